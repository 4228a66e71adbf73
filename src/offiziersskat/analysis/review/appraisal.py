"""``Appraisal``: what a moment is worth where it cannot be counted out, at a glance.

An account holds whatever an appraisal says (``account``); a better one splits luck from skill
better. The rule book's figures are one (``players.appraise``); a learned value can be another.
"""

from collections.abc import Mapping, Sequence
from typing import Protocol

from offiziersskat.analysis.review.figures import Figures
from offiziersskat.analysis.review.sampled import Drawn
from offiziersskat.analysis.review.sight import Sight
from offiziersskat.core.actions import Action
from offiziersskat.core.cards import Card
from offiziersskat.core.rules import Ruleset
from offiziersskat.deal import Stream

__all__ = ["Appraisal"]


class Appraisal(Protocol):
    """Estimates; figures are forehand's side's."""

    def start(self, rules: Ruleset) -> tuple[Figures, Figures] | None:
        """What a hand is worth before it is dealt, and the standard error; ``None`` if unknown."""
        ...

    def value(self, sight: Sight) -> Figures:
        """What a hand is worth at a decision: any phase but ``OVER``."""
        ...

    def hopes(self, sight: Sight, orders: Sequence[Mapping[Card, Card]]) -> Sequence[Figures]:
        """By what luck is measured: what a sight promises with cards exchanged in each of some ways.

        ``orders`` exchange the same cards, those that have just come to light.
        """
        ...

    def moves(self, sight: Sight, chosen: Action) -> Mapping[Action, Figures]:
        """What the seat to act may expect of its actions, on what the sight shows.

        Of actions that are as good as endless, bids, only some need be there; ``chosen`` always.
        """
        ...

    def weighed(self, sight: Sight, rng: Stream, deals: int) -> Drawn | None:
        """The same with more care, over about so many deals; ``None`` where that is not to be had."""
        ...
