"""Cards numbered anew for the kernel: ascending strength within a class, trumps on top.

The only place where the kernel's numbers meet the rules: everything is read off
``core.contracts.order``, so that no ruleset is coded a second time.
"""

from dataclasses import dataclass
from functools import cache

from offiziersskat.core.cards import DECK, Card
from offiziersskat.core.contracts import TRUMP, Contract, Ten, order

__all__ = ["Tables", "tables"]


@dataclass(frozen=True)
class Tables:
    number: tuple[int, ...]
    card: tuple[Card, ...]
    suit: tuple[int, ...]
    beat: tuple[int, ...]
    points: tuple[int, ...]
    worth: tuple[int, ...]
    trumps: int


@cache
def tables(contract: Contract, ten: Ten) -> Tables:
    o = order(contract, ten)
    cards = sorted(DECK, key=lambda c: (o.follow[c], o.strength[c]))
    number = [0] * 32
    for i, c in enumerate(cards):
        number[c] = i
    trumps = sum(1 << number[c] for c in DECK if o.follow[c] == TRUMP)
    suit = []
    beat = []
    for i, c in enumerate(cards):
        same = sum(1 << number[d] for d in DECK if o.follow[d] == o.follow[c])
        suit.append(same)
        beat.append(sum(1 << number[d] for d in DECK if o.beats(d, c)))
    points = tuple(c.points for c in cards)
    worth = tuple(sum(1 << i for i in range(32) if points[i] == p) for p in (0, 2, 3, 4, 10, 11))
    return Tables(tuple(number), tuple(cards), tuple(suit), tuple(beat), points, worth, trumps)
