"""The command ``offiziersskat``: the only part that knows all the others."""

from offiziersskat.cli.app import main

__all__ = ["main"]
