"""``review``: what was luck in a hand, and what was a player's own doing.

Reads finished hands from files, and tells every step as soon as it is found: to programs as JSON,
to people as a page a hand. What luck and losses are is decided by ``analysis.review``.
"""

import sys
from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path

import click

from offiziersskat.analysis.review import (
    SETTINGS,
    Account,
    Finding,
    Hindsight,
    NotWon,
    Reviewer,
    hindsight,
    loser_of,
)
from offiziersskat.analysis.review.json_form import account_json, finding_json
from offiziersskat.analysis.stats import Summary, groups_of, shares_of, told
from offiziersskat.cli.atend import notice_uncompiled
from offiziersskat.cli.base import Command
from offiziersskat.cli.hands import OK, UNUSABLE, Answers, emit, for_each_hand
from offiziersskat.cli.options import json_option, number_option
from offiziersskat.cli.paragraphs import screen_width
from offiziersskat.cli.progress import Progress
from offiziersskat.cli.replay import emit_end, status_of
from offiziersskat.cli.retelling import Retelling
from offiziersskat.cli.reviewpage import page
from offiziersskat.cli.statstable import table
from offiziersskat.cli.streams import has_glyphs
from offiziersskat.cli.summaries import Kept, count_hands, summaries
from offiziersskat.errors import InputError, StorageError
from offiziersskat.i18n import Catalogue, Language, catalogue
from offiziersskat.notation import BadNotation, Finished, Record, conclusion
from offiziersskat.players.appraising import RuleBook
from offiziersskat.players.telling import Report, ReviewWords
from offiziersskat.search.solver import Solver

__all__ = ["build", "jobs_option"]

_MOST_JOBS = 256


def build(say: Catalogue) -> click.Command:
    """The command ``review``."""
    words = catalogue("review", say.language)
    return Command(
        "review",
        callback=partial(_run, say.language),
        help=words.text("review-help"),
        epilog=say.text("argument-file"),
        options_metavar=say.text("metavar-options"),
        params=[
            click.Argument(["files"], nargs=-1, required=True, metavar=words.text("metavar-files")),
            click.Option(["--fast"], is_flag=True, help=words.text("option-fast")),
            click.Option(
                ["--html"], metavar=words.text("metavar-file-out"), help=words.text("option-html")
            ),
            click.Option(
                ["--out"], metavar=words.text("metavar-accounts"), help=words.text("option-out")
            ),
            jobs_option(say),
            json_option(say),
        ],
    )


def jobs_option(say: Catalogue) -> click.Option:
    """``--jobs``: how many processes review at once."""
    words = catalogue("review", say.language)
    return number_option(
        say, "--jobs", low=1, high=_MOST_JOBS, default="1", help=words.text("option-jobs")
    )


def _run(
    language: Language,
    *,
    files: tuple[str, ...],
    fast: bool,
    html: str | None,
    out: str | None,
    jobs: int,
    as_json: bool,
) -> int:
    if out is not None:
        return _keep(language, files, "fast" if fast else "normal", Path(out), jobs)
    if jobs > 1:
        raise InputError("review-jobs")
    report = None if html is None else Report(language)
    reviewer = Reviewer(RuleBook(), SETTINGS["fast" if fast else "normal"])
    notice_uncompiled(language)
    worst, all_told = OK, list[Summary]()
    for number, file in enumerate(files):
        reviewing = _Reviewing(reviewer, language, number if len(files) > 1 else None, report)
        answer = reviewing.emit if as_json else reviewing.tell
        worst = max(worst, for_each_hand(Answers(file, language, as_json), answer))
        all_told += reviewing.told
    _sum_up(all_told, language, as_json=as_json)
    if report is not None and html is not None:
        _write(html, report, language)
    return worst


def _sum_up(hands: list[Summary], language: Language, *, as_json: bool) -> None:
    """Several hands together, by person: a match, or an evening."""
    if len(hands) < len("AB"):
        return
    groups = groups_of((share for hand in hands for share in shares_of(hand)), ("person",))
    if as_json:
        for group in groups:
            emit({"total": group.json()})
        return
    words = catalogue("review", language)
    print(f"\n{words.text('total-title', count=len(hands))}")
    for line in table(groups, ("person",), words):
        print(line)


