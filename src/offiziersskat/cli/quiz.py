"""Asking: an exercise on the screen, somebody's answer, and what it came to.

It speaks through a console, terminal or pipe alike; which exercises there are, and what is kept of
the answers, is others' business.
"""

from collections.abc import Callable, Iterable
from dataclasses import dataclass

from offiziersskat.cli.exercisewords import ExerciseWords
from offiziersskat.core.actions import Action, Declare, IllegalAction
from offiziersskat.core.contracts import Contract
from offiziersskat.core.legality import check, legal
from offiziersskat.core.seats import Seat
from offiziersskat.trainer import Exercise, Verdict
from offiziersskat.tui.commands import parse
from offiziersskat.tui.console import InputEnded
from offiziersskat.tui.declaring import level_from
from offiziersskat.tui.draw import Scene, table
from offiziersskat.tui.panel import last_trick
from offiziersskat.tui.prompts import explained, level_lines, unclear
from offiziersskat.tui.speech import Speech
from offiziersskat.tui.style import Tone
from offiziersskat.tui.wanted import Announce, Ask, Command, Do, NoCard, Unsure, Wish

__all__ = ["Left", "Quiz", "Tally"]

_MOST_ASKED = 200


class Left(Exception):
    """Somebody has had enough."""


@dataclass
class Tally:
    """How many have been answered, and how many of them right."""

    asked: int = 0
    right: int = 0


Told = Callable[[Exercise, bool], None]
"""Is told of every exercise whether the answer was right."""


class Quiz:
    """Asks one exercise after the other."""

    def __init__(self, speech: Speech, told: Told, own: str) -> None:
        """``told`` hears of every answer as soon as it is given; ``own`` is who is asked."""
        self._speech = speech
        self._own = own
        self._told = told
        self.tally = Tally()

    def ask_all(self, exercises: Iterable[Exercise], most: int | None) -> None:
        """Until there are no more, so many have been asked, or somebody leaves.

        Raises ``Left`` and ``InputEnded``.
        """
        for exercise in exercises:
            self._ask(exercise)
            if self.tally.asked == most:
                return

    def _ask(self, exercise: Exercise) -> None:
        words = ExerciseWords(exercise, self._speech.words, self._own)
        self._show(exercise, words)
        verdict = _Question(self._speech, exercise, words, self._show).answer()
        is_right = verdict is not None and verdict.is_right
        self.tally.asked += 1
        self.tally.right += is_right
        self._told(exercise, is_right)
        self._tell(words, verdict, exercise)

    def _show(self, exercise: Exercise, words: ExerciseWords) -> None:
        view, own = exercise.view, self._speech.words
        heading = words.heading(str(self.tally.asked + 1))
        bottom, told = view.seat or Seat.FOREHAND, exercise.matadors
        scene = Scene(view, words.names, bottom, heading, matadors=told)
        self._speech.show(["", *table(scene, own)])
        self._speech.tell(filter(None, [words.unseen]), indent="     ")
        self._speech.tell(explained(view, own), indent="     ")

    def _tell(self, words: ExerciseWords, verdict: Verdict | None, exercise: Exercise) -> None:
        if verdict is None:
            self._speech.tell(["", words.given_up()], tone=Tone.WARN)
        else:
            tone = Tone.ACCENT if verdict.is_right else Tone.WARN
            self._speech.tell(["", words.verdict(verdict)], tone=tone)
        chosen = exercise.best if verdict is None else verdict.action
        self._speech.tell(filter(None, [words.why(chosen)]))
        self._speech.show(words.values(None if verdict is None else verdict.action))
        self._speech.tell([words.sureness(verdict)], tone=Tone.FAINT)


class _Question:
    """One exercise, until it is answered or given up."""

    def __init__(
        self,
        speech: Speech,
        exercise: Exercise,
        words: ExerciseWords,
        show: Callable[[Exercise, ExerciseWords], None],
    ) -> None:
        self._speech = speech
        self._exercise = exercise
        self._words = words
        self._show = show

    def answer(self) -> Verdict | None:
        """What an answer came to; ``None`` if it was given up."""
        view, language = self._exercise.view, self._speech.language
        for _ in range(_MOST_ASKED):
            text = self._speech.ask(self._prompt)
            if not text.strip() and not self._speech.console.is_interactive:
                continue
            command = parse(text, view, language)
            if command == Ask(Wish.HINT):
                return None
            found = self._action(command)
            if found is not None:
                return self._exercise.verdict(found)
        # A pipe that never says anything usable would go on for ever.
        raise InputEnded

    @property
    def _prompt(self) -> str:
        return self._words.question

    def _action(self, command: Command) -> Action | None:
        """What was chosen, if it may be; anything else is answered here."""
        match command:
            case Do(action):
                return action if self._is_allowed(action) else None
            case Unsure(contract):
                return Declare(contract)
            case Announce(contract):
                return self._announced(contract)
            case Ask(wish):
                self._grant(wish)
            case NoCard(number):
                self._speech.say("number-empty", tone=Tone.WARN, number=number)
            case _:
                text = getattr(command, "text", "save")
                message = unclear(text, self._exercise.view, self._speech.words)
                self._speech.tell([message], tone=Tone.WARN)
        return None

    def _is_allowed(self, action: Action) -> bool:
        try:
            check(self._exercise.view, action)
        except IllegalAction as error:
            self._speech.fault(error)
            return False
        return True

    def _announced(self, contract: Contract) -> Action | None:
        games = tuple(
            action
            for action in legal(self._exercise.view)
            if isinstance(action, Declare) and action.contract is contract
        )
        words = self._speech.words
        self._speech.tell(level_lines(games, words), indent="     ")
        text = self._speech.ask(words("ask-level") + ":")
        return level_from(text, games, self._speech.language)

    def _grant(self, wish: Wish) -> None:
        trick = self._exercise.view.board.last_trick
        match wish:
            case Wish.QUIT:
                raise Left
            case Wish.SHOW:
                self._show(self._exercise, self._words)
            case Wish.LAST if trick is not None:
                self._speech.tell([last_trick(trick, self._words.names, self._speech.words)])
            case _:
                self._speech.tell([self._words.text("help")])
