"""The player ``pimc``: draws worlds, solves each with open cards, and plays what does best on average.

Perfect-information Monte Carlo, a yardstick: it takes itself, and the other side, to see every card
from the next one on, so that a card that finds something out or hides it is worth too little to
it. It plays for the ruleset's score; what is not card play it decides as ``rules`` does.
"""

from offiziersskat.core.actions import Action
from offiziersskat.core.legality import legal
from offiziersskat.core.view import Phase, View
from offiziersskat.players.effort import Effort
from offiziersskat.players.protocol import Rng
from offiziersskat.players.rules import advise
from offiziersskat.players.search_play import best_of, think

__all__ = ["EFFORTS", "PimcPlayer"]

EFFORTS = {
    "pimc": Effort(exact=0, worlds=20, fewest=4, plies=1, states=120_000_000),
    "pimc-quick": Effort(exact=0, worlds=20, fewest=4, plies=1, states=1_500_000),
}
"""Twenty worlds; only where even four would hold too many states it falls back on ``rules``."""


class PimcPlayer:
    """Determinization as it is usually done."""

    def __init__(self, name: str = "pimc", effort: Effort | None = None) -> None:
        """``effort`` with one ply planned, and nothing exact."""
        self.name = name
        self._effort = EFFORTS[name] if effort is None else effort

    def choose(self, view: View, rng: Rng) -> Action:
        """The same action for the same view and the same chance."""
        actions = legal(view)
        if view.phase is not Phase.PLAY or len(actions) == 1:
            return advise(view).action
        thought = think(view, rng, self._effort)
        return best_of(thought.values) if thought.values else advise(view).action
