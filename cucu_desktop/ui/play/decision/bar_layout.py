"""The layout of the decision bar: the arrangement of its widgets with the largest letters that fit an area.

Below the question the answers stand in slots of one width, in one row or two; the round buttons are at the
left end of the last row, and never move.
"""

from __future__ import annotations

from dataclasses import replace
from functools import lru_cache
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QPoint, QRect, QSize

from cucu_desktop.ui.widgets.paper_widgets import MARGINS, PaperButton
from cucu_desktop.ui.widgets.theme import letter_sizes

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from PySide6.QtWidgets import QWidget

    from cucu_desktop.ui.play.decision.amounts import AmountStepper
    from cucu_desktop.ui.play.decision.option_widgets import OptionWidget
    from cucu_desktop.ui.play.decision.question import Question
    from cucu_desktop.ui.widgets.round_button import RoundButton
    from cucu_desktop.ui.widgets.theme import Theme

    Part = PaperButton | AmountStepper

GAP: Final = 2  # room around each button for its focus ring
_OVERLAP: Final = 4  # two rows may share some of that room
LAP: Final = 4  # pixels of the focus rings' room that a row shares with the question above it
SMALLEST: Final = 0.7
_LEAST_CENTRED: Final = 0.4
"""The least part of the width for a question in the middle, between the buttons at both ends."""
SLOT: Final = 190
"""The width of an answer's slot, in px at the usual text size, where all answers fit into it."""
OF_RESULT: Final = 1.5
"""The text size of a result, as a factor of that of a question."""
_LARGEST: Final = 1.3
"""The largest scale of the round buttons."""
_TELLINGS: Final = ((True, True, 0.9), (True, False, 0.8), (False, False, 0.0))
"""For decisions with an amount: whether the outcome is written beneath the question, whether there are larger
steps, and the smallest factor of the text size for that."""


