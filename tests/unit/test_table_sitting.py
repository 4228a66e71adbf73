"""A match among people: seats, the shuffle of all, decisions, offers, and nothing lost or doubled."""

import random
import tracemalloc
from collections.abc import Callable
from functools import partial

import pytest
from tests.sittings import (
    CHANCE,
    EMPTY,
    ENGINE,
    HUMAN,
    act,
    dealt,
    phase,
    play_until,
    resumed,
    seated,
    shuffle,
)
from tests.tables import SHORT, FailingStore

from offiziersskat.core.actions import Declare, IllegalAction, Kontra, Pass, Play, text_of
from offiziersskat.core.cards import Card
from offiziersskat.core.contracts import Contract
from offiziersskat.core.view import Phase, View
from offiziersskat.deal import BadProof, commitment, proved_deck
from offiziersskat.errors import InputError, MoveError, StorageError
from offiziersskat.notation.record import Record
from offiziersskat.notation.replay import Finished, conclusion
from offiziersskat.table.authority import MemoryStore
from offiziersskat.table.dealing import numbered_dealing
from offiziersskat.table.events import DealGiven, Event, HandFinished, MarkKind
from offiziersskat.table.fold import replayed
from offiziersskat.table.shuffle import Awaited
from offiziersskat.table.sitting import (
    ClockRule,
    Offer,
    Options,
    Phrase,
    PlayerInfo,
    Sitting,
    Status,
)

SALT, ONE, TWO = bytes(range(32)), b"\x01" * 32, b"\x02" * 32


def refused(code: str, attempt: Callable[[], object]) -> None:
    """Something is refused with a code, and leaves no event."""
    with pytest.raises(MoveError) as caught:
        attempt()
    assert code == caught.value.code


def status(sitting: Sitting) -> Status:
    """What the table waits for now; asked anew each time."""
    return sitting.status


def awaiting(sitting: Sitting) -> Awaited | None:
    """What the shuffle waits for now."""
    return sitting.awaiting


def engine(sitting: Sitting) -> tuple[int, str, View] | None:
    """Which engine has to decide now."""
    return sitting.engine_to_act


# ---- seats --------------------------------------------------------------------------------------


def test_an_empty_seat_is_waited_for() -> None:
    """Nothing is dealt until somebody sits there."""
    sitting, _ = seated(kinds=(HUMAN, EMPTY))
    assert (Status.WAITING, Options()) == (sitting.status, sitting.options)
    refused("deal-not-now", lambda: sitting.commit(SALT, now=0.0))
    sitting.take_seat(1, PlayerInfo("Ben"), now=0.0)
    assert Status.SHUFFLING is status(sitting)
    assert ("Anna", "Ben") == tuple(player.name for player in sitting.table.players)


def test_a_seat_is_taken_once_and_left_once() -> None:
    """And only seats that there are."""
    sitting, _ = seated()
    refused("seat-taken", lambda: sitting.take_seat(1, PlayerInfo("Cora"), now=0.0))
    sitting.leave_seat(1, now=0.0)
    refused("seat-empty", lambda: sitting.leave_seat(1, now=0.0))
    refused("no-such-player", lambda: sitting.leave_seat(2, now=0.0))
    refused("no-such-player", lambda: sitting.take_seat(-1, PlayerInfo("Cora"), now=0.0))
    refused("seat-empty", lambda: sitting.take_seat(1, PlayerInfo("Nobody", EMPTY), now=0.0))


def test_a_table_has_as_many_seats_as_the_rules_say() -> None:
    """Too few are refused before anything is kept."""
    store = MemoryStore()
    with pytest.raises(InputError, match="player-count"):
        seated("double", store=store)
    assert [] == store.events


def test_who_leaves_while_cards_are_shuffled_takes_his_part_with_him() -> None:
    """The shuffle begins anew, when somebody has taken the seat."""
    sitting, _ = seated()
    sitting.commit(SALT, now=0.0)
    sitting.give_entropy(1, TWO, now=0.0)
    sitting.leave_seat(1, now=0.0)
    assert (Status.WAITING, None) == (sitting.status, sitting.awaiting)
    sitting.take_seat(1, PlayerInfo("Elo", ENGINE), now=0.0)
    sitting.commit(SALT, now=0.0)
    assert Awaited((0,), None) == awaiting(sitting)


