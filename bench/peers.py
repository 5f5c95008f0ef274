"""Speed of other game engines from PyPI at uniformly random play or search, on one core.

Run it with the Python of an environment that holds bench/peers.txt. Each peer plays for about
the given seconds, in windows of which the fastest counts, since machines are noisy. It has a
process of its own: if missing or failing it is reported as {"error": ...} and stops no other.
"""

# mypy: disable-error-code="import-not-found"
import argparse
import json
import os
import random
import sys
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from importlib.metadata import version
from statistics import harmonic_mean
from typing import Any

WINDOWS = 5
ONE_THREAD_SETTINGS = {
    "OMP_NUM_THREADS": "1",
    "XLA_FLAGS": "--xla_cpu_multi_thread_eigen=false intra_op_parallelism_threads=1",
}
Plays = Iterator[tuple[float, float]]  # the steps and the games of each stretch of play


def best_pace(plays: Plays, seconds: float, warm_up: int = 1) -> tuple[float, float]:
    """Steps per second of the fastest window, and the games per second they come to."""
    for _ in range(warm_up):
        next(plays)
    all_steps = all_games = fastest = 0.0
    for _ in range(WINDOWS):
        steps = elapsed = 0.0
        begun = time.perf_counter()
        while elapsed < seconds / WINDOWS:
            played_steps, played_games = next(plays)
            steps += played_steps
            all_games += played_games
            elapsed = time.perf_counter() - begun
        all_steps += steps
        fastest = max(fastest, steps / elapsed)
    return fastest, fastest * all_games / all_steps


def result(game: str, package: str, how: str, **paces: float) -> dict[str, Any]:
    rounded = {name: round(pace, 1) for name, pace in paces.items()}
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


def fastcatan_plays(batch: int, rounds: int, restart: bool, engine_paces: list[float]) -> Plays:
    import fastcatan
    import numpy as np

    games = fastcatan.BatchedEnv(batch, seed=1)
    games.reset()
    masks = np.zeros((batch, fastcatan.MASK_WORDS), np.uint64)
    finished = np.zeros(batch, np.uint8)
    rng = np.random.Generator(np.random.SFC64(1))
    while True:
        played = choosing_s = 0.0
        begun = time.perf_counter()
        for _ in range(rounds):
            games.write_masks(masks)
            masked = time.perf_counter()
            actions = random_set_bits(masks, rng)
            choosing_s += time.perf_counter() - masked
            games.step_autoreset(actions, finished)
            played += int(finished.sum())
        engine_paces.append(batch * rounds / (time.perf_counter() - begun - choosing_s))
        yield batch * rounds, played
        if restart:
            games.reset()


def fastcatan_catan(seconds: float) -> dict[str, Any]:
    engine_paces: list[float] = []
    openings = [fastcatan_plays(batch, 200, True, engine_paces) for batch in (1024, 4096, 16384)]
    opening_pace = max(best_pace(plays, seconds / 5) for plays in openings)[0]
    staggered_games = fastcatan_plays(4096, 50, False, [])
    whole_games_pace, games_pace = best_pace(staggered_games, seconds * 2 / 5, warm_up=80)
    return result(
        "Catan, 4 players",
        "fastcatan",
        "one thread of BatchedEnv: write_masks, random legal actions in NumPy, step_autoreset; "
        "games_per_s and whole_games_* time games at every stage, steps_per_s also their first "
        "200 steps alone, like its own benchmark, and engine_* those less choosing the actions",
        steps_per_s=max(opening_pace, whole_games_pace),
        games_per_s=games_pace,
        whole_games_steps_per_s=whole_games_pace,
        engine_steps_per_s=max(engine_paces),
    )


def openspiel_python_plays(start: Any, game_nodes: list[int]) -> Plays:
    while True:
        state, decisions = start.clone(), 0
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes, weights = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(random.choices(outcomes, weights)[0])
            else:
                state.apply_action(random.choice(state.legal_actions()))
                decisions += 1
        game_nodes.append(state.move_number() - start.move_number())
        yield decisions, 1


def openspiel_cpp_plays(start: Any, steps_per_game: float, rollouts: int = 50) -> Plays:
    """Random games wholly in C++: a tree search of a single visit only plays its rollouts."""
    import pyspiel

    evaluator = pyspiel.RandomRolloutEvaluator(rollouts, 1)
    search = pyspiel.MCTSBot(start.get_game(), evaluator, 1.0, 1, 100, False, 1, False)
    while True:
        search.mcts_search(start)
        yield rollouts * steps_per_game, rollouts


