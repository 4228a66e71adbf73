"""Time at a table: clocks, who stays away, and what is done for who does nothing."""

import pytest
from tests.sittings import CHANCE, ENGINE, HUMAN, act, dealt, phase, play_until, resumed, seated

from offiziersskat.core.actions import Bid, Declare, Pass, TakeStock
from offiziersskat.core.catalogue import ruleset
from offiziersskat.core.contracts import Contract
from offiziersskat.core.view import Phase
from offiziersskat.errors import InputError, MoveError
from offiziersskat.table.clock import Clock
from offiziersskat.table.dealing import numbered_dealing
from offiziersskat.table.events import Acted, Resigned
from offiziersskat.table.sitting import ClockRule, Offer, Options, PlayerInfo, Sitting, Status
from offiziersskat.table.terms import Why

BLITZ = Options(practice=True, clock=ClockRule(total=60, increment=5))
MOVES = Options(practice=True, clock=ClockRule(per_move=30))


def status(sitting: Sitting) -> Status:
    """What the table waits for now."""
    return sitting.status


def in_play(options: Options, kinds: tuple[str, ...] = (HUMAN, HUMAN)) -> Sitting:
    """A classic hand in clubs before its first lead, everything done at time 0."""
    sitting = dealt(kinds=kinds, options=options)
    act(sitting, Declare(Contract.C))
    act(sitting, Pass())
    return sitting


# ---- the values ---------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("per_move", "total", "increment", "code"),
    [
        (None, None, 0, "clock-rule"),
        (0, None, 0, "clock-rule"),
        (None, 86_401, 0, "clock-rule"),
        (30, 300, -1, "clock-rule"),
        (30, None, 5, "clock-increment"),
    ],
)
def test_a_clock_that_makes_no_sense_is_refused(
    per_move: int | None, total: int | None, increment: int, code: str
) -> None:
    """With its reason."""
    with pytest.raises(InputError, match=code):
        ClockRule(per_move, total, increment)


def test_a_window_has_at_least_a_second() -> None:
    """And at most a day."""
    for window in (0, 86_401):
        with pytest.raises(InputError, match="away-window"):
            Options(window=window)


def test_a_decision_costs_time_and_brings_the_increment() -> None:
    """Who has used up all gets none."""
    clock = Clock.of(BLITZ.clock, players=2)
    assert clock is not None
    assert (55_000, 60_000) == clock.spent(0, 10_000).left
    assert (60_000, 0) == clock.spent(1, 60_000).left
    assert (60_000, 0) == clock.spent(1, 99_000).left


def test_what_one_has_is_the_tighter_limit() -> None:
    """A time for each move, a total, or both."""
    both = Clock(ClockRule(30, 60), (60_000, 20_000))
    assert [30_000, 20_000] == [both.allowed(player) for player in (0, 1)]
    assert 30_000 == Clock(ClockRule(30)).spent(0, 99_000).allowed(0)
    assert Clock.of(None, players=2) is None


# ---- clocks at the table ------------------------------------------------------------------------


def test_time_is_told_to_all() -> None:
    """It runs for who is asked, from when he was asked."""
    sitting = dealt(options=BLITZ)
    assert {"rule": {"per_move": None, "total": 60, "increment": 5}} | {
        "left": [47.5, 60.0],
        "running": 0,
        "move": None,
    } == sitting.message(1, now=12.5)["clock"]
    act(sitting, now=20.0)
    assert ([45.0, 57.0], 1) == told(sitting, now=23.0)
    assert ([45.0, 0.0], 1) == told(sitting, now=99.0)


def told(sitting: Sitting, *, now: float) -> tuple[list[float], int | None]:
    """What everybody has left, and for whom it runs."""
    clock = sitting.message(None, now=now)["clock"]
    return clock["left"], clock["running"]


def test_a_time_for_each_move_begins_anew() -> None:
    """With every decision."""
    sitting = dealt(options=MOVES)
    act(sitting, now=29.0)
    clock = sitting.message(None, now=39.0)["clock"]
    assert ([30.0, 20.0], 1, 20.0) == (clock["left"], clock["running"], clock["move"])
    assert 59.0 == sitting.deadline()


