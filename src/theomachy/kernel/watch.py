"""What is noted of games while they are played, where somebody wants to know more than the end."""

from typing import Any, NamedTuple

import numpy as np

from theomachy.kernel.compiled import compiled, entry
from theomachy.kernel.game import SHEET, Game
from theomachy.kernel.kinds import Action, Seat, State
from theomachy.kernel.verbs import NATURE, actor, apply, score

NOBODY = -1
LEAD = np.dtype(
    [
        ("leader", np.int32),  # who was the last to be alone ahead, or NOBODY
        ("since", np.int32),  # how many decisions had been made when he came to be
        ("changes", np.int32),  # how often one leader took the place of another
        ("mover", np.int32),  # who has decided last, or NOBODY
    ],
    align=True,
)
"""Who is ahead in points. They are compared whenever another seat comes to decide, and at the end,
so that what a seat pays for in the middle of its turn changes nothing."""


class Watch(NamedTuple):
    """Notes of many games; where there are none (None) the loops are compiled without them."""

    verbs: Any
    """[action]: the number of its verb, of all that players choose."""
    deeds: Any
    """[game, seat, verb]: how often."""
    leads: Any
    """[game]"""
    sheet: Any
    """Room for a score."""


def watch_for(game: Game, players: int, games: int) -> Watch:
    numbers = {name: number for number, name in enumerate(game.alphabet.deeds)}
    leads = np.zeros(games, LEAD).view(np.recarray)
    leads.leader[:] = leads.mover[:] = NOBODY
    return Watch(
        np.array([numbers[name] for name in game.alphabet.deed_of], np.int16),
        np.zeros((games, players, len(numbers)), np.int32),
        leads,
        np.zeros(players, SHEET).view(np.recarray),
    )


@compiled
def note(watch: Watch, game: int, s: State, seat: Seat, action: Action, decisions: int) -> None:
    """What a seat is about to do, after so many decisions."""
    lead = watch.leads[game]
    if lead.mover != seat:
        lead.mover = seat
        score(s, watch.sheet)
        compare(lead, watch.sheet, decisions)
    watch.deeds[game, seat, watch.verbs[action]] += 1


@compiled
def compare(lead: np.record, sheet: np.recarray, decisions: int) -> None:
    """Whoever is alone ahead leads until another is: equal points leave the lead where it was."""
    best, leader = sheet[0].points, 0
    for seat in range(1, sheet.size):
        if sheet[seat].points > best:
            best, leader = sheet[seat].points, seat
        elif sheet[seat].points == best:
            leader = NOBODY
    if leader != NOBODY and leader != lead.leader:
        lead.changes += lead.leader != NOBODY
        lead.leader, lead.since = leader, decisions


@entry
def retrace(s: State, actions: np.ndarray, sheet: np.recarray, watch: Watch, game: int) -> None:
    """Watch a game that has been played already, from its opening to its score."""
    decisions = 0
    for i in range(actions.size):
        seat = actor(s)
        if seat != NATURE:
            note(watch, game, s, seat, actions[i], decisions)
            decisions += 1
        apply(s, actions[i])
    compare(watch.leads[game], sheet, decisions)
