"""What the checkers need to know, worked out anew from the view.

Nothing here is shared with the code that produces the reasons: sets of cards instead of masks,
whole tricks tried out instead of looked ahead. What a hidden hand may hold is counted as possible
unless the log rules it out, so that "nobody can" means nobody can.
"""

from collections.abc import Iterator

from offiziersskat.core.actions import Declare, LayAway, Play
from offiziersskat.core.cards import DECK, Card, Rank, Suit
from offiziersskat.core.contracts import TRUMP, Contract, Order, Ten, order
from offiziersskat.core.events import Acted, Hidden, TrickWon
from offiziersskat.core.rules import Tie
from offiziersskat.core.seats import Seat, Side
from offiziersskat.core.view import View
from offiziersskat.players.advice import Advice

__all__ = ["Table", "declared", "laid", "played", "trumps_among"]


def played(advice: Advice) -> Card:
    """The card that is advised; ``TypeError`` if no card is."""
    if not isinstance(advice.action, Play):
        raise TypeError(advice.action)
    return advice.action.card


def declared(advice: Advice) -> Contract:
    """The contract that is advised; ``TypeError`` if none is."""
    if not isinstance(advice.action, Declare):
        raise TypeError(advice.action)
    return advice.action.contract


def laid(advice: Advice) -> set[Card]:
    """The two cards to lay away; ``TypeError`` if it is another action."""
    if not isinstance(advice.action, LayAway):
        raise TypeError(advice.action)
    return {advice.action.first, advice.action.second}


def trumps_among(cards: set[Card], contract: Contract) -> set[Card]:
    """Jacks, and the suit of the contract; nothing in null."""
    if contract is Contract.N:
        return set()
    return {c for c in cards if c.rank is Rank.J or c.suit.name == contract.value}


