"""How a hand stands, in a line: its number, the rules, the contract, whose turn it is.

For the people's form of ``solve`` and ``analyse``.
"""

from offiziersskat.cli.resultwords import ResultWords, seat_names
from offiziersskat.core.view import Board
from offiziersskat.i18n import Language, catalogue
from offiziersskat.notation import Record, rules_text

__all__ = ["heading", "names_of", "own_name"]


def names_of(record: Record, language: Language) -> list[str]:
    """The players as the record names them, else their seats."""
    names = seat_names(record.rules, language)
    given = list(record.names) + [""] * len(names)
    return [mine or name for mine, name in zip(given, names, strict=False)]


def heading(hand: int, record: Record, board: Board, language: Language) -> str:
    """``Hand 1 · classic · clubs (Anna) · Ben is to act``."""
    text = catalogue("commands", language).text
    names = names_of(record, language)
    parts = [text("standing-hand", number=str(hand + 1)), rules_text(record.rules)]
    if board.contract is not None:
        said = ResultWords(record.rules, names, language).declaration(board.contract)
        declarer = "" if board.declarer is None else names[board.declarer]
        parts.append(text("standing-contract", contract=said, name=declarer) if declarer else said)
    if board.to_act is not None:
        parts.append(text("standing-turn", name=names[board.to_act]))
    return " · ".join(parts)


def own_name(record: Record, board: Board, language: Language) -> str:
    """Whose the card points are: the declarer's side, or forehand's."""
    names = names_of(record, language)
    own = board.declarer or 0
    return " + ".join(names[own % 2 :: 2])
