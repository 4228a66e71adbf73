"""All decisions before the play by the score that is to be expected (docs/deciding.md)."""

from offiziersskat.players.deciding.expectation import (
    BESIDES,
    Expectation,
    best_action,
    expectation,
    ranked,
)
from offiziersskat.players.deciding.prospect import Prospect

__all__ = ["BESIDES", "Expectation", "Prospect", "best_action", "expectation", "ranked"]
