"""Draws the README's pictures: a hand in the terminal, played by a script, as SVG.

    .venv/bin/python tools/picture.py [language …]

A real pseudo-terminal runs the game; its screen is read cell by cell and written as text on
coloured rectangles, so that the picture is what a player sees. Writes `docs/picture*.svg`.
"""

import html
import sys
import tempfile
import unicodedata
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

import pexpect
import pyte
from pyte.screens import Char

ROOT = Path(__file__).resolve().parent.parent
COLUMNS, ROWS = 82, 46
WIDTH, HEIGHT = 8.4, 18
INK, PAPER = "d7dadc", "16211f"
# Spades, no re against the kontra, a few cards, and a question.
MOVES = ("2", "2", "2", "6", "?")
NAMES = {"en": ("Anna", "Ben"), "de": ("Anna", "Ben"), "ja": ("アンナ", "ベン")}
FILES = {"en": "picture.svg", "de": "picture.de.svg", "ja": "picture.ja.svg"}
# The sixteen named colours, and xterm's, as a dark terminal shows them.
COLOURS = {
    "default": INK, "black": "1c1c1c", "red": "e06c6c", "green": "7fb785", "brown": "d9b36c",
    "blue": "7aa2d6", "magenta": "c08fc9", "cyan": "6fb7b7", "white": "e8e8e8",
}  # fmt: skip


@dataclass(frozen=True)
class Run:
    """Neighbouring cells that look the same."""

    column: int
    width: int
    text: str
    look: Char


def main(languages: list[str]) -> int:
    """Draw the pictures asked for, or all."""
    for language in languages or list(FILES):
        path = ROOT / "docs" / FILES[language]
        path.write_text(svg(played(language)), encoding="utf-8")
        print(path.relative_to(ROOT))
    return 0


def played(language: str) -> pyte.Screen:
    """The screen after the script's moves."""
    screen = pyte.Screen(COLUMNS, ROWS)
    stream = pyte.Stream(screen)
    with tempfile.TemporaryDirectory() as home:
        child = pexpect.spawn(
            sys.executable,
            ["-m", "offiziersskat", "--lang", language, "play", "--seed", "5", "--names", *NAMES[language]],
            env={"OFFIZIERSSKAT_DATA": home, "TERM": "xterm-256color", "LC_ALL": "C.UTF-8", "HOME": home},
            dimensions=(ROWS, COLUMNS),
            encoding="utf-8",
            timeout=60,
        )  # fmt: skip
        for move in (*MOVES, None):
            _wait(child, stream)
            if move is not None:
                child.sendline(move)
        child.close(force=True)
    return screen


def _wait(child: "pexpect.spawn[str]", stream: pyte.Stream) -> None:
    """Read until the program asks: it has been silent for a while."""
    while child.expect([r".+", pexpect.TIMEOUT], timeout=1.5) == 0:
        stream.feed(str(child.after))


def svg(screen: pyte.Screen) -> str:
    """The screen as a picture."""
    rows = [list(runs(screen, row)) for row in range(ROWS)]
    filled = [number for number, row in enumerate(rows) if any(run.text.strip() for run in row)]
    top, bottom = max(0, filled[-1] - 26), filled[-1] + 1
    shapes = [
        shape
        for number in range(top, bottom)
        for run in rows[number]
        for shape in drawn(run, number - top)
    ]
    width, height = COLUMNS * WIDTH + 32, (bottom - top) * HEIGHT + 32
    head = (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width:.0f} {height}" '
        'font-family="ui-monospace, Menlo, Consolas, DejaVu Sans Mono, Noto Sans Mono CJK JP, '
        'IPAGothic, monospace" font-size="14">'
    )
    paper = f'<rect width="100%" height="100%" rx="10" fill="#{PAPER}"/>'
    return "\n".join(
        [head, paper, '<g transform="translate(16 16)">', *shapes, "</g>", "</svg>", ""]
    )


def runs(screen: pyte.Screen, row: int) -> Iterator[Run]:
    """A row's cells, those of one look together; wide characters take two columns."""
    line = screen.buffer[row]
    start, text, look = 0, "", line[0]
    for column in range(COLUMNS):
        cell = line[column]
        differs = _look(cell) != _look(look) or _is_wide(cell.data) != _is_wide(text[-1:])
        if text and cell.data and differs:
            yield Run(start, column - start, text, look)
            start, text = column, ""
        if not text:
            start, look = column, cell
        text += cell.data
    yield Run(start, COLUMNS - start, text, look)


def _look(cell: Char) -> tuple[object, ...]:
    return (cell.fg, cell.bg, cell.bold, cell.reverse)


def _is_wide(text: str) -> bool:
    return bool(text) and unicodedata.east_asian_width(text[0]) in "WF"


def drawn(run: Run, row: int) -> Iterator[str]:
    """A rectangle where there is a background, and the text on it."""
    ink, paper = _colour(run.look.fg, INK), _colour(run.look.bg, PAPER)
    if run.look.reverse:
        ink, paper = paper, ink
    x, y = run.column * WIDTH, row * HEIGHT
    if paper != PAPER:
        yield f'<rect x="{x:.1f}" y="{y}" width="{run.width * WIDTH:.1f}" height="{HEIGHT + 0.5}" fill="#{paper}"/>'
    text = run.text.rstrip()
    if not text.strip():
        return
    lead = len(text) - len(text.lstrip())
    text = text.lstrip()
    cells = sum(2 if _is_wide(sign) else 1 for sign in text)
    weight = ' font-weight="bold"' if run.look.bold else ""
    yield (
        f'<text x="{x + lead * WIDTH:.1f}" y="{y + 13.5}" fill="#{ink}" xml:space="preserve"{weight} '
        f'textLength="{cells * WIDTH:.1f}" lengthAdjust="spacingAndGlyphs">{html.escape(text)}</text>'
    )


def _colour(name: str, default: str) -> str:
    if name == "default":
        return default
    return COLOURS.get(name.removeprefix("bright"), name if len(name) == 6 else default)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
