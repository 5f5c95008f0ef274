"""With PyTorch: what is learned, and that nothing of it is lost."""

import dataclasses

import numpy as np
import pytest

torch = pytest.importorskip("torch", reason="PyTorch is not installed; the rest needs it not")

from theomachy.locales import Wrong  # noqa: E402
from train.alphazero import Searcher, check, learn, lessons  # noqa: E402
from train.imitate import by_heart, taught_by  # noqa: E402
from train.learner import Learner, Lessons, Settings  # noqa: E402
from train.network import drawn, entropy, exported, masked, may_be_played  # noqa: E402
from train.ppo import clipped  # noqa: E402
from train.school import Terms, asked, attend, teach  # noqa: E402
from train.selfplay import SelfPlay  # noqa: E402
from train.weights import read, say  # noqa: E402

SMALL = Settings(
    "connect_four", games=8, scatter=0, steps=6, part=16, width=8, blocks=1, remember=1, rate=1e-2
)  # fmt: skip


@pytest.fixture(autouse=True)
def a_short_look(monkeypatch):
    """All columns are read; to find out which matter takes long in plain Python."""
    monkeypatch.setattr("train.learner.telling_columns", lambda game, players: np.arange(98))


def same(some, others):
    return all(torch.equal(one, others[name]) for name, one in some.items())


def test_bits_become_what_may_be_played():
    words = torch.tensor([[0b101, -(2**63)], [0, 1]])
    told = may_be_played(words, 128)
    assert told[0].nonzero().flatten().tolist() == [0, 2, 127]
    assert told[1].nonzero().flatten().tolist() == [64]


def test_what_may_not_be_played_is_never_drawn_and_leaves_nothing_open():
    words = torch.full((500, 1), 0b110)
    log_likely = masked(torch.zeros(500, 7), words).log_softmax(-1)
    assert set(drawn(log_likely).tolist()) == {1, 2}
    assert entropy(log_likely).tolist() == pytest.approx([np.log(2)] * 500)


def test_without_torch_the_network_says_the_same(tmp_path):
    learner = Learner(SMALL, chairs=2)
    learner.save(tmp_path, [])
    seen = np.random.default_rng(0).integers(0, 2, (5, 98)).astype(np.int8)
    logits, value = learner.network(torch.from_numpy(seen))
    plain = say(read(tmp_path / "weights.npz"), seen)
    np.testing.assert_allclose(plain[0], logits.detach(), atol=1e-3)
    np.testing.assert_allclose(plain[1], value.detach(), atol=1e-3)
    assert exported(learner.network, learner.game, 2, learner.columns).players == 2


def one_lesson(gain):
    """The first column was played on the empty board, and it was worth that much more."""
    seen, words = torch.zeros(1, 98, dtype=torch.int8), torch.tensor([[0b1111111]])
    numbers = (torch.tensor([0]), torch.tensor([0.0]).sub(np.log(7)), torch.tensor([gain]))
    return Lessons(seen, words, *numbers, torch.tensor([0.5]))


@torch.no_grad()
def likely_first(learner):
    lesson = one_lesson(0.0)
    return float(masked(learner.network(lesson.seen)[0], lesson.words).softmax(-1)[0, 0])


@pytest.mark.parametrize(("gain", "more"), [(1.0, True), (-1.0, False)])
def test_what_went_better_than_expected_is_done_more_often(gain, more):
    learner = Learner(SMALL)
    before = likely_first(learner)
    lessons = Lessons(*(torch.cat(pair) for pair in zip(one_lesson(gain), other(), strict=True)))
    learner.improve(clipped(learner, lessons))
    assert (likely_first(learner) > before) is more


def other():
    """Another action of the same position, worth what was expected."""
    return one_lesson(0.0)._replace(actions=torch.tensor([1]))


def test_what_was_shown_is_learned_by_heart():
    learner = Learner(SMALL)
    for _ in range(100):
        learner.improve(by_heart(learner, one_lesson(0.0)))
    assert likely_first(learner) > 0.9


def test_lessons_hold_decisions_that_were_possible():
    learner = Learner(SMALL)
    lessons = SelfPlay(learner).play()
    allowed = may_be_played(lessons.words, learner.game.decisions)
    assert allowed.gather(1, lessons.actions[:, None]).all()
    assert learner.decisions == 48
    assert lessons.actions.numel() == 48 - 2 * 8


def test_games_stand_at_many_stages_when_lessons_begin():
    games = SelfPlay(Learner(dataclasses.replace(SMALL, scatter=60))).halves[0]
    assert len({int(discs) for discs in games.seen.sum(1)}) > 2


