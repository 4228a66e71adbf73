"""Rows of statistics as files: CSV, JSON, and Parquet where ``pyarrow`` is installed."""

import csv
import io
import json
from collections.abc import Callable, Mapping, Sequence
from enum import Enum
from importlib.util import find_spec

from offiziersskat.errors import InputError

__all__ = ["FORMS", "Form", "has_parquet", "written"]

Row = Mapping[str, object]


class Form(Enum):
    """What a file is written as; its value is the end of the file's name."""

    CSV = "csv"
    JSON = "json"
    PARQUET = "parquet"


FORMS = tuple(Form)

_FORMULA = ("=", "+", "-", "@", "\t", "\r")


def has_parquet() -> bool:
    """Whether Parquet can be written here."""
    return find_spec("pyarrow") is not None


def written(rows: Sequence[Row], columns: Sequence[str], form: Form) -> bytes:
    """The rows as a file with these columns; raises ``InputError`` ``parquet-missing``."""
    return _WRITERS[form](rows, columns)


def _csv(rows: Sequence[Row], columns: Sequence[str]) -> bytes:
    told = io.StringIO()
    writer = csv.DictWriter(told, columns, lineterminator="\n")
    writer.writeheader()
    writer.writerows({name: _harmless(value) for name, value in row.items()} for row in rows)
    return told.getvalue().encode("utf-8")


def _harmless(value: object) -> object:
    """A name that a spreadsheet would take for a formula is marked as text."""
    is_formula = isinstance(value, str) and len(value) > 1 and value.startswith(_FORMULA)
    return f"'{value}" if is_formula else value


def _json(rows: Sequence[Row], columns: Sequence[str]) -> bytes:
    told = [{name: row[name] for name in columns} for row in rows]
    return (json.dumps(told, ensure_ascii=False, indent=1) + "\n").encode("utf-8")


def _parquet(rows: Sequence[Row], columns: Sequence[str]) -> bytes:
    try:
        import pyarrow as pa  # type: ignore[import-untyped]
        from pyarrow import parquet
    except ImportError:
        raise InputError("parquet-missing") from None
    table = pa.table({name: [row[name] for row in rows] for name in columns})
    told = pa.BufferOutputStream()
    parquet.write_table(table, told)
    return bytes(told.getvalue())


_WRITERS: Mapping[Form, Callable[[Sequence[Row], Sequence[str]], bytes]] = {
    Form.CSV: _csv,
    Form.JSON: _json,
    Form.PARQUET: _parquet,
}
