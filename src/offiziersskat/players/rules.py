"""The player ``rules``: plays by rule, and can say which; its advice is the hint.

This module only asks the rule book of the phase.
"""

from offiziersskat.core.actions import Action, Play
from offiziersskat.core.contracts import Contract
from offiziersskat.core.legality import legal
from offiziersskat.core.view import Phase, View
from offiziersskat.players.advice import Advice, Code, Why
from offiziersskat.players.greedy import habit
from offiziersskat.players.protocol import Rng
from offiziersskat.players.reading import read
from offiziersskat.players.trick import Lookout, Stand
from offiziersskat.players.worth import worth

__all__ = ["RulesPlayer", "advise"]


def advise(view: View) -> Advice:
    """What to do now, and why; ``ValueError`` when it is not this seat's turn."""
    actions = legal(view)
    if not actions:
        raise ValueError(view.phase)
    if len(actions) == 1:
        return Advice(actions[0], (Why(Code.ONLY_LEGAL),))
    if view.phase is not Phase.PLAY:
        return Advice(habit(view), (Why(Code.BEST_ANSWER),))
    reading = read(view)
    sign = -1 if reading.contract is Contract.R else 1

    def leaf(stand: Stand) -> float:
        mine = 1 if stand.owner.side is reading.side else -1
        return mine * (sign * stand.points + 2.5) + stand.spent

    lookout = Lookout(reading, worth(reading), leaf)
    cards = [action.card for action in actions if isinstance(action, Play)]
    return Advice(Play(max(cards, key=lookout.value)), (Why(Code.BEST_ANSWER),))


class RulesPlayer:
    """Takes its own advice."""

    name = "rules"

    def choose(self, view: View, rng: Rng) -> Action:
        """The same action for the same view: there is no chance in it."""
        return advise(view).action
