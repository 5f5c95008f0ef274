"""Who may know what: hands, bids and draws, until they are shown (GS-6.14 and its table)."""

import itertools
import json
import random

import numba
import pytest
import worlds

from theomachy import Table
from theomachy.games.godstorm.game import GAME
from theomachy.games.godstorm.state import Node
from theomachy.kernel import ask
from theomachy.kernel.seats import viewers
from theomachy.table.ply import UndoRefusal
from theomachy.table.secrecy import imagined

LOOK = "3p; at P1 take; card VISIONS; chosen 2; pick P3; hand P3 ASH TIME"
LAND = "ROM P1:2; LIG P2:2; RUS P3:1"
POSITIONS = 80 if numba.config.DISABLE_JIT else 600
REVEALING = {"reveal", "discarded", "spoils", "over", "take", "take-card"}
"""Events that tell what was hidden."""


def heard(state, move, seat):
    """Events, the move as it may be read, and the view after it."""
    table = Table(GAME, int(state.players), seed=0)
    table.state = state.copy()
    table.push(GAME.parse(move))
    events = [(event.kind, dict(event.args)) for event in table.told_to(seat)]
    return events, table.move_for(table.plies[-1], seat), json.dumps(table.view(seat))


def test_6_14_no_card_in_the_hand_of_another_is_described():
    for table, _ in itertools.islice(worlds.wander(GAME, random.Random(3)), 40):
        for seat in [None, *range(table.players)]:
            shown = table.view(seat)["position"]
            for rival, hand in enumerate(shown["hands"]):
                is_looked_at = shown["at"] == f"P{(seat or 0) + 1} take" and seat is not None
                assert hand == [] or rival == seat or is_looked_at
                assert rival != seat or len(hand) == sum(shown["hand_sizes"][seat].values())


def is_revealing(table, action, seat):
    """Bids, discarded hands, spoils, the end, a card taken (or its deck) and the hand it was in."""
    then = table.fork()
    then.push(action)
    is_look = then.state.node == Node.TAKE and then.state.seat == seat
    return is_look or bool(REVEALING & {event.kind for event in then.told_to(seat)})


def test_6_14_otherwise_what_others_do_shows_nothing_hidden():
    rng = random.Random(5)
    for table, action in itertools.islice(worlds.wander(GAME, rng), POSITIONS):
        seat = worlds.anyone(table, rng)
        twin = worlds.twin_of(table, seat, rng)
        disguised = worlds.alike(table, twin, action, seat, rng)
        if disguised is not None and not is_revealing(table, action, seat):
            seen = worlds.after(twin, disguised, seat)
            assert worlds.after(table, action, seat) == seen, GAME.notation(action)


SECRETS = [
    ("2p; at P1 bid; faith P1 9; faith P2 9; ROM P1:2; LIG P2:2", "bid 3", "bid 5", "bid ?"),
    (f"3p; at P1 draw; draw P1 W play; {LAND}", "draw W TIME", "draw W ASH", "draw W ?"),
    (f"{LOOK}; {LAND}", "take TIME", "take ASH", "take ?"),
]


@pytest.mark.parametrize(("given", "one", "other", "read"), SECRETS)
def test_3_1_a_secret_action_is_heard_alike_whatever_it_was(given, one, other, read):
    s = Table.at(GAME, given, seed=0).state
    for seat in (None, 1):
        assert heard(s, one, seat) == heard(s, other, seat)
        assert heard(s, one, seat)[1] == read
    assert heard(s, one, 0)[1] == one


def test_6_13_relics_and_omens_are_read_by_all():
    table = Table.at(GAME, "2p; at P1 draw; draw P1 M play; ROM P1:2; LIG P2:2", seed=0)
    table.play("draw M WINE")
    assert table.move_for(table.plies[0], 1) == "draw M WINE"


