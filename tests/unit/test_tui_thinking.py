"""Engines at the keyboard's side: told after a moment, ended by who leaves, honest about less."""

import signal
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from threading import Thread
from time import sleep

import pytest
from tests.players import view_after
from tests.tui_script import Script

from offiziersskat.core.actions import Action
from offiziersskat.core.catalogue import preset
from offiziersskat.core.view import View
from offiziersskat.deal import Stream
from offiziersskat.i18n import Language
from offiziersskat.players import Rng, advise
from offiziersskat.players.brake import Cancelled, brake
from offiziersskat.tui.line import main
from offiziersskat.tui.setup import Setup
from offiziersskat.tui.speech import Speech
from offiziersskat.tui.thinking import Thinker

VIEW = view_after(preset("classic"), 1, plies=20)
PATIENCE = 20.0


class Slow:
    """An engine that thinks for a while, and no longer than it is wanted."""

    name = "slow"

    def __init__(self, seconds: float) -> None:
        self.seconds = seconds
        self.is_cancelled = False

    def choose(self, view: View, rng: Rng) -> Action:
        """What the rule book says, later."""
        for _ in range(int(self.seconds * 200)):
            if brake().flag[0]:
                self.is_cancelled = True
                raise Cancelled
            sleep(0.005)
        return advise(view).action


def _asked(engine: Slow, script: Script) -> Action:
    thinker = Thinker(Speech(script, Language.EN))
    return thinker.choose(engine, "Otto", VIEW, Stream(b""))


def test_who_waits_is_told_that_somebody_thinks() -> None:
    """And the line goes away again."""
    script = Script([])

    assert advise(VIEW).action == _asked(Slow(0.8), script)
    assert ["Otto is thinking …", ""] == script.passed


def test_who_decides_at_once_is_not_seen_thinking() -> None:
    """Most moves are made before anybody would notice."""
    script = Script([])

    assert advise(VIEW).action == _asked(Slow(0), script)
    assert [] == script.passed


@contextmanager
def _interrupted() -> Iterator[None]:
    def hit() -> None:
        sleep(0.6)
        signal.raise_signal(signal.SIGINT)

    thread = Thread(target=hit)
    before = signal.signal(signal.SIGINT, signal.default_int_handler)
    thread.start()
    try:
        yield
    finally:
        thread.join()
        signal.signal(signal.SIGINT, before)


def test_ctrl_c_ends_the_search() -> None:
    """The person need not wait for an engine whose game he leaves."""
    script, engine = Script([]), Slow(PATIENCE)
    with _interrupted(), pytest.raises(KeyboardInterrupt):
        _asked(engine, script)
    for _ in range(int(PATIENCE * 100)):
        if engine.is_cancelled:
            break
        sleep(0.01)

    assert engine.is_cancelled
    assert "" == script.passed[-1]


@pytest.mark.parametrize(("who", "said"), [("club", 1), ("casual", 0)])
def test_the_table_says_that_search_is_not_compiled(
    who: str, said: int, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    """Where somebody sits who searches, at the start and not at every card."""
    monkeypatch.setattr("offiziersskat.tui.evening.is_compiled", lambda: False)
    script = Script(["q"])
    environ = {"OFFIZIERSSKAT_DATA": str(tmp_path)}
    main(Setup(players=("human", who), language=Language.EN), console=script, environ=environ)

    assert said == script.text.count("Search is not compiled here")