def test_somebody_else_goes_on_with_a_hand_that_was_left() -> None:
    """He sees what the seat sees; an engine can go on as well."""
    sitting = dealt("half_open")
    act(sitting)
    view = sitting.table.view(1)
    sitting.leave_seat(1, now=0.0)
    assert Status.PLAYING is status(sitting)
    assert engine(sitting) is None
    sitting.take_seat(1, PlayerInfo("Elo", ENGINE), now=0.0)
    assert view == sitting.table.view(1)
    assert (1, ENGINE, view) == engine(sitting)


# ---- the shuffle --------------------------------------------------------------------------------


def test_all_have_a_part_in_the_shuffle() -> None:
    """The salt comes first, then everybody's entropy, then the cut; and the deck is proved."""
    sitting, _ = seated()
    assert awaiting(sitting) is None
    sitting.commit(SALT, now=0.0, date="2026.11.30")
    assert Awaited((0, 1), None) == awaiting(sitting)
    refused("cut-not-now", lambda: sitting.cut(0, 13, now=0.0))
    sitting.give_entropy(1, TWO, now=0.0)
    assert Awaited((0,), None) == awaiting(sitting)
    sitting.give_entropy(0, ONE, now=0.0)
    assert Awaited((), 0) == awaiting(sitting)
    refused("cut-not-now", lambda: sitting.cut(1, 13, now=0.0))
    with pytest.raises(BadProof, match="cut-range"):
        sitting.cut(0, 32, now=0.0)
    sitting.cut(0, 13, now=0.0)
    assert Status.PLAYING is status(sitting)
    record = sitting.table.saved()
    assert record.proof is not None
    assert record.deck == proved_deck(record.proof)
    assert (commitment(SALT), SALT.hex(), (ONE.hex(), TWO.hex()), 13, "2026.11.30") == (
        record.commit,
        record.salt,
        record.entropies,
        record.cut,
        record.tag("Date"),
    )
    refused("no-shuffle", lambda: sitting.cut(0, 13, now=0.0))
    refused("no-shuffle", lambda: sitting.give_entropy(0, ONE, now=0.0))


def test_entropies_stand_in_the_order_of_seats() -> None:
    """In the second hand player 1 is forehand, and cuts."""
    sitting = dealt()
    act(sitting)
    sitting.resign(0, now=0.0)
    sitting.ready(0)
    sitting.ready(1)
    sitting.commit(SALT, now=0.0)
    sitting.give_entropy(0, ONE, now=0.0)
    sitting.give_entropy(1, TWO, now=0.0)
    assert Awaited((), 1) == awaiting(sitting)
    sitting.cut(1, 0, now=0.0)
    assert (TWO.hex(), ONE.hex()) == sitting.table.saved().entropies


@pytest.mark.parametrize("kinds", [(HUMAN, ENGINE), (ENGINE, HUMAN)])
def test_engines_give_no_entropy_and_do_not_cut(kinds: tuple[str, str]) -> None:
    """The proof holds all the same, and knows whose entropy is whose."""
    sitting, _ = seated(kinds=kinds)
    person = kinds.index(HUMAN)
    sitting.commit(SALT, now=0.0)
    sitting.give_entropy(person, ONE, now=0.0)
    if person == 0:
        sitting.cut(0, 5, now=0.0)
    assert Status.PLAYING is status(sitting)
    record = sitting.table.saved()
    assert ((ONE.hex(),) if person == 0 else ("", ONE.hex())) == record.entropies
    assert record.proof is not None
    assert record.deck == proved_deck(record.proof)


def test_engines_among_themselves_are_dealt_at_once() -> None:
    """There is nobody to wait for."""
    sitting, _ = seated(kinds=(ENGINE, ENGINE))
    sitting.commit(SALT, now=0.0)
    assert Status.PLAYING is status(sitting)


def test_with_four_the_player_at_the_dealers_right_cuts() -> None:
    """Seat 2 (rules.md §3)."""
    sitting, _ = seated("double", (HUMAN,) * 4)
    sitting.commit(SALT, now=0.0)
    for player in range(4):
        sitting.give_entropy(player, bytes([player]) * 32, now=0.0)
    assert Awaited((), 2) == awaiting(sitting)


