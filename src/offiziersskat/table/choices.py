"""What a person should know before he declares, bids, doubles or takes the stock.

For each legal action of such a question its consequences, worked out from the view alone: what the
game would be worth, what has to be reached, what is written down if it is won or lost. Matadors
that lie hidden may make it more: then it is ``open_ended``.
"""

from dataclasses import dataclass, replace
from functools import lru_cache
from typing import Any

from offiziersskat.core.actions import (
    Action,
    Bid,
    Declare,
    Hold,
    Kontra,
    Pass,
    Re,
    TakeStock,
    text_of,
)
from offiziersskat.core.contracts import Contract, order
from offiziersskat.core.legality import legal
from offiziersskat.core.result import Matadors, Outcome
from offiziersskat.core.rules import Ruleset, Scoring
from offiziersskat.core.scoring import BASE, NULL_VALUES, result_of
from offiziersskat.core.seats import Seat
from offiziersskat.core.view import Phase, View
from offiziersskat.table.worth import Aim, Worth, aim_of, worth, worths

__all__ = ["aim_json", "choices", "worth_json"]

Json = dict[str, Any]


def choices(view: View) -> list[Json]:
    """What follows from each legal action; empty in card play, when laying away, for others."""
    if view.seat is None or not view.is_my_turn or view.phase not in _ASKED:
        return []
    actions = legal(view)
    if view.phase is Phase.DECLARE:
        return _declarations(view, view.seat, actions)
    return [{"action": text_of(action), **_follows(view, view.seat, action)} for action in actions]


_ASKED = (Phase.BID, Phase.STOCK, Phase.DECLARE, Phase.KONTRA, Phase.RE)


def _follows(view: View, seat: Seat, action: Action) -> Json:
    match action:
        case Kontra() | Re():
            return _stakes(view, seat, 2 if isinstance(action, Kontra) else 4)
        case Pass() if view.phase is not Phase.BID:
            return _stakes(view, seat, view.board.kontra)
        case Pass():
            return _passed(view, seat)
        case Bid(value):
            return {"bid": value, "levels": _levels(value, view.rules.contracts)}
        case Hold():
            bid = view.board.bid or 0
            return {"bid": bid, "levels": _levels(bid, view.rules.contracts)}
        case _:
            return _stock(view, seat, taken=isinstance(action, TakeStock))


# ---- a contract ---------------------------------------------------------------------------------


def _declarations(view: View, seat: Seat, actions: tuple[Action, ...]) -> list[Json]:
    """What declarations mean, as if each had been made."""
    games = [action for action in actions if isinstance(action, Declare)]
    values = worths(view, seat.side, games)
    return [_declared(view, seat, game, found) for game, found in zip(games, values, strict=True)]


def _declared(view: View, seat: Seat, declare: Declare, found: Worth | None) -> Json:
    bid = view.board.bid
    # In ramsch nobody is declarer (rules.md §2).
    owner = None if declare.contract is Contract.R else seat
    game = _Game(view.rules, declare, owner, bid)
    return {
        "action": text_of(declare),
        "contract": declare.text,
        **(worth_json(found) or _NO_WORTH),
        "trumps": _trumps(view, seat, declare.contract),
        **aim_json(aim_of(declare, own=owner is not None, tie=view.rules.tie)),
        **_scores(game, seat, found, kontra=1),
        "bid": bid,
        # Hidden matadors can still carry the game over the bid.
        "reaches_bid": None if bid is None or found is None else found.value >= bid,
    }


def _trumps(view: View, seat: Seat, contract: Contract) -> int:
    """How many of the own cards in sight would be trumps."""
    table = order(contract, view.rules.ten)
    return sum([table.is_trump(card) for card in view.playable(seat)])


@dataclass(frozen=True, slots=True)
class _Game:
    """A contract as it would be written down."""

    rules: Ruleset
    contract: Declare
    declarer: Seat | None
    bid: int | None


def _stakes(view: View, seat: Seat, factor: int) -> Json:
    """What is written down with kontra or re, or without."""
    board, found = view.board, worth(view)
    assert board.contract is not None
    game = _Game(view.rules, board.contract, board.declarer, board.bid)
    return {
        "kontra_factor": factor,
        **(worth_json(found) or _NO_WORTH),
        **_scores(game, seat, found, kontra=factor),
    }


