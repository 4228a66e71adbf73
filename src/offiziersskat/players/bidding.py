"""How far to bid, whether to take the stock, and what to lay away.

A bid is never more than the least the game can be worth, and only made with a game that should
more than pay for the times it is lost.
"""

from collections.abc import Iterator

from offiziersskat.core.actions import Action, Bid, Hold, LayAway, Pass, PlayHand, TakeStock
from offiziersskat.core.cards import DECK, Card, Rank, points_of
from offiziersskat.core.contracts import Contract, order
from offiziersskat.core.legality import legal
from offiziersskat.core.seats import Side
from offiziersskat.core.view import View
from offiziersskat.players.advice import Advice, Code, Why
from offiziersskat.players.declaring import (
    best_contract,
    expected,
    low_cards,
    side_cards,
    trumps_of,
)
from offiziersskat.players.stakes import prospect, sure_value
from offiziersskat.players.strength import weight

__all__ = ["call", "lay_away", "take_or_play"]

_STOCK_BONUS = 10.0
"""Points that two cards more and a choice of two to lay away should bring."""


def call(view: View) -> Advice:
    """Bid, hold or pass."""
    offers = legal(view)
    asked = offers[0].value if isinstance(offers[0], Bid) else view.board.bid or 0
    side = _side(view)
    playable = [c for c in view.rules.contracts if _pays(view, c, side)]
    worth = {c: sure_value(view, c, side, hand=False) for c in playable}
    if not playable:
        best = best_contract(view, side, bonus=_STOCK_BONUS, hand=False)
        return Advice(Pass(), (expected(view, Code.TOO_WEAK, best, side),))
    best = max(playable, key=lambda contract: worth[contract])
    facts: dict[str, Contract | int] = {"contract": best, "value": worth[best], "bid": asked}
    if worth[best] < asked:
        return Advice(Pass(), (Why(Code.TOO_HIGH, facts),))
    action: Action = offers[0] if isinstance(offers[0], Bid) else Hold()
    return Advice(action, (Why(Code.WORTH_BID, facts),))


def _pays(view: View, contract: Contract, side: Side) -> bool:
    return prospect(view, contract, side, bonus=_STOCK_BONUS, hand=False) > 0


def _side(view: View) -> Side:
    assert view.seat is not None
    return view.seat.side


def take_or_play(view: View) -> Advice:
    """Take the stock, unless the hand game promises more as it is."""
    side = _side(view)
    taken = best_contract(view, side, bonus=_STOCK_BONUS, hand=False)
    by_hand = best_contract(view, side, bonus=0, hand=True)
    gain = prospect(view, by_hand, side, hand=True)
    gain -= prospect(view, taken, side, bonus=_STOCK_BONUS, hand=False)
    if TakeStock() in legal(view) and gain <= 0:
        return Advice(TakeStock(), (expected(view, Code.STOCK_HELPS, taken, side),))
    return Advice(PlayHand(), (expected(view, Code.STRONG_HAND, by_hand, side),))


# ---- laying away --------------------------------------------------------------------------------


def lay_away(view: View) -> Advice:
    """The two cards whose points are worth more laid away than the cards are in play."""
    side = _side(view)
    contract = max(
        view.rules.contracts, key=lambda c: (_prospect_after(view, c, side), -ord(c.value))
    )
    pairs = [action for action in legal(view) if isinstance(action, LayAway)]
    best = max(pairs, key=lambda pair: _gain(view, contract, pair))
    return Advice(best, tuple(_reasons(view, contract, best))[:2])


def _prospect_after(view: View, contract: Contract, side: Side) -> float:
    """The prospect once the two best cards to lay away are gone."""
    pairs = [action for action in legal(view) if isinstance(action, LayAway)]
    gain = max(_gain(view, contract, pair) for pair in pairs)
    return prospect(view, contract, side, bonus=gain, hand=False)


def _gain(view: View, contract: Contract, pair: LayAway) -> float:
    """Points that laying a pair away brings: theirs for certain, less what the cards promise."""
    if contract is Contract.N:
        strength = order(contract, view.rules.ten).strength
        return float(strength[pair.first] + strength[pair.second])
    cards = (pair.first, pair.second)
    promise = sum(weight(card, contract, view.rules.ten, four=False) for card in cards)
    return points_of(cards) / 2 - promise + _VOID * _voids(view, cards)


_VOID = 2.0
"""Points that being without a side suit is worth."""


def _voids(view: View, cards: tuple[Card, ...]) -> int:
    left = [card for card in side_cards(view, _side(view), own=True) if card not in cards]
    return sum(card.suit not in {c.suit for c in left if not c.is_jack} for card in cards)


def _beatable(view: View, contract: Contract, ten: Card) -> bool:
    """Whether the other side has, or may have, a higher card of a side suit."""
    strength = order(contract, view.rules.ten).strength
    own = side_cards(view, _side(view), own=True)
    higher = [card for card in DECK if card.suit is ten.suit and not card.is_jack]
    higher = [card for card in higher if strength[card] > strength[ten]]
    return not trumps_of(contract, (ten,)) and any(card not in own for card in higher)


def _reasons(view: View, contract: Contract, pair: LayAway) -> Iterator[Why]:
    cards = (pair.first, pair.second)
    left = [card for card in side_cards(view, _side(view), own=True) if card not in cards]
    tens = [card for card in cards if card.rank is Rank.T and _beatable(view, contract, card)]
    for suit in sorted({card.suit for card in cards}):
        if not any(card.suit is suit and not card.is_jack for card in left):
            yield Why(Code.MAKES_VOID, {"suit": suit})
    if tens and contract is not Contract.N:
        yield Why(Code.LAYS_TEN, {"card": tens[0]})
    if points_of(cards) and contract is not Contract.N:
        yield Why(Code.LAYS_POINTS, {"points": points_of(cards)})
    if contract is Contract.N:
        yield from low_cards(tuple(left))
        yield expected(view, Code.EXPECTS, contract, _side(view))
    else:
        count = trumps_of(contract, tuple(left))
        yield Why(Code.KEEPS_TRUMPS, {"contract": contract, "count": count})
