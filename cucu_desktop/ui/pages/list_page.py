"""A page with a list, the description of its current row beside it, and the actions of that at the foot.

The contents are `Section`s: with several of them, tabs choose one. A section has rows or none, is itself the
widget of the description, and names the actions of its current row.
"""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from PySide6.QtCore import QPoint, Qt, Signal
from PySide6.QtWidgets import QBoxLayout, QHBoxLayout, QSizePolicy, QTabBar, QVBoxLayout, QWidget

from cucu_desktop.ui.pages.boxes import in_column
from cucu_desktop.ui.pages.row_list import Row, RowList
from cucu_desktop.ui.widgets.language import tr
from cucu_desktop.ui.widgets.menu import Menu, with_access_keys
from cucu_desktop.ui.widgets.notices import announce
from cucu_desktop.ui.widgets.page import Page
from cucu_desktop.ui.widgets.paper_widgets import Button, written
from cucu_desktop.ui.widgets.scrolling.scroll_fade import FadingScroll
from cucu_desktop.ui.widgets.soon import soon

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from PySide6.QtCore import QRect
    from PySide6.QtGui import QShowEvent

    from cucu_desktop.ui.widgets.theme import Theme

_WIDE: Final = 640
"""Width from which list and description are side by side."""
_ALL: Final = 10_000


class Act(NamedTuple):
    """An action: the words on its button, and the function that does it."""

    words: str
    does: Callable[[], object]


class Section(QWidget):
    """The description of a row, and the rows.

    Attributes:
        name: its name on the tab.
        is_grid: whether the rows are a grid of pictures.
        more: the words on the button of the menu of actions.
        lines: the layout of the description.
        asks: whether `question` is asked, which the actions answer; the main one is to cancel it.
        report: the sentence at the foot while no question is asked.
    """

    changed = Signal()
    """The actions, the question or the report have changed."""
    filled = Signal()
    """The rows have changed."""
    name = ""
    is_grid = False
    more = "…"
    asks = False
    report = ""

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self.theme = theme
        self.lines = QVBoxLayout(self)
        self.lines.setContentsMargins(0, 0, theme.space(2), 0)
        self.lines.setSpacing(theme.space(2))

    def add(self, *parts: QWidget) -> None:
        """Add these parts to the description."""
        for part in parts:
            self.lines.addWidget(part)

    def rows(self) -> Sequence[Row]:
        """Return the rows; none: the description takes the whole page."""
        return ()

    def choose(self, row: Row | None) -> None:
        """Describe a row; None: there is none."""

    def acts(self) -> Sequence[Act | None]:
        """Return the actions: the main one (None: none), a second one, and those of the menu."""
        return ()

    def question(self) -> str:
        return ""

    def foot_text(self) -> str:
        """Return the sentence at the foot."""
        return self.question() if self.asks else self.report

    def ask(self) -> None:
        self.asks, self.report = True, ""
        self.changed.emit()

    def escape(self) -> bool:
        """Cancel the question; return whether it was asked."""
        if not self.asks:
            return False
        self.asks = False
        self.changed.emit()
        return True

    def save_state(self) -> object:
        """Return the state, the current row excepted, as of `Page.save_state`."""
        return None

    def restore_state(self, state: Any) -> None:  # noqa: ANN401 - each section has a type of its own
        """Take over what `save_state` of another section of this type has returned."""


