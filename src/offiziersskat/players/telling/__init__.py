"""A reviewed hand told to people: its account and decisions in words, and as one HTML file."""

from offiziersskat.players.telling.report import Report
from offiziersskat.players.telling.words import ReviewWords, Row, StepTold

__all__ = ["Report", "ReviewWords", "Row", "StepTold"]
