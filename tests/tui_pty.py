"""A person before a real pseudo-terminal, for tests: types, waits for prompts, looks at the screen.

It is no test itself. The program runs as its user starts it; the screen is what a terminal with
scrollback would show.
"""

import copy
import os
import re
import sys
from collections.abc import Callable, Iterable, Mapping
from pathlib import Path
from typing import Any, Self

import pexpect
import pyte

from offiziersskat.core.actions import Action, Play, text_of
from offiziersskat.core.cards import Card
from offiziersskat.core.catalogue import ruleset
from offiziersskat.core.game import Game, apply, new_game, observe
from offiziersskat.core.legality import legal
from offiziersskat.core.view import View
from offiziersskat.deal import numbered_seed, shuffled
from offiziersskat.tui.numbers import held

__all__ = ["Person", "deal", "face", "play_on"]

_ROWS = 60
_PATIENCE = 60.0
"""Seconds; a busy machine may be slow, a test that waits longer is broken."""

PROMPT = r"\(\? hint · :?h help\): "
ANY = [PROMPT, r"Announce as well: ", r"Enter: next hand · s: score sheet · q: stop ",
       r"then press Enter\. ", r"continue\? \[Y/n\] ", r"\[y/N\] ", pexpect.EOF]  # fmt: skip


class _Screen(pyte.HistoryScreen):
    """A screen with a second one beside it, from which nothing scrolls into the history."""

    _aside: tuple[Any, Any] | None = None

    def set_mode(self, *modes: int, **kwargs: Any) -> None:  # noqa: ANN401 - pyte's
        if kwargs.get("private") and 1049 in modes and self._aside is None:
            self._aside = (copy.deepcopy(self.buffer), copy.deepcopy(self.history))
        super().set_mode(*modes, **kwargs)

    def reset_mode(self, *modes: int, **kwargs: Any) -> None:  # noqa: ANN401 - pyte's
        super().reset_mode(*modes, **kwargs)
        if kwargs.get("private") and 1049 in modes and self._aside is not None:
            self.buffer, self.history = self._aside
            self._aside = None
            self.cursor.y = max((row for row, line in self.buffer.items() if line), default=0)
            self.dirty.update(range(self.lines))

    def index(self) -> None:
        kept = self.history
        super().index()
        if self._aside is not None:
            self.history = kept._replace(top=self._aside[1].top.copy())


class Person:
    """Somebody who has typed ``offiziersskat play``; use it as a context."""

    def __init__(
        self,
        home: Path,
        *args: str,
        columns: int = 80,
        environ: Mapping[str, str] | None = None,
        before: Callable[[], None] | None = None,
        plain: bool = True,
    ) -> None:
        """``home`` is the data folder; ``plain`` turns colours off; ``before`` runs in the child."""
        here = {
            **os.environ,
            "OFFIZIERSSKAT_DATA": str(home),
            "LC_ALL": "C.UTF-8",
            "TERM": "xterm-256color",
            **({"NO_COLOR": "1"} if plain else {}),
            **(environ or {}),
        }
        command = ["-m", "offiziersskat", "play", "--lang", "en", *args]
        self.screen = _Screen(columns, _ROWS, history=5000)
        self._stream = pyte.Stream(self.screen)
        self.child: Any = pexpect.spawn(
            sys.executable, command, env=here, dimensions=(_ROWS, columns), encoding="utf-8",
            timeout=_PATIENCE, preexec_fn=before, echo=True,
        )  # fmt: skip
        self.child.logfile_read = self
        self.child.delaybeforesend = None
        self.raw = ""

    def write(self, text: str) -> None:
        """Take what the program writes (called by pexpect)."""
        self.raw += text
        self._stream.feed(text)

    def flush(self) -> None:
        """Nothing is held back (called by pexpect)."""

    def __enter__(self) -> Self:
        """Sit down."""
        return self

    def __exit__(self, *_: object) -> None:
        """Leave, whatever the program thinks of it."""
        if not self.child.closed:
            self.child.close(force=True)

    def hang_up(self) -> int:
        """Close the terminal, as one closes a window; how the program ended, as ``waitpid`` says."""
        self.child.ptyproc.fileobj.close()
        self.child.closed = True
        return os.waitpid(self.child.pid, 0)[1]

    def wait(self, *patterns: str) -> str:
        """Wait for one of some patterns, by default any prompt; what was shown before it."""
        self.child.expect(list(patterns) or ANY)
        return str(self.child.before)

    def type(self, text: str) -> str:
        """Type a line, and wait for the next prompt; what was shown between."""
        self.child.sendline(text)
        return self.wait()

    def leave(self) -> int:
        """Wait for the end of the program; its exit status, negative for a signal."""
        self.child.expect(pexpect.EOF)
        self.child.close()
        signal: int | None = self.child.signalstatus
        return int(self.child.exitstatus) if signal is None else -signal

    @property
    def shown(self) -> str:
        """Everything that can be read on the screen, scrolled off or not."""
        history = [self._row(line) for line in self.screen.history.top]
        return "\n".join([*history, *(line.rstrip() for line in self.screen.display)])

    def _row(self, line: Mapping[int, Any]) -> str:
        return "".join(line[column].data for column in range(self.screen.columns)).rstrip()


# ---- playing along ------------------------------------------------------------------------------


def deal(name: str, seed: int, fields: Mapping[str, object] | None = None) -> Game:
    """The first hand of ``play --rules name --seed seed``."""
    return new_game(ruleset(name, fields), shuffled(numbered_seed(seed, 0)))


def face(card: Card) -> str:
    """How an English table shows a card."""
    return "♣♠♥♦"[card.suit] + card.code[1].replace("T", "10")


def _spelt(action: Action, view: View, turn: int) -> str:
    """An action as people type it: by code, by number, by sign, in turns."""
    if not isinstance(action, Play) or view.seat is None:
        return text_of(action)
    places = [place.up for place in view.board.places[view.seat]]
    cards = [*places, *held(view)]
    number = str(cards.index(action.card) + 1)
    return [action.card.code.lower(), number, face(action.card)][turn % 3]


def play_on(
    person: Person, game: Game, actions: Iterable[str] = (), *, upto: int | None = None
) -> Game:
    """Type actions for everybody at the keyboard, then the first legal one, to the end of the hand.

    The person is at a prompt, and at one again when this returns. The game that is played along
    in the test gives the words; what the program thinks of them is seen on the screen.
    """
    wanted = list(actions)
    while game.result is None and (upto is None or upto > 0):
        view = observe(game, game.to_act)
        choices = legal(view)
        text = wanted.pop(0) if wanted else text_of(choices[-1])
        action = next(action for action in choices if text_of(action) == text)
        while "press Enter" in str(person.child.after):
            person.type("")
        person.type(_spelt(action, view, len(wanted) + sum(view.board.tricks)))
        game = apply(game, action)
        upto = None if upto is None else upto - 1
    return game


def card_numbers(shown: str) -> list[str]:
    """The numbers at the cards of the table shown last."""
    return re.findall(r"(?<=[╭─])\d+(?=[╭─])", shown)
