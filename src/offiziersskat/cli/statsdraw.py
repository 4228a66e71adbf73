"""Statistics as a picture: for each group the score per hand as it was, and without its luck."""

from collections.abc import Iterator, Sequence
from html import escape

from offiziersskat.analysis.stats import Group
from offiziersskat.cli.statstable import named
from offiziersskat.i18n import Catalogue, Language

__all__ = ["drawn"]

_WIDTH, _ROW, _LINE, _TOP, _LEFT, _RIGHT = 720, 46, 24, 64, 190, 70
_STYLE = """
svg { background: #fbf8f1; font: 14px system-ui, sans-serif; }
text { fill: #1d2a2c; } .raw { fill: none; stroke: #6b7778; stroke-width: 1.5; }
.fair { fill: #0b5f6b; } .loss { fill: #8a4010; } .half { stroke: #1d2a2c; stroke-width: 1.5; } .zero { stroke: #6b7778; }
@media (prefers-color-scheme: dark) { svg { background: #10201f; } text { fill: #eef2ee; }
  .raw { stroke: #a3b3b0; } .fair { fill: #7fd0d8; } .loss { fill: #e0a070; } .half { stroke: #eef2ee; }
  .zero { stroke: #a3b3b0; } }
"""


def drawn(groups: Sequence[Group], words: Catalogue) -> str:
    """An SVG with two bars a group and the interval of the second; below, the losses."""
    below = _TOP + _ROW * max(1, len(groups)) + 34
    judged = [group for group in groups if group.loss_per_decision is not None]
    height = below + _LINE * len(judged) + 16
    title = escape(words.text("svg-title"))
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {_WIDTH} {height}" role="img" '
        f'aria-labelledby="title"><title id="title">{title}</title><style>{_STYLE}</style>'
        f'<text x="16" y="24" font-weight="bold">{title}</text>'
        f'<text x="16" y="46">{escape(words.text("svg-legend"))}</text>'
        + "".join(_rows(groups, words))
        + (
            f'<text x="16" y="{below}" font-weight="bold">{escape(words.text("svg-losses"))}</text>'
            if judged
            else ""
        )
        + "".join(_losses(judged, below + 12, words))
        + "</svg>\n"
    )


def _rows(groups: Sequence[Group], words: Catalogue) -> Iterator[str]:
    reaches = [abs(g.mean(n)) + (g.half or 0.0) for g in groups for n in ("score", "adjusted")]
    most = max([1e-9, *reaches])
    middle = _LEFT + (_WIDTH - _LEFT - _RIGHT) / 2
    scale = (_WIDTH - _LEFT - _RIGHT) / 2 / most
    bottom = _TOP + _ROW * len(groups)
    yield f'<line class="zero" x1="{middle:.1f}" x2="{middle:.1f}" y1="{_TOP}" y2="{bottom}"/>'
    for number, group in enumerate(groups):
        top = _TOP + _ROW * number
        name = _name(group, words)
        yield f'<text x="16" y="{top + 26}">{escape(name)}</text>'
        for kind, value, y in (
            ("raw", group.mean("score"), top + 8),
            ("fair", group.mean("adjusted"), top + 23),
        ):
            x = middle + min(0.0, value * scale)
            wide = max(0.5, abs(value * scale))
            yield f'<rect class="{kind}" x="{x:.1f}" y="{y}" width="{wide:.1f}" height="11"/>'
            yield f'<text x="{_WIDTH - 8}" y="{y + 11}" text-anchor="end">{_signed(value, words)}</text>'
        if group.half is not None:
            ends = [middle + (group.mean("adjusted") + s * group.half) * scale for s in (-1, 1)]
            at = f'y1="{top + 28.5}" y2="{top + 28.5}"'
            yield f'<line class="half" x1="{ends[0]:.1f}" x2="{ends[1]:.1f}" {at}/>'


def _losses(groups: Sequence[Group], top: int, words: Catalogue) -> Iterator[str]:
    """What was lost per decision: a bar a group."""
    most = max((group.loss_per_decision or 0.0 for group in groups), default=0.0) or 1.0
    for number, group in enumerate(groups):
        lost, y = group.loss_per_decision or 0.0, top + _LINE * number
        wide = max(0.5, lost / most * (_WIDTH - _LEFT - _RIGHT))
        said = f"{lost:.2f}".replace(".", "," if words.language is Language.DE else ".")
        yield f'<text x="16" y="{y + 14}">{escape(_name(group, words))}</text>'
        yield f'<rect class="loss" x="{_LEFT}" y="{y + 3}" width="{wide:.1f}" height="12"/>'
        yield f'<text x="{_WIDTH - 8}" y="{y + 14}" text-anchor="end">{said}</text>'


def _name(group: Group, words: Catalogue) -> str:
    return " · ".join(named(key, value, words) for key, value in group.key.items())


def _signed(value: float, words: Catalogue) -> str:
    text = f"{value:+.1f}".replace("-", "−")
    return text.replace(".", ",") if words.language is Language.DE else text
