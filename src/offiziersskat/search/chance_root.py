"""``Root``: what expectiminimax needs of a View, in kernel numbers: who has what open, what is unknown.

Only public games, where nobody has private cards, have such a root (rules.md §3). It knows the
board and the log, no truth; the score sheets are ``chance_worth``'s.
"""

from collections.abc import Iterable
from dataclasses import dataclass

from offiziersskat.core.cards import Card, mask_of
from offiziersskat.core.contracts import Contract, trumps_in_order
from offiziersskat.core.result import Matadors, matadors
from offiziersskat.core.rules import Scoring
from offiziersskat.core.seats import Seat
from offiziersskat.core.view import Phase, View
from offiziersskat.search.hidden import tricks_seen
from offiziersskat.search.kernel.tables import Tables, tables
from offiziersskat.search.position import BadPosition

__all__ = ["MOST_UNKNOWN", "Root", "Run", "root_of", "run_of"]

MOST_UNKNOWN = 11
"""So many unknown cards the kernels can count with, which is more than they can finish."""


@dataclass(frozen=True, slots=True)
class Root:
    """A public position at a decision of the play; masks are in kernel numbers.

    ``own`` is the seat that kernel seat 0 stands for: the declarer, or forehand in ramsch.
    ``up`` by kernel seat, without the cards of the trick; ``covers`` are cards on an unknown one,
    in the trick too if it is not turned yet; ``made`` the points of own's side.
    """

    view: View
    contract: Contract
    cards: Tables
    own: Seat
    leader: int
    up: tuple[int, ...]
    covers: int
    unknown: int
    trick: tuple[int, ...]
    made: int

    @property
    def seats(self) -> int:
        """2 or 4."""
        return self.view.rules.seats

    @property
    def left(self) -> int:
        """Card points not yet in tricks."""
        lying = sum(1 << card for card in self.trick)
        rest = self.unknown | lying
        for mask in self.up:
            rest |= mask
        return sum(points for card, points in enumerate(self.cards.points) if rest >> card & 1)

    @property
    def side(self) -> int:
        """The kernel's side of the seat to act."""
        return (self.leader + len(self.trick)) % 2


def root_of(view: View) -> Root:
    """The root of a view in the play; raises ``BadPosition`` if the game is not public."""
    board = view.board
    if board.phase is not Phase.PLAY or board.contract is None or board.to_act is None:
        raise BadPosition("chance-phase", phase=board.phase.value)
    if any(board.hand_sizes) or board.stock_size or board.pack_size:
        raise BadPosition("chance-private")
    contract = board.contract.contract
    cards = tables(contract, view.rules.ten)
    own = Seat.FOREHAND if board.declarer is None else board.declarer
    lying = board.trick.cards if board.trick else ()
    leader = board.trick.leader if board.trick else board.to_act
    unknown = _mask(cards, view.unseen)
    if unknown.bit_count() > MOST_UNKNOWN:
        raise BadPosition("chance-many", count=unknown.bit_count(), most=MOST_UNKNOWN)
    return Root(
        view=view,
        contract=contract,
        cards=cards,
        own=own,
        leader=(leader - own) % view.rules.seats,
        up=tuple(
            _mask(cards, view.open_cards(Seat((own + seat) % view.rules.seats)))
            for seat in range(view.rules.seats)
        ),
        covers=_covers(view, cards),
        unknown=unknown,
        trick=tuple(cards.number[card] for card in lying),
        made=board.points[own.side],
    )


def _mask(cards: Tables, some: Iterable[Card]) -> int:
    return sum(1 << cards.number[card] for card in some)


def _covers(view: View, cards: Tables) -> int:
    """Cards on an unknown one; one just played still covers it if it is turned after the trick."""
    mask = 0
    trick = view.board.trick
    for seat, places in enumerate(view.board.places):
        for place in places:
            if place.covered and place.up is not None:
                mask |= 1 << cards.number[place.up]
            elif place.covered and trick is not None:
                mask |= 1 << cards.number[trick.cards[(seat - trick.leader) % view.rules.seats]]
    return mask


# ---- matadors ---------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Run:
    """The trumps whose owners make the matadors: ``length`` from the top, in kernel numbers.

    ``held`` are those known to be the declarer's side's; ``count`` is set where the others cannot
    change it.
    """

    length: int
    held: int
    count: int | None


def run_of(root: Root, told: Matadors | None) -> Run | None:
    """The run of a root, ``told`` if a position tells it; ``None`` where no matadors count.

    Raises ``BadPosition`` where neither the log nor the position tells whose a top trump was.
    """
    rules = root.view.rules
    if rules.scoring is not Scoring.SKAT or root.contract in {Contract.N, Contract.R}:
        return None
    trumps = trumps_in_order(root.contract, rules.ten)
    run = trumps if rules.spitzen else trumps[:4]
    if told is not None:
        return Run(len(run), 0, told.count)
    owners = _owners(root)
    open_ = mask_of(card for card in run if card in root.view.unseen)
    held = mask_of(card for card in run if owners.get(card) == root.own.side)
    few, many = (
        matadors(mask, root.contract, ten=rules.ten, spitzen=bool(rules.spitzen))
        for mask in (held, held | open_)
    )
    # Cards below the end of a run say nothing more.
    needed = run[: max(few.count, many.count) + 1]
    for card in needed:
        if card not in owners and not open_ & card.bit:
            raise BadPosition("chance-matadors", card=card.code)
    count = few.count if few == many else None
    return Run(len(run), _mask(root.cards, (card for card in run if held & card.bit)), count)


def _owners(root: Root) -> dict[Card, int]:
    """By card the side that was dealt it, as far as the table and the log tell."""
    view = root.view
    owners: dict[Card, int] = {}
    for seat in range(view.rules.seats):
        for card in view.open_cards(Seat(seat)):
            owners[card] = Seat(seat).side
    for trick in tricks_seen(view):
        for turn, card in enumerate(trick.cards):
            owners[card] = Seat((trick.leader + turn) % view.rules.seats).side
    return owners
