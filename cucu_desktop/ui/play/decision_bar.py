"""The decision bar at the bottom of the table: the question in one line, and the buttons that answer it.

The options of a decision are the buttons; nothing here judges what is legal. An option with an amount brings
along what the amount is chosen with. The button for table talk is there at any time, for one may speak out of
turn.

All of it fits the area that the table leaves free: if it does not, the meanings go beneath the words, then
the letters shrink.
"""

from collections.abc import Sequence
from functools import partial
from itertools import pairwise
from typing import Final

from PySide6.QtCore import QRect, QSize, Qt, Signal
from PySide6.QtGui import QKeySequence, QPainter, QPaintEvent, QShortcut
from PySide6.QtWidgets import QWidget

from cucu_desktop.engine.actions import Action
from cucu_desktop.engine.any_observation import AnyObservation
from cucu_desktop.engine.events import SPECTATOR
from cucu_desktop.ui.play.decision.bar_layout import (
    GAP,
    LAP,
    BarLayout,
    at_scale,
    high,
    lay_beside,
    lay_rows,
    sizes_of,
    wide,
)
from cucu_desktop.ui.play.decision.option_widgets import OptionWidget, with_buttons
from cucu_desktop.ui.play.decision.question import Question
from cucu_desktop.ui.play.decision.quiet_buttons import QuietButtons
from cucu_desktop.ui.play.talk_menu import TalkButton
from cucu_desktop.ui.text.wording import Wording
from cucu_desktop.ui.view.answer_keys import AnswerKeys
from cucu_desktop.ui.widgets.focus import paint_ring_in
from cucu_desktop.ui.widgets.language import tr
from cucu_desktop.ui.widgets.paper_widgets import PaperButton
from cucu_desktop.ui.widgets.safe_paint import safe_paint
from cucu_desktop.ui.widgets.theme import Theme
from cucu_desktop.ui.widgets.themed import Themed

_OF_RESULT: Final = 1.5
"""The text size of a result, as a factor of that of a question."""


