"""The computer as an opponent: who it is can be chosen seat by seat, and one sees it think."""

import pytest
from playwright.sync_api import expect
from tests.browser.company import ENGINE
from tests.browser.conftest import Sit
from tests.browser.person import Person

from offiziersskat.players import LEVELS

PLACES = ("left", "partner", "right")
SEATS = {"left": "left", "partner": "top", "right": "right"}
"""Where they sit at the table."""

_WORD, _SIGN = ".thinks", ".turn .engine"
_WATCH = """() => {
    window.samples = {".thinks": [], ".turn .engine": []};
    const last = {}, begun = {};
    const look = now => {
        for (const what in samples) {
            const it = document.querySelector(what);
            if (it !== last[what]) [last[what], begun[what]] = [it, now];
            if (it) samples[what].push([now - begun[what], Number(getComputedStyle(it).opacity)]);
        }
        requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
}"""
"""The word and the sign at every frame: for how many milliseconds it is there, and its opacity."""

_FRAMES = 60
"""Milliseconds by which a busy machine may be late."""


def _chooser(person: Person) -> None:
    person.go()
    person.page.locator(".change button").click()


def _name(person: Person, level: str) -> str:
    return person.words(f"level-{level}", "start")


@pytest.mark.parametrize("turn", range(len(LEVELS)))
def test_every_level_can_be_had_in_every_seat_of_four(sit: Sit, turn: int) -> None:
    """Three others, each of another level; by turns each level sits everywhere."""
    anna = sit()
    _chooser(anna)
    page = anna.page
    page.get_by_role("radio", name=anna.words("preset-double", "start")).check()
    levels = {place: LEVELS[(turn + number) % len(LEVELS)] for number, place in enumerate(PLACES)}
    for number, level in enumerate(levels.values()):
        seat = page.locator(".seats > div").nth(number)
        seat.get_by_role("combobox").select_option(
            label=anna.words("chooser-kind-engine", "start", level=_name(anna, level))
        )
    page.locator("section.chooser .go .primary").click()

    for place, level in levels.items():
        expect(page.locator(f".seat.{SEATS[place]} .name")).to_contain_text(_name(anna, level))
    assert [] == anna.faults


@pytest.mark.parametrize("level", LEVELS)
def test_every_level_can_be_had_as_the_opponent(sit: Sit, level: str) -> None:
    """One click, and the table names it."""
    anna = sit()
    _chooser(anna)

    anna.page.locator(f"input[name=level][value={level}]").check()
    anna.page.locator("section.chooser .go .primary").click()

    expect(anna.page.locator("main.table .person").first).to_be_visible()
    expect(anna.page.locator("main.table")).to_contain_text(_name(anna, level))
    assert [] == anna.faults


def test_thinking_is_seen_after_three_tenths_of_a_second(sit: Sit) -> None:
    """Neither the word nor the blinking of the sign before; engines among themselves take time."""
    anna = sit()
    anna.open_table([ENGINE, ENGINE])
    anna.page.evaluate(_WATCH)
    anna.until(lambda: sum(since > 900 for since, _ in _samples(anna, _WORD)) > 3)

    for what, hidden in ((_WORD, 0.0), (_SIGN, 1.0)):
        seen = _samples(anna, what)
        early = [opacity for since, opacity in seen if since < 300 - _FRAMES]
        assert early
        assert {hidden} == set(early)
    late = [[o for t, o in _samples(anna, what) if t > 300 + _FRAMES] for what in (_WORD, _SIGN)]
    assert {1.0} == set(late[0])
    assert len(set(late[1])) > 3


def _samples(person: Person, what: str) -> list[tuple[float, float]]:
    return [(since, opacity) for since, opacity in person.page.evaluate(f"samples['{what}']")]
