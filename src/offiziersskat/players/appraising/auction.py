"""Bidding, the stock and laying away: what the best game that a seat could play would bring.

A bid is taken as the price of the game for who makes it, a pass as leaving the game to the other
side at the price that stands.
"""

from collections.abc import Mapping

from offiziersskat.analysis.review import LEVEL, Figures, Sight, best_of
from offiziersskat.core.actions import (
    Action,
    Bid,
    Declare,
    Hold,
    LayAway,
    Pass,
    PlayHand,
    TakeStock,
)
from offiziersskat.core.contracts import Contract
from offiziersskat.core.legality import legal
from offiziersskat.core.scoring import BASE, NULL_VALUES
from offiziersskat.core.seats import Seat
from offiziersskat.core.view import Phase
from offiziersskat.players.appraising.contract import declared
from offiziersskat.players.appraising.sheet import runs

__all__ = ["auction_moves", "auction_value"]

_STOCK_BONUS = 10.0
"""Points that two cards more and a choice of two to lay away should bring."""
_LOWEST = 18


def _games(sight: Sight, seat: Seat, bid: int | None, *, hand: bool, less: int = 0) -> Figures:
    """The best game of a seat."""
    taken = sight.board.took_stock
    bonus = 0.0 if hand or taken else _STOCK_BONUS
    price = bid or 0
    wanted = [
        Declare(contract, hand=hand)
        for contract in sight.board.rules.contracts
        if contract is not Contract.N
    ]
    if Contract.N in sight.board.rules.contracts:
        wanted += _nulls(price, hand=hand)
    if not wanted:
        # Nothing but null is played, and after the stock none reaches the bid: it must be hand.
        return LEVEL if hand else _games(sight, seat, bid, hand=True, less=less)
    found = [declared(sight, game, seat, bid=bid, bonus=bonus, less=less) for game in wanted]
    return best_of(found, seat.side)


def _nulls(price: int, *, hand: bool) -> list[Declare]:
    """The cheapest null that reaches the bid; another may not be declared (rules.md §7)."""
    for ouvert in (False, True):
        if price <= NULL_VALUES[hand, ouvert]:
            return [Declare(Contract.N, hand=hand, ouvert=ouvert)]
    return []


def _reach(sight: Sight, seat: Seat) -> float:
    """How far a seat should bid: the value of its best game, 0 if it should not play at 18."""
    best, reach = 0.0, 0.0
    for contract in sight.board.rules.contracts:
        figures = declared(sight, Declare(contract), seat, bid=_LOWEST, bonus=_STOCK_BONUS)
        gain = figures.seen_by(seat.side).score
        if gain > best:
            best = gain
            reach = float(NULL_VALUES[False, False])
            if contract is not Contract.N:
                lengths = runs(sight, contract, seat)
                run = sum(length * chance for length, chance in lengths.items())
                reach = BASE[contract] * (run + 1)
    return reach


def auction_value(sight: Sight) -> Figures:
    """What the game will bring that will probably be played."""
    board = sight.board
    assert board.to_act is not None
    if board.phase is not Phase.BID:
        return _games(sight, board.to_act, board.bid, hand=False)
    forehand, dealer = Seat.FOREHAND, board.rules.dealer
    reaches = _reach(sight, forehand), _reach(sight, dealer)
    price = max(_LOWEST, board.bid or 0)
    if max(reaches) < price:
        bidder = _bidder(sight)
        return LEVEL if bidder is None else _games(sight, bidder, board.bid, hand=False)
    winner = forehand if reaches[0] >= reaches[1] else dealer
    return _games(sight, winner, int(max(price, min(reaches))), hand=False)


def _bidder(sight: Sight) -> Seat | None:
    """Who has bid or held last, and plays if the other passes."""
    said = [seat for seat, action in sight.board.calls if not isinstance(action, Pass)]
    return said[-1] if said else None


def auction_moves(sight: Sight, chosen: Action) -> Mapping[Action, Figures]:
    """Of bids only the lowest and the one that was made are looked at."""
    board = sight.board
    assert board.to_act is not None
    seat = board.to_act
    if board.phase is Phase.BID:
        return _calls(sight, seat, chosen)
    if board.phase is Phase.STOCK:
        taken = _games(sight, seat, board.bid, hand=False)
        by_hand = _games(sight, seat, board.bid, hand=True)
        return {TakeStock(): taken, PlayHand(): by_hand}
    return {
        action: _games(
            sight, seat, board.bid, hand=False, less=action.first.bit | action.second.bit
        )
        for action in legal(sight.view)
        if isinstance(action, LayAway)
    }


def _calls(sight: Sight, seat: Seat, chosen: Action) -> Mapping[Action, Figures]:
    board = sight.board
    other = board.rules.dealer if seat is Seat.FOREHAND else Seat.FOREHAND
    found: dict[Action, Figures] = {}
    offered = legal(sight.view)
    for action in offered:
        if isinstance(action, Bid) and (action == chosen or action == offered[0]):
            found[action] = _games(sight, seat, action.value, hand=False)
        elif isinstance(action, Hold):
            found[action] = _games(sight, seat, board.bid, hand=False)
        elif isinstance(action, Pass):
            found[action] = _passed(sight, seat, other)
    return found


def _passed(sight: Sight, seat: Seat, other: Seat) -> Figures:
    """The game is the other seat's, which need not take it while nobody has bid."""
    bid = sight.board.bid
    if bid is None and seat is Seat.FOREHAND:
        return LEVEL
    theirs = _games(sight, other, bid or _LOWEST, hand=False)
    return best_of((theirs, LEVEL), other.side) if bid is None else theirs
