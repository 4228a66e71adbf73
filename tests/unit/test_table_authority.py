"""The table: what is accepted is kept first, and what is shown comes through one door."""

import random
from collections.abc import Callable

import pytest
from tests.tables import PLAYED, FailingStore, new_table, play_hand, play_match, salted_until

from offiziersskat.core.actions import (
    Declare,
    IllegalAction,
    Kontra,
    Pass,
    Play,
    Reason,
    TakeStock,
)
from offiziersskat.core.cards import Card
from offiziersskat.core.catalogue import preset, ruleset
from offiziersskat.core.contracts import Contract
from offiziersskat.core.game import observe
from offiziersskat.core.result import Ending
from offiziersskat.core.seats import Seat
from offiziersskat.core.view import Phase, Place
from offiziersskat.errors import InputError, MoveError, StorageError
from offiziersskat.table.authority import MemoryStore, Table
from offiziersskat.table.dealing import Dealing, numbered_dealing, salted_dealing
from offiziersskat.table.events import HandFinished, Mark, MarkKind, PlayerInfo

CLASSIC = preset("classic")


def dealt(name: str = "classic", *, number: int = 1, store: MemoryStore | None = None) -> Table:
    """A table with a hand dealt; forehand is player 0."""
    table = new_table(PLAYED[name], store=store)
    table.deal(numbered_dealing(number, 0))
    return table


def declared(contract: Contract = Contract.C, *, number: int = 1) -> Table:
    """A classic hand without kontra, ready for the first trick."""
    table = dealt(number=number)
    table.act(0, Declare(contract))
    table.act(1, Pass())
    return table


@pytest.mark.parametrize("name", PLAYED)
def test_a_match_is_played_through_by_every_ruleset(name: str) -> None:
    """Every hand is kept once, the standing is the sum of the hands, and the match ends."""
    store = MemoryStore()
    table = new_table(PLAYED[name], store=store)
    play_match(table, random.Random(2))
    hands = len(table.match.results)
    assert store.is_ended and table.is_hand_over and not table.is_running
    assert hands == len(store.records) == sum(isinstance(e, HandFinished) for e in store.events)
    by_player = [sum(scores) for scores in zip(*map(table.match.scores, range(hands)), strict=True)]
    assert table.match.totals == (sum(by_player[::2]), sum(by_player[1::2]))
    assert list(range(len(store.events))) == [event.seq for event in store.events]
    with pytest.raises(MoveError, match="match-over"):
        table.deal(numbered_dealing(1, 0))


def test_a_table_before_its_first_hand_shows_nothing() -> None:
    """There is nothing to see and nothing to do."""
    table = new_table(CLASSIC, first_dealer=0)
    assert (None, None, 0, ()) == (table.hand, table.to_act, table.plies, table.marks)
    assert not table.is_running and not table.is_hand_over and not table.is_match_over
    assert () == table.legal(0)
    assert (Seat.SECOND, 1) == (table.seat_of(0), table.player_at(Seat.FOREHAND))
    for attempt in (
        lambda: table.view(0),
        lambda: table.act(0, Pass()),
        lambda: table.take_back(0),
        lambda: table.resign(0),
        lambda: table.note_hint(0),
    ):
        with pytest.raises(MoveError, match="no-hand"):
            attempt()
    assert not table.can_take_back(0)


def test_a_table_needs_as_many_players_as_seats() -> None:
    """Too few are refused before anything is kept."""
    store = MemoryStore()
    with pytest.raises(InputError, match="player-count"):
        Table.start(preset("double"), [PlayerInfo("A")] * 2, first_dealer=0, store=store, game="g")
    assert [] == store.events


def test_players_are_told_apart_by_what_decides() -> None:
    """A person, or an engine with its version."""
    assert PlayerInfo("Anna").is_human
    assert not PlayerInfo("Rules", "engine:rules@1").is_human


def test_views_come_from_the_players_seats() -> None:
    """Each player sees what his seat sees, a spectator what lies open."""
    table = dealt("half_open")
    hand = table._state.dealt_hand()
    for player in (0, 1):
        assert observe(hand.game, table.seat_of(player)) == table.view(player)
    assert observe(hand.game, None) == table.view(None)
    for player in (-1, 2):
        with pytest.raises(MoveError, match="no-such-player"):
            table.view(player)


