"""The one store that a feature has open, and the page of it.

A store is opened and locked once, stays the same object over every rebuild of its page, and is released when
the page or the window is closed. What it could not write is reported and tried again by `kept_stores`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Generic, Protocol, TypeVar

from PySide6.QtCore import QObject

from cucu_desktop.ui.play import saved_matches

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from PySide6.QtCore import QLockFile

    from cucu_desktop.ui.widgets.page import Page
    from cucu_desktop.ui.widgets.room_window import RoomWindow
    from cucu_desktop.ui.window.stack.page_stack import PageStack


class Store(Protocol):
    """A store in a file."""

    path: Path

    def close(self) -> None:
        """Close the file; what cannot be written is tried again later."""


AnyStore = TypeVar("AnyStore", bound=Store)
AnyPage = TypeVar("AnyPage", bound="Page")
AnyScreen = TypeVar("AnyScreen", bound="RoomWindow")


class KeptStore(QObject, Generic[AnyStore]):
    """A controller of at most one store, which no other window has open."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._kept: AnyStore | None = None
        self._lock: QLockFile | None = None

    def _take(self, path: Path, open_store: Callable[[Path], AnyStore]) -> bool:
        """Lock and open a store in place of the present one; return False if another window has it.

        An error of `open_store` is raised, and the present one stays.
        """
        lock = saved_matches.lock(path)
        if lock is None:
            return False
        try:
            kept = open_store(path)
        except Exception:
            saved_matches.unlock(path, lock)
            raise
        self._let_go()
        self._kept, self._lock = kept, lock
        return True

    def _let_go(self) -> None:
        """Close the store, and release its lock once all of it is on the disk."""
        kept, lock, self._kept, self._lock = self._kept, self._lock, None, None
        if kept is not None:
            kept.close()
            saved_matches.unlock(kept.path, lock)


class KeptPage(KeptStore[AnyStore], Generic[AnyStore, AnyPage, AnyScreen]):
    """The controller of a page of one store, with a screen for the room."""

    def __init__(self, page_stack: PageStack) -> None:
        super().__init__(page_stack)
        self._page_stack = page_stack
        self._page: AnyPage | None = None
        self._screen: AnyScreen | None = None
        page_stack.changed.connect(self._close_if_left)

    @property
    def page(self) -> AnyPage:
        """The page, for what its buttons ask: it is open."""
        assert self._page is not None
        return self._page

    def _close(self) -> None:
        """Release the store of a page that is closed."""
        self._let_go()
        if self._screen is not None:
            self._screen.close()
        self._page = None

    def _close_if_left(self) -> None:
        if self._page is not None and not self._page_stack.holds(type(self._page)):
            self._close()

    # Screen

    def _new_screen(self) -> AnyScreen:
        """Return the screen for the room."""
        raise NotImplementedError

    def _follow(self) -> None:
        """Show what the page shows on the screen, too."""
        raise NotImplementedError

    def _open_screen(self) -> None:
        from PySide6.QtGui import QGuiApplication  # noqa: PLC0415 - seldom needed

        if self._screen is None:
            self._screen = self._new_screen()
            self._screen.gone.connect(self._forget_screen)
        self._follow()
        self._screen.open_on(QGuiApplication.screens())

    def _forget_screen(self) -> None:
        if self._screen is not None:
            self._screen.deleteLater()
        self._screen = None
