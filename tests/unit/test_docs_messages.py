"""The page on messages names every part of them, in their order, and no other."""

import re
from pathlib import Path

from tests.sittings import dealt

PAGE = Path(__file__).parents[2] / "docs" / "messages.md"


def _keys(heading: str) -> list[str]:
    """The first column of the table below a heading."""
    section = PAGE.read_text(encoding="utf-8").split(heading)[1].split("\n## ")[0]
    return re.findall(r"^\| `(\w+)` \|", section, re.MULTILINE)


def test_the_page_lists_what_a_message_holds() -> None:
    """Message and view."""
    message = dealt().message(0, now=0.0)
    assert list(message) == _keys("## The message")
    assert list(message["view"]) == _keys("## The view")


def test_the_page_names_the_versions() -> None:
    """As they are sent."""
    message = dealt().message(0, now=0.0)
    text = PAGE.read_text(encoding="utf-8")
    assert f"`{message['format']}`" in text
    assert f"`{message['view']['format']}`" in text