def _keep(language: Language, files: tuple[str, ...], setting: str, out: Path, jobs: int) -> int:
    """Summaries of all hands in a file, those that are missing; the worst status of all."""
    kept = Kept(out, setting, files)
    words = catalogue("review", language)
    progress = Progress(words.text("progress"), count_hands(files))
    faults, before = 0, kept.count
    progress.show(before)
    for summary in summaries(files, setting, jobs=jobs, done=kept.has):
        kept.add(summary)
        faults += "error" in summary
        progress.show(kept.count)
    progress.close()
    told = words.text(
        "kept", path=str(out), count=kept.count - before, before=before, faults=faults
    )
    print(told, file=sys.stderr)
    return UNUSABLE if faults else OK


def _write(path: str, report: Report, language: Language) -> None:
    try:
        Path(path).write_text(report.html(), encoding="utf-8")
    except OSError as error:
        reason = error.strerror or str(error)
        raise StorageError("review-write", path=path, reason=reason) from None
    print(catalogue("review", language).text("html-written", path=path), file=sys.stderr)


@dataclass(frozen=True, slots=True)
class _Reviewing:
    """Reviews the hands of one file; ``file`` is its number where there are several."""

    reviewer: Reviewer
    language: Language
    file: int | None
    report: Report | None
    told: list[Summary] = field(default_factory=list)

    def _findings(self, record: Record) -> Iterator[Finding]:
        if record.deck is None:
            raise BadNotation("review-needs-deck", line=record.line)
        try:
            yield from self.reviewer.findings(
                record.rules, record.deck, record.actions, record.resigned
            )
        except InputError as error:
            raise BadNotation.of(error).moved(record.line, 1) from None

    def _account(self, record: Record, findings: list[Finding]) -> Account:
        before, error = self.reviewer.before(record.rules)
        return Account(record.rules, before, error, findings[-1].value, tuple(findings))

    def emit(self, hand: int, record: Record) -> int:
        """One JSON object a finding, and one for the account."""
        head: dict[str, object] = {} if self.file is None else {"file": self.file}
        head["hand"] = hand
        end = conclusion(record)
        if not isinstance(end, Finished):
            emit_end(hand, record, end)
            return status_of(end)
        findings: list[Finding] = []
        for finding in self._findings(record):
            emit({**head, **finding_json(finding, record.rules)})
            # A hand takes some seconds: who listens need not wait for its end.
            sys.stdout.flush()
            findings.append(finding)
        account = self._account(record, findings)
        emit({**head, "account": account_json(account)})
        self.told.append(told(record, end, account))
        if self.report is not None:
            self.report.add(self._words(hand, record, end, account, glyphs=True))
        return OK

    def _words(
        self, hand: int, record: Record, end: Finished, account: Account, *, glyphs: bool
    ) -> ReviewWords:
        reviewed = (account, _back(record, end))
        return ReviewWords(hand, record, end, reviewed, self.language, glyphs=glyphs)

    def tell(self, hand: int, record: Record) -> int:
        """A page."""
        if hand or self.file:
            print()
        end = conclusion(record)
        if not isinstance(end, Finished):
            for line in Retelling(hand, record, self.language).lines(end):
                print(line)
            return status_of(end)
        findings = list(self._findings(record))
        account = self._account(record, findings)
        self.told.append(told(record, end, account))
        words = self._words(hand, record, end, account, glyphs=has_glyphs())
        for line in page(words, self.language, width=screen_width(), glyphs=has_glyphs()):
            print(line)
        if self.report is not None:
            self.report.add(self._words(hand, record, end, account, glyphs=True))
        return OK


def _back(record: Record, end: Finished) -> Hindsight | NotWon | None:
    """What the loser could have done, had he seen all cards."""
    loser = loser_of(end.game)
    if loser is None or record.deck is None:
        return None
    solver = Solver(table_bits=18)
    return hindsight(
        record.rules, record.deck, record.actions, loser, solver, resigned=record.resigned
    )
