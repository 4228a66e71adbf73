"""A curve in text: a value after every step, one column each; marks and luck below."""

from collections.abc import Iterator, Sequence

from offiziersskat.players.telling import StepTold

__all__ = ["curve"]

_LOOKS = {True: ("●", "┄", "│", "▲", "▼"), False: ("*", "-", "|", "^", "v")}
"""By whether there are glyphs: a dot, the line of zero, the axis, luck for forehand and against."""


def curve(steps: Sequence[StepTold], *, glyphs: bool, height: int) -> Iterator[str]:
    """``height`` rows with the scale at their left, a row for luck, and rows for marks if any."""
    dot, line, axis, up, down = _LOOKS[glyphs]
    values = [step.value for step in steps]
    low, high = min(0.0, *values), max(0.0, *values)
    span = (high - low) or 1.0
    rows = [round((value - low) / span * (height - 1)) for value in values]
    zero = round(-low / span * (height - 1))
    labels = {height - 1: high, 0: low, zero: 0.0}
    for row in reversed(range(height)):
        cells = "".join(dot if at == row else line if row == zero else " " for at in rows)
        yield f"{_label(labels.get(row), glyphs=glyphs):>6} {axis}{cells}".rstrip()
    luck = "".join((up if step.luck > 0 else down) if step.lucky else " " for step in steps)
    marks = ["".join(step.mark[n : n + 1] or " " for step in steps) for n in range(2)]
    for below in (luck, *marks):
        if below.strip():
            yield f"{'':>8}{below}".rstrip()


def _label(value: float | None, *, glyphs: bool) -> str:
    if value is None:
        return ""
    text = f"{value:+.0f}"
    text = "0" if text in {"+0", "-0"} else text
    return text.replace("-", "−") if glyphs else text
