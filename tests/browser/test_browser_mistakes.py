"""One's own mistakes as people practise them: from the review of a hand to the day on which they come back."""

import json
from pathlib import Path

import pytest
from playwright.sync_api import expect
from tests.browser.conftest import Sit
from tests.browser.fingers import Toucher, Typist
from tests.browser.person import Person
from tests.browser.sights import mistaken
from tests.browser.test_browser_access import assert_open_to_all
from tests.browser.test_browser_exercises import CLOCK, KEPT

from offiziersskat.core.actions import Action
from offiziersskat.core.catalogue import preset
from offiziersskat.core.game import apply, new_game, observe, resign
from offiziersskat.core.legality import legal
from offiziersskat.core.seats import Seat
from offiziersskat.core.view import Phase
from offiziersskat.deal import Stream, numbered_seed, shuffled
from offiziersskat.i18n import Language
from offiziersskat.notation import Record, record_of
from offiziersskat.players import player

ASKED = "[data-exercise]"
COUNT = 5
"""So many decisions of forehand's are wrong in the hand that is brought along."""


def _asked(person: Person) -> str:
    return str(person.page.locator(ASKED).get_attribute("data-exercise"))


def _next(person: Person) -> None:
    """On to the next one, once it is there."""
    before = _asked(person)
    person.press(person.button("exercises-next", "practice"))
    expect(person.page.locator(f"{ASKED}:not([data-exercise='{before}'])")).to_be_attached()


def _give_up(person: Person) -> None:
    person.press(person.button("exercises-solution", "practice"))
    expect(person.page.locator(".judgement")).to_be_visible()


def test_from_the_review_to_the_exercise_and_back_to_the_hand(sit: Sit) -> None:
    """As many as the review has found; each is told with its values and what was done in the game."""
    anna = sit()
    page = anna.page
    hand = mistaken(anna)
    expect(page.locator(".own")).to_contain_text(anna.words("review-own", "review", count=COUNT))
    page.locator(".own a").click()
    page.wait_for_url("**/exercises/mistakes")
    expect(page.locator("nav [aria-current] b")).to_have_text(str(COUNT))
    expect(page.locator(".task")).to_have_text(anna.words("exercises-ask-contract", "practice"))

    # The same declaration as in the game.
    page.locator(".declare .game").first.click()
    page.locator(".declare button.primary").click()

    expect(page.locator(".judgement:not(.right)")).to_be_visible()
    same = anna.words("exercises-played", "practice", again="same", action="")
    expect(page.locator(".judgement")).to_contain_text(same)
    expect(page.locator("tbody tr")).to_have_count(6)
    expect(page.locator("nav [aria-current] b")).to_have_text(str(COUNT - 1))

    _next(anna)
    expect(page.locator(".task")).to_have_text(anna.words("exercises-ask-re", "practice"))
    page.locator(".answers button").last.click()
    expect(page.locator(".judgement.right")).to_be_visible()
    expect(page.locator("tbody tr")).to_have_count(2)
    _next(anna)
    anna.play(anna.glance().playable[0])
    expect(page.locator(".judgement")).to_be_visible()
    page.locator(f"a[href='/record/{hand}?seat=0']").click()
    page.locator(".replay").wait_for()
    assert [] == anna.faults


def test_what_was_missed_comes_back_and_what_was_right_does_not(sit: Sit) -> None:
    """The next one's day is told; all of it is part of one's data, and goes with them."""
    anna = sit(language=Language.DE)
    page = anna.page
    page.clock.set_fixed_time(CLOCK)
    mistaken(anna)
    anna.go("/exercises/mistakes")
    first = _asked(anna)
    for _ in range(COUNT - 1):
        _give_up(anna)
        _next(anna)
    _give_up(anna)
    anna.press(anna.button("exercises-next", "practice"))
    later = anna.words("exercises-own-later", "practice", date="3. Dezember")
    expect(page.get_by_role("status").filter(has_text=later)).to_be_visible()
    assert {"2026-12-03"} == {one["due"] for one in page.evaluate(KEPT)["exercises"].values()}

    page.clock.set_fixed_time("2026-12-03T12:00:00")
    anna.go("/exercises")
    badge = page.locator("nav a[href='/exercises/mistakes'] b")
    expect(badge).to_have_text(str(COUNT))
    badge.click()
    expect(page.get_by_text(anna.words("exercises-missed-before", "practice"))).to_be_visible()
    assert _asked(anna) in page.evaluate(KEPT)["exercises"]

    anna.go("/me")
    with page.expect_download() as download:
        anna.button("me-export", "pages").click()
    told = json.loads(Path(download.value.path()).read_text("utf-8"))
    assert COUNT == len(told["mistakes"])
    assert first in {one["id"] for one in told["mistakes"]}
    anna.button("me-delete", "pages").click()
    page.get_by_role("dialog").get_by_role("button").last.click()
    expect(page.get_by_text(anna.words("me-deleted", "pages"))).to_be_visible()
    anna.go("/exercises/mistakes")
    expect(page.get_by_text(anna.words("exercises-own-none", "practice"))).to_be_visible()
    assert [] == anna.faults


