"""What a store is asked about ratings: who wants one, and what a finished game does to them."""

from theomachy.kernel.dial import AT
from theomachy.server.database import Database
from theomachy.server.gathering import Rated
from theomachy.server.ratings import DOUBTS, UNRATED, Rating, mean, rated

_RATING = "game, owner, name, bot, strength, doubt, games"
Player = tuple[str, str, bool]
"""Under which owner a seat is rated, its name, and whether it is a bot."""


def compete(db: Database, owner: str, since: int) -> None:
    """What was rated before is kept, and shown again when the owner comes back."""
    db.rows("DELETE FROM competitors WHERE owner = ?", owner)
    if since:
        db.rows("INSERT INTO competitors (owner, since) VALUES (?, ?)", owner, since)


def competes(db: Database, owner: str) -> bool:
    return bool(db.rows("SELECT 1 FROM competitors WHERE owner = ?", owner))


def ladder(db: Database, game: str, most: int) -> list[Rated]:
    found = db.rows(
        f"SELECT {_RATING} FROM ratings WHERE game = ? AND (bot = 1 OR owner IN "
        "(SELECT owner FROM competitors)) ORDER BY strength - ? * doubt DESC, owner LIMIT ?",
        game, DOUBTS, most,
    )  # fmt: skip
    return [as_kept(*row) for row in found]


def ratings_of(db: Database, owner: str) -> list[Rated]:
    found = db.rows(f"SELECT {_RATING} FROM ratings WHERE owner = ? ORDER BY game", owner)
    return [as_kept(*row) for row in found]


def as_kept(
    game: str, owner: str, name: str, bot: int, strength: float, doubt: float, games: int
) -> Rated:
    return Rated(game, owner, name, bool(bot), strength, doubt, games)


# --- a game that has ended ---


def rate(db: Database, table: str, ranks: list[int]) -> None:
    """Every table once, in the same transaction as its last entry; if it counts: a variant does
    not, its numbers are not those of the ladder."""
    players = players_of(db, table)
    fresh = db.rows(
        "UPDATE tables SET rated = 1 WHERE id = ? AND rated = 0 AND start IS NULL RETURNING game",
        table,
    )
    if not fresh or len(players) != len(ranks) or stood_in(db, table):
        return
    game = fresh[0][0]
    if AT in game:
        return
    after = rated([rating_of(db, game, owner) for owner, _, _ in players], ranks)
    for player in dict.fromkeys(players):
        mine = [rating for seat, rating in zip(players, after, strict=True) if seat == player]
        keep(db, game, player, mean(mine))


def players_of(db: Database, table: str) -> list[Player]:
    """Who is rated here, by seat; nobody unless somebody plays, all people want it, and everybody
    has one seat."""
    seats = db.rows(
        "SELECT kind, bot, owner, name, owner IN (SELECT owner FROM competitors) "
        "FROM seats WHERE table_id = ? ORDER BY seat",
        table,
    )
    people = [owner for kind, _, owner, _, _ in seats if kind != "bot"]
    are_willing = all(willing for kind, _, _, _, willing in seats if kind != "bot")
    if not people or not are_willing or len(set(people)) < len(people):
        return []
    return [
        (f"bot {bot}", bot, True) if kind == "bot" else (owner, name, False)
        for kind, bot, owner, name, _ in seats
    ]


def stood_in(db: Database, table: str) -> bool:
    """Whether the house has moved for a person: the log tells, whoever let it."""
    moved = db.rows(
        "SELECT 1 FROM events JOIN seats ON seats.table_id = events.table_id "
        "AND seats.seat = events.seat WHERE events.table_id = ? AND seats.kind <> 'bot' "
        "AND events.client_move_id LIKE ? LIMIT 1",
        table, "house:%",
    )  # fmt: skip
    return bool(moved)


def rating_of(db: Database, game: str, owner: str) -> Rating:
    found = db.rows("SELECT strength, doubt FROM ratings WHERE game = ? AND owner = ?", game, owner)
    return (found[0][0], found[0][1]) if found else UNRATED


def keep(db: Database, game: str, player: Player, rating: Rating) -> None:
    owner, name, is_bot = player
    db.rows(
        f"INSERT INTO ratings ({_RATING}) VALUES (?, ?, ?, ?, ?, ?, 1) "
        "ON CONFLICT (game, owner) DO UPDATE SET name = excluded.name, "
        "strength = excluded.strength, doubt = excluded.doubt, games = ratings.games + 1",
        game, owner, name, int(is_bot), *rating,
    )  # fmt: skip
