"""What people came to over many hands, with their luck and without it."""

from offiziersskat.analysis.stats.career import Block, Career, Moment, career_of
from offiziersskat.analysis.stats.export import FORMS, Form, written
from offiziersskat.analysis.stats.shares import Share, shares_of
from offiziersskat.analysis.stats.summary import Summary, told
from offiziersskat.analysis.stats.tally import KEYS, Group, groups_of

__all__ = [
    "FORMS",
    "KEYS",
    "Block",
    "Career",
    "Form",
    "Group",
    "Moment",
    "Share",
    "Summary",
    "career_of",
    "groups_of",
    "shares_of",
    "told",
    "written",
]
