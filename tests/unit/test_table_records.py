"""Records of a table: what is marked in them, and hands that are saved and gone on with."""

import json
import random
from collections.abc import Iterable
from dataclasses import replace

import pytest
from tests.tables import PLAYED, SHORT, new_table, play_hand, play_match

from offiziersskat.core.actions import Declare, LayAway, Pass
from offiziersskat.core.catalogue import preset, ruleset
from offiziersskat.core.contracts import Contract
from offiziersskat.deal import proved_deck
from offiziersskat.errors import InputError, MoveError
from offiziersskat.notation.actions import Move
from offiziersskat.notation.layout import layout
from offiziersskat.notation.record import Note, Record
from offiziersskat.notation.replay import Finished, conclusion
from offiziersskat.table.authority import MemoryStore, Table
from offiziersskat.table.dealing import Dealing, numbered_dealing, salted_dealing
from offiziersskat.table.events import Mark, MarkKind, PlayerInfo
from offiziersskat.table.records import key_of

SALT = bytes(range(32))


@pytest.mark.parametrize("name", PLAYED)
def test_every_hand_of_a_match_is_a_record_that_replays_to_its_result(name: str) -> None:
    """By every ruleset, take-backs and hints included."""
    store = MemoryStore()
    table = new_table(SHORT[name], store=store)
    play_match(table, random.Random(6))
    for hand, record in enumerate(store.records):
        end = conclusion(record)
        assert isinstance(end, Finished)
        assert table.match.results[hand] == end.result
        assert ("game-1", str(hand + 1)) == (record.tag("GameId"), record.tag("Hand"))
        assert record.proof is not None and record.deck == proved_deck(record.proof)
        assert "2026.11.30" == record.tag("Date")
    assert len(store.records) == len({key_of(record) for record in store.records})
    assert store.records[-1] == table.record()


def test_seats_are_named_by_who_decides() -> None:
    """A person by his name, an engine by its kind; seat 0 is forehand."""
    players = (PlayerInfo("Anna"), PlayerInfo("Rechner", "engine:rules@1"))
    store = MemoryStore()
    table = Table.start(preset("classic"), players, first_dealer=0, store=store, game="g")
    table.deal(numbered_dealing(1, 0))
    assert ("engine:rules@1", "Anna") == table.saved().names
    assert (None, None) == (table.saved().tag("Date"), table.saved().proof)


def test_hints_and_take_backs_are_marked_in_the_record() -> None:
    """Counted by seat in tags, and each at the move that followed."""
    table = new_table(preset("classic"))
    table.deal(numbered_dealing(1, 0))
    table.note_hint(0)
    table.act(0, Declare(Contract.C))
    table.act(1, Pass())
    table.note_hint(0)
    table.act(0, table.legal(0)[0])
    table.act(1, table.legal(1)[0])
    table.take_back(1)
    table.note_hint(1)
    table.act(1, table.legal(1)[0])
    record = table.saved()
    assert ("2 1", "0 1") == (record.tag("Hints"), record.tag("TakeBacks"))
    seen = table.marks[2].seen
    wanted = {0: "[%hint 0]", 2: "[%hint 0]", 3: f"[%takeback 1 {seen}] [%hint 1]"}
    assert wanted == {ply: note.comment for ply, note in record.notes.items()}


def test_marks_without_a_move_after_them_stand_at_the_last_one() -> None:
    """Or before the first, when nothing was done."""
    table = new_table(preset("classic"))
    table.deal(numbered_dealing(1, 0))
    table.note_hint(0)
    assert {-1: Note("[%hint 0]")} == table.saved().notes
    table.act(0, Declare(Contract.C))
    table.note_hint(1)
    table.resign(1)
    assert {0: Note("[%hint 0] [%hint 1]")} == table.record().notes
    assert "resigned by 1" == table.record().tag("Termination")
    assert isinstance(conclusion(table.record()), Finished)


def test_a_hand_without_marks_has_no_such_tags() -> None:
    """Most hands."""
    table = new_table(preset("classic"))
    table.deal(numbered_dealing(1, 0))
    assert (None, None) == (table.saved().tag("Hints"), table.saved().tag("TakeBacks"))


