"""Positions in words: read, written, drawn, described and found again."""

import json

import numpy as np
import pytest

from theomachy import Table, UnknownMove
from theomachy.games.godstorm.game import GAME
from theomachy.kernel import ask
from theomachy.table.position import arrange

BASE = "2p; at P1 T6; ROM P1:5 W; EGY P2:5"


@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        ("2p; at P1 T6; ROM P9:5", "describes no territory"),
        ("2p; at P1 T6; ROM P1:5 X", "neither temple"),
        ("2p; at P1 T6; ROM - W", "neither temple"),
        ("2p; at P1 T11", "no phase"),
        (f"{BASE}; U2 X", "describes no space"),
        (f"{BASE}; faith P4 3", "seat of this table"),
        (f"{BASE}; faith P1 x", "no number"),
        (f"{BASE}; hand P1 NOTHING", "no card"),
        (f"{BASE}; hand P1 WINE", "relic and lies open"),
        (f"{BASE}; relics P1 FOG", "is no relic"),
        (f"{BASE}; hand P1 TIME TIME", "no other TIME"),
        (f"{BASE}; nonsense", "no part of a position"),
        (f"{BASE}; force W", "no part of a position"),
        (f"{BASE}; maelstrom ROM-EGY", "no sea connection"),
    ],
)
def test_what_cannot_be_read_is_said(text, complaint):
    with pytest.raises(ValueError, match=complaint):
        arrange(GAME, text)


@pytest.mark.parametrize(
    "text",
    [
        "2p; at P1 attack; ROM P1:5 W; LIG P2:3; invasion ROM LIG P2; force W; attacked; dice 2",
        "2p; at P1 attack; ROM P1:5; LIG P2:3; invasion H U1 P2; U1 P2:3; U2 -; heaven P1 4",
        "2p; at P1 gods; ROM P1:5 WD; LIG P1:3; EGY P2:1; place ROM; other LIG; number 2",
        "3p; at P1 marker; ranking P1 P2 P3; ROM P1:5; LIG P2:3; EGY P3:1; bids 2 1 0",
        "2p; at P1 relic; card ASH; chosen 1; relics P1 WINE TREE; ROM P1:5; LIG P2:3",
        "2p; at P1 god_of; card IDOL; chosen 1; ROM P1:5 WD; LIG P2:3; invasion ROM LIG P2",
        "2p; at P1 draw; draw P1 W draws; queue S M; bought 3; ROM P1:5 W; EGY P2:1",
        "2p; at P1 revive_at; place U2; U2 P1:3; ROM P1:5 temple; LIG P1:3 temple; EGY P2:1",
    ],
)
def test_a_position_under_way_is_described_and_found_again(text):
    table = Table.at(GAME, text, seed=0)
    told = json.loads(json.dumps(table.describe()))
    assert Table.at(GAME, told, seed=0).state.tobytes() == table.state.tobytes()


def test_4_8_used_crypts_are_described():
    table = Table.at(GAME, "2p; at P1 T1; U2 P1:4; U5 P1:4; ROM P1:1 temple; APU P2:1", seed=0)
    table.play("revive U2")
    assert table.describe()["revived"] == {"U2": 1}
    assert Table.at(GAME, table.describe()).state.tobytes() == table.state.tobytes()


def test_every_position_of_a_game_is_found_again_and_observed():
    rng = np.random.default_rng(7)
    table = Table(GAME, 3, seed=7, options={"start_faith": 12, "epochs": 1, "free_god": "any"})
    out = np.zeros(GAME.observation, np.int8)
    while not table.is_over:
        if table.ply % 9 == 0:
            told = json.loads(json.dumps(table.describe()))
            assert Table.at(GAME, told).state.tobytes() == table.state.tobytes()
            ask.observe(table.state, table.ply % 3, out)
            assert out.min() >= 0
        legal = table.legal()
        table.play(legal[int(rng.integers(len(legal)))])
    assert all(line == line.rstrip() for line in str(table).splitlines())


def test_18_4_a_god_stranded_between_two_dice_is_described():
    text = "2p; at P1 T6; ROM P1:2 W; CAR P1:1; LIG P2:3 S; hand P2 LAVA; faith P2 2"
    table = Table.at(GAME, text, seed=0)
    for move in ("invade ROM LIG", "with W", "play LAVA", "die 6"):
        table.play(move)
    assert table.describe()["territories"]["ROM"] == "- P1.W"
    assert Table.at(GAME, table.describe()).state.tobytes() == table.state.tobytes()


def test_the_alphabet_is_written_and_read():
    texts = [GAME.notation(action) for action in range(GAME.actions)]
    assert len(set(texts)) == GAME.actions == 4635
    assert [GAME.parse(text) for text in texts] == list(range(GAME.actions))


@pytest.mark.parametrize(
    ("move", "hint"),
    [
        ("invade ROM", "invade ALE ANG"),
        ("roll A 9", "roll A 6"),
        ("dance", "no verb"),
        ("", "verb"),
    ],
)
def test_an_unknown_move_is_answered_with_an_example(move, hint):
    with pytest.raises(UnknownMove, match=hint):
        Table.at(GAME, BASE, seed=0).play(move)


def test_an_unknown_token_is_not_restated():
    with pytest.raises(ValueError, match="no part"):
        GAME.restate(Table.at(GAME, BASE, seed=0).state, "nonsense 3")
    assert GAME.restate(Table.at(GAME, BASE, seed=0).state, "sunk") == "not sunk"
    assert GAME.restate(Table.at(GAME, BASE, seed=0).state, "actor P2") == "actor P1"
    assert GAME.restate(Table.at(GAME, f"{BASE}; deck S LAVA IDOL IDOL").state, "deck S") == (
        "deck S LAVA IDOL IDOL"
    )


def test_the_picture_shows_hands_sunken_ground_and_the_dead():
    drawn = str(Table.at(GAME, f"{BASE}; hand P1 FOG; sunk; U2 P2:3", seed=0))
    assert "hand W0 D0 S1 (FOG)" in drawn
    assert "Atlantis is sunk" in drawn
    assert "below: U2 P2:3" in drawn
