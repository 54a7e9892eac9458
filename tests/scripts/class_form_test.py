"""Bundles for a judge that calls a class Solution and has its own main."""

import subprocess

import pytest

from conftest import Mex, Workshop
from mexlib import problems
from mexlib.class_form import without_main
from mexlib.errors import MexError

CLASS = b"#include <vector>\n\nclass Solution {\n  public:\n    int f();\n};\n"
MAIN = b"\nint main() {\n    if (Solution().f()) {\n        return 1;\n    }\n}\n"


@pytest.mark.parametrize("main", [
    MAIN, b"\nint main() {}\n", b"\nint main(int, char** argv) {\n    argv[0] = 0;\n}\n",
])
def test_main_alone_is_left_out(main: bytes) -> None:
    assert without_main(CLASS + main, "a.cpp") == CLASS
    assert without_main(CLASS + main + b"\nint after;\n", "a.cpp") == CLASS + b"int after;\n"


@pytest.mark.parametrize(("text", "message"), [
    (MAIN, "a class Solution"),
    (b"// class Solution {}\n" + MAIN, "a class Solution"),
    (CLASS, "'int main() {'"),
    (CLASS + b"int main()\n{\n}\n", "'int main() {'"),
    (CLASS + MAIN + MAIN, "'int main() {'"),
])
def test_what_cannot_be_left_out_is_refused(text: bytes, message: str) -> None:
    with pytest.raises(MexError, match="^a.cpp: the judge .*" + message.replace("(", r"\(").replace(")", r"\)")):
        without_main(text, "a.cpp")


@pytest.mark.parametrize(
    "slug", [p.slug for p in problems.choose([]) if p.judge.class_form]
)
def test_the_judge_can_call_the_class(mex: Mex, slug: str) -> None:
    """As the judge does it: behind its own includes, with a main of its own."""
    text = mex("bundle", slug).stdout.decode()
    assert "int main" not in text and "class Solution" in text
    program = f"#include <bits/stdc++.h>\nusing namespace std;\n{text}int main() {{ Solution(); }}\n"
    command = "g++ -std=c++20 -Wall -Wextra -Werror -fsyntax-only -x c++ -".split()
    subprocess.run(command, input=program, text=True, check=True)


def test_a_file_for_that_judge(workshop: Workshop) -> None:
    source = workshop.write("a.cpp", CLASS + MAIN)
    done = workshop.mex("bundle", source, "--judge", "LeetCode", "--check")
    assert done.returncode == 2 and b"does not compile" in done.stderr  # f is not defined
    workshop.write("a.cpp", (CLASS + MAIN).replace(b"int f();", b"int f() { return 0; }"))
    done = workshop.mex("bundle", source, "--judge", "LeetCode", "--check")
    assert done.returncode == 0 and b"int main" not in done.stdout
    workshop.write("a.cpp", MAIN)
    done = workshop.mex("bundle", source, "--judge", "LeetCode")
    assert done.returncode == 2 and done.stderr.startswith(b"mex: ") and not done.stdout
