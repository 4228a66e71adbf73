"""The race to 61: one bar of 120 points, one side from the left, the other from the right.

What is still out lies in the middle; marks stand where a side leaves schneider, wins, and makes
the other schneider. It knows points, no rules.
"""

from collections.abc import Sequence

from offiziersskat.tui.style import Style, Tone, cut, padded, paint, width_of

__all__ = ["MARKS", "race_bar"]

MARKS = (31, 61, 90)
_ALL = 120


def race_bar(
    points: tuple[int, int], names: tuple[str, str], *, marks: Sequence[int], style: Style
) -> list[str]:
    """The bar, with who is who and the marks beneath it; left side first."""
    cells = 60 if style.width >= 72 else 30 if style.width >= 38 else 20
    left, right = points
    bar = _filling(left, right, cells=cells, marks=marks, style=style)
    line = f" {left:>3} {bar} {right:<3}".rstrip()
    return [line, _scale(cells, marks, names=names, style=style)]


def _cell_of(mark: int, cells: int) -> int:
    return (mark - 1) * cells // _ALL


def _filling(left: int, right: int, *, cells: int, marks: Sequence[int], style: Style) -> str:
    halves = _ALL // (2 * cells)
    mine, theirs = (-(-points // halves) for points in (left, right))
    full, half, other_half, other_full = "█▌▐█" if style.glyphs else "##=="
    # An odd half is drawn only where both sides do not meet in one cell.
    left_cells, right_cells = mine // 2, theirs // 2
    room = cells - left_cells - right_cells
    left_half = half if mine % 2 and room > 0 else ""
    right_half = other_half if theirs % 2 and room > len(left_half) else ""
    start, end = left_cells + len(left_half), cells - right_cells - len(right_half)
    middle = "".join(_out(cell, cells, marks, style) for cell in range(start, end))
    return (
        paint(full * left_cells + left_half, Tone.MINE, style)
        + paint(middle, Tone.FAINT, style)
        + paint(right_half + other_full * right_cells, Tone.THEIRS, style)
    )


def _out(cell: int, cells: int, marks: Sequence[int], style: Style) -> str:
    open_, notch, goal = "░┊┃" if style.glyphs else ".:|"
    for mark in marks:
        if _cell_of(mark, cells) == cell:
            return goal if mark == 61 else notch
    return open_


def _scale(cells: int, marks: Sequence[int], *, names: tuple[str, str], style: Style) -> str:
    """Names at both ends, numbers under their marks; names give way to numbers."""
    first = _cell_of(marks[0], cells) if marks else cells // 2
    last = _cell_of(marks[-1], cells) + 3 if marks else cells // 2
    line = " " * 5 + paint(cut(names[0], first - 1), Tone.MINE, style)
    for mark in marks:
        line = padded(line, 5 + _cell_of(mark, cells)) + paint(str(mark), Tone.FAINT, style)
    right = cut(names[1], cells - last)
    return padded(line, 5 + cells - width_of(right)) + paint(right, Tone.THEIRS, style)
