"""Why an answer was right or wrong, as sentences: what was wrong with it, what speaks for the best.

Every sentence states a fact of the position, or of the values; the claims behind them have checkers
(``review.claims``, ``players.claims``).
"""

from offiziersskat.analysis.review import Figures, Finding, remarks
from offiziersskat.analysis.review.figures import LEVEL
from offiziersskat.core.actions import Action, Declare, Play
from offiziersskat.i18n import Language, catalogue
from offiziersskat.players import Advice, explain
from offiziersskat.players.explain import named
from offiziersskat.players.speaking import reasons_for
from offiziersskat.trainer.exercise import Exercise

__all__ = ["why"]


def why(exercise: Exercise, action: Action, language: Language) -> tuple[str, ...]:
    """At most one sentence against an action that is not the best, and reasons for the best."""
    view, best = exercise.view, exercise.best
    found = []
    for remark in remarks(view, _finding(exercise, action))[:1]:
        params = {name: named(value, language) for name, value in remark.params.items()}
        found.append(catalogue("review", language).text(remark.fault, **params))
    reasons = reasons_for(view, best)
    if reasons and isinstance(best, Play | Declare):
        told = explain(Advice(best, reasons), language)
        subject = named(best.card if isinstance(best, Play) else best.contract, language)
        found.append(catalogue("exercise", language).text("speaks-for", best=subject, reasons=told))
    return tuple(found)


def _finding(exercise: Exercise, action: Action) -> Finding:
    """An answer as the review would note it."""
    return Finding(
        ply=0,
        seat=exercise.view.seat,
        phase=exercise.view.phase,
        action=action,
        value=LEVEL,
        best=exercise.best,
        values={
            one: Figures(worth.points or 0.0, worth.score) for one, worth in exercise.values.items()
        },
        how=exercise.how,
    )
