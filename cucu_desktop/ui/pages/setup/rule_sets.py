"""The row of the set-up page on which a set of rules is selected, stored under a name, or deleted.

Some sets are presets of the game, by place. Others were stored by the players under a name.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QBoxLayout, QComboBox, QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from cucu_desktop.names import cleaned
from cucu_desktop.ui.widgets.fields import NameField
from cucu_desktop.ui.widgets.language import tr
from cucu_desktop.ui.widgets.notices import announce, name_choice
from cucu_desktop.ui.widgets.paper_widgets import Button, written

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from PySide6.QtGui import QKeyEvent

    from cucu_desktop.ui.text.wording import Wording


LONGEST: Final = 30
"""The most letters of a name."""
_KEPT: Final = "kept/"
"""The prefix, in the data of the list, of the names given by the players."""


class _NameEdit(NameField):
    """The field for a name: Escape cancels it, and does not reach the page."""

    given_up = Signal()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Escape cancels; Return accepts."""
        if event.key() == Qt.Key.Key_Escape:
            self.given_up.emit()
        else:
            super().keyPressEvent(event)


class RuleSets(QWidget):
    """All sets of rules of a game, of which one may be selected."""

    preset_chosen = Signal(str)
    set_chosen = Signal(str)
    kept = Signal(str)
    """Store the current rules under this name."""
    renamed = Signal(str, str)
    """Rename a set: the old and the new name."""
    removed = Signal(str)
    grown = Signal(object)
    """A part was expanded: scroll to this widget first."""

    def __init__(self, wording: Wording, presets: Iterable[str], names: Iterable[str]) -> None:
        """List the presets of the game and the stored sets."""
        super().__init__()
        self._presets, self._names = tuple(presets), list(names)
        self._wording = wording
        self._renames: str | None = None
        """The set that is being renamed, if any."""
        self.box = QComboBox()
        self.box.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
        self.box.setMinimumContentsLength(14)
        self.help = written("", "small", "third", wrap=True)
        self.keep = Button(tr("SetUp", "Save as…"))
        self.rename, self.remove = Button(tr("SetUp", "Rename…")), Button(tr("SetUp", "Delete"))
        self.name = _NameEdit(most=LONGEST)
        self.name.setPlaceholderText(tr("SetUp", "A name for these rules"))
        self.name.setAccessibleName(tr("SetUp", "A name for these rules"))
        self.done, self.never_mind = Button(tr("SetUp", "Save")), Button(tr("SetUp", "Cancel"))
        self.fault = written("", "small", "call", wrap=True)
        self._offers = _line(self.rename, self.remove)
        self._naming = _line(self.done, self.never_mind)
        self._is_own = False
        lines = QVBoxLayout(self)
        lines.setContentsMargins(0, 0, 0, 0)
        self.keep.setSizePolicy(QSizePolicy.Policy.Maximum, QSizePolicy.Policy.Fixed)
        self._first = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        self._first.addWidget(self.box, 1)
        self._first.addWidget(self.keep)
        lines.addLayout(self._first)
        name_choice(self.box, tr("SetUp", "Rules"))
        for widget in (self.help, self._offers, self.name, self.fault, self._naming):
            lines.addWidget(widget)
        self.box.activated.connect(self._choose)
        self.keep.clicked.connect(lambda: self._ask_name(None))
        self.rename.clicked.connect(lambda: self._ask_name(self.chosen_set))
        self.remove.clicked.connect(self._remove)
        self.name.textEdited.connect(self.fault.hide)
        self.name.returnPressed.connect(self._take_name)
        self.name.given_up.connect(self._stop_naming)
        self.done.clicked.connect(self._take_name)
        self.never_mind.clicked.connect(self._stop_naming)
        self._fill()
        self._stop_naming()

    @property
    def names(self) -> Sequence[str]:
        """The names of the stored sets."""
        return self._names

    @property
    def chosen_set(self) -> str | None:
        """The stored set that is selected, if any."""
        chosen = self.box.currentData()
        return chosen.removeprefix(_KEPT) if chosen and chosen.startswith(_KEPT) else None

    def arrange(self, width: int) -> None:
        """Put the buttons for sets beside the list, or beneath it where it is narrow."""
        across, down = QBoxLayout.Direction.LeftToRight, QBoxLayout.Direction.TopToBottom
        self._first.setDirection(across)
        self._first.setDirection(across if self._first.minimumSize().width() <= width else down)

    def list_sets(self, names: Iterable[str]) -> None:
        """Set the stored sets of rules."""
        self._names = list(names)
        self._fill()

    def show_chosen(self, preset: str | None, own: str | None) -> None:
        """Select a set: a preset of the game, a stored one, or none."""
        chosen = preset if own is None else _KEPT + own
        self.box.blockSignals(True)
        self.box.setCurrentIndex(self.box.findData(chosen))
        self.box.blockSignals(False)
        told = self._wording.choices.preset(preset).help if preset and own is None else ""
        self.help.setText(told)
        self.help.setVisible(bool(told))
        self._is_own = own is not None
        self._offer()

    def _fill(self) -> None:
        self.box.blockSignals(True)
        self.box.clear()
        for preset in self._presets:
            self.box.addItem(self._wording.choices.preset(preset).name, preset)
        for name in self._names:
            self.box.addItem(name, _KEPT + name)
        self.box.addItem(tr("SetUp", "Custom rules"), None)
        self.box.blockSignals(False)

    def _choose(self) -> None:
        chosen = self.box.currentData()
        if chosen is None:
            return
        if self.chosen_set is None:
            self.preset_chosen.emit(chosen)
        else:
            self.set_chosen.emit(self.chosen_set)

    # Names

    def _ask_name(self, renames: str | None) -> None:
        self._renames = renames
        self.name.setText(renames or "")
        self.name.selectAll()
        for widget in (self.name, self._naming):
            widget.show()
        self._offer()
        self.name.setFocus()
        self.grown.emit(self._naming)

    def _offer(self) -> None:
        """Show the buttons for the selected set, unless a name is being typed."""
        writes = not self.name.isHidden()
        self.keep.setVisible(not writes and not self._is_own)
        self._offers.setVisible(not writes and self._is_own)

    def _stop_naming(self) -> None:
        wrote = self.isAncestorOf(self.window().focusWidget())
        for widget in (self.name, self._naming, self.fault):
            widget.hide()
        self._offer()
        if wrote:
            self.box.setFocus()

    def _fault(self) -> str:
        """Return the fault of the name, or ""."""
        name = self._written()
        if not name:
            return tr("SetUp", "Give these rules a name.")
        others = [other for other in self._names if other != self._renames]
        given = [self.box.itemText(number) for number in range(len(self._presets))]
        given += [*others, self.box.itemText(self.box.count() - 1)]
        if name.casefold() in (other.casefold() for other in given):
            return tr("SetUp", "You already have rules called “{name}”.").format(name=name)
        return ""

    def _written(self) -> str:
        return " ".join(cleaned(self.name.text()).split())

    def _take_name(self) -> None:
        if fault := self._fault():
            self.fault.setText(fault)
            self.fault.show()
            announce(self.fault, fault)
            self.name.setFocus()
            self.grown.emit(self._naming)
            return
        name, before = self._written(), self._renames
        self._stop_naming()
        if before is None:
            self.kept.emit(name)
        elif before != name:
            self.renamed.emit(before, name)

    def _remove(self) -> None:
        if self.chosen_set is not None:
            self.box.setFocus()
            self.removed.emit(self.chosen_set)


def _line(*buttons: Button) -> QWidget:
    """Return buttons side by side, from the left."""
    line = QWidget()
    side_by_side = QHBoxLayout(line)
    side_by_side.setContentsMargins(0, 0, 0, 0)
    for button in buttons:
        side_by_side.addWidget(button)
    side_by_side.addStretch(1)
    return line
