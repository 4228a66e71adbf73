"""Run the command as `python -m offiziersskat`; all that it knows is where the command lives."""

__all__: list[str] = []


def _run() -> None:
    # Imported here so that reading this module, as tools do, costs nothing.
    from offiziersskat.cli import main

    main()


if __name__ == "__main__":
    _run()
