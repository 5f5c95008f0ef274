"""A turn, told by rows: each decision is said once, and the verbs of the kernel follow from it.

    Decision(Node.CONTROL, Offer(CLAIM, claim, among=claimable), Offer(END, Node.TURN_END), ...)
    Step(Node.TURN_END, end_turn)

A row says who decides, with which verb and among what, what follows, and why not. A node whose
offers come to one answer passes by itself, unless its row says otherwise.
"""

import enum
from collections.abc import Callable, Collection, Sequence
from typing import Any, Literal

import numpy as np

from theomachy.kernel.alphabet import Verb

Rule = Callable[..., Any]
Then = Rule | enum.IntEnum
"""What follows: a rule that is given what the action means, or the node to go to."""
Now = Rule | enum.IntEnum
"""What a moment is for, as a reason or as a rule that finds it."""


def is_among(nodes: Collection[enum.IntEnum]) -> np.ndarray:
    """For each node of a game, whether it is one of these (not compiled; for tables)."""
    return np.isin(list(type(next(iter(nodes)))), list(nodes))


class Offer:
    """One verb that a node offers.

    `among` is a rule whose answer is a set of bits, one for each action of the verb; a verb with
    more than a word of them is asked word by word, `among(s, w)`. `why` is a rule that says why
    not, or the one reason why what is not in the set may not be chosen. Without `among`, `why` is
    asked for each; with neither, all may be chosen. `listing` fills in a list where a set will not
    do. `when` says whether the verb is offered at all; `weight` how likely nature is to choose.
    """

    def __init__(
        self, verb: Verb, then: Then, *, among: Rule | None = None,
        why: Rule | enum.IntEnum | None = None, listing: Rule | None = None,
        when: Rule | None = None, weight: Rule | None = None, per_word: int = 63,
    ) -> None:  # fmt: skip
        self.verb, self.then, self.among, self.why = verb, then, among, why
        self.listing, self.when, self.weight, self.per_word = listing, when, weight, per_word

    @property
    def is_open(self) -> bool:
        """Whether every action of it may always be chosen."""
        return not (self.among or self.why or self.listing or self.when)

    @property
    def is_one_set(self) -> bool:
        """Whether a word of bits says all that may be chosen of it."""
        return bool(self.among and not self.when and self.verb.size <= self.per_word)


class Row:
    """One node of a turn, and what happens there if nobody is asked."""

    passes: Then | None = None

    def __init__(
        self, node: enum.IntEnum, offers: Sequence[Offer] = (), now: Now | None = None
    ) -> None:
        self.node, self.offers, self.now = node, offers, now


class Decision(Row):
    """Somebody decides: who is on turn, unless `who` finds another.

    `asks` says whether there is anything to decide (True: always), `passes` what happens if not;
    without them the node asks when it has several answers and takes the only one by itself.
    `listing` lists all that is offered, where offers cannot do it one by one.
    """

    def __init__(
        self, node: enum.IntEnum, *offers: Offer, now: Now | None = None,
        who: Rule | None = None, asks: Rule | Literal[True] | None = None,
        passes: Then | None = None, listing: Rule | None = None,
    ) -> None:  # fmt: skip
        super().__init__(node, offers, now)
        open_answers = sum(offer.verb.size for offer in offers if offer.is_open)
        self.always_asks = asks is True or (asks is None and open_answers > 1)
        self.asks = None if asks is True else asks
        self.who, self.passes, self.listing = who, passes, listing


class Chance(Row):
    """Nature decides."""

    def __init__(self, node: enum.IntEnum, *offers: Offer, now: Now) -> None:
        super().__init__(node, offers, now)


class Step(Row):
    """Something happens by itself."""

    def __init__(self, node: enum.IntEnum, then: Then) -> None:
        super().__init__(node)
        self.passes = then


class Over(Row):
    """Nothing happens any more."""

    def __init__(self, node: enum.IntEnum, now: Now) -> None:
        super().__init__(node, now=now)
