"""``exercise``: endings, declarations and one's own mistakes to practise on, in the terminal.

Reads what is wanted, asks until somebody has had enough, and keeps what he knows by now. What
exercises are is decided by ``trainer``, whose code is loaded when it is to run.
"""

import os
from collections.abc import Iterator
from dataclasses import dataclass
from datetime import date
from functools import partial
from typing import TYPE_CHECKING

import click

from offiziersskat.cli.base import Command
from offiziersskat.cli.options import folders, json_option, number_option, read_by, rules_from
from offiziersskat.errors import InputError
from offiziersskat.i18n import Catalogue, Language, catalogue, choose_language

if TYPE_CHECKING:
    from offiziersskat.core.rules import Ruleset
    from offiziersskat.table.settings import Settings
    from offiziersskat.trainer import Exercise, Progress
    from offiziersskat.tui.speech import Speech

__all__ = ["build"]

_KINDS = ("ending", "contract", "mistakes")
_LAST_GRADE = 4
_MOST = 100_000
_INTERRUPTED = 130


def build(say: Catalogue) -> click.Command:
    """The command ``exercise``."""
    words = catalogue("exercise", say.language)
    text = words.text
    number = partial(number_option, say)
    return Command(
        "exercise",
        callback=partial(_run, say.language),
        help=text("exercise-help"),
        options_metavar=say.text("metavar-options"),
        params=[
            click.Argument(["files"], nargs=-1, metavar=text("metavar-exercise-files")),
            click.Option(
                ["--kind"], type=click.Choice(_KINDS), default=None, help=text("option-kind")
            ),
            click.Option(["--daily"], is_flag=True, help=text("option-daily")),
            click.Option(
                ["--date", "on"],
                metavar=text("metavar-date"),
                help=text("option-date"),
                callback=read_by(_day_from, say.language),
            ),
            number("--grade", low=1, high=_LAST_GRADE, help=text("option-grade")),
            click.Option(
                ["--rules"],
                metavar=say.text("metavar-rules"),
                help=say.text("option-rules"),
                callback=read_by(rules_from, say.language),
            ),
            click.Option(["--person"], metavar=text("metavar-person"), help=text("option-person")),
            number("--count", low=1, high=_MOST, help=text("option-count")),
            click.Option(["--make"], metavar=say.text("metavar-file"), help=text("option-make")),
            number("--seed", default=None, help=text("option-make-seed")),
            json_option(say),
        ],
    )


def _day_from(text: str) -> date:
    """A day as ``2026-11-30``; raises ``InputError``."""
    try:
        return date.fromisoformat(text)
    except ValueError:
        raise InputError("exercise-date", value=text) from None


@dataclass(frozen=True, slots=True, kw_only=True)
class Wanted:
    """What was asked for on the command line."""

    files: tuple[str, ...]
    kind: str | None
    daily: bool
    on: date | None
    grade: int | None
    rules: "Ruleset | None"
    person: str | None
    count: int | None
    make: str | None
    seed: int | None
    as_json: bool

    @property
    def of_mistakes(self) -> bool:
        """Whether one's own mistakes are wanted; who names files means these."""
        return self.kind == "mistakes" or (self.kind is None and bool(self.files))

    @property
    def day(self) -> date:
        """The day that is said, or today."""
        return date.today() if self.on is None else self.on  # noqa: DTZ011 - where one lives


def _run(language: Language, **options: object) -> int:
    wanted = Wanted(**options)  # type: ignore[arg-type]
    _check(wanted)
    if wanted.make is not None:
        from offiziersskat.cli.exercisemake import make

        return make(wanted.make, wanted.count, wanted.seed, language)
    if wanted.as_json:
        from offiziersskat.cli.exercisejson import converse
        from offiziersskat.trainer import Progress

        exercises = _exercises(wanted, Progress(), language, None)
        return converse(exercises, wanted.count or 1, language)
    return _practise(wanted)


