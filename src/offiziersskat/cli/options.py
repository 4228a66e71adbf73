"""The options and arguments that several commands share, and how their values are read.

A value that cannot be read is told in our words with the option's name; what is done with it is
the commands' business.
"""

import os
from collections.abc import Callable
from typing import Any
from unicodedata import normalize

import click

from offiziersskat.cli.faults import sentence
from offiziersskat.core.rules import Ruleset
from offiziersskat.errors import InputError, OffiziersskatError
from offiziersskat.i18n import Catalogue, Language
from offiziersskat.table.folders import Folders, user_folders
from offiziersskat.table.rulesets import named_rules

__all__ = [
    "file_argument",
    "folders",
    "json_option",
    "number_from",
    "number_option",
    "read_by",
    "rules_from",
    "rules_option",
]

_Callback = Callable[[click.Context, click.Parameter, Any], Any]


def folders() -> Folders:
    """Where this user's rulesets, settings and games lie."""
    return user_folders(os.environ)


def rules_from(text: str) -> Ruleset:
    """The rules named by ``classic; spitzen=on``; raises ``InputError`` or ``StorageError``."""
    return named_rules(text, folders())


def number_from(text: str, *, low: int, high: int | None) -> int:
    """A whole number in a range; raises ``InputError``."""
    digits = normalize("NFKC", text).strip()
    if digits.isascii() and digits.isdigit() and len(digits) <= _MOST_DIGITS:
        number = int(digits)
        if low <= number and (high is None or number <= high):
            return number
    if high is None:
        raise InputError("number-at-least", value=text, low=low)
    raise InputError("number-range", value=text, low=low, high=high)


_MOST_DIGITS = 40


def read_by(read: Callable[[str], object], language: Language) -> _Callback:
    """A callback for click: reads the text of a parameter, or says what is wrong with it."""

    def read_one(text: str) -> object:
        try:
            return read(text)
        except OffiziersskatError as error:
            raise click.BadParameter(sentence(error, language)) from None

    def callback(_context: click.Context, _parameter: click.Parameter, value: Any) -> Any:  # noqa: ANN401 - click's
        if isinstance(value, tuple):
            return tuple(read_one(text) for text in value)
        return None if value is None else read_one(value)

    return callback


def rules_option(say: Catalogue, *, default: str | None = "classic") -> click.Option:
    """``--rules``: a ruleset by name and fields."""
    return click.Option(
        ["--rules"],
        default=default,
        show_default=default is not None,
        metavar=say.text("metavar-rules"),
        help=say.text("option-rules"),
        callback=read_by(rules_from, say.language),
    )


def number_option(
    say: Catalogue,
    name: str,
    *,
    low: int = 0,
    high: int | None = None,
    default: str | None = None,
    help: str,  # noqa: A002 - click's word
) -> click.Option:
    """An option for a whole number."""
    return click.Option(
        [name],
        default=default,
        show_default=default is not None,
        metavar=say.text("metavar-number"),
        help=help,
        callback=read_by(lambda text: number_from(text, low=low, high=high), say.language),
    )


def json_option(say: Catalogue) -> click.Option:
    """``--json``: for programs."""
    return click.Option(["--json", "as_json"], is_flag=True, help=say.text("option-json"))


def file_argument(say: Catalogue) -> click.Argument:
    """The file with the hands, ``-`` for standard input."""
    return click.Argument(["file"], metavar=say.text("metavar-file"))
