"""Many games at once, for learners: nature plays by itself, and where a game ends the next begins.

    batch = Batch(load("bello"), players=4, games=1024, seed=1)
    while learning:
        actions = policy(batch.observe(), batch.mark())
        batch.step(actions)
        learn(batch.movers, batch.done, batch.payoffs)

What there is to know stands in arrays that stay the same objects, read-only, [game] of each:

    seats, counts, legal    who decides, among how many actions, and which: legal[game, :count]
    movers                  who has decided last
    done, payoffs           whether a game ended at this very step, and what it brought each seat
    numbers                 which game it is, of all that are ever played with this seed
    states, finals          the positions, and the last one of the game that ended here last

What is asked for is written into arrays of the batch's own, again and again the same, or into
buffers given as `out`: `observe`, `observe_ends`, `mark`, `mark_bits`, `any_actions`. A step
allocates nothing, and what is wrong with its actions is told before anything has changed.

Game number n of a seed is the same wherever it is played: with `any_actions` once before each step
games are byte-equal to those of `drive.play_many`. Slot i plays the games i, i + games, and so on.
"""

import hashlib
from collections.abc import Mapping
from functools import cached_property
from typing import Any, NoReturn

import msgspec
import numpy as np

from theomachy.kernel import ask, running
from theomachy.kernel.buffers import checked, checked_numbers, checked_seats, read_only
from theomachy.kernel.game import SHEET, Game
from theomachy.kernel.kinds import State, is_whole
from theomachy.kernel.observation import NUMBER
from theomachy.kernel.philox import KEY, key_of, new_rng
from theomachy.kernel.record import restored
from theomachy.kernel.running import Desk, Running
from theomachy.kernel.seats import seat_name
from theomachy.locales import Wrong

MOST_BYTES = 1 << 33
"""No batch is larger, masks and observations included."""
WORD_BITS = 64
NOBODY = -1
"""Who has decided last before anybody has."""


