"""A search that is cancelled does next to nothing any more, whatever it was doing.

Counted is the time of the processor, which does not grow when the machine is busy; the bound is
generous, since tests may be traced. ``bench/stop_latency.py`` has the real figures.
"""

import time
from concurrent.futures import CancelledError, wait

import pytest
from tests.lateplay import late_hands

from offiziersskat.analysis import Engine, Limit, LimitReached, open_position
from offiziersskat.core.catalogue import PRESETS, preset
from offiziersskat.core.game import Game, observe
from offiziersskat.search.kernel.dense import Dense
from offiziersskat.search.kernel.shapes import Shape

ENOUGH = 0.5
"""Seconds of the processor. A whole level of a dense table, or a pool of worlds, takes as long."""

MOMENTS = (0.0, 0.002, 0.01, 0.03, 0.08)


def _hand(name: str, *, cards: int) -> Game:
    return next(iter(late_hands(preset(name), range(20), cards=cards)))


@pytest.mark.parametrize("name", PRESETS)
@pytest.mark.parametrize("cards", [32, 24])
def test_an_analysis_ends_as_soon_as_it_is_cancelled(name: str, cards: int) -> None:
    """For every figure, from the first moment to one in the midst of it, and there is no result."""
    game = _hand(name, cards=cards)
    view = observe(game, game.to_act)
    engine = Engine()
    for number, moment in enumerate(MOMENTS):
        objective = ("points", "score", "win", "all")[number % 4]
        running = engine.start(view, objective=objective)
        wait([running.future], timeout=moment)
        begun = time.process_time()
        if running.done:
            continue
        running.cancel()
        wait([running.future])
        assert time.process_time() - begun < ENOUGH
        # What was over in the very same moment may have its result.
        assert isinstance(running.future.exception(), CancelledError | None)


@pytest.mark.parametrize("name", PRESETS)
def test_solving_ends_as_soon_as_it_is_cancelled(name: str) -> None:
    """Whole deals and late ones, in alpha-beta and while a dense table is made."""
    engine = Engine()
    for cards in (32, 26):
        position = open_position(_hand(name, cards=cards))
        for moment in MOMENTS:
            running = engine.start_solving(position)
            wait([running.future], timeout=moment)
            begun = time.process_time()
            if running.done:
                continue
            running.cancel()
            wait([running.future])
            assert time.process_time() - begun < ENOUGH


def test_a_dense_table_keeps_whole_levels_only() -> None:
    """Stopped it has none more than before, and goes on when it may."""
    stop = bytearray(1)
    shape = Shape((2, 2, 2, 2), 6)
    dense = Dense(shape, shape, 6, stop)
    places = [(0, 1), (2, 3), (4, 5), (6, 7)]
    others = [(8, 9), (10, 11), (12, 13), (14, 15)]
    dense.begin(places, others, [0] * 32, [0] * 32, [1] * 32, ramsch=False)
    dense.extend(2)
    stop[0] = 1
    dense.extend(6)
    assert dense.known == 2
    stop[0] = 0
    dense.extend(6)
    assert dense.known == 6
    assert dense.values[dense.bases()[6]] == 12


def test_who_is_cancelled_while_waiting_does_not_touch_the_search_before_his() -> None:
    """The one at work finds what it finds alone."""
    game = _hand("double", cards=16)
    view = observe(game, game.to_act)
    other = observe(_hand("classic", cards=16), None)
    alone = Engine().analyse(view)
    engine = Engine()
    with engine.start(view) as running:
        for _ in range(5):
            waiting = engine.start(other)
            waiting.cancel()
            wait([waiting.future])
        assert alone == running.result()


def test_both_limits_hold_together() -> None:
    """Whichever is reached first; a time is not stretched by the counting of nodes."""
    position = open_position(_hand("sixteen", cards=32))
    for limit in (Limit(time=0.05, nodes=10**12), Limit(time=3600, nodes=20_000)):
        with pytest.raises(LimitReached):
            Engine().solve(position, limit)
