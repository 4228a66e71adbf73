"""The one message that goes from a table among people to a player, or to a spectator.

It is made of a ``Moment``, which lies open to everyone, and of this observer's own ``View``, and
of nothing else: it cannot know a deck. The form is that of ``offiziersskat-table/1``.
"""

from dataclasses import dataclass
from typing import Any

from offiziersskat.core.actions import PLAYS, Action, text_of
from offiziersskat.core.course import format_course
from offiziersskat.core.legality import check, legal
from offiziersskat.core.match import Match
from offiziersskat.core.result import Ending
from offiziersskat.core.rules import Ruleset
from offiziersskat.core.seats import Side
from offiziersskat.core.view import Phase, View
from offiziersskat.errors import MoveError
from offiziersskat.notation.kept import Kept
from offiziersskat.notation.rules_text import rules_dict
from offiziersskat.notation.view_json import view_json
from offiziersskat.table.choices import aim_json, choices, worth_json
from offiziersskat.table.clock import Clock
from offiziersskat.table.events import MarkKind
from offiziersskat.table.moment import Moment
from offiziersskat.table.terms import Offer
from offiziersskat.table.worth import need, worth

__all__ = ["TABLE_FORMAT", "Mine", "Telling"]

TABLE_FORMAT = "offiziersskat-table/1"
"""The version that every message carries."""

Json = dict[str, Any]


@dataclass(frozen=True, slots=True)
class Mine:
    """What else concerns one player: the opponents whose hand he may take, and what to offer."""

    claimable: tuple[int, ...] = ()
    offers: tuple[Offer, ...] = ()


class Telling:
    """A moment told to one after the other; what several see alike is written once.

    Lists in messages are shared, so nobody must change them.
    """

    def __init__(self, moment: Moment) -> None:
        """Nobody has been told yet."""
        self._moment = moment
        self._common = _common(moment)
        self._sights: list[tuple[View, Json]] = []

    def message(self, view: View | None, you: int | None, mine: Mine | None) -> Json:
        """What is sent to player ``you``, or with ``None`` to a spectator; ``view`` is his own."""
        return {
            **self._common,
            "you": you,
            "claimable": list(mine.claimable) if mine else [],
            "can": _can(self._moment, view, you, mine.offers if mine else ()),
            **(_NO_HAND if view is None else {**self._sight(view), **_own(view)}),
        }

    def _sight(self, view: View) -> Json:
        """What the view shows but for the seat: that of somebody else, if he sees the very same."""
        for other, shown in self._sights:
            if _same_sight(view, other):
                seat = None if view.seat is None else int(view.seat)
                return {**shown, "view": {**shown["view"], "seat": seat}}
        shown = _shown(view)
        self._sights.append((view, shown))
        return shown


def _same_sight(one: View, other: View) -> bool:
    """Whether two see the same; whose hand is empty sees no more of it than others."""
    if (one.board, one.stock, one.log) != (other.board, other.stock, other.log):
        return False
    return all(
        mine == theirs
        for mine, theirs, size in zip(one.hands, other.hands, one.board.hand_sizes, strict=True)
        if size
    )


def _common(moment: Moment) -> Json:
    """What is the same for everybody."""
    return {
        "type": "state",
        "format": TABLE_FORMAT,
        "seq": moment.seq,
        "table": moment.game,
        "status": moment.status,
        **_rules_json(moment.match.rules),
        "practice": moment.options.practice,
        "spectators": moment.options.spectators,
        "window": moment.options.window,
        "players": [_player(moment, player) for player in range(len(moment.players))],
        "hand": moment.hand,
        "ply": moment.plies,
        "match": match_json(moment.match),
        "clock": moment.clock and _clock(moment, moment.clock),
        "offers": _open_offers(moment),
        "rematch": moment.talk.rematch,
        "shuffle": _shuffle(moment),
        "proof": _proof(moment),
        "ended": moment.ended and {"player": moment.ended.player, "why": moment.ended.why.value},
        "said": [
            {"player": line.player, "phrase": line.phrase.value, "seq": line.seq}
            for line in moment.talk.said
        ],
        "marks": {
            "hints": _counted(moment, MarkKind.HINT),
            "take_backs": _counted(moment, MarkKind.TAKE_BACK),
        },
    }


# ---- what everyone knows ------------------------------------------------------------------------


def _rules(rules: Ruleset) -> Json:
    return {"rules": rules_dict(rules), "facts": _facts(rules)}


def _facts(rules: Ruleset) -> Json:
    """What follows from the rules, for clients that do not know the presets."""
    return {
        "seats": rules.seats,
        "places": rules.places,
        "hand_size": rules.hand_size,
        "tricks": rules.tricks,
        "piles": rules.has_piles,
        "bids": rules.bids,
        "kontra": rules.kontra,
        "contracts": "".join(contract.value for contract in rules.contracts),
        "scoring": rules.scoring.value,
        "tie": rules.tie.value,
        "trump": rules.trump.value,
        "lead": rules.lead.value,
        "ten": rules.ten.value,
        "flip": rules.flip and rules.flip.value,
        "spitzen": rules.spitzen,
        "course": format_course(rules.course),
    }


