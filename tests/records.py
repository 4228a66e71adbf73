"""Records for tests: hands in which everybody does the first thing that is legal, and their text."""

from offiziersskat.core.actions import Action
from offiziersskat.core.cards import DECK
from offiziersskat.core.catalogue import preset
from offiziersskat.core.game import apply, new_game, observe
from offiziersskat.core.legality import legal
from offiziersskat.core.rules import Ruleset
from offiziersskat.notation import Record, record_of

__all__ = ["CLASSIC", "DECK_TEXT", "played"]

DECK_TEXT = " ".join(card.code for card in DECK)
"""The pack in canonical order, as the tag ``Deck`` holds it."""

CLASSIC = f"""[Game "Offiziersskat"]
[Rules "classic"]
[Date "2026.11.30"]
[Seat0 "Anna"]
[Seat1 "engine:expert"]
[Deck "{DECK_TEXT}"]
[Score "-168 0"]
[Event "Club \\"Blau\\" \\\\ Weiß"]

{{Mind the jacks.}}
=C $1 kontra pass
1. SA HA {{[%clk 0:04:10] [%eval 63.4]}} 2. HJ DA
*
"""
"""A text in canonical form, but for its end: nothing of it has to be true."""


def played(rules: Ruleset | str = "classic", *, plies: int = 200, result: bool = True) -> Record:
    """The hand from the canonical deck in which the first legal action is always taken."""
    chosen = preset(rules) if isinstance(rules, str) else rules
    game = new_game(chosen, DECK)
    actions: list[Action] = []
    while game.to_act is not None and len(actions) < plies:
        actions.append(legal(observe(game, game.to_act))[0])
        game = apply(game, actions[-1])
    return record_of(chosen, DECK, actions=actions, result=game.result if result else None)
