"""Shares with their intervals as a picture: an SVG that needs nothing else."""

from collections.abc import Sequence
from html import escape

_ROW, _TOP, _LEFT, _WIDTH, _RIGHT = 30, 56, 150, 420, 200
_LETTER, _GAP = 8, 12
_STYLE = """
text { font: 13px system-ui, sans-serif; fill: #222 }
.page { fill: #fff } .grid { stroke: #ddd } .fair { stroke: #888; stroke-dasharray: 4 3 }
.interval { stroke: #2563a8; stroke-width: 3 } .share { fill: #2563a8 } .quiet { fill: #666 }
@media (prefers-color-scheme: dark) {
text { fill: #eee } .page { fill: #1b1b1f } .grid { stroke: #3a3a40 } .quiet { fill: #aaa }
.interval { stroke: #7db4ee } .share { fill: #7db4ee } }
"""

Row = tuple[str, float, tuple[float, float]]
"""A name, its share, and the interval of that."""


def draw_shares(title: str, rows: Sequence[Row], fair: float) -> str:
    """A line for each name, from 0 to 100 %; `fair` is what each would have if all were alike."""
    bottom, left = _TOP + _ROW * len(rows), -room_for_names([name for name, _, _ in rows])
    width = _LEFT + _WIDTH + _RIGHT - left
    marks = [vertical(share / 4, bottom, "grid") for share in range(5)]
    labels = [label(x_of(i / 4), bottom + 20, f"{i * 25} %", "quiet", "middle") for i in range(5)]
    return "\n".join(
        [
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{left} 0 {width} {bottom + 34}" '
            f'width="{width}" height="{bottom + 34}" role="img">',
            f"<title>{escape(title)}</title>",
            f"<style>{_STYLE}</style>",
            f'<rect class="page" x="{left}" width="{width}" height="{bottom + 34}"/>',
            label(left + 16, 28, title),
            *marks,
            vertical(fair, bottom, "fair"),
            *labels,
            *(draw_row(row, _TOP + _ROW * i + _ROW / 2) for i, row in enumerate(rows)),
            "</svg>\n",
        ]
    )


def room_for_names(names: Sequence[str]) -> int:
    """How much more than usual they take on the left."""
    return max(0, _LETTER * max(map(len, names), default=0) - _LEFT + 2 * _GAP)


def draw_row(row: Row, y: float) -> str:
    name, share, (low, high) = row
    figures = f"{share:.1%} ({low:.1%} – {high:.1%})"
    return "\n".join(
        [
            label(_LEFT - _GAP, y + 4, name, anchor="end"),
            f'<line class="interval" x1="{x_of(low)}" x2="{x_of(high)}" y1="{y}" y2="{y}"/>',
            f'<circle class="share" cx="{x_of(share)}" cy="{y}" r="5"/>',
            label(_LEFT + _WIDTH + 10, y + 4, figures, "quiet"),
        ]
    )


def x_of(share: float) -> float:
    return round(_LEFT + _WIDTH * share, 1)


def vertical(share: float, bottom: float, kind: str) -> str:
    x = x_of(share)
    return f'<line class="{kind}" x1="{x}" x2="{x}" y1="{_TOP - 8}" y2="{bottom}"/>'


def label(x: float, y: float, text: str, kind: str = "name", anchor: str = "start") -> str:
    return f'<text class="{kind}" x="{x}" y="{y}" text-anchor="{anchor}">{escape(text)}</text>'
