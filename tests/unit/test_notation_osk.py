"""The reader of text records: what it forgives, what it refuses, and how it goes on."""

import pytest
from tests.records import CLASSIC, DECK_TEXT, played

from offiziersskat.core.actions import Bid, Declare, Kontra, LayAway, Pass, Play, TakeStock
from offiziersskat.core.cards import DECK, Card
from offiziersskat.core.catalogue import preset, ruleset
from offiziersskat.core.contracts import Contract
from offiziersskat.core.seats import Seat
from offiziersskat.deal import Proof
from offiziersskat.notation import (
    BEFORE_FIRST,
    BadNotation,
    Fault,
    Note,
    Record,
    read_record,
    read_records,
    write_osk,
)

_HEAD = f'[Rules "classic"]\n[Deck "{DECK_TEXT}"]\n'


def _faults(text: str) -> list[tuple[str, int, int]]:
    """Code, line and column of every fault of a text."""
    errors = [hand.error for hand in read_records(text) if isinstance(hand, Fault)]
    return [(error.code, error.line, error.column) for error in errors]


def _moves(movetext: str) -> tuple[str, ...]:
    return tuple(move.text for move in read_record(f"{_HEAD}\n{movetext}").moves)


# ---- what is read ---------------------------------------------------------------------------


def test_every_part_of_a_record_is_read() -> None:
    """Tags, moves, comments, glyphs, result (notation.md §3)."""
    record = read_record(CLASSIC)
    assert preset("classic") == record.rules
    assert DECK == record.deck
    assert ("Anna", "engine:expert") == record.names
    assert (("Date", "2026.11.30"), ("Event", 'Club "Blau" \\ Weiß')) == record.tags
    assert {"score": [-168, 0]} == record.result
    assert record.unfinished
    cards = (Play(Card.SA), Play(Card.HA), Play(Card.HJ), Play(Card.DA))
    assert (Declare(Contract.C), Kontra(), Pass(), *cards) == record.actions
    assert {
        BEFORE_FIRST: Note("Mind the jacks."),
        0: Note("", (1,)),
        4: Note("[%clk 0:04:10] [%eval 63.4]"),
    } == record.notes


def test_the_canonical_text_is_written_back() -> None:
    """Byte for byte."""
    assert CLASSIC == write_osk(read_record(CLASSIC))


def test_what_proves_the_shuffle_is_read() -> None:
    """Commitment, salt, entropies, cut (notation.md §5)."""
    text = f'{_HEAD}[Commit "sha256:00"] [Salt "01"] [Entropy1 "02"] [Cut "13"]\n\n*\n'
    record = read_record(text)
    assert ("sha256:00", "01", ("", "02"), 13) == (
        record.commit,
        record.salt,
        record.entropies,
        record.cut,
    )
    assert Proof("sha256:00", "01", ("02",), 13) == record.proof
    assert None is read_record(text.replace('[Salt "01"]', "")).proof


@pytest.mark.parametrize(
    "text",
    [
        "\ufeff" + CLASSIC,
        CLASSIC.replace("\n", "\r\n"),
        CLASSIC.replace("]\n[", "]\n\n[").replace("]\n\n[", "]\n\n\n["),
        CLASSIC.replace("]\n[", "] ["),
        CLASSIC.replace("[", "  [ ")
        .replace('"]', '"  ]')
        .replace("[ %", "[%")
        .replace("  [%", "[%"),
        CLASSIC.replace("1. SA", "1.SA").replace("2. HJ", "17...HJ"),
        CLASSIC.replace("SA HA", "sa\n♥A"),
        CLASSIC.replace("=C $1 kontra", "=c$1KONTRA"),
        "\n\n" + CLASSIC + "\n\n",
    ],
    ids=range(9),
)
def test_the_form_is_read_leniently(text: str) -> None:
    """BOM, line ends, empty lines, spaces, trick numbers, small letters (notation.md §3)."""
    assert read_record(CLASSIC) == read_record(text)


def test_bytes_are_read_as_text_is() -> None:
    """Records are UTF-8."""
    assert read_record(CLASSIC) == read_record(CLASSIC.encode())
    assert read_record(CLASSIC) == read_record("\ufeff".encode() + CLASSIC.encode())


