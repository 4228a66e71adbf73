"""Exercises as plain data: a line of the shipped file, and what a program is asked and told.

The question holds a view and nothing of the answer; docs/trainer.md says what stands where.
"""

import json
from collections.abc import Mapping
from dataclasses import replace
from typing import Any

from offiziersskat.core.actions import Action, Play, text_of
from offiziersskat.core.view import Phase
from offiziersskat.notation import (
    parse_card,
    parse_position,
    position_of,
    rules_dict,
    write_position,
)
from offiziersskat.notation.view_json import view_json
from offiziersskat.trainer.exercise import Exercise, Kind, Margin, Verdict, Worth

__all__ = ["EXERCISE_FORMAT", "question_json", "read_line", "verdict_json"]

EXERCISE_FORMAT = "offiziersskat-exercise/1"
"""The version that every question carries."""

Json = dict[str, Any]
_DIGITS = 6


# ---- the shipped file ---------------------------------------------------------------------------


def read_line(text: str) -> Exercise:
    """The exercise of a line of the file that ``making.line_of`` writes."""
    line = json.loads(text)
    position, over = parse_position(line["position"]), line["over"]
    values: dict[Action, Worth] = {
        Play(parse_card(code)): Worth(points / over, score / over, win / over)
        for code, (points, score, win) in line["moves"].items()
    }
    return Exercise(
        id=line["id"],
        kind=Kind.ENDING,
        grade=line["grade"],
        view=position.view(),
        values=values,
        matadors=position.matadors,
    )


# ---- for programs -------------------------------------------------------------------------------


def question_json(exercise: Exercise) -> Json:
    """What is asked: the table as its seat sees it, and what may be answered."""
    return {
        "format": EXERCISE_FORMAT,
        "id": exercise.id,
        "kind": exercise.kind.value,
        "grade": exercise.grade,
        "rules": rules_dict(exercise.rules),
        "position": _position(exercise),
        "matadors": exercise.matadors
        and {"with": exercise.matadors.with_, "count": exercise.matadors.count},
        "view": view_json(exercise.view),
        "unknown": exercise.unknown,
        "legal": [text_of(action) for action in exercise.actions],
    }


def _position(exercise: Exercise) -> str | None:
    """The position string; other phases than two have none."""
    if exercise.view.phase not in (Phase.DECLARE, Phase.PLAY):
        return None
    position = parse_position(position_of(exercise.view))
    return write_position(replace(position, matadors=exercise.matadors))


def verdict_json(verdict: Verdict) -> Json:
    """What an answer came to, with every action's values."""
    exercise = verdict.exercise
    return {
        "id": exercise.id,
        "action": text_of(verdict.action),
        "right": verdict.is_right,
        "best": text_of(exercise.best),
        "mark": verdict.mark and verdict.mark.text,
        "loss": _margin(verdict.loss),
        "margin": _margin(exercise.margin),
        "exact": exercise.is_exact,
        "stderr": _rounded(exercise.errors.get(verdict.action, 0.0)),
        "moves": _moves(exercise.values),
        "played": exercise.played and text_of(exercise.played),
    }


def _moves(values: Mapping[Action, Worth]) -> Json:
    return {
        text_of(action): {
            "points": _rounded(worth.points),
            "score": _rounded(worth.score),
            "win": _rounded(worth.win),
        }
        for action, worth in values.items()
    }


def _margin(margin: Margin) -> Json:
    return {"points": _rounded(margin.points), "score": _rounded(margin.score)}


def _rounded(value: float | None) -> float | None:
    # Adding 0 turns a negative zero into one that looks like a number.
    return None if value is None else round(value, _DIGITS) + 0.0
