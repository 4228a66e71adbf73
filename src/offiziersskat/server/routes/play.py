"""The ways to a table while it is played: a socket, a stream of events, single messages over HTTP.

Each lets somebody in by his token, or as a spectator; then all that matters is said in
``commands`` and ``LiveTable``.
"""

import asyncio
import json
from collections.abc import AsyncIterator
from contextlib import suppress
from time import time
from typing import Any

from fastapi import APIRouter, Request, WebSocket
from fastapi.responses import StreamingResponse
from starlette.websockets import WebSocketDisconnect, WebSocketState

from offiziersskat.errors import InputError, MoveError, OffiziersskatError, StorageError
from offiziersskat.server.commands import error_json, obey
from offiziersskat.server.doors import (
    TheHouse,
    check_seat,
    check_watching,
    house_of,
    may_come,
    optional_seat,
    seat_of,
)
from offiziersskat.server.house import House
from offiziersskat.server.limits import Bucket
from offiziersskat.server.listener import Listener, as_text
from offiziersskat.server.live import LiveTable
from offiziersskat.server.logs import LOG
from offiziersskat.server.messages import Command, Hello, Lang, Leave, read_command, read_greeting
from offiziersskat.server.metrics import REFUSALS, SOCKETS
from offiziersskat.server.problems import Busy, Forbidden, Refused, TooMany

__all__ = ["router"]

router = APIRouter(prefix="/api/tables", tags=["play"])

_BAD, _REFUSED, _FORBIDDEN, _SLOW, _FLOOD, _GOING = 4400, 4401, 4403, 4408, 4429, 1012
_MISSING = 4404
_HEARTBEAT = 15.0


@router.post("/{name}/act")
async def act(name: str, message: Command, house: TheHouse, request: Request) -> dict[str, Any]:
    """Say one thing at a table, as on a socket, with ``Authorization: Seat <token>``."""
    async with house.at(name) as table:
        player = seat_of(request, table)
        answer = await obey(house, table, player, message, "en")
        if isinstance(message, Leave):
            table.dismiss(player)
        return answer


# ---- a stream of events -------------------------------------------------------------------------


@router.get("/{name}/events", response_class=StreamingResponse)
async def events(name: str, house: TheHouse, request: Request) -> StreamingResponse:
    """The state after each event, as server-sent events; whole each time, so none can be missed.

    With ``Authorization: Seat <token>`` through a player's eyes, otherwise a spectator's.
    """
    async with house.at(name) as table:
        player = optional_seat(request, table)
        if player is None:
            await check_watching(table)
    headers = {"Cache-Control": "no-store", "X-Accel-Buffering": "no"}
    stream = _stream(house, name, player)
    return StreamingResponse(stream, media_type="text/event-stream", headers=headers)


async def _stream(house: House, name: str, player: int | None) -> AsyncIterator[str]:
    async with house.at(name) as table:
        listener = Listener(player)
        try:
            with SOCKETS.labels("events").track_inprogress():
                await table.join(listener)
                while True:
                    try:
                        text = await asyncio.wait_for(listener.next(), _HEARTBEAT)
                    except TimeoutError:
                        yield ": still here\n\n"
                        continue
                    if text is None:
                        return
                    yield _event(text)
        finally:
            await table.leave(listener)


def _event(text: str) -> str:
    message = json.loads(text)
    number = f"id: {message['seq']}\n" if "seq" in message else ""
    return f"{number}event: {message['type']}\ndata: {text}\n\n"


# ---- a socket -----------------------------------------------------------------------------------


@router.websocket("/{name}/ws")
async def socket(name: str, websocket: WebSocket) -> None:
    """The socket of a player or a spectator; its first message says which."""
    house = house_of(websocket)
    await websocket.accept()
    with SOCKETS.labels("socket").track_inprogress():
        try:
            may_come(websocket)
            async with house.at(name) as table:
                await _Line(house, table, websocket).talk()
        except (WebSocketDisconnect, RuntimeError):
            pass
        except OffiziersskatError as error:
            REFUSALS.labels("socket").inc()
            with suppress(RuntimeError, WebSocketDisconnect):
                await websocket.send_text(as_text(error_json(error, None)))
                await websocket.close(_code_of(error))


