"""Every way out of the house: what each room says to an eye about a hand.

A room that gets a new way out adds it here; ``test_noninterference`` then demands that it says the
same in all worlds that are one for the eye. Channels run the code that people and programs really
meet, from the truth to the text.
"""

import dataclasses
import json
from collections.abc import Callable, Iterable, Iterator
from contextlib import redirect_stdout, suppress
from enum import Enum
from functools import cache
from hashlib import sha256
from io import StringIO
from pathlib import Path
from tempfile import NamedTemporaryFile
from typing import Any

from tests.players import sat_down
from tests.secrecy.noninterference import Channel, Eye, Played

from offiziersskat.arena import request
from offiziersskat.cli.app import run
from offiziersskat.core import game as core
from offiziersskat.core.actions import (
    BIDS,
    DECLARATIONS,
    Action,
    Bid,
    Hold,
    Kontra,
    LayAway,
    Pass,
    Play,
    PlayHand,
    Re,
    TakeStock,
    text_of,
)
from offiziersskat.core.cards import DECK
from offiziersskat.core.legality import check, legal
from offiziersskat.core.rules import Ruleset, TrumpChoice
from offiziersskat.core.seats import Seat
from offiziersskat.core.view import Phase, View
from offiziersskat.deal import Proof, Stream, drawn_contract
from offiziersskat.errors import OffiziersskatError
from offiziersskat.i18n import LANGUAGES, Language, describe
from offiziersskat.notation import layout, write_json, write_osk, write_position
from offiziersskat.players.explain import explain
from offiziersskat.players.registry import PLAYERS
from offiziersskat.players.rules import advise
from offiziersskat.table.authority import MemoryStore, Table
from offiziersskat.table.dealing import Dealing
from offiziersskat.table.eventjson import event_from, event_json
from offiziersskat.table.events import PlayerInfo
from offiziersskat.table.folders import Folders
from offiziersskat.table.settings import Settings
from offiziersskat.table.sitting import ClockRule, Offer, Options, Phrase, Sitting
from offiziersskat.trainer import Exercise, Kind, Worth, question_json
from offiziersskat.trainer.endings import public_position
from offiziersskat.tui.audience import Audience
from offiziersskat.tui.console import InputEnded
from offiziersskat.tui.desk import Desk
from offiziersskat.tui.draw import Scene
from offiziersskat.tui.draw import table as drawn
from offiziersskat.tui.narrate import narrated
from offiziersskat.tui.speech import Speech
from offiziersskat.tui.style import Colours, Style
from offiziersskat.tui.turn import Left, Turn
from offiziersskat.tui.words import Words

__all__ = ["CHANNELS", "CORE", "refusals", "view", "walked"]

FIRST_DEALER = 0
SEED = bytes(range(32))


# ----------------------------------------------------------------------------------------- core


def walked(value: object) -> object:
    """Everything that can be reached from a value, fields and other attributes, in plain form."""
    if isinstance(value, Ruleset | Enum):
        return repr(value)
    if isinstance(value, tuple | list):
        return [walked(item) for item in value]
    if dataclasses.is_dataclass(value):
        names = [field.name for field in dataclasses.fields(value)]
        parts = {name: walked(getattr(value, name)) for name in names}
        extras = {name: walked(extra) for name, extra in getattr(value, "__dict__", {}).items()}
        return [type(value).__name__, parts, extras]
    return repr(value)


def _view(hand: Played, eye: Eye) -> View:
    return core.observe(hand.game, eye)


def view(hand: Played, eye: Eye) -> object:
    """The view itself, whatever hangs on it, and all that can be asked of it."""
    seen = _view(hand, eye)
    seats = [Seat(number) for number in range(hand.rules.seats)]
    asked = [(seen.hand(seat), seen.playable(seat), seen.open_cards(seat)) for seat in seats]
    return walked(seen), asked, seen.visible, seen.unseen, hash(seen.log), repr(seen)


def _legal(hand: Played, eye: Eye) -> object:
    return [text_of(action) for action in legal(_view(hand, eye))]


