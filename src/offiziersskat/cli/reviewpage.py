"""A reviewed hand as a page of text: the account, the curve, and the decisions that mattered."""

from collections.abc import Iterator

from offiziersskat.cli.paragraphs import filled
from offiziersskat.cli.reviewcurve import curve
from offiziersskat.i18n import Language, catalogue
from offiziersskat.players.telling import ReviewWords
from offiziersskat.tui.style import padded, width_of

__all__ = ["page"]

_HEIGHT = 7


def page(words: ReviewWords, language: Language, *, width: int, glyphs: bool) -> Iterator[str]:
    """The lines of a hand."""
    text = catalogue("review", language).text
    yield filled(words.heading, width=width)
    yield ""
    yield filled(text("table-title", name=words.forehand), width=width)
    yield from _table(words)
    yield filled(words.sureness(), width=width)
    yield ""
    yield filled(text("curve-title", name=words.forehand), width=width)
    yield from curve(words.steps(), glyphs=glyphs, height=_HEIGHT)
    up, down = ("▲", "▼") if glyphs else ("^", "v")
    yield filled(text("curve-legend", up=up, down=down, name=words.forehand), width=width)
    yield ""
    for sentence in words.per_decision():
        yield filled(sentence, width=width)
    decisions = words.decisions()
    yield ""
    yield filled(text("mattered-title" if decisions else "nothing-lost"), width=width)
    for decision in decisions:
        yield filled(decision, width=width, first="  ")
    doubts = words.doubts()
    if doubts:
        yield ""
        yield filled(text("doubts-title"), width=width)
    for doubt in doubts:
        yield filled(doubt, width=width, first="  ")
    told = words.told_back()
    if told is not None:
        yield ""
        yield filled(told, width=width)


def _table(words: ReviewWords) -> Iterator[str]:
    rows = words.rows()
    sizes = [max(width_of(row[column]) for row in rows) for column in range(3)]
    for row in rows:
        figures = "".join(
            "  " + " " * (size - width_of(cell)) + cell
            for cell, size in zip(row[1:], sizes[1:], strict=True)
        )
        yield f"  {padded(row[0], sizes[0])}{figures}".rstrip()
