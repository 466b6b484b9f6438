"""The contents of the window below the menu's button: the table or the start page, and the layers over it.

The layers over the table are at most one page, the cover of a hand-over, the table of a replay, and notices.
While any of these but a notice is shown, the table is disabled.
"""

from __future__ import annotations

from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Final, NamedTuple

from PySide6.QtCore import QEvent, QPoint, QRect, Signal
from PySide6.QtWidgets import QAbstractButton, QWidget
from shiboken6 import isValid

from cucu_desktop.ui.widgets.focus import focus_first
from cucu_desktop.ui.widgets.round_button import beside_menu
from cucu_desktop.ui.widgets.soon import soon
from cucu_desktop.ui.widgets.themed import Layer, Themed
from cucu_desktop.ui.window.stack.page_guard import PageGuard
from cucu_desktop.ui.window.stack.page_state import PageState, restore_focus, restore_scrolling, state_of

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from PySide6.QtCore import QMimeData
    from PySide6.QtGui import QDragEnterEvent, QDropEvent, QResizeEvent

    from cucu_desktop.ui.widgets.notices import Notice, Offer
    from cucu_desktop.ui.widgets.page import Page
    from cucu_desktop.ui.widgets.theme import Theme

    Factory = Callable[[], Page]


_STEPS: Final = 4
"""The most steps back from a page to the first one; a page into which something was entered may add one."""


class _Entry(NamedTuple):
    """A page of the stack.

    Attributes:
        build: its factory.
        state: its state when another was opened over it.
        stays: whether it ends a game.
        fresh: its `save_state` when it was opened.
    """

    build: Factory
    state: PageState | None = None
    stays: bool = False
    fresh: object = None


