"""What a view leaves open: the hidden places, and which cards may lie in each of them.

Everything that is certain is decided here, and nothing that is merely likely:

- cards that lie open, that were played, or that this seat has seen are nowhere else;
- who did not follow had no card of the led class in his hand (rules.md §5). Nothing is dealt once
  play has begun, so what is hidden in that hand now was in it then. A face-down card never
  obliges, and cards laid away were no longer in the hand: neither is bound by this;
- cards laid away come from the declarer's hand and the stock, and nobody else's;
- the result of a finished hand tells the card points of the stock or of the cards laid away, and
  with the matadors whose the top trumps were (rules.md §6); a position may tell the latter.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from enum import Enum

from offiziersskat.core.actions import Play
from offiziersskat.core.cards import ALL_CARDS, DECK, Card, mask_of
from offiziersskat.core.contracts import Contract, trumps_in_order
from offiziersskat.core.events import Acted, Hidden, TrickWon
from offiziersskat.core.result import Ending, Matadors, Result
from offiziersskat.core.seats import Seat, Side
from offiziersskat.core.view import Board, Trick, View

__all__ = ["Group", "Riddle", "Slot", "Spot", "riddle", "tricks_seen", "voids"]


class Spot(Enum):
    """Where a hidden card can be: in a hand, in the stock, face down on the table, in the pack."""

    HAND = "hand"
    STOCK = "stock"
    DOWN = "down"
    PACK = "pack"


@dataclass(frozen=True, slots=True)
class Slot:
    """Room for one hidden card; ``place`` is that of a face-down card."""

    spot: Spot
    seat: Seat | None = None
    place: int = 0


@dataclass(frozen=True, slots=True)
class Group:
    """Slots that are told apart by nothing that is known.

    ``ordered`` if it matters which card lies in which of them: face-down cards and the pack, but
    not hands and stock. ``mask`` holds the cards that may lie here.
    """

    slots: tuple[Slot, ...]
    ordered: bool
    mask: int


@dataclass(frozen=True, slots=True)
class Riddle:
    """The unseen cards in deck order, where they may be, and the points of a hidden stock if known."""

    cards: tuple[Card, ...]
    groups: tuple[Group, ...]
    stock_points: int | None


def riddle(view: View, told: Matadors | None = None) -> Riddle:
    """What the view leaves open; groups are hands by seat, stock, then what lies face down.

    ``told`` are matadors that a position tells beside what its view shows.
    """
    owned = _declarers_own(view, told)
    lacking = voids(view)
    groups: list[Group] = []
    for seat in map(Seat, range(view.rules.seats)):
        cards = view.hands[seat]
        if isinstance(cards, Hidden) and cards.count:
            slots = (Slot(Spot.HAND, seat),) * cards.count
            mask = _without(view, lacking.get(seat, frozenset()))
            groups.append(Group(slots, ordered=False, mask=mask & owned.mask(seat.side)))
    if isinstance(view.stock, Hidden) and view.stock.count:
        slots = (Slot(Spot.STOCK),) * view.stock.count
        groups.append(Group(slots, ordered=False, mask=owned.stock))
    groups += _face_down(view, owned)
    return Riddle(view.unseen, tuple(groups), _stock_points(view))


def tricks_seen(view: View) -> Iterator[Trick]:
    """Every trick that the view tells of, complete or not, without its winner.

    The log of a position that was set up begins in the middle: a trick of which it holds only the
    end is told by the board alone, while it lies there or was the last one.
    """
    lying: list[tuple[Seat, Card]] = []
    for event in view.log:
        if isinstance(event, Acted) and isinstance(event.action, Play):
            lying.append((event.seat, event.action.card))
        elif isinstance(event, TrickWon):
            if len(lying) == view.rules.seats:
                yield Trick(lying[0][0], tuple(card for _, card in lying))
            lying = []
    for trick in (view.board.last_trick, view.board.trick):
        if trick is not None:
            yield Trick(trick.leader, trick.cards)


def voids(view: View) -> dict[Seat, frozenset[int]]:
    """By seat the follow classes that its hand is known to lack."""
    order = view.order
    found: dict[Seat, set[int]] = {}
    if order is None:
        return {}
    for trick in tricks_seen(view):
        led = order.follow[trick.cards[0]]
        for offset, card in enumerate(trick.cards):
            if order.follow[card] != led:
                seat = Seat((trick.leader + offset) % view.rules.seats)
                found.setdefault(seat, set()).add(led)
    return {seat: frozenset(classes) for seat, classes in found.items()}


def _without(view: View, classes: frozenset[int]) -> int:
    order = view.order
    if order is None or not classes:
        return ALL_CARDS
    return mask_of(card for card in DECK if order.follow[card] not in classes)


def _face_down(view: View, owned: "_Owned") -> list[Group]:
    """What nobody has seen: one group, unless the matadors tell the sides' cards apart."""
    by_mask: dict[int, list[Slot]] = {}
    for seat, places in enumerate(view.board.places):
        for number, place in enumerate(places):
            if place.covered:
                mask = owned.mask(Seat(seat).side)
                by_mask.setdefault(mask, []).append(Slot(Spot.DOWN, Seat(seat), number))
    pack = [Slot(Spot.PACK, place=number) for number in range(view.board.pack_size)]
    by_mask.setdefault(owned.mask(None), []).extend(pack)
    return [
        Group(tuple(slots), ordered=True, mask=mask) for mask, slots in by_mask.items() if slots
    ]


