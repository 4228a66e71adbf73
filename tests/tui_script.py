"""A console made of lists, for tests that play without a terminal.

It is no test itself. ``Script`` answers prompts from a list or by a function, and keeps what was
shown, screen by screen: a wipe begins a new one.
"""

import re
from collections.abc import Callable, Iterable, Iterator

from offiziersskat.tui.console import InputEnded
from offiziersskat.tui.style import Colours, Style, stripped

__all__ = ["Script", "hinted", "stubborn"]

_MOST_PROMPTS = 1000
"""More than any test needs: one that runs in circles shall end."""

Answers = Iterable[str] | Callable[["Script", str], str | None]


class Script:
    """A console whose keyboard is a list of answers, or a function of the prompt."""

    def __init__(
        self, answers: Answers, *, width: int = 80, glyphs: bool = True, interactive: bool = True
    ) -> None:
        """An exhausted list, or an answer ``None``, is the end of input."""
        self.screens: list[list[str]] = [[]]
        self.prompts: list[str] = []
        self.passed: list[str] = []
        self.style = Style(glyphs=glyphs, colours=Colours.NONE, width=width)
        self.is_interactive = interactive
        self._answer = answers if callable(answers) else _from(iter(answers))

    @property
    def lines(self) -> list[str]:
        """Everything that was shown."""
        return [line for screen in self.screens for line in screen]

    @property
    def text(self) -> str:
        """Everything that was shown, as one text."""
        return "\n".join(self.lines)

    def say(self, lines: Iterable[str]) -> None:
        """Keep the lines."""
        self.screens[-1] += [stripped(line) for line in lines]

    def passing(self, text: str) -> None:
        """Keep what is shown for a while, apart from the rest."""
        self.passed.append(text)

    def ask(self, prompt: str) -> str:
        """Answer a prompt; prompt and answer are seen on the screen."""
        self.prompts.append(prompt)
        assert len(self.prompts) < _MOST_PROMPTS, self.text[-2000:]
        answer = self._answer(self, prompt)
        self.screens[-1].append(f"{prompt} {answer or ''}")
        if answer is None:
            raise InputEnded
        return answer

    def wipe(self) -> None:
        """Begin a new screen."""
        self.screens.append([])

    def restore(self) -> None:
        """Nothing of it shows in the lists."""


def _from(answers: Iterator[str]) -> Callable[[Script, str], str | None]:
    return lambda _script, _prompt: next(answers, None)


def hinted(script: Script, prompt: str) -> str:
    """Play what the hint says: ask for it, then type it back."""
    if not prompt.endswith(":"):
        return ""
    lines, before = script.screens[-1], script.prompts[-2:-1]
    asked = [n for n, line in enumerate(lines) if before and line.startswith(before[0])][-1:]
    if not asked or not lines[asked[0]].endswith(" ?"):
        return "?"
    said = " ".join(line.strip() for line in lines[asked[0] + 1 :])
    found = re.match(r"(?:Hint: |Tipp: |ヒント：)(.*?)(?:\. |。)", said)
    return found[1].strip() if found else "?"


def stubborn() -> Callable[[Script, str], str]:
    """Play in English without a thought: the first number that is not refused."""
    tried, tables = 0, -1

    def answer(script: Script, prompt: str) -> str:
        nonlocal tried, tables
        drawn = script.lines.count("")
        tried, tables = (tried + 1 if drawn == tables else 0), drawn
        choices = next((found for word, found in _STUBBORN if word in prompt), ("",))
        return str(tried + 1) if choices is None else choices[tried % len(choices)]

    return answer


_STUBBORN: list[tuple[str, tuple[str, ...] | None]] = [
    ("your card", None),
    ("your game", ("1",)),
    ("Announce", ("1",)),
    ("kontra", ("2",)),
    (", re", ("2",)),
    ("your bid", ("18", "p")),
    ("do you hold", ("y",)),
    ("stock or hand", ("1",)),
    ("two cards away", ("6 7",)),
]
