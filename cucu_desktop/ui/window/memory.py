"""Frees the memory of a match when it is left, or when another game is begun.

Three things would keep it. Widgets and their callbacks form reference cycles, which Python collects only
after dozens of matches, of some five megabytes each. Qt caches painted icons, up to ten megabytes. And the
pictures of a table fragment the heap, which the C library of Linux does not return to the system.
"""

# ruff: noqa: PLC0415 - not needed for the first paint
from __future__ import annotations

import gc
import sys
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QTimer

if TYPE_CHECKING:
    from PySide6.QtCore import QObject

    from cucu_desktop.ui.widgets.art import Art

_SOON: Final = 1
"""Milliseconds; with 0 the call would come before the objects passed to `deleteLater` are deleted."""


def give_back_soon(owner: QObject) -> None:
    """Call `give_back` after Qt has deleted the objects that are scheduled for deletion.

    `owner`: if it is deleted by then, nothing is done.
    """
    from PySide6.QtGui import QPixmapCache

    QPixmapCache.clear()  # at once: the next page paints its own
    QTimer.singleShot(_SOON, owner, give_back)


def keep_only_for(game: str, art: Art) -> None:
    """Drop the caches of another game than the one that is begun: its words, and the solutions of bots.

    `art`: the picture cache of the pages; pictures are painted again when they are shown.
    """
    from cucu_desktop.bots.two_players.solutions import PLAYED
    from cucu_desktop.words import place_words, words_of

    if PLAYED.begin(game):
        words_of.cache_clear()
        place_words.cache_clear()
        art.forget()


def give_back() -> None:
    """Collect garbage, and return free heap memory to the system."""
    gc.collect()
    if sys.platform == "linux":
        import ctypes

        trim = getattr(ctypes.CDLL(None), "malloc_trim", None)  # glibc only
        if trim is not None:
            trim(0)
