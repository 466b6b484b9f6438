"""`python -m cucu_desktop` is the command `cucu-desktop`."""

import sys

from cucu_desktop.app import main

if __name__ == "__main__":
    sys.exit(main())
