"""``/api/records``, ``/api/verify``, ``/api/analyse`` and the hands of a table: what was played.

All reading is done in worker processes.
"""

from collections.abc import AsyncIterator, Callable
from time import time
from typing import Annotated, Any, Literal

from fastapi import APIRouter, Request
from fastapi.responses import (
    HTMLResponse,
    JSONResponse,
    PlainTextResponse,
    Response,
    StreamingResponse,
)
from pydantic import BaseModel, ConfigDict, Field, StrictInt
from sqlalchemy.exc import SQLAlchemyError
from starlette.types import Receive, Scope, Send

from offiziersskat.errors import InputError, MoveError, OffiziersskatError
from offiziersskat.notation import Record, record_json, write_osk
from offiziersskat.server.doors import TheHouse, address_of, guest_of, may_come, reader_of
from offiziersskat.server.exercising import Mistake
from offiziersskat.server.house import House
from offiziersskat.server.logs import LOG
from offiziersskat.server.playing import play_on
from offiziersskat.server.problems import Missing
from offiziersskat.server.reading import analyse, other_line, read, share, verify
from offiziersskat.server.reviews import Review
from offiziersskat.table.sitting import Sitting

__all__ = ["router"]

router = APIRouter(prefix="/api", tags=["records"])

Json = dict[str, Any]
_DROPS = 10.0
_REVIEW_DROPS = 40.0
_MOST = 1_000_000
_LINES = "application/x-ndjson"


class _Body(BaseModel):
    model_config = ConfigDict(extra="forbid")


class Records(_Body):
    """One or many records, as text or JSON."""

    text: Annotated[str, Field(max_length=_MOST)]


class Position(_Body):
    """A record with the number of decisions to be played first, or a position string."""

    record: Annotated[str, Field(max_length=60_000)] | None = None
    position: Annotated[str, Field(max_length=2_000)] | None = None
    ply: Annotated[StrictInt, Field(ge=0, le=1000)] | None = None


class Engines(_Body):
    """A record with its deck, and what is to play each seat."""

    record: Annotated[str, Field(max_length=60_000)]
    levels: (
        Annotated[list[Annotated[str, Field(max_length=40)]], Field(min_length=2, max_length=4)]
        | None
    ) = None


class OtherLine(_Body):
    """A record with its deck, the number of decisions that stay, and the cards played from there on."""

    record: Annotated[str, Field(max_length=60_000)]
    ply: Annotated[StrictInt, Field(ge=0, le=1000)]
    cards: Annotated[
        list[Annotated[str, Field(pattern="^[CSHD][ATKQJ987]$")]],
        Field(min_length=1, max_length=32),
    ]


class ReportIn(_Body):
    """The language of a report."""

    language: Literal["de", "en", "ja"]


@router.post("/records", status_code=201)
async def bring_records(body: Records, house: TheHouse, request: Request) -> Json:
    """Bring records along; those that can be read are kept, each under a name to pass on.

    With a guest's key they are his, and go when he goes.
    """
    may_come(request, drops=_DROPS)
    guest = await guest_of(request) if "authorization" in request.headers else None
    found, faults = await house.workers.run(house.settings.job_seconds, read, body.text)
    texts = [text for text, _ in found]
    names = await house.shelf.put(texts, None if guest is None else guest.id, now=time())
    kept = [{"id": name, **told} for name, (_, told) in zip(names, found, strict=True)]
    return {"records": kept, "faults": faults}


@router.get("/records/{name}")
async def shared_record(name: str, house: TheHouse, request: Request) -> Json:
    """A record to be replayed: everything open, and as each seat saw it."""
    text = await _record_text(house, name, request)
    return await house.workers.run(house.settings.job_seconds, share, text)


async def _record_text(house: House, name: str, request: Request) -> str:
    """A record brought along, or a hand that is over of a table at which one sits or may look on."""
    table_name, dot, number = name.rpartition(".")
    if not dot:
        return await house.shelf.text(name)
    if not (number.isascii() and number.isdigit() and len(number) <= 6):
        raise Missing("record-unknown")
    async with house.at(table_name) as table:
        await reader_of(request, table)
        record = await table.look(lambda sitting: sitting.hand_record(int(number)))
    return write_osk(record)


@router.post(
    "/records/{name}/review",
    response_class=StreamingResponse,
    responses={200: {"description": "A line of JSON for each step", "content": {_LINES: {}}}},
)
async def reviewed(name: str, house: TheHouse, request: Request) -> StreamingResponse:
    """What was luck in a finished hand and what was not (docs/review.md), step by step as it is found.

    The first line says how many steps there are, the last one holds the account. What a guest has
    done wrong in it are exercises of his before he reads that line.
    """
    review = await _review(house, name, request)
    headers = {"Cache-Control": "no-store", "X-Accel-Buffering": "no"}
    lines = _lines(house, review, name, request)
    return _Read(lines, lambda: house.reviews.leave(review), headers=headers)


