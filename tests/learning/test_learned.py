"""What was learned is played by without torch."""

import pathlib
import subprocess
import sys

import numpy as np
import pytest

from theomachy import Table
from theomachy.bots import view_of
from theomachy.games import load
from theomachy.locales import Wrong
from train.played import Learned
from train.weights import Weights, blocks, read, say, write

GAME = load("connect_four")
WIDTH = 8
EXAMPLES = pathlib.Path(__file__).parents[2] / "examples"
TRAIN_ALONE = "import sys, train.played; sys.exit('torch' in sys.modules)"


def some_weights(seed=0, players=2):
    """A network of two blocks, with weights by lot."""
    rng, size = np.random.default_rng(seed), GAME.observation.size
    shapes = {"first": (WIDTH, size), "policy": (GAME.decisions, WIDTH), "value": (1, WIDTH)}
    shapes |= {f"blocks.{n}.{part}": (WIDTH, WIDTH) for n in range(2) for part in ("wide", "back")}
    layers = {f"{name}.weight": rng.normal(size=shape) for name, shape in shapes.items()}
    layers |= {f"{name}.bias": rng.normal(size=shape[:1]) for name, shape in shapes.items()}
    return Weights(GAME.name, players, np.arange(size), np.ones(size, np.float32), layers)


@pytest.fixture
def file(tmp_path):
    write(tmp_path / "weights.npz", some_weights())
    return str(tmp_path / "weights.npz")


def test_weights_are_written_and_read_again(file):
    written, found = some_weights(), read(file)
    assert (found.game, found.players, blocks(found.layers)) == (GAME.name, 2, 2)
    assert found.layers.keys() == written.layers.keys()
    for name, layer in found.layers.items():
        np.testing.assert_allclose(layer, written.layers[name], atol=2e-3)


def test_of_one_observation_is_said_what_is_said_of_it_among_many():
    weights, rng = some_weights(), np.random.default_rng(1)
    seen = rng.integers(0, 2, (5, GAME.observation.size))
    logits, value = say(weights, seen)
    assert logits.shape == (5, GAME.decisions)
    np.testing.assert_allclose(say(weights, seen[3])[0], logits[3])
    np.testing.assert_allclose(say(weights, seen[3])[1], value[3])


def test_a_file_of_something_else_is_said_to_be(tmp_path):
    (tmp_path / "weights.npz").write_text("a poem")
    with pytest.raises(Wrong, match=r"weights\.npz\W+holds no weights of a network"):
        read(tmp_path / "weights.npz")


def test_a_learned_bot_plays_what_it_holds_best_of_what_it_may(file):
    table, player, played = Table("connect_four"), Learned(file), []
    while not table.is_over:
        view = view_of(table, table.actor)
        played.append(player.choose(view, 1.0))
        assert played[-1] in view.actions
        table.push(played[-1])
    assert played[:2] == [best_of(0), best_of(1, played[0])]


def best_of(seat, *moves):
    """By the same arithmetic, apart from the bot."""
    seen = np.zeros((2, 49))
    for mover, column in enumerate(moves):
        seen[(mover - seat) % 2, column * 7] = 1
    return int(say(some_weights(), seen.ravel())[0].argmax())


def test_it_plays_no_other_game_and_no_other_table(file):
    table = Table("bello", seed=1)
    table.roll()
    with pytest.raises(Wrong, match=r"have learned .*connect_four.* this is .*bello") as wrong:
        Learned(file).choose(view_of(table, table.actor))
    assert "Ces poids ont appris" in wrong.value.said_in("fr")


def test_it_asks_where_the_weights_are(monkeypatch, file):
    monkeypatch.delenv("THEOMACHY_WEIGHTS", raising=False)
    with pytest.raises(Wrong, match=r"Name their file in .*THEOMACHY_WEIGHTS"):
        Learned()
    monkeypatch.setenv("THEOMACHY_WEIGHTS", file)
    assert Learned().weights.game == GAME.name


def test_torch_is_not_needed_to_play():
    assert subprocess.run([sys.executable, "-c", TRAIN_ALONE], cwd=EXAMPLES).returncode == 0