class DecisionBar(Themed, QWidget):
    """The question and the row of buttons that answer it.

    Attributes:
        answers: the widgets of each option, in their order.
        talk: the button for table talk.
        quiet: the Hint and Undo buttons beside the question.
        keys: the event filter that keeps keys and clicks meant for something else from the buttons.
    """

    acted = Signal(object)
    """An `Action` among the options."""
    said = Signal(str, object)
    """Table talk: a phrase and, for "have", the name of a card."""
    hint_wanted = Signal()
    """The Hint button was clicked."""
    undo_wanted = Signal()
    """The Undo button was clicked."""

    def __init__(self, theme: Theme, wording: Wording, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.theme, self._wording = theme, wording
        self._observation: AnyObservation | None = None
        self.names: tuple[str, ...] = ()
        self._note, self._is_result = "", False
        self._notice = ""
        self._among: tuple[Action, ...] = ()
        self._advised: Action | None = None
        self._advice = self._reason = ""
        self._thinks = self._has_begun = False
        self._area, self._above = QRect(), 0
        self._fitted: tuple[QRect, int, PaperButton | None, QSize | None] | None = None
        self._laid: tuple[object, ...] | None = None
        self.answers: list[OptionWidget] = []
        self.keys = AnswerKeys(self)
        self.talk = TalkButton(theme, wording, self)
        self.talk.said.connect(self.said)
        self._is_changed = False
        self.quiet = QuietButtons(theme, self)
        self.quiet.hint.clicked.connect(self.hint_wanted)
        self.quiet.undo.clicked.connect(self.undo_wanted)
        self._question = Question(self)
        self._question.lower()  # as wide as the bar: it must not take the clicks beside its words
        write = partial(self._write, widest=True)
        self._layout = BarLayout(theme, self._question, self.talk, self.answers, write)
        for key, steps in (("+", 1), ("-", -1)):
            shortcut = QShortcut(QKeySequence(key), self)
            shortcut.activated.connect(partial(self.nudge, steps))
        self._fill()

    # What is shown

    def ask(
        self,
        observation: AnyObservation,
        names: Sequence[str],
        before: str = "",
        *,
        note: str = "",
        is_result: bool = False,
    ) -> None:
        """Ask the decision of the observation, or name the player for whom the table waits.

        Args:
            observation: the observation of the seat that is asked, or of a spectator.
            names: the names of the players, by seat.
            before: a sentence about what has happened, which stands before the question.
            note: a text to show instead of a question, as by `tell`.
            is_result: whether `note` is the result of a deal.
        """
        self._observation, self.names = observation, tuple(names)
        self._has_begun |= observation.to_act is not None
        self._note, self._before, self._is_result = note, before, is_result
        self._advised, self._advice, self._reason, self._thinks = None, "", "", False
        self._fill()

    def tell(self, text: str, *, is_result: bool = False) -> None:
        """Show a text instead of a question, without answer buttons; table talk stays possible.

        `is_result`: the text is the result of a deal, which is written larger where there is room.
        """
        self._note, self._is_result = text, is_result
        self._fill()

    def notice(self, text: str) -> None:
        """Show a line beneath the question or the text in its place; "": none."""
        if text != self._notice:
            self._notice = text
            self._fit()

    def point_out(self, actions: Sequence[Action]) -> None:
        """Highlight the buttons of these actions, of which one is to be chosen, and focus the first."""
        self._among = tuple(actions)
        for answer in self.answers:
            answer.light(self._among)
        self._fit()
        lit = [answer for answer in self.answers if answer.is_lit]
        if lit:
            lit[0].buttons[0].setFocus(Qt.FocusReason.OtherFocusReason)

    def advise(self, action: Action | None, told: str, reason: str = "") -> None:
        """Point to the advised action and show the advice instead of the question; None: show the question.

        `reason`: the shorter text to show if `told` does not fit at the preferred text size.
        """
        if action is not None and self._advised != action:
            for answer in self.answers:
                answer.take(action)
        self._advised, self._advice, self._reason, self._thinks = action, told, reason, False
        self._fit()

    def refuse(self, card: str) -> None:
        """Show why a card of this design may not be chosen now, in place of the question."""
        if self._observation is not None and self._observation.decision is not None:
            self._advice = self._wording.prompts.refused(self._observation, card, self.names)
            self._reason = ""
            self._fit()

    def show_thinking(self) -> None:
        """Show that a hint is being worked out, until `advise` or the next question."""
        self._thinks = True
        self._fit()

    def focus_advised(self) -> None:
        """Focus the advised button."""
        pointed = [button for button in self.buttons if button.is_pointed_to and not button.isHidden()]
        if pointed:
            pointed[0].setFocus(Qt.FocusReason.OtherFocusReason)

    def clear(self) -> None:
        """Remove question and buttons."""
        self._observation, self._note = None, ""
        self._fill()

    @property
    def question(self) -> str:
        """The text of the line, without the outcome of an amount."""
        return self._question.accessibleName()

    @property
    def buttons(self) -> tuple[PaperButton, ...]:
        """The buttons of the options, in their order."""
        return tuple(button for answer in self.answers for button in answer.buttons)

    def set_wording(self, wording: Wording, names: Sequence[str] = ()) -> None:
        """Write all texts with this wording and these names; chosen amounts stay."""
        self._wording, self.names = wording, tuple(names) or self.names
        self._fit()

    def restyle(self) -> None:
        self._fit()

    def fit_into(self, rect: QRect, companion: PaperButton | None = None, *, above: int = 0) -> None:
        """Fit into this area of the parent, as large as it allows.

        Args:
            rect: the area.
            companion: a sibling widget that is laid out after the other buttons.
            above: pixels by which the line may rise over the area to be written larger: a result, advice, or
                a question with an amount.
        """
        self._area, self._layout.companion, self._above = rect, companion, above
        if self._fitted != self._room():  # a table at rest is laid over and over
            self._fit()

    def offer(self, *, hint: bool, undo: bool) -> None:
        """Show or hide the Hint and Undo buttons beside the question."""
        buttons = ((self.quiet.undo, undo), (self.quiet.hint, hint))
        offered = frozenset(button for button, wanted in buttons if wanted)
        if offered != self.quiet.offered:
            self.quiet.offered = offered
            self._fit()

    def nudge(self, steps: int) -> None:
        """Change the amount by `steps`, if there is one; of two amounts the focused one."""
        steppers = [stepper for answer in self.answers for stepper in answer.steppers]
        for stepper in sorted(steppers, key=lambda stepper: not stepper.hasFocus())[:1]:
            stepper.nudge(steps)

    @property
    def line(self) -> Question:
        """The label of the question; focusable, so that a screen reader reads it."""
        return self._question

    def take_focus(self, *, anew: bool = False) -> None:
        """Focus the question: Tab leads on to the buttons, and no key pressed too late answers.

        `anew`: also if it has the focus, so that a screen reader reads what has changed.
        """
        table = self.parentWidget()
        if anew and self._question.hasFocus() and table is not None:
            table.setFocus()
        self._question.setFocus(Qt.FocusReason.OtherFocusReason)

    def _may_talk(self, observation: AnyObservation) -> bool:
        """Return whether there is table talk: not before the first turn, when it would be the only button."""
        is_open = self._has_begun and bool(observation.options.talk)
        return is_open and observation.seat != SPECTATOR and not observation.winners

    # Building

    def _fill(self) -> None:
        """Create the buttons for the present observation."""
        self._among = ()
        self._is_changed = False
        for old in self.answers:
            old.remove()
        self.answers.clear()
        observation = self._observation
        decision = observation.decision if observation else None
        if decision and not self._note:
            self.answers += [
                OptionWidget(self.theme, option, self, self.acted.emit)
                for option in with_buttons(decision.options)
            ]
        for button in self.buttons:
            button.installEventFilter(self.keys)
        for answer in self.answers:
            if self._advised is not None:
                answer.take(self._advised)
            for stepper in answer.steppers:
                stepper.changed.connect(self._follow)
        self.talk.setVisible(observation is not None and self._may_talk(observation))
        self.update()
        self._fit()
        self.setVisible(observation is not None)
        quiet = (self.quiet.hint, self.quiet.undo)
        # Only now: Qt leaves the first of buttons that are not laid out yet behind what is beside the table.
        for before, after in pairwise((self._question, *self._layout.parts(), self.talk, *quiet)):
            QWidget.setTabOrder(before, after)

    def _follow(self) -> None:
        """Write the outcome of the chosen amounts."""
        self._is_changed = True
        self._write()

    def _write(self, *, widest: bool = False) -> None:
        """Write all words; `widest`: with the largest amounts, to see whether there is room."""
        observation = self._observation
        if observation is None:
            self._question.say("")
            return
        asked = self._wording.prompts.which if self._among else self._wording.prompts.question
        outcomes = []
        for answer in self.answers:
            outcomes.append(answer.write(self._wording, observation, self.names, widest=widest))
            answer.point_to(self._advised)
        thinking = tr("Counsel", "Thinking…") if self._thinks else ""
        self._question.say(
            self._note
            or self._advice
            or (thinking if self.quiet.hint.isHidden() else "")
            or f"{self._before} {asked(observation, self.names)}".strip(),
            " ".join(filter(None, outcomes)) if not self._advice else "",
            beneath=self._layout.is_told,
            instead=self._is_changed,
            brief=self._reason if self._layout.is_brief else "",
            notice=self._notice,
        )
        self.talk.set_wording(self._wording)
        self.quiet.write(thinking)
        self.update()  # the ground beneath the line is as wide as the line

    @safe_paint
    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint a ground beneath the question, so that it is legible on the floor."""
        del event
        text = self._question.text()
        if not text:
            return
        ground = self._question.ground()
        colour = self.theme.color("room")
        colour.setAlpha(205)
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(colour)
        area = ground.intersected(self.rect())
        painter.drawRoundedRect(area, 8, 8)
        if self._question.hasFocus():
            paint_ring_in(painter, self.theme, area, 6)

    # Fitting

    def _fit(self) -> None:
        """Lay everything out with the largest letters and the widest arrangement that fit the area."""
        area, layout = self._area, self._layout
        if not area.isValid():
            return
        has_amount = any(answer.steppers for answer in self.answers)
        rise = _OF_RESULT if self._is_result else float(bool(self._advice) or has_amount)
        self._write()
        laid = (*self._room(), self.theme, rise, self._wording, self._reason, *self._shown())
        if not self.answers and laid == self._laid:  # most lines name the player for whom the table waits
            return
        rows, scale = layout.search(
            self.theme, area, above=self._above, rise=rise, has_reason=bool(self._reason)
        )
        is_beside = self._is_result and not self.quiet.offered
        beside, larger = layout.beside(scale, area) if is_beside else ([], scale)
        self._size_question(larger)
        if beside:
            left = area.width() - max(map(wide, sizes_of(beside)))
            self._question.setGeometry(0, 0, left - GAP, area.height())
            lay_beside(beside, left, area.height())
            self.setGeometry(area)
        else:
            self.quiet.resize(self.theme, scale)
            offered = self.quiet.height
            top = max(
                layout.question_high(scale, area.width()), min(offered, area.height() - high(sizes_of(rows)))
            )
            self._question.setGeometry(0, 0, area.width(), top)
            top = lay_rows(rows, area.width(), top - (LAP if rows else 0))
            # Where the room is too small for all that, nothing is cut: it rises over the edge of the table.
            self.setGeometry(area.left(), area.top() + min(0, area.height() - top), area.width(), top)
        if layout.companion is not None:
            layout.companion.move(layout.companion.pos() + self.pos())
        if beside:
            self.quiet.hide()
        else:
            if self._advice and self.quiet.hint.hasFocus():
                self.take_focus()
            self.quiet.lay(self._question, self.theme, scale, is_advised=bool(self._advice))
        self._write()
        self._fitted, self._laid = self._room(), laid

    def _size_question(self, scale: float) -> None:
        sheet = f"font-size: {at_scale(self.theme, scale).font('status').pixelSize()}px"
        if sheet != self._question.styleSheet():  # Qt would polish it again for the same
            self._question.setStyleSheet(sheet)

    def _shown(self) -> tuple[object, ...]:
        """Return the inputs of the layout besides the area and the buttons of the options."""
        return tuple(self._question.texts), self.talk.isHidden(), self.quiet.offered, bool(self._advice)

    def _room(self) -> tuple[QRect, int, PaperButton | None, QSize | None]:
        """The inputs of the layout; `_fit` is skipped while they are unchanged."""
        companion = self._layout.companion
        return self._area, self._above, companion, companion.sizeHint() if companion else None
