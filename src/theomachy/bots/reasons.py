"""Why a move is advised: the features it changes for the better, as a person would weigh them.

Thought out from what the asker may know; what is hidden is imagined.
"""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np

from theomachy.bots.opinions import features, opinion_of
from theomachy.bots.view import View
from theomachy.kernel import OVER, Game, ask, entry
from theomachy.kernel.game import SHEET
from theomachy.kernel.philox import new_rng
from theomachy.kernel.record import copied
from theomachy.table.secrecy import has_secrets

VICTORY = "victory"
"""The reason for a move that wins at once; no feature is called so."""
_SHADES = ("late", "last", "early", "duel", "more", "scarce", "three", "beside")
"""A feature so qualified speaks of the same thing as the plain one: late_points are points."""
_MOST = 2
_LEAST = 0.03
"""The least a reason is worth, as a logarithm of a win probability."""
_WORLDS = 4
"""Imagined where something is hidden."""
_TINY = 1e-9


@dataclass(frozen=True)
class Reason:
    """A feature of one seat that the move makes larger or smaller."""

    feature: str
    seat: int
    grows: bool


def reasons_for(view: View, action: int, seed: int = 0) -> tuple[Reason, ...]:
    """What speaks for a move more than for others, the weightiest first; often nothing does."""
    worlds = imagined(view, seed)
    if all(is_won(played(world, action), view.seat) for world in worlds):
        return (Reason(VICTORY, view.seat, True),)
    before = features_in(view.game, worlds)
    after = {
        each: features_in(view.game, [played(s, each) for s in worlds]) for each in view.actions
    }
    changes = {each: then - before for each, then in after.items() if then is not None}
    if action not in changes:
        return ()
    scales = Scales.of(view.game, view.seat)
    worth = {each: scales.worth(change) for each, change in changes.items()}
    edge = scales.edge(worth.pop(action), list(worth.values()))
    return tuple(scales.reasons(edge, before, changes[action]))[:_MOST]


def imagined(view: View, seed: int) -> list[Any]:
    """Worlds that agree with what the seat knows; the seat's own where nothing is hidden."""
    rng = new_rng(seed)
    worlds = [copied(view.seen) for _ in range(_WORLDS if has_secrets(view.game) else 1)]
    for world in worlds:
        ask.imagine(world, view.seat, rng)
    return worlds


def played(s: Any, action: int) -> Any:
    after = copied(s)
    ask.apply(after, action)
    return after


def is_won(s: Any, seat: int) -> bool:
    if ask.actor(s) != OVER:
        return False
    sheet = np.zeros(int(s.players), SHEET).view(np.recarray)
    ask.score(s, sheet)
    return bool(sheet[seat].rank == 1)


def features_in(game: Game, worlds: Sequence[Any]) -> Any:
    """The features of every seat, on the average of some worlds; None if one of them is over."""
    if any(ask.actor(s) == OVER for s in worlds):
        return None
    total = np.zeros((int(worlds[0].players), len(opinion_of(game).names)))
    for s in worlds:
        of_seats = np.zeros_like(total)
        fill_features(s, of_seats)
        total += of_seats
    return total / len(worlds)


@entry
def fill_features(s: Any, of_seats: Any) -> None:
    """Fill with the features of every seat, a row for each."""
    for seat in range(s.players):
        features(s, seat, of_seats[seat])


def topics(names: Iterable[str]) -> dict[str, list[int]]:
    """The features by what they speak of, plain ones before their shades."""
    known, found = tuple(names), dict[str, list[int]]()
    for number, name in enumerate(known):
        shade, _, plain = name.partition("_")
        topic = plain if shade in _SHADES and plain in known else name
        found.setdefault(topic, []).append(number)
    return found


@dataclass(frozen=True)
class Scales:
    """What changes are worth to one seat."""

    seat: int
    weights: Any
    topics: dict[str, list[int]]

    @classmethod
    def of(cls, game: Game, seat: int) -> "Scales":
        opinion = opinion_of(game)
        return cls(seat, opinion.baseline, topics(opinion.names))

    def worth(self, change: Any) -> Any:
        """By seat and topic what a change is worth to whom it happens."""
        weighed = change * self.weights
        return np.array([weighed[:, some].sum(axis=1) for some in self.topics.values()]).T

    def edge(self, worth: Any, others: Sequence[Any]) -> Any:
        """What is gained by a move, and rather by it than by the others."""
        usual = np.mean(others, axis=0) if others else worth
        return np.minimum(self.gain(worth), self.gain(worth - usual))

    def gain(self, worth: Any) -> Any:
        """What the seat gains: by what it gets, and by what others lose."""
        sides = np.where(np.arange(len(worth)) == self.seat, 1.0, -1.0)
        return (worth - common(worth)) * sides[:, None]

    def reasons(self, edge: Any, before: Any, change: Any) -> Iterator[Reason]:
        """The weightiest first; none of a rival who gets more than he loses."""
        names, worth = list(self.topics), change @ self.weights
        for place in np.argsort(-edge, axis=None, kind="stable"):
            seat, topic = divmod(int(place), len(names))
            if edge[seat, topic] >= _LEAST and (seat == self.seat or worth[seat] < 0):
                grows = self.grows(names[topic], seat, before[seat], change[seat])
                if grows is not None:
                    yield Reason(names[topic], seat, grows)

    def grows(self, topic: str, seat: int, before: Any, change: Any) -> bool | None:
        """Whether a seat gets more of it; None if only time makes it count for more, or if by the
        heaviest weight that is nothing to be glad of."""
        present = [feature for feature in self.topics[topic] if before[feature] or change[feature]]
        heaviest = max(present, key=lambda feature: abs(self.weights[feature]))
        is_wanted = bool(self.weights[heaviest] > 0) == (seat == self.seat)
        much = change[present[0]]
        return is_wanted if abs(much) > _TINY and (much > 0) == is_wanted else None


def common(worth: Any) -> Any:
    """What all seats get or lose alike, which is nobody's gain."""
    return np.maximum(worth.min(axis=0), 0.0) + np.minimum(worth.max(axis=0), 0.0)
