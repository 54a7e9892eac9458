"""Every gen.py: repeatable, and its valid() tells an input from what is none."""

import importlib.util
import random
import subprocess
import sys
from functools import cache
from types import ModuleType

import pytest

from mexlib import problems

SLUGS = problems.slugs()
# Inputs that may end after any case; in most a case is one number.
ENDED_BY_EOF = {
    "uva-10094-place-the-guards",
    "uva-10165-stone-game",  # the 0 that ends the games may be missing
    "uva-524-prime-ring-problem",
    "uva-847-a-multiplication-game",
}
# Odd words that are right there: numbers may be negative, or larger than most.
RIGHT_WORDS = {
    "atcoder-abc255-g-constrained-nim": {str(2**31)},
    "codeforces-1091h-new-year-and-the-tricolore-recreation": {"-1"},
    "codeforces-255e-furlo-and-rublo-and-game": {str(2**31)},
    "kattis-hackenbushshrubbery-hackenbush-shrubbery": {"-1"},
    "library-checker-nim-product-64": {str(2**31)},
    "uva-11489-integer-game": {str(2**31), "99999999999999999999"},
    "uva-1482-playing-with-stones": {str(2**31)},
    "uva-847-a-multiplication-game": {str(2**31)},
}
SEED = 20261201

pytestmark = pytest.mark.parametrize("slug", SLUGS)


@cache
def generator(slug: str) -> ModuleType:
    path = problems.PROBLEMS / slug / "gen.py"
    spec = importlib.util.spec_from_file_location(f"gen_{slug}", path)
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def inputs(slug: str, count: int) -> list[str]:
    return [generator(slug).small(random.Random(SEED + i)) for i in range(count)]


def test_accepts_all_that_it_makes(slug: str) -> None:
    gen = generator(slug)
    for text in [*inputs(slug, 200), gen.largest(random.Random(1))]:
        assert text.endswith("\n") and gen.valid(text), text[:500]


def test_accepts_samples_and_extras(slug: str) -> None:
    for case in problems.load(problems.PROBLEMS / slug).cases():
        assert generator(slug).valid(case.input.read_bytes().decode()), case.name


def test_refuses_what_is_no_input(slug: str) -> None:
    valid = generator(slug).valid
    assert not valid("") and not valid("\n")
    for text in inputs(slug, 30):
        assert not valid(text + "7\n") or slug in ENDED_BY_EOF
        assert not valid(text + "1 1 1 1\n") or slug in {*ENDED_BY_EOF, "hdu-3590-pp-and-qq"}
        words = text.split()
        for index in range(len(words)):
            for instead in ("x", "-1", "1.5", str(2**31), "99999999999999999999"):
                if instead in RIGHT_WORDS.get(slug, ()):
                    continue
                broken = " ".join([*words[:index], instead, *words[index + 1 :]])
                assert not valid(broken), broken


def test_last_word_is_needed(slug: str) -> None:
    for text in inputs(slug, 100):
        fewer = " ".join(text.split()[:-1])
        assert generator(slug).valid(fewer) == (slug in ENDED_BY_EOF and fewer != ""), text


def test_never_raises(slug: str) -> None:
    rng = random.Random(SEED)
    for length in range(0, 60):
        text = bytes(rng.choices(b"0123 \n\r\t-+x\xe9\xb2_", k=length)).decode("latin-1")
        assert generator(slug).valid(text) in (True, False)


def test_as_a_program(slug: str) -> None:
    path = problems.PROBLEMS / slug / "gen.py"

    def run(word: str, text: bytes = b"") -> "subprocess.CompletedProcess[bytes]":
        return subprocess.run([sys.executable, path, word], input=text, capture_output=True)

    made = run("7").stdout
    assert made == run("7").stdout and made == generator(slug).small(random.Random(7)).encode()
    assert len({run(str(seed)).stdout for seed in range(1, 6)}) > 1
    largest = run("--max").stdout
    assert (len(largest), largest) > (len(made), made)
    assert run("--valid", made).returncode == 0
    assert run("--valid", b"x\n").returncode == 1
