"""One's own mistakes out of records, hand by hand: each is reviewed when it is its turn.

Hands that cannot be used are told on standard error and passed over.
"""

import sys
from collections.abc import Iterator
from datetime import date
from typing import TYPE_CHECKING, Protocol

from offiziersskat.analysis.review import SETTINGS, Reviewer
from offiziersskat.cli.faults import sentence
from offiziersskat.cli.hands import Answers
from offiziersskat.cli.options import folders
from offiziersskat.cli.streams import lines_of
from offiziersskat.errors import InputError, OffiziersskatError
from offiziersskat.i18n import Language, catalogue
from offiziersskat.notation import BadNotation, Fault, Finished, Record, conclusion, read_records
from offiziersskat.players.appraising import RuleBook
from offiziersskat.trainer.choosing import is_next
from offiziersskat.trainer.mistakes import Noted, exercises_of, hand_key, noted, people
from offiziersskat.trainer.noticed import Noticed

if TYPE_CHECKING:
    from offiziersskat.core.rules import Ruleset
    from offiziersskat.trainer import Exercise, Progress
    from offiziersskat.tui.speech import Speech

__all__ = ["Source"]


class _Wanted(Protocol):
    @property
    def files(self) -> tuple[str, ...]: ...
    @property
    def grade(self) -> int | None: ...
    @property
    def rules(self) -> "Ruleset | None": ...
    @property
    def person(self) -> str | None: ...
    @property
    def day(self) -> date: ...


class Source:
    """The mistakes in some files, or in the user's own games."""

    def __init__(
        self,
        wanted: _Wanted,
        progress: "Progress",
        language: Language,
        speech: "Speech | None",
    ) -> None:
        """``speech`` is told what takes its time; ``None`` if nobody looks."""
        self._wanted = wanted
        self._progress = progress
        self._language = language
        self._speech = speech
        self._noticed = Noticed(folders())
        self._reviewer = Reviewer(RuleBook(), SETTINGS["normal"])

    def exercises(self) -> Iterator["Exercise"]:
        """One after the other.

        Raises ``InputError`` ``exercise-no-records``, ``exercise-no-hand``; ``BadFile``.
        """
        files = self._wanted.files
        if not files:
            own = folders().records
            if not own.exists():
                raise InputError("exercise-no-records", path=str(own))
            files = (str(own),)
        for file in files:
            yield from self._of_file(file)

    def _of_file(self, file: str) -> Iterator["Exercise"]:
        answers = Answers(file, self._language, as_json=False)
        usable = 0
        for hand, item in enumerate(read_records(lines_of(file))):
            if isinstance(item, Fault):
                self._complain(answers, hand, item.error)
                continue
            try:
                yield from self._of_hand(hand, item)
                usable += 1
            except BadNotation as error:
                self._complain(answers, hand, error)
        if not usable:
            raise InputError("exercise-no-hand", file=file)

    def _complain(self, answers: Answers, hand: int, error: OffiziersskatError) -> None:
        place = f"{answers.file}, {hand + 1}"
        print(f"{place}: {sentence(error, self._language)}", file=sys.stderr)

    def _of_hand(self, hand: int, record: Record) -> Iterator["Exercise"]:
        wanted = self._wanted
        seats = people(record, wanted.person)
        if not seats or wanted.rules not in (None, record.rules):
            return
        if record.deck is None:
            raise BadNotation("review-needs-deck", line=record.line)
        if not isinstance(conclusion(record), Finished):
            return
        for exercise in exercises_of(record, self._noted(hand, record), seats):
            is_wanted = wanted.grade in (None, exercise.grade)
            if is_wanted and is_next(exercise, self._progress, wanted.day):
                yield exercise

    def _noted(self, hand: int, record: Record) -> tuple[Noted, ...]:
        """What is known of a hand, or what a review finds now."""
        key = hand_key(record)
        known = self._noticed.of(key)
        if known is not None:
            return known
        assert record.deck is not None
        self._passing(catalogue("exercise", self._language).text("reviewing", hand=hand + 1))
        findings = self._reviewer.findings(
            record.rules, record.deck, record.actions, record.resigned
        )
        found = noted(record, findings)
        self._passing("")
        self._noticed.add(key, found)
        return found

    def _passing(self, text: str) -> None:
        if self._speech is not None:
            self._speech.console.passing(self._speech.words.fit(text))
