"""The learning curve as a table and as a picture.

The picture shows, for each set of weights, what its network makes more than a beginner, a game, in
per cent of what there is to win (all card points, or the game itself in null), by games played.
"""

from collections.abc import Sequence
from dataclasses import asdict, fields
from html import escape

from offiziersskat.train.state import Point

__all__ = ["picture", "table"]

_WIDTH, _HEIGHT = 760, 420
_LEFT, _RIGHT, _TOP, _BOTTOM = 56, 190, 40, 52
_COLOURS = ("#1b6ca8", "#d1495b", "#2e8b57", "#8e5ea2", "#e08e0b", "#555555", "#0b8a8a")
_ALL_POINTS = 120
_STEPS = 5
_OPENING = (
    f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {_WIDTH} {_HEIGHT}" '
    'font-family="sans-serif" font-size="13" role="img">'
)


def table(curve: Sequence[Point]) -> str:
    """A line of names, then one a point; commas between."""
    names = [one.name for one in fields(Point)]
    lines = [",".join(names)]
    for point in curve:
        values = asdict(point)
        lines.append(",".join(_cell(values[name]) for name in names))
    return "\n".join(lines) + "\n"


def _cell(value: object) -> str:
    return f"{value:.4f}" if isinstance(value, float) else str(value)


def picture(curve: Sequence[Point], *, title: str, across: str, up: str) -> str:
    """An SVG picture; the words come from the caller."""
    names = list(dict.fromkeys(point.name for point in curve))
    lines = {name: [point for point in curve if point.name == name] for name in names}
    most = max([point.games for point in curve], default=1)
    values = [_part(point) for point in curve]
    scale = _Scale(most, min([0.0, *values]), max([1.0, *values]))
    parts = [
        _OPENING,
        f"<title>{escape(title)}</title>",
        f'<rect width="{_WIDTH}" height="{_HEIGHT}" fill="#fff"/>',
        _words(_LEFT, 22, title, size=15),
        *_axes(scale, across, up),
    ]
    for place, name in enumerate(names):
        colour = _COLOURS[place % len(_COLOURS)]
        parts.append(_line(scale, lines[name], colour))
        at = _TOP + 14 + 20 * place
        parts.append(
            f'<path d="M{_WIDTH - _RIGHT + 16} {at - 4}h22" stroke="{colour}" stroke-width="3"/>'
        )
        parts.append(_words(_WIDTH - _RIGHT + 44, at, name))
    return "\n".join([*parts, "</svg>"]) + "\n"


class _Scale:
    """Where a number of games and a value lie in the picture."""

    def __init__(self, games: int, low: float, high: float) -> None:
        self.games, self.low, self.high = games, low, high

    def x(self, games: float) -> float:
        return _LEFT + (_WIDTH - _LEFT - _RIGHT) * games / self.games

    def y(self, value: float) -> float:
        share = (value - self.low) / (self.high - self.low)
        return _HEIGHT - _BOTTOM - (_HEIGHT - _TOP - _BOTTOM) * share


def _part(point: Point) -> float:
    """Per cent of what there is to win."""
    whole = 1 if point.name == "null" else _ALL_POINTS
    return 100 * point.ahead / whole


def _axes(scale: _Scale, across: str, up: str) -> list[str]:
    found = []
    for step in range(_STEPS + 1):
        value = scale.low + (scale.high - scale.low) * step / _STEPS
        y = scale.y(value)
        found.append(
            f'<path d="M{_LEFT} {y:.1f}H{_WIDTH - _RIGHT}" stroke="#ddd" stroke-width="1"/>'
        )
        found.append(_words(_LEFT - 8, y + 4, f"{value:.0f}", anchor="end"))
        games = scale.games * step / _STEPS
        foot = _HEIGHT - _BOTTOM + 20
        found.append(_words(scale.x(games), foot, _short(games), anchor="middle"))
    middle = (_LEFT + _WIDTH - _RIGHT) / 2
    found.append(_words(middle, _HEIGHT - 10, across, anchor="middle"))
    height = (_TOP + _HEIGHT - _BOTTOM) / 2
    found.append(
        f'<text x="16" y="{height:.0f}" text-anchor="middle" '
        f'transform="rotate(-90 16 {height:.0f})">{escape(up)}</text>'
    )
    return found


def _short(games: float) -> str:
    """4k, 1.5M."""
    if games >= 1_000_000:
        return f"{games / 1_000_000:.1f}M"
    return f"{games / 1000:.0f}k" if games >= 1000 else f"{games:.0f}"


def _line(scale: _Scale, points: Sequence[Point], colour: str) -> str:
    places = " ".join(f"{scale.x(one.games):.1f},{scale.y(_part(one)):.1f}" for one in points)
    return f'<polyline points="{places}" fill="none" stroke="{colour}" stroke-width="2"/>'


def _words(x: float, y: float, words: str, *, anchor: str = "start", size: int = 13) -> str:
    return (
        f'<text x="{x:.1f}" y="{y:.1f}" text-anchor="{anchor}" font-size="{size}">'
        f"{escape(words)}</text>"
    )