def _scores(game: _Game, seat: Seat, found: Worth | None, *, kontra: int) -> Json:
    """What the own side's closest win and loss would bring: to this seat, and to each."""
    own = game.declarer is None or game.declarer.side is seat.side
    won = _score(game, found, wins=own, kontra=kontra)
    lost = _score(game, found, wins=not own, kontra=kontra)
    return {
        "won_score": won and won[seat],
        "lost_score": lost and lost[seat],
        "won_scores": won,
        "lost_scores": lost,
    }


def _score(game: _Game, found: Worth | None, *, wins: bool, kontra: int) -> list[int] | None:
    """The score sheet's answer if the declarer wins or loses; ``None`` where points decide."""
    if game.declarer is None and game.rules.scoring is Scoring.SKAT:
        return None
    mine, (own_tricks, other_tricks) = _closest(game.contract, wins=wins)
    outcome = Outcome(
        contract=game.contract,
        declarer=game.declarer,
        points=(mine, 120 - mine),
        tricks=(own_tricks, other_tricks),
        kontra=kontra,
        # Nobody knows who has the jack of clubs: with it or without, the run is one at least.
        matadors=None if found is None else found.matadors or _ONE,
        bid=game.bid,
    )
    score = result_of(game.rules, outcome).score
    return None if score is None else list(score)


def _closest(declare: Declare, *, wins: bool) -> tuple[int, tuple[int, int]]:
    """The declarer's points, and the tricks by side, of a hand that is just won or lost."""
    if declare.contract is Contract.N:
        return 60, ((0, 1) if wins else (1, 0))
    if declare.contract is Contract.R:
        return (59 if wins else 61), (1, 1)
    if declare.schwarz:
        return (120, (1, 0)) if wins else (90, (1, 1))
    if declare.schneider:
        return (90 if wins else 89), (1, 1)
    return (61 if wins else 59), (1, 1)


_ONE = Matadors(with_=True, count=1)

_NO_WORTH: Json = {"base": None, "level": None, "value": None, "open_ended": None, "matadors": None}


def worth_json(found: Worth | None) -> Json | None:
    """What a game is worth so far."""
    if found is None:
        return None
    run = found.matadors
    return {
        "base": found.base,
        "level": found.level,
        "value": found.value,
        "open_ended": found.open_ended,
        "matadors": run and {"with": run.with_, "count": run.count},
    }


def aim_json(aim: Aim) -> Json:
    """What a side has to reach."""
    return {"aim": aim.name, "points": aim.points}


# ---- bidding and the stock ----------------------------------------------------------------------


@lru_cache(maxsize=512)
def _levels(bid: int, contracts: tuple[Contract, ...]) -> Json:
    """For each game the multiple of its base that reaches a bid; null by its four values."""
    games = {game.value: -(-bid // BASE[game]) for game in contracts if game in BASE}
    nulls = {name: value for name, value in _NULLS.items() if value >= bid}
    return games | (nulls if Contract.N in contracts else {})


_NULLS = {
    Declare(Contract.N, hand=hand, ouvert=ouvert).text: value
    for (hand, ouvert), value in NULL_VALUES.items()
}


def _passed(view: View, seat: Seat) -> Json:
    """Who passes last when nobody has bid throws the hand in; else the other side plays."""
    dealer, calls = view.rules.dealer, view.board.calls
    thrown_in = view.board.bid is None and bool(calls)
    if thrown_in:
        return {"thrown_in": True, "declarer": None}
    if seat is dealer and view.board.bid is None:
        # Forehand may still take the game at 18, or pass.
        return {"thrown_in": False, "declarer": None}
    return {"thrown_in": False, "declarer": int(Seat.FOREHAND if seat is dealer else dealer)}


def _stock(view: View, seat: Seat, *, taken: bool) -> Json:
    """Which games could be declared then, each as far as it can be judged now."""
    board = replace(view.board, phase=Phase.DECLARE, took_stock=taken)
    then = replace(view, board=board)
    return {"bid": view.board.bid, "games": _declarations(then, seat, legal(then))}
