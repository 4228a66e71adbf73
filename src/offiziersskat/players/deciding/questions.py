"""Bidding, the stock, and what to lay away, by what the games are worth that come of it."""

from offiziersskat.core.actions import (
    BIDS,
    Action,
    Bid,
    Declare,
    Hold,
    LayAway,
    Pass,
    PlayHand,
    TakeStock,
)
from offiziersskat.core.cards import mask_of
from offiziersskat.core.contracts import Contract
from offiziersskat.core.legality import legal
from offiziersskat.core.seats import Seat
from offiziersskat.core.view import View
from offiziersskat.players.deciding.auction import GAMES, Player
from offiziersskat.players.deciding.games import Games
from offiziersskat.players.deciding.layout import Dealt
from offiziersskat.search.inference import goes_on

__all__ = ["bids", "layings", "stocks"]


def bids(games: Games) -> dict[Action, float]:
    """Going on, at the least that is offered, and passing.

    Who goes on plays where the other then passes; where he would not, it comes to what passing
    comes to now.
    """
    view, deals = games.view, games.deals(Contract.G)
    seat, other = _seats(view)
    me, foe = Player(games, seat), _Other(games, other)
    on = next(action for action in legal(view) if isinstance(action, Bid | Hold))
    bid = on.value if isinstance(on, Bid) else view.board.bid or 0
    left = [foe.leaves(dealt) for dealt in deals]
    mine = [dealt.weight * foe.passes(dealt, on) for dealt in deals]
    takes = sum(part * me.taking(dealt, bid) for dealt, part in zip(deals, mine, strict=True))
    plays = max(takes, sum(mine) * me.by_hand(bid))
    stays = sum((d.weight - part) * rest for d, part, rest in zip(deals, mine, left, strict=True))
    passed = sum(dealt.weight * rest for dealt, rest in zip(deals, left, strict=True))
    return {on: plays + stays, Pass(): passed}


def _seats(view: View) -> tuple[Seat, Seat]:
    assert view.seat is not None
    dealer = view.rules.dealer
    return view.seat, Seat.FOREHAND if view.seat is dealer else dealer


class _Other:
    """The other bidder: what he will say in a deal, and what his game is worth."""

    def __init__(self, games: Games, seat: Seat) -> None:
        """Everything that is the same for all deals."""
        self._view = games.view
        self._player = Player(games, seat)
        self._side = seat.side
        layout = games.layout
        self._slots = layout.seen_slots(seat, layout.step, stock=False)
        assert games.view.seat is not None
        self._open = mask_of(games.view.open_cards(seat))
        self._against = mask_of(games.view.open_cards(games.view.seat))

    def passes(self, dealt: Dealt, on: Action) -> float:
        """How likely he leaves the game to who goes on: he has passed, or will."""
        if any(action == Pass() for _, action in self._view.board.calls):
            return 1.0
        least = next((value for value in BIDS if value > (self._view.board.bid or 0)), None)
        asked = on.value if isinstance(on, Bid) else least
        return 1.0 if asked is None else 1 - self._goes_on(dealt, asked)

    def leaves(self, dealt: Dealt) -> float:
        """What is left to who passes now: to play against the other's game, or nothing."""
        bid = self._view.board.bid
        if bid is not None:
            return -self._player.taking(dealt, bid)
        if self._view.board.calls:
            return 0.0
        return -self._goes_on(dealt, BIDS[0]) * self._player.taking(dealt, BIDS[0])

    def _goes_on(self, dealt: Dealt, value: int) -> float:
        seen = [dealt.cards[slot] for slot in self._slots]
        own = mask_of(card for card in seen if dealt.where[card] // 3 == self._side)
        return goes_on(self._open | own, self._against, value)


def stocks(games: Games) -> dict[Action, float]:
    """Taking the stock, and playing hand."""
    view, bid = games.view, games.view.board.bid or 0
    seat, _ = _seats(view)
    me = Player(games, seat)
    deals = games.deals(Contract.G)
    takes = sum(dealt.weight * me.taking(dealt, bid) for dealt in deals)
    values: dict[Action, float] = {TakeStock(): takes, PlayHand(): me.by_hand(bid)}
    return {action: values[action] for action in legal(view)}


def layings(games: Games) -> dict[Action, float]:
    """Every pair that can be laid away, with the best game after it."""
    view, bid = games.view, games.view.board.bid or 0
    seat, _ = _seats(view)
    me = Player(games, seat)
    dealt = games.deals(Contract.G)[0]
    spots, seen = list(dealt.where), me.seen(dealt)
    contracts = [c for c in view.rules.contracts if c.value in GAMES]
    points = {contract: me.points(dealt, spots, contract) for contract in contracts}
    found: dict[Action, float] = {}
    for action in legal(view):
        assert isinstance(action, LayAway)
        pair = (action.first, action.second)
        values = [
            me.worth(
                dealt,
                spots,
                Declare(contract),
                bid,
                points[contract] + me.laid(spots, seen, pair, contract),
            )
            for contract in contracts
        ]
        if Contract.N in view.rules.contracts:
            values += me.nulls(me.null_laid(spots, seen, pair), bid, hand=False)
        found[action] = max(values)
    return found
