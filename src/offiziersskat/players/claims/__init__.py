"""Claims: every reason's code with a checker that tests its claim on the view alone."""

from offiziersskat.players.claims.table import CLAIMS, holds

__all__ = ["CLAIMS", "holds"]
