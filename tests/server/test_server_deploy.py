"""The steps of the image, as far as they can be taken without one: what they name is there, and it starts."""

import json
import os
import re
import shlex
import signal
import subprocess
import sys
import tomllib
from pathlib import Path
from time import monotonic, sleep

from tests.server.postgres import free_port

ROOT = Path(__file__).resolve().parents[2]
DEPLOY = ROOT / "deploy"
_SECONDS = 60


def instructions(word: str) -> list[str]:
    """What stands after this word in the Dockerfile, continued lines joined."""
    text = (DEPLOY / "Dockerfile").read_text(encoding="utf-8").replace("\\\n", " ")
    return [line.removeprefix(word).strip() for line in text.splitlines() if line.startswith(word)]


def is_ignored(path: Path) -> bool:
    """Whether what lies there is left out of the image."""
    patterns = (ROOT / ".dockerignore").read_text(encoding="utf-8").split()
    return any(part.match(one) for one in patterns for part in (path, *path.parents))


def test_the_image_is_made_of_what_there_is() -> None:
    """Each file and extra that its steps name exists, and nothing to build from is left out."""
    steps = " ".join(instructions("RUN "))
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    locks = re.findall(r"-r (\S+)", steps)
    assert locks
    assert all((ROOT / lock).is_file() for lock in locks)
    extras = re.findall(r'"\.\[(\w+)\]"', steps)
    assert ["postgres"] == [name for name in extras if name in project["optional-dependencies"]]
    assert "offiziersskat" in project["scripts"]

    wanted = ["src", "web", "tools", "setup.py", "pyproject.toml", "README.md", "LICENSE", *locks]
    names = subprocess.run(
        ["git", "ls-files", *wanted], cwd=ROOT, capture_output=True, text=True, check=True
    ).stdout.splitlines()
    assert len(names) > 300
    assert [] == [name for name in names if is_ignored(Path(name))]
    assert is_ignored(Path("web/node_modules/svelte/package.json"))
    assert is_ignored(Path(".venv/bin/python"))


def test_what_the_image_starts_is_found_alive(tmp_path: Path) -> None:
    """Its words and its environment, but for port and folder; then its own question, and its end."""
    program, words = (json.loads(instructions(word)[0]) for word in ("ENTRYPOINT ", "CMD "))
    question = json.loads(instructions("HEALTHCHECK ")[0].partition("CMD ")[2])
    said = dict(one.split("=", 1) for one in shlex.split(instructions("ENV ")[0]))
    [port] = instructions("EXPOSE ")
    assert port == said["OFFIZIERSSKAT_PORT"]
    assert json.loads(instructions("VOLUME ")[0]) == [said["OFFIZIERSSKAT_DATA"]]
    assert "/opt/offiziersskat/bin/offiziersskat" == program[0]
    assert "/opt/offiziersskat/bin/python" == question[0]

    free = str(free_port())
    own = {"OFFIZIERSSKAT_PORT": free, "OFFIZIERSSKAT_DATA": str(tmp_path)}
    command = [sys.executable, "-m", "offiziersskat", *program[1:], *words]
    started = subprocess.Popen(
        command, env={**os.environ, **said, **own}, stdout=subprocess.PIPE, text=True
    )
    ask = [sys.executable, *(part.replace(port, free) for part in question[1:])]
    try:
        end = monotonic() + _SECONDS
        while subprocess.run(ask, capture_output=True, check=False).returncode:
            assert started.poll() is None
            assert monotonic() < end
            sleep(0.2)
        stop = getattr(signal, *instructions("STOPSIGNAL "))
        started.send_signal(stop)
        started.communicate(timeout=_SECONDS)
    finally:
        started.kill()
    # It closes what is open, then ends as the signal would have ended it.
    assert -stop == started.returncode
    assert (tmp_path / "tables.sqlite").is_file()
