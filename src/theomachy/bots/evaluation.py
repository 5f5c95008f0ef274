"""What a position is worth to each seat: its win probability, and its logit for choosing a move."""

import numpy as np

from theomachy.bots.opinions import features
from theomachy.bots.workspace import TRIED, Workspace
from theomachy.kernel import OVER, compiled, entry
from theomachy.kernel.kinds import Action, Seat, State
from theomachy.kernel.scoring import final_score
from theomachy.kernel.verbs import actor, apply

_CERTAIN = 1e6
"""The logit of a victory: more than anything that may still change."""


@entry
def evaluate(s: State, workspace: Workspace) -> None:
    """Fill workspace.win_probability, 1 in all, by the value's weights; and workspace.logits with
    the logarithms of each seat's odds, by the policy's."""
    players = s.players
    if actor(s) == OVER:
        final_score(s, workspace.sheet)
        for seat in range(players):
            workspace.win_probability[seat] = workspace.sheet[seat].payoff
            workspace.logits[seat] = _CERTAIN * (2.0 * workspace.win_probability[seat] - 1.0)
        return
    for seat in range(players):
        features(s, seat, workspace.features)
        workspace.sums[seat], workspace.win_probability[seat] = 0.0, 0.0
        for i in range(workspace.features.size):
            workspace.sums[seat] += workspace.policy[i] * workspace.features[i]
            workspace.win_probability[seat] += workspace.value[i] * workspace.features[i]
    for seat in range(players):
        workspace.logits[seat] = log_odds(players, workspace.sums, seat)
    softmax(players, workspace.win_probability)


@compiled
def log_odds(players: int, sums: np.ndarray, seat: Seat) -> float:
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
def softmax(players: int, sums: np.ndarray) -> None:
    """From sums of weighed features to probabilities, 1 in all, in place."""
    highest, total = -np.inf, 0.0
    for seat in range(players):
        highest = max(highest, sums[seat])
    for seat in range(players):
        sums[seat] = np.exp(sums[seat] - highest)
        total += sums[seat]
    for seat in range(players):
        sums[seat] /= total


@compiled
def evaluate_after(workspace: Workspace, s: State, action: Action) -> None:
    """The same of what follows an action."""
    workspace.records[TRIED] = s
    apply(workspace.records[TRIED], action)
    evaluate(workspace.records[TRIED], workspace)
