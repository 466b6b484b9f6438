"""The agreed parts of an edited deal: options, stake and pool, and earlier events of the game."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from PySide6.QtCore import QSignalBlocker, Qt, Signal
from PySide6.QtWidgets import QBoxLayout, QCheckBox, QComboBox, QHBoxLayout, QLabel, QVBoxLayout, QWidget

from cucu_desktop.games.game import TrickGame
from cucu_desktop.match.scenario.scenario_fields import MOST_TIMES
from cucu_desktop.match.scenario.schema import MOST
from cucu_desktop.ui.pages.writer.number_field import NumberField
from cucu_desktop.ui.widgets.language import tr
from cucu_desktop.ui.widgets.paper_widgets import written
from cucu_desktop.ui.widgets.pictures.vignette import Vignette

if TYPE_CHECKING:
    from collections.abc import Iterable

    from PySide6.QtGui import QResizeEvent

    from cucu_desktop.match.scenario.draft.draft import Draft
    from cucu_desktop.ui.text.wording import Wording
    from cucu_desktop.ui.widgets.theme import Theme

_NUMBER: Final = 110
_CHOICE: Final = 330
"""The least width of a combo box, so that all are aligned."""
_HALF: Final = 50
_WIDE: Final = 680


class AgreedForm(QWidget):
    """A control for each agreed value of the game."""

    changed = Signal(object)
    """The draft with the changed values."""

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self.theme = theme
        self._draft: Draft | None = None
        self._offered: tuple[Any, ...] = ()
        self._controls: dict[str, QWidget] = {}
        self._labels: dict[str, QLabel | QCheckBox] = {}
        self._rows: list[QWidget] = []
        self._none = written(tr("Writer", "This game has nothing else to set."), "body", wrap=True)
        self._agreed = QWidget()
        self._form = QVBoxLayout(self._agreed)
        self._form.setContentsMargins(0, 0, 0, 0)
        self._form.addWidget(self._none)
        self._house = QWidget()
        self._house_form = QVBoxLayout(self._house)
        self._house_form.setContentsMargins(0, 0, 0, 0)
        beside, all_ = QBoxLayout(QBoxLayout.Direction.LeftToRight), QVBoxLayout(self)
        beside.setSpacing(theme.space(4))
        for column in (self._agreed, self._house):  # no number is far from its label
            column.setMaximumWidth(theme.px(_WIDE))
        self._beside = beside
        beside.addWidget(self._agreed, 2, Qt.AlignmentFlag.AlignTop)
        beside.addWidget(self._house, 1, Qt.AlignmentFlag.AlignTop)
        beside.addStretch()
        all_.setContentsMargins(0, 0, 0, 0)
        all_.setSpacing(0)
        all_.addLayout(beside)
        all_.addWidget(Vignette(theme, "tea"), 1)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Put the house rules beside the others, or beneath them where it is narrow."""
        super().resizeEvent(event)
        self._arrange()

    def _arrange(self) -> None:
        columns = [column.minimumSizeHint().width() for column in (self._agreed, self._house)]
        is_wide = sum(columns) + self._beside.spacing() <= self.width()
        down, across = QBoxLayout.Direction.TopToBottom, QBoxLayout.Direction.LeftToRight
        self._beside.setDirection(across if is_wide else down)

    def show_draft(self, draft: Draft, wording: Wording) -> None:
        """Show the values of a draft."""
        self._draft = draft
        choices = draft.choices
        nameless = [draft.options[name] for name in draft.orders if draft.options[name] not in choices[name]]
        offered = (draft.game, choices, nameless, draft.wears_slippers)
        if offered != self._offered:
            self._offered = offered
            self._build(draft)
            self._name(wording)
        for name, control in self._controls.items():
            value = _value(draft, name)
            with QSignalBlocker(control):
                if isinstance(control, NumberField):
                    assert isinstance(value, int)
                    control.setValue(value)
                elif isinstance(control, QComboBox):
                    control.setCurrentIndex(control.findData(value))
                elif isinstance(control, QCheckBox):
                    control.setChecked(bool(value))
        if "agreement" in self._controls:
            self._controls["agreement"].setEnabled(draft.agreement is not None)
            self._say_agreement(draft)

    def _build(self, draft: Draft) -> None:
        """Rebuild the controls; the focus stays on the same control, if it still exists."""
        focused = next((name for name, control in self._controls.items() if control.hasFocus()), "")
        self._make(draft)
        if focused in self._controls:
            self._controls[focused].setFocus()

    def _make(self, draft: Draft) -> None:
        for row in self._rows:
            row.deleteLater()
            row.setParent(None)
        self._rows, self._controls, self._labels = [], {}, {}
        for name, choices in draft.choices.items():
            if isinstance(choices, range):
                self._add_number(name, choices[0], choices[-1])
            elif isinstance(choices[0], bool):
                self._add_switch(name)
            else:
                chosen = draft.options[name]
                self._add_choice(name, choices if chosen in choices else (*choices, chosen))
        if not isinstance(draft.rules, TrickGame):
            self._add_what_was(draft)
        self._none.setVisible(not self._controls)
        self._house.setVisible(self._house_form.count() > 0)
        self._arrange()

    def _add_what_was(self, draft: Draft) -> None:
        """Add controls for payments and events earlier in the game."""
        rules = draft.rules
        if rules.has_pool:
            self._add_number("stake", 0, MOST)
            self._add_number("pool", 0, MOST)
        if rules.has_option("reentry"):
            self._add_number("eliminations", 0, MOST_TIMES)
            self._add_number("reentries", 0, MOST_TIMES)
        if "deal" in draft.keys:
            self._add_number("number", 1, MOST_TIMES)
            self._add_number("settled", 0, MOST_TIMES)
        if "agreement" in draft.keys:
            self._add_switch("agreed")
            self._add_number("agreement", 0, 100)
        if "bets" in draft.keys:
            self._add_switch("bets_agreed")
        if "slippers_taken" in draft.keys and draft.wears_slippers:
            self._add_switch("slippers_taken")

    def _add_number(self, name: str, least: int, most: int) -> None:
        field = NumberField(least, most)
        field.setFixedWidth(self.theme.px(_NUMBER))
        field.chosen.connect(lambda value: self._choose(name, value))
        self._add_line(name, field)

    def _add_choice(self, name: str, choices: Iterable[object]) -> None:
        box = QComboBox()
        for value in choices:
            box.addItem("", value)
        box.activated.connect(lambda _: self._choose(name, box.currentData()))
        box.setMinimumWidth(self.theme.px(_CHOICE))
        self._add_line(name, box)

    def _add_switch(self, name: str) -> None:
        box = QCheckBox()
        box.toggled.connect(lambda on: self._choose(name, on))
        self._labels[name] = self._controls[name] = box
        self._rows.append(box)
        self._column(name).addWidget(box)
        box.show()  # else it would update its size only after the next paint

    def _add_line(self, name: str, control: QWidget) -> None:
        line, row = QWidget(), QHBoxLayout()
        line.setLayout(row)
        row.setContentsMargins(0, 0, 0, 0)
        label = written("", "body", wrap=True)
        label.setBuddy(control)
        row.addWidget(label, 1)
        row.addWidget(control, 0, Qt.AlignmentFlag.AlignVCenter)
        self._labels[name], self._controls[name] = label, control
        self._rows.append(line)
        self._column(name).addWidget(line)
        line.show()

    def _column(self, name: str) -> QVBoxLayout:
        """Return the column of a control: house rules are separate."""
        draft = self._draft
        return self._house_form if draft is not None and name in draft.rules.house_rules else self._form

    def _choose(self, name: str, value: object) -> None:
        draft = self._draft
        assert draft is not None
        if name in draft.choices:
            draft = draft.choose(name, value)
        elif name == "agreed":
            draft = draft.with_(agreement=_HALF if value else None)
        elif name == "pool":
            draft = draft.with_(pool=None if value == draft.stake * len(draft.seats) else value)
        else:
            draft = draft.with_(**{name: value})
        self.changed.emit(draft)

    def _name(self, wording: Wording) -> None:
        """Set the texts of all controls and choices."""
        own = {
            "stake": tr("Writer", "Each player’s stake, in coins"),
            "pool": tr("Writer", "Pool, in coins"),
            **(_in_chips() if self._draft is not None and self._draft.has_chips else {}),
            "eliminations": tr("Writer", "Knock-outs so far in this game"),
            "reentries": tr("Writer", "Buy-backs so far"),
            "number": tr("Writer", "Deal number within its pot"),
            "settled": tr("Writer", "Pots already settled"),
            "agreed": tr("Writer", "The last two have agreed to split the pool"),
            "bets_agreed": tr("Writer", "All bets are settled: nobody is asked"),
            "slippers_taken": tr("Writer", "Someone now out has already played in slippers"),
        }
        draft = self._draft
        for name, label in self._labels.items():
            control = self._controls[name]
            if name == "agreement":
                continue
            told = own.get(name) or wording.choices.option(name).name
            label.setText(told)
            control.setAccessibleName(told)
            if isinstance(control, QComboBox):
                for number in range(control.count()):
                    control.setItemText(number, _told(draft, wording, name, control.itemData(number)))
        if draft is not None and "agreement" in self._labels:
            self._say_agreement(draft)

    def _say_agreement(self, draft: Draft) -> None:
        """Label the share with the name of its player."""
        playing = draft.playing
        name = draft.seats[playing[0]].name if playing else ""
        told = tr("Writer", "{name}’s share, in percent").format(name=name)
        self._labels["agreement"].setText(told)
        self._controls["agreement"].setAccessibleName(told)


def _in_chips() -> dict[str, str]:
    return {
        "stake": tr("Writer", "Paid in by each player, in chips"),
        "pool": tr("Writer", "Pot, in chips"),
    }


def _told(draft: Draft | None, wording: Wording, name: str, value: object) -> str:
    """Return the text of a value; for an order without a name, its cards."""
    if draft is not None and name in draft.orders and value not in draft.choices[name]:
        return ", ".join(wording.cards.kind(card) for card in str(value).split())
    return wording.choices.value(name, value) if isinstance(value, str) else str(value)


def _value(draft: Draft, name: str) -> object:
    if name in draft.options:
        return draft.options[name]
    if name == "agreed":
        return draft.agreement is not None
    if name == "agreement":
        return _HALF if draft.agreement is None else draft.agreement
    if name == "pool":
        return draft.stake * len(draft.seats) if draft.pool is None else draft.pool
    return getattr(draft, name)
