"""Cards as they lie on the screen: piles, single cards, backs, empty places, a fan of hand cards.

Three ways of drawing: filled faces where there are 256 colours, frames otherwise, and one line a
row where the screen is narrow. A pile with a card beneath, a single card, a back and an empty
place differ in their shapes, never in colour alone.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from enum import Enum

from offiziersskat.core.cards import Card, Suit
from offiziersskat.i18n import Language
from offiziersskat.tui.cards import face
from offiziersskat.tui.style import Style, Tone, centred, padded, paint

__all__ = ["CELL", "Legality", "Spot", "backs", "fan", "framed", "in_line", "row_length"]

CELL = 8
"""Columns of a card with its frame, the back beside it and a gap."""

_FACE = 6


class Legality(Enum):
    """How a card stands to the one decision that is asked for."""

    IDLE = 0
    LEGAL = 1
    BARRED = 2


@dataclass(frozen=True, slots=True)
class Spot:
    """A place, or a hand card: what lies up, whether a card lies down, the number to type."""

    up: Card | None
    covered: bool = False
    number: int | None = None
    legality: Legality = Legality.IDLE

    @property
    def chip(self) -> str:
        """The number, where typing it is of use."""
        return "" if self.number is None else str(self.number)


def row_length(places: int, style: Style) -> int:
    """How many places stand in a row: four as on a real table, five where that is fewer rows.

    On a narrow screen as many as it has room for.
    """
    most = min(5, max(1, style.width // CELL)) if style.is_narrow else 5
    rows = -(-places // most) or 1
    return max(1, -(-places // rows))


# ---- frames and filled faces --------------------------------------------------------------------


def framed(spots: Sequence[Spot], language: Language, style: Style) -> list[str]:
    """A row of places in three lines, ``CELL`` columns each."""
    draw = _filled if style.has_faces else _outlined
    cells = [draw(spot, language, style) for spot in spots]
    return ["".join(padded(cell[line], CELL) for cell in cells) for line in range(3)]


def _tone(spot: Spot) -> Tone:
    red = spot.up is not None and spot.up.suit in (Suit.H, Suit.D)
    if spot.legality is Legality.BARRED:
        return Tone.DULL_RED if red else Tone.DULL
    return Tone.FACE_RED if red else Tone.FACE


def _filled(spot: Spot, language: Language, style: Style) -> tuple[str, str, str]:
    if spot.up is None:
        return _filled_back(style) if spot.covered else _hollow(style)
    tone = _tone(spot)
    text = padded(centred(face(spot.up, language, style), _FACE), _FACE)
    chip = f" {spot.chip} " if spot.chip else ""
    top = paint(chip, Tone.CHIP, style) + paint(" " * (_FACE - len(chip)), tone, style)
    side = paint("▒", Tone.BACK, style) if spot.covered else ""
    below = " " + paint("▒" * _FACE, Tone.BACK, style) if spot.covered else ""
    return top, paint(text, tone, style) + side, below


def _filled_back(style: Style) -> tuple[str, str, str]:
    back = paint("▒" * _FACE, Tone.BACK, style)
    return "", " " + back, " " + back


def _hollow(style: Style) -> tuple[str, str, str]:
    lines = ("╭╌╌╌╌╮", "╎    ╎", "╰╌╌╌╌╯") if style.glyphs else (".- - .", ":    :", "'- - '")
    top, middle, bottom = (paint(line, Tone.FAINT, style) for line in lines)
    return top, middle, bottom


def _outlined(spot: Spot, language: Language, style: Style) -> tuple[str, str, str]:
    if spot.up is None:
        return _outlined_back(style) if spot.covered else _hollow(style)
    sides = "╭─╮│╰╯▒" if style.glyphs else ".-.|''#"
    left, line, right, wall, low, end, back = tuple(sides)
    text = face(spot.up, language, style)
    red = spot.up.suit in (Suit.H, Suit.D)
    shown = paint(text, Tone.RED if red else Tone.BOLD, style)
    chip = paint(spot.chip, Tone.ACCENT, style)
    top = left + line + padded(chip, 0) + line * (_FACE - 3 - len(spot.chip)) + right
    middle = wall + padded(centred(shown, _FACE - 2), _FACE - 2) + wall
    if not spot.covered:
        return top, middle, low + line * (_FACE - 2) + end
    return top, middle + paint(back, Tone.BACK, style), low + paint(back * _FACE, Tone.BACK, style)


def _outlined_back(style: Style) -> tuple[str, str, str]:
    back = ("▒" if style.glyphs else "#") * (_FACE - 2)
    wall = "│" if style.glyphs else "|"
    top, bottom = ("╭────╮", "╰────╯") if style.glyphs else (".----.", "'----'")
    return top, wall + paint(back, Tone.BACK, style) + wall, bottom


# ---- one line a row -----------------------------------------------------------------------------


def in_line(spots: Sequence[Spot], language: Language, style: Style, *, numbers: bool) -> str:
    """A row in one line: number, card, and a back behind the card if one lies beneath it."""
    return "".join(_brief(spot, language, style, numbers=numbers) for spot in spots).rstrip()


def _brief(spot: Spot, language: Language, style: Style, *, numbers: bool) -> str:
    chip = paint(spot.chip.rjust(2), Tone.ACCENT, style) + " " if numbers else ""
    back = "▒" if style.glyphs else "#"
    if spot.up is None:
        empty = "╌╌╌" if style.glyphs else "---"
        text = (
            paint(back * 3, Tone.BACK, style) if spot.covered else paint(empty, Tone.FAINT, style)
        )
        return chip + text + "  "
    beneath = paint(back, Tone.BACK, style) if spot.covered else ""
    return chip + padded(_shown(spot, language, style) + beneath, 5)


# ---- hands --------------------------------------------------------------------------------------

_IN_FAN = 8
_RIB = 4
_WIDE_RIB = 5
"""Columns of a hand card that is not overlapped, on narrow screens."""


def fan(spots: Sequence[Spot], language: Language, style: Style) -> list[str]:
    """Hand cards overlapping each other, at most eight side by side, fewer where there is no room."""
    rows = -(-len(spots) // min(_IN_FAN, max(1, (style.width - 1) // _WIDE_RIB)))
    length = -(-len(spots) // rows) if rows else 0
    lines: list[str] = []
    for start in range(0, len(spots), length or 1):
        part = spots[start : start + length]
        if style.is_narrow:
            lines += _brief_fan(part, language, style)
        else:
            lines += _fan(part, language, style)
    return lines


def _brief_fan(spots: Sequence[Spot], language: Language, style: Style) -> list[str]:
    chips = "".join(padded(" " + paint(spot.chip, Tone.ACCENT, style), _WIDE_RIB) for spot in spots)
    cards = "".join(padded(" " + _shown(spot, language, style), _WIDE_RIB) for spot in spots)
    return [line.rstrip() for line in (chips, cards) if line.strip()]


def _shown(spot: Spot, language: Language, style: Style) -> str:
    assert spot.up is not None
    if style.has_faces and style.is_narrow:
        return paint(padded(face(spot.up, language, style), 3), _tone(spot), style)
    red = spot.up.suit in (Suit.H, Suit.D)
    return paint(face(spot.up, language, style), Tone.RED if red else Tone.BOLD, style)


def _fan(spots: Sequence[Spot], language: Language, style: Style) -> list[str]:
    if style.has_faces:
        return _filled_fan(spots, language, style)
    corner, line, close, wall, low, end = "╭─╮│╰╯" if style.glyphs else ".-.|''"
    top = "".join(
        corner + paint(spot.chip, Tone.ACCENT, style) + line * (_RIB - 1 - len(spot.chip))
        for spot in spots
    )
    middle = "".join(wall + padded(_shown(spot, language, style), _RIB - 1) for spot in spots)
    bottom = "".join(low + line * (_RIB - 1) for _ in spots)
    return [top + close, middle + wall, bottom + end]


def _filled_fan(spots: Sequence[Spot], language: Language, style: Style) -> list[str]:
    chips, cards = "", ""
    for spot in spots:
        assert spot.up is not None
        tone = _tone(spot)
        chip = spot.chip
        chips += paint("▏", tone, style) + paint(chip, Tone.CHIP, style)
        chips += paint(" " * (_RIB - 1 - len(chip)), tone, style)
        cards += paint("▏", tone, style)
        cards += paint(padded(face(spot.up, language, style), _RIB - 1), tone, style)
    return [chips, cards]


def backs(count: int, style: Style) -> str:
    """Hand cards that nobody here may see: so many backs."""
    if not count:
        return ""
    back, edge = ("▒", "▏") if style.glyphs else ("#", "|")
    edge = "" if style.is_narrow else edge
    return paint((edge + back) * count, Tone.BACK, style)
