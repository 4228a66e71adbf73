"""``/api/exercises``: endings and declarations to practise on, the ending of the day, the verdicts.

Nobody has to say who he is, and nothing is kept: what somebody has missed his browser knows. Only
``/api/me/mistakes``, one's own, are one's own alone; of those too nothing is kept of how they were
answered. All of it is worked out in worker processes.
"""

import datetime as dt
from typing import Annotated, Any

from fastapi import APIRouter, Query, Request
from pydantic import BaseModel, ConfigDict, Field

from offiziersskat.errors import InputError
from offiziersskat.server.doors import AGuest, TheHouse, may_come
from offiziersskat.server.exercising import (
    judged,
    judged_mistake,
    listed,
    question,
    question_of_day,
    question_of_mistake,
)
from offiziersskat.server.messages import LanguageCode
from offiziersskat.server.problems import Missing

__all__ = ["router"]

router = APIRouter(prefix="/api", tags=["exercises"])

Json = dict[str, Any]
_DROPS = 5.0
_UNKNOWN = "exercise-unknown"


class Answer(BaseModel):
    """A card, or a declaration; without it, one wants to see the solution."""

    model_config = ConfigDict(extra="forbid")

    action: Annotated[str, Field(max_length=40)] | None = None
    lang: LanguageCode = "en"


@router.get("/exercises")
async def all_exercises(house: TheHouse, request: Request) -> Json:
    """The endings by id, grade and rules, and in which rulesets declarations can be asked."""
    may_come(request, drops=_DROPS)
    return await house.workers.run(house.settings.job_seconds, listed)


@router.get("/exercises/daily")
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


@router.get("/exercises/{name}")
async def exercise(name: str, house: TheHouse, request: Request) -> Json:
    """The question of an exercise; nothing in it tells the answer."""
    may_come(request, drops=_DROPS)
    try:
        return await house.workers.run(house.settings.job_seconds, question, name)
    except InputError as error:
        raise _missing(error) from None


@router.post("/exercises/{name}")
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


# ---- one's own mistakes -------------------------------------------------------------------------


@router.get("/me/mistakes")
async def my_mistakes(guest: AGuest, house: TheHouse, request: Request) -> Json:
    """One's own mistakes that reviews have found, the latest first, and the hands they are from."""
    may_come(request)
    return {"mistakes": await house.mistakes.of(guest)}


@router.get("/me/mistakes/{name}")
async def my_mistake(name: str, guest: AGuest, house: TheHouse, request: Request) -> Json:
    """One of them as a question; nobody else's."""
    may_come(request, drops=_DROPS)
    body = await house.mistakes.body(guest, name)
    return await house.workers.run(house.settings.job_seconds, question_of_mistake, body)


@router.post("/me/mistakes/{name}")
async def answer_my_mistake(
    name: str, body: Answer, guest: AGuest, house: TheHouse, request: Request
) -> Json:
    """What an answer to one of them came to, what every action is worth, and why."""
    may_come(request, drops=_DROPS)
    made = await house.mistakes.body(guest, name)
    seconds = house.settings.job_seconds
    return await house.workers.run(seconds, judged_mistake, made, body.action, body.lang)