class ListPage(Page):
    """A page of sections."""

    def __init__(self, theme: Theme, title: str, sections: Sequence[Section], at: int = 0) -> None:
        """Show section `at` of these sections first."""
        super().__init__(theme)
        self.title.setText(title)
        self.sections = tuple(sections)
        self._keys: dict[int, object] = {}
        self._filled: set[int] = set()
        self._pending: dict[int, tuple[object, object]] = {}
        """The current row and the state of each section that has not been shown since `restore_state`."""
        self._acts: Sequence[Act | None] = ()
        self._asked = False
        self.tabs = QTabBar(self)
        self.tabs.hide()
        self.tabs.setDrawBase(False)
        self.tabs.setExpanding(False)
        self.tabs.setAccessibleName(title)
        for section in sections:
            self.tabs.addTab(section.name)
        self.tabs.setCurrentIndex(at)
        if len(sections) > 1:
            self._put_tabs_beside_title()
        self.lists = [RowList(theme, is_grid=section.is_grid) for section in sections]
        leaves = QWidget()
        in_column(*sections, within=leaves).addStretch(1)
        self.leaf = FadingScroll(theme, leaves)
        self.leaf.setMinimumHeight(theme.px(110))
        self._both = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        for rows in self.lists:
            self._both.addWidget(rows, 8 if rows.is_grid else 4)
        self._both.addWidget(self.leaf, 5)
        self.body.addLayout(self._both, 1)
        self._build_foot()
        for number, (section, rows) in enumerate(zip(self.sections, self.lists, strict=True)):
            rows.setAccessibleName(section.name or title)
            rows.chosen.connect(partial(self._choose, number))
            rows.opened.connect(self._press_main)
            section.changed.connect(partial(self._show_acts, number))
            section.filled.connect(partial(self._fill, number))
            for fold in section.findChildren(Fold):
                fold.turned.connect(partial(self._reach, fold))
        self.tabs.currentChanged.connect(lambda _: self._turn())
        self._turn()

    def _put_tabs_beside_title(self) -> None:
        outer, line = self.layout(), QHBoxLayout()
        assert isinstance(outer, QBoxLayout)
        outer.removeWidget(self.title)
        line.addWidget(self.title)
        line.addWidget(self.tabs, 1, Qt.AlignmentFlag.AlignBottom)
        outer.insertLayout(0, line)
        self.tabs.show()
        self.title.setAlignment(Qt.AlignmentFlag.AlignLeft)
        self.title.setWordWrap(False)
        line.setSpacing(self.theme.space(6))

    def _build_foot(self) -> None:
        self._back = self.button(tr("Common", "Back"), back=True)
        self._back.clicked.connect(self.closed)
        self._foot_text = written("", "body", "call", wrap=True)
        self.foot.addWidget(self._foot_text, 1)
        self._more, self._second = self.button(), self.button()
        self.main = self.button(loud=True)
        self._menu = Menu(self)
        self._more.clicked.connect(self._open_menu)
        self._second.clicked.connect(lambda: self._do(1))
        self.main.clicked.connect(lambda: self._do(0))

    @property
    def section(self) -> Section:
        return self.sections[self.tabs.currentIndex()]

    @property
    def rows(self) -> RowList:
        return self.lists[self.tabs.currentIndex()]

    @property
    def _first(self) -> QWidget:
        """The widget that has the focus first."""
        if not self.rows.isHidden():
            return self.rows
        return self._back if self.main.isHidden() else self.main

    # Contents

    def _turn(self) -> None:
        """Show the section of the current tab; it is filled when it is shown first."""
        at = self.tabs.currentIndex()
        if at in self._pending:
            key, state = self._pending.pop(at)
            self.section.restore_state(state)  # what the rows depend on, then what depends on the current row
            self._keys[at] = key
            self._fill(at)
            self.section.restore_state(state)
        elif at not in self._filled:
            self._fill(at)
        for section, rows in zip(self.sections, self.lists, strict=True):
            section.setVisible(section is self.section)
            rows.setVisible(section is self.section and bool(rows.rows))
        self._show_acts(at)
        self.refit()

    def _fill(self, number: int) -> None:
        """List the rows of a section again; the same row stays current, as long as it is there."""
        self._filled.add(number)
        rows = self.lists[number]
        rows.show_rows(self.sections[number].rows(), self._keys.get(number))
        rows.setVisible(number == self.tabs.currentIndex() and bool(rows.rows))

    def _choose(self, number: int, row: Row | None) -> None:
        if row is not None:
            self._keys[number] = row.key
        self.sections[number].choose(row)
        self._show_acts(number)

    def _reach(self, fold: Fold, _on: bool) -> None:  # noqa: FBT001 - Qt's
        """Scroll to what was unfolded."""
        soon(self, lambda: self.leaf.show_in_full(fold))

    def open_at(self, key: object) -> None:
        """Make the row with this key of the section on the page current."""
        self.rows.choose(key)

    # Actions

    def _show_acts(self, number: int) -> None:
        if number != self.tabs.currentIndex():
            return
        self._acts = self.section.acts()
        for act, button in zip((*self._acts, None, None), (self.main, self._second), strict=False):
            button.setVisible(act is not None)
            self.label(button, act.words if act else "")
        self._more.setVisible(len(self._acts) > 2)
        self.label(self._more, self.section.more)
        if self.section.more == Section.more:
            self._more.setAccessibleName(tr("Common", "More"))
        text = self.section.foot_text()
        if text != self._foot_text.text():
            self._foot_text.setText(text)
            announce(self._foot_text, text)
        asked, self._asked = self._asked, self.section.asks
        if self._asked != asked:
            (self.main if self._asked else self._first).setFocus()
        self.settle()
        if self.isVisible():
            self.refit()

    def _do(self, number: int) -> None:
        act = self._acts[number]
        if act is not None:
            act.does()

    def _press_main(self) -> None:
        if not self.main.isHidden():
            self.main.click()

    def _open_menu(self) -> None:
        self._menu.clear()
        acts = [act for act in self._acts[2:] if act is not None]
        for act, words in zip(acts, with_access_keys([act.words for act in acts]), strict=True):
            self._menu.addAction(words).triggered.connect(lambda _=False, does=act.does: does())
        self._menu.popup(self._more.mapToGlobal(QPoint(0, -self._menu.sizeHint().height())))
        self._menu.go_to(first=True)

    def escape(self) -> None:
        if not self.section.escape():
            self.closed.emit()

    # The page

    def save_state(self) -> object:
        """Return the tab, and for each section the current row and its state."""
        own = ((self._keys.get(number), each.save_state()) for number, each in enumerate(self.sections))
        return self.tabs.currentIndex(), {**dict(enumerate(own)), **self._pending}

    def restore_state(self, state: tuple[int, dict[int, tuple[object, object]]]) -> None:
        at, pending = state
        self._pending = dict(pending)
        self.tabs.setCurrentIndex(at)
        if at in self._pending:  # it was the current tab before
            self._turn()

    def _height_for(self, width: int) -> int:
        has_list = len(self.sections) > 1 or bool(self.rows.rows)
        return _ALL if has_list else super()._height_for(width)

    def fit_into(self, area: QRect) -> None:
        """Place the page; where it is narrow the description is below the list."""
        wide = self.paper_width(area) >= self.theme.px(_WIDE)
        way = QBoxLayout.Direction.LeftToRight if wide else QBoxLayout.Direction.TopToBottom
        self._both.setDirection(way)
        self._both.setSpacing(self.theme.space(5 if wide else 2))
        super().fit_into(area)

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self._first.setFocus()


class Fold(QWidget):
    """A button, and the widgets beneath it that it shows or hides."""

    turned = Signal(bool)
    """It was unfolded or folded."""

    def __init__(self, words: str, parts: Sequence[QWidget]) -> None:
        super().__init__()
        self._words, self._parts = "", tuple(parts)
        self.button = Button()
        self.button.setCheckable(True)
        self.button.setProperty("tool", True)
        self.button.setSizePolicy(QSizePolicy.Policy.Maximum, QSizePolicy.Policy.Fixed)
        self.button.toggled.connect(self._turn)
        self.button.toggled.connect(self.turned)
        in_column(self.button, *parts, within=self)
        self.name(words)

    @property
    def is_open(self) -> bool:
        return self.button.isChecked()

    def name(self, words: str) -> None:
        """Set the words on the button."""
        self._words = words
        self._turn(self.is_open)

    def _turn(self, on: bool) -> None:  # noqa: FBT001 - Qt's
        self.button.setText(f"{self._words} {'▾' if on else '▸'}")
        self.button.setAccessibleName(self._words)
        for part in self._parts:
            part.setVisible(on)
