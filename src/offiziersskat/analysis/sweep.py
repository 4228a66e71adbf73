"""Whether a side can take every trick that is left, all cards known.

Asked only where card points leave it open: schwarz counts tricks (rules.md §6), and a side may
have all 120 points and not every trick.
"""

from collections.abc import Callable

from offiziersskat.search.state import OpenState

__all__ = ["takes_all"]


def takes_all(state: OpenState, side: int, stopped: Callable[[], bool]) -> bool:
    """Whether side 0 or 1 can force it; worthless once ``stopped`` says so."""
    return _Sweep(side, stopped).forced(state)


class _Sweep:
    def __init__(self, side: int, stopped: Callable[[], bool]) -> None:
        self._side = side
        self._stopped = stopped
        self._known: dict[tuple[int, tuple[int, ...], int], bool] = {}

    def forced(self, state: OpenState) -> bool:
        """One lost trick ends it, so few lines are long."""
        if state.is_over or self._stopped():
            return True
        key = (state.rest, state.trick, state.leader)
        if key not in self._known:
            choose = any if state.side == self._side else all
            self._known[key] = choose(self._goes_on(state.play(card)) for card in state.moves())
        return self._known[key]

    def _goes_on(self, after: OpenState) -> bool:
        lost = not after.trick and after.leader % 2 != self._side
        return not lost and self.forced(after)
