"""What learns: a network, how it is changed, and how far it has come."""

import pathlib
import random
from collections.abc import Callable, Iterator
from dataclasses import asdict, dataclass
from typing import Any, NamedTuple

import numpy as np
import torch
from torch import Tensor
from torch.nn import functional

from theomachy.games import load
from theomachy.locales import Wrong
from train.many import Games, telling_columns
from train.network import Network, drawn, exported, masked
from train.weights import write

_STEEPEST = 0.5
_REMEMBERED = 20
_SAVED = "checkpoint.pt"

Kept = list[list[bytes]]
"""Games under way, as they are saved."""
_ALIKE = ("game", "players", "width", "blocks")
"""Settings that cannot change while one learns, or another network is begun."""


@dataclass(frozen=True)
class Settings:
    """How much at once, and how boldly."""

    game: str
    players: int = 2
    games: int = 512
    """Under way at once."""
    scatter: int = 300
    """Decisions played at random before any lesson, so that games stand at all their stages."""
    steps: int = 64
    """Decisions in each before something is learned of them."""
    part: int = 2048
    """So many decisions are learned from at once."""
    epochs: int = 2
    rate: float = 5e-4
    trace: float = 0.97
    """How much of a surprise an earlier decision of the same seat has to answer for."""
    clip: float = 0.2
    curiosity: float = 0.01
    """What a nat of entropy is worth."""
    past: float = 0.2
    """In this share of the games the others are played by an earlier self."""
    remember: int = 10
    """A self is remembered after so many rounds of learning."""
    width: int = 320
    blocks: int = 2
    threads: int = 1
    device: str = "cpu"
    seed: int = 0


class Lessons(NamedTuple):
    """Decisions, a row each."""

    seen: Tensor
    words: Tensor
    """The bits of what may be played."""
    actions: Tensor
    log_likely: Tensor
    """How likely the action was when it was played."""
    gains: Tensor
    """How much better it went on than was expected."""
    returns: Tensor
    """What should have been expected."""


