"""A match on the screen: the session that runs it, what it asks, and the panel beside the table.

`MatchWidget` owns the table, the session and all that stands over and beside the table. Begin with `session`,
then `match_widget`.
"""

import cucu_desktop.ui.widgets  # noqa: F401 - before any of PySide
