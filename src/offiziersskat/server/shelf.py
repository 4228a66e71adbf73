"""Records that somebody has brought along, each under a name that can be passed on as a link."""

from collections.abc import Sequence

from sqlalchemy import insert, select
from sqlalchemy.ext.asyncio import AsyncEngine

from offiziersskat.server.problems import Missing
from offiziersskat.server.schema import records
from offiziersskat.server.tokens import new_name

__all__ = ["Shelf"]


class Shelf:
    """The records in the database."""

    def __init__(self, engine: AsyncEngine) -> None:
        """What is in them is not known here."""
        self._engine = engine

    async def put(self, texts: Sequence[str], guest: str | None, *, now: float) -> list[str]:
        """Keep records; the names under which they are found."""
        rows = [{"id": new_name(), "guest": guest, "text": text, "made": now} for text in texts]
        if rows:
            async with self._engine.begin() as connection:
                await connection.execute(insert(records), rows)
        return [str(row["id"]) for row in rows]

    async def text(self, name: str) -> str:
        """A record; raises ``Missing`` ``record-unknown``."""
        query = select(records.c.text).where(records.c.id == name)
        async with self._engine.connect() as connection:
            found = (await connection.execute(query)).scalar_one_or_none()
        if found is None:
            raise Missing("record-unknown")
        return str(found)

    async def of_guest(self, guest: str) -> list[tuple[str, str]]:
        """Names and texts of a guest's records, the oldest first."""
        query = select(records.c.id, records.c.text).where(records.c.guest == guest)
        async with self._engine.connect() as connection:
            rows = (await connection.execute(query.order_by(records.c.made))).all()
        return [(row[0], row[1]) for row in rows]
