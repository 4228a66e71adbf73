"""``offiziersskat review``: one finding a line for programs, a page for people, three languages."""

import json
from collections import Counter
from html.parser import HTMLParser
from pathlib import Path

import pytest
from tests.command import called, objects

from offiziersskat.i18n import LANGUAGES, Language

HANDS = called("random", "--rules", "classic", "--seed", "5", "--hands", "2").out
FIGURES = ("points", "score")


def test_findings_stream_and_add_up() -> None:
    """Every step, then the account; luck, losses and rest are the way from before to the result."""
    said = called("review", "--fast", "--json", "-", stdin=HANDS)
    answers = objects(said)
    totals = [answer["total"] for answer in answers if "total" in answer]
    answers = [answer for answer in answers if "total" not in answer]

    assert (0, "") == (said.status, said.err)
    assert 2 * 2 == sum(total["hands"] for total in totals)
    for hand, record in enumerate(map(json.loads, HANDS.splitlines())):
        own = [answer for answer in answers if answer["hand"] == hand]
        *findings, last = own
        account = last["account"]
        assert list(range(-1, len(record["actions"]))) == [finding["ply"] for finding in findings]
        assert record["actions"] == [finding["action"] for finding in findings[1:]]
        score = record["result"]["score"]
        assert score[0] - score[1] == account["result"]["score"]
        for figure in FIGURES:
            signs = {None: 0, 0: -1, 1: 1}
            told = account["before"][figure] + sum(
                f["luck"][figure] + f["rest"][figure] + signs[f["seat"]] * f["loss"][figure]
                for f in findings
            )
            assert account["result"][figure] == pytest.approx(told, abs=1e-9)
            losses = [side["loss"][figure] for side in account["sides"]]
            by_seat = [
                sum(f["loss"][figure] for f in findings if f["seat"] == seat) for seat in (0, 1)
            ]
            assert losses == pytest.approx(by_seat)


def test_what_was_chosen_is_among_the_values() -> None:
    """A decision that matters names its best action, and the loss is the difference."""
    answers = objects(called("review", "--fast", "--json", "-", stdin=HANDS))
    decisions = [answer for answer in answers if "values" in answer]

    assert len(decisions) > 20
    for one in decisions:
        scores = {action: values["score"] for action, values in one["values"].items()}
        assert max(scores.values()) == scores[one["best"]]
        assert one["loss"]["score"] == pytest.approx(
            max(scores.values()) - scores[one["action"]], abs=1e-9
        )


@pytest.mark.parametrize("language", LANGUAGES)
def test_people_get_a_page(language: Language) -> None:
    """In each language: the account with its result, the curve, and no code left standing."""
    said = called("review", "--fast", "-", stdin=HANDS.splitlines()[0], lang=language.value)

    assert (0, "") == (said.status, said.err)
    result = {"de": "+36,0", "en": "+36.0", "ja": "+36.0"}[language.value]
    assert result in said.out
    assert "●" in said.out
    assert "{" not in said.out


def test_a_hand_that_is_not_over_is_told_and_the_next_is_reviewed() -> None:
    """An unfinished hand has no result to split; a record without its deck has no luck of the deal."""
    first, second = HANDS.splitlines()
    broken = json.loads(first)
    broken["actions"] = broken["actions"][:-3]
    del broken["result"]
    position = "classic C 0 0-0 - CJ | SJ"
    text = f"{json.dumps(broken)}\n{position}\n{second}\n"
    answers = objects(called("review", "--fast", "--json", "-", stdin=text))

    assert (0, None) == (answers[0]["hand"], answers[0]["result"])
    assert (1, True) == (answers[1]["hand"], "error" in answers[1])
    assert (2, True) == (answers[-1]["hand"], "account" in answers[-1])


def test_several_files_are_told_apart(tmp_path: Path) -> None:
    """Each finding says which file it is from."""
    paths = []
    for number, line in enumerate(HANDS.splitlines()):
        path = tmp_path / f"{number}.jsonl"
        path.write_text(line, encoding="utf-8")
        paths.append(str(path))
    answers = objects(called("review", "--fast", "--json", *paths))

    found = {(answer["file"], answer["hand"]) for answer in answers if "total" not in answer}
    assert {(0, 0), (1, 0)} == found


class _Page(HTMLParser):
    """Counts tags, and takes note of what would be loaded from elsewhere."""

    def __init__(self) -> None:
        super().__init__()
        self.tags: Counter[str] = Counter()
        self.open: list[str] = []
        self.loaded: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags[tag] += 1
        self.loaded += [value or "" for name, value in attrs if name in {"src", "href"}]
        if tag != "meta":
            self.open.append(tag)

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.handle_starttag(tag, attrs)
        self.handle_endtag(tag)

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_page_for_the_browser_is_whole(language: Language, tmp_path: Path) -> None:
    """One file, well formed, nothing loaded; a curve with its title and a table that says the same."""
    path = tmp_path / "review.html"
    said = called("review", "--fast", "--html", str(path), "-", stdin=HANDS, lang=language.value)
    text = path.read_text(encoding="utf-8")
    page = _Page()
    page.feed(text)

    assert 0 == said.status
    assert str(path) in said.err
    assert f'<html lang="{language.value}">' in text
    assert ([], []) == (page.open, page.loaded)
    assert (2, 2, 4, 2) == tuple(page.tags[tag] for tag in ("article", "svg", "table", "desc"))
    steps = sum(len(json.loads(line)["actions"]) + 1 for line in HANDS.splitlines())
    rows = page.tags["tr"]
    assert rows > steps
    assert "prefers-color-scheme: dark" in text
    assert "@media print" in text


def test_names_cannot_smuggle_markup_into_the_page(tmp_path: Path) -> None:
    """What a record calls its players stands in the page as text."""
    record = json.loads(HANDS.splitlines()[0])
    record["seats"] = ["<script>alert(1)</script>", "Ben"]
    path = tmp_path / "review.html"
    called("review", "--fast", "--html", str(path), "-", stdin=json.dumps(record))

    assert "<script" not in path.read_text(encoding="utf-8")


def test_a_page_that_cannot_be_written_is_told(tmp_path: Path) -> None:
    """One message, and the status of unusable arguments."""
    path = tmp_path / "nowhere" / "review.html"
    said = called("review", "--fast", "--html", str(path), "-", stdin=HANDS.splitlines()[0])

    assert 2 == said.status
    assert str(path) in said.err
