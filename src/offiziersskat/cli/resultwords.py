"""A result in words: how the value was worked out, who won, what everyone writes down.

It retells a ``Result`` and computes no score of its own; the rules of scoring are the core's.
"""

from collections.abc import Iterator, Sequence

from offiziersskat.core.actions import Declare
from offiziersskat.core.contracts import Contract
from offiziersskat.core.result import Ending, Result
from offiziersskat.core.rules import Ruleset, Scoring
from offiziersskat.core.scoring import BASE
from offiziersskat.i18n import Language, catalogue
from offiziersskat.i18n.gamewords import declaration

__all__ = ["ResultWords"]

_KONTRA = {1: "none", 2: "kontra", 4: "re"}


class ResultWords:
    """The words of results under one ruleset, for players of given names (by seat)."""

    def __init__(self, rules: Ruleset, names: Sequence[str], language: Language) -> None:
        """``names`` by seat."""
        self._rules = rules
        self._names = names
        self._text = catalogue("score", language).text
        self._language = language
        self._comma = "、" if language is Language.JA else ", "

    def declaration(self, declared: Declare) -> str:
        """``clubs, hand, schneider announced``."""
        return declaration(declared, self._language)

    def lines(self, result: Result, declared: Declare | None) -> list[str]:
        """The result, a thought a line; ``declared`` is ``None`` for a hand thrown in."""
        if declared is None or result.ending is Ending.THROWN_IN:
            return [self._text("thrown-in")]
        lines = [*self._worth(result, declared), *self._verdict(result, declared)]
        if result.score is not None:
            lines.append(self._sheet(result.score))
        return lines

    def _worth(self, result: Result, declared: Declare) -> Iterator[str]:
        """What the game is worth, step by step (Skat scoring)."""
        if result.value is None:
            return
        if declared.contract is Contract.N:
            yield self._text("null-value", value=result.value)
        else:
            yield self._text(
                "levels",
                steps=self._comma.join(self._levels(result, declared)),
                base=BASE[declared.contract],
                value=result.value,
            )
        if result.overbid and result.bid is not None:
            charged = self._charged(result)
            yield self._text("overbid", bid=result.bid, value=result.value, charged=charged)

    def _levels(self, result: Result, declared: Declare) -> Iterator[str]:
        assert result.matadors is not None
        level = result.matadors.count
        yield self._text("with" if result.matadors.with_ else "without", n=level)
        counted = {
            "game": True,
            "hand": declared.hand,
            "schneider": result.schneider or declared.schneider,
            "schneider-announced": declared.schneider,
            "schwarz": result.schwarz or declared.schwarz,
            "schwarz-announced": declared.schwarz,
            "ouvert": declared.ouvert,
        }
        for name, counts in counted.items():
            if counts:
                level += 1
                yield self._text(f"level-{name}", n=level)

    def _charged(self, result: Result) -> int:
        """What a lost game is charged before it is doubled."""
        assert result.score is not None and result.declarer is not None
        return -result.score[result.declarer] // 2 // result.kontra

    def _verdict(self, result: Result, declared: Declare) -> Iterator[str]:
        if declared.contract is Contract.R:
            yield from self._ramsch(result)
            return
        if result.ending is Ending.RESIGNED:
            yield self._text("resigned")
        if result.winner is None:
            yield self._text("replay" if result.ending is Ending.REPLAY else "split")
            return
        if self._missed(result, declared):
            yield self._text("missed")
        yield self._outcome(result, declared)
        if self._rules.scoring is Scoring.SKAT:
            yield from self._skat(result)
        else:
            yield from self._plain(result, declared)

    def _missed(self, result: Result, declared: Declare) -> bool:
        """Enough points, no overbid, and yet lost: an announced level was missed."""
        lost = result.winner == 1 and not result.overbid and declared.contract is not Contract.N
        return lost and result.points is not None and result.points[0] > 60

    def _outcome(self, result: Result, declared: Declare) -> str:
        won = "won" if result.winner == 0 else "lost"
        if declared.contract is Contract.N or result.points is None:
            return self._text(f"null-{won}")
        mine, theirs = result.points
        return self._text(f"game-{won}", mine=mine, theirs=theirs) + self._level_suffix(result)

    def _level_suffix(self, result: Result) -> str:
        if result.schwarz:
            return self._text("suffix-schwarz")
        return self._text("suffix-schneider") if result.schneider else ""

    def _skat(self, result: Result) -> Iterator[str]:
        """``2 × 48 × 2 = 192``: lost twice, kontra, re."""
        if result.score is None or result.declarer is None:
            yield self._text("matadors-unknown")
            return
        won = result.winner == 0
        value = (result.value or 0) if won else self._charged(result)
        factors = ([] if won else [2]) + [value] + ([result.kontra] if result.kontra > 1 else [])
        if len(factors) > 1:
            yield self._text(
                "product",
                kontra=_KONTRA[result.kontra],
                product=" × ".join(map(str, factors)),
                amount=abs(result.score[result.declarer]),
            )

    def _plain(self, result: Result, declared: Declare) -> Iterator[str]:
        """Simple and Japanese scoring: what each on the winning side gets."""
        assert result.score is not None
        yield self._text(
            "each",
            amount=max(result.score),
            kontra=_KONTRA[result.kontra],
            grand="yes" if self._is_doubled(result, declared) else "no",
        )

    def _is_doubled(self, result: Result, declared: Declare) -> bool:
        """Whether the grand counted twice: then an even score came of one, two or three."""
        if self._rules.scoring is not Scoring.JAPANESE or declared.contract is not Contract.G:
            return False
        assert result.score is not None
        level = 1 + (2 if result.schwarz else 1 if result.schneider else 0)
        return max(result.score) == 2 * level

    def _ramsch(self, result: Result) -> Iterator[str]:
        assert result.points is not None
        mine, theirs = result.points
        if result.ending is Ending.RESIGNED:
            yield self._text("resigned")
        yield self._text("ramsch-points", mine=mine, theirs=theirs)
        if result.winner is None:
            yield self._text("ramsch-even")
        elif result.score is not None and max(result.score) == 120:
            yield self._text("durchmarsch")
        else:
            yield self._text("ramsch-winner", name=self._side(result.winner))

    def _side(self, side: int) -> str:
        return " + ".join(self._names[side::2])

    def _sheet(self, score: tuple[int, ...]) -> str:
        entries = [
            self._text("entry", name=name, score=_signed(points))
            for name, points in zip(self._names, score, strict=True)
        ]
        return self._text("sheet", entries=self._comma.join(entries))


def _signed(number: int) -> str:
    return f"+{number}" if number > 0 else f"−{-number}" if number < 0 else "0"
