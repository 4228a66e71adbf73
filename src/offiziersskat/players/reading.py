"""Reading the table: what a view tells about the cards that can be played now.

Which cards everybody is known to hold, which the hidden hands may hold, and what must be followed.
A reading draws conclusions from what a seat sees, never from what it does not: in ``sixteen`` the
other hand is all that is missing, and who did not follow has no card of that suit in his hand.
"""

from collections.abc import Iterable
from dataclasses import dataclass, replace

from offiziersskat.core.actions import Play
from offiziersskat.core.cards import Card, mask_of
from offiziersskat.core.contracts import TRUMP, Contract, Order
from offiziersskat.core.events import Acted, Hidden
from offiziersskat.core.seats import Seat, Side
from offiziersskat.core.view import View

__all__ = ["Known", "Reading", "known_cards", "read"]


Known = tuple[tuple[Seat, tuple[Card, ...]], ...]
"""Every seat with cards of its own."""


@dataclass(frozen=True, slots=True)
class Reading:
    """A position in card play through the eyes of one seat.

    ``known`` by seat: the cards known to be playable; ``hidden`` by seat: how many hand cards are
    not known; ``maybe`` by seat: the unseen cards that may be among those.
    """

    view: View
    me: Seat
    order: Order
    known: tuple[tuple[Card, ...], ...]
    hidden: tuple[int, ...]
    maybe: tuple[tuple[Card, ...], ...]

    @property
    def side(self) -> Side:
        """The side of this seat."""
        return self.me.side

    @property
    def contract(self) -> Contract:
        """What is played."""
        assert self.view.board.contract is not None
        return self.view.board.contract.contract

    @property
    def lying(self) -> tuple[Card, ...]:
        """The cards in the trick so far."""
        trick = self.view.board.trick
        return trick.cards if trick else ()

    @property
    def leader(self) -> Seat:
        """Who leads, or led, this trick."""
        trick = self.view.board.trick
        return trick.leader if trick else self.me

    @property
    def foes(self) -> tuple[Seat, ...]:
        """The seats of the other side."""
        return tuple([seat for seat in self._seats() if seat.side is not self.side])

    def _seats(self) -> Iterable[Seat]:
        return map(Seat, range(len(self.known)))

    @property
    def mine(self) -> int:
        """The mask of the cards in sight on this side, the partner's included."""
        return mask_of(c for seat in self._seats() if seat.side is self.side for c in self.at(seat))

    @property
    def theirs(self) -> int:
        """The mask of the cards in sight on the other side."""
        return mask_of(card for seat in self.foes for card in self.at(seat))

    def at(self, seat: Seat) -> tuple[Card, ...]:
        """The cards a seat is known to be able to play."""
        return self.known[seat]

    def behind(self) -> tuple[Seat, ...]:
        """The seats that still play to this trick after this one, in order."""
        seats = len(self.known)
        left = (self.leader - self.me - 1) % seats
        return tuple([Seat((self.me + step) % seats) for step in range(1, left + 1)])

    def in_sight(self) -> "Reading":
        """The same without guesses at what hidden hands may hold."""
        seats = len(self.known)
        return replace(self, hidden=(0,) * seats, maybe=((),) * seats)

    def foe_trumps(self) -> tuple[Card, ...]:
        """The trumps that the other side shows."""
        return tuple([card for seat in self.foes for card in self.at(seat) if self.is_trump(card)])

    def is_trump(self, card: Card) -> bool:
        """Whether a card is a trump."""
        return self.order.follow[card] == TRUMP

    def stand(self, card: Card) -> tuple[Card, Seat]:
        """The best card of the trick once this seat has played a card, and whose it is."""
        cards = (*self.lying, card)
        place = self.order.winner(cards)
        return cards[place], Seat((self.leader + place) % len(self.known))

    def wins(self, card: Card) -> bool:
        """Whether the trick is this side's for certain once this seat has played a card."""
        best, owner = self.stand(card)
        led = self.order.follow[(*self.lying, card)[0]]
        foes = [seat for seat in self.behind() if seat.side is not self.side]
        return owner.side is self.side and not any(
            self.order.beats(answer, best) for seat in foes for answer in self.answers(seat, led)
        )

    def loses(self, card: Card) -> bool:
        """Whether the trick is the other side's for certain once this seat has played a card."""
        best, owner = self.stand(card)
        led = self.order.follow[(*self.lying, card)[0]]
        if owner.side is not self.side:
            friends = [seat for seat in self.behind() if seat.side is self.side]
            return not any(
                self.order.beats(answer, best)
                for seat in friends
                for answer in self.answers(seat, led)
            )
        # One foe behind, and whatever he answers takes it.
        behind = self.behind()
        return len(behind) == 1 and all(
            self.order.beats(answer, best) for answer in self.answers(behind[0], led)
        )

    def stays(self, card: Card) -> bool:
        """Whether nobody who is still to play, be it the partner, can take a card from this seat."""
        led = self.order.follow[(*self.lying, card)[0]]
        return self.stand(card)[1] is self.me and not any(
            self.order.beats(answer, card)
            for seat in self.behind()
            for answer in self.answers(seat, led)
        )

    def lacks(self, seat: Seat, kind: int) -> bool:
        """Whether a seat has no card of a class for certain, in sight or in its hand."""
        return all(self.order.follow[c] != kind for c in (*self.known[seat], *self.maybe[seat]))

    def answers(self, seat: Seat, led: int) -> tuple[Card, ...]:
        """What a seat may answer to a led class, as far as this seat can tell."""
        known, maybe = self.known[seat], self.maybe[seat]
        follow = self.order.follow
        must = [card for card in known if follow[card] == led]
        might = [card for card in maybe if follow[card] == led]
        others = len(maybe) - len(might)
        if must or (might and others < self.hidden[seat]):
            return (*must, *might)
        return (*known, *maybe)


