"""``play`` as plain lines: from the command's options to the exit status.

The way in: it finds folders, settings, language and looks, seats the players, and sees to it that
every way out - the end, ``q``, the end of input, a signal - leaves a game that can go on.
"""

import os
import signal
import sys
from collections.abc import Iterator, Mapping
from contextlib import contextmanager, suppress
from types import FrameType

from offiziersskat.table.folders import Folders, user_folders
from offiziersskat.table.settings import Settings, load_settings
from offiziersskat.tui.again import Again
from offiziersskat.tui.console import Console, InputEnded, Terminal
from offiziersskat.tui.desk import Desk
from offiziersskat.tui.engines import engine_title
from offiziersskat.tui.evening import Evening
from offiziersskat.tui.fate import fate_of
from offiziersskat.tui.seating import Sitting, language_for, sit_down, to_keep
from offiziersskat.tui.setup import Setup
from offiziersskat.tui.speech import Speech
from offiziersskat.tui.titles import rules_title
from offiziersskat.tui.turn import Left

__all__ = ["main"]

_UNUSABLE = 2
_INTERRUPTED = 130
_SIGNALLED = 128


class _Stopped(Exception):
    """The system asks the program to end."""

    def __init__(self, number: int) -> None:
        self.number = number


def main(
    setup: Setup, *, console: Console | None = None, environ: Mapping[str, str] | None = None
) -> int:
    """Play; 0 when the game or the input is over, 130 after Ctrl-C, 128 + n after signal n, 2 when
    the last hand could be kept, but not put among the records.

    Raises ``InputError`` and ``StorageError`` when no game can be begun or kept any longer; what
    was played until then is kept.
    """
    environ = os.environ if environ is None else environ
    folders = user_folders(environ)
    kept, problem = load_settings(folders)
    language = language_for(setup, kept, environ)
    speech = Speech(console or _terminal(setup, kept, environ), language)
    if problem is not None:
        speech.fault(problem)
    try:
        with _signals():
            return _sit(setup, kept, folders, speech, Again.of(environ))
    except InputEnded:
        return 0
    except KeyboardInterrupt:
        return _INTERRUPTED
    except _Stopped as stopped:
        return _SIGNALLED + stopped.number


def _terminal(setup: Setup, kept: Settings, environ: Mapping[str, str]) -> Terminal:
    """What was asked for now overrules everything; what was once asked for, only a terminal."""
    is_terminal = sys.stdout.isatty()
    colour = kept.colour if is_terminal else None
    ascii_only = kept.ascii if is_terminal else None
    return Terminal(
        environ=environ,
        colour=colour if setup.colour is None else setup.colour,
        ascii_only=ascii_only if setup.ascii is None else setup.ascii,
        width=setup.width,
    )


def _sit(setup: Setup, kept: Settings, folders: Folders, speech: Speech, again: Again) -> int:
    sitting = sit_down(setup, kept, folders, speech)
    try:
        desk = Desk(sitting.table, speech, folders, kept, again=again)
        if sitting.is_kept:
            desk.keep(to_keep(setup, kept, sitting.table))
        _welcome(sitting, speech)
        return _play(Evening(desk, fate_of(sitting.table.game)), is_kept=sitting.is_kept)
    finally:
        sitting.store.close()
        with suppress(OSError):
            speech.console.restore()


def _welcome(sitting: Sitting, speech: Speech) -> None:
    table, words = sitting.table, speech.words
    names = [
        player.name
        if player.is_human
        else words("opponent-kind", name=player.name, kind=engine_title(player.kind, words))
        for player in table.players
    ]
    rules = words.fit(rules_title(table.rules, speech.language))
    message = "welcome" if sitting.is_new else "resumed"
    speech.say(message, rules=rules, names=words.listed(names))


def _play(evening: Evening, *, is_kept: bool) -> int:
    """Play on; whatever ends it, every accepted step is already kept, where anything is."""
    try:
        evening.run()
        return 0 if evening.table.filing_error is None else _UNUSABLE
    except Left:
        _say_goodbye(evening.desk, "quit-saved" if is_kept else "quit-nothing")
    except InputEnded:
        _say_goodbye(evening.desk, "input-ended" if is_kept else "quit-nothing")
    except (KeyboardInterrupt, _Stopped):
        # After a hang-up there may be nobody left to say it to.
        with suppress(OSError):
            evening.speech.show([""])
            _say_goodbye(evening.desk, "quit-saved" if is_kept else "quit-nothing")
        raise
    return 0


def _say_goodbye(desk: Desk, message: str) -> None:
    desk.speech.console.restore()
    desk.speech.say(message, command=desk.again.with_options())


@contextmanager
def _signals() -> Iterator[None]:
    """Turn the system's wish to end the program into an exception, as Ctrl-C is one."""

    def stop(number: int, _frame: FrameType | None) -> None:
        raise _Stopped(number)

    names = [name for name in ("SIGTERM", "SIGHUP") if hasattr(signal, name)]
    before = {name: signal.signal(getattr(signal, name), stop) for name in names}
    try:
        yield
    finally:
        for name, handler in before.items():
            signal.signal(getattr(signal, name), handler)
