"""The application: routes, what stands before them, and how every fault is answered.

One form for all that goes wrong: ``{"error": {"code", "params"}}`` with a fitting status.
"""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from fastapi import FastAPI, Request
from fastapi.exceptions import RequestValidationError
from fastapi.responses import JSONResponse, Response
from sqlalchemy.exc import SQLAlchemyError
from starlette.exceptions import HTTPException

from offiziersskat import __version__
from offiziersskat.errors import InputError, OffiziersskatError, StorageError
from offiziersskat.server.house import House
from offiziersskat.server.logs import LOG
from offiziersskat.server.problems import headers_of, problem_json, status_of
from offiziersskat.server.routes import (
    exercises,
    guests,
    health,
    play,
    records,
    rules,
    stats,
    tables,
)
from offiziersskat.server.security import Security
from offiziersskat.server.settings import Settings
from offiziersskat.server.statics import add_pages

__all__ = ["create_app"]

_DESCRIPTION = """\
Play Offiziersskat over HTTP: open a table, sit down, read the state, act. A bot needs no more than
`curl`; see docs/server.md. Errors are `{"error": {"code", "params"}}`.
"""
TOO_LARGE = 413
_CODES = {404: "no-such-page", 405: "method-wrong"}


def create_app(settings: Settings) -> FastAPI:
    """The application of a house with these settings."""
    house = House(settings)

    @asynccontextmanager
    async def lifespan(_app: FastAPI) -> AsyncIterator[None]:
        await house.open()
        LOG.info("open", version=__version__, database=house.engine.url.get_backend_name())
        yield
        await house.close()
        LOG.info("closed")

    app = FastAPI(
        title="Offiziersskat",
        version=__version__,
        description=_DESCRIPTION,
        license_info={"name": "MIT", "identifier": "MIT"},
        openapi_url="/api/openapi.json",
        # Their pages load scripts from elsewhere.
        docs_url=None,
        redoc_url=None,
        lifespan=lifespan,
        responses=_RESPONSES,
    )
    app.state.house = house
    for routes in (guests, tables, play, records, rules, stats, exercises, health):
        app.include_router(routes.router)
    add_pages(app, settings.static)
    app.add_exception_handler(OffiziersskatError, _foreseen)
    app.add_exception_handler(RequestValidationError, _malformed)
    app.add_exception_handler(HTTPException, _unrouted)
    app.add_exception_handler(SQLAlchemyError, _unkept)
    app.add_exception_handler(Exception, _unforeseen)
    app.add_middleware(Security, house=house)
    return app


_ERROR = {
    "content": {
        "application/json": {
            "schema": {
                "type": "object",
                "required": ["error"],
                "properties": {
                    "error": {
                        "type": "object",
                        "required": ["code", "params"],
                        "properties": {
                            "code": {"type": "string"},
                            "params": {"type": "object"},
                        },
                    }
                },
            }
        }
    }
}
_RESPONSES: dict[int | str, dict[str, object]] = {
    "4XX": {"description": "Refused", **_ERROR},
    "5XX": {"description": "Not possible now", **_ERROR},
    422: {"description": "Not of the form that is described here", **_ERROR},
}


async def _foreseen(_request: Request, error: Exception) -> Response:
    assert isinstance(error, OffiziersskatError)
    return _answer(error, status_of(error))


async def _malformed(_request: Request, error: Exception) -> Response:
    assert isinstance(error, RequestValidationError)
    where = ".".join(str(part) for part in error.errors()[0]["loc"])
    return _answer(InputError("request-bad", where=where[:80]), 422)


async def _unrouted(_request: Request, error: Exception) -> Response:
    assert isinstance(error, HTTPException)
    code = _CODES.get(error.status_code)
    told = InputError("request-bad", where="body") if code is None else InputError(code)
    if error.status_code == TOO_LARGE:
        told = InputError("body-large", most=int(error.detail))
    answer = _answer(told, error.status_code)
    answer.headers.update(error.headers or {})
    return answer


async def _unkept(_request: Request, error: Exception) -> Response:
    # What it was to keep is not for the log.
    LOG.error("database", why=type(getattr(error, "orig", None) or error).__name__)
    return _answer(StorageError("server-storage"), 503)


async def _unforeseen(_request: Request, error: Exception) -> Response:
    LOG.error("fault", why=type(error).__name__, exc_info=error)
    return _answer(OffiziersskatError("server-fault"), 500)


def _answer(error: OffiziersskatError, status: int) -> Response:
    return JSONResponse({"error": problem_json(error)}, status, headers_of(error))
