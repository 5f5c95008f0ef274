"""What a move says, with the odds of the fight it leads into."""

from collections.abc import Callable
from typing import Any, NamedTuple

from theomachy.games.godstorm import actions, words
from theomachy.games.godstorm.actions import meaning
from theomachy.games.godstorm.foresight import conquest_in, foresee, godswar_in, losses
from theomachy.games.godstorm.numbers import DEFENCE_DICE
from theomachy.games.godstorm.state import Clash, Node
from theomachy.kernel import ask
from theomachy.kernel.record import copied


class Outlook(NamedTuple):
    """Where a verb begins a fight, and what is told of that."""

    node: Node
    told: Callable[[Any, int], dict[str, Any]]


def explain(s: Any, action: int) -> dict[str, Any]:
    """The arguments of a move, and what it may bring where it leads into a fight."""
    told, verb = words.explain(s, action), meaning(action)[0]
    if verb in _OUTLOOKS and s.node == _OUTLOOKS[verb].node:
        return told | _OUTLOOKS[verb].told(s, action)
    return told


def outlook_of_invasion(s: Any, action: int) -> dict[str, Any]:
    """GS-9.3, GS-12.5 Fought to the end, with every god there."""
    after = copied(s)
    ask.advance(after, action)
    if after.clash == Clash.BATTLE:
        places, here = s.gods[s.seat].tolist(), after.attacking
        after.force = sum(1 << god for god, place in enumerate(places) if place == here)
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
    actions.INVADE: Outlook(Node.INVADE, outlook_of_invasion),
    actions.DESCEND: Outlook(Node.DESCEND, outlook_of_invasion),
    actions.WITH: Outlook(Node.WITH, outlook_of_force),
    actions.ATTACK: Outlook(Node.ATTACK, outlook_of_attack),
    actions.DEFEND: Outlook(Node.DEFEND, outlook_of_defence),
}
