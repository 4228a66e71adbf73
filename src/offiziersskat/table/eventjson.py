"""Events as JSON: one object each, versioned, read back exactly or refused with one error.

What an event has gained since the first version is written only where it says something, so that
older journals still read, and what does not need it looks as ever.
"""

from collections.abc import Callable
from typing import Any

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
    Answered,
    DealGiven,
    EntropyGiven,
    Event,
    HandFinished,
    HandStarted,
    HintShown,
    Mark,
    MarkKind,
    MatchStarted,
    Offered,
    PlayerInfo,
    Readied,
    Resigned,
    Said,
    SeatLeft,
    SeatTaken,
    ShuffleBegun,
    TakenBack,
)
from offiziersskat.table.shuffle import checked_seed
from offiziersskat.table.terms import ClockRule, Offer, Options, Phrase, Why

__all__ = ["FORMAT", "Json", "event_from", "event_json"]

FORMAT = "offiziersskat-event/1"
"""The version that every event carries."""

Json = dict[str, Any]

_ACTION_OF = {text_of(action): action for action in ACTIONS}


def event_json(event: Event) -> Json:
    """The event as plain values, ``format``, ``game``, ``seq`` and ``event`` first."""
    name, write, _ = _FORMS[type(event)]
    head: Json = {"format": FORMAT, "game": event.game, "seq": event.seq, "event": name}
    return head | write(event)


def event_from(json: Json) -> Event:
    """The event of a JSON object; raises ``InputError`` ``event-version`` or ``event-bad``."""
    if json.get("format") != FORMAT:
        raise InputError("event-version", found=str(json.get("format")), known=FORMAT)
    try:
        kind, read = _READERS[json["event"]]
        event: Event = kind(_text(json["game"]), _number(json["seq"]), *read(json))
    except (InputError, KeyError, TypeError, ValueError) as error:
        raise InputError("event-bad") from error
    return event


# ---- plain values -------------------------------------------------------------------------------


def _number(value: object) -> int:
    if not isinstance(value, int) or isinstance(value, bool) or value < 0:
        raise TypeError(value)
    return value


def _text(value: object) -> str:
    if not isinstance(value, str):
        raise TypeError(value)
    return value


def _flag(value: object) -> bool:
    if not isinstance(value, bool):
        raise TypeError(value)
    return value


def _maybe(read: Callable[[object], Any], value: object) -> Any:  # noqa: ANN401 - as `read` says
    return None if value is None else read(value)


# ---- the match ----------------------------------------------------------------------------------


def _player_json(who: PlayerInfo) -> Json:
    return {"name": who.name, "kind": who.kind}


def _player(json: Json) -> PlayerInfo:
    return PlayerInfo(json["name"], json["kind"])


def _match_json(event: MatchStarted) -> Json:
    form = {
        "rules": rules_dict(event.rules),
        "players": [_player_json(who) for who in event.players],
        "first_dealer": event.first_dealer,
        "practice": event.practice,
    }
    return form if event.options is None else form | {"options": _options_json(event.options)}


def _match(json: Json) -> tuple[object, ...]:
    rules = dict(json["rules"])
    practice = _flag(json["practice"])
    return (
        ruleset(rules.pop("preset"), rules),
        tuple(_player(who) for who in json["players"]),
        _number(json["first_dealer"]),
        practice,
        _options(json["options"], practice=practice) if "options" in json else None,
    )


def _options_json(options: Options) -> Json:
    rule = options.clock
    clock = rule and {
        "per_move": rule.per_move,
        "total": rule.total,
        "increment": rule.increment,
    }
    return {"clock": clock, "spectators": options.spectators, "window": options.window}


def _options(json: Json, *, practice: bool) -> Options:
    clock, window = json["clock"], _number(json["window"])
    rule = clock and ClockRule(
        _maybe(_number, clock["per_move"]),
        _maybe(_number, clock["total"]),
        _number(clock["increment"]),
    )
    return Options(practice, rule, _flag(json["spectators"]), window)


# ---- the hand -----------------------------------------------------------------------------------


def _hand_json(event: HandStarted) -> Json:
    return {
        "hand": event.hand,
        **_dealing_json(event.dealing),
        "date": event.date,
        "marks": [[m.kind.value, m.ply, m.player, m.seen] for m in event.marks],
    }


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


def _hand(json: Json) -> tuple[object, ...]:
    return (
        _number(json["hand"]),
        _dealing(json),
        _maybe(_text, json["date"]),
        tuple(Mark(MarkKind(kind), *map(_number, rest)) for kind, *rest in json["marks"]),
    )


