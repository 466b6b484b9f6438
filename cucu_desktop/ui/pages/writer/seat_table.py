"""The seats of an edited deal: names, lives, coins, and their order."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from PySide6.QtCore import QSignalBlocker, Qt, Signal
from PySide6.QtWidgets import (
    QCheckBox,
    QComboBox,
    QGridLayout,
    QHBoxLayout,
    QLabel,
    QSizePolicy,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from cucu_desktop.games.catalogue import GAMES
from cucu_desktop.games.game import ExchangeGame, TrickGame
from cucu_desktop.match.scenario.draft.seats import VIRGIN
from cucu_desktop.match.scenario.schema import MOST
from cucu_desktop.ui.pages.writer.number_field import NumberField
from cucu_desktop.ui.widgets.fields import NameField
from cucu_desktop.ui.widgets.language import tr
from cucu_desktop.ui.widgets.paper_widgets import Button, written
from cucu_desktop.ui.widgets.pictures.vignette import Vignette

if TYPE_CHECKING:
    from collections.abc import Collection

    from cucu_desktop.match.scenario.draft.draft import Draft
    from cucu_desktop.match.scenario.draft.seats import DraftSeat
    from cucu_desktop.ui.text.wording import Wording
    from cucu_desktop.ui.widgets.theme import Theme

_NUMBER: Final = 84


class SeatTable(QWidget):
    """A line for each seat, in playing order, the dealer last."""

    changed = Signal(object)
    """The draft with changed seats."""
    reached = Signal(QWidget)
    """The widget that has the focus after a change of the seats."""

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self.theme = theme
        self._draft: Draft | None = None
        self._lines: list[_Line] = []
        self._columns: tuple[str, ...] = ()
        self._heads: dict[str, QLabel] = {}
        ask = written(tr("Collection", "Choose your seat"), "body", wrap=True)
        self.own = QComboBox()
        self.own.setAccessibleName(ask.text())
        ask.setBuddy(self.own)
        self._grid = QGridLayout()
        self._add = Button(tr("Writer", "Add a player"))
        self._add.setSizePolicy(QSizePolicy.Policy.Maximum, QSizePolicy.Policy.Fixed)
        self._add.clicked.connect(self._seat_another)
        asked = QHBoxLayout()
        asked.addWidget(ask, 1)
        asked.addWidget(self.own, 1)
        all_ = QVBoxLayout(self)
        all_.setContentsMargins(0, 0, 0, 0)
        all_.addLayout(asked)
        all_.addLayout(self._grid)
        all_.addWidget(self._add)
        all_.addWidget(Vignette(theme, "ledgers"), 1)

    @property
    def seat(self) -> int | None:
        """The seat of the person at the screen; None: the one with most decisions."""
        data = self.own.currentData()
        return None if data is None else int(data)

    def show_draft(self, draft: Draft, wording: Wording, faulty: Collection[int] = ()) -> None:
        """Show the seats of a draft; those in `faulty` are marked."""
        self._draft = draft
        columns = _columns(draft)
        if columns != self._columns:
            self._columns = columns
            self._clear()
        if len(draft.seats) != len(self._lines):
            self._build(len(draft.seats))
            self._name(wording)
        for number, (line, seat) in enumerate(zip(self._lines, draft.seats, strict=True)):
            line.show_seat(seat, faulty=number in faulty)
        allowed, many = draft.seats_allowed, len(draft.seats)
        for number, line in enumerate(self._lines):
            line.allow(remove=many > allowed[0], up=number > 0, down=number < many - 1)
        is_fixed = len(allowed) == 1
        self._add.setVisible(not is_fixed)
        self._add.setEnabled(many < allowed[-1])
        for line in self._lines:
            line.away.setVisible(not is_fixed)
        self._fill_own(draft)

    def _fill_own(self, draft: Draft) -> None:
        before = self.own.currentData()
        with QSignalBlocker(self.own):
            self.own.clear()
            self.own.addItem(tr("Writer", "busiest seat"), None)
            for number, seat in enumerate(draft.seats):
                if not seat.out and not seat.dummy:
                    self.own.addItem(seat.name, number)
            self.own.setCurrentIndex(max(0, self.own.findData(before)))

    def _clear(self) -> None:
        """Remove all lines, and set other columns."""
        while (item := self._grid.takeAt(0)) is not None:
            _drop(item.widget())
        self._lines, self._heads = [], {}
        for column, name in enumerate(self._columns):
            head = self._heads[name] = written("", "small", "third")
            head.setAlignment(_HEADS.get(name, _MIDDLE))
            self._grid.addWidget(head, 0, column)
        for column in range(self._grid.columnCount()):
            self._grid.setColumnStretch(column, 0)
        self._grid.setColumnStretch(0, 3)
        self._grid.setColumnStretch(len(self._columns), 2)
        self._grid.setHorizontalSpacing(self.theme.space(1.5))
        self._grid.setVerticalSpacing(self.theme.space(1))

    def _build(self, many: int) -> None:
        """Make `many` lines; existing ones are reused, as building a long table is slow."""
        for line in self._lines[many:]:
            for cell in line.cells.values():
                self._grid.removeWidget(cell)
                _drop(cell)
        del self._lines[many:]
        for number in range(len(self._lines), many):
            line = _Line(self.theme, self._columns)
            self._lines.append(line)
            for column, name in enumerate(self._columns):
                self._grid.addWidget(line.cells[name], number + 1, column, _HOW.get(name, _MIDDLE))
                line.cells[name].show()  # else it would update its size only after the next paint
            line.changed.connect(lambda changes, number=number: self._change(number, changes))
            line.moved.connect(lambda by, number=number: self._move(number, by))
            line.removed.connect(lambda number=number: self._remove(number))

    # Entries

    def _change(self, number: int, changes: dict[str, Any]) -> None:
        assert self._draft is not None
        self.changed.emit(self._draft.change_seat(number, **changes))

    def _move(self, number: int, by: int) -> None:
        assert self._draft is not None
        self.changed.emit(self._draft.move_seat(number, number + by))
        self.reached.emit(self._lines[number + by].take_focus(by))

    def _remove(self, number: int) -> None:
        assert self._draft is not None
        self.changed.emit(self._draft.remove_seat(number))
        line = self._lines[min(number, len(self._lines) - 1)]
        (line.away if line.away.isEnabled() else line.name).setFocus()
        self.reached.emit(line.name)

    def _seat_another(self) -> None:
        assert self._draft is not None
        self.changed.emit(self._draft.add_seat())
        self._lines[-2].write_name()
        self.reached.emit(self._lines[-2].name)

    def _name(self, wording: Wording) -> None:
        """Set the headings and the names of the controls, with the game's word for tokens."""
        told = _heads_told(wording)
        for name, head in self._heads.items():
            head.setText(told.get(name, ""))
        for number, line in enumerate(self._lines):
            line.set_name(number, len(self._lines), told)


