"""An exercise and its answer in words: the question, what every action is worth, and why.

Reasons are facts of the position, as the review tells them; figures are as the exercise holds them.
"""

from collections.abc import Iterator
from typing import NamedTuple

from offiziersskat.analysis.review.figures import HALF
from offiziersskat.cli.movetable import Row, move_table
from offiziersskat.core.actions import Action, Play
from offiziersskat.core.contracts import Contract
from offiziersskat.core.seats import Seat
from offiziersskat.core.view import Phase
from offiziersskat.i18n import Language, catalogue
from offiziersskat.trainer import Exercise, Margin, Verdict, Worth
from offiziersskat.trainer.telling import why
from offiziersskat.tui.narrate import action_words
from offiziersskat.tui.style import width_of
from offiziersskat.tui.titles import rules_title
from offiziersskat.tui.words import Words

__all__ = ["ExerciseWords"]


class _Column(NamedTuple):
    """A figure of the table of actions: its head, and its text for each."""

    head: str
    texts: dict[Action, str]


class ExerciseWords:
    """One exercise in a language, for the screen at hand."""

    def __init__(self, exercise: Exercise, words: Words, own: str) -> None:
        """``words`` name cards and games as the table does; ``own`` is the name of who is asked."""
        self._exercise = exercise
        self._own = own
        self._words = words
        self._messages = catalogue("exercise", words.language)

    def text(self, message: str, /, **params: object) -> str:
        """A message of ``exercise.ftl``, fit for the screen."""
        return self._words.fit(self._messages.text(message, **params))

    @property
    def names(self) -> tuple[str, ...]:
        """What the seats are called."""
        view = self._exercise.view
        seats = view.rules.seats
        others = ("opponent",) if seats == len("AB") else ("left", "partner", "right")
        called = (self._own, *(self.text(f"seat-{other}") for other in others))
        me = view.seat or Seat.FOREHAND
        return tuple(called[(seat - me) % seats] for seat in range(seats))

    def heading(self, number: str) -> str:
        """Which exercise it is, by what rules and how hard."""
        exercise = self._exercise
        return self.text(
            "heading",
            number=number,
            kind=exercise.kind.value,
            rules=self._words.fit(rules_title(exercise.rules, self._words.language)),
            grade=exercise.grade,
        )

    @property
    def question(self) -> str:
        """What is asked, on a line of its own."""
        return self.text(f"ask-{self._exercise.kind.value}", phase=self._exercise.view.phase.value)

    @property
    def unseen(self) -> str:
        """The cards that have not been seen: who knows no history must be told; else nothing."""
        view = self._exercise.view
        if view.phase is not Phase.PLAY or not view.unseen:
            return ""
        return self.text("unseen", count=len(view.unseen), cards=self._words.cards(view.unseen))

    # ---- the answer -----------------------------------------------------------------------------

    def verdict(self, verdict: Verdict) -> str:
        """Whether it was right, and if not what it lost."""
        exercise = verdict.exercise
        best, action = self._name(exercise.best), self._name(verdict.action)
        if verdict.action == exercise.best:
            margin = self._lost(exercise.margin)
            said = self.text("right-best", best=best, kind=exercise.kind.value, lost=margin)
        else:
            lost = self._lost(verdict.loss)
            mark = "" if verdict.mark is None else f" {verdict.mark.text}"
            message = "right-near" if verdict.is_right else "wrong"
            said = self.text(message, best=best, action=action, lost=lost, mark=mark)
        return self._joined([said, *self._played(verdict)])

    def given_up(self) -> str:
        """The best action, for who does not want to guess."""
        exercise = self._exercise
        margin = self._lost(exercise.margin)
        return self.text("given-up", best=self._name(exercise.best), lost=margin)

    def _played(self, verdict: Verdict) -> Iterator[str]:
        played = verdict.exercise.played
        if played is not None:
            again = "same" if played == verdict.action else "other"
            yield self.text("played", action=self._name(played), again=again)

    def _lost(self, loss: Margin) -> str:
        score = self._number(loss.score)
        if loss.points is None or self._contract() is Contract.N:
            return self.text("lost-score", score=score)
        return self.text("lost-both", score=score, points=self._number(loss.points))

    def why(self, action: Action) -> str:
        """What was wrong with an action, and what speaks for the best one; may be empty."""
        sentences = why(self._exercise, action, self._words.language)
        return self._words.fit(self._joined([*sentences]))

    def _joined(self, sentences: list[str]) -> str:
        return ("" if self._words.language is Language.JA else " ").join(sentences)

    def values(self, chosen: Action | None) -> list[str]:
        """A table of what every action is worth, a mark at the best; as many figures as fit."""
        columns, width = self._columns(), self._words.style.width - 1
        while True:
            lines = self._table(columns, chosen, width)
            if len(columns) == 1 or max(map(width_of, lines)) <= width:
                return lines
            columns.pop()

    def _table(self, columns: list[_Column], chosen: Action | None, width: int) -> list[str]:
        exercise = self._exercise
        scores = [worth.score for worth in exercise.values.values()]
        low, high = min(0.0, *scores), max(0.0, *scores)
        rows = [
            Row(
                self._name(action) + (self.text("mark-yours") if action == chosen else ""),
                tuple(column.texts[action] for column in columns),
                None if low == high else (exercise.values[action].score - low) / (high - low),
                best=action == exercise.best,
            )
            for action in exercise.actions
        ]
        heads = [column.head for column in columns]
        return move_table(heads, rows, width=width, glyphs=self._words.style.glyphs)

    def _columns(self) -> list[_Column]:
        values = self._exercise.values
        scores = {action: self._signed(worth.score) for action, worth in values.items()}
        columns = [_Column(self.text("head-score"), scores)]
        if all(worth.win is not None for worth in values.values()):
            shares = {a: f"{100 * (w.win or 0):.0f} %" for a, w in values.items()}
            columns.append(_Column(self.text("head-win"), shares))
        known = all(worth.points is not None for worth in values.values())
        if known and self._contract() is not Contract.N:
            points = {action: self._number(self._own_points(w)) for action, w in values.items()}
            columns.append(_Column(self.text("head-points"), points))
        return columns

    def _own_points(self, worth: Worth) -> float:
        points = worth.points or 0.0
        return HALF - points if self._contract() is Contract.R else HALF + points

    def sureness(self, verdict: Verdict | None) -> str:
        """How sure the values are."""
        exercise = self._exercise
        if exercise.is_exact:
            return self.text("exact", unknown=exercise.unknown)
        error = exercise.stderr
        if verdict is not None and verdict.action != exercise.best:
            error = exercise.errors.get(verdict.action, error)
        return self.text("estimated", error=self._number(error))

    def _contract(self) -> Contract | None:
        declared = self._exercise.view.board.contract
        return None if declared is None else declared.contract

    # ---- figures --------------------------------------------------------------------------------

    def _name(self, action: Action) -> str:
        if isinstance(action, Play):
            return self._words.card(action.card)
        return action_words(action, self._words, self._exercise.view.phase)

    def _number(self, value: float) -> str:
        text = f"{value:.1f}" if value >= _TENTHS else f"{value:.2f}"
        return text.replace(".", ",") if self._words.language is Language.DE else text

    def _signed(self, value: float) -> str:
        text = f"{value:+.2f}"
        text = text[1:] if text[1:] == "0.00" else text
        text = text.replace("-", "−") if self._words.style.glyphs else text
        return text.replace(".", ",") if self._words.language is Language.DE else text


_TENTHS = 10.0
