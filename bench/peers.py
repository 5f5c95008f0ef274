"""Speed of other game engines from PyPI at uniformly random play, on one core.

Run it with the Python of an environment that holds bench/peers.txt:

    python bench/peers.py --seconds 3 --json

Each peer gets about the given seconds, split into windows of which the fastest counts, since
machines are noisy; importing, compiling and warming up are not counted. Every peer runs in a
process of its own, pinned to one core, so that one which is missing, fails or even crashes is
reported as {"error": ...} and never stops the others.
"""

from __future__ import annotations

import argparse
import contextlib
import json
import os
import random
import subprocess
import sys
import time
from collections import Counter
from collections.abc import Callable
from functools import partial
from importlib.metadata import version
from typing import Any, NamedTuple

WINDOWS = 5
OVERHEAD_LIMIT_S = 300
ROLLOUTS = 50
PGX_BATCHES = (256, 1024, 4096)
PGX_ROUNDS = 100
CATAN_BATCHES = (1024, 4096, 16384)
ONE_THREAD_SETTINGS = {
    "OMP_NUM_THREADS": "1",
    "XLA_FLAGS": "--xla_cpu_multi_thread_eigen=false intra_op_parallelism_threads=1",
    "JAX_PLATFORMS": "cpu",
    "PYGAME_HIDE_SUPPORT_PROMPT": "1",
}

StepsAndGames = tuple[float, float]


class Pace(NamedTuple):
    steps_per_s: float
    steps_per_game: float


def best_pace(play: Callable[[], StepsAndGames], seconds: float) -> Pace:
    """The fastest window's steps per second, and the steps per game over all windows."""
    all_steps = all_games = fastest = 0.0
    for _ in range(WINDOWS):
        steps = elapsed = 0.0
        begun = time.perf_counter()
        while elapsed < seconds / WINDOWS:
            played_steps, played_games = play()
            steps += played_steps
            all_games += played_games
            elapsed = time.perf_counter() - begun
        all_steps += steps
        fastest = max(fastest, steps / elapsed)
    return Pace(fastest, all_steps / max(all_games, 1))


def result(game: str, package: str, pace: Pace, how: str, **more: float) -> dict[str, Any]:
    games_per_s = pace.steps_per_s / pace.steps_per_game
    figures = {"steps_per_s": pace.steps_per_s, "games_per_s": games_per_s, **more}
    rounded = {name: round(value, 1) for name, value in figures.items()}
    return {"game": game, **rounded, "how": how, "version": version(package)}


def random_set_bits(masks: Any, rng: Any) -> Any:
    """For each row of 64-bit words, the position of one set bit, all equally likely."""
    import numpy as np

    rows = np.arange(len(masks))
    set_bits_so_far = np.bitwise_count(np.ascontiguousarray(masks.T)).cumsum(0, dtype=np.uint16)
    rank = (rng.random(len(rows), dtype=np.float32) * set_bits_so_far[-1]).astype(np.uint16)
    passed = set_bits_so_far[:-1] <= rank
    word_index = passed.sum(axis=0, dtype=np.uint8)
    rank = (rank - (set_bits_so_far[:-1] * passed).max(axis=0)).astype(np.uint8)
    word = masks[rows, word_index]
    position = np.zeros(len(rows), np.uint8)
    for half in (32, 16, 8, 4, 2, 1):
        in_lower_half = np.bitwise_count(word & np.uint64((1 << half) - 1))
        is_upper = rank >= in_lower_half
        rank -= in_lower_half * is_upper
        shift = is_upper * np.uint8(half)
        position += shift
        word >>= shift.astype(np.uint64)
    return word_index.astype(np.uint32) * 64 + position