def _dealing(json: Json) -> Dealing:
    dealing = Dealing(
        tuple(Card[code] for code in _text(json["deck"]).split()),
        _maybe(Contract, json["drawn"]),
        _maybe(_proof, json["proof"]),
    )
    if dealing.proof and proved_dealing(dealing.proof).deck != dealing.deck:
        raise ValueError(dealing.deck)
    return dealing


def _proof(json: Any) -> Proof:  # noqa: ANN401 - whatever stands there; a wrong type raises
    entropies = tuple(_text(entropy) for entropy in json["entropies"])
    return Proof(_text(json["commit"]), _text(json["salt"]), entropies, _number(json["cut"]))


def _acted_json(event: Acted) -> Json:
    form: Json = {"player": event.player, "action": text_of(event.action)}
    if event.spent:
        form["spent"] = event.spent
    if event.forced:
        form["forced"] = event.forced.value
    return form


def _acted(json: Json) -> tuple[object, ...]:
    forced = Why(json["forced"]) if "forced" in json else None
    spent = _number(json.get("spent", 0))
    return _number(json["player"]), _ACTION_OF[json["action"]], spent, forced


def _resigned_json(event: Resigned) -> Json:
    form: Json = {"player": event.player}
    return form if event.why is Why.RESIGNED else form | {"why": event.why.value}


def _resigned(json: Json) -> tuple[object, ...]:
    return _number(json["player"]), Why(json.get("why", Why.RESIGNED.value))


def _finished(json: Json) -> tuple[object, ...]:
    score = tuple(json["score"])
    if not all(isinstance(points, int) for points in score):
        raise TypeError(score)
    return _number(json["hand"]), score


def _seed(value: object) -> str:
    return checked_seed("seed", bytes.fromhex(_text(value)))


# ---- the table of forms -------------------------------------------------------------------------

_Form = tuple[str, Callable[[Any], Json], Callable[[Json], tuple[object, ...]]]

_FORMS: dict[type, _Form] = {
    MatchStarted: ("match_started", _match_json, _match),
    HandStarted: ("hand_started", _hand_json, _hand),
    Acted: ("acted", _acted_json, _acted),
    TakenBack: (
        "taken_back",
        lambda event: {"player": event.player, "ply": event.ply, "seen": event.seen},
        lambda json: (_number(json["player"]), _number(json["ply"]), _number(json["seen"])),
    ),
    HintShown: (
        "hint_shown",
        lambda event: {"player": event.player, "ply": event.ply},
        lambda json: (_number(json["player"]), _number(json["ply"])),
    ),
    Resigned: ("resigned", _resigned_json, _resigned),
    HandFinished: (
        "hand_finished",
        lambda event: {"hand": event.hand, "score": list(event.score)},
        _finished,
    ),
    SeatTaken: (
        "seat_taken",
        lambda event: {"player": event.player, "info": _player_json(event.info)},
        lambda json: (_number(json["player"]), _player(json["info"])),
    ),
    SeatLeft: (
        "seat_left",
        lambda event: {"player": event.player},
        lambda json: (_number(json["player"]),),
    ),
    Readied: (
        "readied",
        lambda event: {"player": event.player},
        lambda json: (_number(json["player"]),),
    ),
    Offered: (
        "offered",
        lambda event: {"player": event.player, "offer": event.offer.value},
        lambda json: (_number(json["player"]), Offer(json["offer"])),
    ),
    Answered: (
        "answered",
        lambda event: {"player": event.player, "accepted": event.accepted},
        lambda json: (_number(json["player"]), _flag(json["accepted"])),
    ),
    Said: (
        "said",
        lambda event: {"player": event.player, "phrase": event.phrase.value},
        lambda json: (_number(json["player"]), Phrase(json["phrase"])),
    ),
    DealGiven: (
        "deal_given",
        lambda event: _dealing_json(event.dealing),
        lambda json: (_dealing(json),),
    ),
    ShuffleBegun: (
        "shuffle_begun",
        lambda event: {"salt": event.salt, "date": event.date},
        lambda json: (_seed(json["salt"]), _maybe(_text, json["date"])),
    ),
    EntropyGiven: (
        "entropy_given",
        lambda event: {"player": event.player, "entropy": event.entropy},
        lambda json: (_number(json["player"]), _seed(json["entropy"])),
    ),
}
"""For each event its name, what is written beside the head, and how that is read."""

_READERS: dict[str, tuple[Callable[..., Event], Callable[[Json], tuple[object, ...]]]] = {
    name: (kind, read) for kind, (name, _, read) in _FORMS.items()
}
