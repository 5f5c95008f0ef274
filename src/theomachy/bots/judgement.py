"""What each seat may expect of a position, how it likes it, and what it plays at first look."""

import numpy as np

from theomachy.bots.desk import TRIED
from theomachy.bots.opinions import facts
from theomachy.kernel import OVER, compiled, entry
from theomachy.kernel.chance import draw
from theomachy.kernel.scoring import final_score
from theomachy.kernel.verbs import actor, apply

_CERTAIN = 1e6
"""How much a victory is liked: more than anything that may still change."""
_FINE = 1 << 30


@entry
def expect(s, desk):
    """Fill desk.chances with each seat's chance to win, 1 in all, by what positions are worth;
    and desk.likings with the logarithms of its odds, by what moves look like."""
    players = s.players
    if actor(s) == OVER:
        final_score(s, desk.sheet)
        for seat in range(players):
            desk.chances[seat] = desk.sheet[seat].payoff
            desk.likings[seat] = _CERTAIN * (2.0 * desk.chances[seat] - 1.0)
        return
    for seat in range(players):
        facts(s, seat, desk.noted)
        desk.sums[seat], desk.chances[seat] = 0.0, 0.0
        for i in range(desk.noted.size):
            desk.sums[seat] += desk.taste[i] * desk.noted[i]
            desk.chances[seat] += desk.value[i] * desk.noted[i]
    for seat in range(players):
        desk.likings[seat] = odds(players, desk.sums, seat)
    share_by_powers(players, desk.chances)


@compiled
def odds(players, sums, seat):
    """The logarithm of a seat's odds against all others."""
    highest, total = -np.inf, 0.0
    for other in range(players):
        if other != seat:
            highest = max(highest, sums[other])
    for other in range(players):
        if other != seat:
            total += np.exp(sums[other] - highest)
    return sums[seat] - highest - np.log(total)


@compiled
def share_by_powers(players, sums):
    """From sums of weighed facts to chances, 1 in all."""
    highest, total = -np.inf, 0.0
    for seat in range(players):
        highest = max(highest, sums[seat])
    for seat in range(players):
        sums[seat] = np.exp(sums[seat] - highest)
        total += sums[seat]
    for seat in range(players):
        sums[seat] /= total


@compiled
def look_after(desk, s, action):
    """Fill desk.chances and desk.likings with what follows an action."""
    desk.records[TRIED] = s
    apply(desk.records[TRIED], action)
    expect(desk.records[TRIED], desk)


@compiled
def pick_by_look(desk, s, seat, count, warmth):
    """Of the actions listed, the one after which things look best to this seat; ties by lot."""
    if count == 1:
        return desk.actions[0]
    best, ties, choice = -np.inf, 0, 0
    for i in range(count):
        look_after(desk, s, desk.actions[i])
        if desk.likings[seat] > best:
            best, ties, choice = desk.likings[seat], 1, i
        elif desk.likings[seat] == best:
            ties += 1
            if draw(desk.rng, ties) == 0:
                choice = i
    if warmth > 0.0:
        choice = pick_warmly(desk, s, seat, count, best, warmth)
    return desk.actions[choice]


@compiled
def pick_warmly(desk, s, seat, count, best, warmth):
    """By lot, the better the likelier."""
    total = 0.0
    for i in range(count):
        total += likelihood(desk, s, seat, i, best, warmth)
    ticket, choice = total * draw(desk.rng, _FINE) / _FINE, -1
    while ticket >= 0.0 and choice < count - 1:
        choice += 1
        ticket -= likelihood(desk, s, seat, choice, best, warmth)
    return choice


@compiled
def likelihood(desk, s, seat, i, best, warmth):
    """How likely the i-th action listed is, compared with the best."""
    look_after(desk, s, desk.actions[i])
    return np.exp((desk.likings[seat] - best) / warmth)
