"""Findings and accounts of reviews as JSON (docs/review.md)."""

from offiziersskat.analysis.review.account import Account, Finding, Tally
from offiziersskat.analysis.review.figures import Figures
from offiziersskat.analysis.review.marks import mark_of
from offiziersskat.core.actions import text_of
from offiziersskat.core.rules import Ruleset
from offiziersskat.core.seats import Side

__all__ = ["account_json", "finding_json"]

Json = dict[str, object]
_DIGITS = 12


def figures_json(figures: Figures) -> Json:
    """Both figures by name."""
    return {"points": round(figures.points, _DIGITS), "score": round(figures.score, _DIGITS)}


def finding_json(finding: Finding, rules: Ruleset) -> Json:
    """One step; values are the side's to act, all else forehand's side's but losses."""
    told: Json = {
        "ply": finding.ply,
        "seat": None if finding.seat is None else int(finding.seat),
        "phase": "deal" if finding.phase is None else finding.phase.value,
        "action": None if finding.action is None else text_of(finding.action),
        "value": figures_json(finding.value),
        "luck": figures_json(finding.luck),
        "loss": figures_json(finding.loss),
        "rest": figures_json(finding.rest),
        "how": finding.how.value,
    }
    mark = mark_of(finding, rules)
    if mark is not None:
        told["mark"] = mark.text
    if finding.kind is not None:
        told["kind"] = finding.kind.value
        told["cards"] = [card.code for card in finding.cards]
    if finding.matters:
        assert finding.best is not None
        told["best"] = text_of(finding.best)
        told["values"] = {text_of(one): figures_json(f) for one, f in finding.values.items()}
        told["stderr"] = figures_json(finding.stderr)
    return told


def account_json(account: Account) -> Json:
    """The sums of a hand, by side."""
    return {
        "before": figures_json(account.before),
        "result": figures_json(account.result),
        "luck": figures_json(account.luck),
        "rest": figures_json(account.rest),
        "adjusted": figures_json(account.adjusted),
        "stderr": figures_json(account.stderr),
        "gap": figures_json(account.gap),
        "sides": [_tally_json(account.tally(side)) for side in Side],
    }


def _tally_json(tally: Tally) -> Json:
    per = tally.per_decision
    return {
        "luck": {kind.value: figures_json(figures) for kind, figures in tally.luck.items()},
        "loss": figures_json(tally.loss),
        "known": figures_json(tally.known),
        "stake": figures_json(tally.stake),
        "decisions": tally.decisions,
        "per_decision": None if per is None else figures_json(per),
    }
