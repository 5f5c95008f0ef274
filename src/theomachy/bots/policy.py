"""A move by the policy alone: each is tried once, and the better its logit the likelier it is."""

import numpy as np

from theomachy.bots.evaluation import evaluate_after
from theomachy.bots.workspace import Workspace
from theomachy.kernel import compiled
from theomachy.kernel.kinds import Action, Seat, State
from theomachy.kernel.philox import draw

_FINE = 1 << 30


@compiled
def put_on(weights: np.ndarray, others: np.ndarray) -> None:
    """One by one: Numba compiles a comparison of shapes, and its complaint, for whole arrays."""
    for i in range(weights.size):
        weights[i] = others[i]


@compiled
def pick_by_policy(
    workspace: Workspace, s: State, seat: Seat, count: int, temperature: float
) -> Action:
    """Of the actions listed, the one of the highest logit to this seat, ties by lot; by lot too
    where there is a temperature."""
    if count == 1:
        return workspace.actions[0]
    best, ties, choice = -np.inf, 0, 0
    for i in range(count):
        evaluate_after(workspace, s, workspace.actions[i])
        if workspace.logits[seat] > best:
            best, ties, choice = workspace.logits[seat], 1, i
        elif workspace.logits[seat] == best:
            ties += 1
            if draw(workspace.rng, ties) == 0:
                choice = i
    if temperature > 0.0:
        choice = sample(workspace, s, seat, count, best, temperature)
    return workspace.actions[choice]


@compiled
def sample(
    workspace: Workspace, s: State, seat: Seat, count: int, best: float, temperature: float
) -> int:
    """By lot, the better the likelier."""
    total = 0.0
    for i in range(count):
        total += likelihood(workspace, s, seat, i, best, temperature)
    ticket, choice = total * draw(workspace.rng, _FINE) / _FINE, -1
    while ticket >= 0.0 and choice < count - 1:
        choice += 1
        ticket -= likelihood(workspace, s, seat, choice, best, temperature)
    return choice


@compiled
def likelihood(
    workspace: Workspace, s: State, seat: Seat, i: int, best: float, temperature: float
) -> float:
    """How likely the i-th action listed is, compared with the best."""
    evaluate_after(workspace, s, workspace.actions[i])
    return np.exp((workspace.logits[seat] - best) / temperature)
