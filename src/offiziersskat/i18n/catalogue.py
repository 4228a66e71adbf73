"""Loading and formatting of the Fluent catalogues ``<language>/<room>.ftl``.

A message that is missing is a fault of ours, found by a test: here it raises ``KeyError``.
"""

from enum import Enum
from functools import cache
from pathlib import Path

from fluent.runtime import FluentBundle, FluentResource

__all__ = ["LANGUAGES", "Catalogue", "Language", "catalogue"]


class Language(Enum):
    """The languages of the project; the value is the folder of its catalogues."""

    DE = "de"
    EN = "en"
    JA = "ja"


LANGUAGES = tuple(Language)


class Catalogue:
    """The messages of one room in one language."""

    def __init__(self, room: str, language: Language) -> None:
        """Read the catalogue; ``FileNotFoundError`` if the room has none."""
        # importlib.resources would cost the command's start more than it is worth here.
        source = Path(__file__).with_name(language.value) / f"{room}.ftl"
        self.room = room
        self.language = language
        # Isolation marks around values would show up as boxes in terminals.
        self._bundle = FluentBundle([language.value], use_isolating=False)
        self._bundle.add_resource(FluentResource(source.read_text(encoding="utf-8")))

    def has(self, message: str) -> bool:
        """Whether there is such a message."""
        return self._bundle.has_message(message)

    def text(self, message: str, /, **params: object) -> str:
        """The message with its parameters filled in; numbers should be whole or rounded."""
        if not self.has(message):
            raise KeyError(f"{self.room}.ftl: {message}")
        pattern = self._bundle.get_message(message).value
        if pattern is None:
            raise KeyError(f"{self.room}.ftl: {message} is empty")
        text, _faults = self._bundle.format_pattern(pattern, params)
        return str(text)


@cache
def catalogue(room: str, language: Language) -> Catalogue:
    """The catalogue of a room, read once."""
    return Catalogue(room, language)
