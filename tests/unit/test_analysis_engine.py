"""The engine from threads and from asyncio: reports, limits, cancelling, memory, and secrecy."""

import asyncio
import gc
import random
import threading
import time
import tracemalloc
from concurrent.futures import CancelledError

import pytest
from tests.lateplay import late_hands
from tests.secrecy.noninterference import Channel, Eye, Played, leaks, played

from offiziersskat.analysis.engine import Engine, LimitReached
from offiziersskat.analysis.limits import BadLimit, Limit
from offiziersskat.analysis.positions import open_position
from offiziersskat.analysis.values import Analysis, Info
from offiziersskat.core.actions import Declare
from offiziersskat.core.catalogue import preset
from offiziersskat.core.contracts import Contract
from offiziersskat.core.game import Game, apply, new_game, observe
from offiziersskat.core.seats import Seat
from offiziersskat.core.view import Phase, View
from offiziersskat.deal import numbered_seed, shuffled

SOON = 1.0
"""Seconds; a cancelled search ends within 0.05, and the machine may be busy."""


def _own(game: Game) -> View:
    assert game.to_act is not None
    return observe(game, game.to_act)


def _endless() -> Game:
    """A whole hand of sixteen cards each in a grand: nobody waits for its exact values."""
    game = new_game(preset("sixteen"), shuffled(numbered_seed(3, 0)))
    return apply(game, Declare(Contract.G))


def _late(name: str, *, cards: int = 8, number: int = 0) -> Game:
    return next(iter(late_hands(preset(name), range(number, number + 6), cards=cards)))


# ---- reports ------------------------------------------------------------------------------------


def test_reports_come_before_the_result_and_end_with_it() -> None:
    """All but the last name fresh moves, which have values; the last is the result itself."""
    infos: list[Info] = []
    running = Engine(memory_mb=64).start(_own(_late("double")), listener=infos.append)
    analysis = running.result(timeout=60)

    assert len(infos) > 1
    for info in infos[:-1]:
        assert info.fresh
    for info in infos:
        assert all(info.analysis.moves[move].points is not None for move in info.fresh)
    assert analysis is infos[-1].analysis


def test_whoever_waits_for_the_result_may_be_told_of_reports() -> None:
    """``on_info`` is called in his own thread, and last with the result."""
    infos: list[tuple[Info, int]] = []
    analysis = Engine(memory_mb=64).analyse(
        _own(_late("double")), on_info=lambda info: infos.append((info, threading.get_ident()))
    )

    assert analysis is infos[-1][0].analysis
    assert {threading.get_ident()} == {thread for _, thread in infos}


def test_a_running_analysis_can_be_iterated() -> None:
    """``start`` returns at once; iterating yields reports until there is a result."""
    running = Engine(memory_mb=64).start(_own(_late("double")))
    infos = list(running)

    assert infos
    assert infos[-1].analysis is running.result(timeout=SOON)
    assert running.done
    assert [] == list(running)


def test_who_reports_too_slowly_loses_no_move() -> None:
    """A report that nobody fetched gives way to the next, which names its moves too."""
    running = Engine(memory_mb=64).start(_own(_late("sixteen")))
    analysis = running.result(timeout=60)
    (info,) = list(running)

    assert set(analysis.moves) == set(info.fresh)


def test_a_listener_that_fails_ends_the_analysis() -> None:
    """What it raises reaches whoever waits for the result."""

    def refuse(_info: Info) -> None:
        raise ZeroDivisionError

    running = Engine(memory_mb=64).start(_own(_late("sixteen")), listener=refuse)
    with pytest.raises(ZeroDivisionError):
        running.result(timeout=60)


def test_an_on_info_that_fails_stops_the_search() -> None:
    """The engine is free again at once."""
    engine = Engine(memory_mb=64)

    def refuse(_info: Info) -> None:
        raise ZeroDivisionError

    with pytest.raises(ZeroDivisionError):
        engine.analyse(_own(_late("sixteen")), on_info=refuse)
    assert engine.analyse(_own(_late("sixteen"))).exact


