"""The table fits: cards keep their size and place, nothing lies over them, words stay within their buttons."""

from dataclasses import replace
from typing import Any

import pytest
from playwright.sync_api import expect
from tests.browser.company import ME, OPEN, asked, invitation, join, to_the_cards
from tests.browser.conftest import Sit
from tests.browser.person import Person
from tests.browser.sights import PAGES, TABLES, Screen, on_screens, reviewed
from tests.browser.test_browser_pages import paste
from tests.records import played

from offiziersskat.i18n import Language
from offiziersskat.notation import write_osk

PHONES = ((360, 740), (320, 568), (320, 640))
MANY = 20
SETTLED = 400
"""Milliseconds after which what is shown has found its place, on a busy machine too."""

FLAT = ((568, 320), (640, 320), (740, 360))

BOXES = """what => [...document.querySelectorAll(what)].map(it => {
    const {x, y, width, height} = it.getBoundingClientRect();
    return [it.dataset.card ?? it.innerText, ...[x, y, width, height].map(Math.round)];
})"""
OWN = ".seat.bottom button[data-own]"
FRAMES = ".seat.bottom :has(> button[data-own])"
OVERLAPS = """([these, those]) => [...document.querySelectorAll(these)].flatMap(one => {
    const box = one.getBoundingClientRect();
    return [...document.querySelectorAll(those)].filter(other => {
        const there = other.getBoundingClientRect();
        const across = Math.min(box.right, there.right) - Math.max(box.left, there.left);
        const along = Math.min(box.bottom, there.bottom) - Math.max(box.top, there.top);
        return across > 1 && along > 1;
    }).map(other => [one.innerText || one.dataset.card, other.dataset.card ?? other.className]);
})"""
CRAMPED = """() => [...document.querySelectorAll("button, a.button, select")].flatMap(button => {
    const box = button.getBoundingClientRect();
    if (!box.width || button.hasAttribute("data-own") || button.closest(".sr")) return [];
    const found = box.height < 44 && button.closest("nav, .tools, dialog, .panel") ? ["low"] : [];
    const words = document.createTreeWalker(button, NodeFilter.SHOW_TEXT);
    while (words.nextNode()) {
        const node = words.currentNode, range = document.createRange();
        if (!node.data.trim() || node.parentElement.closest(".card, .sr, option")) continue;
        range.selectNodeContents(node);
        for (const line of range.getClientRects()) {
            if (line.width < 2) continue;
            const within = node.parentElement.closest("span, b") ?? button;
            const cut = node.parentElement.scrollWidth > node.parentElement.clientWidth + 1
                && getComputedStyle(node.parentElement).overflow === "hidden";
            if (cut && within !== button && node.parentElement.clientWidth > 2) found.push("cut");
            if (node.parentElement.clientWidth <= 2 && getComputedStyle(node.parentElement).display !== "inline") continue;
            // What looks like a link has no edge.
            if (button.matches(".plain")) continue;
            if (line.left - box.left < 2.5 || box.right - line.right < 2.5) found.push("touches");
            if (line.top < box.top - 0.5 || line.bottom > box.bottom + 0.5) found.push("overflows");
        }
    }
    return [...new Set(found)].map(fault => `${fault}: ${button.innerText.trim()}`);
})"""
"""Buttons whose words touch the edge or are cut."""
BEYOND = """() => {
    const edge = document.documentElement.clientWidth;
    const found = [...document.querySelectorAll("main *")].filter(it =>
        !it.closest("svg, .sr, .scroll") && it.getBoundingClientRect().right > edge + 0.5);
    if (document.documentElement.scrollWidth > edge) found.push(document.documentElement);
    return found.map(it => `${it.localName}: ${it.innerText?.slice(0, 40)}`);
}"""
"""What reaches beyond the edge of the screen, so that the page goes to the side or is cut."""


def own_cards(person: Person) -> list[Any]:
    """Place and size of one's own cards that can be touched."""
    # Their frames: cards that may be played rise out of them, farther under a mouse.
    return list(person.page.evaluate(BOXES, FRAMES))


