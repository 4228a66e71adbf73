"""Builds what the tasks need to run: `.venv` from the hashed locks, and Debian packages.

It decides when something has to be installed and how, and needs nothing but Python 3.11 and pip.
It must not know what the tasks do, and imports the standard library only, since it runs before
anything else is there.
"""

import fcntl
import hashlib
import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import client

__all__ = [
    "ROOT",
    "VENV_PYTHON",
    "ensure_client",
    "ensure_debian_packages",
    "ensure_environment",
    "give_up",
    "say",
]

ROOT = Path(__file__).resolve().parent.parent
VENV = ROOT / ".venv"
VENV_PYTHON = VENV / "bin" / "python"

# What each environment installs, in this order; the larger one serves the smaller one's tasks.
LOCKS = {
    "base": ("build", "base"),
    "dev": ("build", "dev"),
    "lock": ("build", "lock"),
}
SERVED_BY = {"base": ("base", "dev"), "dev": ("dev",), "lock": ("lock",)}


def say(*lines: str) -> None:
    """Tell the person at the terminal what happens; the tasks' own output stays apart."""
    print(*lines, sep="\n", file=sys.stderr, flush=True)


def give_up(*lines: str) -> None:
    """Say what is missing and leave with status 2, which no test result uses."""
    say(*lines)
    raise SystemExit(2)


def ensure_environment(kind: str) -> None:
    """Make `.venv` fit for `kind`, a key of LOCKS; quick and silent when it is so already."""
    with _one_at_a_time():
        if _python_works() and any(_is_stamped(other) for other in SERVED_BY[kind]):
            return
        say("Building the environment (once, about a minute) …")
        _make_venv()
        for other in LOCKS:
            _stamp_path(other).unlink(missing_ok=True)
        pip = _pip_command()
        for lock in LOCKS[kind]:
            _pip_install(pip, "--require-hashes", "-r", f"requirements/{lock}.txt")
        # The client is built apart, since most changes of it or of the rest leave the other alone.
        os.environ["OFFIZIERSSKAT_NO_CLIENT"] = "1"
        _pip_install(pip, "--no-deps", "--no-build-isolation", "--editable", ".")
        del os.environ["OFFIZIERSSKAT_NO_CLIENT"]
        _stamp_path(kind).write_text(_fingerprint(kind), encoding="utf-8")
        say("The environment is ready.")


def ensure_client() -> None:
    """Build the browser's client, if it has changed; the environment must be there."""
    with _one_at_a_time():
        if client.is_built():
            return
        say("Building the browser's client …")
        if client.requirements():
            _pip_install(_pip_command(), "--require-hashes", "-r", "requirements/node.txt")
        if subprocess.run([VENV_PYTHON, "setup.py", "-q", "build_client"], cwd=ROOT).returncode:
            raise SystemExit(1)


def ensure_debian_packages() -> None:
    """Install what `requirements/debian.txt` names, as root; otherwise say what to type."""
    missing = [name for name in _debian_names() if not _is_there(name)]
    if missing:
        _apt_install(missing, purpose="The tests need")


@contextmanager
def _one_at_a_time() -> Iterator[None]:
    """Let a second `make` wait while the first one still installs."""
    folder = os.open(ROOT / "requirements", os.O_RDONLY)
    try:
        fcntl.flock(folder, fcntl.LOCK_EX)
        yield
    finally:
        os.close(folder)


def _python_works() -> bool:
    """Whether `.venv` holds a Python that starts and is new enough; an upgrade can remove it."""
    return _starts(VENV_PYTHON, "-c", "import sys; sys.exit(sys.version_info < (3, 11))")


def _fingerprint(kind: str) -> str:
    """Digest of all that the installation depends on.

    The folder counts, because an editable installation breaks when it moves.
    """
    parts = [str(ROOT), os.path.realpath(VENV_PYTHON)]
    files = [f"requirements/{lock}.txt" for lock in LOCKS[kind]]
    # What is compiled is compiled anew when its text changes: a stale kernel would hide the text.
    kernel = (ROOT / "src/offiziersskat/search/kernel").glob("*.p*")
    files += sorted(str(path.relative_to(ROOT)) for path in kernel)
    for name in [*files, "pyproject.toml", "setup.py"]:
        path = ROOT / name
        parts.append(path.read_text(encoding="utf-8") if path.exists() else "")
    return hashlib.sha256("\0".join(parts).encode()).hexdigest()


