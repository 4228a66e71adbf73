"""``Prospect``: how a game may end if it is declared, and what the score sheet makes of it.

Made of deals, each with its weight: in each so many card points are to be expected of the
declarer's side, give or take the play, and the game has so many matadors. In null each has its
chance of being won.
"""

from collections.abc import Sequence
from dataclasses import dataclass, replace

from offiziersskat.core.cards import mask_of
from offiziersskat.core.contracts import Contract, trumps_in_order
from offiziersskat.core.result import matadors
from offiziersskat.core.rules import Ruleset, Scoring
from offiziersskat.core.seats import Side
from offiziersskat.players.deciding.layout import LAID
from offiziersskat.players.deciding.sheet import Game, above, null_score, steps_of

__all__ = ["Case", "Prospect", "run_of"]

_GAME = 60.5
_JUST_WON, _SURE = 61.0, 0.1
_ALL = 120


@dataclass(frozen=True, slots=True)
class Case:
    """One deal: card points, the deviation of the end from them, matadors, by what it is doubled.

    ``weight`` how likely it is, all together 1. In null ``points`` is the chance, 0–1.
    """

    weight: float
    points: float
    spread: float
    run: int
    kontra: int = 1


@dataclass(frozen=True, slots=True)
class Prospect:
    """A game and its cases."""

    game: Game
    cases: tuple[Case, ...]

    @property
    def points(self) -> float:
        """The card points to be expected of the declarer's side; of null nothing."""
        return sum(case.weight * case.points for case in self.cases)

    @property
    def win(self) -> float:
        """How likely the declarer's side wins, 0–1; forehand's in ramsch."""
        contract = self.game.declared.contract
        if contract is Contract.N:
            return self.points
        chance = sum(c.weight * above(_GAME, c.points, c.spread) for c in self.cases)
        return 1 - chance if contract is Contract.R else chance

    @property
    def won(self) -> float:
        """What the game counts for its side if it is just won, nothing doubled."""
        return steps_of(self.game).expected(_JUST_WON, _SURE)

    def ahead(self, side: Side) -> float:
        """By how many card points a side may expect to be better off; in ramsch fewer are better."""
        contract = self.game.declared.contract
        if contract is Contract.N:
            return 0.0
        ahead = 2 * self.points - _ALL
        return ahead if (side is self.game.side) == (contract is not Contract.R) else -ahead

    def score(self, side: Side) -> float:
        """The score to be expected of a side, less the other's; or what else its game counts."""
        games = {key: self._game(*key) for key in {(case.run, case.kontra) for case in self.cases}}
        if self.game.declared.contract is Contract.N:
            scores = [null_score(games[c.run, c.kontra], c.points) for c in self.cases]
        else:
            sheets = {key: steps_of(game) for key, game in games.items()}
            scores = [sheets[c.run, c.kontra].expected(c.points, c.spread) for c in self.cases]
        mean = sum(c.weight * score for c, score in zip(self.cases, scores, strict=True))
        return mean if side is self.game.side else -mean

    def distribution(self) -> tuple[float, ...]:
        """How likely each end is, 0 … 120 card points of the declarer's side."""
        if self.game.declared.contract is Contract.N:
            return (1 - self.points, self.points)
        return tuple(
            sum(c.weight * (self._at_most(c, end) - self._at_most(c, end - 1)) for c in self.cases)
            for end in range(_ALL + 1)
        )

    @staticmethod
    def _at_most(case: Case, end: int) -> float:
        if end < 0:
            return 0.0
        return 1.0 if end >= _ALL else 1 - above(end + 0.5, case.points, case.spread)

    def _game(self, run: int, kontra: int) -> Game:
        return replace(self.game, run=run, kontra=kontra)


def run_of(rules: Ruleset, contract: Contract, where: Sequence[int], side: Side) -> int:
    """The matadors of a deal; 0 where none count."""
    if rules.scoring is not Scoring.SKAT or contract in (Contract.N, Contract.R):
        return 0
    trumps = trumps_in_order(contract, rules.ten)
    held = mask_of([t for t in trumps if where[t] == LAID or where[t] // 3 == side])
    return matadors(held, contract, ten=rules.ten, spitzen=bool(rules.spitzen)).count
