"""``/api/tables``: open a table, sit down, get a token for a seat, and what is known to everyone."""

import hmac
from typing import Annotated, Any, Literal

from fastapi import APIRouter, Request
from pydantic import BaseModel, ConfigDict, Field, StrictBool, StrictInt
from sqlalchemy import update

from offiziersskat.errors import InputError, MoveError
from offiziersskat.notation import parse_rules, rules_text
from offiziersskat.server.doors import AGuest, TheHouse, may_come
from offiziersskat.server.house import House
from offiziersskat.server.live import LiveTable
from offiziersskat.server.messages import Player
from offiziersskat.server.opening import Opening, again, seated
from offiziersskat.server.problems import Forbidden
from offiziersskat.server.schema import seats
from offiziersskat.server.tokens import SeatToken
from offiziersskat.table.events import PlayerInfo
from offiziersskat.table.sitting import Sitting
from offiziersskat.table.terms import ClockRule, Options

__all__ = ["router"]

router = APIRouter(prefix="/api", tags=["tables"])

Json = dict[str, Any]
_DROPS = 5.0


class _Body(BaseModel):
    model_config = ConfigDict(extra="forbid")


class Seat(_Body):
    """Who is to sit there: oneself, an engine of a level, or whoever has the invitation."""

    kind: Literal["me", "engine", "open"]
    level: Annotated[str, Field(max_length=40)] = "rules"
    name: Annotated[str, Field(min_length=1, max_length=40)] | None = None


class Clock(_Body):
    """Seconds for a move, or for all moves of a hand with an increment for each."""

    per_move: Annotated[StrictInt, Field(ge=1, le=86400)] | None = None
    total: Annotated[StrictInt, Field(ge=1, le=86400)] | None = None
    increment: Annotated[StrictInt, Field(ge=0, le=86400)] = 0


class Deal(_Body):
    """A record whose deal is played again."""

    record: Annotated[str, Field(max_length=60_000)]


class NewTable(_Body):
    """A table: rules, who sits where, on what terms."""

    rules: Annotated[str, Field(max_length=2000)] = "classic"
    seats: Annotated[list[Seat], Field(min_length=2, max_length=4)]
    practice: StrictBool = True
    clock: Clock | None = None
    # Unless it is said: only where engines are among themselves.
    spectators: StrictBool | None = None
    window: Annotated[StrictInt, Field(ge=1, le=86400)] = 60
    first_dealer: Player | None = None
    deal: Deal | None = None


class SeatPass(BaseModel):
    """A player's number, and the signed token that lets him act."""

    player: int
    token: str


class Opened(BaseModel):
    """The table, a token for each of one's own seats, and what invites others."""

    table: str
    players: list[SeatPass]
    invite: str


class Join(_Body):
    """The invitation, and the seat that is wanted."""

    invite: Annotated[str, Field(max_length=100)]
    player: Player | None = None


class SeatWish(_Body):
    """The seat for which a fresh token is wanted."""

    player: Player


@router.post("/tables", status_code=201)
async def open_table(body: NewTable, guest: AGuest, house: TheHouse, request: Request) -> Opened:
    """Open a table."""
    may_come(request, drops=_DROPS)
    table = await house.start_table(_opening(body, guest.name, guest.id))
    mine = [n for n, holder in enumerate(table.holders) if holder.guest == guest.id]
    return Opened(
        table=table.id,
        players=[_pass(house, table, player) for player in mine],
        invite=table.invite,
    )


