"""The player ``greedy``: takes what this trick offers and thinks no further.

In card play it maximises the points won less those lost in this trick, against the best answers
that lie open. Elsewhere it has fixed habits: the suit in which it shows the most trumps, a bid only
on six of them, never kontra.
"""

from offiziersskat.core.actions import (
    Action,
    Bid,
    Declare,
    Hold,
    LayAway,
    Pass,
    Play,
    PlayHand,
    TakeStock,
)
from offiziersskat.core.cards import Card, Rank, mask_of
from offiziersskat.core.contracts import SUIT_OF, Contract
from offiziersskat.core.legality import legal
from offiziersskat.core.result import matadors
from offiziersskat.core.scoring import BASE
from offiziersskat.core.seats import Seat
from offiziersskat.core.view import Phase, View
from offiziersskat.players.protocol import Rng
from offiziersskat.players.reading import Reading
from offiziersskat.players.trick import Leaf, Lookout

__all__ = ["GreedyPlayer", "habit", "sight"]

_TRUMPS_TO_BID = 6


class GreedyPlayer:
    """Plays for the trick at hand."""

    name = "greedy"

    def choose(self, view: View, rng: Rng) -> Action:
        """The same action for the same view: there is no chance in it."""
        return habit(view)


def habit(view: View) -> Action:
    """What ``greedy`` does in a view of the seat to act."""
    match view.phase:
        case Phase.PLAY:
            return Play(_best_card(view))
        case Phase.DECLARE:
            return _declaration(view)
        case Phase.BID:
            return _call(view)
        case Phase.STOCK:
            return TakeStock() if TakeStock() in legal(view) else PlayHand()
        case Phase.DISCARD:
            return _laid_away(view)
        case Phase.KONTRA | Phase.RE:
            return Pass()
        case Phase.OVER:
            raise ValueError(view.phase)


# ---- card play ----------------------------------------------------------------------------------


def _best_card(view: View) -> Card:
    """The best trick; of equal ones the cheapest card."""
    reading = sight(view)
    lookout = Lookout(reading, _leaf(reading))
    cards = [action.card for action in legal(view) if isinstance(action, Play)]
    strength = reading.order.strength
    return max(cards, key=lambda card: (lookout.value(card), -card.points, -strength[card]))


def sight(view: View) -> Reading:
    """The cards that lie open, and no conclusions."""
    assert view.seat is not None and view.order is not None
    known = tuple([view.playable(Seat(seat)) for seat in range(view.rules.seats)])
    nothing = ((),) * len(known)
    return Reading(view, view.seat, view.order, known, (0,) * len(known), nothing)


def _leaf(reading: Reading) -> Leaf:
    """Points for the side that takes the trick; in ramsch a burden, in null each trick is one."""
    wants = 1 if reading.contract is not Contract.R else -1
    null = reading.contract is Contract.N
    if null:
        wants = 1 if reading.view.board.declarer in reading.foes else -1
        # Whoever takes the trick: what counts is whether it is the declarer.
        return lambda stand: float(-wants if stand.owner.side is reading.side else wants)
    return lambda stand: float(
        wants * stand.points if stand.owner.side is reading.side else -wants * stand.points
    )


# ---- everything else ----------------------------------------------------------------------------


def _suit(view: View, cards: tuple[Card, ...]) -> Contract:
    """The suit contract with the most trumps among some cards; clubs first if level."""
    offered = [contract for contract in view.rules.contracts if contract in SUIT_OF]
    if not offered:
        return view.rules.contracts[0]
    return max(offered, key=lambda contract: len(_trumps(contract, cards)))


def _trumps(contract: Contract, cards: tuple[Card, ...]) -> list[Card]:
    return [card for card in cards if card.is_jack or card.suit is SUIT_OF.get(contract)]


def _mine(view: View) -> tuple[Card, ...]:
    assert view.seat is not None
    return view.playable(view.seat)


def _declaration(view: View) -> Declare:
    """Nothing is announced."""
    plain = [action for action in legal(view) if isinstance(action, Declare)]
    wanted = _suit(view, _mine(view))
    return next((action for action in plain if action.contract is wanted), plain[0])


def _call(view: View) -> Action:
    """On six trumps, up to what they are worth with the matadors that lie open."""
    offers = legal(view)
    contract = _suit(view, _mine(view))
    if len(_trumps(contract, _mine(view))) < _TRUMPS_TO_BID or contract not in BASE:
        return Pass()
    run = matadors(mask_of(_mine(view)), contract, ten=view.rules.ten, spitzen=False)
    limit = BASE[contract] * (run.count + 1)
    first = offers[0]
    if isinstance(first, Bid):
        return first if first.value <= limit else Pass()
    return Hold() if (view.board.bid or 0) <= limit else Pass()


def _laid_away(view: View) -> LayAway:
    """The two cards with the most points that are neither trumps nor aces."""
    assert view.seat is not None
    contract = _suit(view, _mine(view))
    trumps = _trumps(contract, _mine(view))
    hand = view.hand(view.seat)
    ranked = sorted(hand, key=lambda c: (c in trumps, c.rank is Rank.A, -c.points))
    return LayAway(ranked[0], ranked[1])