class Table:
    """A view, read by sets."""

    def __init__(self, view: View) -> None:
        """Gather what is seen, and what may be behind the rest."""
        assert view.seat is not None
        self.view = view
        self.me = view.seat
        self.seats = [Seat(number) for number in range(view.rules.seats)]
        self.unseen = set(view.unseen)
        self.seen = {seat: set(view.playable(seat)) for seat in self.seats}
        self.guessed: dict[Seat, set[Card]] = {seat: set() for seat in self.seats}
        self.count = {seat: self._hidden(seat) for seat in self.seats}
        for seat in self.seats:
            self._guess(seat)

    def _hidden(self, seat: Seat) -> int:
        cards = self.view.hands[seat]
        return cards.count if isinstance(cards, Hidden) else 0

    def _guess(self, seat: Seat) -> None:
        if self.count[seat] == 0:
            return
        if self.count[seat] == len(self.unseen):
            self.seen[seat] |= self.unseen
            self.count[seat] = 0
        else:
            lacking = self._lacking(seat)
            self.guessed[seat] = {c for c in self.unseen if self.kind(c) not in lacking}

    def _lacking(self, seat: Seat) -> set[int]:
        """The kinds that a seat did not follow with, trick by trick."""
        lacking: set[int] = set()
        for trick in self._tricks():
            led = self.kind(trick[0][1])
            lacking |= {led for who, card in trick if who is seat and self.kind(card) != led}
        return lacking

    def _tricks(self) -> Iterator[list[tuple[Seat, Card]]]:
        trick: list[tuple[Seat, Card]] = []
        for event in self.view.log:
            match event:
                case Acted(seat, Play(card)):
                    trick.append((seat, card))
                case TrickWon():
                    yield trick
                    trick = []
                case _:
                    pass
        if trick:
            yield trick

    # ---- sides ---------------------------------------------------------------------------------

    @property
    def foes(self) -> list[Seat]:
        """The seats of the other side."""
        return [seat for seat in self.seats if seat % 2 != self.me % 2]

    def ours(self) -> set[Card]:
        """Cards in sight on this side."""
        return {c for seat in self.seats if seat not in self.foes for c in self.seen[seat]}

    def theirs(self) -> set[Card]:
        """Cards in sight on the other side."""
        return {c for seat in self.foes for c in self.seen[seat]}

    # ---- the trick -----------------------------------------------------------------------------

    @property
    def order(self) -> Order:
        """The order of the contract; before one stands, that of grand."""
        return self.view.order or order(Contract.G, Ten.HIGH)

    def kind(self, card: Card) -> int:
        """What a card must be followed with."""
        return self.order.follow[card]

    def is_trump(self, card: Card) -> bool:
        """Whether a card is a trump."""
        return self.kind(card) == TRUMP

    def lying(self) -> list[tuple[Seat, Card]]:
        """The trick so far, with who played what."""
        trick = self.view.board.trick
        if trick is None:
            return []
        seats = len(self.seats)
        return [(Seat((trick.leader + n) % seats), card) for n, card in enumerate(trick.cards)]

    def legal(self) -> set[Card]:
        """The cards this seat may play."""
        return self._may_follow(self.seen[self.me], self.lying())

    def _may_follow(self, cards: set[Card], trick: list[tuple[Seat, Card]]) -> set[Card]:
        if not trick:
            return cards
        return {c for c in cards if self.kind(c) == self.kind(trick[0][1])} or cards

    def answers(self, seat: Seat, trick: list[tuple[Seat, Card]]) -> set[Card]:
        """Every card that a seat might legally answer with."""
        led = self.kind(trick[0][1])
        following = {c for c in self.seen[seat] if self.kind(c) == led}
        might = {c for c in self.guessed[seat] if self.kind(c) == led}
        # A hidden hand is without the suit only if it can be filled from the others.
        can_lack = len(self.guessed[seat] - might) >= self.count[seat]
        if following or (might and not can_lack):
            return following | might
        return self.seen[seat] | self.guessed[seat]

    def outcomes(self, card: Card) -> Iterator[list[tuple[Seat, Card]]]:
        """Every way in which the trick may go on once this seat has played a card."""
        yield from self._outcomes([*self.lying(), (self.me, card)])

    def _outcomes(self, trick: list[tuple[Seat, Card]]) -> Iterator[list[tuple[Seat, Card]]]:
        if len(trick) == len(self.seats):
            yield trick
            return
        seat = Seat((trick[-1][0] + 1) % len(self.seats))
        cards = self.answers(seat, trick)
        if not cards:
            yield trick
        for card in cards:
            yield from self._outcomes([*trick, (seat, card)])

    def winner(self, trick: list[tuple[Seat, Card]]) -> Seat:
        """Who has the best card of a trick."""
        best_seat, best = trick[0]
        for seat, card in trick[1:]:
            if self.order.beats(card, best):
                best_seat, best = seat, card
        return best_seat

    def surely(self, card: Card, *, ours: bool) -> bool:
        """Whether the trick goes to one side whatever is answered."""
        return all((self.winner(t) not in self.foes) is ours for t in self.outcomes(card))

    # ---- counting ------------------------------------------------------------------------------

    def side_points(self, *, ours: bool) -> int:
        """Points taken, and laid away where this seat knows them."""
        side = Side(self.me % 2) if ours else Side(1 - self.me % 2)
        points = self.view.board.points[side]
        declarer, stock = self.view.board.declarer, self.view.stock
        if declarer is not None and declarer % 2 == side and isinstance(stock, tuple):
            points += sum(card.points for card in stock)
        return points

    def is_whole(self, *, ours: bool) -> bool:
        """Whether no card that lies aside unseen is to be added to a side's points."""
        declarer, stock = self.view.board.declarer, self.view.stock
        aside = declarer is not None and isinstance(stock, Hidden) and stock.count > 0
        return not aside or (declarer not in self.foes) is not ours

    def out(self) -> int:
        """What neither side is known to have."""
        total = sum(card.points for card in DECK)
        return total - self.side_points(ours=True) - self.side_points(ours=False)

    def goal(self, *, ours: bool) -> int:
        """Points that win: 61, or 60 against a declarer who loses the tie."""
        declarer = self.view.board.declarer
        if declarer is None or self.view.rules.tie is not Tie.DECLARER_LOSES:
            return 61
        return 61 if (declarer % 2 == self.me % 2) is ours else 60

    def offered_suits(self) -> list[tuple[Contract, Suit]]:
        """The suit contracts of the ruleset."""
        return [(c, Suit[c.value]) for c in self.view.rules.contracts if c.value in "CSHD"]