class BarLayout:
    """Searches the largest letters.

    The search asks the widgets for their sizes; only what it finds is applied to them.

    Attributes:
        is_told: whether the outcome of an amount is written beneath the question.
        has_leaps: whether amounts have larger steps.
        is_brief: whether the shorter text is written instead of advice.
        may_rise: whether a note beneath the question may make the line rise over the area.
    """

    def __init__(
        self, theme: Theme, question: Question, answers: Sequence[OptionWidget], write: Callable[[], None]
    ) -> None:
        """Set the widgets.

        Args:
            theme: the theme.
            question: the question, in one line if possible.
            answers: the widgets of the options, a list that the caller changes.
            write: writes all texts, with the largest amounts.
        """
        self._theme, self._question, self._answers, self._write = theme, question, answers, write
        self._above = self._aside = self._taken = self._width = 0
        self.is_told = self.has_leaps = True
        self.is_brief = self.may_rise = False

    def search(
        self, theme: Theme, area: QRect, *, above: int, rise: float, least: float, aside: int, taken: int
    ) -> tuple[list[list[Part]], float]:
        """Arrange all widgets; return the widgets of each row and the scale of the question.

        Of advice only the reason is written if that allows larger letters; the advised button is marked.

        Args:
            theme: the theme, with the preferred text size.
            area: the available area.
            above: pixels by which the question may rise over the area.
            rise: the largest scale of a question that does, relative to the text size; 0: it does not.
            least: the part of the text size below which a shorter text than the question is written; 0: there
                is none.
            aside: pixels at the left that are taken.
            taken: pixels at the right that are taken.
        """
        self._theme, self._above, self._aside, self._width = theme, above, aside, area.width()
        self._taken = taken
        self.is_brief = False
        found = self._found(area, rise)
        if found[2] < least * theme.text_scale:
            self.is_brief = True
            brief = self._found(area, rise)
            if brief[2] > found[2]:
                found = brief
            else:
                self.is_brief = False
                found = self._found(area, rise)
        of_buttons, rows, scale = found
        theme = at_scale(theme, of_buttons)
        for answer in self._answers:
            answer.arrange(theme, has_leaps=self.has_leaps)
        return rows, scale

    @property
    def has_amount(self) -> bool:
        return any(answer.steppers for answer in self._answers)

    def _found(self, area: QRect, rise: float) -> tuple[float, list[list[Part]], float]:
        """Return the scale of the buttons, their rows, and the scale of the question, as large as fits.

        Where there is too little room for that, the buttons do not show their keys.
        """
        for step in (0, len(MARGINS) - 1):
            for button in self._answered_by:
                button.tighten(step)
            for is_told, has_leaps, part in _TELLINGS if self.has_amount else _TELLINGS[-1:]:
                self.is_told, self.has_leaps = is_told, has_leaps
                self._write()
                if (
                    found := self._largest(max(SMALLEST, self._theme.text_scale * part), area, rise)
                ) is not None:
                    return found
        return SMALLEST, self._rows(in_two=True), SMALLEST

    def _largest(
        self, least: float, area: QRect, rise: float
    ) -> tuple[float, list[list[Part]], float] | None:
        """Return the result of `_found` for the first scale of the question that fits, or None.

        Buttons are smaller than the question only where they would be too wide.
        """
        wished, growth, of_buttons = self._theme.text_scale, self._theme.growth, 0.0
        room = area.height() + (self._above if self.has_amount or self.may_rise else 0)
        for size in letter_sizes(wished, least, growth):
            if not of_buttons and self._rows_within(size) is None:
                continue
            of_buttons = min(of_buttons or size, size)
            rows = self._rows_within(of_buttons) or []
            beneath = high(self.sizes(rows, of_buttons)) - (LAP if rows else 0)
            if self.question_high(size) + beneath <= room:
                most = letter_sizes(wished * rise, size, growth) if rise else ()
                left = area.height() + self._above - beneath
                larger = (each for each in most if self.question_high(each) <= left)
                return of_buttons, rows, next(larger, size)
        return None

    @property
    def _answered_by(self) -> list[PaperButton]:
        return [button for answer in self._answers for button in answer.buttons]

    def _rows_within(self, scale: float) -> list[list[Part]] | None:
        """Return the rows of widgets that are no wider than the room for them, or None."""
        for in_two in (False, True):
            rows = self._rows(in_two=in_two)
            if all(wide(row) + self._aside <= self._width for row in self.sizes(rows, scale)):
                return rows
        return None

    def sizes(self, rows: Sequence[Sequence[Part]], scale: float) -> list[list[QSize]]:
        """Return the sizes of the widgets of each row; answers in a row have one width, if possible."""
        return [self._sizes(row, at_scale(self._theme, scale)) for row in rows]

    def _sizes(self, row: Sequence[Part], theme: Theme) -> list[QSize]:
        found = [
            each.size_in(theme)
            if isinstance(each, PaperButton)
            else each.size_in(theme, has_leaps=self.has_leaps)
            for each in row
        ]
        slots = [size for each, size in zip(row, found, strict=True) if isinstance(each, PaperButton)]
        if not slots:
            return found
        left = self._width - self._aside - (wide(found) - sum(size.width() for size in slots))
        widest = max(size.width() for size in slots)
        if widest * len(slots) <= left:
            wished = theme.px(SLOT) if len(slots) == len(row) else widest
            for size in slots:
                size.setWidth(max(widest, min(wished, left // len(slots))))
        return found

    def question_high(self, scale: float) -> int:
        """Return the height of the question in pixels, with room for the focus ring."""
        return self._question.needed(at_scale(self._theme, scale).font("status"), self.question_area[1]) + 5

    @property
    def question_area(self) -> tuple[int, int]:
        """Left edge and width of the question, in the middle unless that leaves it too little."""
        if self._answers:
            return 0, self._width
        aside = max(self._aside, self._taken)
        centred = self._width - 2 * aside
        if centred >= _LEAST_CENTRED * self._width:
            return aside, centred
        return self._aside, self._width - self._aside - self._taken

    def _rows(self, *, in_two: bool) -> list[list[Part]]:
        """Return the widgets of each row: all in one, or those with an amount in a row of their own."""
        parts = self.parts()
        if not in_two:
            return [parts] if parts else []
        amounts: list[Part] = [part for part in parts if not isinstance(part, PaperButton)]
        buttons: list[Part] = [part for part in parts if isinstance(part, PaperButton)]
        half = (len(buttons) + 1) // 2
        rows = [amounts, buttons] if amounts else [buttons[:half], buttons[half:]]
        return [row for row in rows if row]

    def parts(self) -> list[Part]:
        return [widget for answer in self._answers for widget in answer.widgets]

    def lay_rows(self, rows: Sequence[Sequence[Part]], scale: float, top: int) -> int:
        """Centre the rows, from `top` on; return their lower edge."""
        for row, sizes in zip(rows, self.sizes(rows, scale), strict=True):
            tallest = max(size.height() for size in sizes)
            left = max((self._width - wide(sizes)) // 2, self._aside)
            for widget, size in zip(row, sizes, strict=True):
                widget.setGeometry(QRect(QPoint(left, top + (tallest - size.height()) // 2), size))
                left += size.width() + GAP
            top += tallest - _OVERLAP
        return top + _OVERLAP if rows else top


def over_slot(theme: Theme, question: Question, room: QRect) -> tuple[float, QRect] | None:
    """Return the scale and the place of a result in the lower right corner of `room`; None: it does not fit.

    It is as large as possible in one line, else in several.
    """
    most = [*letter_sizes(theme.text_scale * OF_RESULT, theme.text_scale * SMALLEST, theme.growth)]
    sizes = {
        scale: QSize(question.width_in(font), question.needed(font, room.width()) + 5)
        for scale in most
        for font in [at_scale(theme, scale).font("status")]
    }
    fit = [scale for scale in most if sizes[scale].height() <= room.height()]
    in_one = [scale for scale in fit if sizes[scale].width() <= room.width()]
    if not fit:
        return None
    size = sizes[(in_one or fit)[0]].boundedTo(room.size())
    return (in_one or fit)[0], QRect(room.bottomRight() - QPoint(size.width(), size.height()), size)


def fit_round(
    theme: Theme, buttons: Sequence[RoundButton], talk: RoundButton, beside: Sequence[QWidget]
) -> int:
    """Set the size of the round buttons; return the width of those at the left end, as far as they are shown.

    The place of a button that is hidden stays empty before one that is shown.
    """
    theme = at_scale(theme, min(theme.text_scale, _LARGEST))
    for button in (*buttons, talk):
        if button.theme != theme:
            button.set_theme(theme)
    shown = [number for number, button in enumerate(buttons, 1) if not button.isHidden()]
    last = len(buttons) if beside else max(shown, default=0)
    widths = [button.width() for button in buttons[:last]] + [each.width() for each in beside]
    return sum(width + GAP for width in widths)


def lay_round(bar: QWidget, buttons: Sequence[QWidget], middle: int) -> None:
    """Place buttons, children or siblings of the bar, beside each other at its left end."""
    left = 0
    for each in buttons:
        at = QPoint(left, min(middle - each.height() // 2, bar.height() - each.height()))
        each.move(at if each.parent() is bar else at + bar.pos())
        left += each.width() + GAP


@lru_cache(maxsize=256)
def at_scale(theme: Theme, scale: float) -> Theme:
    """Return the theme with this text scale; the search asks for the same few again and again."""
    return replace(theme, text_scale=scale)


def wide(row: Sequence[QSize]) -> int:
    return sum(size.width() for size in row) + GAP * (len(row) - 1)


def high(rows: Sequence[Sequence[QSize]]) -> int:
    return sum(max(size.height() for size in row) - _OVERLAP for row in rows) + _OVERLAP if rows else 0
