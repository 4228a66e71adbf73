"""Reviews on the server: they add up, are worked out once, end when nobody reads them, and tell nobody else."""

import json
from collections.abc import Iterator
from functools import partial
from html.parser import HTMLParser
from pathlib import Path
from time import sleep

import httpx
import pytest
from tests.records import played
from tests.server.people import ENGINE, ME, Json, Person, guest, seated
from tests.server.serving import Running, running
from tests.server.thoughts import plodding

from offiziersskat.i18n import LANGUAGES, catalogue
from offiziersskat.notation import write_osk

PATIENCE = 20.0
LONG = 90.0
"""Seconds in which the process of reviews starts and works, on a busy machine too."""
FIGURES = ("points", "score")


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """A server for this file alone: reviews keep its worker busy."""
    with running(tmp_path_factory.mktemp("review")) as found:
        yield found


def _brought(person: Person, text: str) -> str:
    """The name of a record that was brought along, by somebody who now waits for its review."""
    person.http.timeout = httpx.Timeout(LONG)
    return str(person.post("/api/records", text=text)["records"][0]["id"])


def _lines(answer: httpx.Response) -> list[Json]:
    assert answer.is_success, answer.text
    return [json.loads(line) for line in answer.text.splitlines()]


def _code(answer: httpx.Response) -> tuple[int, str]:
    return answer.status_code, answer.json()["error"]["code"]


