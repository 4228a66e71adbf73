"""What a position is worth: open cards solved, hidden ones weighed."""

from offiziersskat.analysis.engine import Engine, LimitReached
from offiziersskat.analysis.limits import BadLimit, Limit
from offiziersskat.analysis.positions import after_declaring, open_position
from offiziersskat.analysis.running import Running
from offiziersskat.analysis.values import Analysis, Info, MoveValues, Objective, PovValue

__all__ = [
    "Analysis",
    "BadLimit",
    "Engine",
    "Info",
    "Limit",
    "LimitReached",
    "MoveValues",
    "Objective",
    "PovValue",
    "Running",
    "after_declaring",
    "open_position",
]
