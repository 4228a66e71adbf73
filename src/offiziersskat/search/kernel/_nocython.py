"""What the kernel's files need of Cython when they run uncompiled: names that do nothing."""

from collections.abc import Callable
from typing import Any

compiled = False


class _Type:
    """A C type used as an annotation; calling it converts, indexing it makes an array type."""

    def __getitem__(self, _key: object) -> "_Type":
        return self

    def __call__(self, value: Any = 0) -> Any:
        return value


int = uint = longlong = ulonglong = uchar = bint = double = _Type()  # noqa: A001
p_uchar = p_uint = _Type()


def _same(function: Any) -> Any:
    return function


cfunc = ccall = cclass = final = nogil = _same


def exceptval(*_args: object, **_kwargs: object) -> Callable[[Any], Any]:
    """No exceptions cross a C function: nothing to say uncompiled."""
    return _same


def locals(**_types: object) -> Callable[[Any], Any]:  # noqa: A001
    """Types of local variables."""
    return _same


boundscheck = wraparound = initializedcheck = exceptval
