"""Pictures of everything, on screens from the small phone to 4K; and no card lies under another thing.

The pictures are kept in ``build/screenshots`` for people to look at.
"""

import pytest
from tests.browser.conftest import Sit
from tests.browser.sights import PAGES, SCREENS, TABLES, on_screens

COVERED = """() => [...document.querySelectorAll(".place .up [data-card], .hand [data-card]")].filter(card => {
    const box = card.getBoundingClientRect();
    // The corner with the index shows what a card is; a fan covers the rest.
    const [x, y] = [box.x + Math.min(12, box.width / 4), box.y + Math.min(14, box.height / 4)];
    const there = document.elementFromPoint(x, y);
    return !there || !(card.contains(there) || there.contains(card) && there.closest(".up, .held"));
}).map(card => card.dataset.card)"""
"""The cards whose index cannot be seen: something lies on it, or it lies outside the screen."""


@pytest.mark.parametrize(
    "table", ["classic", "japanese", "half-open", "auction", "sixteen", "double"]
)
def test_pictures_of_the_table(sit: Sit, table: str) -> None:
    """Every open card can be seen on every screen, the first-minute notes notwithstanding."""
    anna = sit()
    TABLES[table](anna)
    covered = {}

    for screen in on_screens(anna, SCREENS):
        anna.shot(f"{table}-{screen}")
        covered[str(screen)] = anna.page.evaluate(COVERED)

    assert {name: [] for name in covered} == covered
    assert [] == anna.faults


@pytest.mark.parametrize("page", [*PAGES, "waiting", "cut", "declare", "bid", "discard", "over"])
def test_pictures_of_pages_and_questions(sit: Sit, page: str) -> None:
    """Nothing is wider than the screen."""
    anna = sit()
    (PAGES | TABLES)[page](anna)

    for screen in on_screens(anna, SCREENS):
        anna.shot(f"{page}-{screen}")
        wide = anna.page.evaluate("document.documentElement.scrollWidth - innerWidth")
        assert wide <= 0, screen

    assert [] == anna.faults
