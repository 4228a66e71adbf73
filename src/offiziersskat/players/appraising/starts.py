"""What hands of the named rulesets are worth to forehand's side before they are dealt.

Means over 3,000 deals and their standard errors, by ``bench/review_starts.py``.
"""

from offiziersskat.analysis.review import Figures

__all__ = ["STARTS"]

STARTS: dict[str, tuple[Figures, Figures]] = {
    "classic": (Figures(8.448, 9.986), Figures(0.077, 0.226)),
    "simple": (Figures(8.448, 0.696), Figures(0.077, 0.007)),
    "japanese": (Figures(9.600, 0.667), Figures(0.220, 0.015)),
    "half_open": (Figures(8.448, 9.986), Figures(0.077, 0.226)),
    "auction": (Figures(1.195, 1.357), Figures(0.631, 1.247)),
    "sixteen": (Figures(12.537, 0.905), Figures(0.309, 0.021)),
    "double": (Figures(16.765, 2.081), Figures(0.316, 0.041)),
}
"""Points and score, then their errors; others are dealt out when they are asked for."""
