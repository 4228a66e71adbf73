"""``?!``, ``?`` and ``??``: marks for decisions that lost something, as in annotated chess.

A loss is measured by what a win is worth under the ruleset's scoring. Only what is certain is marked:
exact losses, and drawn ones that are well beyond their standard error; never a glance's. Before the play
only what is clearly a mistake is marked.
"""

from collections.abc import Iterable
from enum import Enum

from offiziersskat.analysis.review.account import EVEN, Account, Finding, How
from offiziersskat.core.rules import Ruleset, Scoring

__all__ = ["Mark", "at_stake", "doubtful", "mark_of", "mark_of_loss", "weightiest"]


class Mark(Enum):
    """Dubious, a mistake, a blunder; the value is the numeric annotation glyph of PGN."""

    DUBIOUS = 6
    MISTAKE = 2
    BLUNDER = 4

    @property
    def text(self) -> str:
        """As it is written behind a move."""
        return {Mark.DUBIOUS: "?!", Mark.MISTAKE: "?", Mark.BLUNDER: "??"}[self]


_AT_STAKE = {Scoring.SKAT: 72.0, Scoring.SIMPLE: 4.0, Scoring.JAPANESE: 2.0}
"""Of a game that is worth 24 or −48; of one that brings 2, or 1, to one side or to the other."""

_SHARES = ((Mark.BLUNDER, 0.25), (Mark.MISTAKE, 0.1), (Mark.DUBIOUS, 0.04))
_CERTAIN = 2.0
"""Standard errors that a loss must exceed."""


def at_stake(rules: Ruleset) -> float:
    """By how much the score of a plain game differs, won or lost."""
    return _AT_STAKE[rules.scoring]


def mark_of(finding: Finding, rules: Ruleset) -> Mark | None:
    """The mark of a decision, if it deserves one."""
    loss = finding.loss.score
    certain = finding.how is How.EXACT or (
        finding.how is not How.GLANCE and loss > _CERTAIN * finding.stderr.score
    )
    if not certain or not finding.matters:
        return None
    mark = mark_of_loss(loss, rules)
    # What cards promise may be off by as much as makes a move dubious.
    return None if mark is Mark.DUBIOUS and finding.how is How.DEALS else mark


def mark_of_loss(loss: float, rules: Ruleset) -> Mark | None:
    """The mark of a loss in score that is certain."""
    share = loss / at_stake(rules)
    return next((mark for mark, least in _SHARES if share >= least - EVEN), None)


def weightiest(account: Account, count: int = 3) -> tuple[Finding, ...]:
    """The decisions that lost most, the greatest loss first; none that lost nothing for certain."""
    marked = [one for one in account.findings if mark_of(one, account.rules) is not None]
    return tuple(_sorted(marked)[:count])


def doubtful(account: Account, count: int = 3) -> tuple[Finding, ...]:
    """The decisions that may have lost as much as a mistake does, the greatest loss first.

    Drawn ones that are not well beyond their standard error, and therefore bear no mark.
    """
    found = [one for one in account.findings if _is_doubtful(one, account.rules)]
    return tuple(_sorted(found)[:count])


def _is_doubtful(finding: Finding, rules: Ruleset) -> bool:
    drawn = finding.how in {How.WORLDS, How.DEALS}
    if not drawn or not finding.matters or mark_of(finding, rules) is not None:
        return False
    return mark_of_loss(finding.loss.score, rules) in {Mark.MISTAKE, Mark.BLUNDER}


def _sorted(findings: Iterable[Finding]) -> list[Finding]:
    return sorted(findings, key=lambda one: (-one.loss.score, -one.loss.points, one.ply))
