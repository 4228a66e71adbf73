"""A record as JSON for a replay: every decision with all cards open, and as each seat saw it.

For hands that are over, or were brought along as records: the open form holds what lies hidden,
so that nobody may make one of a hand that is still being played.
"""

from collections.abc import Iterator
from typing import Any

from offiziersskat.core.actions import text_of
from offiziersskat.core.cards import Card
from offiziersskat.core.game import Game, apply, observe, resign
from offiziersskat.core.legality import check
from offiziersskat.core.seats import Seat
from offiziersskat.errors import MoveError
from offiziersskat.notation.record import Record
from offiziersskat.notation.replay import Blocked, Finished, Illegal, WrongResult, conclusion, start
from offiziersskat.notation.results import result_json
from offiziersskat.notation.view_json import codes, view_json

__all__ = ["retold"]

Json = dict[str, Any]


def retold(record: Record) -> Json:
    """``plies``, the last one without an action; ``result``, and ``fault`` where it breaks off.

    Where a stored result is wrong, both: the true result, and that it is not the stored one.
    """
    end = conclusion(record)
    plies = list(_plies(record, resigned=isinstance(end, Finished | WrongResult)))
    told: Json = {"plies": plies, "result": None, "fault": None}
    if isinstance(end, Finished):
        told["result"] = result_json(end.result)
    elif isinstance(end, Illegal):
        told["fault"] = {"ply": end.ply, "code": end.reason.value, "params": dict(end.params)}
    elif isinstance(end, Blocked):
        told["fault"] = {"ply": end.ply, "code": end.error.code, "params": {}}
    elif isinstance(end, WrongResult):
        told["result"] = end.result and result_json(end.result)
        told["fault"] = {"ply": len(record.moves), "code": end.reason.value, "params": {}}
    return told


def _plies(record: Record, *, resigned: bool) -> Iterator[Json]:
    game = start(record)
    for action in record.actions:
        seat = game.to_act
        if seat is None or not _is_legal(game, seat, action):
            break
        yield _ply(record, game, seat, text_of(action))
        game = apply(game, action)
    if resigned and record.resigned is not None:
        game = resign(game, record.resigned)
    yield _ply(record, game, game.to_act, None)


def _is_legal(game: Game, seat: Seat, action: Any) -> bool:  # noqa: ANN401 - an action
    try:
        check(observe(game, seat), action)
    except MoveError:
        return False
    return True


def _ply(record: Record, game: Game, seat: Seat | None, action: str | None) -> Json:
    seats = [Seat(number) for number in range(record.rules.seats)]
    return {
        "view": _open(record, game),
        "seen": {str(int(eye)): _seen(record, game, eye) for eye in seats},
        "seat": None if seat is None else int(seat),
        "action": action,
    }


def _seen(record: Record, game: Game, eye: Seat | None) -> Json:
    view = observe(game, eye)
    return view_json(view if record.layout is None else record.layout.masked(view))


def _open(record: Record, game: Game) -> Json:
    """What a spectator sees, with all that lies hidden; ``down`` is the card under a place."""
    unknown = 0 if record.layout is None else record.layout.unknown
    truth, view = game.truth, _seen(record, game, None)

    def shown(cards: tuple[Card, ...]) -> list[str] | None:
        return None if any(card.bit & unknown for card in cards) else codes(cards)

    for seat, told in enumerate(view["seats"]):
        downs = zip(told["places"], truth.downs[seat], strict=True)
        told["places"] = [
            {**place, "down": None if down is None or down.bit & unknown else down.code}
            for place, down in downs
        ]
        if told["hand_size"]:
            told["hand"] = shown(truth.hands[seat])
    if view["stock_size"]:
        view["stock"] = shown(truth.stock)
    return view
