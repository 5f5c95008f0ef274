"""Where random play's nanoseconds go: at each node, what listing and playing cost.

    python bench/verbs.py [GAME ...]

Positions are taken from random games of four players; at each node a sample of them is listed, and
played (with all that comes by itself then), over and over in compiled code, the best of several
rounds by CPU time. A share is how often a node comes, times what it costs, of the sum of these.
"""

import random
import sys
import time
from collections import Counter, defaultdict
from typing import Any

import numpy as np

from theomachy.games import SHELF, load
from theomachy.kernel import Game, ask
from theomachy.kernel.compiled import entry
from theomachy.kernel.record import copied
from theomachy.kernel.verbs import apply, legal

_GAMES, _SAMPLE, _TIMES, _ROUNDS = 12, 60, 60, 7


@entry
def list_over_and_over(states: np.ndarray, actions: np.ndarray, times: int) -> int:
    listed = 0
    for _ in range(times):
        for i in range(states.size):
            listed += legal(states[i], actions)
    return listed


@entry
def copy_over_and_over(states: np.ndarray, scratch: np.ndarray, times: int) -> None:
    for _ in range(times):
        for i in range(states.size):
            scratch[i] = states[i]


@entry
def play_over_and_over(
    states: np.ndarray, chosen: np.ndarray, scratch: np.ndarray, times: int
) -> None:
    for _ in range(times):
        for i in range(states.size):
            scratch[i] = states[i]
            apply(scratch[i], chosen[i])


def met(game: Game) -> tuple[Counter[int], dict[int, list[tuple[Any, int]]]]:
    """How often random play comes to each node, and a sample of what is played there."""
    often: Counter[int] = Counter()
    sample: dict[int, list[tuple[Any, int]]] = defaultdict(list)
    for seed in range(_GAMES):
        rng, s = random.Random(seed), game.new(4)
        while listed := game.legal_actions(s):
            action, node = rng.choice(listed), int(s.node)
            often[node] += 1
            place = len(sample[node]) if len(sample[node]) < _SAMPLE else rng.randrange(often[node])
            if place < _SAMPLE:
                sample[node][place : place + 1] = [(copied(s), action)]
            ask.apply(s, action)
    return often, sample


def nanoseconds(work: Any, *arguments: Any) -> float:
    """Of one position, at its best."""
    best = float("inf")
    for _ in range(_ROUNDS):
        begun = time.process_time_ns()
        work(*arguments, _TIMES)
        best = min(best, time.process_time_ns() - begun)
    return best / _TIMES / len(arguments[0])


def costs(game: Game, sample: list[tuple[Any, int]]) -> tuple[float, float]:
    """Nanoseconds to list, and to play."""
    states = np.array([s for s, _ in sample], game.state).view(np.recarray)
    chosen, scratch = np.array([action for _, action in sample], np.int64), states.copy()
    listing = nanoseconds(list_over_and_over, states, np.zeros(game.most_legal, np.int16))
    playing = nanoseconds(play_over_and_over, states, chosen, scratch)
    return listing, playing - nanoseconds(copy_over_and_over, states, scratch)


def show(game: Game) -> None:
    often, sample = met(game)
    nodes = type(game.turn.rows[0].node)
    spent = {node: costs(game, some) for node, some in sample.items()}
    whole = sum(often[node] * sum(both) for node, both in spent.items())
    plies = often.total()
    print(f"{game.name}: {whole / plies:.0f} ns a ply, dice and draws of random play not counted")
    print(f"{'node':16} {'plies':>6} {'list ns':>8} {'play ns':>8} {'time':>6}")
    for node in sorted(spent, key=lambda node: -often[node] * sum(spent[node])):
        listing, playing = spent[node]
        share = often[node] * (listing + playing) / whole
        print(
            f"{nodes(node).name.lower():16} {often[node] / plies:6.1%} {listing:8.0f} "
            f"{playing:8.0f} {share:6.1%}"
        )


def main(*games: str) -> None:
    for name in games or SHELF:
        show(load(name))


if __name__ == "__main__":
    main(*sys.argv[1:])
