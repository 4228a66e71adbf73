"""``train``: teaches the learned value by self-play, and shows how it comes along.

Reads what is to be learnt and where it is kept; how it is learnt is the training's business, whose
code is loaded when it is to run.
"""

import json
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

import click

from offiziersskat.cli.base import Command
from offiziersskat.cli.options import json_option, number_option
from offiziersskat.cli.streams import write_as_utf8
from offiziersskat.errors import InputError
from offiziersskat.i18n import Catalogue, Language, catalogue

if TYPE_CHECKING:
    from offiziersskat.train.state import Point, State

__all__ = ["build"]

_MOST_WORKERS = 64
_STATE, _WEIGHTS, _TABLE, _PICTURE = "state.json", "values.bin", "curve.csv", "curve.svg"


def build(say: Catalogue) -> click.Command:
    """The command ``train``."""
    words = catalogue("train", say.language)
    text = words.text
    number = partial(number_option, say)
    return Command(
        "train",
        callback=partial(_run, say.language),
        help=text("train-help"),
        options_metavar=say.text("metavar-options"),
        params=[
            click.Option(
                ["--out"],
                required=True,
                metavar=text("metavar-train-folder"),
                help=text("option-train-out"),
            ),
            number("--rounds", low=1, default="30", help=text("option-rounds")),
            number("--games", low=1, default="6000", help=text("option-games")),
            number(
                "--workers",
                low=1,
                high=_MOST_WORKERS,
                default="1",
                help=text("option-train-workers"),
            ),
            number("--seed", default="1", help=text("option-train-seed")),
            click.Option(
                ["--only"],
                multiple=True,
                metavar=text("metavar-set"),
                help=text("option-only"),
            ),
            json_option(say),
        ],
    )


def _run(
    language: Language,
    *,
    out: str,
    rounds: int,
    games: int,
    workers: int,
    seed: int,
    only: tuple[str, ...],
    as_json: bool,
) -> int:
    # Loaded here, for help should cost little.
    from offiziersskat.table.files import make_folder
    from offiziersskat.train.plan import SETS, Plan
    from offiziersskat.train.run import lessons
    from offiziersskat.train.state import began, read

    for name in only:
        if name not in SETS:
            raise InputError("train-set", name=name, known=" ".join(SETS))
    sets = tuple(name for name in SETS if not only or name in only)
    plan = Plan(seed, rounds, games, workers, sets)
    folder = Path(out)
    make_folder(folder)
    state = read(folder / _STATE, plan) or began(plan)
    if as_json:
        write_as_utf8()
    show = _as_json if as_json else partial(_as_text, catalogue("train", language), rounds)
    for point in lessons(state, folder / _STATE):
        show(point)
        if point.name == sets[-1]:
            _draw(folder, state, language)
    _finish(folder, state, language)
    if not as_json:
        done = catalogue("train", language).text("train-done", path=str(folder / _WEIGHTS))
        print(done)
    return 0


def _as_json(point: "Point") -> None:
    from dataclasses import asdict

    print(json.dumps(asdict(point)), flush=True)


def _as_text(words: Catalogue, rounds: int, point: "Point") -> None:
    line = words.text(
        "train-progress",
        round=point.round + 1,
        rounds=rounds,
        name=point.name,
        games=point.games,
        surprise=f"{point.surprise:.2f}",
        ahead=f"{point.ahead:+.2f} ± {point.half:.2f}",
    )
    print(line, flush=True)


def _draw(folder: Path, state: "State", language: Language) -> None:
    """The curve so far."""
    from offiziersskat.table.files import write_atomically
    from offiziersskat.train.curve import picture, table

    words = catalogue("train", language)
    write_atomically(folder / _TABLE, table(state.curve))
    drawn = picture(
        state.curve,
        title=words.text("train-picture"),
        across=words.text("train-across"),
        up=words.text("train-up"),
    )
    write_atomically(folder / _PICTURE, drawn)


def _finish(folder: Path, state: "State", language: Language) -> None:
    """The weights, as the package holds them; and the curve, if it was not drawn last time."""
    from offiziersskat.search.netfile import pack
    from offiziersskat.train.run import weights_of
    from offiziersskat.train.weights import write_weights

    _draw(folder, state, language)
    write_weights(folder / _WEIGHTS, pack(weights_of(state)))