def _player(moment: Moment, player: int) -> Json:
    who, away = moment.players[player], moment.away[player]
    return {
        "player": player,
        "name": None if who.is_empty else who.name,
        "kind": who.kind,
        "seat": int(moment.seats[player]),
        "here": not who.is_empty and away is None,
        "away_for": None if away is None else round(away, 1),
        "ready": player in moment.talk.ready,
    }


def _match(match: Match) -> Json:
    """Results of the hands that count and the standing; ``winner`` a player, with four a side."""
    rules = match.rules
    return {
        "results": [
            list(match.scores(hand))
            for hand, result in enumerate(match.results)
            if result.ending is not Ending.REPLAY
        ],
        "standing": list(match.totals),
        "played": match.counted,
        "hands": rules.hands,
        "target": rules.target,
        "over": match.is_over,
        "winner": match.winner,
    }


_rules_json = Kept(_rules, most=256)
match_json = Kept(_match, most=2048)


def _clock(moment: Moment, clock: Clock) -> Json:
    """Seconds left by player: of the total, else for a move; ``move`` for the one running."""
    rule, running = clock.rule, moment.to_act
    is_asked = running is not None and moment.players[running].is_human
    left = []
    for player in range(len(moment.players)):
        rest = clock.left[player] if clock.left else clock.allowed(player)
        left.append(rest - moment.thinking if is_asked and player == running else rest)
    move = None
    if is_asked and rule.per_move is not None:
        move = max(0, rule.per_move * 1000 - moment.thinking) / 1000
    return {
        "rule": {"per_move": rule.per_move, "total": rule.total, "increment": rule.increment},
        "left": [max(0, rest) / 1000 for rest in left],
        "running": running if is_asked else None,
        "move": move,
    }


def _open_offers(moment: Moment) -> list[Json]:
    offer = moment.talk.offer
    if offer is None:
        return []
    agreed = sorted(offer.agreed)
    return [{"from": offer.player, "offer": offer.offer.value, "agreed": agreed}]


def _shuffle(moment: Moment) -> Json | None:
    shuffle = moment.shuffle
    if shuffle is None:
        return None
    return {
        "commit": shuffle.commit,
        "entropies": list(shuffle.entropies),
        "cutter": shuffle.cutter,
        "cut": shuffle.cut,
    }


def _proof(moment: Moment) -> Json | None:
    """As in records: entropies by seat, empty for engines."""
    proof = moment.proof
    if proof is None:
        return None
    return {
        "commit": proof.commit,
        "salt": proof.salt,
        "entropies": list(proof.entropies),
        "cut": proof.cut,
    }


def _counted(moment: Moment, kind: MarkKind) -> list[int]:
    players = [mark.player for mark in moment.marks if mark.kind is kind]
    return [players.count(player) for player in range(len(moment.players))]


# ---- what this observer can do ------------------------------------------------------------------


def _can(moment: Moment, view: View | None, you: int | None, open_to: tuple[Offer, ...]) -> Json:
    """What else than legal actions is open to him. Alone, an offer is done at once."""
    if you is None or not moment.players[you].is_human:
        return {"take_back": False, "resign": False, "hint": False, "offer": [], "say": False}
    is_running = view is not None and view.phase is not Phase.OVER
    offers = [] if moment.talk.offer else [offer.value for offer in open_to]
    alone = sum(who.is_human for who in moment.players) == 1
    return {
        "take_back": alone and "take_back" in offers,
        "resign": view is not None and is_running and view.board.contract is not None,
        "hint": moment.options.practice and view is not None and view.is_my_turn,
        "offer": offers,
        "say": True,
    }


# ---- the hand, from the view alone --------------------------------------------------------------


_NO_HAND: Json = {
    "view": None,
    "need": [None, None],
    "worth": None,
    "legal": [],
    "refused": {},
    "choices": [],
}


def _shown(view: View) -> Json:
    """What does not depend on who looks, as long as he sees the same."""
    return {
        "view": view_json(view),
        "need": [_need(view, side) for side in Side],
        "worth": worth_json(worth(view)),
    }


def _own(view: View) -> Json:
    """What this seat may do, and why not something else."""
    actions = legal(view)
    return {
        "legal": [text_of(action) for action in actions],
        "refused": _refused(view, actions),
        "choices": choices(view),
    }


def _refused(view: View, allowed: tuple[Action, ...]) -> Json:
    """Why an own card that is in sight cannot be played now."""
    if view.seat is None or not view.is_my_turn or view.phase is not Phase.PLAY:
        return {}
    found: Json = {}
    for card in view.playable(view.seat):
        if PLAYS[card] not in allowed:
            try:
                check(view, PLAYS[card])
            except MoveError as error:
                found[card.code] = {"code": error.code, "params": error.params}
    return found


def _need(view: View, side: Side) -> Json | None:
    found = need(view, side)
    return None if found is None else {**aim_json(found.aim), "missing": found.missing}
