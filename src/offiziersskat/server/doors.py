"""Who may come in: the guest of a key, the seat of a token, and whether somebody comes too often.

Shared by all routes; what is asked for behind the door they decide.
"""

from contextlib import suppress
from time import time
from typing import Annotated

from fastapi import Depends
from starlette.requests import HTTPConnection

from offiziersskat.server.guests import Guest
from offiziersskat.server.house import House
from offiziersskat.server.live import LiveTable
from offiziersskat.server.metrics import REFUSALS
from offiziersskat.server.problems import Forbidden, Refused, TooMany

__all__ = [
    "AGuest",
    "TheHouse",
    "address_of",
    "check_seat",
    "check_watching",
    "house_of",
    "may_come",
    "optional_seat",
    "reader_of",
    "seat_of",
]

_BEARER = "bearer "
_SEAT = "seat "


def house_of(connection: HTTPConnection) -> House:
    """The house that this server serves."""
    house: House = connection.app.state.house
    return house


def address_of(connection: HTTPConnection) -> str:
    """Where a request comes from, as far as we are told."""
    return connection.client.host if connection.client else "?"


def may_come(connection: HTTPConnection, *, drops: float = 1.0) -> None:
    """Raise ``TooMany`` if this address has come too often."""
    if not house_of(connection).rates.take(address_of(connection), time(), drops):
        REFUSALS.labels("rate").inc()
        raise TooMany("too-often")


async def guest_of(connection: HTTPConnection) -> Guest:
    """The guest whose key is in the header ``Authorization: Bearer …``; raises ``Refused``."""
    said = connection.headers.get("authorization", "")
    if not said.lower().startswith(_BEARER):
        raise Refused("key-missing")
    return await house_of(connection).guests.by_key(said[len(_BEARER) :].strip())


def check_seat(house: House, table: LiveTable, token: str) -> int:
    """The player whose seat a token is for; raises ``Refused``."""
    found = house.tokens.read(token, table.id)
    if not 0 <= found.player < len(table.holders):
        raise Refused("token-bad")
    holder = table.holders[found.player]
    if (holder.guest, holder.generation) != (found.guest, found.generation):
        raise Refused("token-old")
    return found.player


def seat_of(connection: HTTPConnection, table: LiveTable) -> int:
    """The player of the header ``Authorization: Seat …``; raises ``Refused``."""
    player = optional_seat(connection, table)
    if player is None:
        raise Refused("token-missing")
    return player


def optional_seat(connection: HTTPConnection, table: LiveTable) -> int | None:
    """The same, or ``None`` for who shows no token; raises ``Refused`` for a bad one."""
    said = connection.headers.get("authorization", "")
    if not said.lower().startswith(_SEAT):
        return None
    return check_seat(house_of(connection), table, said[len(_SEAT) :].strip())


async def check_watching(table: LiveTable) -> None:
    """Raise ``Forbidden`` where nobody may look on."""
    if not await table.look(lambda sitting: sitting.options.spectators):
        raise Forbidden("no-spectators")


async def reader_of(connection: HTTPConnection, table: LiveTable) -> int | None:
    """Who reads what was played here: the player of a token or of a guest's key, or a spectator.

    Raises ``Refused`` for a bad token, ``Forbidden`` where nobody may look on.
    """
    player = optional_seat(connection, table)
    if player is None:
        with suppress(Refused):
            guest = await guest_of(connection)
            held = (n for n, holder in enumerate(table.holders) if holder.guest == guest.id)
            player = next(held, None)
    if player is None:
        await check_watching(table)
    return player


AGuest = Annotated[Guest, Depends(guest_of)]
TheHouse = Annotated[House, Depends(house_of)]
