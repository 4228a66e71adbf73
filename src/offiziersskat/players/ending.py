"""The last tricks counted to the end, once every card that is still to be played is known.

Four tricks of two, two tricks of four are few enough to try every card.
"""

from offiziersskat.core.cards import Card, mask_of
from offiziersskat.core.contracts import Contract
from offiziersskat.core.seats import Seat
from offiziersskat.players.reading import Reading

__all__ = ["can_count", "points_to_come"]

_MOST_CARDS = {2: 4, 4: 2}
"""Cards a seat may hold at most, by the number of seats."""


def can_count(reading: Reading) -> bool:
    """Whether the rest can be counted; a null is not about points."""
    board = reading.view.board
    covered = any(place.covered for places in board.places for place in places)
    few = max(map(len, reading.known)) <= _MOST_CARDS[len(reading.known)]
    hidden = any(reading.hidden)
    return few and not covered and not hidden and reading.contract is not Contract.N


def points_to_come(reading: Reading, card: Card) -> int:
    """Card points this side takes from here if it plays a card and all play their best.

    Best is to take as many as possible; in ramsch as few.
    """
    return _Count(reading).after(reading.lying, card, reading.me, _masks(reading))


def _masks(reading: Reading) -> tuple[int, ...]:
    return tuple([mask_of(cards) for cards in reading.known])


class _Count:
    def __init__(self, reading: Reading) -> None:
        self._order = reading.order
        self._side = reading.side
        self._seats = len(reading.known)
        self._cards = sorted({card for cards in reading.known for card in cards})
        self._wants_points = reading.contract is not Contract.R
        self._leads: dict[tuple[Seat, tuple[int, ...]], int] = {}

    def after(self, trick: tuple[Card, ...], card: Card, seat: Seat, held: tuple[int, ...]) -> int:
        """The points from here once a seat has played a card to a trick."""
        left = list(held)
        left[seat] &= ~card.bit
        trick = (*trick, card)
        if len(trick) < self._seats:
            return self._best(trick, seat.next(self._seats), tuple(left))
        leader = (seat + 1) % self._seats
        winner = Seat((leader + self._order.winner(trick)) % self._seats)
        gain = sum([c.points for c in trick]) if winner.side is self._side else 0
        return gain + (self._lead(winner, tuple(left)) if any(left) else 0)

    def _lead(self, seat: Seat, held: tuple[int, ...]) -> int:
        if (seat, held) not in self._leads:
            self._leads[seat, held] = self._best((), seat, held)
        return self._leads[seat, held]

    def _best(self, trick: tuple[Card, ...], seat: Seat, held: tuple[int, ...]) -> int:
        cards = [card for card in self._cards if held[seat] & card.bit]
        if trick:
            led = self._order.follow[trick[0]]
            cards = [card for card in cards if self._order.follow[card] == led] or cards
        results = [self.after(trick, card, seat, held) for card in cards]
        most = (seat.side is self._side) is self._wants_points
        return max(results) if most else min(results)
