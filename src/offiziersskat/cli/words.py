"""The words of click itself, in the language of the command.

click asks gettext for "Usage:", "Missing option" and the like. ``speak`` gives it ours instead:
each English text of click's has a message in ``cli.ftl`` or ``click.ftl`` whose id is made from
that text, so a test can tell which are missing. Nothing else in the package knows that click has words.
"""

import re
from collections.abc import Callable
from types import ModuleType

import click.core
import click.decorators
import click.exceptions
import click.formatting
import click.parser
import click.termui
import click.types

from offiziersskat.i18n import Language, catalogue

__all__ = ["click_word", "message_id", "speak"]

_MODULES: tuple[ModuleType, ...] = (
    click.core,
    click.decorators,
    click.exceptions,
    click.formatting,
    click.parser,
    click.termui,
    click.types,
)

_ROOMS = ("cli", "click")
"""Where messages stand: those of every help, and the others, read only when one is needed."""

_PLACES = re.compile(r"\{(\w+)(?:![rs])?\}")


def speak(language: Language) -> None:
    """Let click speak from our catalogues; what they lack stays English."""

    def translated(text: str) -> str:
        return _translated(language, text)

    def counted(one: str, many: str, number: int) -> str:
        return _translated(language, one if number == 1 else many)

    for module in _MODULES:
        names = vars(module)
        if "_" in names:
            names["_"] = translated
        if "ngettext" in names:
            names["ngettext"] = counted


def click_word(text: str) -> str:
    """A text of click's as it would say it now."""
    translated: Callable[[str], str] = vars(click.formatting)["_"]
    return translated(text)


def message_id(text: str) -> str:
    """The id of a text of click's: ``Missing option`` is ``click-missing-option``."""
    words = re.findall(r"[a-z0-9]+", _PLACES.sub(" ", text).lower())
    return "-".join(["click", *words])


def _translated(language: Language, text: str) -> str:
    """Our message, with the places left in it for click to fill."""
    message = message_id(text)
    places = {found[1]: found[0] for found in _PLACES.finditer(text)}
    for room in _ROOMS:
        if catalogue(room, language).has(message):
            return catalogue(room, language).text(message, **places)
    return text
