"""What a match has used is given back to the machine when it is left, or when another game is begun.

Three things would keep it. Widgets and what they call hold each other: left to itself Python looks so deep
only after dozens of matches, of some five megabytes each. Qt keeps icons that it has painted, up to ten
megabytes. And the pictures of a table leave holes in the heap, which the C library of Linux keeps for later.
"""

# ruff: noqa: PLC0415 - what is not painted at the start is not imported before it
from __future__ import annotations

import gc
import sys
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QTimer

if TYPE_CHECKING:
    from PySide6.QtCore import QObject

    from cucu_desktop.ui.widgets.art import Art

_SOON: Final = 1
"""In ms. What is called after none is called before that is deleted which was asked to later."""


def give_back_soon(owner: QObject) -> None:
    """Give back what only garbage holds, as soon as Qt has deleted what it is about to delete.

    `owner`: nothing is done if it is gone by then.
    """
    from PySide6.QtGui import QPixmapCache

    QPixmapCache.clear()  # now: the next page will paint its own
    QTimer.singleShot(_SOON, owner, give_back)


def keep_only_for(game: str, art: Art) -> None:
    """Let go of what was for another game than the one that is begun: its words, what bots have worked out.

    `art`: the pictures of the pages, which paint anew what they show again.
    """
    from cucu_desktop.bots.two_players.solutions import PLAYED
    from cucu_desktop.words import place_words, words_of

    if PLAYED.begin(game):
        words_of.cache_clear()
        place_words.cache_clear()
        art.forget()


def give_back() -> None:
    """Give back what only garbage holds."""
    gc.collect()
    if sys.platform == "linux":
        import ctypes

        trim = getattr(ctypes.CDLL(None), "malloc_trim", None)  # glibc has it, others need not
        if trim is not None:
            trim(0)
