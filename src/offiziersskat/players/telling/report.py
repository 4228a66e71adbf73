"""Reviewed hands as one HTML file: nothing is loaded from anywhere, and it prints well.

A curve drawn in SVG with a table beside it that says the same in figures; light or dark as the reader
has it; colour is never the only difference.
"""

from collections.abc import Iterator, Sequence
from html import escape

from offiziersskat.i18n import Language, catalogue
from offiziersskat.players.telling.words import ReviewWords, StepTold

__all__ = ["Report"]

_WIDTH, _HEIGHT, _BARS, _LEFT, _PAD = 720, 220, 70, 46, 12
_ABOVE = 24
"""Room above the curve for its marks."""

_STYLE = """
:root { color-scheme: light dark; --paper: #fbf8f1; --ink: #1d2a2c; --soft: #6b7778; --line: #d9d4c7;
  --curve: #0b5f6b; --luck: #2f7d32; --loss: #b3261e; }
@media (prefers-color-scheme: dark) { :root { --paper: #10201f; --ink: #eef2ee; --soft: #a3b3b0;
  --line: #2e4442; --curve: #7fd0d8; --luck: #8fd694; --loss: #ff9a90; } }
@media print { :root { color-scheme: light; --paper: #fff; --ink: #000; --soft: #444; --line: #bbb;
  --curve: #000; --luck: #205c24; --loss: #8c1d18; } article { break-inside: avoid; }
  details > * { display: block; } }
body { background: var(--paper); color: var(--ink); margin: 0 auto; max-width: 48rem; padding: 1rem;
  font: 1rem/1.5 system-ui, sans-serif; font-variant-numeric: tabular-nums; }
h1 { font-size: 1.5rem; } h2 { font-size: 1.2rem; margin-top: 2.5rem; } h3 { font-size: 1rem; }
table { border-collapse: collapse; } caption { text-align: left; padding-bottom: .25rem; }
th, td { padding: .15rem .75rem .15rem 0; border-bottom: 1px solid var(--line); text-align: right; }
th[scope=row], thead th:first-child { text-align: left; font-weight: normal; }
tbody tr:last-child > * { font-weight: bold; }
svg { width: 100%; height: auto; } svg text { fill: var(--soft); font-size: 12px; }
.zero { stroke: var(--soft); stroke-dasharray: 2 4; } .curve { fill: none; stroke: var(--curve);
  stroke-width: 2; } .luck { fill: var(--luck); } .loss { fill: none; stroke: var(--loss);
  stroke-width: 1.5; } svg .mark { fill: var(--loss); font-weight: bold; font-size: 14px; }
.legend { color: var(--soft); }
"""


class Report:
    """One page with all hands of a review."""

    def __init__(self, language: Language) -> None:
        """No hand yet."""
        self._language = language
        self._text = catalogue("review", language).text
        self._hands: list[str] = []

    def add(self, words: ReviewWords) -> None:
        """Another hand."""
        self._hands.append("\n".join(self._hand(words, len(self._hands))))

    def html(self) -> str:
        """The whole file."""
        title = escape(self._text("html-title"))
        return (
            f'<!DOCTYPE html>\n<html lang="{self._language.value}">\n<head>\n<meta charset="utf-8">\n'
            '<meta name="viewport" content="width=device-width, initial-scale=1">\n'
            f"<title>{title}</title>\n<style>{_STYLE}</style>\n</head>\n<body>\n<main>\n"
            f"<h1>{title}</h1>\n" + "\n".join(self._hands) + "\n</main>\n</body>\n</html>\n"
        )

    def _hand(self, words: ReviewWords, number: int) -> Iterator[str]:
        yield f'<article aria-labelledby="h{number}">'
        yield f'<h2 id="h{number}">{escape(words.heading)}</h2>'
        yield from self._account(words)
        steps = words.steps()
        yield from self._figure(words, steps, number)
        for sentence in words.per_decision():
            yield f"<p>{escape(sentence)}</p>"
        decisions = words.decisions()
        yield f"<h3>{escape(self._text('mattered-title' if decisions else 'nothing-lost'))}</h3>"
        if decisions:
            yield _list(decisions)
        doubts = words.doubts()
        if doubts:
            yield f"<h3>{escape(self._text('doubts-title'))}</h3>"
            yield _list(doubts)
        told = words.told_back()
        if told is not None:
            yield f"<p>{escape(told)}</p>"
        yield "</article>"

    def _account(self, words: ReviewWords) -> Iterator[str]:
        heads, *rows = words.rows()
        caption = escape(self._text("table-title", name=words.forehand))
        yield f"<table><caption>{caption}</caption>"
        yield _head(["", *heads[1:]])
        yield "<tbody>"
        for name, *cells in rows:
            yield _row(name, cells)
        yield "</tbody></table>"
        yield f'<p class="legend">{escape(words.sureness())}</p>'

    def _figure(self, words: ReviewWords, steps: Sequence[StepTold], number: int) -> Iterator[str]:
        title = escape(self._text("curve-title", name=words.forehand))
        legend = escape(self._text("html-legend", name=words.forehand))
        yield "<figure>"
        yield (
            f'<svg viewBox="0 0 {_WIDTH} {_HEIGHT + _BARS}" role="img" '
            f'aria-labelledby="t{number} d{number}"><title id="t{number}">{title}</title>'
            f'<desc id="d{number}">{legend}</desc>'
        )
        yield from _drawn(steps)
        yield "</svg>"
        yield f'<figcaption class="legend">{legend}</figcaption>'
        yield "</figure>"
        yield f"<details><summary>{escape(self._text('html-steps'))}</summary>"
        yield f"<table><caption>{title}</caption>"
        yield _head([self._text(f"step-{head}") for head in ("name", "value", "luck", "loss")])
        yield "<tbody>"
        for place, step in enumerate(steps):
            name = f"{place}. {step.name} {step.mark}".strip()
            figures = (step.value, step.luck, step.loss)
            yield _row(name, [words.signed(figure) for figure in figures])
        yield "</tbody></table></details>"


