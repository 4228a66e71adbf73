"""What the documents promise about running the server: the bot runs, the files are sound."""

import json
import re
import shutil
import subprocess
import sys
from pathlib import Path

import yaml
from tests.server.serving import Address

ROOT = Path(__file__).resolve().parents[2]
DEPLOY = ROOT / "deploy"


def test_the_bot_of_the_page_plays_a_hand(address: Address, tmp_path: Path) -> None:
    """The lines stand in the page, and are run as they stand there."""
    text = (ROOT / "docs" / "server.md").read_text(encoding="utf-8")
    [script] = re.findall(r"```sh\n(server=.*?)```", text, re.DOTALL)
    file = tmp_path / "bot.sh"
    file.write_text(script, encoding="utf-8")
    done = subprocess.run(
        ["bash", str(file)],
        env={"server": address.http, "PATH": "/usr/local/bin:/usr/bin:/bin", "HOME": "/"},
        capture_output=True,
        text=True,
        timeout=120,
        check=False,
    )
    assert done.stdout, done.stderr
    assert 120 == sum(json.loads(done.stdout)["points"])


def test_the_page_names_every_variable_that_the_command_reads() -> None:
    """An option that nobody can find is none."""
    page = (ROOT / "docs" / "server.md").read_text(encoding="utf-8")
    source = (ROOT / "src/offiziersskat/cli/serve.py").read_text(encoding="utf-8")
    names = [*re.findall(r'said\.\w+\(\s*"([A-Z]+)"', source), "LOG", "DATA"]
    assert len(names) >= 10
    assert [] == [name for name in names if not re.search(rf"(OFFIZIERSSKAT)?_{name}\b", page)]


def test_the_dockerfile_is_sound() -> None:
    """Hadolint has nothing to say."""
    hadolint = Path(sys.executable).with_name("hadolint")
    done = subprocess.run(
        [hadolint, "--no-color", DEPLOY / "Dockerfile"], capture_output=True, text=True, check=False
    )
    assert (0, "") == (done.returncode, done.stdout)


def test_the_compose_file_names_what_there_is() -> None:
    """The build is ours, secrets come from outside, and each volume is declared."""
    compose = yaml.safe_load((DEPLOY / "compose.yaml").read_text(encoding="utf-8"))
    services = compose["services"]
    build = services["table"]["build"]
    assert (DEPLOY / build["context"] / build["dockerfile"]).resolve() == DEPLOY / "Dockerfile"
    used = {mount.split(":")[0] for one in services.values() for mount in one["volumes"]}
    assert used == set(compose["volumes"])
    assert set(services["table"]["depends_on"]) < set(services)
    secrets = [
        value
        for one in services.values()
        for name, value in one["environment"].items()
        if "PASSWORD" in name or "://" in value
    ]
    assert 2 == len(secrets)
    assert all("${POSTGRES_PASSWORD:?" in value for value in secrets)


def test_the_unit_is_sound(tmp_path: Path) -> None:
    """Systemd has nothing to say; its program is wherever the tests run."""
    unit = (DEPLOY / "offiziersskat.service").read_text(encoding="utf-8")
    assert "ExecStart=/usr/local/bin/offiziersskat serve" in unit
    file = tmp_path / "offiziersskat.service"
    program = shutil.which("true") or "/bin/true"
    file.write_text(unit.replace("/usr/local/bin/offiziersskat", program), encoding="utf-8")
    done = subprocess.run(
        ["systemd-analyze", "verify", "--man=no", file], capture_output=True, text=True, check=False
    )
    assert (0, "") == (done.returncode, done.stdout + done.stderr)
