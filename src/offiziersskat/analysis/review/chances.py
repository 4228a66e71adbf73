"""What chance might have brought instead: other cards in place of those that came to light.

Cards that nobody had seen lay in any order with equal chances, whatever was played before; so the
mean over all orders is what could be expected, and luck is what came beyond it. Where there are
too many orders some are drawn, evenly, by numbers that depend on the hand alone.
"""

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import permutations
from math import perm, sqrt

from offiziersskat.analysis.review.figures import LEVEL, Figures
from offiziersskat.analysis.review.sight import Sight
from offiziersskat.core.cards import Card, cards_in
from offiziersskat.deal import Stream

__all__ = ["Fortune", "Hopes", "fortune"]

Hopes = Callable[[Sight, Sequence[Mapping[Card, Card]]], Sequence[Figures]]
"""What a sight promises with some of its cards exchanged, in each of several ways."""


@dataclass(frozen=True, slots=True)
class Fortune:
    """The luck of what came, and its standard error: 0 where all that might have was looked at."""

    luck: Figures
    stderr: Figures


def fortune(before: Sight, after: Sight, hopes: Hopes, rng: Stream, most: int) -> Fortune:
    """What the cards that came to light between two sights promise beyond what was to be expected."""
    fresh, unseen = cards_in(before.unseen & ~after.unseen), cards_in(before.unseen)
    if not fresh:
        return Fortune(LEVEL, LEVEL)
    orders = [fresh, *_orders(unseen, len(fresh), rng, most)]
    came, *others = hopes(after, [dict(zip(fresh, order, strict=True)) for order in orders])
    coins = tuple(zip(*others, strict=True))
    mean = Figures(*(sum(coin) / len(coin) for coin in coins))
    if perm(len(unseen), len(fresh)) <= most:
        return Fortune(came.less(mean), LEVEL)
    errors = [_stderr(coin, middle) for coin, middle in zip(coins, mean, strict=True)]
    return Fortune(came.less(mean), Figures(*errors))


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