def test_chance_is_given_once_and_whole() -> None:
    """The same again is heard again; another is refused, and so is what is too short."""
    sitting, store = seated()
    refused("no-shuffle", lambda: sitting.give_entropy(0, ONE, now=0.0))
    with pytest.raises(BadProof, match="proof-length"):
        sitting.commit(SALT[1:], now=0.0)
    sitting.commit(SALT, now=0.0)
    refused("deal-not-now", lambda: sitting.commit(SALT, now=0.0))
    sitting.give_entropy(0, ONE, now=0.0)
    kept = len(store.events)
    sitting.give_entropy(0, ONE, now=0.0)
    refused("entropy-given", lambda: sitting.give_entropy(0, TWO, now=0.0))
    refused("no-such-player", lambda: sitting.give_entropy(7, TWO, now=0.0))
    with pytest.raises(BadProof, match="proof-length"):
        sitting.give_entropy(1, b"", now=0.0)
    assert kept == len(store.events)


def test_an_engine_cannot_be_spoken_for() -> None:
    """It gives no entropy, says nothing, offers nothing, and is always ready."""
    sitting, _ = seated(kinds=(HUMAN, ENGINE))
    sitting.commit(SALT, now=0.0)
    refused("no-person", lambda: sitting.give_entropy(1, ONE, now=0.0))
    refused("no-person", lambda: sitting.say(1, Phrase.HELLO))
    refused("no-person", lambda: sitting.offer(1, Offer.REMATCH, now=0.0))
    refused("no-person", lambda: sitting.ready(1))


def test_a_given_deck_is_dealt_in_place_of_a_shuffle() -> None:
    """To play a deal again; not while cards are shuffled or played."""
    sitting, _ = seated()
    sitting.commit(SALT, now=0.0)
    refused("deal-not-now", lambda: sitting.deal(numbered_dealing(1, 0), now=0.0))
    sitting, _ = seated()
    sitting.deal(numbered_dealing(1, 0), now=0.0)
    assert numbered_dealing(1, 0).deck == sitting.table.saved().deck
    refused("deal-not-now", lambda: sitting.deal(numbered_dealing(1, 0), now=0.0))


def test_a_table_can_be_set_up_to_play_a_deal_again() -> None:
    """When all have sat down the hand is dealt, from nothing else, and nobody sees it before."""
    given, store = numbered_dealing(1, 0), MemoryStore()
    sitting = Sitting.open(
        SHORT["classic"],
        [PlayerInfo("Anna"), None],
        options=Options(),
        first_dealer=1,
        store=store,
        game="game-1",
        dealing=given,
    )
    sitting = resumed(store)
    assert (Status.WAITING, None) == (sitting.status, sitting.table.hand)
    for text in (str(sitting.journal(0)), str(sitting.message(0, now=0.0))):
        assert "deck" not in text and str(given.deck[0].code) not in text
    with pytest.raises(InputError, match="event-unfit"):
        sitting.table.deal(numbered_dealing(1, 1))
    sitting.take_seat(1, PlayerInfo("Ben"), now=7.0)
    assert (0, given.deck) == (sitting.table.hand, sitting.table.saved().deck)
    act(sitting)
    sitting.resign(0, now=8.0)
    for player in (0, 1):
        sitting.ready(player)
    shuffle(sitting, CHANCE(1))
    assert given.deck != sitting.table.saved().deck


@pytest.mark.parametrize("practice", [True, False])
def test_a_deal_is_played_again_in_practice_only(*, practice: bool) -> None:
    """At once where all seats are taken; where it counts, nobody may know the deck before."""
    sitting, store = seated(kinds=(HUMAN, EMPTY), options=Options(practice=practice))
    event = DealGiven("game-1", 1, numbered_dealing(1, 0))
    if not practice:
        with pytest.raises(InputError, match="deal-practice"):
            sitting.table.put(event)
        return
    sitting.table.put(event)
    refused("deal-not-now", lambda: sitting.commit(SALT, now=0.0))
    resumed(store).take_seat(1, PlayerInfo("Elo", ENGINE), now=0.0)
    sitting.take_seat(1, PlayerInfo("Elo", ENGINE), now=0.0)
    with pytest.raises(MoveError, match="deal-not-now"):
        sitting.table.put(DealGiven("game-1", sitting.seq + 1, numbered_dealing(1, 0)))


