"""Statistics as the page gets them: a guest's hands narrowed down, summed up, or as a file.

What is in it are figures and contracts, no card and no name of anybody else.
"""

import asyncio
import json
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from datetime import UTC, datetime, timedelta
from typing import TYPE_CHECKING, Any

from offiziersskat.server.accounts import Kept
from offiziersskat.server.guests import Guest
from offiziersskat.server.house import House

if TYPE_CHECKING:
    from offiziersskat.analysis.stats import Career, Group, Share

__all__ = ["Choice", "file_of", "forms", "hands_of", "stats_json"]

Json = dict[str, Any]
_DAY = "%Y.%m.%d"


@dataclass(frozen=True, slots=True)
class Choice:
    """Which hands are looked at; ``None`` for all.

    ``level`` is that of the other side, ``days`` how far back. Hands in which he was helped, by a
    hint or by taking back, only with ``helped``.
    """

    rules: str | None = None
    level: str | None = None
    days: int | None = None
    helped: bool = False


@dataclass(frozen=True, slots=True)
class _Hand:
    share: "Share"
    helped: bool


async def stats_json(house: House, guest: str, name: str, choice: Choice, *, now: float) -> Json:
    """All that the page shows of a guest of this name."""
    kept = await house.accountant.book.of(guest)
    # The tables go on while thousands of hands are summed up.
    return await asyncio.to_thread(_told, kept, name, choice, now)


async def forms() -> list[str]:
    """What files can be written here."""
    return await asyncio.to_thread(_forms)


async def file_of(house: House, guest: Guest, choice: Choice, form: str, *, now: float) -> bytes:
    """The hands themselves as ``csv``, ``json`` or ``parquet``; ``InputError`` ``parquet-missing``."""
    kept = await house.accountant.book.of(guest.id)
    return await asyncio.to_thread(_written, kept, guest.name, choice, form, now)


async def hands_of(house: House, guest: Guest) -> list[Json]:
    """Every hand that counts for a guest, as one row."""
    kept = await house.accountant.book.of(guest.id)
    return await asyncio.to_thread(lambda: [_row(hand) for hand in _hands(kept, guest.name)])


def _told(kept: Sequence[Kept], name: str, choice: Choice, now: float) -> Json:
    from offiziersskat.analysis.stats import career_of

    hands = list(_hands(kept, name))
    chosen = list(_chosen(hands, choice, now))
    shares = [hand.share for hand in chosen if choice.helped or not hand.helped]
    return {
        "rules": sorted({hand.share.rules for hand in hands}),
        "levels": sorted({hand.share.level for hand in hands}),
        "helped": sum(hand.helped for hand in chosen),
        **_career_json(career_of(shares)),
    }


def _forms() -> list[str]:
    from offiziersskat.analysis.stats.export import FORMS, Form, has_parquet

    return [form.value for form in FORMS if form is not Form.PARQUET or has_parquet()]


def _written(kept: Sequence[Kept], name: str, choice: Choice, form: str, now: float) -> bytes:
    from offiziersskat.analysis.stats import Form, written

    chosen = _chosen(_hands(kept, name), choice, now)
    rows = [_row(hand) for hand in chosen if choice.helped or not hand.helped]
    return written(rows, _columns(), Form(form))


def _columns() -> list[str]:
    from dataclasses import fields

    from offiziersskat.analysis.stats import Share

    return [*(one.name for one in fields(Share) if one.name != "person"), "helped"]


def _row(hand: _Hand) -> Json:
    told = {**hand.share.json(), "helped": hand.helped}
    del told["person"]
    return told


def _hands(kept: Sequence[Kept], name: str) -> Iterator[_Hand]:
    """In order, each once; of a record the seat that bears his name."""
    from offiziersskat.analysis.stats import Share

    found: dict[str, _Hand] = {}
    # A hand of a table goes before the same one brought along again.
    for one in sorted(kept, key=lambda one: one.is_record):
        body = json.loads(one.body)
        share = Share(**body["share"])
        if one.is_record and share.person != name:
            continue
        if not share.date:
            day = datetime.fromtimestamp(one.played, UTC).strftime(_DAY)
            share = Share(**{**body["share"], "date": day})
        found.setdefault(body["hash"], _Hand(share, body["helped"]))
    yield from sorted(found.values(), key=lambda hand: hand.share.date)


def _chosen(hands: Iterator[_Hand] | list[_Hand], choice: Choice, now: float) -> Iterator[_Hand]:
    since = ""
    if choice.days is not None:
        moment = datetime.fromtimestamp(now, UTC) - timedelta(days=choice.days)
        since = moment.strftime(_DAY)
    for hand in hands:
        share = hand.share
        is_wanted = choice.rules in (None, share.rules) and choice.level in (None, share.level)
        if is_wanted and share.date >= since:
            yield hand


def _sums(group: "Group") -> Json:
    """The figures of a group; of very few hands the interval would seem surer than it is."""
    from offiziersskat.analysis.stats.career import FEWEST

    told = group.json()
    return told if group.hands >= FEWEST else {**told, "half": None}


def _career_json(career: "Career") -> Json:
    return {
        "total": None if career.total is None else _sums(career.total),
        "course": [[one.hands, one.score, one.adjusted, one.half] for one in career.moments],
        "blocks": [
            {
                "first": one.first,
                "last": one.last,
                "since": one.since,
                "until": one.until,
                **_sums(one.group),
            }
            for one in career.blocks
        ],
        "contracts": [_sums(group) for group in career.contracts],
        "against": [_sums(group) for group in career.levels],
        "choices": [
            {"contract": one.contract, "best": one.best, "count": one.count, "loss": one.loss}
            for one in career.choices
        ],
    }
