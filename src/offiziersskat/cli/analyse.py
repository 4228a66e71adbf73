"""``analyse``: what the seat to act should do on what it can see (notation.md §6).

A record is replayed, and from then on only what a seat sees of it is used. What moves are worth is
found by ``analysis``; here it is asked for, timed and written down.
"""

from dataclasses import dataclass
from functools import partial
from time import perf_counter

import click

from offiziersskat.analysis.engine import Engine
from offiziersskat.analysis.limits import BadLimit, Limit
from offiziersskat.analysis.standing import heading, names_of
from offiziersskat.analysis.values import Analysis, MoveValues, Objective, PovValue
from offiziersskat.cli.atend import Ended, for_people, for_programs, notice_uncompiled, view_of
from offiziersskat.cli.base import Command
from offiziersskat.cli.faults import card_text
from offiziersskat.cli.hands import Answers, emit, for_each_hand
from offiziersskat.cli.movetable import Row, move_table
from offiziersskat.cli.options import file_argument, json_option, number_option, read_by
from offiziersskat.cli.paragraphs import filled, screen_width
from offiziersskat.cli.resultwords import ResultWords
from offiziersskat.cli.retelling import Retelling
from offiziersskat.cli.streams import has_glyphs
from offiziersskat.core.actions import Action, Declare, Play, text_of
from offiziersskat.core.seats import Seat
from offiziersskat.i18n import Catalogue, Language, catalogue
from offiziersskat.notation import BadNotation, Finished, Record

__all__ = ["build"]

_SECONDS = "5"
_LAST_SEAT = 3
_DIGITS = 9
_ALL_POINTS = 120


def build(say: Catalogue) -> click.Command:
    """The command ``analyse``."""
    words = catalogue("commands", say.language)
    return Command(
        "analyse",
        callback=partial(_run, say.language),
        help=words.text("analyse-help"),
        epilog=say.text("argument-file"),
        options_metavar=say.text("metavar-options"),
        params=[
            file_argument(say),
            number_option(say, "--seat", high=_LAST_SEAT, help=words.text("option-seat")),
            click.Option(
                ["--objective"],
                type=click.Choice([one.value for one in Objective]),
                default=Objective.POINTS.value,
                show_default=True,
                help=words.text("option-objective"),
            ),
            click.Option(
                ["--time"],
                metavar=words.text("metavar-seconds"),
                help=words.text("option-time", seconds=_SECONDS),
                callback=read_by(_limit_from, say.language),
            ),
            click.Option(["--exact"], is_flag=True, help=words.text("option-exact")),
            json_option(say),
        ],
    )


def _limit_from(text: str) -> Limit:
    """A limit of so many seconds; raises ``BadLimit``."""
    try:
        seconds = float(text)
    except ValueError:
        seconds = -1.0
    try:
        return Limit(time=seconds)
    except BadLimit as error:
        raise BadLimit(error.code, **{**error.params, "value": text}) from None


def _run(
    language: Language,
    file: str,
    *,
    seat: int | None,
    objective: str,
    time: Limit | None,
    exact: bool,
    as_json: bool,
) -> int:
    if time is None:
        time = Limit() if exact else _limit_from(_SECONDS)
    asking = _Asking(Engine(), language, seat, Objective(objective), limit=time, exact=exact)
    answers = Answers(file, language, as_json)
    notice_uncompiled(language)
    if as_json:
        return for_each_hand(answers, partial(for_programs, asking.emit))
    return for_each_hand(answers, partial(for_people, asking.tell, language))


