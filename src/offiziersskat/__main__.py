"""Run the command, also as `python -m offiziersskat`; all that it knows is where the command lives."""

import sys

__all__ = ["main"]

_INTERRUPTED = 130


def main() -> None:
    """Leave with the command's exit status; quietly, if Ctrl-C comes before it is there."""
    try:
        # Imported here so that reading this module, as tools do, costs nothing.
        from offiziersskat.cli import main as command
    except KeyboardInterrupt:
        sys.exit(_INTERRUPTED)
    command()


if __name__ == "__main__":
    main()
