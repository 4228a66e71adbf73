"""What people settle between them: take back, resign, the next hand, a rematch, two at one device."""

from playwright.sync_api import expect
from tests.browser.company import (
    ENGINE,
    ME,
    OPEN,
    asked,
    invitation,
    join,
    play_together,
    to_the_cards,
)
from tests.browser.conftest import Sit
from tests.browser.person import Person


def wait_for_status(status: str, *people: Person) -> None:
    """Everybody sees that."""
    people[0].until(lambda: all(one.glance().status == status for one in people))


def resign(person: Person) -> None:
    """Give the hand up, and mean it."""
    person.press(person.button("table-resign"))
    person.press(person.button("hand-resign-do", "hand"))


def test_what_people_settle_between_them(sit: Sit) -> None:
    """A card is taken back if both agree, a hand resigned, the next one cut; then a rematch."""
    anna, ben = sit(), sit()
    anna.open_table([ME, OPEN], "classic;hands=2", name="Anna", practice=True)
    join(ben, invitation(anna), "Ben")
    one = to_the_cards(anna, ben)
    other = ben if one is anna else anna
    name = "Anna" if one is anna else "Ben"
    before, log = one.glance(), one.log
    one.answer()

    one.press(one.button("table-take-back"))
    expect(one.page.get_by_text(one.words("table-offer-open"))).to_be_visible()
    asks = other.words("table-asked-take-back", name=name)
    expect(other.page.get_by_text(asks)).to_be_visible()
    other.press(other.button("table-yes"))
    one.until(lambda: one.glance() == before and one.log == log == other.log)

    resign(one)
    wait_for_status("hand_over", one, other)
    given_up = other.words("table-ended-resigned", name=name)
    expect(other.page.get_by_text(given_up)).to_be_visible()
    one.press(one.button("table-next-hand"))
    expect(
        one.page.get_by_text(one.words("table-waiting-for", names="Ben" if one is anna else "Anna"))
    ).to_be_visible()
    # The other one, on a phone too, hears and reads that he is waited for.
    other.page.set_viewport_size({"width": 320, "height": 568})
    ready = other.words("table-ready-others", names=name, count=1)
    expect(other.page.get_by_role("status").get_by_text(ready)).to_be_visible()
    other.shot("ready-for-the-next-hand")
    fits = "(it => it.scrollHeight <= it.clientHeight)(document.querySelector('.frame'))"
    other.until(lambda: bool(other.page.evaluate(fits)), seconds=10)
    other.page.set_viewport_size({"width": 1280, "height": 800})
    other.press(other.button("table-next-hand"))
    wait_for_status("shuffling", anna, ben)
    cutter = asked(anna, ben)
    assert cutter is not None
    assert ("cut",) == cutter.glance().asks
    cutter.answer()

    table = anna.page.url
    to_the_cards(anna, ben)
    resign(ben)
    wait_for_status("match_over", anna, ben)
    anna.press(anna.button("table-rematch"))
    ben.press(ben.button("table-yes"))
    anna.until(lambda: anna.page.url == ben.page.url != table)
    to_the_cards(anna, ben)
    assert [] == anna.faults + ben.faults


def test_an_offer_may_be_declined(sit: Sit) -> None:
    """A new deal needs both; whoever declines plays on with the same cards."""
    anna, ben = sit(), sit()
    anna.open_table([ME, OPEN], name="Anna")
    join(ben, invitation(anna), "Ben")
    to_the_cards(anna, ben)
    log = anna.log

    anna.press(anna.button("table-offer-new-deal"))
    ben.press(ben.button("table-no"))

    expect(anna.page.get_by_text(anna.words("table-offer-open"))).to_be_hidden()
    assert log == anna.log == ben.log
    assert [] == anna.faults + ben.faults


def test_practice_against_the_engine(sit: Sit) -> None:
    """A hint with its reason, a card taken back at once, and the same deal again."""
    anna = sit()
    anna.open_table([ME, ENGINE], practice=True)
    while not (seen := anna.asked()).playable:
        anna.answer()
    log = anna.log

    anna.press(anna.button("table-hint"))
    expect(anna.page.locator("[data-card].pointed, .pointed [data-card]").first).to_be_visible()
    anna.answer()
    anna.asked()
    anna.press(anna.button("table-take-back"))
    anna.until(lambda: anna.glance() == seen and anna.log == log)
    anna.press(anna.button("table-offer-same-deal"))
    # Where the computer has led already, it is asked whether the hand may be thrown away.
    sure = anna.page.get_by_role("dialog").locator("button.primary")
    anna.until(lambda: bool(sure.count()) or len(anna.log) < len(log))
    if sure.count():
        anna.press(sure)

    anna.until(lambda: len(anna.log) < len(log))
    assert anna.log == log[: len(anna.log)]
    assert [] == anna.faults


def test_two_people_at_one_device(sit: Sit) -> None:
    """Hands that only their owners may see: the device changes hands before they are shown."""
    anna = sit()
    anna.open_table([ME, ME], "half_open", name="Anna")
    cover = anna.page.get_by_role("dialog", name=anna.words("table-hand-over"))
    handed = 0
    # How often it is passed on depends on who is asked for kontra.
    while handed < 2 or cover.count() or not anna.glance().playable:
        anna.until(lambda: bool(cover.count()) or anna.glance().is_asked)
        if cover.count():
            box = cover.bounding_box()
            assert box == {"x": 0, "y": 0, "width": 1280, "height": 800}
            anna.press(cover.get_by_role("button"))
            expect(cover).to_be_hidden()
            handed += 1
        else:
            anna.answer()
    assert [] == anna.faults


def test_both_of_a_device_play_a_whole_open_hand(sit: Sit) -> None:
    """Where nothing is private nobody has to hand anything over."""
    anna = sit()
    anna.open_table([ME, ME], name="Anna")

    play_together(anna)

    assert "hand_over" == anna.glance().status
    assert [] == anna.faults


def test_a_word_across_the_table_and_somebody_who_stays_away(sit: Sit) -> None:
    """A phrase is heard; whoever is away too long loses the hand, and finds that when he is back."""
    anna, ben = sit(), sit()
    anna.open_table([ME, OPEN], name="Anna", window=2)
    join(ben, invitation(anna), "Ben")
    to_the_cards(anna, ben)
    luck = ben.words("table-phrase-good-luck")
    anna.press(anna.button("table-say"))
    anna.press(anna.page.get_by_role("dialog").get_by_role("button", name=luck))
    expect(ben.page.get_by_text(f"Anna: {luck}")).to_be_visible(timeout=60_000)

    ben.page.goto("about:blank")
    gone = anna.words("table-claimable", name="Ben")
    expect(anna.page.get_by_text(gone)).to_be_visible(timeout=60_000)
    anna.press(anna.button("table-claim"))
    wait_for_status("hand_over", anna)
    lost = anna.words("table-ended-absent", name="Ben")
    expect(anna.page.get_by_text(lost)).to_be_visible(timeout=60_000)
    anna.shot("claimed")

    ben.page.goto(anna.page.url)
    wait_for_status("hand_over", ben)
    expect(ben.page.get_by_text(lost)).to_be_visible(timeout=60_000)
    assert [] == anna.faults + ben.faults
