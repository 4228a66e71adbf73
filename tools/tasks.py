"""What `make play`, `make test` and the other targets do; `tools/run.sh` starts it.

It decides which commands make up a task. How the environment comes about is the business of
`environment.py`; it imports the standard library only, since it runs before anything else is there.
"""

import json
import os
import shutil
import subprocess
import sys
from collections.abc import Callable

from environment import (
    ROOT,
    VENV_PYTHON,
    ensure_client,
    ensure_debian_packages,
    ensure_environment,
    give_up,
    say,
)

__all__ = ["TASKS", "main"]

CHECKS = {
    "ruff check": ("-m", "ruff", "check"),
    "ruff format": ("-m", "ruff", "format", "--check"),
    "mypy": ("-m", "mypy"),
    # It cannot be run with -m, and a script in .venv/bin breaks when the folder is moved.
    "import-linter": (
        "-c",
        "from importlinter import cli; cli.lint_imports_command()",
        "--no-logo",
    ),
}

# Where pytest keeps what failed last; what may fail because the machine was busy, and how often.
LAST_FAILED = ROOT / ".pytest_cache" / "v" / "cache" / "lastfailed"
TIMED = ("tests/browser/", "tests/e2e/", "tests/secrecy/", "tests/server/")
MOST_AGAIN = 3

LOCK_COMMAND = (
    *("-m", "uv", "pip", "compile", "--quiet", "--universal", "--generate-hashes"),
    *("--no-emit-index-url", "--custom-compile-command", "make lock"),
)


def play(arguments: list[str]) -> int:
    """Set the table up in the browser."""
    ensure_environment("base")
    ensure_client()
    return _become("-m", "offiziersskat", *arguments)


def terminal(arguments: list[str]) -> int:
    """Start a game in the terminal."""
    ensure_environment("base")
    # The command is on nobody's path: the game shall say what was typed to start it.
    script = f"sh {ROOT / 'tools' / 'run.sh'} terminal"
    by_make = "make terminal" if "MAKELEVEL" in os.environ else script
    os.environ.setdefault("OFFIZIERSSKAT_COMMAND", by_make)
    return _become("-m", "offiziersskat", "play", *arguments)


def test(arguments: list[str]) -> int:
    """Run all tests; with arguments a part of them, without the coverage that only all reach."""
    ensure_debian_packages()
    ensure_environment("dev")
    ensure_client()
    if arguments:
        return _become("-m", "pytest", "-n", "2", *arguments)
    failed = _run("-m", "pytest", "-n", "2", "--cov", "--cov-report=term:skip-covered")
    return _once_more() if failed == 1 else failed


def _once_more() -> int:
    """Try tests that drive real programs against the clock again, alone; all others stay failed."""
    try:
        failed = list(json.loads(LAST_FAILED.read_text(encoding="utf-8")))
    except (OSError, ValueError):
        return 1
    if not failed or len(failed) > MOST_AGAIN or not all(name.startswith(TIMED) for name in failed):
        return 1
    say("", "Once more, with nothing beside them:", *failed)
    again = _run("-m", "pytest", "--last-failed")
    return again or _run("-m", "coverage", "report", "--skip-covered")


def check(_arguments: list[str]) -> int:
    """Run every checker, the later ones also when an earlier one complains."""
    ensure_environment("dev")
    failed = [name for name, command in CHECKS.items() if _run(*command)]
    for name in failed:
        say(f"FAILED: {name}")
    return 1 if failed else 0


def bench(arguments: list[str]) -> int:
    """Run every script in bench/, shortened unless arguments say otherwise."""
    ensure_environment("dev")
    scripts = sorted(path for path in (ROOT / "bench").glob("*.py") if path.name[0] != "_")
    if not scripts:
        give_up("There is no script in bench/.")
    failed = []
    for script in scripts:
        name = script.relative_to(ROOT)
        print(f"== {name}", flush=True)
        if _run(str(name), *(arguments or ["--quick"])):
            failed.append(name)
    for name in failed:
        say(f"FAILED: {name}")
    return 1 if failed else 0


def lock(_arguments: list[str]) -> int:
    """Write requirements/*.txt anew, with the newest releases that pyproject.toml allows."""
    ensure_environment("lock")
    sources = {
        "lock": ["requirements/lock.in"],
        "build": ["requirements/build.in"],
        "node": ["requirements/node.in"],
        "dev": ["pyproject.toml", "--extra", "dev"],
        # After dev and held to it, so that people play with the versions that were tested.
        "base": ["pyproject.toml", "--constraint", "requirements/dev.txt"],
    }
    for name, source in sources.items():
        target = f"requirements/{name}.txt"
        if _run(*LOCK_COMMAND, "--upgrade", *source, "--output-file", target):
            return 1
    return 0


def clean(_arguments: list[str]) -> int:
    """Remove all that the other tasks made."""
    folders = (".venv", "build", "dist", ".mypy_cache", ".pytest_cache", ".ruff_cache")
    client = ("web/node_modules", "src/offiziersskat/server/static")
    caches = (".import_linter_cache", ".hypothesis", "src/offiziersskat.egg-info")
    for name in (*folders, *client, *caches):
        shutil.rmtree(ROOT / name, ignore_errors=True)
    for path in ROOT.glob(".coverage*"):
        path.unlink()
    for top in ("src", "tests", "tools", "bench"):
        for path in (ROOT / top).rglob("__pycache__"):
            shutil.rmtree(path)
    return 0


TASKS: dict[str, Callable[[list[str]], int]] = {
    "play": play,
    "terminal": terminal,
    "test": test,
    "check": check,
    "bench": bench,
    "lock": lock,
    "clean": clean,
}


def main(arguments: list[str]) -> int:
    """Run the task that the first argument names with the other ones; returns its exit status."""
    if not arguments or arguments[0] not in TASKS:
        give_up(f"Usage: tools/run.sh {{{'|'.join(TASKS)}}} [ARGUMENT ...]")
    return TASKS[arguments[0]](arguments[1:])


def _run(*arguments: str) -> int:
    return subprocess.run([VENV_PYTHON, *arguments], cwd=ROOT).returncode


def _become(*arguments: str) -> int:
    """Put the command in this process's place, so that it gets the terminal and the signals."""
    sys.stdout.flush()
    os.chdir(ROOT)
    os.execv(VENV_PYTHON, [str(VENV_PYTHON), *arguments])  # does not return


if __name__ == "__main__":
    try:
        sys.exit(main(sys.argv[1:]))
    except KeyboardInterrupt:
        sys.exit(130)
