"""The game in a terminal, as plain lines; the command starts it by ``tui.line.main``."""