@dataclass(frozen=True, slots=True)
class _Asking:
    """Answers one hand after the other."""

    engine: Engine
    language: Language
    seat: int | None
    objective: Objective
    limit: Limit
    exact: bool

    def _analysed(self, record: Record, end: Ended) -> tuple[Analysis, float]:
        rules = record.rules
        if self.seat is not None and self.seat >= rules.seats:
            number, last = self.seat, rules.seats - 1
            raise BadNotation("analyse-seat", line=record.line, seat=number, last=last)
        to_act = end.game.to_act
        seat = to_act if self.seat is None else Seat(self.seat)
        view = view_of(record, end, Seat.FOREHAND if seat is None else seat)
        begun = perf_counter()
        analysis = self.engine.analyse(
            view,
            objective=self.objective,
            limit=self.limit,
            exact=self.exact,
            matadors=None if record.layout is None else record.layout.matadors,
        )
        return analysis, round(1000 * (perf_counter() - begun), 3)

    # ---- for programs ---------------------------------------------------------------------------

    def emit(self, hand: int, record: Record, end: Ended) -> None:
        """One JSON object (notation.md §6)."""
        analysis, ms = self._analysed(record, end)
        emit(
            {
                "hand": hand,
                "moves": {text_of(one): _plain(value) for one, value in analysis.moves.items()},
                "best": None if analysis.best is None else text_of(analysis.best),
                "exact": analysis.exact,
                "objective": analysis.objective.value,
                "stderr": None if analysis.stderr is None else _rounded(analysis.stderr) or 0,
                "unknown": analysis.unknown,
                "ms": ms,
            }
        )

    # ---- for people -----------------------------------------------------------------------------

    def tell(self, hand: int, record: Record, end: Ended) -> None:
        """A heading, a table of moves with bars, and how sure it is."""
        if isinstance(end, Finished):
            for line in Retelling(hand, record, self.language).lines(end):
                print(line)
            return
        analysis, ms = self._analysed(record, end)
        text = catalogue("commands", self.language).text
        width, glyphs = screen_width(), has_glyphs()
        print(filled(heading(hand, record, end.game.board, self.language), width=width))
        heads = [text(f"values-{coin.value}") for coin in self.objective.coins]
        rows = self._rows(record, analysis)
        print("\n".join(move_table(heads, rows, width=width, glyphs=glyphs)))
        print(filled(self._sureness(analysis, ms), width=width))

    def _rows(self, record: Record, analysis: Analysis) -> list[Row]:
        coins = self.objective.coins
        return [
            Row(
                self._name(action, record),
                tuple(self._figure(coin, values.of(coin)) for coin in coins),
                _part(coins[0], values, analysis),
                best=action == analysis.best,
            )
            for action, values in analysis.moves.items()
        ]

    def _name(self, action: Action, record: Record) -> str:
        if isinstance(action, Play):
            return card_text(action.card, self.language, glyphs=has_glyphs())
        if isinstance(action, Declare):
            names = names_of(record, self.language)
            return ResultWords(record.rules, names, self.language).declaration(action)
        return catalogue("commands", self.language).text(f"said-{text_of(action)}")

    def _figure(self, coin: Objective, value: PovValue | None) -> str:
        if value is None:
            return "–" if has_glyphs() else "-"
        shown = f"{100 * value.value:.1f} %" if coin is Objective.WIN else f"{value.value:.2f}"
        shown = shown.replace("-", "−") if has_glyphs() else shown
        return shown.replace(".", ",") if self.language is Language.DE else shown

    def _sureness(self, analysis: Analysis, ms: float) -> str:
        text = catalogue("commands", self.language).text
        seconds = self._decimal(f"{ms / 1000:.2f}")
        if analysis.exact:
            return text("analyse-exact", unknown=analysis.unknown, seconds=seconds)
        if analysis.best is None:
            return text("analyse-nothing", unknown=analysis.unknown, seconds=seconds)
        error = "–" if analysis.stderr is None else self._decimal(f"{analysis.stderr:.2f}")
        return text(
            "analyse-estimate",
            unknown=analysis.unknown,
            worlds=analysis.worlds,
            stderr=error,
            seconds=seconds,
        )

    def _decimal(self, figure: str) -> str:
        return figure.replace(".", ",") if self.language is Language.DE else figure


def _plain(values: MoveValues) -> dict[str, float | None]:
    figures = {"points": values.points, "win": values.win, "score": values.score}
    return {
        name: None if value is None else _rounded(value.value) for name, value in figures.items()
    }


def _rounded(value: float) -> float:
    # Adding 0 turns a negative zero into one that looks like a number.
    return round(value, _DIGITS) + 0.0


def _part(coin: Objective, values: MoveValues, analysis: Analysis) -> float | None:
    """How far the bar goes: points of 120, win of 1, score between the worst and the best."""
    value = values.of(coin)
    if value is None:
        return None
    if coin is Objective.WIN:
        return value.value
    if coin is Objective.POINTS:
        return value.value / _ALL_POINTS if value.total == _ALL_POINTS else None
    scores = [move.score.value for move in analysis.moves.values() if move.score is not None]
    low, high = min(0.0, *scores), max(0.0, *scores)
    return None if low == high else (value.value - low) / (high - low)
