"""The pages that are shown over the table: start, setup, settings, rules, statistics, collection.

Each is a QWidget derived from `widgets.page.Page`, owned by the page stack of the window, and reports
requests by signals. Begin with `start_page`; the setup page has parts in `setup`.
"""

import cucu_desktop.ui.widgets  # noqa: F401 - before any of PySide
