"""What every game on the shelf keeps, guests included."""

import json
from fractions import Fraction

import numpy as np
import pytest

from scenario_files import complaint_about
from theomachy import Table
from theomachy.games import load, names
from theomachy.kernel import NATURE, OVER, ask
from theomachy.kernel.game import SHEET, VERBS
from theomachy.kernel.scoring import ALL_PAYOFFS
from theomachy.locales import speech
from theomachy.table import record, rulebook

GAMES = names()
QUICK = {
    "godstorm": {"epochs": 1, "start_faith": 12, "free_god": "any"},
    "gog": {"round_cap": 10},
}
"""Options that make a long game short, and busy."""


def walk(name, seed=1, players=None):
    """A table and its positions along a random game, nature acting by the table's own dice."""
    game = load(name)
    table = Table(game, players or game.players[-1], seed, QUICK.get(name))
    rng = np.random.default_rng(seed)
    while not table.is_over:
        yield table
        if table.actor == NATURE:
            table.roll()
        else:
            legal = table.legal()
            table.play(legal[int(rng.random() * len(legal))])
    yield table


def test_connect_four_has_registered_itself():
    assert "connect_four" in GAMES


@pytest.mark.parametrize("name", GAMES)
def test_a_game_answers_every_verb_and_fits_its_record(name):
    game = load(name)
    assert all(callable(getattr(game, verb)) for verb in VERBS)
    assert game.state.itemsize <= 1024
    assert all(reason.paragraph for reason in game.reasons if reason)


@pytest.mark.parametrize("name", GAMES)
def test_the_alphabet_is_written_and_read(name):
    game = load(name)
    assert [game.parse(game.notation(a)) for a in range(game.actions)] == list(range(game.actions))


@pytest.mark.parametrize("name", GAMES)
def test_legal_is_what_is_not_refused(name):
    game = load(name)
    stride = max(7, game.actions // 200)
    for number, table in enumerate(walk(name)):
        if number % stride == 0:
            s = table.state
            allowed = [a for a in range(game.actions) if not ask.refusal(s, a)]
            assert allowed == game.legal_actions(s)
            assert len(allowed) <= game.most_legal
            assert bool(allowed) == (table.actor != OVER)


@pytest.mark.parametrize("name", GAMES)
def test_every_player_count_plays_to_an_end_and_the_first_share_the_win(name):
    for players in load(name).players:
        *_, table = walk(name, seed=players, players=players)
        ranks, payoffs = table.result.ranks, table.result.payoffs
        share = Fraction(1, ranks.count(1))
        assert payoffs == [share if rank == 1 else 0 for rank in ranks]
        assert sum(payoffs) == ALL_PAYOFFS
        least, most = table.game.payoffs
        assert all(least <= payoff <= most for payoff in payoffs)


@pytest.mark.parametrize("name", GAMES)
def test_the_endings_that_a_player_brings_about_are_told(name):
    decisive = load(name).decisive
    assert decisive
    assert all(speech("en").has(f"{name}-ending-{reason}") for reason in decisive)


@pytest.mark.parametrize("name", GAMES)
def test_views_are_json_and_observations_have_their_length(name):
    game = load(name)
    for table in walk(name):
        for seat in (None, 0):
            assert json.loads(json.dumps(table.view(seat)))["game"] == name
    out = np.zeros(game.observation.size, np.int8)
    ask.observe(table.state, 0, out)
    assert out.any()


def kinds_of(dtype):
    """The kinds of number in a record, however deep."""
    dtype = dtype.base
    if dtype.fields is None:
        return {dtype}
    return set().union(*(kinds_of(part) for part, _ in dtype.fields.values()))


@pytest.mark.parametrize("name", GAMES)
def test_an_observation_is_made_of_small_numbers_with_names(name):
    assert kinds_of(load(name).observation.kind) == {np.dtype(np.int8)}


@pytest.mark.parametrize("name", GAMES)
def test_positions_are_described_and_found_again(name):
    for table in walk(name):
        again = Table.at(table.game, table.describe())
        assert again.state.tobytes() == table.state.tobytes()


@pytest.mark.parametrize("name", GAMES)
def test_records_replay(name):
    *_, table = walk(name)
    assert record.replay(record.write(table)).state.tobytes() == table.state.tobytes()


@pytest.mark.parametrize("name", GAMES)
def test_nature_weighs_every_outcome_it_may_bring(name):
    for table in walk(name):
        assert (sum(table.outcomes().values()) == 1) == (table.actor == NATURE)


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("language", ["en", "fr"])
def test_the_examples_of_the_rulebook_hold(name, language):
    scenarios = rulebook.examples(load(name), language)
    assert scenarios
    assert [told for scenario in scenarios if (told := complaint_about(scenario))] == []


@pytest.mark.parametrize("name", GAMES)
def test_a_score_sheet_is_filled_for_every_seat(name):
    *_, table = walk(name)
    sheet = np.zeros(table.players, SHEET).view(np.recarray)
    ask.score(table.state, sheet)
    assert all(line.rank >= 1 for line in sheet)
