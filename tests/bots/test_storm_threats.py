"""ST-9.9 What a bot of Storm fears: any rival who can pay, or those next door alone."""

import numpy as np
import pytest

from theomachy import Table
from theomachy.bots.opinions import opinion_of
from theomachy.bots.reasons import fill_features
from theomachy.games import load

STORM = load("storm")
CLAIM = "a1:5/P1S; a2:1/P1c; c3:1/P1c; V=e9:1; P1=5; at develop"


def worth(text, feature, seat=0):
    names = opinion_of(STORM).names
    s = Table.at("storm", text, seed=0).state
    of_seats = np.zeros((int(s.players), len(names)))
    fill_features(s, of_seats)
    return of_seats[seat, names.index(feature)]


@pytest.mark.parametrize(("reach", "exposed"), [("anywhere", 2), ("beside", 0)])
def test_far_rivals_threaten_only_where_they_may_strike_anywhere(reach, exposed):
    text = f"options reach={reach}; at develop; V=e9:1; a1:1/P1w2; i5:1/P2w3; P2=9"
    assert worth(text, "exposed") == exposed


@pytest.mark.parametrize(("community", "exposed"), [(2, 0), (3, 2)])
def test_a_neighbour_threatens_if_he_can_pay(community, exposed):
    text = f"options reach=beside; at develop; V=e9:1; a1:1/P1w2; a2:1/P2w3; P2={community}"
    assert worth(text, "exposed") == exposed


def test_of_several_neighbours_the_richest_counts_and_ones_own_tiles_do_not():
    tiles = "a1:1/P1w2; a2:1/P1w9; b1:1/P2w3; b2:1/P3w1; P1=15; P2=1; P3=9"
    assert worth(f"3p; options reach=beside; at develop; V=e9:1; {tiles}", "exposed") == 2


@pytest.mark.parametrize(
    ("rival", "safe"), [("i5:1/P2w3", 1), ("d3:1/P2w3", 0), ("b3:1/P2w3", 0), ("a3:1/P2w3", 0)]
)
def test_a_claim_is_safe_from_whom_it_does_not_touch(rival, safe):
    assert worth(f"options reach=beside; {CLAIM}; {rival}; P2=9", "safe_claim") == safe
    assert worth(f"options reach=anywhere; {CLAIM}; {rival}; P2=9", "safe_claim") == 0
