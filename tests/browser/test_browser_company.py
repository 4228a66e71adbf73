"""People who play together: by invitation, with somebody looking on, and games with secrets."""

import re

from playwright.sync_api import WebSocket, expect
from tests.browser.company import ENGINE, ME, OPEN, invitation, join, play_together, to_the_cards
from tests.browser.conftest import HOME, Sit
from tests.browser.fingers import Toucher
from tests.browser.test_browser_hand import assert_told

from offiziersskat.core.catalogue import preset
from offiziersskat.i18n import Language


def test_two_by_invitation_and_one_looks_on(sit: Sit) -> None:
    """Under a name that is not localhost, by plain http, as in a network at home."""
    anna, carl = sit(host=HOME), sit(host=HOME)
    ben = sit(host=HOME, kind=Toucher, width=390, height=844, touch=True)
    anna.go()
    anna.page.locator(".change button").click()
    anna.page.locator(".chip").filter(has_text=anna.words("chooser-with-friend", "chooser")).click()
    anna.page.get_by_label(anna.words("chooser-spectators", "chooser")).check()
    anna.page.locator("section.chooser .go .primary").click()
    code = anna.page.get_by_role("img", name=anna.words("invite-code", "invite"))
    expect(code).to_be_visible()

    join(ben, invitation(anna), "Ben <b>")
    carl.page.goto(anna.page.url)
    play_together(anna, ben)

    carl.until(lambda: carl.glance().is_over)
    assert not carl.glance().own
    expect(carl.page.locator("header")).to_contain_text("Ben <b>")
    assert anna.log == ben.log == carl.log
    assert [] == anna.faults + ben.faults + carl.faults


def test_four_hands_two_people_and_two_engines(sit: Sit) -> None:
    """Partners sit opposite; both people see the same table turned towards themselves."""
    anna, ben = sit(), sit()
    anna.open_table([ME, ENGINE, OPEN, ENGINE], "double", name="Anna")
    join(ben, invitation(anna), "Ben")

    play_together(anna, ben)

    for one, opposite in ((anna, "Ben"), (ben, "Anna")):
        expect(one.page.locator(".seat.top .name")).to_have_text(opposite)
        assert_told(one, preset("double"), "Ben" if one is ben else "Anna")
    assert [] == anna.faults + ben.faults


def test_half_open_hands_stay_hidden(sit: Sit) -> None:
    """Nothing that a browser was sent names a card of the other hand before it was played."""
    anna, ben = sit(), sit()
    heard: list[str] = []

    def listen(socket: WebSocket) -> None:
        socket.on("framereceived", lambda frame: heard.append(str(frame)))

    ben.page.on("websocket", listen)
    anna.open_table([ME, OPEN], "half_open", name="Anna")
    join(ben, invitation(anna), "Ben")

    to_the_cards(anna, ben)
    ben.until(lambda: len(ben.glance().own) == 12)

    held = anna.page.locator("[data-seat] [data-hand] button[data-own]").evaluate_all(
        "found => found.map(card => card.dataset.card)"
    )
    assert 8 == len(held)
    # Who counts knows which cards he has not seen; which of them lie in the hand, nobody tells.
    told = [
        re.sub(r'"unseen": ?\[[^\]]*\]|"order": ?\[[^\]]*\]', "", str(frame)) for frame in heard
    ]
    assert any('"up"' in frame for frame in told)
    assert not [card for card in held for frame in told if f'"{card}"' in frame]
    assert not ben.page.locator(", ".join(f"[data-card={card}]" for card in held)).count()
    play_together(anna, ben)
    assert_told(ben, preset("half_open"), "Ben")
    assert [] == anna.faults + ben.faults


def test_language_and_deck_change_in_the_middle_of_a_hand(sit: Sit) -> None:
    """The same cards under other names, at once, and the hand goes on."""
    anna = sit()
    anna.open_table([ME, ENGINE])

    def change(number: int) -> None:
        if number != 4:
            return
        before = anna.glance().own
        anna.button("table-settings").first.click()
        dialog = anna.page.get_by_role("dialog")
        dialog.locator("button[lang=de]").click()
        anna.language = Language.DE
        dialog.locator(".decks button").last.click()
        anna.button("table-close").first.click()
        card = anna.page.locator("button[data-own]").first
        expect(card).to_have_attribute("aria-label", re.compile("^(Eichel|Grün|Herz|Schellen)-"))
        assert before == anna.glance().own

    anna.play_hand(at=change)

    assert "de" == anna.page.evaluate("document.documentElement.lang")
    assert re.search("(Eichel|Grün|Schellen)-", "\n".join(anna.log))
    # Back to the cards by which the log is read again here; what was played is told anew.
    anna.button("table-settings").first.click()
    anna.page.get_by_role("dialog").locator(".decks button").first.click()
    anna.button("table-close").first.click()
    assert_told(anna, preset("classic"), "Anna")
    assert [] == anna.faults
