"""One trick looked through: what a card comes to if everybody answers as well as he can.

The look goes over the cards that are known, and over those that may lie in hidden hands, each as
likely as its place says. What a complete trick is worth is the caller's business.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from offiziersskat.core.cards import Card
from offiziersskat.core.seats import Seat
from offiziersskat.players.reading import Reading

__all__ = ["Leaf", "Lookout", "Stand"]

_MOST_GUESSES = 4
"""At a table of four, so many cards of a hidden hand are tried."""


@dataclass(frozen=True, slots=True)
class Stand:
    """How a trick stands: the class to follow, the best card and whose it is, the card points.

    ``cards`` is the mask of what was played to it.
    """

    led: int
    best: Card
    owner: Seat
    points: int
    cards: int


Leaf = Callable[[Stand], float]
"""What a complete trick is worth to the side that looks."""

_Option = tuple[float, bool]
"""What a card is worth, and whether the seat has it for certain."""


class Lookout:
    """Looks one trick ahead for a reading."""

    def __init__(self, reading: Reading, leaf: Leaf) -> None:
        """Nothing is looked at yet."""
        self._reading = reading
        self._leaf = leaf
        self._follow = reading.order.follow
        self._crowded = len(reading.known) > len("FD")
        self._behind = reading.behind()

    def value(self, card: Card) -> float:
        """What playing a card now comes to."""
        reading = self._reading
        stand: Stand | None = None
        seat = reading.leader
        for lying in reading.lying:
            stand = self._add(stand, lying, seat)
            seat = seat.next(len(reading.known))
        return self._go_on(self._add(stand, card, reading.me), self._behind)

    def _add(self, stand: Stand | None, card: Card, seat: Seat) -> Stand:
        if stand is None:
            return Stand(self._follow[card], card, seat, card.points, card.bit)
        wins = self._reading.order.beats(card, stand.best)
        return Stand(
            stand.led,
            card if wins else stand.best,
            seat if wins else stand.owner,
            stand.points + card.points,
            stand.cards | card.bit,
        )

    def _go_on(self, stand: Stand, seats: tuple[Seat, ...]) -> float:
        if not seats:
            return self._leaf(stand)
        seat, rest = seats[0], seats[1:]
        known, maybe = self._reading.known[seat], self._guesses(seat)
        chance = min(1.0, self._reading.hidden[seat] / len(maybe)) if maybe else 0.0
        worst = seat.side is not self._reading.side

        def options(cards: Sequence[Card], *, sure: bool) -> list[_Option]:
            return [(self._go_on(self._add(stand, card, seat), rest), sure) for card in cards]

        must = [card for card in known if self._follow[card] == stand.led]
        might = [card for card in maybe if self._follow[card] == stand.led]
        following = options(must, sure=True) + options(might, sure=False)
        value, left = _expect(following, chance, worst=worst)
        if left > 0:
            other = [card for card in maybe if self._follow[card] != stand.led]
            free = options(known, sure=True) + options(other, sure=False)
            more, unmet = _expect(free, chance, worst=worst)
            value += left * (more / (1 - unmet) if unmet < 1 else self._leaf(stand))
        return value

    def _guesses(self, seat: Seat) -> tuple[Card, ...]:
        cards = self._reading.maybe[seat]
        if self._crowded and len(cards) > _MOST_GUESSES:
            return cards[:: -(-len(cards) // _MOST_GUESSES)]
        return cards


def _expect(options: list[_Option], chance: float, *, worst: bool) -> tuple[float, float]:
    """The expected value of the best option at hand, and the chance that there is none.

    An option that is not sure is there with ``chance``; the seat takes its best one that is:
    ``worst`` for who looks if the seat is a foe.
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
