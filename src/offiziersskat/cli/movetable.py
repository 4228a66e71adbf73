"""A small table of moves with their values, and a bar for each, for people.

Takes names, figures and fractions; what they mean is the commands' business.
"""

from collections.abc import Sequence
from dataclasses import dataclass

from offiziersskat.tui.style import padded, width_of

__all__ = ["Row", "move_table"]

_LONGEST_BAR, _SHORTEST_BAR = 30, 8
_BEST, _BEST_PLAIN = "▸", ">"
_EIGHTHS = " ▏▎▍▌▋▊▉"


@dataclass(frozen=True, slots=True)
class Row:
    """A move: its figures as text, and how far its bar goes, 0 to 1; ``None`` for no bar."""

    name: str
    figures: tuple[str, ...]
    part: float | None
    best: bool = False


def move_table(heads: Sequence[str], rows: Sequence[Row], *, width: int, glyphs: bool) -> list[str]:
    """Lines no wider than ``width``: a mark at the best, names, figures under heads, bars."""
    name = max(width_of(row.name) for row in rows)
    sizes = [
        max(width_of(head), *(width_of(row.figures[number]) for row in rows))
        for number, head in enumerate(heads)
    ]
    room = width - 2 - name - sum(size + 2 for size in sizes) - 2
    bar = min(_LONGEST_BAR, room) if room >= _SHORTEST_BAR else 0
    head = "".join("  " + _right(text, size) for text, size in zip(heads, sizes, strict=True))
    lines = [f"{' ' * (2 + name)}{head}"]
    for row in rows:
        mark = (_BEST if glyphs else _BEST_PLAIN) if row.best else " "
        figures = "".join(
            "  " + _right(text, size) for text, size in zip(row.figures, sizes, strict=True)
        )
        drawn = "" if row.part is None else "  " + _bar(row.part, bar, glyphs=glyphs)
        lines.append(f"{mark} {padded(row.name, name)}{figures}{drawn}".rstrip())
    return lines


def _right(text: str, columns: int) -> str:
    return " " * (columns - width_of(text)) + text


def _bar(part: float, columns: int, *, glyphs: bool) -> str:
    steps = round(min(max(part, 0.0), 1.0) * columns * 8)
    whole, eighths = divmod(steps, 8)
    if not glyphs:
        return "#" * round(steps / 8)
    return "█" * whole + (_EIGHTHS[eighths] if eighths else "")
