"""What is said of a card, tried on the facts: every trick is played out by all cards as they lie.

What nobody can do by what is in sight, nobody can do with the cards that are there; so a sentence
about what is certain is tried on the real cards, one about what is in sight on those in sight.
"""

from collections.abc import Callable, Sequence

from tests.claims.before import Check
from tests.claims.scene import Said, Scene, Trick, points_of
from tests.perft import naive

__all__ = ["PLAYING"]


def _speaks_of_it(said: Said) -> bool:
    return said.action == said.text("card")


def _goal(scene: Scene, *, ours: bool) -> int:
    """What wins: 61 points, or 60 against who loses the tie."""
    declares = (scene.my_side == 0) is ours
    return 60 if scene.state["rules"]["tie"] == "declarer_loses" and not declares else 61


# ---- marks --------------------------------------------------------------------------------------


def _reaches(scene: Scene, said: Said) -> bool:
    have, mark = scene.has(ours=True), said.number("points")
    return have < mark <= have + scene.worth(said.action) and scene.surely(said.action, ours=True)


def _stops(scene: Scene, said: Said) -> bool:
    """With any legal card the trick would carry the other side there."""
    have, mark = scene.has(ours=False), said.number("points")
    least = min(scene.worth(card) for card in scene.legal())
    return have < mark <= have + least and scene.surely(said.action, ours=True)


def _needs(scene: Scene, said: Said) -> bool:
    goal = _goal(scene, ours=True)
    need = goal - scene.has(ours=True)
    told = (said.number("points"), said.number("need"), said.number("goal"))
    return told == (scene.worth(said.action), need, goal) and scene.surely(said.action, ours=True)


def _limits(scene: Scene, said: Said) -> bool:
    """Even every card to come makes no 61, and so many points are schneider's end."""
    most = scene.most()
    return 31 <= most < 61 and scene.has(ours=True) + said.number("points") == 31


def _for_schneider(scene: Scene, said: Said) -> bool:
    """Even without another trick it is won; what lies aside unseen might be among what is missing."""
    most = scene.most()
    needed = said.number("points")
    return scene.is_won() and needed > 0 and scene.has(ours=True) + needed == 90 <= most


# ---- leading ------------------------------------------------------------------------------------


def _draws(scene: Scene, said: Said) -> bool:
    shown = sum(scene.kind(card) == "T" for card in scene.theirs())
    is_led = not scene.trick and scene.kind(said.action) == "T"
    return is_led and shown == said.number("count") > 0


def _sure(scene: Scene, said: Said) -> bool:
    """Nobody who is still to play has a card for it."""
    return _speaks_of_it(said) and all(
        scene.winner(trick) == scene.me for trick in scene.courses(said.action)
    )


def _hunts(scene: Scene, said: Said) -> bool:
    ten = said.text("card")
    falls = all(
        any(card == ten and not scene.is_ours(seat) for seat, card in trick)
        for trick in scene.courses(said.action)
    )
    return not scene.trick and ten[1] == "T" and falls and scene.surely(said.action, ours=True)


def _forces(scene: Scene, said: Said) -> bool:
    """Nobody of the other side has any of the suit, and the next has a trump."""
    suit = scene.kind(said.action)
    foes = [seat for seat in scene.seats if not scene.is_ours(seat)]
    kinds = {seat: {scene.kind(card) for card in scene.held(seat)} for seat in foes}
    is_led = not scene.trick and suit == said.text("suit") != "T"
    without = all(suit not in found for found in kinds.values())
    return is_led and without and "T" in kinds[(scene.me + 1) % len(scene.seats)]


def _cheap_lead(scene: Scene, said: Said) -> bool:
    return _speaks_of_it(said) and not scene.trick and points_of([said.action]) == 0


# ---- following ----------------------------------------------------------------------------------


def _catches(scene: Scene, said: Said) -> bool:
    ten = said.text("card")
    lies = any(card == ten and not scene.is_ours(seat) for seat, card in scene.trick)
    return lies and ten[1] == "T" and scene.surely(said.action, ours=True)


def _throws(scene: Scene, said: Said) -> bool:
    brings = _speaks_of_it(said) and points_of([said.action]) > 0
    return brings and scene.surely(said.action, ours=True)


def _smears(scene: Scene, said: Said) -> bool:
    owner = scene.winner(scene.after(said.action))
    partner = scene.is_ours(owner) and owner != scene.me
    return _speaks_of_it(said) and partner and scene.surely(said.action, ours=True)


def _trumps_in(scene: Scene, said: Said) -> bool:
    trumped = bool(scene.trick) and scene.kind(scene.trick[0][1]) != "T" == scene.kind(said.action)
    told = scene.worth(said.action) == said.number("points")
    return trumped and told and scene.surely(said.action, ours=True)


def _wins_cheaply(scene: Scene, said: Said) -> bool:
    takes = scene.winner(scene.after(said.action)) == scene.me
    return _speaks_of_it(said) and takes and scene.surely(said.action, ours=True)


def _cheap_loss(scene: Scene, said: Said) -> bool:
    """With none of the cards can this side get it, and none counts less."""
    lost = all(scene.surely(card, ours=False) for card in scene.legal())
    least = min(points_of([card]) for card in scene.legal())
    return bool(scene.trick) and lost and points_of([said.action]) == least == said.number("points")


def _ducks(scene: Scene, said: Said) -> bool:
    could = any(scene.surely(card, ours=True) for card in scene.legal())
    goes = scene.surely(said.action, ours=False)
    return could and goes and scene.worth(said.action) == said.number("points")