def _attempts(seen: View) -> Iterator[Action]:
    """What somebody might try: every card, and some of all the rest."""
    yield from (Play(card) for card in DECK)
    yield from (Kontra(), Re(), Pass(), Hold(), TakeStock(), PlayHand(), Bid(BIDS[0]), Bid(BIDS[9]))
    yield from DECLARATIONS[::4]
    own = () if seen.seat is None else seen.hand(seen.seat)
    yield from (LayAway(first, second) for first in (*own[:2], *DECK[::7]) for second in DECK[::5])


def _told(error: OffiziersskatError) -> object:
    params = tuple(sorted(error.params.items()))
    return error.code, params, str(error), repr(error), _sentences(error.code, params)


@cache
def _sentences(code: str, params: tuple[tuple[str, object], ...]) -> tuple[str, ...]:
    """They are made of the code and the parameters alone, which come again and again."""
    error = OffiziersskatError(code, **dict(params))
    return tuple(describe(error, language) for language in LANGUAGES)


def _refused(attempt: Callable[[Action], object], actions: Iterator[Action]) -> list[object]:
    found: list[object] = []
    for action in actions:
        try:
            attempt(action)
        except OffiziersskatError as error:
            found.append(_told(error))
        else:
            found.append("done")
    return found


def refusals(hand: Played, eye: Eye) -> object:
    """Error codes, parameters and sentences of what this eye might try and may not."""
    seen = _view(hand, eye)
    by_view = _refused(lambda action: check(seen, action), _attempts(seen))
    if eye is None or eye != hand.game.to_act:
        return by_view
    allowed = legal(seen)
    illegal = (action for action in _attempts(seen) if action not in allowed)
    return by_view, _refused(lambda action: core.apply(hand.game, action), illegal)


# ------------------------------------------------------------------------------------- notation


def _layout(hand: Played, eye: Eye) -> object:
    return layout(_view(hand, eye))


# -------------------------------------------------------------------------------------- trainer


def _exercise(hand: Played, eye: Eye) -> object:
    """The decision as somebody else would be asked it, and the position that would be shipped."""
    seen = _view(hand, eye)
    if not seen.is_my_turn or seen.phase is not Phase.PLAY:
        return None
    values = {action: Worth(0.0, 0.0) for action in legal(seen)}
    asked = Exercise("id", Kind.MISTAKE, 1, seen, values)
    position = public_position(hand.game, seen)
    return question_json(asked), position and write_position(position)


# -------------------------------------------------------------------------------------- players


def _hint(hand: Played, eye: Eye) -> object:
    seen = _view(hand, eye)
    if not seen.is_my_turn:
        return None
    advice = advise(seen)
    reasons = [(why.code, sorted(why.params.items())) for why in advice.reasons]
    return text_of(advice.action), reasons, [explain(advice, language) for language in LANGUAGES]


def _choices(hand: Played, eye: Eye) -> object:
    seen = _view(hand, eye)
    if not seen.is_my_turn:
        return None
    return [text_of(sat_down(name).choose(seen, Stream(SEED))) for name in PLAYERS]


def _asked_bot(hand: Played, eye: Eye) -> object:
    return json.dumps(request(_view(hand, eye)))


# ---------------------------------------------------------------------------------------- table


def table_of(hand: Played, *, alone: int | None = None) -> Table:
    """A table at which the same hand is played: by people, or by one of them against engines."""
    infos = [
        PlayerInfo(f"Player {number}", "human" if alone in (None, number) else "engine:rules@1")
        for number in range(hand.rules.seats)
    ]
    table = Table.start(
        hand.rules, infos, first_dealer=FIRST_DEALER, store=MemoryStore(), game="secret"
    )
    actions = hand.actions
    drawn = drawn_contract(SEED)
    if hand.rules.trump is TrumpChoice.DRAWN:
        # The table declares by the drawn card itself: this must be what the hand has declared.
        drawn, actions = _declared(hand) or drawn, actions[1:]
    table.deal(Dealing(hand.deck, drawn))
    for action in actions:
        assert table.to_act is not None
        table.act(table.to_act, action)
    return table


def _declared(hand: Played) -> Any:  # noqa: ANN401 - a contract, or nothing yet
    contract = hand.game.board.contract
    return None if contract is None else contract.contract


def _sitting(table: Table, eye: Eye) -> int | None:
    return None if eye is None else table.player_at(eye)