def screens(sizes: tuple[tuple[int, int], ...]) -> tuple[Screen, ...]:
    """These sizes, in light."""
    return tuple(Screen(width, height, is_dark=False) for width, height in sizes)


@pytest.mark.parametrize(("rules", "least"), [("classic", 64), ("auction", 50)])
def test_own_cards_stay_where_they_are_when_notes_come_and_go(
    sit: Sit, rules: str, least: int
) -> None:
    """On a small phone a note, then a hint, takes its room from others; own cards can be hit."""
    anna = sit(width=320, height=640, language=Language.DE)
    TABLES[rules](anna)
    note = anna.page.locator("header aside")
    note.wait_for()

    for screen in on_screens(anna, screens(PHONES)):
        assert own_cards(anna), screen
        large = least if screen.height >= 640 else 50
        assert all(width >= large for _, _, _, width, _ in own_cards(anna)), screen
    noted = own_cards(anna)
    # Put away, it may be followed by another one for the same decision.
    for _ in range(MANY):
        if not note.count():
            break
        note.get_by_role("button").first.click()
        anna.page.wait_for_timeout(SETTLED)
        anna.until(lambda: noted == own_cards(anna), seconds=5)
    assert not note.count()

    anna.button("table-hint").click()
    anna.page.locator(".line .hint").wait_for()
    anna.page.wait_for_timeout(100)
    anna.until(lambda: noted == own_cards(anna), seconds=5)


@pytest.mark.parametrize("rules", ["half-open", "auction"])
def test_piles_and_a_hand_are_large_on_the_smallest_phone(sit: Sit, rules: str) -> None:
    """What a game is worth stays on one line, and own cards are hardly smaller than on larger phones."""
    anna = sit(width=320, height=568, language=Language.EN)
    TABLES[rules](anna)

    assert all(width >= 60 for _, _, _, width, _ in own_cards(anna))
    if anna.page.locator(".worth").count():
        assert anna.page.locator(".worth").evaluate("it => it.clientHeight") < 24


def test_panels_leave_own_cards_large(sit: Sit) -> None:
    """While one declares or bids on a small phone, cards are read without a glass."""
    for name in ("declare", "bid"):
        anna = sit(width=320, height=640, language=Language.DE)
        TABLES[name](anna)
        for screen in on_screens(anna, screens(PHONES[::2])):
            sizes = anna.page.evaluate(BOXES, ".seat.bottom .up .card, .seat.bottom .held .card")
            assert sizes, screen
            assert all(width >= 56 for _, _, _, width, _ in sizes), (name, screen)
            assert anna.page.evaluate(
                "(it => it.scrollHeight <= it.clientHeight)(document.querySelector('.frame'))"
            ), (name, screen)


def test_a_hint_which_game_to_declare_leaves_own_cards_large(sit: Sit) -> None:
    """Scores on the buttons, in one row, and the reason beside them: not what the game means as well."""
    anna = sit(width=320, height=640, language=Language.DE)
    TABLES["declare"](anna)
    anna.button("table-hint").click()
    anna.page.locator(".line .hint").wait_for()
    anna.page.wait_for_timeout(SETTLED)

    sizes = anna.page.evaluate(BOXES, ".seat.bottom .up .card")
    assert all(width >= 60 for _, _, _, width, _ in sizes)
    games = anna.page.evaluate(BOXES, ".declare .game")
    assert 1 == len({round(top) for _, _, top, _, _ in games})
    expect(anna.page.locator(".declare p")).to_be_hidden()

    anna.page.locator(".declare .game").first.click()
    expect(anna.page.locator(".declare p")).to_be_visible()


@pytest.mark.parametrize("language", Language)
def test_games_to_declare_lie_in_one_row_in_each_language(sit: Sit, language: Language) -> None:
    """A second row would take the height from one's own cards on the smallest phone."""
    anna = sit(width=320, height=568, language=language)
    TABLES["declare"](anna)

    games = anna.page.evaluate(BOXES, ".declare .game")
    assert 6 == len(games)
    assert 1 == len({top for _, _, top, _, _ in games})
    assert all(width >= 60 for _, _, _, width, _ in own_cards(anna))