def _stamp_path(kind: str) -> Path:
    return VENV / f"installed-{kind}"


def _is_stamped(kind: str) -> bool:
    stamp = _stamp_path(kind)
    return stamp.exists() and stamp.read_text(encoding="utf-8") == _fingerprint(kind)


def _make_venv() -> None:
    # One that an interrupted run left behind may lack pip.
    if _python_works() and _pip_command():
        return
    failure = _venv()
    # Debian keeps ensurepip in a package of its own; a pip that is not too old (22.3) can fill
    # the environment from outside.
    if "ensurepip" in failure and _starts(*_pip_from_outside(sys.executable), "--version"):
        failure = _venv("--without-pip")
    if "ensurepip" in failure:
        version = f"{sys.version_info.major}.{sys.version_info.minor}"
        _apt_install([f"python{version}-venv"], purpose="The environment needs")
        failure = _venv()
    if failure:
        give_up(failure, f"{sys.executable} could not make the folder .venv.")


def _venv(*options: str) -> str:
    """Make `.venv` anew; returns what went wrong, or nothing."""
    command = [sys.executable, "-m", "venv", "--clear", *options, str(VENV)]
    made = subprocess.run(command, capture_output=True, text=True)
    return made.stdout + made.stderr if made.returncode else ""


def _pip_command() -> tuple[str | Path, ...]:
    """The environment's own pip, or the one beside the Python that runs this, or nothing."""
    for command in ((VENV_PYTHON, "-m", "pip"), _pip_from_outside(VENV_PYTHON)):
        if _starts(*command, "--version"):
            return command
    return ()


def _pip_from_outside(target: str | Path) -> tuple[str | Path, ...]:
    return (sys.executable, "-m", "pip", "--python", target)


def _starts(*command: str | Path) -> bool:
    try:
        return subprocess.run(command, capture_output=True).returncode == 0
    except OSError:
        return False


def _pip_install(pip: tuple[str | Path, ...], *arguments: str) -> None:
    options = ["--quiet", "--quiet", "--no-input", "--disable-pip-version-check"]
    # A user's own pip settings may ask for `--user`, which a virtual environment refuses.
    environment = {**os.environ, "PIP_USER": "0"}
    command = [*pip, "install", *options, *arguments]
    if subprocess.run(command, cwd=ROOT, env=environment).returncode:
        say("The packages could not be installed; the reason is above. Is there a network?")
        raise SystemExit(1)


def _debian_names() -> list[str]:
    lines = (ROOT / "requirements" / "debian.txt").read_text(encoding="utf-8").splitlines()
    return [line.strip() for line in lines if line.strip() and not line.startswith("#")]


def _is_there(package: str) -> bool:
    """Whether the program is on PATH, wherever it comes from, or Debian has the package."""
    if shutil.which(package):
        return True
    if not shutil.which("dpkg-query"):
        return False
    query = ["dpkg-query", "--show", "--showformat=${Status}", package]
    return "install ok installed" in subprocess.run(query, capture_output=True, text=True).stdout


def _apt_install(packages: list[str], *, purpose: str) -> None:
    names = " ".join(packages)
    if not shutil.which("apt-get"):
        give_up(f"{purpose} {names}: install it with your system's package manager.")
    if os.geteuid() != 0:
        give_up(f"{purpose} {names}. Type this, then try again:", f"  sudo apt-get install {names}")
    say(f"Installing {names} …")
    environment = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    install = ["apt-get", "install", "-qq", "--yes", "--no-install-recommends", *packages]
    # A machine's list of packages may be missing or too old: try, update, try again.
    for command in (install, ["apt-get", "update", "-qq"], install):
        done = subprocess.run(command, env=environment, capture_output=True, text=True)
        if command is install and done.returncode == 0:
            return
    give_up(done.stderr.strip(), f"{purpose} {names}, which apt-get could not install.")
