"""Several hands in a row: who deals, who has how many points, when the match is over (rules.md §8).

*Players* sit clockwise and keep their numbers for the whole match; *seats* are numbered anew in
every hand, from forehand.
"""

from dataclasses import dataclass, replace

from offiziersskat.core.result import Ending, Result
from offiziersskat.core.rules import Ruleset
from offiziersskat.core.seats import SEATS, Seat

__all__ = ["Match", "new_match"]


@dataclass(frozen=True, slots=True)
class Match:
    """A match so far: the first dealer, a player's number, and the results in order."""

    rules: Ruleset
    first_dealer: int
    results: tuple[Result, ...] = ()

    @property
    def counted(self) -> int:
        """Hands that count: a tie played again does not, a hand thrown in does."""
        return _counted(self.results)

    @property
    def dealer(self) -> int:
        """The player who deals the next hand."""
        return self._dealer_of(None)

    def player_at(self, seat: Seat, *, hand: int | None = None) -> int:
        """The player who sits at a seat in a hand, counted from 0; by default in the next one."""
        return (self._dealer_of(hand) + 1 + seat) % self.rules.seats

    def seat_of(self, player: int, *, hand: int | None = None) -> Seat:
        """The seat of a player in a hand."""
        return SEATS[(player - self._dealer_of(hand) - 1) % self.rules.seats]

    def _dealer_of(self, hand: int | None) -> int:
        is_next = hand is None or hand >= len(self.results)
        counted = self.counted if is_next else _counted(self.results[:hand])
        return (self.first_dealer + counted) % self.rules.seats

    def scores(self, hand: int) -> tuple[int, ...]:
        """What a hand brought, by player."""
        score = self.results[hand].score or (0,) * self.rules.seats
        return tuple(score[self.seat_of(player, hand=hand)] for player in range(self.rules.seats))

    @property
    def totals(self) -> tuple[int, ...]:
        """The standing: by player, with four by side (players 0 and 2, players 1 and 3)."""
        sums = [0] * self.rules.seats
        for hand in range(len(self.results)):
            sums = [total + score for total, score in zip(sums, self.scores(hand), strict=True)]
        return tuple(sum(sums[player::2]) for player in range(2))

    @property
    def is_over(self) -> bool:
        """All hands played, or the target reached after equally many deals each."""
        rules = self.rules
        if rules.hands is not None:
            return self.counted >= rules.hands
        even = self.counted % rules.seats == 0
        ahead = self._leader is not None and max(self.totals) >= (rules.target or 0)
        return even and ahead

    @property
    def winner(self) -> int | None:
        """The player, with four the side, who has won; ``None`` if it is level or not over."""
        return self._leader if self.is_over else None

    @property
    def _leader(self) -> int | None:
        totals = self.totals
        return None if totals[0] == totals[1] else totals.index(max(totals))

    def with_result(self, result: Result) -> "Match":
        """The match after one more hand."""
        return replace(self, results=(*self.results, result))


def _counted(results: tuple[Result, ...]) -> int:
    return sum([result.ending is not Ending.REPLAY for result in results])


def new_match(rules: Ruleset, *, first_dealer: int) -> Match:
    """A match before its first hand; the first dealer is drawn by lot elsewhere."""
    return Match(rules, first_dealer % rules.seats)