class _Read(StreamingResponse):
    """A review as it comes. Its reader leaves at the end, however that came.

    A generator that is given up tells nobody before it is collected, and one never begun never does.
    """

    def __init__(
        self, lines: AsyncIterator[str], leave: Callable[[], None], headers: dict[str, str]
    ) -> None:
        super().__init__(lines, media_type=_LINES, headers=headers)
        self._leave = leave

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        try:
            await super().__call__(scope, receive, send)
        finally:
            self._leave()


async def _review(house: House, name: str, request: Request) -> Review:
    """Whoever may read a record may have it reviewed."""
    may_come(request, drops=_REVIEW_DROPS)
    text = await _record_text(house, name, request)
    return await house.reviews.read(text, address_of(request))


async def _lines(house: House, review: Review, name: str, request: Request) -> AsyncIterator[str]:
    is_kept = False
    async for line in review.lines():
        if review.mistakes is not None and not is_kept:
            await _keep(house, name, request, review.mistakes)
            is_kept = True
        yield f"{line}\n"


async def _keep(house: House, name: str, request: Request, found: tuple[Mistake, ...]) -> None:
    """Keep what a guest himself has done wrong in a hand; without it there is still a review."""
    table_name, dot, number = name.rpartition(".")
    try:
        guest = await guest_of(request)
        if not dot:
            await house.mistakes.keep_of_record(guest, name, found, time())
            return
        async with house.at(table_name) as table:
            match = await table.look(lambda sitting: sitting.table.match)
        hand = (table_name, int(number))
        await house.mistakes.keep_of_table(guest, hand, match, found, time())
    except OffiziersskatError:
        # Nobody we know, or his table has gone meanwhile.
        return
    except SQLAlchemyError as error:
        LOG.error("database", why=type(getattr(error, "orig", None) or error).__name__)


@router.post("/records/{name}/review/report", response_class=HTMLResponse)
async def review_report(
    name: str, body: ReportIn, house: TheHouse, request: Request
) -> HTMLResponse:
    """The review as one file for the browser, to be kept and printed."""
    review = await _review(house, name, request)
    try:
        page = await review.report(body.language)
    finally:
        house.reviews.leave(review)
    headers = {"Content-Disposition": 'attachment; filename="review.html"'}
    return HTMLResponse(page, headers=headers)


@router.post("/records/engines")
async def played_by_engines(body: Engines, house: TheHouse, request: Request) -> Json:
    """Let engines play a deal: a few decisions at a time, until it is finished.

    With ``levels``, by seat, from the beginning; without, on from where a record of engines stands.
    """
    may_come(request, drops=_DROPS)
    seconds = house.settings.move_seconds
    return await house.workers.run(seconds, play_on, body.record, body.levels)


@router.post("/records/line")
async def line_not_played(body: OtherLine, house: TheHouse, request: Request) -> Json:
    """A hand as it might have gone on, to be replayed like a record; ``fault`` where it could not."""
    may_come(request, drops=_DROPS)
    seconds = house.settings.job_seconds
    return await house.workers.run(seconds, other_line, body.record, body.ply, body.cards)


@router.post("/verify")
async def verify_records(body: Records, house: TheHouse, request: Request) -> Json:
    """Whether hands were dealt as their commitments say."""
    may_come(request, drops=_DROPS)
    hands = await house.workers.run(house.settings.job_seconds, verify, body.text)
    return {"hands": hands}


@router.post("/analyse")
async def analyse_position(body: Position, house: TheHouse, request: Request) -> Json:
    """What each card is worth, where that is known exactly."""
    may_come(request, drops=_DROPS)
    if (body.record is None) == (body.position is None):
        raise InputError("request-bad", where="record, position")
    text = body.record or body.position or ""
    try:
        return await house.workers.run(house.settings.job_seconds, analyse, text, body.ply)
    except InputError as error:
        if error.code.startswith(("analyse-", "not-exact")):
            raise Missing("not-exact") from None
        raise


@router.get("/tables/{name}/hands/{number}.{form}")
async def hand(
    name: str, number: int, form: Literal["osk", "json"], house: TheHouse, request: Request
) -> Response:
    """A hand of a table: finished, its whole record; running, its position as this seat knows it."""
    async with house.at(name) as table:
        player = await reader_of(request, table)
        record = await table.look(lambda sitting: _hand(sitting, number, player))
    if form == "json":
        return JSONResponse(record_json(record))
    return PlainTextResponse(write_osk(record))


def _hand(sitting: Sitting, number: int, player: int | None) -> Record:
    if sitting.table.is_running and sitting.table.hand == number:
        return sitting.running_record(player)
    try:
        return sitting.hand_record(number)
    except MoveError as error:
        raise Missing(error.code, **error.params) from None
