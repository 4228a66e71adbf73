#!/bin/sh
# Finds a Python that is new enough and hands the rest to tools/tasks.py.
# It decides nothing else, and must run in any POSIX shell: dash, bash, busybox.
set -eu
cd "$(dirname "$0")/.."

for candidate in ${PYTHON:+"$PYTHON"} python3.11 python3.12 python3.13 python3.14 python3; do
    # A name on PATH is no proof: version managers leave shims that start nothing.
    if "$candidate" -c 'import sys; sys.exit(sys.version_info < (3, 11))' >/dev/null 2>&1; then
        exec "$candidate" tools/tasks.py "$@"
    fi
done

echo "Offiziersskat needs Python 3.11 or newer, and none is on your PATH. On Debian or Ubuntu:" >&2
echo "  sudo apt-get install python3 python3-pip" >&2
exit 2
