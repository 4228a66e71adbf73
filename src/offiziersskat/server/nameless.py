"""A name taken out of what was played: the events of a table, and the records others brought along.

Whose the name is, is not known here: somebody was a player until some event. Whoever sat on the
same seat before or after him keeps his name.
"""

import asyncio
import json
from collections.abc import Iterable, Mapping, Sequence
from contextlib import suppress
from dataclasses import replace
from typing import Any

from sqlalchemy import bindparam, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from offiziersskat.errors import InputError
from offiziersskat.notation import read_record, write_osk
from offiziersskat.server.schema import events, records

__all__ = ["NAMELESS", "Tenure", "unnamed_in_events", "unnamed_in_records"]

Json = dict[str, Any]

NAMELESS = "–"
"""What stands where a name was; whoever shows it says it in the reader's language."""

Tenure = tuple[int, int | None]
"""A player's number, and the event before which he left; ``None`` while he sits there."""


async def unnamed_in_events(
    connection: AsyncConnection, game: str, tenures: Iterable[Tenure]
) -> set[str]:
    """Write a table's events without the names of these tenures; the names that stood there."""
    query = select(events).where(events.c.game == game).order_by(events.c.seq)
    rows = (await connection.execute(query)).mappings().all()
    bodies = {row["seq"]: json.loads(row["body"]) for row in rows}
    naming = [_naming(bodies, player, until) for player, until in tenures]
    people = [(seq, who) for seq, who in naming if who is not None]
    names = {str(who["name"]) for _, who in people} - {NAMELESS}
    for _, who in people:
        who["name"] = NAMELESS
    changed = [{"of": seq, "text": _written(bodies[seq])} for seq in {seq for seq, _ in people}]
    if changed:
        which = (events.c.game == game) & (events.c.seq == bindparam("of"))
        statement = update(events).where(which).values(body=bindparam("text"))
        await connection.execute(statement, changed)
    return names


def _naming(bodies: Mapping[int, Json], player: int, until: int | None) -> tuple[int, Json | None]:
    """The last event that says who this player is, and what it says; nothing of an engine."""
    found: tuple[int, Json | None] = (0, None)
    for seq, event in bodies.items():
        if until is not None and seq >= until:
            break
        if "players" in event:
            found = (seq, event["players"][player])
        elif event.get("player") == player and isinstance(event.get("info"), dict):
            found = (seq, event["info"])
    seq, who = found
    return found if who is not None and who["kind"] == "human" else (seq, None)


def _written(event: Json) -> str:
    return json.dumps(event, ensure_ascii=False, separators=(",", ":"))


async def unnamed_in_records(connection: AsyncConnection, game: str, names: set[str]) -> None:
    """Write the records of a table's hands that somebody has brought along without these names."""
    query = select(records.c.id, records.c.text).where(
        records.c.text.contains(f'[GameId "{game}"]', autoescape=True)
    )
    rows = [(row[0], row[1]) for row in (await connection.execute(query)).all()]
    changed = await asyncio.to_thread(_unnamed, rows, names)
    if changed:
        statement = update(records).where(records.c.id == bindparam("of"))
        await connection.execute(statement.values(text=bindparam("told")), changed)


def _unnamed(rows: Sequence[tuple[str, str]], names: set[str]) -> list[Json]:
    changed: list[Json] = []
    for name, text in rows:
        with suppress(InputError):
            record = read_record(text)
            shown = tuple(NAMELESS if one in names else one for one in record.names)
            changed.append({"of": name, "told": write_osk(replace(record, names=shown))})
    return changed
