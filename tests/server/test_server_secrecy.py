"""Secrecy on the wire: what an eye cannot see changes no byte that the server sends or logs.

The non-interference test of ``tests/secrecy``, with a real server and real sockets: states on a
socket and in the stream, answers to what is refused, the running hand as a file, lists, the log.
"""

import asyncio
import io
import json
import random
import re
from collections.abc import Callable, Iterator
from contextlib import suppress
from dataclasses import replace
from typing import Any

import httpx
import pytest
import structlog
from tests.secrecy.noninterference import Channel, Eye, Leak, Played, leaks, played
from tests.server.people import ME, Json, Person, guest, seated, watching
from tests.server.serving import Running, running
from tests.server.thoughts import lies
from websockets.sync.client import connect

from offiziersskat.core.actions import Action, text_of
from offiziersskat.core.cards import DECK
from offiziersskat.core.catalogue import preset
from offiziersskat.notation import Record, parse_position, position_of_game
from offiziersskat.server import commands, logs
from offiziersskat.server.house import House
from offiziersskat.server.live import LiveTable
from offiziersskat.server.opening import Opening
from offiziersskat.server.routes import play
from offiziersskat.server.tokens import SeatToken
from offiziersskat.table.dealing import Dealing
from offiziersskat.table.events import PlayerInfo
from offiziersskat.table.sitting import Sitting
from offiziersskat.table.terms import Options

RULESETS = ("classic", "half_open", "auction")
_VARYING = re.compile(r'("(?:ms|timestamp|away_for|updated|made|changed)": ?)("[^"]*"|[\d.]+)')
_TRIED = ("kontra", "pass", "take", "hand", "18", "=C", "-CA -S7", "nonsense", *map(str, DECK[::5]))

Patch = pytest.MonkeyPatch


class _Wire:
    """A server on which given hands are played, and all that comes out of it."""

    def __init__(self, server: Running, log: io.StringIO) -> None:
        self.server = server
        self.house: House = server.house
        self.log = log
        keeper, self.key = self._wait(self.house.guests.add("Keeper", "en", now=0.0))
        self.guest: str = keeper.id

    def _wait(self, work: Any) -> Any:  # noqa: ANN401 - whatever it gives
        loop = self.house._writer.get_loop()
        return asyncio.run_coroutine_threadsafe(work, loop).result(30)

    def says(self, hand: Played, eye: Eye) -> object:
        """Every byte that goes to an eye, its bots and the log while the hand is played."""
        self.log.seek(0)
        self.log.truncate()
        seats = hand.rules.seats
        opening = Opening(
            hand.rules,
            [PlayerInfo(f"Player {number}") for number in range(seats)],
            [self.guest] * seats,
            Options(practice=True),
            0,
            Dealing(hand.deck),
        )
        table: LiveTable = self._wait(self.house.start_table(opening))
        you = self._wait(table.look(lambda s: None if eye is None else s.table.player_at(eye)))
        token = None if you is None else self._token(table, you)
        with self._listening(table, token) as player:
            for ply, action in enumerate(hand.actions):
                self._wait(table.change(_acting(ply, action)))
            seq = self._wait(table.look(lambda s: s.seq))
            player.catch_up(seq)
            said = [*player.texts, *self._asked(table, token, hand, eye)]
        self._wait(self.house.forget([table.id]))
        # Which of two requests ends first, and is written first, is a matter of chance.
        said.extend(sorted(self.log.getvalue().splitlines()))
        return [_plain(text, table.id, token) for text in said]

    def _token(self, table: LiveTable, player: int) -> str:
        return self.house.tokens.seat(SeatToken(table.id, player, self.guest, 0))

    def _listening(self, table: LiveTable, token: str | None) -> Any:  # noqa: ANN401 - a context
        address = self.server.address
        return watching(address, table.id) if token is None else seated(address, table.id, token)

    def _asked(self, table: LiveTable, token: str | None, hand: Played, eye: Eye) -> Iterator[str]:
        """The stream, the files, and what is refused."""
        headers = {} if token is None else {"Authorization": f"Seat {token}"}
        base = f"{self.server.address.http}/api/tables/{table.id}"
        with httpx.Client(headers=headers, timeout=30) as http:
            with http.stream("GET", f"{base}/events") as stream:
                lines = stream.iter_lines()
                yield "\n".join(next(lines) for _ in range(3))
            own = {"Authorization": f"Bearer {self.key}"}
            # Of a running hand its owner's statistics tell nothing, not even that there is one.
            yield http.get(f"{self.server.address.http}/api/me/stats", headers=own).text
            for path in ("", "/hands/0.json", "/hands/0.osk", "/hands/1.osk"):
                answer = http.get(base + path)
                yield f"{answer.status_code} {answer.text}"
            review = f"{self.server.address.http}/api/records/{table.id}.0/review"
            for path, wish in (("", None), ("/report", {"language": "en"})):
                answer = http.post(review + path, json=wish)
                yield f"{answer.status_code} {answer.text}"
            allowed = {text_of(action) for action in _allowed(hand, eye)}
            for action in _TRIED:
                if action not in allowed:
                    body = {"type": "act", "action": action, "ply": len(hand.actions)}
                    answer = http.post(f"{base}/act", json=body)
                    yield f"{answer.status_code} {answer.text}"