def _spends(scene: Scene, said: Said) -> bool:
    told = scene.worth(said.action) == said.number("points")
    is_jack = _speaks_of_it(said) and said.action[1] == "J"
    return is_jack and told and scene.surely(said.action, ours=True)


# ---- kept and turned ----------------------------------------------------------------------------


def _protects(scene: Scene, said: Said) -> bool:
    """The ten could be played; with it the card named would have the trick."""
    ten, by = said.text("card"), said.text("by")
    if ten not in scene.legal() or ten == said.action or ten[1] != "T":
        return False
    trick = scene.after(ten)
    if by in {card for _, card in scene.trick}:
        return (scene.winner(trick), by) in scene.trick and not scene.takes(trick)
    return any(
        by in scene.answers(seat, trick) and scene.winner([*trick, (seat, by)]) == seat
        for seat in scene.seats
        if not scene.is_ours(seat) and seat not in {one for one, _ in trick}
    )


def _keeps_jack(scene: Scene, said: Said) -> bool:
    return said.text("card") == "CJ" != said.action and "CJ" in scene.legal()


def _turned_mine(scene: Scene, said: Said) -> bool:
    return _speaks_of_it(said) and (scene.me, said.action) in scene.turned


def _turned_foe(scene: Scene, said: Said) -> bool:
    card = said.text("card")
    fresh = any(card == one and not scene.is_ours(seat) for seat, one in scene.turned)
    here = card in scene.theirs() and said.text("over") == said.action
    return fresh and here and scene.is_below(card, said.action)


def _uncovers(scene: Scene, said: Said) -> bool:
    return any(
        up == said.action == said.text("card") and bool(down)
        for down, up in scene.state["piles"][scene.me]
    )


# ---- tricks as burdens --------------------------------------------------------------------------


def _goes_away(scene: Scene, said: Said) -> bool:
    return scene.is_low and _speaks_of_it(said) and scene.surely(said.action, ours=False)


def _must_take(scene: Scene, said: Said) -> bool:
    return _goes_away(scene, said) and scene.takes(scene.after(said.action))


def _thrown(scene: Scene, said: Said) -> bool:
    off = bool(scene.trick) and scene.kind(scene.trick[0][1]) != scene.kind(said.action)
    return _goes_away(scene, said) and off


def _stays_under(scene: Scene, said: Said) -> bool:
    higher = [card for seat, card in scene.trick if not scene.is_ours(seat)]
    there = said.text("card") in higher
    beaten = naive.taker({**scene.state, "trick": scene.after(said.action)}) != scene.me
    return scene.is_low and there and beaten and scene.surely(said.action, ours=False)


def _takes_cheaply(scene: Scene, said: Said) -> bool:
    stuck = all(scene.surely(card, ours=True) for card in scene.legal())
    least = min(points_of([card]) for card in scene.legal())
    return scene.is_low and stuck and points_of([said.action]) == least == said.number("points")


def _keeps_below(scene: Scene, said: Said) -> bool:
    below = sum(scene.is_below(card, said.action) for card in scene.held(scene.me))
    return scene.is_low and _speaks_of_it(said) and below == said.number("count")


# ---- the trick at its best and worst ------------------------------------------------------------

Choose = Callable[[Sequence[int]], int]


def _in_sight(scene: Scene, trick: Trick, mine: Choose, theirs: Choose) -> int:
    """Points won less points lost against answers in sight; who shows nothing is passed over."""
    seat = (trick[-1][0] + 1) % len(scene.seats)
    answers = scene.answers(seat, trick, in_sight=True) if len(trick) < len(scene.seats) else []
    if not answers:
        points = points_of(card for _, card in trick)
        return points if scene.takes(trick) else -points
    choose = mine if scene.is_ours(seat) else theirs
    return choose([_in_sight(scene, [*trick, (seat, card)], mine, theirs) for card in answers])


def _answer(sign: int) -> Check:
    def check(scene: Scene, said: Said) -> bool:
        found = _in_sight(scene, scene.after(said.action), max, min)
        return found == sign * said.number("points")

    return check


def _worst_case(scene: Scene, said: Said) -> bool:
    most = max(0, _in_sight(scene, scene.after(said.action), min, max))
    return scene.contract == "R" and most == said.number("points")


PLAYING: dict[str, Check] = {
    "reaches-mark": _reaches,
    "stops-mark": _stops,
    "needs": _needs,
    "limit-loss": _limits,
    "for-schneider": _for_schneider,
    "draw-trumps": _draws,
    "sure-trick": _sure,
    "ten-safe": lambda scene, said: said.action[1] == "T" and _sure(scene, said),
    "hunt-ten": _hunts,
    "force-trump": _forces,
    "cheap-lead": _cheap_lead,
    "catch-ten": _catches,
    "throw-points": _throws,
    "smear": _smears,
    "trump-in": _trumps_in,
    "win-cheaply": _wins_cheaply,
    "cheap-loss": _cheap_loss,
    "duck": _ducks,
    "spend-jack": _spends,
    "protect-ten": _protects,
    "keep-top-jack": _keeps_jack,
    "turned-mine": _turned_mine,
    "turned-foe": _turned_foe,
    "uncovers": _uncovers,
    "stays-under": _stays_under,
    "must-take": _must_take,
    "gives-points": _thrown,
    "takes-cheaply": _takes_cheaply,
    "throws-danger": _thrown,
    "answer-wins": _answer(1),
    "answer-costs": _answer(-1),
    "worst-case": _worst_case,
    "keeps-below": _keeps_below,
}
"""A check for every template of what is said of a card."""
