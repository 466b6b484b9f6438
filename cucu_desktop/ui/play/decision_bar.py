"""The decision bar at the bottom of the table: the question in one line, and the buttons that answer it.

The options of a decision are the buttons; nothing here judges what is legal. An option with an amount brings
along what the amount is chosen with. Hint and Undo are round buttons at the left end, which never move, and
the button for table talk stands at the portrait of the player that it is for.

All of it fits the area that the table leaves free: if it does not, the letters shrink.
"""

from collections.abc import Callable, Sequence
from functools import partial
from itertools import pairwise
from typing import Final

from PySide6.QtCore import QRect, Qt, Signal
from PySide6.QtGui import QKeySequence, QPainter, QPaintEvent, QShortcut
from PySide6.QtWidgets import QWidget

from cucu_desktop.engine.actions import Action, Option
from cucu_desktop.engine.any_observation import AnyObservation
from cucu_desktop.ui.play.decision import bar_layout
from cucu_desktop.ui.play.decision.option_widgets import OptionWidget, OtherAmount, folded, with_buttons
from cucu_desktop.ui.play.decision.question import Question
from cucu_desktop.ui.play.talk_menu import TalkButton, may_talk
from cucu_desktop.ui.text.wording import Wording
from cucu_desktop.ui.view.answer_keys import AnswerKeys
from cucu_desktop.ui.widgets.focus import ADVICE, TAKE_BACK
from cucu_desktop.ui.widgets.language import tr
from cucu_desktop.ui.widgets.paper_widgets import PaperButton
from cucu_desktop.ui.widgets.round_button import RoundButton
from cucu_desktop.ui.widgets.safe_paint import safe_paint
from cucu_desktop.ui.widgets.theme import Theme
from cucu_desktop.ui.widgets.themed import Themed

_UP: Final = 24
"""The distance of the answers from the lower edge, in px, if there is room, as of a page's main button."""


