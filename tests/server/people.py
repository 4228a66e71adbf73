"""People for the tests: a guest who asks over HTTP, and a player at a socket."""

import json
import secrets
from collections.abc import Iterator
from contextlib import closing, contextmanager, suppress
from typing import Any

import httpx
from tests.server.serving import Address
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

__all__ = [
    "ENGINE",
    "ME",
    "OPEN",
    "Json",
    "Person",
    "Player",
    "guest",
    "seated",
    "together",
    "watching",
]

Json = dict[str, Any]

ME: Json = {"kind": "me"}
OPEN: Json = {"kind": "open"}
ENGINE: Json = {"kind": "engine", "level": "rules"}
_SECONDS = 15.0


class Person:
    """A guest of the house with his key."""

    def __init__(self, address: Address, name: str) -> None:
        """Come for the first time."""
        self.address = address
        self.http = httpx.Client(base_url=address.http, timeout=_SECONDS)
        told = self.post("/api/guests", name=name)
        self.name, self.id, self.key = name, told["guest"], told["key"]
        self.http.headers["Authorization"] = f"Bearer {self.key}"

    def post(self, path: str, /, **body: Any) -> Json:  # noqa: ANN401 - JSON
        """Ask for something that must succeed."""
        answer = self.http.post(path, json=body)
        assert answer.is_success, answer.text
        found: Json = answer.json()
        return found

    def get(self, path: str) -> Json:
        """Read something that must be there."""
        answer = self.http.get(path)
        assert answer.is_success, answer.text
        found: Json = answer.json()
        return found

    def table(self, *seats: Json, **more: Any) -> Json:  # noqa: ANN401 - JSON
        """Open a table; a short match, unless it is said otherwise."""
        return self.post("/api/tables", **{"rules": "classic; hands=2", "seats": seats, **more})

    def join(self, table: str, invite: str, **more: Any) -> Json:  # noqa: ANN401 - JSON
        """Sit down by invitation."""
        return self.post(f"/api/tables/{table}/join", invite=invite, **more)


@contextmanager
def guest(address: Address, name: str = "Anna") -> Iterator[Person]:
    """Somebody who comes and goes."""
    person = Person(address, name)
    with closing(person.http):
        yield person


class Player:
    """A player at a socket, or a spectator; keeps all that he was told."""

    def __init__(self, connection: ClientConnection) -> None:
        """He has been let in."""
        self.connection = connection
        self.heard: list[Json] = []
        self.texts: list[str] = []
        self._number = 0

    @property
    def state(self) -> Json:
        """How it stands, as far as he has heard."""
        return next(one for one in reversed(self.heard) if one["type"] == "state")

    def hear(self) -> Json:
        """The next thing he is told."""
        text = self.connection.recv(_SECONDS)
        assert isinstance(text, str)
        message: Json = json.loads(text)
        self.texts.append(text)
        self.heard.append(message)
        return message

    def until(self, **wanted: Any) -> Json:  # noqa: ANN401 - JSON
        """Hear on until a message holds these values."""
        while True:
            message = self.hear()
            if all(message.get(key) == value for key, value in wanted.items()):
                return message

    def say(self, kind: str, **more: Any) -> Json:  # noqa: ANN401 - JSON
        """Say something and wait for the answer to it."""
        self._number += 1
        name = str(self._number)
        self.connection.send(json.dumps({"type": kind, "id": name, **more}))
        return self.until(id=name)

    def do(self, kind: str, **more: Any) -> Json:  # noqa: ANN401 - JSON
        """Say something that must be accepted; the state as far as he has heard."""
        answer = self.say(kind, **more)
        assert answer["type"] == "ok", answer
        return self.state

    def is_awaited(self) -> bool:
        """Whether the table waits for him."""
        state, me = self.state, self.state["you"]
        shuffle = state["shuffle"]
        if state["status"] == "shuffling":
            missing = [not given for given in shuffle["entropies"]]
            people = [one["kind"] == "human" for one in state["players"]]
            lacking = [n for n, one in enumerate(missing) if one and people[n]]
            return me in lacking or (not lacking and shuffle["cutter"] == me)
        if state["status"] == "hand_over":
            return not state["players"][me]["ready"]
        return bool(state["legal"])

    def step(self) -> Json:
        """Do whatever the table waits for: the first legal action, say."""
        state = self.state
        if state["status"] == "shuffling":
            if not state["shuffle"]["entropies"][state["you"]]:
                return self.do("entropy", hex=secrets.token_hex(32))
            return self.do("cut", number=7)
        if state["status"] == "hand_over":
            return self.do("ready")
        return self.do("act", action=state["legal"][0], ply=state["ply"])

    def play(self, *, until: str, plies: int = 1000) -> Json:
        """Do what is awaited until the status comes, or so many plies stand in the hand."""
        while self.state["status"] != until and not (
            self.state["status"] == "playing" and self.state["ply"] >= plies
        ):
            if self.is_awaited():
                self.step()
            else:
                self.hear()
        return self.state

    def catch_up(self, seq: int) -> None:
        """Hear on until an event is known."""
        while self.state["seq"] < seq:
            self.hear()

    def is_let_go(self) -> int:
        """Hear on to the end; the code with which the connection was closed."""
        with suppress(ConnectionClosed):
            while True:
                self.hear()
        return self.connection.close_code or 0


def together(*players: Player, until: str, plies: int = 1000) -> None:
    """Let players do what is awaited of each, until the status comes or so many plies stand."""
    while True:
        newest = max(player.state["seq"] for player in players)
        for player in players:
            player.catch_up(newest)
        state = players[0].state
        if state["status"] == until or (state["status"] == "playing" and state["ply"] >= plies):
            return
        acting = [player for player in players if player.is_awaited()]
        if acting:
            acting[0].step()
        else:
            players[0].hear()


@contextmanager
def _connected(address: Address, table: str, greeting: Json) -> Iterator[Player]:
    with connect(address.socket(table), max_size=2**20) as connection:
        connection.send(json.dumps(greeting))
        player = Player(connection)
        player.until(type="state")
        yield player


@contextmanager
def seated(address: Address, table: str, token: str) -> Iterator[Player]:
    """The player of a token, at his socket."""
    with _connected(address, table, {"type": "hello", "token": token}) as player:
        yield player


@contextmanager
def watching(address: Address, table: str) -> Iterator[Player]:
    """A spectator at his socket."""
    with _connected(address, table, {"type": "watch"}) as player:
        yield player
