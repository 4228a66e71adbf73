"""``Position``: a table in the middle of a hand, without its history (notation.md §2).

It holds what a position string says, and makes of it the core's ``Game``, if every card is known,
or the ``View`` of a seat. That it can arise at all has been checked by whoever made it
(``position_checks``).
"""

from collections.abc import Iterator
from dataclasses import dataclass, replace
from itertools import chain, islice

from offiziersskat.core.actions import Declare
from offiziersskat.core.cards import ALL_CARDS, Card, mask_of
from offiziersskat.core.contracts import Contract
from offiziersskat.core.course import Ask
from offiziersskat.core.events import Cards, Hidden
from offiziersskat.core.game import Game, observe
from offiziersskat.core.result import Matadors, matadors
from offiziersskat.core.rules import Ruleset, Scoring
from offiziersskat.core.seats import Seat, Side
from offiziersskat.core.truth import Truth
from offiziersskat.core.view import Board, Phase, Place, Trick, View
from offiziersskat.notation.faults import BadNotation
from offiziersskat.notation.layout import Layout, hidden, known

__all__ = ["Position", "matadors_dealt", "said_text"]


@dataclass(frozen=True, slots=True)
class Position:
    """What a position string says.

    ``points`` and ``tricks`` taken by side, 0 the declarer's (forehand's in ramsch); ``tricks``
    is ``None`` where the string does not tell. ``declarer`` is ``None`` in ramsch, and before the
    declaration unless bidding has found him. ``unseen`` are the cards behind the ``??``.
    """

    rules: Ruleset
    contract: Declare | None
    seat: Seat
    layout: Layout
    declarer: Seat | None = None
    kontra: int = 1
    bid: int | None = None
    matadors: Matadors | None = None
    points: tuple[int, int] = (0, 0)
    tricks: tuple[int, int] | None = None
    trick: tuple[Card, ...] = ()
    unseen: tuple[Card, ...] = ()

    # ---- what follows from it -------------------------------------------------------------

    @property
    def phase(self) -> Phase:
        """To declare, or to play; no other phase has a position string."""
        return Phase.DECLARE if self.contract is None else Phase.PLAY

    @property
    def own_side(self) -> Side:
        """The side that ``points`` names first."""
        return Side.FOREHAND if self.declarer is None else self.declarer.side

    @property
    def leader(self) -> Seat:
        """Who led to the trick, or leads now."""
        return Seat((self.seat - len(self.trick)) % self.rules.seats)

    @property
    def gone(self) -> int:
        """The mask of the cards in earlier tricks."""
        return ALL_CARDS & ~mask_of((*self.layout.shown, *self.trick, *self.unseen))

    @property
    def taken(self) -> int:
        """How many tricks have been taken."""
        return self.gone.bit_count() // self.rules.seats

    @property
    def tricks_by_side(self) -> tuple[int, int]:
        """``tricks``, or where they are not given a division that agrees with the points.

        A side with points has taken a trick, so has who leads; without either a side has none.
        """
        if self.tricks is not None:
            return self.tricks
        total, floors = self.taken, self.trick_floors
        if 0 in floors:
            return (total * floors[0], total * floors[1])
        share = round(total * self.points[0] / max(1, sum(self.points)))
        mine = min(max(share, 1), total - 1)
        return (mine, total - mine)

    @property
    def trick_floors(self) -> tuple[int, int]:
        """By side: 1 if it must have taken a trick, else 0."""
        led = 0 if self.leader.side is self.own_side else 1
        floors = [int(points > 0) for points in self.points]
        floors[led] = max(floors[led], min(1, self.taken))
        return (floors[0], floors[1])

    @property
    def took_stock(self) -> bool:
        """Whether the declarer took the stock, which he then knows (rules.md §7)."""
        if not self.rules.bids:
            return False
        if self.contract is None:
            return not hidden(self.layout.stock)
        return not self.contract.hand

    @property
    def is_known(self) -> bool:
        """Whether every card is known, be it only because one heap holds all the unseen ones."""
        heaps = [hidden(heap) for heap in (*self.layout.hands, self.layout.stock)]
        return len(self.unseen) <= 1 or len(self.unseen) in heaps

    @property
    def unknown(self) -> int:
        """The mask of the cards whose place is not known."""
        return 0 if self.is_known else mask_of(self.unseen)

    # ---- the core's types -----------------------------------------------------------------

    def game(self) -> Game:
        """The hand as it stands; raises ``BadNotation`` if cards are unknown.

        Where cards have been played the game does not know who was dealt them, so that its score
        needs ``matadors``.
        """
        if not self.is_known:
            raise BadNotation("position-unknown", count=len(self.unseen))
        return self.filled()

    def view(self, seat: Seat | None = None) -> View:
        """What a seat, by default the one to act, sees; the log is empty.

        Raises ``BadNotation`` if that seat's own hand is not in the string.
        """
        viewer = self.seat if seat is None else seat
        if hidden(self.layout.hands[viewer]) and not self.is_known:
            raise BadNotation("position-own-hand", seat=int(viewer))
        return self.masked(observe(self.filled(), viewer))

    def masked(self, view: View) -> View:
        """The view of a filled game without the cards that only fill it."""
        unknown = self.unknown
        hands = tuple(_masked(cards, unknown) for cards in view.hands)
        return replace(view, hands=hands, stock=_masked(view.stock, unknown))

    def filled(self) -> Game:
        """A game in which the unseen cards lie behind the ``??`` in some order.

        For who masks them again: ``unknown`` tells which cards are but place-holders.
        """
        table, unseen = self.layout, iter(self.unseen)
        downs = tuple(
            tuple(
                next(unseen) if spot.covered and spot.down is None else spot.down for spot in places
            )
            for places in table.places
        )
        hands = tuple(
            tuple(sorted(known(hand) or _take(unseen, hidden(hand)))) for hand in table.hands
        )
        stock = known(table.stock) or _take(unseen, hidden(table.stock))
        pack = known(table.pack) or _take(unseen, hidden(table.pack))
        truth = Truth(
            downs=downs,
            hands=hands,
            pack=pack,
            stock=stock,
            step=self.rules.steps.index(_ASKED[self.phase]),
            dealt=self._dealt(downs, hands, stock) if not self.gone and self.is_known else None,
            matadors=self.matadors,
            log=(),
        )
        return Game(self._board(truth), truth)

    def _board(self, truth: Truth) -> Board:
        tricks = self.tricks_by_side
        return Board(
            rules=self.rules,
            phase=self.phase,
            to_act=self.seat,
            places=tuple(
                tuple(Place(spot.up, covered=spot.covered) for spot in places)
                for places in self.layout.places
            ),
            hand_sizes=tuple(map(len, truth.hands)),
            pack_size=len(truth.pack),
            stock_size=len(truth.stock),
            calls=(),
            bid=self.bid,
            declarer=self.declarer,
            took_stock=self.took_stock,
            contract=self.contract,
            kontra=self.kontra,
            trick=Trick(self.leader, self.trick) if self.trick else None,
            last_trick=None,
            points=(self.points[self.own_side], self.points[self.own_side.other]),
            tricks=(tricks[self.own_side], tricks[self.own_side.other]),
            gone=self.gone,
            result=None,
        )

    def _dealt(
        self,
        downs: tuple[tuple[Card | None, ...], ...],
        hands: tuple[tuple[Card, ...], ...],
        stock: tuple[Card, ...],
    ) -> tuple[int, ...]:
        """The masks of what each seat was dealt; nothing of it has left the table yet."""
        dealt = []
        for seat, places in enumerate(self.layout.places):
            ups = (spot.up for spot in places)
            on_table = chain(ups, downs[seat], hands[seat])
            dealt.append(mask_of(card for card in on_table if card is not None))
        for number, card in enumerate(self.trick):
            dealt[(self.leader + number) % self.rules.seats] |= card.bit
        return (*dealt, mask_of(stock))

    @property
    def needs_matadors(self) -> bool:
        """Whether the score depends on matadors that the position itself does not tell."""
        trumps = self.contract is not None and self.contract.contract not in _WITHOUT_MATADORS
        return trumps and self.gone > 0 and self.rules.scoring is Scoring.SKAT


_WITHOUT_MATADORS = (Contract.N, Contract.R)


def matadors_dealt(position: Position, dealt: tuple[int, ...] | None) -> Matadors | None:
    """The matadors in the masks of a deal; ``None`` if there are none, or the deal is unknown."""
    contract, declarer, rules = position.contract, position.declarer, position.rules
    if contract is None or declarer is None or dealt is None:
        return None
    if contract.contract is Contract.N:
        return None
    held = dealt[-1]
    for seat in range(rules.seats):
        held |= dealt[seat] if Seat(seat).side is declarer.side else 0
    return matadors(held, contract.contract, ten=rules.ten, spitzen=bool(rules.spitzen))


def said_text(said: Matadors) -> str:
    """``w3`` with three matadors, ``o2`` without two."""
    return f"{'w' if said.with_ else 'o'}{said.count}"


_ASKED = {Phase.DECLARE: Ask.DECLARE, Phase.PLAY: Ask.PLAY}


def _take(cards: Iterator[Card], count: int) -> tuple[Card, ...]:
    return tuple(islice(cards, count))


def _masked(cards: Cards, unknown: int) -> Cards:
    return Hidden(len(known(cards))) if mask_of(known(cards)) & unknown else cards
