"""The player ``rules``: plays by rule, and can say which; its advice is the hint.

This module only asks the rule book of the phase.
"""

from collections.abc import Callable

from offiziersskat.core.actions import Action
from offiziersskat.core.legality import legal
from offiziersskat.core.view import Phase, View
from offiziersskat.players.advice import Advice, Code, Why
from offiziersskat.players.bidding import call, lay_away, take_or_play
from offiziersskat.players.cardplay import play_card
from offiziersskat.players.declaring import declare
from offiziersskat.players.doubling import kontra, re
from offiziersskat.players.protocol import Rng

__all__ = ["RulesPlayer", "advise"]

_BOOKS: dict[Phase, Callable[[View], Advice]] = {
    Phase.BID: call,
    Phase.STOCK: take_or_play,
    Phase.DISCARD: lay_away,
    Phase.DECLARE: declare,
    Phase.KONTRA: kontra,
    Phase.RE: re,
    Phase.PLAY: play_card,
}


def advise(view: View) -> Advice:
    """What to do now, and why; ``ValueError`` when it is not this seat's turn."""
    actions = legal(view)
    if not actions:
        raise ValueError(view.phase)
    if len(actions) == 1:
        return Advice(actions[0], (Why(Code.ONLY_LEGAL),))
    return _BOOKS[view.phase](view)


class RulesPlayer:
    """Takes its own advice."""

    name = "rules"

    def choose(self, view: View, rng: Rng) -> Action:
        """The same action for the same view: there is no chance in it."""
        return advise(view).action
