"""The kernel is compiled where it can be, and from the text that stands there."""

import shutil
import sysconfig
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path

from offiziersskat.search import kernel

FOLDER = Path(kernel.__file__).parent
CAN_COMPILE = (shutil.which("cc") is not None or shutil.which("gcc") is not None) and Path(
    sysconfig.get_path("include"), "Python.h"
).exists()


def test_the_kernel_is_compiled_where_there_is_a_compiler() -> None:
    """An installation that fell back in silence would be eighty times slower."""
    assert kernel.COMPILED or not CAN_COMPILE


def test_no_compiled_module_is_older_than_its_text() -> None:
    """A stale module would hide what was changed."""
    stale = [
        compiled.name
        for suffix in EXTENSION_SUFFIXES
        for compiled in FOLDER.glob(f"*{suffix}")
        if (text := FOLDER / f"{compiled.name.removesuffix(suffix)}.py").exists()
        and text.stat().st_mtime > compiled.stat().st_mtime
    ]

    assert [] == stale