def test_comments_may_stand_anywhere() -> None:
    """Before the tags, between them, over several lines, to the end of a line, after the end."""
    text = f"; first\n{_HEAD}; second\n\n{{third\n[%clk 1]\n}} =C ; fourth }} ( [\n{{}} pass 1. SA {{a}}{{b}} * ; last\n"
    record = read_record(text)
    assert {
        BEFORE_FIRST: Note(" first\n second\nthird\n[%clk 1]\n"),
        0: Note(" fourth } ( [\n"),
        2: Note("a\nb\n last"),
    } == record.notes


def test_a_comment_that_says_nothing_is_none() -> None:
    """It is not kept."""
    assert {} == read_record(f"{_HEAD}\n{{}} =C {{}} *").notes


def test_two_cards_laid_away_are_two_words_and_one_action() -> None:
    """In either order, with a comment between them if need be (notation.md §1)."""
    assert ("-CA -S7", "=C") == _moves("-S7 -CA =C *")
    record = read_record(f"{_HEAD}\n-S7 {{well}} -CA $2 =C *")
    assert LayAway(Card.CA, Card.S7) == record.actions[0]
    assert {0: Note("well", (2,))} == record.notes


def test_numbers_with_a_dot_are_tricks_and_others_bids() -> None:
    """18 is a bid, 18. is not."""
    assert ("18", "hold", "999") == _moves("18 hold 18. 999 1/2")
    assert (TakeStock(), Bid(20)) == read_record(f"{_HEAD}\ntake 20 *").actions


def test_an_unknown_card_is_kept_as_a_move() -> None:
    """A replay will call it unknown_card; the actions end before it."""
    record = read_record(f"{_HEAD}\n=C C6 ?? -X9 -CA *")
    assert ("=C", "C6", "??", "-X9 -CA") == tuple(move.text for move in record.moves)
    assert (Declare(Contract.C),) == record.actions


@pytest.mark.parametrize(
    ("token", "result"), [("1-0", 0), ("0-1", 1), ("1/2", None), ("1/2-1/2", None)]
)
def test_the_result_names_the_winning_side(token: str, result: int | None) -> None:
    """Or that there is none."""
    record = read_record(f"{_HEAD}\n{token}")
    assert {"winner": result} == record.result
    assert not record.unfinished


def test_tags_that_nobody_knows_are_kept_in_order() -> None:
    """Date and Termination come first, as they are written; seats that are not there are tags."""
    text = f'[B "1"]\n[Seat2 "x"]\n{_HEAD}[A "C:\\new"]\n[Termination "rain"]\n[Date "?"]\n\n*'
    record = read_record(text)
    assert (
        ("Date", "?"),
        ("Termination", "rain"),
        ("B", "1"),
        ("Seat2", "x"),
        ("A", "C:\\new"),
    ) == record.tags
    assert "rain" == record.tag("Termination")
    assert None is record.resigned


def test_who_resigned_is_read() -> None:
    """By seat (rules.md §8)."""
    record = read_record(f'{_HEAD}[Termination "resigned by 1"]\n\n=C *')
    assert Seat(1) == record.resigned


def test_another_game_is_kept_in_its_tag() -> None:
    """The usual one goes without saying."""
    text = CLASSIC.replace('[Game "Offiziersskat"]', '[Game "Bauernskat"]')
    assert "Bauernskat" == read_record(text).tag("Game")
    assert text == write_osk(read_record(text))
    assert None is read_record(CLASSIC).tag("Game")


def test_a_layout_stands_for_the_deck() -> None:
    """Moves go on from there; how long the match is makes no difference."""
    position = "classic C 0 98-0 - CA SA -- -- -- -- -- -- | H7 H8 -- -- -- -- -- --"
    text = f'[Rules "classic; hands=2"]\n[Layout "{position}"]\n\n1. CA H7 *'
    record = read_record(text)
    assert record.deck is None and record.layout is not None
    assert 14 == record.layout.taken
    assert ruleset("classic", {"hands": 2}) == record.rules
    assert "\n15. CA H7\n" in write_osk(record)