def test_a_salt_binds_to_its_deck() -> None:
    """A journal in which another deck was dealt after a commitment is not believed."""
    sitting, store = seated()
    sitting.commit(SALT, now=0.0)
    for other in (numbered_dealing(1, 0),):
        with pytest.raises(InputError, match="event-unfit"):
            sitting.table.deal(other)
    assert 2 == len(store.events)


# ---- decisions ----------------------------------------------------------------------------------


def test_a_decision_that_is_sent_twice_is_taken_once() -> None:
    """After a broken connection a client says it again, and it stands once."""
    sitting = dealt()
    sitting.act(0, Declare(Contract.C), ply=0, now=0.0)
    seq = sitting.seq
    sitting.act(0, Declare(Contract.C), ply=0, now=0.0)
    assert seq == sitting.seq
    refused("stale", lambda: sitting.act(0, Declare(Contract.S), ply=0, now=0.0))
    refused("stale", lambda: sitting.act(1, Declare(Contract.C), ply=0, now=0.0))
    refused("stale", lambda: sitting.act(1, Pass(), ply=2, now=0.0))


def test_an_illegal_decision_leaves_no_trace() -> None:
    """Neither one out of turn, nor one that is not offered."""
    sitting = dealt()
    for player, action in ((1, Declare(Contract.C)), (0, Kontra()), (0, Play(Card["CJ"]))):
        with pytest.raises(IllegalAction):
            sitting.act(player, action, ply=0, now=0.0)
    for player in (-1, 2):
        refused("no-such-player", partial(sitting.act, player, Pass(), ply=0, now=0.0))
    assert 0 == sitting.table.plies


def test_before_the_first_hand_there_is_nothing_to_do() -> None:
    """And a finished hand cannot be named."""
    sitting, _ = seated()
    refused("no-hand", lambda: sitting.act(0, Pass(), ply=0, now=0.0))
    refused("no-hand", lambda: sitting.ready(0))
    refused("no-such-hand", lambda: sitting.hand_record(0))
    with pytest.raises(MoveError) as caught:
        sitting.hand_record(98)
    assert {"hand": 99} == caught.value.params, "people count from 1"
    refused("claim-not-now", lambda: sitting.claim(0, 0.0))
    refused("no-such-player", lambda: sitting.message(2, now=0.0))
    assert (0, None, None) == (sitting.seq, sitting.engine_to_act, sitting.deadline())


def test_hints_are_for_practice_and_for_who_is_asked() -> None:
    """They are marked."""
    sitting = dealt()
    sitting.note_hint(0)
    assert [MarkKind.HINT] == [mark.kind for mark in sitting.table.marks]
    refused("hint-not-now", lambda: sitting.note_hint(1))
    strict = dealt(options=Options(practice=False))
    refused("hint-off", lambda: strict.note_hint(0))


@pytest.mark.parametrize("name", SHORT)
def test_a_match_is_played_through_by_every_ruleset(name: str) -> None:
    """Every hand is a record that verifies, and the last one ends the match."""
    rules, chance = SHORT[name], CHANCE(5)
    sitting, store = seated(rules, (HUMAN,) * rules.seats)
    while sitting.status is not Status.MATCH_OVER:
        if sitting.status is Status.HAND_OVER:
            for player in range(rules.seats):
                sitting.ready(player)
        assert Status.SHUFFLING is status(sitting)
        shuffle(sitting, chance)
        play_until(sitting, lambda _: False, chance)
    finished = [event for event in store.events if isinstance(event, HandFinished)]
    assert len(finished) == len(store.records) == len(sitting.table.match.results)
    for number, record in enumerate(store.records):
        assert isinstance(conclusion(record), Finished)
        assert record.proof is not None
        assert record.deck == proved_deck(record.proof)
        assert record.deck == sitting.hand_record(number).deck
        assert record.result == sitting.hand_record(number).result
    refused("match-over", lambda: sitting.ready(0))
    assert len(sitting.table.events) < 250
    again = resumed(store)
    assert sitting.hand_record(1) == again.hand_record(1)
    assert sitting.message(0, now=0.0) | {"players": 0} == again.message(0, now=0.0) | {
        "players": 0
    }