def test_nothing_is_learned_from_an_earlier_self():
    learner = Learner(dataclasses.replace(SMALL, past=1.0))
    games = SelfPlay(learner)
    learner.learn(games.play(), clipped)
    assert len(learner.selves) == 1
    assert games.play().actions.numel() < 48 - 2 * 8


def test_a_teacher_is_learned_from_even_where_something_else_is_played():
    learner = Learner(SMALL)
    games = SelfPlay(learner)
    lessons = games.play(taught_by("random", games))
    assert lessons.actions.numel() == 48 - 2 * 8


@pytest.fixture
def stopped(tmp_path):
    """A learner that was saved after a round."""
    learner = Learner(SMALL)
    games = SelfPlay(learner)
    learner.learn(games.play(), clipped)
    learner.save(tmp_path, games.save())
    return learner, games


def test_a_learner_goes_on_where_it_stopped(stopped, tmp_path):
    learner, games = stopped
    another = Learner(dataclasses.replace(SMALL, seed=5))
    resumed = SelfPlay(another)
    resumed.restore(another.resume(tmp_path))
    assert same(learner.network.state_dict(), another.network.state_dict())
    assert (another.rounds, another.decisions) == (1, 48)
    assert games.save() == resumed.save()


def test_other_games_are_begun_where_more_are_wanted(stopped, tmp_path):
    another = Learner(dataclasses.replace(SMALL, games=16))
    assert another.resume(tmp_path) == []
    assert another.rounds == 1


def test_a_folder_in_which_another_network_learns_is_left_alone(stopped, tmp_path):
    with pytest.raises(Wrong, match=r"something else is being learned: .*'width': 8"):
        Learner(dataclasses.replace(SMALL, width=16)).resume(tmp_path)


def test_who_has_learned_nothing_yet_begins(tmp_path):
    assert Learner(SMALL).resume(tmp_path) == []


def test_lessons_end_with_an_exam_a_curve_and_weights(tmp_path, capsys):
    learner = Learner(SMALL)
    games = SelfPlay(learner)
    terms = Terms(str(tmp_path), minutes=1e-9, rival="random", exam=4)
    met = teach(learner, terms, lambda: learner.learn(games.play(), clipped), games.save)
    assert [point["games"] for point in learner.curve] == [4, met.games] == [4, 20]
    assert str(met) in capsys.readouterr().out
    kept = {"checkpoint.pt", "weights.npz", "curve.jsonl", "curve.svg"}
    assert {file.name for file in tmp_path.iterdir()} == kept


def test_a_search_is_learned_from(monkeypatch):
    monkeypatch.setattr("train.alphazero._SIMULATIONS", 4)
    learner = Learner(SMALL, chairs=2)
    searcher = Searcher(learner, games=8, seed=0)
    before = learner.network.policy.weight.detach().clone()
    learn(searcher)
    assert len(searcher.lessons) >= SMALL.part
    assert all(payoffs.sum() == 1 for _, payoffs in searcher.lessons)
    assert not torch.equal(before, learner.network.policy.weight)


def test_every_setting_is_an_option():
    words = ["storm", "--out", "x", "--players", "3", "--minutes", "0.5", "--device", "cuda"]
    settings, terms = asked(words, "")
    assert (settings.game, settings.players, settings.threads) == ("storm", 3, 14)
    assert (terms.minutes, terms.rival) == (0.5, "greedy")


@pytest.mark.parametrize(
    ("words", "told"),
    [
        ("chess", "no game called"),
        ("storm --players 9", "storm"),
        ("godstorm", "has secrets. Use train.ppo."),
        ("storm --device cuda", "PyTorch finds no GPU here"),
    ],
)
def test_what_cannot_be_is_said_in_a_line(words, told, monkeypatch, tmp_path):
    monkeypatch.setattr("sys.argv", ["alphazero", *words.split(), "--out", str(tmp_path)])
    monkeypatch.setattr("torch.cuda.is_available", lambda: False)
    with pytest.raises(SystemExit) as left:
        attend(lessons, "", check)
    assert told in str(left.value)
    assert "\n" not in str(left.value)
    assert not list(tmp_path.iterdir())


def test_it_is_said_in_the_language_of_whoever_asks(monkeypatch, tmp_path):
    monkeypatch.setattr("sys.argv", ["alphazero", "godstorm", "--out", str(tmp_path)])
    monkeypatch.setenv("LANG", "fr_FR.UTF-8")
    with pytest.raises(SystemExit, match="a des secrets"):
        attend(lessons, "", check)
