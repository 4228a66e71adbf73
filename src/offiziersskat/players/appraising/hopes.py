"""By what a review measures luck: what a moment promises, by the learned value and at a glance together.

Luck is level whatever measures it; what is left in results is how far that is off. The two err in
different ways, so that a mean of both leaves the least (``bench/luck_fit.py``). The learned value has
no word on null, at a table of four, before all open cards are dealt and while a stock lies hidden.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass

from offiziersskat.analysis.review import Figures, Sight, margin
from offiziersskat.core.cards import Card, cards_in, mask_of, points_of
from offiziersskat.core.contracts import Contract
from offiziersskat.core.events import Hidden
from offiziersskat.core.seats import Seat, Side
from offiziersskat.core.view import Phase
from offiziersskat.players.appraising.contract import game_of
from offiziersskat.players.appraising.sheet import ends_of_game, runs_of
from offiziersskat.search.evaluate import Stand, cards_of, ends_of

__all__ = ["SHARES", "Shares", "hopes"]

_ALL = 120


@dataclass(frozen=True, slots=True)
class Shares:
    """The share of the learned value, in ramsch and else; the rest is the glance's."""

    ramsch: float
    game: float


SHARES = Shares(ramsch=0.7, game=0.5)

Order = Mapping[Card, Card]


def hopes(
    sight: Sight,
    orders: Sequence[Order],
    glance: Callable[[Sight], Figures],
    shares: Shares = SHARES,
) -> Sequence[Figures]:
    """What a sight promises with cards exchanged in each of some ways."""
    seen = [glance(sight.exchanged(order)) for order in orders]
    if not _is_covered(sight):
        return seen
    learned = _Learned(sight)
    share = shares.ramsch if learned.game.is_ramsch else shares.game
    return [
        one.times(1 - share).plus(other.times(share))
        for one, other in zip(seen, learned.values(orders), strict=True)
    ]


def _is_covered(sight: Sight) -> bool:
    """Whether the learned value has a word: all that is not seen lies under an open card."""
    board = sight.board
    if board.phase is not Phase.PLAY or board.contract is None or board.rules.seats > len("FD"):
        return False
    if board.contract.contract is Contract.N:
        return False
    if isinstance(sight.stock, Hidden) and sight.stock.count:
        return False
    under = [place for row in board.places for place in row if place.covered]
    return all(place.up is not None for place in under) and len(under) == sight.unseen.bit_count()


@dataclass(frozen=True, slots=True)
class _Lie:
    """How cards lie by side, 0 the own: bare, and covered; as ``Stand`` has it."""

    bare: tuple[int, int]
    covered: tuple[int, int]

    def exchanged(self, cards: Order, fresh: int) -> "_Lie":
        bare, covered = list(self.bare), list(self.covered)
        for masks in (bare, covered):
            for side, mask in enumerate(masks):
                if mask & fresh:
                    masks[side] = _exchanged(mask, cards, fresh)
        return _Lie((bare[0], bare[1]), (covered[0], covered[1]))


def _exchanged(mask: int, cards: Order, fresh: int) -> int:
    other = mask & ~fresh
    for card in cards_in(mask & fresh):
        other |= cards[card].bit
    return other


class _Learned:
    """The learned value of one sight with some of its cards exchanged."""

    def __init__(self, sight: Sight) -> None:
        board = sight.board
        assert board.to_act is not None and board.contract is not None
        self.sight = sight
        self.game = game_of(board)
        self._contract = board.contract.contract
        stock = sight.stock if isinstance(sight.stock, tuple) else ()
        self._made = board.points[self.game.own] + points_of(stock)
        self._lie = self._lies()

    def _lies(self) -> _Lie:
        board, own = self.sight.board, self.game.own
        bare, covered = [0, 0], [0, 0]
        for seat, row in enumerate(board.places):
            side = int(Seat(seat).side is not own)
            hand = self.sight.hands[seat]
            bare[side] |= mask_of(hand) if isinstance(hand, tuple) else 0
            bare[side] |= mask_of(p.up for p in row if p.up is not None and not p.covered)
            covered[side] |= mask_of(p.up for p in row if p.up is not None and p.covered)
        if board.trick is not None:
            # A card that lies in the trick counts among those of who led it.
            bare[int(board.trick.leader.side is not own)] |= mask_of(board.trick.cards)
        return _Lie((bare[0], bare[1]), (covered[0], covered[1]))

    def values(self, orders: Sequence[Order]) -> Sequence[Figures]:
        """Both figures of forehand's side, for each order."""
        sheets = [ends_of_game(self.game, self._runs(order)) for order in orders]
        stands = [self._stand(order) for order in orders]
        trick = self.sight.board.trick
        if trick is not None:
            pairs = zip(stands, sheets, strict=True)
            return [self._answered(stand, sheet, trick.cards[0]) for stand, sheet in pairs]
        return [
            self._told(ends, sheet) for ends, sheet in zip(ends_of(stands), sheets, strict=True)
        ]

    def _runs(self, order: Order) -> tuple[tuple[int, float], ...]:
        board = self.sight.board
        declarer = Seat.FOREHAND if board.declarer is None else board.declarer
        owned, fresh = self.sight.owned, mask_of(order)
        if owned is not None and any(card is not other for card, other in order.items()):
            owned = tuple([_exchanged(mask, order, fresh) for mask in owned])
        hidden = self.sight.unseen.bit_count()
        return tuple(runs_of(board.rules, self._contract, declarer, owned, hidden).items())

    def _stand(self, order: Order) -> Stand:
        board, fresh = self.sight.board, mask_of(order)
        lie = self._lie.exchanged(order, fresh)
        leader = board.to_act if board.trick is None else board.trick.leader
        assert leader is not None
        return Stand(
            contract=self._contract,
            ten=board.rules.ten,
            bare=lie.bare,
            covered=lie.covered,
            unknown=(self.sight.unseen | fresh) & ~mask_of(order.values()),
            leader=int(leader.side is not self.game.own),
        )

    def _told(self, ends: Sequence[float], sheet: Sequence[float]) -> Figures:
        """By the chances of what is still to be made."""
        made, points, score = self._made, 0.0, 0.0
        for more, chance in enumerate(ends):
            if chance:
                points += chance * more
                score += chance * sheet[made + more]
        return self._figures(made + points, score)

    def _answered(self, stand: Stand, sheet: Sequence[float], led: Card) -> Figures:
        """By the best card against the one that lies there, of each figure."""
        own, to_act = self.game.own, self.sight.board.to_act
        sign = 1.0 if own is Side.FOREHAND else -1.0
        worth = [sign * sheet[min(_ALL, self._made + more)] for more in range(_ALL + 1)]
        best = max if to_act is not None and to_act.side is own else min
        shunned = -1.0 if self.game.is_ramsch else 1.0
        points = shunned * best(cards_of(stand, led).values())
        return self._figures(self._made + points, sign * best(cards_of(stand, led, worth).values()))

    def _figures(self, points: float, score: float) -> Figures:
        value = -points if self.game.is_ramsch else points
        margins = margin(self._contract, value)
        return Figures(margins if self.game.own is Side.FOREHAND else -margins, score)