def _acting(ply: int, action: Action) -> Callable[[Sitting, float], None]:
    def act(sitting: Sitting, now: float) -> None:
        player = sitting.table.to_act
        assert player is not None
        sitting.act(player, action, ply=ply, now=now)

    return act


def _allowed(hand: Played, eye: Eye) -> Any:  # noqa: ANN401 - actions
    from offiziersskat.core.game import observe
    from offiziersskat.core.legality import legal

    return legal(observe(hand.game, eye))


def _plain(text: str, table: str, token: str | None) -> str:
    """Without the names and times that differ from one table to the next."""
    plain = text.replace(table, "TABLE").replace(token or "TOKEN", "TOKEN")
    return _VARYING.sub(r"\1_", plain)


@pytest.fixture(scope="module")
def wire(tmp_path_factory: pytest.TempPathFactory) -> Iterator[_Wire]:
    """A server whose log is kept."""
    log = io.StringIO()
    before = structlog.get_config()
    with running(tmp_path_factory.mktemp("secrecy")) as server:
        logs.start_logging("debug")
        structlog.configure(logger_factory=structlog.PrintLoggerFactory(log))
        yield _Wire(server, log)
    structlog.configure(**before)


def _found(wire: _Wire, name: str, *, plies: tuple[int, ...], tries: int = 2) -> list[Leak]:
    rng = random.Random(f"wire {name}")
    channel = Channel("wire", wire.says)
    whole = played(preset(name), rng)
    return [
        leak
        for ply in plies
        for leak in leaks(whole.until(min(ply, len(whole.actions))), [channel], rng, tries=tries)
    ]


@pytest.mark.parametrize("name", RULESETS)
def test_no_byte_tells_what_an_eye_cannot_see(wire: _Wire, name: str) -> None:
    """Seats and spectators, in the middle of a hand."""
    assert [] == _found(wire, name, plies=(5,), tries=3)


def _planted_in_message(change: Callable[[Json, Sitting], None]) -> Callable[[Patch], None]:
    def plant(patch: Patch) -> None:
        honest = Sitting.message

        def message(self: Sitting, player: int | None, *, now: float) -> Json:
            told = dict(honest(self, player, now=now))
            change(told, self)
            return told

        patch.setattr(Sitting, "message", message)

    return plant


def _deck(sitting: Sitting) -> str:
    hand = sitting.table.state.hand
    return "" if hand is None else " ".join(map(str, hand.dealing.deck))


def _spectators_see_a_hand(patch: Patch) -> None:
    honest = Sitting.message

    def message(self: Sitting, player: int | None, *, now: float) -> Json:
        return honest(self, 0 if player is None else player, now=now)

    patch.setattr(Sitting, "message", message)


def _errors_tell_the_deck(patch: Patch) -> None:
    honest = Sitting.act

    def act(self: Sitting, player: int, action: Any, **more: Any) -> None:  # noqa: ANN401 - as there
        try:
            honest(self, player, action, **more)
        except Exception as error:
            with suppress(AttributeError):
                error.params["deck"] = _deck(self)  # type: ignore[attr-defined]
            raise

    patch.setattr(Sitting, "act", act)


