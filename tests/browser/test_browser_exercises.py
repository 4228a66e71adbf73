"""Exercises as people do them: by mouse, by touch, by keyboard; what they missed is not forgotten."""

import json
from pathlib import Path

import pytest
from playwright.sync_api import expect
from tests.browser.conftest import Sit
from tests.browser.fingers import Toucher, Typist
from tests.browser.person import Person
from tests.browser.test_browser_access import assert_open_to_all

from offiziersskat.core.actions import text_of
from offiziersskat.i18n import Language
from offiziersskat.trainer import Exercise, by_id

KEPT = "JSON.parse(localStorage.getItem('offiziersskat.exercises'))"
CLOCK = "2026-12-02T12:00:00"


def _asked(person: Person) -> Exercise:
    """The ending that is asked."""
    expect(person.page.locator("[data-own][aria-disabled=false]").first).to_be_visible()
    return by_id(person.page.locator("[data-exercise]").get_attribute("data-exercise") or "")


def _wrong(exercise: Exercise) -> str:
    return next(text_of(one) for one in exercise.actions if one != exercise.best)


def test_the_ending_of_the_day_is_missed_and_kept(sit: Sit) -> None:
    """From the start page; every card has its value, and the data can be taken along and deleted."""
    anna = sit()
    anna.page.clock.set_fixed_time(CLOCK)
    anna.go()
    anna.page.locator(".others a[href='/exercises']").click()
    page, exercise = anna.page, _asked(anna)

    anna.play(_wrong(exercise))

    best = text_of(exercise.best)
    expect(page.get_by_role("status").locator(".judgement")).to_be_visible()
    expect(page.locator("tbody tr")).to_have_count(len(exercise.actions))
    expect(page.locator("tr.best")).to_have_count(1)
    expect(page.locator(f".pointed[data-card={best}]")).to_have_count(1)
    kept = page.evaluate(KEPT)
    assert {"2026-12-02": False} == kept["daily"]
    assert "2026-12-03" == kept["exercises"][exercise.id]["due"]

    anna.go("/me")
    with page.expect_download() as download:
        anna.button("me-export", "pages").click()
    assert kept == json.loads(Path(download.value.path()).read_text("utf-8"))["exercises"]
    anna.button("me-delete", "pages").click()
    page.get_by_role("dialog").get_by_role("button").last.click()
    expect(page.get_by_text(anna.words("me-deleted", "pages"))).to_be_visible()
    assert page.evaluate(KEPT) is None
    assert [] == anna.faults


def test_what_was_missed_comes_back(sit: Sit) -> None:
    """Not on the same day, and first on the next."""
    anna = sit(language=Language.DE)
    page = anna.page
    page.clock.set_fixed_time(CLOCK)
    anna.go("/exercises/endings")
    first = _asked(anna)
    anna.button("exercises-solution", "practice").click()
    anna.button("exercises-next", "practice").click()
    expect(page.locator(".judgement")).to_have_count(0)
    second = _asked(anna)
    assert first.id != second.id

    page.clock.set_fixed_time("2026-12-03T12:00:00")
    anna.go("/exercises/endings")
    assert first.id == _asked(anna).id
    expect(page.get_by_text(anna.words("exercises-missed-before", "practice"))).to_be_visible()
    anna.play(text_of(first.best))

    expect(page.locator(".judgement.right")).to_be_visible()
    assert "2026-12-06" == page.evaluate(KEPT)["exercises"][first.id]["due"]
    assert [] == anna.faults


def test_by_keyboard_alone(sit: Sit) -> None:
    """A card by its letters, the next one by Enter: the focus is where it goes on."""
    anna = sit(kind=Typist, language=Language.JA)
    anna.go("/exercises/endings")
    page, exercise = anna.page, _asked(anna)

    page.keyboard.type(text_of(exercise.best).lower())

    onward = anna.button("exercises-next", "practice")
    expect(onward).to_be_focused()
    expect(page.locator(".judgement.right")).to_be_visible()
    page.keyboard.press("Enter")
    expect(page.locator(".judgement")).to_have_count(0)
    expect(page.locator("main h1")).to_be_focused()
    assert exercise.id != _asked(anna).id
    assert [] == anna.faults


@pytest.mark.parametrize("size", [(320, 568), (568, 320), (3840, 2160)])
def test_a_game_is_declared(sit: Sit, size: tuple[int, int]) -> None:
    """As at the table, on any screen; nothing is too wide, and no barrier is in the way."""
    anna = sit(kind=Toucher, touch=True, width=size[0], height=size[1])
    anna.go("/exercises/declarations")
    page = anna.page

    anna.press(page.locator(".declare .game").first)
    anna.press(page.locator(".declare button.primary"))

    expect(page.locator(".judgement")).to_be_visible()
    expect(page.locator("tbody tr")).to_have_count(6)
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    for table in page.locator("table, .board").all():
        box = table.bounding_box()
        assert box is not None
        assert 0 <= box["x"] and box["x"] + box["width"] <= size[0]
    if size[0] == 320:
        assert_open_to_all(anna)
    assert [] == anna.faults
