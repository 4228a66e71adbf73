"""How text stands in a terminal: columns, wrapping, tones, and the plain ASCII form of it.

Pure functions on strings. Lines may hold colour codes; whoever measures goes through here. Which
looks a terminal can bear is decided in ``console``.
"""

import re
import textwrap
import unicodedata
from collections.abc import Iterable
from dataclasses import dataclass
from enum import Enum

__all__ = [
    "FEWEST_COLUMNS",
    "Colours",
    "Style",
    "Tone",
    "beside",
    "centred",
    "cut",
    "padded",
    "paint",
    "plain",
    "stripped",
    "width_of",
    "wrapped",
]


class Colours(Enum):
    """None at all, the first sixteen, or the 256 in which cards get a face of their own."""

    NONE = 0
    BASIC = 1
    FULL = 2


@dataclass(frozen=True, slots=True)
class Style:
    """The looks of everything that is drawn; ``glyphs`` false means ASCII alone."""

    glyphs: bool
    colours: Colours
    width: int

    @property
    def is_narrow(self) -> bool:
        """Too narrow for cards with a frame and a column beside them."""
        return self.width < _NARROW

    @property
    def has_faces(self) -> bool:
        """Whether cards are filled areas."""
        return self.colours is Colours.FULL and self.glyphs


_NARROW = 64
FEWEST_COLUMNS = 32
"""What every table fits into."""


class Tone(Enum):
    """What a piece of text is, as far as the eye should tell; value: (basic, full) codes.

    Nobody knows whether letters stand on black or on white: these can be read on both.
    """

    FAINT = ("2", "38;5;243")
    BOLD = ("1", "1")
    RED = ("31", "38;5;161")
    ACCENT = ("1", "1;38;5;130")
    WARN = ("31", "38;5;131")
    MINE = ("34", "38;5;30")
    THEIRS = ("35", "38;5;97")
    FACE = ("1", "1;38;5;16;48;5;230")
    FACE_RED = ("1;31", "1;38;5;124;48;5;230")
    DULL = ("0", "38;5;238;48;5;252")
    DULL_RED = ("31", "38;5;88;48;5;252")
    CHIP = ("7", "1;38;5;16;48;5;179")
    BACK = ("34", "38;5;67;48;5;24")


def paint(text: str, tone: Tone, style: Style) -> str:
    """The text in a tone, or as it is where there are no colours."""
    if style.colours is Colours.NONE or not text:
        return text
    code = tone.value[style.colours is Colours.FULL]
    return f"\x1b[{code}m{text}\x1b[0m"


_CODES = re.compile(r"\x1b\[[0-9;]*m")


def stripped(text: str) -> str:
    """The text without its colour codes."""
    return _CODES.sub("", text)


def width_of(text: str) -> int:
    """Columns that the text takes: kana and kanji take two, combining marks none."""
    return sum(_columns(sign) for sign in stripped(text))


def _columns(sign: str) -> int:
    if unicodedata.combining(sign):
        return 0
    return 2 if unicodedata.east_asian_width(sign) in "WF" else 1


def padded(text: str, columns: int) -> str:
    """The text, with spaces after it up to so many columns."""
    return text + " " * (columns - width_of(text))


def centred(text: str, columns: int) -> str:
    """The text in the middle of so many columns, nothing after it."""
    return " " * ((columns - width_of(text)) // 2) + text


def cut(text: str, columns: int) -> str:
    """Uncoloured text, shortened to so many columns."""
    if width_of(text) <= columns:
        return text
    kept = ""
    for sign in text:
        if width_of(kept + sign) >= columns:
            break
        kept += sign
    return kept + "~"


def beside(left: list[str], right: list[str], *, columns: int) -> list[str]:
    """Two blocks next to each other; the left one is given so many columns."""
    height = max(len(left), len(right))
    left, right = (block + [""] * (height - len(block)) for block in (left, right))
    pairs = zip(left, right, strict=True)
    return [(padded(one, columns) + two if two else one).rstrip() for one, two in pairs]


# Signs with which no line may begin (Japanese line breaking).
_NEVER_FIRST = "、。，．）」』】〉》・：；？！ーぁぃぅぇぉっゃゅょァィゥェォッャュョ々)]},.:;?!"


def wrapped(text: str, columns: int, *, indent: str = "") -> list[str]:
    """Uncoloured text in lines of so many columns; later lines begin with ``indent``.

    Japanese is broken between any two signs, but no line begins with a closing one.
    """
    if all(_columns(sign) == 1 for sign in text):
        # What may be copied, a path or a command's option, must stay in one piece.
        wrapper = textwrap.TextWrapper(
            max(columns, 10),
            subsequent_indent=indent,
            break_long_words=False,
            break_on_hyphens=False,
        )
        return wrapper.wrap(text) or [""]
    lines: list[str] = []
    line: list[str] = []
    for piece in _pieces(text):
        fits = width_of("".join(line) + piece.rstrip()) <= columns
        if "".join(line).strip() and not fits:
            # Signs that may not begin a line take the one before them along.
            carried: list[str] = [piece]
            while len(line) > 1 and carried[0][0] in _NEVER_FIRST:
                carried.insert(0, line.pop())
            if "".join(line).strip():
                lines.append("".join(line).rstrip())
                line = [indent]
                carried[0] = carried[0].lstrip()
            line += carried
        else:
            line.append(piece)
    return [*lines, "".join(line).rstrip()]


def _pieces(text: str) -> Iterable[str]:
    """Words of narrow signs stay whole; every wide sign is a piece of its own."""
    return re.findall(r"[\x21-\u02ff\u2010-\u2bff]+ ?|.", text)


_TRANSLITERATED = {
    "ä": "ae", "ö": "oe", "ü": "ue", "Ä": "Ae", "Ö": "Oe", "Ü": "Ue", "ß": "ss",
    "–": "-", "—": "-", "−": "-", "·": "-", "×": "x", "≥": ">=", "…": "...", "→": "->",
    "„": '"', "“": '"', "”": '"', "‘": "'", "’": "'", "\u00a0": " ",
    "♣": "C", "♠": "S", "♥": "H", "♦": "D",
}  # fmt: skip


def plain(text: str) -> str:
    """The text in ASCII as far as Latin letters and our own signs go."""
    return "".join(_TRANSLITERATED.get(sign, sign) for sign in text)
