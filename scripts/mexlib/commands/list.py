"""List problems and snippets by topic.

--readme brings the tables of README.md up to date; nothing else of it is touched.
"""

import argparse
import json

from mexlib import problems, snippets
from mexlib.errors import MexError
from mexlib.paths import README, write_atomically

_BEGIN, _END = "<!-- mex list: begin -->", "<!-- mex list: end -->"
# The way a learner walks; other topics follow in alphabetical order.
_TOPICS = (
    "outcomes", "nim", "subtraction games", "grundy numbers", "sums of games",
    "green hackenbush", "misere play", "nimbers", "strategy stealing and pairing",
    "loopy games", "n-queens", "backtracking",
)


def configure(parser: argparse.ArgumentParser) -> None:
    shape = parser.add_mutually_exclusive_group()
    shape.add_argument("--json", action="store_true", help="as JSON")
    shape.add_argument("--readme", action="store_true", help="bring README.md up to date")


def main(arguments: argparse.Namespace) -> int:
    known = problems.choose([])
    if arguments.json:
        print(json.dumps(_as_json(known), indent=1))
    elif arguments.readme:
        text = README.read_text("utf-8")
        write_atomically(README, with_tables(text).encode())
    else:
        _print(known)
    return 0


def by_topic(known: list[problems.Problem]) -> dict[str, list[problems.Problem]]:
    """The problems under their first topic, topics in the learner's order."""
    groups: dict[str, list[problems.Problem]] = {}
    for problem in known:
        groups.setdefault(problem.topics[0], []).append(problem)
    place = {topic: index for index, topic in enumerate(_TOPICS)}
    return dict(sorted(groups.items(), key=lambda item: (place.get(item[0], 99), item[0])))


def _print(known: list[problems.Problem]) -> None:
    width = max(len(problem.slug) for problem in known)
    for topic, group in by_topic(known).items():
        print(topic)
        for problem in group:
            print(f"  {problem.slug:<{width}}  {problem.idea}".rstrip())
    print("snippets (mex snippet NAME)")
    for snippet in snippets.snippets():
        print(f"  {snippet.name:<{width}}  {snippet.title}")


def _as_json(known: list[problems.Problem]) -> dict:
    return {
        "problems": [
            {
                "slug": problem.slug,
                "judge": problem.judge.name,
                "id": problem.id,
                "title": problem.title,
                "url": problem.url,
                "topics": list(problem.topics),
                "idea": problem.idea,
                "status": problem.status,
                "snippets": [snippet.name for snippet in snippets.used_by(problem)],
            }
            for problem in known
        ],
        "snippets": [
            {"name": snippet.name, "file": snippet.file, "title": snippet.title}
            for snippet in snippets.snippets()
        ],
    }


def with_tables(readme: str) -> str:
    """The README's text with the tables made anew between their marks."""
    if readme.count(_BEGIN) != 1 or readme.count(_END) != 1:
        raise MexError(f"README.md must hold one {_BEGIN} and one {_END} for the tables")
    before, rest = readme.split(_BEGIN)
    _, after = rest.split(_END)
    return f"{before}{_BEGIN}\n{_tables()}{_END}{after}"


def _tables() -> str:
    known = problems.choose([])
    users: dict[str, list[problems.Problem]] = {}
    for problem in known:
        for snippet in snippets.needed_by(problem):
            users.setdefault(snippet.name, []).append(problem)
    lines = ["| Problem | Idea | Snippets |", "|---|---|---|"]
    for topic, group in by_topic(known).items():
        lines.append(f"| **{topic}** | | |")
        for problem in group:
            used = ", ".join(_link(s.name, s.file) for s in snippets.used_by(problem))
            name = f"{problem.judge.name} {problem.id} {problem.title}"
            lines.append(f"| {_link(name, f'problems/{problem.slug}')} | {problem.idea} | {used} |")
    lines += ["", "| Snippet | What it is | Used by, or an example |", "|---|---|---|"]
    for snippet in snippets.snippets():
        used = ", ".join(
            _link(f"{p.judge.name} {p.id}", f"problems/{p.slug}")
            for p in users.get(snippet.name, [])
        ) or "<br>".join(f"`{line}`" for line in snippet.usage).replace("|", "\\|")
        lines.append(f"| {_link(snippet.name, snippet.file)} | {snippet.title} | {used} |")
    return "\n".join(lines) + "\n"


def _link(text: str, path: str) -> str:
    return f"[{text}]({path})"
