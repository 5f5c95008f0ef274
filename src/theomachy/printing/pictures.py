"""The examples that are drawn in the printed rulebook, each as it begins and as it ends."""

import itertools
import json
import pathlib
from typing import Any

from theomachy.games import load
from theomachy.printing.book import Block
from theomachy.table import rulebook

CHOSEN = {
    "storm": (
        "Two gusts break on the walls, the third gets in",
        "The wind breaks through and blows on",
        "Your own tile blown empty, and only one to choose",
        "From the other end of the world",
        "A roof over one head",
        "Cornered, but for whose glory?",
    ),
    "gog": (
        "Four corners, four armies",
        "Higher walls, a longer arm",
        "Over a comrade's head",
        "Five against three leaves two",
        "Defense, and who took part",
        "First to reach the scroll",
    ),
    "bello": (
        "A complete first turn",
        "Every temple pays, and the weakest sets the price",
        "An attack is beaten off",
        "A victory, and the claim that follows",
        "One ship, three followers, one action",
        "What can be claimed, and who must leave",
    ),
    "godstorm": (
        "The plague takes its toll twice",
        "An open door",
        "Five dice for Zeus and his altar",
        "As far as your own land reaches",
        "Heaven storms a gate",
        "Atlantis goes down",
    ),
}
"""By their English titles: what is easier seen than read."""
Drawn = dict[str, Any]
"""By the number of an example: how many pictures, who is who, and what happens, by language."""


def pictured(name: str) -> list[int]:
    """The numbers of all examples that are drawn: those of the first page, and the chosen ones."""
    game = load(name)
    titles = [example.title for example in rulebook.examples(game)]
    on_first_page = len(rulebook.first_examples(game))
    chosen = [titles.index(title, on_first_page) for title in CHOSEN[name]]
    return [*range(on_first_page), *sorted(chosen)]


def drawn_in(folder: pathlib.Path) -> Drawn:
    told: Drawn = json.loads((folder / "told.json").read_text("utf-8"))
    return told


def illustrated(book: list[Block], first: int, drawn: Drawn, lang: str) -> list[Block]:
    """The blocks of a book whose examples are counted from a number on, with their pictures."""
    numbers = map(str, itertools.count(first))
    return [
        with_pictures(block, next(numbers), drawn, lang) if block["kind"] == "example" else block
        for block in book
    ]


def count_examples(book: list[Block]) -> int:
    return sum(block["kind"] == "example" for block in book)


def with_pictures(example: Block, number: str, drawn: Drawn, lang: str) -> Block:
    if number not in drawn:
        return example
    told = drawn[number]
    names = [f"example-{number}-{place}" for place in range(told["pictures"])]
    title, _, paragraphs = example["title"].rstrip("]").partition(" [")
    said = {"title": title, "paragraphs": paragraphs, "told": told[lang], "seats": told["seats"]}
    return example | {"kind": "picture", "pictures": names} | said