def _the_log_tells_the_deck(patch: Patch) -> None:
    honest = commands.obey

    async def obey(house: House, table: LiveTable, *rest: Any) -> Json:  # noqa: ANN401 - as there
        logs.LOG.info("acted", code=await table.look(_deck))
        return await honest(house, table, *rest)

    patch.setattr(play, "obey", obey)


def _files_hold_everything(patch: Patch) -> None:
    honest = Sitting.running_record

    def running_record(self: Sitting, player: int | None) -> Record:
        truth = position_of_game(self.table.state.dealt_hand().game)
        return replace(honest(self, player), layout=parse_position(truth))

    patch.setattr(Sitting, "running_record", running_record)


def _running_hands_are_reviewed(patch: Patch) -> None:
    honest = Sitting.hand_record

    def hand_record(self: Sitting, number: int) -> Record:
        if not self.table.is_running or self.table.hand != number:
            return honest(self, number)
        deck = self.table.state.dealt_hand().dealing.deck
        return replace(self.running_record(None), layout=None, deck=tuple(deck))

    patch.setattr(Sitting, "hand_record", hand_record)
    # What a review would begin with: the luck of the deal and of what lies where.
    patch.setattr("offiziersskat.server.reviews.review_on", lies)


PLANTED: dict[str, Callable[[Patch], None]] = {
    "the message holds the deck": _planted_in_message(
        lambda told, sitting: told.update(deck=_deck(sitting))
    ),
    "a number depends on it": _planted_in_message(
        lambda told, sitting: told.update(seed=len(_deck(sitting)[:40].replace("J", "")))
    ),
    "spectators see a hand": _spectators_see_a_hand,
    "errors tell the deck": _errors_tell_the_deck,
    "the log tells the deck": _the_log_tells_the_deck,
    "files hold everything": _files_hold_everything,
    "running hands are reviewed": _running_hands_are_reviewed,
}


@pytest.mark.parametrize("name", PLANTED)
def test_a_planted_leak_is_found(wire: _Wire, name: str, monkeypatch: Patch) -> None:
    """On whichever way out it was planted."""
    PLANTED[name](monkeypatch)
    assert _found(wire, "half_open", plies=(3,), tries=3), f"{name} goes unnoticed"


def test_the_salt_stays_hidden_until_the_hand_is_over(tmp_path: Any) -> None:  # noqa: ANN401 - a path
    """Neither it nor the deck leaves the server before; afterwards both do."""
    with running(tmp_path) as server, guest(server.address) as anna:
        table = anna.table(ME, {"kind": "engine", "level": "random"})
        with seated(server.address, table["table"], table["players"][0]["token"]) as player:
            player.play(until="hand_over", plies=4)
            player.play(until="hand_over")
            *before, last = [text for text in player.texts if '"type":"state"' in text]
            proof = json.loads(last)["proof"]
            assert proof["salt"] not in "".join(before)
            assert proof["commit"] in before[0]


def test_keys_and_tokens_stand_neither_in_the_log_nor_in_the_database(wire: _Wire) -> None:
    """Whoever reads either of them can sit down in nobody's place."""
    wire.log.seek(0)
    wire.log.truncate()
    with guest(wire.server.address, "Named Somehow") as anna:
        table = anna.table(ME, ME)
        token = table["players"][0]["token"]
        with seated(wire.server.address, table["table"], token) as player:
            player.say("hint")
        httpx.get(f"{wire.server.address.http}/api/me?key={anna.key}")
        with connect(wire.server.address.socket(table["table"])) as socket:
            socket.send(json.dumps({"type": "hello", "token": anna.key}))
            socket.recv(10)
        _check_hidden(wire, anna, token)


def _check_hidden(wire: _Wire, anna: Person, token: str) -> None:
    log = wire.log.getvalue()
    assert "/api/tables" in log
    assert not any(secret in log for secret in (anna.key, token, anna.name))
    assert {key for line in log.splitlines() for key in json.loads(line)} <= logs.FIELDS
    file = wire.house.settings.folder / "tables.sqlite"
    kept = b"".join(path.read_bytes() for path in file.parent.glob("tables.sqlite*"))
    assert not any(secret.encode() in kept for secret in (anna.key, token))
