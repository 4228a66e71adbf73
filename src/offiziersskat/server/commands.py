"""What each message of a player does at his table: from a checked message to the sitting's method.

The player is the one whose token was shown; no message can name another. What is legal the sitting
decides, and it says so by an error.
"""

import os
from collections.abc import Callable
from typing import Any

from sqlalchemy import Executable, insert, update

from offiziersskat.core.actions import text_of
from offiziersskat.core.view import View
from offiziersskat.errors import MoveError, OffiziersskatError
from offiziersskat.notation import parse_action
from offiziersskat.server import messages as say
from offiziersskat.server.house import House
from offiziersskat.server.live import LiveTable
from offiziersskat.server.metrics import ACTIONS
from offiziersskat.server.problems import problem_json
from offiziersskat.server.schema import seats, tenures
from offiziersskat.server.thinking import choose, hint
from offiziersskat.table.events import NOBODY
from offiziersskat.table.sitting import Sitting

__all__ = ["error_json", "leave_seat", "obey"]

Json = dict[str, Any]
_Do = Callable[[Sitting, int, Any, float], object]


async def obey(house: House, table: LiveTable, player: int, message: Any, language: str) -> Json:  # noqa: ANN401 - one of the commands
    """Do what a player says; the answer. Raises ``OffiziersskatError``, nothing having changed."""
    kind = message.type
    try:
        if isinstance(message, say.Hint):
            answer = await _hint(house, table, player, message.level, language)
        elif isinstance(message, say.Leave):
            await leave_seat(table, player)
            answer = {"type": "ok"}
        elif isinstance(message, say.Ping):
            answer = {"type": "pong"}
        elif isinstance(message, say.Lang):
            answer = {"type": "ok"}
        else:
            do = _DO[type(message)]
            await table.change(lambda sitting, now: do(sitting, player, message, now))
            answer = {"type": "ok"}
    except OffiziersskatError:
        ACTIONS.labels(kind, "refused").inc()
        raise
    ACTIONS.labels(kind, "done").inc()
    return {**answer, "id": message.id}


def error_json(error: OffiziersskatError, name: str | None) -> Json:
    """The answer to a message that was refused."""
    return {"type": "error", "id": name, **problem_json(error)}


def _act(sitting: Sitting, player: int, message: say.Act, now: float) -> None:
    sitting.act(player, parse_action(message.action), ply=message.ply, now=now)


_DO: dict[type, _Do] = {
    say.Act: _act,
    say.Resign: lambda sitting, player, _, now: sitting.resign(player, now=now),
    say.TakeBack: lambda sitting, player, _, now: sitting.take_back(player, now=now),
    say.MakeOffer: lambda sitting, player, m, now: sitting.offer(player, m.offer, now=now),
    say.Answer: lambda sitting, player, m, now: sitting.answer(player, accepted=m.yes, now=now),
    say.Ready: lambda sitting, player, *_: sitting.ready(player),
    say.Entropy: lambda sitting, player, m, now: sitting.give_entropy(
        player, bytes.fromhex(m.hex), now=now
    ),
    say.Cut: lambda sitting, player, m, now: sitting.cut(player, m.number, now=now),
    say.Say: lambda sitting, player, m, _: sitting.say(player, m.phrase),
    say.Claim: lambda sitting, player, _, now: sitting.claim(player, now),
}


async def _hint(
    house: House, table: LiveTable, player: int, level: str | None, language: str
) -> Json:
    """A hint: worked out on the player's view, marked in the record, and only then told."""
    ply, view = await table.look(lambda sitting: _asked(sitting, player))
    seconds = house.settings.move_seconds
    if level is None:
        action, text, scores = await house.workers.run(seconds, hint, view, language)
    else:
        done = await house.workers.run(seconds, choose, level, view, os.urandom(32))
        action, text, scores = text_of(done.action), "", {}

    def note(sitting: Sitting, _now: float) -> None:
        if sitting.table.plies != ply:
            raise MoveError("stale")
        sitting.note_hint(player)

    await table.change(note)
    return {"type": "hint", "action": action, "text": text, "scores": scores}


def _asked(sitting: Sitting, player: int) -> tuple[int, View]:
    if not sitting.options.practice:
        raise MoveError("hint-off")
    if sitting.table.to_act != player:
        raise MoveError("hint-not-now")
    return sitting.table.plies, sitting.table.view(player)


async def leave_seat(table: LiveTable, player: int) -> None:
    """Give a seat up: it is free, and its tokens are worth nothing.

    Its connections the caller ends, once he has answered. That he has sat here is remembered, for
    his name stands in the events.
    """
    until = await table.look(lambda sitting: sitting.table.next_seq)
    holder = table.holders[player]
    mine = (seats.c.table_id == table.id) & (seats.c.player == player)
    generation = holder.generation + 1
    values = {
        "guest": None,
        "generation": generation,
        "kind": NOBODY.kind,
        "name": NOBODY.name,
    }

    statements: list[Executable] = [update(seats).where(mine).values(values)]
    if holder.guest is not None:
        tenure = {"table_id": table.id, "player": player, "until": until, "guest": holder.guest}
        statements.append(insert(tenures).values(tenure))

    def gone() -> None:
        holder.guest = None
        holder.generation = generation

    await table.change(
        lambda sitting, now: sitting.leave_seat(player, now=now), statements, then=gone
    )
