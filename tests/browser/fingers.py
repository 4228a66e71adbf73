"""People without a mouse: one taps on a phone, one has a keyboard alone."""

from playwright.sync_api import Locator
from tests.browser.person import Person

__all__ = ["Toucher", "Typist"]

_IS_FOCUSED = "it => it === document.activeElement"
_ARROW = """card => {
    const [from, to] = [document.activeElement, card].map(it => it.getBoundingClientRect());
    const [x, y] = [to.x - from.x, to.y - from.y];
    if (Math.abs(y) > from.height / 2) return y > 0 ? "ArrowDown" : "ArrowUp";
    return Math.abs(x) < 1 ? "" : x > 0 ? "ArrowRight" : "ArrowLeft";
}"""
"""The key that leads from the focused card towards another one; none if it is the same."""
_TABS = 80
_CARDS = 32


class Toucher(Person):
    """He has a phone and taps."""

    def press(self, found: Locator) -> None:
        """Tap it."""
        found.tap()


class Typist(Person):
    """He has no mouse: Tab, arrows, Enter, and the letters of a card."""

    _by_letters = False

    def press(self, found: Locator) -> None:
        """Walk there by Tab, then Enter."""
        self._tab_to(found)
        self.page.keyboard.press("Enter")

    def play(self, code: str) -> None:
        """By its letters, and every other time by the arrows."""
        self._by_letters = not self._by_letters
        if self._by_letters:
            self.page.keyboard.type(code)
            return
        self._tab_to(self.page.locator("button[data-own][tabindex='0']").first)
        card = self.page.locator(f"button[data-own][data-card={code}]")
        for _ in range(_CARDS):
            if not (key := card.evaluate(_ARROW)):
                break
            self.page.keyboard.press(key)
        self.page.keyboard.press("Enter")

    def _tab_to(self, found: Locator) -> None:
        for _ in range(_TABS):
            if found.evaluate(_IS_FOCUSED):
                return
            self.page.keyboard.press("Tab")
        raise AssertionError(f"Tab does not lead to {found}")
