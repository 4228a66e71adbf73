"""Compiles the search kernel where there is a C compiler; without one it runs as Python.

Everything else about the package stands in pyproject.toml. OFFIZIERSSKAT_PURE=1 in the environment
leaves the compiler out.
"""

import os
import platform
from pathlib import Path

from Cython.Build import cythonize
from setuptools import Extension, setup

KERNEL = Path("src/offiziersskat/search/kernel")
MODULES = (
    "open_two",
    "open_many",
    "dense",
    "chance_cards",
    "chance_leaves",
    "chance_table",
    "chance_reveals",
    "chance",
    "chance_any",
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

setup(ext_modules=extensions, options={"build_ext": {"parallel": os.cpu_count()}})
