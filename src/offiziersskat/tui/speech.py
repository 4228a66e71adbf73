"""Saying things: messages wrapped to the screen's width, faults as one sentence.

It joins a console and a language; what there is to say is decided elsewhere.
"""

from collections.abc import Iterable

from offiziersskat.core.actions import ACTIONS, text_of
from offiziersskat.core.cards import Card
from offiziersskat.errors import OffiziersskatError
from offiziersskat.i18n import Language, describe
from offiziersskat.tui.console import Console
from offiziersskat.tui.narrate import action_words
from offiziersskat.tui.style import Tone, paint, wrapped
from offiziersskat.tui.words import Words

__all__ = ["Speech"]


class Speech:
    """A console that speaks a language."""

    def __init__(self, console: Console, language: Language) -> None:
        """Width and looks are asked of the console each time, for they may change."""
        self.console = console
        self.language = language

    @property
    def words(self) -> Words:
        """Messages fit for the screen as it is now."""
        return Words(self.language, self.console.style)

    def say(self, message: str, /, *, tone: Tone | None = None, **params: object) -> None:
        """Say a message of ``table.ftl``."""
        self.tell([self.words(message, **params)], tone=tone)

    def tell(self, texts: Iterable[str], *, tone: Tone | None = None, indent: str = "  ") -> None:
        """Say uncoloured texts, each on lines of its own."""
        style = self.console.style
        for text in texts:
            lead = text[: len(text) - len(text.lstrip())]
            lines = wrapped(text.lstrip(), style.width - 1 - len(lead), indent=indent)
            shown = [lead + line for line in lines]
            self.console.say(paint(line, tone, style) if tone else line for line in shown)

    def passing(self, message: str, /, **params: object) -> None:
        """Say a message of ``table.ftl`` on one line that goes away again."""
        style = self.console.style
        first, *_ = wrapped(self.words(message, **params), style.width - 1)
        self.console.passing(first)

    def show(self, lines: Iterable[str]) -> None:
        """Show lines that are already laid out."""
        self.console.say(lines)

    def ask(self, question: str) -> str:
        """Ask, on a line of its own; raises ``InputEnded``."""
        style = self.console.style
        *above, last = wrapped(question, style.width - 8)
        self.console.say(paint(line, Tone.BOLD, style) for line in above)
        return self.console.ask(paint(last, Tone.BOLD, style))

    def fault(self, error: OffiziersskatError) -> None:
        """Say what was wrong."""
        self.tell([self.sentence(error)], tone=Tone.WARN)

    def sentence(self, error: OffiziersskatError) -> str:
        """What was wrong, in one sentence; cards and actions as the table names them."""
        codes = {card.code: card for card in Card}
        actions = {text_of(action): action for action in ACTIONS}
        params: dict[str, object] = {}
        for name, value in error.params.items():
            if value in codes:
                params[name] = self.words.card(codes[str(value)])
            elif name == "action" and value in actions:
                params[name] = action_words(actions[str(value)], self.words)
            elif isinstance(value, str | int):
                params[name] = value
        shown = OffiziersskatError(error.code, **params)
        return self.words.fit(describe(shown, self.language))