def read(view: View) -> Reading:
    """Read a view in card play; a spectator's view, or one before a contract, cannot be read."""
    assert view.seat is not None and view.order is not None
    known = known_cards(view)
    hidden = tuple(
        [_hidden(view, seat) - len(cards) + len(view.playable(seat)) for seat, cards in known]
    )
    unseen = view.unseen if any(hidden) else ()
    voids = _voids(view, view.order) if any(hidden) else {}
    maybe = tuple(
        [
            tuple([card for card in unseen if view.order.follow[card] not in voids.get(seat, ())])
            if hidden[seat]
            else ()
            for seat, _ in known
        ]
    )
    cards = tuple([cards for _, cards in known])
    return Reading(view, view.seat, view.order, cards, hidden, maybe)


def known_cards(view: View) -> Known:
    """Every seat with the cards it is known to hold, beside its face-down ones.

    When all that is missing lies in one hand, that hand is known (rules.md §3, ``sixteen``).
    """
    unseen = len(view.unseen)
    found = []
    for number in range(view.rules.seats):
        seat = Seat(number)
        cards = view.playable(seat)
        if unseen and _hidden(view, seat) == unseen:
            cards = tuple(sorted(cards + view.unseen))
        found.append((seat, cards))
    return tuple(found)


def _hidden(view: View, seat: Seat) -> int:
    cards = view.hands[seat]
    return cards.count if isinstance(cards, Hidden) else 0


def _voids(view: View, order: Order) -> dict[Seat, set[int]]:
    """What each seat's hand is known to lack: hands never grow during play."""
    found: dict[Seat, set[int]] = {}
    trick: list[Card] = []
    for event in view.log:
        if not (isinstance(event, Acted) and isinstance(event.action, Play)):
            continue
        trick.append(event.action.card)
        led = order.follow[trick[0]]
        if order.follow[event.action.card] != led:
            found.setdefault(event.seat, set()).add(led)
        if len(trick) == view.rules.seats:
            trick = []
    return found