def test_the_record_is_given_when_the_hand_is_over() -> None:
    """Before that it would show the deck."""
    table = new_table(preset("classic"))
    for attempt in (table.record, table.saved):
        with pytest.raises(MoveError, match="no-hand"):
            attempt()
    table.deal(numbered_dealing(1, 0))
    with pytest.raises(MoveError, match="hand-running"):
        table.record()
    play_hand(table, random.Random(1))
    assert table.record() == table.saved()


# ---- saved hands ------------------------------------------------------------------------------


@pytest.mark.parametrize("name", PLAYED)
def test_a_hand_saved_anywhere_is_gone_on_with_where_it_stood(name: str) -> None:
    """At every ply: the same views, the same marks up to the place of the last one."""
    chance = random.Random(9)
    table = new_table(PLAYED[name])
    table.deal(salted_dealing(chance.randbytes(32)))
    players = (None, *range(table.rules.seats))

    def saved_and_restored() -> None:
        if not table.is_running:
            return
        again = new_table(PLAYED[name])
        again.restore(table.saved(), date="2026.12.01")
        assert [table.view(player) for player in players] == [again.view(p) for p in players]
        last = table.plies - 1
        wanted = [replace(m, ply=max(0, min(m.ply, last))) for m in table.marks]
        assert sorted(wanted, key=repr) == sorted(again.marks, key=repr)
        assert "2026.12.01" == again.saved().tag("Date")

    saved_and_restored()
    play_hand(table, chance, look=saved_and_restored)


def test_a_saved_hand_may_be_of_a_match_of_another_length() -> None:
    """The rules of the hand are the same."""
    table = new_table(ruleset("classic", {"hands": 4}))
    table.deal(numbered_dealing(1, 0))
    again = new_table(ruleset("classic", {"target": 100}))
    again.restore(table.saved())
    assert table.view(0).log == again.view(0).log


def restored(record: Record) -> None:
    """Go on with a record at a new table, at which nothing is kept if it is refused."""
    store = MemoryStore()
    table = new_table(preset("classic"), store=store)
    try:
        table.restore(record)
    finally:
        assert 1 == len(store.events)


def test_what_cannot_be_gone_on_with_is_refused() -> None:
    """One error each, and nothing is kept."""
    table = new_table(preset("classic"))
    table.deal(numbered_dealing(1, 0))
    saved = table.saved()
    wrong = replace(saved, moves=(Move("=C", Declare(Contract.C)), Move("=C", Declare(Contract.C))))
    unknown = replace(saved, moves=(Move("X7", None),))
    play_hand(table, random.Random(1))
    cases: Iterable[tuple[str, Record]] = (
        ("saved-rules", replace(saved, rules=preset("simple"))),
        ("saved-no-deck", replace(saved, deck=None)),
        ("saved-finished", table.record()),
        ("saved-wrong", wrong),
        ("saved-wrong", unknown),
    )
    for code, record in cases:
        with pytest.raises(InputError, match=code):
            restored(record)


def test_a_saved_hand_waits_until_the_running_one_is_over() -> None:
    """There is one hand at a time."""
    table = new_table(preset("classic"))
    table.deal(numbered_dealing(1, 0))
    with pytest.raises(MoveError, match="hand-running"):
        table.restore(table.saved())


def test_marks_of_a_saved_hand_come_back_with_the_players_of_their_seats() -> None:
    """Comments of other kinds are passed over."""
    table = new_table(preset("classic"), first_dealer=0)
    table.deal(numbered_dealing(1, 0))
    comment = "good\n[%hint 0] [%eval 3] [%takeback 1 12]"
    table_again = new_table(preset("classic"), first_dealer=0)
    table_again.restore(replace(table.saved(), notes={-1: Note(comment)}))
    wanted = (Mark(MarkKind.HINT, 0, 1), Mark(MarkKind.TAKE_BACK, 0, 0, 12))
    assert wanted == table_again.marks


