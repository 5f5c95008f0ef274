"""The features of many positions: run as a program, it writes down what this Python finds."""

import random
import sys

import numpy as np
from starts import STARTS

from theomachy import Table
from theomachy.bots.opinions import features, opinion_of
from theomachy.games import SHELF, load
from theomachy.kernel import ask, entry
from theomachy.kernel.drive import play_many

PLIES, PAUSE = 240, 8
"""How far the walks go, and how many plies lie between two looks."""


@entry
def fill(s, of_seats):
    for seat in range(s.players):
        features(s, seat, of_seats[seat])


def walked(game, s):
    """Positions of a random walk."""
    chosen = random.Random(1)
    for ply in range(PLIES):
        legal = game.legal_actions(s)
        if not legal:
            return
        ask.apply(s, chosen.choice(legal))
        if ply % PAUSE == 0:
            yield s


def positions(game):
    """Openings, middle games, and finished games."""
    for players in game.players:
        yield from walked(game, game.new(players))
        yield from play_many(game, game.new(players), 1, seed=players).finals
    for start in STARTS.get(game.name, ()):
        yield from walked(game, Table.at(game, start, seed=1).state)


def features_of(game):
    """By position: the features of every seat."""
    number = len(opinion_of(game).names)
    for s in positions(game):
        of_seats = np.full((int(s.players), number), np.nan)
        fill(s, of_seats)
        yield of_seats


def features_of_every_game():
    games = map(load, SHELF)
    return np.concatenate([some.ravel() for game in games for some in features_of(game)])


if __name__ == "__main__":
    np.save(sys.argv[1], features_of_every_game())
