"""The slips beside the list of players: one for a player, and one to add players."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QSignalBlocker, QSize, Qt, Signal
from PySide6.QtWidgets import QComboBox, QGridLayout, QToolButton, QVBoxLayout, QWidget

from cucu_desktop.bots import PERSONS
from cucu_desktop.names import cleaned, same_key
from cucu_desktop.ui.pages.boxes import in_column, in_line
from cucu_desktop.ui.pages.setup.seating import as_bot, free_faces, is_bots_own, next_person, unlike
from cucu_desktop.ui.widgets.fields import NameField, NumberField
from cucu_desktop.ui.widgets.language import tr
from cucu_desktop.ui.widgets.notices import announce, name_choice
from cucu_desktop.ui.widgets.paper_widgets import Button, PaperPanel, written
from cucu_desktop.ui.widgets.pictures.icons import portrait
from cucu_desktop.ui.widgets.player_names import labelled

if TYPE_CHECKING:
    from collections.abc import Callable, Collection, Sequence

    from PySide6.QtGui import QKeyEvent

    from cucu_desktop.match.match import Player
    from cucu_desktop.ui.text.wording import Wording
    from cucu_desktop.ui.widgets.theme import Theme

PHONE: Final = "phone"
"""The data of the entry for a guest with a phone."""
FACE: Final = 46
_IN_A_ROW: Final = 8
_BUTTONS: Final = 2
"""The buttons in a row of the slip to add players."""
_USUAL_SEATS: Final = 6
_MOST_VISIBLE: Final = 12
"""The visible entries of the list of bots; it scrolls to the others."""


class EnterField(NameField):
    """A field for a name that handles Enter itself: its page does not get the key."""

    entered = Signal()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            if not event.isAutoRepeat():
                self.entered.emit()
        else:
            super().keyPressEvent(event)


class FacePicker(PaperPanel):
    """The faces that a player can have, one of which is selected by a click."""

    picked = Signal(str)

    def __init__(self, theme: Theme, faces: Sequence[str], worn: str, parent: QWidget) -> None:
        super().__init__(theme, parent)
        self.setWindowFlag(Qt.WindowType.Popup)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        grid = QGridLayout(self)
        grid.setContentsMargins(0, 0, 0, 0)
        for number, face in enumerate(faces):
            button = face_button(theme, face, tr("SetUp", "Face {number}").format(number=number + 1))
            button.clicked.connect(lambda _=False, face=face: self._pick(face))
            grid.addWidget(button, number // _IN_A_ROW, number % _IN_A_ROW)
            if face == worn:
                button.setFocus()

    def _pick(self, face: str) -> None:
        self.picked.emit(face)
        self.close()


def face_button(theme: Theme, face: str, name: str) -> QToolButton:
    """Return a button with a face."""
    button = QToolButton()
    button.setProperty("face", True)
    button.setIcon(portrait(face))
    button.setIconSize(QSize(theme.px(FACE), theme.px(FACE)))
    button.setAccessibleName(name)
    return button


class PlayerSlip(QWidget):
    """The slip of a player at this screen, a bot, or an onlooker: face, name, and who plays."""

    changed = Signal(object)
    """The player is now this `Player`."""
    phone_wanted = Signal()
    taken_away = Signal()
    done = Signal()

    def __init__(
        self,
        theme: Theme,
        wording: Wording,
        player: Player,
        others: Callable[[], Sequence[Player]],
        kinds: Collection[str],
    ) -> None:
        """Build the slip.

        Args:
            theme: colours and text size.
            wording: the words for bots and their levels.
            player: the player.
            others: returns the other people on the page, from whom name and face differ.
            kinds: who else can take this seat: "bot", "phone".
        """
        super().__init__()
        self.theme, self._player, self._others = theme, player, others
        self._face = face_button(theme, player.face, tr("SetUp", "Face"))
        self.name = EnterField(labelled(player.name))
        self.name.setProperty("named", True)
        self.name.setPlaceholderText(tr("Common", "Name"))
        self.name.setAccessibleName(tr("Common", "Name"))
        self.who = QComboBox()
        self.who.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
        self.who.setMinimumContentsLength(10)
        self.who.addItem(tr("SetUp", "at this screen"), None)
        if PHONE in kinds:
            self.who.addItem(tr("SetUp", "with a phone"), PHONE)
        self.who.setMaxVisibleItems(_MOST_VISIBLE)
        self.who.setProperty("long", True)
        by_level = sorted(PERSONS.items(), key=lambda each: (each[1].level, each[1].name))
        for bot, person in by_level if "bot" in kinds else ():
            self.who.addItem(f"{person.name}, {wording.choices.level(person.level)}", bot)
            self.who.setItemData(
                self.who.count() - 1, wording.choices.person(bot), Qt.ItemDataRole.ToolTipRole
            )
        name_choice(self.who, tr("Common", "Who plays"))
        self.who.setCurrentIndex(self.who.findData(player.bot))
        lines = in_column(in_line(self._face, self.name), self.who, within=self, gap=theme.space(2))
        self.away = foot_of_slip(self, lines)
        self.name.textChanged.connect(lambda name: self._take(replace(self._player, name=name)))
        self.name.entered.connect(self.done)
        self.who.activated.connect(self._change_who)
        self._face.clicked.connect(self._pick_face)

    def set_fault(self, fault: str) -> None:
        """Mark the name as wrong with this message; "" removes the mark."""
        self.name.setProperty("invalid", bool(fault))
        self.name.setToolTip(fault)
        self.name.setAccessibleDescription(fault or self.who.currentText())
        self.name.style().polish(self.name)

    def take_focus(self) -> None:
        self.name.setFocus()
        self.name.selectAll()

    def _take(self, player: Player) -> None:
        self._player = player
        self.changed.emit(player)

    def _pick_face(self) -> None:
        free = free_faces(self._others())
        picker = FacePicker(self.theme, free, self._player.face, self)
        picker.picked.connect(self._wear)
        picker.adjustSize()
        picker.move(self._face.mapToGlobal(self._face.rect().bottomLeft()))
        picker.show()

    def _wear(self, face: str) -> None:
        self._face.setIcon(portrait(face))
        self._take(replace(self._player, face=face))

    def _change_who(self) -> None:
        """Change the kind of player; a bot brings its name and face, a person can edit them.

        A name typed by the user is kept: only a bot's own name is replaced.
        """
        bot, others = self.who.currentData(), self._others()
        if bot == PHONE:
            self.phone_wanted.emit()
            return
        if bot == self._player.bot:
            return
        person = next_person(others)
        kept = "" if is_bots_own(self._player) else self._player.name
        player = unlike(as_bot(bot, others), others) if bot else replace(person, name=kept or person.name)
        with QSignalBlocker(self.name):
            self.name.setText(labelled(player.name))
        self._face.setIcon(portrait(player.face))
        self._take(player)
        if bot is None:
            self.take_focus()


class KeptSlip(QWidget):
    """The slip of a guest with a phone, or of a player who has played before and can only be taken away."""

    taken_away = Signal()
    done = Signal()

    def __init__(self, told: str) -> None:
        super().__init__()
        self.away = foot_of_slip(self, in_column(written(told, "body", wrap=True), within=self))

    def set_fault(self, fault: str) -> None:
        """Ignore the fault: no name can be edited here."""

    def take_focus(self) -> None:
        self.findChildren(Button)[-1].setFocus()


def foot_of_slip(slip: PlayerSlip | KeptSlip, lines: QVBoxLayout) -> Button:
    """Add a line with the buttons *Take away* and *Done* of a slip; return the first of them."""
    away, done = Button(tr("SetUp", "Take away")), Button(tr("Common", "Done"))
    away.clicked.connect(slip.taken_away)
    done.clicked.connect(slip.done)
    foot = in_line(away)
    foot.addStretch(1)
    foot.addWidget(done)
    lines.addLayout(foot)
    return away


class AddSlip(QWidget):
    """The slip to add players: someone new, known people, bots, guests with phones, onlookers."""

    chosen = Signal(object)
    """Add this `Player`; one with the name of a known person has that person's face."""
    wanted = Signal(str)
    """Add a player of this kind: "bot", "phone" or "spectator"; "same": seat the players of last time."""
    fill_wanted = Signal(int)
    """Fill up with bots to this number of players."""
    done = Signal()

    def __init__(
        self,
        theme: Theme,
        known: Sequence[Player],
        kinds: Sequence[str],
        seats: range,
        others: Callable[[], Sequence[Player]],
    ) -> None:
        """Build the slip.

        Args:
            theme: colours and text size.
            known: people to choose from.
            kinds: what can be added: "person", and those of `wanted`.
            seats: the possible numbers of players after bots were added; empty: no bots can be added.
            others: returns all people on the page.
        """
        super().__init__()
        self._known, self._others, self._buttons = known, others, dict[str, Button]()
        self.name = EnterField()
        self.name.setPlaceholderText(tr("SetUp", "Name of someone new"))
        self.name.setAccessibleName(tr("SetUp", "Someone new"))
        self.name.entered.connect(self._enter)
        self._fault = written("", "small", "call", wrap=True)
        self._fault.hide()
        words = {
            "same": tr("SetUp", "Same as last time"),
            "bot": tr("SetUp", "A bot"),
            "phone": tr("SetUp", "A phone"),
            "spectator": tr("SetUp", "A spectator"),
        }
        grid = QGridLayout()
        faces = [self._face(theme, player) for player in known if "person" in kinds]
        for kind in (kind for kind in words if kind in kinds):
            self._buttons[kind] = self._button(words[kind])
            self._buttons[kind].clicked.connect(lambda _=False, kind=kind: self.wanted.emit(kind))
        for at, button in enumerate((*faces, *self._buttons.values())):
            grid.addWidget(button, *divmod(at, _BUTTONS))
        lines = in_column(self.name, self._fault, grid, within=self)
        self.name.setVisible("person" in kinds)
        self.number, self.fill = NumberField(), self._button(tr("SetUp", "Fill with bots to"))
        if seats:
            self.number.setRange(seats[0], seats[-1])
            self.number.setValue(_USUAL_SEATS)
            self.number.setAccessibleName(tr("SetUp", "Number of players"))
            self.fill.clicked.connect(lambda: self.fill_wanted.emit(self.number.value()))
            numbers = in_line(self.fill, self.number)
            numbers.addStretch(1)
            lines.addLayout(numbers)
        self._done = Button(tr("Common", "Done"))
        self._done.clicked.connect(self.finish)
        lines.addWidget(self._done, 0, Qt.AlignmentFlag.AlignRight)

    def set_fault(self, fault: str) -> None:
        """Ignore the fault of a plan: this slip edits no player of it."""

    def take_focus(self, kind: str = "") -> None:
        """Focus the button of this kind, if it is shown, else the name."""
        button = self._buttons.get(kind) or (self.fill if kind == "fill" else None)
        (button or (self._done if self.name.isHidden() else self.name)).setFocus()

    def finish(self) -> bool:
        """Add the person whose name was typed, if any, and end; return False if that is impossible."""
        if cleaned(self.name.text()) and not self._add():
            return False
        self.done.emit()
        return True

    def _enter(self) -> None:
        """Add the typed name, and wait for the next one; without a name, end."""
        if cleaned(self.name.text()):
            self._add()
        else:
            self.done.emit()

    def _add(self) -> bool:
        """Add the person with the typed name; return whether that is possible."""
        name, others = cleaned(self.name.text()), self._others()
        if any(same_key(labelled(player.name)) == same_key(name) for player in others):
            told = tr("SetUp", "Someone is already called {name}.").format(name=name)
            self._fault.setText(told)
            self._fault.show()
            announce(self._fault, told)
            return False
        self.name.clear()
        known = (player for player in self._known if same_key(labelled(player.name)) == same_key(name))
        self.chosen.emit(next(known, None) or replace(next_person(others), name=name))
        return True

    @staticmethod
    def _button(words: str) -> Button:
        button = Button(words)
        button.setProperty("tool", True)
        return button

    def _face(self, theme: Theme, player: Player) -> Button:
        """Return the button of a known person."""
        button = self._button(labelled(player.name).replace("&", "&&"))
        button.setIcon(portrait(player.face))
        button.setIconSize(QSize(theme.px(FACE // 2), theme.px(FACE // 2)))
        button.clicked.connect(lambda: self.chosen.emit(player))
        return button