# ---- limits -------------------------------------------------------------------------------------


def test_a_moment_is_enough_for_an_answer_of_some_kind() -> None:
    """Whatever was found is told, and nothing is called exact that is not."""
    analysis = Engine(memory_mb=64).analyse(_own(_endless()), limit=Limit(time=0.001))

    assert not analysis.exact
    assert 16 == len(analysis.moves)


def test_nodes_end_a_search() -> None:
    """A search that would need many millions ends soon after its limit."""
    analysis = Engine(memory_mb=64).analyse(_own(_endless()), limit=Limit(nodes=2000))

    assert not analysis.exact
    assert analysis.nodes >= 2000


def test_a_limit_too_small_for_solving_is_an_error() -> None:
    """Half a solution is worth nothing."""
    engine = Engine(memory_mb=64)
    with pytest.raises(LimitReached, match="limit-reached"):
        engine.solve(open_position(_endless()), Limit(time=0.01))

    game = _late("classic")
    assert (
        engine.solve(open_position(game)).value
        == engine.solve(open_position(game), value_only=True).value
    )


def test_solving_answers_threshold_questions() -> None:
    """The value is at least itself, and not at least one more."""
    engine = Engine(memory_mb=64)
    position = open_position(_late("classic"))
    value = engine.solve(position).value

    assert engine.at_least(position, value)
    assert not engine.at_least(position, value + 1)


def test_the_same_question_gets_the_same_answer() -> None:
    """Without a time limit nothing depends on the machine, nor on what was asked before."""
    view = _own(_late("half_open", cards=10))
    engine = Engine(memory_mb=64)
    first = engine.analyse(view, objective="all")
    engine.analyse(_own(_late("auction")))

    assert first == engine.analyse(view, objective="all")
    assert first.moves == Engine(memory_mb=64).analyse(view, objective="all").moves


def test_two_threads_find_what_one_finds() -> None:
    """All worlds of a small position are solved, by however many threads."""
    view = _own(_late("double", cards=12))
    one = Engine(memory_mb=64).analyse(view)
    two = Engine(memory_mb=96, threads=2).analyse(view)

    assert one.worlds == two.worlds
    assert one.best == two.best
    for move, values in one.moves.items():
        other = two.moves[move].points
        assert values.points is not None
        assert other is not None
        assert abs(values.points.value - other.value) < 1e-9


# ---- cancelling ---------------------------------------------------------------------------------


def test_cancelling_ends_a_search_at_once() -> None:
    """There is no result, and the engine is free for the next question."""
    engine = Engine(memory_mb=64)
    running = engine.start(_own(_endless()))
    time.sleep(0.1)
    begun = time.monotonic()
    running.cancel()
    with pytest.raises(CancelledError):
        running.result(timeout=30)

    assert time.monotonic() - begun < SOON
    assert engine.analyse(_own(_late("sixteen"))).exact


def test_one_who_waits_for_his_turn_can_be_cancelled() -> None:
    """He does not have to wait for the search before his."""
    engine = Engine(memory_mb=64)
    with engine.start(_own(_endless())) as first:
        second = engine.start(_own(_late("classic")))
        second.cancel()
        with pytest.raises(CancelledError):
            second.result(timeout=30)
        assert not first.done


def test_a_result_can_be_waited_for_in_vain() -> None:
    """The search goes on after a timeout."""
    with Engine(memory_mb=64).start(_own(_endless())) as running:
        with pytest.raises(TimeoutError):
            running.result(timeout=0.01)
        assert not running.done


