"""The layout of the decision bar: the arrangement of its widgets with the largest letters that fit an area.

Below the question there are one or two rows of buttons; beside a result, a row or a column.
"""

from __future__ import annotations

from bisect import bisect_left
from dataclasses import replace
from functools import lru_cache
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QPoint, QRect, QSize

from cucu_desktop.ui.widgets.paper_widgets import Arrangement, PaperButton
from cucu_desktop.ui.widgets.theme import letter_sizes

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from cucu_desktop.ui.play.decision.amounts import AmountStepper
    from cucu_desktop.ui.play.decision.option_widgets import OptionWidget
    from cucu_desktop.ui.play.decision.question import Question
    from cucu_desktop.ui.play.talk_menu import TalkButton
    from cucu_desktop.ui.widgets.theme import Theme

    Part = PaperButton | AmountStepper

GAP: Final = 2  # room around each button for its focus ring
_OVERLAP: Final = 8  # two rows may share that room
LAP: Final = 4  # pixels of the focus rings' room that a row shares with the question above it
SMALLEST: Final = 0.7
_READ, _READ_PART = 1.15, 0.85
"""The least scale of a result beside a row of buttons, and its least part of the text size."""
_How = tuple[Arrangement, bool, bool]
_ARRANGEMENTS: Final[tuple[_How, ...]] = (
    ("beside", False, True),
    ("beneath", False, True),
    ("beside", False, False),
    ("beneath", False, False),
    ("beside", True, False),
    ("beneath", True, False),
)
"""Arrangements to try, in this order: where the meanings are written, whether there are two rows, and whether
the button for table talk, which answers nothing, shows the word of the place."""
_LAST: Final[tuple[_How, ...]] = (("bare", False, False), ("bare", True, False))
"""Arrangements for the smallest letters if no other fits: keys work, but are not shown."""
_TELLINGS: Final = ((True, True, 0.9), (True, False, 0.8), (False, False, 0.0))
"""For decisions with an amount: whether the outcome is written beneath the question, whether there are larger
steps, and the smallest factor of the text size for that."""


