"""The curve of a learner: its share of wins against a rival over the minutes, as an SVG."""

import json
import pathlib
from collections.abc import Sequence
from html import escape
from typing import Any

from theomachy.study.drawing import label

_LEFT, _TOP, _WIDTH, _HEIGHT = 60, 56, 560, 300
_STYLE = """
text { font: 13px system-ui, sans-serif; fill: #222 }
.page { fill: #fff } .grid { stroke: #ddd } .even { stroke: #888; stroke-dasharray: 4 3 }
.band { fill: #2563a8; opacity: .2 } .line { fill: none; stroke: #2563a8; stroke-width: 2 }
@media (prefers-color-scheme: dark) {
text { fill: #eee } .page { fill: #1b1b1f } .grid { stroke: #3a3a40 }
.band { fill: #7db4ee } .line { stroke: #7db4ee } }
"""

Point = dict[str, Any]
"""Minutes, and the share with its interval."""


def keep(folder: pathlib.Path, title: str, points: Sequence[Point]) -> None:
    """As lines to read and as a picture."""
    lines = "".join(json.dumps(point) + "\n" for point in points)
    (folder / "curve.jsonl").write_text(lines, "utf-8")
    (folder / "curve.svg").write_text(draw(title, points), "utf-8")


def draw(title: str, points: Sequence[Point]) -> str:
    longest = max([point["minutes"] for point in points], default=0.0) or 1.0
    width, height = _LEFT + _WIDTH + 40, _TOP + _HEIGHT + 50

    def place(minutes: float, share: float) -> str:
        x, y = _LEFT + _WIDTH * minutes / longest, _TOP + _HEIGHT * (1 - share)
        return f"{x:.1f},{y:.1f}"

    def across(share: float) -> str:
        y, kind = _TOP + _HEIGHT * (1 - share), "even" if share == 0.5 else "grid"
        line = f'<line class="{kind}" x1="{_LEFT}" x2="{_LEFT + _WIDTH}" y1="{y}" y2="{y}"/>'
        return line + label(_LEFT - 8, y + 4, f"{share:.0%}", anchor="end")

    shares = [place(point["minutes"], point["share"]) for point in points]
    lows = [place(point["minutes"], point["low"]) for point in points]
    highs = [place(point["minutes"], point["high"]) for point in points]
    return "\n".join(
        [
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" '
            f'width="{width}" height="{height}" role="img">',
            f"<title>{escape(title)}</title>",
            f"<style>{_STYLE}</style>",
            f'<rect class="page" width="{width}" height="{height}"/>',
            label(16, 28, title),
            *(across(share / 4) for share in range(5)),
            f'<polygon class="band" points="{" ".join([*lows, *reversed(highs)])}"/>',
            f'<polyline class="line" points="{" ".join(shares)}"/>',
            label(_LEFT, height - 16, "0", anchor="middle"),
            label(_LEFT + _WIDTH, height - 16, f"{longest:.1f} min", anchor="middle"),
            "</svg>\n",
        ]
    )