class Learner:
    def __init__(self, settings: Settings, chairs: int = 1) -> None:
        """`chairs`: of how many, the mover's first, the network foretells the share of the win."""
        self.settings, self.game, self.chairs = settings, load(settings.game), chairs
        torch.manual_seed(settings.seed)
        torch.set_float32_matmul_precision("high")
        self.columns = telling_columns(self.game, settings.players)
        self.network, self.earlier = self._network(), self._network()
        self.optimizer = torch.optim.Adam(self.network.parameters(), settings.rate, eps=1e-5)
        self.rounds, self.decisions, self.seconds = 0, 0, 0.0
        self.curve: list[dict[str, Any]] = []
        self.selves: list[dict[str, Tensor]] = []

    def _network(self) -> Network:
        asked = self.settings
        made = Network(self.game, self.columns, asked.width, asked.blocks, self.chairs)
        return made.to(asked.device)

    def new_games(self, games: int, seed: int) -> Games:
        """To be read by the network, without a copy in between where it sits on a GPU."""
        asked = self.settings
        return Games(
            self.game, asked.players, games, seed=seed, columns=self.columns,
            threads=asked.threads, room=near if asked.device == "cuda" else np.zeros,
        )  # fmt: skip

    def half_precision(self) -> torch.autocast:
        return torch.autocast("cuda", torch.bfloat16, enabled=self.settings.device == "cuda")

    @torch.no_grad()
    def decide(self, network: Network, seen: Tensor, words: Tensor) -> tuple[Tensor, ...]:
        """Actions by lot, how likely each was, and what is expected."""
        with self.half_precision():
            logits, value = network(seen)
        log_likely = masked(logits, words).log_softmax(-1)
        actions = drawn(log_likely)
        return actions, of(log_likely, actions), value[..., 0].sigmoid()

    @torch.no_grad()
    def evaluate(self, seen: np.ndarray, mask: np.ndarray) -> tuple[np.ndarray, np.ndarray]:
        """How likely each action is, and what is foretold of each chair."""
        device = self.settings.device
        with self.half_precision():
            logits, value = self.network(torch.from_numpy(seen).to(device))
        likely = masked(logits, torch.from_numpy(mask).to(device)).softmax(-1)
        chances = value.softmax(-1) if self.chairs > 1 else value.sigmoid()
        return likely.cpu().numpy(), chances.cpu().numpy()

    def best(self, seen: np.ndarray, mask: np.ndarray) -> np.ndarray:
        """What it holds best, without lot."""
        chosen: np.ndarray = self.evaluate(seen, mask)[0].argmax(-1)
        return chosen

    def improve(self, loss: Tensor) -> None:
        self.optimizer.zero_grad()
        loss.backward()
        torch.nn.utils.clip_grad_norm_(self.network.parameters(), _STEEPEST)
        self.optimizer.step()

    def learn(self, lessons: Lessons, loss: Callable[["Learner", Lessons], Tensor]) -> None:
        """Go over the lessons some times, a part at a time, in any order."""
        for part in self._parts(lessons):
            self.improve(loss(self, part))
        self.rounds += 1
        if self.rounds % self.settings.remember == 0:
            self._remember()

    def _parts(self, lessons: Lessons) -> Iterator[Lessons]:
        many, size = lessons.gains.numel(), self.settings.part
        for _ in range(self.settings.epochs):
            order = torch.randperm(many, device=lessons.gains.device)
            for rows in order.chunk(max(1, round(many / size))) if many else ():
                yield Lessons(*(one[rows] for one in lessons))

    def _remember(self) -> None:
        """Keep this self, and meet another one of those kept."""
        now = {name: one.detach().clone() for name, one in self.network.state_dict().items()}
        self.selves = [*self.selves, now][-_REMEMBERED:]
        self.earlier.load_state_dict(random.Random(self.rounds).choice(self.selves))

    def save(self, folder: pathlib.Path, games: Kept) -> None:
        """All that is needed to go on, and the weights for playing without torch."""
        told = {
            "network": self.network.state_dict(), "optimizer": self.optimizer.state_dict(),
            "earlier": self.earlier.state_dict(), "selves": self.selves, "curve": self.curve,
            "rounds": self.rounds, "decisions": self.decisions, "seconds": self.seconds,
            "settings": asdict(self.settings), "chairs": self.chairs, "games": packed(games),
        }  # fmt: skip
        torch.save(told, folder / f"{_SAVED}.part")
        (folder / f"{_SAVED}.part").replace(folder / _SAVED)
        learned = exported(self.network, self.game, self.settings.players, self.columns)
        write(folder / "weights.npz", learned)

    def resume(self, folder: pathlib.Path) -> Kept:
        """Go on where somebody stopped, if anybody did; the games, if as many are wanted."""
        if not (folder / _SAVED).exists():
            return []
        told = torch.load(folder / _SAVED, map_location=self.settings.device)
        then, now = told["settings"], asdict(self.settings)
        if told["chairs"] != self.chairs or any(then[name] != now[name] for name in _ALIKE):
            raise Wrong("train-other-network", folder=str(folder), settings=str(then))
        self.network.load_state_dict(told["network"])
        self.earlier.load_state_dict(told["earlier"])
        self.optimizer.load_state_dict(told["optimizer"])
        self.selves, self.curve = told["selves"], told["curve"]
        self.rounds, self.decisions = told["rounds"], told["decisions"]
        self.seconds = told["seconds"]
        are_as_many = all(then[name] == now[name] for name in ("games", "threads"))
        return unpacked(told["games"]) if are_as_many else []


def packed(games: Kept) -> list[list[Tensor]]:
    """As torch keeps them: it trusts tensors, not bytes."""
    return [[torch.frombuffer(bytearray(one), dtype=torch.uint8) for one in half] for half in games]


def unpacked(games: list[list[Tensor]]) -> Kept:
    return [[one.cpu().numpy().tobytes() for one in half] for half in games]


def of(log_likely: Tensor, actions: Tensor) -> Tensor:
    """Of each action chosen."""
    return log_likely.gather(-1, actions.unsqueeze(-1)).squeeze(-1)


def foretelling(value: Tensor, lessons: Lessons) -> Tensor:
    """How far what was expected is from what should have been, in nats."""
    return functional.binary_cross_entropy_with_logits(value[..., 0], lessons.returns.clamp(0, 1))


def near(shape: tuple[int, ...], kind: Any) -> np.ndarray:
    """Memory that a GPU reads without a copy in between."""
    size = int(np.prod(shape)) * np.dtype(kind).itemsize
    whole: np.ndarray = torch.zeros(size, dtype=torch.uint8, pin_memory=True).numpy()
    return whole.view(kind).reshape(shape)