def test_the_next_hand_waits_for_everybody() -> None:
    """Engines are always ready; asking twice changes nothing."""
    sitting = dealt("double", (HUMAN, ENGINE, HUMAN, ENGINE))
    refused("hand-running", lambda: sitting.ready(0))
    act(sitting)
    sitting.resign(0, now=0.0)
    assert Status.HAND_OVER is status(sitting)
    sitting.ready(0)
    seq = sitting.seq
    sitting.ready(0)
    assert (seq, Status.HAND_OVER) == (sitting.seq, sitting.status)
    sitting.ready(2)
    assert Status.SHUFFLING is status(sitting)


# ---- between people -----------------------------------------------------------------------------


def test_alone_among_engines_one_takes_back_at_once() -> None:
    """And it is marked."""
    sitting = dealt(kinds=(HUMAN, ENGINE))
    act(sitting)
    sitting.take_back(0, now=0.0)
    assert (0, Phase.DECLARE) == (sitting.table.plies, phase(sitting))
    assert [MarkKind.TAKE_BACK] == [mark.kind for mark in sitting.table.marks]


def test_among_people_taking_back_is_asked_for() -> None:
    """Who is asked agrees or does not; until then nothing happens."""
    sitting = dealt()
    act(sitting)
    refused("take-back-ask", lambda: sitting.take_back(0, now=0.0))
    refused("take-back-nothing", lambda: sitting.offer(1, Offer.TAKE_BACK, now=0.0))
    sitting.offer(0, Offer.TAKE_BACK, now=0.0)
    assert 1 == sitting.table.plies
    refused("offer-none", lambda: sitting.answer(0, accepted=True, now=0.0))
    sitting.answer(1, accepted=False, now=0.0)
    refused("offer-none", lambda: sitting.answer(1, accepted=True, now=0.0))
    assert 1 == sitting.table.plies
    sitting.offer(0, Offer.TAKE_BACK, now=0.0)
    sitting.answer(1, accepted=True, now=0.0)
    assert 0 == sitting.table.plies


def test_without_practice_nothing_is_taken_back() -> None:
    """Nor is a hand begun again."""
    sitting = dealt(options=Options(practice=False))
    act(sitting)
    refused("take-back-off", lambda: sitting.offer(0, Offer.TAKE_BACK, now=0.0))
    refused("take-back-off", lambda: sitting.offer(0, Offer.SAME_DEAL, now=0.0))


def test_an_offer_lapses_with_the_next_action() -> None:
    """And there is only one at a time."""
    sitting = dealt()
    act(sitting)
    sitting.offer(0, Offer.TAKE_BACK, now=0.0)
    refused("offer-open", lambda: sitting.offer(1, Offer.NEW_DEAL, now=0.0))
    act(sitting)
    refused("offer-none", lambda: sitting.answer(1, accepted=True, now=0.0))


def test_who_proposes_may_think_again() -> None:
    """He takes the offer back; proposing it twice changes nothing."""
    sitting = dealt()
    sitting.offer(0, Offer.NEW_DEAL, now=0.0)
    seq = sitting.seq
    sitting.offer(0, Offer.NEW_DEAL, now=0.0)
    assert seq == sitting.seq
    sitting.answer(0, accepted=False, now=0.0)
    refused("offer-none", lambda: sitting.answer(1, accepted=True, now=0.0))


def test_two_who_propose_the_same_are_agreed() -> None:
    """The hand is thrown away, the same dealer deals anew, and no record is left."""
    sitting = dealt()
    act(sitting)
    sitting.offer(0, Offer.NEW_DEAL, now=0.0)
    sitting.offer(1, Offer.NEW_DEAL, now=0.0)
    assert (None, Status.SHUFFLING) == (sitting.table.hand, sitting.status)
    shuffle(sitting, CHANCE(2))
    assert (0, 0, ()) == (sitting.table.hand, sitting.table.to_act, sitting.table.match.results)
    refused("no-such-hand", lambda: sitting.hand_record(0))


def test_engines_wait_for_an_answer() -> None:
    """With four, two people and two engines: an action would end the offer."""
    sitting = dealt("double", (HUMAN, ENGINE, HUMAN, ENGINE))
    act(sitting)
    act(sitting)
    assert engine(sitting) is not None
    sitting.offer(0, Offer.TAKE_BACK, now=0.0)
    assert engine(sitting) is None
    sitting.answer(2, accepted=True, now=0.0)
    assert 1 == sitting.table.plies


