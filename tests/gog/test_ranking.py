"""GG-18.4 Whatever he holds, and whatever the conquest wins by, who loses his last city is last."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from gog.positions import reached

CITIES = {2: "b2=P1[1] k8=P2[1]", 3: "b2=P1[1] k8=P2[1] b11=P3[1]"}
CITIES[4] = f"{CITIES[3]} k2=P4[1]"
SIEGE = "founded P1 3; j7=P1(1) j9=P1(1) l9=P1(1); steps 9; at P1 move"


def scrolls_of(players):
    """Fewer than three for each, and no more than four in all: the stack has one left."""
    held = st.tuples(*[st.integers(0, 2)] * players)
    return held.filter(lambda scrolls: sum(scrolls) <= 4)


@pytest.mark.parametrize("players", CITIES)
@given(data=st.data())
@settings(max_examples=12, deadline=None, derandomize=True)
def test_18_4_who_loses_the_last_city_is_last(players, data):
    held, food = data.draw(scrolls_of(players)), data.draw(st.integers(0, 5))
    told = "; ".join(f"scrolls P{seat} {number}" for seat, number in enumerate(held, 1))
    table = reached(
        f"{players}p; options map=fixed scrolls_to_win=3; {CITIES[players]}; {SIEGE}; {told}; "
        f"resources P2 {food}/5/5; a5=P2(6)",
        "conquer k8",
    )
    ranks = table.result.ranks
    assert table.result.reason == ("scrolls" if held[0] == 2 else "last_city")
    assert (ranks[0], ranks[1]) == (1, players)
    assert all(rank < players for seat, rank in enumerate(ranks) if seat != 1)
