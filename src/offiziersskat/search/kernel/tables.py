"""Cards numbered anew for the kernel: ascending strength within a class, trumps on top.

The only place where the kernel's numbers meet the rules: everything is read off
``core.contracts.order``, so that no ruleset is coded a second time.
"""

from dataclasses import dataclass
from functools import cache

from offiziersskat.core.cards import DECK, Card
from offiziersskat.core.contracts import TRUMP, Contract, Ten, order

__all__ = ["NONE_ALIKE", "Alike", "Tables", "alike", "tables"]

Alike = tuple[list[int], list[int], list[int], int]


NONE_ALIKE: Alike = ([0] * 16, [0] * 256, list(range(32)), 0)
"""For positions with cards that lie under others."""

_LONGEST = 4


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


def alike(table: Tables, own: int) -> Alike:
    """With all cards in sight: runs of cards that follow each other and count the same.

    Of such a run, say 7, 8 and 9, it counts only who holds how many in which order: positions
    alike in this are one. ``own`` is one seat's mask. Returns where each run begins; by run and by
    the four bits from there what they are looked up as; the first of its run by card; and how many
    runs there are, at most 16.
    """
    runs: list[list[int]] = []
    for card in range(32):
        last = runs[-1][-1] if runs else card
        follows = table.suit[card] == table.suit[last] and table.points[card] == table.points[last]
        if runs and follows and len(runs[-1]) < _LONGEST:
            runs[-1].append(card)
        else:
            runs.append([card])
    runs = [run for run in runs if len(run) > 1]
    family = list(range(32))
    for run in runs:
        family[run[0] : run[-1] + 1] = [run[0]] * len(run)
    starts = [run[0] for run in runs] + [0] * (16 - len(runs))
    stands = [found for run in runs for found in _stands(run, own)]
    return starts, stands + [0] * (256 - len(stands)), family, len(runs)


def _stands(run: list[int], own: int) -> list[int]:
    seen: dict[tuple[int, ...], int] = {}
    found = []
    for mask in range(16):
        owners = tuple(own >> card & 1 for i, card in enumerate(run) if mask >> i & 1)
        inside = mask & (1 << len(run)) - 1
        found.append(mask ^ inside ^ seen.setdefault(owners, inside))
    return found
