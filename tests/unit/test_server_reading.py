"""What the server makes of texts that people bring along, whatever they hold."""

import pytest
from tests.records import played

from offiziersskat.errors import InputError
from offiziersskat.notation import write_json, write_osk
from offiziersskat.server.reading import read

_RECORD = played(plies=4)
_OSK = write_osk(_RECORD)


def codes(text: str) -> tuple[int, list[str]]:
    """How many records are read, and the faults that are told."""
    found, faults = read(text)
    return len(found), [str(fault["code"]) for fault in faults]


def test_a_text_that_is_something_else_is_told_once() -> None:
    """However many lines it has; what it holds of records is read all the same."""
    nonsense = "".join(f"bread {number}\n" for number in range(3_000))

    assert (0, ["record-none"]) == codes(nonsense)
    assert (1, ["record-none"]) == codes(nonsense + _OSK)
    assert (2, ["record-none"] * 2) == codes(f"{nonsense}{write_json(_RECORD)}\n{nonsense}\n{_OSK}")


def test_a_file_of_tiny_lines_is_no_number_of_hands() -> None:
    """One object too long for a hand is called that, and not more hands than are taken at once."""
    tags = "".join(f'"T{number}":\n"a",\n' for number in range(60_000))
    text = '{\n"tags": {\n' + tags + '"z": "a"\n}\n}\n'

    assert len(text) < 1_000_000
    assert (0, ["json-too-many-lines", "record-none"]) == codes(text)


def test_of_a_text_without_a_hand_few_faults_are_told() -> None:
    """Nobody reads more."""
    assert (0, ["record-no-deck"] * 20) == codes('[Rules "classic"]\n\n*\n\n' * 3_000)


def test_more_hands_than_are_taken_at_once_are_refused() -> None:
    """Good ones and faulty ones together."""
    assert 500 == codes(f"{_OSK}\n\n" * 500)[0]
    with pytest.raises(InputError, match="records-many"):
        read(f"{_OSK}\n\n" * 501)
