"""The player ``mcts``: Monte-Carlo tree search (UCT) over what everybody sees, a yardstick.

The tree is one of public states: a node is a course of cards played and turned. Where cards are
turned it branches by what came, each as likely as the deal makes it (open chance nodes); hands that
are hidden are drawn by what bids and plays tell, and a node's moves are compared as often as they
were there to be played (information-set UCT). Beyond the tree hands are played out at random. It
plays for the ruleset's score; what is not card play it decides as ``rules`` does.
"""

from math import log, sqrt

from offiziersskat.core.actions import Action, Play
from offiziersskat.core.cards import Card
from offiziersskat.core.legality import legal
from offiziersskat.core.view import Phase, View
from offiziersskat.players.playout import Layout, Run, layouts_of
from offiziersskat.players.protocol import Rng
from offiziersskat.players.rules import advise

__all__ = ["SIMULATIONS", "MctsPlayer", "searched"]

SIMULATIONS = {"mcts": 5_000, "mcts-quick": 500}
"""How many hands are played to their ends for each card; each adds a node to the tree."""

_CURIOSITY = 0.3
"""What a move that was seldom tried is worth besides, on a scale where 1 is all that is at stake."""
_SEEDS = 1 << 16
_HANDS = 128
"""So many hidden hands are drawn at most."""


class MctsPlayer:
    """A tree of public states, grown by random play."""

    def __init__(self, name: str = "mcts", simulations: int | None = None) -> None:
        """``simulations`` for each card; by default what the name says."""
        self.name = name
        self._simulations = SIMULATIONS[name] if simulations is None else simulations

    def choose(self, view: View, rng: Rng) -> Action:
        """The same action for the same view and the same chance."""
        actions = legal(view)
        if view.phase is not Phase.PLAY or len(actions) == 1:
            return advise(view).action
        visits = searched(view, rng, self._simulations)
        return Play(max(sorted(visits), key=lambda card: visits[card]))


def searched(view: View, rng: Rng, simulations: int) -> dict[Card, int]:
    """How often each card of the seat to act was tried; it tries what is good more and more."""
    layouts = layouts_of(view, rng, _HANDS)
    run = Run(rng.below(_SEEDS) * _SEEDS + rng.below(_SEEDS))
    root = _Node()
    for _ in range(simulations):
        _grow(root, layouts[run.below(len(layouts))], run)
    return {layouts[0].card(move): int(stat.visits) for move, stat in root.stats.items()}


class _Stat:
    """A move of a node: how often tried and what it brought side 0, how often it was there."""

    __slots__ = ("offered", "total", "visits")

    def __init__(self) -> None:
        self.visits = 0
        self.total = 0.0
        self.offered = 0


class _Node:
    """What was seen of the moves from here, and where they led to, by move and cards turned."""

    __slots__ = ("after", "stats")

    def __init__(self) -> None:
        self.stats: dict[int, _Stat] = {}
        self.after: dict[tuple[int, int], _Node] = {}


def _grow(root: _Node, layout: Layout, run: Run) -> None:
    """One hand: down the tree, one node more, played out, and what it came to kept on the way."""
    run.start(layout)
    node, path = root, []
    while not run.over:
        move, is_new = _chosen(node, run)
        path.append(node.stats[move])
        turned = run.play(move)
        if is_new:
            break
        after = node.after.get((move, turned))
        if after is None:
            after = node.after[move, turned] = _Node()
        node = after
    run.play_out()
    end = run.end()
    for stat in path:
        stat.visits += 1
        stat.total += end


def _chosen(node: _Node, run: Run) -> tuple[int, bool]:
    """A move that was never tried, or the best by what it brought and how seldom it was tried."""
    stats, untried, best, most = node.stats, [], -1, -1.0
    wants_much = run.side == 0
    for move in run.moves():
        stat = stats.get(move)
        if stat is None:
            untried.append(move)
            continue
        stat.offered += 1
        mean = stat.total / stat.visits
        bound = (mean if wants_much else 1.0 - mean) + _CURIOSITY * sqrt(
            log(stat.offered) / stat.visits
        )
        if bound > most:
            best, most = move, bound
    if not untried:
        return best, False
    move = untried[run.below(len(untried))]
    stats[move] = _Stat()
    stats[move].offered = 1
    return move, True
