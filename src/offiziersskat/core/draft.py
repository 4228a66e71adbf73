"""The machine that reads the course of a hand: a working copy that acts and is frozen again.

A draft lives for one action and never leaves ``game``. It trusts that the action is legal, which
``legality`` has checked; it decides what comes of it: packets dealt, questions asked, cards
turned, tricks taken, the end.
"""

from typing import assert_never

from offiziersskat.core.actions import (
    Action,
    Bid,
    Declare,
    Hold,
    Kontra,
    LayAway,
    Pass,
    Play,
    PlayHand,
    Re,
    TakeStock,
)
from offiziersskat.core.cards import Card, mask_of, points_of
from offiziersskat.core.contracts import Contract, order
from offiziersskat.core.course import Ask, Deal, Kind
from offiziersskat.core.events import (
    Acted,
    Dealt,
    Event,
    Hidden,
    LaidAway,
    Opened,
    StockTaken,
    TrickWon,
    Turned,
)
from offiziersskat.core.finish import finished, given_up
from offiziersskat.core.result import Result
from offiziersskat.core.rules import Flip, Lead
from offiziersskat.core.scoring import thrown_in
from offiziersskat.core.seats import Seat, Side
from offiziersskat.core.truth import Truth
from offiziersskat.core.view import Board, Phase, Place, Trick
from offiziersskat.errors import MoveError

__all__ = ["Draft"]


