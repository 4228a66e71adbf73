"""What holds for every request, before any route: headers, origins, sizes, rates, the log.

A page of another host may neither write nor open a socket; the same host under whatever name may,
so that a table can be reached in a local network. Nothing is loaded from anywhere else.
"""

import asyncio
from contextlib import suppress
from time import perf_counter, time
from urllib.parse import urlsplit

from starlette.datastructures import Headers, MutableHeaders
from starlette.exceptions import HTTPException
from starlette.responses import JSONResponse
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from offiziersskat.errors import OffiziersskatError
from offiziersskat.server.house import House
from offiziersskat.server.logs import LOG
from offiziersskat.server.metrics import REFUSALS, REQUEST_SECONDS, REQUESTS
from offiziersskat.server.problems import (
    Forbidden,
    TooLarge,
    TooMany,
    headers_of,
    problem_json,
    status_of,
)

__all__ = ["HEADERS", "Security"]

HEADERS = {
    "Content-Security-Policy": (
        "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; "
        "font-src 'self'; media-src 'self'; connect-src 'self'; manifest-src 'self'; "
        "worker-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
    ),
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
    "Referrer-Policy": "no-referrer",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
}
"""What each answer carries."""

_OPENER = "Cross-Origin-Opener-Policy"
_AT_HOME = frozenset({"localhost", "127.0.0.1", "[::1]"})
"""Hosts that a browser trusts over plain http; elsewhere it complains of the header above."""

_READS = frozenset({"GET", "HEAD", "OPTIONS"})
_LARGE = ("/api/records", "/api/verify", "/api/analyse")
_MOST = 64 * 1024
_MOST_LARGE = 1024 * 1024
_MOST_DRAINED = 32 * 1024 * 1024
_DRAIN_SECONDS = 20.0


class Security:
    """Stands before the application."""

    def __init__(self, app: ASGIApp, house: House) -> None:
        """``house`` knows the settings and counts the visits."""
        self._app = app
        self._house = house

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Let a request through, or answer it here."""
        if scope["type"] == "http":
            await self._http(scope, receive, send)
        elif scope["type"] == "websocket":
            await self._websocket(scope, receive, send)
        else:
            await self._app(scope, receive, send)

    async def _http(self, scope: Scope, receive: Receive, send: Send) -> None:
        begun, told = perf_counter(), _Told()

        async def send_with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                told.status = message["status"]
                _dress(scope, message)
            await send(message)

        try:
            self._check(scope)
            limited = _Limited(receive, _most(scope["path"]))
            await self._app(scope, limited, send_with_headers)
        except OffiziersskatError as error:
            REFUSALS.labels(error.code).inc()
            await _refuse(error, scope, receive, send_with_headers)
        finally:
            route = getattr(scope.get("route"), "path", "-")
            taken = perf_counter() - begun
            status = told.status or 500
            REQUESTS.labels(route, f"{status // 100}xx").inc()
            REQUEST_SECONDS.observe(taken)
            if route != "-" or status >= 400:
                LOG.info(
                    "request",
                    route=route,
                    method=_method(scope),
                    status=status,
                    ms=round(taken * 1000, 1),
                    address=scope["client"][0] if scope.get("client") else None,
                )

    def _check(self, scope: Scope) -> None:
        headers = Headers(scope=scope)
        if scope["method"] not in _READS:
            self._check_origin(headers)
        length = headers.get("content-length", "0")
        if not length.isdigit() or int(length[:12]) > _most(scope["path"]):
            raise TooLarge("body-large", most=_most(scope["path"]))
        if scope["path"].startswith("/api/"):
            address = scope["client"][0] if scope.get("client") else "?"
            if not self._house.rates.take(address, time()):
                raise TooMany("too-often")

    async def _websocket(self, scope: Scope, receive: Receive, send: Send) -> None:
        try:
            self._check_origin(Headers(scope=scope))
        except Forbidden as error:
            REFUSALS.labels(error.code).inc()
            LOG.warning("foreign origin")
            await receive()
            # Before it is accepted: the browser's request is answered with 403.
            await send({"type": "websocket.close", "code": 1008})
            return
        await self._app(scope, receive, send)

    def _check_origin(self, headers: Headers) -> None:
        """A browser says from which page it writes; other programs do not."""
        if headers.get("sec-fetch-site") == "cross-site":
            raise Forbidden("origin-foreign")
        origin = headers.get("origin")
        if origin is None or origin in self._house.settings.origins:
            return
        if not _is_same(urlsplit(origin).netloc, headers.get("host", "")):
            raise Forbidden("origin-foreign")


class _Told:
    """What has been answered so far."""

    status: int | None = None


class _Limited:
    """Counts what comes in, whatever the headers promised."""

    def __init__(self, receive: Receive, most: int) -> None:
        self._receive = receive
        self._left = most
        self._most = most

    async def __call__(self) -> Message:
        message = await self._receive()
        self._left -= len(message.get("body", b""))
        if self._left < 0:
            if message.get("more_body"):
                await _drained(self._receive)
            # The framework lets no other error through while it reads a body.
            raise HTTPException(413, str(self._most))
        return message


async def _drained(receive: Receive) -> None:
    """Let go by what is still coming in: who is cut off while he sends never reads the answer."""
    left = _MOST_DRAINED
    with suppress(TimeoutError):
        async with asyncio.timeout(_DRAIN_SECONDS):
            while left > 0:
                message = await receive()
                left -= len(message.get("body", b""))
                if not message.get("more_body"):
                    return


def _is_same(origin: str, host: str) -> bool:
    return bool(origin) and origin.lower() == host.lower()


def _most(path: str) -> int:
    return _MOST_LARGE if path.startswith(_LARGE) else _MOST


def _method(scope: Scope) -> str:
    method = str(scope["method"])
    return method if method in {*_READS, "POST", "PUT", "PATCH", "DELETE"} else "-"


def _dress(scope: Scope, message: Message) -> None:
    headers = MutableHeaders(scope=message)
    for name, value in HEADERS.items():
        headers[name] = value
    if _is_trusted(scope):
        headers[_OPENER] = "same-origin"
    if scope["path"].startswith("/api/"):
        headers.setdefault("Cache-Control", "no-store")


def _is_trusted(scope: Scope) -> bool:
    host = Headers(scope=scope).get("host", "")
    name = host if host.endswith("]") else host.rpartition(":")[0] or host
    return scope["scheme"] == "https" or name in _AT_HOME


async def _refuse(error: OffiziersskatError, scope: Scope, receive: Receive, send: Send) -> None:
    answer = JSONResponse({"error": problem_json(error)}, status_of(error), headers_of(error))
    if isinstance(error, TooLarge):
        await _drained(receive)
        answer.headers["Connection"] = "close"
    await answer(scope, receive, send)
