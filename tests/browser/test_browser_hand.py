"""Whole hands in a real browser: by clicks, by keyboard alone, by touch on a small phone.

Each is told by its log alone: played over again from these lines it ends as the browser says.
"""

from tests.browser.conftest import Sit
from tests.browser.fingers import Toucher, Typist
from tests.browser.person import Person
from tests.browser.retold import retold

from offiziersskat.core.catalogue import preset
from offiziersskat.core.rules import Ruleset
from offiziersskat.i18n import Language
from offiziersskat.notation import parse_rules

ME, ENGINE = {"kind": "me"}, {"kind": "engine", "level": "rules"}


def assert_told(person: Person, rules: Ruleset, name: str) -> None:
    """The verdict that is shown is that of the hand which the log tells."""
    shown = person.page.locator(".over .verdict").first.inner_text()
    told = retold(person.log, rules, person.language)
    assert told.verdict(name, person.language) == shown


def test_a_hand_by_clicks_from_the_start_page(sit: Sit) -> None:
    """One large button, and a whole hand later a verdict; nothing was complained of on the way."""
    anna = sit(language=Language.DE)
    anna.go()

    anna.button("start-play", "start").click()
    anna.play_hand()

    assert_told(anna, preset("classic"), anna.words("start-name-default", "start"))
    assert [] == anna.faults


def test_a_hand_by_keyboard_alone(sit: Sit) -> None:
    """Tab, arrows, Enter and the letters of cards are enough."""
    anna = sit(kind=Typist)
    anna.open_table([ME, ENGINE])

    anna.play_hand()

    assert_told(anna, preset("classic"), "Anna")
    assert [] == anna.faults


def test_a_hand_by_touch_at_320_pixels(sit: Sit) -> None:
    """On a small phone everything can be reached by a finger and nothing runs over the edge."""
    anna = sit(kind=Toucher, width=320, height=640, touch=True, language=Language.JA)
    anna.open_table([ME, ENGINE])

    def width() -> float:
        return float(anna.playable.first.evaluate("card => card.getBoundingClientRect().width"))

    def look(number: int) -> None:
        assert anna.page.evaluate("document.documentElement.scrollWidth") <= 320
        assert width() >= 44
        if number == 3:
            # Notes for the first hand take room; without them the cards are large.
            if (off := anna.button("first-off", "first")).count():
                anna.press(off)
            anna.until(lambda: width() >= 64)

    anna.play_hand(at=look)

    assert "hand_over" == anna.glance().status
    assert_told(anna, preset("classic"), "Anna")
    assert [] == anna.faults


def test_a_hand_with_secrets_is_told_by_its_log(sit: Sit) -> None:
    """Cards of the other hand are told when they are played, no earlier, and that is enough."""
    anna = sit()
    anna.open_table([ME, ENGINE], "half_open")

    anna.play_hand()

    assert_told(anna, preset("half_open"), "Anna")
    assert [] == anna.faults


def test_bidding_with_the_stock(sit: Sit) -> None:
    """Anna bids until she has the game, takes the stock, lays two cards away and plays."""
    rules, anna = "auction;contracts=CSHDG", sit()
    anna.open_table([ME, ENGINE], rules, practice=True)
    while "discard" not in (seen := anna.asked()).asks:
        if seen.is_over:
            anna.button("table-next-hand").click()
        elif "bid" in seen.asks:
            anna.page.locator(".bid button.primary").click()
        elif "answers" in seen.asks:
            anna.page.locator(".answers button").first.click()
        else:
            anna.answer()
        anna.until(lambda seen=seen: anna.glance() != seen)  # type: ignore[misc]

    anna.play_hand()

    assert_told(anna, parse_rules(rules), "Anna")
    assert [] == anna.faults
