"""``Account``: a hand's result, split into what was luck and what was somebody's doing.

    result = before + Σ luck + Σ (−loss of forehand's side, +loss of the dealer's) + Σ rest

Every finding is the step from one moment to the next of one value, so that the sum holds whatever
this value is. *Luck* is the value after chance less what could be expected of it. *Loss* is the best
action's value less that of the action taken. *Rest* is what of a step is neither: nothing where
values are exact, else the estimates' disagreement with themselves, which nobody can be blamed for.
All figures are forehand's side's, but losses, which are never less than nothing.
"""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from enum import Enum
from math import sqrt

from offiziersskat.analysis.review.figures import LEVEL, Figures
from offiziersskat.core.actions import Action
from offiziersskat.core.cards import Card
from offiziersskat.core.rules import Ruleset
from offiziersskat.core.seats import Seat, Side
from offiziersskat.core.view import Phase

__all__ = ["EVEN", "Account", "Finding", "How", "Kind", "Tally"]

EVEN = 1e-9
"""Actions whose scores differ by no more are worth the same."""


class Kind(Enum):
    """What brought luck: the first cards, a trump drawn, later packets, the stock, cards turned."""

    DEAL = "deal"
    TRUMP = "trump"
    PACKET = "packet"
    STOCK = "stock"
    TURN = "turn"


class How(Enum):
    """Where a decision's values come from: counted out, from drawn worlds, from deals laid out before
    the play and judged by what their cards promise, estimated at a glance.
    """

    EXACT = "exact"
    WORLDS = "worlds"
    DEALS = "deals"
    GLANCE = "glance"


@dataclass(frozen=True, slots=True)
class Finding:
    """One step of a hand: what a seat did, and what chance made of it.

    ``ply`` is that of the record, −1 for the first deal. ``values``, as the seat's side sees them, are
    what its actions were worth on what it saw; empty where there was nothing to decide. ``exact``:
    nothing of it is an estimate; ``stderr`` that of ``loss`` where worlds were drawn. ``value`` is
    what the hand is worth after the step; ``luck`` its ``kind``, ``cards`` those that came to light.
    """

    ply: int
    seat: Seat | None
    phase: Phase | None
    action: Action | None
    value: Figures
    loss: Figures = LEVEL
    luck: Figures = LEVEL
    rest: Figures = LEVEL
    kind: Kind | None = None
    cards: tuple[Card, ...] = ()
    best: Action | None = None
    values: Mapping[Action, Figures] = field(default_factory=dict, hash=False)
    how: How = How.GLANCE
    stderr: Figures = LEVEL
    luck_stderr: Figures = LEVEL

    @property
    def change(self) -> Figures:
        """By how much the hand's value went up for forehand's side; the sum of all three parts."""
        mine = self.loss.times(-1.0 if self.seat is None or not self.seat.side else 1.0)
        return self.luck.plus(mine).plus(self.rest)

    @property
    def matters(self) -> bool:
        """Whether there was something to decide: actions whose scores differ."""
        scores = [figures.score for figures in self.values.values()]
        return len(scores) > 1 and max(scores) - min(scores) > EVEN

    @property
    def stake(self) -> Figures:
        """What the worst action would have lost."""
        coins = zip(*self.values.values(), strict=True)
        return Figures(*(max(coin) - min(coin) for coin in coins)) if self.values else LEVEL


@dataclass(frozen=True, slots=True)
class Tally:
    """One side's account: its luck by kind, its losses, and over how many decisions.

    ``luck`` as this side sees it; ``loss`` in sum. ``decisions`` are those that matter and are known
    better than at a glance, ``known`` what was lost by them: a glance is too rough to judge by.
    ``stake`` is what could have been lost by them, the worst action always taken.
    """

    side: Side
    luck: Mapping[Kind, Figures]
    loss: Figures
    known: Figures
    stake: Figures
    decisions: int

    @property
    def fortune(self) -> Figures:
        """All luck together."""
        return _sum(self.luck.values())

    @property
    def per_decision(self) -> Figures | None:
        """The loss per decision that matters and is known; ``None`` if there was none."""
        return self.known.times(1 / self.decisions) if self.decisions else None

    @property
    def share(self) -> float | None:
        """How much of what could be lost was lost, in score: 0 never, 1 always the worst action."""
        return self.known.score / self.stake.score if self.stake.score > EVEN else None


@dataclass(frozen=True, slots=True)
class Account:
    """A whole hand, from before the deal to its result."""

    rules: Ruleset
    before: Figures
    before_stderr: Figures
    result: Figures
    findings: tuple[Finding, ...]

    @property
    def gap(self) -> Figures:
        """What is missing from the sum: nothing, but for the rounding of floats."""
        told = _sum(finding.change for finding in self.findings)
        return self.result.less(self.before.plus(told))

    @property
    def rest(self) -> Figures:
        """What could not be split, as forehand's side sees it."""
        return _sum(finding.rest for finding in self.findings)

    @property
    def luck(self) -> Figures:
        """All luck, as forehand's side sees it."""
        return _sum(finding.luck for finding in self.findings)

    @property
    def adjusted(self) -> Figures:
        """The result without its luck."""
        return self.result.less(self.luck)

    @property
    def stderr(self) -> Figures:
        """The error of the split: of all means that were drawn, together."""
        errors = [finding.stderr for finding in self.findings]
        errors += [finding.luck_stderr for finding in self.findings]
        errors.append(self.before_stderr)
        return Figures(*(sqrt(sum(e * e for e in coin)) for coin in zip(*errors, strict=True)))

    def tally(self, side: Side) -> Tally:
        """What a side was given, and what it gave away."""
        luck: dict[Kind, Figures] = {}
        for finding in self.findings:
            if finding.kind is not None:
                share = finding.luck.seen_by(side)
                luck[finding.kind] = luck.get(finding.kind, LEVEL).plus(share)
        own = [f for f in self.findings if f.seat is not None and f.seat.side is side]
        judged = [f for f in own if f.matters and f.how is not How.GLANCE]
        return Tally(
            side,
            luck,
            loss=_sum(finding.loss for finding in own),
            known=_sum(finding.loss for finding in judged),
            stake=_sum(finding.stake for finding in judged),
            decisions=len(judged),
        )


def _sum(figures: Iterable[Figures]) -> Figures:
    total = LEVEL
    for one in figures:
        total = total.plus(one)
    return total
