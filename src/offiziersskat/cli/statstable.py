"""Groups of hands as a table for people."""

from collections.abc import Iterator, Sequence

from offiziersskat.analysis.stats import Group
from offiziersskat.analysis.stats.shares import PERSON
from offiziersskat.i18n import Catalogue, Language
from offiziersskat.tui.style import padded, width_of

__all__ = ["named", "table"]

_FIGURES = ("hands", "wins", "score", "luck", "adjusted", "half", "points", "loss", "band")


def table(groups: Sequence[Group], keys: Sequence[str], words: Catalogue) -> Iterator[str]:
    """A head and a row for each group; names left, figures right."""
    heads = [
        *(words.text(f"by-{key}") for key in keys),
        *(words.text(f"stat-{f}") for f in _FIGURES),
        *(words.text("stat-declared") for key in keys if key == "best"),
    ]
    rows = [heads, *(_cells(group, keys, words) for group in groups)]
    sizes = [max(width_of(row[column]) for row in rows) for column in range(len(heads))]
    for row in rows:
        cells = [
            padded(cell, size) if column < len(keys) else " " * (size - width_of(cell)) + cell
            for column, (cell, size) in enumerate(zip(row, sizes, strict=True))
        ]
        yield "  ".join(cells).rstrip()


def _cells(group: Group, keys: Sequence[str], words: Catalogue) -> list[str]:
    names = [named(key, group.key[key], words) for key in keys]
    told = group.json()
    cells = [str(told["hands"]), f"{100 * group.wins / group.hands:.0f} %"]
    cells += [_signed(told[name], words) for name in ("score", "luck", "adjusted")]
    half = group.half
    cells.append("" if half is None else f"± {half:.1f}".replace(".", _point(words)))
    cells.append(_signed(told["points"], words))
    loss = group.loss_per_decision
    cells.append("" if loss is None else f"{loss:.2f}".replace(".", _point(words)))
    band = group.band
    cells.append("" if band is None else words.text(f"band-{band.value}"))
    if "best" in keys:
        lost = group.loss_per_declaration
        cells.append("" if lost is None else f"{lost:.1f}".replace(".", _point(words)))
    return names + cells


def named(key: str, value: str, words: Catalogue) -> str:
    """The value of a key as people read it."""
    if key == "role":
        return words.text(f"role-{value}")
    if key == "level" and value == PERSON:
        return words.text("level-person")
    return value or words.text("unnamed")


def _point(words: Catalogue) -> str:
    return "," if words.language is Language.DE else "."


def _signed(value: object, words: Catalogue) -> str:
    assert isinstance(value, float)
    return f"{value:+.1f}".replace("-", "−").replace(".", _point(words))
