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
            if (!it) continue;
            const clock = it.getAnimations()[0]?.currentTime ?? 1e9;
            samples[what].push([now - begun[what], clock, Number(getComputedStyle(it).opacity)]);
        }
        requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
}"""
"""The word and the sign at every frame: for how many milliseconds it is there, and its animation runs, and
its opacity. On a busy machine an animation begins late; by its own clock it is not.
"""

_SHOWN, _BY_NOW = 301, 900
"""Milliseconds by an animation's clock until the word is there, and by any clock."""


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


def test_two_computers_can_be_of_two_levels(sit: Sit) -> None:
    """The second as strong as the first, unless it is chosen by itself."""
    anna = sit()
    _chooser(anna)
    page = anna.page
    page.locator("input[name=company][value=engines]").check()
    page.locator("input[name=level][value=beginner]").check()
    rival = page.get_by_label(anna.words("chooser-rival", "chooser"))
    expect(rival).to_have_value("beginner")
    rival.select_option("club")
    page.locator("section.chooser .go .primary").click()

    for level in ("beginner", "club"):
        expect(page.locator("main.table")).to_contain_text(_name(anna, level))
    assert [] == anna.faults


def test_thinking_is_seen_after_three_tenths_of_a_second(sit: Sit) -> None:
    """Neither the word nor the blinking of the sign before; engines among themselves take time."""
    anna = sit()
    anna.open_table([ENGINE, ENGINE])
    anna.page.evaluate(_WATCH)
    anna.until(lambda: sum(since > _BY_NOW for since, _, _ in _samples(anna, _WORD)) > 3)

    for what, hidden in ((_WORD, 0.0), (_SIGN, 1.0)):
        early = {opacity for _, clock, opacity in _samples(anna, what) if clock < 300}
        assert {hidden} == early
    seen = _samples(anna, _WORD)
    assert {1.0} == {opacity for _, clock, opacity in seen if clock > _SHOWN}
    assert {1.0} == {opacity for since, _, opacity in seen if since > _BY_NOW}
    assert len({opacity for _, clock, opacity in _samples(anna, _SIGN) if clock > _SHOWN}) > 3


def _samples(person: Person, what: str) -> list[tuple[float, float, float]]:
    """For how long it is there, by which clock of its animation, and its opacity."""
    return [tuple(sample) for sample in person.page.evaluate(f"samples['{what}']")]
