"""What chance might have brought instead: other cards in place of those that came to light.

Cards that nobody had seen lay in any order with equal chances, whatever was played before; so the
mean over all orders is what could be expected, and luck is what came beyond it. Where there are
too many orders some are drawn, evenly, by numbers that depend on the hand alone.
"""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from itertools import permutations
from math import perm, sqrt

from offiziersskat.analysis.review.figures import LEVEL, Figures
from offiziersskat.analysis.review.sight import Sight
from offiziersskat.core.cards import Card, cards_in
from offiziersskat.deal import Stream

__all__ = ["Expected", "expected"]


@dataclass(frozen=True, slots=True)
class Expected:
    """The mean over what might have come, and its standard error: 0 where all was looked at."""

    mean: Figures
    stderr: Figures


def expected(
    before: Sight, after: Sight, value: Callable[[Sight], Figures], rng: Stream, most: int
) -> Expected:
    """What could be expected of the cards that came to light between two sights."""
    fresh = cards_in(before.unseen & ~after.unseen)
    if not fresh:
        return Expected(value(after), LEVEL)
    orders = list(_orders(cards_in(before.unseen), len(fresh), rng, most))
    found = [value(after.exchanged(dict(zip(fresh, order, strict=True)))) for order in orders]
    coins = tuple(zip(*found, strict=True))
    mean = Figures(*(sum(coin) / len(coin) for coin in coins))
    if perm(before.unseen.bit_count(), len(fresh)) <= most:
        return Expected(mean, LEVEL)
    return Expected(mean, Figures(*(_stderr(coin, sum(coin) / len(coin)) for coin in coins)))


def _stderr(values: tuple[float, ...], mean: float) -> float:
    count = len(values)
    return sqrt(sum((value - mean) ** 2 for value in values) / (count * (count - 1)))


def _orders(
    cards: tuple[Card, ...], count: int, rng: Stream, most: int
) -> Iterator[tuple[Card, ...]]:
    if perm(len(cards), count) <= most:
        yield from permutations(cards, count)
        return
    for _ in range(most):
        left = list(cards)
        yield tuple([left.pop(rng.below(len(left))) for _ in range(count)])
