"""What a complete trick is worth, by contract: the leaf of the look ahead.

In suit games and grand the points count, and what the cards that are left promise; in ramsch the
same the other way round. In null only the declarer's first trick counts, and how many of his cards
lie bare to a lower one.
"""

from offiziersskat.core.cards import DECK, Card
from offiziersskat.core.contracts import Contract
from offiziersskat.players.balance import balance_for
from offiziersskat.players.counting import Count, count
from offiziersskat.players.reading import Reading
from offiziersskat.players.trick import Leaf, Lookout, Stand

__all__ = ["look_ahead"]

_TRICK_LOST = 1000.0
_BARE = 10.0
_HIGH = 0.3
_MARK = 6.0
"""What passing a mark, 61 above all, is worth beyond its points."""


def look_ahead(reading: Reading) -> Lookout:
    """The look one trick ahead that suits the contract."""
    leaf = _null(reading) if reading.contract is Contract.N else _points(reading)
    return Lookout(reading, leaf)


def _points(reading: Reading) -> Leaf:
    four = len(reading.known) > len("FD")
    balance = balance_for(reading.contract, reading.view.rules.ten, four=four)
    mine, theirs, unseen = _masks(reading)
    side, so_far = reading.side, count(reading)
    wants = -1 if reading.contract is Contract.R else 1

    def leaf(stand: Stand) -> float:
        kept = ~stand.cards
        ours = stand.owner.side is side
        swing = stand.points + balance.lead + _mark(so_far, stand.points, ours=ours)
        rest = balance.of(mine & kept, theirs & kept, unseen & kept)
        return wants * (rest + swing if ours else rest - swing)

    return leaf


def _mark(so_far: Count, points: int, *, ours: bool) -> float:
    """A trick that carries a side over its mark."""
    have, need = (so_far.mine, so_far.my_mark) if ours else (so_far.theirs, so_far.their_mark)
    return _MARK if have < need <= have + points else 0.0


def _null(reading: Reading) -> Leaf:
    declarer = reading.view.board.declarer
    assert declarer is not None
    sign = 1 if declarer.side is reading.side else -1
    mine, theirs, _ = _masks(reading)
    hunted, hunters = (mine, theirs) if sign > 0 else (theirs, mine)

    def leaf(stand: Stand) -> float:
        if stand.owner.side is declarer.side:
            return -sign * _TRICK_LOST
        kept = ~stand.cards
        return -sign * _danger(reading, hunted & kept, hunters & kept)

    return leaf


def _danger(reading: Reading, hunted: int, hunters: int) -> float:
    """How bare the declarer's cards lie: matched from the lowest, suit by suit."""
    strength, follow = reading.order.strength, reading.order.follow
    danger = 0.0
    for suit in range(4):
        low = [strength[c] for c in _cards(hunted) if follow[c] == suit]
        lower = [strength[c] for c in _cards(hunters) if follow[c] == suit]
        pairs = zip(sorted(low), sorted(lower), strict=False)
        danger += _BARE * sum([mine > theirs for mine, theirs in pairs])
        danger += _HIGH * (sum(low) - sum(lower))
    return danger


def _cards(mask: int) -> list[Card]:
    return [card for card in DECK if mask & card.bit]


def _masks(reading: Reading) -> tuple[int, int, int]:
    mine, theirs = reading.mine, reading.theirs
    unseen = sum([card.bit for card in reading.view.unseen])
    return mine, theirs, unseen & ~mine & ~theirs
