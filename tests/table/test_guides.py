"""Guided first games: how they are read, that they can be followed, and what they teach."""

import importlib

import pytest

from theomachy.games import SHELF, load
from theomachy.kernel.rows import Decision
from theomachy.table import guide
from theomachy.table.guide import NATURE, Reached, follow, guide_of, is_like, read_guide

LESSONS = 20
RARE = {
    "storm": {
        "GOD": "before the first turn",
        "TO": "a power, and powers are off as a rule",
    },
    "gog": {
        **dict.fromkeys(("LAY", "SPLIT"), "before the first turn"),
        "ANSWER": "with the option `trade` alone",
        "MUSTER": "for who has lost everything",
        "PAY": "with an ability card",
        "AMBUSH_AT": "with an ability card",
        **dict.fromkeys(("SELECT", "SEND", "RETURN", "STEAL", "OMEN"), "for a treasure card"),
        "FIGURE": "after a double",
        "FROM": "when the scrolls have run out",
    },
    "bello": {
        "PICK": "before the first turn",
        "RECRUIT": "when followers run short",
        **dict.fromkeys(("SAIL", "COUNT", "FLY"), "with one power each"),
    },
    "godstorm": {
        **dict.fromkeys(("PANTHEON", "CLAIM", "MUSTER", "GOD", "TEMPLE"), "before the first turn"),
        **dict.fromkeys(("BOOK", "AEGIS", "SAVE"), "with a relic"),
        **dict.fromkeys(("REVIVE", "REVIVE_AT"), "for who holds a crypt"),
        **dict.fromkeys(("RELIC", "GOD_OF", "PLAYER", "DECK"), "for a card"),
        **dict.fromkeys(("SEA", "MIGHTY", "TAKE"), "for a card"),
        **dict.fromkeys(("SKY", "DEFEND", "RIVAL_CHAMPION"), "in somebody else's turn"),
        **dict.fromkeys(("AGAIN", "CHAMPION"), "where gods stand on both sides"),
    },
}  # fmt: skip
"""Decisions that are no part of a usual turn, and why."""

HEAD = "Game bello\nAgainst level1\nGiven new; 2p; options pantheons=fixed\nWhen  first P1\n"
STEPS = """
pass [BD-5.1]
Do    pass
march? [BD-6.3]
Do    move e1 *
      ; move e2 *    # two places
Until end
While move * *
claim [BD-8.1]
Do    claim *
"""


def decisions(game):
    turn = importlib.import_module(f"theomachy.games.{game}.rules.decisions").TURN
    return {row.node.name: int(row.node) for row in turn.rows if isinstance(row, Decision)}


@pytest.mark.parametrize("game", SHELF)
def test_every_game_has_a_guide_without_a_fault(game):
    found = guide_of(load(game))
    assert found.game == game
    assert list(map(str, guide.faults(found))) == []


@pytest.mark.parametrize("game", SHELF)
def test_whoever_follows_a_guide_takes_every_kind_of_decision_of_a_usual_turn(game):
    found, known = guide_of(load(game)), decisions(game)
    taken = set.intersection(*(follow(found, seed).decided for seed in range(LESSONS)))
    usual = {node for name, node in known.items() if name not in RARE[game]}
    assert RARE[game].keys() <= known.keys()
    assert usual <= taken


def test_a_guide_is_read_with_its_steps():
    found = read_guide(HEAD + STEPS)
    assert (found.game, found.bots, found.played) == ("bello", ("level1",), "first P1")
    assert [step.name for step in found.steps] == ["pass", "march", "claim"]
    march = found.steps[1]
    assert (march.is_optional, march.paragraphs) == (True, ("BD-6.3",))
    assert (march.do, march.until) == (("move e1 *", "move e2 *"), ("end",))
    assert (march.during, found.steps[2].do) == (("move * *",), ("claim *",))


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("Game bello\nGiven new\n", "line 1: A guide begins with"),
        (HEAD + "\nNo name [BD-1.1]\nDo    pass\n", "line 6: A step is a name"),
        (HEAD + "\nidle [BD-1.1]\nUntil pass\n", "line 6: A step is a name"),
    ],
)
def test_guides_that_cannot_be_read(text, told):
    with pytest.raises(ValueError, match=told):
        read_guide(text)


def test_a_guest_has_no_guide():
    assert guide_of(load("connect_four")) is None


def test_what_is_wrong_with_a_guide_is_told():
    lost = "\nfly [BD-7.61]\nDo    fly *\n"
    told = list(map(str, guide.faults(read_guide(HEAD + lost))))
    assert told[0] == "A guide has 8 to 12 steps, this one 1."
    assert "There are no words for guide-bello-fly in 'en'." in told
    assert told[-1] == "In line 6: Nobody gets past 'fly' (lesson 0)."
    assert sum("Nobody gets past" in one for one in told) == 1


def test_moves_are_compared_word_by_word():
    assert is_like("move e1 e2", ("attack * *", "move e1 *"))
    assert not is_like("move e1 e2", ("move e1", "move e2 *"))


def test_a_step_that_may_be_left_out_is_left_out():
    found = read_guide(HEAD + STEPS)
    start = Reached(1)
    assert start.asks(found, ["move e1 e2", "end"]) == 1
    assert start.asks(found, ["claim e2", "end"]) == 2
    assert start.asks(found, ["end"]) is None
    assert Reached(3).asks(found, ["end"]) is None


def test_a_step_goes_on_until_what_ends_it_or_the_next_one():
    found = read_guide(HEAD + STEPS.replace("Do    pass", "Do    pass; power *\nUntil pass"))
    begun = Reached().after(found, 0, "power 1")
    assert begun == Reached(0, is_begun=True)
    assert begun.after(found, 0, "pass") == Reached(1)
    assert begun.after(found, 0, "claim e2") == Reached(3)
    assert begun.after(found, 0, "end") == begun


def test_a_turn_ends_a_step_when_somebody_else_plays():
    found = read_guide(HEAD + STEPS.replace("Do    pass", "Do    pass; power *\nUntil turn"))
    begun = Reached().after(found, 0, "pass")
    assert Reached().after(found, 1, "pass") == Reached()
    assert begun.after(found, NATURE, "first P1") == begun
    assert begun.after(found, 1, "pass") == Reached(1)
