"""The actions of an edited deal, line by line, and the choice of the next action."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QComboBox, QHBoxLayout, QListWidgetItem, QSizePolicy, QVBoxLayout, QWidget

from cucu_desktop.engine.actions import CALL, Action, Amount, Bet, Offer
from cucu_desktop.match.scenario.draft.draft_course import course_of
from cucu_desktop.ui.pages.writer.number_field import NumberField
from cucu_desktop.ui.text.hint_text import label_of
from cucu_desktop.ui.widgets.language import tr
from cucu_desktop.ui.widgets.log_row_delegate import TEXT, RowList
from cucu_desktop.ui.widgets.notices import name_choice
from cucu_desktop.ui.widgets.paper_widgets import Button, written

if TYPE_CHECKING:
    from collections.abc import Sequence

    from cucu_desktop.engine.actions import Option
    from cucu_desktop.match.scenario.draft.draft import Draft
    from cucu_desktop.match.scenario.draft.draft_course import DraftCourse
    from cucu_desktop.ui.text.wording import Wording
    from cucu_desktop.ui.widgets.theme import Theme

_HIGH = 260
_PERCENT = 100
_NOTHING = (None, None, None)
"""The selection if there is no choice: no option, no bet on an outcome, no player."""


class CourseView(QWidget):
    """The actions of a deal, one a line, with the choice of the next one beneath them."""

    changed = Signal(object)
    """The draft with the changed actions."""

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self.theme = theme
        self._draft: Draft | None = None
        self._course: DraftCourse | None = None
        what = tr(
            "Writer",
            "The others follow these moves for as long as you do. When playing the deal, you’re free "
            "to choose differently. This list may also be empty.",
        )
        self._list = RowList(theme)
        self._list.setAccessibleName(tr("Writer", "Moves"))
        self._list.setMinimumHeight(min(theme.px(_HIGH), 260))
        self._due = written("", "heading", "call", wrap=True)
        self._options, self._amount, self._share = QComboBox(), NumberField(0, 1), NumberField(0, 1)
        self._options.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
        self._options.setMinimumContentsLength(12)
        for field, name in ((self._amount, tr("Writer", "How much")), (self._share, tr("Writer", "Share"))):
            field.setFixedWidth(theme.px(100))
            field.setAccessibleName(name)
        self._do, self._undo = Button(tr("Writer", "Add")), Button()
        for button in (self._do, self._undo):
            button.setSizePolicy(QSizePolicy.Policy.Maximum, QSizePolicy.Policy.Fixed)
        row = QHBoxLayout()
        row.addWidget(self._options, 1)
        row.addWidget(self._amount)
        row.addWidget(self._share)
        row.addWidget(self._do)
        lines = QVBoxLayout(self)
        lines.setContentsMargins(0, 0, 0, 0)
        for widget in (written(what, "small", "third", wrap=True), self._list, self._undo, self._due):
            lines.addWidget(widget)
        lines.addLayout(row)
        name_choice(self._options, tr("Writer", "Next move"))
        lines.addStretch(1)
        self._options.currentIndexChanged.connect(lambda _: self._show_amount())
        for field in (self._amount, self._share):
            field.chosen.connect(lambda _: self._allow())
        self._do.clicked.connect(self._write_down)
        self._undo.clicked.connect(self._take_back)
        self._list.currentRowChanged.connect(lambda _: self._say_undo())

    def show_draft(self, draft: Draft, wording: Wording, *, is_faulty: bool) -> None:
        """Show the actions of a draft in sentences; in a faulty draft as they are written."""
        self._draft = draft
        names = [seat.name for seat in draft.seats]
        self._course = None if is_faulty else course_of(draft)
        self._list.clear()
        for number, action in enumerate(draft.actions, 1):
            told = action
            if self._course is not None:
                told = _told(self._course.events[number], names, wording) or action
            item = QListWidgetItem(f"{number}. {told}")
            item.setData(TEXT, f"{number}. {told}")
            self._list.addItem(item)
        if draft.actions:
            self._list.setCurrentRow(len(draft.actions) - 1)
            self._list.scrollToBottom()
        self._list.setVisible(bool(draft.actions))
        self._undo.setVisible(bool(draft.actions))
        self._say_due(names)
        self._fill_options(wording, names)
        self._say_undo()

    def _say_due(self, names: Sequence[str]) -> None:
        course = self._course
        if course is None:
            told = tr(
                "Writer",
                "The position isn’t valid yet. Possible moves appear here once it is.",
            )
        elif course.seat is None:
            told = tr("Writer", "The deal is over.")
        else:
            told = tr("Writer", "Next is {name}:").format(name=names[course.seat])
        self._due.setText(told)

    def _fill_options(self, wording: Wording, names: Sequence[str]) -> None:
        course = self._course
        options = course.options if course is not None else ()
        self._options.blockSignals(True)
        self._options.clear()
        for option in options:
            assert course is not None
            assert course.seen is not None
            for action in _examples(option):
                label = label_of(action, wording, course.seen)
                is_card = action.card is not None and action.series is None
                told = label.meaning if is_card else label.told
                self._options.addItem(told, (option, action.outcome, course.seat))
        if course is not None and course.callers:
            assert course.seen is not None
            called = wording.buttons.option(CALL, course.seen)
            for seat in course.callers:
                told = tr("Writer", "{name} calls out of turn: {call}").format(
                    name=names[seat], call=called.local or called.meaning
                )
                self._options.addItem(told, (CALL, None, seat))
        self._options.blockSignals(False)
        for widget in (self._options, self._do):
            widget.setVisible(bool(options))
        self._show_amount()

    def _show_amount(self) -> None:
        """Show the fields for coins and share, if the selected option has them."""
        option, _, _ = self._options.currentData() or _NOTHING
        share = option.share if isinstance(option, Offer) else 0
        has_coins = isinstance(option, Amount) and (option.high > 0 or not isinstance(option, Offer))
        self._amount.setVisible(has_coins)
        self._share.setVisible(share > 0)
        if isinstance(option, Amount):
            self._amount.setRange(0 if share else option.low, max(option.high, option.low))
            self._amount.setSuffix(" %" if option.percent else "")
            self._amount.show_number(min(max(option.low, 1), option.high))
        if share:
            self._share.setRange(0, min(share, _PERCENT))
            self._share.setSuffix(" %")
            self._share.show_number(0 if has_coins else 1)
        self._allow()

    def _chosen(self) -> Action | None:
        """Return the selected action, with its amount; None if it is not allowed."""
        option, outcome, _ = self._options.currentData() or _NOTHING
        if not isinstance(option, Amount):
            return option
        coins, share = int(self._amount.value()), int(self._share.value())
        if isinstance(option, Offer):
            offered = coins if option.high else 0
            action = Action(option.word, offered or None, (share if option.share else 0) or None)
        elif isinstance(option, Bet):
            action = Action(option.word, coins, outcome=outcome if coins else None)
        else:
            action = option.of(coins)
        return action if option.includes(action) else None

    def _allow(self) -> None:
        """Enable the button if the selected action is allowed."""
        self._do.setEnabled(self._chosen() is not None)

    def _write_down(self) -> None:
        draft, action = self._draft, self._chosen()
        _, _, seat = self._options.currentData() or _NOTHING
        if draft is not None and action is not None and seat is not None:
            self.changed.emit(draft.do(f"{draft.seats[seat].name} {action}"))
            (self._options if self._options.isVisible() else self._undo).setFocus()

    def _take_back(self) -> None:
        if self._draft is not None:
            self.changed.emit(self._draft.undo_from(max(0, self._list.currentRow())))

    def take_focus(self) -> None:
        """Focus the choice of the next action."""
        (self._options if self._options.isVisible() else self._list).setFocus()

    def go_to(self, number: int) -> None:
        """Select a line."""
        self._list.setCurrentRow(number)

    def _say_undo(self) -> None:
        last = self._list.currentRow() == self._list.count() - 1
        self._undo.setText(tr("Writer", "Delete last line") if last else tr("Writer", "Delete from here on"))


def _examples(option: Option) -> Sequence[Action]:
    """Return the example action of an option; for a bet that is allowed, one on each outcome."""
    if isinstance(option, Action):
        return (option,)
    if isinstance(option, Offer):
        return (Action(option.word, option.low) if option.high else Action(option.word, percent=1),)
    if not isinstance(option, Bet):
        return (option.of(option.low),)
    found = []
    for outcome in option.outcomes:
        amounts = range(max(option.low, 1), min(option.high, option.low + len(option.refused) + 1) + 1)
        bets = (Action(option.word, coins, outcome=outcome) for coins in amounts)
        found += [bet for bet in bets if option.includes(bet)][:1]
    nothing = Action(option.word, 0)
    return found or ([nothing] if option.includes(nothing) else [])


def _told(events: Sequence[object], names: Sequence[str], wording: Wording) -> str:
    sentences = (wording.log.sentence(event, names) for event in events)  # type: ignore[arg-type]
    return " ".join(sentence for sentence in sentences if sentence)
