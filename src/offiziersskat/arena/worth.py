"""What a standing promises: the fixed value by which the arena tells luck from skill.

Card points follow from what the cards in sight promise (``players.balance``), and from them, taken
as uncertain by so much a trick that is still to be played, score and wins. It need not be right:
luck by any value has the mean 0 (``analysis.luck``); the better it is, the more chance goes out.
"""

from dataclasses import dataclass
from functools import lru_cache
from statistics import NormalDist

from offiziersskat.analysis.luck import Standing
from offiziersskat.core.actions import Declare
from offiziersskat.core.cards import cards_in, points_of
from offiziersskat.core.contracts import SUIT_OF, Contract, trumps_in_order
from offiziersskat.core.result import Matadors, Outcome
from offiziersskat.core.rules import Ruleset, Scoring
from offiziersskat.core.scoring import result_of
from offiziersskat.core.seats import Seat, Side
from offiziersskat.players.balance import balance_for

__all__ = ["promise"]

_ALL = 120
_HALF = 60.0
_SPREAD, _SPREAD_A_TRICK = 1.0, 0.85
"""By how many points the declarer's side may well end elsewhere, and by how many more a trick."""
_QUANTILES = tuple(NormalDist().inv_cdf((number + 0.5) / 24) for number in range(24))

_Ends = tuple[tuple[float, float], ...]
"""By the points of the declarer's side, forehand's in ramsch: score and win of forehand's side."""


def promise(standing: Standing) -> tuple[float, float, float]:
    """Score and card points of forehand's side less the other's, and its chance to win (0–1)."""
    contract = standing.contract
    if contract is None:
        return _before(standing)
    if contract.contract is Contract.N:
        # Nobody counts points there: what chance does is left in the result.
        return 0.0, 0.0, 0.0
    ahead = _ahead(standing, contract.contract)
    own = Side.FOREHAND if standing.declarer is None else standing.declarer.side
    sign = 1 if own is Side.FOREHAND else -1
    left = standing.rules.tricks - sum(standing.tricks)
    score, win = _expected(standing, _HALF + sign * ahead / 2, _SPREAD + _SPREAD_A_TRICK * left)
    return score, -ahead if contract.contract is Contract.R else ahead, win


def _ahead(standing: Standing, contract: Contract) -> float:
    """By how many points forehand's side may expect to end ahead, whatever they are worth."""
    four = standing.rules.seats > len("FD")
    balance = balance_for(contract, standing.rules.ten, four=four)
    mine, theirs = _sides(standing.cards)
    ahead = standing.points[0] - standing.points[1] + balance.of(mine, theirs, standing.unseen)
    if standing.to_act is not None and standing.trick is None:
        ahead += balance.lead if standing.to_act.side is Side.FOREHAND else -balance.lead
    if standing.aside and standing.declarer is not None:
        laid = points_of(cards_in(standing.aside))
        ahead += laid if standing.declarer.side is Side.FOREHAND else -laid
    return ahead


def _sides(masks: tuple[int, ...]) -> tuple[int, int]:
    mine = theirs = 0
    for seat, mask in enumerate(masks):
        if seat % 2:
            theirs |= mask
        else:
            mine |= mask
    return mine, theirs


# ---- before the declaration ---------------------------------------------------------------------


def _before(standing: Standing) -> tuple[float, float, float]:
    """As if who may declare took the suit, or grand, that promises most."""
    seat = Seat.FOREHAND if standing.declarer is None else standing.declarer
    sign = 1 if seat.side is Side.FOREHAND else -1
    offered = [c for c in standing.rules.contracts if c in SUIT_OF or c is Contract.G]
    if not offered:
        return 0.0, 0.0, 0.0
    ahead = {contract: sign * _ahead(standing, contract) for contract in offered}
    best = max(offered, key=lambda contract: ahead[contract])
    spread = _SPREAD + _SPREAD_A_TRICK * standing.rules.tricks
    ends = _ends(_Sheet(standing.rules, Declare(best), seat, kontra=1, bid=None, run=1))
    score, win = _mean(ends, _HALF + ahead[best] / 2, spread)
    return score, sign * ahead[best], win


# ---- from points to score and wins --------------------------------------------------------------


def _expected(standing: Standing, points: float, spread: float) -> tuple[float, float]:
    """What ends around so many points come to, with as many matadors as may be expected."""
    run = _run(standing)
    score, win = _mean(_ends_of(standing, 1), points, spread)
    if run is None:
        return score, win
    more, _ = _mean(_ends_of(standing, 2), points, spread)
    return score + (run - 1) * (more - score), win


def _mean(ends: _Ends, points: float, spread: float) -> tuple[float, float]:
    score = win = 0.0
    for quantile in _QUANTILES:
        end = ends[min(_ALL, max(0, round(points + spread * quantile)))]
        score += end[0]
        win += end[1]
    return score / len(_QUANTILES), win / len(_QUANTILES)


def _ends_of(standing: Standing, run: int) -> _Ends:
    assert standing.contract is not None
    return _ends(
        _Sheet(
            standing.rules,
            standing.contract,
            standing.declarer,
            kontra=standing.kontra,
            bid=standing.bid,
            run=run,
        )
    )


@dataclass(frozen=True, slots=True)
class _Sheet:
    """All that the score depends on besides card points; ``run`` matadors, where they count."""

    rules: Ruleset
    declared: Declare
    declarer: Seat | None
    kontra: int
    bid: int | None
    run: int


@lru_cache(maxsize=512)
def _ends(sheet: _Sheet) -> _Ends:
    rules, declared = sheet.rules, sheet.declared
    counted = rules.scoring is Scoring.SKAT and declared.contract is not Contract.R
    found = []
    for points in range(_ALL + 1):
        mine = 0 if points == 0 else rules.tricks if points == _ALL else rules.tricks // 2
        outcome = Outcome(
            contract=declared,
            declarer=sheet.declarer,
            points=(points, _ALL - points),
            tricks=(mine, rules.tricks - mine),
            kontra=sheet.kontra,
            matadors=Matadors(with_=True, count=sheet.run) if counted else None,
            bid=sheet.bid,
        )
        score = result_of(rules, outcome).score
        assert score is not None
        ahead = sum(score[Side.FOREHAND :: 2]) - sum(score[Side.DEALER :: 2])
        found.append((float(ahead), 0.5 + 0.5 * ((ahead > 0) - (ahead < 0))))
    return tuple(found)


def _run(standing: Standing) -> float | None:
    """The matadors that may be expected; a trump that nobody has seen is there as often as not."""
    rules, contract = standing.rules, standing.contract
    assert contract is not None
    if rules.scoring is not Scoring.SKAT or standing.declarer is None:
        return None
    trumps = trumps_in_order(contract.contract, rules.ten)
    sides = _sides(standing.owned)
    held = sides[standing.declarer.side]
    lacked = sides[standing.declarer.side.other]
    with_, without, run = 1.0, 1.0, 0.0
    for card in trumps if rules.spitzen else trumps[:4]:
        share = 1.0 if held & card.bit else 0.0 if lacked & card.bit else 0.5
        with_ *= share
        without *= 1 - share
        run += with_ + without
    return run
