"""Pieces of the text that Turn writes."""

from collections.abc import Iterable, Iterator

from theomachy.kernel.rows import Offer, Row

_TAB = "    "
Case = tuple[Row, Iterable[str]]
"""A node, and lines for it."""


def indented(lines: Iterable[str]) -> list[str]:
    return [_TAB + line for line in lines]


def one_of(rows: Iterable[Row], lines: list[str]) -> list[str]:
    """Lines for some nodes."""
    return [f"if {' or '.join(f'node == {int(row.node)}' for row in rows)}:", *indented(lines)]


def switch(cases: Iterable[Case]) -> Iterator[str]:
    """Lines for each node."""
    for number, (row, lines) in enumerate(cases):
        yield f"{'elif' if number else 'if'} node == {int(row.node)}:  # {row.node.name}"
        yield from indented(lines)


def is_single(offer: Offer) -> bool:
    return offer.verb.size == 1


def kind_of(offers: Iterable[Offer]) -> list[str]:
    """Which of the verbs that are woven an action is of, if some of these are."""
    strides = {offer.verb.stride for offer in offers} - {1}
    return [f"kind = action % {stride}" for stride in strides]


def is_of(offer: Offer) -> str:
    """Whether an action is of an offer's verb."""
    verb, stride = offer.verb, offer.verb.stride
    if is_single(offer):
        return f"action == {int(verb)}"
    spans = f"{int(verb)} <= action < {verb + verb.size * stride}"
    return spans if stride == 1 else f"kind == {verb % stride} and {spans}"


def x_of(offer: Offer) -> list[str]:
    """The number of an action among those of its verb."""
    if is_single(offer):
        return []
    x = f"action - {int(offer.verb)}" if offer.verb else "action"
    return [f"x = ({x}) // {offer.verb.stride}" if offer.verb.stride > 1 else f"x = {x}"]


def action_of(offer: Offer) -> str:
    if is_single(offer):
        return str(int(offer.verb))
    x = f"x * {offer.verb.stride}" if offer.verb.stride > 1 else "x"
    return f"{int(offer.verb)} + {x}" if offer.verb else x
