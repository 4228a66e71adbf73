"""The facts of a hand played with real cards, and the result that follows from them.

Which facts a ruleset and a contract need, which are possible at all, and how they make an
``Outcome`` for the core to score. How the facts are asked for is not known here.
"""

from dataclasses import dataclass, replace

from offiziersskat.core.actions import BIDS, DECLARATIONS, Declare
from offiziersskat.core.contracts import Contract, trumps_in_order
from offiziersskat.core.result import Matadors, Outcome, Result
from offiziersskat.core.rules import Ruleset, Schwarz, Scoring
from offiziersskat.core.scoring import NULL_VALUES, result_of
from offiziersskat.core.seats import Seat
from offiziersskat.errors import InputError

__all__ = [
    "ALL_POINTS",
    "BadFacts",
    "Facts",
    "check_bid",
    "check_contract",
    "check_matadors",
    "check_points",
    "check_tricks",
    "needs_tricks",
    "offered",
    "reckoned",
]

ALL_POINTS = 120
"""The card points of the whole pack."""

_IMPOSSIBLE = (1, 119)
_DEAREST_CARD = 11
_JACKS = 4


class BadFacts(InputError):
    """Something that cannot have happened at a table."""


@dataclass(frozen=True, slots=True)
class Facts:
    """What is known so far; ``None`` is not known, or without meaning here.

    ``points`` and ``tricks`` are those of the declarer's side, in ramsch of forehand's; the
    cards laid away are in ``points``.
    """

    rules: Ruleset
    contract: Declare | None = None
    declarer: Seat | None = None
    bid: int | None = None
    points: int | None = None
    tricks: int | None = None
    matadors: Matadors | None = None
    kontra: int = 1

    def is_contract(self, *contracts: Contract) -> bool:
        """Whether one of these has been declared."""
        return self.contract is not None and self.contract.contract in contracts

    @property
    def has_matadors(self) -> bool:
        """Whether matadors count."""
        return self.rules.scoring is Scoring.SKAT and not self.is_contract(Contract.N, Contract.R)


def offered(rules: Ruleset) -> tuple[Declare, ...]:
    """The declarations that these rules know, announcements included (rules.md §4, §7)."""
    return tuple(
        declared
        for declared in DECLARATIONS
        if declared.contract in rules.contracts
        and (rules.bids or not (declared.hand or declared.ouvert))
    )


def check_contract(facts: Facts, declared: Declare) -> Declare:
    """Refuse a contract that the ruleset does not know."""
    known = offered(facts.rules)
    if declared not in known:
        allowed = " ".join(one.text for one in known)
        raise BadFacts("score-contract", value=declared.text, allowed=allowed)
    return declared


def check_bid(facts: Facts, bid: int) -> int:
    """A bid is one of the 63; a null must be able to reach it (rules.md §7)."""
    if bid not in BIDS:
        below = max((value for value in BIDS if value < bid), default=BIDS[0])
        above = min((value for value in BIDS if value > bid), default=BIDS[-1])
        raise BadFacts("score-bid", value=bid, below=below, above=above)
    declared = facts.contract
    if declared is not None and declared.contract is Contract.N:
        worth = NULL_VALUES[declared.hand, declared.ouvert]
        if worth < bid:
            raise BadFacts("score-bid-null", value=bid, worth=worth)
    return bid


def check_points(_facts: Facts, points: int) -> int:
    """0 to 120, and no sum that cards cannot have."""
    if not 0 <= points <= ALL_POINTS:
        raise BadFacts("score-points", value=points)
    if points in _IMPOSSIBLE:
        raise BadFacts("score-points-impossible", value=points)
    return points


def needs_tricks(facts: Facts) -> bool:
    """Whether the points leave open what only the number of tricks tells."""
    if facts.is_contract(Contract.N):
        return True
    if facts.points not in (0, ALL_POINTS):
        return False
    announced = facts.contract is not None and facts.contract.schwarz
    by_tricks = facts.rules.schwarz is Schwarz.TRICKS
    return announced or by_tricks or facts.is_contract(Contract.R)


def check_tricks(facts: Facts, tricks: int) -> int:
    """No more tricks than there are, and points that so many tricks can hold."""
    total = facts.rules.tricks
    if not 0 <= tricks <= total:
        raise BadFacts("score-tricks", value=tricks, most=total)
    if facts.points is None:
        return tricks
    trick = _DEAREST_CARD * facts.rules.seats
    laid_away = 2 * _DEAREST_CARD if facts.rules.bids else 0
    fits_mine = facts.points <= tricks * trick + laid_away
    fits_theirs = ALL_POINTS - facts.points <= (total - tricks) * trick
    if not (fits_mine and fits_theirs):
        raise BadFacts("score-tricks-points", tricks=tricks, points=facts.points)
    return tricks


def check_matadors(facts: Facts, matadors: Matadors) -> Matadors:
    """1 to 4 jacks; with Spitzen as many as there are trumps, 11 in a suit."""
    assert facts.contract is not None
    trumps = len(trumps_in_order(facts.contract.contract, facts.rules.ten))
    most = trumps if facts.rules.spitzen else _JACKS
    if not 1 <= matadors.count <= most:
        raise BadFacts("score-matadors", value=matadors.count, most=most)
    return matadors


def reckoned(facts: Facts) -> Result:
    """The result; what was not needed for it, and is not known, is ``None`` in it."""
    assert facts.contract is not None
    ramsch = facts.is_contract(Contract.R)
    points = 0 if facts.points is None else facts.points
    total = facts.rules.tricks
    tricks = min(max(1, total // 2), total - 1) if facts.tricks is None else facts.tricks
    outcome = Outcome(
        contract=facts.contract,
        declarer=None if ramsch else facts.declarer or Seat.FOREHAND,
        points=(points, ALL_POINTS - points),
        tricks=(tricks, total - tricks),
        kontra=facts.kontra,
        matadors=facts.matadors,
        bid=facts.bid,
    )
    result = result_of(facts.rules, outcome)
    # A null breaks off at the declarer's first trick, so the rest of the tricks is not known.
    knows_tricks = facts.tricks is not None and not facts.is_contract(Contract.N)
    return replace(
        result,
        points=None if facts.points is None else result.points,
        tricks=result.tricks if knows_tricks else None,
    )
