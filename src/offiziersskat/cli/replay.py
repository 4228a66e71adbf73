"""``replay``: recorded hands, decision by decision, for programs or for people.

What a seat saw and could do comes from ``notation.replay``; here it is only written down.
"""

from functools import partial
from typing import assert_never

import click

from offiziersskat.cli.base import Command
from offiziersskat.cli.hands import NO, OK, Answers, emit, for_each_hand
from offiziersskat.cli.options import file_argument, json_option
from offiziersskat.cli.retelling import Retelling
from offiziersskat.core.actions import text_of
from offiziersskat.i18n import Catalogue, Language, catalogue
from offiziersskat.notation import (
    Blocked,
    Conclusion,
    Finished,
    Illegal,
    Record,
    Step,
    Unfinished,
    WrongResult,
    layout,
    replay,
    result_json,
)

__all__ = ["build", "emit_end", "end_answer", "status_of"]


_Told = Finished | Unfinished | Illegal | WrongResult
"""Every end but the one that is a fault of the record."""


def build(say: Catalogue) -> click.Command:
    """The command ``replay``."""
    return Command(
        "replay",
        callback=partial(_run, say.language),
        help=catalogue("commands", say.language).text("replay-help"),
        epilog=say.text("argument-file"),
        options_metavar=say.text("metavar-options"),
        params=[file_argument(say), json_option(say)],
    )


def _run(language: Language, file: str, *, as_json: bool) -> int:
    answer = _for_programs if as_json else partial(_for_people, language)
    return for_each_hand(Answers(file, language, as_json), answer)


def _for_people(language: Language, hand: int, record: Record) -> int:
    if hand:
        print()
    retelling = Retelling(hand, record, language)
    status = OK
    for item in replay(record):
        for line in retelling.lines(item):
            print(line)
        if not isinstance(item, Step):
            status = status_of(item)
    return status


def status_of(end: Conclusion) -> int:
    """The exit status that an end stands for; raises the fault of a blocked one."""
    if isinstance(end, Blocked):
        raise end.error
    return NO if isinstance(end, Illegal | WrongResult) else OK


def _for_programs(hand: int, record: Record) -> int:
    for item in replay(record):
        if not isinstance(item, Step):
            emit_end(hand, record, item)
            return status_of(item)
        emit(
            {
                "hand": hand,
                "ply": item.ply,
                "seat": item.seat,
                "phase": item.phase.value,
                "view": layout(item.view),
                "legal": [text_of(action) for action in item.legal],
                "action": text_of(item.action),
            }
        )
    return OK


def emit_end(hand: int, record: Record, end: Conclusion) -> None:
    """The last line of a hand (notation.md §6); a blocked one is told as a fault."""
    if not isinstance(end, Blocked):
        emit(end_answer(hand, record, end))


def end_answer(hand: int, record: Record, end: _Told) -> dict[str, object]:
    """How a hand ends, for programs."""
    match end:
        case Finished():
            return {"hand": hand, "result": result_json(end.result)}
        case Unfinished():
            legal = [text_of(action) for action in end.legal]
            phase = end.phase.value
            return {"hand": hand, "result": None, "seat": end.seat, "phase": phase, "legal": legal}
        case Illegal():
            return {
                "hand": hand,
                "ply": end.ply,
                "seat": end.seat,
                "illegal": end.text,
                "reason": end.reason.value,
                "legal": [text_of(action) for action in end.legal],
            }
        case WrongResult():
            result = None if end.result is None else result_json(end.result)
            stored = dict(record.result or {})
            reason = end.reason.value
            return {"hand": hand, "result": result, "stored": stored, "reason": reason}
        case _:
            assert_never(end)
