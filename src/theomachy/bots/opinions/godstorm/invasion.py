"""An invasion under way counts as what its odds promise both sides."""

import numpy as np

from theomachy.bots.opinions.godstorm.fights import (
    DEFENDER_REROLL,
    REROLL,
    ROUND,
    TIES,
    conquest,
    losses,
)
from theomachy.bots.opinions.godstorm.names import (
    FALLEN,
    FORCES,
    INCOME,
    POINTS,
    SOULS,
    TEMPLES,
    WAR_GOD,
)
from theomachy.games.godstorm.board import ALTARS, BONUS, CONTINENT, CONTINENT_OF, CRYPTS
from theomachy.games.godstorm.cards import GODS, MAGIC, SKY, WAR, Card
from theomachy.games.godstorm.numbers import (
    DEFENCE_DICE,
    GODSWAR_DICE,
    MJOLNIR_RESULT,
    SEARS_RESULT,
)
from theomachy.games.godstorm.rules.battle import attackers, defenders, is_below
from theomachy.games.godstorm.rules.dicing import engaged, may_reroll, side_seat
from theomachy.games.godstorm.rules.ground import gods_at, has_relic, own_spaces
from theomachy.games.godstorm.state import ATTACKER, DEFENDER, NONE, Node
from theomachy.kernel import compiled
from theomachy.kernel.bits import count, has, lowest, only
from theomachy.kernel.kinds import Seat, State

_DIE, _REROLLED_DIE = 3.5, 4.0
"""What a die shows on average, and one whose 1s are rerolled."""
_STEEPNESS = 0.4
"""How much a point ahead tells in a godswar."""


@compiled
def note_invasion(s: State, seat: Seat, share: float, out: np.ndarray) -> None:
    """For the two whom it concerns; armies that advance on the map are counted there."""
    if s.node == Node.ADVANCE or s.node == Node.ESCORT or s.after == Node.ADVANCE:
        if is_below(s) and s.seat == seat:
            out[POINTS] += has(CRYPTS | ALTARS, s.defending)
    elif seat == s.seat or seat == s.defender:
        if is_below(s):
            note_descent(s, seat, out)
        else:
            note_assault(s, seat, share, out)


@compiled
def note_descent(s: State, seat: Seat, out: np.ndarray) -> None:
    """GS-12.5 An invasion of the Underworld."""
    won, lost = foretell_round(s, 0)
    sign = 1.0 if seat == s.seat else -1.0
    out[POINTS] += sign * won * has(CRYPTS | ALTARS, s.defending)
    out[SOULS] -= lost if seat == s.seat else won * defenders(s)


@compiled
def note_assault(s: State, seat: Seat, share: float, out: np.ndarray) -> None:
    """GS-9.1 An invasion on the map."""
    won, lost = foretell(s)
    sign = won if seat == s.seat else -won
    bonus = bonus_at_stake(s, seat)
    out[POINTS] += sign * (1.0 + bonus)
    out[INCOME] += sign * (1.0 / 3.0 + bonus)
    out[TEMPLES] += sign * has(s.temples, s.defending)
    if seat == s.seat:
        out[FORCES] -= share * (lost + won)
    else:
        out[FORCES] -= share * ((0.3 + 0.7 * won) * (defenders(s) - 1))
    note_godswar(s, seat, out)
    if seat == s.defender:
        note_fall(s, seat, won, out)


@compiled
def note_fall(s: State, seat: Seat, won: float, out: np.ndarray) -> None:
    """GS-1.5, GS-14.1 The gods of a territory that falls are banished; it may be the last."""
    out[FALLEN] += 0.2 * won * (count(s.land[seat]) == 1)
    for god in range(GODS):
        out[WAR_GOD + god] -= won * (s.gods[seat, god] == s.defending)


@compiled
def bonus_at_stake(s: State, seat: Seat) -> float:
    """GS-4.4 Of the continent that the attacker would complete, or the defender lose."""
    continent = CONTINENT_OF[s.defending]
    if CONTINENT[continent] & ~(s.land[seat] | only(s.defending)) == 0:
        return float(BONUS[continent])
    return 0.0


@compiled
def foretell(s: State) -> tuple[float, float]:
    """How likely the invasion succeeds, and the armies it will cost."""
    force = gods_at(s, s.seat, s.attacking) if s.node == Node.WITH else int(s.force)
    kind = TIES * (force >> WAR & 1) + REROLL * (force >> MAGIC & 1)
    answer = engaged(s, DEFENDER)
    if has(s.temples, s.defending) or answer >> MAGIC & 1:
        kind += DEFENDER_REROLL
    won, lost = foretell_round(s, kind)
    if force and answer:
        likely = godswar_odds(s)
        alone = conquest(kind & DEFENDER_REROLL, attackers(s), defenders(s))
        won = likely * won + (1.0 - likely) * alone
    return won, lost


@compiled
def foretell_round(s: State, kind: int) -> tuple[float, float]:
    """If the dice of a round are chosen, by what they may bring."""
    mine, rivals = attackers(s), defenders(s)
    if s.node != Node.DEFEND and s.node != Node.ROLL_A and s.node != Node.ROLL_D:
        return conquest(kind, mine, rivals), losses(kind, mine, rivals)
    won, lost = 0.0, 0.0
    dice = max(1, int(s.attack_dice))
    answer = int(s.defence_dice) if s.defence_dice else min(rivals, DEFENCE_DICE)
    pairs = min(dice, answer)
    for dead in range(pairs + 1):
        likely = ROUND[kind, dice, answer, dead]
        then = rivals - pairs + dead
        won += likely * (1.0 if then == 0 else conquest(kind, mine - dead, then))
        lost += likely * (dead + (0.0 if then == 0 else losses(kind, mine - dead, then)))
    return won, lost


@compiled
def godswar_odds(s: State) -> float:
    """GS-9.15 About how likely the attacker wins a round."""
    edge = godswar_result(s, ATTACKER) - godswar_result(s, DEFENDER)
    return 1.0 / (1.0 + np.exp(-_STEEPNESS * edge))


@compiled
def godswar_result(s: State, side: int) -> float:
    """GS-9.13, GS-9.14 What a side may expect."""
    seat = side_seat(s, side)
    result = float(s.armies[s.attacking if side == ATTACKER else s.defending])
    die = _REROLLED_DIE if may_reroll(s, side) else _DIE
    result += die * (GODSWAR_DICE + (engaged(s, side) >> SKY & 1))
    result += MJOLNIR_RESULT * has_relic(s, seat, Card.MJOLNIR) + SEARS_RESULT * int(s.sears[seat])
    return result + _DIE * count(own_spaces(s, seat) & ALTARS)


@compiled
def note_godswar(s: State, seat: Seat, out: np.ndarray) -> None:
    """GS-9.16 One of the champions will be banished."""
    answer = engaged(s, DEFENDER)
    if s.force == 0 or answer == 0:
        return
    likely = godswar_odds(s)
    if seat == s.seat:
        god = int(s.champion) if s.champion != NONE else lowest(int(s.force))
        out[WAR_GOD + god] -= 1.0 - likely
    else:
        god = int(s.rival) if s.rival != NONE else lowest(answer)
        out[WAR_GOD + god] -= likely