def test_several_threads_may_ask_one_engine() -> None:
    """Each gets the answer to its own question."""
    engine = Engine(memory_mb=64)
    views = [_own(_late("sixteen", number=number)) for number in range(4)]
    found: dict[int, Analysis] = {}

    def ask(number: int) -> None:
        found[number] = engine.analyse(views[number])

    threads = [threading.Thread(target=ask, args=(number,)) for number in range(4)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()

    assert {
        number: Engine(memory_mb=64).analyse(view) for number, view in enumerate(views)
    } == found


# ---- asyncio ------------------------------------------------------------------------------------


def test_asyncio_goes_on_while_a_search_runs() -> None:
    """Reports come in the event loop, and other tasks run meanwhile."""

    async def ask() -> tuple[Analysis, list[Info], list[str]]:
        infos: list[Info] = []
        where: list[str] = []

        def tell(info: Info) -> None:
            infos.append(info)
            where.append(threading.current_thread().name)

        engine = Engine(memory_mb=64)
        analysis = await engine.analyse_async(_own(_late("sixteen")), on_info=tell)
        await asyncio.sleep(0)
        return analysis, infos, where

    analysis, infos, where = asyncio.run(ask())
    assert analysis.exact
    assert infos
    assert {threading.current_thread().name} == set(where)


def test_cancelling_the_task_stops_the_search() -> None:
    """The engine takes the next question soon after."""

    async def ask() -> tuple[float, Analysis]:
        engine = Engine(memory_mb=64)
        task = asyncio.create_task(engine.analyse_async(_own(_endless())))
        await asyncio.sleep(0.1)
        begun = time.monotonic()
        task.cancel()
        with pytest.raises(asyncio.CancelledError):
            await task
        analysis = await engine.analyse_async(_own(_late("sixteen")))
        return time.monotonic() - begun, analysis

    seconds, analysis = asyncio.run(ask())
    assert analysis.exact
    assert seconds < SOON


def test_faults_reach_whoever_awaits() -> None:
    """An exact answer that cannot be is an error in asyncio as well."""
    start = next(iter(late_hands(preset("classic"), range(3), cards=32)))
    with pytest.raises(BadLimit):
        asyncio.run(Engine(memory_mb=64).analyse_async(_own(start), exact=True))


# ---- memory -------------------------------------------------------------------------------------


def test_a_hundred_analyses_leave_nothing_behind() -> None:
    """Once warm, the process does not grow from one question to the next."""
    engine = Engine(memory_mb=64)
    views = [_own(game) for game in late_hands(preset("double"), range(10), cards=8)]
    views += [_own(game) for game in late_hands(preset("sixteen"), range(10), cards=8)]
    tracemalloc.start()
    try:
        sizes = []
        # The first rounds fill what is kept for good. Later ones add nothing of their own, but
        # Python keeps some freed tuples, and coverage its notes: a few bytes an analysis.
        for _ in range(6):
            for view in views:
                engine.analyse(view, objective="all")
            gc.collect()
            sizes.append(tracemalloc.get_traced_memory()[0])
    finally:
        tracemalloc.stop()

    assert len(views) >= 20
    assert max(sizes[2:]) - sizes[1] < 4_000 * 4 * len(views)
    assert threading.active_count() < 10


# ---- secrecy ------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", ["classic", "japanese", "half_open", "auction", "sixteen"])
def test_an_analysis_depends_on_the_view_alone(name: str) -> None:
    """Hidden cards may change places: whoever looks gets the same answer to the last digit."""
    engine = Engine(memory_mb=64)

    def says(hand: Played, eye: Eye) -> object:
        game = hand.game
        if game.phase is not Phase.PLAY:
            return None
        infos: list[Info] = []
        running = engine.start(observe(game, eye), objective="all", listener=infos.append)
        return running.result(timeout=60), tuple(infos)

    rng = random.Random(7)
    channel = Channel("analysis", says)
    hand = played(preset(name), rng)
    ends = [
        hand.until(ply)
        for ply, game in enumerate(hand.games)
        if game.phase is Phase.PLAY and sum(map(_size, map(Seat, range(2)), [game] * 2)) <= 8
    ]
    assert ends
    for end in ends[:2]:
        assert [] == leaks(end, [channel], rng, tries=4)


def _size(seat: Seat, game: Game) -> int:
    places = game.board.places[seat]
    on_table = sum((place.up is not None) + place.covered for place in places)
    return on_table + game.board.hand_sizes[seat]