def _check(wanted: Wanted) -> None:
    """Options that say nothing together; raises ``InputError`` ``exercise-option``."""
    said = {
        "FILES": wanted.files,
        "--kind": wanted.kind,
        "--daily": wanted.daily,
        "--grade": wanted.grade,
        "--rules": wanted.rules,
        "--person": wanted.person,
        "--json": wanted.as_json,
    }
    other, taken = _taken(wanted, tuple(said))
    for option, value in said.items():
        if value and option not in taken:
            raise InputError("exercise-option", option=option, other=other)
    if wanted.seed is not None and wanted.make is None:
        raise InputError("exercise-seed")


def _taken(wanted: Wanted, all_options: tuple[str, ...]) -> tuple[str, tuple[str, ...]]:
    """What rules other options out, and those that it takes."""
    if wanted.make is not None:
        return "--make", ()
    if wanted.daily:
        return "--daily", ("--daily", "--json")
    if wanted.of_mistakes:
        return "", all_options
    return f"--kind {wanted.kind or 'ending'}", ("--kind", "--grade", "--rules", "--json")


def _exercises(
    wanted: Wanted, progress: "Progress", language: Language, speech: "Speech | None"
) -> "Iterator[Exercise]":
    """What is asked, one after the other."""
    from offiziersskat.trainer import daily
    from offiziersskat.trainer.choosing import contracts_next, endings_next

    if wanted.daily:
        return iter([daily(wanted.day)])
    if wanted.of_mistakes:
        from offiziersskat.cli.exercisemistakes import Source

        return Source(wanted, progress, language, speech).exercises()
    if wanted.kind == "contract":
        rules = wanted.rules or rules_from("classic")
        return contracts_next(progress, wanted.day, rules, grade=wanted.grade)
    return endings_next(progress, wanted.day, rules=wanted.rules, grade=wanted.grade)


# ---- a person -----------------------------------------------------------------------------------


def _practise(wanted: Wanted) -> int:
    """Ask until there is nothing more to ask, or to answer; every answer is kept at once."""
    from offiziersskat.cli.quiz import Left, Quiz
    from offiziersskat.table.settings import load_settings
    from offiziersskat.trainer.keeping import load_progress, save_progress
    from offiziersskat.tui.console import InputEnded
    from offiziersskat.tui.names import names_for
    from offiziersskat.tui.setup import HUMAN

    kept, _ = load_settings(folders())
    speech = _speech(kept)
    progress, problem = load_progress(folders())
    if problem is not None:
        speech.fault(problem)

    def told(exercise: "Exercise", right: bool) -> None:  # noqa: FBT001 - quiz.Told
        nonlocal progress
        answered = progress.answered_daily if wanted.daily else progress.answered
        progress = answered(exercise.id, wanted.day, right=right)
        save_progress(folders(), progress)

    own, *_ = names_for((), kept.names, (HUMAN,), speech.language)
    quiz = Quiz(speech, told, own)
    exercises = _exercises(wanted, progress, speech.language, speech)
    try:
        quiz.ask_all(exercises, 1 if wanted.daily else wanted.count)
    except (Left, InputEnded):
        pass
    except KeyboardInterrupt:
        speech.show([""])
        _farewell(speech, quiz.tally.asked, quiz.tally.right)
        return _INTERRUPTED
    else:
        if not quiz.tally.asked:
            _say(speech, "none-left")
    _farewell(speech, quiz.tally.asked, quiz.tally.right)
    if wanted.daily and quiz.tally.asked:
        _say(speech, "streak", count=progress.streak(wanted.day))
    return 0


def _say(speech: "Speech", message: str, **params: object) -> None:
    words = speech.words
    speech.tell([words.fit(catalogue("exercise", speech.language).text(message, **params))])


def _farewell(speech: "Speech", asked: int, right: int) -> None:
    if asked:
        _say(speech, "tally", asked=asked, right=right)


def _speech(kept: "Settings") -> "Speech":
    """The terminal as it was wanted last time, in the language that is wanted now."""
    import sys

    from offiziersskat.tui.console import Terminal
    from offiziersskat.tui.speech import Speech

    wanted: Language | None = click.get_current_context().obj
    language = choose_language(kept.language, os.environ) if wanted is None else wanted
    is_terminal = sys.stdout.isatty()
    terminal = Terminal(
        environ=os.environ,
        colour=kept.colour if is_terminal else None,
        ascii_only=kept.ascii if is_terminal else None,
    )
    return Speech(terminal, language)
