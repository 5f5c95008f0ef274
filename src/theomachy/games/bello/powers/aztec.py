"""BD-7 The powers of the Aztec pantheon."""

from theomachy.games.bello.numbers import (
    FIFTH_SUN_LOSS,
    FLOWER_WAR_ATTACKERS,
    FLOWER_WAR_BONUS,
    MOST_PLAYERS,
    OBSIDIAN_ACTIONS,
)
from theomachy.games.bello.rules.ground import (
    enemy_cells,
    holding,
    next_to,
    remove_up_to,
)
from theomachy.games.bello.state import EVERYONE
from theomachy.kernel import compiled
from theomachy.kernel.kinds import Bits, State


@compiled
def flower_war(s: State) -> None:
    """BD-7.11 The first attack with enough followers will count one attacker more."""
    s.has_flower = True


@compiled
def flower_bonus(s: State, setting_out: int) -> int:
    """BD-7.11 Spent by the first attack made with at least two followers."""
    if not s.has_flower or setting_out < FLOWER_WAR_ATTACKERS:
        return 0
    s.has_flower = False
    return FLOWER_WAR_BONUS


@compiled
def obsidian_harvest(s: State) -> None:
    """BD-7.12 More actions this turn."""
    s.bonus_actions = OBSIDIAN_ACTIONS


@compiled
def scorched(s: State) -> Bits:
    """BD-7.13 Enemy locations next to yours that hold a follower."""
    return enemy_cells(s, s.seat) & next_to(s.control[s.seat]) & holding(s, EVERYONE, 1)


@compiled
def fifth_sun(s: State) -> None:
    """BD-7.13 Each loses two followers, or its only one; chips stay."""
    cells = scorched(s)
    for rival in range(MOST_PLAYERS):
        remove_up_to(s, rival, cells & s.control[rival], FIFTH_SUN_LOSS)
