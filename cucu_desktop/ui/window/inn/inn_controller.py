"""Opens the page of the inn, and what somebody chooses there or in the menu."""

# ruff: noqa: PLC0415 - nothing of it is paid for before somebody wants it
from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from cucu_desktop.ui.window.inn.rows import ROWS

if TYPE_CHECKING:
    from cucu_desktop.match.scenario.collection import Entry
    from cucu_desktop.ui.window.inn.window_parts import WindowParts
    from cucu_desktop.ui.window.menus import Menus


class InnController(QObject):
    """Leads to what there is to do besides a match."""

    def __init__(self, parts: WindowParts, menus: Menus) -> None:
        """Let the menu of the inn open what is in it."""
        super().__init__(parts.page_stack)
        self._parts = parts
        menus.at_the_inn.triggered.connect(self.open)
        for name, action in menus.inn.items():
            action.triggered.connect(lambda _=False, name=name: self.go_to(name))

    def open(self) -> None:
        """Open the page with everything there is."""
        from cucu_desktop.ui.pages.inn.inn_page import InnPage, Offered

        context = self._parts.context
        offered = {row.id: Offered(row.picture, row.name, row.line) for row in ROWS}
        page = InnPage(context.theme, context.art, offered)
        page.chosen.connect(self.go_to)
        self._parts.match_controller.lay(page)

    def open_deal(self, entry: Entry) -> None:
        """Open the collection at one of its deals; one that is not of it is written on."""
        from cucu_desktop.match.scenario.collection import entries
        from cucu_desktop.ui.window.inn.writer_controller import WriterController

        if any(each.scenario == entry.scenario for each in entries(entry.game)):
            self._parts.page_opener.open_collection(entry)
        else:
            WriterController.of(self._parts).write_on(entry.scenario)

    def go_to(self, name: str) -> None:
        """Open one thing."""
        next(row for row in ROWS if row.id == name).opens(self._parts)
