"""What finished hands came to for each guest, as the database keeps it, and what is still missing.

How a hand is worked out is not known here. Only hands that are over are asked for: of a running one
nothing is kept and nothing can be told.
"""

import asyncio
import json
from collections.abc import Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass
from typing import Any

from sqlalchemy import delete, insert, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from offiziersskat.server.accounting import VERSION, Counted
from offiziersskat.server.schema import accounts, events, guests, records, seats, tables
from offiziersskat.server.summary import hand_name

__all__ = ["AccountBook", "Kept", "Missing"]

Json = dict[str, Any]

_MOST_HANDS = 3000
_MOST_TABLES = 500
_NULL = "null"
_NOBODY = -1


@dataclass(frozen=True, slots=True)
class Kept:
    """A hand that counts for a guest: when it was played, and the JSON of its share.

    ``is_record`` where he has brought it along.
    """

    hand: str
    played: float
    body: str
    is_record: bool


@dataclass(frozen=True, slots=True)
class Missing:
    """Hands of one table that are to be worked out, or with no numbers a record of this name."""

    source: str
    played: float
    numbers: tuple[int, ...] = ()


class AccountBook:
    """The accounts in the database."""

    def __init__(self, engine: AsyncEngine) -> None:
        """``engine`` is the house's own."""
        self._engine = engine
        # Who has a game forgotten while it is worked out is not to find it again.
        self._lock = asyncio.Lock()

    async def of(self, guest: str) -> list[Kept]:
        """What counts for a guest, the oldest first, and no more than the latest 3,000 hands."""
        mine = (accounts.c.guest == guest) & (accounts.c.body != _NULL)
        query = select(accounts).where(mine).order_by(accounts.c.played.desc(), accounts.c.hand)
        async with self._engine.connect() as connection:
            rows = (await connection.execute(query.limit(_MOST_HANDS))).mappings().all()
        return [
            Kept(row["hand"], row["played"], row["body"], "." not in row["hand"])
            for row in reversed(rows)
        ]

    async def missing(self, guest: str) -> list[Missing]:
        """What has not been worked out yet, the latest first; bounded as what is kept is."""
        mine = select(seats.c.table_id).where(seats.c.guest == guest)
        sat = select(tables.c.id, tables.c.summary, tables.c.made).where(tables.c.id.in_(mine))
        brought = select(records.c.id, records.c.made).where(records.c.guest == guest)
        done = (accounts.c.guest == guest) & (accounts.c.version == VERSION)
        async with self._engine.connect() as connection:
            kept = set((await connection.execute(select(accounts.c.hand).where(done))).scalars())
            at = sat.order_by(tables.c.changed.desc()).limit(_MOST_TABLES)
            tables_found = (await connection.execute(at)).all()
            latest = brought.order_by(records.c.made.desc()).limit(_MOST_HANDS)
            records_found = (await connection.execute(latest)).all()
        found = [
            Missing(name, made, numbers)
            for name, summary, made in tables_found
            if (numbers := _unknown(name, summary, kept))
        ]
        return found + [Missing(name, made) for name, made in records_found if name not in kept]

    async def events(self, table: str) -> list[str]:
        """All that has happened at a table: decks are among it, for the accountant alone."""
        query = select(events.c.body).where(events.c.game == table).order_by(events.c.seq)
        async with self._engine.connect() as connection:
            return list((await connection.execute(query)).scalars())

    # ---- keeping --------------------------------------------------------------------------------

    async def keep_table(self, wanted: Missing, counted: Sequence[Counted]) -> None:
        """What hands of a table came to, for every guest who sits there."""
        # He may have gone meanwhile.
        with suppress(IntegrityError):
            async with self._lock, self._engine.begin() as connection:
                rows = _rows(wanted, counted, await _holders(connection, wanted.source))
                await _replace(connection, rows)

    async def keep_record(self, guest: str, wanted: Missing, counted: Counted) -> None:
        """What a record came to, by seat."""
        shares: Mapping[int, Json | None] = counted.shares or {_NOBODY: None}
        rows = [
            _row(guest, wanted.source, wanted.played, seat, share) for seat, share in shares.items()
        ]
        with suppress(IntegrityError):
            async with self._lock, self._engine.begin() as connection:
                await _replace(connection, rows)

    async def forget(self, guest: str, table: str) -> None:
        """Delete what a guest's hands at a table came to; his seat there is nobody's by now."""
        there = accounts.c.hand.startswith(hand_name(table, 0)[:-1], autoescape=True)
        async with self._lock, self._engine.begin() as connection:
            await connection.execute(delete(accounts).where((accounts.c.guest == guest) & there))

    # ---- who may see it -------------------------------------------------------------------------

    async def share(self, guest: str, *, shared: bool) -> None:
        """Let others see what a guest's hands came to, or not any more."""
        statement = update(guests).where(guests.c.id == guest).values(shows_stats=shared)
        async with self._engine.begin() as connection:
            await connection.execute(statement)

    async def name_if_shared(self, guest: str) -> str | None:
        """The name of a guest who lets others see it; nobody else is known here."""
        query = select(guests.c.name).where((guests.c.id == guest) & guests.c.shows_stats)
        async with self._engine.connect() as connection:
            name = (await connection.execute(query)).scalar_one_or_none()
        return None if name is None else str(name)


def _unknown(table: str, summary: str, kept: set[str]) -> tuple[int, ...]:
    hands = json.loads(summary).get("hands", [])
    numbers = (hand["number"] for hand in hands)
    return tuple(number for number in numbers if hand_name(table, number) not in kept)


async def _holders(connection: AsyncConnection, table: str) -> dict[str, int]:
    """The player of each guest; who has several seats, at one device with others, has the first."""
    query = select(seats.c.guest, seats.c.player).where(seats.c.table_id == table)
    held = (await connection.execute(query.order_by(seats.c.player.desc()))).all()
    return {guest: player for guest, player in held if guest is not None}


def _rows(wanted: Missing, counted: Sequence[Counted], holders: Mapping[str, int]) -> list[Json]:
    return [
        _row(
            guest,
            hand_name(wanted.source, hand.number),
            wanted.played + hand.number / 1000,
            player,
            hand.shares.get(player),
        )
        for hand in counted
        for guest, player in holders.items()
    ]


def _row(guest: str, hand: str, played: float, seat: int, share: Json | None) -> Json:
    body = _NULL if share is None else json.dumps(share, ensure_ascii=False, separators=(",", ":"))
    return {
        "guest": guest,
        "hand": hand,
        "seat": seat,
        "version": VERSION,
        "played": played,
        "body": body,
    }


async def _replace(connection: AsyncConnection, rows: Sequence[Json]) -> None:
    for row in rows:
        same = (accounts.c.guest == row["guest"]) & (accounts.c.hand == row["hand"])
        await connection.execute(delete(accounts).where(same))
    if rows:
        await connection.execute(insert(accounts), list(rows))