@pytest.mark.parametrize("name", ["classic", "drawn"])
def test_the_same_deal_begins_again(name: str) -> None:
    """The same cards, nothing decided, and a mark that says how many had been seen."""
    sitting = dealt(SHORT[name], (HUMAN, ENGINE))
    before = sitting.table.saved()
    play_until(sitting, lambda it: it.table.plies > 12, CHANCE(1))
    sitting.offer(0, Offer.SAME_DEAL, now=0.0)
    after = sitting.table.saved()
    assert (before.deck, before.actions) == (after.deck, after.actions)
    (mark,) = sitting.table.marks
    assert (MarkKind.TAKE_BACK, 0) == (mark.kind, mark.player)
    assert mark.seen > 0


def test_another_match_is_agreed_on_when_one_is_over() -> None:
    """What comes of it is a table of its own."""
    sitting, _ = seated(SHORT["classic"])
    refused("offer-not-now", lambda: sitting.offer(0, Offer.REMATCH, now=0.0))
    chance = CHANCE(4)
    while sitting.status is not Status.MATCH_OVER:
        for player in (0, 1) if sitting.status is Status.HAND_OVER else ():
            sitting.ready(player)
        shuffle(sitting, chance)
        play_until(sitting, lambda _: False, chance)
    refused("hand-over", lambda: sitting.offer(0, Offer.NEW_DEAL, now=0.0))
    sitting.offer(1, Offer.REMATCH, now=0.0)
    wanted = [sitting.wants_rematch]
    sitting.answer(0, accepted=True, now=0.0)
    assert [False, True] == [*wanted, sitting.wants_rematch]
    refused("offer-not-now", lambda: sitting.offer(0, Offer.REMATCH, now=0.0))


def test_the_last_phrases_are_remembered() -> None:
    """By whom, and by which event."""
    sitting, _ = seated()
    for _ in range(3):
        for player, phrase in ((0, Phrase.HELLO), (1, Phrase.THANKS), (0, Phrase.OOPS)):
            sitting.say(player, phrase)
    said = sitting.message(None, now=0.0)["said"]
    assert [4, 5, 6, 7, 8, 9] == [line["seq"] for line in said]
    assert {"player": 0, "phrase": "oops", "seq": 9} == said[-1]


# ---- nothing lost, nothing doubled --------------------------------------------------------------


def test_a_full_disk_leaves_everything_as_it_was() -> None:
    """Whatever is done: the state is the one before, and the same works later."""
    store = FailingStore()
    sitting, _ = seated(store=store)
    steps: list[Callable[[], object]] = [
        lambda: sitting.commit(SALT, now=0.0),
        lambda: sitting.give_entropy(0, ONE, now=0.0),
        lambda: sitting.give_entropy(1, TWO, now=0.0),
        lambda: sitting.cut(0, 1, now=0.0),
        lambda: sitting.act(0, Declare(Contract.C), ply=0, now=0.0),
        lambda: sitting.offer(0, Offer.TAKE_BACK, now=0.0),
        lambda: sitting.answer(1, accepted=False, now=0.0),
        lambda: sitting.say(1, Phrase.HELLO),
        lambda: sitting.resign(0, now=0.0),
        lambda: sitting.ready(0),
        lambda: sitting.leave_seat(1, now=0.0),
        lambda: sitting.take_seat(1, PlayerInfo("Cora"), now=0.0),
    ]
    for step in steps:
        state, store.is_full = sitting.table.state, True
        with pytest.raises(StorageError):
            step()
        assert state is sitting.table.state
        store.is_full = False
        step()
        assert state is not sitting.table.state


def test_a_kill_between_the_last_entropy_and_the_deal_is_made_good() -> None:
    """The engine does not cut, so the hand is dealt when the match is taken up again."""
    store = FailingStore()
    sitting, _ = seated(kinds=(ENGINE, HUMAN), store=store)
    sitting.commit(SALT, now=0.0)
    store.fill_before(type(numbered_hand()))
    with pytest.raises(StorageError):
        sitting.give_entropy(1, ONE, now=0.0)
    assert Status.PLAYING is resumed(store).status


def numbered_hand() -> Event:
    """An event that deals a hand."""
    _, store = seated()
    sitting = resumed(store)
    sitting.deal(numbered_dealing(1, 0), now=0.0)
    return sitting.table.events[-1]


