"""What a move says, with the odds of the fight it leads into."""

from typing import Any

import numpy as np

from theomachy.games.godstorm import actions, words
from theomachy.games.godstorm.actions import meaning
from theomachy.games.godstorm.foresight import conquest_in, foresee, godswar_in, losses
from theomachy.games.godstorm.numbers import DEFENCE_DICE
from theomachy.games.godstorm.state import Clash, Node
from theomachy.kernel import ask
from theomachy.kernel.record import copied


def explain(s: Any, action: int) -> dict[str, Any]:
    """The arguments of a move, and what it may bring where it leads into a fight."""
    outlook = _OUTLOOKS.get((s.node, meaning(action)[0]))
    return words.explain(s, action) | (outlook(s, action) if outlook else {})


def outlook_of_invasion(s: Any, action: int) -> dict[str, Any]:
    """GS-9.3, GS-12.5 Fought to the end, with every god there."""
    after = copied(s)
    ask.advance(after, action)
    if after.clash == Clash.BATTLE:
        after.force = sum(1 << god for god in np.flatnonzero(s.gods[s.seat] == after.attacking))
    return {"conquest": conquest_in(foresee(after))}


def outlook_of_force(s: Any, action: int) -> dict[str, Any]:
    """GS-9.3 With these gods: the godswar, and what comes after it."""
    after = copied(s)
    ask.advance(after, action)
    fight = foresee(after)
    godswar = godswar_in(fight)
    told = {"conquest": conquest_in(fight)}
    return told | ({"godswar": godswar.likely} if godswar else {})


def outlook_of_attack(s: Any, action: int) -> dict[str, Any]:
    """GS-9.18 A round against as many dice as may be rolled."""
    fight = foresee(s)
    answers = min(DEFENCE_DICE, int(fight.defenders))
    return {"answers": answers, "losses": losses(number_in(action), answers, fight)}


def outlook_of_defence(s: Any, action: int) -> dict[str, Any]:
    """GS-9.19 A round against the dice declared."""
    return {"losses": losses(int(s.attack_dice), number_in(action), foresee(s))}


def number_in(action: int) -> int:
    return int(meaning(action)[1])


_OUTLOOKS = {
    (Node.INVADE, actions.INVADE): outlook_of_invasion,
    (Node.DESCEND, actions.DESCEND): outlook_of_invasion,
    (Node.WITH, actions.WITH): outlook_of_force,
    (Node.ATTACK, actions.ATTACK): outlook_of_attack,
    (Node.DEFEND, actions.DEFEND): outlook_of_defence,
}
