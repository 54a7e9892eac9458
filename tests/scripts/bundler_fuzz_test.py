"""Random include trees: a bundle must preprocess to what the original preprocesses to.

System headers are empty stand-ins which define a macro each, so that the order of our own
tokens and the macros that are visible at each place are compared exactly. All is checked
once with and once without -DLOCAL, so both branches of conditionals count.
"""

import os
import random
import re
import subprocess
from pathlib import Path

import pytest

from mexlib.bundler import bundle, strip
from mexlib.errors import MexError

TREES = int(os.environ.get("MEX_FUZZ_TREES", "60" if os.environ.get("MEX_QUICK") else "300"))
GROUPS = 10
SYSTEM = ["vector", "cstdio", "cassert", "algorithm", "odd/system.h", "stddef.h"]
BANNER = ["fuzz", "tree"]


class Tree:
    """One random tree of headers under inc/, with a main.cpp beside it."""

    def __init__(self, rng: random.Random, folder: Path) -> None:
        self.rng = rng
        self.folder = folder
        self.names = [
            rng.choice(["", "a/", "b/"]) + f"h{i}.hpp" for i in range(rng.randint(1, 6))
        ]
        self.kinds = [rng.choice(["once", "once", "guard", "guard", "plain"]) for _ in self.names]
        for stand_in in SYSTEM:
            path = folder / "system" / stand_in
            path.parent.mkdir(parents=True, exist_ok=True)
            macro = "SEEN_" + re.sub(r"\W", "_", stand_in)
            path.write_text(f"#undef {macro}\n#define {macro} 1\n")
        for index, name in enumerate(self.names):
            self.write(folder / "inc" / name, index)
        self.write(folder / "main.cpp", None)

    def write(self, path: Path, index: int | None) -> None:
        rng = self.rng
        lines = [self.line(path, index) for _ in range(rng.randint(1, 7))]
        if index is not None:
            kind = self.kinds[index]
            comment = rng.choice(["", "// licence\n", "/* long\n   licence */\n", "\n\n"])
            if kind == "once":
                lines.insert(0, comment + rng.choice(["#pragma once", "# pragma  once // yes"]))
            elif kind == "guard":
                opening = rng.choice(["#ifndef GUARD_{0}", "#if !defined(GUARD_{0})"])
                lines.insert(0, comment + (opening + "\n#define GUARD_{0}").format(index))
                lines.append(rng.choice(["#endif", "#endif // guard", "#endif\n// the end"]))
            # #pragma once takes files of equal bytes for one file, so none are equal.
            lines.append(f"// file {index}")
        text = "\n".join(lines)
        if rng.random() < 0.8:
            text += "\n"
        data = text.encode("latin-1")
        if rng.random() < 0.2:
            data = data.replace(b"\n", b"\r\n")
        if rng.random() < 0.1:
            data = b"\xef\xbb\xbf" + data
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(data)

    def line(self, path: Path, index: int | None, depth: int = 0) -> str:
        rng = self.rng
        unique = rng.randrange(10**6)
        choice = rng.random()
        if choice < 0.30:
            return self.include(path, index)
        if choice < 0.42:
            return f"#include <{rng.choice(SYSTEM)}>"
        if choice < 0.55:
            return rng.choice([
                f"int x{unique};",
                f'const char* s{unique} = "// not /* a comment \\" ";',
                f"char c{unique} = '\"'; // \" tail",
                f'const char* r{unique} = R"(#include "ghost.hpp" // )" ;',
                f'const char* r{unique} = R"x(a)" \\\n)x";',
                f"int a{unique} = 1 /* #include \"ghost.hpp\" */ + 2;",
                f"// comment \\\n#include \"ghost.hpp\"\nint after{unique};",
                f"/* open\n#include \"ghost.hpp\"\n*/ int b{unique};",
                f"int odd{unique} = SEEN_odd_system_h; // \xe9\xff",
                "",
                "// only a comment",
            ])
        if choice < 0.65:
            return rng.choice([
                f"#define M{rng.randrange(3)} {unique}",
                f"#undef M{rng.randrange(3)}",
                f"#define LONG{unique}(x) x \\\n  + {unique}",
                f"int m{unique}[] = {{ M0 M1 M2 }};",
                "#define GUARD_0" if rng.random() < 0.2 else "#",
                "#undef GUARD_1" if rng.random() < 0.3 else f"%:define DIGRAPH {unique}",
                "#pragma GCC diagnostic push",
                "#def\\\nine SPLICED 1",
            ])
        if choice < 0.85 and depth < 2:
            opening = rng.choice([
                "#ifdef LOCAL", "#ifndef LOCAL", "#if 0", "#ifdef M0", "#if defined(SEEN_vector)",
                "#ifdef GUARD_2", "#if defined(M1) && !defined(LOCAL)",
            ])
            body = [self.line(path, index, depth + 1) for _ in range(rng.randint(0, 3))]
            if opening == "#if 0":
                body.append('#include "does-not-exist.hpp"\nthat\'s text')
            if rng.random() < 0.5:
                body.append(rng.choice(["#else", "#elif defined(M2)", "#elif 1"]))
                body += [self.line(path, index, depth + 1) for _ in range(rng.randint(0, 2))]
            return "\n".join([opening, *body, "#endif"])
        return f"int y{unique};"

    def include(self, path: Path, index: int | None) -> str:
        rng = self.rng
        # A file without a guard includes only later ones, which keeps the tree finite.
        first = 0 if index is None or self.kinds[index] != "plain" else index + 1
        known = [
            i for i in range(len(self.names))
            if i >= first and (index is None or self.kinds[i] != "plain" or i > index)
        ]
        if not known:
            return "int nothing;"
        name = self.names[rng.choice(known)]
        inc = self.folder / "inc"
        spelled = rng.choice([
            f'"{name}"', f"<{name}>", f'"{os.path.relpath(inc / name, path.parent)}"',
        ])
        before = rng.choice(["", "", "  ", "/* lead */ "])
        hash_mark = rng.choice(["#", "#", "# ", "%:", "#\t"])
        after = rng.choice(["", "", " // tail", " /* tail */", " /* a\n   long tail */"])
        return f"{before}{hash_mark}include{rng.choice(['', ' '])}{spelled}{after}"