def test_the_deal_passes_and_seats_with_it() -> None:
    """Forehand is the player left of the dealer, in every hand anew."""
    chance = random.Random(4)
    table = new_table(preset("double"), first_dealer=3)
    for hand in range(5):
        table.deal(salted_dealing(chance.randbytes(32)))
        assert hand == table.hand
        assert hand % 4 == table.player_at(Seat.FOREHAND) == table.to_act
        assert [(player - hand) % 4 for player in range(4)] == [table.seat_of(p) for p in range(4)]
        play_hand(table, chance)


def test_a_hand_is_dealt_when_the_last_is_over() -> None:
    """And not before."""
    table = dealt()
    with pytest.raises(MoveError, match="hand-running"):
        table.deal(numbered_dealing(1, 1))
    assert 0 == table.hand


@pytest.mark.parametrize(
    ("player", "action", "reason"),
    [
        (1, Declare(Contract.C), Reason.NOT_YOUR_TURN),
        (0, Kontra(), Reason.WRONG_PHASE),
        (0, Declare(Contract.N), Reason.NOT_OFFERED),
    ],
)
def test_what_the_rules_do_not_allow_changes_nothing(
    player: int, action: Declare | Kontra, reason: Reason
) -> None:
    """The reason is said, nothing is kept, nothing moves."""
    store = MemoryStore()
    table = dealt(store=store)
    before, kept = table._state, len(store.events)
    with pytest.raises(IllegalAction) as caught:
        table.act(player, action)
    assert reason is caught.value.reason
    assert (before, kept) == (table._state, len(store.events))


def test_a_card_that_must_follow_says_why() -> None:
    """The reason carries the led card."""
    chance = random.Random(1)
    table = declared()
    while True:
        player = table.to_act
        assert player is not None
        view = table.view(player)
        allowed = table.legal(player)
        refused = [c for c in view.playable(table.seat_of(player)) if Play(c) not in allowed]
        if refused and view.board.trick is not None:
            with pytest.raises(IllegalAction) as caught:
                table.act(player, Play(refused[0]))
            assert Reason.MUST_FOLLOW is caught.value.reason
            assert view.board.trick.cards[0].code == caught.value.params["led"]
            return
        table.act(player, chance.choice(allowed))


@pytest.mark.parametrize(
    "step",
    [
        lambda table: table.act(0, Declare(Contract.C)),
        lambda table: table.note_hint(0),
    ],
)
def test_what_cannot_be_kept_is_not_shown(step: Callable[[Table], None]) -> None:
    """A full disk: the table is as it was, and goes on when there is room."""
    store = FailingStore()
    table = dealt(store=store)
    before = table._state
    store.is_full = True
    with pytest.raises(StorageError, match="storage-full"):
        step(table)
    assert before is table._state
    assert tuple(store.events) == table.events
    store.is_full = False
    step(table)
    assert before is not table._state


def test_a_match_that_cannot_be_kept_does_not_start() -> None:
    """The first event counts like any other."""
    store = FailingStore()
    store.is_full = True
    with pytest.raises(StorageError, match="storage-full"):
        new_table(CLASSIC, store=store)


def test_every_step_is_kept_before_it_is_shown() -> None:
    """When the store is asked, the views are still those before the step."""

    class Watching(MemoryStore):
        table: Table | None = None
        seen: int = 0

        def append(self, event: object) -> None:
            if self.table is not None and self.table.hand is not None:
                assert event not in self.table.events
                self.seen += self.table.plies
            super().append(event)  # type: ignore[arg-type]

    store = Watching()
    store.table = new_table(CLASSIC, store=store)
    store.table.deal(numbered_dealing(1, 0))
    store.table.act(0, Declare(Contract.C))
    assert 0 == store.seen
    store.table.act(1, Pass())
    assert 1 == store.seen


# ---- take back and hints ----------------------------------------------------------------------


def test_a_player_takes_back_his_own_last_decision() -> None:
    """What others did since goes with it."""
    table = declared()
    first = table.view(0)
    table.act(0, table.legal(0)[0])
    table.act(1, table.legal(1)[0])
    table.take_back(0)
    assert first == table.view(0)
    assert 2 == table.plies
    table.take_back(0)
    assert Phase.DECLARE is table.view(0).phase
    with pytest.raises(MoveError, match="take-back-nothing"):
        table.take_back(0)
    assert not table.can_take_back(0)


def test_who_has_seen_the_stock_cannot_go_back_behind_it() -> None:
    """Otherwise he could play a hand game with a look at the stock (rules.md §7)."""
    table = dealt("auction")
    while TakeStock() not in table.legal(player := table.to_act or 0):
        table.act(player, table.legal(player)[0])
    table.act(player, TakeStock())

    with pytest.raises(MoveError, match="take-back-stock"):
        table.take_back(player)


