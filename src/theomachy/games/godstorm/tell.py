"""What happened, as events, told by playing it again step by step."""

from collections.abc import Iterator
from dataclasses import replace
from typing import Any

from theomachy.games.godstorm import actions
from theomachy.games.godstorm.actions import ALPHABET, PEOPLES, SEATS, meaning
from theomachy.games.godstorm.board import NAMES
from theomachy.games.godstorm.cards import CARD_NAMES, DECK_OF, GOD_LETTERS, MAGIC
from theomachy.games.godstorm.changes import Told, tell_changes
from theomachy.games.godstorm.describe import owner_name
from theomachy.games.godstorm.rules.battle import lost_armies
from theomachy.games.godstorm.rules.bids import bid_value
from theomachy.games.godstorm.rules.godswar import godswar_result
from theomachy.games.godstorm.rules.income import OMENS
from theomachy.games.godstorm.rules.peoples import neutral_people
from theomachy.games.godstorm.state import ATTACKER, DEFENDER, ENDINGS, NONE, Clash, Node
from theomachy.games.godstorm.words import explain, introduced
from theomachy.kernel import Event, ask
from theomachy.kernel.reading import differ, in_python
from theomachy.kernel.record import copied

_ROLLS = {actions.ROLL_A: "roll", actions.ROLL_D: "roll", actions.REROLL_A: "reroll",
          actions.REROLL_D: "reroll"}  # fmt: skip
_SAYS = {
    actions.PLACE: "raised", actions.DEAL: "raised", actions.EMBARK: "moved",
    actions.TEMPLE: "temple-raised", actions.PLAGUE: "plagued", actions.PLAGUE_TO: "plagued",
    actions.AEGIS: "relic-gone",
}  # fmt: skip
"""What an action changes and says itself."""
_MARCH = ("moved", "god-moved", "banished")
_SAID_BY = {
    actions.INVADE: ("moved",), actions.DESCEND: ("moved",), actions.REVIVE: ("moved",),
    actions.FROM: _MARCH, actions.TO: _MARCH, actions.MOVE: _MARCH, actions.GODS: _MARCH,
    actions.ON: (*_MARCH, "lost", "raised", "temple-raised", "temple-gone", "plagued", "cleansed"),
    actions.RELIC: ("relic-won", "relic-gone"), actions.PLAYER: ("discarded", "take"),
    actions.GOD: ("god-moved", "banished"), actions.SEA: ("maelstrom",),
    actions.ROLL_D: ("battle-round",),
}  # fmt: skip
"""What says all of a choice or a roll, if it follows at once."""


def tell(before: Any, action: int, after: Any) -> list[Event]:
    """The action, then every automatic step worth a line; nothing twice."""
    s, was, verb = copied(before), in_python(before), meaning(action)[0]
    is_settled = ask.advance(s, action)
    now = in_python(s)
    changes = [event for event in tell_changes(was, now) if event.kind != _SAYS.get(verb)]
    steps = tell_steps(s, now, is_settled)
    told = [*tell_reveal(s, was, now), *changes, *steps, *tell_neutral(was, after)]
    is_said = any(event.kind in _SAID_BY.get(verb, ()) for event in told)
    told = told if is_said else [tell_action(before, was, action), *told]
    return [with_people(after, event) for event in told]


def with_people(s: Any, event: Event) -> Event:
    """GS-15.1 What happened to the neutral owner, by its people."""
    args = introduced(s, event.args)
    return event if args is event.args else replace(event, args=args)


def tell_neutral(was: Any, after: Any) -> Iterator[Event]:
    """GS-15.1 Which people will only defend, as soon as that is settled."""
    if differ(was, in_python(after), "people") and neutral_people(after) != NONE:
        yield Event("neutral", {"people": PEOPLES[neutral_people(after)]})


def tell_steps(s: Any, was: Any, is_settled: bool) -> Iterator[Event]:
    """GS-1.17 What follows by itself, until somebody has to decide."""
    while not is_settled:
        yield from tell_dice(s, was)
        is_settled = ask.advance(s, ask.BY_ITSELF)
        if s.node == was.node == Node.PLACE:
            continue  # armies placed one by one are told together
        now = in_python(s)
        yield from tell_step(was, now)
        yield from tell_reveal(s, was, now)
        yield from tell_changes(was, now)
        was = now
    if was.node == Node.OVER:
        yield Event("over", {"reason": ENDINGS[s.ending]})


def tell_action(before: Any, was: Any, action: int) -> Event:
    """Who did what; of secret bids and cards, only as much as everybody may know."""
    verb, args = meaning(action)[0], explain(before, action)
    if verb in _ROLLS:
        seat = was.seat if args["side"] == "A" else was.defender
        return Event(_ROLLS[verb], {"player": owner_name(seat), **args})
    if verb == actions.DRAW:
        return tell_draw(was, args)
    if action >= ALPHABET.first_outcome:
        return Event(verb.name, args)
    seat = int(ask.actor(before))
    player = {"player": owner_name(seat)}
    if verb == actions.BID:
        aside = Event("bid-own", player | args)
        return Event("bid", player, aside, frozenset([seat]))
    if verb == actions.TAKE:
        return tell_taking(was, CARD_NAMES.index(args["card"]))
    return Event(verb.name, player | args)


