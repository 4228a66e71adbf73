"""One's own mistakes as exercises: decisions of a reviewed hand that lost something for certain.

They are judged by the review, but for declarations, which are weighed as in the exercises on declaring:
over more deals, and each by itself. What was found of a hand can be kept, so that it need not be
reviewed again.
"""

from collections.abc import Collection, Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from hashlib import sha256
from typing import Any

from offiziersskat.analysis.review import Finding, How, Mark, mark_of, mark_of_loss
from offiziersskat.core.actions import Action, Declare, text_of
from offiziersskat.core.rules import TrumpChoice
from offiziersskat.core.seats import Seat
from offiziersskat.notation import Record, Step, parse_action, replay, rules_text
from offiziersskat.trainer.contracts import weigh_declarations
from offiziersskat.trainer.exercise import Exercise, Kind, Worth

__all__ = [
    "Noted",
    "exercises_of",
    "hand_key",
    "mistakes",
    "noted",
    "noted_from",
    "noted_json",
    "people",
]

_GRADES = {Mark.BLUNDER: 1, Mark.MISTAKE: 2, Mark.DUBIOUS: 3}
_ENGINE = "engine:"
_NAME = 10
_CERTAIN = 2.0
Json = dict[str, Any]


@dataclass(frozen=True, slots=True)
class Noted:
    """A mistake of a hand: at which ply, how hard to see, and what every action was worth there."""

    ply: int
    grade: int
    how: How
    values: Mapping[Action, Worth] = field(hash=False)
    errors: Mapping[Action, float] = field(hash=False)


def people(record: Record, wanted: str | None = None) -> tuple[Seat, ...]:
    """The seats of a person of this name, or of everybody who is no engine."""
    names = (*record.names, *[""] * record.rules.seats)[: record.rules.seats]
    return tuple(
        Seat(number)
        for number, name in enumerate(names)
        if (not name.startswith(_ENGINE) if wanted is None else name == wanted)
    )


def mistakes(
    record: Record, findings: Iterable[Finding], seats: Collection[Seat]
) -> Iterator[Exercise]:
    """The mistakes of some seats as exercises."""
    return exercises_of(record, noted(record, findings), seats)


# ---- what was a mistake -------------------------------------------------------------------------


def noted(record: Record, findings: Iterable[Finding]) -> tuple[Noted, ...]:
    """The marked decisions of a hand, whoever made them, in their order."""
    found = [*_declared(record), *_played(record, findings)]
    return tuple(sorted(found, key=lambda one: one.ply))


def _played(record: Record, findings: Iterable[Finding]) -> Iterator[Noted]:
    for finding in findings:
        mark = mark_of(finding, record.rules)
        if mark is None or isinstance(finding.action, Declare):
            continue
        values = {
            action: Worth(figures.points, figures.score)
            for action, figures in finding.values.items()
        }
        # The review tells the error of the loss there was; others are taken to be as uncertain.
        is_exact = finding.how is How.EXACT
        errors = {} if is_exact else dict.fromkeys(values, finding.stderr.score)
        yield Noted(finding.ply, _GRADES[mark], finding.how, values, errors)


def _declared(record: Record) -> Iterator[Noted]:
    if record.rules.trump is TrumpChoice.DRAWN:
        return
    for step in replay(record):
        if not isinstance(step, Step) or not isinstance(step.action, Declare):
            continue
        weighed = weigh_declarations(step.view)
        loss = weighed.scores[weighed.best] - weighed.scores[step.action]
        mark = mark_of_loss(loss, record.rules)
        if mark is not None and loss > _CERTAIN * weighed.errors[step.action]:
            values: dict[Action, Worth] = {
                action: Worth(None, score) for action, score in weighed.scores.items()
            }
            yield Noted(step.ply, _GRADES[mark], How.WORLDS, values, weighed.errors)


# ---- as exercises -------------------------------------------------------------------------------


def exercises_of(
    record: Record, found: Iterable[Noted], seats: Collection[Seat]
) -> Iterator[Exercise]:
    """What was noted of some seats, each with what that seat saw."""
    by_ply = {one.ply: one for one in found}
    for step in replay(record) if by_ply else ():
        if isinstance(step, Step) and step.ply in by_ply and step.seat in seats:
            one = by_ply[step.ply]
            yield Exercise(
                id=f"mistake:{_hash(record, step.ply)}",
                kind=Kind.MISTAKE,
                grade=one.grade,
                view=step.view,
                values=one.values,
                how=one.how,
                errors=one.errors,
                played=step.action,
            )


def hand_key(record: Record) -> str:
    """The same for the same hand, whoever wrote it down."""
    return _hash(record, len(record.actions))


def _hash(record: Record, ply: int) -> str:
    """Of the hand up to a decision."""
    deck = "" if record.deck is None else " ".join(card.code for card in record.deck)
    played = " ".join(text_of(action) for action in record.actions[:ply])
    told = "\n".join([rules_text(record.rules), deck, played])
    return sha256(told.encode()).hexdigest()[:_NAME]


# ---- as plain data ------------------------------------------------------------------------------


def noted_json(one: Noted) -> Json:
    """What was noted as plain data."""
    return {
        "ply": one.ply,
        "grade": one.grade,
        "how": one.how.value,
        "moves": {text_of(action): list(worth[:2]) for action, worth in one.values.items()},
        "errors": {text_of(action): error for action, error in one.errors.items()},
    }


def noted_from(data: Mapping[str, Any]) -> Noted:
    """What such data says; raises ``KeyError``, ``TypeError``, ``ValueError``, ``InputError``."""
    return Noted(
        int(data["ply"]),
        int(data["grade"]),
        How(data["how"]),
        {
            parse_action(text): Worth(points, score)
            for text, (points, score) in data["moves"].items()
        },
        {parse_action(text): float(error) for text, error in data["errors"].items()},
    )
