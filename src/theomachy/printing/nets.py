"""Dice to cut out and fold: a cube of six faces, an octahedron of eight."""

import math
from dataclasses import dataclass
from typing import Any

from theomachy.printing.sheets import Dice

TAB = 0.28
"""The height of a tab to glue, as a part of an edge."""
_DOWN = math.sqrt(3) / 2

Point = tuple[float, float]
Polygon = list[Point]


@dataclass(frozen=True)
class Net:
    faces: list[Polygon]
    tabs: list[Polygon]
    labels: list[dict[str, Any]]

    @property
    def size(self) -> tuple[float, float]:
        points = [point for polygon in (*self.faces, *self.tabs) for point in polygon]
        xs, ys = [x for x, _ in points], [y for _, y in points]
        return max(xs) - min(xs) + 2, max(ys) - min(ys) + 2

    def told(self) -> dict[str, Any]:
        points = [point for polygon in (*self.faces, *self.tabs) for point in polygon]
        left, top = min(x for x, _ in points) - 1, min(y for _, y in points) - 1
        moved = [[[(x - left, y - top) for x, y in p] for p in group] for group in self.groups]
        labels = [one | {"x": one["x"] - left, "y": one["y"] - top} for one in self.labels]
        return {"faces": moved[0], "tabs": moved[1], "labels": labels}

    @property
    def groups(self) -> tuple[list[Polygon], list[Polygon]]:
        return self.faces, self.tabs


def net_of(dice: Dice) -> Net:
    faces = cube() if len(dice.faces) == 6 else octahedron()
    large = [[(x * dice.edge, y * dice.edge) for x, y in face] for face in faces]
    return Net(large, tabs(large), labelled(large, dice.faces))


def cube() -> list[Polygon]:
    """A cross: four squares in a row, one above the second and one beneath."""
    corners = [(0, 1), (1, 1), (2, 1), (3, 1), (1, 0), (1, 2)]
    return [[(x, y), (x + 1, y), (x + 1, y + 1), (x, y + 1)] for x, y in corners]


def octahedron() -> list[Polygon]:
    """A band of six triangles, the one above and the one beneath."""
    up = [upward(x, 1) for x in (0.0, 1.0, 2.0)]
    down = [downward(x, 1) for x in (0.5, 1.5, 2.5)]
    return [*up, *down, upward(1.5, 0), downward(1.0, 2)]


def upward(x: float, row: int) -> Polygon:
    top, bottom = row * _DOWN, (row + 1) * _DOWN
    return [(x + 0.5, top), (x + 1, bottom), (x, bottom)]


def downward(x: float, row: int) -> Polygon:
    top, bottom = row * _DOWN, (row + 1) * _DOWN
    return [(x, top), (x + 1, top), (x + 0.5, bottom)]


def labelled(faces: list[Polygon], words: tuple[str, ...]) -> list[dict[str, Any]]:
    return [
        {"x": sum(x for x, _ in face) / len(face), "y": sum(y for _, y in face) / len(face)}
        | {"text": word}
        for face, word in zip(faces, words, strict=True)
    ]


def tabs(faces: list[Polygon]) -> list[Polygon]:
    """On every second edge of the outline: what is glued together are always such neighbours."""
    return [tab(start, end) for start, end in outline(faces)[::2]]


def outline(faces: list[Polygon]) -> list[tuple[Point, Point]]:
    """The edges that belong to one face only, in the order of a walk around all of them."""
    edges = {edge: None for face in faces for edge in zip(face, face[1:] + face[:1], strict=True)}
    known = {(rounded(a), rounded(b)) for a, b in edges}
    free = {rounded(a): (a, b) for a, b in edges if (rounded(b), rounded(a)) not in known}
    walk = [next(iter(free.values()))]
    while rounded(walk[-1][1]) != rounded(walk[0][0]):
        walk.append(free[rounded(walk[-1][1])])
    return walk


def rounded(point: Point) -> Point:
    return round(point[0], 3), round(point[1], 3)


def tab(start: Point, end: Point) -> Polygon:
    """Outside an edge that is walked with the faces on the right."""
    (x, y), (dx, dy) = start, (end[0] - start[0], end[1] - start[1])
    inner, outer = 0.22, TAB
    near = (x + inner * dx + outer * dy, y + inner * dy - outer * dx)
    far = (x + (1 - inner) * dx + outer * dy, y + (1 - inner) * dy - outer * dx)
    return [start, near, far, end]