def _list(sentences: Sequence[str]) -> str:
    return f"<ol>{''.join(f'<li>{escape(sentence)}</li>' for sentence in sentences)}</ol>"


def _head(cells: Sequence[str]) -> str:
    return (
        "<thead><tr>"
        + "".join(f'<th scope="col">{escape(c)}</th>' for c in cells)
        + "</tr></thead>"
    )


def _row(name: str, cells: Sequence[str]) -> str:
    told = "".join(f"<td>{escape(cell)}</td>" for cell in cells)
    return f'<tr><th scope="row">{escape(name)}</th>{told}</tr>'


def _drawn(steps: Sequence[StepTold]) -> Iterator[str]:
    """The curve with its marks, and bars below: luck filled, losses in outline."""
    values = [step.value for step in steps]
    low, high = min(0.0, *values), max(0.0, *values)
    span = (high - low) or 1.0
    wide = (_WIDTH - _LEFT - _PAD) / max(1, len(steps) - 1)

    def at(value: float) -> float:
        return _ABOVE + (high - value) / span * (_HEIGHT - _ABOVE - 2 * _PAD)

    for value in sorted({low, 0.0, high}):
        y = at(value)
        kind = ' class="zero"' if value == 0 else ' class="zero" opacity=".3"'
        yield f'<line x1="{_LEFT}" x2="{_WIDTH}" y1="{y:.1f}" y2="{y:.1f}"{kind}/>'
        label = f"{value:+.0f}".replace("-", "−") if value else "0"
        yield f'<text x="{_LEFT - 6}" y="{y + 4:.1f}" text-anchor="end">{label}</text>'
    spots = [(_LEFT + place * wide, at(step.value)) for place, step in enumerate(steps)]
    path = " ".join(f"{x:.1f},{y:.1f}" for x, y in spots)
    yield f'<polyline class="curve" points="{path}"/>'
    for (x, y), step in zip(spots, steps, strict=True):
        if step.mark:
            mark = escape(step.mark)
            yield f'<text class="mark" x="{x:.1f}" y="{y - 7:.1f}" text-anchor="middle">{mark}</text>'
    yield from _bars(steps, [x for x, _ in spots], wide)


def _bars(steps: Sequence[StepTold], spots: Sequence[float], wide: float) -> Iterator[str]:
    middle = _HEIGHT + _BARS / 2
    most = max(1e-9, *(max(abs(step.luck), abs(step.loss)) for step in steps))
    yield f'<line class="zero" x1="{_LEFT}" x2="{_WIDTH}" y1="{middle}" y2="{middle}"/>'
    thick = max(2.0, wide * 0.35)
    for x, step in zip(spots, steps, strict=True):
        for kind, value, left in (("luck", step.luck, x - thick), ("loss", step.loss, x)):
            tall = abs(value) / most * (_BARS / 2 - 4)
            if tall >= 1:
                top = middle - tall if value > 0 else middle
                yield (
                    f'<rect class="{kind}" x="{left:.1f}" y="{top:.1f}" '
                    f'width="{thick:.1f}" height="{tall:.1f}"/>'
                )
