"""What belongs to a guest: all of it told, and all of it deleted, or one of his tables alone.

A table at which nobody else has sat goes altogether. Where others have, the hands stay theirs; his
name goes out of the events, also where he had left his seat before, and his seat is nobody's.
"""

from contextlib import suppress
from typing import Any

from sqlalchemy import delete, select, update

from offiziersskat.errors import InputError, MoveError, OffiziersskatError
from offiziersskat.server.commands import leave_seat
from offiziersskat.server.database import wiped
from offiziersskat.server.guests import Guest
from offiziersskat.server.house import House
from offiziersskat.server.nameless import NAMELESS, Tenure, unnamed_in_events, unnamed_in_records
from offiziersskat.server.problems import Missing
from offiziersskat.server.schema import events, seats, tables, tenures
from offiziersskat.server.stats import hands_of
from offiziersskat.table.sitting import Status

__all__ = ["export", "forget", "remove"]

Json = dict[str, Any]


async def export(house: House, guest: Guest) -> Json:
    """Rulesets, records, statistics, mistakes, the tables as he may know them, the seats he left."""
    sat = await house.guests.tables(guest)
    for facts in sat:
        try:
            async with house.at(facts["table"]) as table:
                players = [n for n, one in enumerate(table.holders) if one.guest == guest.id]
                facts["journal"] = await table.look(
                    lambda sitting, who=players[0]: list(sitting.journal(who))  # type: ignore[misc]
                )
        except OffiziersskatError:
            facts["journal"] = None
    records = await house.shelf.of_guest(guest.id)
    return {
        "rulesets": await house.guests.rulesets(guest),
        "records": [{"id": name, "text": text} for name, text in records],
        "statistics": await hands_of(house, guest),
        "mistakes": await house.mistakes.told(guest),
        "tables": sat,
        "left": await _left(house, guest),
    }


async def _left(house: House, guest: Guest) -> list[Json]:
    query = select(tenures.c.table_id, tenures.c.player).where(tenures.c.guest == guest.id)
    async with house.engine.connect() as connection:
        rows = (await connection.execute(query.order_by(tenures.c.table_id))).all()
    return [{"table": row[0], "player": row[1]} for row in rows]


async def remove(house: House, guest: Guest) -> None:
    """Delete all that is known of a guest."""
    names: set[str] = set()
    async with house.engine.connect() as connection:
        for column in (seats, tenures):
            query = select(column.c.table_id).where(column.c.guest == guest.id)
            names.update((await connection.execute(query)).scalars())
    for name in names:
        await _forget(house, guest, name)
    await house.guests.remove(guest)
    await house.forget(sorted(names))
    await wiped(house.engine)


async def forget(house: House, guest: Guest, name: str) -> None:
    """Delete what is known of a guest at one table; raises ``Missing`` ``table-unknown``.

    If others play there and the match goes on, somebody else may sit down in his place.
    """
    async with house.engine.connect() as connection:
        mine = (seats.c.table_id == name) & (seats.c.guest == guest.id)
        found = (await connection.execute(select(seats.c.player).where(mine))).first()
    if found is None:
        raise Missing("table-unknown")
    await _forget(house, guest, name)
    await wiped(house.engine)


async def _forget(house: House, guest: Guest, name: str) -> None:
    async with house.engine.connect() as connection:
        sitting = (
            await connection.execute(
                select(seats.c.player, seats.c.guest).where(seats.c.table_id == name)
            )
        ).all()
        gone = select(tenures.c.guest).where(tenures.c.table_id == name)
        sat = {row.guest for row in sitting} | set((await connection.execute(gone)).scalars())
    players = [row.player for row in sitting if row.guest == guest.id]
    if sat - {None, guest.id}:
        await _leave(house, name, players)
        await house.forget([name])
        await _remove_name(house, guest, name)
    else:
        await house.forget([name])
        await _remove_table(house, name)
    await house.accountant.book.forget(guest.id, name)
    await house.mistakes.forget(guest, name)
    await house.forget([name])


async def _leave(house: House, name: str, players: list[int]) -> None:
    """Free the seats, unless all has been played, or what was kept cannot be read."""
    with suppress(InputError, MoveError):
        async with house.at(name) as table:
            if await table.look(lambda sitting: sitting.status is Status.MATCH_OVER):
                return
            for player in players:
                await leave_seat(table, player)
                table.dismiss(player)


async def _remove_table(house: House, name: str) -> None:
    async with house.engine.begin() as connection:
        await connection.execute(delete(events).where(events.c.game == name))
        await connection.execute(delete(seats).where(seats.c.table_id == name))
        await connection.execute(delete(tables).where(tables.c.id == name))


async def _remove_name(house: House, guest: Guest, name: str) -> None:
    """Write what stays of a shared table without the name; what was played stays."""
    held = (seats.c.table_id == name) & (seats.c.guest == guest.id)
    gone = (tenures.c.table_id == name) & (tenures.c.guest == guest.id)
    async with house.engine.begin() as connection:
        players = (await connection.execute(select(seats.c.player).where(held))).scalars()
        mine: list[Tenure] = [(player, None) for player in players]
        left = select(tenures.c.player, tenures.c.until).where(gone)
        mine += [(row.player, row.until) for row in await connection.execute(left)]
        names = await unnamed_in_events(connection, name, mine)
        await unnamed_in_records(connection, name, names)
        await connection.execute(
            update(seats)
            .where(held)
            .values(name=NAMELESS, guest=None, generation=seats.c.generation + 1)
        )
        await connection.execute(delete(tenures).where(gone))
