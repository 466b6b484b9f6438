"""The page on which a deal is edited: cards, seats, agreed values, and actions."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QEvent, Signal
from PySide6.QtGui import QGuiApplication, QKeyEvent, QKeySequence
from PySide6.QtWidgets import (
    QApplication,
    QHBoxLayout,
    QLineEdit,
    QSizePolicy,
    QVBoxLayout,
    QWidget,
)

from cucu_desktop.match.scenario.draft.draft import new_draft
from cucu_desktop.match.scenario.draft.faults import faults
from cucu_desktop.match.scenario.draft.scenario_form import written as as_scenario
from cucu_desktop.match.scenario.draft.toml_text import toml_of
from cucu_desktop.match.scenario.draft.typed_cards import lay_typed
from cucu_desktop.ui.pages.writer.agreed_form import AgreedForm
from cucu_desktop.ui.pages.writer.card_board import CardBoard
from cucu_desktop.ui.pages.writer.course_view import CourseView
from cucu_desktop.ui.pages.writer.fault_words import fault_told, section_of, typed_told
from cucu_desktop.ui.pages.writer.seat_table import SeatTable
from cucu_desktop.ui.pages.writer.text_fields import TextFields
from cucu_desktop.ui.pages.writer.writer_head import WriterHead
from cucu_desktop.ui.widgets.language import tr
from cucu_desktop.ui.widgets.notices import announce
from cucu_desktop.ui.widgets.page import Page
from cucu_desktop.ui.widgets.paper_widgets import Button, written

if TYPE_CHECKING:
    from collections.abc import Callable

    from PySide6.QtCore import QRect
    from PySide6.QtGui import QShowEvent

    from cucu_desktop.match.scenario.draft.draft import Draft
    from cucu_desktop.match.scenario.draft.faults import DraftFault
    from cucu_desktop.ui.text.wording import Wording
    from cucu_desktop.ui.widgets.art import Art
    from cucu_desktop.ui.widgets.theme import Theme

    _State = tuple[list[Draft], str, int, str]

_LOW: Final = 620
_NARROW: Final = 980
"""In a page lower or narrower than this, in pixels at the usual text size, the layout is compact."""
_MOST_BACK: Final = 200
"""The most steps of undo."""


class WriterPage(Page):
    """The editor of a deal."""

    played = Signal(object, object)
    """Play a scenario from this seat (an index in it), or None: the seat with most decisions."""
    saved = Signal(str, str)
    """Write this text to a file, with this suggested name."""
    opened = Signal()
    """Open a file."""
    pasted = Signal(str)
    """Open this text."""
    past_wanted = Signal()
    """Open a played deal."""
    changed = Signal(object)
    """The draft changed."""
    sounded = Signal(str)
    """Play this sound."""
    WIDTH = 1180

    def __init__(
        self,
        theme: Theme,
        art: Art,
        words_of: Callable[..., Wording],
        draft: Draft,
        *,
        still: bool = False,
    ) -> None:
        """Open a draft.

        Args:
            theme: colours and text size.
            art: the pictures of the cards.
            words_of: returns the words of a game with its options.
            draft: the initial draft.
            still: whether animation is reduced.
        """
        super().__init__(theme)
        self._words_of, self._draft = words_of, draft
        self._before: list[Draft] = []
        self._faults: tuple[DraftFault, ...] = ()
        self._section = "cards"
        self.title.setText(tr("Writer", "Deal editor"))
        self._top = WriterHead(words_of)
        self.head.addWidget(self._top)
        self._board = CardBoard(theme, art, self)
        self._board.set_still(still=still)
        self._typed = QLineEdit()
        self._typed.setAccessibleName(tr("Writer", "Type cards, starting at the marked place"))
        self._rest, self._clear = Button(tr("Writer", "Deal the rest")), Button(tr("Writer", "Clear"))
        self._undo = Button(tr("Writer", "Undo"))
        self._seats, self._agreed, self._course = SeatTable(theme), AgreedForm(theme), CourseView(theme)
        self._texts = TextFields()
        self._fill_body()
        self._fault = written("", "body", "call", wrap=True)
        self.foot.addWidget(self._fault, 1)
        self._back, self._copy = self.button(tr("Writer", "Back")), self.button(tr("Writer", "Copy"))
        self._save = self.button(tr("Writer", "Save"))
        self._play = self.button(tr("Writer", "Play"), loud=True)
        self._connect()
        self.show_section("cards")

    def _fill_body(self) -> None:
        tools = QHBoxLayout()
        self._typed.setClearButtonEnabled(True)
        tools.addWidget(self._typed, 1)
        for button in (self._rest, self._clear, self._undo):
            button.setProperty("tool", True)
            button.setSizePolicy(QSizePolicy.Policy.Maximum, QSizePolicy.Policy.Fixed)
            tools.addWidget(button)
        cards, course = QWidget(), QWidget()
        for inside, layouts in ((cards, (tools, self._board)), (course, (self._texts, self._course))):
            lines = QVBoxLayout(inside)
            lines.setContentsMargins(0, 0, 0, 0)
            lines.setSpacing(self.theme.space(2))
            for each in layouts:
                if isinstance(each, QWidget):
                    lines.addWidget(each)
                else:
                    lines.addLayout(each)
        self._parts = {"cards": cards, "seats": self._seats, "agreed": self._agreed, "course": course}
        for part in self._parts.values():
            self.body.addWidget(part, 1)

    def _connect(self) -> None:
        board = self._board
        board.laid.connect(self._lay)
        board.swapped.connect(lambda place, other: self.take(self._draft.swap(place, other)))
        board.emptied.connect(lambda place: self.take(self._draft.clear(place)))
        board.typed.connect(self._begin_to_type)
        board.reached.connect(lambda item: self._scroll.ensureWidgetVisible(item, 0, self.theme.space(3)))
        board.sounded.connect(self.sounded)
        self._typed.returnPressed.connect(self._lay_typed)
        self._rest.clicked.connect(self._deal_rest)
        self._clear.clicked.connect(lambda: self.take(self._draft.cleared()))
        self._undo.clicked.connect(self.undo)
        for part in (self._seats, self._agreed, self._course):
            part.changed.connect(self.take)
        self._seats.reached.connect(self.reach)
        self._texts.told.connect(self._retell)
        top = self._top
        top.section_chosen.connect(self.show_section)
        top.game_chosen.connect(self._change_game)
        top.begun.connect(lambda: self.take(new_draft(self._draft.game)))
        top.opened.connect(self.opened)
        top.pasted.connect(lambda: self.pasted.emit(QGuiApplication.clipboard().text()))
        top.past_wanted.connect(self.past_wanted)
        self._back.clicked.connect(self.closed)
        self._copy.clicked.connect(self._copy_text)
        self._save.clicked.connect(lambda: self.saved.emit(self.text, self.name))
        self._play.clicked.connect(self._play_it)

    # Draft

    @property
    def draft(self) -> Draft:
        """The current deal."""
        return self._draft

    @property
    def text(self) -> str:
        """The content of a file with the deal."""
        return toml_of(as_scenario(self._draft))

    @property
    def name(self) -> str:
        """The suggested name of a file with the deal."""
        title = self._texts.title.text() or self.wording.choices.game(self._draft.game)["name"]
        return "".join(letter for letter in title if letter.isalnum() or letter in " -_").strip() or "deal"

    @property
    def wording(self) -> Wording:
        """The words of the game of this deal."""
        return self._words_of(self._draft.game, self._draft.game_options)

    def take(self, draft: Draft) -> None:
        """Replace the deal; the one before is available by undo."""
        if draft == self._draft:
            self._show()
            return
        self._before = [*self._before[-_MOST_BACK:], self._draft]
        self._draft = draft
        self._show()
        self.changed.emit(draft)

    def undo(self) -> None:
        """Restore the deal before the last change."""
        if self._before:
            self._draft = self._before.pop()
            self._show()
            self.changed.emit(self._draft)

    def _retell(self, draft: Draft) -> None:
        """Take changed texts: nothing else depends on them, and a letter is no step of undo."""
        self._draft = draft
        self.changed.emit(draft)

    def _change_game(self, game: str) -> None:
        if game != self._draft.game:
            self.take(new_draft(game, [seat.name for seat in self._draft.seats]))

    # Cards

    def _lay(self, place: int, card: str) -> None:
        draft = self._draft.lay(place, card)
        self._board.go_on(draft)
        self.take(draft)

    def _begin_to_type(self, letter: str) -> None:
        self._typed.setText(letter)
        self._typed.setFocus()

    def _lay_typed(self) -> None:
        typed = lay_typed(self._draft, self._board.current, self._typed.text())
        self.take(typed.draft)
        self._board.go_to(typed.place, focus=False)
        told = typed_told(typed)
        if told:
            self._tell(told)
            self._typed.selectAll()
        else:
            self._typed.clear()

    def _deal_rest(self) -> None:
        self.sounded.emit("shuffle")
        self.take(self._draft.dealt(Random()))

    # Parts of the page

    def show_section(self, section: str) -> None:
        """Show a part of the page."""
        self._section = section
        for name, part in self._parts.items():
            part.setVisible(name == section)
        self._top.show_section(section)
        self._show()
        self.refit()
        self.settle(at_once=True)
        self._scroll.verticalScrollBar().setValue(0)

    @property
    def section(self) -> str:
        """The shown part of the page."""
        return self._section

    def _show(self) -> None:
        """Show the current deal and its faults."""
        draft, wording = self._draft, self.wording
        self.game = draft.game
        self._faults = faults(draft)
        self._top.show_game(draft.game)
        self._texts.show_draft(draft)
        example = " ".join(card.id for card in draft.pack.designs[-3:])
        self._typed.setPlaceholderText(tr("Writer", "Type cards: {example}").format(example=example))
        if self._section == "cards":
            places = {fault.place for fault in self._faults if fault.place is not None}
            self._board.show_draft(draft, wording, places)
        elif self._section == "agreed":
            self._agreed.show_draft(draft, wording)
        elif self._section == "course":
            self._course.show_draft(draft, wording, is_faulty=bool(self._faults))
        else:
            faulty = {fault.seat for fault in self._faults if fault.seat is not None}
            self._seats.show_draft(draft, wording, faulty)
        self._undo.setEnabled(bool(self._before))
        self.settle()
        self._tell("")

    def _tell(self, told: str) -> None:
        """Show the fault: of typed cards, or the first fault of this part of the page."""
        here = sorted(self._faults, key=lambda fault: section_of(fault) != self._section)
        more = len(here) - 1
        told = told or (fault_told(here[0]) if here else "")
        if told and here and more > 0 and told == fault_told(here[0]):
            told += " " + tr("Writer", "There are more errors.")
        if told != self._fault.text():
            self._fault.setText(told)
            self._fault.setVisible(bool(told) or self.foot.indexOf(self._fault) >= 0)
            if told:
                announce(self._fault, told)
        for button in (self._copy, self._save, self._play):
            button.setEnabled(not self._faults)
        self._top.mark({section_of(fault) for fault in self._faults})

    def tell(self, told: str) -> None:
        """Show a message at the foot of the page, until the next action."""
        self._fault.setText(told)
        self._fault.show()
        announce(self._fault, told)

    # Output

    def _copy_text(self) -> None:
        QGuiApplication.clipboard().setText(self.text)
        self.tell(tr("Writer", "Deal copied as text."))

    def _play_it(self) -> None:
        seat, seats = self._seats.seat, self._draft.seats
        can_sit = seat is not None and seat < len(seats) and not (seats[seat].out or seats[seat].dummy)
        self.played.emit(as_scenario(self._draft), seat if can_sit else None)

    # Qt

    def fit_into(self, area: QRect) -> None:
        """In a low page the head scrolls with the rest; in a narrow one faults have their own line."""
        is_low = area.height() < self.theme.px(_LOW)
        is_narrow = area.width() < self.theme.px(_NARROW)
        if is_low == (self.body.indexOf(self._top) < 0):
            self.head.removeWidget(self._top)
            self.body.removeWidget(self._top)
            if is_low:
                self.body.insertWidget(0, self._top)
            else:
                self.head.addWidget(self._top)
        self.title.setVisible(not is_low)
        outer = self.layout()
        assert isinstance(outer, QVBoxLayout)
        if is_narrow == (self.foot.indexOf(self._fault) >= 0):
            self.foot.removeWidget(self._fault)
            outer.removeWidget(self._fault)
            if is_narrow:
                outer.insertWidget(outer.count() - 1, self._fault)
                self.foot.insertStretch(0, 1)
            else:
                self.foot.takeAt(0)
                self.foot.insertWidget(0, self._fault, 1)
        self._fault.setVisible(not is_narrow or bool(self._fault.text()))
        super().fit_into(area)
        self.settle()

    def _height_for(self, width: int) -> int:
        del width
        return 10_000

    def event(self, event: QEvent) -> bool:
        """Take the key of undo, which the window uses for the table."""
        asks = event.type() == QEvent.Type.ShortcutOverride
        if asks and isinstance(event, QKeyEvent) and event.matches(QKeySequence.StandardKey.Undo):
            event.accept()
            return True
        return super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Undo by its key."""
        if event.matches(QKeySequence.StandardKey.Undo):
            self.undo()
        else:
            super().keyPressEvent(event)

    def save_state(self) -> _State:
        """Return the drafts before this one, the open part, the place of the next card, the typed text."""
        return list(self._before), self._section, self._board.current, self._typed.text()

    def restore_state(self, state: _State) -> None:
        self._before, section, self._board.current, typed = state
        self._typed.setText(typed)
        self.show_section(section)

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        focused = QApplication.focusWidget()
        if focused is None or not self.isAncestorOf(focused):
            self._board.take_focus()
            self._board.show_current()