def test_16_17_who_looks_at_a_hand_sees_it_while_he_takes():
    table = Table.at(GAME, f"{LOOK}; {LAND}", seed=0)
    assert table.view(0)["position"]["hands"][2] == ["ASH", "TIME"]
    assert table.view(1)["position"]["hands"][2] == []
    assert table.view(1)["position"]["hand_sizes"][2] == {"W": 2, "D": 0, "S": 0}


HIDDEN = UndoRefusal.SOMETHING_HIDDEN_WAS_SHOWN


@pytest.mark.parametrize(
    ("given", "moves", "seat", "refusal"),
    [
        ("at P1 T4; hand P1 VISIONS; hand P2 FOG SUN; hand P3 ASH TIME", "play VISIONS", 0, HIDDEN),
        ("at P1 T4; hand P1 VISIONS; hand P2 FOG SUN; hand P3 ASH TIME",
         "play VISIONS; player P3", 0, HIDDEN),
        ("at P1 T4; hand P1 VISIONS; hand P3 TIME", "play VISIONS", 0, HIDDEN),
        ("at P1 T4; hand P1 VISIONS; hand P3 ASH TIME; relics P2 AEGIS", "play VISIONS", 0, HIDDEN),
        ("at P1 T4; hand P1 VISIONS; hand P3 ASH TIME; relics P2 AEGIS",
         "play VISIONS; pass", 1, HIDDEN),
        (LOOK[4:], "take TIME", 0, HIDDEN),
        ("at P1 T4; faith P1 4; hand P1 CROPS; hand P3 FOG TIME", "play CROPS", 0, HIDDEN),
        ("at P1 T4; faith P1 4; hand P1 CROPS; hand P3 FOG TIME",
         "play CROPS; player P3", 0, HIDDEN),
        ("at P1 bid; faith P1 1; faith P2 1", "bid 1", 0, None),
        ("at P1 bid; faith P1 1; faith P2 1", "bid 1; bid 0", 1, HIDDEN),
        ("at P1 bid; faith P1 1", "bid 1", 0, HIDDEN),
        ("at P1 T4; hand P1 PRAYERS", "done", 0, None),
        ("at P1 T4; hand P1 SIREN; faith P1 3; EGY P2:3", "play SIREN; on LIG", 0, None),
    ],
)  # fmt: skip
def test_16_17_what_was_shown_is_not_taken_back(given, moves, seat, refusal):
    table = Table.at(GAME, f"3p; {given}; ROM P1:4 WD; LIG P2:2; RUS P3:1", seed=0)
    for move in moves.split("; "):
        table.play(move)
    assert table.undo_refusal(seat) is refusal


def test_after_the_end_everything_is_shown():
    text = "2p; at P2 T9; epoch 5; ROM P1:1; LIG P2:1; heaven P2 1; hand P1 FOG"
    table = Table.at(GAME, text, seed=0)
    secret = Table.at(GAME, SECRETS[1][0], seed=0)
    secret.play("draw W TIME")
    assert table.keeps_secrets
    assert table.heard(secret.told(), 1)[0].kind == "draw"
    table.play("done")
    assert not table.keeps_secrets
    assert table.view(1)["position"]["hands"][0] == ["FOG"]
    assert table.move_for(secret.plies[0], None) == "draw W TIME"
    assert table.heard(secret.told(), None)[0].args["card"] == "TIME"


def test_3_1_imagined_bids_can_be_paid():
    s = Table.at(GAME, "3p; at P1 bid; faith P1 4; faith P3 2; ROM P1:2; LIG P2:2; RUS P3:2").state
    ask.apply(s, GAME.parse("bid 3"))
    seen = {int(imagined(s, 2, seed).bids[0]) for seed in range(60)}
    assert seen == {0, 1, 2, 3, 4}
    assert imagined(s, 0, 1).bids[0] == 3


def test_6_14_imagined_positions_can_be():
    for table, _ in itertools.islice(worlds.wander(GAME, random.Random(4)), 40):
        for viewer in viewers(table.players):
            assert ask.fault(imagined(table.state, viewer, seed=1)) == 0