class PageStack(Themed, QWidget):
    """The main window's central widget; owns all pages and layers.

    Pages are opened by their factories. A page that is left for another is rebuilt when that one is closed,
    and the open page is rebuilt in another language, theme or text size.

    Attributes:
        page: the page that is open, if any.
        front: the layer in front of the table, if any.
    """

    changed = Signal()
    """Pages were opened, closed or dropped."""
    page_closed = Signal()
    """The page was closed and no other opened instead."""
    file_dropped = Signal(Path)
    """A file was dropped on the window."""
    front_left = Signal()
    """The `front` layer was removed."""
    opening = Signal()
    """A page is about to be built: pending changes that it depends on must be applied now."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.theme = theme
        self._base: Layer | None = None
        self.page: Page | None = None
        self._entries: list[_Entry] = []
        """The open page, which is the last, and the pages it was opened from."""
        self._behind: list[_Entry] = []
        """The pages that are suspended behind `front`."""
        self._is_rebuilding = False
        self._cover: Layer | None = None
        self.front: Layer | None = None
        self._notices: list[Notice] = []
        self._guard = PageGuard(self)
        self._came_from: QWidget | None = None
        """The widget below the page that had the focus before the page was opened."""
        self.setAcceptDrops(True)

    # Layers

    @property
    def notices(self) -> tuple[Notice, ...]:
        """The notices that have not been dismissed."""
        return tuple(self._notices)

    def fill(self, base: Layer) -> None:
        """Show the table or the start page, instead of the previous one."""
        self.put_before(None)
        old, self._base = self._base, base
        base.setParent(self)
        base.lower()
        if old is not None and old is not base:
            old.hide()
            old.deleteLater()
        self._set_reach()
        self.arrange()
        base.show()

    # Pages

    def push(self, build: Factory, *, stays: bool = False, instead: bool = False) -> None:
        """Open a page over the open one; `back` returns to that.

        If `back` would lead to a page of the same type, this one replaces it, and the pages opened from that
        page are dropped. So are the oldest pages after the first, beyond `_STEPS`, with nothing entered.

        Args:
            build: builds the page, now and whenever it is rebuilt.
            stays: whether the page ends a game: `back` does not close it, and earlier pages are dropped.
            instead: whether it replaces the open page, to which `back` does not return.
        """
        if instead and self._entries:
            self._entries.pop()
        elif self.page is not None:
            self._entries[-1] = self._entries[-1]._replace(state=state_of(self.page))
        elif not self._entries and (top := self._top) is not None:
            self._came_from = top.focusWidget()
        self.opening.emit()
        page = build()
        kinds = [entry.state.kind for entry in self._entries if entry.state is not None]
        state = None
        if stays:
            self._entries.clear()
        elif type(page) in kinds:
            at = kinds.index(type(page))
            state = self._entries[at].state
            del self._entries[at:]
        self._shorten()
        self._entries.append(_Entry(build, stays=stays, fresh=page.save_state()))
        self._show(page)
        if state is not None:
            restore_focus(page, state)
        self._guard.guard(page)
        self.changed.emit()

    def holds(self, kind: type[Page]) -> bool:
        """Return whether a page of this type is open, or `back` or `close_front` may lead to one."""
        kinds = [entry.state.kind for entry in (*self._entries, *self._behind) if entry.state is not None]
        return kind in kinds or type(self.page) is kind

    def _shorten(self) -> None:
        """Drop the oldest pages into which nothing was entered, so that the first one is near."""
        for entry in self._entries[1:]:
            if len(self._entries) > _STEPS and entry.state is not None and entry.state.own == entry.fresh:
                self._entries.remove(entry)

    def back(self) -> None:
        """Close the page and rebuild the one it was opened from, in its saved state."""
        if not self._entries or self._entries[-1].stays:
            return
        self._entries.pop()
        self._reopen()
        self.changed.emit()

    def close_pages(self) -> None:
        """Close the page, and drop those it was opened from and those suspended behind `front`."""
        self._entries.clear()
        self._behind.clear()
        if self.page is not None:
            self._reopen()
        self.changed.emit()

    @contextmanager
    def rebuilding(self) -> Iterator[None]:
        """Rebuild the open page in its current state after language, theme or text size changed within."""
        if self.page is None or self._is_rebuilding:
            yield
            return
        state, self._is_rebuilding = state_of(self.page), True
        try:
            yield
        finally:
            self._is_rebuilding = False
        self._show(self._entries[-1].build(), state)

    def rebuild(self) -> None:
        """Rebuild the open page in its current state: the data that its factory reads has changed."""
        with self.rebuilding():
            pass

    def _reopen(self) -> None:
        """Rebuild the last of the pages, if any is left."""
        if not self._entries:
            self._drop_page()
            self._set_reach()
            self.page_closed.emit()
            return
        self.opening.emit()
        page = self._entries[-1].build()
        self._show(page, self._entries[-1].state)
        self._guard.guard(page)

    def _show(self, page: Page, state: PageState | None = None) -> None:
        """Show a page instead of the open one, in the state of the page that it replaces."""
        page.setParent(self)
        if state is not None and state.kind is not type(page):
            state = None
        if state is not None and state.own is not None:
            page.restore_state(state.own)
        self._drop_page()
        self.page = page
        page.closed.connect(self.back)
        self._set_reach()
        self.arrange()
        page.show()
        page.raise_()
        focus_first(page)
        if state is not None:
            restore_scrolling(page, state)
            restore_focus(page, state)
        self._raise_notices()

    def cover_with(self, cover: Layer | None) -> None:
        """Cover everything but the page with this layer; None removes the cover."""
        if self._cover is not None and self._cover is not cover:
            self._cover.hide()
            self._cover.deleteLater()
        self._cover = cover
        if cover is not None:
            cover.setParent(self)
            cover.setGeometry(self.rect())
            cover.setVisible(self.front is None)
            cover.raise_()
            if self.front is not None:
                self.front.raise_()
            if self.page is not None:
                self.page.raise_()
            self._raise_notices()
        self._set_reach()

    def put_before(self, front: Layer | None) -> None:
        """Show a layer above all but notices; None removes it.

        The open pages are suspended behind it, until `close_front` or `close_pages`.
        """
        if front is not None and self.page is not None:
            self._entries[-1] = self._entries[-1]._replace(state=state_of(self.page))
            self._behind += self._entries
            self._entries.clear()
            self._drop_page()
        if self.front is not None and self.front is not front:
            self.front.hide()
            self.front.deleteLater()
            self.front = None
            self.front_left.emit()
        self.front = front
        for behind in (self._base, self._cover):
            if behind is not None:
                behind.setVisible(front is None)
        if front is not None:
            front.setParent(self)
            front.setGeometry(self.rect())
            front.show()
            front.raise_()
            self._raise_notices()
        self._set_reach()

    def close_front(self) -> None:
        """Remove `front`, and rebuild the page that was suspended behind it."""
        self._drop_page()
        self._entries, self._behind = self._behind, []
        self.put_before(None)
        self._reopen()
        self.changed.emit()

    def notify(self, tell: Callable[[], str], offer: Offer | None = None) -> None:
        """Show a notice, unless it is shown already; `tell` returns its text in the current language.

        With an `offer` it has a button.
        """
        from cucu_desktop.ui.widgets.notices import Notice, announce  # noqa: PLC0415 - seldom needed

        if any(notice.text == tell() for notice in self._notices):
            return
        notice = Notice(self.theme, tell, self, offer)
        notice.dismissed.connect(lambda: self._dismiss(notice))
        self._notices.append(notice)
        notice.show()
        self.arrange()
        self._raise_notices()
        announce(notice, notice.text)

    def set_theme(self, theme: Theme) -> None:
        """Set the theme of all but the open page, which is rebuilt."""
        self.theme = theme
        for part in (self._base, self._cover, self.front, *self._notices):
            if part is not None:
                part.set_theme(theme)
        self._arrange_notices()

    def take_focus(self) -> None:
        """Give the focus to the top layer."""
        top, before = self._top, self._came_from
        if top is None or self.page is not None:
            return
        self._came_from = None
        if before is not None and isValid(before) and _takes_focus(before, top):
            before.setFocus()
        else:
            top.take_focus()

    def arrange(self) -> None:
        """Set the geometry of all layers from the size of the window."""
        if self._base is not None:
            self._base.setGeometry(self.rect())
        for over in (self._cover, self.front):
            if over is not None:
                over.setGeometry(self.rect())
        if self.page is not None:
            self.page.fit_into(self.rect())
        self._arrange_notices()

    def _arrange_notices(self) -> None:
        taken = 0
        table = self._base.table_area if self._base is not None and self.page is None else None
        at_top = beside_menu(self, table or self.rect())
        for notice in self._notices:
            if table is None:
                notice.fit_into(self.rect().adjusted(0, 0, 0, -taken))
            if table is not None or self._is_covering(notice):
                notice.fit_into(at_top.adjusted(0, taken, 0, 0), at_top=True)
            taken += notice.height()

    def _is_covering(self, notice: Notice) -> bool:
        """Return whether a notice covers a button of the page."""
        buttons = self.page.findChildren(QAbstractButton) if self.page is not None else ()
        shown = (button for button in buttons if button.isVisible() and button.isEnabled())
        areas = (QRect(button.mapTo(self, QPoint(0, 0)), button.size()) for button in shown)
        return any(notice.geometry().intersects(area) for area in areas)

    # Internals

    @property
    def _top(self) -> Layer | None:
        """The top layer below the pages."""
        return self.front or self._cover or self._base

    def _drop_page(self) -> None:
        if self.page is not None:
            self.page.closed.disconnect(self.back)
            self.page.hide()
            self.page.deleteLater()
            self.page = None

    def _dismiss(self, notice: Notice) -> None:
        self._notices.remove(notice)
        notice.hide()
        notice.deleteLater()
        self.arrange()

    def _raise_notices(self) -> None:
        for notice in self._notices:
            notice.raise_()

    def _set_reach(self) -> None:
        """Disable all layers but the top one."""
        is_top = self.page is None
        for layer in (self.front, self._cover, self._base):
            if layer is not None:
                layer.setEnabled(is_top)
                is_top = False

    def changeEvent(self, event: QEvent) -> None:
        """Arrange the notices after they have been retranslated."""
        if event.type() == QEvent.Type.LanguageChange:
            soon(self, self._arrange_notices)
        super().changeEvent(event)

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:
        """Accept a single local file anywhere in the window."""
        if _file_of(event.mimeData()) is not None:
            event.acceptProposedAction()

    def dropEvent(self, event: QDropEvent) -> None:
        """Emit `file_dropped` after the drop event has been handled."""
        path = _file_of(event.mimeData())
        if path is not None:
            event.acceptProposedAction()
            soon(self, lambda: self.file_dropped.emit(path))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.arrange()


def _takes_focus(widget: QWidget, within: Layer) -> bool:
    """Return whether a widget gets back the focus that it had before a page was opened."""
    if within.asks_again or not within.isAncestorOf(widget):
        return False
    return widget.isVisible() and widget.isEnabled()


def _file_of(dragged: QMimeData) -> Path | None:
    """Return the dragged file, if it is a single local one."""
    urls = dragged.urls()
    return Path(urls[0].toLocalFile()) if len(urls) == 1 and urls[0].isLocalFile() else None
