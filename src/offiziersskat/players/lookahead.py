"""The player ``lookahead``: one trick ahead, by the cards that lie open; what simple programs do.

It counts the points of the trick and what its cards and the other side's are worth to keep, jacks
and trumps above all; it does not count what has gone, nor the points that are made. Outside of
card play it has the habits of ``greedy``.
"""

from offiziersskat.core.actions import Action, Play
from offiziersskat.core.cards import DECK, Card, Rank
from offiziersskat.core.contracts import Contract
from offiziersskat.core.legality import legal
from offiziersskat.core.view import Phase, View
from offiziersskat.players.greedy import habit, sight
from offiziersskat.players.protocol import Rng
from offiziersskat.players.reading import Reading
from offiziersskat.players.trick import Leaf, Lookout, Stand

__all__ = ["LookaheadPlayer", "looked_ahead"]

_JACK, _TRUMP, _ACE, _LEAD = 6.0, 3.0, 4.0, 1.0
_NULL_LOST = 100.0


class LookaheadPlayer:
    """Looks one trick ahead."""

    name = "lookahead"

    def choose(self, view: View, rng: Rng) -> Action:
        """The same action for the same view: there is no chance in it."""
        if view.phase is not Phase.PLAY:
            return habit(view)
        values = looked_ahead(view)
        return Play(max(values, key=lambda card: (values[card], -card.points)))


def looked_ahead(view: View) -> dict[Card, float]:
    """Every card that may be played with what the trick comes to, in deck order."""
    reading = sight(view)
    lookout = Lookout(reading, _leaf(reading))
    cards = [action.card for action in legal(view) if isinstance(action, Play)]
    return {card: lookout.value(card) for card in cards}


def _leaf(reading: Reading) -> Leaf:
    """Points and the lead to who takes the trick, and what both sides keep."""
    kept = _kept(reading)
    wants = -1.0 if reading.contract is Contract.R else 1.0
    declarer = reading.view.board.declarer

    def leaf(stand: Stand) -> float:
        rest = sum([worth for bit, worth in kept if not bit & stand.cards])
        ours = stand.owner.side is reading.side
        if reading.contract is Contract.N:
            lost = declarer is not None and stand.owner.side is declarer.side
            return rest + (_NULL_LOST if lost is not ours else -_NULL_LOST) * lost
        return wants * (rest + (stand.points + _LEAD if ours else -stand.points - _LEAD))

    return leaf


def _kept(reading: Reading) -> list[tuple[int, float]]:
    """By card in sight what it is worth to keep, the other side's with the other sign."""
    mine, theirs = reading.mine, reading.theirs
    sides = ((mine, 1.0), (theirs, -1.0))
    return [
        (card.bit, sign * _worth(reading, card))
        for mask, sign in sides
        for card in DECK
        if card.bit & mask
    ]


def _worth(reading: Reading, card: Card) -> float:
    if reading.contract is Contract.N:
        return -float(reading.order.strength[card])
    if card.is_jack:
        return _JACK
    if reading.is_trump(card):
        return _TRUMP
    return _ACE if card.rank is Rank.A else 0.0