def _opening(body: NewTable, name: str, guest: str) -> Opening:
    players: list[PlayerInfo | None] = []
    for seat in body.seats:
        taken = [one.name for one in players if one is not None]
        own = seat.name or name
        own = own if own not in taken else f"{own[:36]} {len(taken) + 1}"
        players.append(seated(seat.kind, name=own, level=seat.level))
    mine = [guest if seat.kind == "me" else None for seat in body.seats]
    is_engines_only = all(seat.kind == "engine" for seat in body.seats)
    spectators = is_engines_only if body.spectators is None else body.spectators
    if is_engines_only and not spectators:
        raise InputError("table-nobody")
    rules, dealing = parse_rules(body.rules), None
    if body.deal is not None:
        if any(seat.kind == "open" for seat in body.seats):
            raise InputError("table-deal-open")
        rules, dealing = again(body.deal.record)
    clock = None if body.clock is None else ClockRule(**body.clock.model_dump())
    options = Options(
        practice=body.practice, clock=clock, spectators=spectators, window=body.window
    )
    return Opening(rules, players, mine, options, body.first_dealer, dealing)


def _pass(house: House, table: LiveTable, player: int) -> SeatPass:
    holder = table.holders[player]
    token = SeatToken(table.id, player, holder.guest or "", holder.generation)
    return SeatPass(player=player, token=house.tokens.seat(token))


@router.get("/tables/{name}")
async def table_facts(name: str, house: TheHouse) -> Json:
    """What everyone may know of a table: rules, players, how it stands."""
    async with house.at(name) as table:
        return {"table": name, "next": table.next, **await table.look(_facts)}


def _facts(sitting: Sitting) -> Json:
    table, options = sitting.table, sitting.options
    return {
        "rules": rules_text(table.rules),
        "status": sitting.status.value,
        "practice": options.practice,
        "spectators": options.spectators,
        "players": [
            {"player": number, "name": who.name, "kind": who.kind}
            for number, who in enumerate(table.players)
        ],
    }


@router.post("/tables/{name}/join")
async def join(name: str, body: Join, guest: AGuest, house: TheHouse) -> SeatPass:
    """Sit down by invitation; a guest who sits here already gets a fresh token."""
    async with house.at(name) as table:
        if not hmac.compare_digest(body.invite.encode(), table.invite.encode()):
            raise Forbidden("invite-bad")
        mine = [n for n, holder in enumerate(table.holders) if holder.guest == guest.id]
        if mine and body.player in (None, *mine):
            return _pass(house, table, mine[0] if body.player is None else body.player)
        wanted = await table.look(lambda sitting: _free_seat(sitting, body.player))
        await _sit_down(table, wanted, PlayerInfo(guest.name), guest.id)
        return _pass(house, table, wanted)


def _free_seat(sitting: Sitting, wanted: int | None) -> int:
    free = [number for number, who in enumerate(sitting.table.players) if who.is_empty]
    if not free:
        raise MoveError("table-full")
    if wanted is None:
        return free[0]
    if wanted not in free:
        raise MoveError("seat-taken", player=wanted)
    return wanted


async def _sit_down(table: LiveTable, player: int, who: PlayerInfo, guest: str) -> None:
    holder = table.holders[player]
    generation = holder.generation + 1
    values = {"guest": guest, "generation": generation, "kind": who.kind, "name": who.name}

    def sit(sitting: Sitting, now: float) -> None:
        _free_seat(sitting, player)
        sitting.take_seat(player, who, now=now)

    def held() -> None:
        holder.guest, holder.generation = guest, generation

    seat = (seats.c.table_id == table.id) & (seats.c.player == player)
    await table.change(sit, (update(seats).where(seat).values(values),), then=held)


@router.post("/tables/{name}/seat")
async def seat_token(name: str, body: SeatWish, guest: AGuest, house: TheHouse) -> SeatPass:
    """A fresh token for a seat that one holds."""
    async with house.at(name) as table:
        if body.player >= len(table.holders) or table.holders[body.player].guest != guest.id:
            raise Forbidden("seat-not-yours")
        return _pass(house, table, body.player)


@router.get("/address")
async def address(house: TheHouse) -> Json:
    """Where others in the local network find this table; ``null`` if that is not known."""
    return {"address": house.settings.outside}


@router.get("/lobby")
async def lobby(house: TheHouse) -> Json:
    """The tables where somebody plays just now and anybody may look on."""
    return {"tables": await house.guests.lobby(house.on_show())}
