# coding: utf-8
"""The door to everything that a checkout can do: looks which Python this is, and `commands.py` does the rest.

Whoever has a Python from long ago is told so in a sentence: all of them from 2.7 on can read this file, which
has no annotation and no f-string.
"""

import os
import sys

OLDEST_PYTHON = (3, 11)


def main(arguments):
    """Return the exit code."""
    if sys.version_info < OLDEST_PYTHON:
        sys.stderr.write(
            "cucu-desktop needs Python %d.%d or newer; this is %s.\n"
            % (OLDEST_PYTHON + (sys.version.split()[0],))
        )
        return 1
    sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
    try:
        import commands

        return commands.main(arguments)
    except KeyboardInterrupt:
        return 130


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
