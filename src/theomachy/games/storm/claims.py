"""ST-15 The claims that stand, as they are told."""

from typing import Any

from theomachy.games.storm.position import Claim
from theomachy.games.storm.state import NOBODY


def observer(s: Any, since: int) -> int:
    """ST-3.1 The seat whose turn that was."""
    return int((s.first + since - 1) % s.players)


def claims(s: Any) -> list[Claim]:
    """ST-15.1 All standing claims: which, whose, since when, and when they come through."""
    standing = [
        Claim(kind="sanctuary", seat=seat, observer=None, since=since, due=due(s, since))
        for seat, since in enumerate(s.claim_since[: s.players])
        if since
    ]
    return [*standing, ring_claim(s)] if s.ring_since else standing


def ring_claim(s: Any) -> Claim:
    """The encirclement, and on whose turn it was found."""
    return Claim(
        kind="encirclement",
        seat=None if s.ring_holder == NOBODY else s.ring_holder,
        observer=observer(s, s.ring_since),
        since=s.ring_since,
        due=due(s, s.ring_since),
    )


def due(s: Any, since: int) -> int:
    """ST-15.3, ST-15.7 The turn at whose start a claim comes through."""
    return since + int(s.players)
