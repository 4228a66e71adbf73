"""Events: a match is rebuilt from them exactly, and nothing that does not follow is believed."""

import json
import random
from dataclasses import replace
from typing import get_args

import pytest
from tests.tables import PLAYED, SHORT, new_table, play_match

from offiziersskat.core.actions import Declare, Kontra
from offiziersskat.core.catalogue import preset
from offiziersskat.core.contracts import Contract
from offiziersskat.core.match import new_match
from offiziersskat.deal import Proof, commitment
from offiziersskat.errors import InputError, MoveError
from offiziersskat.table.authority import MemoryStore, Table
from offiziersskat.table.dealing import (
    Dealing,
    chance,
    lot,
    numbered_dealing,
    proved_dealing,
    salted_dealing,
    seeded_dealing,
)
from offiziersskat.table.eventjson import event_from, event_json
from offiziersskat.table.events import (
    NOBODY,
    Acted,
    Answered,
    DealGiven,
    EntropyGiven,
    Event,
    HandFinished,
    HandStarted,
    HintShown,
    MatchStarted,
    Offered,
    PlayerInfo,
    Readied,
    Resigned,
    Said,
    SeatLeft,
    SeatTaken,
    ShuffleBegun,
    TakenBack,
)
from offiziersskat.table.fold import advance, replayed
from offiziersskat.table.terms import ClockRule, Offer, Options, Phrase, Why

SALT = bytes(range(32))


def opened(players: tuple[PlayerInfo, ...], options: Options) -> Event:
    """A match among people."""
    practice = options.practice
    return MatchStarted("g", 0, preset("simple"), players, 1, practice=practice, options=options)


def played_events(name: str) -> list[Event]:
    """The events of a whole match by chance."""
    store = MemoryStore()
    play_match(new_table(SHORT[name], store=store), random.Random(7))
    return store.events


@pytest.mark.parametrize("name", PLAYED)
def test_every_event_comes_back_from_its_json(name: str) -> None:
    """Through text, as a journal does it."""
    for event in played_events(name):
        assert event == event_from(json.loads(json.dumps(event_json(event))))


def test_every_kind_of_event_has_a_json_form() -> None:
    """With each optional part there and missing; the form starts with its version."""
    players = (PlayerInfo('A"n\\na', "engine:rules@1"), PlayerInfo("桜"))
    proof = Proof(commitment(SALT), SALT.hex(), ("11" * 32, "22" * 32), 13)
    events: list[Event] = [
        MatchStarted("g", 0, preset("auction"), players, 1, practice=False),
        HandStarted("g", 1, 0, proved_dealing(proof), "2026.11.30"),
        HandStarted("g", 1, 0, numbered_dealing(3, 0), None),
        HandStarted("g", 1, 0, Dealing(numbered_dealing(3, 0).deck), None),
        Acted("g", 2, 0, Kontra()),
        TakenBack("g", 3, 0, 1, 2),
        HintShown("g", 3, 0, 1),
        Resigned("g", 4, 1),
        HandFinished("g", 5, 0, (-48, 0)),
        opened((players[0], NOBODY), Options(practice=False)),
        opened(players, Options(clock=ClockRule(30))),
        opened(players, Options(clock=ClockRule(5, 300, 2), spectators=False, window=9)),
        Acted("g", 2, 0, Kontra(), 1500, Why.TIME),
        Resigned("g", 4, 1, Why.ABSENT),
        SeatTaken("g", 6, 1, players[1]),
        SeatLeft("g", 7, 1),
        Readied("g", 8, 0),
        Offered("g", 9, 0, Offer.SAME_DEAL),
        Answered("g", 10, 1, accepted=False),
        Said("g", 11, 1, Phrase.GOOD_GAME),
        DealGiven("g", 12, numbered_dealing(3, 0)),
        ShuffleBegun("g", 12, SALT.hex(), None),
        ShuffleBegun("g", 12, SALT.hex(), "2026.11.30"),
        EntropyGiven("g", 13, 1, SALT.hex()),
    ]
    assert {*get_args(Event)} == {type(event) for event in events}
    for event in events:
        form = event_json(event)
        assert ["format", "game", "seq", "event"] == list(form)[:4]
        assert "offiziersskat-event/1" == form["format"]
        assert event == event_from(json.loads(json.dumps(form)))


