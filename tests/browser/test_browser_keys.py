"""Letters at the table: a game by its letter, and what is looked up before and after a card has been played."""

import pytest
from playwright.sync_api import Locator, expect
from tests.browser.company import to_the_cards
from tests.browser.conftest import Sit
from tests.browser.person import Person
from tests.browser.sights import TABLES

from offiziersskat.i18n import Language


def _chosen(person: Person) -> Locator:
    return person.page.locator(".declare .game[aria-pressed=true]")


@pytest.mark.parametrize(
    ("language", "key", "letter"),
    [(Language.EN, "g", "G"), (Language.DE, "k", "C"), (Language.JA, "S", "S")],
)
def test_a_game_is_declared_by_its_letter(
    sit: Sit, language: Language, key: str, letter: str
) -> None:
    """The letter chooses and says what it means, Enter declares; no other key of the table is meant."""
    anna = sit(language=language)
    TABLES["declare"](anna)
    before = anna.glance()

    anna.page.keyboard.press(key)
    expect(_chosen(anna)).to_have_attribute("aria-keyshortcuts", letter)
    sign = _chosen(anna).locator(".name")
    shown = sign.evaluate("it => getComputedStyle(it, '::before').content")
    assert sign.is_visible() and letter in shown
    expect(anna.page.locator("dialog")).to_have_count(0)
    assert ("declare",) == before.asks == anna.glance().asks

    anna.page.keyboard.press("Enter")
    named = anna.words(f"contract-{letter.lower()}", "table")
    anna.until(lambda: any(named in line for line in anna.log))
    assert [] == anna.faults


def test_letters_choose_nothing_for_who_wants_no_keys(sit: Sit) -> None:
    """Who has turned the keys off is shown none, and a letter of an open window is its own."""
    anna = sit()
    TABLES["declare"](anna)
    anna.page.keyboard.press("m")
    anna.page.get_by_role("dialog").wait_for()
    anna.page.keyboard.press("g")
    anna.page.keyboard.press("Escape")
    expect(_chosen(anna)).to_have_count(0)

    anna.press(anna.button("table-settings"))
    anna.page.get_by_label(anna.words("look-keys", "looks")).uncheck()
    anna.page.keyboard.press("Escape")
    anna.page.keyboard.press("h")

    expect(anna.page.locator(".declare [data-key]")).to_have_count(0)
    expect(_chosen(anna)).to_have_count(0)
    assert [] == anna.faults


def test_no_card_is_called_played_before_one_is(sit: Sit) -> None:
    """Then those that have been played are pale, and it is said what that means."""
    anna = sit()
    TABLES["declare"](anna)
    dialog = anna.page.get_by_role("dialog", name=anna.words("table-gone"))
    # While a game is chosen, G is grand.
    anna.press(anna.button("table-gone"))
    expect(dialog.get_by_text(anna.words("hand-gone-none", "hand"))).to_be_visible()
    expect(dialog.locator("li")).to_have_count(0)
    anna.page.keyboard.press("Escape")

    to_the_cards(anna)
    anna.play(anna.glance().playable[0])
    anna.asked()
    anna.page.keyboard.press("g")
    expect(dialog.get_by_text(anna.words("hand-gone-pale", "hand"))).to_be_visible()
    expect(dialog.locator("li")).to_have_count(32)
    expect(dialog.locator("li.gone")).not_to_have_count(0)
    assert [] == anna.faults


@pytest.mark.parametrize(("letter", "message"), [("r", "hand-resign-ramsch"), ("h", "hand-resign")])
def test_what_resigning_costs_depends_on_the_game(sit: Sit, letter: str, message: str) -> None:
    """In a ramsch the rest goes to who resigns, and not to the others."""
    anna = sit()
    TABLES["declare"](anna)
    anna.page.keyboard.press(letter)
    anna.page.keyboard.press("Enter")
    to_the_cards(anna)

    anna.press(anna.button("table-resign"))

    dialog = anna.page.get_by_role("dialog")
    expect(dialog.get_by_text(anna.words(message, "hand"))).to_be_visible()
    anna.press(anna.button("hand-resign-do", "hand"))
    anna.until(lambda: anna.glance().is_over)
    assert [] == anna.faults
