"""What goes wrong at a real table: the house burns down, the line breaks, two windows are open."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from tests.browser.company import ENGINE, ME, OPEN, asked, invitation, join, play_together
from tests.browser.conftest import Sit
from tests.browser.line import Line
from tests.browser.person import Person
from tests.browser.test_browser_hand import assert_told
from tests.server.postgres import free_port
from tests.server.serving import process

from offiziersskat.core.catalogue import preset

AWAY = 10_000
"""Milliseconds without a line: longer than anything that a browser bridges by itself."""


def in_the_middle_of_a_trick(*people: Person) -> Person:
    """Play until a card lies on the table and somebody is to answer it; returns him."""
    while one := asked(*people):
        if one.glance().playable and one.page.locator("[data-trick] [data-card]").count():
            return one
        one.answer()
    raise AssertionError(people[0].log)


def is_lost(person: Person) -> bool:
    """Whether he reads that his line is lost."""
    return bool(person.page.get_by_text(person.words("table-lost")).count())


def assert_all_played(*people: Person) -> None:
    """Everybody has the same log, with every card once."""
    people[0].until(lambda: len({tuple(one.log) for one in people}) == 1)
    for one, name in zip(people, ("Anna", "Ben"), strict=False):
        assert_told(one, preset("classic"), name)
    played = [line for line in people[0].log if line.startswith(("Anna: ", "Ben: "))]
    assert 32 == len(played) == len(set(played))


def test_the_house_is_killed_in_the_middle_of_a_trick(sit: Sit, tmp_path: Path) -> None:
    """Both browsers come back by themselves and the hand goes on: nothing lost, nothing doubled."""
    port = free_port()
    anna, ben = sit(port=port), sit(port=port)
    with process(tmp_path, port) as house:
        anna.open_table([ME, OPEN], name="Anna")
        join(ben, invitation(anna), "Ben")
        in_the_middle_of_a_trick(anna, ben)
        # Whoever is asked has the newest state; the other's window may still be a card behind.
        anna.until(lambda: anna.log == ben.log)
        log = anna.log
        house.kill()
        house.wait()
        anna.until(lambda: is_lost(anna) and is_lost(ben))
    with process(tmp_path, port):
        anna.until(lambda: not is_lost(anna) and not is_lost(ben))
        assert log == anna.log == ben.log
        play_together(anna, ben)
        assert_all_played(anna, ben)


@pytest.fixture
def line(port: int) -> Iterator[Line]:
    """A line to the shared house."""
    found = Line(port)
    yield found
    found.close()


@pytest.mark.parametrize("at", [3, 4])
def test_ten_seconds_without_a_line(sit: Sit, line: Line, at: int) -> None:
    """Who was away gets what he missed; what he himself did meanwhile is done afterwards.

    One of the two numbers of cards is one at which the other player moves meanwhile.
    """
    anna, ben = sit(port=line.port), sit()
    anna.open_table([ME, OPEN], name="Anna")
    direct = invitation(anna).replace(f":{line.port}", f":{ben.home.rpartition(':')[2]}")
    join(ben, direct, "Ben")
    for _ in range(at):
        in_the_middle_of_a_trick(anna, ben).answer()
    one = asked(anna, ben)
    assert one is not None

    line.cut()
    anna.until(lambda: is_lost(anna))
    if one is ben:
        ben.answer()
    else:
        anna.play(anna.glance().playable[0])
    anna.page.wait_for_timeout(AWAY)
    assert is_lost(anna)
    line.mend()

    anna.until(lambda: not is_lost(anna) and anna.log == ben.log)
    play_together(anna, ben)
    assert_all_played(anna, ben)


def test_two_windows_on_one_seat_agree(sit: Sit) -> None:
    """What is done in one window is seen in the other, and cannot be done twice."""
    anna = sit()
    anna.open_table([ME, ENGINE])
    windows = [anna]

    def look(number: int) -> None:
        if number == 3:
            other = Person(anna.page.context.new_page(), anna.home, anna.language)
            other.page.goto(anna.page.url)
            other.until(lambda: other.glance().playable == anna.glance().playable)
            windows.append(other)
        if number == 5:
            # From here on the hand is played in the second window, card by card in turn.
            windows[1].until(lambda: windows[1].glance() == anna.glance())
            windows[1].answer()
            anna.until(lambda: anna.log == windows[1].log)

    anna.play_hand(at=look)

    first, second = windows
    second.until(lambda: second.glance().is_over and second.log == first.log)
    assert_told(second, preset("classic"), "Anna")
    assert [] == first.faults + second.faults


def test_offline_is_said_until_the_network_is_back(sit: Sit) -> None:
    """A line that is dead without a word, as in flight mode: it is said, and what was played is played then."""
    anna = sit()
    anna.open_table([ME, ENGINE], practice=True)
    in_the_middle_of_a_trick(anna)
    played = anna.log
    anna.page.context.set_offline(True)
    anna.until(lambda: is_lost(anna), seconds=5)
    anna.play(anna.glance().playable[0])
    anna.page.wait_for_timeout(2_500)
    assert is_lost(anna)
    assert played == anna.log
    anna.page.context.set_offline(False)
    anna.until(lambda: not is_lost(anna) and len(anna.log) > len(played), seconds=20)
