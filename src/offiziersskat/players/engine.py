"""The engine as a player: a level, a clock, and what is to be done where search does not reach.

Cards are chosen by ``search_play``, and contracts where every card is known; what else is decided
before the play by what ``deciding`` expects. In bidding, at the stock, and where search takes too long,
the rule book has the word.

It plays for the ruleset's own score, or, if its name says so, for card points or for wins. Kontra
and re change neither of these: they are said by the score, whatever is played for.
The last ``Thought`` and the last ``Expectation`` stay to be looked at.
"""

from collections.abc import Collection

from offiziersskat.core.actions import Action, Play
from offiziersskat.core.legality import legal
from offiziersskat.core.rules import Ruleset
from offiziersskat.core.view import Phase, View
from offiziersskat.players.brake import brake
from offiziersskat.players.contracts import declared
from offiziersskat.players.deciding import Expectation, expectation, ranked
from offiziersskat.players.effort import Effort, Thought
from offiziersskat.players.levels import aim_of, level, seconds_of
from offiziersskat.players.protocol import Rng
from offiziersskat.players.rules import advise
from offiziersskat.players.search_play import best_of, think
from offiziersskat.search.chance_worth import Objective

__all__ = ["EnginePlayer", "left_to_rules"]

_BY_RULE = (Phase.BID, Phase.STOCK)
_WITH_STOCK = (*_BY_RULE, Phase.DISCARD, Phase.DECLARE)
_WITH_HANDS = (*_BY_RULE, Phase.DECLARE, Phase.KONTRA, Phase.RE)

_BY_SCORE = (Phase.KONTRA, Phase.RE)


def left_to_rules(rules: Ruleset, aim: Objective = Objective.SCORE) -> tuple[Phase, ...]:
    """What levels leave to the rule book, since by value it has not proved better (docs/deciding.md).

    Bids, and whether to play hand. If the score is played for, where one bids for a stock the whole way
    to the declaration, and where hands are held beside piles all that is said before the play.
    """
    if aim is not Objective.SCORE:
        return _BY_RULE
    if rules.bids:
        return _WITH_STOCK
    return _WITH_HANDS if rules.hand_size and rules.has_piles else _BY_RULE


def _best_of(thought: Thought, view: View) -> Action:
    """The best card; where a guess cannot tell that of the rule book from it, that one."""
    if thought.level:
        advised = advise(view).action
        if isinstance(advised, Play) and advised.card in thought.level:
            return advised
    return best_of(thought.values)


class EnginePlayer:
    """Plays for the ruleset's own score, or for what its name says."""

    def __init__(
        self,
        name: str,
        effort: Effort | None = None,
        seconds: float | None = None,
        by_rule: Collection[Phase] | None = None,
    ) -> None:
        """A level by its name, or with an effort of its own and no clock but ``seconds``.

        ``by_rule``: what before the play is left to the rule book, however many deals are looked at;
        ``left_to_rules`` if it is not said.
        """
        self.name = name
        self._by_rule = by_rule
        self._effort = level(name) if effort is None else effort
        self._seconds = seconds_of(name) if effort is None else seconds
        self._aim = aim_of(name)
        self.thought: Thought | None = None
        self.expectation: Expectation | None = None

    def choose(self, view: View, rng: Rng) -> Action:
        """The same action for the same view and the same chance, unless the clock ends it.

        Raises ``Cancelled`` if the thread's brake is pulled meanwhile.
        """
        self.thought = self.expectation = None
        if len(legal(view)) == 1:
            return advise(view).action
        with brake().within(self._seconds):
            action = self._searched(view, rng)
        return advise(view).action if action is None else action

    def _searched(self, view: View, rng: Rng) -> Action | None:
        """What search, or an expectation, says, if it has a word."""
        if view.phase is Phase.PLAY:
            self.thought = think(view, rng, self._effort, self._aim)
            return _best_of(self.thought, view) if self.thought.values else None
        by_rule = left_to_rules(view.rules, self._aim) if self._by_rule is None else self._by_rule
        if view.phase in by_rule:
            return None
        ranking = self._ranked(view, rng)
        found = declared(view, rng, ranking or legal(view), self._effort, self._aim)
        return ranking[0] if found is None and ranking else found

    def _ranked(self, view: View, rng: Rng) -> list[Action]:
        """What is on offer, from what promises most to what promises least; empty where no deals are looked at."""
        if not self._effort.deals:
            return []
        aim = Objective.SCORE if view.phase in _BY_SCORE else self._aim
        self.expectation = expectation(view, rng, self._effort.deals, aim)
        return ranked(self.expectation, view)
