"""What the arena tells people, or programs: how far it has got, figures of matches, a ladder."""

import json
import shutil
import sys
import time
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import asdict

from offiziersskat.arena import Figure, Margins, Match, Means, Pair, Rating, margins_of
from offiziersskat.i18n import Language, catalogue
from offiziersskat.tui.style import padded, width_of

__all__ = ["Report"]

_FIGURES = ("score", "points", "wins")
_BAR = 24
_DIGITS = 4
_COLUMN = 8

Matches = Mapping[tuple[str, str], Sequence[Pair]]


class Report:
    """Tells it in a language, or as JSON; a progress bar only where somebody watches."""

    def __init__(self, language: Language, *, as_json: bool) -> None:
        """Nothing is told yet."""
        self._words = catalogue("arena", language)
        self._mark = "," if language is Language.DE else "."
        self._as_json = as_json
        self._live = sys.stderr.isatty()
        self._match: Match | None = None
        self._pairs = 0
        self._began = 0.0
        self._before: int | None = None

    # ---- while it is played ---------------------------------------------------------------------

    def begins(self, match: Match, pairs: int) -> None:
        """The bar starts anew."""
        self._match, self._pairs = match, pairs
        self._began, self._before = time.monotonic(), None

    def progress(self, done: int) -> None:
        """So many pairs are done: one line that is written over."""
        if not self._live:
            return
        if self._before is None:
            # What was there already has taken no time now; the first shard tells how much it was.
            self._before = done
        print(f"\r{self._bar(done)}\x1b[K", end="", file=sys.stderr, flush=True)

    def _bar(self, done: int) -> str:
        assert self._match is not None
        full = _BAR * done // self._pairs
        bar = f"[{'#' * full}{'.' * (_BAR - full)}]"
        told = self._words.text("arena-progress", done=str(done), pairs=str(self._pairs))
        names = f"{self._match.first} – {self._match.second}"
        left = self._left(done)
        room = shutil.get_terminal_size().columns - 1
        for line in (f"{names} {bar} {told}{left}", f"{bar} {told}{left}", told):
            if width_of(line) <= room:
                return line
        return ""

    def _left(self, done: int) -> str:
        """How long it may still take, once that can be told."""
        new = done - (self._before or 0)
        if new <= 0:
            return ""
        seconds = round((time.monotonic() - self._began) / new * (self._pairs - done))
        minutes, rest = divmod(seconds, 60)
        left = self._words.text("arena-left", time=f"{minutes}:{rest:02d}")
        return f" · {left}"

    # ---- what has come out ----------------------------------------------------------------------

    def match(self, match: Match, figures: Margins | None, *, settled: bool | None) -> None:
        """What a match has come to; ``settled`` whether it is clear who scores more, if asked."""
        if self._live:
            print("\r\x1b[K", end="", file=sys.stderr, flush=True)
        if figures is None:
            return
        if self._as_json:
            told = {**asdict(match), "pairs": figures.pairs, **_told(figures.played)}
            told |= {"adjusted": _told(figures.adjusted)}
            told |= {} if settled is None else {"settled": settled}
            print(json.dumps(told, ensure_ascii=False))
            return
        for line in self._lines(match, figures):
            print(line)
        if settled is not None:
            message = "arena-settled" if settled else "arena-not-settled"
            print(f"  {self._words.text(message, pairs=str(self._pairs))}")

    def broken_off(self, match: Match, pairs: Sequence[Pair], *, kept: bool) -> None:
        """What the pairs so far have come to, and what becomes of them."""
        self.match(match, margins_of(pairs), settled=None)
        told = self._words.text(
            "arena-kept" if kept else "arena-not-kept",
            first=match.first,
            second=match.second,
            done=str(len(pairs)),
            pairs=str(self._pairs),
        )
        print(told, file=sys.stderr)

    def _lines(self, match: Match, figures: Margins) -> Iterator[str]:
        text = self._words.text
        yield text(
            "arena-title",
            first=match.first,
            second=match.second,
            rules=match.rules,
            pairs=str(figures.pairs),
            seed=str(match.seed),
        )
        rows = [("", text("arena-played"), text("arena-adjusted"))]
        for name in _FIGURES:
            shown = _SHOWN[name]
            rows.append(
                (
                    text(f"arena-{name}"),
                    self._written(shown(getattr(figures.played, name))),
                    self._written(shown(getattr(figures.adjusted, name))),
                )
            )
        widths = [max(width_of(row[column]) for row in rows) for column in range(2)]
        for label, played, adjusted in rows:
            if not match.luck:
                yield f"  {padded(label, widths[0])}  {played}".rstrip()
                continue
            yield f"  {padded(label, widths[0])}  {padded(played, widths[1])}  {adjusted}".rstrip()

    def _written(self, figures: str) -> str:
        """With the language's own decimal mark."""
        return figures.replace(".", self._mark)

    def ladder(self, matches: Matches, ratings: Mapping[str, Rating]) -> None:
        """All of them, the strongest first, and the score of each against each."""
        ranked = sorted(ratings, key=lambda name: -ratings[name].mean)
        scores = _scores(matches)
        if self._as_json:
            told = {
                "ratings": {
                    name: {
                        "mean": round(ratings[name].mean, 1),
                        "half": round(ratings[name].half, 1),
                    }
                    for name in ranked
                },
                "table": {
                    name: {
                        other: round(scores[name, other], _DIGITS)
                        for other in ranked
                        if other != name
                    }
                    for name in ranked
                },
            }
            print(json.dumps(told, ensure_ascii=False))
            return
        print(self._words.text("arena-ladder"))
        widest = max(map(width_of, ranked))
        rated = {
            name: f"{_signed(ratings[name].mean, 0)} ± {ratings[name].half:.0f}" for name in ranked
        }
        column = max(map(width_of, rated.values()))
        numbers = "".join(f"{number:>{_COLUMN}}" for number in range(1, len(ranked) + 1))
        print(f"  {' ' * (widest + 4 + column)}{numbers}".rstrip())
        for number, name in enumerate(ranked, start=1):
            cells = "".join(
                f"{'·' if other == name else self._cell(scores[name, other]):>{_COLUMN}}"
                for other in ranked
            )
            print(f"  {number:>2} {padded(name, widest)} {rated[name]:>{column}}{cells}")

    def _cell(self, score: float) -> str:
        return self._written(_signed(score, 1))


def _scores(matches: Matches) -> dict[tuple[str, str], float]:
    """What the first of two is ahead by a game, both ways round."""
    scores = {}
    for (first, second), pairs in matches.items():
        mean = sum(pair.score for pair in pairs) / len(pairs)
        scores[first, second], scores[second, first] = mean, -mean
    return scores


def _told(means: Means) -> dict[str, dict[str, float]]:
    return {
        name: {
            "mean": round(getattr(means, name).mean, _DIGITS),
            "half": round(getattr(means, name).half, _DIGITS),
        }
        for name in _FIGURES
    }


def _margin(figure: Figure) -> str:
    return f"{_signed(figure.mean)} ± {figure.half:.2f}"


def _share(figure: Figure) -> str:
    sign = "−" if figure.mean < 0 else ""
    return f"{sign}{100 * abs(figure.mean):.1f} % ± {100 * figure.half:.1f}"


_SHOWN = {"score": _margin, "points": _margin, "wins": _share}


def _signed(value: float, digits: int = 2) -> str:
    return f"{value:+.{digits}f}".replace("-", "−")
