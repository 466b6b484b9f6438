"""The rows of the set-up page: one for each player or onlooker."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QSignalBlocker, QSize, Qt, Signal
from PySide6.QtWidgets import (
    QComboBox,
    QGridLayout,
    QHBoxLayout,
    QSizePolicy,
    QStyle,
    QStyleOptionComboBox,
    QStyleOptionFrame,
    QStylePainter,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from cucu_desktop.bots import PERSONS
from cucu_desktop.ui.pages.setup.fault_words import fault_told
from cucu_desktop.ui.pages.setup.seating import FACES, as_bot, is_bots_own, next_person
from cucu_desktop.ui.widgets.fields import NameField
from cucu_desktop.ui.widgets.language import tr
from cucu_desktop.ui.widgets.notices import name_choice
from cucu_desktop.ui.widgets.paper_widgets import PaperPanel
from cucu_desktop.ui.widgets.pictures.icons import portrait
from cucu_desktop.ui.widgets.player_names import called
from cucu_desktop.ui.widgets.safe_paint import safe_paint

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Sequence

    from PySide6.QtGui import QPaintEvent

    from cucu_desktop.match.match import Player
    from cucu_desktop.ui.pages.setup.seating import Fault
    from cucu_desktop.ui.text.wording import Wording
    from cucu_desktop.ui.widgets.theme import Theme

_FACE: Final = 46
_IN_A_ROW: Final = 8
_BESIDE_TEXT: Final = 2
"""Pixels that Qt leaves free on both sides of a typed text."""


class FacePicker(PaperPanel):
    """All faces, one of which is selected by a click."""

    picked = Signal(str)

    def __init__(self, theme: Theme, worn: str, parent: QWidget) -> None:
        super().__init__(theme, parent)
        self.setWindowFlag(Qt.WindowType.Popup)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        grid = QGridLayout(self)
        grid.setContentsMargins(0, 0, 0, 0)
        for number, face in enumerate(FACES):
            button = QToolButton()
            button.setIcon(portrait(face))
            button.setIconSize(QSize(theme.px(_FACE), theme.px(_FACE)))
            button.setAccessibleName(tr("SetUp", "Face {number}").format(number=number + 1))
            button.clicked.connect(lambda _=False, face=face: self._pick(face))
            grid.addWidget(button, number // _IN_A_ROW, number % _IN_A_ROW)
            if face == worn:
                button.setFocus()

    def _pick(self, face: str) -> None:
        self.picked.emit(face)
        self.close()


class _WhoBox(QComboBox):
    """A combo box that shows only what the row does not show already; its list has the full texts."""

    shown = shorter = ""
    """The shown text, and its short form for narrow rows."""

    def fitting(self) -> str:
        """Return the text to show: the whole, its short form, or the short form elided."""
        option = QStyleOptionComboBox()
        self.initStyleOption(option)
        field = QStyle.SubControl.SC_ComboBoxEditField
        room = self.style().subControlRect(QStyle.ComplexControl.CC_ComboBox, option, field, self).width() - 4
        metrics = self.fontMetrics()
        whole = (words for words in (self.shown, self.shorter) if metrics.horizontalAdvance(words) <= room)
        return next(whole, metrics.elidedText(self.shorter, Qt.TextElideMode.ElideRight, room))

    @safe_paint
    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the box as Qt does, but with the text of `fitting`."""
        del event
        painter, option = QStylePainter(self), QStyleOptionComboBox()
        self.initStyleOption(option)
        option.currentText = self.fitting()
        painter.drawComplexControl(QStyle.ComplexControl.CC_ComboBox, option)
        painter.drawControl(QStyle.ControlElement.CE_ComboBoxLabel, option)


