"""What a seat may do, and why it may not do something else; both functions of its view.

``legal`` lists actions in canonical order (notation.md §1): empty when it is not the seat's turn.
"""

from collections.abc import Callable
from itertools import combinations

from offiziersskat.core.actions import (
    BIDS,
    DECLARATIONS,
    PLAYS,
    Action,
    Bid,
    Declare,
    Hold,
    IllegalAction,
    Kontra,
    LayAway,
    Pass,
    Play,
    PlayHand,
    Re,
    Reason,
    TakeStock,
)
from offiziersskat.core.cards import Card
from offiziersskat.core.contracts import Contract
from offiziersskat.core.scoring import NULL_VALUES
from offiziersskat.core.seats import Seat
from offiziersskat.core.view import Phase, View

__all__ = ["check", "legal"]


def legal(view: View) -> tuple[Action, ...]:
    """Every legal action of the seat whose view this is, in canonical order."""
    if view.seat is None or view.seat != view.board.to_act:
        return ()
    return _LEGAL[view.board.phase](view, view.seat)


def check(view: View, action: Action) -> None:
    """Raise ``IllegalAction`` with its reason if the seat may not do this now."""
    board = view.board
    if not isinstance(action, _ASKED_FOR[board.phase]):
        raise IllegalAction(Reason.WRONG_PHASE, action, phase=board.phase.value)
    if view.seat is None or view.seat != board.to_act:
        raise IllegalAction(Reason.NOT_YOUR_TURN, action)
    if action not in legal(view):
        raise _refusal(view, view.seat, action)


def _refusal(view: View, seat: Seat, action: Action) -> IllegalAction:
    trick = view.board.trick
    match action:
        case Play(card) if trick is not None and card in view.playable(seat):
            led = trick.cards[0].code
            return IllegalAction(Reason.MUST_FOLLOW, action, card=card.code, led=led)
        case Play(card):
            return IllegalAction(Reason.NOT_PLAYABLE, action, card=card.code)
        case LayAway(first, second):
            missing = second if first in view.hand(seat) else first
            return IllegalAction(Reason.NOT_PLAYABLE, action, card=missing.code)
        case Bid(value) if value <= (view.board.bid or BIDS[0] - 1):
            return IllegalAction(Reason.TOO_LOW, action, bid=view.board.bid or BIDS[0])
        case _:
            return IllegalAction(Reason.NOT_OFFERED, action)


def _legal_bids(view: View, _seat: Seat) -> tuple[Action, ...]:
    """The dealer bids, forehand holds; forehand may have a passed game at 18 (rules.md §7)."""
    calls, bid = view.board.calls, view.board.bid
    if view.board.to_act == view.rules.dealer:
        return (*_higher_bids(view, bid or 0), Pass())
    if calls and calls[-1][1] == Pass():
        return (*_higher_bids(view, 0)[:1], Pass())
    return (Hold(), Pass())


def _higher_bids(view: View, last: int) -> tuple[Bid, ...]:
    ceiling = max((_worth(item) for item in _games(view, hand=True)), default=0)
    return tuple(Bid(value) for value in BIDS if last < value <= ceiling)


def _worth(action: Declare) -> int:
    """The most that a declaration can be worth; only null has a fixed value."""
    if action.contract is Contract.N:
        return NULL_VALUES[action.hand, action.ouvert]
    return BIDS[-1]


def _games(view: View, *, hand: bool) -> tuple[Declare, ...]:
    """What can be declared in hand, or after taking the stock (rules.md §7)."""
    offered = view.rules.contracts
    return tuple(game for game in DECLARATIONS if game.hand is hand and game.contract in offered)


def _within_bid(view: View, games: tuple[Declare, ...]) -> tuple[Declare, ...]:
    """A null that cannot reach the bid may not be declared (rules.md §7)."""
    return tuple(game for game in games if _worth(game) >= (view.board.bid or 0))


def _legal_stock(view: View, _seat: Seat) -> tuple[Action, ...]:
    """Taking the stock is offered if some game could then be declared."""
    if _within_bid(view, _games(view, hand=False)):
        return (TakeStock(), PlayHand())
    return (PlayHand(),)


def _legal_discards(view: View, seat: Seat) -> tuple[Action, ...]:
    return tuple(LayAway(first, second) for first, second in combinations(view.hand(seat), 2))


def _legal_declarations(view: View, _seat: Seat) -> tuple[Action, ...]:
    if not view.rules.bids:
        return tuple(Declare(contract) for contract in view.rules.contracts)
    return _within_bid(view, _games(view, hand=not view.board.took_stock))


def _legal_cards(view: View, seat: Seat) -> tuple[Action, ...]:
    """Follow the led class with a card that is playable now, else play any (rules.md §5)."""
    cards = view.playable(seat)
    following = _following(view, cards)
    return tuple([PLAYS[card] for card in following or cards])


def _following(view: View, cards: tuple[Card, ...]) -> tuple[Card, ...]:
    trick, order = view.board.trick, view.order
    if trick is None or order is None:
        return ()
    led = order.follow[trick.cards[0]]
    return tuple([card for card in cards if order.follow[card] == led])


_LEGAL: dict[Phase, Callable[[View, Seat], tuple[Action, ...]]] = {
    Phase.BID: _legal_bids,
    Phase.STOCK: _legal_stock,
    Phase.DISCARD: _legal_discards,
    Phase.DECLARE: _legal_declarations,
    Phase.KONTRA: lambda _view, _seat: (Kontra(), Pass()),
    Phase.RE: lambda _view, _seat: (Re(), Pass()),
    Phase.PLAY: _legal_cards,
}

_ASKED_FOR: dict[Phase, tuple[type, ...]] = {
    Phase.BID: (Bid, Hold, Pass),
    Phase.STOCK: (TakeStock, PlayHand),
    Phase.DISCARD: (LayAway,),
    Phase.DECLARE: (Declare,),
    Phase.KONTRA: (Kontra, Pass),
    Phase.RE: (Re, Pass),
    Phase.PLAY: (Play,),
    Phase.OVER: (),
}
