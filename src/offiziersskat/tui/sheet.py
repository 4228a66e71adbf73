"""A finished hand in a sentence, and the score sheet of a match.

Everything is read from results; nothing is scored here.
"""

from dataclasses import dataclass

from offiziersskat.core.actions import Declare
from offiziersskat.core.contracts import Contract
from offiziersskat.core.match import Match
from offiziersskat.core.result import Ending, Result
from offiziersskat.core.seats import Seat, Side
from offiziersskat.tui.panel import run_words
from offiziersskat.tui.style import Tone, cut, padded, paint, width_of
from offiziersskat.tui.words import Words

__all__ = ["Hand", "match_lines", "outcome", "sheet"]


@dataclass(frozen=True, slots=True)
class Hand:
    """A finished hand: who sat where, what was declared, whose eyes read (``None``: nobody's)."""

    result: Result
    declared: Declare | None
    names: tuple[str, ...]
    reader: Seat | None = None

    @property
    def own(self) -> Side:
        """The side that results call 0."""
        return Side.FOREHAND if self.result.declarer is None else self.result.declarer.side

    @property
    def winner(self) -> Side | None:
        """The side that won."""
        if self.result.winner is None:
            return None
        return self.own if self.result.winner == 0 else self.own.other

    def points(self, side: Side) -> int:
        """Card points of a side."""
        points = self.result.points or (0, 0)
        return points[0 if side is self.own else 1]


def outcome(hand: Hand, words: Words) -> list[str]:
    """``Gewonnen mit 74 – Kreuz mit 2, Spiel 3: +36.``, and what else there is to say."""
    result = hand.result
    if result.ending is Ending.THROWN_IN:
        return [words("outcome-thrown-in")]
    if result.ending is Ending.REPLAY:
        return [words("outcome-replay")]
    return [*_reasons(hand, words), _verdict(hand, words)]


def _reasons(hand: Hand, words: Words) -> list[str]:
    result = hand.result
    if result.overbid:
        return [words("outcome-overbid", bid=result.bid, value=result.value)]
    declared = hand.declared
    announced = declared is not None and (declared.schneider or declared.schwarz)
    if announced and result.winner == 1 and hand.points(hand.own) >= 61:
        return [words("outcome-missed")]
    return []


def _verdict(hand: Hand, words: Words) -> str:
    game, score = _game(hand, words), _scores(hand, words)
    winner = hand.winner
    if winner is None:
        return words("outcome-tie", game=game, score=score)
    if _is_march(hand):
        return words("outcome-march", name=_side_name(hand, winner, words), score=score)
    plain = "-plain" if hand.result.contract is Contract.N else ""
    if hand.reader is None:
        name, points = _side_name(hand, winner, words), hand.points(winner)
        return words(
            f"outcome-won-by{plain}",
            name=name,
            count=len(hand.names[winner::2]),
            points=points,
            game=game,
            score=score,
        )
    verdict = "won" if hand.reader.side is winner else "lost"
    points = hand.points(hand.reader.side)
    return words(f"outcome-{verdict}{plain}", points=points, game=game, score=score)


def _is_march(hand: Hand) -> bool:
    result = hand.result
    return (
        result.contract is Contract.R
        and result.ending is Ending.PLAYED
        and result.tricks is not None
        and 0 in result.tricks
    )


def _side_name(hand: Hand, side: Side, words: Words) -> str:
    return words("and").join(hand.names[side::2])


def _game(hand: Hand, words: Words) -> str:
    """The game as it is counted aloud: ``Kreuz mit 2, Spiel 3, Schneider 4, Kontra``."""
    result = hand.result
    assert result.contract is not None
    name = words(f"contract-{result.contract.value.lower()}")
    declared = hand.declared or Declare(result.contract)
    if result.matadors is None:
        parts = [name, *_plain_levels(hand, declared, words)]
    else:
        level = result.matadors.count + 1
        parts = [f"{name} {run_words(result.matadors, words)}", words("game-level", level=level)]
        for step, spoken in enumerate(_counted_levels(result, declared), start=level + 1):
            parts.append(f"{words(spoken)} {step}")
    if result.kontra > 1:
        parts.append(words("game-kontra" if result.kontra == 2 else "game-re"))
    return words("comma").join(parts)


