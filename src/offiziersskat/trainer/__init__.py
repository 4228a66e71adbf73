"""Exercises: endings with one best card, games to declare, one's own mistakes (docs/trainer.md).

What makes exercises is loaded when it is wanted: ``contracts``, ``mistakes``, ``making``.
"""

from offiziersskat.trainer.exercise import GRADES, Exercise, Kind, Margin, Verdict, Worth
from offiziersskat.trainer.form import EXERCISE_FORMAT, question_json, verdict_json
from offiziersskat.trainer.schedule import Progress, Recall
from offiziersskat.trainer.shelf import all_endings, by_id, daily

__all__ = [
    "EXERCISE_FORMAT",
    "GRADES",
    "Exercise",
    "Kind",
    "Margin",
    "Progress",
    "Recall",
    "Verdict",
    "Worth",
    "all_endings",
    "by_id",
    "daily",
    "question_json",
    "verdict_json",
]
