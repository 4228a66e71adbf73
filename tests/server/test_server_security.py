"""Whatever comes in from outside: refused with a clear status, and nobody else is disturbed."""

import json
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from time import sleep, time

import httpx
import pytest
from tests.server.people import ENGINE, ME, OPEN, Json, guest, seated, watching
from tests.server.serving import Address, Running, running
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import connect

from offiziersskat.server.security import HEADERS
from offiziersskat.server.tokens import SeatToken, Tokens

SQL = "x'; DROP TABLE events; --"
MARKUP = "<script>alert(1)</script>"


def _code(answer: httpx.Response) -> tuple[int, str]:
    return answer.status_code, answer.json()["error"]["code"]


@pytest.mark.parametrize("origin", ["https://evil.example", "null", "http://127.0.0.1:1", ""])
def test_pages_of_other_hosts_may_not_write(address: Address, origin: str) -> None:
    """Neither over HTTP nor by a socket."""
    answer = httpx.post(
        f"{address.http}/api/guests", json={"name": "Eve"}, headers={"Origin": origin}
    )
    assert (403, "origin-foreign") == _code(answer)
    with pytest.raises(InvalidStatus) as refused:
        connect(address.socket("any"), additional_headers={"Origin": origin})
    assert 403 == refused.value.response.status_code


def test_a_page_of_the_same_host_may_write_whatever_its_name(address: Address) -> None:
    """A table is reached under a name in the local network, over plain http."""
    host = f"table.local:{address.port}"
    headers = {"Host": host, "Origin": f"http://{host}"}
    answer = httpx.post(f"{address.http}/api/guests", json={"name": "Ann"}, headers=headers)
    assert 201 == answer.status_code
    crossing = {**headers, "Sec-Fetch-Site": "cross-site"}
    answer = httpx.post(f"{address.http}/api/guests", json={"name": "Ann"}, headers=crossing)
    assert (403, "origin-foreign") == _code(answer)


def _tokens_of_strangers(
    server: Running, table: Json, other: Json, guest_id: str
) -> dict[str, str]:
    name, real = table["table"], table["players"][0]["token"]
    tokens = server.house.tokens
    old = Tokens("another secret", hours=1)
    return {
        "nonsense": "token-bad",
        "x" * 399: "token-bad",
        real[:-2] + ("AA" if real[-2:] != "AA" else "BB"): "token-bad",
        old.seat(SeatToken(name, 0, guest_id, 0)): "token-bad",
        other["players"][0]["token"]: "token-bad",
        tokens.seat(SeatToken(name, 0, guest_id, 7)): "token-old",
        tokens.seat(SeatToken(name, 0, "somebody", 0)): "token-old",
        tokens.seat(SeatToken(name, 9, guest_id, 0)): "token-bad",
        tokens._signer.dumps([name]): "token-bad",
    }


def test_forged_and_borrowed_tokens_open_nothing(server: Running) -> None:
    """On a socket, over HTTP and for the stream."""
    address = server.address
    with guest(address) as anna:
        table, other = anna.table(ME, ENGINE), anna.table(ME, ENGINE)
        name = table["table"]
        for token, code in _tokens_of_strangers(server, table, other, anna.id).items():
            headers = {"Authorization": f"Seat {token}"}
            for method, path, body in (
                ("POST", "act", {"type": "ready"}),
                ("GET", "events", None),
                ("GET", "hands/0.json", None),
            ):
                answer = httpx.request(
                    method, f"{address.http}/api/tables/{name}/{path}", json=body, headers=headers
                )
                assert (401, code) == _code(answer)
            with connect(address.socket(name)) as socket:
                socket.send(json.dumps({"type": "hello", "token": token}))
                assert code == json.loads(socket.recv(10))["code"]


