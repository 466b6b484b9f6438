"""The finished matches, to be replayed: players and dates."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import Qt, Signal

from cucu_desktop.ui.pages.match_line import MatchLine
from cucu_desktop.ui.pages.worded_page import WordedPage
from cucu_desktop.ui.widgets.language import tr
from cucu_desktop.ui.widgets.paper_widgets import written
from cucu_desktop.ui.widgets.pictures.vignette import Vignette

if TYPE_CHECKING:
    from collections.abc import Sequence

    from PySide6.QtGui import QShowEvent

    from cucu_desktop.ui.play.saved_matches import Save
    from cucu_desktop.ui.text.wording import Wording
    from cucu_desktop.ui.widgets.theme import Theme

MOST: Final = 60
"""The most matches listed, the newest first."""


class PlayedMatchesPage(WordedPage):
    """All finished matches, the last one first."""

    chosen = Signal(object)
    """A `Save` to replay."""
    WIDTH = 700

    def __init__(self, theme: Theme, wording: Wording, found: Sequence[Save]) -> None:
        super().__init__(theme, wording)
        self.title.setText(tr("Replay", "Past matches"))
        if not found:
            none = written(tr("Replay", "You haven’t finished a match yet."), "name", "second", wrap=True)
            none.setAlignment(Qt.AlignmentFlag.AlignCenter)
            self.body.addWidget(Vignette(theme, "tea", least=150))
            self.body.addWidget(none)
        self._lines = [MatchLine(theme, wording, save, is_over=True) for save in found]
        for line in self._lines:
            self.body.addWidget(line)
            line.go_on.clicked.connect(partial(self.chosen.emit, line.save))
        self.body.addStretch(1)
        self.foot.addStretch(1)
        self._back = self.button(tr("SavesPage", "Back"), loud=True)
        self._back.clicked.connect(self.closed)

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        (self._lines[0].go_on if self._lines else self._back).setFocus()
