"""A reviewed hand in one JSON object: whose it was, what it came to, its account.

What is in it is all that statistics need; no card is.
"""

from offiziersskat.analysis.review import Account, Finding
from offiziersskat.analysis.review.json_form import account_json
from offiziersskat.core.actions import Declare
from offiziersskat.notation import Finished, Record, result_json, rules_text

__all__ = ["Summary", "told"]

Summary = dict[str, object]

_DIGITS = 12


def told(record: Record, end: Finished, account: Account) -> Summary:
    """The summary of a finished hand; ``date`` as the record has it, ``None`` where it has none.

    ``declared`` is who chose among several games: his ``seat``, the ``contract`` he chose and the
    ``best`` one as letters, and what the choice lost in score; ``None`` where nobody had a choice.
    """
    return {
        "rules": rules_text(record.rules),
        "seats": [*record.names, *[""] * (record.rules.seats - len(record.names))],
        "date": record.tag("Date"),
        "result": result_json(end.result),
        "declared": _declared(account.findings),
        "account": account_json(account),
    }


def _declared(findings: tuple[Finding, ...]) -> Summary | None:
    for finding in findings:
        chosen, best = finding.action, finding.best
        if not (isinstance(chosen, Declare) and isinstance(best, Declare)):
            continue
        if finding.seat is None or len(finding.values) < len("AB"):
            continue
        return {
            "seat": int(finding.seat),
            "contract": chosen.contract.value,
            "best": best.contract.value,
            "loss": round(finding.loss.score, _DIGITS),
            "how": finding.how.value,
        }
    return None
