"""The page *Everything*: a field to type in, and one list of all that the window can do."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

from PySide6.QtCore import QEvent, QObject, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QApplication, QLineEdit, QListWidget, QListWidgetItem

from cucu_desktop.ui.widgets.language import tr
from cucu_desktop.ui.widgets.page import Page

if TYPE_CHECKING:
    from collections.abc import Iterable

    from cucu_desktop.ui.widgets.theme import Theme

_ID: Final = Qt.ItemDataRole.UserRole
_WORDS: Final = Qt.ItemDataRole.UserRole + 1
_STEPS: Final = (Qt.Key.Key_Up, Qt.Key.Key_Down, Qt.Key.Key_PageUp, Qt.Key.Key_PageDown)


class Row(NamedTuple):
    """One row: its id, the group under which it stands, its name, its key, and other names."""

    id: str
    group: str
    name: str
    key: str
    also: str


def group_name(group: str) -> str:
    return {
        "play": tr("Everything", "Play"),
        "album": tr("Common", "Album"),
        "people": tr("Common", "People"),
        "workshop": tr("Everything", "Workshop"),
        "help": tr("Everything", "Help"),
    }[group]


class EverythingPage(Page):
    """All rows; typing hides those without the typed words, in their names or in other ones."""

    chosen = Signal(str)
    """The id of a row."""
    doors_wanted = Signal()

    def __init__(self, theme: Theme, rows: Iterable[Row], *, hides_doors: bool) -> None:
        """Build the page; `hides_doors`: whether some doors of the start page are not open yet."""
        super().__init__(theme)
        self.title.setText(tr("Menus", "Everything"))
        self.first_focus = self.field = QLineEdit()
        self.list = QListWidget()
        self.field.setPlaceholderText(tr("Everything", "Type what you are looking for"))
        self.field.setAccessibleName(self.field.placeholderText())
        self.field.installEventFilter(self)
        self.list.setAccessibleName(tr("Menus", "Everything"))
        self.head.addWidget(self.field)
        self.body.addWidget(self.list, 1)
        self._fill(rows)
        back = self.button(tr("Common", "Back"), back=True)
        self._doors = self.button(tr("Everything", "All on the start page"))
        self._doors.setVisible(hides_doors)
        self.foot.addStretch(1)
        self._open = self.button(tr("Common", "Open"), loud=True)
        back.clicked.connect(self.closed)
        self._doors.clicked.connect(self.doors_wanted)
        self._doors.clicked.connect(self._doors.hide)
        self._open.clicked.connect(self._choose)
        self.field.returnPressed.connect(self._choose)
        self.field.textChanged.connect(self._find)
        self.list.itemClicked.connect(self._choose)
        self._find("")

    def _fill(self, rows: Iterable[Row]) -> None:
        before = ""
        for row in rows:
            if row.group != before:
                before = row.group
                heading = QListWidgetItem(group_name(row.group), self.list)
                heading.setFlags(Qt.ItemFlag.NoItemFlags)
                heading.setFont(self.theme.font("heading"))
                heading.setForeground(self.theme.color("call"))
            told = f"{row.name}   ({row.key})" if row.key else row.name
            item = QListWidgetItem(f"    {told}", self.list)
            item.setData(_ID, row.id)
            item.setData(_WORDS, f"{row.name} {row.also} {group_name(row.group)}".casefold())

    @property
    def items(self) -> list[QListWidgetItem]:
        """The items of the list, with the headings of the groups."""
        return [self.list.item(at) for at in range(self.list.count())]

    def _find(self, typed: str) -> None:
        """Show the rows that have each typed word, and select the first."""
        words = typed.casefold().split()
        for item in self.items:
            told = item.data(_WORDS)
            item.setHidden(bool(words) if told is None else not all(word in told for word in words))
        shown = [item for item in self.items if not item.isHidden() and item.data(_ID)]
        self.list.setCurrentItem(shown[0] if shown else None)  # type: ignore[arg-type]
        self._open.setVisible(bool(shown))

    def _choose(self) -> None:
        item = self.list.currentItem()
        if item in self.items and not item.isHidden():
            self.chosen.emit(item.data(_ID))

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Move the selection by the arrows while the field has the focus."""
        if isinstance(event, QKeyEvent) and event.type() == QEvent.Type.KeyPress and event.key() in _STEPS:
            QApplication.sendEvent(self.list, QKeyEvent(event))
            return True
        return super().eventFilter(watched, event)

    def _height_for(self, width: int) -> int:
        del width
        return 10_000

    def save_state(self) -> str:
        return self.field.text()

    def restore_state(self, state: str) -> None:
        self.field.setText(state)
