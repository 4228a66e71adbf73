"""``play``: reads how somebody wants to play, and hands over to the terminal.

What is not said is left open: the terminal knows the settings kept from last time.
"""

import os
from collections.abc import Mapping, Sequence
from functools import partial
from pathlib import Path

import click

from offiziersskat.cli.base import Command
from offiziersskat.cli.options import number_option, read_by, rules_from
from offiziersskat.core.rules import Ruleset
from offiziersskat.errors import InputError
from offiziersskat.i18n import Catalogue, Language, catalogue
from offiziersskat.players import PLAYERS, is_player
from offiziersskat.table.folders import user_folders
from offiziersskat.table.settings import load_settings
from offiziersskat.tui.setup import HUMAN, Setup

__all__ = ["build"]

_LONGEST_MATCH = 1_000_000
_WIDTHS = (20, 1000)
_SEATS = (2, 4)
_LISTS = ("--players", "--names")


def build(say: Catalogue) -> click.Command:
    """The command ``play``."""
    words = catalogue("commands", say.language)
    number = partial(number_option, say)

    def switch(names: str, message: str) -> click.Option:
        return click.Option([names], default=None, help=words.text(message))

    return _PlayCommand(
        "play",
        callback=_run,
        help=words.text("play-help", players=" ".join((HUMAN, *PLAYERS))),
        options_metavar=say.text("metavar-options"),
        params=[
            click.Option(
                ["--rules"], metavar=say.text("metavar-rules"), help=say.text("option-rules")
            ),
            click.Option(
                ["--players"],
                multiple=True,
                metavar=words.text("metavar-players"),
                help=words.text("option-players"),
                callback=read_by(_player, say.language),
            ),
            click.Option(
                ["--names"],
                multiple=True,
                metavar=words.text("metavar-names"),
                help=words.text("option-names"),
            ),
            number("--hands", low=1, high=_LONGEST_MATCH, help=words.text("option-match-hands")),
            number("--target", low=1, high=_LONGEST_MATCH, help=words.text("option-target")),
            number("--seed", help=words.text("option-play-seed")),
            switch("--continue/--new", "option-continue"),
            click.Option(
                ["--resume"],
                metavar=say.text("metavar-file"),
                help=words.text("option-resume"),
            ),
            switch("--ascii/--unicode", "option-ascii"),
            switch("--colour/--no-colour", "option-colour"),
            number("--width", low=_WIDTHS[0], high=_WIDTHS[1], help=words.text("option-width")),
        ],
    )


class _PlayCommand(Command):
    """``--players human rules``: these two options take all words up to the next option."""

    def parse_args(self, ctx: click.Context, args: list[str]) -> list[str]:
        """Give each word of a list its option, as click would have it."""
        spread: list[str] = []
        bare: list[str] = []
        taking: str | None = None
        for arg in args:
            if arg in _LISTS:
                taking = arg
                bare.append(arg)
            elif taking is None or arg.startswith("-"):
                taking = None
                spread.append(arg)
            else:
                spread += [taking, arg]
                bare = [option for option in bare if option != taking]
        # An option without a word goes last, where click says what it lacks.
        spread += bare
        return super().parse_args(ctx, spread)


def _player(name: str) -> str:
    if name != HUMAN and not is_player(name):
        raise InputError("player-unknown", name=name, known=" ".join((HUMAN, *PLAYERS)))
    return name


def _run(
    *,
    rules: str | None,
    players: tuple[str, ...],
    names: tuple[str, ...],
    hands: int | None,
    target: int | None,
    seed: int | None,
    resume: str | None,
    ascii: bool | None,  # noqa: A002 - the option's name
    colour: bool | None,
    width: int | None,
    **rest: bool | None,
) -> int:
    from offiziersskat.tui.line import main

    going_on = "--resume" if resume is not None else "--continue" if rest["continue"] else None
    settled: dict[str, object] = {"--rules": rules, "--hands": hands, "--target": target}
    if resume is None:
        settled |= {"--players": players, "--names": names, "--seed": seed}
    _check_settled(going_on, settled)
    chosen = _rules(rules, {"hands": hands, "target": target})
    _check_players(players, chosen)
    wanted: Language | None = click.get_current_context().obj
    return main(
        Setup(
            rules=chosen,
            players=players,
            names=names,
            seed=seed,
            language=wanted,
            record=None if resume is None else Path(resume),
            resume=rest["continue"],
            colour=colour,
            ascii=ascii,
            width=width,
        )
    )


def _rules(text: str | None, match: dict[str, int | None]) -> Ruleset | None:
    """The ruleset; the length of the match belongs to it, also to the one kept from last time."""
    said = [f"{field}={value}" for field, value in match.items() if value is not None]
    if text is None and not said:
        return None
    if text is None:
        text = _without_length(load_settings(user_folders(os.environ))[0].rules or "classic")
    return rules_from("; ".join([text, *said]))


def _without_length(text: str) -> str:
    """Kept rules without the length of a match, which is being said anew."""
    parts = [part.strip() for part in text.split(";")]
    return "; ".join(part for part in parts if part.split("=")[0].strip() not in _LENGTHS)


_LENGTHS = ("hands", "target")


def _check_settled(going_on: str | None, settled: Mapping[str, object]) -> None:
    """A game that is gone on with does not change what it was begun with."""
    for option, value in settled.items():
        if going_on is not None and value not in (None, ()):
            raise InputError("option-not-with", option=option, other=going_on)


def _check_players(players: Sequence[str], rules: Ruleset | None) -> None:
    """As many as the table has seats, where both are known."""
    if players and rules is not None and len(players) != rules.seats:
        raise InputError("player-count", count=len(players), seats=rules.seats)
    if players and len(players) not in _SEATS:
        raise InputError("player-count", count=len(players), seats=2)
