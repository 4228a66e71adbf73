"""The score to be expected where the card points to come are known only as mean and spread.

Every end is scored once by the core; between marks the sheet is flat, so that a few values of the
normal distribution give the mean. Matadors that lie face down count by their chances.
"""

from collections.abc import Mapping
from dataclasses import dataclass, replace
from functools import lru_cache
from itertools import pairwise
from math import erf, sqrt

from offiziersskat.analysis.review import Sight
from offiziersskat.core.actions import Declare
from offiziersskat.core.cards import Card
from offiziersskat.core.contracts import Contract, trumps_in_order
from offiziersskat.core.result import Matadors, Outcome
from offiziersskat.core.rules import Ruleset, Scoring
from offiziersskat.core.scoring import result_of
from offiziersskat.core.seats import Seat, Side

__all__ = ["Game", "ends_of_game", "runs", "runs_of", "score"]

_ALL = 120
_MARKS = (0, 1, 31, 60, 61, 90, 120)
"""Where a game's score may change: schwarz, schneider, a tie, won, and the same for the others."""
_FAR = 5.0
"""So many spreads away a mark is passed, or out of reach."""
_WITHOUT_MATADORS = (Contract.N, Contract.R)


@dataclass(frozen=True, slots=True)
class Game:
    """A game that is played, or might be: what its score depends on besides points and matadors.

    ``taken``: whether its side and the other have a trick; sides are the declarer's and the other.
    """

    rules: Ruleset
    declared: Declare
    declarer: Seat | None
    kontra: int = 1
    bid: int | None = None
    taken: tuple[bool, bool] = (False, False)

    def __hash__(self) -> int:
        """Quick: there are seldom two rulesets at once."""
        return hash((self.declared.text, self.declarer, self.kontra, self.bid, self.taken))

    @property
    def own(self) -> Side:
        """The declarer's side; forehand's in ramsch."""
        return Side.FOREHAND if self.declarer is None else self.declarer.side

    @property
    def is_ramsch(self) -> bool:
        """Whether few points are wanted."""
        return self.declared.contract is Contract.R

    def doubled(self, factor: int) -> "Game":
        """The same at another kontra factor."""
        return replace(self, kontra=factor)


def score(game: Game, points: float, spread: float, chances: Mapping[int, float]) -> float:
    """The mean score of forehand's side less the other's.

    ``points`` of the game's own side and how far off they may be; in null ``points`` are the chance
    of winning. ``chances`` by number of matadors.
    """
    if game.declared.contract is Contract.N:
        lost, ((_, gain),) = _steps(game, 1)
        return lost + points * gain
    return sum(
        chance * _score(_steps(game, run), points, spread) for run, chance in chances.items()
    )


_Steps = tuple[float, tuple[tuple[float, float], ...]]
"""The score of 0 points, and by how much it changes where."""


def _score(steps: _Steps, points: float, spread: float) -> float:
    total, marks = steps
    if spread <= 0:
        return total + sum([change for mark, change in marks if points > mark])
    reach, scale = _FAR * spread, spread * sqrt(2)
    for mark, change in marks:
        distance = points - mark
        if distance >= reach:
            total += change
        elif distance > -reach:
            total += change * (0.5 + 0.5 * erf(distance / scale))
    return total


@lru_cache(maxsize=1 << 14)
def _steps(game: Game, run: int) -> _Steps:
    if game.declared.contract is Contract.N:
        lost, won = (_scored(game, points, run) for points in range(2))
        return lost, ((0.0, won - lost),)
    ends = range(_ALL + 1) if game.is_ramsch else _MARKS
    scores = [_scored(game, points, run) for points in ends]
    pairs = zip(ends[1:], pairwise(scores), strict=True)
    return scores[0], tuple((at - 0.5, new - old) for at, (old, new) in pairs if new != old)


@lru_cache(maxsize=1 << 10)
def ends_of_game(game: Game, chances: tuple[tuple[int, float], ...]) -> tuple[float, ...]:
    """By the card points of the game's own side, all 121, the score of forehand's side.

    ``chances`` by number of matadors.
    """
    sheets = [[chance * end for end in _ends(game, run)] for run, chance in chances]
    return tuple(map(sum, zip(*sheets, strict=True)))


@lru_cache(maxsize=1 << 10)
def _ends(game: Game, run: int) -> tuple[float, ...]:
    return tuple(_scored(game, points, run) for points in range(_ALL + 1))


def _scored(game: Game, points: int, run: int) -> float:
    tricks, contract = game.rules.tricks, game.declared.contract
    taken = (int(game.taken[0] or points > 0), int(game.taken[1] or points < _ALL))
    if contract is Contract.N:
        taken = (0, tricks) if points else (1, tricks - 1)
    elif contract is Contract.R:
        # A Durchmarsch is too rare to be reckoned with.
        taken = (1, 1)
    counted = game.rules.scoring is Scoring.SKAT and contract not in _WITHOUT_MATADORS
    outcome = Outcome(
        contract=game.declared,
        declarer=game.declarer,
        points=(points, _ALL - points),
        tricks=taken,
        kontra=game.kontra,
        matadors=Matadors(with_=True, count=run) if counted else None,
        bid=game.bid,
    )
    result = result_of(game.rules, outcome).score
    assert result is not None
    return float(sum(result[Side.FOREHAND :: 2]) - sum(result[Side.DEALER :: 2]))


# ---- matadors -------------------------------------------------------------------------------------


def runs(sight: Sight, contract: Contract, declarer: Seat) -> Mapping[int, float]:
    """The chances of each number of matadors, by the cards that are seen."""
    hidden = sight.unseen.bit_count()
    return runs_of(sight.board.rules, contract, declarer, sight.owned, hidden)


def runs_of(
    rules: Ruleset,
    contract: Contract,
    declarer: Seat,
    owned: tuple[int, ...] | None,
    hidden: int,
) -> Mapping[int, float]:
    """The same by what each seat owned of the seen cards, and how many are not seen."""
    if rules.scoring is not Scoring.SKAT or contract in _WITHOUT_MATADORS or owned is None:
        return {1: 1.0}
    own, foe = owned[-1], 0
    for seat in range(rules.seats):
        if Seat(seat).side is declarer.side:
            own |= owned[seat]
        else:
            foe |= owned[seat]
    trumps = trumps_in_order(contract, rules.ten)
    run = trumps if rules.spitzen else trumps[:4]
    foes = rules.tricks * rules.seats // 2 - foe.bit_count()
    mine = max(0, hidden - foes)
    found: dict[int, float] = {}
    for has, (here, there) in ((True, (own, foe)), (False, (foe, own))):
        slots = mine if has else hidden - mine
        for count, chance in _lengths(run, here, there, slots, hidden).items():
            found[count] = found.get(count, 0.0) + chance
    return found


def _lengths(
    run: tuple[Card, ...], here: int, there: int, slots: int, hidden: int
) -> Mapping[int, float]:
    """By length of an unbroken run on one side, its chance; what is missing is that of none."""
    found: dict[int, float] = {}
    going = 1.0
    for length, card in enumerate(run):
        goes_on = 1.0
        if there & card.bit:
            goes_on = 0.0
        elif not here & card.bit:
            goes_on = slots / hidden if hidden else 0.0
            slots, hidden = slots - 1, hidden - 1
        if length and going * (1 - goes_on):
            found[length] = going * (1 - goes_on)
        going *= max(0.0, goes_on)
        if not going:
            return found
    found[len(run)] = going
    return found
