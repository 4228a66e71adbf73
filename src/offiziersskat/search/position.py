"""``OpenPosition``: a point of a hand at which every card is known, as search sees it.

Sides are counted from the declarer's: *side 0* is his, or forehand's in ramsch. Where the position
comes from, a record or a position string, is the caller's business.
"""

from dataclasses import dataclass

from offiziersskat.core.cards import ALL_CARDS, Card, mask_of
from offiziersskat.core.contracts import Contract
from offiziersskat.core.rules import Ruleset
from offiziersskat.core.seats import Seat
from offiziersskat.errors import InputError

__all__ = ["BadPosition", "OpenPosition"]


class BadPosition(InputError):
    """A position that cannot be searched; the code says why."""


@dataclass(frozen=True, slots=True)
class OpenPosition:
    """Every card known, somebody to play a card.

    ``places`` by seat: the cards of each place from the bottom up, hand cards as places of one;
    ``trick`` the cards lying in it, from ``leader`` on; ``points`` taken so far by side, cards laid
    away included; ``taken`` whether a side has a trick yet.
    """

    rules: Ruleset
    contract: Contract
    declarer: Seat | None
    places: tuple[tuple[tuple[Card, ...], ...], ...]
    leader: Seat
    trick: tuple[Card, ...] = ()
    points: tuple[int, int] = (0, 0)
    taken: tuple[bool, bool] = (False, False)

    def __post_init__(self) -> None:
        """Refuse cards that are there twice, and seats with unequal numbers of cards."""
        cards = [card for seat in self.places for place in seat for card in place]
        cards += self.trick
        if mask_of(cards).bit_count() != len(cards):
            doubled = next(card for card in cards if cards.count(card) > 1)
            raise BadPosition("position-doubled", card=doubled.code)
        seats = self.rules.seats
        for offset in range(seats):
            seat = self.places[(self.leader + offset) % seats]
            held = sum(len(place) for place in seat) + (offset < len(self.trick))
            if held != len(cards) // seats:
                number = (self.leader + offset) % seats
                raise BadPosition("position-unequal", seat=number)

    @property
    def to_act(self) -> Seat:
        """Whose turn it is."""
        return Seat((self.leader + len(self.trick)) % self.rules.seats)

    @property
    def rest(self) -> int:
        """The mask of all cards not yet in a complete trick."""
        return mask_of(card for seat in self.places for place in seat for card in place) | mask_of(
            self.trick
        )

    @property
    def gone(self) -> int:
        """The mask of cards that are in tricks, or laid away."""
        return ALL_CARDS & ~self.rest
