"""Columns, wrapping and plain text in the terminal."""

import re

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


@pytest.mark.parametrize("columns", range(8, 40))
def test_closing_signs_take_the_sign_before_them_along(columns: int) -> None:
    """However many there are, the line is no wider for them."""
    text = "それを出さなければなりません（マストフォロー）。シュナイダー、シュヴァルツ」。"
    lines = wrapped(text, columns, indent="  ")

    assert all(width_of(line) <= columns for line in lines) or columns < 10
    assert text == "".join(line.strip() for line in lines)
    assert "" not in lines


def test_blocks_stand_beside_each_other_whatever_their_height() -> None:
    """The shorter block is filled up; nothing trails behind."""
    assert ["ab  x", "    y"] == beside(["ab"], ["x", "y"], columns=4)
    assert ["ab  x", "cd"] == beside(["ab", "cd"], ["x"], columns=4)


def test_plain_text_is_ascii_for_german_and_english() -> None:
    """Umlauts, dashes and suit signs have plain forms."""
    assert 'Stich fuer Joerg - "H10" ...' == plain("Stich für Jörg – „♥10“ …")
    assert plain("äöüÄÖÜß–—−·×≥…→„“”‘’♣♠♥♦").isascii()


def _light(number: int) -> float:
    """The relative luminance of one of the 256 colours, as WCAG 2 has it."""
    if number >= 232:
        parts = [8 + (number - 232) * 10] * 3
    else:
        steps = (0, 95, 135, 175, 215, 255)
        parts = [steps[(number - 16) // divisor % 6] for divisor in (36, 6, 1)]
    linear = [
        part / 255 / 12.92 if part <= 10 else ((part / 255 + 0.055) / 1.055) ** 2.4
        for part in parts
    ]
    return sum(weight * part for weight, part in zip((0.2126, 0.7152, 0.0722), linear, strict=True))


@pytest.mark.parametrize("tone", list(Tone))
def test_every_tone_can_be_read_on_black_and_on_white(tone: Tone) -> None:
    """Text has contrast on either; what brings its own ground, on that. Backs are no text."""
    basic, full = tone.value
    colours = [int(found) for found in re.findall(r"38;5;(\d+)", full)]
    ground = re.search(r"48;5;(\d+)", full)
    grounds = [_light(int(ground[1]))] if ground else [0.0, 1.0]

    assert not {"33", "93", "37", "97"} & set(basic.split(";"))
    for colour in colours if tone is not Tone.BACK else []:
        for other in grounds:
            low, high = sorted((_light(colour), other))
            assert (high + 0.05) / (low + 0.05) >= 4
