"""Who is who: guests with a name and a key, and what they keep. No account, no address, no mail.

All that is known of a guest is exported and deleted at his word. What he plays is not known here,
but for the tables at which he sits.
"""

import json
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from sqlalchemy import delete, insert, select, update
from sqlalchemy.ext.asyncio import AsyncEngine

from offiziersskat.errors import InputError
from offiziersskat.i18n import Language
from offiziersskat.server.problems import Refused
from offiziersskat.server.schema import (
    accounts,
    guests,
    mistakes,
    records,
    rulesets,
    seats,
    tables,
)
from offiziersskat.server.tokens import key_hash, new_key, new_name
from offiziersskat.table.events import PlayerInfo

__all__ = ["Guest", "GuestBook"]

Json = dict[str, Any]

_MOST_SETTINGS = 8000
_MOST_RULESETS = 100
_SHORTEST_KEY = 20
_LONGEST_KEY = 200


@dataclass(frozen=True, slots=True)
class Guest:
    """Somebody with a key."""

    id: str
    name: str
    language: str
    settings: Json
    made: float
    shows_stats: bool = False


class GuestBook:
    """The guests of the house."""

    def __init__(self, engine: AsyncEngine) -> None:
        """They stand in the database."""
        self._engine = engine

    async def add(self, name: str, language: str, *, now: float) -> tuple[Guest, str]:
        """A new guest and his key, which nobody can be told again; ``InputError``."""
        PlayerInfo(name)
        key = new_key()
        guest = Guest(new_name(), name, Language(language).value, {}, now)
        row = {
            "id": guest.id,
            "name": name,
            "language": guest.language,
            "key_hash": key_hash(key),
            "settings": "{}",
            "made": now,
        }
        async with self._engine.begin() as connection:
            await connection.execute(insert(guests).values(row))
        return guest, key

    async def by_key(self, key: str) -> Guest:
        """The guest of a key, written alone or after ``guest.``; raises ``Refused``."""
        said, _dot, secret = key.rpartition(".")
        if not _SHORTEST_KEY <= len(secret) <= _LONGEST_KEY:
            raise Refused("key-bad")
        query = select(guests).where(guests.c.key_hash == key_hash(secret))
        async with self._engine.connect() as connection:
            row = (await connection.execute(query)).mappings().first()
        if row is None or (said and said != row["id"]):
            raise Refused("key-bad")
        settings = json.loads(row["settings"])
        return Guest(
            row["id"], row["name"], row["language"], settings, row["made"], row["shows_stats"]
        )

    async def change(
        self, guest: Guest, *, name: str | None, language: str | None, settings: Json | None
    ) -> None:
        """Keep what is new of a guest; raises ``InputError``."""
        values: dict[str, str] = {}
        if name is not None:
            PlayerInfo(name)
            values["name"] = name
        if language is not None:
            values["language"] = Language(language).value
        if settings is not None:
            values["settings"] = json.dumps(settings, ensure_ascii=False)
            if len(values["settings"]) > _MOST_SETTINGS:
                raise InputError("settings-large", most=_MOST_SETTINGS)
        if values:
            async with self._engine.begin() as connection:
                await connection.execute(
                    update(guests).where(guests.c.id == guest.id).values(values)
                )

    async def remove(self, guest: Guest) -> None:
        """Forget a guest and all that is his alone; his seats become nobody's."""
        async with self._engine.begin() as connection:
            for statement in (
                update(seats).where(seats.c.guest == guest.id).values(guest=None),
                delete(rulesets).where(rulesets.c.guest == guest.id),
                delete(records).where(records.c.guest == guest.id),
                delete(accounts).where(accounts.c.guest == guest.id),
                delete(mistakes).where(mistakes.c.guest == guest.id),
                delete(guests).where(guests.c.id == guest.id),
            ):
                await connection.execute(statement)

    # ---- rulesets -------------------------------------------------------------------------------

    async def rulesets(self, guest: Guest) -> dict[str, str]:
        """A guest's own rulesets by name, in the order of their names."""
        query = select(rulesets).where(rulesets.c.guest == guest.id).order_by(rulesets.c.name)
        async with self._engine.connect() as connection:
            rows = (await connection.execute(query)).mappings().all()
        return {row["name"]: row["rules"] for row in rows}

    async def keep_ruleset(self, guest: Guest, name: str, rules: str) -> None:
        """Keep a ruleset under a name, in the place of one of that name; raises ``InputError``."""
        kept = await self.rulesets(guest)
        if name not in kept and len(kept) >= _MOST_RULESETS:
            raise InputError("rulesets-many", most=_MOST_RULESETS)
        mine = (rulesets.c.guest == guest.id) & (rulesets.c.name == name)
        async with self._engine.begin() as connection:
            await connection.execute(delete(rulesets).where(mine))
            row = {"guest": guest.id, "name": name, "rules": rules}
            await connection.execute(insert(rulesets).values(row))

    async def drop_ruleset(self, guest: Guest, name: str) -> bool:
        """Forget a ruleset; whether there was one."""
        mine = (rulesets.c.guest == guest.id) & (rulesets.c.name == name)
        async with self._engine.begin() as connection:
            done = await connection.execute(delete(rulesets).where(mine))
        return done.rowcount > 0

    # ---- tables ---------------------------------------------------------------------------------

    async def tables(self, guest: Guest) -> list[Json]:
        """The tables at which a guest sits, the latest first."""
        mine = select(seats.c.table_id).where(seats.c.guest == guest.id)
        return await self._tables(tables.c.id.in_(mine), guest)

    async def lobby(self, names: Sequence[str]) -> list[Json]:
        """The tables of these names as anybody may know them, the latest first."""
        return await self._tables(tables.c.id.in_(names), None)

    async def _tables(self, which: Any, guest: Guest | None) -> list[Json]:  # noqa: ANN401 - a condition of SQLAlchemy's
        some = select(tables).where(which).order_by(tables.c.changed.desc()).limit(200)
        async with self._engine.connect() as connection:
            rows = (await connection.execute(some)).mappings().all()
            query = (
                select(seats)
                .where(seats.c.table_id.in_([row["id"] for row in rows]))
                .order_by(seats.c.player)
            )
            sitting = (await connection.execute(query)).mappings().all()
        found = {row["id"]: _facts(row, guest) for row in rows}
        for seat in sitting:
            facts = found[seat["table_id"]]
            facts["players"].append(
                {"player": seat["player"], "name": seat["name"], "kind": seat["kind"]}
            )
            if guest is None:
                continue
            facts["players"][-1]["mine"] = seat["guest"] == guest.id
            if seat["guest"] == guest.id and facts["player"] is None:
                facts["player"] = seat["player"]
        return list(found.values())


def _facts(row: Any, guest: Guest | None) -> Json:  # noqa: ANN401 - a row
    facts: Json = {
        "table": row["id"],
        "rules": row["rules"],
        "practice": row["practice"],
        "spectators": row["spectators"],
        **json.loads(row["summary"]),
        "made": row["made"],
        "updated": row["changed"],
        "players": [],
    }
    if guest is not None:
        facts["player"] = None
    return facts
