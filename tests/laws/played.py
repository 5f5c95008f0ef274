"""A digest of many games: run as a program, it tells what this Python plays."""

import hashlib

from theomachy.games import SHELF, load
from theomachy.kernel.drive import play_many


def settings_of(game):
    """The default options, then each other value of each option alone."""
    yield {}
    for option in game.options:
        values = (option.values[0], option.values[-1]) if option.is_range else option.values
        yield from ({option.name: value} for value in values if value != option.default)


def digest(games=2) -> str:
    told = hashlib.sha256()
    for game in map(load, SHELF):
        for number, options in enumerate(settings_of(game)):
            players = game.players[number % len(game.players)]
            batch = play_many(game, game.new(players, options), games, seed=number)
            for array in (batch.finals, batch.sheets, batch.tallies):
                told.update(array.tobytes())
    return told.hexdigest()


if __name__ == "__main__":
    print(digest())
