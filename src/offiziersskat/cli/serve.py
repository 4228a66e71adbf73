"""``serve``: the table for browsers. Reads how it is to be run, and says where it is.

Options come before the environment, the environment before what suits a table at home. What a
server does is ``server``'s business; its code is loaded when it is to run.
"""

import os
import socket
import sys
import webbrowser
from collections.abc import Callable, Mapping
from dataclasses import replace
from functools import partial
from threading import Thread

import click

from offiziersskat.cli.base import Command
from offiziersskat.cli.options import folders, number_from, number_option
from offiziersskat.errors import InputError
from offiziersskat.i18n import Catalogue, Language, catalogue

__all__ = ["build"]

_LAST_PORT = 65_535
_MOST_WORKERS = 64
_LEVELS = ("debug", "info", "warning", "error")
_EVERYWHERE = "0.0.0.0"  # noqa: S104 - what --lan asks for
_ANY = {_EVERYWHERE, "::"}
_HOME = "127.0.0.1"


def build(say: Catalogue) -> click.Command:
    """The command ``serve``."""
    words = catalogue("commands", say.language)
    text = words.text
    number = partial(number_option, say)
    return Command(
        "serve",
        callback=partial(_run, say.language),
        help=text("serve-help"),
        epilog=text("serve-epilog"),
        options_metavar=say.text("metavar-options"),
        params=[
            click.Option(["--lan"], is_flag=True, help=text("option-lan")),
            click.Option(["--browser/--no-browser"], default=None, help=text("option-browser")),
            click.Option(["--host"], metavar=text("metavar-address"), help=text("option-host")),
            number("--port", low=1, high=_LAST_PORT, help=text("option-port")),
            click.Option(["--database"], metavar=text("metavar-url"), help=text("option-database")),
            click.Option(
                ["--origin"], multiple=True, metavar=text("metavar-url"), help=text("option-origin")
            ),
            click.Option(["--proxy"], metavar=text("metavar-address"), help=text("option-proxy")),
            number("--workers", low=1, high=_MOST_WORKERS, help=text("option-workers")),
            click.Option(
                ["--log"],
                type=click.Choice(_LEVELS),
                metavar=text("metavar-level"),
                help=text("option-log"),
            ),
        ],
    )


def _run(
    language: Language,
    *,
    lan: bool,
    browser: bool | None,
    host: str | None,
    port: int | None,
    database: str | None,
    origin: tuple[str, ...],
    proxy: str | None,
    workers: int | None,
    log: str | None,
) -> int:
    # Loaded here, for help should cost little.
    from offiziersskat.server.serving import bound, serve
    from offiziersskat.server.settings import Settings

    said = _Environment(os.environ)
    settings = Settings(
        folder=folders().data,
        host=host or (_EVERYWHERE if lan else said.text("HOST") or _HOME),
        port=port or said.number("PORT", 0, high=_LAST_PORT) or None,
        database=database or said.text("DATABASE"),
        secret=said.text("SECRET"),
        origins=origin or tuple((said.text("ORIGINS") or "").split()),
        proxies=proxy or said.text("PROXIES") or "",
        workers=workers or said.number("WORKERS", 1, high=_MOST_WORKERS),
        rate=said.number("RATE", 50),
        burst=said.number("BURST", 400),
        idle_seconds=said.number("IDLE", 600),
        log_level=log or said.level("info" if _is_service() else "warning"),
    )
    listening = bound(settings.host, settings.port)
    outside = _outside(listening)
    settings = replace(settings, outside=outside if lan else None)
    serve(settings, listening, partial(_tell, language, listening, outside, wanted=browser))
    return 0


def _is_service() -> bool:
    """A person at a terminal does not want to read a log."""
    return not sys.stderr.isatty()


class _Environment:
    """The variables ``OFFIZIERSSKAT_…``; an empty one counts as not set."""

    def __init__(self, environ: Mapping[str, str]) -> None:
        self._environ = environ

    def text(self, name: str) -> str | None:
        return self._environ.get(f"OFFIZIERSSKAT_{name}") or None

    def number(self, name: str, default: int, *, high: int = 1_000_000) -> int:
        said = self.text(name)
        return default if said is None else number_from(said, low=1, high=high)

    def level(self, default: str) -> str:
        said = self.text("LOG") or default
        if said not in _LEVELS:
            raise InputError("log-level", value=ascii(said), known=" ".join(_LEVELS))
        return said


def _outside(listening: socket.socket) -> str | None:
    """Where others in the local network find the table, if they can."""
    from offiziersskat.server.serving import lan_address

    host, port = listening.getsockname()[:2]
    found = lan_address() if host in _ANY else None
    return None if found is None else f"http://{found}:{port}/"


def _tell(
    language: Language, listening: socket.socket, outside: str | None, *, wanted: bool | None
) -> None:
    """Say where the table is, and open it, once it can be reached."""
    text = catalogue("commands", language).text
    host, port = listening.getsockname()[:2]
    address = f"http://{_HOME if host in _ANY else _bracketed(host)}:{port}/"
    print(text("serve-at", address=address))
    if outside is not None:
        print(text("serve-lan", address=outside))
    if sys.stdout.isatty():
        print(text("serve-stop"))
    sys.stdout.flush()
    if _has_display() if wanted is None else wanted:
        _in_background(partial(webbrowser.open, address))


def _bracketed(host: str) -> str:
    return f"[{host}]" if ":" in host else host


def _has_display() -> bool:
    """Whether a browser would be seen: on a terminal without a screen a text browser would start."""
    if sys.platform in {"win32", "darwin"}:
        return sys.stdout.isatty()
    return any(os.environ.get(name) for name in ("DISPLAY", "WAYLAND_DISPLAY"))


def _in_background(work: Callable[[], object]) -> None:
    Thread(target=work, daemon=True).start()
