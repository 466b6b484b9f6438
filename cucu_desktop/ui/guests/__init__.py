"""Guests at screens of their own: a page in a browser shows each of them their seat's observation.

Begin with `guests`, then `seat_view` (the data sent) and `door` (the server). The page itself is in
assets/guests. QtNetwork is loaded with these: not before there are guests.
"""

import cucu_desktop.ui.widgets  # noqa: F401 - before any of PySide
