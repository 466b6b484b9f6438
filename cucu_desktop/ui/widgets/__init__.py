"""Theme, art and the paper widgets that every page is made of; knows no game and no match.

Widgets here are owned by whoever makes them; `Art` owns the pictures. Begin with `theme` and `themed`, then
`paper_widgets` and `page`; `preferences` keeps what a person prefers.
"""

import builtins

from cucu_desktop.late_signatures import put_off

with put_off():
    import PySide6.QtCore  # noqa: F401 - so that what it does to imports is done

# PySide puts an `import` of its own in the place of Python's. It reads the source of every module imported
# from then on, to see whether it uses PySide, for the sake of `from __feature__ import ...`, which nothing
# here does. The start waited for that, and the sources stayed in memory: so Python's own comes back.
builtins.__import__ = getattr(builtins, "__orig_import__", builtins.__import__)
