"""What can be said of a running hand: who needs how many points, what the game is worth so far.

Functions of a view alone, so they say no more than the seat knows. Matadors count over all cards
dealt to the declarer's side (rules.md §6), face-down ones too: until these are seen, the count is
a lower bound.
"""

from collections.abc import Sequence
from dataclasses import dataclass

from offiziersskat.core.actions import Declare, Play
from offiziersskat.core.cards import ALL_CARDS, Card, mask_of, points_of
from offiziersskat.core.contracts import Contract, trumps_in_order
from offiziersskat.core.events import Acted, Dealt, Hidden, LaidAway, StockTaken
from offiziersskat.core.result import Matadors
from offiziersskat.core.rules import Scoring, Tie
from offiziersskat.core.scoring import BASE, NULL_VALUES
from offiziersskat.core.seats import Seat, Side
from offiziersskat.core.view import View

__all__ = ["Aim", "Need", "Worth", "aim_of", "laid_away", "need", "worth", "worths"]


@dataclass(frozen=True, slots=True)
class Worth:
    """The value if it ended level now: ``level`` × ``base``; ``open_ended`` if it may be more.

    ``matadors`` is ``None`` as long as nobody knows where the jack of clubs lies, and in null.
    """

    base: int
    level: int
    matadors: Matadors | None
    open_ended: bool

    @property
    def value(self) -> int:
        """The value so far, before kontra and re."""
        return self.base * self.level


def worth(view: View, told: Matadors | None = None) -> Worth | None:
    """What the game is worth so far; ``None`` outside Skat scoring, in ramsch, before a contract.

    ``told`` are the matadors that a position tells, whose view has no history.
    """
    board = view.board
    if board.contract is None or board.declarer is None:
        return None
    if told is not None and view.rules.scoring is Scoring.SKAT:
        level = told.count + 1 + _levels(board.contract)
        return Worth(BASE[board.contract.contract], level, told, open_ended=False)
    return worths(view, board.declarer.side, (board.contract,))[0]


def worths(view: View, side: Side, contracts: Sequence[Declare]) -> tuple[Worth | None, ...]:
    """What games would be worth, as far as it is known, if a side declared them."""
    if view.rules.scoring is not Scoring.SKAT:
        return (None,) * len(contracts)
    known = _known(view, side)
    return tuple([_worth(view, contract, known) for contract in contracts])


def _worth(view: View, contract: Declare, known: tuple[int, int]) -> Worth | None:
    if contract.contract is Contract.R:
        return None
    if contract.contract is Contract.N:
        return Worth(NULL_VALUES[contract.hand, contract.ouvert], 1, None, open_ended=False)
    found, open_ended = _matadors(view, contract.contract, known)
    count = 1 if found is None else found.count
    return Worth(BASE[contract.contract], count + 1 + _levels(contract), found, open_ended)


def _levels(contract: Declare) -> int:
    """Announced levels count twice each, reached and announced (rules.md §6)."""
    return contract.hand + 2 * contract.schneider + 2 * contract.schwarz + contract.ouvert


def _matadors(
    view: View, contract: Contract, known: tuple[int, int]
) -> tuple[Matadors | None, bool]:
    """The run as far as it is known, and whether it may go on."""
    held, lacked = known
    run = trumps_in_order(contract, view.rules.ten)
    run = run if view.rules.spitzen else run[:4]
    if not (held | lacked) & run[0].bit:
        return None, True
    has_top = bool(held & run[0].bit)
    same, other = (held, lacked) if has_top else (lacked, held)
    count = _leading(run, same)
    ended = count == len(run) or bool(other & run[count].bit)
    return Matadors(has_top, count), not ended


def _leading(run: tuple[Card, ...], mask: int) -> int:
    for length, card in enumerate(run):
        if not mask & card.bit:
            return length
    return len(run)


def _known(view: View, side: Side) -> tuple[int, int]:
    """Masks of the cards that the declarer's side was dealt, and that the others were."""
    masks, passed = [0, 0], _passed(view)
    for seat in map(Seat, range(view.rules.seats)):
        masks[seat.side is not side] |= mask_of(view.playable(seat)) | passed[seat]
    if isinstance(view.stock, tuple):
        masks[0] |= mask_of(view.stock)
    unseen = ALL_CARDS & ~(masks[0] | masks[1])
    # Where all that is missing must lie on one side, it is known to be there.
    if not _hides(view, side.other) and not view.board.pack_size:
        masks[0] |= unseen
    elif not _hides(view, side) and not _stock_hides(view) and not view.board.pack_size:
        masks[1] |= unseen
    return masks[0], masks[1]


def _passed(view: View) -> list[int]:
    """Cards that seats were seen to be dealt or to play; the stock counts for who took it."""
    masks = [0] * view.rules.seats
    for event in view.log:
        if type(event) is Acted:
            if type(event.action) is Play:
                masks[event.seat] |= event.action.card.bit
            continue
        # Asked this way since a browser is told with every message, and a log is long.
        if isinstance(event, _PASSING) and event.seat is not None:
            masks[event.seat] |= 0 if isinstance(event.cards, Hidden) else mask_of(event.cards)
    return masks


_PASSING = (Dealt, StockTaken, LaidAway)


def _hides(view: View, side: Side) -> bool:
    """Whether a side still has cards that this observer has not seen."""
    return any(
        any(place.covered for place in view.board.places[seat])
        or (not isinstance(view.hands[seat], tuple) and view.board.hand_sizes[seat] > 0)
        for seat in map(Seat, range(view.rules.seats))
        if seat.side is side
    )


def _stock_hides(view: View) -> bool:
    return not isinstance(view.stock, tuple) and view.board.stock_size > 0


@dataclass(frozen=True, slots=True)
class Aim:
    """What a side has to reach; a name for the messages, and card points where it has some."""

    name: str
    points: int = 0


@dataclass(frozen=True, slots=True)
class Need:
    """A side's aim and how far it is: ``missing`` points, 0 once it is reached."""

    aim: Aim
    missing: int


def need(view: View, side: Side) -> Need | None:
    """What a side still needs; ``None`` before a contract stands.

    In ``auction`` the cards laid away count for who knows them (``laid_away``).
    """
    board = view.board
    if board.contract is None:
        return None
    own = board.declarer is not None and board.declarer.side is side
    aim = aim_of(board.contract, own=own, tie=view.rules.tie)
    points = board.points[side] + (laid_away(view) if own else 0)
    return Need(aim, max(0, aim.points - points))


def aim_of(contract: Declare, *, own: bool, tie: Tie) -> Aim:
    """What the side of the declarer, or the other, has to reach."""
    match contract:
        case Declare(Contract.R):
            return Aim("fewest")
        case Declare(Contract.N):
            return Aim("no-trick" if own else "one-trick")
        case Declare(schwarz=True):
            return Aim("every-trick" if own else "any-trick")
        case Declare(schneider=True):
            return Aim("points", 90 if own else 31)
        case _:
            # At 60–60 the declarer has lost, unless the ruleset says otherwise (rules.md §6).
            return Aim("points", 60 if not own and tie is Tie.DECLARER_LOSES else 61)


def laid_away(view: View) -> int:
    """The points of the cards laid away, as far as this seat knows them."""
    return points_of(view.stock) if view.board.took_stock and isinstance(view.stock, tuple) else 0
