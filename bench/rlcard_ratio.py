"""Whole random hands a second, beside the bridge environment of rlcard, as a ratio in one run.

    python bench/rlcard_ratio.py --install          once: an environment of its own for rlcard
    python bench/rlcard_ratio.py [--seconds 20] [--quick]

rlcard and numpy stay outside the project: they live in an environment under ``build/``, or in the
one whose interpreter ``--python`` names. Both sides run in turns, so that a busy machine slows
them alike. In both a hand is dealt at random, and at every ply the one to act gets his view and
his legal actions and takes one of them at random, until the hand is over.
"""

import argparse
import random
import subprocess
import sys
import time
from pathlib import Path

from offiziersskat.core.cards import DECK
from offiziersskat.core.catalogue import PRESETS, preset
from offiziersskat.core.game import apply, new_game, observe
from offiziersskat.core.legality import legal

_HOME = Path(__file__).resolve().parents[1] / "build" / "rlcard"
_ROUNDS = 5

# Runs in the other environment; answers "hands plies seconds".
_BRIDGE = """
import random, sys, time
import rlcard
env = rlcard.make("bridge", config={"seed": int(sys.argv[1])})
rng = random.Random(int(sys.argv[1]))
hands = plies = 0
begun = time.perf_counter()
while time.perf_counter() - begun < float(sys.argv[2]):
    state, _ = env.reset()
    while not env.is_over():
        state, _ = env.step(rng.choice(list(state["legal_actions"])))
        plies += 1
    hands += 1
print(hands, plies, time.perf_counter() - begun)
"""


def _ours(name: str, seconds: float, seed: int) -> tuple[int, int, float]:
    rules, rng = preset(name), random.Random(seed)
    hands = plies = 0
    begun = time.perf_counter()
    while time.perf_counter() - begun < seconds:
        deck = list(DECK)
        rng.shuffle(deck)
        game = new_game(rules, deck)
        while actions := legal(observe(game, game.to_act)):
            game = apply(game, rng.choice(actions))
            plies += 1
        hands += 1
    return hands, plies, time.perf_counter() - begun


def _theirs(python: Path, seconds: float, seed: int) -> tuple[int, int, float]:
    command = [str(python), "-c", _BRIDGE, str(seed), str(seconds)]
    answer = subprocess.run(command, capture_output=True, text=True, check=True).stdout
    hands, plies, spent = answer.split()[-3:]
    return int(hands), int(plies), float(spent)


def _install() -> Path:
    subprocess.run([sys.executable, "-m", "venv", str(_HOME)], check=True)
    python = _HOME / "bin" / "python"
    packages = ["rlcard", "numpy"]
    subprocess.run([str(python), "-m", "pip", "install", "--quiet", *packages], check=True)
    return python


def _has_rlcard(python: Path) -> bool:
    command = [str(python), "-c", "import rlcard"]
    return python.exists() and not subprocess.run(command, capture_output=True).returncode  # noqa: PLW1510 - its status is the answer


def _measure(python: Path, seconds: float) -> None:
    slice_ = seconds / _ROUNDS / (len(PRESETS) + 1)
    bridge = [0, 0, 0.0]
    own = {name: [0, 0, 0.0] for name in PRESETS}
    for seed in range(_ROUNDS):
        for name, sums in own.items():
            _add(sums, _ours(name, slice_, seed))
        _add(bridge, _theirs(python, slice_, seed))
    rate = _row("rlcard bridge", bridge, None)
    for name, sums in own.items():
        _row(name, sums, rate)


def _add(sums: list[float], more: tuple[int, int, float]) -> None:
    for place, number in enumerate(more):
        sums[place] += number


def _row(name: str, sums: list[float], beside: float | None) -> float:
    hands, plies, spent = sums
    rate = hands / spent
    ratio = "" if beside is None else f"   ratio {rate / beside:5.2f}"
    print(f"{name:14} {rate:7.1f} hands/s  {plies / hands:5.1f} plies a hand{ratio}")
    return rate


def main() -> int:
    """Measure, or say how to install what it is measured against."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n", maxsplit=1)[0])
    parser.add_argument("--python", type=Path, help="an interpreter that has rlcard")
    parser.add_argument("--install", action="store_true", help="make an environment for rlcard")
    parser.add_argument("--seconds", type=float, default=40.0, help="for all of it")
    parser.add_argument("--quick", action="store_true", help="8 seconds")
    options = parser.parse_args()
    python = _install() if options.install else options.python or _HOME / "bin" / "python"
    if not _has_rlcard(python):
        print(f"Not measured: {python} has no rlcard. To install it apart from the project:")
        print("    python bench/rlcard_ratio.py --install")
        return 2 if options.python else 0
    _measure(python, 8.0 if options.quick else options.seconds)
    return 0


if __name__ == "__main__":
    sys.exit(main())
