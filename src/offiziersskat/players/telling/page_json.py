"""What a page tells of a reviewed hand, as JSON: codes and figures, and reasons as sentences.

The page speaks for itself; only why an action is better the players say, in every language.
"""

from offiziersskat.analysis.review import (
    Account,
    Finding,
    Hindsight,
    NotWon,
    Remark,
    as_good,
    at_stake,
    doubtful,
    loser_of,
    remarks,
    weightiest,
)
from offiziersskat.analysis.review.json_form import account_json
from offiziersskat.core.actions import text_of
from offiziersskat.core.cards import Card
from offiziersskat.core.seats import Side
from offiziersskat.core.view import View
from offiziersskat.i18n import LANGUAGES
from offiziersskat.notation import Finished, Record, Step, replay
from offiziersskat.players.advice import Advice
from offiziersskat.players.explain import explain
from offiziersskat.players.speaking import reasons_for

__all__ = ["page_json"]

Json = dict[str, object]


def page_json(
    record: Record, end: Finished, account: Account, back: Hindsight | NotWon | None
) -> Json:
    """The account, the decisions that mattered most, and whether the loser could have won.

    ``{"account", "stake", "mattered": [{"ply", "remarks", "reasons"}], "doubtful", "back"}``; ``stake``
    is what a plain game won differs by from one lost, ``doubtful`` are the plies of decisions that may
    have cost something, ``back`` is ``None`` where nobody lost or nothing can be told.
    """
    mattered = weightiest(account)
    plies = {finding.ply for finding in mattered}
    steps = (step for step in replay(record) if isinstance(step, Step))
    views = {ply: step.view for ply, step in enumerate(steps) if ply in plies}
    loser = loser_of(end.game)
    return {
        "account": account_json(account),
        "stake": at_stake(account.rules),
        "mattered": [_mattered(finding, views[finding.ply]) for finding in mattered],
        "doubtful": [finding.ply for finding in doubtful(account)],
        "back": None if loser is None or back is None else _back_json(account, back, loser),
    }


def _mattered(finding: Finding, view: View) -> Json:
    assert finding.best is not None
    found = reasons_for(view, finding.best)
    advice = Advice(finding.best, found)
    return {
        "ply": finding.ply,
        "remarks": [_remark_json(remark) for remark in remarks(view, finding)[:1]],
        "reasons": {one.value: explain(advice, one) for one in LANGUAGES} if found else None,
    }


def _remark_json(remark: Remark) -> Json:
    params = {
        name: value.code if isinstance(value, Card) else value
        for name, value in remark.params.items()
    }
    return {"fault": remark.fault.value, "params": params}


def _back_json(account: Account, back: Hindsight | NotWon, loser: Side) -> Json:
    """``{"side", "since"}`` alone where he could not have won, as far as was looked.

    Else the line, and ``best`` of what he could see: the card itself where nothing was better.
    """
    if isinstance(back, NotWon):
        return {"side": int(loser), "since": back.since}
    told: Json = {
        "side": int(loser),
        "ply": back.ply,
        "seat": int(back.seat),
        "card": None if back.card is None else back.card.code,
        "line": [card.code for card in back.line],
        "best": None,
        "how": None,
    }
    if back.card is None:
        return told
    finding = next(one for one in account.findings if one.ply == back.ply)
    knew = as_good(finding, back.card)
    if knew is None or finding.best is None:
        return told
    best = back.card.code if knew else text_of(finding.best)
    return told | {"best": best, "how": finding.how.value}
