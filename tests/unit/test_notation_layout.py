"""Layouts: the table in one line."""

import pytest

from offiziersskat.core.cards import DECK, Card
from offiziersskat.core.catalogue import preset
from offiziersskat.core.events import Hidden
from offiziersskat.core.game import new_game, observe
from offiziersskat.core.seats import Seat
from offiziersskat.notation import BadNotation, Layout, Spot, layout, parse_layout, write_layout


def test_a_classic_deal_shows_piles_and_the_pack() -> None:
    """Forehand's four piles are covered, the dealer's are not yet (notation.md §2)."""
    view = observe(new_game(preset("classic"), DECK), Seat(0))
    assert "SA/?? ST/?? SK/?? SQ/?? -- -- -- -- | /?? /?? /?? /?? -- -- -- -- & ??*20" == layout(
        view
    )


def test_a_hand_is_shown_to_its_owner_only() -> None:
    """Each seat sees its own cards; a spectator none."""
    game = new_game(preset("sixteen"), DECK)
    assert "+ CA CT CK CQ SA ST SK SQ HA HT HK HQ DA DT DK DQ | + ??*16" == layout(
        observe(game, Seat(0))
    )
    assert "+ ??*16 | + ??*16" == layout(observe(game, None))


def test_the_stock_stands_after_the_seats() -> None:
    """Nobody sees it before it is taken."""
    view = observe(new_game(preset("auction"), DECK), Seat(1))
    assert (
        "SK/?? SQ/?? SJ/?? S9/?? S8/?? + ??*5 | S7/?? HA/?? HT/?? HK/?? HQ/?? + DQ DJ D9 D8 D7 ; ??*2"
        == layout(view)
    )


@pytest.mark.parametrize(
    "text",
    [
        "CA/S7 CJ/?? /?? /D7 -- S8 | CA CK -- -- -- -- + CJ HT ; D9 D8 & HA S9",
        "+ CA | + ??*2",
        " | + CA",
        "+ CA | ",
        "CA | S7 | -- | /??",
        "CA | -- & ??*3",
    ],
)
def test_a_layout_is_read_back(text: str) -> None:
    """Known cards, unknown ones, empty hands and places."""
    assert text == write_layout(parse_layout(text))


def test_a_layout_is_read_leniently() -> None:
    """Small letters, glyphs, ten, marks glued to words, cards in any order."""
    assert Layout(
        places=((Spot(Card.CT, covered=True, down=Card.S7),), (Spot(),)),
        hands=((Card.CA, Card.HT), Hidden(3)),
        stock=Hidden(2),
        pack=(Card.D7, Card.CK),
    ) == parse_layout("c10/♠7 +h10 ca|-- +?? ??*2;??*2 &D7 CK")


def test_a_layout_counts_its_marks_and_names_its_cards() -> None:
    """From these follows which cards are gone."""
    table = parse_layout("CA/S7 CJ/?? | /?? + ??*2 ; D9 D8 & ??*4")
    assert 1 + 1 + 2 + 4 == table.marks
    assert (Card.CA, Card.S7, Card.CJ, Card.D9, Card.D8) == table.shown
    assert (4, 3) == (table.size(0), table.size(1))


@pytest.mark.parametrize(
    ("text", "code", "column"),
    [
        ("", "layout-seats", 1),
        ("CA", "layout-seats", 1),
        ("CA | CK | CQ", "layout-seats", 1),
        ("CA | C6", "card-unreadable", 6),
        ("CA | CA/C6", "card-unreadable", 9),
        ("CA | C6/CA", "card-unreadable", 6),
        ("CA | /", "card-unreadable", 7),
        ("CA | ??", "card-unreadable", 6),
        ("CA + CJ + HT | CK", "layout-order", 9),
        ("CA | CK & C7 ; C8", "layout-order", 14),
        ("CA | CK ; C7 | C8", "layout-order", 14),
        ("CA | CK + ?? C7", "layout-mixed", 14),
        ("CA | CK + C7 ??*2", "layout-mixed", 14),
        ("CA | CK + ??*33", "layout-count", 11),
        ("CA | CK + ??*0", "layout-count", 11),
        ("CA | CK + ??*x", "card-unreadable", 11),
    ],
)
def test_a_fault_has_its_column(text: str, code: str, column: int) -> None:
    """The word that is at fault."""
    with pytest.raises(BadNotation) as caught:
        parse_layout(text)
    assert (code, column) == (caught.value.code, caught.value.column)
