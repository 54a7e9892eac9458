"""The subcommands of mex, one module each: DOC, configure(parser), main(arguments)."""
