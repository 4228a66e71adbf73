"""Columns, wrapping and plain text in the terminal."""

import pytest

from offiziersskat.tui.style import (
    Colours,
    Style,
    Tone,
    beside,
    cut,
    padded,
    paint,
    plain,
    stripped,
    width_of,
    wrapped,
)

COLOURED = Style(glyphs=True, colours=Colours.FULL, width=80)
BARE = Style(glyphs=True, colours=Colours.NONE, width=80)


def test_kanji_take_two_columns_and_marks_none() -> None:
    """A terminal gives wide signs two columns and combining ones none."""
    assert 6 == width_of("切り札")
    assert 4 == width_of("cafe\u0301")


def test_colour_codes_take_no_columns() -> None:
    """What only colours is not counted, and can be taken off."""
    text = paint("♥10", Tone.RED, COLOURED)

    assert 3 == width_of(text)
    assert "♥10" == stripped(text)


def test_without_colours_paint_changes_nothing() -> None:
    """A terminal without colours gets the bare text."""
    assert "♥10" == paint("♥10", Tone.RED, BARE)


def test_padding_counts_columns_not_signs() -> None:
    """Columns stay in line behind Japanese text."""
    assert "切り札  |" == padded("切り札", 8) + "|"


def test_cutting_never_exceeds_the_columns() -> None:
    """A name that is too long is shortened, and shows that it was."""
    assert "Anna" == cut("Anna", 4)
    assert "Ann~" == cut("Annabel", 4)
    assert 5 == width_of(cut("あおいさん", 6))


@pytest.mark.parametrize(
    "text",
    [
        "Unter jeder Karte mit ▒ liegt noch eine verdeckte. Auch ihr Besitzer kennt sie nicht.",
        "マストフォロー：リードされたスート、切り札には切り札を出します。番号のあるカードが出せます。",
        "Letzter Stich: ♥10 ♣A, クラブ（Annaの宣言）",
    ],
)
@pytest.mark.parametrize("columns", [20, 39, 79])
def test_wrapped_lines_fit_and_lose_nothing(text: str, columns: int) -> None:
    """No line is wider than the screen, and no letter is lost."""
    lines = wrapped(text, columns, indent="  ")

    assert all(width_of(line) <= columns for line in lines)
    assert text.replace(" ", "") == "".join(lines).replace(" ", "")


def test_no_japanese_line_begins_with_a_full_stop() -> None:
    """Closing signs stay with what they close."""
    lines = wrapped("あいうえ。おかきく、けこ", 10)

    assert ["あいうえ。", "おかきく、", "けこ"] == lines


def test_blocks_stand_beside_each_other_whatever_their_height() -> None:
    """The shorter block is filled up; nothing trails behind."""
    assert ["ab  x", "    y"] == beside(["ab"], ["x", "y"], columns=4)
    assert ["ab  x", "cd"] == beside(["ab", "cd"], ["x"], columns=4)


def test_plain_text_is_ascii_for_german_and_english() -> None:
    """Umlauts, dashes and suit signs have plain forms."""
    assert 'Stich fuer Joerg - "H10" ...' == plain("Stich für Jörg – „♥10“ …")
    assert plain("äöüÄÖÜß–—−·×≥…→„“”‘’♣♠♥♦").isascii()
