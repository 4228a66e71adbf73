"""What a position is worth: open cards solved, hidden ones weighed."""