class DecisionBar(Themed, QWidget):
    """The question and the row of buttons that answer it.

    Attributes:
        line: the question; focusable, so that a screen reader reads it.
        answers: the widgets of each option, in their order.
        talk: the button for table talk, a sibling at the portrait of the player that it is for.
        hint, undo: the round buttons.
        over_slot: the area over the main slot, where the result of a deal is written; empty: in the middle.
        keys: the event filter that keeps keys and clicks meant for something else from the buttons.
        lesson: returns the line of a lesson, which replaces questions and results; None: no lesson.
    """

    acted = Signal(object)
    """An `Action` among the options."""

    def __init__(self, theme: Theme, wording: Wording, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.theme, self._wording = theme, wording
        self._observation: AnyObservation | None = None
        self.names: tuple[str, ...] = ()
        self._note, self._is_result = "", False
        self._notice = self._spoken = ""
        self._among: tuple[Action, ...] = ()
        self._advised: Action | None = None
        self._advice: Callable[[], str] = str
        self._reason = self._refused = ""
        self._thinks = self._has_begun = False
        self._area, self._above, self._taken = QRect(), 0, 0
        self.over_slot = QRect()
        self._beside: tuple[QWidget, ...] = ()
        self._fitted: tuple[object, ...] | None = None
        self._laid: tuple[object, ...] | None = None
        self.answers: list[OptionWidget] = []
        self.keys = AnswerKeys(self)
        self.talk = TalkButton(theme, wording, parent or self)
        self.portrait_of: Callable[[int], QRect] = lambda _: QRect()
        self._is_changed = self._is_unfolded = False
        self.lesson: Callable[[], str] | None = None
        self.hint = RoundButton(theme, ADVICE, "lamp", self)
        self.undo = RoundButton(theme, TAKE_BACK, "undo", self)
        self.hint.hide()
        self.undo.hide()
        self.line = Question(self)
        self.line.lower()  # as wide as the bar: it must not take the clicks beside its words
        write = partial(self._write, widest=True)
        self._layout = bar_layout.BarLayout(theme, self.line, self.answers, write)
        for key, steps in (("+", 1), ("-", -1)):
            shortcut = QShortcut(QKeySequence(key), self)
            shortcut.activated.connect(partial(self.nudge, steps))
        self._fill()

    # What is shown

    def ask(
        self,
        observation: AnyObservation,
        names: Sequence[str],
        *,
        note: str = "",
        is_result: bool = False,
    ) -> None:
        """Ask the decision of the observation, or name the player for whom the table waits.

        Args:
            observation: the observation of the seat that is asked, or of a spectator.
            names: the names of the players, by seat.
            note: a text to show instead of a question, without answer buttons; table talk stays possible.
            is_result: whether `note` is the result of a deal.
        """
        self._observation, self.names = observation, tuple(names)
        self._has_begun |= observation.to_act is not None
        self._note, self._is_result = note, is_result and self.lesson is None
        self._refused, self._is_unfolded = "", False
        self._advised, self._advice, self._reason, self._thinks = None, str, "", False
        self._fill()

    def notice(self, text: str, *, spoken: str) -> None:
        """Show a line beneath the question or the text in its place; "": none.

        `spoken`: what a screen reader reads after the question.
        """
        if (text, spoken) != (self._notice, self._spoken):
            self._notice, self._spoken = text, spoken
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

    def advise(self, action: Action | None, tell: Callable[[], str] = str, reason: str = "") -> None:
        """Point to the advised action, and show what `tell` returns now above the question, if not "".

        `reason`: the shorter text to show if that does not fit at the preferred text size.
        """
        is_new, self._advised = action is not None and self._advised != action, action
        self._advice, self._reason, self._thinks = tell, reason, False
        if is_new and action is not None:
            for answer in self.answers:
                answer.take(action)
            self._is_unfolded |= not any(action in answer.actions() for answer in self.answers)
        if is_new and self._is_unfolded:
            self._fill()
        else:
            self._fit()

    def refuse(self, card: str) -> None:
        """Show why a card of this design may not be chosen now, in place of the question."""
        if self._observation is not None and self._observation.decision is not None:
            self._refused = card
            self._fit()

    def show_thinking(self) -> None:
        self._thinks = True
        self._fit()

    def focus_advised(self) -> None:
        pointed = [button for button in self.buttons if button.is_pointed_to and not button.isHidden()]
        if pointed:
            pointed[0].setFocus(Qt.FocusReason.OtherFocusReason)

    def clear(self) -> None:
        self._observation, self._note = None, ""
        self._fill()

    @property
    def question(self) -> str:
        """The text of the line, without the outcome of an amount."""
        return self.line.accessibleName()

    @property
    def buttons(self) -> tuple[PaperButton, ...]:
        """The buttons of the options, in their order."""
        return tuple(button for answer in self.answers for button in answer.buttons)

    def set_wording(self, wording: Wording, names: Sequence[str] = ()) -> None:
        """Write all texts with this wording and these names; amounts stay."""
        self._wording, self.names = wording, tuple(names) or self.names
        self._fit()

    def restyle(self) -> None:
        self._fit()

    def fit_into(
        self, rect: QRect, beside: Sequence[QWidget] = (), *, above: int = 0, taken: int = 0
    ) -> None:
        """Fit into this area of the parent, as large as it allows.

        Args:
            rect, beside: the area, and siblings to place at the left end, beside the round buttons.
            above: pixels by which the line may rise over the area to be written larger: a result, advice, or
                a question with an amount.
            taken: pixels at the right end that another button takes, while there are no answers.
        """
        self._area, self._beside, self._above, self._taken = rect, tuple(beside), above, taken
        if self._fitted != self._room():  # a table at rest is laid over and over
            self._fit()

    def offer(self, *, hint: bool, undo: bool) -> None:
        """Show or hide the Hint and Undo buttons."""
        if (hint, undo) != (not self.hint.isHidden(), not self.undo.isHidden()):
            for button, shown in ((self.hint, hint), (self.undo, undo)):
                if not shown and button.hasFocus():
                    self.take_focus()
                button.setVisible(shown)
            self._fit()

    @property
    def seat(self) -> int | None:
        """The seat that may talk, or None."""
        return None if self._observation is None or self.talk.isHidden() else self._observation.seat

    def place_talk(self) -> None:
        """Put the button for table talk at the portrait of the seat that may talk."""
        if self.seat is not None:
            self.talk.stand_at(self.portrait_of(self.seat))

    def nudge(self, steps: int) -> None:
        """Change the amount by `steps`, if there is one; of two amounts the focused one."""
        steppers = [stepper for answer in self.answers for stepper in answer.steppers]
        for stepper in sorted(steppers, key=lambda stepper: not stepper.hasFocus())[:1]:
            stepper.nudge(steps)

    def take_focus(self, *, anew: bool = False) -> None:
        """Focus the question: Tab leads on to the buttons, and no key pressed too late answers.

        `anew`: also if it has the focus, so that a screen reader reads what has changed.
        """
        table = self.parentWidget()
        if anew and self.line.hasFocus() and table is not None:
            table.setFocus()
        self.line.setFocus(Qt.FocusReason.OtherFocusReason)

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
            self._create(with_buttons(decision.options))
        for button in self.buttons:
            button.installEventFilter(self.keys)
        usual = self.buttons[:1] if decision is not None and decision.kind == "agreement" else ()
        self.line.usual = next(iter(usual), None)
        for button in usual:
            button.light(lit=True)
        for answer in self.answers:
            if self._advised is not None:
                answer.take(self._advised)
            for stepper in answer.steppers:
                stepper.changed.connect(self._follow)
        # Before the first turn it would be the only button.
        self.talk.setVisible(self._has_begun and observation is not None and may_talk(observation))
        self.place_talk()
        self.update()
        self._fit()
        self.setVisible(observation is not None)
        # Only now: Qt leaves the first of buttons that are not laid out yet behind what is beside the table.
        for before, after in pairwise((self.line, *self._layout.parts(), self.hint, self.undo, self.talk)):
            QWidget.setTabOrder(before, after)

    def _create(self, options: list[Option]) -> None:
        shown, other = (options, None) if self._is_unfolded else folded(options)
        self.answers += [OptionWidget(self.theme, option, self, self.acted.emit) for option in shown]
        if other is not None:
            self.answers.append(OtherAmount(self.theme, other, self, self._unfold))

    def _unfold(self) -> None:
        """Show the control of the amount behind "Other…", and focus it."""
        self._is_unfolded = True
        self._fill()
        next(stepper for answer in self.answers for stepper in answer.steppers).setFocus()

    def _follow(self) -> None:
        self._is_changed = True
        self._write()

    def _write(self, *, widest: bool = False) -> None:
        """Write all words; `widest`: with the largest amounts, to see whether there is room."""
        observation = self._observation
        if observation is None:
            self.line.say("")
            return
        asked = self._wording.prompts.which if self._among else self._wording.prompts.question
        question, outcomes = asked(observation, self.names), []
        told = self._refusal or (self.lesson() if self.lesson is not None else "") or question
        advice, note = self._advice(), self._note if self.lesson is None else ""
        if note and advice and self._advised is None:
            note = advice  # why nothing can be undone
        for answer in self.answers:
            outcomes.append(answer.write(self._wording, observation, self.names, widest=widest))
            answer.point_to(self._advised)
        thinking = tr("Counsel", "Thinking…") if self._thinks else ""
        self.line.say(
            note or thinking or told,
            " ".join(filter(None, outcomes)) if not advice else "",
            above="" if self._note or thinking else advice,
            beneath=self._layout.is_told,
            instead=self._is_changed,
            brief=self._reason if self._layout.is_brief else "",
            notice=self._notice,
            spoken=self._spoken,
            name=question if observation.decision else "",
        )
        self.talk.set_wording(self._wording)
        self.hint.say(thinking or tr("Counsel", "Hint: what would you do?"))
        self.undo.say(tr("Counsel", "Undo my last move"))
        self.update()  # the ground beneath the line is as wide as the line

    @safe_paint
    def paintEvent(self, event: QPaintEvent) -> None:
        del event
        self.line.paint_ground(QPainter(self), self.theme, self.rect())

    # Fitting

    def _fit(self) -> None:
        """Lay everything out with the largest letters and the widest arrangement that fit the area."""
        area, layout = self._area, self._layout
        if not area.isValid():
            return
        rise = bar_layout.OF_RESULT if self._is_result else float(bool(self._advice()) or self._says_more)
        self._write()
        laid = (*self._room(), self.theme, rise, self._wording, self._reason, *self._shown())
        if not self.answers and laid == self._laid:  # most lines name the player for whom the table waits
            return
        if self._is_result and self._lay_result():
            self._fitted, self._laid = self._room(), laid
            return
        layout.may_rise = bool(self._notice or self._advice())
        least = 1.0 if self._reason else 0.0
        aside = bar_layout.fit_round(self.theme, (self.hint, self.undo), self.talk, self._beside)
        rows, scale = layout.search(
            self.theme,
            area,
            above=self._above,
            rise=rise,
            least=least,
            aside=aside,
            taken=self._taken,
        )
        self.line.resize_text(self.theme, scale)
        self._lay(rows, layout.question_high(scale))
        self._write()
        self._fitted, self._laid = self._room(), laid

    def _lay_result(self) -> bool:
        """Write the result over the main slot, in one line if possible; return whether there is room."""
        found = bar_layout.over_slot(self.theme, self.line, self.over_slot)
        if found is None:
            return False
        scale, place = found
        whole = self._area.united(self.over_slot)
        self.setGeometry(whole)
        self.line.resize_text(self.theme, scale)
        self.line.setGeometry(place.translated(-whole.topLeft()))
        bar_layout.fit_round(self.theme, (self.hint, self.undo), self.talk, self._beside)
        bar_layout.lay_round(self, self._round, self._middle_of_round)
        self._write()
        return True

    @property
    def _round(self) -> tuple[QWidget, ...]:
        """The buttons at the left end: the offer of the lesson, the round buttons, and the other players."""
        lesson = [each for each in self._beside if isinstance(each, PaperButton)]
        return (*lesson, self.hint, self.undo, *(each for each in self._beside if each not in lesson))

    @property
    def _middle_of_round(self) -> int:
        """The y coordinate of the centres of the round buttons where no answers stand beside them."""
        return self._area.bottom() - self.y() - _UP - self.hint.height() // 2

    def _lay(self, rows: "list[list[bar_layout.Part]]", asked: int) -> None:
        """Lay out the question above the rows of answers, and the round buttons at the left end.

        `asked`: the height of the question.
        """
        layout, area = self._layout, self._area
        of_buttons = self.buttons[0].theme.text_scale if rows else 0.0
        beneath = bar_layout.high(layout.sizes(rows, of_buttons))
        high = asked + max(0, beneath - bar_layout.LAP)
        lower = area.height() - (_UP if rows else (area.height() - asked) // 2)
        lowest_top = area.height() - high
        top = min(max(lower - high, 0), lowest_top)
        over = max(0, -top)
        self.setGeometry(area.adjusted(0, -over, 0, 0))
        top += over
        left, width = layout.question_area
        self.line.setGeometry(left, top, width, asked)
        lowest = layout.lay_rows(rows, of_buttons, top + asked - (bar_layout.LAP if rows else 0))
        middle = lowest - beneath // 2 if rows else self._middle_of_round
        bar_layout.lay_round(self, self._round, middle)

    @property
    def _refusal(self) -> str:
        seen = self._observation if self._refused else None
        return self._wording.prompts.refused(seen, self._refused, self.names) if seen else ""

    @property
    def _says_more(self) -> bool:
        """Whether the line says something else than the question, or more: a refusal, an outcome."""
        said = self._note or self._advice() or self._refusal or self._thinks
        return bool(said or self._layout.has_amount)

    def _shown(self) -> tuple[object, ...]:
        """Return the inputs of the layout besides the area and the buttons of the options."""
        offered = not self.hint.isHidden(), not self.undo.isHidden()
        return tuple(self.line.texts), offered, bool(self._advice())

    def _room(self) -> tuple[object, ...]:
        """The inputs of the layout; `_fit` is skipped while they are unchanged."""
        return (
            self._area,
            self._above,
            self._taken,
            self.over_slot,
            [(each, each.size()) for each in self._beside],
        )