def test_without_a_clock_time_does_nothing() -> None:
    """However late it is."""
    sitting = dealt()
    assert sitting.message(None, now=9.0)["clock"] is None
    assert (None, False) == (sitting.deadline(), sitting.tick(1e9))


def test_engines_are_not_charged() -> None:
    """Theirs is not the person's time."""
    sitting = in_play(BLITZ, (ENGINE, HUMAN))
    assert ([60.0, 65.0], None) == told(sitting, now=50.0)
    assert (None, False) == (sitting.deadline(), sitting.tick(1e9))
    act(sitting, now=50.0)
    assert ([60.0, 65.0], 1) == told(sitting, now=50.0)


def test_in_card_play_the_hand_is_lost_when_time_is_over() -> None:
    """A moment before it is not; the record says why."""
    sitting = in_play(MOVES)
    assert (30.0, False) == (sitting.deadline(), sitting.tick(29.9))
    assert sitting.tick(30.0)
    event = sitting.table.events[-2]
    assert isinstance(event, Resigned)
    assert (0, Why.TIME) == (event.player, event.why)
    assert {"player": 0, "why": "time"} == sitting.message(1, now=31.0)["ended"]
    record = sitting.hand_record(0)
    assert ("resigned by 0", "time") == (record.tag("Termination"), record.tag("Cause"))
    assert (None, False) == (sitting.deadline(), sitting.tick(99.0))


def test_who_acts_too_late_is_told_so() -> None:
    """Even if nobody has looked at the clock before."""
    sitting = in_play(MOVES)
    with pytest.raises(MoveError, match="time-over"):
        act(sitting, now=30.0)
    assert Status.HAND_OVER is status(sitting)


@pytest.mark.parametrize(
    ("name", "until", "done"),
    [
        ("classic", Phase.DECLARE, Declare(Contract.C)),
        ("classic", Phase.KONTRA, Pass()),
        ("auction", Phase.BID, Pass()),
        ("auction", Phase.STOCK, TakeStock()),
    ],
)
def test_before_card_play_a_decision_is_made(name: str, until: Phase, done: object) -> None:
    """To pass, where one may; else the first that is legal."""
    sitting = dealt(name, options=MOVES, seed=3)
    if until is Phase.STOCK:
        act(sitting, Bid(18))
        act(sitting, Pass())
    else:
        play_until(sitting, lambda it: phase(it) is until, CHANCE(1))
    assert until is phase(sitting)
    assert sitting.tick(30.0)
    event = sitting.table.events[-1]
    assert isinstance(event, Acted)
    assert (done, Why.TIME, 30_000) == (event.action, event.forced, event.spent)


def test_a_restart_gives_the_time_for_a_decision_anew() -> None:
    """Nobody pays for a broken server; what earlier decisions cost stays spent."""
    sitting, store = seated(options=BLITZ)
    sitting.deal(numbered_dealing(1, 0), now=0.0)
    act(sitting, now=20.0)
    again = resumed(store, now=1000.0)
    assert ([45.0, 60.0], 1) == told(again, now=1000.0)
    assert [False, False] == [who["here"] for who in again.message(0, now=1001.5)["players"]]
    assert 1.5 == again.message(0, now=1001.5)["players"][0]["away_for"]


def test_a_take_back_begins_the_decision_anew() -> None:
    """What it had cost stays spent; an offer itself stops no clock."""
    sitting = dealt(options=BLITZ)
    act(sitting, now=20.0)
    sitting.offer(0, Offer.TAKE_BACK, now=30.0)
    assert ([45.0, 50.0], 1) == told(sitting, now=30.0)
    sitting.answer(1, accepted=True, now=31.0)
    assert ([44.0, 60.0], 0) == told(sitting, now=32.0)


def test_every_hand_has_its_own_time() -> None:
    """A total is for one hand."""
    sitting = in_play(BLITZ)
    assert sitting.tick(65.0)
    for player in (0, 1):
        sitting.ready(player)
    sitting.deal(numbered_dealing(2, 0), now=100.0)
    assert ([60.0, 60.0], 1) == told(sitting, now=100.0)