class BarLayout:
    """Searches the largest letters and the widest arrangement.

    The search asks the widgets for their sizes; only what it finds is applied to them.

    Attributes:
        companion: a widget that is laid out after the other buttons.
        is_told: whether the outcome of an amount is written beneath the question.
        has_leaps: whether amounts have larger steps.
        is_brief: whether the shorter text is written instead of advice.
    """

    def __init__(
        self,
        theme: Theme,
        question: Question,
        talk: TalkButton,
        answers: Sequence[OptionWidget],
        write: Callable[[], None],
    ) -> None:
        """Set the widgets.

        Args:
            theme: the theme.
            question: the question, in one line if possible.
            talk: the button for table talk.
            answers: the widgets of the options, a list that the caller changes.
            write: writes all texts, with the largest amounts.
        """
        self._theme, self._question, self._talk = theme, question, talk
        self._answers = answers
        self._write = write
        self._above, self._rise = 0, 0.0
        self.companion: PaperButton | None = None
        self.is_told = self.has_leaps = True
        self.is_brief = False

    def search(
        self, theme: Theme, area: QRect, *, above: int, rise: float, has_reason: bool
    ) -> tuple[list[list[Part]], float]:
        """Arrange all widgets; return the widgets of each row and the scale of the question.

        Of advice only the reason is written if that allows larger letters; the advised button is marked.

        Args:
            theme: the theme, with the preferred text size.
            area: the available area.
            above: pixels by which the question may rise over the area.
            rise: the largest scale of a question that does, relative to the text size; 0: it does not.
            has_reason: whether there is a shorter text than the question.
        """
        self._theme, self._above, self._rise = theme, above, rise
        self.is_brief = False
        self._talk.tell(told=True)  # its size is asked with and without the word of the place
        of_buttons, how, scale = self._found(area)
        if has_reason and scale < self._theme.text_scale:
            self.is_brief = True
            of_buttons, how, larger = self._found(area)
            if larger <= scale:
                self.is_brief = False
                of_buttons, how, _ = self._found(area)
            scale = max(scale, larger)
        return self._arrange(of_buttons, how), scale

    def beside(self, scale: float, area: QRect) -> tuple[list[list[PaperButton]], float]:
        """Return the rows of buttons to lay beside a result, and the scale of the result.

        The buttons are in one row if the result is large enough then, else, smaller, in a column.
        There are no rows if the result fits above the buttons at the same scale.
        """
        buttons = self.rest()
        if not buttons:
            return [], scale
        read = max(_READ * self._theme.growth, _READ_PART * self._theme.text_scale)
        for rows, least in (([buttons], read), ([[button] for button in buttons], scale)):
            for part in letter_sizes(self._theme.text_scale, SMALLEST, self._theme.growth):
                theme = at_scale(self._theme, part)
                tried = [[button.size_in(theme) for button in row] for row in rows]
                if high(tried) <= area.height():
                    break
            width = area.width() - max(map(wide, tried)) - GAP
            sizes = letter_sizes(self._theme.text_scale * self._rise, scale, self._theme.growth)
            fits = (size for size in sizes if self.question_high(size, width) <= area.height())
            larger = next(fits, scale) if width > 0 else scale
            if larger > scale and larger >= least:
                for button in buttons:
                    button.set_theme(theme)
                return rows, larger
        return [], scale

    @property
    def _has_amount(self) -> bool:
        return any(answer.steppers for answer in self._answers)

    def _found(self, area: QRect) -> tuple[float, _How, float]:
        """Return scale and arrangement of the buttons, and the scale of the question, as large as fits."""
        wished, growth = self._theme.text_scale, self._theme.growth
        tellings = _TELLINGS if self._has_amount else _TELLINGS[-1:]
        for self.is_told, self.has_leaps, part in tellings:
            self._write()
            sizes = list(letter_sizes(wished, max(SMALLEST, wished * part), growth))
            if (found := self._largest(sizes, area)) is not None:
                return found
        least = sizes[-1]
        if (how := self._fitting(least, least, area, _LAST)) is None:
            how = min(_ARRANGEMENTS, key=lambda how: too_large(self._sizes(least, how), area.width()))
        left = area.height() - high(self._sizes(least, how)) + LAP
        fits = (size for size in sizes if self.question_high(size, area.width()) <= left)
        return least, how, next(fits, least)

    def _largest(self, sizes: Sequence[float], area: QRect) -> tuple[float, _How, float] | None:
        """Return the result of `_found` for the first of `sizes` of the question that fits, or None.

        Buttons are smaller than the line only where they would be too wide. So each size follows from the one
        before, and larger letters that are wished make neither of them smaller.
        """
        widest = self._first(sizes, lambda size: self._is_narrow_enough(size, area.width()))
        if widest is None:
            return None
        size = self._first(sizes, lambda size: self._fitting(min(size, widest), size, area) is not None)
        if size is None:
            return None
        of_buttons = min(size, widest)
        how = self._fitting(of_buttons, size, area)
        assert how is not None
        return of_buttons, how, self._risen(size, high(self._sizes(of_buttons, how)), area)

    @staticmethod
    def _first(sizes: Sequence[float], fits: Callable[[float], bool]) -> float | None:
        """Return the first size that fits; all that are smaller fit, too."""
        at = bisect_left(sizes, True, key=fits)
        return sizes[at] if at < len(sizes) and fits(sizes[at]) else None

    def _is_narrow_enough(self, scale: float, width: int) -> bool:
        """Return whether there is an arrangement in which no row is wider than `width`."""
        return any(all(wide(row) <= width for row in self._sizes(scale, how)) for how in _ARRANGEMENTS)

    def _fitting(
        self, scale: float, asked: float, area: QRect, ways: Sequence[_How] = _ARRANGEMENTS
    ) -> _How | None:
        """Return the first arrangement that fits, or None.

        Args:
            scale: of the buttons.
            asked: the scale of the question.
            area: the available area.
            ways: the arrangements to try.
        """
        width, height = area.width(), area.height()
        if self._has_amount:
            height += self._above  # the outcome is a second line, and must not make the buttons smaller
        for how in ways:
            rows = self._sizes(scale, how)
            beneath = high(rows) - LAP
            if (
                all(wide(row) <= width for row in rows)
                and self.question_high(asked, width) + beneath <= height
            ):
                return how
        return None

    def _risen(self, size: float, beneath: int, area: QRect) -> float:
        """Return the scale of the line if it may rise over the area, for results, advice and amounts.

        `beneath`: the height of the rows of buttons, in pixels.
        """
        if not self._rise:
            return size
        left = area.height() + self._above - beneath + LAP
        larger = letter_sizes(self._theme.text_scale * self._rise, size, self._theme.growth)
        return next((each for each in larger if self.question_high(each, area.width()) <= left), size)

    def _sizes(self, scale: float, how: _How) -> list[list[QSize]]:
        """Return the sizes of the widgets of each row in an arrangement, which applies nothing."""
        arrangement, in_two, talk_told = how
        theme = at_scale(self._theme, scale)

        def size(widget: Part) -> QSize:
            if widget is self._talk:
                return self._talk.size_in(theme, arrangement, is_alone=not talk_told)
            if widget is self.companion:
                return self.companion.size_in(theme)
            if isinstance(widget, PaperButton):
                return widget.size_in(theme, arrangement)
            return widget.size_in(theme, has_leaps=self.has_leaps)

        return [[size(widget) for widget in row] for row in self._rows(in_two=in_two)]

    def _arrange(self, scale: float, how: _How) -> list[list[Part]]:
        """Apply an arrangement; return the widgets of each row."""
        arrangement, in_two, talk_told = how
        theme = at_scale(self._theme, scale)
        self._talk.tell(told=talk_told)
        self._talk.arrange(arrangement)
        for answer in self._answers:
            answer.arrange(theme, arrangement, has_leaps=self.has_leaps)
        for button in filter(None, (self._talk, self.companion)):
            if button.theme != theme:
                button.set_theme(theme)
        return self._rows(in_two=in_two)

    def question_high(self, scale: float, width: int) -> int:
        """Return the height of the question in pixels, with room for the focus ring."""
        return self._question.needed(at_scale(self._theme, scale).font("status"), width) + 5

    def _rows(self, *, in_two: bool) -> list[list[Part]]:
        """Return the widgets of each row: all in one, or those with an amount in a row of their own."""
        rest = self.rest()
        if not in_two:
            rows = [[*self.parts(), *rest]]
        else:
            amounts = [widget for answer in self._answers if answer.steppers for widget in answer.widgets]
            plain = [widget for answer in self._answers if not answer.steppers for widget in answer.widgets]
            rows = [amounts, [*plain, *rest]]
        return [row for row in rows if row]

    def rest(self) -> list[PaperButton]:
        """Return the buttons that answer nothing: table talk, and the companion."""
        talk = None if self._talk.isHidden() else self._talk
        return [button for button in (talk, self.companion) if button is not None]

    def parts(self) -> list[Part]:
        return [widget for answer in self._answers for widget in answer.widgets]


