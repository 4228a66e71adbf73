"""The hot part of the search: plain Python files that Cython compiles where it can.

``COMPILED`` says which form is running; values and node counts are the same in both.
"""

from offiziersskat.search.kernel.open_two import COMPILED

__all__ = ["COMPILED"]
