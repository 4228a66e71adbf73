"""How a table stands, in a few words for the lists of tables. No card is in it."""

from typing import Any

from offiziersskat.table.sitting import Sitting

__all__ = ["Summaries", "hand_name"]

Json = dict[str, Any]


class Summaries:
    """Sums one table up; what finished hands came to is worked out once."""

    def __init__(self) -> None:
        """Nothing has been summed up yet."""
        self._counted = -1
        self._finished: Json = {}

    def of(self, sitting: Sitting) -> Json:
        """``status``, whose turn it is, the standing by player, and the hands that are over."""
        table = sitting.table
        match = table.match
        if len(match.results) != self._counted:
            self._counted = len(match.results)
            self._finished = {
                "standing": list(match.totals),
                "hands": [
                    {
                        "number": number,
                        "record": hand_name(table.game, number),
                        "score": list(match.scores(number)),
                    }
                    for number in range(self._counted)
                ],
            }
        return {
            "status": sitting.status.value,
            "to_act": table.to_act,
            "hand": table.hand,
            **self._finished,
        }


def hand_name(game: str, number: int) -> str:
    """The name of a hand at a table among the records."""
    return f"{game}.{number}"
