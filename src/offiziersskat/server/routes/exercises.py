"""``/api/exercises``: endings and declarations to practise on, the ending of the day, the verdicts.

Nobody has to say who he is, and nothing is kept: what somebody has missed his browser knows. All
of it is worked out in worker processes.
"""

import datetime as dt
from typing import Annotated, Any

from fastapi import APIRouter, Query, Request
from pydantic import BaseModel, ConfigDict, Field

from offiziersskat.errors import InputError
from offiziersskat.server.doors import TheHouse, may_come
from offiziersskat.server.exercising import judged, listed, question, question_of_day
from offiziersskat.server.messages import LanguageCode
from offiziersskat.server.problems import Missing

__all__ = ["router"]

router = APIRouter(prefix="/api/exercises", tags=["exercises"])

Json = dict[str, Any]
_DROPS = 5.0
_UNKNOWN = "exercise-unknown"


class Answer(BaseModel):
    """A card, or a declaration; without it, one wants to see the solution."""

    model_config = ConfigDict(extra="forbid")

    action: Annotated[str, Field(max_length=40)] | None = None
    lang: LanguageCode = "en"


@router.get("")
async def all_exercises(house: TheHouse, request: Request) -> Json:
    """The endings by id, grade and rules, and in which rulesets declarations can be asked."""
    may_come(request, drops=_DROPS)
    return await house.workers.run(house.settings.job_seconds, listed)


@router.get("/daily")
async def exercise_of_the_day(
    house: TheHouse, request: Request, date: Annotated[str, Query(max_length=40)]
) -> Json:
    """The ending of a date, the same for everybody."""
    may_come(request, drops=_DROPS)
    return await house.workers.run(house.settings.job_seconds, question_of_day, _day(date))


def _day(text: str) -> dt.date:
    try:
        day = dt.date.fromisoformat(text)
    except ValueError:
        raise InputError("exercise-date", value=text) from None
    if day.isoformat() != text:
        raise InputError("exercise-date", value=text)
    return day


@router.get("/{name}")
async def exercise(name: str, house: TheHouse, request: Request) -> Json:
    """The question of an exercise; nothing in it tells the answer."""
    may_come(request, drops=_DROPS)
    try:
        return await house.workers.run(house.settings.job_seconds, question, name)
    except InputError as error:
        raise _missing(error) from None


@router.post("/{name}")
async def answer(name: str, body: Answer, house: TheHouse, request: Request) -> Json:
    """What an answer came to, what every action is worth, and why."""
    may_come(request, drops=_DROPS)
    seconds = house.settings.job_seconds
    try:
        return await house.workers.run(seconds, judged, name, body.action, body.lang)
    except InputError as error:
        raise _missing(error) from None


def _missing(error: InputError) -> InputError | Missing:
    return Missing(error.code, **error.params) if error.code == _UNKNOWN else error
