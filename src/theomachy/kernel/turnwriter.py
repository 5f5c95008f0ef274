"""Writes the verbs of a turn as text: chains of ifs over its nodes, in the rules' own names."""

from collections.abc import Iterable, Iterator, Sequence
from typing import TYPE_CHECKING, Any

import numpy as np

from theomachy.kernel.bits import lowest
from theomachy.kernel.rows import Chance, Decision, Offer, Over, Row, Rule, Step, Then
from theomachy.kernel.turntext import (
    action_of,
    indented,
    is_of,
    is_single,
    kind_of,
    one_of,
    switch,
    x_of,
)
from theomachy.kernel.verbs import NATURE, OVER

if TYPE_CHECKING:
    from theomachy.kernel.turn import Turn

_SEVERAL = ["found += 1", "if found > 1:", "    return True"]


class Writer:
    """Writes the text, and remembers by which names it calls the rules."""

    def __init__(self, turn: "Turn") -> None:
        self.turn = turn
        self.names: dict[str, Any] = {"lowest": lowest}
        self.names_of: dict[bytes, str] = {}
        self.decisions = [row for row in turn.rows if isinstance(row, Decision)]
        self.chances = [row for row in turn.rows if isinstance(row, Chance)]
        self.steps = [row for row in turn.rows if isinstance(row, Step)]
        self.ends = [row for row in turn.rows if isinstance(row, Over)]

    def named(self, thing: Any, name: str = "") -> str:
        """The name of a rule or of a table in the text."""
        name = name or thing.__name__
        while self.names.setdefault(name, thing) is not thing:
            name += "_"
        return name

    def functions(self) -> Iterator[list[str]]:
        node, moved = ["node = s.node"], ["node, action = s.node, int(action)"]
        yield ["def actor(s):", *indented([*node, *self.actor()])]
        yield ["def moment(s):", *indented([*node, *self.moment()])]
        yield ["def legal(s, actions):", *indented(self.legal())]
        yield ["def refusal(s, action):", *indented([*moved, *self.refusal()])]
        yield ["def chance(s, action):", *indented([*moved, *self.chance()])]
        yield ["def perform(s, action):", *indented([*moved, *self.perform()])]
        yield ["def rests(s):", *indented([*node, *self.rests()])]
        yield ["def step(s):", *indented([*node, *self.step()])]
        yield ["def proceed(s):", *indented(["while not rests(s):", *indented(["step(s)"])])]
        yield ["def apply(s, action):", *indented(["perform(s, action)", "proceed(s)"])]

    # --- who acts, and what the moment is for ----------------------------------------------------

    def actor(self) -> Iterator[str]:
        if self.chances:
            yield from one_of(self.chances, [f"return {NATURE}"])
        yield from one_of(self.ends, [f"return {OVER}"])
        for row in self.decisions:
            if row.who:
                yield from one_of([row], [f"return int({self.named(row.who)}(s))"])
        yield f"return int({self.named(self.turn.who)}(s))"

    def moment(self) -> Iterator[str]:
        numbers = np.zeros(max(row.node for row in self.turn.rows) + 1, np.int64)
        for row in self.turn.rows:
            if isinstance(row.now, int):
                numbers[row.node] = row.now
            elif row.now:
                yield from one_of([row], [f"return {self.named(row.now)}(s)"])
        yield f"return {self.named(numbers, 'MOMENT')}[node]"

    # --- what may be played ----------------------------------------------------------------------

    def legal(self) -> Iterator[str]:
        yield "node, listed = s.node, 0"
        yield from switch((row, self.listed(row)) for row in self.turn.rows if row.offers)
        yield "return listed"

    def listed(self, row: Row) -> Iterator[str]:
        if isinstance(row, Decision) and row.listing:
            yield f"listed = {self.named(row.listing)}(s, actions)"
            return
        for offer in sorted(row.offers, key=lambda offer: offer.verb):
            yield from self.guarded(offer, self.listed_offer(offer))

    def guarded(self, offer: Offer, lines: Iterable[str]) -> Iterable[str]:
        """Lines for an offer that may not be made."""
        return [f"if {self.named(offer.when)}(s):", *indented(lines)] if offer.when else lines

    def listed_offer(self, offer: Offer) -> Iterator[str]:
        if offer.listing:
            yield f"listed = {self.named(offer.listing)}(s, actions, listed)"
        else:
            yield from self.each(offer, [f"actions[listed] = {action_of(offer)}", "listed += 1"])

    def each(self, offer: Offer, lines: list[str]) -> Iterator[str]:
        """Lines for each x that may be chosen of an offer."""
        loop = [*lines, "left &= left - 1"]
        yield from self.left(offer, "while", loop) if offer.among else self.scanned(offer, lines)

    def first(self, offer: Offer, lines: list[str]) -> Iterator[str]:
        """Lines, with which the function ends, for the first x that may be chosen of an offer."""
        yield from self.left(offer, "if", lines) if offer.among else self.scanned(offer, lines)

    def left(self, offer: Offer, head: str, lines: list[str]) -> Iterator[str]:
        """Lines about a set, or about each word of it, if or while there is something left."""
        among, words = self.named(offer.among), -(-offer.verb.size // offer.per_word)
        x = "lowest(left)" if words == 1 else f"w * {offer.per_word} + lowest(left)"
        inner = [f"{head} left:", *indented([f"x = {x}", *lines])]
        if words == 1:
            yield from [f"left = {among}(s)", *inner]
        else:
            inner = [f"left = {among}(s, w)", *inner]
            yield from [f"for w in range({words}):", *indented(inner)]

    def scanned(self, offer: Offer, lines: list[str]) -> Iterator[str]:
        if offer.why is not None:
            lines = [f"if {self.why(offer)} == 0:", *indented(lines)]
        if not is_single(offer):
            lines = [f"for x in range({offer.verb.size}):", *indented(lines)]
        yield from lines

    # --- why not ---------------------------------------------------------------------------------

    def refusal(self) -> Iterator[str]:
        yield from one_of(self.ends, ["return moment(s)"])
        yield from self.asked_why(self.turn.never)
        rows = [row for row in self.turn.rows if row.offers]
        yield from switch((row, self.refused(row)) for row in rows)
        yield from self.asked_why(self.turn.elsewhere)
        yield "return moment(s)"

    def asked_why(self, rule: Rule | None) -> Iterator[str]:
        if rule:
            yield f"why = {self.named(rule)}(s, action)"
            yield from ["if why != 0:", *indented(["return why"])]

    def refused(self, row: Row) -> Iterator[str]:
        yield from kind_of(row.offers)
        for offer in row.offers:
            when = f" and {self.named(offer.when)}(s)" if offer.when else ""
            lines = [*x_of(offer), f"return {self.why(offer)}"]
            yield from [f"if {is_of(offer)}{when}:", *indented(lines)]

    def why(self, offer: Offer) -> str:
        """0, or the reason why x may not be chosen."""
        if callable(offer.why) and not isinstance(offer.why, int):
            return f"{self.named(offer.why)}({self.given(offer)})"
        if offer.among is None:
            return "0"
        asked = "s, x // {0}) >> x % {0} & 1" if offer.verb.size > offer.per_word else "s) >> x & 1"
        otherwise = "moment(s)" if offer.why is None else str(int(offer.why))
        return f"0 if {self.named(offer.among)}({asked.format(offer.per_word)} else {otherwise}"

    def given(self, offer: Offer) -> str:
        """What a rule is given: the position, and what x means."""
        means = [self.meant(offer, number) for number in range(len(offer.verb.means))]
        return ", ".join(["s", *(means or ([] if is_single(offer) else ["x"]))])

    def meant(self, offer: Offer, number: int) -> str:
        values = np.array(offer.verb.means[number], np.int16)
        if (np.diff(values) == 1).all():
            return f"x + {values[0]}" if len(values) > 1 else str(values[0])
        name = self.names_of.setdefault(values.tobytes(), f"MEANING_{len(self.names_of)}")
        self.names.setdefault(name, values)
        return f"int({name}[x])"

    # --- what follows ----------------------------------------------------------------------------

    def chance(self) -> Iterator[str]:
        for row in self.chances:
            weighed = [offer for offer in row.offers if offer.weight]
            for offer in weighed:
                weight = f"return {self.named(offer.weight)}({self.given(offer)})"
                yield from one_of([row], [*x_of(offer), weight])
        yield "return 1"

    def perform(self) -> Iterator[str]:
        rows = [row for row in self.turn.rows if row.offers]
        yield from switch((row, self.performed(row.offers)) for row in rows)

    def performed(self, offers: Sequence[Offer]) -> Iterator[str]:
        """By the verb; the last is the one that is left."""
        yield from kind_of(offers) if len(offers) > 1 else ()
        *others, last = offers
        for number, offer in enumerate(others):
            yield f"{'elif' if number else 'if'} {is_of(offer)}:"
            yield from indented([*x_of(offer), self.done(offer)])
        lines = [*x_of(last), self.done(last)]
        yield from ["else:", *indented(lines)] if others else lines

    def done(self, offer: Offer) -> str:
        return self.followed(offer.then, self.given(offer))

    def followed(self, then: Then, given: str = "s") -> str:
        return f"s.node = {int(then)}" if isinstance(then, int) else f"{self.named(then)}({given})"

    # --- what passes by itself -------------------------------------------------------------------

    def rests(self) -> Iterator[str]:
        rows = [row for row in self.decisions if not row.always_asks]
        yield from switch((row, self.asked(row)) for row in rows)
        yield from one_of(self.steps, ["return False"]) if self.steps else ()
        yield "return True"

    def asked(self, row: Decision) -> Iterator[str]:
        """Whether there is a choice: as the row says, or several answers. No game comes to a node
        that has none and no way to pass; a position described so must not go on for ever."""
        if row.asks:
            yield f"return {self.named(row.asks)}(s)"
            return
        if any(offer.is_open for offer in row.offers):
            for offer in row.offers:
                if not offer.is_open:
                    yield from self.guarded(offer, self.first(offer, ["return True"]))
        elif len(row.offers) == 1 and row.offers[0].is_one_set:
            yield f"left = {self.named(row.offers[0].among)}(s)"
            yield "return left & (left - 1) != 0" + ("" if row.passes else " or left == 0")
            return
        else:
            yield "found = 0"
            for offer in row.offers:
                yield from self.guarded(offer, self.each(offer, _SEVERAL))
            yield "return False" if row.passes else "return found == 0"
            return
        yield "return False"

    def step(self) -> Iterator[str]:
        rows = [row for row in self.decisions if not row.always_asks]
        yield from switch((row, self.passed(row)) for row in (*self.steps, *rows))

    def passed(self, row: Row) -> Iterator[str]:
        """As the row says; or the one answer there is."""
        if row.passes is not None:
            yield self.followed(row.passes)
            return
        open_offers = [offer for offer in row.offers if offer.is_open]
        if open_offers:
            yield self.done(open_offers[0])
            return
        for offer in row.offers:
            answer = [f"return perform(s, {action_of(offer)})"]
            yield from self.guarded(offer, self.first(offer, answer))
