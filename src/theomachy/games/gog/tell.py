"""What happened as events, told by playing it again step by step."""

from typing import Any

import numpy as np

from theomachy.games.gog.actions import ALPHABET, MOST_LEGAL, STEP, SWAPS, TO
from theomachy.games.gog.board import NAMES, NEIGHBOUR, NOWHERE, NUMBERS
from theomachy.games.gog.cards import TREASURES
from theomachy.games.gog.describe import abilities_of
from theomachy.games.gog.duels import duel_on, mover_of
from theomachy.games.gog.state import ENDINGS, LEVEL_BITS, NOBODY, Node
from theomachy.games.gog.tiles import RESOURCES
from theomachy.games.gog.words import explain
from theomachy.kernel import Event, ask
from theomachy.kernel.reading import differ, in_python
from theomachy.kernel.record import copied
from theomachy.kernel.seats import seat_name

Told = tuple[str, dict[str, Any]]
"""The kind of an event and its arguments."""

_PHASE_ENDS = {
    Node.EXCHANGE: "end-exchange",
    Node.BUY: "end-purchases",
    Node.DRAW: "end-chests",
    Node.MOVE: "end-turn",
}
_CHOSEN_ALONE = (
    Node.BUY_AT,
    Node.SEND,
    Node.SELECT,
    Node.RETURN,
    Node.STEAL,
    Node.FROM,
    Node.FIGURE,
)
"""GG-1.11 Nodes whose only alternative is told as if it had been chosen."""
# Most that happens leaves the board, or what the players have, as it is.
_PIECES = ("board", "soldiers", "cities")
_GOODS = ("resources", "barns", "abilities", "scrolls", "fallen")


def tell(before: Any, action: int, after: Any) -> list[Event]:
    """What happened, told by playing it again step by step."""
    s, was = copied(before), in_python(before)
    is_settled = ask.advance(s, action)
    now = in_python(s)
    told = tell_action(was, action, now)
    while not is_settled:
        chosen = only_choice(s) if now.node in _CHOSEN_ALONE else NOWHERE
        is_settled = ask.advance(s, ask.BY_ITSELF)
        was, now = now, in_python(s)
        told += tell_action(was, chosen, now) if chosen != NOWHERE else tell_step(was, now)
    if now.node == Node.OVER:
        winner = "" if now.winner == NOBODY else seat_name(now.winner)
        told.append(("over", {"reason": ENDINGS[s.ending], "player": winner}))
    return [Event(*event) for event in told]


def only_choice(s: Any) -> int:
    """The action that will be taken by itself, or NOWHERE if there is none."""
    actions = np.zeros(MOST_LEGAL, np.int16)
    is_idle = s.node == Node.SELECT and s.left == 0
    return NOWHERE if is_idle or ask.legal(s, actions) == 0 else int(actions[0])


