"""The luck of a game's cards, by the account that reviews keep (docs/review.md).

What was dealt before the first decision is left out: it is the same in both games of a pair.
"""

from collections.abc import Sequence
from functools import cache

from offiziersskat.analysis.review import Reviewer, Setting
from offiziersskat.analysis.review.exactly import Reach
from offiziersskat.core.actions import Action
from offiziersskat.core.cards import Card
from offiziersskat.core.rules import Ruleset
from offiziersskat.players.appraising import RuleBook

__all__ = ["NO_LUCK", "lucky"]

NO_LUCK = 0.0, 0.0
_ORDERS = 16
"""Half the time of what a review takes, and in pairs as good."""
_DIGITS = 6
"""Machines differ in the last digits of a sum; pairs are the same on all of them."""


def lucky(
    rules: Ruleset, deck: Sequence[Card], actions: Sequence[Action], unknown: int
) -> tuple[float, float]:
    """Score and card points that chance gave forehand's side in a finished game.

    Counted out where at most so many cards are ``unknown``; with 0 no account is kept.
    """
    if not unknown:
        return NO_LUCK
    luck = _reviewer(unknown).luck(rules, deck, actions)
    return round(luck.score, _DIGITS), round(luck.points, _DIGITS)


@cache
def _reviewer(unknown: int) -> Reviewer:
    """One a process, since it keeps tables; they make it quicker and change no figure."""
    setting = Setting(
        Reach(unknown=unknown, cards=8 + 2 * unknown, turned=True),
        worlds=0,
        nodes=0,
        layouts=0,
        orders=_ORDERS,
        deals=0,
        starts=0,
    )
    return Reviewer(RuleBook(), setting)
