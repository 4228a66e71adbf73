"""The proved shuffle of the next hand while it comes about (notation.md §5), as a value.

The salt is fixed and its commitment shown; then each person adds entropy; then the cutter cuts.
What may be shown of it, and when, is decided in ``message``.
"""

from collections.abc import Iterable
from dataclasses import dataclass, replace

from offiziersskat.deal import SEED_BYTES, BadProof, Proof, commitment
from offiziersskat.errors import MoveError

__all__ = ["Awaited", "Shuffle", "checked_seed"]


@dataclass(frozen=True, slots=True)
class Awaited:
    """What a shuffle waits for: entropies of these players, and once all are in, the cutter.

    With neither it is complete.
    """

    entropies: tuple[int, ...]
    cutter: int | None


@dataclass(frozen=True, slots=True)
class Shuffle:
    """``salt`` in hex, secret until the hand is over; ``entropies`` in hex by player, or empty."""

    salt: str
    date: str | None
    entropies: tuple[str, ...]

    @property
    def commit(self) -> str:
        """What is shown before anybody's entropy is known."""
        return commitment(bytes.fromhex(self.salt))

    def given(self, player: int, entropy: str) -> "Shuffle":
        """With the entropy of one more player; raises ``MoveError`` ``entropy-given``."""
        if self.entropies[player]:
            raise MoveError("entropy-given")
        before, after = self.entropies[:player], self.entropies[player + 1 :]
        return replace(self, entropies=(*before, entropy, *after))

    def missing(self, people: Iterable[int]) -> tuple[int, ...]:
        """Which of these players have not given theirs."""
        return tuple([player for player in people if not self.entropies[player]])

    def proof(self, players: Iterable[int], *, cut: int) -> Proof:
        """The proof of the hand, the players in the order of their seats."""
        return Proof(self.commit, self.salt, tuple(self.entropies[p] for p in players), cut)


def checked_seed(what: str, given: bytes) -> str:
    """Salt or entropy in hex; raises ``BadProof`` unless it has 32 bytes."""
    if len(given) != SEED_BYTES:
        raise BadProof("proof-length", what=what, count=len(given))
    return given.hex()
