"""Paragraphs and tables for a page of text: where lines begin, and how wide they may be.

Knows nothing of the game; how many columns a sign takes is decided in ``tui.style``.
"""

import shutil
from collections.abc import Sequence

from offiziersskat.tui.style import padded, width_of, wrapped

__all__ = ["filled", "screen_width", "table"]

_WIDEST = 88
_NARROWEST = 24
_HANGING = 4


def screen_width() -> int:
    """The columns that text may use: the terminal's, but no more than is easy to read."""
    return max(_NARROWEST, min(_WIDEST, shutil.get_terminal_size().columns - 1))


def filled(text: str, *, width: int, first: str = "", rest: str | None = None) -> str:
    """A paragraph broken into lines.

    ``first`` stands before the first line, ``rest`` (as many spaces if not given) before others.
    """
    indent = " " * width_of(first) if rest is None else rest
    # Closing signs of Japanese hang over the end of a line rather than begin one.
    hanging = _HANGING if width_of(text) > len(text) else 0
    room = width - max(width_of(first), width_of(indent)) - hanging
    lines = wrapped(" ".join(text.split()), room)
    return "\n".join([(first + lines[0]).rstrip(), *(indent + line for line in lines[1:])])


def table(rows: Sequence[Sequence[str]], *, width: int, indent: str = "", gap: int = 2) -> str:
    """Rows in columns; the last column is broken into lines where it is too long.

    Where the others leave the last column too little room, it goes on lines of its own.
    """
    sizes = [max(width_of(row[n]) for row in rows) + gap for n in range(len(rows[0]) - 1)]
    lead = len(indent) + sum(sizes)
    lines: list[str] = []
    for row in rows:
        cells = zip(row, sizes, strict=False)
        start = indent + "".join(padded(cell, size) for cell, size in cells)
        if lead > width // 2:
            head = "  ".join(cell for cell in row[:-1] if cell)
            lines += [filled(head, width=width, first=indent)] if head else []
            lines.append(filled(row[-1], width=width, first=indent + "  "))
        else:
            lines.append(filled(row[-1], width=width, first=start))
    return "\n".join(lines)
