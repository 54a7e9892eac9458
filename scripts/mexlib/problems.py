"""The problem folders: facts, cases, and finding one by a part of its name."""

import difflib
import re
import tomllib
from dataclasses import dataclass, fields
from functools import cache
from pathlib import Path

from mexlib.errors import MexError
from mexlib.paths import PACKAGE, PROBLEMS

COMPARISONS = ("exact", "tokens", "float", "checker", "interactive")


@dataclass(frozen=True)
class Judge:
    """How one judge compiles, limits and compares; see judges.toml."""

    name: str
    standard: str
    flags: tuple[str, ...]
    compare: str
    final_newline: bool
    time_limit: float
    memory_limit: float
    output_limit: float
    class_form: bool
    stack_limit: float | None = None
    source_limit: int | None = None


@dataclass(frozen=True)
class Case:
    """A pair of files; `answer` is None where nobody knows the right output."""

    name: str
    input: Path
    answer: Path | None


@dataclass(frozen=True)
class Problem:
    """One folder problems/<slug>, as its problem.toml states it."""

    slug: str
    folder: Path
    judge: Judge
    id: str
    title: str
    url: str
    topics: tuple[str, ...]
    status: str
    compare: str
    time_limit: float
    memory_limit: float
    idea: str = ""
    tolerance: float | None = None

    @property
    def solution(self) -> Path:
        return self.folder / "solution.cpp"

    def cases(self) -> list[Case]:
        return cases_of(self.folder)


@cache
def judges() -> dict[str, Judge]:
    """All judges of judges.toml by name."""
    tables = tomllib.loads((PACKAGE / "judges.toml").read_text("utf-8"))
    default = tables["default"]
    known = {field.name for field in fields(Judge)}
    result = {}
    for name, table in tables.items():
        facts = {**default, **table}
        unknown = set(facts) - known
        if unknown:
            raise MexError(f"judges.toml: [{name}] has an unknown key {sorted(unknown)[0]}")
        facts["flags"] = tuple(facts["flags"])
        result[name] = Judge(name=name, **facts)
    return result


def find_judge(name: str) -> Judge:
    """The judge of that name, in any case."""
    for known, judge in judges().items():
        if known.lower() == name.lower():
            return judge
    lower = {known.lower(): known for known in judges()}
    close = difflib.get_close_matches(name.lower(), lower, 1)
    hint = f"did you mean {lower[close[0]]}?" if close else f"known are {', '.join(judges())}"
    raise MexError(f"unknown judge {name!r}; {hint}")


# key -> (types, needed)
_KEYS: dict[str, tuple[tuple[type, ...], bool]] = {
    "judge": ((str,), True),
    "id": ((str,), True),
    "title": ((str,), True),
    "url": ((str,), True),
    "time_limit": ((float, int), False),
    "memory_limit": ((float, int), False),
    "compare": ((str,), False),
    "tolerance": ((float, int), False),
    "topics": ((list,), True),
    "idea": ((str,), False),
    "status": ((str,), True),
}


