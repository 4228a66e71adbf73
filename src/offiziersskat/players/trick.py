"""One trick looked through: what a card is worth if everybody answers as well as he can.

The look goes over the cards that are known, and over those that may lie in hidden hands, each as
likely as its place says. What a trick is worth beyond its points is given by the caller: the
``worth`` of every card to who keeps it, and what the lead is worth.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from offiziersskat.core.cards import Card
from offiziersskat.core.seats import Seat
from offiziersskat.players.reading import Reading

__all__ = ["Lookout", "Stand"]

_MOST_GUESSES = 4
"""At a table of four, so many cards of a hidden hand are tried."""


@dataclass(frozen=True, slots=True)
class Stand:
    """How a trick stands: what must be followed, the best card and whose, points, cards spent.

    ``spent`` is the worth of what the other side has played to it, less that of one's own.
    """

    led: int
    best: Card
    owner: Seat
    points: int
    spent: float


Leaf = Callable[[Stand], float]
Option = tuple[float, bool]


class Lookout:
    """Looks one trick ahead for a reading."""

    def __init__(self, reading: Reading, worth: Sequence[float], leaf: Leaf) -> None:
        """``worth`` by card; ``leaf`` says what a complete trick is worth to this side."""
        self._reading = reading
        self._worth = worth
        self._leaf = leaf
        self._follow = reading.order.follow
        self._side = reading.side
        self._few = len(reading.known) > len("FD")

    def value(self, card: Card) -> float:
        """What playing a card now comes to."""
        reading = self._reading
        stand: Stand | None = None
        seat = reading.leader
        for lying in reading.lying:
            stand = self._add(stand, lying, seat)
            seat = seat.next(len(reading.known))
        stand = self._add(stand, card, reading.me)
        return self._go_on(stand, reading.following(reading.me))

    def _add(self, stand: Stand | None, card: Card, seat: Seat) -> Stand:
        spent = -self._worth[card] if seat.side is self._side else self._worth[card]
        if stand is None:
            return Stand(self._follow[card], card, seat, card.points, spent)
        wins = self._reading.order.beats(card, stand.best)
        return Stand(
            stand.led,
            card if wins else stand.best,
            seat if wins else stand.owner,
            stand.points + card.points,
            stand.spent + spent,
        )

    def _go_on(self, stand: Stand, seats: tuple[Seat, ...]) -> float:
        if not seats:
            return self._leaf(stand)
        seat, rest = seats[0], seats[1:]
        known, maybe = self._reading.known[seat], self._maybe(seat)
        chance = self._chance(seat)

        def options(cards: Sequence[Card], *, sure: bool) -> list[Option]:
            return [(self._go_on(self._add(stand, card, seat), rest), sure) for card in cards]

        must = [card for card in known if self._follow[card] == stand.led]
        guess = [card for card in maybe if self._follow[card] == stand.led]
        first = options(must, sure=True) + options(guess, sure=False)
        worst = seat.side is not self._side
        value, left = _walk(first, chance, worst=worst)
        if left > 0:
            other = [card for card in maybe if self._follow[card] != stand.led]
            free = options(known, sure=True) + options(other, sure=False)
            more, unmet = _walk(free, chance, worst=worst)
            met = 1 - unmet
            value += left * (more / met if met > 0 else self._leaf(stand))
        return value

    def _maybe(self, seat: Seat) -> tuple[Card, ...]:
        cards = self._reading.maybe[seat]
        if self._few and len(cards) > _MOST_GUESSES:
            ranked = sorted(cards, key=lambda card: -self._worth[card])
            return tuple(ranked[:: len(ranked) // _MOST_GUESSES + 1])
        return cards

    def _chance(self, seat: Seat) -> float:
        """How likely a seat's hand holds a given card that it may hold."""
        cards = self._maybe(seat)
        return min(1.0, self._reading.hidden[seat] / len(cards)) if cards else 0.0


def _walk(options: list[Option], chance: float, *, worst: bool) -> tuple[float, float]:
    """The expected value of the best option at hand, and the chance that none is.

    An option that is not sure is there with ``chance``; the seat takes its best one that is.
    """
    options.sort(key=lambda option: option[0], reverse=not worst)
    value, left = 0.0, 1.0
    for worth, sure in options:
        here = 1.0 if sure else chance
        value += left * here * worth
        left *= 1 - here
        if sure:
            break
    return value, left
