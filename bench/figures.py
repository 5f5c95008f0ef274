"""Published figures of studies, each by its command: played again, and written into the pages.

    python bench/figures.py [NAME ...]     all of them by default

docs/studies/figures.json keeps for each its name, its page, its command, what of the report is
shown, the digest of the games, and the commit at which that was last another. Between
`<!-- figure NAME -->` and `<!-- end -->` the page is written anew. Run twice it changes nothing;
the tests play the cheap ones.
"""

import json
import pathlib
import re
import shlex
import subprocess
import sys
from collections.abc import Iterator
from typing import Any

import msgspec

ROOT = pathlib.Path(__file__).parents[1]
KEPT = ROOT / "docs/studies/figures.json"
_HEADINGS = {
    "by_seat": "seat", "by_order": "order of play", "by_bot": "bot", "by_faction": "faction",
}  # fmt: skip
_BLOCK = r"(<!-- figure {} -->\n).*?(<!-- end -->)"


class Figure(msgspec.Struct):
    name: str
    page: str
    command: str
    shows: list[str]
    is_cheap: bool
    digest: str = ""
    commit: str = ""

    @property
    def path(self) -> pathlib.Path:
        return ROOT / self.page

    @property
    def block(self) -> re.Pattern[str]:
        """Its place in the page."""
        return re.compile(_BLOCK.format(re.escape(self.name)), re.DOTALL)


def figures() -> list[Figure]:
    return msgspec.json.decode(KEPT.read_bytes(), type=list[Figure])


def report_of(figure: Figure) -> dict[str, Any]:
    words = [sys.executable, "-m", "theomachy", *shlex.split(figure.command), "--json"]
    done = subprocess.run(words, cwd=ROOT, check=True, stdout=subprocess.PIPE, text=True)
    told: dict[str, Any] = json.loads(done.stdout)
    return told


def told(figure: Figure, report: dict[str, Any]) -> str:
    """What the page says: the command, a table for each thing shown, and how games ended."""
    lines = [f"`theomachy {figure.command}` (games of digest `{report['digest'][:16]}`)", ""]
    for shown in figure.shows:
        lines += [*table(_HEADINGS[shown], report[shown]), ""]
    endings = ", ".join(f"{why} {n / report['games']:.1%}" for why, n in report["endings"].items())
    mean = report["decisions"]["mean"]
    return "\n".join([*lines, f"Endings: {endings}; {mean:,.1f} decisions a game.", ""])


def table(heading: str, shares: list[dict[str, Any]]) -> Iterator[str]:
    yield f"| {heading} | wins | 95 % | points |"
    yield "|---|---|---|---|"
    for one in shares:
        low, high = one["interval"]
        wins = f"{one['share']:.1%} | {low:.1%} – {high:.1%}"
        yield f"| {one['name']} | {wins} | {one['points']:.2f} |"


def written(figure: Figure, page: str, report: dict[str, Any]) -> str:
    """The page with this figure in it; its place must be there, once."""
    [block] = figure.block.finditer(page)
    return page[: block.start()] + block[1] + told(figure, report) + block[2] + page[block.end() :]


def publish(figure: Figure) -> None:
    report = report_of(figure)
    if report["digest"] != figure.digest:
        figure.digest, figure.commit = report["digest"], commit()
    figure.path.write_text(written(figure, figure.path.read_text("utf-8"), report), "utf-8")
    print(f"{figure.name}: {figure.digest[:16]} since {figure.commit}", flush=True)


def commit() -> str:
    asked = ["git", "-C", str(ROOT), "rev-parse", "--short", "HEAD"]
    return subprocess.run(asked, check=True, stdout=subprocess.PIPE, text=True).stdout.strip()


def main(*names: str) -> None:
    known = figures()
    unknown = set(names) - {figure.name for figure in known}
    if unknown:
        sys.exit(f"no figure called {', '.join(sorted(unknown))}; there are "
                 f"{', '.join(figure.name for figure in known)}")  # fmt: skip
    for figure in known:
        if not names or figure.name in names:
            publish(figure)
            KEPT.write_bytes(msgspec.json.format(msgspec.json.encode(known), indent=1) + b"\n")


if __name__ == "__main__":
    main(*sys.argv[1:])