def test_a_mistake_by_keyboard_alone(sit: Sit) -> None:
    """From one to the next by Enter, a card by its letters."""
    anna = sit(kind=Typist, language=Language.JA)
    page = anna.page
    mistaken(anna)
    anna.go("/exercises/mistakes")
    for _ in range(2):
        _give_up(anna)
        expect(anna.button("exercises-next", "practice")).to_be_focused()
        before = _asked(anna)
        page.keyboard.press("Enter")
        expect(page.locator(f"{ASKED}:not([data-exercise='{before}'])")).to_be_attached()
    expect(page.locator("main h1")).to_be_focused()

    page.keyboard.type(anna.glance().playable[0].lower())

    expect(page.locator(".judgement")).to_be_visible()
    assert [] == anna.faults


def _laid_away() -> Record:
    """Forehand takes the stock, lays the jack of clubs away, and gives up."""
    seed = numbered_seed(5, 5)
    deck, game, rng = shuffled(seed), new_game(preset("auction"), shuffled(seed)), Stream(seed)
    actions: list[Action] = []
    while game.phase is not Phase.PLAY:
        assert game.to_act is not None
        view = observe(game, game.to_act)
        is_silly = game.phase is Phase.DISCARD
        action = legal(view)[0] if is_silly else player("rules").choose(view, rng)
        actions.append(action)
        game = apply(game, action)
    result = resign(game, Seat.FOREHAND).result
    tags = {"Termination": "resigned by 0"}
    return record_of(game.rules, deck, actions=actions, result=result, tags=tags)


def test_two_cards_are_laid_away(sit: Sit) -> None:
    """Picked by touch, put back, laid away; of all the pairs those that matter are shown."""
    anna = sit(kind=Toucher, touch=True, width=375, height=812)
    page = anna.page
    mistaken(anna, _laid_away())
    anna.go("/exercises/mistakes")
    expect(page.locator(".task")).to_have_text(anna.words("exercises-ask-discard", "practice"))
    jack, *others = anna.glance().own[-7:]
    anna.play(jack)
    anna.play(others[0])
    expect(page.locator(".discard button")).to_be_enabled()
    anna.play(others[0])
    expect(page.locator(".discard button")).to_be_disabled()
    anna.play(others[1])
    anna.press(page.locator(".discard button"))

    expect(page.locator(".judgement")).to_be_visible()
    assert 12 <= page.locator("tbody tr").count() <= 14
    expect(page.locator("tbody small")).to_have_count(1)
    assert_open_to_all(anna)


@pytest.mark.parametrize("language", Language)
def test_who_has_none_is_told_what_to_do(sit: Sit, language: Language) -> None:
    """In his language, with the way there, and without a barrier; nobody has to be anybody."""
    anna = sit(kind=Toucher, touch=True, width=320, height=568, language=language)
    anna.go("/exercises/mistakes")
    expect(anna.page.get_by_text(anna.words("exercises-own-none", "practice"))).to_be_visible()
    assert_open_to_all(anna)
    link = anna.page.get_by_role("link", name=anna.words("exercises-own-review", "practice"))
    anna.press(link)
    anna.page.wait_for_url("**/games")
    assert [] == anna.faults


@pytest.mark.parametrize("size", [(320, 568), (568, 320), (3840, 2160)])
def test_every_kind_of_question_fits_every_screen(sit: Sit, size: tuple[int, int]) -> None:
    """A game, a re, and cards in the middle of a hand, by touch; and axe has nothing to say."""
    anna = sit(kind=Toucher, touch=True, width=size[0], height=size[1], language=Language.DE)
    mistaken(anna)
    anna.go("/exercises/mistakes")
    for number in range(COUNT):
        _give_up(anna)
        assert anna.page.evaluate("document.documentElement.scrollWidth <= innerWidth")
        if size[0] == 320 and number in {1, 2}:
            assert_open_to_all(anna)
            anna.page.set_viewport_size({"width": size[0], "height": size[1]})
        if number < COUNT - 1:
            _next(anna)
    assert [] == anna.faults
