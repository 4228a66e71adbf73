"""How a hand stands, in a line: its number, the rules, the contract, whose turn it is.

For all that tells people of a record.
"""

from offiziersskat.core.view import Board
from offiziersskat.i18n import Language, catalogue
from offiziersskat.i18n.gamewords import declaration, seat_names
from offiziersskat.notation import Record, rules_text

__all__ = ["heading", "names_of", "own_name"]

_ENGINE = "engine:"


def names_of(record: Record, language: Language) -> list[str]:
    """The players as the record names them: engines by their level, who has no name by his seat."""
    seats = seat_names(record.rules, language)
    given = [*record.names, *[""] * len(seats)][: len(seats)]
    engines = [name for name in given if name.startswith(_ENGINE)]
    twins = len(set(engines)) < len(engines)
    return [
        _level(name, language) + (f" {seat + 1}" if twins else "")
        if name.startswith(_ENGINE)
        else name or seats[seat]
        for seat, name in enumerate(given)
    ]


def _level(kind: str, language: Language) -> str:
    """``engine:club@1`` → ``Club player``."""
    text, level = catalogue("start", language), kind.removeprefix(_ENGINE).partition("@")[0]
    message = f"level-{level}"
    return text.text(message) if text.has(message) else text.text("level-other", name=level)


def heading(hand: int, record: Record, board: Board, language: Language) -> str:
    """``Hand 1 · classic · clubs (Anna) · Ben is to act``."""
    text = catalogue("commands", language).text
    names = names_of(record, language)
    parts = [text("standing-hand", number=str(hand + 1)), rules_text(record.rules)]
    if board.contract is not None:
        said = declaration(board.contract, language)
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