_MIDDLE: Final = Qt.AlignmentFlag.AlignCenter
_HOW: Final = {"name": Qt.AlignmentFlag(0)}
_HEADS: Final = {"name": Qt.AlignmentFlag.AlignLeft}


def _heads_told(wording: Wording) -> dict[str, str]:
    return {
        "name": tr("Writer", "Name"),
        "tokens": wording.choices.option("tokens").name,
        "virgin": tr("Writer", "Untouched"),
        "coins": wording.choices.option("chips").name if _has_chips(wording) else tr("Writer", "Coins"),
        "bet": tr("Writer", "Bets"),
        "slippers": tr("Writer", "Slippers"),
        "bought": tr("Writer", "Bought back in"),
        "out": tr("Writer", "Out"),
        "dummy": tr("Writer", "Dummy"),
    }


def _has_chips(wording: Wording) -> bool:
    rules = GAMES[wording.game_id]
    return isinstance(rules, ExchangeGame) and bool(rules.chips)


def _drop(widget: QWidget | None) -> None:
    if widget is not None:
        widget.deleteLater()
        widget.setParent(None)


def _columns(draft: Draft) -> tuple[str, ...]:
    """Return the attributes of a seat in the game of a draft."""
    rules = draft.rules
    if isinstance(rules, TrickGame):
        own = ("dummy",) if rules.may_be_dummies else ()
        return ("name", *own, "move")
    wanted = {
        "tokens": rules.has_tokens,
        "virgin": rules.has_virgins,
        "coins": True,
        "bet": draft.bets_agreed,
        "slippers": draft.wears_slippers,
        "bought": rules.has_option("buys"),
        "out": True,
    }
    return ("name", *(name for name, is_wanted in wanted.items() if is_wanted), "move")


