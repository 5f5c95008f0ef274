"""The little language of worked examples: what it reads, and what it says when it does not hold."""

import pytest

from theomachy.table.scenario import check, known_games, read_scenarios, run

GIVEN = "Given 2p; pantheons aztec norse; at P1 action; e1=P1/3 e9=P2/3\n"
HEAD = f"Game bello\n\nA title [BD-6.3]\n{GIVEN}"


def differences(rest, head=HEAD):
    return check(head + rest)[1]


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("A title [BD-1.1]\n", "line 1: Say the game first"),
        ("Game bello\nNo paragraphs\n", "line 2: A title ends with its paragraphs"),
        (f"Game bello\n{GIVEN}", "line 2: A scenario begins with its title"),
    ],
)
def test_texts_that_cannot_be_read(text, told):
    with pytest.raises(ValueError, match=told):
        read_scenarios(text)


def test_a_scenario_is_read_with_its_lines():
    rest = "When  move e1 e2   # a comment\nThen  e1=P1/2\n      e2=-/P1:1\n"
    (scenario,) = read_scenarios(HEAD + rest)
    assert (scenario.game, scenario.title, scenario.paragraphs) == ("bello", "A title", ["BD-6.3"])
    assert [(step.keyword, step.line) for step in scenario.steps] == [
        ("Given", 4), ("When", 5), ("Then", 6),
    ]  # fmt: skip
    assert scenario.steps[1].text == "move e1 e2"
    assert scenario.steps[2].text == "e1=P1/2 e2=-/P1:1"
    assert run(scenario) == []


def test_markdown_holds_scenarios_in_fences():
    text = f"# Book\n\nprose\n\n```scenario bello\nOne [BD-1.1]\n{GIVEN}Then  actions 3\n```\n"
    (scenario,) = read_scenarios(text)
    assert (scenario.title, scenario.line) == ("One", 6)
    assert [game.name for game in known_games([scenario, scenario])] == ["bello"]
    assert run(scenario) == []


def test_an_indented_line_before_any_step_is_a_title():
    (scenario,) = read_scenarios(f"Game bello\n  Indented [BD-1.1]\n{GIVEN}Then  doom 0\n")
    assert scenario.title.strip() == "Indented"


@pytest.mark.parametrize(
    ("then", "actual"),
    [
        ("e1=P1/4", "e1=P1/3"),
        ("actions 9", "actions 3"),
        ("can attack e1 e2", "can not attack e1 e2 (BD-6.6)"),
        ("cannot move e1 e2", "cannot … yes it can: move e1 e2"),
        ("cannot attack e1 e2 (BD-1.1)", "cannot attack e1 e2 (BD-6.6)"),
        ("choices end", "choices move e1 d1, move e1 e2, move e1 f1, end"),
        ("no move", "no move e1 d1"),
        ("over doomsday", "over not yet"),
        ("winners P1", "winners not yet"),
        ("scores 1 2", "scores not yet"),
        ("ranks 1 2", "ranks not yet"),
        ("pay 1 -1", "pay not yet"),
        ("odds first P1 = 1/2", "odds first P1 = 0"),
        ("supply P1 30", "supply P1 27"),
    ],
)
def test_a_wrong_expectation_is_told_with_a_picture(then, actual):
    (difference,) = differences(f"Then  {then}\n")
    assert difference.actual == actual
    assert difference.expected == then
    assert (difference.line, difference.found("fr")) == (5, actual)
    assert "e1 T1/3" in difference.picture


@pytest.mark.parametrize(
    "then", ["can move e1 e2", "no sail", "cannot attack e1 e2", "cannot attack e1 e2 (BD-6.6)"]
)
def test_what_holds_makes_no_difference(then):
    assert differences(f"Then  {then}\n") == []


def test_a_move_that_fails_ends_the_scenario():
    (difference,) = differences("When  move e1 e2; attack e1 e2\nThen  actions 9\n")
    assert difference.actual.startswith("attack e1 e2: Nobody controls that location")
    assert difference.line == 5
    assert difference.found("fr").startswith("attack e1 e2\u00a0: Personne")
    assert "e1 T1/" not in difference.found("fr")


def test_given_comes_first():
    (difference,) = differences("When  end\n", head="Game bello\nA title [BD-1.1]\n")
    assert (difference.actual, difference.picture) == ("`Given` comes first.", "")
    assert difference.found("fr") == "`Given` vient en premier."


def test_an_impossible_position_and_an_unknown_game_are_differences():
    (difference,) = check(f"Game bello\nA title [BD-2.2]\n{GIVEN[:-1]} e2=P1/5\n")[1]
    assert "at most 4 (BD-2.2)" in difference.actual
    (difference,) = check(f"Game chess\nA title [X-1.1]\n{GIVEN}")[1]
    assert "no game called 'chess'" in difference.actual


@pytest.mark.parametrize(
    ("then", "actual"),
    [
        ("winners P1", "winners P1 P2"),
        ("over cap", "over exhaustion"),
        ("ranks 1 2 3", "ranks 1 1 3"),
        ("pay 1 0 0", "pay 1/2 1/2 0"),
        ("scores 3 3 0", "scores 3 3 1"),
    ],
)
def test_a_wrong_end_is_told_as_it_came(then, actual):
    head = "Game storm\n\nA tie [ST-16.5]\nGiven 3p; at roll; V=e8:1; pile empty; a1:1/P1w3;"
    rest = f" i1:1/P2w3; i3:0/P3w1\nWhen  roll N1\nThen  {then}\n"
    (difference,) = differences(rest, head=head)
    assert difference.actual == actual


def test_moves_may_be_repeated():
    text = "Game bello\nMany [BD-9.8]\nGiven new; 2p; options powers=off doomsday=12\n"
    scenarios, wrong = check(text + "When  first P1; end x25\nThen  over doomsday; round 13\n")
    assert len(scenarios) == 1
    assert wrong == []