def test_an_older_journal_still_reads() -> None:
    """What has been added since is missing there, and written only where it says something."""
    plain = [GOOD_START, GOOD_ACT, event_json(Resigned("g", 4, 1))]
    new = {"options", "spent", "forced", "why"}
    assert not [form for form in plain if new & form.keys()]
    assert plain == [event_json(event_from(form)) for form in plain]


def test_an_event_of_another_version_says_so() -> None:
    """A newer program's journal is not guessed at."""
    form = event_json(Resigned("g", 4, 1)) | {"format": "offiziersskat-event/2"}
    with pytest.raises(InputError, match="event-version"):
        event_from(form)


GOOD_START = event_json(
    MatchStarted("g", 0, preset("classic"), (PlayerInfo("A"), PlayerInfo("B")), 1, practice=True)
)
GOOD_HAND = event_json(HandStarted("g", 1, 0, salted_dealing(SALT), None))
GOOD_FINISH = event_json(HandFinished("g", 5, 0, (1, 0)))
GOOD_ACT = event_json(Acted("g", 5, 0, Kontra()))
GOOD_SEAT = event_json(SeatTaken("g", 5, 0, PlayerInfo("A")))
GOOD_ANSWER = event_json(Answered("g", 5, 0, accepted=True))
GOOD_SALT = event_json(ShuffleBegun("g", 5, SALT.hex(), None))
GOOD_OPTIONS = event_json(opened((NOBODY, NOBODY), Options()))


@pytest.mark.parametrize(
    ("good", "change"),
    [
        (GOOD_START, {"event": "married"}),
        (GOOD_START, {"event": ["acted"]}),
        (GOOD_START, {"seq": -1}),
        (GOOD_START, {"seq": True}),
        (GOOD_START, {"game": 7}),
        (GOOD_START, {"rules": "classic"}),
        (GOOD_START, {"rules": {"preset": "classical"}}),
        (GOOD_START, {"rules": {}}),
        (GOOD_START, {"players": [{"name": "A"}]}),
        (GOOD_START, {"players": [{"name": "", "kind": "human"}]}),
        (GOOD_START, {"practice": 1}),
        (GOOD_HAND, {"deck": "CJ XX"}),
        (GOOD_HAND, {"deck": None}),
        (GOOD_HAND, {"drawn": "X"}),
        (GOOD_HAND, {"date": 7}),
        (GOOD_HAND, {"proof": {"commit": "x"}}),
        (GOOD_HAND, {"deck": event_json(HandStarted("g", 1, 0, numbered_dealing(1, 1), None))["deck"]}),
        (GOOD_ACT, {"action": "XX"}),
        (GOOD_ACT, {"player": "0"}),
        (GOOD_ACT, {"spent": -1}),
        (GOOD_ACT, {"forced": "whim"}),
        (GOOD_SEAT, {"info": {"name": "A"}}),
        (GOOD_SEAT, {"info": "A"}),
        (GOOD_ANSWER, {"accepted": "yes"}),
        (GOOD_SALT, {"salt": "00"}),
        (GOOD_SALT, {"salt": "xy"}),
        (GOOD_SALT, {"date": 7}),
        (GOOD_OPTIONS, {"options": None}),
        (GOOD_OPTIONS, {"options": {"clock": None, "spectators": 1, "window": 60}}),
        (GOOD_OPTIONS, {"options": {"clock": None, "spectators": True, "window": 0}}),
        (GOOD_OPTIONS, {"options": {"clock": "x", "spectators": True, "window": 60}}),
        (GOOD_FINISH, {"score": ["1"]}),
        (GOOD_FINISH, {"score": 1}),
    ],
)  # fmt: skip
def test_what_is_no_event_is_refused(good: dict[str, object], change: dict[str, object]) -> None:
    """One error, whatever is wrong."""
    event_from(good)
    with pytest.raises(InputError, match="event-bad"):
        event_from(good | change)


