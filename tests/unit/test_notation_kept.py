"""What is found again by identity."""

from offiziersskat.notation.kept import Kept


def test_the_same_object_is_worked_out_once() -> None:
    """An equal one is not the same."""
    asked: list[tuple[int, ...]] = []

    def doubled(value: tuple[int, ...]) -> list[int]:
        asked.append(value)
        return [2 * number for number in value]

    kept, one, other = Kept(doubled, most=4), tuple(range(1, 3)), tuple(range(1, 3))
    assert one is not other
    assert [2, 4] == kept(one) == kept(one) == kept(other)
    assert [one, other] == asked


def test_no_more_is_kept_than_was_said() -> None:
    """And whatever was thrown away is worked out anew, rightly."""
    kept: Kept[tuple[int], list[int]] = Kept(list, most=3)
    values = [(number,) for number in range(10)]
    for _ in range(3):
        assert [[number] for number in range(10)] == [kept(value) for value in values]
        assert len(kept._kept) <= 3
