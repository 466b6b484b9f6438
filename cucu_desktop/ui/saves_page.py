"""The matches that were left, to be gone on with: who sat there, when, and how far they were."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QDateTime, QLocale, Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QLabel, QVBoxLayout, QWidget

from cucu_desktop.games.catalogue import GAMES, pack_of
from cucu_desktop.ui.games_page import EMBLEMS
from cucu_desktop.ui.language import tr
from cucu_desktop.ui.notices import played_elsewhere, unreadable
from cucu_desktop.ui.paper import Button, written
from cucu_desktop.ui.places import CARD_HEIGHT
from cucu_desktop.ui.portraits import card_face
from cucu_desktop.ui.saves import Elsewhere, Save
from cucu_desktop.ui.sheet import Sheet
from cucu_desktop.ui.start import told_names
from cucu_desktop.ui.vignette import Vignette

if TYPE_CHECKING:
    from collections.abc import Sequence

    from PySide6.QtGui import QShowEvent

    from cucu_desktop.ui.saves import Unreadable
    from cucu_desktop.ui.theme import Theme
    from cucu_desktop.ui.wording import Wording

MOST: Final = 40
"""Of more matches than these only the newest are listed."""


class SavesSheet(Sheet):
    """All matches that were left, the last one first."""

    chosen = Signal(object)
    """A Save to go on with."""
    WIDTH = 700

    def __init__(
        self,
        theme: Theme,
        wording: Wording,
        found: Sequence[Save | Unreadable | Elsewhere],
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(theme, parent)
        self._wording = wording
        self._none = written("", "name", "second", wrap=True)
        self._none.setAlignment(Qt.AlignmentFlag.AlignCenter)
        if not found:
            self.body.addWidget(Vignette(theme, "tea", least=150))
            self.body.addWidget(self._none)
        self._lines = [_Line(theme, save) for save in found[:MOST]]
        for line in self._lines:
            self.body.addWidget(line)
            line.go_on.clicked.connect(partial(self._choose, line))
        self.body.addStretch(1)
        self.foot.addStretch(1)
        self._back = self.button()
        self._back.clicked.connect(self.closed)
        self.retranslate()

    def _choose(self, line: _Line) -> None:
        self.chosen.emit(line.save)

    def set_wording(self, wording: Wording) -> None:
        """Tell it in another language."""
        self._wording = wording
        self.retranslate()

    def retranslate(self) -> None:
        """Write everything in the language of the window."""
        self.title.setText(tr("SavesPage", "Go on with a match"))
        self._none.setText(tr("SavesPage", "No match was left unfinished."))
        self.label(self._back, tr("SavesPage", "Back"))
        for line in self._lines:
            line.retranslate(self._wording)

    def showEvent(self, event: QShowEvent) -> None:
        """Enter goes on with the newest."""
        super().showEvent(event)
        first = next((line.go_on for line in self._lines if line.go_on.isEnabled()), self._back)
        first.setFocus()


class _Line(QWidget):
    """One match, or what is wrong with its log."""

    CARD: Final = 44

    def __init__(self, theme: Theme, save: Save | Unreadable | Elsewhere) -> None:
        super().__init__()
        self.save = save
        self._picture = QLabel()
        self._who = written("", "name", wrap=True)
        self._when = written("", "small", "third", wrap=True)
        self.go_on = Button()
        words = QVBoxLayout()
        words.setSpacing(0)
        words.addStretch(1)
        words.addWidget(self._who)
        words.addWidget(self._when)
        words.addStretch(1)
        line = QHBoxLayout(self)
        line.setContentsMargins(0, 0, 0, 0)
        line.setSpacing(theme.space(3))
        line.addWidget(self._picture)
        line.addLayout(words, 1)
        line.addWidget(self.go_on)
        good = isinstance(save, Save)
        self._picture.setVisible(good)
        self.set_theme(theme)
        self.go_on.setVisible(good)
        self.go_on.setEnabled(good)

    def set_theme(self, theme: Theme) -> None:
        """Lay the card of the game beside its match."""
        if isinstance(self.save, Save):
            wide, game = theme.px(self.CARD), self.save.game
            face = card_face(pack_of(game, GAMES[game].Options()).name, EMBLEMS[game])
            self._picture.setPixmap(face.pixmap(wide, round(wide * CARD_HEIGHT)))

    def retranslate(self, wording: Wording) -> None:
        """Write everything in the language of the window."""
        save = self.save
        self.go_on.setText(tr("SavesPage", "Go on"))
        if isinstance(save, Elsewhere):
            self._who.setText(played_elsewhere())
            self._when.setText(save.path.name)
            return
        if not isinstance(save, Save):
            self._who.setText(unreadable(save.reason, save.path.name))
            self._when.hide()
            return
        self._who.setText(told_names(save.names))
        self.go_on.setAccessibleName(f"{self.go_on.text()}: {self._who.text()}")
        played = QDateTime.fromSecsSinceEpoch(round(save.played.timestamp()))
        when = QLocale().toString(played, QLocale.FormatType.ShortFormat)
        how_far = tr("SavesPage", "game {game}, deal {deal}").format(game=save.number, deal=save.deals)
        title = dict(save.titles).get(wording.language)
        told = (wording.game(save.game)["name"], *([title] if title else []), when, how_far)
        self._when.setText(" · ".join(told))
