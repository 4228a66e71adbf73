"""Engines think beside the keyboard: who waits is told so, and who leaves does not wait.

What they do is theirs; here it is only asked for, in a thread whose brake can be pulled.
"""

from concurrent.futures import Future, ThreadPoolExecutor, wait

from offiziersskat.core.actions import Action
from offiziersskat.core.view import View
from offiziersskat.players import Player, Rng
from offiziersskat.players.brake import Brake, adopt
from offiziersskat.tui.speech import Speech

__all__ = ["Thinker"]

_AT_ONCE = 0.3
_GLANCE = 0.1
"""Some systems hear of Ctrl-C only between two waits."""


class Thinker:
    """Asks engines, one at a time."""

    def __init__(self, speech: Speech) -> None:
        """The thread begins with the first question, and lasts: searches keep their tables."""
        self._speech = speech
        self._brake = Brake()
        self._thread = ThreadPoolExecutor(1, initializer=adopt, initargs=(self._brake,))

    def choose(self, engine: Player, name: str, view: View, rng: Rng) -> Action:
        """What an engine does; ``name`` is what it is called here. Ctrl-C ends its search."""
        self._brake.ready()
        asked = self._thread.submit(engine.choose, view, rng)
        try:
            self._wait(asked, name)
        except BaseException:
            self._brake.pull()
            raise
        return asked.result()

    def _wait(self, asked: "Future[Action]", name: str) -> None:
        wait([asked], _AT_ONCE)
        if asked.done():
            return
        self._speech.passing("engine-thinks", name=name)
        try:
            while not asked.done():
                wait([asked], _GLANCE)
        finally:
            self._speech.console.passing("")
