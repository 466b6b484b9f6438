"""The shelf of feats: a plate for each, painted once earned; it opens the deal that earned it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QEvent, QObject, QRect, Qt, QTimer, Signal
from PySide6.QtWidgets import QGridLayout

from cucu_desktop.match.feats.feat import FEATS
from cucu_desktop.ui.pages.feats.plate import EmptyBoard, Plate
from cucu_desktop.ui.text import dates
from cucu_desktop.ui.widgets.language import spoken, tr
from cucu_desktop.ui.widgets.notices import announce
from cucu_desktop.ui.widgets.page import Page
from cucu_desktop.ui.widgets.paper_widgets import written
from cucu_desktop.ui.widgets.player_names import called
from cucu_desktop.words import words_of

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Mapping, Sequence
    from pathlib import Path

    from PySide6.QtGui import QHideEvent, QShowEvent

    from cucu_desktop.match.feats.shelf import Earned, Shelf
    from cucu_desktop.ui.widgets.theme import Theme

_MOST_BESIDE: Final = 8


class FeatsPage(Page):
    """All feats, earned or not."""

    wanted = Signal(object)
    """Replay the deal of an `Earned`."""
    WIDTH = 1200

    def __init__(
        self, theme: Theme, game_name: Callable[[str], str], shelf: Shelf, logs: Sequence[Path]
    ) -> None:
        """Build the page.

        Args:
            theme: colours and text size.
            game_name: returns the name of a game.
            shelf: the earned feats.
            logs: the stored matches, which are searched for more.
        """
        super().__init__(theme)
        self._game_name, self._shelf, self._logs = game_name, shelf, tuple(logs)
        self._looking: Iterator[int] | None = None
        self._timer = QTimer(self)
        self._timer.timeout.connect(self._look_on)
        self.title.setText(tr("Feats", "Trophy shelf"))
        self._told = written("", "body", "second", wrap=True)
        self.head.addWidget(self._told)
        self._grid = QGridLayout()
        self._grid.setHorizontalSpacing(0)
        self._grid.setVerticalSpacing(theme.space(0.5))
        self._columns = 0
        self.plates = {feat: Plate(theme, feat) for feat in FEATS}
        self._rest = EmptyBoard(theme)
        for feat, plate in self.plates.items():
            plate.clicked.connect(lambda _=False, feat=feat: self._open(feat))
            plate.installEventFilter(self)
        self.body.addLayout(self._grid)
        self.body.addStretch(1)
        self._line = written("", "body", wrap=True)
        self._line.setAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)
        self.foot.addWidget(self._line, 1)
        self._back = self.button(tr("Feats", "Back"), loud=True)
        self._back.clicked.connect(self.closed)
        self._earned = shelf.earned(self._logs)
        self._show()

    @property
    def is_looking(self) -> bool:
        """Whether stored matches are being searched."""
        return self._timer.isActive()

    def _show(self) -> None:
        """Show the earned feats and the others."""
        told = tr("Feats", "{done} of {number} plates earned. Choose one to see its deal.")
        if self.is_looking:
            told = tr("Feats", "Looking through your saved matches.")
        self._told.setText(told.format(done=len(self._earned), number=len(self.plates)))
        for feat, plate in self.plates.items():
            plate.say(_words(feat)["name"], self._sentence(feat), earned=feat in self._earned)
        self._tell(next((feat for feat, plate in self.plates.items() if plate.hasFocus()), ""))

    def _sentence(self, feat: str) -> str:
        """Return the condition of a feat, and the player and date if it was earned."""
        done, earned = _words(feat)["done"], self._earned.get(feat)
        if earned is None:
            return tr("Feats", "{done} Not yet.").format(done=done)
        who = tr("Feats", "{done} {name}, at {game}, {day}.")
        name, game = called(earned.name), self._game_name(earned.game)
        return who.format(done=done, name=name, game=game, day=dates.short_day(earned.day))

    def _tell(self, feat: str) -> None:
        """Show the text of a feat at the foot of the page."""
        self._line.setText(self._sentence(feat) if feat else "")

    # Stored matches

    def showEvent(self, event: QShowEvent) -> None:
        """Focus the first plate, and search the new matches."""
        super().showEvent(event)
        next(iter(self.plates.values())).setFocus(Qt.FocusReason.TabFocusReason)
        if self._looking is None:
            self._looking = self._shelf.look(self._logs)
            self._timer.start(0)
            self._show()

    def hideEvent(self, event: QHideEvent) -> None:
        super().hideEvent(event)
        self._timer.stop()
        self._looking = None

    def _look_on(self) -> None:
        """Search one more match, then return to the event loop."""
        if self._looking is not None and next(self._looking, None) is not None:
            return
        self._timer.stop()
        self._earned = self._shelf.earned(self._logs)
        self._show()

    def _open(self, feat: str) -> None:
        """Open the deal, if its log can be replayed."""
        earned: Earned | None = self._earned.get(feat)
        if earned is None:
            announce(self._line, self._line.text())
        elif earned.log in {log.name for log in self._logs}:
            self.wanted.emit(earned)
        else:
            self._line.setText(tr("Feats", "That match has been deleted."))
            announce(self._line, self._line.text())

    # Layout

    def fit_into(self, area: QRect) -> None:
        """Centre the page, with as many plates in a row as fit."""
        width = min(self.theme.px(self.WIDTH), area.width() - 2 * self.theme.space(3))
        room = width - 2 * self.theme.space(10)
        least = max(plate.least_width() for plate in self.plates.values())
        columns = max(1, min(_MOST_BESIDE, room // least))
        if columns != self._columns:
            self._columns = columns
            for number, plate in enumerate(self.plates.values()):
                self._grid.addWidget(plate, number // columns, number % columns)
            row, taken = divmod(len(self.plates), columns)
            if taken:
                self._grid.addWidget(self._rest, row, taken, 1, columns - taken)
            self._rest.setVisible(bool(taken))
            for column in range(_MOST_BESIDE):
                self._grid.setColumnStretch(column, 1 if column < columns else 0)
        super().fit_into(area)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Move from plate to plate by the arrows; show the text of the plate under the mouse."""
        if event.type() in {QEvent.Type.FocusIn, QEvent.Type.Enter}:
            self._tell(next(feat for feat, plate in self.plates.items() if plate is watched))
        plates = list(self.plates.values())
        return self.step_in_grid(event, watched, plates, self._columns) or super().eventFilter(watched, event)


def _words(feat: str) -> Mapping[str, str]:
    """Return the `name` of a feat and its condition, `done`."""
    words: Mapping[str, str] = words_of("feats", spoken(), "")[feat]
    return words