# ---- what is refused ------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("text", "fault"),
    [
        ('[Rules "classic]\n\n*', ("tag-unreadable", 1, 1)),
        (f'{_HEAD} [Seat0 "An\tna\x07"]\n\n*', ("tag-unreadable", 3, 2)),
        (f"{_HEAD}[Seat0 Anna]\n\n*", ("tag-unreadable", 3, 1)),
        (f'{_HEAD}[Rules "classic"]\n\n*', ("tag-doubled", 3, 1)),
        (f'[Rules "klassik"]\n[Deck "{DECK_TEXT}"]\n\n*', ("rules-unknown-preset", 1, 9)),
        (f'[Rules "classic; x=1"]\n[Deck "{DECK_TEXT}"]\n\n*', ("rules-unknown-field", 1, 18)),
        (_HEAD.replace("CA CT", "CA CA"), ("deck-doubled", 2, 11)),
        (_HEAD.replace("CA CT", "CA"), ("deck-size", 2, 100)),
        (_HEAD.replace("CA CT", "CA C6"), ("card-unreadable", 2, 11)),
        (f'[Deck "{DECK_TEXT}"]\n\n*', ("record-no-rules", 1, 1)),
        ('  [Rules "classic"]\n\n*', ("record-no-deck", 1, 3)),
        (f'{_HEAD}[Layout "classic"]\n\n*', ("position-fields", 3, 17)),
        (f'{_HEAD}[Cut "32"]\n\n*', ("cut-unreadable", 3, 7)),
        (f'{_HEAD}[Cut "x"]\n\n*', ("cut-unreadable", 3, 7)),
        (f'{_HEAD}[Score "12 x"]\n\n*', ("score-unreadable", 3, 9)),
        (f'{_HEAD}[Termination "resigned by me"]\n\n*', ("termination-unreadable", 3, 15)),
        (f'{_HEAD}[Termination "resigned by 2"]\n\n*', ("termination-unreadable", 1, 1)),
        (f'{_HEAD}[Json "1"]\n\n*', ("json-object-expected", 3, 8)),
        (f'{_HEAD}[Json "{{}}{{}}"]\n\n*', ("json-tag", 3, 8)),
        (f'{_HEAD}[Json ""]\n\n*', ("json-tag", 3, 8)),
        (f'{_HEAD}[Json "{{"]\n\n*', ("json-cut-off", 3, 9)),
        (
            f'{_HEAD}[Json "{{\\"result\\": {{\\"winner\\": 2}}}}"]\n\n*',
            ("result-unreadable", 3, 8),
        ),
        (f"{_HEAD}\n=C jack *", ("action-unreadable", 4, 4)),
        (f"{_HEAD}\n=C 3.jack *", ("action-unreadable", 4, 6)),
        (f"{_HEAD}\n=C (pass) *", ("variation", 4, 4)),
        (f"{_HEAD}\n=C pass) *", ("variation", 4, 8)),
        (f"{_HEAD}\n=C }} *", ("stray-character", 4, 4)),
        (f"{_HEAD}\n=C ] *", ("stray-character", 4, 4)),
        (f"{_HEAD}\n=C $x *", ("nag-unreadable", 4, 4)),
        (f"{_HEAD}\n=C $1000 *", ("nag-unreadable", 4, 4)),
        (f"{_HEAD}\n=C $256 *", ("nag-unreadable", 4, 5)),
        (f"{_HEAD}\n-CA *", ("lay-away-half", 4, 1)),
        (f"{_HEAD}\n-CA $1 -S7 *", ("lay-away-half", 4, 1)),
        (f"{_HEAD}\n-CA", ("lay-away-half", 4, 1)),
        (f"{_HEAD}\n=C {{open", ("comment-open", 4, 4)),
        (f"{_HEAD}\n=C", ("result-missing", 4, 3)),
        (_HEAD, ("result-missing", 3, 1)),
        (f"{_HEAD}\n=C * pass", ("tag-expected", 4, 6)),
    ],
)
def test_a_fault_has_its_line_and_column(text: str, fault: tuple[str, int, int]) -> None:
    """One for each hand that cannot be read (notation.md §3)."""
    assert [fault] == _faults(text)


