"""A rulebook in Markdown as blocks that can be set: the part of Markdown our rulebooks use."""

import itertools
import re
from collections.abc import Iterator
from typing import Any

Block = dict[str, Any]
Runs = list[tuple[str, str]]
"""Stretches of text, each with its style: any of b(old), i(talic) and c(ode)."""

_FENCE = re.compile(r"```(.*)")
_HEADING = re.compile(r"(#+) (.*)")
_ITEM = re.compile(r"(?:[-*]|\d+\.) (.*)")
_PARAGRAPH = re.compile(r"[A-Z]{2}-\d+\.\d+$")
_STYLED = re.compile(r"(\*\*|\*|`[^`]*`|\[[^\]]*\]\([^)]*\))")


def blocks(text: str) -> list[Block]:
    return [block for lines in chunks(text) for block in read(lines)]


def chunks(text: str) -> Iterator[list[str]]:
    """Lines that belong together: between blank ones, or within a fence."""
    lines: list[str] = []
    is_fenced = False
    for line in [*text.splitlines(), ""]:
        is_fence = bool(_FENCE.match(line))
        if lines and ((not line.strip() and not is_fenced) or (is_fence and not is_fenced)):
            yield lines
            lines = []
        is_fenced ^= is_fence
        if line.strip() or is_fenced:
            lines.append(line)


def read(lines: list[str]) -> list[Block]:
    first = lines[0]
    if fence := _FENCE.match(first):
        return [code(fence[1], lines[1:-1])]
    if heading := _HEADING.match(first):
        return [{"kind": "heading", "level": len(heading[1]), "runs": runs(heading[2])}]
    if first.startswith("|"):
        return [table(lines)]
    if _ITEM.match(first):
        return [{"kind": "list", "numbered": first[0].isdigit(), "items": items(lines)}]
    return [{"kind": "paragraph", "runs": runs(" ".join(lines))}]


def code(language: str, lines: list[str]) -> Block:
    if language.startswith("scenario"):
        return {"kind": "example", "title": lines[0], "text": "\n".join(lines[1:])}
    return {"kind": "sketch", "text": "\n".join(lines)}


def table(lines: list[str]) -> Block:
    head, _, *rows = [[runs(cell.strip()) for cell in cells(line)] for line in lines]
    return {"kind": "table", "head": head, "rows": rows}


def cells(line: str) -> list[str]:
    return re.split(r"(?<!\\)\|", line.strip().strip("|"))


def items(lines: list[str]) -> list[Runs]:
    joined: list[str] = []
    for line in lines:
        item = _ITEM.match(line)
        if item:
            joined.append(item[1])
        else:
            joined[-1] += f" {line.strip()}"
    return [runs(item) for item in joined]


def runs(text: str) -> Runs:
    bold = italic = ""
    told: Runs = []
    for word in _STYLED.split(text):
        if word == "**":
            bold = "" if bold else "b"
        elif word == "*":
            italic = "" if italic else "i"
        elif word.startswith("`"):
            told.append((f"{bold}{italic}c", word.strip("`")))
        elif word.startswith("[") and word.endswith(")"):
            told.append((bold + italic, word[1:].partition("]")[0]))
        elif word:
            told.append((bold + italic, word))
    return told


def excerpt(book: list[Block], like: list[Block], name: str) -> list[Block]:
    """A paragraph by its number, or what stands under a heading as the English book words it."""
    if _PARAGRAPH.match(name):
        start = next(n for n, block in enumerate(book) if begins(block) == name)
    else:
        number = next(n for n, block in enumerate(headings(like)) if plain(block) == name)
        start = book.index(headings(book)[number])
    rest = itertools.takewhile(lambda block: not begins(block), book[start + 1 :])
    if book[start]["kind"] == "heading":
        rest = itertools.takewhile(lambda block: block["kind"] != "heading", book[start + 1 :])
    return [book[start], *(block for block in rest if block["kind"] != "example")]


def begins(block: Block) -> str:
    """The heading that a block is, or the number of the paragraph that begins with it."""
    if block["kind"] == "heading":
        return plain(block)
    number = block["runs"][0] if block["kind"] == "paragraph" else ("", "")
    return number[1] if number[0] == "b" and _PARAGRAPH.match(number[1]) else ""


def headings(book: list[Block]) -> list[Block]:
    return [block for block in book if block["kind"] == "heading"]


def plain(block: Block) -> str:
    return "".join(text for _, text in block["runs"])
