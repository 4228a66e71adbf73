"""What a review says against a card, tried on the facts.

What was wrong with a card is tried with all cards as they lie.
"""

from tests.claims.before import Check
from tests.claims.scene import Said, Scene, points_of

__all__ = ["FAULTS"]


def _others(scene: Scene, said: Said) -> tuple[bool, bool]:
    """Whether the better card, and the one that was played, take a trick that is open."""
    better, played = (scene.takes(scene.after(card)) for card in (said.action, said.played))
    return better, played


def _misses_trick(scene: Scene, said: Said) -> bool:
    told = scene.worth(said.action) == said.number("points")
    open_ = bool(scene.trick) and said.text("card") == said.action
    return open_ and told and _others(scene, said) == (True, False)


def _is_beaten(scene: Scene, said: Said) -> bool:
    """The other seat had the card that is named, and might have answered with it."""
    by, trick = said.text("by"), scene.after(said.played)
    other = (scene.me + 1) % len(scene.seats)
    may = by in scene.answers(other, trick) and scene.winner([*trick, (other, by)]) == other
    told = points_of([said.played, by]) == said.number("points")
    return not scene.trick and said.text("chosen") == said.played and may and told


def _gives_more(scene: Scene, said: Said) -> bool:
    names = (said.text("card"), said.text("chosen")) == (said.action, said.played)
    more = points_of([said.played]) - points_of([said.action])
    gone = bool(scene.trick) and _others(scene, said) == (False, False)
    return names and gone and more == said.number("points") > 0


def _leaves_covered(scene: Scene, said: Said) -> bool:
    names = (said.text("card"), said.text("chosen")) == (said.action, said.played)
    on_top = {up for down, up in scene.state["piles"][scene.me] if up and down}
    return names and said.action in on_top and said.played not in on_top


FAULTS: dict[str, Check] = {
    "misses-trick": _misses_trick,
    "is-beaten": _is_beaten,
    "gives-more": _gives_more,
    "leaves-covered": _leaves_covered,
}
"""A check for every template of what was wrong; ``loses-game`` needs values and is tried apart."""
