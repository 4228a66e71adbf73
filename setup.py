"""Compiles the search kernel where there is a C compiler; without one it runs as Python.

And builds the browser's client (`tools/client.py`). Everything else about the package stands in
pyproject.toml. OFFIZIERSSKAT_PURE=1 in the environment leaves the compiler out.
"""

import os
import platform
import sys
from pathlib import Path
from typing import ClassVar

from Cython.Build import cythonize
from setuptools import Command, Extension, setup
from setuptools.command.build import build

sys.path.insert(0, "tools")
import client

KERNEL = Path("src/offiziersskat/search/kernel")
MODULES = (
    "open_ends",
    "open_two",
    "open_many",
    "dense",
    "shapes",
    "chance_cards",
    "chance_leaves",
    "chance_table",
    "chance_reveals",
    "chance",
    "any_table",
    "chance_any",
    "net",
    "net_end",
    "net_search",
    "net_learner",
    "selfplay_deal",
    "selfplay",
    "bidder",
)
# Every 64-bit PC since 2009 counts bits in one instruction; without the flag it is a call.
POPCOUNT = ["-mpopcnt"] if platform.machine() in ("x86_64", "AMD64") else []
# The loops over whole rows of states are only vectorised where they are functions of their own.
FLAGS = {"dense": ["-fno-inline"]}

extensions = cythonize(
    [
        Extension(
            f"offiziersskat.search.kernel.{name}",
            [str(KERNEL / f"{name}.py")],
            extra_compile_args=["-O3", "-g0", *POPCOUNT, *FLAGS.get(name, [])],
        )
        for name in (() if os.environ.get("OFFIZIERSSKAT_PURE") else MODULES)
    ],
    build_dir="build/cython",
    include_path=["src"],
    compiler_directives={
        "language_level": 3,
        "boundscheck": False,
        "wraparound": False,
        "initializedcheck": False,
    },
)
for extension in extensions:
    extension.optional = True  # cythonize drops it


class BuildClient(Command):
    """``build_client``: a step of ``build``, also of an editable one."""

    description = "build the browser's client"
    user_options: ClassVar[list[tuple[str, str | None, str]]] = []
    editable_mode = False

    def initialize_options(self) -> None:
        """There are no options; the names of these methods are setuptools'."""

    def finalize_options(self) -> None:
        """Likewise."""

    def run(self) -> None:
        """Build the client, if anything has changed."""
        client.build()

    def get_source_files(self) -> list[str]:
        """What a source distribution has to contain, as relative paths."""
        return client.source_files()

    def get_outputs(self) -> list[str]:
        """Nothing that setuptools would have to move: the files are package data."""
        return []

    def get_output_mapping(self) -> dict[str, str]:
        """Likewise."""
        return {}


class Build(build):
    """The client first: it becomes data of the package."""

    sub_commands: ClassVar = [("build_client", None), *build.sub_commands]


setup(
    ext_modules=extensions,
    cmdclass={"build": Build, "build_client": BuildClient},
    options={"build_ext": {"parallel": os.cpu_count()}},
)
