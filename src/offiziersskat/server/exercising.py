"""What is done with exercises in worker processes: listed, asked, judged (docs/trainer.md).

A question is made of the view of the seat that is asked, and holds nothing of the answer. Only those
declarations are asked that this server offers: nobody can have it weigh whatever he thinks of. Of a
mistake comes in what was noted of it; whose it is, is not known here. The trainer is loaded with the
first exercise: a worker has to be ready soon.
"""

import json
import re
from collections.abc import Sequence
from dataclasses import dataclass
from datetime import date
from functools import cache, lru_cache
from typing import TYPE_CHECKING, Any

from offiziersskat.core.catalogue import PRESETS, preset
from offiziersskat.core.seats import SEATS, Seat
from offiziersskat.core.view import Phase
from offiziersskat.errors import InputError
from offiziersskat.i18n import Language
from offiziersskat.notation import Record, parse_action, read_record, rules_word, write_osk
from offiziersskat.server.listener import as_text
from offiziersskat.table.choices import choices

if TYPE_CHECKING:
    from offiziersskat.analysis.review import Finding
    from offiziersskat.trainer import Exercise
    from offiziersskat.trainer.mistakes import Noted

__all__ = [
    "Mistake",
    "judged",
    "judged_mistake",
    "listed",
    "mistakes_of",
    "question",
    "question_of_day",
    "question_of_mistake",
]

Json = dict[str, Any]

_DEALS = 10_000
"""So many declarations are offered in each ruleset; it is weeks of practice."""

_DECLARATION = re.compile(r"contract:([a-z_]+):([0-9]+):(0|[1-9][0-9]*)")
_MOST_SHOWN = 40
_DIGITS = 6


@cache
def listed() -> Json:
    """The endings by id, grade and rules in the order of the days; where there is a choice of game."""
    from offiziersskat.trainer import all_endings

    return {
        "endings": [
            {"id": one.id, "grade": one.grade, "rules": rules_word(one.rules)}
            for one in all_endings()
        ],
        "declarations": [
            {"rules": name, "first": f"contract:{name}:{_seed()}:", "count": _DEALS}
            for name in _declared()
        ],
    }


def question_of_day(day: date) -> Json:
    """The ending of a day as a question."""
    from offiziersskat.trainer import daily

    return {"date": day.isoformat(), **_asked(daily(day))}


def question(name: str) -> Json:
    """The question of an exercise; raises ``InputError`` ``exercise-unknown``."""
    return _asked(_exercise(name))


def judged(name: str, action: str | None, language: str) -> Json:
    """What an answer came to, and why; without an ``action`` the solution, which counts as missed.

    Raises ``InputError`` ``exercise-unknown``, or for what cannot be read or is not legal.
    """
    return _judged(_exercise(name), action, language)


def _judged(exercise: "Exercise", action: str | None, language: str) -> Json:
    from offiziersskat.trainer import verdict_json
    from offiziersskat.trainer.telling import why

    verdict = exercise.verdict(exercise.best if action is None else parse_action(action))
    told = verdict_json(verdict)
    if action is None:
        told |= {"action": None, "right": False}
    return {
        **told,
        "spread": round(exercise.stderr, _DIGITS),
        "why": list(why(exercise, verdict.action, Language(language))),
    }


def _asked(exercise: "Exercise") -> Json:
    from offiziersskat.trainer import question_json

    return {**question_json(exercise), "choices": choices(exercise.view)}


def _exercise(name: str) -> "Exercise":
    from offiziersskat.trainer import by_id

    found = _DECLARATION.fullmatch(name)
    if found is None:
        return by_id(name[:_MOST_SHOWN])
    rules, seed, index = found.groups()
    # A long row of digits is compared as a text, before anybody takes it for a number.
    if rules in _declared() and seed == str(_seed()) and len(index) < len(str(_DEALS)):
        return _declaration(name)
    raise InputError("exercise-unknown", id=name[:_MOST_SHOWN])


@lru_cache(maxsize=64)
def _declaration(name: str) -> "Exercise":
    """Who is asked answers soon."""
    from offiziersskat.trainer.contracts import contract_of

    return contract_of(name)


@cache
def _declared() -> tuple[str, ...]:
    """The named rulesets in which there is a choice of game."""
    from offiziersskat.trainer.contracts import has_choice

    return tuple(name for name in PRESETS if has_choice(preset(name)))


def _seed() -> int:
    from offiziersskat.trainer.choosing import DEALS

    return DEALS


# ---- one's own mistakes -------------------------------------------------------------------------

_ASKED = (Phase.DISCARD, Phase.DECLARE, Phase.KONTRA, Phase.RE, Phase.PLAY)


@dataclass(frozen=True, slots=True)
class Mistake:
    """A decision of a reviewed hand that lost something for certain.

    ``name`` is what the record calls the seat that made it; ``body`` all that the exercise is made of,
    in which there is no name.
    """

    id: str
    seat: int
    name: str
    ply: int
    grade: int
    rules: str
    body: str


def mistakes_of(record: Record, findings: Sequence["Finding"]) -> tuple[Mistake, ...]:
    """All of a hand, whoever made them; of decisions that can be asked as exercises."""
    from offiziersskat.trainer.mistakes import exercises_of, noted

    found = []
    for one in noted(record, findings):
        for exercise in exercises_of(record, (one,), SEATS):
            view = exercise.view
            if view.seat is not None and view.phase in _ASKED:
                name = (*record.names, *[""] * record.rules.seats)[view.seat]
                body = _body(record, view.seat, one)
                rules = rules_word(record.rules)
                found.append(Mistake(exercise.id, view.seat, name, one.ply, one.grade, rules, body))
    return tuple(found)


def _body(record: Record, seat: Seat, one: "Noted") -> str:
    """The hand up to the decision, and what was noted of it."""
    from offiziersskat.trainer.mistakes import noted_json

    until = Record(record.rules, record.deck, moves=record.moves[: one.ply + 1], unfinished=True)
    return as_text({"record": write_osk(until), "seat": int(seat), **noted_json(one)})


def question_of_mistake(body: str) -> Json:
    """The question of a mistake, from what was kept of it."""
    return _asked(_mistake(body))


def judged_mistake(body: str, action: str | None, language: str) -> Json:
    """As ``judged``; raises ``InputError`` for what cannot be read or is not legal."""
    return _judged(_mistake(body), action, language)


@lru_cache(maxsize=64)
def _mistake(body: str) -> "Exercise":
    from offiziersskat.trainer.mistakes import exercises_of, noted_from

    told = json.loads(body)
    record = read_record(told["record"])
    (found,) = exercises_of(record, (noted_from(told),), (Seat(told["seat"]),))
    return found
