"""The way in and the way out: arguments to an exit status, whatever happens in between.

Decides the language before anything is said, and what a fault looks like: one clear message on
standard error, never a traceback. What the subcommands do is not known here.
"""

import os
import sys
from collections.abc import Sequence
from typing import NoReturn

import click

from offiziersskat import __version__
from offiziersskat.cli.group import build_group
from offiziersskat.cli.streams import has_glyphs, prepare_output, silence_output
from offiziersskat.cli.words import click_word, speak
from offiziersskat.errors import OffiziersskatError
from offiziersskat.i18n import LANGUAGES, Catalogue, Language, catalogue, choose_language

__all__ = ["main", "run"]

_INTERRUPTED = 130
_BROKEN_PIPE = 141
_UNUSABLE = 2


def main(args: Sequence[str] | None = None) -> NoReturn:
    """Run the command and leave with its exit status."""
    sys.exit(run(sys.argv[1:] if args is None else args))


def run(args: Sequence[str]) -> int:
    """Run the command; 0 done, 1 an answer of "no", 2 unusable input (notation.md §6).

    130 stands for Ctrl-C, 141 for a reader that went away, as shells have it.
    """
    if sys.stdout is None or sys.stderr is None:  # closed by whoever started us: nobody listens
        return _UNUSABLE
    prepare_output()
    wanted, rest = _language_wanted(args)
    language = choose_language(wanted, os.environ)
    say = catalogue("cli", language)
    speak(language)
    try:
        status = _guarded(rest, say, wanted)
        sys.stdout.flush()
    except KeyboardInterrupt:
        status = _INTERRUPTED
    except BrokenPipeError:
        silence_output()
        status = _BROKEN_PIPE
    except OSError as error:
        reason = os.strerror(error.errno) if error.errno else str(error)
        _complain(say.text("output-failed", reason=reason))
        silence_output()
        status = _UNUSABLE
    return status


def _guarded(args: list[str], say: Catalogue, wanted: str | None) -> int:
    """The exit status of the command itself; faults that it foresees are told here.

    Commands find in the context's ``obj`` the language that was asked for, if one was.
    """
    group = build_group(say, __version__)
    try:
        with group.make_context(group.name, args, obj=_language(wanted)) as context:
            return int(group.invoke(context) or 0)
    except click.exceptions.Exit as leaving:
        return leaving.exit_code
    except click.exceptions.Abort as aborted:
        if isinstance(aborted.__cause__, KeyboardInterrupt) or aborted.__cause__ is None:
            raise KeyboardInterrupt from None
        return _UNUSABLE
    except click.ClickException as fault:
        fault.show(sys.stderr)
        return fault.exit_code
    except OffiziersskatError as error:
        # Imported here, for help should cost little.
        from offiziersskat.cli.faults import sentence

        _complain(sentence(error, say.language, glyphs=has_glyphs()))
        return _UNUSABLE


def _language(wanted: str | None) -> Language | None:
    return None if wanted is None else Language(wanted)


def _complain(message: str) -> None:
    print(click_word("Error: {message}").format(message=message), file=sys.stderr)


def _language_wanted(args: Sequence[str]) -> tuple[str | None, list[str]]:
    """``--lang`` wherever it stands, and the other arguments.

    A language that does not exist is put first, where click finds it and says so.
    """
    known = {language.value for language in LANGUAGES}
    wanted: str | None = None
    rest: list[str] = []
    faulty: list[str] = []
    pending = iter(args)
    for arg in pending:
        if arg == "--":
            rest.extend([arg, *pending])
        elif arg == "--lang" or arg.startswith("--lang="):
            value = arg.partition("=")[2] if "=" in arg else next(pending, None)
            if value in known:
                wanted = value
            else:
                faulty = ["--lang"] if value is None else [f"--lang={value}"]
        else:
            rest.append(arg)
    return wanted, faulty + (rest if faulty != ["--lang"] else [])
