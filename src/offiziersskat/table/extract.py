"""A running hand as a record, as far as one seat knows it: a position, and what has been said.

It is made of a view and of what lies open to everyone, so it cannot know a deck. What was done so
far stands in a comment, since a position has no history; the phases before card play in which no
position string can be written (notation.md §2) have no such record.
"""

from collections.abc import Iterator, Sequence

from offiziersskat.core.actions import Play, text_of
from offiziersskat.core.events import Acted
from offiziersskat.core.view import View
from offiziersskat.errors import MoveError
from offiziersskat.notation import BEFORE_FIRST, BadNotation, Note, Record
from offiziersskat.notation.position_text import parse_position, position_of

__all__ = ["extract"]


def extract(view: View, names: Sequence[str], date: str | None) -> Record:
    """The record of a hand that goes on, through a seat's eyes or a spectator's.

    ``names`` by seat. Raises ``MoveError`` ``extract-not-now`` where there is no position string.
    """
    try:
        position = parse_position(position_of(view))
    except BadNotation as error:
        raise MoveError("extract-not-now") from error
    story = " ".join(_story(view))
    return Record(
        rules=view.rules,
        layout=position,
        names=tuple(names),
        unfinished=True,
        tags=(("Date", date),) if date else (),
        notes={BEFORE_FIRST: Note(story)} if story else {},
    )


def _story(view: View) -> Iterator[str]:
    """What everyone has heard and seen played, as movetext has it."""
    cards = 0
    for event in view.log:
        if not isinstance(event, Acted):
            continue
        text = text_of(event.action)
        if isinstance(event.action, Play):
            trick, place = divmod(cards, view.rules.seats)
            text = text if place else f"{trick + 1}. {text}"
            cards += 1
        yield text