def preprocessed(source: Path, include: Path | None, system: Path, define: str) -> list[str]:
    command = ["g++", "-std=c++11", "-E", "-P", "-w", "-nostdinc", "-nostdinc++",
               "-isystem", str(system), define]
    if include:
        command += ["-I", str(include)]
    done = subprocess.run([*command, str(source)], capture_output=True)
    assert done.returncode == 0, done.stderr.decode("latin-1")
    # The macros that a bundle adds for #pragma once leave no token.
    return done.stdout.decode("latin-1").split()


@pytest.mark.parametrize("group", range(GROUPS))
def test_bundle_preprocesses_like_the_original(group: int, tmp_path: Path) -> None:
    first = int(os.environ.get("MEX_FUZZ_SEED", random.SystemRandom().randrange(10**9)))
    refused = 0
    for number in range(TREES // GROUPS):
        seed = first + number * GROUPS + group
        folder = tmp_path / str(number)
        folder.mkdir()
        Tree(random.Random(seed), folder)
        source, inc, system = folder / "main.cpp", folder / "inc", folder / "system"
        try:
            made = bundle(source, [inc], BANNER).text
        except MexError as error:  # an #undef of a guard can make a tree that never ends
            assert "without end" in str(error)
            refused += 1
            continue
        assert made == bundle(source, [inc], BANNER).text
        variants = {"bundle.cpp": made, "stripped.cpp": strip(made, len(BANNER))}
        variants["lines.cpp"] = bundle(source, [inc], BANNER, line_directives=True).text
        alone = folder / "alone"
        alone.mkdir()
        for name, text in variants.items():
            (alone / name).write_bytes(text)
            for define in ("-DLOCAL", "-DJUDGE"):
                want = preprocessed(source, inc, system, define)
                have = preprocessed(alone / name, None, system, define)
                assert have == want, f"MEX_FUZZ_SEED={seed} MEX_FUZZ_TREES={GROUPS}: {name} {define}"
    assert refused <= 2 + TREES // GROUPS // 20