def load(folder: Path) -> Problem:
    """Read problem.toml; anything wrong in it raises MexError with the way out."""
    path = folder / "problem.toml"
    shown = f"problems/{folder.name}/problem.toml"
    try:
        facts = tomllib.loads(path.read_bytes().decode("utf-8"))
    except FileNotFoundError:
        raise MexError(f"{shown} is missing: write judge, id, title, url, topics, status") from None
    except OSError as error:
        raise MexError(f"{shown}: cannot be read ({error.strerror})") from None
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        raise MexError(f"{shown}: not valid TOML: {error}") from None
    for key, value in facts.items():
        if key not in _KEYS:
            close = difflib.get_close_matches(key, _KEYS, 1)
            hint = f"did you mean {close[0]}?" if close else f"known are {', '.join(_KEYS)}"
            raise MexError(f"{shown}: unknown key {key!r}; {hint}")
        types = _KEYS[key][0]
        if not isinstance(value, types) or isinstance(value, bool):
            names = " or ".join(t.__name__ for t in types)
            raise MexError(f"{shown}: {key} must be a {names}, not {value!r}")
        if isinstance(value, (int, float)) and not 0 < value < float("inf"):
            raise MexError(f"{shown}: {key} must be more than 0, not {value!r}")
    missing = [key for key, (_, needed) in _KEYS.items() if needed and key not in facts]
    if missing:
        raise MexError(f"{shown}: {missing[0]} is missing: add the line {missing[0]} = ...")
    if not all(isinstance(topic, str) for topic in facts["topics"]) or not facts["topics"]:
        raise MexError(f"{shown}: topics must be a list of at least one string")
    if not re.fullmatch(r"samples|accepted \d{4}-\d{2}-\d{2}", facts["status"]):
        raise MexError(
            f'{shown}: status must be "samples", or "accepted YYYY-MM-DD" after a real '
            f"submission, not {facts['status']!r}"
        )
    try:
        judge = find_judge(facts.pop("judge"))
    except MexError as error:
        raise MexError(f"{shown}: {error}") from None
    compare = facts.setdefault("compare", judge.compare)
    if compare not in COMPARISONS:
        raise MexError(
            f"{shown}: compare must be one of {', '.join(COMPARISONS)}, not {compare!r}"
        )
    facts.setdefault("time_limit", judge.time_limit)
    facts.setdefault("memory_limit", judge.memory_limit)
    facts["topics"] = tuple(facts["topics"])
    return Problem(slug=folder.name, folder=folder, judge=judge, **facts)


def natural(name: str) -> list:
    """Sorting key: sample-2 before sample-10, samples before extras."""
    parts = re.split(r"(\d+)", name)
    order = {"sample-": 0, "extra-": 1}.get(parts[0], 2)
    return [order, [(int(p), "") if p.isdigit() else (-1, p) for p in parts]]


def cases_of(folder: Path) -> list[Case]:
    """The NAME.in files of a folder with their NAME.out or NAME.ans, in natural order."""
    cases = []
    for path in folder.glob("*.in"):
        name = path.name.removesuffix(".in")
        answers = [folder / f"{name}{suffix}" for suffix in (".out", ".ans")]
        answer = next((a for a in answers if a.is_file()), None)
        cases.append(Case(name, path, answer))
    return sorted(cases, key=lambda case: natural(case.name))


def slugs() -> list[str]:
    """All problem folders, in natural order."""
    if not PROBLEMS.is_dir():
        raise MexError(f"{PROBLEMS} is missing: run mex from a whole clone of the repository")
    found = [p.name for p in PROBLEMS.iterdir() if p.is_dir() and not p.name.startswith(".")]
    return sorted(found, key=lambda slug: [
        (int(p), "") if p.isdigit() else (-1, p) for p in re.split(r"(\d+)", slug)
    ])


def find(part: str) -> Problem:
    """The one problem whose slug is `part` or contains it; a path into its folder works too."""
    here = Path(part).resolve()
    inside = [here, here.parent] if part and here.exists() else []
    folder = next((path for path in inside if path.parent == PROBLEMS and path.is_dir()), None)
    wanted = folder.name if folder else part.lower()
    known = slugs()
    if wanted in known:
        return load(PROBLEMS / wanted)
    # A whole word of the slug (an id such as 750) goes before a part of a word (1750).
    matching = [slug for slug in known if wanted and f"-{wanted}-" in f"-{slug}-"]
    matching = matching or [slug for slug in known if wanted and wanted in slug]
    if len(matching) == 1:
        return load(PROBLEMS / matching[0])
    if matching:
        raise MexError(f"{part!r} fits several problems: {', '.join(matching)}; write more of it")
    close = difflib.get_close_matches(wanted, known, 3, 0.4)
    hint = f"did you mean {' or '.join(close)}?" if close else "mex list shows all"
    raise MexError(f"no problem's name contains {part!r}; {hint}")


def choose(parts: list[str]) -> list[Problem]:
    """The problems named, without repetition; all when none is named."""
    if parts:
        return list({problem.slug: problem for problem in map(find, parts)}.values())
    found = [load(PROBLEMS / slug) for slug in slugs()]
    if not found:
        raise MexError(f"{PROBLEMS} holds no problem: see the README on adding one")
    return found
