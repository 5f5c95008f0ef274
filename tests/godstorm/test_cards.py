"""Every one of the 66 cards is played, and every relic works, in a scenario of its paragraph."""

import pathlib

import pytest

from theomachy import Table
from theomachy.games.godstorm.cards import CARD_NAMES, DOUBLES, HAND_KINDS, Card
from theomachy.table.position import tokens_of
from theomachy.table.scenario import read_scenarios

HERE = pathlib.Path(__file__).parent
SCENARIOS = [
    scenario for path in HERE.glob("*.scenario") for scenario in read_scenarios(path.read_text())
]


def tokens(scenario, keyword):
    return [
        token for step in scenario.steps if step.keyword == keyword
        for token in tokens_of(step.text)
    ]  # fmt: skip


def paragraph(card):
    """GS-16 War, GS-17 Death, GS-18 Sky, GS-19 relics: one paragraph a kind, in order."""
    chapters = {16: Card.SHRINE, 17: Card.BLOOD, 18: Card.WORKERS, 19: Card.AEGIS}
    chapter = max(number for number, first in chapters.items() if card >= first)
    return f"GS-{chapter}.{card - chapters[chapter] + 1}"


def test_there_are_sixty_six():
    assert len(Card) + int(DOUBLES).bit_count() == 66


@pytest.mark.parametrize("name", CARD_NAMES[:HAND_KINDS])
def test_a_card_is_played(name):
    assert any(
        f"play {name}" in tokens(scenario, "When") and paragraph(Card[name]) in scenario.paragraphs
        for scenario in SCENARIOS
    )


@pytest.mark.parametrize("name", CARD_NAMES[HAND_KINDS:])
def test_a_relic_works(name):
    assert any(
        name in " ".join(tokens(scenario, "Given") + tokens(scenario, "When")).split()
        and paragraph(Card[name]) in scenario.paragraphs
        for scenario in SCENARIOS
    )


@pytest.mark.parametrize("name", [card.name for card in Card if int(DOUBLES) >> card & 1])
def test_2_12_both_copies_are_held_and_there_is_no_third(name):
    position = "2p; at P1 T6; ROM P1:2; EGY P2:1; hand P1 {} {}; hand P2 {}"
    held = Table.at("godstorm", position.format(name, name, "HEROES"), seed=0)
    assert held.describe()["hands"][0] == [name, name]
    with pytest.raises(ValueError, match=f"no other {name}"):
        Table.at("godstorm", position.format(name, name, name), seed=0)
