"""The table as lines of text: places, hands, the trick in the middle, the race bar, the words.

Pure: a view, names and a style go in, lines come out. Everything shown comes from the view, so
what is hidden from its seat cannot be drawn.
"""

from dataclasses import dataclass

from offiziersskat.core.actions import Play
from offiziersskat.core.cards import Card
from offiziersskat.core.contracts import Contract
from offiziersskat.core.legality import legal
from offiziersskat.core.result import Matadors
from offiziersskat.core.seats import Seat, Side
from offiziersskat.core.view import Phase, View
from offiziersskat.table.worth import laid_away
from offiziersskat.tui.art import CELL, Legality, Spot, backs, fan, framed, in_line, row_length
from offiziersskat.tui.bar import MARKS, race_bar
from offiziersskat.tui.numbers import hand_number, place_number, sorted_hand
from offiziersskat.tui.panel import need_line, panel
from offiziersskat.tui.style import (
    Style,
    Tone,
    beside,
    centred,
    cut,
    padded,
    paint,
    width_of,
    wrapped,
)
from offiziersskat.tui.words import Words

__all__ = ["Scene", "bar_lines", "table"]


@dataclass(frozen=True, slots=True)
class Scene:
    """A view and who sits where: ``names`` by seat, ``bottom`` the seat nearest to the reader.

    ``heading`` is what stands above everything: which hand of the match, the standing. ``notes``
    explain the table to somebody who is new to it. ``matadors`` are those of a position, whose view
    does not tell them.
    """

    view: View
    names: tuple[str, ...]
    bottom: Seat
    heading: str = ""
    notes: tuple[str, ...] = ()
    matadors: Matadors | None = None

    @property
    def across(self) -> Seat:
        """The seat opposite."""
        return Seat((self.bottom + self.view.rules.seats // 2) % self.view.rules.seats)


def table(scene: Scene, words: Words) -> list[str]:
    """The whole table."""
    style = words.style
    felt = (
        _felt_for_two(scene, words) if scene.view.rules.seats == 2 else _felt_for_four(scene, words)
    )
    if style.is_narrow:
        above = [line for text in _texts(scene, words, style.width) for line in text]
        return [*above, *felt, *bar_lines(scene, words), *_noted(scene, style, style.width)]
    columns = _zone(scene, style) + 3
    side, below = _sides(scene, words, min(style.width - columns - 1, 60), rows=len(felt))
    return [*beside(felt, side, columns=columns), *bar_lines(scene, words), *below]


def _sides(scene: Scene, words: Words, room: int, *, rows: int) -> tuple[list[str], list[str]]:
    """What stands beside the table, and the notes that have no room there."""
    texts = _texts(scene, words, room)
    spaced = [line for text in texts for line in [*text, ""]]
    notes = _noted(scene, words.style, room)
    for side in (spaced, [line for text in texts for line in text]):
        if len(side) + len(notes) <= rows:
            return [*side, *notes], []
    return spaced, _noted(scene, words.style, words.style.width)


def _noted(scene: Scene, style: Style, columns: int) -> list[str]:
    return [
        _toned(line, Tone.ACCENT, style)
        for note in scene.notes
        for line in wrapped(note, columns - 1, indent="  ")
    ]


def _texts(scene: Scene, words: Words, columns: int) -> list[list[str]]:
    """The words beside the table, wrapped, one list for each paragraph."""
    style = words.style
    heading = [_toned(line, Tone.FAINT, style) for line in wrapped(scene.heading, columns)]
    texts = [heading] if scene.heading else []
    for item in panel(scene.view, scene.names, words, scene.matadors):
        lines = wrapped(item.text, columns, indent="  ")
        texts.append([_toned(line, item.tone, style) for line in lines])
    return texts


def _toned(text: str, tone: Tone | None, style: Style) -> str:
    return text if tone is None else paint(text, tone, style)


def _zone(scene: Scene, style: Style) -> int:
    """Columns of the table itself."""
    if scene.view.rules.seats > 2:
        return _FOUR_WIDE
    return max(row_length(scene.view.rules.places or 4, style) * CELL, 35) + 1


# ---- what lies before a seat --------------------------------------------------------------------


def _spots(view: View, seat: Seat) -> tuple[list[Spot], list[Spot]]:
    """Places and hand cards; numbers stand at cards that may be played now."""
    allowed = {action.card for action in legal(view) if isinstance(action, Play)}
    asked = view.is_my_turn and view.seat == seat and view.phase is Phase.PLAY
    laying = view.is_my_turn and view.seat == seat and view.phase is Phase.DISCARD

    def spot(card: Card | None, number: int, *, covered: bool, in_hand: bool) -> Spot:
        legality = Legality.IDLE
        if card is not None and (asked or laying):
            fits = card in allowed if asked else in_hand
            legality = Legality.LEGAL if fits else Legality.BARRED
        shown = number if legality is Legality.LEGAL else None
        return Spot(card, covered, shown, legality)

    places = [
        spot(place.up, place_number(index), covered=place.covered, in_hand=False)
        for index, place in enumerate(view.board.places[seat])
    ]
    hand = [
        spot(card, hand_number(view, index), covered=False, in_hand=True)
        for index, card in enumerate(sorted_hand(view, seat))
    ]
    return places, hand


def _name_line(scene: Scene, seat: Seat, words: Words) -> str:
    """Name, turn, role and tricks."""
    view, style = scene.view, words.style
    board = view.board
    mark = ("▸ " if style.glyphs else "> ") if board.to_act == seat else "  "
    facts = []
    if seat == view.rules.dealer:
        facts.append(words("seat-dealer"))
    if view.rules.seats > 2 and seat != scene.bottom and seat.side is scene.bottom.side:
        facts.append(words("seat-partner"))
    if board.contract is not None and view.rules.seats == 2:
        facts.append(words("seat-tricks", count=board.tricks[seat.side]))
    told = words.fit("".join(f" · {fact}" for fact in facts))
    room = _SHORT_NAME if style.is_narrow else _LONG_NAME
    room = min(room, max(style.width - width_of(mark + told), _SHORTEST_NAME))
    name = paint(cut(scene.names[seat], room), _side_tone(scene, seat), style)
    turn = paint(mark, Tone.ACCENT, style) if mark.strip() else mark
    return turn + name + paint(told, Tone.FAINT, style)


_SHORT_NAME = 12
_LONG_NAME = 15
_SHORTEST_NAME = 4


def _side_tone(scene: Scene, seat: Seat) -> Tone:
    return Tone.MINE if seat.side is scene.bottom.side else Tone.THEIRS


def _rows(scene: Scene, seat: Seat, words: Words) -> list[str]:
    """Places of a seat in rows, then the hand as far as it may be seen."""
    view, style = scene.view, words.style
    places, hand = _spots(view, seat)
    step = row_length(len(places), style)
    lines: list[str] = []
    for start in range(0, len(places), step):
        row = places[start : start + step]
        if style.is_narrow:
            lines.append(" " + in_line(row, words.language, style, numbers=True))
        else:
            lines += [" " + line for line in framed(row, words.language, style)]
    lines += [" " + line for line in fan(hand, words.language, style)]
    hidden = view.board.hand_sizes[seat]
    if hidden and not hand:
        cards = paint(words("hand-hidden", count=hidden), Tone.FAINT, style)
        line = f"  {backs(hidden, style)} {cards}"
        lines += (
            [line] if width_of(line) <= style.width else [f"  {backs(hidden, style)}", f"  {cards}"]
        )
    return lines


# ---- two at the table ---------------------------------------------------------------------------


def _felt_for_two(scene: Scene, words: Words) -> list[str]:
    far, near = scene.across, scene.bottom
    middle = _brief_middle(scene, words) if words.style.is_narrow else _middle(scene, words)
    return [
        _name_line(scene, far, words),
        *_rows(scene, far, words),
        *middle,
        *_rows(scene, near, words),
        _name_line(scene, near, words),
    ]


def _middle(scene: Scene, words: Words) -> list[str]:
    """The trick, with who leads; as high as a row, whatever happens, so that nothing jumps."""
    trick, style = scene.view.board.trick, words.style
    zone = _zone(scene, style)
    if trick is None:
        lead = _leads(scene, words)
        return ["", centred(paint(lead, Tone.FAINT, style), zone).rstrip(), ""]
    cards = [Spot(card) for card in trick.cards]
    empty = [Spot(None)] * (scene.view.rules.seats - len(cards))
    art = framed([*cards, *empty], words.language, style)
    room = (zone - 2 * CELL) // 2 - 2
    left = cut(scene.names[trick.leader], room) + (" ▸ " if style.glyphs else " > ")
    margin = " " * ((zone - 2 * CELL) // 2 - len(left))
    name = paint(left, _side_tone(scene, trick.leader), style)
    follower = trick.leader.next(scene.view.rules.seats)
    right = paint(cut(scene.names[follower], room), _side_tone(scene, follower), style)
    blank = " " * ((zone - 2 * CELL) // 2)
    return [blank + art[0].rstrip(), margin + name + art[1] + right, blank + art[2].rstrip()]


def _leads(scene: Scene, words: Words) -> str:
    board = scene.view.board
    if board.phase is Phase.PLAY and board.to_act is not None:
        return words("trick-lead", name=scene.names[board.to_act])
    return words("trick-none") if board.phase is not Phase.OVER else ""


def _brief_middle(scene: Scene, words: Words) -> list[str]:
    trick, style = scene.view.board.trick, words.style
    if trick is None:
        lead = _leads(scene, words)
        return ["", f"    {paint(lead, Tone.FAINT, style)}".rstrip(), ""]
    mark = "▸" if style.glyphs else ">"
    cards = [Spot(card) for card in trick.cards]
    shown = in_line([*cards, Spot(None)], words.language, style, numbers=False)
    leader = cut(scene.names[trick.leader], _SHORT_NAME)
    name = paint(leader, _side_tone(scene, trick.leader), style)
    return ["", f"    {name} {mark} {shown}", ""]


# ---- four at the table --------------------------------------------------------------------------

_SIDE_WIDE = 11
_CENTRE_WIDE = 17
_FOUR_WIDE = 2 * _SIDE_WIDE + _CENTRE_WIDE
_TIGHT_CENTRE = 10


def _felt_for_four(scene: Scene, words: Words) -> list[str]:
    """Partner opposite, the others at the sides and smaller, one's own cards at full size."""
    seats = scene.view.rules.seats
    left, right = scene.bottom.next(seats), Seat((scene.bottom + 3) % seats)
    wings = [_wing(scene, seat, words) for seat in (left, right)]
    is_tight = words.style.width < _FOUR_WIDE
    centre = _TIGHT_CENTRE if is_tight else _CENTRE_WIDE
    middle = beside(wings[0], _cross(scene, words, centre), columns=_SIDE_WIDE)
    indent = " " * (0 if is_tight else 3 if words.style.is_narrow else 5)
    return [
        indent + _name_line(scene, scene.across, words),
        *(indent + line for line in _small_rows(scene, scene.across, words, step=4)),
        "",
        *beside(middle, wings[1], columns=_SIDE_WIDE + centre),
        "",
        *_rows(scene, scene.bottom, words),
        _name_line(scene, scene.bottom, words),
    ]


def _small_rows(scene: Scene, seat: Seat, words: Words, *, step: int) -> list[str]:
    view, style = scene.view, words.style
    places, hand = _spots(view, seat)
    spots = [*places, *hand]
    rows = [spots[start : start + step] for start in range(0, len(spots), step)]
    lines = [" " + in_line(row, words.language, style, numbers=False) for row in rows]
    hidden = view.board.hand_sizes[seat]
    if hidden and not hand:
        lines.append(" " + paint(words("hand-hidden", count=hidden), Tone.FAINT, style))
    return lines


def _wing(scene: Scene, seat: Seat, words: Words) -> list[str]:
    name = paint(cut(scene.names[seat], _SIDE_WIDE - 3), _side_tone(scene, seat), words.style)
    mark = ("▸ " if words.style.glyphs else "> ") if scene.view.to_act == seat else "  "
    return [paint(mark, Tone.ACCENT, words.style) + name, *_small_rows(scene, seat, words, step=2)]


def _cross(scene: Scene, words: Words, columns: int) -> list[str]:
    """The trick, each card before the seat that played it; a mark at the card that was led."""
    trick, style = scene.view.board.trick, words.style
    seats = scene.view.rules.seats
    shown = {}
    for place, card in enumerate(trick.cards if trick else ()):
        seat = (trick.leader + place) % seats if trick else 0
        mark = ("▸" if style.glyphs else ">") if place == 0 else " "
        text = in_line([Spot(card)], words.language, style, numbers=False)
        shown[(seat - scene.bottom) % seats] = padded(mark + text, 4)
    blank = "    "
    mine, left, far, right = (shown.get(turn, blank) for turn in range(4))
    lead = ""
    if trick is None and scene.view.phase is Phase.PLAY:
        lead = paint(cut(_leads(scene, words), columns - 2), Tone.FAINT, style)
    is_wide = columns >= _CENTRE_WIDE
    sides = f"  {left}     {right}" if is_wide else f"{left} {right}"
    margin = " " * (6 if is_wide else 3)
    return [margin + far, sides if trick else centred(lead, columns), margin + mine]


# ---- the race -----------------------------------------------------------------------------------


def bar_lines(scene: Scene, words: Words) -> list[str]:
    """The race bar and what the near side still needs; empty before a contract stands."""
    view = scene.view
    board = view.board
    if board.contract is None:
        return []
    side = scene.bottom.side
    names = ["+".join(_members(scene, one)) for one in (side, side.other)]
    points = [_shown_points(view, one) for one in (side, side.other)]
    contract = board.contract.contract
    marks = MARKS if contract not in (Contract.N, Contract.R) else MARKS[1:2]
    bar = race_bar((points[0], points[1]), (names[0], names[1]), marks=marks, style=words.style)
    lines = wrapped(_needed(scene, words), words.style.width - 5)
    lines = [line for line in lines if line]
    return [*bar, *("     " + paint(line, Tone.BOLD, words.style) for line in lines)]


def _needed(scene: Scene, words: Words) -> str:
    """What the side to act still needs; by name where it is not the near one."""
    view = scene.view
    if view.phase is Phase.OVER:
        return ""
    side = scene.bottom.side if view.seat is None else view.seat.side
    text = need_line(view, side, words) or ""
    if side is scene.bottom.side or view.seat is None:
        return text
    return words("need-of", name=scene.names[view.seat], need=text)


def _members(scene: Scene, side: Side) -> list[str]:
    seats = [scene.bottom, *map(Seat, range(scene.view.rules.seats))]
    mine = dict.fromkeys(seat for seat in seats if seat.side is side)
    return [scene.names[seat] for seat in mine]


def _shown_points(view: View, side: Side) -> int:
    """Points in tricks, and those laid away for who knows them."""
    declarer = view.board.declarer
    own = declarer is not None and declarer.side is side
    return view.board.points[side] + (laid_away(view) if own else 0)
