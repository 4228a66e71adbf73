"""A card under consideration: the reading, the card, and the other cards that could be played."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass

from offiziersskat.core.cards import Card, points_of
from offiziersskat.players.advice import Why
from offiziersskat.players.counting import Count
from offiziersskat.players.reading import Reading

__all__ = ["Case", "Finder"]


@dataclass(frozen=True, slots=True)
class Case:
    """``card`` is to be played out of ``cards``, all of them legal; ``count`` is the count so far."""

    reading: Reading
    card: Card
    cards: tuple[Card, ...]
    count: Count

    @property
    def leads(self) -> bool:
        """Whether the card opens the trick."""
        return not self.reading.lying

    @property
    def lying(self) -> int:
        """The card points in the trick so far."""
        return points_of(self.reading.lying)

    @property
    def points(self) -> int:
        """The card points in the trick with this card."""
        return self.lying + self.card.points

    @property
    def wins(self) -> bool:
        """Whether the trick is this side's for certain."""
        return self.reading.wins(self.card)

    @property
    def follows(self) -> bool:
        """Whether the card follows what was led."""
        follow = self.reading.order.follow
        return not self.leads and follow[self.card] == follow[self.reading.lying[0]]


Finder = Callable[[Case], Iterator[Why]]
"""Finds what speaks for a card, the weightiest first."""
