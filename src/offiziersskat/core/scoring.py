"""The score sheets: from the outcome of a hand to its result (rules.md §6, §7).

Each scoring is a function in one table, looked up by the ruleset's field; contracts with an aim of
their own, null and ramsch, have theirs. Nothing here knows how a hand is played.
"""

from collections.abc import Callable
from dataclasses import dataclass

from offiziersskat.core.contracts import Contract
from offiziersskat.core.result import Ending, Outcome, Result
from offiziersskat.core.rules import GrandDouble, RamschScore, Ruleset, Schwarz, Scoring, Tie
from offiziersskat.core.seats import Seat

__all__ = ["BASE", "NULL_VALUES", "contract_value", "result_of", "thrown_in"]

BASE = {Contract.D: 9, Contract.H: 10, Contract.S: 11, Contract.C: 12, Contract.G: 24}
"""Base values of suit contracts and grand."""

NULL_VALUES = {
    (False, False): 23,
    (True, False): 35,
    (False, True): 46,
    (True, True): 59,
}
"""Null by (hand, ouvert)."""

_ALL_POINTS = 120
_MAJORITY = 61
_SCHNEIDER = 90
_DURCHMARSCH = 120


@dataclass(frozen=True, slots=True)
class _Verdict:
    """Who won, and the levels: ``winner`` a side or ``None``; ``tied`` a 60–60."""

    winner: int | None
    schneider: bool | None = None
    schwarz: bool | None = None
    value: int | None = None
    overbid: bool | None = None
    tied: bool = False


def result_of(rules: Ruleset, outcome: Outcome) -> Result:
    """The result of a hand that was played out or resigned."""
    verdict = _JUDGES.get(outcome.contract.contract, _judge_game)(rules, outcome)
    replayed = verdict.tied and rules.tie is Tie.REPLAY
    skat = rules.scoring is Scoring.SKAT
    has_levels = skat and verdict.schneider is not None
    score = _score(rules, outcome, verdict)
    return Result(
        contract=outcome.contract.contract,
        declarer=outcome.declarer,
        points=outcome.points,
        tricks=outcome.tricks,
        winner=verdict.winner,
        schneider=verdict.schneider,
        schwarz=verdict.schwarz,
        matadors=outcome.matadors if has_levels else None,
        kontra=outcome.kontra,
        value=verdict.value if skat else None,
        score=score,
        bid=outcome.bid,
        overbid=verdict.overbid if outcome.bid is not None else None,
        ending=Ending.REPLAY if replayed else outcome.ending,
    )


def thrown_in(rules: Ruleset) -> Result:
    """Nobody wanted the game: no score, and the deal passes (rules.md §7)."""
    return Result(
        contract=None,
        declarer=None,
        points=None,
        tricks=None,
        winner=None,
        schneider=None,
        schwarz=None,
        matadors=None,
        kontra=1,
        value=None,
        score=(0,) * rules.seats,
        bid=None,
        overbid=None,
        ending=Ending.THROWN_IN,
    )


# ---- who won, and at what level -----------------------------------------------------------------


def _judge_game(rules: Ruleset, outcome: Outcome) -> _Verdict:
    """Suit and grand: 61 card points, and whatever was announced."""
    mine, theirs = outcome.points
    schneider = max(mine, theirs) >= _SCHNEIDER
    schwarz = _SCHWARZ[rules.schwarz](outcome)
    value = _game_value(outcome, schneider=schneider, schwarz=schwarz)
    overbid = value is not None and outcome.bid is not None and value < outcome.bid
    # An overbid game, or one whose announcement was missed, is lost whatever the points say (§7).
    forfeit = overbid or _missed(outcome)
    tied = mine == theirs and not forfeit
    won = mine >= _MAJORITY and not forfeit
    winner: int | None = 0 if won else 1
    if tied and rules.tie is not Tie.DECLARER_LOSES:
        winner = None
    return _Verdict(winner, schneider, schwarz, value, overbid, tied)


# DE counts tricks: a side whose tricks are worth nothing is not schwarz. JA counts "120, all".
_SCHWARZ: dict[Schwarz, Callable[[Outcome], bool]] = {
    Schwarz.TRICKS: lambda outcome: 0 in outcome.tricks,
    Schwarz.POINTS: lambda outcome: _ALL_POINTS in outcome.points,
}


def _missed(outcome: Outcome) -> bool:
    """Whether an announced level was not reached; announced schwarz means every trick."""
    announced = outcome.contract
    if announced.schwarz and outcome.tricks[1] > 0:
        return True
    return announced.schneider and outcome.points[0] < _SCHNEIDER


def _game_value(outcome: Outcome, *, schneider: bool, schwarz: bool) -> int | None:
    """Base × level; an announced level counts whether reached or missed."""
    if outcome.matadors is None:
        return None
    announced = outcome.contract
    level = (
        outcome.matadors.count
        + 1
        + announced.hand
        + (schneider or announced.schneider)
        + announced.schneider
        + (schwarz or announced.schwarz)
        + announced.schwarz
        + announced.ouvert
    )
    return BASE[announced.contract] * level


def _judge_null(_rules: Ruleset, outcome: Outcome) -> _Verdict:
    """Null is won without a trick; who resigns a null loses it."""
    won = outcome.tricks[0] == 0
    if outcome.resigned is not None and outcome.declarer is not None:
        won = outcome.resigned.side is not outcome.declarer.side
    announced = outcome.contract
    value = NULL_VALUES[announced.hand, announced.ouvert]
    return _Verdict(winner=0 if won else 1, value=value, overbid=False)


