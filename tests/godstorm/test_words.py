"""Positions in words: read, written, drawn, described and found again."""

import json
import re

import numpy as np
import pytest

from theomachy import Table, UnknownMove
from theomachy.games.godstorm.actions import GOD_SETS, PEOPLES
from theomachy.games.godstorm.board import CONTINENTS, NAMES, SEA_NAMES, SPACE_NAMES
from theomachy.games.godstorm.cards import CARD_NAMES, HAND_KINDS
from theomachy.games.godstorm.describe import HEAVEN_NAME, PLACES, SPACES_AND_HEAVEN
from theomachy.games.godstorm.game import GAME
from theomachy.kernel import ask
from theomachy.locales import LANGUAGES, Wrong, speech
from theomachy.table.position import arrange

BASE = "2p; at P1 T6; ROM P1:5 W; EGY P2:5"


@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        ("2p; at P1 T6; ROM P9:5", "describes no territory"),
        ("2p; at P1 T6; ROM P1:5 X", "neither temple"),
        ("2p; at P1 T6; ROM - W", "neither temple"),
        ("2p; at P1 T11", "no phase"),
        ("2p; at", "no part of a position"),
        (f"{BASE}; epoch soon", "no number"),
        (f"{BASE}; faith P1 100000", "no number"),
        (f"{BASE}; invasion ROM U2 P2", "no place"),
        (f"{BASE}; invasion ROM EGY P2; force X", "no set of gods"),
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
    with pytest.raises(Wrong, match=complaint) as wrong:
        arrange(GAME, text)
    assert complaint not in wrong.value.said_in("fr")


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
    out = np.zeros(GAME.observation.size, np.int8)
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
        ("invade ALE LIG", "not adjacent"),
        ("descend H U2", "No way leads from H to U2"),
        ("descend U1", "descend U1 U11"),
        ("dance", "no verb"),
        ("", "verb"),
        ("\u0664" * 99, "no verb"),
        ("move 1000000", "move 0"),
    ],
)
def test_an_unknown_move_is_answered_with_an_example(move, hint):
    with pytest.raises(UnknownMove, match=hint):
        Table.at(GAME, BASE, seed=0).play(move)


def test_an_unknown_token_is_not_restated():
    for token in ("nonsense 3", "faith", "faith P9", "deck", "deck X"):
        with pytest.raises(Wrong, match=f"'{token}' says nothing"):
            GAME.restate(Table.at(GAME, BASE, seed=0).state, token)
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


@pytest.mark.parametrize(
    ("text", "move", "told"),
    [
        ("2p; at P1 T2; ROM P1:5; EGY P2:5; faith P1 9", "summon W ROM", {"price": 3}),
        ("2p; at P1 T2; ROM P1:5; EGY P2:5; faith P1 9", "temple ROM", {"price": 5}),
        ("2p; options temple_cost=3; at P1 T2; ROM P1:5; EGY P2:5; faith P1 9", "temple ROM",
         {"price": 3}),
        ("2p; at P1 god; ROM P1:30; EGY P2:30", "summon W ROM", {"price": 0}),
        ("2p; at P1 temple; ROM P1:30; EGY P2:30", "temple ROM", {"price": 0}),
        (BASE, "done", {"step": "t6"}),
        (f"{BASE}; LIG P2:2", "with -", {"gods": "none"}),
        (BASE, "tie P2 P1", {"number": 2, "first": "P2", "second": "P1"}),
    ],
)  # fmt: skip
def test_moves_are_explained(text, move, told):
    explained = GAME.explain(Table.at(GAME, text, seed=0).state, GAME.parse(move))
    assert explained.items() >= told.items()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("phrase", "argument", "codes"),
    [
        ("territory", "territory", NAMES),
        ("in-territory", "territory", NAMES),
        ("place", "place", (*PLACES, HEAVEN_NAME)),
        ("at-place", "place", (*PLACES, HEAVEN_NAME)),
        ("from", "from", (*PLACES, HEAVEN_NAME)),
        ("to", "to", PLACES),
        ("space", "space", SPACE_NAMES),
        ("continent", "continent", CONTINENTS),
        ("card", "card", CARD_NAMES[:HAND_KINDS]),
        ("people", "people", PEOPLES),
    ],
)
def test_a_phrase_names_what_it_is_given(language, phrase, argument, codes):
    for code in codes:
        thing = "territory" if code in NAMES else "space" if code in SPACES_AND_HEAVEN else argument
        name = speech(language).say(f"godstorm-{thing}-{code.lower()}")
        assert name in speech(language).say(f"godstorm-phrase-{phrase}", **{argument: code})


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_sea_lies_between_both_its_shores(language):
    for sea in SEA_NAMES:
        told = speech(language).say("godstorm-phrase-sea", sea=sea)
        for shore in sea.split("-"):
            assert speech(language).say(f"godstorm-territory-{shore.lower()}") in told


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_two_sets_of_gods_are_called_alike(language):
    sets = (*GOD_SETS[1:], "none")
    told = {speech(language).say("godstorm-phrase-gods", gods=gods) for gods in sets}
    assert len(told) == len(GOD_SETS)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("players", GAME.players)
def test_a_ranking_names_everybody_in_order(language, players):
    ranked = GAME.parse(f"tie {' '.join(f'P{n}' for n in range(players, 0, -1))}")
    told = GAME.explain(Table.at(GAME, BASE).state, ranked)
    said = speech(language).say("godstorm-event-tie", **told)
    assert re.findall(r"P\d", said) == [f"P{n}" for n in range(players, 0, -1)]