@pytest.mark.parametrize("name", PLAYED)
def test_a_match_is_rebuilt_from_every_prefix_of_its_events(name: str) -> None:
    """The live table and the fold are one; checked after each step of a whole match."""
    rules, numbers = SHORT[name], random.Random(11)
    store = MemoryStore()
    table = new_table(rules, store=store)
    while not table.is_match_over:
        table.deal(salted_dealing(numbers.randbytes(32)))
        assert table._state == replayed(store.events)
        while table.to_act is not None:
            player = table.to_act
            if numbers.random() < 0.1 and table.can_take_back(player):
                table.take_back(player)
            else:
                table.act(player, numbers.choice(table.legal(player)))
            if numbers.random() < 0.1:
                assert table._state == replayed(store.events)
    assert table._state == replayed(store.events)
    assert tuple(store.events) == table.events


def test_every_prefix_of_a_hand_can_be_resumed() -> None:
    """From each single event on, a resumed table shows what the live one showed."""
    numbers = random.Random(3)
    store = MemoryStore()
    table = new_table(preset("auction"), store=store)
    table.deal(salted_dealing(numbers.randbytes(32)))
    while table.to_act is not None:
        resumed = Table.resume(store.events, MemoryStore())
        for player in (None, 0, 1):
            assert table.view(player) == resumed.view(player)
        assert table.match == resumed.match and table.marks == resumed.marks
        table.act(table.to_act, numbers.choice(table.legal(table.to_act)))


def started() -> list[Event]:
    """A match and its first hand, dealt: forehand is player 0."""
    store = MemoryStore()
    new_table(preset("classic"), store=store).deal(salted_dealing(SALT))
    return store.events


@pytest.mark.parametrize(
    ("event", "seq", "cause"),
    [
        (Acted("game-1", 3, 0, Declare(Contract.C)), 2, "event-order"),
        (Acted("game-2", 2, 0, Declare(Contract.C)), 2, "event-order"),
        (Acted("game-1", 2, 1, Declare(Contract.C)), 2, "not_your_turn"),
        (Acted("game-1", 2, 7, Declare(Contract.C)), 2, "no-such-player"),
        (TakenBack("game-1", 2, 0, 0, 0), 2, "take-back-nothing"),
        (HintShown("game-1", 2, 0, 3), 2, "event-unfit"),
        (Resigned("game-1", 2, 0), 2, "resign-not-now"),
        (HandStarted("game-1", 2, 1, salted_dealing(SALT), None), 2, "hand-running"),
        (HandFinished("game-1", 2, 0, (0, 0)), 2, "hand-running"),
        (
            MatchStarted(
                "game-1", 2, preset("classic"), (PlayerInfo("A"), PlayerInfo("B")), 1, practice=True
            ),
            2,
            "match-running",
        ),
    ],
)
def test_an_event_that_does_not_follow_is_not_believed(event: Event, seq: int, cause: str) -> None:
    """The error names the event and the cause."""
    with pytest.raises(InputError, match="event-unfit") as caught:
        replayed([*started(), event])
    assert (seq, cause) == (caught.value.params["seq"], caught.value.params["cause"])


def test_a_take_back_to_another_decision_is_not_believed() -> None:
    """Only a player's own last decision can be taken back."""
    events = [*started(), Acted("game-1", 2, 0, Declare(Contract.C))]
    replayed([*events, TakenBack("game-1", 3, 0, 0, 0)])
    with pytest.raises(InputError, match="event-unfit"):
        replayed([*events, TakenBack("game-1", 3, 0, 1, 0)])