class SeatRow(QWidget):
    """The row of a player: face, name, person or bot, and a button that removes the row."""

    changed = Signal()
    removed = Signal()

    def __init__(
        self,
        theme: Theme,
        wording: Wording,
        player: Player,
        company: Callable[[], Iterable[Player]],
        parent: QWidget | None = None,
    ) -> None:
        """Build a row.

        Args:
            theme: colours and text size.
            wording: the words for bots and their levels.
            player: the initial player.
            company: returns the players of all rows, so that faces and names differ.
            parent: the parent widget.
        """
        super().__init__(parent)
        self.theme = theme
        self._player = player
        self._company = company
        self._face = QToolButton()
        self._face.setProperty("face", True)
        self._name = NameField(called(player.name))
        self._who = _WhoBox()
        self._who.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.away = QToolButton()
        self.away.setText("✕")
        self.away.setProperty("quiet", True)
        self.away.setToolTip(tr("SetUp", "Remove from the table"))
        self._name.setProperty("named", True)
        self._name.setPlaceholderText(tr("SetUp", "Name"))
        self._name.setAccessibleName(tr("SetUp", "Name"))
        line = QHBoxLayout(self)
        line.setContentsMargins(0, 0, 0, 0)
        line.addWidget(self._face)
        line.addWidget(self._name, 4)
        line.addWidget(self._who, 5)
        line.addWidget(self.away)
        self._who.addItem(tr("SetUp", "at this screen"), None)
        self._levels = {bot: wording.choices.level(person.level) for bot, person in PERSONS.items()}
        for number, (bot, person) in enumerate(PERSONS.items(), 1):
            self._who.addItem(f"{person.name}, {self._levels[bot]}", bot)
            self._who.setItemData(number, wording.choices.person(bot), Qt.ItemDataRole.ToolTipRole)
        name_choice(self._who, tr("SetUp", "Players"))
        self._who.setCurrentIndex(self._who.findData(player.bot))
        self._name.setCursorPosition(0)
        self._name.editingFinished.connect(lambda: self._name.setCursorPosition(0))
        self._measure()
        self._say_who()
        self._face.clicked.connect(self._pick_face)
        self._name.textChanged.connect(self._rename)
        self._who.activated.connect(self._change_who)
        self.away.clicked.connect(self.removed)

    @property
    def player(self) -> Player:
        """The current player of this row."""
        return self._player

    def set_fault(self, fault: str) -> None:
        """Mark the name as wrong with this message; "" removes the mark."""
        if self._name.property("invalid") != bool(fault):
            self._name.setProperty("invalid", bool(fault))
            self._name.style().unpolish(self._name)
            self._name.style().polish(self._name)
        self._name.setToolTip(fault)
        self._describe_name()

    def _describe_name(self) -> None:
        """Set the accessible description: the fault, or the kind of player; Qt would use the placeholder."""
        self._name.setAccessibleDescription(self._name.toolTip() or self._who.currentText())

    def write_name(self) -> None:
        """Focus the name."""
        self._name.setFocus()
        self._name.selectAll()

    def allow_removal(self, allowed: bool) -> None:  # noqa: FBT001 - like Qt's setters
        """Enable or disable the removal of the row."""
        self.away.setEnabled(allowed)

    def _say_who(self) -> None:
        """Show the level of a bot, and its name unless the row shows it."""
        bot = self._player.bot
        named = bot is not None and self._player.name == PERSONS[bot].name
        self._who.shorter = self._levels.get(bot or "", "") or self._who.currentText()
        self._who.shown = self._who.shorter if named else self._who.currentText()
        self._who.update()
        self._describe_name()
        name, away = called(self._player.name), tr("SetUp", "Remove from the table")
        self.away.setAccessibleName(f"{name}: {away}" if name else tr("SetUp", "Remove"))
        self.away.setAccessibleDescription(self.away.accessibleName())  # else the tooltip would be read, too
        face = tr("SetUp", "Face")
        self._face.setAccessibleName(f"{name}: {face}" if name else face)

    def _measure(self) -> None:
        size = self.theme.px(_FACE)
        self._who.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
        self._who.setMinimumContentsLength(10)
        self._name.setMinimumWidth(max(self.theme.px(134), self._room_for_names()))
        self._face.setIcon(portrait(self._player.face))
        self._face.setIconSize(QSize(size, size))

    def _room_for_names(self) -> int:
        """Return the width of the field in which the name of every bot fits."""
        self._name.ensurePolished()  # for letters and edges as they will be painted
        letters, option = self._name.fontMetrics(), QStyleOptionFrame()
        self._name.initStyleOption(option)
        widest = max(letters.horizontalAdvance(called(person.name)) for person in PERSONS.values())
        text = QSize(widest + 2 * _BESIDE_TEXT + 1, letters.height())  # and the cursor
        kind = QStyle.ContentsType.CT_LineEdit
        return self._name.style().sizeFromContents(kind, option, text, self._name).width()

    def _pick_face(self) -> None:
        picker = FacePicker(self.theme, self._player.face, self)
        picker.picked.connect(self._wear)
        picker.adjustSize()
        picker.move(self._face.mapToGlobal(self._face.rect().bottomLeft()))
        picker.show()

    def _wear(self, face: str) -> None:
        self._player = replace(self._player, face=face)
        self._measure()
        self.changed.emit()

    def _rename(self, name: str) -> None:
        self._player = replace(self._player, name=name)
        self._say_who()
        self.changed.emit()

    def _change_who(self) -> None:
        """Change the kind of player; a bot brings its name and face, a person can edit them.

        A name typed by the user is kept: only a bot's own name is replaced.
        """
        bot = self._who.currentData()
        if bot == self._player.bot:
            return
        others = [player for player in self._company() if player is not self._player]
        written_in = "" if is_bots_own(self._player) else self._player.name
        person = next_person(others)
        self._player = as_bot(bot, others) if bot else replace(person, name=written_in or person.name)
        with QSignalBlocker(self._name):
            self._name.setText(called(self._player.name))
        self._name.setCursorPosition(0)
        self._say_who()
        self._measure()
        self.changed.emit()
        if bot is None:
            self.write_name()