def _code_of(error: OffiziersskatError) -> int:
    codes: dict[type, int] = {
        InputError: _BAD,
        Refused: _REFUSED,
        Forbidden: _FORBIDDEN,
        TooMany: _FLOOD,
        # Worth another try.
        Busy: _GOING,
        StorageError: _GOING,
    }
    return next((codes[kind] for kind in type(error).__mro__ if kind in codes), _MISSING)


class _Line:
    """One socket: what comes in is obeyed in order, what is said goes out in order."""

    def __init__(self, house: House, table: LiveTable, websocket: WebSocket) -> None:
        self._house = house
        self._table = table
        self._socket = websocket
        settings = house.settings
        self._has_left = False
        self._bucket = Bucket.full(settings.socket_rate, settings.socket_burst, time())

    async def talk(self) -> None:
        listener = await self._let_in()
        sending = asyncio.create_task(self._send(listener))
        try:
            await self._table.join(listener)
            await self._listen(listener)
        finally:
            listener.end()
            await self._table.leave(listener)
            with suppress(WebSocketDisconnect, RuntimeError):
                await sending

    async def _let_in(self) -> Listener:
        try:
            text = await asyncio.wait_for(
                self._socket.receive_text(), self._house.settings.hello_seconds
            )
        except TimeoutError:
            raise Refused("hello-late") from None
        except KeyError:
            raise InputError("message-bad", where="") from None
        greeting = read_greeting(text)
        if isinstance(greeting, Hello):
            player = check_seat(self._house, self._table, greeting.token)
            return Listener(player, greeting.lang)
        await check_watching(self._table)
        return Listener(None, greeting.lang)

    async def _send(self, listener: Listener) -> None:
        """Send until the end, and say why it is the end."""
        while (text := await listener.next()) is not None:
            await self._socket.send_text(text)
        if self._socket.client_state is WebSocketState.CONNECTED:
            await self._socket.close(self._farewell(listener))

    def _farewell(self, listener: Listener) -> int:
        if listener.is_flooding:
            return _FLOOD
        if listener.is_slow:
            return _SLOW
        if self._house.is_closing:
            return _GOING
        return 1000 if listener.is_known else _FORBIDDEN

    async def _listen(self, listener: Listener) -> None:
        while True:
            message = await self._socket.receive()
            if message["type"] == "websocket.disconnect":
                return
            if not self._bucket.take(time()):
                REFUSALS.labels("flood").inc()
                LOG.warning("flood", table=self._table.id)
                listener.is_flooding = True
                listener.tell(as_text(error_json(TooMany("too-often"), None)))
                return
            listener.tell(as_text(await self._answer(listener, message)))
            if self._has_left and listener.player is not None:
                self._table.dismiss(listener.player)
                return

    async def _answer(self, listener: Listener, message: Any) -> dict[str, Any]:  # noqa: ANN401 - ASGI's
        name = None
        try:
            command = read_command(message.get("text") or message.get("bytes") or "")
            name = command.id
            if isinstance(command, Lang):
                listener.language = command.lang
            return await self._obeyed(listener, command)
        except OffiziersskatError as error:
            return error_json(error, name)
        except Exception as error:  # noqa: BLE001 - a fault of ours must not end the game
            LOG.error("fault", table=self._table.id, why=type(error).__name__, exc_info=error)
            return error_json(OffiziersskatError("server-fault"), name)

    async def _obeyed(self, listener: Listener, command: Any) -> dict[str, Any]:  # noqa: ANN401 - one of the commands
        if listener.player is not None:
            answer = await obey(
                self._house, self._table, listener.player, command, listener.language
            )
            self._has_left = isinstance(command, Leave)
            return answer
        if command.type not in {"ping", "lang"}:
            raise MoveError("spectator")
        return {"type": "pong" if command.type == "ping" else "ok", "id": command.id}
