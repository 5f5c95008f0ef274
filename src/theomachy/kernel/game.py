"""What every game gives the rest of the house."""

import enum
import pathlib
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, ClassVar

import msgspec
import numpy as np
from numba import from_dtype

from theomachy.kernel import ask
from theomachy.kernel.alphabet import Alphabet
from theomachy.kernel.codecache import belongs
from theomachy.kernel.codestamp import home_of
from theomachy.kernel.dial import Dial
from theomachy.kernel.finals import Columns
from theomachy.kernel.kinds import Action, Seat, State, is_whole
from theomachy.kernel.observation import Layout
from theomachy.kernel.option import Option, Preset
from theomachy.kernel.plain import (
    nothing_to_conceal,
    nothing_to_imagine,
    nothing_to_reveal,
)
from theomachy.kernel.position import in_words
from theomachy.kernel.reason import Reason
from theomachy.kernel.record import blank
from theomachy.kernel.scoring import LEAST_PAYOFF, MOST_PAYOFF
from theomachy.kernel.turn import Turn
from theomachy.kernel.verbs import answer
from theomachy.locales import Wrong, learn_words_of

SHEET = np.dtype([("payoff", np.float64), ("points", np.int32), ("rank", np.int32)], align=True)
"""One seat's line of the final score: the payoff is the share of the win, from 0 to 1, and all of
them sum to 1 (see scoring); who came second or last is told by the rank."""

PRESET = "preset"
"""Said in the place of an option: the name of a preset."""

VERBS = ("setup", "score", "fault", "conceal", "reveals", "observe", "imagine")
VERBS_OF_A_TURN = (
    "actor", "refusal", "legal", "chance", "apply", "perform", "rests", "step"
)  # fmt: skip

REGISTERED: dict[str, "Game"] = {}
"""Every game that has been made, by its full name."""


def held_bytes(dtype: np.dtype) -> int:
    """The bytes of a record that belong to a field: NumPy copies no others."""
    if dtype.subdtype:
        item, shape = dtype.subdtype
        return held_bytes(item) * int(np.prod(shape))
    if dtype.fields is None:
        return dtype.itemsize
    return sum(held_bytes(field[0]) for field in dtype.fields.values())


def alone(s: State) -> np.recarray:
    """A record as an array of one."""
    return np.array([s]).view(np.recarray)


@dataclass(frozen=True)
class Event:
    """One thing that happened, told without a language: its kind and its arguments."""

    kind: str
    args: Mapping[str, Any] = field(default_factory=dict)
    aside: "Event | None" = None
    """What the confidants are told instead: they know more than the others."""
    confidants: frozenset[int] = frozenset()

    def heard_by(self, seat: Seat) -> "Event":
        return self.aside if self.aside and seat in self.confidants else self


