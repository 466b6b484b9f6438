"""Whose program this is, and what one may do with it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt

from cucu_desktop import __version__
from cucu_desktop.ui.language import tr
from cucu_desktop.ui.paper import written
from cucu_desktop.ui.sheet import Sheet
from cucu_desktop.ui.vignette import LARGEST, Vignette

if TYPE_CHECKING:
    from PySide6.QtGui import QShowEvent
    from PySide6.QtWidgets import QWidget

    from cucu_desktop.ui.theme import Theme


class AboutSheet(Sheet):
    """Name, version, what it is, licence."""

    WIDTH = 520

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(theme, parent)
        self._version = written("", "name", "call")
        self._what = written("", "body", wrap=True)
        self._licence = written("", "body", "second", wrap=True)
        self._credits = written("", "small", "third", wrap=True)
        self.body.addWidget(Vignette(theme, "inn-sign", least=LARGEST))
        for label in (self._version, self._what, self._licence, self._credits):
            label.setAlignment(Qt.AlignmentFlag.AlignHCenter)
            self.body.addWidget(label)
        self.body.addStretch(1)
        self.foot.addStretch(1)
        self._done = self.button(loud=True)
        self._done.clicked.connect(self.closed)
        self.retranslate()

    def retranslate(self) -> None:
        """Write everything in the language of the window."""
        self.title.setText("Cucù")
        self._version.setText(tr("About", "Version {number}").format(number=__version__))
        self._what.setText(
            tr("About", "The card table for Cucù and its family, against bots or with others at one screen.")
        )
        self._licence.setText(
            tr(
                "About",
                "Free software under the GNU General Public License, version 3 or later: "
                "use it, study it, change it, pass it on. There is no warranty.",
            )
        )
        self._credits.setText(
            tr(
                "About",
                "Rules after Nicolino Farina, “Cucù, Antico Gioco di Carte”. "
                "Types: IM FELL by Igino Marini, EB Garamond.",
            )
        )
        self.label(self._done, tr("About", "Fine"))

    def showEvent(self, event: QShowEvent) -> None:
        """Enter lays it aside."""
        super().showEvent(event)
        self._done.setFocus()
