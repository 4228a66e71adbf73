"""The player ``random``: any legal action, each as likely as the other."""

from offiziersskat.core.actions import Action
from offiziersskat.core.legality import legal
from offiziersskat.core.view import View
from offiziersskat.players.protocol import Rng

__all__ = ["RandomPlayer"]


class RandomPlayer:
    """Plays at random, by the rules."""

    name = "random"

    def choose(self, view: View, rng: Rng) -> Action:
        """A uniform draw from the legal actions."""
        actions = legal(view)
        return actions[rng.below(len(actions))]
