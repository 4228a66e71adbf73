"""The player ``net``: one trick ahead over the learned value, for the score. A yardstick.

It thinks some thousandths of a second a card, most of that on reading the view. Hands that it does
not see are drawn, as search draws them, and every card is worth the mean of all draws; cards that
lie face down stay unknown. What is not card play, and play at a table of four, it leaves to
``rules``.
"""

from collections.abc import Iterator
from statistics import fmean

from offiziersskat.core.actions import Action, Play
from offiziersskat.core.cards import Card, mask_of, points_of
from offiziersskat.core.contracts import Contract
from offiziersskat.core.events import Hidden
from offiziersskat.core.legality import legal
from offiziersskat.core.seats import Seat, Side
from offiziersskat.core.view import Phase, View
from offiziersskat.players.protocol import Rng
from offiziersskat.players.rules import advise
from offiziersskat.players.sampled import worlds_for
from offiziersskat.players.utility import Stake, utility_of
from offiziersskat.search.evaluate import Stand, cards_of
from offiziersskat.search.worlds import Worlds

__all__ = ["NetPlayer", "stands_of", "valued"]

_DRAWS = {"net": 20, "net-quick": 8}
"""Draws of hidden hands."""
_ALL = 120


class NetPlayer:
    """Trusts the learned value."""

    def __init__(self, name: str = "net", draws: int | None = None) -> None:
        """``draws`` of hidden hands; by default what the name says."""
        self.name = name
        self._draws = _DRAWS[name] if draws is None else draws

    def choose(self, view: View, rng: Rng) -> Action:
        """The same action for the same view and the same chance."""
        two = view.rules.seats == len("FD")
        if view.phase is not Phase.PLAY or len(legal(view)) == 1 or not two:
            return advise(view).action
        values = valued(view, rng, self._draws)
        return Play(max(sorted(values), key=lambda card: values[card]))


def valued(view: View, rng: Rng, draws: int) -> dict[Card, float]:
    """What the cards of the seat to act are worth to it, by the score, in card play of two."""
    assert view.seat is not None
    sign = 1.0 if view.seat.side is _own(view) else -1.0
    lying = view.board.trick.cards[0] if view.board.trick else None
    found = [
        cards_of(stand, lying, _worth(view, points_of(away)))
        for stand, away in stands_of(view, rng, draws)
    ]
    return {card: sign * fmean([values[card] for values in found]) for card in found[0]}


def stands_of(view: View, rng: Rng, draws: int) -> Iterator[tuple[Stand, tuple[Card, ...]]]:
    """The position as it may be, with the cards laid away, or those of the stock.

    One where nothing is hidden but what lies face down, else one for each draw. A card lying in
    the trick still counts among its owner's.
    """
    hands = tuple(view.hand(Seat(seat)) for seat in range(2))
    hidden = [cards for cards in (*view.hands, view.stock) if isinstance(cards, Hidden)]
    if not any(cards.count for cards in hidden):
        stock = view.stock if isinstance(view.stock, tuple) else ()
        yield _stand(view, hands, stock), stock
        return
    for world in worlds_for(Worlds(view), view, rng, draws):
        yield _stand(view, world.hands, world.stock), world.stock


def _stand(view: View, hands: tuple[tuple[Card, ...], ...], away: tuple[Card, ...]) -> Stand:
    board, own = view.board, _own(view)
    assert board.contract is not None and board.to_act is not None
    bare, covered = [0, 0], [0, 0]
    trick = board.trick
    leader = trick.leader if trick else board.to_act
    for seat, places in enumerate(board.places):
        side = int(Seat(seat).side is not own)
        bare[side] |= mask_of(hands[seat])
        turned_later = False
        for place in places:
            if place.up is not None:
                which = covered if place.covered else bare
                which[side] |= place.up.bit
            elif place.covered:
                turned_later = True
        if trick and seat == leader:
            which = covered if turned_later else bare
            which[side] |= trick.cards[0].bit
    seen = mask_of(card for hand in hands for card in hand) | mask_of(away)
    return Stand(
        contract=board.contract.contract,
        ten=view.rules.ten,
        bare=(bare[0], bare[1]),
        covered=(covered[0], covered[1]),
        unknown=mask_of(view.unseen) & ~seen,
        leader=int(leader.side is not own),
    )


def _own(view: View) -> Side:
    """The side whose points are counted: the declarer's, in ramsch forehand's."""
    declarer = view.board.declarer
    return Side.FOREHAND if declarer is None else declarer.side


def _worth(view: View, away: int) -> list[float]:
    """By the points that side 0 makes from this trick on, what the end is worth to it.

    ``away`` points were laid away for it.
    """
    board, own = view.board, _own(view)
    assert board.contract is not None
    contract = board.contract.contract
    utility = utility_of(
        Stake(
            rules=view.rules,
            declared=board.contract,
            declarer=board.declarer,
            kontra=board.kontra,
            bid=board.bid,
            taken=(board.tricks[own] > 0, board.tricks[own.other] > 0),
            run=_run(view),
            spread=0.0,
        )
    )
    if contract is Contract.N:
        return [utility.of(1, own), utility.of(0, own)] + [0.0] * (_ALL - 1)
    made = board.points[own] + away
    ends = [min(_ALL, made + more) for more in range(_ALL + 1)]
    if contract is Contract.R:
        return [utility.of(-end, own) for end in ends]
    return [utility.of(end, own) for end in ends]


def _run(view: View) -> int:
    """One matador where any count: it changes what a game is worth, and seldom what to play."""
    contract = view.board.contract
    assert contract is not None
    counted = contract.contract not in (Contract.N, Contract.R)
    return int(counted and view.rules.scoring.value == "skat")