# ---- the journal as a seat may see it ---------------------------------------------------------


def laid_away_hand() -> Table:
    """An auction in which player 0 has laid two cards away, and stands before his declaration."""
    table = new_table(preset("auction"))
    table.deal(salted_dealing(SALT))
    table.act(1, table.legal(1)[0])
    table.act(0, table.legal(0)[0])
    table.act(1, Pass())
    table.act(0, table.legal(0)[0])
    table.act(0, table.legal(0)[0])
    return table


def test_a_running_hand_shows_neither_deck_nor_salt() -> None:
    """But its commitment, which was published before."""
    table = laid_away_hand()
    dealing = salted_dealing(SALT)
    assert dealing.proof is not None
    for player in (None, 0, 1):
        text = json.dumps(table.running_journal(player))
        assert SALT.hex() not in text and "deck" not in text
        assert dealing.proof.commit in text


def test_only_the_declarer_sees_what_he_laid_away() -> None:
    """To everybody else it is two cards."""
    table = laid_away_hand()
    laid = next(p.action for p in table._state.dealt_hand().plies if isinstance(p.action, LayAway))
    wanted = f"-{laid.first.code} -{laid.second.code}"
    assert wanted in [event.get("action") for event in table.running_journal(0)]
    for player in (None, 1):
        shown = [event.get("action") for event in table.running_journal(player)]
        assert wanted not in shown and "-?? -??" in shown
    table.take_back(0)
    assert wanted not in json.dumps(table.running_journal(1))


def test_the_journal_ends_with_the_layout_that_the_player_sees() -> None:
    """So a client can draw the table from it."""
    table = laid_away_hand()
    for player in (None, 0, 1):
        assert layout(table.view(player)) == table.running_journal(player)[-1]["layout"]


def test_a_finished_hand_is_shown_whole() -> None:
    """When it is over all is revealed; the next one hides again."""
    table = laid_away_hand()
    play_hand(table, random.Random(1))
    shown = table.running_journal(None)
    assert SALT.hex() in json.dumps(shown) and "layout" not in shown[-1]
    table.deal(salted_dealing(bytes(32)))
    shown = table.running_journal(1)
    assert SALT.hex() in json.dumps(shown) and bytes(32).hex() not in json.dumps(shown)


def test_a_table_without_a_hand_shows_its_beginning() -> None:
    """And to nobody who is not there."""
    table = new_table(preset("classic"))
    assert ["match_started"] == [event["event"] for event in table.running_journal(0)]
    with pytest.raises(MoveError, match="no-such-player"):
        table.running_journal(2)


@pytest.mark.parametrize("name", PLAYED)
def test_what_a_seat_cannot_see_does_not_change_what_it_is_shown(name: str) -> None:
    """Another deal that looks the same to somebody gives him the same journal and choices."""
    chance = random.Random(12)
    for _ in range(10):
        dealing = replace(salted_dealing(chance.randbytes(32)), proof=None)
        for player in (None, *range(PLAYED[name].seats)):
            table, other = new_table(PLAYED[name]), new_table(PLAYED[name])
            table.deal(dealing)
            other.deal(shuffled_behind(table, dealing, player, chance))
            assert dealing != other._state.dealt_hand().dealing
            assert table.running_journal(player) == other.running_journal(player)
            assert table.view(player) == other.view(player)
            if player is not None:
                assert table.legal(player) == other.legal(player)


def shuffled_behind(
    table: Table, dealing: Dealing, player: int | None, chance: random.Random
) -> Dealing:
    """A deal in which the cards that the player has not seen lie otherwise."""
    unseen = set(table.view(player).unseen)
    places = [place for place, card in enumerate(dealing.deck) if card in unseen]
    cards = [dealing.deck[place] for place in places]
    while cards == [dealing.deck[place] for place in places]:
        chance.shuffle(cards)
    hidden = dict(zip(places, cards, strict=True))
    deck = tuple(hidden.get(place, card) for place, card in enumerate(dealing.deck))
    return replace(dealing, deck=deck)