def test_a_review_adds_up_and_is_worked_out_once(
    server: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Every step, the account, what mattered; who asks again is told the same at once."""
    record = played("simple")
    with guest(server.address) as anna:
        path = f"/api/records/{_brought(anna, write_osk(record))}/review"
        answer = anna.http.post(path)
        monkeypatch.setattr("offiziersskat.server.reviews.review_on", None)
        again = anna.http.post(path)
        assert anna.http.delete("/api/me").is_success
        assert [] == [*server.house.reviews._known]

    head, *steps, last = _lines(answer)
    assert answer.text == again.text
    assert "no-store" == answer.headers["cache-control"]
    assert head["steps"] == len(steps) == len(record.actions) + 1
    assert list(range(-1, len(record.actions))) == [step["ply"] for step in steps]
    for figure in FIGURES:
        signs = {None: 0, 0: -1, 1: 1}
        total = last["account"]["before"][figure] + sum(
            step["luck"][figure] + step["rest"][figure] + signs[step["seat"]] * step["loss"][figure]
            for step in steps
        )
        assert last["account"]["result"][figure] == pytest.approx(total, abs=1e-9)
    assert {"side": 1, "since": None} == last["back"]
    marked = {step["ply"] for step in steps if "mark" in step}
    mattered = [one["ply"] for one in last["mattered"]]
    assert mattered
    assert set(mattered) <= marked
    assert len(mattered) == min(3, len(marked))
    assert all(
        set(one["reasons"] or {"de", "en", "ja"}) == {"de", "en", "ja"} for one in last["mattered"]
    )


class _Report(HTMLParser):
    """What a report is made of."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.tags: list[str] = []
        self.loaded: list[str | None] = []
        self.feed(text)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.append(tag)
        self.loaded += [value for name, value in attrs if name in {"src", "href"}]


def test_a_report_in_each_language(server: Running) -> None:
    """One file that loads nothing; a name is a name, whatever is in it."""
    text = write_osk(played("simple")).replace("[Rules", '[Seat0 "<script>x</script>"]\n[Rules', 1)
    with guest(server.address) as anna:
        path = f"/api/records/{_brought(anna, text)}/review/report"
        for language in LANGUAGES:
            answer = anna.http.post(path, json={"language": language.value})
            assert answer.is_success
            assert answer.headers["content-type"].startswith("text/html")
            assert answer.headers["content-disposition"].startswith("attachment")
            found = _Report(answer.text)
            assert {"svg", "table", "caption", "ol"} <= set(found.tags)
            assert "script" not in found.tags
            assert [] == found.loaded
            assert catalogue("review", language).text("html-title") in answer.text
        assert 422 == anna.http.post(path, json={"language": "fr"}).status_code
        assert 422 == anna.http.post(path, json={}).status_code


def test_only_finished_hands_of_those_who_may_read_them(server: Running) -> None:
    """A hand that is being played, one of a closed table, and what is no whole hand."""
    with guest(server.address) as anna, guest(server.address, "Eve") as eve:
        table = anna.table(ME, ENGINE, rules="simple; hands=2")
        token = table["players"][0]["token"]
        path = f"/api/records/{table['table']}.0/review"
        with seated(server.address, table["table"], token) as player:
            player.play(until="hand_over", plies=6)
            for who in (anna, eve):
                assert who.http.post(path).status_code == (409 if who is anna else 403)
            # As far as she knows it, it is a position.
            known = anna.http.get(f"/api/tables/{table['table']}/hands/0.osk").text
            answer = anna.http.post(f"/api/records/{_brought(anna, known)}/review")
            assert (400, "review-needs-deck") == _code(answer)
            player.do("resign")
        for end in ("", "/report"):
            body = {"language": "en"} if end else None
            assert (403, "no-spectators") == _code(eve.http.post(path + end, json=body))
            assert anna.http.post(path + end, json=body).is_success
        seat = {"Authorization": f"Seat {token}"}
        assert httpx.post(server.address.http + path, headers=seat, timeout=LONG).is_success
        bad = {"Authorization": f"Seat {token[:-2]}AA"}
        assert (401, "token-bad") == _code(httpx.post(server.address.http + path, headers=bad))
        for name in ("nobody", "nobody.0", f"{table['table']}.7", "x.99999999999999999999"):
            assert anna.http.post(f"/api/records/{name}/review").status_code in {404, 409}


@pytest.mark.parametrize("fault", ["review-unfinished", "review-faulty"])
def test_what_cannot_be_reviewed_says_why(server: Running, fault: str) -> None:
    """A hand broken off, a result that is not true."""
    text = {
        "review-unfinished": write_osk(played(plies=9)),
        "review-faulty": write_osk(played("simple")).replace('[Score "', '[Score "1'),
    }[fault]
    with guest(server.address) as anna:
        answer = anna.http.post(f"/api/records/{_brought(anna, text)}/review")

    assert (400, fault) == _code(answer)


def test_reviews_are_bounded_and_let_the_tables_play(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Two at once for one address, taking turns; engines think meanwhile; with the last reader it ends."""
    done = tmp_path / "pieces"
    done.mkdir()
    monkeypatch.setattr("offiziersskat.server.reviews.review_on", partial(plodding, done))
    with running(tmp_path) as server, guest(server.address) as anna:
        paths = [
            f"/api/records/{_brought(anna, write_osk(played(rules)))}/review"
            for rules in ("simple", "classic", "japanese")
        ]
        with anna.http.stream("POST", paths[0]) as one, anna.http.stream("POST", paths[1]) as two:
            first, second = one.iter_lines(), two.iter_lines()
            assert json.loads(next(first)) == json.loads(next(second)) == {"steps": 1000}
            assert (429, "too-often") == _code(anna.http.post(paths[2]))
            table = anna.table(ME, ENGINE, rules="simple; hands=2")
            with seated(server.address, table["table"], table["players"][0]["token"]) as player:
                player.play(until="hand_over")
            before = json.loads(next(first))["ply"]
            assert json.loads(next(first))["ply"] > before
        _until_quiet(done)
        with anna.http.stream("POST", paths[2]) as other:
            lines = other.iter_lines()
            next(lines)
            server.server.should_exit = True
            assert "server-closing" == json.loads([*lines][-1])["error"]["code"]


def _until_quiet(folder: Path) -> None:
    """Nothing is worked out any more."""
    for _ in range(int(PATIENCE)):
        before = len(list(folder.iterdir()))
        sleep(0.5)
        if before == len(list(folder.iterdir())):
            return
    raise AssertionError(before)


def test_each_review_costs_as_much_as_many_requests(tmp_path: Path) -> None:
    """Who asks for one after the other waits."""
    with running(tmp_path, rate=0.001, burst=100) as server, guest(server.address) as anna:
        answers = [anna.http.post("/api/records/nobody/review") for _ in range(3)]
    assert [404, 404, 429] == [answer.status_code for answer in answers]
