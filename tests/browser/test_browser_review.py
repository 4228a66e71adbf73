"""A finished hand taken apart on its own page: the curve, what mattered, and the way back to the board."""

import json
from pathlib import Path

import pytest
from playwright.sync_api import Route, expect
from tests.browser.company import ENGINE, ME
from tests.browser.conftest import Sit
from tests.browser.person import Person
from tests.browser.sights import PAGES, reviewed, winnable
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
    decisions = page.locator(".insight ol:not(.doubts) button")
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
    anna.button("hand-resign-do", "hand").click()
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


def in_doubt(route: Route) -> None:
    """Let the server's answer name one decision that may have cost something."""
    answer = route.fetch(timeout=180_000)
    *steps, whole = [json.loads(line) for line in answer.text().splitlines()]
    doubt = next(step for step in steps if step.get("best"))
    doubt |= {
        "how": "worlds",
        "loss": {"points": 3, "score": 20},
        "stderr": {"points": 2, "score": 12},
    }
    whole["doubtful"] = [doubt["ply"]]
    route.fulfill(response=answer, body="\n".join(map(json.dumps, [*steps, whole])) + "\n")


def test_what_may_have_been_a_mistake_is_told_as_uncertain(sit: Sit) -> None:
    """In each language, with its error and without a mark; it leads to its place."""
    anna = sit(width=320, height=640)
    anna.page.route("**/review", in_doubt)
    PAGES["record"](anna)
    reviewed(anna)
    doubt = anna.page.locator(".insight .doubts li")
    for language in Language:
        anna.language = language
        anna.page.locator("header select").select_option(language.value)
        title = anna.words("doubts-title", "review")
        expect(anna.page.get_by_role("heading", name=title, exact=True)).to_be_visible()
        comma = language is Language.DE
        expect(doubt).to_contain_text("20,0 ± 12,0" if comma else "20.0 ± 12.0")
        expect(doubt.locator("b")).to_have_count(0)
    doubt.locator("button").click()
    expect(anna.page.locator(SLIDER)).to_be_focused()
    assert [] == anna.faults


def bring(person: Person, text: str) -> None:
    """Paste a record, and come to its page."""
    person.go("/games")
    person.page.get_by_label(person.words("games-import-paste", "pages")).fill(text)
    person.button("games-import-read", "pages").click()
    person.page.wait_for_url("**/record/*")
    person.page.locator(".replay").wait_for()


def shown(person: Person) -> tuple[list[str], list[str]]:
    """The cards that lie open on the board, and those of the moves up to the place where one is."""
    cards = person.page.locator(".board [data-card]").evaluate_all(
        "all => all.map(it => it.dataset.card)"
    )
    moves = person.page.locator(".moves [data-ply]").evaluate_all(
        "all => all.map(it => [it.dataset.ply, it.ariaLabel])"
    )
    at = int(person.page.locator(SLIDER).input_value())
    return sorted(cards), [label for ply, label in moves if int(ply) < at]


@pytest.mark.parametrize("by", ["keys", "buttons"])
def test_the_line_that_would_have_won_is_played_through(sit: Sit, by: str) -> None:
    """By keys or by buttons alike, forward and back; it says that it was not played, and leads back."""
    anna = sit(width=320, height=640)
    bring(anna, winnable())
    page = anna.page
    reviewed(anna)
    slider, banner = page.locator(SLIDER), page.locator(".table .unplayed")
    last = slider.get_attribute("max")
    back = anna.button("review-line-back", "review")

    def step(key: str, message: str) -> None:
        if by == "keys":
            page.keyboard.press(key)
        else:
            anna.button(message, "pages").click()

    expect(banner).not_to_contain_text(anna.words("review-line-title", "review"))
    expect(back).to_have_count(0)
    page.locator("button.line").focus()
    page.keyboard.press("Enter")
    expect(banner).to_contain_text(anna.words("review-line-title", "review"))
    expect(slider).to_be_focused()
    start = int(slider.get_attribute("min") or 0)
    begun = shown(anna)

    step("ArrowRight", "record-forward")
    expect(slider).to_have_value(str(start + 1))
    first = shown(anna)
    assert begun != first
    assert first[1][-1].endswith(anna.words("review-line-move", "review", move=""))
    step("ArrowLeft", "record-back")
    expect(slider).to_have_value(str(start))
    assert begun == shown(anna)
    step("End", "record-last")
    expect(slider).to_have_value(str(slider.get_attribute("max")))
    # Anna, who lost it, would have won.
    won, lost = (
        anna.words(message, "pages", name="Anna", points="⟦", score="").partition("⟦")[0]
        for message in ("result-won", "result-lost")
    )
    assert page.locator("p.result").inner_text().startswith(lost)
    expect(banner).to_contain_text(won)
    step("Home", "record-first")
    expect(slider).to_have_value(str(start))

    step("ArrowRight", "record-forward")
    if by == "keys":
        page.keyboard.press("Escape")
    else:
        back.click()
    expect(back).to_have_count(0)
    expect(slider).to_have_value(str(start))
    assert slider.get_attribute("max") == last
    assert begun[0] == shown(anna)[0]
    page.keyboard.press("ArrowRight")
    assert first != shown(anna)
    assert [] == anna.faults


def test_what_could_be_known_is_told_apart(sit: Sit) -> None:
    """What the loser saw is shown through his eyes, with the card that was best on that, in each language."""
    anna = sit()
    bring(anna, winnable())
    reviewed(anna)
    line, seen = anna.page.locator("button.line"), anna.page.locator("button.seen")
    for language in Language:
        anna.language = language
        anna.page.locator("header select").select_option(language.value)
        expect(line).to_have_text(anna.words("review-line-show", "review"))
        for heading in ("review-won-open", "review-won-seen"):
            title = anna.words(heading, "review")
            expect(anna.page.get_by_role("heading", name=title, exact=True)).to_be_visible()
    line.click()
    expect(anna.page.locator(".unplayed.shown")).to_be_visible()
    seen.click()

    expect(anna.page.locator(".unplayed.shown")).to_have_count(0)
    expect(anna.page.locator(".replay fieldset input").first).not_to_be_checked()
    expect(anna.page.locator(".board .pointed")).to_have_count(1)
    assert [] == anna.faults