class CatanBatch:
    """Many fastcatan games advancing together, noting the pace of the engine alone."""

    def __init__(self, size: int) -> None:
        import fastcatan
        import numpy as np

        self.games = fastcatan.BatchedEnv(size, seed=1)
        self.games.reset()
        self.masks = np.zeros((size, fastcatan.MASK_WORDS), np.uint64)
        self.finished = np.zeros(size, np.uint8)
        self.rng = np.random.Generator(np.random.SFC64(1))
        self.engine_pace = 0.0

    def play(self, rounds: int) -> StepsAndGames:
        games = engine_s = 0.0
        for _ in range(rounds):
            begun = time.perf_counter()
            self.games.write_masks(self.masks)
            engine_s += time.perf_counter() - begun
            actions = random_set_bits(self.masks, self.rng)
            begun = time.perf_counter()
            self.games.step_autoreset(actions, self.finished)
            engine_s += time.perf_counter() - begun
            games += self.finished.sum()
        steps = rounds * len(self.masks)
        self.engine_pace = max(self.engine_pace, steps / engine_s)
        return steps, games

    def play_opening(self) -> StepsAndGames:
        self.games.reset()
        return self.play(200)


def fastcatan(seconds: float) -> dict[str, Any]:
    batches = [CatanBatch(size) for size in CATAN_BATCHES]
    opening_pace = max(best_pace(batch.play_opening, seconds / 5)[0] for batch in batches)
    staggered = CatanBatch(4096)
    staggered.play(4000)
    whole_games = best_pace(partial(staggered.play, 50), seconds * 2 / 5)
    return result(
        "Catan, 4 players",
        "fastcatan",
        Pace(opening_pace, whole_games.steps_per_game),
        "BatchedEnv on 1 thread: write_masks, random legal actions in NumPy, step_autoreset; "
        "steps_per_s times 200 steps from the start as its own benchmark does (best of batches "
        "of 1024, 4096, 16384), games_per_s and whole_games_* time games at every stage, "
        "engine_* is the opening less the choosing of actions",
        games_per_s=whole_games.steps_per_s / whole_games.steps_per_game,
        whole_games_steps_per_s=whole_games.steps_per_s,
        engine_steps_per_s=max(batch.engine_pace for batch in batches),
    )


def play_openspiel_game(state: Any, nodes: Counter[str]) -> StepsAndGames:
    decisions = 0
    while not state.is_terminal():
        if state.is_chance_node():
            outcomes, weights = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(random.choices(outcomes, weights)[0])
            nodes["chance"] += 1
        else:
            state.apply_action(random.choice(state.legal_actions()))
            decisions += 1
    nodes["decision"] += decisions
    return decisions, 1


def openspiel_rollouts(start: Any, steps_per_game: float) -> Callable[[], StepsAndGames]:
    """Random games played wholly in C++: a search of one visit does nothing but roll out."""
    import pyspiel

    evaluator = pyspiel.RandomRolloutEvaluator(ROLLOUTS, 1)
    search = pyspiel.MCTSBot(start.get_game(), evaluator, 1.0, 1, 1000, False, 1, False)

    def play() -> StepsAndGames:
        search.mcts_search(start)
        return ROLLOUTS * steps_per_game, ROLLOUTS

    return play


def openspiel(game_name: str, seconds: float) -> dict[str, Any]:
    import pyspiel

    start = pyspiel.load_game(game_name).new_initial_state()
    if start.is_chance_node():
        start.apply_action(random.choice(start.legal_actions()))
    nodes: Counter[str] = Counter()
    python = best_pace(lambda: play_openspiel_game(start.clone(), nodes), seconds / 2)
    cpp = best_pace(openspiel_rollouts(start, python.steps_per_game), seconds / 2)
    nodes_per_decision = nodes.total() / nodes["decision"]
    return result(
        game_name,
        "open_spiel",
        cpp,
        "C++ RandomRolloutEvaluator under a one-visit MCTSBot, games times their mean length in "
        "the python_* loop of legal_actions and apply_action; steps are decisions, without "
        "chance nodes, which *_with_chance include",
        steps_per_s_with_chance=cpp.steps_per_s * nodes_per_decision,
        python_steps_per_s=python.steps_per_s,
        python_steps_per_s_with_chance=python.steps_per_s * nodes_per_decision,
    )


