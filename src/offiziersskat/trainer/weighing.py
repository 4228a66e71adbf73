"""What every card of a public position is worth, exactly, found in two ways that must agree.

The search has two kernels: the quick one serves games for two that are won by points, the general
one plays a card at a time. Where both can answer they check each other; else ``second`` does, which
shares nothing with either. Figures are whole numbers in u! of a unit, for u unknown cards.
"""

import math
from collections.abc import Iterator, Mapping
from contextlib import suppress
from dataclasses import dataclass
from enum import Enum
from fractions import Fraction

from offiziersskat.analysis.review.figures import HALF
from offiziersskat.core.actions import Action, Play
from offiziersskat.core.cards import ALL_CARDS, Card
from offiziersskat.core.contracts import Contract
from offiziersskat.notation import Position
from offiziersskat.search.chance import ChanceSearch, Objective, is_quick
from offiziersskat.search.chance_root import root_of, run_of
from offiziersskat.search.chance_worth import worth_of
from offiziersskat.trainer.exercise import Worth
from offiziersskat.trainer.second import TooLong, Values, walked

__all__ = ["Check", "Figures", "Weighed", "Weigher", "cards_left"]

_BITS = 18
_TABLES = 4_000
_SHORT = 7
_WALKED = {2: 12, 3: 11, 4: 10}
"""A walk takes seconds: it is tried with so few cards left, where another check there is not with so
few by the number of unknown ones, and is given up after so many tables."""

Figures = tuple[int, int, int]
"""Points, score and probability of winning as in ``Worth``, times ``Weighed.over``."""


@dataclass(frozen=True, slots=True)
class Weighed:
    """Every card's figures, as the side of the seat to act sees them."""

    over: int
    moves: Mapping[Card, Figures]

    def values(self) -> dict[Action, Worth]:
        """The same as fractions of one."""
        return {
            Play(card): Worth(points / self.over, score / self.over, win / self.over)
            for card, (points, score, win) in self.moves.items()
        }

    @property
    def best(self) -> Card | None:
        """The one card that is better than every other in points and in score, and wins no less often."""
        first = max(self.moves, key=lambda card: self.moves[card][1])
        points, score, win = self.moves[first]
        for card, other in self.moves.items():
            if card != first and (other[0] >= points or other[1] >= score or other[2] > win):
                return None
        return first


class Check(Enum):
    """What else has found the same figures."""

    GENERAL = "general"
    WALK = "walk"


class Weigher:
    """Weighs one position after the other; keeps its tables."""

    def __init__(self) -> None:
        """Two searches, so that neither finds what the other has left in a table."""
        self._quick = ChanceSearch(bits=_BITS)
        self._general = ChanceSearch(bits=_BITS, general=True)

    def weigh(self, position: Position) -> Weighed:
        """By the quickest way; raises ``BadPosition`` where the search cannot tell."""
        return _searched(position, self._quick)

    def is_clear(self, position: Position, least: float) -> bool:
        """Whether one card is ahead in score by so much; a first look, which costs a third."""
        answer = self._quick.values(position.view(), Objective.SCORE, told=position.matadors)
        *_, second, best = sorted(answer.moves.values())
        return best - second >= least

    def checks(self, position: Position) -> Iterator[tuple[Check, Weighed]]:
        """The same figures by every other way that there is for a position of this length."""
        quick = _has_two_kernels(position)
        if quick:
            yield Check.GENERAL, _searched(position, self._general)
        if cards_left(position) <= (_SHORT if quick else _WALKED.get(len(position.unseen), 0)):
            with suppress(TooLong):
                yield Check.WALK, _told(position, walked(position, most=_TABLES))


def cards_left(position: Position) -> int:
    """How many cards are still to be played."""
    return (ALL_CARDS & ~position.gone).bit_count() - len(position.trick)


def _has_two_kernels(position: Position) -> bool:
    root = root_of(position.view())
    run = run_of(root, position.matadors)
    return all(
        is_quick(root, worth_of(root, objective, run if objective is Objective.SCORE else None))
        for objective in Objective
    )


def _searched(position: Position, search: ChanceSearch) -> Weighed:
    view = position.view()
    points, score, win = (
        search.values(view, objective, told=position.matadors).moves for objective in _COINS
    )
    # The search tells the score of the side to act.
    sign = 1 if position.seat.side is position.own_side else -1
    found = {card: (points[card], sign * score[card], win[card]) for card in points}
    return _told(position, found)


_COINS = (Objective.POINTS, Objective.SCORE, Objective.WIN)


def _told(position: Position, found: Mapping[Card, Values]) -> Weighed:
    """Values of the declarer's side as the side of the seat to act sees them, in whole numbers."""
    assert position.contract is not None
    contract, over = position.contract.contract, math.factorial(len(position.unseen))
    mine = position.seat.side is position.own_side
    sign = 1 if mine else -1

    def whole(value: Fraction) -> int:
        assert (value * over).denominator == 1
        return int(value * over)

    return Weighed(
        over,
        {
            card: (
                whole(sign * _beyond(contract, value)),
                whole(sign * score),
                whole(win if mine else 1 - win),
            )
            for card, (value, score, win) in found.items()
        },
    )


def _beyond(contract: Contract, value: Fraction) -> Fraction:
    """Card points beyond an even share, as ``review.figures.margin`` counts them."""
    half = int(HALF)
    if contract is Contract.N:
        return half * (2 * value - 1)
    return value + half if contract is Contract.R else value - half