def _table(hand: Played, eye: Eye) -> object:
    """What a live table lets a player know: the view, what he may do, and why not."""
    table = table_of(hand)
    return _through_the_door(table, _sitting(table, eye))


def _through_the_door(table: Table, who: int | None) -> object:
    seen = table.view(who)
    public = (table.hand, table.is_running, table.to_act, table.plies, table.marks)
    if who is None:
        return walked(seen), public
    allowed = table.legal(who)
    attempts = (action for action in _attempts(seen) if action not in allowed)
    refused = _refused(lambda action: table.act(who, action), attempts)
    told = [_refused(lambda _: table.record(), iter(allowed[:1])) if table.is_running else None]
    return walked(seen), public, allowed, refused, told, table.can_take_back(who)


def _resumed(hand: Played, eye: Eye) -> object:
    """The journal of the hand as shown to a seat after the game was killed and taken up again."""
    events = [event_from(event_json(event)) for event in table_of(hand).events]
    table = Table.resume(events, MemoryStore())
    return _through_the_door(table, _sitting(table, eye))


def _taken_back(hand: Played, eye: Eye) -> object:
    """What is left after a take-back, with the mark that it leaves."""
    table = table_of(hand)
    who = _sitting(table, eye)
    if who is None or not table.can_take_back(who):
        return None
    table.note_hint(who)
    table.take_back(who)
    return _through_the_door(table, who), walked(table.marks)


# --------------------------------------------------------------------------------- among people


def sitting_of(hand: Played) -> Sitting:
    """People among whom the same hand is played, with a clock, a proof, phrases and an offer.

    The salt is made of the deck, lest all worlds have the same; its commitment does not show it.
    """
    seats = hand.rules.seats
    sitting = Sitting.open(
        hand.rules,
        [PlayerInfo(f"Player {number}") for number in range(seats)],
        options=Options(practice=True, clock=ClockRule(per_move=30, total=300, increment=2)),
        first_dealer=FIRST_DEALER,
        store=MemoryStore(),
        game="secret",
    )
    actions, drawn = hand.actions, drawn_contract(SEED)
    if hand.rules.trump is TrumpChoice.DRAWN:
        drawn, actions = _declared(hand) or drawn, actions[1:]
    salt = sha256(bytes(hand.deck)).hexdigest()
    proof = Proof("sha256:" + "00" * 32, salt, ("11" * 32,) * seats, 7)
    sitting.deal(Dealing(hand.deck, drawn, proof), now=0.0, date="2026.11.30")
    for second, action in enumerate(actions):
        player = sitting.table.to_act
        assert player is not None
        sitting.act(player, action, ply=sitting.table.plies, now=second / 2)
    return sitting


def _message(hand: Played, eye: Eye) -> object:
    """All that a browser or a bot is sent while a hand is played: text, journal and refusals."""
    sitting = sitting_of(hand)
    who = _sitting(sitting.table, eye)
    sent = [_sent(sitting, who)]
    if not sitting.table.is_running:
        return sent
    for person in range(hand.rules.seats):
        sitting.say(person, Phrase.HELLO)
        sitting.away(person, 20.0)
        with suppress(OffiziersskatError):
            sitting.offer(person, Offer.TAKE_BACK, now=20.0)
    sent += [_sent(sitting, who), json.dumps(sitting.journal(who)), _extracted(sitting, who)]
    seen = sitting.table.view(who)
    told = _refused(lambda _: sitting.hand_record(0), iter([Pass()]))
    if who is None:
        return sent, told
    ply, allowed = sitting.table.plies, sitting.table.legal(who)
    attempts = (action for action in _attempts(seen) if action not in allowed)
    told += _refused(lambda action: sitting.act(who, action, ply=ply, now=21.0), attempts)
    told += _refused(lambda action: sitting.act(who, action, ply=99, now=21.0), iter([Pass()]))
    return sent, told


def _extracted(sitting: Sitting, who: int | None) -> str:
    """The running hand as a file, or why there is none just now."""
    try:
        record = sitting.running_record(who)
    except OffiziersskatError as error:
        return f"{error.code} {error.params}"
    return write_osk(record) + write_json(record)


def _sent(sitting: Sitting, who: int | None) -> str:
    """A message as it goes out; once a hand is over its proof is for all to see."""
    message = sitting.message(who, now=20.0)
    return json.dumps(message | ({} if sitting.table.is_running else {"proof": None}))


