"""Events as JSON: one object each, versioned, read back exactly or refused with one error."""

from collections.abc import Callable
from typing import Any, assert_never

from offiziersskat.core.actions import ACTIONS, text_of
from offiziersskat.core.cards import Card
from offiziersskat.core.catalogue import ruleset
from offiziersskat.core.contracts import Contract
from offiziersskat.deal import Proof
from offiziersskat.errors import InputError
from offiziersskat.notation.rules_text import rules_dict
from offiziersskat.table.dealing import Dealing, proved_dealing
from offiziersskat.table.events import (
    Acted,
    Event,
    HandFinished,
    HandStarted,
    HintShown,
    Mark,
    MarkKind,
    MatchStarted,
    PlayerInfo,
    Resigned,
    TakenBack,
)

__all__ = ["FORMAT", "Json", "event_from", "event_json"]

FORMAT = "offiziersskat-event/1"
"""The version that every event carries."""

Json = dict[str, Any]

_ACTION_OF = {text_of(action): action for action in ACTIONS}


def event_json(event: Event) -> Json:
    """The event as plain values, ``format``, ``game``, ``seq`` and ``event`` first."""
    head: Json = {
        "format": FORMAT,
        "game": event.game,
        "seq": event.seq,
        "event": _NAMES[type(event)],
    }
    return head | _body(event)


def _body(event: Event) -> Json:
    match event:
        case MatchStarted():
            return {
                "rules": rules_dict(event.rules),
                "players": [{"name": who.name, "kind": who.kind} for who in event.players],
                "first_dealer": event.first_dealer,
                "practice": event.practice,
            }
        case HandStarted():
            return {
                "hand": event.hand,
                **_dealing_json(event.dealing),
                "date": event.date,
                "marks": [[m.kind.value, m.ply, m.player, m.seen] for m in event.marks],
            }
        case Acted():
            return {"player": event.player, "action": text_of(event.action)}
        case TakenBack():
            return {"player": event.player, "ply": event.ply, "seen": event.seen}
        case HintShown():
            return {"player": event.player, "ply": event.ply}
        case Resigned():
            return {"player": event.player}
        case HandFinished():
            return {"hand": event.hand, "score": list(event.score)}
        case _:
            assert_never(event)


def _dealing_json(dealing: Dealing) -> Json:
    proof = dealing.proof
    return {
        "deck": " ".join(card.code for card in dealing.deck),
        "drawn": dealing.drawn and dealing.drawn.value,
        "proof": proof
        and {
            "commit": proof.commit,
            "salt": proof.salt,
            "entropies": list(proof.entropies),
            "cut": proof.cut,
        },
    }


def event_from(json: Json) -> Event:
    """The event of a JSON object; raises ``InputError`` ``event-version`` or ``event-bad``."""
    if json.get("format") != FORMAT:
        raise InputError("event-version", found=str(json.get("format")), known=FORMAT)
    try:
        return _READERS[json["event"]](json)
    except (InputError, KeyError, TypeError, ValueError) as error:
        raise InputError("event-bad") from error


def _head(json: Json) -> tuple[str, int]:
    return _text(json["game"]), _number(json["seq"])


def _number(value: object) -> int:
    if not isinstance(value, int) or isinstance(value, bool) or value < 0:
        raise TypeError(value)
    return value


def _text(value: object) -> str:
    if not isinstance(value, str):
        raise TypeError(value)
    return value


def _match_started(json: Json) -> Event:
    rules = dict(json["rules"])
    if not isinstance(json["practice"], bool):
        raise TypeError(json["practice"])
    return MatchStarted(
        *_head(json),
        ruleset(rules.pop("preset"), rules),
        tuple(PlayerInfo(who["name"], who["kind"]) for who in json["players"]),
        _number(json["first_dealer"]),
        json["practice"],
    )


def _hand_started(json: Json) -> Event:
    date = json["date"]
    return HandStarted(
        *_head(json),
        _number(json["hand"]),
        _dealing(json),
        None if date is None else _text(date),
        tuple(Mark(MarkKind(kind), *map(_number, rest)) for kind, *rest in json["marks"]),
    )


def _dealing(json: Json) -> Dealing:
    drawn, proof = json["drawn"], json["proof"]
    dealing = Dealing(
        tuple(Card[code] for code in _text(json["deck"]).split()),
        None if drawn is None else Contract(drawn),
        None if proof is None else _proof(proof),
    )
    if dealing.proof and proved_dealing(dealing.proof).deck != dealing.deck:
        raise ValueError(dealing.deck)
    return dealing


def _proof(json: Json) -> Proof:
    entropies = tuple(_text(entropy) for entropy in json["entropies"])
    return Proof(_text(json["commit"]), _text(json["salt"]), entropies, _number(json["cut"]))


def _acted(json: Json) -> Event:
    return Acted(*_head(json), _number(json["player"]), _ACTION_OF[json["action"]])


def _taken_back(json: Json) -> Event:
    ply, seen = _number(json["ply"]), _number(json["seen"])
    return TakenBack(*_head(json), _number(json["player"]), ply, seen)


def _hint_shown(json: Json) -> Event:
    return HintShown(*_head(json), _number(json["player"]), _number(json["ply"]))


def _resigned(json: Json) -> Event:
    return Resigned(*_head(json), _number(json["player"]))


def _hand_finished(json: Json) -> Event:
    score = tuple(json["score"])
    if not all(isinstance(points, int) for points in score):
        raise TypeError(score)
    return HandFinished(*_head(json), _number(json["hand"]), score)


_NAMES: dict[type, str] = {
    MatchStarted: "match_started",
    HandStarted: "hand_started",
    Acted: "acted",
    TakenBack: "taken_back",
    HintShown: "hint_shown",
    Resigned: "resigned",
    HandFinished: "hand_finished",
}

_READERS: dict[str, Callable[[Json], Event]] = {
    "match_started": _match_started,
    "hand_started": _hand_started,
    "acted": _acted,
    "taken_back": _taken_back,
    "hint_shown": _hint_shown,
    "resigned": _resigned,
    "hand_finished": _hand_finished,
}