def _judge_ramsch(_rules: Ruleset, outcome: Outcome) -> _Verdict:
    """Fewer card points win, or every trick does: the Durchmarsch."""
    mine, theirs = outcome.points
    if outcome.resigned is not None:
        return _Verdict(winner=outcome.resigned.side.other)
    march = _march(outcome)
    if march is not None:
        return _Verdict(winner=march)
    if mine == theirs:
        return _Verdict(winner=None)
    return _Verdict(winner=0 if mine < theirs else 1)


def _march(outcome: Outcome) -> int | None:
    """The side that took every trick, by playing: no gift of a resignation makes a march."""
    if outcome.resigned is not None or 0 not in outcome.tricks:
        return None
    return 1 - outcome.tricks.index(0)


_JUDGES: dict[Contract, Callable[[Ruleset, Outcome], _Verdict]] = {
    Contract.N: _judge_null,
    Contract.R: _judge_ramsch,
}


def contract_value(outcome: Outcome, rules: Ruleset) -> int | None:
    """The value of a contract before kontra; ``None`` in ramsch or with matadors unknown."""
    return _JUDGES.get(outcome.contract.contract, _judge_game)(rules, outcome).value


# ---- what is written down -----------------------------------------------------------------------


def _score(rules: Ruleset, outcome: Outcome, verdict: _Verdict) -> tuple[int, ...] | None:
    if verdict.tied and rules.tie is Tie.REPLAY:
        return (0,) * rules.seats
    if verdict.tied and rules.tie is Tie.SPLIT:
        return (1,) * rules.seats
    return _SCORERS[rules.scoring](rules, outcome, verdict)


def _score_skat(rules: Ruleset, outcome: Outcome, verdict: _Verdict) -> tuple[int, ...] | None:
    """The declarer alone writes: the value, or minus twice of it (DE, ISkO)."""
    if outcome.contract.contract is Contract.R:
        return _score_ramsch(rules, outcome, verdict)
    if verdict.value is None or outcome.declarer is None:
        return None
    amount = verdict.value if verdict.winner == 0 else -2 * _charged(outcome, verdict.value)
    score = [0] * rules.seats
    score[outcome.declarer] = amount * outcome.kontra
    return tuple(score)


def _charged(outcome: Outcome, value: int) -> int:
    """An overbid costs the smallest multiple of the base that reaches the bid (rules.md §7)."""
    if outcome.bid is None or value >= outcome.bid:
        return value
    base = BASE[outcome.contract.contract]
    return -(-outcome.bid // base) * base


def _score_ramsch(rules: Ruleset, outcome: Outcome, verdict: _Verdict) -> tuple[int, ...]:
    march = _march(outcome)
    if march is not None:
        return _by_side(rules, march, _DURCHMARSCH)
    if rules.ramsch is RamschScore.BOTH:
        return tuple(-outcome.points[Seat(seat).side] for seat in range(rules.seats))
    if verdict.winner is None:
        return (0,) * rules.seats
    loser = 1 - verdict.winner
    return _by_side(rules, loser, -outcome.points[loser])


def _score_simple(rules: Ruleset, outcome: Outcome, verdict: _Verdict) -> tuple[int, ...]:
    """2, schneider 3, schwarz 4 (DE, "vereinfachte Form")."""
    amount = 2 + _levels(verdict)
    if rules.simple_kontra:
        amount *= outcome.kontra
    return _to_winner(rules, outcome, verdict, amount=amount)


def _score_japanese(rules: Ruleset, outcome: Outcome, verdict: _Verdict) -> tuple[int, ...]:
    """1, schneider 2, schwarz 3, twice in a grand (JA)."""
    amount = 1 + _levels(verdict)
    doubled = {
        GrandDouble.ANY: True,
        GrandDouble.DECLARER: verdict.winner == 0,
        GrandDouble.OFF: False,
        None: False,
    }[rules.grand_double]
    if outcome.contract.contract is Contract.G and doubled:
        amount *= 2
    return _to_winner(rules, outcome, verdict, amount=amount)


def _levels(verdict: _Verdict) -> int:
    """Schwarz, where points decide it, includes schneider: 120 is more than 90."""
    return 2 if verdict.schwarz else 1 if verdict.schneider else 0


def _to_winner(
    rules: Ruleset, outcome: Outcome, verdict: _Verdict, *, amount: int
) -> tuple[int, ...]:
    if verdict.winner is None:
        return (0,) * rules.seats
    # Side 0 is the declarer's; the score is written by seat.
    own = outcome.declarer.side if outcome.declarer is not None else 0
    return _by_side(rules, own if verdict.winner == 0 else 1 - own, amount)


def _by_side(rules: Ruleset, side: int, amount: int) -> tuple[int, ...]:
    return tuple(amount if Seat(seat).side == side else 0 for seat in range(rules.seats))


_SCORERS: dict[Scoring, Callable[[Ruleset, Outcome, _Verdict], tuple[int, ...] | None]] = {
    Scoring.SKAT: _score_skat,
    Scoring.SIMPLE: _score_simple,
    Scoring.JAPANESE: _score_japanese,
}