# ------------------------------------------------------------------------------------- terminal

LOOKS = (
    (Language.EN, Style(glyphs=True, colours=Colours.FULL, width=100)),
    (Language.DE, Style(glyphs=False, colours=Colours.NONE, width=80)),
    (Language.JA, Style(glyphs=True, colours=Colours.BASIC, width=40)),
)
NOWHERE = Folders(Path("/dev/null/nowhere"), Path("/dev/null/nowhere"))
TYPED = ("?", "l", "s", "", "h", "save", "huh", "0", "99", "-CA -D7", "10", *DECK[::3])


class _Screen:
    """A console that keeps what is shown, and types what it was told to."""

    def __init__(self, style: Style, typed: tuple[str, ...]) -> None:
        self.style = style
        self.is_interactive = True
        self.shown: list[str] = []
        self._typed = list(typed)

    def say(self, lines: Iterable[str]) -> None:
        self.shown += lines

    def passing(self, text: str) -> None:
        self.shown.append(text)

    def ask(self, prompt: str) -> str:
        self.shown.append(prompt)
        if not self._typed:
            raise InputEnded
        return self._typed.pop(0)

    def wipe(self) -> None:
        self.shown.append("wiped")

    def restore(self) -> None:
        self.shown.append("restored")


def _drawing(hand: Played, eye: Eye) -> object:
    """The table as it is drawn for somebody who only looks, and the story so far."""
    seen = _view(hand, eye)
    names = tuple(f"Player {number}" for number in range(hand.rules.seats))
    shown: list[object] = []
    for language, style in LOOKS:
        words = Words(language, style)
        scene = Scene(seen, names, Seat.FOREHAND if eye is None else eye)
        shown += [drawn(scene, words), narrated(seen, names, words, since=0)]
    return shown


def _sitting_at_the_screen(hand: Played, eye: Eye) -> object:
    """All that a person is shown who asks for hints, help and more, and tries what is illegal."""
    if eye is None:
        return None
    shown: list[object] = []
    for language, style in LOOKS:
        table = table_of(hand, alone=_sitting(table_of(hand), eye))
        who = table.player_at(eye)
        screen = _Screen(style, tuple(map(str, TYPED)))
        desk = Desk(table, Speech(screen, language), NOWHERE, Settings())
        audience = Audience(table)
        news, since = audience.news()
        screen.say(narrated(news, audience.names, desk.speech.words, since=since))
        with suppress(InputEnded, Left):
            if table.to_act == who:
                Turn(desk, audience, who).take()
        shown.append(screen.shown)
    return shown


# -------------------------------------------------------------------------------------- command


def _replay(hand: Played, eye: Eye) -> object:
    """The lines of ``replay --json`` that a program may pass on to a seat: its own."""
    if eye is None:
        return None
    with NamedTemporaryFile("w", suffix=".json", encoding="utf-8") as file:
        file.write(write_json(table_of(hand).saved()) + "\n")
        file.flush()
        with redirect_stdout(StringIO()) as answer:
            run(["replay", "--json", file.name])
    lines = [json.loads(line) for line in answer.getvalue().splitlines()]
    assert len(lines) == len(hand.actions) + 1
    return [line for line in lines if line.get("seat") == eye]


CORE = (
    Channel("view", view),
    Channel("legal actions", _legal),
    Channel("refusals", refusals),
)

# All ways out but one: the wire. What sockets, streams, files, refusals and the log of a running
# server tell has its own test of non-interference, with the same worlds and planted leaks of its
# own, in tests/server/test_server_secrecy.py: a server for each of these hands would take hours.
CHANNELS: tuple[Channel, ...] = (
    *CORE,
    Channel("layout", _layout),
    Channel("hint", _hint),
    Channel("players' choices", _choices),
    Channel("question to a program", _asked_bot),
    Channel("exercise", _exercise),
    Channel("table", _table),
    Channel("journal, resumed", _resumed),
    Channel("table after a take-back", _taken_back),
    Channel("message", _message),
    Channel("drawing", _drawing),
    Channel("sitting at the screen", _sitting_at_the_screen),
    Channel("replay", _replay),
)
