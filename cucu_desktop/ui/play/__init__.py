"""A match on the screen: the session that runs it, its questions, and the panel beside the table.

`MatchWidget` owns the table, the session and all widgets over and beside the table. Begin with `session`,
then `match_widget`.
"""

import cucu_desktop.ui.widgets  # noqa: F401 - before any of PySide
