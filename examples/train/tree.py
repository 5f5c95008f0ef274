"""Search trees of many games at once, as arrays: one simulation goes down all of them together.

A node is a row of decisions, whatever nature did in between: it is drawn anew each time.
"""

from collections.abc import Callable

import numpy as np

from train.many import Games

_EXPLORE = 1.5
_NOISE, _CONCENTRATION = 0.25, 10.0
"""How much of the priors of a root is noise, and into how many actions it goes, about."""

Evaluator = Callable[[np.ndarray, np.ndarray], tuple[np.ndarray, np.ndarray]]
"""From what is seen and the bits of what may be played: the likelihood of each action, and the
chances of each chair, the mover's first."""


class Forest:
    def __init__(self, scratch: Games, simulations: int) -> None:
        """`scratch` are games to try things in."""
        where = (scratch.size, simulations + 1, scratch.game.decisions)
        self.scratch, self.simulations = scratch, simulations
        self.visits, self.total = np.zeros(where, np.float32), np.zeros(where, np.float32)
        self.prior, self.child = np.zeros(where, np.float32), np.zeros(where, np.int32)
        self.nodes = np.zeros(scratch.size, np.int64)

    def search(
        self, roots: Games, evaluate: Evaluator, chance: np.random.Generator | None = None
    ) -> np.ndarray:
        """[game, action]: how often it was tried. With `chance`, anything may be looked at."""
        for array in (self.visits, self.total, self.child):
            array[:] = 0
        self.nodes[:] = 1
        self.prior[:, 0] = evaluate(roots.seen, roots.mask)[0]
        if chance:
            self._disturb(roots, chance)
        for _ in range(self.simulations):
            self.scratch.stand_as(roots)
            self._simulate(evaluate)
        return self.visits[:, 0]

    def _disturb(self, roots: Games, chance: np.random.Generator) -> None:
        legal = roots.may_be_played()
        noise = chance.gamma(_CONCENTRATION / legal.sum(1, keepdims=True), size=legal.shape) * legal
        noise /= np.maximum(noise.sum(1, keepdims=True), 1e-12)
        self.prior[:, 0] = (1 - _NOISE) * self.prior[:, 0] + _NOISE * noise

    def _simulate(self, evaluate: Evaluator) -> None:
        """Select down to something new, evaluate that, and back up what it is worth."""
        games = self.scratch
        way: list[tuple[np.ndarray, ...]] = []
        node, under_way = np.zeros(games.size, np.int64), np.arange(games.size)
        worth = np.zeros((games.size, games.players), np.float32)
        while under_way.size:
            action = self._select(under_way, node[under_way])
            way.append((under_way, node[under_way], action, games.seats[under_way].copy()))
            games.play_in(under_way, action)
            ended = games.done[under_way]
            worth[under_way[ended]] = games.payoffs[under_way[ended]]
            node[under_way] = self.child[under_way, node[under_way], action]
            is_new = ~ended & (node[under_way] == 0)
            self._expand(under_way[is_new], way[-1], is_new, evaluate, worth)
            under_way = under_way[~ended & ~is_new]
        for games_, nodes, actions, seats in way:
            self.visits[games_, nodes, actions] += 1
            self.total[games_, nodes, actions] += worth[games_, seats]

    def _select(self, games: np.ndarray, nodes: np.ndarray) -> np.ndarray:
        """What the mover has most reason to try (PUCT), of what may be played this time."""
        legal = self.scratch.may_be_played()[games]
        visits, total = self.visits[games, nodes], self.total[games, nodes]
        worth = np.where(visits > 0, total / np.maximum(visits, 1), self._hope(visits, total))
        tried = np.sqrt(1 + visits.sum(1, keepdims=True))
        doubt = _EXPLORE * (self.prior[games, nodes] + 1e-6) * tried / (1 + visits)
        chosen: np.ndarray = np.where(legal, worth + doubt, -np.inf).argmax(1)
        return chosen

    def _hope(self, visits: np.ndarray, total: np.ndarray) -> np.ndarray:
        """What was not tried yet is worth what the others were, on average."""
        mean: np.ndarray = total.sum(1, keepdims=True) / np.maximum(visits.sum(1, keepdims=True), 1)
        return mean

    def _expand(
        self,
        games: np.ndarray,
        step: tuple[np.ndarray, ...],
        is_new: np.ndarray,
        evaluate: Evaluator,
        worth: np.ndarray,
    ) -> None:
        """A node for each game that has come to something new."""
        if not games.size:
            return
        likely, chances = evaluate(self.scratch.seen[games], self.scratch.mask[games])
        for chair in range(self.scratch.players):
            seat = (self.scratch.seats[games] + chair) % self.scratch.players
            worth[games, seat] = chances[:, chair]
        fresh = self.nodes[games]
        self.child[games, step[1][is_new], step[2][is_new]] = fresh
        self.prior[games, fresh] = likely
        self.nodes[games] += 1
