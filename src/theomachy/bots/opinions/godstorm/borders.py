"""What a territory may take, and what may take it."""

from typing import NamedTuple

import numpy as np

from theomachy.bots.opinions.godstorm.fights import DEFENDER_REROLL, REROLL, TIES, conquest
from theomachy.bots.opinions.godstorm.names import HOST, LED, REACH, SURPLUS
from theomachy.bots.opinions.godstorm.order import may_invade
from theomachy.games.godstorm.board import BONUS, CONTINENT, CONTINENT_OF
from theomachy.games.godstorm.cards import MAGIC, WAR
from theomachy.games.godstorm.rules.ground import is_in_play, is_living
from theomachy.kernel import compiled
from theomachy.kernel.bits import EMPTY, count, has, lowest, only, without_lowest
from theomachy.kernel.kinds import Bits, Cell, Seat, State

SIZE = np.array([count(cells) for cells in CONTINENT], np.float64)


def _one_more(bonus: int, size: int, held: int) -> float:
    """A territory, its step towards the continent, and the bonus if it is the last one."""
    return 1.0 + bonus * (2 * held + 1) / (size * size) + (bonus if held + 1 == size else 0)


ONE_MORE = np.array([
    [_one_more(int(bonus), int(size), held) for held in range(int(SIZE.max()) + 1)]
    for bonus, size in zip(BONUS, SIZE, strict=True)
])  # fmt: skip
"""[continent, territories held]: what one more of them is worth."""
_MOST_SURPLUS = 25
_TOO_MANY = 1000
"""More armies than any territory holds."""


class Rivals(NamedTuple):
    """Territories of others."""

    danger: Bits
    """Of those who may still invade."""
    prized: Bits
    """Of whole continents."""
    war: Bits
    """Where their gods of War stand."""
    magic: Bits
    """Where their goddesses of Magic stand."""


@compiled
def look_at_rivals(s: State, seat: Seat, left: float) -> Rivals:
    danger, prized, war, magic = EMPTY, EMPTY, EMPTY, EMPTY
    for rival in range(s.players):
        if rival == seat or not is_living(s, rival):
            continue
        if may_invade(s, rival, left):
            danger |= s.land[rival]
        for continent in range(len(BONUS)):
            if CONTINENT[continent] & ~s.land[rival] == 0:
                prized |= CONTINENT[continent]
        if is_in_play(s, rival, WAR):
            war |= only(s.gods[rival, WAR])
        if is_in_play(s, rival, MAGIC):
            magic |= only(s.gods[rival, MAGIC])
    return Rivals(danger, prized, war, magic)


@compiled
def prize(s: State, mine: Bits, target: Cell, prized: Bits) -> float:
    """What a territory would bring: itself, a step towards its continent, a rival's bonus."""
    continent = CONTINENT_OF[target]
    worth = ONE_MORE[continent, count(mine & CONTINENT[continent])]
    worth += 0.5 * BONUS[continent] * has(prized, target)
    return worth + 0.5 * has(s.temples, target)


@compiled
def note_targets(
    s: State, mine: Bits, near: Bits, here: int, kind: int, rivals: Rivals, out: np.ndarray
) -> None:
    """The best conquest in sight, and the armies that would be left for more."""
    best, fewest, left = 0.0, _TOO_MANY, near
    while left and here > 1:
        target = lowest(left)
        armies = int(s.armies[target])
        fewest = min(fewest, armies)
        answer = DEFENDER_REROLL * has(s.temples | rivals.magic, target)
        won = conquest(kind + answer, here - 1, armies)
        best = max(best, (2.0 * won - 1.0) * prize(s, mine, target, rivals.prized))
        left = without_lowest(left)
    surplus = min(_MOST_SURPLUS, max(0, here - 1 - fewest))
    out[REACH] += best
    out[SURPLUS] += surplus
    out[HOST] = max(out[HOST], surplus)
    out[LED] += surplus * (0.5 * (kind & TIES) + 0.25 * (kind & REROLL))


@compiled
def strongest_threat(s: State, near: Bits, here: int, kind: int, rivals: Rivals) -> float:
    """How likely a territory falls to the strongest of its neighbours."""
    threat, left = 0.0, near
    while left:
        home = lowest(left)
        attack = TIES * has(rivals.war, home) + REROLL * has(rivals.magic, home)
        threat = max(threat, conquest(kind + attack, int(s.armies[home]) - 1, here))
        left = without_lowest(left)
    return threat
