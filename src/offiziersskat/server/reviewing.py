"""Reviews of finished hands, as workers do them: some steps at a time, and then all that is told.

A review takes some seconds; in pieces several of them take turns. What one piece has found goes to the
last one as bytes that only workers read.
"""

import pickle
import zlib
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from time import monotonic
from typing import TYPE_CHECKING

from offiziersskat.errors import InputError
from offiziersskat.i18n import LANGUAGES
from offiziersskat.notation import Finished, Record, Unfinished, conclusion, read_record
from offiziersskat.server.accounting import give_way
from offiziersskat.server.exercising import Mistake, mistakes_of
from offiziersskat.server.listener import as_text

if TYPE_CHECKING:
    from offiziersskat.analysis.review import Hindsight, NotWon, Reviewer

__all__ = ["Piece", "Whole", "conclude", "review_on"]

_SECONDS = 0.5
"""No step begins after so long."""
_SOLVER_BITS = 18
_NICENESS = 5


@dataclass(frozen=True, slots=True)
class Piece:
    """Some steps: each as a line of JSON, and as bytes for ``conclude``.

    ``start`` is the ply to go on with, ``None`` after the last step; ``steps`` how many there are in
    all, the deal and a resignation included.
    """

    lines: tuple[str, ...]
    findings: bytes
    start: int | None
    steps: int


@dataclass(frozen=True, slots=True)
class Whole:
    """What is told of a hand as a line of JSON, and its report as packed HTML by language.

    ``mistakes`` are those of every seat.
    """

    line: str
    reports: Mapping[str, bytes]
    mistakes: tuple[Mistake, ...]


def review_on(text: str, start: int) -> Piece:
    """The steps of a hand from a ply on, −1 for the deal: at least one, then as many as time allows.

    Raises ``BadNotation``; ``InputError`` ``review-needs-deck``, ``review-unfinished``,
    ``review-faulty``.
    """
    from offiziersskat.analysis.review.json_form import finding_json

    give_way(_NICENESS)
    record = _sound(text)[0]
    assert record.deck is not None
    until = monotonic() + _SECONDS
    lines, found = [], []
    going = _reviewer().findings(
        record.rules, record.deck, record.actions, record.resigned, start=start
    )
    for finding in going:
        told = finding_json(finding, record.rules)
        # What a bidder might have said instead is a long list that nobody is shown.
        told.pop("values", None)
        lines.append(as_text(told))
        found.append(finding)
        if monotonic() > until:
            break
    last = len(record.actions) - (record.resigned is None)
    after = found[-1].ply + 1
    return Piece(
        lines=tuple(lines),
        findings=pickle.dumps(found),
        start=after if after <= last else None,
        steps=last + 2,
    )


def conclude(text: str, findings: Sequence[bytes]) -> Whole:
    """The account of all steps, what mattered, and the report in every language."""
    from offiziersskat.analysis.review import Account
    from offiziersskat.players.telling import Report, ReviewWords
    from offiziersskat.players.telling.page_json import page_json

    record, end = _sound(text)
    found = [finding for piece in findings for finding in pickle.loads(piece)]  # noqa: S301 - our own
    before, error = _reviewer().before(record.rules)
    account = Account(record.rules, before, error, found[-1].value, tuple(found))
    back = _back(record, end)
    reports = {}
    for language in LANGUAGES:
        report = Report(language)
        report.add(ReviewWords(0, record, end, (account, back), language, glyphs=True))
        reports[language.value] = zlib.compress(report.html().encode())
    line = as_text(page_json(record, end, account, back))
    return Whole(line, reports, mistakes_of(record, found))


def _sound(text: str) -> tuple[Record, Finished]:
    """A finished hand with its deck."""
    record = read_record(text)
    if record.deck is None:
        raise InputError("review-needs-deck")
    end = conclusion(record)
    if not isinstance(end, Finished):
        unfinished = isinstance(end, Unfinished)
        raise InputError("review-unfinished" if unfinished else "review-faulty")
    return record, end


def _back(record: Record, end: Finished) -> "Hindsight | NotWon | None":
    from offiziersskat.analysis.review import hindsight, loser_of
    from offiziersskat.search.solver import Solver

    loser = loser_of(end.game)
    if loser is None or record.deck is None:
        return None
    solver = Solver(table_bits=_SOLVER_BITS)
    return hindsight(
        record.rules, record.deck, record.actions, loser, solver, resigned=record.resigned
    )


@cache
def _reviewer() -> "Reviewer":
    """Kept with its tables, since the next piece is mostly of the same hand."""
    from offiziersskat.analysis.review import SETTINGS, Reviewer
    from offiziersskat.players.appraising import RuleBook

    return Reviewer(RuleBook(), SETTINGS["normal"])
