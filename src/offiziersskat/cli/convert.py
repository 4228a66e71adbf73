"""``convert``: records from text to JSON and back, hand by hand.

The two forms hold the same; how they are read and written is decided in ``notation``.
"""

from functools import partial

import click

from offiziersskat.cli.base import Command
from offiziersskat.cli.hands import OK, Answers, emit, for_each_hand
from offiziersskat.cli.options import file_argument, json_option
from offiziersskat.cli.streams import write_as_utf8
from offiziersskat.i18n import Catalogue, Language, catalogue
from offiziersskat.notation import Record, write_json, write_osk

__all__ = ["build"]


class _Form(click.Choice[str]):
    """What is missing is said in one line."""

    def get_missing_message(self, param: click.Parameter, ctx: click.Context | None) -> str:
        return " ".join(super().get_missing_message(param, ctx).split())


def build(say: Catalogue) -> click.Command:
    """The command ``convert``."""
    words = catalogue("commands", say.language)
    return Command(
        "convert",
        callback=partial(_run, say.language),
        help=words.text("convert-help"),
        epilog=say.text("argument-file"),
        options_metavar=say.text("metavar-options"),
        params=[
            file_argument(say),
            click.Option(
                ["--to"],
                type=_Form(["osk", "json"]),
                required=True,
                help=words.text("option-to"),
            ),
            json_option(say),
        ],
    )


def _run(language: Language, file: str, *, to: str, as_json: bool) -> int:
    write_as_utf8()
    answers = Answers(file, language, as_json)
    if to == "json":
        return for_each_hand(answers, _as_json)
    return for_each_hand(answers, partial(_as_text, as_json=as_json))


def _as_json(_hand: int, record: Record) -> int:
    print(write_json(record))
    return OK


def _as_text(hand: int, record: Record, *, as_json: bool) -> int:
    """Hands are parted by an empty line; for a program each is a string of its own."""
    text = write_osk(record).rstrip("\n")
    if as_json:
        emit({"hand": hand, "osk": text + "\n"})
    else:
        print(("\n" if hand else "") + text)
    return OK
