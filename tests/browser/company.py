"""People who play together: how one comes to another's table, and how they play a hand."""

from tests.browser.person import Person

__all__ = ["ENGINE", "ME", "OPEN", "asked", "invitation", "join", "play_together", "to_the_cards"]

ENGINE = {"kind": "engine", "level": "rules"}
ME, OPEN = {"kind": "me"}, {"kind": "open"}
_TURNS = 300


def invitation(host: Person) -> str:
    """The link that the host sees in the waiting room."""
    link = host.page.get_by_role("textbox", name=host.words("invite-link", "invite"))
    return link.input_value()


def join(guest: Person, link: str, name: str) -> None:
    """Come by an invitation and sit down."""
    guest.page.goto(link)
    guest.page.get_by_role("textbox").first.fill(name)
    guest.press(guest.button("join-sit", "invite"))
    guest.until(lambda: bool(guest.glance().status))


def asked(*people: Person) -> Person | None:
    """Wait until somebody has to decide; nobody, if the hand is over for all of them."""
    found: list[Person] = []

    def one_is() -> bool:
        seen = [(one, one.glance()) for one in people]
        found[:] = [one for one, look in seen if look.is_asked]
        return bool(found) or all(look.is_over for _, look in seen)

    people[0].until(one_is)
    return found[0] if found else None


def to_the_cards(*people: Person) -> Person:
    """Declare and whatever else there is, until somebody is to play a card; returns him."""
    while one := asked(*people):
        if one.glance().playable:
            return one
        one.answer()
    raise AssertionError(people[0].log)


def play_together(*people: Person) -> None:
    """Everybody answers what he is asked until the hand is over for all of them."""
    for _ in range(_TURNS):
        one = asked(*people)
        if one is None:
            return
        one.answer()
    raise AssertionError(people[0].log)
