"""The checkers of all reasons in one table."""

from offiziersskat.core.legality import legal
from offiziersskat.core.view import View
from offiziersskat.players.advice import Advice, Code, Why
from offiziersskat.players.claims.calls import CALLS
from offiziersskat.players.claims.kind import Checker
from offiziersskat.players.claims.marks import MARKS
from offiziersskat.players.claims.tricks import TRICKS

__all__ = ["CLAIMS", "holds"]


def _only_legal(view: View, advice: Advice, why: Why) -> bool:
    return legal(view) == (advice.action,)


CLAIMS: dict[Code, Checker] = {Code.ONLY_LEGAL: _only_legal, **CALLS, **TRICKS, **MARKS}
"""A checker for every code."""


def holds(view: View, advice: Advice) -> bool:
    """Whether the action is legal, and every reason for it true."""
    true = [CLAIMS[why.code](view, advice, why) for why in advice.reasons]
    return advice.action in legal(view) and bool(true) and all(true)
