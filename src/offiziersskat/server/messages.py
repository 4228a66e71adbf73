"""What a client may say at a table: one model for each message, the same on a socket and over HTTP.

Types and lengths are checked here; whether it fits the game is the sitting's business.
"""

from typing import Annotated, Any, Literal

from pydantic import (
    BaseModel,
    ConfigDict,
    Field,
    StrictBool,
    StrictInt,
    TypeAdapter,
    ValidationError,
)

from offiziersskat.errors import InputError
from offiziersskat.table.terms import Offer, Phrase

__all__ = [
    "COMMANDS",
    "Act",
    "Answer",
    "Claim",
    "Command",
    "Cut",
    "Entropy",
    "Hello",
    "Hint",
    "Lang",
    "Leave",
    "MakeOffer",
    "Ping",
    "Ready",
    "Resign",
    "Say",
    "TakeBack",
    "Watch",
    "read_command",
    "read_greeting",
]


class _Message(BaseModel):
    model_config = ConfigDict(extra="forbid", frozen=True)

    id: Annotated[str, Field(max_length=40)] | None = None


Player = Annotated[StrictInt, Field(ge=0, le=3)]
LanguageCode = Literal["de", "en", "ja"]


class Hello(_Message):
    """A player's first message: his token, and the last ``seq`` that he has seen."""

    type: Literal["hello"]
    token: Annotated[str, Field(max_length=400)]
    seen: Annotated[StrictInt, Field(ge=0)] | None = None
    lang: LanguageCode = "en"


class Watch(_Message):
    """A spectator's first message."""

    type: Literal["watch"]
    seen: Annotated[StrictInt, Field(ge=0)] | None = None
    lang: LanguageCode = "en"


class Act(_Message):
    """An action in the notation; ``ply`` is how many decisions of the hand stand before it."""

    type: Literal["act"]
    action: Annotated[str, Field(max_length=20)]
    ply: Annotated[StrictInt, Field(ge=0, le=1000)]


class Resign(_Message):
    """Give the hand up."""

    type: Literal["resign"]


class TakeBack(_Message):
    """Go back to the last own decision."""

    type: Literal["take_back"]


class MakeOffer(_Message):
    """Propose something to the others."""

    type: Literal["offer"]
    offer: Offer


class Answer(_Message):
    """Say yes or no to what was proposed."""

    type: Literal["answer"]
    yes: StrictBool


class Ready(_Message):
    """Want the next hand."""

    type: Literal["ready"]


class Entropy(_Message):
    """One's own part in the shuffle: 32 random bytes in hex."""

    type: Literal["entropy"]
    hex: Annotated[str, Field(pattern=r"^[0-9a-fA-F]{64}$")]


class Cut(_Message):
    """Cut the pack; 0 lets it be."""

    type: Literal["cut"]
    number: Annotated[StrictInt, Field(ge=0, le=31)]


class Say(_Message):
    """One of the phrases."""

    type: Literal["say"]
    phrase: Phrase


class Claim(_Message):
    """Take the hand of a player who has gone away."""

    type: Literal["claim"]


class Hint(_Message):
    """Ask what to do; it is marked in the record. With a ``level``: what that engine would do."""

    type: Literal["hint"]
    level: Annotated[str, Field(max_length=40)] | None = None


class Lang(_Message):
    """The language of hints from now on."""

    type: Literal["lang"]
    lang: LanguageCode


class Leave(_Message):
    """Give the seat up for good."""

    type: Literal["leave"]


class Ping(_Message):
    """Is anybody there?"""

    type: Literal["ping"]


Command = Annotated[
    Act
    | Resign
    | TakeBack
    | MakeOffer
    | Answer
    | Ready
    | Entropy
    | Cut
    | Say
    | Claim
    | Hint
    | Lang
    | Leave
    | Ping,
    Field(discriminator="type"),
]

COMMANDS: tuple[type[_Message], ...] = (
    *(Act, Resign, TakeBack, MakeOffer, Answer, Ready, Entropy),
    *(Cut, Say, Claim, Hint, Lang, Leave, Ping),
)

_COMMAND: TypeAdapter[Any] = TypeAdapter(Command)
_GREETING: TypeAdapter[Any] = TypeAdapter(Annotated[Hello | Watch, Field(discriminator="type")])


def read_command(text: str | bytes) -> Any:  # noqa: ANN401 - one of the commands
    """A message of somebody who has been let in; raises ``InputError`` ``message-bad``."""
    return _read(_COMMAND, text)


def read_greeting(text: str | bytes) -> Hello | Watch:
    """The first message; raises ``InputError`` ``message-bad``."""
    found: Hello | Watch = _read(_GREETING, text)
    return found


def _read(adapter: TypeAdapter[Any], text: str | bytes) -> Any:  # noqa: ANN401 - as above
    try:
        return adapter.validate_json(text)
    except ValidationError as error:
        where = ".".join(str(part) for part in error.errors(include_input=False)[0]["loc"])
        raise InputError("message-bad", where=where[:60]) from None