def player_of(s: Any) -> str:
    """Who acts, nature speaking for the seat it rolls for."""
    if s.node == Node.ABILITY:
        return seat_name(s.drawer)
    if s.node == Node.ANSWER:
        return seat_name(s.offer // len(SWAPS))
    if s.seat == NOBODY:
        return ""
    return seat_name(s.affected if s.affected != NOBODY else s.seat)


def tell_action(was: Any, action: int, now: Any) -> list[Told]:
    """The action itself, and what it changed."""
    verb = ALPHABET.write(action).split()[0]
    told = {"player": player_of(was)} | explain(was, action)
    if verb in ("next", "end"):
        verb = _PHASE_ENDS[was.node]
    if verb == "drawn":
        owned = told["ability"] in abilities_of(was, was.drawer)
        told["outcome"] = "returned" if owned else "kept"
    events: list[Told] = [(verb, told)]
    if verb == "clash":
        told |= {"outcome": outcome_at(now, was.place, mover_of(was)), "cell": NAMES[was.place]}
        return events + tell_changes(was, now, {was.place})
    if STEP <= action < STEP + len(NEIGHBOUR[0]):
        cells = {NUMBERS[told["from"]], NUMBERS[told["to"]]}
        return events + tell_battle(was, NUMBERS[told["to"]]) + tell_changes(was, now, cells)
    if was.node == Node.SEND:
        cells = {was.place, action - TO}
        return events + tell_battle(was, action - TO) + tell_changes(was, now, cells)
    if verb in ("found", "conquer"):
        return events + tell_changes(was, now, {NUMBERS[told["cell"]]})
    if verb in ("first", "lay", "split"):
        return events
    return events + tell_changes(was, now, set())


def outcome_at(now: Any, cell: int, attacker: int) -> str:
    if now.node == Node.CLASH:
        return "tied"
    return "won" if cell in now.soldiers[attacker] else "lost"


def tell_battle(was: Any, cell: int) -> list[Told]:
    """GG-12.1, GG-12.2 Who attacked whom, with what, and how it ended."""
    duel = duel_on(was, cell)
    if not duel:
        return []
    return [("battle", {"player": duel.pop("attacker"), "cell": NAMES[cell], **duel})]


def tell_step(was: Any, now: Any) -> list[Told]:
    """What an automatic step did."""
    player = {"player": player_of(was)}
    if was.node == Node.TURN_START:
        return [("turn", player | {"round": was.round_number}), *tell_changes(was, now, set())]
    if was.node == Node.GATHER:
        return [("gathers", player | gained(was, now, was.seat))]
    if was.node == Node.AFFECT:
        card = {"card": TREASURES[was.card]}
        return [("affected", player | card), *tell_changes(was, now, set())]
    if was.node == Node.DICE and now.node == Node.MOVE:
        return [("steps", player | {"steps": now.steps})]
    if was.node == Node.TURN_END:
        is_end = now.round_number > was.round_number or now.node == Node.OVER
        return [("round-end", {"round": was.round_number})] * is_end
    battlefield = {was.place} if was.node == Node.BATTLE else set()
    return tell_changes(was, now, battlefield)


def gained(was: Any, now: Any, seat: int) -> dict[str, int]:
    """How much of each resource more, or less."""
    both = zip(was.resources[seat], now.resources[seat], strict=True)
    return dict(zip(RESOURCES, (b - a for a, b in both), strict=True))


def tell_changes(was: Any, now: Any, told_cells: set[int]) -> list[Told]:
    """What every seat has gained and lost, except on cells already told."""
    told: list[Told] = []
    if was.treasures == 0 and now.treasures:
        told.append(("deck-renewed", {}))
    has_moved, has_traded = differ(was, now, *_PIECES), differ(was, now, *_GOODS)
    for seat in range(now.players) if has_moved or has_traded else ():
        player = {"player": seat_name(seat)}
        if now.fallen[seat] > was.fallen[seat]:
            told.append(("eliminated", player))
            continue
        changes = changes_of_pieces(was, now, seat, told_cells) if has_moved else []
        changes += changes_of_goods(was, now, seat) if has_traded else []
        told += [(kind, player | more) for kind, more in changes]
    return told


def pieces_of(s: Any, cells: list[int], told_cells: set[int]) -> dict[int, int]:
    return {c: s.board[c] & LEVEL_BITS for c in cells if c != NOWHERE and c not in told_cells}


def changes_of_pieces(was: Any, now: Any, seat: int, told_cells: set[int]) -> list[Told]:
    """Soldiers placed, lost and raised; cities raised and lowered."""
    told: list[Told] = []
    before = pieces_of(was, was.soldiers[seat], told_cells)
    after = pieces_of(now, now.soldiers[seat], told_cells)
    told += [("soldier-lost", {"cell": NAMES[cell]}) for cell in before if cell not in after]
    for cell, level in after.items():
        if before.get(cell) != level:
            kind = "soldier-level" if cell in before else "soldier-placed"
            told.append((kind, {"cell": NAMES[cell], "level": level}))
    before = pieces_of(was, was.cities[seat], told_cells)
    after = pieces_of(now, now.cities[seat], told_cells)
    for cell, level in after.items():
        if before[cell] != level:
            told.append(("city-level", {"cell": NAMES[cell], "level": level}))
    return told


def changes_of_goods(was: Any, now: Any, seat: int) -> list[Told]:
    """Resources, barn, ability cards and scrolls."""
    told: list[Told] = []
    if was.resources[seat] != now.resources[seat]:
        told.append(("resources", gained(was, now, seat)))
    if was.barns[seat] != now.barns[seat]:
        told.append(("barn-limit", {"limit": now.barns[seat]}))
    if was.abilities[seat] != now.abilities[seat]:
        had, has = abilities_of(was, seat), abilities_of(now, seat)
        told += [("ability-lost", {"ability": kind}) for kind in had if kind not in has]
        told += [("ability-gained", {"ability": kind}) for kind in has if kind not in had]
    if now.scrolls[seat] < was.scrolls[seat]:
        told.append(("scroll-lost", {"scrolls": now.scrolls[seat]}))
    elif now.scrolls[seat] > was.scrolls[seat]:
        lock = "" if now.locks[seat] == was.locks[seat] else NAMES[now.locks[seat]]
        told.append(("scroll-gained", {"scrolls": now.scrolls[seat], "lock": lock}))
    return told