@pytest.mark.parametrize("name", ["declare", "declare-double"])
def test_what_a_game_means_is_read_beside_large_cards(sit: Sit, name: str) -> None:
    """On the smallest phone: the chosen game is explained, one's own cards stay, nothing scrolls."""
    anna = sit(width=320, height=568, language=Language.DE)
    TABLES[name](anna)
    anna.page.locator(".declare .game").first.click()
    anna.page.locator(".declare button.primary").wait_for()
    anna.page.wait_for_timeout(SETTLED)
    anna.shot(f"{name}-chosen")

    sizes = anna.page.evaluate(BOXES, ".seat.bottom .up .card")
    assert all(width >= 56 for _, _, _, width, _ in sizes), sizes
    assert anna.page.evaluate(
        "(it => it.scrollHeight <= it.clientHeight)(document.querySelector('.frame'))"
    )
    assert [] == anna.page.evaluate(OVERLAPS, [".panel", ".board .place .up"])


def test_notices_lie_over_no_card(sit: Sit) -> None:
    """What the other one asks for is read beside the cards, on a phone on its side too."""
    anna, ben = sit(language=Language.DE), sit(width=568, height=320, language=Language.DE)
    anna.open_table([ME, OPEN], name="Anna", practice=True)
    join(ben, invitation(anna), "Benedikta Konstanze")
    while (one := to_the_cards(anna, ben)) is not anna:
        one.answer()
    anna.answer()
    while asked(anna, ben) is anna:  # she has won the trick and leads again
        anna.answer()
    anna.button("table-take-back").click()
    ben.page.locator(".notice button").first.wait_for()

    for screen in on_screens(ben, screens((*FLAT, *PHONES))):
        ben.shot(f"offer-{screen}")
        assert [] == ben.page.evaluate(OVERLAPS, [".notice", ".board [data-card]"]), screen
    for name in ben.page.locator(".person b").all():
        assert name.evaluate("it => it.scrollWidth <= it.clientWidth"), name.inner_text()


def test_the_trick_of_four_lies_over_no_pile(sit: Sit) -> None:
    """At every size; the names of the neighbours are whole."""
    anna = sit()
    TABLES["double"](anna)
    while not (shown := anna.page.locator("[data-trick] [data-card]")).count():
        anna.answer()
        anna.asked()
    assert shown.count()

    sizes = (*PHONES, *FLAT, (768, 1024), (1280, 800))
    for screen in on_screens(anna, screens(sizes)):
        anna.shot(f"trick-of-four-{screen}")
        assert [] == anna.page.evaluate(OVERLAPS, ["[data-trick] [data-card]", ".place .up"]), (
            screen
        )
        own = anna.page.evaluate(BOXES, OWN)
        assert all(width >= 44 for _, _, _, width, _ in own), screen


@pytest.mark.parametrize("language", Language)
def test_words_stay_within_their_buttons(sit: Sit, language: Language) -> None:
    """In every language, on a small phone and on a desk: nothing is cut and nothing touches an edge."""
    anna = sit(width=320, height=568, language=language)
    faults: dict[str, list[str]] = {}

    def look(name: str) -> None:
        for screen in on_screens(anna, screens(((320, 568), (568, 320), (1280, 800)))):
            if found := anna.page.evaluate(CRAMPED) + anna.page.evaluate(BEYOND):
                faults[f"{name} {screen}"] = found

    for page in (
        "start",
        "chooser",
        "learn",
        "rules",
        "games",
        "verify",
        "watch",
        "review",
        "line",
    ):
        PAGES[page](anna)
        look(page)
    TABLES["classic"](anna)
    look("table")
    anna.page.set_viewport_size({"width": 320, "height": 568})
    anna.button("table-more").click()
    look("menu")
    anna.page.set_viewport_size({"width": 320, "height": 568})
    anna.page.get_by_role("dialog").get_by_role("button", name=anna.words("table-settings")).click()
    look("settings")
    assert {} == faults