class _Line(QWidget):
    """The controls of a seat, which are in the grid of the table."""

    changed = Signal(object)
    """The changed values, by the names of a seat's attributes."""
    moved = Signal(int)
    """Move the seat by this number of places."""
    removed = Signal()

    def __init__(self, theme: Theme, columns: Collection[str]) -> None:
        super().__init__()
        self.name = NameField()
        self.name.setMinimumWidth(theme.px(96))
        self.name.editingFinished.connect(self._rename)
        self.cells: dict[str, QWidget] = {"name": self.name}
        for name in ("tokens", "coins", "bet", "bought"):
            if name in columns:
                field = NumberField(0 if name != "tokens" else 1, MOST)
                field.setFixedWidth(theme.px(_NUMBER))
                field.chosen.connect(lambda value, name=name: self.changed.emit({name: value}))
                self.cells[name] = field
        for name in ("virgin", "slippers", "out", "dummy"):
            if name in columns:
                box = QCheckBox()
                box.toggled.connect(lambda on, name=name: self.changed.emit({name: on}))
                self.cells[name] = box
        self.up, self.down, self.away = QToolButton(), QToolButton(), QToolButton()
        move = QWidget()
        row = QHBoxLayout(move)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(2)
        for button, sign in ((self.up, "▲"), (self.down, "▼"), (self.away, "✕")):
            button.setText(sign)
            button.setProperty("quiet", True)
            row.addWidget(button)
        self.up.clicked.connect(lambda: self.moved.emit(-1))
        self.down.clicked.connect(lambda: self.moved.emit(1))
        self.away.clicked.connect(self.removed)
        self.cells["move"] = move

    def _rename(self) -> None:
        name = self.name.text().strip()
        self.changed.emit({"name": name})

    def show_seat(self, seat: DraftSeat, *, faulty: bool) -> None:
        if self.name.text().strip() != seat.name:
            self.name.setText(seat.name)
            self.name.setCursorPosition(0)
        if self.name.property("invalid") != faulty:
            self.name.setProperty("invalid", faulty)
            self.name.style().unpolish(self.name)
            self.name.style().polish(self.name)
        for name, cell in self.cells.items():
            if isinstance(cell, NumberField):
                has_none = name == "tokens" and (seat.out or seat.slippers)
                cell.setEnabled(not has_none)
                cell.setMinimum(0 if has_none or name != "tokens" else 1)
                cell.show_number(getattr(seat, name))
            elif isinstance(cell, QCheckBox):
                with QSignalBlocker(cell):
                    cell.setChecked(bool(getattr(seat, name)))
                if name == "virgin":
                    cell.setEnabled(seat.tokens >= VIRGIN)
                elif name == "slippers":
                    cell.setEnabled(not seat.out)

    def allow(self, *, remove: bool, up: bool, down: bool) -> None:
        """Enable or disable the buttons for removal and for moves."""
        for button, allowed in ((self.away, remove), (self.up, up), (self.down, down)):
            button.setEnabled(allowed)

    def take_focus(self, by: int) -> QToolButton:
        """Focus the button of this move, or the other one at an end; return it."""
        wished, other = (self.up, self.down) if by < 0 else (self.down, self.up)
        button = wished if wished.isEnabled() else other
        button.setFocus()
        return button

    def write_name(self) -> None:
        """Focus the name."""
        self.name.setFocus()
        self.name.selectAll()

    def set_name(self, number: int, of: int, heads: dict[str, str]) -> None:
        """Name the controls by the number of the seat, from 0, and by the headings of the columns."""
        seat = tr("Writer", "Seat {number}").format(number=number + 1)
        if number == of - 1:
            seat = tr("Writer", "{seat} (dealer)").format(seat=seat)
        for name, cell in self.cells.items():
            if name in heads:
                cell.setAccessibleName(f"{seat}: {heads[name]}")
        for button, told in (
            (self.up, tr("Writer", "Move seat up")),
            (self.down, tr("Writer", "Move seat down")),
            (self.away, tr("SetUp", "Remove from the table")),
        ):
            button.setToolTip(told)
            button.setAccessibleName(f"{seat}: {told}")
            button.setAccessibleDescription(button.accessibleName())  # else the tooltip would be read, too
        self.name.setPlaceholderText(heads["name"])
