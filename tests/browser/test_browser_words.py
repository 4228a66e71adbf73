"""What is said at the table: in the words of the deck that was chosen, and why something cannot be."""

import re

import pytest
from playwright.sync_api import expect
from tests.browser.company import ENGINE, ME, to_the_cards
from tests.browser.conftest import Sit
from tests.browser.person import Person
from tests.browser.sights import TABLES

from offiziersskat.i18n import Language

SIGNS = re.compile("[♣♠♥♦]")


def everything_said(person: Person) -> str:
    """All text of the page, and all names that only a screen reader hears."""
    return str(
        person.page.evaluate(
            """() => [document.body.innerText, ...[...document.querySelectorAll("[aria-label], [role=log]")]
                .map(it => it.getAttribute("aria-label") ?? it.textContent)].join("\\n")"""
        )
    )


def with_german_deck(person: Person) -> Person:
    """As if it had been chosen before."""
    person.go()
    person.page.evaluate(
        """localStorage.setItem("offiziersskat.settings", JSON.stringify({deck: "german"}))"""
    )
    return person


@pytest.mark.parametrize("rules", ["classic", "auction"])
def test_with_the_german_deck_nothing_speaks_of_french_suits(sit: Sit, rules: str) -> None:
    """The log, what is asked, the hint, the last trick, why a card is refused."""
    anna = with_german_deck(sit(language=Language.DE))
    anna.open_table([ME, ENGINE], rules, practice=True, first_dealer=1)
    french = [anna.words(f"contract-{suit}", "table") for suit in "csd"]
    heard: list[str] = []
    tricks = 0
    for _ in range(40):
        seen = anna.asked()
        if seen.is_over or tricks > 2:
            break
        if seen.playable and not seen.asks:
            tricks += 1
            anna.button("table-hint").click()
            anna.page.locator(".line .hint").wait_for()
        elif "declare" in seen.asks:
            anna.page.locator(".declare .game").first.click()
        heard.append(everything_said(anna))
        anna.shot(f"german-words-{rules}-{len(heard)}")
        anna.answer()
    # Where both pass in the auction no trick follows.
    assert len(heard) > (3 if tricks else 1)
    said = "\n".join(heard)
    assert anna.words("table-german-c") in said
    assert [] == SIGNS.findall(said)
    assert [] == [word for word in french if re.search(rf"\b{word}\b", said)]


def test_why_a_hand_cannot_be_saved_is_said_where_the_button_is(sit: Sit) -> None:
    """While bids are asked; the buttons are there, and wait."""
    anna = sit()
    TABLES["bid"](anna)
    anna.button("table-hand").first.click()
    expect(anna.page.get_by_text(anna.words("hand-save-later", "hand"))).to_be_visible()
    for message in ("hand-save-osk", "hand-save-json"):
        expect(anna.button(message, "hand")).to_be_disabled()
    anna.page.keyboard.press("Escape")
    # Where both pass there are no cards to play.
    anna.press(anna.page.locator(".bid button.primary").first)
    to_the_cards(anna)
    anna.button("table-hand").first.click()
    expect(anna.button("hand-save-osk", "hand")).to_be_enabled()
    assert [] == anna.faults


def test_the_usual_opponent_has_his_whole_name(sit: Sit) -> None:
    """In German it is long: beside the table it is parted as one writes it, on a phone it is whole."""
    anna = sit(language=Language.DE)
    anna.open_table([ME, {"kind": "engine", "level": "casual"}], first_dealer=0)
    anna.asked()
    name = anna.page.locator(".person b").first

    lines = name.evaluate(
        """it => [...it.firstChild.data].reduce((lines, letter, i) => {
            const range = document.createRange();
            range.setStart(it.firstChild, i);
            range.setEnd(it.firstChild, i + 1);
            const top = Math.round([...range.getClientRects()].at(-1).top);
            return letter === "\u00ad" ? lines : {...lines, [top]: (lines[top] ?? "") + letter};
        }, {})"""
    )
    assert ["Gelegenheits", "spieler"] == list(lines.values())
    declarer = anna.page.locator(".contract .by")
    expect(declarer).to_be_visible()
    assert declarer.evaluate("it => it.scrollWidth <= it.clientWidth")
    anna.page.set_viewport_size({"width": 320, "height": 640})
    assert name.evaluate("it => it.scrollWidth <= it.clientWidth")


def test_what_a_game_is_worth_so_far_is_not_told_beside_what_it_was_worth(sit: Sit) -> None:
    """Schneider is in the verdict alone."""
    anna = sit()
    anna.open_table([ME, ENGINE], first_dealer=1)
    to_the_cards(anna)
    worth = anna.page.locator(".contract .worth")
    expect(worth).to_be_visible()
    anna.play_hand()
    expect(anna.page.locator(".over .verdict").first).to_be_visible()
    expect(worth).to_have_count(0)
