"""``/api/me/stats`` and ``/api/guests/{name}/stats``: what finished hands came to.

One's own for oneself; anybody else's only where he says so, and who does not say so is not there.
"""

from time import time
from typing import Annotated, Any, Literal

from fastapi import APIRouter, Depends, Query, Request
from fastapi.responses import Response
from pydantic import BaseModel, ConfigDict, StrictBool

from offiziersskat.server.doors import AGuest, TheHouse, may_come
from offiziersskat.server.problems import Missing
from offiziersskat.server.stats import Choice, file_of, forms, stats_json

__all__ = ["router"]

router = APIRouter(prefix="/api", tags=["statistics"])

Json = dict[str, Any]
_DROPS = 3.0
_TYPES = {
    "csv": "text/csv; charset=utf-8",
    "json": "application/json",
    "parquet": "application/vnd.apache.parquet",
}


def _choice(
    rules: Annotated[str | None, Query(max_length=400)] = None,
    level: Annotated[str | None, Query(max_length=100)] = None,
    days: Annotated[int | None, Query(ge=1, le=3650)] = None,
    helped: bool = False,  # noqa: FBT001, FBT002 - a parameter of the query
) -> Choice:
    """Which hands: of these rules, against this level, of so many days; with hints and take-backs."""
    return Choice(rules, level, days, helped)


AChoice = Annotated[Choice, Depends(_choice)]


class Sharing(BaseModel):
    """Whether others may see one's statistics."""

    model_config = ConfigDict(extra="forbid")

    shared: StrictBool


@router.get("/me/stats")
async def my_stats(choice: AChoice, guest: AGuest, house: TheHouse, request: Request) -> Json:
    """What one's own finished hands came to; ``pending`` are still being worked out."""
    may_come(request, drops=_DROPS)
    missing = await house.accountant.book.missing(guest.id)
    if missing:
        house.accountant.begin(guest.id)
    told = await stats_json(house, guest.id, guest.name, choice, now=time())
    return {
        "pending": sum(len(one.numbers) or 1 for one in missing),
        "shared": guest.shows_stats,
        "forms": await forms(),
        **told,
    }


@router.get(
    "/me/stats/hands.{form}",
    response_class=Response,
    responses={200: {"content": {kind.partition(";")[0]: {} for kind in _TYPES.values()}}},
)
async def my_hands(
    form: Literal["csv", "json", "parquet"],
    choice: AChoice,
    guest: AGuest,
    house: TheHouse,
    request: Request,
) -> Response:
    """The hands themselves, a row each, as a file."""
    may_come(request, drops=_DROPS)
    content = await file_of(house, guest, choice, form, now=time())
    return Response(content, media_type=_TYPES[form])


@router.put("/me/stats/shared")
async def share_my_stats(body: Sharing, guest: AGuest, house: TheHouse) -> Json:
    """Let others see them, or not any more."""
    await house.accountant.book.share(guest.id, shared=body.shared)
    return {"shared": body.shared}


@router.get("/guests/{name}/stats")
async def shared_stats(name: str, choice: AChoice, house: TheHouse, request: Request) -> Json:
    """Those of a guest who lets others see them; nothing is worked out for a stranger."""
    may_come(request, drops=_DROPS)
    said = await house.accountant.book.name_if_shared(name)
    if said is None:
        raise Missing("stats-unknown")
    return {"name": said, **await stats_json(house, name, said, choice, now=time())}