def tell_draw(was: Any, args: dict[str, Any]) -> Event:
    """GS-6.13, GS-6.14 Relics and PANDORA's card are shown to all, other cards to their owner."""
    told = {"player": owner_name(was.drawer), **args}
    if was.draw_deck == MAGIC:
        return Event("draw-relic", told)
    if was.after == Node.OMENS and was.omen == OMENS:
        return Event("draw-omen", told)
    hidden = {"player": told["player"], "deck": told["deck"]}
    return Event("draw", hidden, Event("draw-card", told), frozenset([was.drawer]))


def tell_taking(was: Any, card: int) -> Event:
    """GS-16.17 He and the target know the card taken."""
    told = {
        "player": owner_name(was.seat),
        "victim": owner_name(was.pick),
        "deck": GOD_LETTERS[DECK_OF[card]],
    }
    aside = Event("take-card", {**told, "card": CARD_NAMES[card]})
    return Event("take", told, aside, frozenset([was.seat, was.pick]))


def tell_dice(s: Any, now: Any) -> list[Event]:
    """GS-9.14, GS-9.21 What a round comes to, before it is settled."""
    players = {"player": owner_name(now.seat), "rival": owner_name(now.defender)}
    if now.node == Node.OUTCOME and now.clash == Clash.GODSWAR:
        results = {"result": int(godswar_result(s, ATTACKER)),
                   "rival_result": int(godswar_result(s, DEFENDER))}  # fmt: skip
        gods = {"god": GOD_LETTERS[now.champion], "rival_god": GOD_LETTERS[now.rival]}
        return [Event("godswar-round", players | gods | results)]
    if now.node == Node.LOSSES:
        lost = {"lost": int(lost_armies(s, ATTACKER)),
                "killed": int(lost_armies(s, DEFENDER)) - now.number}  # fmt: skip
        return [Event("battle-round", players | dice_text(now) | lost)]
    return []


def dice_text(now: Any) -> dict[str, str]:
    attack, defence = (" ".join(str(die) for die in side if die) for side in now.dice)
    return {"attack": attack, "defence": defence}


def tell_step(was: Any, now: Any) -> list[Event]:
    """What an automatic step did that its changes do not show."""
    if was.node in _AUTOMATIC:
        kind, args = _AUTOMATIC[was.node](was, now)
        return [Event(kind, args)]
    if was.node == Node.TAKE:
        return [tell_taking(was, was.hands[was.pick][0].bit_length() - 1)]
    if was.node == Node.BID:
        return [Event("bid", {"player": owner_name(was.seat)})]
    if was.node == Node.PLAGUE_STRIKES and (was.armies, was.gods) != (now.armies, now.gods):
        return [Event("struck", {"player": SEATS[was.seat]})]
    if was.node == Node.CONQUEST and was.clash == Clash.BATTLE:
        player, victim = owner_name(was.seat), owner_name(was.defender)
        where = {"territory": NAMES[was.defending]}
        return [Event("conquered", {"player": player, "victim": victim, **where})]
    return []


def tell_reveal(s: Any, was: Any, now: Any) -> list[Event]:
    """GS-3.2 All bids at once, after the last."""
    if was.node != Node.BID or now.node != Node.RANKING:
        return []
    return [
        Event("reveal", {"player": SEATS[seat], "number": bid,
                         "bonus": int(bid_value(s, seat)) - bid})
        for seat, bid in enumerate(now.bids)
        if bid >= 0
    ]  # fmt: skip


def _champion(was: Any, now: Any) -> Told:
    return "champion", {"player": owner_name(was.seat), "god": GOD_LETTERS[now.champion]}


def _rival_champion(was: Any, now: Any) -> Told:
    return "champion", {"player": owner_name(was.defender), "god": GOD_LETTERS[now.rival]}


def _attack(was: Any, now: Any) -> Told:
    return "attack", {"player": owner_name(was.seat), "number": now.attack_dice}


def _defend(was: Any, now: Any) -> Told:
    return "defend", {"player": owner_name(was.defender), "number": now.defence_dice}


def _income(was: Any, now: Any) -> Told:
    seat = was.seat
    faith = now.faith[seat] - was.faith[seat]
    return "income", {"player": SEATS[seat], "armies": now.reserve[seat], "faith": faith}


def _marker(was: Any, now: Any) -> Told:
    return "marker", {"player": SEATS[was.seat], "number": now.markers[was.seat]}


_AUTOMATIC = {
    Node.CHAMPION: _champion, Node.RIVAL_CHAMPION: _rival_champion, Node.ATTACK: _attack,
    Node.DEFEND: _defend, Node.INCOME: _income, Node.MARKER: _marker,
}  # fmt: skip


_MAY_BE_HIDDEN = (actions.BID, actions.TAKE, actions.DRAW)


def veil(before: Any, action: int, seat: int) -> str:
    """The move as a seat may read it: `bid ?`, `draw W ?`, `take ?`."""
    verb, text = meaning(action)
    if verb not in _MAY_BE_HIDDEN:
        return ALPHABET.write(action)
    was = in_python(before)
    if verb == actions.BID and seat != was.seat:
        return "bid ?"
    if verb == actions.TAKE and seat not in (was.seat, was.pick):
        return "take ?"
    is_open = was.draw_deck == MAGIC or (was.after == Node.OMENS and was.omen == OMENS)
    if verb == actions.DRAW and seat != was.drawer and not is_open:
        return f"draw {text.split()[0]} ?"
    return ALPHABET.write(action)
