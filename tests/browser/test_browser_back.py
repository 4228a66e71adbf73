"""The browser's way back at the table: it closes the window that is open, then it leads away."""

import pytest
from playwright.sync_api import Locator, expect
from tests.browser.company import ENGINE, ME
from tests.browser.conftest import Sit
from tests.browser.person import Person

PHONE = {"width": 375, "height": 812, "touch": True}


def at_a_table(person: Person) -> str:
    """He comes from the start page; returns the table's address."""
    person.go()
    person.open_table([ME, ENGINE])
    return person.page.url


def window(person: Person) -> Locator:
    """The window that lies over the table, if there is one."""
    return person.page.get_by_role("dialog")


@pytest.mark.parametrize("name", ["table-log", "table-settings", "sheet-title"])
def test_back_closes_what_is_looked_up(sit: Sit, name: str) -> None:
    """The menu, and what was opened from it; the table stays."""
    anna = sit(**PHONE)
    table = at_a_table(anna)
    room = "table" if name.startswith("sheet") else "web"

    anna.button("table-more").click()
    expect(window(anna)).to_be_visible()
    anna.page.go_back()
    expect(window(anna)).to_have_count(0)
    anna.button("table-more").click()
    window(anna).get_by_role("button", name=anna.words(name, room)).click()
    expect(window(anna).get_by_role("heading", name=anna.words(name, room))).to_be_visible()
    anna.page.go_back()

    expect(window(anna)).to_have_count(0)
    assert table == anna.page.url
    assert anna.glance().status
    assert [] == anna.faults


def test_a_window_closed_by_escape_leaves_nothing_to_go_back_through(sit: Sit) -> None:
    """Afterwards one step back leads to the page before the table."""
    anna = sit()
    table = at_a_table(anna)

    for _ in range(2):
        anna.page.keyboard.press("m")
        expect(window(anna)).to_be_visible()
        anna.page.keyboard.press("Escape")
        expect(window(anna)).to_have_count(0)
        assert table == anna.page.url
        # No person is quick enough to go on while the window's own step is still being taken back.
        anna.until(lambda: anna.page.evaluate("history.state") is None)
    anna.page.go_back()

    expect(anna.button("start-play", "start")).to_be_visible()
    assert [] == anna.faults


def test_a_window_opened_right_after_another_stays(sit: Sit) -> None:
    """Though the way back from the first is still being gone; then back closes the second alone."""
    anna = sit()
    table = at_a_table(anna)
    anna.page.keyboard.press("m")
    expect(window(anna)).to_be_visible()

    anna.page.evaluate(
        """async () => {
            const [dialog] = document.getElementsByTagName("dialog");
            dialog.dispatchEvent(new Event("close"));
            while (document.querySelector("dialog")) await Promise.resolve();
            dispatchEvent(new KeyboardEvent("keydown", {key: "#"}));
        }"""
    )

    title = anna.words("sheet-title", "table")
    expect(window(anna).get_by_role("heading", name=title)).to_be_visible()
    anna.page.wait_for_timeout(300)
    expect(window(anna)).to_be_visible()
    anna.page.go_back()
    expect(window(anna)).to_have_count(0)
    assert table == anna.page.url


def test_who_goes_away_from_a_window_comes_back_to_the_table_in_one_step(sit: Sit) -> None:
    """The window is not in between, and one more step leads to the page before."""
    anna = sit(**PHONE)
    table = at_a_table(anna)
    anna.button("table-more").click()

    window(anna).get_by_role("link", name=anna.words("table-to-start")).click()
    expect(anna.button("start-play", "start")).to_be_visible()
    anna.page.go_back()
    anna.until(lambda: bool(anna.glance().status))
    assert table == anna.page.url
    anna.page.go_back()

    expect(anna.button("start-play", "start")).to_be_visible()
    assert [] == anna.faults