@dataclass(frozen=True)
class Game:
    payoffs: ClassVar[tuple[float, float]] = (LEAST_PAYOFF, MOST_PAYOFF)
    """The least and the most a seat can get: its share of the win. Together all get 1."""
    name: str
    version: int
    """Version of the rules; a record of another version is stale."""
    players: range
    alphabet: Alphabet
    """Every action, outcomes of chance included; an action is an int."""
    turn: Turn
    """Who decides what, when, and what follows: `actor`, `refusal`, `legal`, `chance`, `apply`."""
    most_legal: int
    """No position offers more actions than this."""
    longest: int
    """No game takes more decisions than this."""
    state: np.dtype
    options: tuple[Option, ...]
    observation: Layout
    """What `observe` fills: small numbers, each with its name, bound and paragraph."""
    folder: pathlib.Path
    """Where the rulebooks RULES.<lang>.md lie, and a guest's words, words.<lang>.ftl."""

    setup: Callable[..., Any]
    score: Callable[..., Any]
    fault: Callable[..., Any]
    observe: Callable[..., Any]

    reasons: type[Reason]
    """Why an action may be refused, and on which paragraph that rests; 0 is no refusal."""
    faults: type[enum.IntEnum]
    """What may be wrong with a position; 0 is nothing."""

    picture: Callable[[State], str]
    position: type[msgspec.Struct]
    """What `describe` makes of a record: the whole truth, in words."""
    describe: Callable[[State], msgspec.Struct]
    arrange: Callable[[Mapping[str, Any]], State]
    """The record of a described position; ValueError says what cannot be read."""
    read_token: Callable[[str, dict[str, Any]], None]
    """Enter one token of the position notation into a description."""
    restate: Callable[[State, str], str]
    """Say a position token again as it truly stands."""
    explain: Callable[[State, Action], dict[str, Any]]
    """The arguments of a move (places, numbers, names), for a sentence about it."""
    tell: Callable[[State, Action, State], list[Event]]
    """What happened between two positions, as events."""
    endings: Callable[[np.recarray], np.ndarray]
    """Why each of many finished games ended."""
    order: Callable[[np.recarray], np.ndarray]
    """[game, seat] each seat's place in the order of play, 0 for the first; of many finished games
    of as many players."""
    columns: Callable[[np.recarray], Columns]
    """What many finished games came to, as whole numbers of each game or each seat."""
    tallies: Callable[[State], list[dict[str, Any]]]
    """What each seat owns, and what its points are made of."""

    printed: Mapping[str, Any] = field(default_factory=dict)
    """What a page shows of board, cards and numbers, by name."""
    veil: Callable[[State, Action, Seat], str] | None = None
    """The move as a seat may read it, from the position before it; None: moves are public."""
    ways: Callable[[State], Mapping[str, Sequence[Action]]] | None = None
    """Where several moves in a row lead, by the place; None: every move stands alone."""
    conceal: Callable[..., Any] = nothing_to_conceal
    reveals: Callable[..., Any] = nothing_to_reveal
    imagine: Callable[..., Any] = nothing_to_imagine
    presets: tuple[Preset, ...] = ()
    """Ways to play that have a name, the printed one first."""
    faction: str = ""
    """The field of the record that says which pantheon, god or colour each seat plays, if any."""
    factions: tuple[str, ...] = ()
    """Their names."""
    dials: tuple[Dial, ...] = ()
    """The numbers that a variant may set, as they are in this game."""
    variant: str = ""
    """What is not as printed, as it follows the name: `@attack=2,income=3`."""
    decisive: tuple[str, ...] = ()
    """The endings that a player brings about; the others come with time."""

    def __post_init__(self) -> None:
        if held_bytes(self.state) != self.state.itemsize:
            raise Wrong("door-padding", game=self.name)
        for verb in VERBS:
            answer(verb, self.state, getattr(self, verb))
        for verb in VERBS_OF_A_TURN:
            answer(verb, self.state, getattr(self.turn, verb))
        belongs(from_dtype(self.state), self.full_name, self.code)
        ask.OBSERVATIONS[self.state] = self.observation
        learn_words_of(self.name, self.folder)
        REGISTERED[self.full_name] = self

    @property
    def full_name(self) -> str:
        """The name under which it is found again; a variant's says its numbers."""
        return self.name + self.variant

    @property
    def actions(self) -> int:
        """How many actions there are."""
        return len(self.alphabet)

    @property
    def decisions(self) -> int:
        """How many of them players choose; from here on they are nature's alone."""
        return self.alphabet.first_outcome

    def parse(self, text: str) -> Action:
        """The action people write so; Wrong says what cannot be understood."""
        return self.alphabet.parse(text)

    @property
    def code(self) -> pathlib.Path:
        """The folder or the file that holds the rules."""
        return home_of(self.setup, self.folder)

    def blank(self) -> State:
        """A record of zeros."""
        return blank(self.state)

    def options_of(self, s: State) -> dict[str, Any]:
        """What was chosen in a game, as people write it."""
        return {one.name: one.value(s[one.part][one.name]) for one in self.options}

    def spelled_out(self, chosen: Mapping[str, Any]) -> dict[str, Any]:
        """`preset=NAME` as the options it stands for; what is chosen beside it counts more."""
        named = {preset.name: preset.options for preset in self.presets}
        if not named or PRESET not in chosen:
            return dict(chosen)
        name = str(chosen[PRESET])
        if name not in named:
            raise Wrong("door-preset", game=self.name, name=name, known=list(named))
        return {**named[name], **{key: chosen[key] for key in chosen if key != PRESET}}

    def option_numbers(self, chosen: Mapping[str, Any] | None = None) -> np.ndarray:
        """Every option's number in the record's order; unknown names are refused."""
        if not isinstance(chosen, Mapping | None):
            raise Wrong("door-options", options=str(chosen))
        chosen = self.spelled_out(chosen or {})
        numbers = [
            option.number(chosen.pop(option.name, option.default)) for option in self.options
        ]
        if chosen:
            key = "door-option" if self.options else "door-no-options"
            known = [option.name for option in self.options]
            raise Wrong(key, game=self.name, name=next(iter(chosen)), known=known)
        return np.array(numbers, np.int64)

    def notation(self, action: Action) -> str:
        """An action as people write it."""
        if not is_whole(action) or not 0 <= action < self.actions:
            raise Wrong("door-action", action=str(action), last=str(self.actions - 1))
        return self.alphabet.write(action)

    def check_players(self, players: int) -> None:
        if not is_whole(players):
            raise Wrong("door-players-number", players=str(players))
        if players not in self.players:
            fewest, most = self.players[0], self.players[-1]
            told = {"game": self.name, "most": most, "players": str(players)}
            if fewest == most:
                raise Wrong("door-players-exactly", **told)
            raise Wrong("door-players", fewest=fewest, **told)

    def new(self, players: int, options: Mapping[str, Any] | None = None) -> State:
        """The opening position."""
        self.check_players(players)
        s = self.blank()
        ask.setup(s, players, self.option_numbers(options))
        return s

    def ending(self, s: State) -> str:
        """Why a finished game ended."""
        return str(self.endings(alone(s))[0])

    def description(self, s: State) -> dict[str, Any]:
        """The position as a readable, JSON-able dict; `arrange` takes it back."""
        told: dict[str, Any] = in_words(self.describe(s))
        return told

    def legal_actions(self, s: State) -> Sequence[Action]:
        """What may be played, as plain ints."""
        known: list[Action] = self._listed(s).tolist()
        return known

    def odds(self, s: State) -> dict[Action, int]:
        """When nature acts: the weight of each outcome there may be."""
        outcomes = self._listed(s)
        weights = np.zeros(len(outcomes), np.int64)
        ask.weigh(s, outcomes, weights)
        return dict(zip(outcomes.tolist(), weights.tolist(), strict=True))

    def _listed(self, s: State) -> np.ndarray:
        actions = np.zeros(self.most_legal, np.int16)
        return actions[: ask.legal(s, actions)]