def test_deck_and_layout_exclude_each_other() -> None:
    """So do two rulesets."""
    position = "classic C 0 98-0 - CA SA -- -- -- -- -- -- | H7 H8 -- -- -- -- -- --"
    both = f'{_HEAD}[Layout "{position}"]\n\n*'
    assert [("record-deck-and-layout", 1, 1)] == _faults(both)
    other = f'[Rules "simple"]\n[Layout "{position}"]\n\n*'
    assert [("record-layout-rules", 1, 1)] == _faults(other)


def test_a_fault_in_a_layout_has_the_column_of_its_word() -> None:
    """Counted in the line, not in the position."""
    position = "classic C 0 98-0 - CA SA -- -- -- -- -- -- | H7 H9x -- -- -- -- -- --"
    text = f'[Rules "classic"]\n [Layout "{position}"]\n\n*'
    assert [("card-unreadable", 2, 59)] == _faults(text)


@pytest.mark.parametrize("raw", [b"\xff", b"Ann\xc3", "\ud800".encode("utf-8", "surrogatepass")])
def test_bytes_that_are_no_text_are_a_fault_where_they_stand(raw: bytes) -> None:
    """And of their hand only."""
    text = _HEAD.encode() + b'[Seat0 "' + raw + b'"]\n\n*\n\n' + CLASSIC.encode()
    fault, record = read_records(text)
    assert isinstance(fault, Fault) and isinstance(record, Record)
    column = 9 + len(raw) - len(raw.lstrip(b"An")) if raw.startswith(b"A") else 9
    assert ("not-utf8", 3, column) == (fault.error.code, fault.error.line, fault.error.column)


def test_half_a_surrogate_pair_is_no_text() -> None:
    """Sources that escape bad bytes give such."""
    assert [("not-utf8", 3, 9)] == _faults(f'{_HEAD}[Seat0 "\udcff"]\n\n*')


def test_bad_bytes_in_a_comment_are_found() -> None:
    """Also on its second line."""
    assert [("not-utf8", 5, 2)] == _faults(f"{_HEAD}\n=C {{a\nb\udcff}} *")


# ---- going on -------------------------------------------------------------------------------

_GOOD = write_osk(played(plies=5))


@pytest.mark.parametrize(
    "bad",
    [
        f"{_HEAD}\n=C jack\npass *\n",
        f'{_HEAD}[Seat0 Anna]\n[Seat1 "Bert"]\n\n=C pass *\n',
        f'[Rules "klassik"]\n\n[Deck "{DECK_TEXT}"]\n\n=C pass *\n',
        f'[Rules "klassik"]\n[Deck "{DECK_TEXT}"]\n',
        f"{_HEAD}\n=C pass\n",
        f"{_HEAD}\n-CA\n",
        f"{_HEAD}",
        f"{_HEAD}\n=C {{open\npass *\n",
        f"{_HEAD}\n=C (1. CA (CJ)) {{[%clk 1]}}\n{{[%clk 2]}} pass *\n",
        "=C pass *\nCA S7 1-0\n",
    ],
    ids=range(10),
)
def test_reading_goes_on_with_the_next_hand(bad: str) -> None:
    """What is wrong with one hand costs no other."""
    before, fault, after, last = read_records(f"{_GOOD}\n{bad}\n{_GOOD}\n{_GOOD}")
    assert isinstance(fault, Fault)
    assert read_record(_GOOD) == before == after == last


def test_a_half_written_record_at_the_end_is_one_fault() -> None:
    """Wherever it was cut."""
    for length in range(1, len(CLASSIC) - 1):
        first, *rest = read_records(f"{_GOOD}\n{CLASSIC[:length]}")
        assert read_record(_GOOD) == first
        assert 1 == len(rest) and isinstance(rest[0], Fault)


def test_a_single_record_is_asked_for() -> None:
    """None and two are too few and too many; a fault is raised."""
    for text, count in (("", 0), (_GOOD + _GOOD, 2)):
        with pytest.raises(BadNotation) as caught:
            read_record(text)
        assert ("record-count", count) == (caught.value.code, caught.value.params["count"])
    with pytest.raises(BadNotation, match="result-missing"):
        read_record(_HEAD)
