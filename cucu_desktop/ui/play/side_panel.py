"""The panel at the right of the table: the log panel, a panel that explains, or none."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QRect, Signal

from cucu_desktop.ui.widgets.round_button import menu_slot

if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget

    from cucu_desktop.engine.events import Event
    from cucu_desktop.ui.play.log_panel import LogPanel
    from cucu_desktop.ui.play.match_view import MatchView
    from cucu_desktop.ui.play.seen_events import SeenEvents
    from cucu_desktop.ui.text.wording import Wording
    from cucu_desktop.ui.widgets.art import Art
    from cucu_desktop.ui.widgets.themed import Themed


class SidePanel(QObject):
    """Area beside the table for at most one widget; a child of the widget that contains both."""

    changed = Signal()
    """The widget has been replaced, so the width of the table changes."""

    def __init__(self, parent: Themed) -> None:
        super().__init__(parent)
        self._parent = parent
        self._widget: QWidget | None = None

    @property
    def is_empty(self) -> bool:
        return self._widget is None

    def put(self, widget: QWidget | None) -> None:
        """Show `widget` at the right of the table; None empties the area."""
        if self._widget is not None:
            self._widget.hide()
        self._widget = widget
        if widget is not None:
            widget.setParent(self._parent)
            widget.show()
        self.changed.emit()

    def lay(self, rect: QRect) -> QRect:
        """Place the widget in `rect`, below the button of the menu; return the rest for the table."""
        if self._widget is None:
            return rect
        margin, wide = self._parent.theme.space(2), self._widget.width()
        left = rect.adjusted(0, 0, -wide - 2 * margin, 0)
        top = max(margin, menu_slot(rect.width(), self._parent.theme).bottom() + margin // 2)
        self._widget.setGeometry(left.right() + 1 + margin, top, wide, rect.height() - top - margin)
        return left


class LogDisplay(QObject):
    """Opens and closes the log panel beside the table, and adds the events that have been shown.

    Attributes:
        panel: the log panel, if it is open.
    """

    rules_wanted = Signal(str)
    """The id of the section of the rules to open."""
    deal_wanted = Signal(int)
    """The number of the earlier deal to replay."""
    closed = Signal()
    """The user closes the log panel."""

    def __init__(self, side: SidePanel, seen: SeenEvents, match_view: MatchView, art: Art) -> None:
        super().__init__(side)
        self._art = art
        self._side, self._seen, self._match_view = side, seen, match_view
        self.panel: LogPanel | None = None
        seen.news.connect(self._add)

    def show(self, parent: Themed, wording: Wording, *, wanted: bool) -> None:
        """Open the log panel if it is `wanted` and `side` is empty; close it if it is not `wanted`."""
        if wanted and self._side.is_empty:
            from cucu_desktop.ui.play.log_panel import LogPanel  # noqa: PLC0415 - many never open it

            self.panel = LogPanel(parent.theme, wording, parent, art=self._art)
            self.panel.closed.connect(self.closed)
            self.panel.rules_wanted.connect(self.rules_wanted)
            self.panel.deal_wanted.connect(self.deal_wanted)
            self.begin()
            self._side.put(self.panel)
        elif not wanted and self.panel is not None:
            self.panel.deleteLater()
            self.panel = None
            self._side.put(None)

    def begin(self) -> None:
        """Fill the log panel with all events of the present game that have been shown."""
        if self.panel is not None:
            self.panel.begin(self._seen.so_far, self._match_view.names)

    def set_wording(self, wording: Wording) -> None:
        if self.panel is not None:
            self.panel.set_wording(wording, self._match_view.names)

    def _add(self, news: list[Event]) -> None:
        if self.panel is not None:
            for event in news:
                self.panel.add(event)
