"""Why an answer was right or wrong, as sentences: what was wrong with it, what speaks for the best.

Every sentence states a fact of the position, or of the values; the claims behind them have checkers
(``review.claims``, ``players.claims``).
"""

from offiziersskat.analysis.review import Figures, Finding, remarks
from offiziersskat.analysis.review.figures import LEVEL
from offiziersskat.core.actions import Action, Declare, LayAway, Pass, Play, text_of
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
    if reasons:
        told = explain(Advice(best, reasons), language)
        subject = _subject(best, language)
        found.append(catalogue("exercise", language).text("speaks-for", best=subject, reasons=told))
    return tuple(found)


def _subject(best: Action, language: Language) -> str:
    """``♥10``, ``Grand``, ``♥10 ♥A``, ``Kontra``."""
    match best:
        case Play(card):
            return str(named(card, language))
        case Declare():
            return str(named(best.contract, language))
        case LayAway(first, second):
            return " ".join(str(named(card, language)) for card in (first, second))
        case _:
            # Who passes here lets it stand as it is.
            said = "no" if isinstance(best, Pass) else text_of(best)
            return catalogue("table", language).text(f"option-{said}")


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
