"""Records, layouts and positions as text and JSON: parse and write, one canonical form each."""

from offiziersskat.notation.actions import Move, parse_action, parse_card, read_move
from offiziersskat.notation.build import RecordVisitor, parse_deck
from offiziersskat.notation.faults import BadNotation, Fault
from offiziersskat.notation.layout import Layout, Spot, layout, parse_layout, write_layout
from offiziersskat.notation.position import Position
from offiziersskat.notation.position_text import (
    parse_position,
    position_of,
    position_of_game,
    write_position,
)
from offiziersskat.notation.record import BEFORE_FIRST, Note, Record, record_of
from offiziersskat.notation.replay import (
    Blocked,
    Conclusion,
    Finished,
    Illegal,
    Step,
    Unfinished,
    WrongResult,
    completed,
    conclusion,
    replay,
    start,
)
from offiziersskat.notation.results import result_json, result_token
from offiziersskat.notation.rules_text import (
    parse_rules,
    rules_dict,
    rules_from,
    rules_text,
    rules_toml,
    rules_word,
)
from offiziersskat.notation.stream import read_hands, read_record, read_records
from offiziersskat.notation.visitor import HeadersVisitor, Visitor
from offiziersskat.notation.write import record_json, write_json, write_osk

__all__ = [
    "BEFORE_FIRST",
    "BadNotation",
    "Blocked",
    "Conclusion",
    "Fault",
    "Finished",
    "HeadersVisitor",
    "Illegal",
    "Layout",
    "Move",
    "Note",
    "Position",
    "Record",
    "RecordVisitor",
    "Spot",
    "Step",
    "Unfinished",
    "Visitor",
    "WrongResult",
    "completed",
    "conclusion",
    "layout",
    "parse_action",
    "parse_card",
    "parse_deck",
    "parse_layout",
    "parse_position",
    "parse_rules",
    "position_of",
    "position_of_game",
    "read_hands",
    "read_move",
    "read_record",
    "read_records",
    "record_json",
    "record_of",
    "replay",
    "result_json",
    "result_token",
    "rules_dict",
    "rules_from",
    "rules_text",
    "rules_toml",
    "rules_word",
    "start",
    "write_json",
    "write_layout",
    "write_osk",
    "write_position",
]
