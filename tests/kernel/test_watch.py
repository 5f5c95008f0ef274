"""What is noted while games are played: deeds, and who was ahead when."""

import numpy as np
import pytest

from theomachy.games import load, names
from theomachy.kernel import NATURE, OVER, ask
from theomachy.kernel.drive import DECISIONS, play_many, random_player, room_for
from theomachy.kernel.game import SHEET
from theomachy.kernel.record import copied
from theomachy.kernel.watch import NOBODY, retrace, watch_for

QUICK = {"godstorm": {"epochs": 1}, "gog": {"round_cap": 10}}


def played_by_hand(game, players, seed):
    """A random game action by action: opening, actions, sheet, who decided, and points then."""
    s, rng = game.new(players, QUICK.get(game.name)), np.random.default_rng(seed)
    opening, actions, movers, points = copied(s), [], [], []
    while ask.actor(s) != OVER:
        actions.append(int(rng.choice(game.legal_actions(s))))
        movers.append(int(ask.actor(s)))
        points.append(scored(s).points.tolist())
        ask.apply(s, actions[-1])
    return opening, actions, scored(s), movers, points


def scored(s):
    sheet = np.zeros(int(s.players), SHEET).view(np.recarray)
    ask.score(s, sheet)
    return sheet


def lead_of(movers, points, final):
    """Who led alone last, since which decision, and how often that changed."""
    looks, last, decisions = [], NOBODY, 0
    for mover, now in zip(movers, points, strict=True):
        if mover != NATURE:
            looks += [(now, decisions)] * (mover != last)
            last, decisions = mover, decisions + 1
    alone = [(now, when) for now, when in [*looks, (final, decisions)] if now.count(max(now)) == 1]
    leaders = [(now.index(max(now)), when) for now, when in alone]
    taken = [one for i, one in enumerate(leaders) if i == 0 or one[0] != leaders[i - 1][0]]
    return (*(taken[-1] if taken else (NOBODY, 0)), max(0, len(taken) - 1))


@pytest.mark.parametrize("name", names())
def test_deeds_and_leads_are_those_of_the_game_played_by_hand(name):
    game = load(name)
    for seed, players in enumerate((game.players[0], game.players[-1])):
        opening, actions, sheet, movers, points = played_by_hand(game, players, seed)
        watch = watch_for(game, players, 1)
        retrace(opening, np.array(actions, np.int16), sheet, watch, 0)
        leader, since, changes = lead_of(movers, points, sheet.points.tolist())
        lead = watch.leads[0]
        assert (lead.leader, lead.since, lead.changes) == (leader, since, changes)
        made = [(who, game.notation(a)) for who, a in zip(movers, actions, strict=True)]
        for number, verb in enumerate(game.alphabet.deeds):
            places = {game.notation(a) for a in range(game.decisions) if deed(game, a) == verb}
            for seat in range(players):
                times = sum(who == seat and text in places for who, text in made)
                assert watch.deeds[0, seat, number] == times


def deed(game, action):
    return game.alphabet.deed_of[action]


@pytest.mark.parametrize("name", names())
def test_watched_games_are_the_same_games(name):
    game = load(name)
    opening = game.new(game.players[0], QUICK.get(name))
    batch, seats = room_for(game, game.players[0], 3), game.players[0]
    watch = watch_for(game, seats, 3)
    random_player(game, opening, 5)(7, batch, watch)
    same = play_many(game, opening, 3, seed=5, first=7)
    for ours, theirs in zip(vars(batch).values(), vars(same).values(), strict=True):
        assert ours.tobytes() == theirs.tobytes()
    assert watch.deeds.sum(axis=(1, 2)).tolist() == batch.tallies[:, DECISIONS].tolist()
    assert (watch.leads.since <= batch.tallies[:, DECISIONS]).all()


def test_verbs_are_told_by_their_full_names():
    alphabet = load("storm").alphabet
    assert "attack" in alphabet.deeds
    assert "attack war" in alphabet.deeds
    assert "roll" not in alphabet.deeds
    assert alphabet.deed_of[alphabet.parse("attack e5 war")] == "attack war"
    assert len(alphabet.deed_of) == alphabet.first_outcome