def _somehow(sitting: Sitting, chance: random.Random, now: float) -> None:
    """Something that somebody might do; much of it is refused."""
    player = chance.randrange(len(sitting.table.players))
    everything: list[Callable[[], object]] = [
        lambda: sitting.say(player, chance.choice(list(Phrase))),
        lambda: sitting.offer(player, chance.choice(list(Offer)), now=now),
        lambda: sitting.answer(player, accepted=chance.random() < 0.7, now=now),
        lambda: sitting.ready(player),
        lambda: sitting.note_hint(player),
        lambda: sitting.take_back(player, now=now),
        lambda: sitting.away(player, now),
        lambda: sitting.back(player, now),
        lambda: sitting.claim(player, now),
        lambda: sitting.tick(now),
        sitting.deadline,
    ]
    rare: list[Callable[[], object]] = [
        lambda: sitting.leave_seat(player, now=now),
        lambda: sitting.take_seat(
            player, PlayerInfo("Elo", chance.choice([HUMAN, ENGINE])), now=now
        ),
        lambda: sitting.resign(player, now=now),
    ]
    if sitting.status is Status.SHUFFLING and chance.random() < 0.7:
        if sitting.awaiting is None:
            sitting.commit(chance.randbytes(32), now=now)
        for giver in () if sitting.awaiting is None else sitting.awaiting.entropies:
            sitting.give_entropy(giver, chance.randbytes(32), now=now)
        if sitting.awaiting is not None and sitting.awaiting.cutter is not None:
            sitting.cut(sitting.awaiting.cutter, chance.randrange(32), now=now)
    elif sitting.table.to_act is not None and chance.random() < 0.7:
        act(sitting, chance.choice(sitting.table.legal(sitting.table.to_act)), now=now)
    else:
        chance.choice(rare if chance.random() < 0.08 else everything)()


@pytest.mark.parametrize("name", SHORT)
def test_whatever_people_do_a_killed_match_goes_on_as_it_stood(name: str) -> None:
    """At every moment the events alone, through their text, give the same table back."""
    rules, chance = SHORT[name], CHANCE(name)
    kinds = [chance.choice([HUMAN, HUMAN, ENGINE]) for _ in range(rules.seats)]
    options = Options(practice=True, clock=ClockRule(total=60, increment=2), window=20)
    sitting, store = seated(rules, kinds, options=options)
    seen = set()
    for moment in range(400):
        now, before = moment * 1.5, sitting.seq
        try:
            _somehow(sitting, chance, now)
        except MoveError as error:
            seen.add(error.code)
            if error.code != "time-over":
                assert before == sitting.seq
        if moment % 9 == 0:
            assert replayed(store.events) == sitting.table.state == resumed(store).table.state
            assert sitting.table.events == resumed(store).table.events
    assert len(seen) > 5


def test_texts_of_actions_are_those_of_the_notation() -> None:
    """What a client sends is what a message lists."""
    sitting = dealt()
    assert ["=C", "=S", "=H", "=D", "=G", "=R"] == [text_of(a) for a in sitting.table.legal(0)]


def test_a_table_that_waits_is_small() -> None:
    """In the middle of its fourth hand: a server keeps a thousand of them."""
    chance, sizes, kept = CHANCE(1), [0], list[Sitting]()
    tracemalloc.start()
    for _ in range(10):
        kept.append(_in_its_fourth_hand(chance))
        sizes.append(tracemalloc.get_traced_memory()[0])
    tracemalloc.stop()
    # The first ones fill what all tables share.
    assert (sizes[-1] - sizes[2]) / 8 < 40_000


def _in_its_fourth_hand(chance: random.Random) -> Sitting:
    """A table whose events are kept elsewhere."""
    sitting, _ = seated("classic", store=_Nowhere())
    for hand in range(4):
        for player in (0, 1) if hand else ():
            sitting.ready(player)
        shuffle(sitting, chance)
        play_until(sitting, lambda it: it.table.plies > 20 and it.table.hand == 3, chance)
    return sitting


class _Nowhere(MemoryStore):
    """A store that keeps nothing here."""

    def append(self, event: Event) -> None:
        """Taken as kept."""

    def finish(self, record: Record) -> None:
        """Taken as kept."""
