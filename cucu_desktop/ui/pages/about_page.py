"""The page about the program: name, version, authors and licence."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication

from cucu_desktop import __version__
from cucu_desktop.ui.widgets.language import tr
from cucu_desktop.ui.widgets.notices import announce
from cucu_desktop.ui.widgets.page import Page
from cucu_desktop.ui.widgets.paper_widgets import written
from cucu_desktop.ui.widgets.pictures.vignette import LARGEST, Vignette

if TYPE_CHECKING:
    from PySide6.QtWidgets import QLabel

    from cucu_desktop.ui.widgets.theme import Theme


class AboutPage(Page):
    """Name, version, description and licence of the program, and the sources of the games."""

    def __init__(self, theme: Theme) -> None:
        super().__init__(theme)
        self.title.setText("Cucù")
        self.body.addWidget(Vignette(theme, "inn-sign", least=LARGEST))
        for label in self._labels():
            label.setAlignment(Qt.AlignmentFlag.AlignHCenter)
            self.body.addWidget(label)
        self.body.addStretch(1)
        self._copied = written("", "body", "second", wrap=True)
        self.foot.addWidget(self._copied, 1)
        self.copy = self.button(tr("About", "Copy system information"))
        self.copy.clicked.connect(self._copy)
        self.first_focus = self.button(tr("Common", "Back"), back=True)
        self.first_focus.clicked.connect(self.closed)

    def _copy(self) -> None:
        from cucu_desktop.ui.pages.system_information import system_information  # noqa: PLC0415

        QGuiApplication.clipboard().setText(system_information() + "\n")
        self._copied.setText(tr("Common", "Copied."))
        announce(self._copied, self._copied.text())

    @staticmethod
    def _labels() -> tuple[QLabel, ...]:
        version = tr("About", "Version {number}").format(number=__version__)
        what = tr(
            "About",
            "The card table for Cucù and its family: play against bots, or with friends at one screen.",
        )
        licence = tr(
            "About",
            "Free software under the GNU General Public License, version 3 or later: "
            "use it, study it, change it, pass it on. There is no warranty.",
        )
        sources = (
            tr(
                "About",
                "Campli and Lu Stù: Nicolino Farina, “Cucù, Antico Gioco di Carte”, with the rules "
                "of Montorio from Graziano Di Luigi and Dino Mazza.",
            ),
            tr(
                "About",
                "Cöch: Virgilio Ferrari. Zifuli: Anthony Smith, after G. Arduino and Alessandro "
                "Chizzoni. Cuccu a trionfo: Anthony Smith, after E. Fantini and C. E. Santelia and "
                "the sheet of Masenghini. All three as John McLeod and Ulf Martin tell them.",
            ),
            tr(
                "About",
                "Cuckoo: John McLeod’s Card Games web site. Ace Chasing: Matthew Allen. "
                "Tie-break Cuckoo: Mark Rinaldi. Le Her: Montmort, Bernoulli and Waldegrave, as "
                "David Bellhouse and Nicolas Fillion tell it. Coucou: the French Wikipedia and "
                "an article of Larousse.",
            ),
            tr(
                "About",
                "Cambio: kobashi’s rules for a Japanese club, dice.saloon.jp, sealion, konnok3. "
                "Gnav: John McLeod, and the Copenhagen rules of 1917. Slabberjan: the journal "
                "Zeeland of 2003. Kille: the Swedish and the English Wikipedia.",
            ),
            tr("About", "Typefaces: IM FELL by Igino Marini, EB Garamond, Klee."),
        )
        return (
            written(version, "name", "call"),
            written(what, "body", wrap=True),
            written(licence, "body", "second", wrap=True),
            written("\n".join(sources), "small", "third", wrap=True),
        )
