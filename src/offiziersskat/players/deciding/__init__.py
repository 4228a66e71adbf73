"""All decisions before the play by the score that is to be expected (docs/deciding.md)."""

from offiziersskat.players.deciding.expectation import Expectation, best_action, expectation
from offiziersskat.players.deciding.prospect import Prospect

__all__ = ["Expectation", "Prospect", "best_action", "expectation"]
