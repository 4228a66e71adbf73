"""Calls the command inside the test's own process, its three streams in memory."""

import io
import json
import os
import sys
from pathlib import Path
from typing import Any, NamedTuple
from unittest.mock import patch

from offiziersskat.cli.app import run

__all__ = ["Said", "called", "objects"]


class Said(NamedTuple):
    """What a call came to."""

    status: int
    out: str
    err: str


class _Terminal(io.TextIOWrapper):
    """Standard input that says it is a terminal."""

    def isatty(self) -> bool:
        return True


def called(
    *args: str,
    stdin: str | bytes = "",
    lang: str | None = "en",
    columns: int = 80,
    data: Path | None = None,
    terminal: bool = False,
    encoding: str = "utf-8",
) -> Said:
    """Call ``offiziersskat`` with these arguments; ``data`` is the user's folder."""
    given = stdin if isinstance(stdin, bytes) else stdin.encode()
    wrapper = _Terminal if terminal else io.TextIOWrapper
    source = wrapper(io.BytesIO(given), encoding="utf-8")
    out, err = (io.TextIOWrapper(io.BytesIO(), encoding=encoding) for _ in range(2))
    environ = {"COLUMNS": str(columns), "OFFIZIERSSKAT_DATA": str(data or "/nowhere")}
    chosen = [] if lang is None else ["--lang", lang]
    with (
        patch.object(sys, "stdin", source),
        patch.object(sys, "stdout", out),
        patch.object(sys, "stderr", err),
        patch.dict(os.environ, environ),
    ):
        status = run([*chosen, *args])
        out.flush()
        err.flush()
    return Said(status, _text(out, encoding), _text(err, encoding))


def _text(stream: io.TextIOWrapper, encoding: str) -> str:
    raw = stream.buffer
    assert isinstance(raw, io.BytesIO)
    return raw.getvalue().decode(stream.encoding or encoding)


def objects(said: Said) -> list[dict[str, Any]]:
    """The JSON objects of the output, one a line."""
    return [json.loads(line) for line in said.out.splitlines()]
