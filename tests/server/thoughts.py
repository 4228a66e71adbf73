"""What workers do in tests, and engines of tests; little is imported, since workers import it too."""

import os
from pathlib import Path
from time import sleep

from offiziersskat.core.view import Phase, View
from offiziersskat.errors import InputError
from offiziersskat.players import advise
from offiziersskat.players.brake import Cancelled, brake
from offiziersskat.server.reviewing import Piece
from offiziersskat.server.thinking import Choice

__all__ = ["endless", "hasty", "lies", "plodding", "searching", "wanted"]


def searching(view: View, exact: int = 16) -> int:
    """A search far beyond what any level does; without exact search none. Who has searched."""
    from offiziersskat.deal import Stream
    from offiziersskat.players.effort import Effort
    from offiziersskat.players.search_play import think

    think(view, Stream(b""), Effort(exact=exact, worlds=1, fewest=2, plies=1, states=0))
    return os.getpid()


def wanted(number: int) -> int:
    """The number, unless somebody says that it is not wanted."""
    sleep(0.001)
    if brake().flag[0]:
        raise Cancelled
    return number


def hasty(name: str, view: View, seed: bytes) -> Choice:
    """An engine whose clock ends every search."""
    return Choice(advise(view).action, cut=True)


def endless(mark: Path, name: str, view: View, seed: bytes) -> Choice:
    """An engine that never comes to an end after the first trick; a file says that it thinks."""
    if view.phase is not Phase.PLAY or not any(view.board.tricks):
        return Choice(advise(view).action, cut=False)
    mark.touch()
    while not brake().flag[0]:
        sleep(0.001)
    mark.unlink()
    raise Cancelled


def lies(text: str, start: int) -> Piece:
    """A review, whether the hand is over or not, that tells how the cards lie."""
    del start
    raise InputError("review-faulty", deck=text)


def plodding(folder: Path, text: str, start: int) -> Piece:
    """A piece of a review that never comes to its end; each leaves a file with its number."""
    sleep(0.05)
    number = len(list(folder.iterdir()))
    (folder / str(number)).touch()
    return Piece((f'{{"ply": {number}}}',), b"", start=number, steps=1000)