def _counted_levels(result: Result, declared: Declare) -> list[str]:
    levels = {
        "level-hand": declared.hand,
        "game-schneider": bool(result.schneider) or declared.schneider,
        "game-schneider-announced": declared.schneider,
        "game-schwarz": bool(result.schwarz) or declared.schwarz,
        "game-schwarz-announced": declared.schwarz,
        "level-ouvert": declared.ouvert,
    }
    return [name for name, counts in levels.items() if counts]


def _plain_levels(hand: Hand, declared: Declare, words: Words) -> list[str]:
    result = hand.result
    levels = [words(f"level-{mark}") for mark in ("hand", "ouvert") if getattr(declared, mark)]
    if result.schwarz:
        levels.append(words("game-schwarz"))
    elif result.schneider:
        levels.append(words("game-schneider"))
    return levels


def _signed(number: int, words: Words) -> str:
    return words.fit(f"+{number}" if number > 0 else f"−{-number}" if number < 0 else "0")


def _scores(hand: Hand, words: Words) -> str:
    """The reader's own score bare, other people's with their names."""
    score = hand.result.score or ()
    written = {Seat(seat): amount for seat, amount in enumerate(score) if amount}
    if not written:
        return words("score-none")
    if hand.reader is not None and list(written) == [hand.reader]:
        return _signed(written[hand.reader], words)
    return words.listed(
        words("score-of", name=hand.names[seat], score=_signed(amount, words))
        for seat, amount in written.items()
    )


# ---- the sheet ----------------------------------------------------------------------------------

_NUMBER = 4
_COLUMN = 9


def sheet(match: Match, names: tuple[str, ...], words: Words) -> list[str]:
    """Each hand in a line, then the standing; ``names`` by player, with four a column a side."""
    title = paint(words("sheet-title"), Tone.BOLD, words.style)
    if not match.results:
        return [title, words("sheet-empty")]
    room = min(max(words.style.width - _NUMBER - 2 * _COLUMN - 1, 8), 40)
    lines = _heads(names, room, words)
    for number, result in enumerate(match.results):
        scores = match.scores(number)
        sums = [sum(scores[column::2]) for column in range(2)]
        shown = [_signed(amount, words) if amount else "·" for amount in sums]
        lines.append(
            _row(str(number + 1), _entry(match, number, result, names, words), shown, room)
        )
    totals = [_signed(total, words).lstrip("+") for total in match.totals]
    lines.append(_row("", words("sheet-total"), totals, room))
    return [title, *(words.fit(line) for line in lines)]


def _heads(names: tuple[str, ...], room: int, words: Words) -> list[str]:
    """Names above the columns; of two partners one below the other, for there is little room."""
    lines = [_row(words("sheet-hand"), "", list(names[:2]), room)]
    if len(names) > 2:
        lines.append(_row("", "", [f"+{name}" for name in names[2:]], room))
    return lines


def _row(number: str, game: str, columns: list[str], room: int) -> str:
    cells = [cut(cell, _COLUMN - 1) for cell in columns]
    figures = "".join(" " * (_COLUMN - width_of(cell)) + cell for cell in cells)
    return f"{padded(number.rjust(2), _NUMBER)}{padded(cut(game, room), room)}{figures}"


def _entry(match: Match, number: int, result: Result, names: tuple[str, ...], words: Words) -> str:
    if result.contract is None:
        return words("sheet-thrown-in")
    contract = words.contract(result.contract)
    if result.ending is Ending.REPLAY:
        return words("sheet-replay", contract=contract)
    if result.declarer is None:
        return contract
    player = match.player_at(result.declarer, hand=number)
    return words("sheet-game", contract=contract, name=names[player])


def match_lines(match: Match, names: tuple[str, ...], words: Words) -> list[str]:
    """Who has won the match, once it is over."""
    if match.winner is None:
        return [words("match-level")]
    winners = names[match.winner :: 2]
    score = words.fit(f"{match.totals[match.winner]}".replace("-", "−"))
    name = words("and").join(winners)
    return [words("match-won", name=name, count=len(winners), score=score)]
