"""``stats``: what people came to over many hands, with their luck and without it.

Takes records, which are reviewed at the fast setting, and what ``review --out`` has kept. How hands
are summed up, ``analysis.stats`` knows; here it is asked for and written down.
"""

import sys
from collections.abc import Iterator, Sequence
from dataclasses import fields
from functools import partial
from pathlib import Path

import click

from offiziersskat.analysis.stats import (
    KEYS,
    Form,
    Group,
    Share,
    Summary,
    groups_of,
    shares_of,
    written,
)
from offiziersskat.cli.base import Command
from offiziersskat.cli.hands import OK, UNUSABLE, emit
from offiziersskat.cli.options import json_option
from offiziersskat.cli.progress import Progress
from offiziersskat.cli.review import jobs_option
from offiziersskat.cli.statsdraw import drawn
from offiziersskat.cli.statstable import table
from offiziersskat.cli.streams import write_as_utf8
from offiziersskat.cli.summaries import count_hands, is_kept, read_kept, summaries
from offiziersskat.errors import InputError, StorageError
from offiziersskat.i18n import Catalogue, Language, catalogue

__all__ = ["build"]


def build(say: Catalogue) -> click.Command:
    """The command ``stats``."""
    words = catalogue("review", say.language)
    return Command(
        "stats",
        callback=partial(_run, say.language),
        help=words.text("stats-help"),
        epilog=say.text("argument-file"),
        options_metavar=say.text("metavar-options"),
        params=[
            click.Argument(["files"], nargs=-1, required=True, metavar=words.text("metavar-files")),
            click.Option(
                ["--by"],
                type=click.Choice(list(KEYS)),
                multiple=True,
                default=("person",),
                metavar=words.text("metavar-by"),
                help=words.text("option-by", keys=", ".join(KEYS)),
            ),
            click.Option(["--each"], is_flag=True, help=words.text("option-each")),
            click.Option(["--csv", "as_csv"], is_flag=True, help=words.text("option-csv")),
            click.Option(
                ["--parquet"],
                metavar=words.text("metavar-parquet"),
                help=words.text("option-parquet"),
            ),
            click.Option(
                ["--svg"], metavar=words.text("metavar-svg"), help=words.text("option-svg")
            ),
            jobs_option(say),
            json_option(say),
        ],
    )


def _run(
    language: Language,
    *,
    files: tuple[str, ...],
    by: tuple[str, ...],
    each: bool,
    as_csv: bool,
    parquet: str | None,
    svg: str | None,
    jobs: int,
    as_json: bool,
) -> int:
    told = list(_all(language, files, jobs))
    good = [summary for summary in told if "error" not in summary]
    shares = [share for summary in good for share in shares_of(summary)]
    keys = tuple(key for key in KEYS if key in by)
    groups = groups_of(shares, keys)
    words = catalogue("review", language)
    if len(told) > len(good):
        count = len(told) - len(good)
        print(words.text("stats-left-out", count=count), file=sys.stderr)
    if not good:
        raise InputError("stats-nothing")
    rows = [share.json() for share in shares] if each else [group.json() for group in groups]
    columns = [one.name for one in fields(Share)] if each else _columns(keys)
    if as_json or as_csv or each:
        write_as_utf8()
    if as_json or (each and not as_csv and parquet is None):
        for row in rows:
            emit(row)
    elif as_csv:
        print(written(rows, columns, Form.CSV).decode("utf-8"), end="")
    elif not each:
        for line in table(groups, keys, words):
            print(line)
    if svg is not None:
        _write(svg, drawn(groups, words).encode("utf-8"))
    if parquet is not None:
        _write(parquet, written(rows, columns, Form.PARQUET))
    return UNUSABLE if len(told) > len(good) else OK


def _columns(keys: Sequence[str]) -> list[str]:
    """Those of a group: what it is grouped by, then the figures."""
    one = Group(dict.fromkeys(keys, ""))
    one.hands = 1
    return list(one.json())


def _all(language: Language, files: Sequence[str], jobs: int) -> Iterator[Summary]:
    """Summaries of all hands, kept ones first."""
    kept = [file for file in files if is_kept(file)]
    fresh = [file for file in files if file not in kept]
    for file in kept:
        yield from read_kept(file)
    if not fresh:
        return
    progress = Progress(catalogue("review", language).text("progress"), count_hands(fresh))
    found = summaries(fresh, "fast", jobs=jobs, done=lambda _file, _hand: False)
    for number, summary in enumerate(found, 1):
        progress.show(number)
        yield summary
    progress.close()


def _write(path: str, content: bytes) -> None:
    try:
        Path(path).write_bytes(content)
    except OSError as error:
        reason = error.strerror or str(error)
        raise StorageError("review-write", path=path, reason=reason) from None
