"""``solve``: positions in which every card is known, solved exactly (notation.md §6).

What a position is worth is found by ``analysis``; here it is asked for, timed and written down.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import partial
from time import perf_counter

import click

from offiziersskat.analysis.engine import Engine
from offiziersskat.analysis.payoff import final_value
from offiziersskat.analysis.positions import after_declaring, open_position
from offiziersskat.analysis.standing import heading, names_of, own_name
from offiziersskat.cli.atend import Ended, for_people, for_programs, notice_uncompiled
from offiziersskat.cli.base import Command
from offiziersskat.cli.faults import card_text
from offiziersskat.cli.hands import Answers, emit, for_each_hand
from offiziersskat.cli.movetable import Row, move_table
from offiziersskat.cli.options import file_argument, json_option
from offiziersskat.cli.paragraphs import filled, screen_width
from offiziersskat.cli.resultwords import ResultWords
from offiziersskat.cli.retelling import Retelling
from offiziersskat.cli.streams import has_glyphs
from offiziersskat.core.actions import Declare
from offiziersskat.core.cards import Card
from offiziersskat.core.contracts import Contract
from offiziersskat.core.game import Game
from offiziersskat.core.view import Phase
from offiziersskat.i18n import Catalogue, Language, catalogue
from offiziersskat.notation import BadNotation, Finished, Record

__all__ = ["build"]

_ALL_POINTS = 120


def build(say: Catalogue) -> click.Command:
    """The command ``solve``."""
    words = catalogue("commands", say.language)
    return Command(
        "solve",
        callback=partial(_run, say.language),
        help=words.text("solve-help"),
        epilog=say.text("argument-file"),
        options_metavar=say.text("metavar-options"),
        params=[
            file_argument(say),
            click.Option(["--value-only"], is_flag=True, help=words.text("option-value-only")),
            json_option(say),
        ],
    )


def _run(language: Language, file: str, *, value_only: bool, as_json: bool) -> int:
    solving = _Solving(Engine(), language, value_only=value_only)
    answers = Answers(file, language, as_json)
    notice_uncompiled(language)
    if as_json:
        return for_each_hand(answers, partial(for_programs, solving.emit))
    return for_each_hand(answers, partial(for_people, solving.tell, language))


@dataclass(frozen=True, slots=True)
class _Answer:
    """What solving came to; before the declaration ``contracts`` alone are filled."""

    nodes: int
    ms: float
    value: int | None = None
    moves: Mapping[Card, int] | None = None
    line: tuple[Card, ...] = ()
    contracts: Mapping[Contract, int] | None = None


class _Solving:
    """Answers one hand after the other."""

    def __init__(self, engine: Engine, language: Language, *, value_only: bool) -> None:
        self._engine = engine
        self._language = language
        self._value_only = value_only
        self._text = catalogue("commands", language).text

    def _solved(self, record: Record, end: Ended) -> _Answer:
        position = record.layout
        if position is not None and not position.is_known:
            count = len(position.unseen)
            raise BadNotation("position-unknown", line=record.line, count=count)
        begun = perf_counter()
        if isinstance(end, Finished):
            return _Answer(0, _since(begun), final_value(end.result), {})
        if end.phase is Phase.DECLARE:
            return self._contracts(end.game, begun)
        found = self._engine.solve(open_position(end.game), value_only=self._value_only)
        return _Answer(found.nodes, _since(begun), found.value, found.moves, found.line)

    def _contracts(self, game: Game, begun: float) -> _Answer:
        found = {
            contract: self._engine.solve(position, value_only=True)
            for contract, position in after_declaring(game).items()
        }
        nodes = sum(solution.nodes for solution in found.values())
        values = {contract: solution.value for contract, solution in found.items()}
        return _Answer(nodes, _since(begun), contracts=values)

    # ---- for programs ---------------------------------------------------------------------------

    def emit(self, hand: int, record: Record, end: Ended) -> None:
        """One JSON object (notation.md §6)."""
        answer = self._solved(record, end)
        told: dict[str, object] = {"hand": hand}
        if answer.contracts is not None:
            told["contracts"] = {one.value: value for one, value in answer.contracts.items()}
        else:
            told["value"] = answer.value
            if not self._value_only:
                moves = answer.moves or {}
                told["moves"] = {card.code: value for card, value in moves.items()}
                told["line"] = [card.code for card in answer.line]
        emit({**told, "nodes": answer.nodes, "ms": answer.ms})

    # ---- for people -----------------------------------------------------------------------------

    def tell(self, hand: int, record: Record, end: Ended) -> None:
        """A heading, a table of moves with bars, and the line."""
        answer = self._solved(record, end)
        if isinstance(end, Finished):
            for line in Retelling(hand, record, self._language).lines(end):
                print(line)
            return
        width, glyphs = screen_width(), has_glyphs()
        print(filled(heading(hand, record, end.game.board, self._language), width=width))
        rows = self._rows(record, end, answer)
        if rows:
            head = self._text("values-points")
            print("\n".join(move_table([head], rows, width=width, glyphs=glyphs)))
        if answer.contracts is None:
            print(filled(self._verdict(record, end, answer), width=width))
        if answer.line:
            cards = " ".join(card_text(card, self._language, glyphs=glyphs) for card in answer.line)
            print(filled(self._text("solve-line", cards=cards), width=width))

    def _rows(self, record: Record, end: Ended, answer: _Answer) -> list[Row]:
        if answer.contracts is not None:
            words = ResultWords(record.rules, names_of(record, self._language), self._language)
            return [
                Row(words.declaration(Declare(one)), (self._figure(one, value),), _part(one, value))
                for one, value in answer.contracts.items()
            ]
        assert end.game.board.contract is not None
        contract, glyphs = end.game.board.contract.contract, has_glyphs()
        return [
            Row(
                card_text(card, self._language, glyphs=glyphs),
                (self._figure(contract, value),),
                _part(contract, value),
                best=value == answer.value,
            )
            for card, value in (answer.moves or {}).items()
        ]

    def _figure(self, contract: Contract, value: int) -> str:
        if contract is Contract.N:
            return self._text("value-won" if value else "value-lost")
        return str(value).replace("-", "−" if has_glyphs() else "-")

    def _verdict(self, record: Record, end: Ended, answer: _Answer) -> str:
        board = end.game.board
        assert board.contract is not None and answer.value is not None
        kind = {Contract.N: "null", Contract.R: "ramsch"}.get(board.contract.contract, "points")
        name = own_name(record, board, self._language)
        figure = self._figure(board.contract.contract, answer.value)
        return self._text(f"solve-{kind}", name=name, value=figure)


def _part(contract: Contract, value: int) -> float | None:
    if contract is Contract.N:
        return float(value)
    if contract is Contract.R:
        return None
    return value / _ALL_POINTS


def _since(begun: float) -> float:
    return round(1000 * (perf_counter() - begun), 3)
