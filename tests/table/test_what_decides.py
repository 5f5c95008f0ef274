"""What the page is told of a ranking is how the rules rank."""

import pytest

from theomachy.table import Table

ENDED = [
    ("storm", "3p; at roll; V=e8:1; pile empty; b2:1/P1w3; g2:2/P2c; h4:0/P3w1", ["roll N1"]),
    ("storm", "T=120; at develop; V=e9:1; a1:2/P1w1; a2:2/P2w1; P1=3; P2=4", ["end"]),
    ("bello", "3p; pantheons aztec norse greek; at P1 over; e1=P1/3 i5=P2/3 a5=P3/4", []),
    (
        "gog",
        "3p; options map=fixed; round 40; first P1; at P3 move; steps 1; founded P3 3; "
        "scrolls P1 2; scrolls P2 2; scrolls P3 1; b2=P1[2] b11=P2[3] k8=P3[4] k7=P3(1)",
        ["end"],
    ),
    (
        "godstorm",
        "3p; epoch 5; at P3 T10; ROM P1:1; LIG P1:1; BAB P2:4; THU P3:2; faith P2 1; faith P3 4",
        [],
    ),
]
"""Games that ended in a comparison, the first by a tie that is broken."""


def compared(result, keys):
    """What counts of each seat, in the order in which it does."""
    return [
        tuple(sum(tally[field] for field in key.split("+")) for key in keys)
        for tally in result.tallies
    ]


@pytest.mark.parametrize(("game", "position", "moves"), ENDED)
def test_what_is_told_to_be_compared_gives_the_ranks(game, position, moves):
    table = Table.at(game, position, seed=0)
    for move in moves:
        table.play(move)
    result, ranking = table.result, table.game.printed["ranking"]
    standings = compared(result, ranking["compared"][result.reason])
    ranks = [1 + sum(other > mine for other in standings) for mine in standings]
    assert ranks == result.ranks
    assert len(set(ranks)) > 1
    assert ranking["rule"] in (table.game.folder / "RULES.en.md").read_text()


ENDINGS = {
    "ST-16.4": ("storm", "T=120; at develop; V=e9:1", "end"),
    "ST-4.11": ("storm", "at roll; V=e8:1; pile empty", "roll N1"),
    "BD-10.4": (
        "bello",
        "2p; pantheons aztec norse; at P1 action; e8=P1/4 e9=P2/2 e1=P1/0",
        "attack e8 e9",
    ),
}


@pytest.mark.parametrize("paragraph", ENDINGS)
def test_an_end_is_told_with_its_paragraph(paragraph):
    game, position, move = ENDINGS[paragraph]
    table = Table.at(game, position, seed=0)
    table.play(move)
    if not table.is_over:
        table.play("end")
    assert table.result.paragraph == paragraph
