"""What fills the window below the menu: the table or the start page, and what lies over it.

Over the table lie at most one page, the screen of a hand-over, a second table at which a match is looked
through, and notices. While any of these is there but a notice the table is out of the keyboard's reach.
"""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

from PySide6.QtCore import QEvent, Signal
from PySide6.QtWidgets import QWidget
from shiboken6 import isValid

from cucu_desktop.ui.widgets.soon import soon
from cucu_desktop.ui.widgets.themed import Themed
from cucu_desktop.ui.window.page_guard import PageGuard

if TYPE_CHECKING:
    from collections.abc import Callable

    from PySide6.QtCore import QMimeData
    from PySide6.QtGui import QDragEnterEvent, QDropEvent, QResizeEvent

    from cucu_desktop.ui.widgets.notices import Notice, Offer
    from cucu_desktop.ui.widgets.page import Page
    from cucu_desktop.ui.widgets.theme import Theme


class _Left(NamedTuple):
    """A page from which another was opened: its type, its widget in focus, what reopens it."""

    kind: type[Page]
    focus: int
    reopens: Callable[[], object] | None


class PageStack(Themed, QWidget):
    """The main window's central widget; owns whatever it shows."""

    page_closed = Signal()
    """The page was closed and no other opened instead."""
    file_dropped = Signal(Path)
    """A file was dropped on the window."""
    front_left = Signal()
    """What stood before the table is gone."""
    opening = Signal()
    """A page is about to be shown: whatever it has to follow has to be settled now."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.theme = theme
        self._base: QWidget | None = None
        self._page: Page | None = None
        self._kept: Page | None = None
        self._cover: QWidget | None = None
        self._front: QWidget | None = None
        self._notices: list[Notice] = []
        self._guard = PageGuard(self)
        self._came_from: QWidget | None = None
        """What had the keyboard under the page before it was opened."""
        self._left: list[_Left] = []
        """The pages from which others were opened, one from the other: a page that is closed leads back."""
        self.setAcceptDrops(True)

    # What is there

    @property
    def page(self) -> Page | None:
        """The page that is open, if any."""
        return self._page

    @property
    def front(self) -> QWidget | None:
        """What stands before the table, if anything."""
        return self._front

    @property
    def pages(self) -> tuple[Page, ...]:
        """The page that is open, and the one that is kept to be opened again, if any."""
        return tuple({page for page in (self._page, self._kept) if page is not None})

    @property
    def notices(self) -> tuple[Notice, ...]:
        """The notices that nobody has dismissed yet."""
        return tuple(self._notices)

    def fill(self, base: QWidget) -> None:
        """Show the table or the start page, instead of what was there."""
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

    def open(self, page: Page, *, kept: bool = False) -> None:
        """Open a page, instead of the one that is open.

        One that is `kept` is only hidden by the next, as it is, to be opened again, until `release`.
        """
        before = self._page
        if before is not None:
            self._left.append(_Left(type(before), _at_focus(before), before.reopens))
        elif not self._left and (top := self._top) is not None:
            self._came_from = top.focusWidget()
        if kept:
            self._left.clear()
        self._drop_page()
        self._page = page
        if kept:
            self.release()
            self._kept = page
        page.setParent(self)
        page.closed.connect(self._go_back)
        self._set_reach()
        self.opening.emit()
        self.arrange()
        page.show()
        page.raise_()
        self._return_to(page)
        self._guard.guard(page)
        self._raise_notices()

    def reopen(self) -> None:
        """Open the page that is kept."""
        if self._kept is not None:
            self.open(self._kept)

    def release(self) -> None:
        """Keep no page any longer than it is open."""
        old, self._kept = self._kept, None
        if old is not None and old is not self._page:
            old.deleteLater()

    def close_page(self) -> None:
        """Close the page."""
        if self._page is not None:
            self._drop_page()
            self._end_of_pages()

    def _end_of_pages(self) -> None:
        """Tell that no page is open any more; unless one is opened now, nothing leads back to another."""
        self._set_reach()
        self.page_closed.emit()
        if self._page is None:
            self._left.clear()

    def _go_back(self) -> None:
        """Close the page; open the one again from which it was opened, if that can be."""
        left = self._left[-1] if self._left else None
        if left is None or left.reopens is None:
            self.close_page()
            return
        self._drop_page()
        left.reopens()
        if self._page is None:  # there is nothing more to be shown on it
            self._end_of_pages()

    def cover_with(self, cover: QWidget | None) -> None:
        """Cover everything but the page with this, or uncover it."""
        if self._cover is not None and self._cover is not cover:
            self._cover.hide()
            self._cover.deleteLater()
        self._cover = cover
        if cover is not None:
            cover.setParent(self)
            cover.setGeometry(self.rect())
            cover.setVisible(self._front is None)
            cover.raise_()
            if self._front is not None:
                self._front.raise_()
            if self._page is not None:
                self._page.raise_()
            self._raise_notices()
        self._set_reach()

    def put_before(self, front: QWidget | None) -> None:
        """Show this before all but pages and notices, as long as it stays; None: what is behind it again."""
        if self._front is not None and self._front is not front:
            self._front.hide()
            self._front.deleteLater()
            self._front = None
            self.front_left.emit()
        self._front = front
        for behind in (self._base, self._cover):
            if behind is not None:
                behind.setVisible(front is None)
        if front is not None:
            front.setParent(self)
            front.setGeometry(self.rect())
            front.show()
            front.raise_()
            if self._page is not None:
                self._page.raise_()
            self._raise_notices()
        self._set_reach()

    def notify(self, tell: Callable[[], str], offer: Offer | None = None) -> None:
        """Show a notice, unless it is there already; `tell` says it in the language of the window.

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

    def restyle(self) -> None:
        """Lay out page, cover and notices for the present size."""
        self.arrange()
        self.update()

    def take_focus(self) -> None:
        """Give the keyboard to what lies on top."""
        top, before = self._top, self._came_from
        if top is None or self._page is not None:
            return
        self._came_from = None
        if before is not None and isValid(before) and _takes_focus(before, top):
            before.setFocus()
        else:
            take = getattr(top, "take_focus", top.setFocus)
            take()

    def arrange(self) -> None:
        """Give everything its geometry in a window of this size."""
        if self._base is not None:
            self._base.setGeometry(self.rect())
        for over in (self._cover, self._front):
            if over is not None:
                over.setGeometry(self.rect())
        if self._page is not None:
            self._page.fit_into(self.rect())
        taken = 0
        for notice in self._notices:
            notice.fit_into(self.rect().adjusted(0, 0, 0, -taken))
            taken += notice.height()

    # Inside

    @property
    def _top(self) -> QWidget | None:
        """What lies on top but for pages."""
        return self._front or self._cover or self._base

    def _return_to(self, page: Page) -> None:
        """If others were opened from this page, forget them, and give the keyboard to what had it then."""
        kinds = [left.kind for left in self._left]
        if type(page) not in kinds:
            return
        at = self._left[kinds.index(type(page))].focus
        del self._left[kinds.index(type(page)) :]
        parts = page.findChildren(QWidget)
        if 0 <= at < len(parts) and _takes_focus(parts[at], page):
            parts[at].setFocus()

    def _drop_page(self) -> None:
        if self._page is not None:
            self._page.closed.disconnect(self._go_back)
            self._page.hide()
            if self._page is not self._kept:
                self._page.deleteLater()
            self._page = None

    def _dismiss(self, notice: Notice) -> None:
        self._notices.remove(notice)
        notice.hide()
        notice.deleteLater()
        self.arrange()

    def _raise_notices(self) -> None:
        for notice in self._notices:
            notice.raise_()

    def _set_reach(self) -> None:
        """Keep the keyboard from what lies underneath."""
        is_top = self._page is None
        for layer in (self._front, self._cover, self._base):
            if layer is not None:
                layer.setEnabled(is_top)
                is_top = False

    def changeEvent(self, event: QEvent) -> None:
        """In another language everything has another size; the pages have written it when this is done."""
        if event.type() == QEvent.Type.LanguageChange:
            soon(self, self.arrange)
        super().changeEvent(event)

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:
        """Take one file, wherever in the window it is dropped."""
        if _file_of(event.mimeData()) is not None:
            event.acceptProposedAction()

    def dropEvent(self, event: QDropEvent) -> None:
        """Hand it on when whoever holds it has let go."""
        path = _file_of(event.mimeData())
        if path is not None:
            event.acceptProposedAction()
            soon(self, lambda: self.file_dropped.emit(path))

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Arrange everything anew."""
        super().resizeEvent(event)
        self.arrange()


def _at_focus(page: QWidget) -> int:
    """Return the number of the widget on a page that has the keyboard, or had it last; -1: none."""
    focus, parts = page.focusWidget(), page.findChildren(QWidget)
    return parts.index(focus) if focus in parts else -1


def _takes_focus(widget: QWidget, within: QWidget) -> bool:
    """Tell whether a widget can have the keyboard, so that one who comes back finds it where it was."""
    if getattr(within, "asks_again", False):
        return False
    return within.isAncestorOf(widget) and widget.isVisible() and widget.isEnabled()


def _file_of(dragged: QMimeData) -> Path | None:
    """Return the one file that is dragged, if it is one of this computer's."""
    urls = dragged.urls()
    return Path(urls[0].toLocalFile()) if len(urls) == 1 and urls[0].isLocalFile() else None
