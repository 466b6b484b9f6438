# coding: utf-8
"""The entry point of all commands of a checkout: checks the Python version, then runs `commands.py`.

An old Python gets an error message: all versions from 2.7 on can parse this file, which
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
