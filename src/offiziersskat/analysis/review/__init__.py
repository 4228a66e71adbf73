"""What was luck, and what was one's own doing: a hand's result split into both."""

from offiziersskat.analysis.review.account import EVEN, Account, Finding, How, Kind, Tally
from offiziersskat.analysis.review.appraisal import Appraisal
from offiziersskat.analysis.review.bands import Band, band_of
from offiziersskat.analysis.review.figures import LEVEL, Figures, best_of, margin
from offiziersskat.analysis.review.hindsight import (
    Hindsight,
    NotWon,
    as_good,
    hindsight,
    loser_of,
)
from offiziersskat.analysis.review.marks import (
    Mark,
    at_stake,
    doubtful,
    mark_of,
    mark_of_loss,
    weightiest,
)
from offiziersskat.analysis.review.remarks import Fault, Remark, remarks
from offiziersskat.analysis.review.reviewer import SETTINGS, Reviewer, Setting
from offiziersskat.analysis.review.sampled import Drawn
from offiziersskat.analysis.review.sight import Sight

__all__ = [
    "EVEN",
    "LEVEL",
    "SETTINGS",
    "Account",
    "Appraisal",
    "Band",
    "Drawn",
    "Fault",
    "Figures",
    "Finding",
    "Hindsight",
    "How",
    "Kind",
    "Mark",
    "NotWon",
    "Remark",
    "Reviewer",
    "Setting",
    "Sight",
    "Tally",
    "as_good",
    "at_stake",
    "band_of",
    "best_of",
    "doubtful",
    "hindsight",
    "loser_of",
    "margin",
    "mark_of",
    "mark_of_loss",
    "remarks",
    "weightiest",
]
