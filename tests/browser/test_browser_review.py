"""A finished hand taken apart on its own page: the curve, what mattered, and the way back to the board."""

from pathlib import Path

from playwright.sync_api import expect
from tests.browser.company import ENGINE, ME
from tests.browser.conftest import Sit
from tests.browser.person import Person
from tests.browser.sights import PAGES
from tests.records import played

from offiziersskat.i18n import Language

SLIDER = ".replay input[type=range]"
RESULT = ".insight tr.result td"


def figures(person: Person) -> list[str]:
    """The last line of the account: score and points."""
    return [text for text in person.page.locator(RESULT).all_inner_texts() if text.strip()]


def test_a_review_by_keyboard_alone(sit: Sit) -> None:
    """Marks stand in the list of moves, every item leads to its position, and it can be kept."""
    anna = sit(width=320, height=568)
    PAGES["record"](anna)
    page = anna.page
    page.locator(".insight button").focus()
    page.keyboard.press("Enter")
    expect(page.locator(".insight h2")).to_be_focused()
    page.locator(".keep button").wait_for()

    result = played().result
    assert result is not None
    score = result["score"]
    assert isinstance(score, list)
    net = score[0] - score[1]
    assert f"{net:+.1f}".replace("-", "−") == figures(anna)[0]
    decisions = page.locator(".insight li button")
    worst = decisions.first
    assert 1 <= decisions.count() <= 3
    worst.focus()
    page.keyboard.press("Enter")
    expect(page.locator(SLIDER)).to_be_focused()
    at = int(page.locator(SLIDER).input_value())
    assert worst.inner_text().startswith(f"Step {at + 1}, ")
    move = page.locator(".moves [aria-current=step]")
    mark = move.locator("b").inner_text()
    assert mark in {"?!", "?", "??"}
    assert mark in worst.inner_text()
    # On with the arrows, here and on the curve.
    page.keyboard.press("ArrowRight")
    expect(page.locator(SLIDER)).to_have_value(str(at + 1))
    curve = page.locator(".plot input")
    curve.focus()
    page.keyboard.press("Home")
    expect(page.locator(SLIDER)).to_have_value("0")
    told = curve.get_attribute("aria-valuetext")
    assert told
    assert told == page.locator(".here p").inner_text()

    page.locator("details summary").focus()
    page.keyboard.press("Enter")
    expect(page.locator("details tbody tr")).to_have_count(len(played().moves) + 1)
    with page.expect_download() as download:
        page.locator(".keep button").focus()
        page.keyboard.press("Enter")
    report = Path(download.value.path()).read_text("utf-8")
    assert report.startswith("<!DOCTYPE html>")
    assert [] == anna.faults


def test_ones_own_hand_is_reviewed_in_each_language(sit: Sit) -> None:
    """From a table that is closed to others; seen from the other side all figures turn round."""
    anna = sit()
    table = anna.open_table([ME, ENGINE], "simple; hands=2", practice=True, spectators=False)
    for _ in range(3):
        anna.asked()
        anna.answer()
    anna.button("table-resign").first.click()
    anna.page.get_by_role("dialog").get_by_role("button").last.click()
    anna.until(lambda: anna.glance().is_over)
    anna.go(f"/record/{table}.0")
    anna.page.locator(".insight button.primary").click()
    anna.page.locator(".keep button").wait_for()

    before = figures(anna)
    anna.page.get_by_role("radio").nth(2).check()
    turned = {"+": "−", "−": "+"}
    assert [turned.get(one[0], one[0]) + one[1:] for one in before] == figures(anna)
    for language in Language:
        anna.language = language
        anna.page.locator("header select").select_option(language.value)
        expect(anna.page.locator(".insight h2")).to_have_text(anna.words("html-title", "review"))
        expect(anna.page.locator(".insight section caption")).to_be_visible()
        assert "review-" not in anna.page.locator(".insight").inner_text()
    assert [] == anna.faults