def test_who_takes_a_seat_has_his_time_for_the_decision() -> None:
    """It does not run for an empty seat."""
    sitting = in_play(MOVES)
    sitting.leave_seat(0, now=5.0)
    assert (None, False) == (sitting.deadline(), sitting.tick(500.0))
    sitting.take_seat(0, PlayerInfo("Cora"), now=600.0)
    assert 630.0 == sitting.deadline()
    sitting.leave_seat(1, now=610.0)
    sitting.take_seat(1, PlayerInfo("Dirk"), now=620.0)
    assert 630.0 == sitting.deadline()


# ---- staying away -------------------------------------------------------------------------------


def claimable(sitting: Sitting, player: int | None, *, now: float) -> list[int]:
    """Whose hand a player is told he may take."""
    found: list[int] = sitting.message(player, now=now)["claimable"]
    return found


def test_the_hand_of_who_stays_away_can_be_taken() -> None:
    """After the window, by his opponent; until then one waits."""
    sitting = in_play(Options(window=60))
    sitting.away(1, 10.0)
    sitting.away(1, 50.0)
    assert 70.0 == sitting.deadline()
    assert (False, []) == (sitting.tick(69.0), claimable(sitting, 0, now=69.0))
    with pytest.raises(MoveError, match="claim-not-now"):
        sitting.claim(0, 69.0)
    assert (True, [1]) == (sitting.tick(70.0), claimable(sitting, 0, now=70.0))
    assert (None, False) == (sitting.deadline(), sitting.tick(80.0))
    assert ([], []) == (claimable(sitting, None, now=80.0), claimable(sitting, 1, now=80.0))
    sitting.claim(0, 80.0)
    assert {"player": 1, "why": "absent"} == sitting.message(0, now=80.0)["ended"]
    assert "absent" == sitting.hand_record(0).tag("Cause")


def test_who_comes_back_in_time_has_lost_nothing() -> None:
    """And is away anew when he leaves again."""
    sitting = in_play(Options(window=60))
    sitting.away(1, 0.0)
    sitting.back(1, 59.0)
    assert (None, []) == (sitting.deadline(), claimable(sitting, 0, now=99.0))
    sitting.back(1, 99.0)
    sitting.away(1, 100.0)
    assert 160.0 == sitting.deadline()


def test_before_card_play_only_who_is_asked_can_be_hurried() -> None:
    """He passes, or the first that is legal is done for him."""
    sitting = dealt(options=Options(window=60))
    sitting.away(0, 0.0)
    sitting.away(1, 0.0)
    assert ([], [0]) == (claimable(sitting, 0, now=60.0), claimable(sitting, 1, now=60.0))
    sitting.claim(1, 60.0)
    event = sitting.table.events[-1]
    assert isinstance(event, Acted)
    assert (Declare(Contract.C), Why.ABSENT) == (event.action, event.forced)
    assert ([1], []) == (claimable(sitting, 0, now=60.0), claimable(sitting, 1, now=60.0))


def test_a_seat_that_was_left_can_be_claimed_at_once() -> None:
    """There is nobody to wait for; nor can an empty seat claim anything."""
    sitting = in_play(Options())
    sitting.leave_seat(1, now=5.0)
    assert [1] == claimable(sitting, 0, now=5.0)
    with pytest.raises(MoveError, match="claim-not-now"):
        sitting.claim(1, 5.0)
    with pytest.raises(MoveError, match="no-such-player"):
        sitting.claim(2, 5.0)
    sitting.claim(0, 5.0)
    assert Status.HAND_OVER is status(sitting)


def test_nobody_takes_his_partners_hand_or_an_engines() -> None:
    """With four: only those of the other side who are persons."""
    sitting = dealt(ruleset("double"), (HUMAN, ENGINE, HUMAN, HUMAN), options=Options(window=60))
    act(sitting)
    for player in (1, 2, 3):
        sitting.away(player, 0.0)
    assert ([3], [2]) == (claimable(sitting, 0, now=60.0), claimable(sitting, 3, now=60.0))


def test_absence_matters_only_while_a_hand_is_played() -> None:
    """Between hands one waits for who is not ready."""
    sitting = in_play(Options(window=60))
    sitting.resign(0, now=0.0)
    sitting.away(1, 0.0)
    assert (None, False, []) == (
        sitting.deadline(),
        sitting.tick(99.0),
        claimable(sitting, 0, now=99.0),
    )
