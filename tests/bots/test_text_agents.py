"""Text agents are told what their seat may know, and what they write is read as they meant it."""

import json
import pathlib
import random
import sys

import pytest
from strangers import PATIENT, company

from theomachy import Table
from theomachy.bots.guests import check_player, play_guest_matches
from theomachy.bots.guests.text import Manner, TextAgent, read_manner
from theomachy.bots.guests.text.answer import read_move, refusal_of
from theomachy.bots.guests.text.prompt import prompt_of
from theomachy.bots.view import telling_view_of
from theomachy.kernel import ask
from theomachy.kernel.philox import new_rng
from theomachy.locales import LANGUAGES, Wrong

ROOT = pathlib.Path(__file__).parents[2]
TOLD = "text:examples.bots.told:answer"
LEGAL = ["drop a", "drop b", "pass", "pass 2"]


def view_after(*moves, game="connect_four"):
    table = Table(game, 2, seed=1)
    for move in moves:
        table.play(move)
    while table.actor < 0:
        table.roll()
    return telling_view_of(table, table.actor)


class Script:
    """Gives its answers in turn, and keeps the prompts."""

    def __init__(self, *answers):
        self.answers, self.prompts = list(answers), []

    def __call__(self, prompt):
        self.prompts.append(prompt)
        return self.answers.pop(0)


@pytest.mark.parametrize(
    ("answer", "meant"),
    [
        ("drop b", "drop b"),
        ("drop a would lose.\n\n**drop b**", "drop b"),
        ("Move: `DROP  B`.", "drop b"),
        ("First drop b, no: drop a.\nThat is what I play.", "drop a"),
        ("I pass 2", "pass 2"),
        ("drop by drop", "drop by drop"),
        ("Move: fly", "fly"),
        ("", ""),
    ],
)
def test_a_lenient_reader_finds_the_move_that_is_meant(answer, meant):
    assert read_move(answer, LEGAL, is_strict=False) == meant


def test_a_strict_reader_takes_an_answer_at_its_word():
    assert read_move(" drop b\n", LEGAL, is_strict=True) == "drop b"
    assert read_move("Move: drop b", LEGAL, is_strict=True) == "Move: drop b"


@pytest.mark.parametrize(
    ("move", "english", "french"),
    [
        ("drop b", "", ""),
        ("fly", "'fly' is no verb", "«\u00a0fly\u00a0» n’est pas un verbe"),
        (
            "drop a",
            "drop a: This column is full. (C4-2)",
            "drop a\u00a0: Cette colonne est pleine.",
        ),
    ],
)
def test_why_not_is_said_in_either_language(move, english, french):
    view = view_after(*["drop a"] * 6)
    assert english in refusal_of(view, move, "en")
    assert french in refusal_of(view, move, "fr")
    assert bool(refusal_of(view, move, "en")) == bool(english)


def test_an_agent_is_told_why_not_and_asked_again():
    script = Script("let me fly", "drop a", "drop c")
    agent = TextAgent(script, Manner(), "en")
    assert agent.choose(view_after(*["drop a"] * 6), 1.0) == "drop c"
    assert [told["move"] for told in agent.trace] == ["let me fly", "drop a", "drop c"]
    assert "column is full" in script.prompts[2]
    assert "let me fly" in script.prompts[1] not in script.prompts[2]
    assert json.loads(json.dumps(agent.trace))[2]["refusal"] == ""


def test_after_so_many_tries_the_last_word_counts():
    agent = TextAgent(Script("fly", "swim", "walk"), Manner(), "en")
    assert agent.choose(view_after(), 1.0) == "walk"
    agent = TextAgent(Script("fly"), read_manner("text+once"), "fr")
    assert agent.choose(view_after(), 1.0) == "fly"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", ["storm", "bello", "gog", "godstorm"])
def test_a_prompt_tells_rules_position_and_moves(game, language):
    view = view_after(game=game)
    prompt = prompt_of(view, Manner(), language)
    assert all(view.game.notation(action) in prompt.splitlines() for action in view.actions)
    assert view.game.picture(view.seen) in prompt
    assert "```" not in prompt
    assert len(prompt) < 8000
    assert "{" not in prompt.replace(json.dumps(view.game.description(view.seen)), "")


def test_a_prompt_may_tell_the_whole_rulebook_and_no_list():
    view = view_after(game="storm")
    short, long = (prompt_of(view, read_manner(f"text{how}"), "en") for how in ("", "+rulebook"))
    assert len(long) > 8 * len(short)
    unlisted = prompt_of(view, read_manner("text+unlisted+strict"), "en")
    assert "Your legal moves" not in unlisted
    assert "\nattack a1\n" in unlisted
    assert unlisted.endswith("exactly as it is written, and nothing else.")


def positions_with_secrets():
    """Now and then in a game with hidden hands and bids, somebody to decide."""
    rng = random.Random(5)
    table = Table("godstorm", 3, seed=5, options={"epochs": 1, "start_faith": 12})
    while not table.is_over:
        table.roll() if table.actor < 0 else table.play(rng.choice(table.legal()))
        if table.actor >= 0 and rng.random() < 0.1:
            yield table


def test_a_prompt_tells_nothing_of_what_is_hidden():
    changed = 0
    for table in positions_with_secrets():
        seat, otherwise = table.actor, table.fork()
        ask.conceal(otherwise.state, seat)
        ask.imagine(otherwise.state, seat, new_rng(99))
        changed += otherwise.state.tobytes() != table.state.tobytes()
        mine, theirs = (telling_view_of(one, seat) for one in (table, otherwise))
        assert prompt_of(mine, Manner(), "en") == prompt_of(theirs, Manner(), "en")
    assert changed > 4


@pytest.mark.skipif(sys.platform == "win32", reason="programs of the shell")
@pytest.mark.parametrize("name", [TOLD, "text+once:program:sed -n /^drop/p"])
def test_text_agents_play_whole_games_and_tell_how(name, monkeypatch):
    monkeypatch.chdir(ROOT)
    told = []
    with company(PATIENT, keep=told.append) as gathered:
        opening = gathered.setting.game.new(2)
        found = play_guest_matches(gathered, opening, [name, "random"], 2, seed=1)
    assert found.forfeits == ()
    assert {one["match"] for one in told} == {0, 1}
    assert told[0]["move"] == told[0]["exchanges"][-1]["move"]
    assert "## Your legal moves" in told[0]["exchanges"][0]["prompt"]


@pytest.mark.parametrize("name", ["text+loud:a:b", "text:a", "text:program:", "text:"])
def test_a_text_agent_that_is_written_wrong_is_refused(name):
    with pytest.raises(Wrong):
        check_player(name)
