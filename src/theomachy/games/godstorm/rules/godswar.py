"""GS-9.11 to GS-9.17 Godswar."""

from theomachy.games.godstorm.cards import WAR, Card
from theomachy.games.godstorm.numbers import MJOLNIR_RESULT, SEARS_RESULT
from theomachy.games.godstorm.outcomes import MOST_DICE
from theomachy.games.godstorm.rules.buying import sky_labour
from theomachy.games.godstorm.rules.dicing import begin_round, clear_dice, engaged, side_seat
from theomachy.games.godstorm.rules.ground import banish, has_relic
from theomachy.games.godstorm.state import ATTACKER, DEFENDER, NONE, Clash, Node
from theomachy.kernel import compiled, entry
from theomachy.kernel.kinds import Bits, State


@compiled
def champions(s: State) -> Bits:
    """GS-9.12 Of the force."""
    return engaged(s, ATTACKER)


@compiled
def send_champion(s: State, god: int) -> None:
    """GS-9.12 Then the defender's."""
    s.champion, s.node = god, Node.RIVAL_CHAMPION


@compiled
def rival_champions(s: State) -> Bits:
    """GS-9.12 Of the gods in B."""
    return engaged(s, DEFENDER)


@compiled
def answer_champion(s: State, god: int) -> None:
    """GS-9.12 Then both roll."""
    s.rival, s.clash = god, Clash.GODSWAR
    begin_round(s)


@entry
def godswar_result(s: State, side: int) -> int:
    """GS-9.14, GS-9.5, GS-19.6 Dice, all armies in the territory, MJOLNIR and SEARS."""
    seat = side_seat(s, side)
    result = int(s.armies[s.attacking if side == ATTACKER else s.defending])
    for die in range(MOST_DICE):
        result += int(s.dice[side, die])
    result += MJOLNIR_RESULT * has_relic(s, seat, Card.MJOLNIR)
    return result + SEARS_RESULT * int(s.sears[seat])


@compiled
def attacker_wins_ties(s: State) -> bool:
    """GS-10.1 The War god in the force."""
    return s.force >> WAR & 1 == 1


@compiled
def decide_godswar(s: State) -> None:
    """GS-9.15, GS-9.16 The losing champion is banished; GS-6.8 the attacker may earn a card."""
    mine, theirs = godswar_result(s, ATTACKER), godswar_result(s, DEFENDER)
    is_won = mine > theirs or (mine == theirs and attacker_wins_ties(s))
    if is_won:
        banish(s, s.defender, s.rival)
    else:
        banish(s, s.seat, s.champion)
        s.force &= ~(1 << int(s.champion))
    s.champion, s.rival, s.clash, s.attacked, s.node = NONE, NONE, Clash.BATTLE, 1, Node.CLASH
    clear_dice(s)
    if is_won:
        sky_labour(s, Node.CLASH)
