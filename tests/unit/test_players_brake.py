"""What ends a thought: clocks, and somebody who pulls the brake; each thread for itself."""

from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from threading import Event, Thread
from time import clock_gettime, pthread_getcpuclockid, sleep, thread_time

import pytest
from tests.players import view_after

from offiziersskat.core.actions import Action
from offiziersskat.core.catalogue import preset
from offiziersskat.core.view import Phase, View
from offiziersskat.deal import Stream
from offiziersskat.players.brake import Brake, Cancelled, adopt, brake
from offiziersskat.players.effort import Effort
from offiziersskat.players.engine import EnginePlayer
from offiziersskat.players.levels import LEVELS
from offiziersskat.players.search_play import think

ENDLESS = replace(LEVELS["master"], exact=12, nodes=0)
PATIENCE = 20.0


def _views(rules: str, plies: int, count: int) -> list[View]:
    found = [view_after(preset(rules), number, plies=plies) for number in range(60)]
    found = [v for v in found if v.phase is Phase.PLAY and len(v.playable(v.seat)) > 1]  # type: ignore[arg-type]
    assert len(found) >= count
    return found[:count]


def _soon(flag: bytearray) -> bool:
    for _ in range(500):
        if flag[0]:
            return True
        sleep(0.01)
    return False


def test_a_clock_sets_the_flag_and_takes_it_away() -> None:
    """Only for the block that it was set for."""
    one = Brake()
    with one.within(0.01):
        assert _soon(one.flag)
        one.go_on()

    assert not one.flag[0]


def test_the_clock_within_leaves_time_for_what_comes_after() -> None:
    """Half the time is over, then the rest may be used; and the outer clock rings all the same."""
    one = Brake()
    with one.within(0.4):
        with one.within_half():
            assert _soon(one.flag)
        assert not one.flag[0]
        assert _soon(one.flag)


def test_without_a_clock_there_is_no_half() -> None:
    """What has no clock is ended by nothing but the brake."""
    one = Brake()
    with one.within(None), one.within_half():
        assert not one.flag[0]
        one.pull()
        assert one.flag[0]


def test_who_pulls_ends_the_thought_for_good() -> None:
    """A clock that ends afterwards does not loosen what was pulled; the next thought is free."""
    one = Brake()
    with one.within(PATIENCE):
        one.pull()
    assert one.flag[0]
    with pytest.raises(Cancelled):
        one.go_on()
    one.ready()

    assert not one.flag[0]
    one.go_on()


@pytest.mark.parametrize(
    ("rules", "plies"), [("classic", 6), ("japanese", 4), ("auction", 10), ("double", 6)]
)
def test_a_search_that_nobody_wants_ends(rules: str, plies: int) -> None:
    """Whatever it is at: the flag is looked at by search, by sampling and by planning alike."""
    (view,) = _views(rules, plies, 1)
    mine, begun, ended = Brake(), Event(), Event()

    def work() -> None:
        adopt(mine)
        begun.set()
        try:
            while True:
                EnginePlayer("endless", ENDLESS).choose(view, Stream(b""))
        except Cancelled:
            ended.set()

    thread = Thread(target=work, daemon=True)
    thread.start()
    assert begun.wait(PATIENCE)
    sleep(0.2)
    mine.pull()

    assert ended.wait(PATIENCE)


BIDDING = replace(LEVELS["master"], deals=5_000)
MOMENTS = (0.0, 0.02, 0.1, 0.3)
AT_MOST = 0.1
"""Seconds of the processor that a thought may take once nobody wants it."""


@pytest.mark.parametrize(
    ("rules", "plies"),
    [
        ("classic", 6),
        ("japanese", 4),
        ("half_open", 5),
        ("auction", 0),
        ("auction", 10),
        ("double", 6),
    ],
)
def test_a_thought_that_nobody_wants_costs_no_more_than_a_tenth_of_a_second(
    rules: str, plies: int
) -> None:
    """Of the processor, which counts alike when the machine is busy; pulled at various moments."""
    view = _views(rules, plies, 1)[0] if plies else view_after(preset(rules), 1, plies=0)
    effort = BIDDING if view.phase is Phase.BID else ENDLESS
    engine = EnginePlayer("endless", effort, by_rule=())
    for moment in MOMENTS:
        assert _spent_after(moment, engine, view) < AT_MOST


def _spent_after(moment: float, engine: EnginePlayer, view: View) -> float:
    """The seconds that an engine works on after its brake is pulled."""
    mine, begun, ended = Brake(), Event(), list[float]()

    def work() -> None:
        adopt(mine)
        begun.set()
        try:
            while True:
                engine.choose(view, Stream(b""))
        except Cancelled:
            ended.append(thread_time())

    thread = Thread(target=work, daemon=True)
    thread.start()
    assert begun.wait(PATIENCE)
    sleep(moment)
    assert thread.ident is not None
    pulled = clock_gettime(pthread_getcpuclockid(thread.ident))
    mine.pull()
    thread.join(PATIENCE)
    (spent,) = ended
    return spent - pulled


def test_a_clock_in_the_middle_of_planning_leaves_the_next_card() -> None:
    """What was found of the worlds is used, and the thought says that it was cut short."""
    (view,) = _views("classic", 12, 1)
    effort = Effort(exact=0, worlds=8, fewest=1, plies=12, states=10**9)
    with brake().within(0.3):
        thought = think(view, Stream(b""), effort)

    assert thought.cut
    assert set(thought.values) <= set(view.playable(view.seat))  # type: ignore[arg-type]


def test_engines_that_think_at_once_do_not_disturb_each_other() -> None:
    """In threads of one process they find what they find one after the other."""
    engine = EnginePlayer("club", Effort(exact=3, worlds=4, fewest=2, plies=2, states=200_000))
    views = [view for rules in ("classic", "half_open") for view in _views(rules, 22, 6)]

    def chosen(view: View) -> Action:
        return engine.choose(view, Stream(b"seed"))

    alone = [chosen(view) for view in views]
    with ThreadPoolExecutor(3) as threads:
        together = list(threads.map(chosen, views * 3))

    assert alone * 3 == together