def test_cards_turned_since_are_counted_in_the_mark() -> None:
    """Across a trick with two turned cards: the player has seen four that he had not."""
    table = declared()
    while table.view(0).board.last_trick is None:
        player = table.to_act
        assert player is not None
        table.act(player, table.legal(player)[0])
    assert not [mark for mark in table.marks if mark.kind is MarkKind.TAKE_BACK]
    turned = sum(place.covered for place in dealt_places(table, before=True))
    still = sum(place.covered for place in dealt_places(table, before=False))
    table.take_back(0)
    assert (2, Mark(MarkKind.TAKE_BACK, 2, 0, turned - still)) == (turned - still, table.marks[0])


def dealt_places(table: Table, *, before: bool) -> list[Place]:
    """All places of both seats, before the first trick or now."""
    hand = table._state.dealt_hand()
    board = (hand.before(2) if before else hand.game).board
    return [place for places in board.places for place in places]


def test_a_take_back_that_shows_nothing_new_is_marked_all_the_same() -> None:
    """With nothing seen."""
    table = dealt()
    table.act(0, Declare(Contract.C))
    table.act(1, Pass())
    table.act(0, table.legal(0)[0])
    table.take_back(0)
    assert (Mark(MarkKind.TAKE_BACK, 2, 0, 0),) == table.marks


def test_cards_of_a_hidden_hand_count_as_seen_when_they_were_played() -> None:
    """In `sixteen` the other's card was private until he played it."""
    table = dealt("sixteen")
    table.act(0, Declare(Contract.C))
    table.act(0, table.legal(0)[0])
    table.act(1, table.legal(1)[0])
    table.take_back(0)
    assert (1, 1) == (table.marks[0].seen, table.plies)


def test_a_drawn_trump_is_nobodys_decision() -> None:
    """The table declares for forehand, and nobody can take that back."""
    table = dealt("drawn")
    assert Phase.DECLARE is not table.view(0).phase
    assert numbered_dealing(1, 0).drawn is table.view(0).board.contract.contract  # type: ignore[union-attr]
    assert 1 == table.plies
    assert not table.can_take_back(0)
    table.act(1, Pass())
    table.act(0, table.legal(0)[0])
    table.take_back(0)
    table.take_back(1)
    assert 1 == table.plies and Phase.KONTRA is table.view(1).phase


def test_without_practice_nothing_is_taken_back() -> None:
    """A game that counts."""
    table = new_table(CLASSIC, practice=False)
    table.deal(numbered_dealing(1, 0))
    table.act(0, Declare(Contract.C))
    assert not table.can_take_back(0)
    with pytest.raises(MoveError, match="take-back-off"):
        table.take_back(0)


def test_a_hand_that_is_over_stands() -> None:
    """It is among the records already."""
    table = dealt()
    play_hand(table, random.Random(1))
    for attempt in (table.take_back, table.note_hint):
        with pytest.raises(MoveError, match="hand-over"):
            attempt(0)
    assert not table.can_take_back(0)


def test_hints_are_marked_at_the_decision() -> None:
    """Who was shown one, and when; asked twice, marked twice."""
    table = dealt()
    table.note_hint(0)
    table.act(0, Declare(Contract.C))
    table.note_hint(1)
    assert (Mark(MarkKind.HINT, 0, 0), Mark(MarkKind.HINT, 1, 1)) == table.marks


# ---- how hands end ----------------------------------------------------------------------------


def test_a_hand_can_be_given_up_once_a_contract_stands() -> None:
    """The other side gets the rest (rules.md §8), whoever is to act."""
    table = dealt()
    with pytest.raises(MoveError, match="resign-not-now"):
        table.resign(0)
    table.act(0, Declare(Contract.C))
    table.resign(0)
    result = table.match.results[0]
    assert (Ending.RESIGNED, (0, 120), 1) == (result.ending, result.points, result.winner)
    assert table.is_hand_over and table.to_act is None
    with pytest.raises(MoveError, match="resign-not-now"):
        table.resign(1)


def test_after_a_tie_that_is_replayed_the_same_dealer_deals() -> None:
    """A replayed hand does not count (rules.md §8)."""
    rules = ruleset("japanese", {"hands": 2})
    table = salted_until(lambda t: t.match.results[0].ending is Ending.REPLAY, rules)
    assert (0, (0, 0)) == (table.match.counted, table.match.totals)
    assert 0 == table.player_at(Seat.FOREHAND)
    table.deal(numbered_dealing(1, 0))
    assert (1, 0) == (table.hand, table.player_at(Seat.FOREHAND))
    play_hand(table, random.Random(1))
    assert not table.is_match_over
    table.deal(numbered_dealing(1, 1))
    assert 1 == table.player_at(Seat.FOREHAND)


