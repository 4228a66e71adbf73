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


int = uint = short = ushort = longlong = ulonglong = uchar = bint = double = void = _Type()  # noqa: A001
p_int = p_uchar = p_uint = p_ushort = _Type()


def _same(function: Any) -> Any:
    return function


class _NoGil:
    """``@nogil`` on a function, ``with nogil`` around a block."""

    def __call__(self, function: Any) -> Any:
        return function

    def __enter__(self) -> None:
        return None

    def __exit__(self, *_details: object) -> None:
        return None


cfunc = ccall = cclass = final = _same
nogil = _NoGil()


def cast(_type: object, value: Any) -> Any:
    """Uncompiled, every number fits."""
    return value


def declare(*_types: object, **_kwargs: object) -> Any:
    """A typed attribute; uncompiled, it is set before it is read."""
    return None


def exceptval(*_args: object, **_kwargs: object) -> Callable[[Any], Any]:
    """No exceptions cross a C function: nothing to say uncompiled."""
    return _same


def locals(**_types: object) -> Callable[[Any], Any]:  # noqa: A001
    """Types of local variables."""
    return _same


boundscheck = wraparound = initializedcheck = exceptval