class Batch:
    """So many games, each standing where a seat decides."""

    def __init__(
        self, game: Game, players: int, games: int, seed: int,
        options: Mapping[str, Any] | None = None,
    ) -> None:  # fmt: skip
        opening = game.new(players, options)
        check_games(game, players, games)
        self.game, self.players, self.games = game, int(players), int(games)
        self._desk = desk_for(game, opening)
        self._played = np.zeros(games, np.int64)
        self._running = room_to_run(game, players, games)
        held = Running(*map(read_only, self._running))
        self.seats, self.counts, self.legal = held.seats, held.counts, held.legal
        self.movers, self.done, self.payoffs = held.movers, held.done, held.payoffs
        self.numbers, self.states, self.finals = held.numbers, held.states, held.finals
        self.reset(seed)

    def reset(self, seed: int) -> None:
        """Begin anew with the first games of a seed."""
        if not is_whole(seed):
            raise Wrong("door-batch-seed", seed=str(seed))
        self._desk.rng[KEY] = key_of(int(seed))
        self._running.numbers[:] = np.arange(self.games)
        self._running.movers[:] = NOBODY
        running.play_on(self._running, self._desk, self._played, True)

    def step(self, actions: np.ndarray) -> None:
        """One decision in every game, and what nature does after it."""
        checked_numbers(actions, self._played)
        astray = running.first_illegal(self.legal, self.counts, self._played)
        if astray != running.LEGAL:
            self._refuse(astray)
        running.play_on(self._running, self._desk, self._played, False)

    def _refuse(self, game: int) -> NoReturn:
        """Why the action of a game may not be played."""
        action, s = int(self._played[game]), self._running.states[game]
        told = {"number": str(game), "seat": seat_name(self.seats[game])}
        if not 0 <= action < self.game.actions:
            last = str(self.game.decisions - 1)
            raise Wrong("door-batch-no-action", action=str(action), last=last, **told)
        reason = self.game.reasons(ask.refusal(s, action))
        move = self.game.notation(action)
        raise Wrong("door-batch-illegal", move=move, paragraph=reason.paragraph, **told)

    def observe(self, out: Any = None, seats: Any = None) -> np.ndarray:
        """[game, number]: what the seat that decides may know, or another seat of each game."""
        return self._look(self._running.states, self.seats, self.seen, out, seats)

    def observe_ends(self, out: Any = None, seats: Any = None) -> np.ndarray:
        """[game, number]: what the seat that decided last knew at the end, of the games that ended
        at this step; the rows of others are left as they were."""
        return self._look(self._running.finals, self.movers, self.seen_last, out, seats)

    def _look(
        self, states: Any, usual: np.ndarray, own: np.ndarray, out: Any, seats: Any
    ) -> np.ndarray:
        rows = own if out is None else checked(out, own)
        if seats is not None:
            usual = checked_seats(checked_numbers(seats, self._played), self.players)
        layout, ends = self.game.observation, own is self.seen_last
        seen = rows.view(layout.kind)[:, 0].view(np.recarray)
        running.look(states, usual, self.done, ends, layout.always, rows, seen)
        return rows

    def position(self, game: int) -> State:
        """A copy of where a game stands, for whatever else is asked of the rules."""
        return restored(self.states[game].tobytes(), self.game.state)

    def mark(self, out: Any = None) -> np.ndarray:
        """[game, action]: True where it may be played."""
        mask = self.mask if out is None else checked(out, self.mask)
        running.mark(self.legal, self.counts, mask)
        return mask

    def mark_bits(self, out: Any = None) -> np.ndarray:
        """[game, word]: a bit for each action, 64 to a word, the first the lowest."""
        bits = self.bits if out is None else checked(out, self.bits)
        running.mark_bits(self.legal, self.counts, bits)
        return bits

    def any_actions(self, out: Any = None) -> np.ndarray:
        """[game]: one that may be played, each as likely, by the dice of the game itself."""
        picked = self.picked if out is None else checked(out, self.picked)
        running.any_actions(self._running, self._desk.rng, picked)
        return picked

    @cached_property
    def seen(self) -> np.ndarray:
        return np.zeros((self.games, self.game.observation.size), NUMBER)

    @cached_property
    def seen_last(self) -> np.ndarray:
        return np.zeros((self.games, self.game.observation.size), NUMBER)

    @cached_property
    def mask(self) -> np.ndarray:
        return np.zeros((self.games, self.game.decisions), np.bool_)

    @cached_property
    def bits(self) -> np.ndarray:
        return np.zeros((self.games, -(-self.game.decisions // WORD_BITS)), np.uint64)

    @cached_property
    def picked(self) -> np.ndarray:
        return np.zeros(self.games, np.int16)

    def save(self) -> bytes:
        """All of it, to go on from there at another time."""
        held = b"".join(array.tobytes() for array in self._kept())
        return sealed(msgspec.json.encode(self._name()) + b"\n" + held)

    def restore(self, saved: bytes) -> None:
        """Go on where a batch of the same game, players, games and options was saved."""
        name, _, held = opened(saved).partition(b"\n")
        if name != msgspec.json.encode(self._name()):
            raise Wrong("door-batch-other", **self._name())
        start = 0
        for array in self._kept():
            part = np.frombuffer(held, array.dtype, array.size, start)
            array[:] = part.reshape(array.shape)
            start += array.nbytes

    def stand_as(self, other: "Batch") -> None:
        """Stand where the games of another batch stand, by dice of one's own: to try out what may
        follow there."""
        if self._name() != other._name():
            raise Wrong("door-batch-other", **self._name())
        for name in ("states", "seats", "movers", "legal", "counts"):
            getattr(self._running, name)[:] = getattr(other, name)

    def _kept(self) -> tuple[np.ndarray, ...]:
        return self._desk.rng, *self._running

    def _name(self) -> dict[str, Any]:
        opening = hashlib.sha256(self._desk.opening.tobytes()).hexdigest()
        told = {"game": self.game.full_name, "version": self.game.version, "opening": opening}
        return {**told, "players": self.players, "games": self.games}


def desk_for(game: Game, opening: State) -> Desk:
    return Desk(
        opening=np.array([opening]).view(np.recarray),
        actions=np.zeros(game.most_legal, np.int16),
        rng=new_rng(0),
        sheet=np.zeros(opening.players, SHEET).view(np.recarray),
    )


def room_to_run(game: Game, players: int, games: int) -> Running:
    return Running(
        states=np.zeros(games, game.state).view(np.recarray),
        counters=np.zeros(games, np.uint64),
        numbers=np.zeros(games, np.int64),
        seats=np.zeros(games, np.int8),
        movers=np.zeros(games, np.int8),
        legal=np.zeros((games, game.most_legal), np.int16),
        counts=np.zeros(games, np.int16),
        finals=np.zeros(games, game.state).view(np.recarray),
        payoffs=np.zeros((games, players), np.float64),
        done=np.zeros(games, np.bool_),
    )


def check_games(game: Game, players: int, games: int) -> None:
    """At least one, and no more than fit."""
    if not is_whole(games):
        raise Wrong("door-batch-whole", games=str(games))
    room = sum(array.nbytes for array in room_to_run(game, players, 1))
    one = room + 2 * game.observation.size + 2 * game.decisions
    if not 1 <= games <= MOST_BYTES // one:
        most = str(MOST_BYTES // one)
        raise Wrong("door-batch-games", game=game.name, games=str(games), most=most)


def sealed(text: bytes) -> bytes:
    return hashlib.sha256(text).digest() + text


def opened(saved: Any) -> bytes:
    """What was sealed, if nothing of it was changed."""
    size = hashlib.sha256().digest_size
    text = bytes(saved[size:]) if isinstance(saved, bytes) else b""
    if not text or sealed(text) != saved:
        raise Wrong("door-batch-saved")
    return text
