"""Pieces of the text that Turn writes."""

from collections.abc import Iterable, Iterator

from theomachy.kernel.rows import Offer, Row

_TAB = "    "
_MANY_ROWS, _ROWS = 32, 20
"""A function over many nodes is parted, so many in each: compiled, a function clears room for all
its calls as it begins, which costs more than a call where they are hundreds."""

Case = tuple[Row, Iterable[str]]
"""A node, and lines for it."""


def indented(lines: Iterable[str]) -> list[str]:
    return [_TAB + line for line in lines]


def one_of(rows: Iterable[Row], lines: list[str]) -> list[str]:
    """Lines for some nodes."""
    return [f"if {' or '.join(f'node == {int(row.node)}' for row in rows)}:", *indented(lines)]


def switch(cases: Iterable[Case], is_whole: bool = False) -> Iterator[str]:
    """Lines for each node; there are no others if it is the whole."""
    told = list(cases)
    for number, (row, lines) in enumerate(told):
        is_left = is_whole and number == len(told) - 1 and number > 0
        test = "else" if is_left else f"{'elif' if number else 'if'} node == {int(row.node)}"
        yield f"{test}:  # {row.node.name}"
        yield from indented(lines)


def parted(
    call: str, cases: Iterable[Case], *, before: Iterable[str] = (), then: Iterable[str] = (),
    after: Iterable[str] = (),
) -> Iterator[list[str]]:  # fmt: skip
    """A function over the nodes, and those it calls for some of them: lines before the cases, lines
    that follow a case, and lines for the nodes that are no case."""
    left, (name, given) = list(cases), call.split("(", 1)
    begun = ["node = s.node", *before]
    if len(left) <= _MANY_ROWS:
        yield [f"def {call}:", *indented([*begun, *switch(left), *(then or after)])]
        return
    called: list[str] = []
    for part, first in enumerate(range(0, len(left), _ROWS)):
        some = left[first : first + _ROWS]
        called += one_of([row for row, _ in some], [f"return {name}_{part}({given}"])
        lines = [*begun, *switch(some, is_whole=True), *then]
        yield [f"def {name}_{part}({given}:", *indented(lines)]
    yield [f"def {call}:", *indented([*begun, *called, *(after or then)])]


def is_single(offer: Offer) -> bool:
    return offer.verb.size == 1


def is_of(offer: Offer) -> str:
    """Whether an action is of an offer's verb."""
    verb, stride = offer.verb, offer.verb.stride
    if is_single(offer):
        return f"action == {int(verb)}"
    spans = f"{int(verb)} <= action < {verb + verb.size * stride}"
    return spans if stride == 1 else f"{spans} and (action - {int(verb)}) % {stride} == 0"


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