def test_a_token_is_good_for_so_long_and_no_longer(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A day later a fresh one must be asked for."""
    with running(tmp_path) as server, guest(server.address) as anna:
        table = anna.table(ME, ENGINE)
        token, now = table["players"][0]["token"], time()
        monkeypatch.setattr("itsdangerous.timed.time.time", lambda: now + 25 * 3600)
        answer = httpx.post(
            f"{server.address.http}/api/tables/{table['table']}/act",
            json={"type": "ready"},
            headers={"Authorization": f"Seat {token}"},
        )
        assert (401, "token-expired") == _code(answer)


@pytest.mark.parametrize("key", ["", "short", "x" * 43, "a.b", "x" * 5000])
def test_a_key_that_is_none(address: Address, key: str) -> None:
    """Nobody is let in without his own key."""
    for said in (f"Bearer {key}".strip(), key, f"Basic {key}".strip()):
        answer = httpx.get(f"{address.http}/api/me", headers={"Authorization": said})
        assert 401 == answer.status_code


def test_nobody_acts_out_of_turn_or_for_another(address: Address) -> None:
    """A message cannot name a player; who is not to act is told so."""
    with guest(address) as anna, guest(address, "Eve") as eve:
        table = anna.table(ME, ENGINE, rules="half_open; hands=2", spectators=True)
        name = table["table"]
        with seated(address, name, table["players"][0]["token"]) as player:
            player.connection.send(
                json.dumps({"type": "act", "action": "CJ", "ply": 0, "player": 1})
            )
            assert "message-bad" == player.until(type="error")["code"]
            player.play(until="hand_over", plies=3)
            assert "stale" == player.say("act", action="CJ", ply=999)["code"]
            answer = eve.http.post(f"/api/tables/{name}/seat", json={"player": 0})
            assert (403, "seat-not-yours") == _code(answer)
            answer = eve.http.post(f"/api/tables/{name}/join", json={"invite": "guess"})
            assert (403, "invite-bad") == _code(answer)
        with watching(address, name) as other:
            assert "spectator" == other.say("act", action="CJ", ply=3)["code"]


def test_a_closed_table_lets_nobody_look_on(address: Address) -> None:
    """Where spectators are not wanted there is no way to a view or a record."""
    with guest(address) as anna:
        table = anna.table(ME, ENGINE)
        name = table["table"]
        for path in (f"tables/{name}/events", f"tables/{name}/hands/0.osk", f"records/{name}.0"):
            answer = httpx.get(f"{address.http}/api/{path}")
            assert (403, "no-spectators") == _code(answer)
        with connect(address.socket(name)) as socket:
            socket.send(json.dumps({"type": "watch"}))
            assert "no-spectators" == json.loads(socket.recv(10))["code"]


def test_only_tables_where_somebody_plays_before_all_eyes_are_shown(address: Address) -> None:
    """Not what never began, what was left, or what nobody allowed; engines while they are watched."""

    def shown() -> set[str]:
        return {one["table"] for one in httpx.get(f"{address.http}/api/lobby").json()["tables"]}

    with guest(address) as anna:
        private, public = anna.table(ME, ENGINE), anna.table(ME, ENGINE, spectators=True)
        engines = anna.table(ENGINE, ENGINE)
        names = {one["table"] for one in (private, public, engines)}
        for one in (private, public):
            with seated(address, one["table"], one["players"][0]["token"]) as player:
                assert not names & shown()
                player.play(until="hand_over", plies=1)
                assert (one is public) == (one["table"] in shown())
            _wait_until(lambda: not names & shown())
        with watching(address, engines["table"]) as other:
            other.until(type="state", status="playing")
            assert {engines["table"]} == names & shown()
        _wait_until(lambda: not names & shown())


def _wait_until(holds: Callable[[], bool]) -> None:
    for _ in range(100):
        if holds():
            return
        sleep(0.05)
    raise AssertionError("it never came to that")


def test_who_sat_at_a_closed_table_reads_its_hands_with_his_key(address: Address) -> None:
    """His token may be lost; nobody else's key opens it."""
    with guest(address) as anna, guest(address, "Eve") as eve:
        table = anna.table(ME, ENGINE)
        with seated(address, table["table"], table["players"][0]["token"]) as player:
            player.play(until="hand_over")
        for path in (f"tables/{table['table']}/hands/0.osk", f"records/{table['table']}.0"):
            assert 200 == anna.http.get(f"/api/{path}").status_code
            assert (403, "no-spectators") == _code(eve.http.get(f"/api/{path}"))


def test_ten_megabytes_are_refused_and_nobody_else_notices(address: Address) -> None:
    """On a socket and over HTTP, whatever the headers promise."""
    large = "x" * 10_000_000
    with guest(address) as anna:
        table = anna.table(ME, ENGINE, spectators=True)
        name, token = table["table"], table["players"][0]["token"]
        with seated(address, name, token) as player, watching(address, name) as other:
            with suppress(ConnectionClosed):
                player.connection.send(large)
            # Or the line broke, since nobody was reading it any more.
            assert player.is_let_go() in {1006, 1009}
            assert "pong" == other.say("ping")["type"]
        for path in ("/api/guests", "/api/records", f"/api/tables/{name}/act"):
            answer = anna.http.post(path, content=large)
            assert (413, "body-large") == _code(answer)
            chunks = (large[:100_000].encode() for _ in range(30))
            answer = anna.http.post(path, content=chunks)
            assert 413 == answer.status_code


def test_nobody_else_may_read_the_files(tmp_path: Path) -> None:
    """Decks and salts lie in them: 0600 in a folder of 0700, even those that were open to all."""
    folder = tmp_path / "new" / "data"
    with running(folder) as server, guest(server.address) as anna:
        anna.table(ME, ENGINE)
        assert {"tables.sqlite", "tables.sqlite-wal", "server.key"} <= _rights(folder).keys()
        assert {0o600} == set(_rights(folder).values())
        assert 0o700 == folder.stat().st_mode & 0o777
    (folder / "tables.sqlite").chmod(0o644)
    with running(folder):
        assert {0o600} == set(_rights(folder).values())


def _rights(folder: Path) -> dict[str, int]:
    return {file.name: file.stat().st_mode & 0o777 for file in folder.iterdir()}


def test_a_flood_on_one_socket_ends_that_socket_alone(tmp_path: Path) -> None:
    """Forty at once are borne, four hundred are not."""
    with (
        running(tmp_path, socket_rate=20.0, socket_burst=40) as server,
        guest(server.address) as anna,
    ):
        table = anna.table(ME, ENGINE, spectators=True)
        name, token = table["table"], table["players"][0]["token"]
        with watching(server.address, name) as other, seated(server.address, name, token) as player:
            for _ in range(30):
                assert "pong" == player.say("ping")["type"]
            for _ in range(400):
                try:
                    player.connection.send('{"type": "ping"}')
                except ConnectionClosed:
                    break
            assert 4429 == player.is_let_go()
            assert "pong" == other.say("ping")["type"]


def test_requests_from_one_address_are_counted(tmp_path: Path) -> None:
    """Who comes too often waits; the health of the server is still told."""
    with running(tmp_path, rate=0.001, burst=20) as server:
        answers = [httpx.get(f"{server.address.http}/api/rules") for _ in range(25)]
        assert (429, "too-often") == _code(answers[-1])
        assert answers[-1].headers["Retry-After"]
        assert 200 == httpx.get(f"{server.address.http}/healthz").status_code


@pytest.mark.parametrize("text", [SQL, MARKUP, "'", '"', "%00", "../../etc/passwd", "名前"])
def test_names_are_kept_as_they_are_and_do_nothing(address: Address, text: str) -> None:
    """SQL, markup and paths are names like any other."""
    with guest(address, text[:40]) as anna:
        assert text == anna.get("/api/me")["name"]
        table = anna.table(ME, ENGINE)
        told = anna.get(f"/api/tables/{table['table']}")
        assert text == told["players"][0]["name"]
        anna.http.patch("/api/me", json={"settings": {text: text}})
        assert {text: text} == anna.get("/api/me")["settings"]
        with seated(address, table["table"], table["players"][0]["token"]) as player:
            assert text == player.state["players"][0]["name"]


@pytest.mark.parametrize(
    ("method", "path", "body"),
    [
        ("POST", "/api/guests", {"name": "x" * 41}),
        ("POST", "/api/guests", {"name": "a\nb"}),
        ("POST", "/api/guests", {"name": "a\x00b"}),
        ("POST", "/api/guests", {"name": "x", "language": SQL}),
        ("PUT", f"/api/me/rulesets/{SQL}", {"text": "classic"}),
        ("PUT", "/api/me/rulesets/..%2f..%2fx", {"text": "classic"}),
        ("PUT", "/api/me/rulesets/mine", {"text": SQL}),
        ("POST", "/api/tables", {"rules": SQL, "seats": [ME, ENGINE]}),
        ("POST", "/api/tables", {"seats": [ME, {"kind": "engine", "level": SQL}]}),
        ("POST", "/api/tables", {"seats": [ME, ME, ME]}),
        ("POST", f"/api/tables/{SQL}/join", {"invite": SQL}),
        ("GET", f"/api/tables/{SQL}", None),
        ("GET", f"/api/records/{SQL}", None),
        ("GET", "/api/records/x.99999999999999999999", None),
        ("POST", f"/api/records/{SQL}/review", None),
        ("POST", f"/api/records/{SQL}/review/report", {"language": "de"}),
        ("POST", "/api/records/x/review/report", {"language": MARKUP}),
        ("POST", "/api/records", {"text": SQL}),
        ("POST", "/api/verify", {"text": ""}),
        ("POST", "/api/analyse", {"position": SQL}),
        ("POST", "/api/rules/check", {"text": SQL}),
        ("GET", f"/api/rules/page?rules={MARKUP}", None),
    ],
)
def test_nonsense_in_any_field_is_refused(
    address: Address, method: str, path: str, body: Json | None
) -> None:
    """With a status of its own and one clear code, in JSON that no browser takes for a page."""
    with guest(address) as anna:
        answer = anna.http.request(method, path, json=body)
        if answer.is_success:
            assert path == "/api/records"
            assert [] == answer.json()["records"]
            return
        assert 400 <= answer.status_code < 500
        assert answer.json()["error"]["code"]
        assert answer.headers["content-type"] == "application/json"
        assert anna.get("/api/me/tables") == {"tables": []}


@pytest.mark.parametrize(
    "path",
    [
        "/../../../../etc/passwd",
        "/%2e%2e/%2e%2e/%2e%2e/etc/passwd",
        "/assets/..%2f..%2f..%2fsettings.py",
        "/..%5c..%5csettings.py",
        "//etc/passwd",
        "/settings.py",
        "/%00.js",
    ],
)
def test_no_path_leads_out_of_the_folder(address: Address, path: str) -> None:
    """Files beside the client are not given away."""
    import socket

    with socket.create_connection(("127.0.0.1", address.port), timeout=10) as raw:
        raw.sendall(f"GET {path} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n".encode())
        answer = b""
        while chunk := raw.recv(65536):
            answer += chunk
    assert b"root:" not in answer and b"class Settings" not in answer
    assert answer.split(b" ", 2)[1] in {b"400", b"404", b"200", b"503"}


def test_every_page_can_be_opened_by_its_address(tmp_path: Path) -> None:
    """A hand's name has a dot in it and is a page all the same; a file that is missing is not."""
    (tmp_path / "index.html").write_text("the page", encoding="utf-8")
    with running(tmp_path / "data", static=tmp_path) as server:
        for path in ("/", "/table/x", "/record/Ab_-9.0", "/join/x"):
            assert "the page" == httpx.get(server.address.http + path).text
        for path in ("/none.js", "/assets/none.js", "/favicon.ico"):
            assert 404 == httpx.get(server.address.http + path).status_code


def test_every_answer_carries_the_headers(address: Address) -> None:
    """Pages, JSON and refusals alike; no header tells what the server is made of."""
    for path in ("/", "/healthz", "/api/rules", "/api/tables/none", "/none.js", "/table/x"):
        answer = httpx.get(address.http + path)
        assert {name: answer.headers.get(name) for name in HEADERS} == HEADERS
        assert "same-origin" == answer.headers["Cross-Origin-Opener-Policy"]
        assert "server" not in answer.headers
    assert "unsafe" not in HEADERS["Content-Security-Policy"]
    assert "http" not in HEADERS["Content-Security-Policy"]


def test_a_browser_is_not_told_what_it_must_ignore(address: Address) -> None:
    """Under a name at home, by plain http, there is no opener policy."""
    answer = httpx.get(address.http + "/", headers={"Host": "table.home:8000"})
    assert "Cross-Origin-Opener-Policy" not in answer.headers


def test_a_guest_takes_all_of_his_data_with_him(address: Address) -> None:
    """First as a file, then for good; the other player keeps the hand, without the name."""
    with guest(address, "Anna Unmistakable") as anna, guest(address, "Ben") as ben:
        alone = anna.table(ME, ENGINE)["table"]
        table = anna.table(ME, OPEN)
        token = ben.join(table["table"], table["invite"])["token"]
        anna.http.put("/api/me/rulesets/mine", json={"text": "classic; spitzen=on"})
        told = anna.get("/api/me/export")
        assert {"mine"} == set(told["rulesets"])
        assert {alone, table["table"]} == {one["table"] for one in told["tables"]}
        assert 204 == anna.http.delete("/api/me").status_code
        assert 401 == anna.http.get("/api/me").status_code
        assert 404 == ben.http.get(f"/api/tables/{alone}").status_code
        with seated(address, table["table"], token) as player:
            assert "Unmistakable" not in "".join(player.texts)
        assert "Unmistakable" not in json.dumps(ben.get("/api/me/tables"))


def test_the_key_of_a_guest_works_with_his_name_before_it(address: Address) -> None:
    """As the link for another device has it."""
    with guest(address) as anna, guest(address, "Ben") as ben:
        for key, status in ((f"{anna.id}.{anna.key}", 200), (f"{ben.id}.{anna.key}", 401)):
            answer = httpx.get(f"{address.http}/api/me", headers={"Authorization": f"Bearer {key}"})
            assert status == answer.status_code