def openspiel(game: str, seconds: float) -> dict[str, Any]:
    import pyspiel

    start = pyspiel.load_game(game).new_initial_state()
    if start.is_chance_node():
        start.apply_action(random.choice(start.legal_actions()))
    game_nodes: list[int] = []
    python, python_games = best_pace(openspiel_python_plays(start, game_nodes), seconds / 2, 0)
    cpp, cpp_games = best_pace(openspiel_cpp_plays(start, python / python_games), seconds / 2)
    nodes_per_decision = sum(game_nodes) / len(game_nodes) * python_games / python
    return result(
        game,
        "open_spiel",
        "RandomRolloutEvaluator in C++, its games times the mean length of those of the python_* "
        "loop; a step is a decision, and only *_with_chance count chance nodes too",
        steps_per_s=cpp,
        games_per_s=cpp_games,
        steps_per_s_with_chance=cpp * nodes_per_decision,
        python_steps_per_s=python,
        python_steps_per_s_with_chance=python * nodes_per_decision,
    )


def openspiel_positions(game: str, count: int = 5) -> list[Any]:
    """Positions of a random game, from its opening to its end, in which somebody is to decide."""
    import pyspiel

    state, met = pyspiel.load_game(game).new_initial_state(), []
    while not state.is_terminal():
        if not state.is_chance_node() and len(state.legal_actions()) > 1:
            met.append(state.clone())
        state.apply_action(random.choice(state.legal_actions()))
    return [met[len(met) * i // count] for i in range(count)]


def openspiel_searches(start: Any, simulations: int) -> Plays:
    import pyspiel

    evaluator = pyspiel.RandomRolloutEvaluator(1, 1)
    search = pyspiel.MCTSBot(start.get_game(), evaluator, 1.4, simulations, 1000, False, 1, False)
    while True:
        yield search.mcts_search(start).explore_count, 1


def openspiel_search(game: str, simulations: int, seconds: float) -> dict[str, Any]:
    random.seed(1)
    positions = openspiel_positions(game)
    plays = [openspiel_searches(start, simulations) for start in positions]
    paces = [best_pace(play, seconds / len(plays), warm_up=0)[0] for play in plays]
    return result(
        game,
        "open_spiel",
        f"MCTSBot in C++, {simulations} simulations a decision with UCT, one random game in each; "
        f"over {len(positions)} positions of a random game",
        simulations_per_s=harmonic_mean(paces),
    )


def pgx_plays(batch: int, rounds: int = 100) -> Plays:
    import jax
    import pgx
    from pgx.experimental import auto_reset

    env = pgx.make("connect_four")
    step = jax.vmap(auto_reset(env.step, env.init))

    def play_round(states: Any, key: Any) -> tuple[Any, Any]:
        choice_key, step_key = jax.random.split(key)
        legal_so_far = states.legal_action_mask.cumsum(axis=1)
        rank = jax.random.uniform(choice_key, (batch,)) * legal_so_far[:, -1]
        action = (legal_so_far > rank[:, None]).argmax(axis=1)
        states = step(states, action, jax.random.split(step_key, batch))
        return states, states.terminated.sum()

    play_rounds = jax.jit(partial(jax.lax.scan, play_round))
    key = jax.random.key(1)
    states = jax.vmap(env.init)(jax.random.split(jax.random.key(2), batch))
    while True:
        key, rounds_key = jax.random.split(key)
        states, finished = play_rounds(states, jax.random.split(rounds_key, rounds))
        yield rounds * batch, int(finished.sum())


def pgx_connect_four(seconds: float) -> dict[str, Any]:
    paces = {batch: best_pace(pgx_plays(batch), seconds / 3) for batch in (256, 1024, 4096)}
    batch, (steps, games) = max(paces.items(), key=lambda item: item[1])
    how = f"jitted scan of vmapped auto_reset steps and random legal actions, {batch} games a batch"
    return result("connect_four", "pgx", how, steps_per_s=steps, games_per_s=games)


def pgx_steps(game: str, batch: int) -> Plays:
    """Steps one by one, as a learner asks for them: each gives masks and observations out."""
    import jax
    import pgx
    from pgx.experimental import auto_reset

    env = pgx.make(game)
    step = jax.vmap(auto_reset(env.step, env.init))

    def play_one(states: Any, key: Any) -> tuple[Any, Any]:
        key, choice_key, step_key = jax.random.split(key, 3)
        legal_so_far = states.legal_action_mask.cumsum(axis=1)
        rank = jax.random.uniform(choice_key, (batch,)) * legal_so_far[:, -1]
        action = (legal_so_far > rank[:, None]).argmax(axis=1)
        return step(states, action, jax.random.split(step_key, batch)), key

    play, key = jax.jit(play_one), jax.random.key(1)
    states = jax.vmap(env.init)(jax.random.split(jax.random.key(2), batch))
    while True:
        states, key = play(states, key)
        jax.block_until_ready((states.observation, states.legal_action_mask))
        yield batch, int(states.terminated.sum())


def pgx_learner(game: str, seconds: float) -> dict[str, Any]:
    paces = {batch: best_pace(pgx_steps(game, batch), seconds / 3) for batch in (256, 1024, 4096)}
    batch, (steps, games) = max(paces.items(), key=lambda item: item[1])
    how = f"one jitted step at a time, masks and observations given out, {batch} games a batch"
    return result(game, "pgx", how, steps_per_s=steps, games_per_s=games)


def pettingzoo_plays() -> Plays:
    from pettingzoo.classic import connect_four_v3

    env = connect_four_v3.env()
    while True:
        env.reset()
        steps = 0
        while not any(env.terminations.values()):
            env.step(random.choice(env.last()[0]["action_mask"].nonzero()[0]))
            steps += 1
        yield steps, 1


def pettingzoo_connect_four(seconds: float) -> dict[str, Any]:
    steps, games = best_pace(pettingzoo_plays(), seconds)
    how = "connect_four_v3.env(): last, a random action from its mask, step"
    return result("connect_four", "pettingzoo", how, steps_per_s=steps, games_per_s=games)


PEERS: dict[str, Callable[[float], dict[str, Any]]] = {
    "fastcatan": fastcatan_catan,
    "openspiel_backgammon": partial(openspiel, "backgammon"),
    "openspiel_connect_four": partial(openspiel, "connect_four"),
    "pgx_connect_four": pgx_connect_four,
    "pettingzoo_connect_four": pettingzoo_connect_four,
}


SEARCHES: dict[str, Callable[[float], dict[str, Any]]] = {
    "openspiel_backgammon": partial(openspiel_search, "backgammon", 100),
    "openspiel_connect_four": partial(openspiel_search, "connect_four", 4000),
}


LEARNERS: dict[str, Callable[[float], dict[str, Any]]] = {
    "pgx_connect_four": partial(pgx_learner, "connect_four"),
    "pgx_backgammon": partial(pgx_learner, "backgammon"),
    "pettingzoo_connect_four": pettingzoo_connect_four,
}


def measure(peer: Callable[[float], dict[str, Any]], name: str, seconds: float) -> dict[str, Any]:
    print(f"measuring {name} ...", file=sys.stderr, flush=True)
    try:
        with ProcessPoolExecutor(1, initializer=os.dup2, initargs=(2, 1)) as child:
            return child.submit(peer, seconds).result()
    except Exception as error:
        return {"error": f"{type(error).__name__}: {error}"}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--seconds", type=float, default=3.0, help="time for each peer")
    parser.add_argument("--json", action="store_true", help="all on one line of JSON")
    parser.add_argument("--search", action="store_true", help="tree search, not random play")
    parser.add_argument("--learners", action="store_true", help="steps with masks, observations")
    known = PEERS | LEARNERS
    parser.add_argument("--only", nargs="+", choices=known, default=known, metavar="PEER")
    options = parser.parse_args()
    os.environ.update(ONE_THREAD_SETTINGS)
    if hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(0, {max(os.sched_getaffinity(0))})
    peers = SEARCHES if options.search else LEARNERS if options.learners else PEERS
    wanted = [name for name in peers if name in options.only]
    results = {name: measure(peers[name], name, options.seconds) for name in wanted}
    print(json.dumps(results, indent=None if options.json else 2))


if __name__ == "__main__":
    main()
