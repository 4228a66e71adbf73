"""What a few tricks of some worlds come to, where to search them whole would take too long."""

from offiziersskat.core.view import View
from offiziersskat.players.effort import Thought
from offiziersskat.players.plan import Forecast, level_with, means, outcomes
from offiziersskat.players.sampled import turns_at_once

__all__ = ["guessed"]

_SURE = 2.0
"""Standard errors by which a card must be ahead of another to be told from it."""


def guessed(view: View, worlds: list[Forecast]) -> Thought:
    """What few tricks of each world come to, and which cards that does not tell apart."""
    found = outcomes(worlds, mine=worlds[0].start.side, plies=1, at_once=turns_at_once(view))
    values = means(found)
    best = max(sorted(values), key=lambda card: values[card])
    level = level_with(best, found, _SURE)
    return Thought(values, "guess", len(worlds), level=frozenset(level))
