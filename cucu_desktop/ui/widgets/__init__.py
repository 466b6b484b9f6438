"""Theme, art, preferences and the paper widgets of all pages; this package knows no game and no match.

Widgets are owned by their creators; `Art` owns the pictures. Begin with `theme` and `themed`, then
`paper_widgets` and `page`; `preferences` has the preferences.
"""

import builtins

from cucu_desktop.late_signatures import put_off

with put_off():
    import PySide6.QtCore  # noqa: F401 - so that what it does to imports is done

# PySide replaces Python's `import` by its own, which reads the source of every module imported
# later, to see whether it uses PySide, for the sake of `from __feature__ import ...`, which nothing
# here does. It delays the start and keeps the sources in memory: so Python's own is restored.
builtins.__import__ = getattr(builtins, "__orig_import__", builtins.__import__)
