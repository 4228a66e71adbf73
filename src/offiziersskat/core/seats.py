"""Seats and sides. Seats are numbered in playing order from forehand (rules.md §2)."""

from enum import IntEnum

__all__ = ["SEATS", "Seat", "Side"]


class Side(IntEnum):
    """Who wins and loses together: forehand's side, and the dealer's."""

    FOREHAND = 0
    DEALER = 1

    @property
    def other(self) -> "Side":
        """The opponents."""
        return Side(1 - self)


class Seat(IntEnum):
    """A place at the table; with two seats the second is the dealer, with four the last."""

    FOREHAND = 0
    SECOND = 1
    THIRD = 2
    FOURTH = 3

    # As an integer's; that of an enum takes its name, every time.
    __hash__ = int.__hash__

    @property
    def side(self) -> Side:
        """Seats 0 and 2 play against 1 and 3 (rules.md §2)."""
        return _SIDES[self]

    def next(self, seats: int) -> "Seat":
        """The seat that plays after this one at a table of ``seats``."""
        return SEATS[(self + 1) % seats]


SEATS = tuple(Seat)
_SIDES = tuple(Side(seat % 2) for seat in range(len(SEATS)))
