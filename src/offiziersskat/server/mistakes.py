"""A guest's own mistakes as the database keeps them: kept, listed, found again, forgotten.

Only his decisions become his: at a table those of the seat that is still his, in a hand that he has
played from the first card to the last; of a record that he has brought along, those of the seat that
bears his name. How a mistake is found and asked is not known here.
"""

import asyncio
import json
import re
from collections.abc import Sequence
from contextlib import suppress
from typing import Any

from sqlalchemy import ColumnElement, RowMapping, delete, insert, or_, select
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from offiziersskat.core.match import Match
from offiziersskat.server.exercising import Mistake
from offiziersskat.server.guests import Guest
from offiziersskat.server.problems import Missing
from offiziersskat.server.schema import events, mistakes, records, seats
from offiziersskat.server.summary import hand_name
from offiziersskat.table.eventjson import event_from
from offiziersskat.table.events import HandStarted, SeatLeft, SeatTaken

__all__ = ["MistakeBook"]

Json = dict[str, Any]

_MOST = 1000
"""Of one guest; the oldest go."""
_ID = re.compile(r"mistake:[0-9a-f]{1,32}")
_MOST_SHOWN = 40
_LISTED = [mistakes.c[name] for name in ("id", "hand", "ply", "grade", "rules", "found")]
_SEATING = ("hand_started", "seat_taken", "seat_left")


class MistakeBook:
    """The mistakes in the database."""

    def __init__(self, engine: AsyncEngine) -> None:
        """``engine`` is the house's own."""
        self._engine = engine
        # Who has a game forgotten while its review comes is not to find it again.
        self._lock = asyncio.Lock()

    async def keep_of_table(
        self,
        guest: Guest,
        hand: tuple[str, int],
        match: Match,
        found: Sequence[Mistake],
        now: float,
    ) -> None:
        """Keep a guest's own of a table and the number of a hand; ``match`` is what is played there."""
        table, number = hand
        # He may have gone meanwhile.
        with suppress(IntegrityError):
            async with self._lock, self._engine.begin() as connection:
                player = await _player(connection, guest, table)
                if player is None or not await _is_whole(connection, table, number, player):
                    return
                seat = match.seat_of(player, hand=number)
                own = [one for one in found if one.seat == seat]
                await _replace(connection, guest, hand_name(table, number), own, now)

    async def keep_of_record(
        self, guest: Guest, name: str, found: Sequence[Mistake], now: float
    ) -> None:
        """Keep a guest's own of a record that is his."""
        query = select(records.c.id).where((records.c.id == name) & (records.c.guest == guest.id))
        with suppress(IntegrityError):
            async with self._lock, self._engine.begin() as connection:
                if (await connection.execute(query)).first() is not None:
                    own = [one for one in found if one.name == guest.name]
                    await _replace(connection, guest, name, own, now)

    async def of(self, guest: Guest) -> list[Json]:
        """What a guest may practise, the latest first, those of a hand in their order."""
        mine = mistakes.c.guest == guest.id
        query = select(*_LISTED).where(mine).order_by(mistakes.c.found.desc(), mistakes.c.ply)
        async with self._engine.connect() as connection:
            return [dict(row) for row in (await connection.execute(query)).mappings()]

    async def body(self, guest: Guest, name: str) -> str:
        """What one of them is made of; raises ``Missing`` ``exercise-unknown``, for others' too."""
        found = None
        if _ID.fullmatch(name):
            query = select(mistakes.c.body).where(_same(guest, name))
            async with self._engine.connect() as connection:
                found = (await connection.execute(query)).scalar_one_or_none()
        if found is None:
            raise Missing("exercise-unknown", id=name[:_MOST_SHOWN])
        return str(found)

    async def told(self, guest: Guest) -> list[Json]:
        """All that is kept, for the guest to take along."""
        query = select(*_LISTED, mistakes.c.body).where(mistakes.c.guest == guest.id)
        async with self._engine.connect() as connection:
            rows = (
                (await connection.execute(query.order_by(mistakes.c.found, mistakes.c.ply)))
                .mappings()
                .all()
            )
        return [_without_body(row) for row in rows]

    async def forget(self, guest: Guest, table: str) -> None:
        """Delete those of a guest's hands at a table; his seat there is nobody's by now."""
        there = mistakes.c.hand.startswith(hand_name(table, 0)[:-1], autoescape=True)
        async with self._lock, self._engine.begin() as connection:
            await connection.execute(delete(mistakes).where((mistakes.c.guest == guest.id) & there))


def _without_body(row: RowMapping) -> Json:
    """A row with what stands in its body beside the rest."""
    told = {**row, **json.loads(row["body"])}
    del told["body"]
    return told


def _same(guest: Guest, name: str) -> ColumnElement[bool]:
    return (mistakes.c.guest == guest.id) & (mistakes.c.id == name)


async def _player(connection: AsyncConnection, guest: Guest, table: str) -> int | None:
    """The player he is; who has several seats, at one device with others, is the first."""
    mine = (seats.c.table_id == table) & (seats.c.guest == guest.id)
    query = select(seats.c.player).where(mine).order_by(seats.c.player)
    return (await connection.execute(query)).scalars().first()


async def _is_whole(connection: AsyncConnection, table: str, number: int, player: int) -> bool:
    """Whether nobody else has sat there in this hand."""
    kinds = [events.c.body.contains(kind, autoescape=True) for kind in _SEATING]
    query = select(events.c.body).where((events.c.game == table) & or_(*kinds))
    bodies = (await connection.execute(query.order_by(events.c.seq))).scalars()
    began = changed = -1
    for event in map(event_from, map(json.loads, bodies)):
        if isinstance(event, HandStarted) and event.hand == number:
            began = event.seq
        elif isinstance(event, SeatTaken | SeatLeft) and event.player == player:
            changed = event.seq
    return changed < began


async def _replace(
    connection: AsyncConnection, guest: Guest, hand: str, own: Sequence[Mistake], now: float
) -> None:
    """In the place of what was kept of this hand, or of the same one under another name."""
    mine = mistakes.c.guest == guest.id
    again = (mistakes.c.hand == hand) | mistakes.c.id.in_([one.id for one in own])
    await connection.execute(delete(mistakes).where(mine & again))
    if own:
        await connection.execute(insert(mistakes), [_row(guest, hand, one, now) for one in own])
    latest = select(mistakes.c.id).where(mine).order_by(mistakes.c.found.desc()).offset(_MOST)
    too_many = (await connection.execute(latest)).scalars().all()
    if too_many:
        await connection.execute(delete(mistakes).where(mine & mistakes.c.id.in_(too_many)))


def _row(guest: Guest, hand: str, one: Mistake, now: float) -> Json:
    return {
        "guest": guest.id,
        "id": one.id,
        "hand": hand,
        "ply": one.ply,
        "grade": one.grade,
        "rules": one.rules,
        "found": now,
        "body": one.body,
    }
