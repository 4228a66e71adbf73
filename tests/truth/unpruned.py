"""Expectiminimax that leaves nothing out: every card, every reveal, every end of a position.

No bounds and no order of moves; equal tables at the beginning of a trick are looked at once. All
three figures come of one walk, each under the play that is best for it. Values are whole numbers:
with k cards unknown they count in k! of a unit, so that a chance node is a sum.
"""

from math import factorial

from tests.truth.second import Second, State, bits, code

__all__ = ["TooLarge", "unpruned"]

_Triple = tuple[int, int, int]


class TooLarge(Exception):
    """More tables than were allowed."""


def unpruned(text: str, *, most: int = 1 << 60) -> dict[str, _Triple]:
    """Points, win and score of each move, in u! of a unit; at most so many tables are kept."""
    walk = _Walk(Second(text), most)
    start, sign = walk.game.start, walk.game.sign
    found = {card: walk.after(start, card) for card in bits(walk.legal(start))}
    return {code(card): (points, win, sign * score) for card, (points, win, score) in found.items()}


class _Walk:
    """One walk over one position; values are side 0's."""

    def __init__(self, game: Second, most: int) -> None:
        self.game = game
        self.most = most
        self.seen: dict[State, _Triple] = {}

    def legal(self, state: State) -> int:
        """What the seat to act may play."""
        mine = state.up[self.game.turn(state)]
        return (mine & self.game.follow[state.trick[0]] or mine) if state.trick else mine

    def best(self, state: State) -> _Triple:
        """What the table is worth with somebody to play."""
        values = [self.after(state, card) for card in bits(self.legal(state))]
        if len(values) == 1:
            return values[0]
        choose = min if self.game.side(self.game.turn(state)) else max
        points, win, score = zip(*values, strict=True)
        return choose(points), choose(win), choose(score)

    def after(self, state: State, card: int) -> _Triple:
        """What it is worth once a card lies."""
        up, covers, unknown, leader, trick, made, taken, held = state
        seat = self.game.turn(state)
        up = (*up[:seat], up[seat] & ~card, *up[seat + 1 :])
        turning: tuple[int, ...] = ()
        if self.game.at_once and covers & card:
            covers &= ~card
            turning = (seat,)
        then = State(up, covers, unknown, leader, (*trick, card), made, taken, held)
        return self.turned(then, turning)

    def turned(self, state: State, turning: tuple[int, ...]) -> _Triple:
        """The sum over the cards that these seats turn, one after the other."""
        if not turning:
            return self.settled(state)
        up, covers, unknown, leader, trick, made, taken, held = state
        seat, later = turning[0], turning[1:]
        points = win = score = 0
        for card in bits(unknown):
            now = (*up[:seat], up[seat] | card, *up[seat + 1 :])
            held_now = held | self.game.holding(seat, card)
            then = State(now, covers, unknown & ~card, leader, trick, made, taken, held_now)
            found = self.turned(then, later)
            points += found[0]
            win += found[1]
            score += found[2]
        return points, win, score

    def settled(self, state: State) -> _Triple:
        """Nothing is left to be turned: the trick goes on, is complete, or is to begin."""
        if len(state.trick) == len(state.up):
            return self.closed(state)
        return self.best(state) if state.trick else self.begun(state)

    def closed(self, state: State) -> _Triple:
        """A complete trick: its winner leads, and what it uncovered is turned."""
        up, covers, unknown, leader, trick, made, taken, held = state
        best = 0
        for place in range(1, len(trick)):
            if self.game.beaten_by[trick[best]] & trick[place]:
                best = place
        winner = (leader + best) % len(up)
        if self.game.side(winner) == 0:
            made += sum(self.game.points[card] for card in trick)
        taken |= 1 << self.game.side(winner)
        turning = tuple(
            (leader + place) % len(up) for place, card in enumerate(trick) if covers & card
        )
        covers &= ~sum(trick)
        return self.turned(State(up, covers, unknown, winner, (), made, taken, held), turning)

    def begun(self, state: State) -> _Triple:
        """The beginning of a trick, or the end of the hand."""
        found = self.seen.get(state)
        if found is None:
            if len(self.seen) >= self.most:
                raise TooLarge
            found = self.ended(state) if self.is_over(state) else self.best(state)
            self.seen[state] = found
        return found

    def is_over(self, state: State) -> bool:
        """All cards are played, or the null is lost."""
        return not any(state.up) or (self.game.null and bool(state.taken & 1))

    def ended(self, state: State) -> _Triple:
        """What the hand came to, whatever still lies face down."""
        scale = factorial(state.unknown.bit_count())
        points, win, score = self.game.worth(state.made, state.taken, state.held)
        return points * scale, win * scale, score * scale
