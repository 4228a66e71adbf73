"""What a moment of a hand is worth by the rule book's figures, for reviews."""

from offiziersskat.players.appraising.appraise import RuleBook

__all__ = ["RuleBook"]
