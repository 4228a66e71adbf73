"""What is done with records in worker processes: read, retold, verified, analysed.

A long text takes its time, and an analysis as long as it gets; the tables go on meanwhile. Answers
are plain values, ready for JSON.
"""

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any

from offiziersskat.core.actions import Play
from offiziersskat.core.cards import DECK
from offiziersskat.errors import InputError
from offiziersskat.notation import (
    BadNotation,
    Fault,
    Finished,
    Record,
    Unfinished,
    conclusion,
    read_record,
    read_records,
    record_json,
    rules_text,
    write_osk,
)
from offiziersskat.notation.actions import Move
from offiziersskat.notation.retold import retold
from offiziersskat.table.dealing import proved_dealing

__all__ = ["analyse", "other_line", "read", "share", "verify"]

Json = dict[str, Any]

_MOST_HANDS = 500
_MOST_FAULTS = 20
_MOST_SHOWN = 60
_SECONDS = 5.0
_CARDS = {card.code: card for card in DECK}


def read(text: str) -> tuple[list[tuple[str, Json]], list[Json]]:
    """Each record in its canonical text with a summary, and the faults.

    Of lines in a row that are no hand only the first is told, and of a text without a hand no more
    faults than anybody reads.
    """
    found: list[tuple[str, Json]] = []
    faults: list[Json] = []
    was_none = False
    for hand, item in enumerate(read_records(text)):
        is_none = isinstance(item, Fault) and item.error.code == "record-none"
        if is_none and was_none:
            continue
        was_none = is_none
        if isinstance(item, Fault):
            faults.append(_fault(hand, item.error))
        else:
            found.append((write_osk(item), _summary(item)))
        if not found and len(faults) >= _MOST_FAULTS:
            break
        if len(found) + len(faults) > _MOST_HANDS:
            raise InputError("records-many", most=_MOST_HANDS)
    if not found and not faults:
        raise InputError("input-no-hand")
    return found, faults


def _fault(hand: int, error: BadNotation) -> Json:
    told = {"line", "column"}
    params = {name: value for name, value in error.params.items() if name not in told}
    return {
        "hand": hand,
        "line": error.line,
        "column": error.column,
        "code": error.code.replace("_", "-"),
        "params": _plain(params),
    }


def _plain(params: Mapping[str, object]) -> Json:
    return {
        name: value if isinstance(value, (int, float)) else _clipped(str(value))
        for name, value in params.items()
    }


def _clipped(text: str) -> str:
    """What somebody wrote where something else was expected may be long."""
    return text if len(text) <= _MOST_SHOWN else text[:_MOST_SHOWN] + "…"


def _summary(record: Record) -> Json:
    end = conclusion(record)
    return {
        "rules": rules_text(record.rules),
        "names": list(record.names),
        "date": record.tag("Date"),
        "actions": len(record.moves),
        "finished": isinstance(end, Finished),
        "score": list(end.result.score) if isinstance(end, Finished) and end.result.score else None,
    }


def share(text: str) -> Json:
    """One record, to be replayed: itself in both forms, its decisions, whether it verifies."""
    record = read_record(text)
    told = {"record": record_json(record), "text": write_osk(record)}
    return {**told, **retold(record), "verified": _verified(record)}


def other_line(text: str, ply: int, cards: Sequence[str]) -> Json:
    """A record as it might have gone on after some decisions, to be replayed; `InputError`.

    It says nothing of how the deck came about: nobody has played it like this.
    """
    record = read_record(text)
    if record.deck is None:
        raise InputError("review-needs-deck")
    moves = tuple(Move(code, Play(_CARDS[code])) for code in cards)
    begun = replace(_until(record, ply), commit=None, salt=None, entropies=(), cut=None)
    other = replace(begun, moves=begun.moves + moves, unfinished=False)
    return {
        "record": record_json(other),
        "text": write_osk(other),
        **retold(other),
        "verified": None,
    }


def _verified(record: Record) -> bool | None:
    """``None`` where nothing is said of how the deck came about."""
    if record.proof is None or record.deck is None:
        return None
    try:
        return proved_dealing(record.proof).deck == record.deck
    except InputError:
        return False


def verify(text: str) -> list[Json]:
    """For each hand whether its shuffle verifies (notation.md §5), or why nothing can be said."""
    answers: list[Json] = []
    for hand, item in enumerate(read_records(text)):
        if hand >= _MOST_HANDS:
            raise InputError("records-many", most=_MOST_HANDS)
        answers.append({"hand": hand, **_answer(hand, item)})
    if not answers:
        raise InputError("input-no-hand")
    return answers


def _answer(hand: int, item: Record | Fault) -> Json:
    if isinstance(item, Fault):
        return {"verified": None, "fault": _fault(hand, item.error)}
    missing = {
        "verify-no-commitment": item.commit,
        "verify-no-salt": item.salt,
        "verify-no-deck": item.deck,
    }
    for code, value in missing.items():
        if value is None:
            error = BadNotation(code, line=item.line)
            return {"verified": None, "fault": _fault(hand, error)}
    return {"verified": _verified(item), "entropies": any(item.entropies), "fault": None}


def analyse(text: str, ply: int | None) -> Json:
    """What every card of the seat to act is worth, where that is known exactly; ``InputError``.

    The text is a record, of which ``ply`` decisions are played first, or a position string.
    """
    from offiziersskat.analysis import Engine, Limit
    from offiziersskat.core.actions import text_of

    record = read_record(text)
    if ply is not None:
        record = _until(record, ply)
    end = conclusion(record)
    if not isinstance(end, Unfinished):
        raise InputError("not-exact")
    analysis = Engine(memory_mb=96).analyse(
        end.view,
        objective="all",
        limit=Limit(time=_SECONDS),
        exact=True,
        matadors=None if record.layout is None else record.layout.matadors,
    )
    return {
        "seat": int(end.seat),
        "exact": analysis.exact,
        "unknown": analysis.unknown,
        "best": None if analysis.best is None else text_of(analysis.best),
        "moves": {
            text_of(action): {
                "points": values.points and round(values.points.value, 3),
                "win": values.win and round(values.win.value, 5),
                "score": values.score and round(values.score.value, 3),
            }
            for action, values in analysis.moves.items()
        },
    }


def _until(record: Record, ply: int) -> Record:
    """The record as it stood before a decision."""
    tags = tuple((name, value) for name, value in record.tags if name != "Termination")
    return replace(
        record, moves=record.moves[:ply], result=None, unfinished=True, tags=tags, notes={}
    )