def test_a_hand_thrown_in_counts() -> None:
    """Both pass: no score, and the next player deals (rules.md §7)."""
    table = dealt("auction")
    table.act(1, Pass())
    table.act(0, Pass())
    assert Ending.THROWN_IN is table.match.results[0].ending
    assert (1, (0, 0)) == (table.match.counted, table.match.totals)
    table.deal(numbered_dealing(1, 1))
    assert 1 == table.player_at(Seat.FOREHAND)


def test_a_match_up_to_a_target_has_a_score_sheet() -> None:
    """Hand by hand, by player; the winner is told when it is over."""
    chance = random.Random(8)
    table = new_table(PLAYED["target"])
    while not table.is_match_over:
        assert table.match.winner is None
        table.deal(salted_dealing(chance.randbytes(32)))
        play_hand(table, chance)
    assert 0 == table.match.counted % 2
    winner = table.match.winner
    assert winner is not None
    assert 3 <= table.match.totals[winner] > table.match.totals[1 - winner]


# ---- filing -----------------------------------------------------------------------------------


class Unfiled(MemoryStore):
    """A store that cannot put hands among the records as long as ``is_shut``."""

    def __init__(self) -> None:
        super().__init__()
        self.is_shut = True

    def finish(self, record: object) -> None:
        """File a hand, if the records are open."""
        if self.is_shut:
            raise StorageError("storage-denied", path="there", detail="no")
        super().finish(record)  # type: ignore[arg-type]


def trouble(table: Table) -> str | None:
    """The code of what keeps the finished hand from the records."""
    error = table.filing_error
    return None if error is None else error.code


def test_a_hand_that_cannot_be_filed_is_over_and_safe() -> None:
    """The last card was kept and stands; the table says what is wrong and tries again."""
    store = Unfiled()
    table = dealt(store=store)
    play_hand(table, random.Random(1))
    assert table.is_hand_over and 1 == len(table.match.results)
    assert "storage-denied" == trouble(table)
    with pytest.raises(StorageError, match="storage-denied"):
        table.deal(numbered_dealing(1, 1))
    assert [] == store.records
    store.is_shut = False
    table.deal(numbered_dealing(1, 1))
    assert trouble(table) is None
    assert 1 == len(store.records)


def test_a_resumed_table_files_what_was_not() -> None:
    """Killed between the last card and the records."""
    store = Unfiled()
    table = dealt(store=store)
    play_hand(table, random.Random(1))
    store.is_shut = False
    resumed = Table.resume(tuple(store.events), store)
    assert resumed.filing_error is None
    assert 1 == len(store.records)
    assert isinstance(store.events[-1], HandFinished)
    again = Table.resume(tuple(store.events), store)
    assert 1 == len(store.records)
    assert resumed.match == again.match == table.match


def test_a_hand_filed_but_not_marked_is_not_filed_twice() -> None:
    """The disk filled up between the records and the mark."""
    store = FailingStore()
    table = dealt(store=store)
    table.act(0, Declare(Contract.C))
    store.fill_before(HandFinished)
    table.resign(1)
    assert table.filing_error is not None
    assert 1 == len(store.records)
    store.is_full = False
    table.file()
    table.file()
    assert 1 == len(store.records)
    assert isinstance(store.events[-1], HandFinished)


def test_a_match_whose_end_cannot_be_kept_says_so() -> None:
    """And ends when asked again."""
    store = FailingStore()
    store.cannot_end = True
    table = new_table(ruleset("classic", {"hands": 2}), store=store)
    play_match(table, random.Random(1))
    assert ("storage-denied", False) == (trouble(table), store.is_ended)
    store.cannot_end = False
    table.file()
    assert (None, True) == (trouble(table), store.is_ended)


def test_a_deck_that_is_none_is_refused_before_anything_is_kept() -> None:
    """31 cards, or one twice."""
    store = MemoryStore()
    table = new_table(CLASSIC, store=store)
    for deck in (tuple(Card)[:31], (*tuple(Card)[:31], Card.CA)):
        with pytest.raises(InputError, match="deck"):
            table.deal(Dealing(deck))
    assert 1 == len(store.events)
