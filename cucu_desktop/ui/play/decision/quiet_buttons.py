"""The Hint and Undo buttons beside the question of the decision bar; the menu has both, too."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QPoint, QRect

from cucu_desktop.ui.play.decision.bar_layout import GAP, at_scale
from cucu_desktop.ui.widgets.flat_button import FlatButton
from cucu_desktop.ui.widgets.focus import ADVICE, TAKE_BACK
from cucu_desktop.ui.widgets.language import tr
from cucu_desktop.ui.widgets.theme import letter_sizes

if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget

    from cucu_desktop.ui.play.decision.question import Question
    from cucu_desktop.ui.widgets.theme import Theme

_LARGEST: Final = 1.3
"""The largest scale of the buttons."""


class QuietButtons:
    """Shows the buttons that apply, as large as fits.

    Attributes:
        hint, undo: the buttons.
        offered: those that apply now.
    """

    def __init__(self, theme: Theme, parent: QWidget) -> None:
        self.hint, self.undo = (FlatButton(theme, key, parent) for key in (ADVICE, TAKE_BACK))
        self.offered: frozenset[FlatButton] = frozenset()

    @property
    def height(self) -> int:
        """The height of the highest button that applies; 0 without any."""
        return max((button.sizeHint().height() for button in self.offered), default=0)

    def write(self, thinking: str) -> None:
        """Write the labels; `thinking`: the label of Hint while a hint is being worked out, else ""."""
        hint = thinking or tr("Counsel", "Hint")
        self.hint.say(hint, thinking or tr("Counsel", "Hint: what would you do?"))
        self.undo.say(tr("Counsel", "Undo"), tr("Counsel", "Undo my last move"))

    def hide(self) -> None:
        self.hint.hide()
        self.undo.hide()

    def resize(self, theme: Theme, scale: float) -> None:
        """Set the scale of the letters, or the largest one if that is smaller."""
        self._set_scale(theme, min(scale, _LARGEST))

    def lay(self, question: Question, theme: Theme, scale: float, *, is_advised: bool) -> None:
        """Lay the buttons out beside the question, in letters of this scale at most, if there is room.

        While advice is shown Hint is hidden: the long line leaves no room for it.
        """
        ground, width = question.ground(widest=True), question.width()
        offered = self.offered - {self.hint} if is_advised else self.offered
        for part in letter_sizes(scale, min(scale, _LARGEST), theme.growth):
            sizes = [button.size_in(at_scale(theme, part)) for button in offered]
            wide = sum(size.width() + GAP for size in sizes)
            left = ground.right() + 6 if ground.isValid() else (width - wide) // 2
            highest = max((size.height() for size in sizes), default=0)
            if left + wide - GAP <= width and question.height() >= highest - 6:
                break
        self._set_scale(theme, part)
        for button in (self.hint, self.undo):
            size = button.sizeHint()
            fits = left + size.width() <= width and question.height() >= size.height() - 6
            button.setVisible(button in offered and fits)
            if not button.isHidden():
                middle = (ground if ground.isValid() else question.geometry()).center().y()
                button.setGeometry(QRect(QPoint(left, max(0, middle - size.height() // 2)), size))
                left += size.width() + GAP

    def _set_scale(self, theme: Theme, scale: float) -> None:
        for button in (self.hint, self.undo):
            if button.theme != at_scale(theme, scale):
                button.set_theme(at_scale(theme, scale))
