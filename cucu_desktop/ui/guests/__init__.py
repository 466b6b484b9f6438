"""Guests who play at screens of their own: a page in a browser shows each of them what their seat knows.

Begin with `guests`, then `seat_view` (what is sent) and `door` (who is let in). The page itself is in
assets/guests. QtNetwork and QtWebSockets come with these modules: nobody imports them before there are
guests.
"""

import cucu_desktop.ui.widgets  # noqa: F401 - before any of PySide
