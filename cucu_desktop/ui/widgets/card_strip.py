"""The cards of a text, in pictures: a row of them, each as wide as the text allows."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

from PySide6.QtCore import QSize, Qt
from PySide6.QtWidgets import QGridLayout, QLabel, QWidget

from cucu_desktop.ui.widgets.pictures.icons import card_face
from cucu_desktop.ui.widgets.seat_geometry import CARD_HEIGHT
from cucu_desktop.ui.widgets.soon import delete_soon
from cucu_desktop.ui.widgets.themed import Themed

if TYPE_CHECKING:
    from collections.abc import Iterable

    from cucu_desktop.ui.widgets.theme import Theme

_WIDE: Final = 62
"""The width of a card in pixels of the design."""
MOST: Final = 4
"""The largest number of cards; more could not be told apart."""


class PicturedCard(NamedTuple):
    """A card: its pack, its drawing there, and its name."""

    pack: str
    design: str
    name: str


class CardStrip(Themed, QWidget):
    """At most `MOST` cards in a row; without cards it takes no space."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.theme = theme
        self.cards: tuple[PicturedCard, ...] = ()
        self._pictures: list[QLabel] = []
        self._rows = QGridLayout(self)
        self._rows.setContentsMargins(0, 0, 0, 0)
        self.hide()

    def show_cards(self, cards: Iterable[PicturedCard]) -> None:
        """Show these cards instead of the old ones, each once."""
        wanted = tuple(dict.fromkeys(cards))[:MOST]
        if wanted != self.cards:
            self.cards = wanted
            self._draw()
        self.setVisible(bool(wanted))

    def _draw(self) -> None:
        for picture in self._pictures:
            delete_soon(picture)
        self._pictures = []
        wide = self.theme.px(_WIDE)
        size = QSize(wide, round(wide * CARD_HEIGHT))
        self._rows.setSpacing(self.theme.space(2))
        self._rows.setColumnStretch(MOST, 1)
        for place, card in enumerate(self.cards):
            picture = QLabel()
            picture.setPixmap(card_face(card.pack, card.design).pixmap(size, self.devicePixelRatioF()))
            picture.setFixedSize(size)
            picture.setScaledContents(True)
            picture.setAccessibleName(card.name)
            picture.setToolTip(card.name)
            self._rows.addWidget(picture, 0, place, Qt.AlignmentFlag.AlignTop)
            picture.show()
            self._pictures.append(picture)

    def restyle(self) -> None:
        self._draw()
        super().restyle()
