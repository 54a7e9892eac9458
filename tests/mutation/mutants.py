"""Small faults that can be planted in a header, each a change of one place in one line."""

import re
from collections.abc import Iterator
from dataclasses import dataclass

_SWAPS = {
    "+": ["-"], "-": ["+"], "*": ["+"], "/": ["*"], "%": ["/"],
    "&": ["|"], "|": ["&"], "^": ["|"], "<<": [">>"], ">>": ["<<"],
    "==": ["!="], "!=": ["=="], "<": ["<="], "<=": ["<"], ">": [">="], ">=": [">"],
    "&&": ["||"], "||": ["&&"],
    "+=": ["-="], "-=": ["+="], "*=": ["+="], "/=": ["*="], "%=": ["/="],
    "&=": ["|="], "|=": ["&="], "^=": ["|="], "<<=": [">>="], ">>=": ["<<="],
}
_TOKEN = re.compile(
    r"""
      (?P<literal>"(?:\\.|[^"\\])*"|'(?:\\.|[^'\\])*')
    | (?P<comment>//.*)
    | (?P<word>[A-Za-z_]\w*)
    | (?P<number>\d[\w.]*)
    | (?P<binary>(?<=\ )(?:[-+*/%^&|]=?|<<=?|>>=?|==|!=|<=?|>=?|&&|\|\|)(?=\ ))
    | (?P<step>\+\+|--)
    | (?P<prefix>(?<![\w)\]])[-!~](?=[\w(]))
    """,
    re.VERBOSE,
)
_INTEGER = re.compile(r"(\d+)([uUlL]*)")
_WORDS = {"true": "false", "false": "true", "break": "continue", "continue": "break"}


@dataclass(frozen=True)
class Mutant:
    """A header with one small fault."""

    line: int  # from 1
    name: str  # the line and what is changed in it; the same in lines that are equal
    text: str  # the whole header


def mutants(text: str) -> Iterator[Mutant]:
    """Every mutant of a header, from top to bottom."""
    lines = text.splitlines(keepends=True)
    for index, line in enumerate(lines):
        code = line.rstrip("\n")
        if code.startswith(("#", "//", "template", "namespace", "}  //")):
            continue
        before, after = "".join(lines[:index]), "".join(lines[index + 1 :])
        for change, changed in _changes(code):
            name = f"{code.strip()}  [{change}]"
            yield Mutant(index + 1, name, f"{before}{changed}\n{after}")


def _changes(code: str) -> Iterator[tuple[str, str]]:
    """What may be done to a line, and the line after it."""
    if _is_statement(code):
        yield "dropped", ""
    seen: dict[str, int] = {}
    for match in _TOKEN.finditer(code):
        old = match[0]
        if match.lastgroup == "comment":
            break
        for new in _replacements(match.lastgroup or "", old):
            change = f"{old} => {new or 'nothing'}"
            seen[change] = seen.get(change, 0) + 1
            if seen[change] > 1:
                change += f", number {seen[change]}"
            yield change, code[: match.start()] + new + code[match.end() :]


def _is_statement(code: str) -> bool:
    """True iff the line is a whole statement, as far as a line can tell."""
    bare = _TOKEN.sub(lambda m: "" if m.lastgroup in ("comment", "literal") else m[0], code)
    bare = bare.strip()
    balanced = bare.count("(") == bare.count(")") and bare.count("{") == bare.count("}")
    return bare.endswith(";") and balanced and not bare.startswith(("using", "return", "struct"))


def _replacements(kind: str, old: str) -> list[str]:
    if kind == "binary":
        return _SWAPS[old]
    if kind == "step":
        return ["--" if old == "++" else "++"]
    if kind == "prefix":
        return [""]
    if kind == "word":
        return [_WORDS[old]] if old in _WORDS else []
    integer = _INTEGER.fullmatch(old) if kind == "number" else None
    if not integer:
        return []
    value, suffix = int(integer[1]), integer[2]
    others = {0: [1], 1: [0]}.get(value, [value + 1, value - 1])
    return [f"{other}{suffix}" for other in others]