def pgx_round(batch: int) -> Callable[[Any, Any], tuple[Any, Any]]:
    """One random legal action in each of a batch of games; a finished game starts afresh."""
    import jax
    import pgx
    from pgx.experimental import auto_reset

    env = pgx.make("connect_four")
    step = jax.vmap(auto_reset(env.step, env.init))

    def play_round(states: Any, key: Any) -> tuple[Any, Any]:
        choice_key, reset_key = jax.random.split(key)
        legal_so_far = states.legal_action_mask.cumsum(axis=1)
        rank = jax.random.uniform(choice_key, (batch,)) * legal_so_far[:, -1]
        actions = (legal_so_far > rank[:, None]).argmax(axis=1)
        states = step(states, actions, jax.random.split(reset_key, batch))
        return states, states.terminated.sum()

    return play_round


def pgx_pace(batch: int, seconds: float) -> Pace:
    import jax
    import pgx

    start_key, key = jax.random.split(jax.random.key(1))
    states = jax.vmap(pgx.make("connect_four").init)(jax.random.split(start_key, batch))
    play_rounds = jax.jit(partial(jax.lax.scan, pgx_round(batch)))

    def play() -> StepsAndGames:
        nonlocal states, key
        key, rounds_key = jax.random.split(key)
        states, finished = play_rounds(states, jax.random.split(rounds_key, PGX_ROUNDS))
        return PGX_ROUNDS * batch, int(finished.sum())

    play()
    return best_pace(play, seconds)


def pgx_connect_four(seconds: float) -> dict[str, Any]:
    paces = {batch: pgx_pace(batch, seconds / len(PGX_BATCHES)) for batch in PGX_BATCHES}
    best_batch = max(paces, key=paces.get)
    how = (
        f"jit of scan of vmap of auto_reset steps on the CPU, {best_batch} games at a time (best "
        f"of {PGX_BATCHES}), choosing a random legal action from the mask included"
    )
    return result("connect_four", "pgx", paces[best_batch], how)


def pettingzoo_connect_four(seconds: float) -> dict[str, Any]:
    from pettingzoo.classic import connect_four_v3

    env = connect_four_v3.env()

    def play_game() -> StepsAndGames:
        env.reset()
        for steps in range(43):
            observation, _, terminated, truncated, _ = env.last()
            if terminated or truncated:
                break
            env.step(random.choice(observation["action_mask"].nonzero()[0]))
        return steps, 1

    how = "connect_four_v3.env() with last and step, a random action from the mask each time"
    return result("connect_four", "pettingzoo", best_pace(play_game, seconds), how)


PEERS: dict[str, Callable[[float], dict[str, Any]]] = {
    "fastcatan": fastcatan,
    "openspiel_backgammon": partial(openspiel, "backgammon"),
    "openspiel_connect_four": partial(openspiel, "connect_four"),
    "pgx_connect_four": pgx_connect_four,
    "pettingzoo_connect_four": pettingzoo_connect_four,
}


def measure(name: str, seconds: float) -> dict[str, Any]:
    with contextlib.redirect_stdout(sys.stderr):
        try:
            return PEERS[name](seconds)
        except Exception as error:
            return {"error": f"{type(error).__name__}: {error}"}


def measure_in_child(name: str, seconds: float) -> dict[str, Any]:
    print(f"measuring {name} ...", file=sys.stderr, flush=True)
    command = [sys.executable, __file__, "--only", name, "--seconds", str(seconds)]
    limit_s = OVERHEAD_LIMIT_S + 5 * seconds
    try:
        child = subprocess.run(command, stdout=subprocess.PIPE, timeout=limit_s, check=True)
        return json.loads(child.stdout)
    except (subprocess.SubprocessError, ValueError) as error:
        return {"error": str(error)}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--seconds", type=float, default=3.0, help="time for each peer")
    parser.add_argument("--json", action="store_true", help="one line instead of indented JSON")
    parser.add_argument("--only", choices=PEERS, help="measure one peer, in this process")
    options = parser.parse_args()
    os.environ.update(ONE_THREAD_SETTINGS)
    if hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(0, {max(os.sched_getaffinity(0))})
    if options.only:
        results = measure(options.only, options.seconds)
    else:
        results = {name: measure_in_child(name, options.seconds) for name in PEERS}
    print(json.dumps(results, indent=None if options.json else 2))


if __name__ == "__main__":
    main()
