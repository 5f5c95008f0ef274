"""The best and the worst moves of each seat, beside what the adviser would have played."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import Any

from msgspec import Struct

from theomachy.bots import Mind, View
from theomachy.kernel import Game
from theomachy.story.account import Account, positions
from theomachy.story.expectation import ROUGH, USUAL, Care, chances_in
from theomachy.story.turns import after_bytes
from theomachy.table import dice
from theomachy.table.secrecy import seen_by

MOST = 3
_SUSPECTS = 5
"""So many moves of a seat are asked about as perhaps its worst."""
_LEAST = 0.005
"""A move that gained or cost less is neither good nor bad."""


class Words(Struct, frozen=True):
    """A move as it is said: the kind and the arguments of a Fluent message."""

    kind: str
    args: dict[str, Any]


class Choice(Struct, frozen=True):
    """A decision: `ply` counts the plies up to it, itself included."""

    ply: int
    gain: float
    """How its seat's chance rose by it; of one of the worst, how much less than by the adviser's
    move, as a number below 0."""
    played: Words
    advised: Words | None
    """What the adviser would have played, from what the seat could know; None: the same."""


@dataclass(frozen=True)
class Adviser:
    """Who is asked, and for how many seconds in all."""

    name: str
    seconds: float


@dataclass(frozen=True)
class Decision:
    """What somebody could choose among, and his chance after each."""

    place: int
    seat: int
    played: int
    gain: float
    after: dict[int, float]

    @property
    def loss(self) -> float:
        """Against what seems best to whoever knows everything."""
        return max(self.after.values()) - self.after[self.played]


def choices_of(account: Account, adviser: Adviser) -> tuple[list[list[Choice]], list[list[Choice]]]:
    """By seat the best moves and the worst, the best and the worst of them first."""
    known = list(decisions(account))
    seats = range(account.table.players)
    good = [best_of(one for one in known if one.seat == seat) for seat in seats]
    bad = [suspects(one for one in known if one.seat == seat) for seat in seats]
    bad = [[weighed(account, one.place, USUAL) for one in some] for some in bad]
    asked = {one.place: one for several in (*good, *bad) for one in several}
    clock = adviser.seconds / max(1, len(asked))
    advice = {place: advised(account, one, adviser.name, clock) for place, one in asked.items()}
    best = [[told(account, one, advice[one.place], one.gain) for one in some] for some in good]
    return best, [worst_of(account, some, advice) for some in bad]


def best_of(some: Iterable[Decision]) -> list[Decision]:
    found = [one for one in some if one.gain >= _LEAST]
    return sorted(found, key=lambda one: -one.gain)[:MOST]


def suspects(some: Iterable[Decision]) -> list[Decision]:
    found = [one for one in some if one.loss >= _LEAST]
    return sorted(found, key=lambda one: -one.loss)[:_SUSPECTS]


def worst_of(account: Account, some: list[Decision], advice: dict[int, int]) -> list[Choice]:
    """Those that the adviser's moves would have bettered most."""
    gains = {one.place: one.after[one.played] - one.after[advice[one.place]] for one in some}
    bad = sorted((one for one in some if gains[one.place] <= -_LEAST), key=lambda o: gains[o.place])
    return [told(account, one, advice[one.place], gains[one.place]) for one in bad[:MOST]]


def decisions(account: Account) -> Iterator[Decision]:
    """Every decision that left a choice, weighed roughly."""
    for place, ply in enumerate(account.table.plies):
        if ply.actor >= 0:
            one = weighed(account, place, ROUGH)
            if len(one.after) > 1:
                yield one


def weighed(account: Account, place: int, care: Care) -> Decision:
    """A decision, and what would have become of every choice."""
    table, ply = account.table, account.table.plies[place]
    before = table.restored(ply.before)
    actions = table.game.legal_actions(before)
    after = positions(table.game, [after_bytes(before, action) for action in actions])
    chances = chances_in(table.game, after, dice.luck(table.commitment, place), care)
    mine = dict(zip(actions, chances[:, ply.actor].tolist(), strict=True))
    return Decision(place, ply.actor, ply.action, float(account.changes[place, ply.actor]), mine)


def advised(account: Account, one: Decision, adviser: str, clock: float) -> int:
    """What the adviser would have played, had he sat there."""
    table = account.table
    seen = seen_by(table.restored(table.plies[one.place].before), one.seat)
    view = View(table.game, one.seat, seen, tuple(one.after))
    return Mind(adviser, dice.luck(table.commitment, one.place)).choose(view, clock)


def told(account: Account, one: Decision, advised: int, gain: float) -> Choice:
    game = account.table.game
    before = account.table.restored(account.table.plies[one.place].before)
    other = None if advised == one.played else words_of(game, before, advised)
    return Choice(one.place + 1, gain, words_of(game, before, one.played), other)


def words_of(game: Game, s: Any, action: int) -> Words:
    return Words(game.alphabet.write(action).partition(" ")[0], game.explain(s, action))
