"""``arena``: programs against each other, and what their games prove.

Reads who plays, and where; how pairs are played and kept is the arena's business, what is told of
them ``arenatold``'s.
"""

from functools import partial
from hashlib import sha256
from itertools import combinations
from pathlib import Path

import click

from offiziersskat.arena import (
    CONTESTANTS,
    UNKNOWN,
    Match,
    Pair,
    Plant,
    Shards,
    here,
    margins_of,
    on_cluster,
    on_cores,
    played,
    rated,
    seated,
    settled,
)
from offiziersskat.cli.arenatold import Report
from offiziersskat.cli.base import Command
from offiziersskat.cli.options import json_option, number_option, rules_option
from offiziersskat.cli.streams import write_as_utf8
from offiziersskat.core.rules import Ruleset
from offiziersskat.errors import InputError
from offiziersskat.i18n import Catalogue, Language, catalogue
from offiziersskat.notation import rules_text

__all__ = ["build"]

_MOST_JOBS = 256
_MOST_UNKNOWN = 6
_LONGEST_NAME = 80


def build(say: Catalogue) -> click.Command:
    """The command ``arena``."""
    words = catalogue("arena", say.language)
    number = partial(number_option, say)
    return Command(
        "arena",
        callback=partial(_run, say.language),
        help=words.text("arena-help", players=" ".join(CONTESTANTS)),
        options_metavar=say.text("metavar-options"),
        params=[
            click.Argument(["players"], nargs=-1, metavar=words.text("metavar-contestants")),
            rules_option(say),
            number("--pairs", low=2, default="100", help=words.text("option-pairs")),
            number("--seed", default="1", help=words.text("option-arena-seed")),
            number("--jobs", low=1, high=_MOST_JOBS, help=words.text("option-jobs")),
            click.Option(
                ["--scheduler"],
                metavar=words.text("metavar-address"),
                help=words.text("option-scheduler"),
            ),
            click.Option(
                ["--out"], metavar=words.text("metavar-folder"), help=words.text("option-out")
            ),
            number(
                "--luck", high=_MOST_UNKNOWN, default=str(UNKNOWN), help=words.text("option-luck")
            ),
            click.Option(["--until-clear"], is_flag=True, help=words.text("option-until-clear")),
            json_option(say),
        ],
    )


def _run(
    language: Language,
    *,
    players: tuple[str, ...],
    rules: Ruleset,
    pairs: int,
    seed: int,
    jobs: int | None,
    scheduler: str | None,
    out: str | None,
    luck: int,
    until_clear: bool,
    as_json: bool,
) -> int:
    if len(players) < len("AB"):
        raise InputError("arena-players", count=len(players))
    if len(set(players)) < len(players):
        raise InputError("arena-twice", name=next(p for p in players if players.count(p) > 1))
    for name in players:
        seated(name)
    folder = _folder(out)
    plant = _plant(jobs, scheduler)
    if as_json:
        write_as_utf8()
    report = Report(language, as_json=as_json)
    matches: dict[tuple[str, str], list[Pair]] = {}
    for first, second in combinations(players, 2):
        match = Match(first, second, rules_text(rules), seed, luck)
        shards = Shards(match, None if folder is None else folder / _file_name(match))
        report.begins(match, pairs)
        try:
            for done in played(match, shards, pairs, plant=plant, until_clear=until_clear):
                report.progress(done)
        except KeyboardInterrupt:
            report.broken_off(match, shards.pairs, kept=folder is not None)
            raise
        counted = shards.first(pairs)
        clear = settled(counted) if until_clear else None
        counted = counted[:clear]
        told = clear is not None if until_clear else None
        report.match(match, margins_of(counted), settled=told)
        matches[first, second] = counted
    if len(players) > len("AB"):
        report.ladder(matches, rated(matches))
    return 0


def _plant(jobs: int | None, scheduler: str | None) -> Plant:
    """Where the pairs are played."""
    if scheduler is not None:
        if jobs is not None:
            raise InputError("arena-jobs-scheduler")
        return on_cluster(scheduler)
    return here if jobs in (None, 1) else on_cores(jobs)


def _folder(out: str | None) -> Path | None:
    """Where matches are kept; it is made."""
    if out is None:
        return None
    folder = Path(out)
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except (OSError, ValueError) as error:
        reason = getattr(error, "strerror", None) or str(error)
        raise InputError("arena-folder", path=str(folder), reason=reason) from None
    return folder


def _file_name(match: Match) -> str:
    """One that people can read; what had to be changed for that is told apart by a digest."""
    name = f"{match.first}-{match.second}-{match.rules}-{match.seed}"
    plain = "".join(c if c.isalnum() or c in "-=_" else "_" for c in name)[:_LONGEST_NAME]
    digest = "" if plain == name else "-" + sha256(name.encode()).hexdigest()[:8]
    return f"{plain}{digest}.jsonl"
