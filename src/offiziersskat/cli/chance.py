"""``random``: complete random hands as records, the same for the same seed everywhere.

Hand k is dealt from the seed of notation.md §5, and every decision is drawn evenly from the legal
ones by a stream of its own, so that the deal does not depend on how the choices are made.
"""

import secrets
import sys
from functools import partial
from hashlib import sha256

import click

from offiziersskat.cli.base import Command
from offiziersskat.cli.options import json_option, number_option, rules_option
from offiziersskat.cli.streams import write_as_utf8
from offiziersskat.core.actions import Action, Declare
from offiziersskat.core.game import Game, apply, new_game, observe
from offiziersskat.core.legality import legal
from offiziersskat.core.rules import Ruleset, TrumpChoice
from offiziersskat.core.view import Phase
from offiziersskat.deal import Stream, drawn_contract, numbered_seed, shuffled
from offiziersskat.i18n import Catalogue, Language, catalogue
from offiziersskat.notation import Record, record_of, write_json

__all__ = ["build", "random_hand"]

_SEEDS = 1_000_000_000


def build(say: Catalogue) -> click.Command:
    """The command ``random``."""
    words = catalogue("commands", say.language)
    seed, hands = words.text("option-seed"), words.text("option-hands")
    return Command(
        "random",
        callback=partial(_run, say.language),
        help=words.text("random-help"),
        options_metavar=say.text("metavar-options"),
        params=[
            rules_option(say),
            number_option(say, "--seed", help=seed),
            number_option(say, "--hands", low=1, default="1", help=hands),
            json_option(say),
        ],
    )


def _run(language: Language, *, rules: Ruleset, seed: int | None, hands: int, as_json: bool) -> int:
    """Records are JSON, with ``--json`` or without it."""
    write_as_utf8()
    if seed is None:
        seed = secrets.randbelow(_SEEDS)
        print(catalogue("commands", language).text("random-seed", seed=str(seed)), file=sys.stderr)
    for number in range(hands):
        sys.stdout.write(write_json(random_hand(rules, numbered_seed(seed, number))) + "\n")
    return 0


def random_hand(rules: Ruleset, seed: bytes) -> Record:
    """A hand of a seed, played at random to its end."""
    deck = shuffled(seed)
    game = new_game(rules, deck)
    choices = Stream(sha256(b"offiziersskat:random:" + seed).digest())
    actions: list[Action] = []
    while game.phase is not Phase.OVER:
        action = _chosen(game, seed, choices)
        actions.append(action)
        game = apply(game, action)
    return record_of(rules, deck, actions=actions, result=game.result)


def _chosen(game: Game, seed: bytes, choices: Stream) -> Action:
    """One of the legal actions; a drawn trump leaves no choice (rules.md §4)."""
    if game.phase is Phase.DECLARE and game.rules.trump is TrumpChoice.DRAWN:
        return Declare(drawn_contract(seed))
    options = legal(observe(game, game.to_act))
    return options[choices.below(len(options))]
