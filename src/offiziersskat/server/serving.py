"""Runs the server until it is told to stop: port, farewell, uvicorn's settings.

What is served is ``app``'s; what is printed, and whether a browser opens, is the command's.
"""

import errno
import gc
import socket
import sys
from collections.abc import Callable

import uvicorn

from offiziersskat.errors import InputError
from offiziersskat.server.app import create_app
from offiziersskat.server.house import House
from offiziersskat.server.logs import start_logging
from offiziersskat.server.settings import Settings

__all__ = ["Server", "bound", "lan_address", "serve", "server_of"]

_FIRST_PORT = 8377
_TRIES = 40
_BACKLOG = 512
_MOST_MESSAGE = 16 * 1024
_GOODBYE_SECONDS = 8
_FAREWELL_SECONDS = 3.0
_SWITCH_SECONDS = 0.0005
_COLLECT = (50_000, 1_000, 1_000)


class Server(uvicorn.Server):
    """uvicorn, but everybody at a table is told before the connections are closed."""

    house: House
    on_ready: Callable[[], None] | None = None

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Start, and say so; raises ``StorageError`` if the database cannot be had."""
        # Before the application: what is wrong here is a sentence, not a fault.
        await self.house.claim()
        await super().startup(sockets)
        if self.started and self.on_ready is not None:
            self.on_ready()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Say goodbye, then close."""
        await self.house.farewell()
        await self.house.emptied(_FAREWELL_SECONDS)
        await super().shutdown(sockets)


def server_of(settings: Settings) -> Server:
    """A server with these settings, not yet listening."""
    app = create_app(settings)
    server = Server(
        uvicorn.Config(
            app,
            log_config=None,
            access_log=False,
            lifespan="on",
            ws="websockets-sansio",
            ws_max_size=_MOST_MESSAGE,
            ws_per_message_deflate=False,
            server_header=False,
            proxy_headers=bool(settings.proxies),
            forwarded_allow_ips=settings.proxies or None,
            timeout_graceful_shutdown=_GOODBYE_SECONDS,
            h11_max_incomplete_event_size=32 * 1024,
        )
    )
    server.house = app.state.house
    return server


def bound(host: str, port: int | None) -> socket.socket:
    """A socket that listens: at the port asked for, else at the first free one from 8377 on.

    Raises ``InputError`` ``port-taken``, ``port-denied``, ``host-unknown``.
    """
    ports = range(_FIRST_PORT, _FIRST_PORT + _TRIES) if port is None else (port,)
    for number in ports:
        family = socket.AF_INET6 if ":" in host else socket.AF_INET
        one = socket.socket(family, socket.SOCK_STREAM)
        one.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            one.bind((host, number))
        except socket.gaierror:
            one.close()
            raise InputError("host-unknown", host=host) from None
        except OSError as error:
            one.close()
            if error.errno == errno.EADDRNOTAVAIL:
                raise InputError("host-unknown", host=host) from None
            if error.errno == errno.EACCES:
                raise InputError("port-denied", port=number) from None
            continue
        one.listen(_BACKLOG)
        return one
    raise InputError("port-taken", port=ports[0])


def lan_address() -> str | None:
    """This machine's address in its local network, if it is in one; nothing is sent."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            # From the range that is reserved for documents: no packet leaves for it.
            probe.connect(("192.0.2.1", 9))
        except OSError:
            return None
        address = str(probe.getsockname()[0])
    return None if address.startswith("127.") else address


def _collect_rarely() -> None:
    """To look through all tables for garbage in circles holds everybody up, and there is hardly any."""
    gc.freeze()
    gc.set_threshold(*_COLLECT)


def serve(settings: Settings, listening: socket.socket, on_ready: Callable[[], None]) -> None:
    """Serve until a signal comes."""
    start_logging(settings.log_level)
    # The thread that commits must not keep the tables waiting.
    sys.setswitchinterval(_SWITCH_SECONDS)
    _collect_rarely()
    server = server_of(settings)
    server.on_ready = on_ready
    server.run(sockets=[listening])
