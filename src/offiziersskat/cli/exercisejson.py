"""``exercise --json``: a question a line, an answer a line, a verdict a line. Nothing is kept."""

import sys
from collections.abc import Iterable

from offiziersskat.cli.faults import sentence
from offiziersskat.cli.hands import OK, UNUSABLE, emit
from offiziersskat.cli.streams import write_as_utf8
from offiziersskat.core.actions import IllegalAction
from offiziersskat.errors import OffiziersskatError
from offiziersskat.i18n import Language
from offiziersskat.notation import parse_action
from offiziersskat.trainer import Exercise, question_json, verdict_json
from offiziersskat.trainer.telling import why

__all__ = ["converse"]


def converse(exercises: Iterable[Exercise], most: int, language: Language) -> int:
    """Put so many questions, and judge what comes back on standard input, until it ends.

    What cannot be read, or is not legal, gets an ``error``, and may be answered anew.
    """
    write_as_utf8()
    worst = OK
    for number, exercise in enumerate(exercises):
        if number == most:
            break
        emit(question_json(exercise))
        sys.stdout.flush()
        status = _judged(exercise, language)
        if status is None:
            break
        worst = max(worst, status)
    return worst


def _judged(exercise: Exercise, language: Language) -> int | None:
    """The exit status of one exchange; ``None`` at the end of input."""
    status = OK
    for line in sys.stdin or ():
        if not line.strip():
            continue
        try:
            verdict = exercise.verdict(parse_action(line.strip()))
        except (OffiziersskatError, IllegalAction) as error:
            status = UNUSABLE
            emit({"id": exercise.id, "error": sentence(error, language)})
        else:
            reasons = why(exercise, verdict.action, language)
            emit({**verdict_json(verdict), "why": reasons})
            return status
        finally:
            sys.stdout.flush()
    return None if status is OK else status
