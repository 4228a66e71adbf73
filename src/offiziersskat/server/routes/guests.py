"""``/api/guests`` and ``/api/me``: a name and a key, and all that a guest keeps."""

from time import time
from typing import Annotated, Any

from fastapi import APIRouter, Request, Response
from pydantic import BaseModel, ConfigDict, Field

from offiziersskat.notation import parse_rules, rules_text
from offiziersskat.server.doors import AGuest, TheHouse, may_come
from offiziersskat.server.guests import Guest
from offiziersskat.server.messages import LanguageCode
from offiziersskat.server.owned import export, forget, remove
from offiziersskat.server.problems import Missing
from offiziersskat.table.rulesets import checked_name

__all__ = ["router"]

router = APIRouter(prefix="/api", tags=["guests"])

Json = dict[str, Any]
Name = Annotated[str, Field(min_length=1, max_length=40)]
_DROPS = 5.0


class _Body(BaseModel):
    model_config = ConfigDict(extra="forbid")


class NewGuest(_Body):
    """Somebody who comes for the first time."""

    name: Name
    language: LanguageCode = "en"


class GuestKey(BaseModel):
    """His name in the house, and the key that shows who he is; it is told only once."""

    guest: str
    key: str


class Changes(_Body):
    """What is to be different."""

    name: Name | None = None
    language: LanguageCode | None = None
    settings: Json | None = None


class RulesText(_Body):
    """Rules in one line, as ``classic; spitzen=on``."""

    text: Annotated[str, Field(max_length=2000)]


@router.post("/guests", status_code=201)
async def new_guest(body: NewGuest, house: TheHouse, request: Request) -> GuestKey:
    """Become a guest."""
    may_come(request, drops=_DROPS)
    guest, key = await house.guests.add(body.name, body.language, now=time())
    return GuestKey(guest=guest.id, key=key)


def _told(guest: Guest) -> Json:
    return {
        "guest": guest.id,
        "name": guest.name,
        "language": guest.language,
        "settings": guest.settings,
        "made": guest.made,
    }


@router.get("/me")
async def me(guest: AGuest) -> Json:
    """What is known of a guest."""
    return _told(guest)


@router.patch("/me")
async def change_me(body: Changes, guest: AGuest, house: TheHouse) -> Json:
    """Change name, language or settings."""
    await house.guests.change(guest, name=body.name, language=body.language, settings=body.settings)
    return _told(
        Guest(
            guest.id,
            body.name or guest.name,
            body.language or guest.language,
            guest.settings if body.settings is None else body.settings,
            guest.made,
        )
    )


@router.delete("/me", status_code=204)
async def remove_me(guest: AGuest, house: TheHouse) -> Response:
    """Delete all that is known of a guest."""
    await remove(house, guest)
    return Response(status_code=204)


@router.get("/me/export")
async def export_me(guest: AGuest, house: TheHouse) -> Json:
    """All that is known of a guest, his hands included."""
    return {**_told(guest), **await export(house, guest)}


@router.get("/me/tables")
async def my_tables(guest: AGuest, house: TheHouse) -> Json:
    """The tables at which a guest sits, the latest first."""
    return {"tables": await house.guests.tables(guest)}


@router.delete("/me/tables/{name}", status_code=204)
async def forget_table(name: str, guest: AGuest, house: TheHouse) -> Response:
    """Forget one game; where others have played, it stays theirs, without one's name."""
    await forget(house, guest, name)
    return Response(status_code=204)


@router.get("/me/rulesets")
async def my_rulesets(guest: AGuest, house: TheHouse) -> Json:
    """A guest's own rulesets."""
    return {"rulesets": await house.guests.rulesets(guest)}


@router.get("/me/rulesets/{name}")
async def my_ruleset(name: str, guest: AGuest, house: TheHouse) -> Json:
    """One of them."""
    kept = await house.guests.rulesets(guest)
    if name not in kept:
        raise _unknown(name, kept)
    return {"name": name, "rules": kept[name]}


@router.put("/me/rulesets/{name}")
async def keep_ruleset(name: str, body: RulesText, guest: AGuest, house: TheHouse) -> Json:
    """Keep a ruleset under a name of one's own."""
    name = checked_name(name)
    rules = rules_text(parse_rules(body.text))
    await house.guests.keep_ruleset(guest, name, rules)
    return {"name": name, "rules": rules}


@router.delete("/me/rulesets/{name}", status_code=204)
async def drop_ruleset(name: str, guest: AGuest, house: TheHouse) -> Response:
    """Forget a ruleset."""
    if not await house.guests.drop_ruleset(guest, name):
        raise _unknown(name, await house.guests.rulesets(guest))
    return Response(status_code=204)


def _unknown(name: str, kept: dict[str, str]) -> Missing:
    return Missing("ruleset-unknown", name=ascii(name[:40]), known=" ".join(kept) or "-")