@pytest.mark.parametrize("language", Language)
@pytest.mark.parametrize(
    "names", [("engine:casual@1", "engine:casual@1"), ("Wolfgangamadeusmozartius", "Ben")]
)
def test_a_review_is_no_wider_than_a_small_phone(
    sit: Sit, language: Language, names: tuple[str, ...]
) -> None:
    """Whatever the players are called: names give way, and every column of figures is seen."""
    anna = sit(width=320, height=640, language=language)
    paste(anna, write_osk(replace(played(), names=names)))
    anna.page.wait_for_url("**/record/*")
    anna.page.locator(".replay").wait_for()
    reviewed(anna)
    anna.page.locator(".insight summary").click()
    anna.shot(f"review-{language.value}-{len(names[0])}")

    assert [] == anna.page.evaluate(BEYOND)
    for mark in anna.page.locator(".insight li b, .insight details b").all():
        assert 1 == mark.evaluate("it => it.getClientRects().length"), mark.inner_text()
        assert mark.evaluate("it => it.getBoundingClientRect().height") < 30


def test_a_cramped_button_is_found(sit: Sit) -> None:
    """Words that reach the edge, and a button too low for a finger, are noticed."""
    anna = sit()
    anna.go("/watch")
    anna.page.locator("main h1").evaluate(
        "title => title.insertAdjacentHTML('afterend', '<nav><button>Einstellungen</button></nav>')"
    )
    button = anna.page.locator("main nav button")

    assert [] == anna.page.evaluate(CRAMPED)
    button.evaluate("it => it.style.padding = 0")
    assert ["touches: Einstellungen"] == anna.page.evaluate(CRAMPED)
    button.evaluate("it => it.style.cssText = 'min-height: 30px; padding-block: 0'")
    assert ["low: Einstellungen"] == anna.page.evaluate(CRAMPED)


def test_a_large_screen_is_used(sit: Sit) -> None:
    """At 4K cards and words have grown: the table is no small island."""
    anna = sit()
    TABLES["classic"](anna)
    for screen in on_screens(anna, screens(((1280, 800), (3840, 2160)))):
        cards = anna.page.evaluate(BOXES, ".board .card")
        top = min(y for _, _, y, _, _ in cards)
        bottom = max(y + height for _, _, y, _, height in cards)
        assert bottom - top > 0.9 * screen.height, screen
        assert max(width for _, _, _, width, _ in cards) > screen.height / 10, screen


@pytest.mark.parametrize(("width", "height"), [(320, 568), (320, 640), (375, 812), (640, 320)])
def test_a_note_covers_nothing_that_an_answer_is_about(sit: Sit, width: int, height: int) -> None:
    """Who is to say kontra or re sees the game, and that kontra was said; own cards keep their size."""
    anna, ben = (sit(width=width, height=height, language=Language.DE) for _ in range(2))
    anna.open_table([ME, OPEN], name="Anna")
    join(ben, invitation(anna), "Ben")
    answered = 0
    while (one := asked(anna, ben)) and answered < 2:
        if "answers" not in one.glance().asks:
            one.answer()
            continue
        answered += 1
        one.page.wait_for_timeout(SETTLED)
        one.shot(f"answer-{width}-{answered}")
        assert [] == one.page.evaluate(COVERED), answered
        assert all(large >= 50 for _, _, _, large, _ in own_cards(one)), answered
        one.page.locator(".answers button").first.click()
        one.until(lambda: "answers" not in one.glance().asks)
    assert answered == 2


COVERED = """() => [...document.querySelectorAll("header .person b, header .game *")].filter(it => {
    const {x, y, width, height} = it.getBoundingClientRect();
    if (!width || !it.innerText?.trim()) return false;
    const there = document.elementFromPoint(x + width / 2, y + height / 2);
    return !there?.closest("header") || there.closest(".first") !== null;
}).map(it => it.innerText)"""
"""Words of who plays what that lie beneath something."""


def test_a_card_tapped_while_bidding_is_refused_with_the_right_words(sit: Sit) -> None:
    """What is asked first may be a bid, kontra or re: nothing is said of a declaration."""
    anna = sit(width=320, height=640, language=Language.EN)
    TABLES["bid"](anna)
    anna.page.locator(OWN).first.click(force=True, timeout=5000)

    expect(
        anna.page.get_by_text("First make your choice, then play a card.").first
    ).to_be_attached()
