"""Rows of a study's games: what a worker of the laboratory does for whoever wants all of them."""

from theomachy.bots.commas import heading, lines, names
from theomachy.bots.match import Study, cast_of, match_player
from theomachy.bots.rows import Rows, header_of, rows_of
from theomachy.games import load
from theomachy.kernel.drive import Player, random_player, room_for
from theomachy.kernel.watch import watch_for
from theomachy.server import studies
from theomachy.server.counting import full_name, in_time, seated_bots


def tabled(wanted: studies.RowsOfPart, seconds: float) -> studies.Rows:
    """As many games as are wanted, or as fit into so many seconds: one at least."""
    part = wanted.part
    game = load(full_name(part))
    opening, bots = game.new(part.players, part.options), tuple(seated_bots(part))
    study = Study(game, opening, bots, part.seed, range(wanted.all))
    player = player_of(study)

    def played(first: int, games: int) -> tuple[int, Rows]:
        return games, rows_from(study, player, first, games)

    batches, spent = in_time(played, part, seconds)
    text = "".join(lines(rows) for _, rows in batches)
    if part.first == 0:
        text = heading(header_of(study)) + names(batches[0][1]) + text
    return studies.Rows(sum(games for games, _ in batches), spent, text)


def player_of(study: Study) -> Player:
    game, opening, seed = study.game, study.opening, study.seed
    if set(study.bots) == {"random"}:
        return random_player(game, opening, seed)
    return match_player(game, opening, cast_of(study.bots, game), seed)


def rows_from(study: Study, player: Player, first: int, games: int) -> Rows:
    batch = room_for(study.game, len(study.bots), games)
    watch = watch_for(study.game, len(study.bots), games)
    player(first, batch, watch)
    return rows_of(study, first, batch, watch)
