"""The panel beside a scenario that is shown: its notes, each step, and the buttons for pause and step."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QFrame, QGridLayout, QScrollArea, QVBoxLayout, QWidget

from cucu_desktop.ui.widgets.language import tr
from cucu_desktop.ui.widgets.paper_widgets import PaperButton, PaperPanel, Rule, written
from cucu_desktop.ui.widgets.scrolling.scroll_fade import ScrollFade
from cucu_desktop.ui.widgets.soon import soon
from cucu_desktop.ui.widgets.themed import Translated

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from PySide6.QtGui import QResizeEvent

    from cucu_desktop.engine.events import Event
    from cucu_desktop.match.scenario.collection import CollectedScenario
    from cucu_desktop.ui.play.context import Context
    from cucu_desktop.ui.play.guided.scripted_game import ScriptedGame
    from cucu_desktop.ui.play.match_widget import MatchWidget
    from cucu_desktop.ui.text.wording import Wording
    from cucu_desktop.ui.widgets.theme import Theme


_READ: Final = 90
"""The least height of the text, in px at the usual size of text; with less, the buttons shrink."""
_SHRUNK: Final = (0.9, 0.8, 0.7, 0.6)
"""Text scales of the buttons when two of them share a row; the first that fits is used."""


class Placard(Translated, PaperPanel):
    """Shows beside the table the notes of the scenario, and sentences for the events shown so far."""

    enough = Signal()
    paused = Signal(bool)
    """Whether the match is to be paused."""
    step = Signal()
    back = Signal()

    def __init__(
        self,
        theme: Theme,
        wording: Wording,
        entry: CollectedScenario,
        names: Sequence[str],
        *,
        is_paused: bool = False,
    ) -> None:
        super().__init__(theme)
        self._entry, self._wording, self._names = entry, wording, tuple(names)
        self._events: list[Event] = []
        self._is_paused = is_paused
        self._title = written("", "title", wrap=True)
        self._notes = written("", "name", wrap=True)
        self._steps = written("", "body", "second", wrap=True)
        for label in (self._notes, self._steps):
            label.setAlignment(Qt.AlignmentFlag.AlignTop)
        self._pause, self._step, self._back, self._enough = (PaperButton(theme) for _ in range(4))
        self._pause.clicked.connect(lambda: self.show_pause(is_paused=not self._is_paused, tell=True))
        self._step.clicked.connect(self._take_step)
        self._back.clicked.connect(self.back)
        self._enough.clicked.connect(self.enough)
        self._inside = inside = QWidget()
        self._told = told = QVBoxLayout(inside)
        told.setContentsMargins(0, 0, theme.space(3), 0)
        told.addWidget(self._notes)
        told.addWidget(Rule(theme))
        told.addWidget(self._steps, 1)
        self._text = QScrollArea()
        self._text.setFrameShape(QFrame.Shape.NoFrame)
        self._text.setWidgetResizable(True)
        self._text.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._text.setWidget(inside)
        ScrollFade(self._text, theme)
        lines = QVBoxLayout(self)
        lines.setSpacing(theme.space(1))
        for widget in (self._title, Rule(theme), self._text):
            lines.addWidget(widget)
        lines.setStretch(2, 1)
        self._grid = QGridLayout()
        self._grid.setSpacing(theme.space(1))
        lines.addLayout(self._grid)
        self.retranslate()

    @property
    def _buttons(self) -> tuple[PaperButton, ...]:
        return (self._pause, self._step, self._back, self._enough)

    @property
    def text(self) -> str:
        """The sentences of the steps."""
        return self._steps.text()

    def tell(self, events: Iterable[Event]) -> None:
        """Add sentences for these events, and scroll to the last."""
        self._events += events
        self._write_steps()
        soon(self, self._show_last)

    def catch_up(self, events: Iterable[Event]) -> None:
        """Add sentences for earlier events, and focus the button for the next step."""
        self.tell(events)
        self._step.setFocus()

    def _show_last(self) -> None:
        bar = self._text.verticalScrollBar()
        bar.setValue(bar.maximum())

    def _write_steps(self) -> None:
        sentences = (self._wording.log.sentence(event, self._names) for event in self._events)
        self._steps.setText("\n".join(f"· {sentence}" for sentence in sentences if sentence))
        inside, layout = self._inside, self._told
        layout.activate()
        room = self._text.viewport()
        high = max(room.height(), layout.totalHeightForWidth(room.width()))
        inside.resize(room.width(), high)

    def show_pause(self, *, is_paused: bool, tell: bool = False) -> None:
        """Offer to resume if the match is paused, otherwise to pause; `tell`: also emit `paused`."""
        self._is_paused = is_paused
        self.retranslate()
        if tell:
            self.paused.emit(is_paused)

    def _take_step(self) -> None:
        self.show_pause(is_paused=True)
        self.step.emit()

    def set_wording(self, wording: Wording) -> None:
        """Write the panel in another language."""
        self._wording = wording
        self.retranslate()

    def retranslate(self) -> None:
        """Write everything in the language of the window."""
        self._title.setText(self._entry.title(self._wording.language))
        self._notes.setText(self._entry.notes(self._wording.language))
        self._text.setAccessibleName(tr("Collection", "What happens"))
        self._write_steps()
        self._pause.say("", tr("Collection", "Resume") if self._is_paused else tr("Common", "Pause"))
        self._step.say("", tr("Common", "Next step"))
        self._back.say("", tr("Common", "Previous step"))
        self._enough.say("", tr("Common", "Close"))
        self.stand_beside(*self._buttons)

    def restyle(self) -> None:
        """Follow the theme: the width depends on the buttons."""
        super().restyle()
        self.stand_beside(*self._buttons)
        self._fit_buttons()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit_buttons()

    def _fit_buttons(self) -> None:
        """Put two buttons in one row and shrink all where the text has less height than `_READ`."""
        lines, gap = self.layout(), self._grid.spacing()
        assert lines is not None
        room = self.contentsRect().marginsRemoved(lines.contentsMargins())
        high = room.height() - self._title.heightForWidth(room.width()) - self.theme.px(_READ)
        for in_pair, part in ((False, 1.0), *((True, part) for part in _SHRUNK)):
            theme = replace(self.theme, text_scale=self.theme.text_scale * part)
            for button in self._buttons:
                button.set_theme(theme)
            pair = self._pause.sizeHint().width() + gap + self._step.sizeHint().width()
            rows = (len(self._buttons) - in_pair) * (self._step.sizeHint().height() + gap)
            if rows <= high and (not in_pair or pair <= room.width()):
                break
        self._grid.addWidget(self._pause, 0, 0, 1, 2 - in_pair)
        self._grid.addWidget(self._step, not in_pair, int(in_pair), 1, 2 - in_pair)
        self._grid.addWidget(self._back, 2, 0, 1, 2)
        self._grid.addWidget(self._enough, 3, 0, 1, 2)


def beside(playing: MatchWidget, game: ScriptedGame, context: Context, *, paused: bool) -> Placard:
    """Put a placard beside a table that shows a scenario; its buttons pause and step."""
    placard = Placard(context.theme, context.wording, game.entry, playing.names, is_paused=paused)
    game.pause(paused=paused)
    placard.paused.connect(lambda on: game.pause(paused=on))
    placard.step.connect(game.step)
    playing.seen.news.connect(placard.tell)
    playing.side.put(placard)
    return placard