# ---- what a result tells ------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class _Owned:
    """Cards that cannot be the declarer's side's, and such as cannot be anybody else's."""

    declarer: Side | None = None
    not_his: int = 0
    only_his: int = 0

    def mask(self, side: Side | None) -> int:
        """What a side may hold; the pack is nobody's."""
        if self.declarer is None:
            return ALL_CARDS
        return ALL_CARDS & ~(self.not_his if side is self.declarer else self.only_his)

    @property
    def stock(self) -> int:
        """The stock counts as the declarer's, taken or not (rules.md §6)."""
        return ALL_CARDS & ~self.not_his


def _declarers_own(view: View, told: Matadors | None) -> _Owned:
    board = view.board
    matadors = told if board.result is None else board.result.matadors
    if matadors is None or board.contract is None or board.declarer is None:
        return _Owned()
    run = trumps_in_order(board.contract.contract, view.rules.ten)
    run = run if view.rules.spitzen else run[:4]
    return _owned(board.declarer.side, matadors, run)


def _owned(side: Side, matadors: Matadors, run: tuple[Card, ...]) -> _Owned:
    """The run is his or lacking as a whole, and the next trump is the other way round."""
    in_run, beyond = mask_of(run[: matadors.count]), mask_of(run[matadors.count :][:1])
    if matadors.with_:
        return _Owned(side, not_his=beyond, only_his=in_run)
    return _Owned(side, not_his=in_run, only_his=beyond)


def _stock_points(view: View) -> int | None:
    """The card points in the stock or laid away, where a result tells them."""
    board = view.board
    result = board.result
    if not isinstance(view.stock, Hidden) or not view.stock.count:
        return None
    if result is None or result.points is None:
        return None
    own = Side.FOREHAND if board.declarer is None else board.declarer.side
    if _was_given_the_rest(board, result, own):
        return None
    return result.points[0] - board.points[own]


def _was_given_the_rest(board: Board, result: Result, own: Side) -> bool:
    """Whether all remaining cards were given to the declarer's side (rules.md §8).

    A null that is resigned is lost as it stands: nobody is given anything.
    """
    if result.ending is not Ending.RESIGNED or result.contract is Contract.N:
        return False
    return result.tricks is not None and result.tricks[0] > board.tricks[own]
