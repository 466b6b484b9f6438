"""The entry point of a frozen program."""

import multiprocessing
import sys

from cucu_desktop.app import main

if __name__ == "__main__":
    multiprocessing.freeze_support()  # `simulate --jobs` starts this program again where it cannot fork
    sys.exit(main())
