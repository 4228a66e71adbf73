"""Statistics in the browser: pictures and the same figures beside them, narrowed down, taken along, shared."""

import csv
import json
from pathlib import Path

from playwright.sync_api import expect
from tests.browser.conftest import Sit
from tests.browser.person import Person
from tests.browser.sights import statistics
from tests.browser.test_browser_sizes import CRAMPED

from offiziersskat.i18n import Language

HANDS = 12


def _hands(person: Person) -> str:
    """How many hands the first figure tells of."""
    return person.page.locator("dl dd").first.inner_text()


def _choose(person: Person, message: str, value: str) -> None:
    box = person.page.get_by_role("combobox", name=person.words(message, "stats"), exact=True)
    box.select_option(value)


def test_pictures_and_tables_say_the_same(sit: Sit) -> None:
    """Every picture has a name and a table beside it, and the numbers agree."""
    anna = sit()
    statistics(anna, HANDS)
    page = anna.page

    assert f"{HANDS}" == _hands(anna)
    charts = page.locator(".charts > section")
    expect(charts).to_have_count(5)
    for number in range(5):
        chart = charts.nth(number)
        assert chart.locator("svg[role=img]").get_attribute("aria-label")
        expect(chart.locator("table caption")).to_have_count(1)
        assert chart.locator("tbody tr").count() >= 1
    # The bars of the losses are as many as the rows beside them; their numbers are the same.
    losses = charts.nth(1)
    bars = [text.strip() for text in losses.locator("svg text.value").all_text_contents()]
    cells = losses.locator("tbody tr td:nth-of-type(2)").all_inner_texts()
    assert bars == [cell for cell in cells if cell != "–"]
    # The circles of what was declared add up to the times of the table.
    circles = charts.nth(3).locator("svg text.count").all_text_contents()
    times = charts.nth(3).locator("tbody tr td:first-of-type").all_inner_texts()
    assert sum(map(int, circles)) == sum(map(int, times)) > 0
    for width, height in ((320, 568), (568, 320)):
        page.set_viewport_size({"width": width, "height": height})
        assert [] == page.evaluate(CRAMPED)
    assert [] == anna.faults


def test_hands_are_narrowed_down_and_taken_along(sit: Sit) -> None:
    """The file holds what the choice holds; a choice that fits nothing says so."""
    anna = sit(width=390, height=844)
    statistics(anna, HANDS)

    _choose(anna, "stats-level", "beginner")
    anna.until(lambda: _hands(anna) == "4")
    with anna.page.expect_download() as download:
        anna.button("stats-save-as", "stats", form="CSV").click()
    rows = list(csv.DictReader(Path(download.value.path()).read_text("utf-8").splitlines()))
    assert ["beginner"] * 4 == [row["level"] for row in rows]
    with anna.page.expect_download() as download:
        anna.button("stats-save-as", "stats", form="JSON").click()
    told = json.loads(Path(download.value.path()).read_text("utf-8"))
    assert sum(float(row["score"]) for row in rows) == sum(row["score"] for row in told)

    _choose(anna, "stats-rules", "auction")
    _choose(anna, "stats-period", "7")
    anna.until(lambda: anna.page.locator(".none").count() + anna.page.locator("dl").count() == 1)
    assert [] == anna.faults


def test_others_see_it_only_if_one_says_so(sit: Sit) -> None:
    """Ben has the link: first there is nothing, then the pictures, then nothing again."""
    anna = sit(language=Language.DE)
    ben = sit(language=Language.JA, width=320, height=568)
    statistics(anna, 3)
    share = anna.page.get_by_label(anna.words("stats-share-on", "stats"))
    expect(share).not_to_be_checked()
    guest = anna.page.evaluate("JSON.parse(localStorage['offiziersskat.guest']).guest")
    ben.go(f"/stats/{guest}")
    expect(ben.page.get_by_text(ben.words("stats-unknown", "errors"))).to_be_visible()
    ben.faults.clear()

    share.press("Space")
    link = anna.page.get_by_role("textbox", name=anna.words("stats-share-link", "stats"))
    ben.page.goto(link.input_value())
    expect(ben.page.locator(".charts svg").first).to_be_visible()
    title = ben.words("stats-title-of", "stats", name="Anna")
    expect(ben.page.get_by_role("heading", level=1, name=title)).to_be_visible()
    expect(ben.page.get_by_label(ben.words("stats-share-on", "stats"))).to_have_count(0)

    share.press("Space")
    expect(link).to_have_count(0)
    ben.page.reload()
    expect(ben.page.get_by_text(ben.words("stats-unknown", "errors"))).to_be_visible()
    assert [] == anna.faults


def test_who_has_not_played_is_led_to_the_table(sit: Sit) -> None:
    """Nothing is asked of the server, and one button leads on."""
    anna = sit()
    anna.go("/stats")

    expect(anna.page.get_by_text(anna.words("stats-none", "stats"))).to_be_visible()
    anna.page.get_by_role("link", name=anna.words("start-play", "start"), exact=True).click()
    expect(anna.button("start-play", "start")).to_be_visible()
    assert [] == anna.faults