@lru_cache(maxsize=256)
def at_scale(theme: Theme, scale: float) -> Theme:
    """Return the theme with this text scale; the search asks for the same few again and again."""
    return replace(theme, text_scale=scale)


def sizes_of(rows: Sequence[Sequence[Part]]) -> list[list[QSize]]:
    """Return the present sizes of the widgets of each row."""
    return [[widget.sizeHint() for widget in row] for row in rows]


def wide(row: Sequence[QSize]) -> int:
    """Return the width of a row of these sizes."""
    return sum(size.width() for size in row) + GAP * (len(row) - 1)


def high(rows: Sequence[Sequence[QSize]]) -> int:
    """Return the height of rows of these sizes."""
    return sum(max(size.height() for size in row) - _OVERLAP for row in rows) + _OVERLAP


def too_large(rows: Sequence[Sequence[QSize]], width: int) -> tuple[int, int]:
    """Return by how much rows exceed this width, and their height."""
    return max([0, *(wide(row) - width for row in rows)]), high(rows)


def lay_rows(rows: Sequence[Sequence[Part]], width: int, top: int) -> int:
    """Centre the rows in this width, from `top` on; return their lower edge."""
    for row, hints in zip(rows, sizes_of(rows), strict=True):
        tallest = max(hint.height() for hint in hints)
        left = (width - wide(hints)) // 2
        for widget, hint in zip(row, hints, strict=True):
            widget.setGeometry(QRect(QPoint(left, top + (tallest - hint.height()) // 2), hint))
            left += hint.width() + GAP
        top += tallest - _OVERLAP
    return top + _OVERLAP if rows else top


def lay_beside(rows: Sequence[Sequence[Part]], left: int, height: int) -> None:
    """Lay rows of widgets beneath each other from `left` on, in the middle of this height."""
    top = (height - high(sizes_of(rows))) // 2
    for row, hints in zip(rows, sizes_of(rows), strict=True):
        x = left
        for widget, hint in zip(row, hints, strict=True):
            widget.setGeometry(QRect(QPoint(x, top), hint))
            x += hint.width() + GAP
        top += max(hint.height() for hint in hints) - _OVERLAP
