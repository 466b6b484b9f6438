"""The line above the controls of a replay: the last events, and the decision due."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QWidget

from cucu_desktop.engine.events import SPECTATOR
from cucu_desktop.ui.play.decision.question import Question
from cucu_desktop.ui.text.deal_result import DealResult
from cucu_desktop.ui.widgets.safe_paint import safe_paint
from cucu_desktop.ui.widgets.themed import Themed

if TYPE_CHECKING:
    from collections.abc import Sequence

    from PySide6.QtCore import QRect
    from PySide6.QtGui import QPaintEvent

    from cucu_desktop.engine.events import Event
    from cucu_desktop.ui.play.replay.replay_steps import ReplaySteps
    from cucu_desktop.ui.text.wording import Wording
    from cucu_desktop.ui.widgets.theme import Theme

_LAST: Final = 3
"""Number of sentences shown for a step."""
_SMALLEST: Final = 0.6


class ReplayLine(Themed, QWidget):
    """The line, on the dark background of the window."""

    def __init__(self, theme: Theme, parent: QWidget) -> None:
        super().__init__(parent)
        self.theme = theme
        self._question = Question(self)

    @property
    def text(self) -> str:
        return self._question.text()

    def say(self, text: str, beneath: str = "") -> None:
        self._question.say(text, beneath)
        self._question.setAccessibleName(" ".join(filter(None, (text, beneath))))
        self._fit()

    def lay(self, rect: QRect) -> None:
        self.setGeometry(rect)
        self._fit()

    def restyle(self) -> None:
        self._fit()

    def _fit(self) -> None:
        font = self.theme.font("status")
        whole = font.pixelSize()
        while (
            font.pixelSize() > whole * _SMALLEST and self._question.needed(font, self.width()) > self.height()
        ):
            font.setPixelSize(font.pixelSize() - 1)
        self._question.setStyleSheet(f"font-size: {font.pixelSize()}px")
        high = min(self.height(), self._question.needed(font, self.width()) + 6)
        self._question.setGeometry(0, self.height() - high, self.width(), high)
        self.update()

    @safe_paint
    def paintEvent(self, event: QPaintEvent) -> None:
        del event
        self._question.paint_ground(QPainter(self), self.theme, self.rect())


def told(steps: ReplaySteps, wording: Wording, news: Sequence[Event]) -> str:
    """Return the text for a position: the events that led there, the result of the deal, or the question.

    Args:
        steps: the position.
        wording: the words of the game.
        news: the public events of the last step; empty if the position was reached in another way.
    """
    names, deal = steps.names, steps.deal
    if steps.position == deal.last and deal.is_over:
        result = DealResult()
        for event in steps.playback.heard(steps.position, SPECTATOR):
            result.note(event)
        line = wording.results.line(result, names, steps.viewer)
        if line:
            return line
    sentences = [wording.log.sentence(event, names, deal.ordinal) for event in news]
    happened = [sentence for sentence in sentences if sentence][-_LAST:]
    return " ".join(filter(None, [*happened, wording.prompts.question(steps.observation, names)]))