class Draft:
    """A hand while it is being changed."""

    def __init__(self, board: Board, truth: Truth) -> None:
        """Copy what lies open and what lies hidden; the originals stay as they are."""
        self.rules = board.rules
        self.phase = board.phase
        self.to_act = board.to_act
        self.places = list(board.places)
        self.calls = board.calls
        self.bid = board.bid
        self.declarer = board.declarer
        self.took_stock = board.took_stock
        self.contract = board.contract
        self.kontra = board.kontra
        self.trick = board.trick
        self.last_trick = board.last_trick
        self.points = list(board.points)
        self.tricks = list(board.tricks)
        self.gone = board.gone
        self.result: Result | None = board.result
        self.downs = list(truth.downs)
        self.hands = list(truth.hands)
        self.pack = truth.pack
        self.stock = truth.stock
        self.step = truth.step
        self.dealt = None if truth.dealt is None else list(truth.dealt)
        self.matadors = truth.matadors
        self.log: list[Event] = list(truth.log)

    def freeze(self) -> tuple[Board, Truth]:
        """The two halves of a game again."""
        board = Board(
            rules=self.rules,
            phase=self.phase,
            to_act=self.to_act,
            places=tuple(self.places),
            hand_sizes=tuple([len(hand) for hand in self.hands]),
            pack_size=len(self.pack),
            stock_size=len(self.stock),
            calls=self.calls,
            bid=self.bid,
            declarer=self.declarer,
            took_stock=self.took_stock,
            contract=self.contract,
            kontra=self.kontra,
            trick=self.trick,
            last_trick=self.last_trick,
            points=(self.points[0], self.points[1]),
            tricks=(self.tricks[0], self.tricks[1]),
            gone=self.gone,
            result=self.result,
        )
        truth = Truth(
            downs=tuple(self.downs),
            hands=tuple(self.hands),
            pack=self.pack,
            stock=self.stock,
            step=self.step,
            dealt=None if self.dealt is None else tuple(self.dealt),
            matadors=self.matadors,
            log=tuple(self.log),
        )
        return board, truth

    # ---- the course ---------------------------------------------------------------------------

    def run(self) -> None:
        """Deal and pass over questions that do not arise, up to the next decision."""
        while True:
            step = self.rules.steps[self.step]
            if isinstance(step, Deal):
                self._deal(step)
            elif self._ask(step):
                return
            self.step += 1

    def _go_on(self) -> None:
        self.step += 1
        self.run()

    def _deal(self, packet: Deal) -> None:
        cards, self.pack = self.pack[: packet.count], self.pack[packet.count :]
        if self.dealt is not None:
            self.dealt[-1 if packet.seat is None else packet.seat] |= mask_of(cards)
        shown = cards if packet.kind in _SEEN_BY_SOMEBODY else Hidden(len(cards))
        self.log.append(Dealt(packet.seat, packet.kind, shown))
        if packet.seat is None:
            self.stock += cards
        elif packet.kind is Kind.HAND:
            self.hands[packet.seat] = tuple(sorted(self.hands[packet.seat] + cards))
        else:
            self._lay(packet.seat, packet.kind, cards)

    def _lay(self, seat: Seat, kind: Kind, cards: tuple[Card, ...]) -> None:
        """Put cards on the leftmost places that can take them (rules.md §3)."""
        places, downs = list(self.places[seat]), list(self.downs[seat])
        on_pile = kind is Kind.UP
        free = [
            n for n, place in enumerate(places) if place.up is None and place.covered is on_pile
        ]
        for number, card in zip(free, cards, strict=False):
            if kind is Kind.DOWN:
                downs[number] = card
                places[number] = Place(None, covered=True)
            else:
                places[number] = Place(card, covered=on_pile)
        self.places[seat], self.downs[seat] = tuple(places), tuple(downs)

    def _ask(self, ask: Ask) -> bool:
        """Whether the question arises; then it is set who answers."""
        match ask:
            case Ask.BID:
                self._await(Phase.BID, self.rules.dealer)
            case Ask.STOCK:
                self._await(Phase.STOCK, self.declarer)
            case Ask.DECLARE:
                self._await(
                    Phase.DECLARE, Seat.FOREHAND if self.declarer is None else self.declarer
                )
            case Ask.KONTRA:
                # Neither kontra nor re in ramsch, where nobody is declarer (rules.md §3).
                if self.declarer is None:
                    return False
                self._await(Phase.KONTRA, self._opponent(self.declarer))
            case Ask.RE:
                if self.kontra == 1:
                    return False
                self._await(Phase.RE, self.declarer)
            case Ask.PLAY:
                self._await(Phase.PLAY, self._first_leader())
            case _:
                assert_never(ask)
        return True

    def _await(self, phase: Phase, seat: Seat | None) -> None:
        self.phase, self.to_act = phase, seat

    def _opponent(self, declarer: Seat) -> Seat:
        """Who is asked for kontra: the dealer, or forehand where the dealer plays."""
        return self.rules.dealer if declarer.side is Side.FOREHAND else Seat.FOREHAND

    def _first_leader(self) -> Seat:
        """The declarer, or forehand; in ramsch who said it, which is forehand (rules.md §5)."""
        if self.rules.lead is Lead.FOREHAND or self.declarer is None:
            return Seat.FOREHAND
        return self.declarer

    # ---- actions ------------------------------------------------------------------------------

    def act(self, action: Action) -> None:
        """Let the seat to act do something legal."""
        seat = self.to_act
        assert seat is not None
        if not isinstance(action, LayAway):
            self.log.append(Acted(seat, action))
        match action:
            case Play(card):
                self._play(seat, card)
            case Declare():
                self._declare(seat, action)
            case Kontra() | Re():
                self.kontra *= 2
                self._go_on()
            case Pass():
                self._pass(seat)
            case Bid() | Hold():
                self._call(seat, action)
            case TakeStock():
                self._take_stock(seat)
            case PlayHand():
                self._go_on()
            case LayAway(first, second):
                self._lay_away(seat, (first, second))
            case _:
                assert_never(action)

    def _declare(self, seat: Seat, action: Declare) -> None:
        self.contract = action
        self.declarer = None if action.contract is Contract.R else seat
        if action.ouvert:
            self.log.append(Opened(seat, self.hands[seat]))
        self._go_on()

    def _call(self, seat: Seat, action: Bid | Hold) -> None:
        """Bidding: the dealer bids, forehand holds or passes (rules.md §7)."""
        self.calls = (*self.calls, (seat, action))
        self.to_act = self._opponent(seat)
        if isinstance(action, Bid):
            self.bid = action.value
            # A bid of forehand's is the 18 left to him: nobody is left to answer.
            if seat is Seat.FOREHAND:
                self._win_bidding(seat)

    def _pass(self, seat: Seat) -> None:
        """No kontra, no re; or out of the bidding, which then has a winner or none."""
        if self.phase is not Phase.BID:
            self._go_on()
            return
        self.calls = (*self.calls, (seat, Pass()))
        if self.bid is not None:
            self._win_bidding(self._opponent(seat))
        elif seat is Seat.FOREHAND:
            self._end(thrown_in(self.rules))
        else:
            self.to_act = Seat.FOREHAND

    def _win_bidding(self, seat: Seat) -> None:
        self.declarer = seat
        self._go_on()

    def _take_stock(self, seat: Seat) -> None:
        self.log.append(StockTaken(seat, self.stock))
        self.hands[seat] = tuple(sorted(self.hands[seat] + self.stock))
        self.stock = ()
        self.took_stock = True
        self.phase = Phase.DISCARD

    def _lay_away(self, seat: Seat, cards: tuple[Card, Card]) -> None:
        self.log.append(LaidAway(seat, cards))
        self.hands[seat] = tuple([card for card in self.hands[seat] if card not in cards])
        self.stock = cards
        self._go_on()

    # ---- card play ----------------------------------------------------------------------------

    def _play(self, seat: Seat, card: Card) -> None:
        self._take_from(seat, card)
        if self.trick is None:
            self.trick = Trick(seat, (card,))
        else:
            self.trick = Trick(self.trick.leader, (*self.trick.cards, card))
        if self.rules.flip is Flip.AT_ONCE:
            self._turn(seat)
        if len(self.trick.cards) < self.rules.seats:
            self.to_act = seat.next(self.rules.seats)
        else:
            self._close_trick(self.trick)

    def _take_from(self, seat: Seat, card: Card) -> None:
        if card in self.hands[seat]:
            self.hands[seat] = tuple([held for held in self.hands[seat] if held is not card])
            return
        self.places[seat] = tuple(
            [
                Place(None, covered=place.covered) if place.up is card else place
                for place in self.places[seat]
            ]
        )

    def _turn(self, seat: Seat) -> None:
        """Turn every face-down card of a seat that nothing covers any more."""
        for number, place in enumerate(self.places[seat]):
            card = self.downs[seat][number]
            if place.up is not None or card is None:
                continue
            places, downs = list(self.places[seat]), list(self.downs[seat])
            places[number], downs[number] = Place(card, covered=False), None
            self.places[seat], self.downs[seat] = tuple(places), tuple(downs)
            self.log.append(Turned(seat, number, card))

    def _close_trick(self, trick: Trick) -> None:
        assert self.contract is not None
        table = order(self.contract.contract, self.rules.ten)
        winner = Seat((trick.leader + table.winner(trick.cards)) % self.rules.seats)
        points = points_of(trick.cards)
        self.points[winner.side] += points
        self.tricks[winner.side] += 1
        self.gone |= mask_of(trick.cards)
        self.trick, self.last_trick = None, Trick(trick.leader, trick.cards, winner)
        self.log.append(TrickWon(winner, points))
        for offset in range(self.rules.seats):
            self._turn(Seat((trick.leader + offset) % self.rules.seats))
        self.to_act = winner
        if self._is_finished(winner):
            self._end(finished(*self.freeze()))

    def _is_finished(self, leader: Seat) -> bool:
        """No card is left, or a null is lost (rules.md §5)."""
        assert self.contract is not None
        lost_null = (
            self.contract.contract is Contract.N
            and self.declarer is not None
            and self.tricks[self.declarer.side] > 0
        )
        has_cards = self.hands[leader] or any(place.up is not None for place in self.places[leader])
        return lost_null or not has_cards

    def resign(self, seat: Seat) -> None:
        """Give the hand up: the other side gets what remains (rules.md §8)."""
        if self.contract is None or self.phase is Phase.OVER:
            raise MoveError("resign-not-now", phase=self.phase.value)
        self._end(given_up(*self.freeze(), by=seat))

    def _end(self, result: Result) -> None:
        self.result = result
        self.phase, self.to_act = Phase.OVER, None


_SEEN_BY_SOMEBODY = (Kind.UP, Kind.OPEN, Kind.HAND)
