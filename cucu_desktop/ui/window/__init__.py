"""The main window: which page is open, which match is on the table, menus and keys.

`MainWindow`, a QMainWindow, owns the page stack, the page opener, the menus and the match controller.
Begin with `main_window`, then `match_controller`.
"""

import cucu_desktop.ui.widgets  # noqa: F401 - before any of PySide