class SeatRows(QVBoxLayout):
    """Rows of players, one below the other. Put it into the layout of a widget before rows are added."""

    changed = Signal()
    removed = Signal()
    """A row has been removed; emitted after `changed`."""

    def __init__(
        self, theme: Theme, wording: Wording, company: Callable[[], Iterable[Player]], button: QWidget
    ) -> None:
        """Begin without rows.

        Args:
            theme: colours and text size.
            wording: the words for bots and their levels.
            company: returns the players of the whole page, so that faces and names differ.
            button: focused when the last row is removed with the focus on it.
        """
        super().__init__()
        self._theme, self._wording = theme, wording
        self._company, self._button = company, button
        self.rows: list[SeatRow] = []

    @property
    def players(self) -> tuple[Player, ...]:
        return tuple(row.player for row in self.rows)

    def add(self, player: Player) -> SeatRow:
        """Append a row for a player; `changed` is not emitted."""
        row = SeatRow(self._theme, self._wording, player, self._company, self.parentWidget())
        row.changed.connect(self.changed)
        row.removed.connect(lambda: self.remove(row))
        self.rows.append(row)
        self.addWidget(row)
        row.show()
        return row

    def remove(self, row: SeatRow) -> None:
        """Remove a row; the next row gets the focus."""
        index = self.rows.index(row)
        self.rows.remove(row)
        if row.isAncestorOf(row.window().focusWidget()):
            after = self.rows[min(index, len(self.rows) - 1)].away if self.rows else self._button
            after.setFocus()
        self._drop(row)
        self.changed.emit()
        self.removed.emit()

    def fill(self, players: Iterable[Player]) -> None:
        """Replace all rows."""
        for row in self.rows:
            self._drop(row)
        self.rows = []
        for player in players:
            self.add(player)
        self.changed.emit()

    def _drop(self, row: SeatRow) -> None:
        self.removeWidget(row)
        row.hide()
        row.deleteLater()


def mark_faults(rows: Iterable[SeatRow], found: Sequence[Fault]) -> None:
    """Mark the names that are wrong, each with its first fault; a fault's index is that of a row."""
    told = {fault.index: fault_told(fault) for fault in reversed(found)}
    for index, row in enumerate(rows):
        row.set_fault(told.get(index, ""))
