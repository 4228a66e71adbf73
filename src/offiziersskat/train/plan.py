"""What is to be learnt: the sets of weights, how many games for each, how fast.

A plan fixes the outcome: the same plan gives the same weights, whether it was broken off in between
or not. The number of workers belongs to it, for each plays games of its own.
"""

from dataclasses import dataclass
from hashlib import sha256

from offiziersskat.core.contracts import Contract, Ten
from offiziersskat.search.evaluate import set_name

__all__ = ["SETS", "Lesson", "Plan"]


@dataclass(frozen=True, slots=True)
class Lesson:
    """A set of weights: the contract that stands for its kind, and how cards are turned in it."""

    contract: Contract
    ten: Ten
    at_once: bool
    share: float

    @property
    def name(self) -> str:
        """The name of the set."""
        return set_name(self.contract, self.ten)


SETS = {
    lesson.name: lesson
    for lesson in (
        Lesson(Contract.C, Ten.HIGH, at_once=False, share=1.0),
        Lesson(Contract.G, Ten.HIGH, at_once=False, share=0.6),
        Lesson(Contract.C, Ten.BELOW_KING, at_once=True, share=0.6),
        Lesson(Contract.G, Ten.BELOW_KING, at_once=True, share=0.4),
        Lesson(Contract.R, Ten.HIGH, at_once=False, share=0.4),
        Lesson(Contract.R, Ten.BELOW_KING, at_once=True, share=0.2),
        Lesson(Contract.N, Ten.HIGH, at_once=False, share=0.4),
    )
}
"""The sets by name, with the share of games that each gets: what is played most, most."""

_FIRST_RATE, _LAST_RATE = 0.003, 0.0003
_TAIL = 0.25


@dataclass(frozen=True, slots=True)
class Plan:
    """``games`` a round for a set of share 1, divided among ``workers``; ``rounds`` of it.

    ``trace`` is TD's λ, ``stray`` how often a card is played at random.
    """

    seed: int
    rounds: int
    games: int
    workers: int
    sets: tuple[str, ...] = tuple(SETS)
    trace: float = 0.8
    stray: float = 0.08

    def games_of(self, lesson: Lesson) -> int:
        """How many games each worker plays of a set in a round."""
        return max(1, round(self.games * lesson.share / self.workers))

    def rate(self, number: int) -> float:
        """How far a round follows what it sees: it falls from round to round, by the same part."""
        done = number / max(1, self.rounds - 1)
        return _FIRST_RATE * float((_LAST_RATE / _FIRST_RATE) ** done)

    def counts(self, number: int) -> bool:
        """Whether a round's weights go into the mean that is kept: those of the last quarter."""
        return number >= self.rounds - max(1, int(self.rounds * _TAIL))

    def chance(self, *what: object) -> int:
        """A number to draw from, other than 0, that depends on the seed and on what is said."""
        text = ":".join(map(str, ("offiziersskat:train", self.seed, *what)))
        return int.from_bytes(sha256(text.encode()).digest()[:8], "big") | 1