def test_a_hand_has_the_number_of_those_before_it() -> None:
    """A journal with a hand cut out is broken."""
    first = started()[0]
    with pytest.raises(InputError, match="event-unfit"):
        replayed([first, HandStarted("game-1", 1, 1, salted_dealing(SALT), None)])


def test_a_score_that_differs_from_the_one_worked_out_is_not_believed() -> None:
    """The stored score is a check on the whole hand."""
    events = played_events("classic")
    place = next(n for n, event in enumerate(events) if isinstance(event, HandFinished))
    finished = events[place]
    assert isinstance(finished, HandFinished)
    replayed(events[: place + 1])
    changed = replace(finished, score=(finished.score[0] + 1, finished.score[1]))
    with pytest.raises(InputError, match="event-unfit") as caught:
        replayed([*events[:place], changed])
    assert "wrong-score" == caught.value.params["cause"]
    with pytest.raises(InputError, match="event-unfit"):
        replayed([*events[: place + 1], replace(finished, seq=finished.seq + 1)])


@pytest.mark.parametrize(
    "events",
    [
        [],
        [Resigned("g", 0, 0)],
        [MatchStarted("g", 1, preset("classic"), (PlayerInfo("A"),) * 2, 0, practice=True)],
        [MatchStarted("g", 0, preset("classic"), (PlayerInfo("A"),), 0, practice=True)],
    ],
)
def test_a_match_begins_with_its_beginning(events: list[Event]) -> None:
    """And with as many players as there are seats."""
    with pytest.raises(InputError, match="event-unfit"):
        replayed(events)


def test_events_before_a_hand_need_one() -> None:
    """Nothing can be done at a table at which nothing was dealt."""
    state = replayed(started()[:1])
    for event in (Acted("game-1", 1, 0, Kontra()), HintShown("game-1", 1, 0, 0)):
        with pytest.raises(MoveError, match="no-hand"):
            advance(state, event)


def test_dealings_come_from_bytes_alone() -> None:
    """The same bytes, the same deal; a local game's seed is SHA-256 of the salt."""
    assert salted_dealing(SALT) == salted_dealing(SALT)
    assert salted_dealing(SALT).deck != salted_dealing(SALT, cut=5).deck
    assert salted_dealing(SALT).deck[5:] == salted_dealing(SALT, cut=5).deck[:-5]
    assert seeded_dealing(SALT).drawn == seeded_dealing(SALT).drawn
    assert numbered_dealing(1, 0) != numbered_dealing(1, 1)
    assert {3, 4} == {lot(bytes([n] * 32), (3, 4)) for n in range(9)}
    assert chance(SALT).below(1000) == chance(SALT).below(1000)


def test_a_drawn_trump_needs_a_drawn_card() -> None:
    """A bare deck does not tell which card was drawn."""
    table = new_table(PLAYED["drawn"])
    with pytest.raises(InputError, match="no-drawn-trump"):
        table.deal(Dealing(numbered_dealing(1, 0).deck))
    assert new_match(table.rules, first_dealer=1) == table.match


@pytest.mark.parametrize("name", ["👩\u200d🚀 Ömer", "می\u200cخواهم", "שלום", "<b>Anna</b>"])
def test_names_of_every_script_are_names(name: str) -> None:
    """Also with the signs that join letters, or the parts of one emoji."""
    assert name == PlayerInfo(name).name


@pytest.mark.parametrize(
    "name", ["", "  ", "a" * 41, "a\nb", "\x1b[2J", "\u200d", "\u202eabc", "a\u200bb"]
)
def test_names_fit_on_one_line(name: str) -> None:
    """Neither records nor terminals are surprised."""
    with pytest.raises(InputError, match="player-name"):
        PlayerInfo(name)
    with pytest.raises(InputError, match="player-name"):
        PlayerInfo("Anna", name)
