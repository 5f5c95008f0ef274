"""The network: what a seat may know in, a logit for every action and its share of the win out."""

import numpy as np
import torch
from torch import Tensor, nn
from torch.nn import functional

from theomachy.kernel import Game
from theomachy.kernel.batch import WORD_BITS
from train.weights import Weights

_LEAST = 1e-30
"""No noise is infinite, or what may not be played might be drawn."""


class Block(nn.Module):
    """A layer and back again, added to what went in."""

    def __init__(self, width: int) -> None:
        super().__init__()
        self.wide, self.back = nn.Linear(width, width), nn.Linear(width, width)

    def forward(self, x: Tensor) -> Tensor:
        return x + self.back(functional.relu(self.wide(normed(x))))


class Network(nn.Module):
    def __init__(
        self, game: Game, columns: np.ndarray, width: int = 320, blocks: int = 2, chairs: int = 1
    ) -> None:
        super().__init__()
        self.register_buffer("scale", torch.tensor(scale_of(game, columns)), persistent=False)
        self.first = nn.Linear(columns.size, width)
        self.blocks = nn.ModuleList(Block(width) for _ in range(blocks))
        self.policy, self.value = nn.Linear(width, game.decisions), nn.Linear(width, chairs)
        for head in (self.policy, self.value):
            nn.init.normal_(head.weight, std=0.01)
            nn.init.zeros_(head.bias)

    def forward(self, seen: Tensor) -> tuple[Tensor, Tensor]:
        """Logits of all actions, and of what is foretold of each chair, the mover's first."""
        x = self.first(seen * self.scale)
        for block in self.blocks:
            x = block(x)
        x = normed(x)
        return self.policy(x).float(), self.value(x).float()


def normed(x: Tensor) -> Tensor:
    return functional.layer_norm(x, x.shape[-1:])


def scale_of(game: Game, columns: np.ndarray) -> np.ndarray:
    """By their bounds all numbers fed are between 0 and 1."""
    return (1 / np.maximum(game.observation.most[columns], 1)).astype(np.float32)


def may_be_played(words: Tensor, actions: int) -> Tensor:
    """A bit for each action, as a bool for each."""
    bits = words.unsqueeze(-1) >> torch.arange(WORD_BITS, device=words.device) & 1
    return bits.flatten(-2)[..., :actions].bool()


def masked(logits: Tensor, words: Tensor) -> Tensor:
    """What may not be played has no chance at all."""
    return logits.masked_fill(~may_be_played(words, logits.shape[-1]), -torch.inf)


def drawn(logits: Tensor) -> Tensor:
    """One of the actions, each as likely as its logit says (by Gumbel's noise)."""
    noise = torch.empty_like(logits).exponential_().clamp_(min=_LEAST).log_()
    return (logits - noise).argmax(-1)


def entropy(log_likely: Tensor) -> Tensor:
    """How much is left to chance; what may not be played adds nothing."""
    return -(log_likely.exp() * log_likely.clamp(min=-1e4)).sum(-1)


def exported(network: Network, game: Game, players: int, columns: np.ndarray) -> Weights:
    layers = {name: one.detach().cpu().numpy() for name, one in network.state_dict().items()}
    return Weights(game.name, players, columns, scale_of(game, columns), layers)
