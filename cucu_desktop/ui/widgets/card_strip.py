"""Cards that a text speaks of, in pictures: a row of them, each as wide as the text wants."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

from PySide6.QtCore import QSize, Qt
from PySide6.QtWidgets import QHBoxLayout, QLabel, QWidget

from cucu_desktop.ui.widgets.pictures.icons import card_face
from cucu_desktop.ui.widgets.seat_geometry import CARD_HEIGHT
from cucu_desktop.ui.widgets.themed import Themed

if TYPE_CHECKING:
    from collections.abc import Iterable

    from cucu_desktop.ui.widgets.theme import Theme

_WIDE: Final = 62
MOST: Final = 4
"""Of more cards than these nobody would know which is which."""


class PicturedCard(NamedTuple):
    """A card: its pack, its drawing there, and what it is called."""

    pack: str
    design: str
    name: str


class CardStrip(Themed, QWidget):
    """A row of cards; empty it takes no room."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.theme = theme
        self.cards: tuple[PicturedCard, ...] = ()
        self._pictures: list[QLabel] = []
        self._row = QHBoxLayout(self)
        self._row.setContentsMargins(0, 0, 0, 0)
        self._row.addStretch(1)
        self.hide()

    def show_cards(self, cards: Iterable[PicturedCard]) -> None:
        """Show these cards instead of those that were there, each once."""
        wanted = tuple(dict.fromkeys(cards))[:MOST]
        if wanted != self.cards:
            self.cards = wanted
            self._draw()
        self.setVisible(bool(wanted))

    def _draw(self) -> None:
        for picture in self._pictures:
            self._row.removeWidget(picture)
            picture.hide()
            picture.deleteLater()
        self._pictures = []
        wide = self.theme.px(_WIDE)
        size = QSize(wide, round(wide * CARD_HEIGHT))
        self._row.setSpacing(self.theme.space(2))
        for place, card in enumerate(self.cards):
            picture = QLabel()
            picture.setPixmap(card_face(card.pack, card.design).pixmap(size, self.devicePixelRatioF()))
            picture.setFixedSize(size)
            picture.setScaledContents(True)
            picture.setAccessibleName(card.name)
            picture.setToolTip(card.name)
            self._row.insertWidget(place, picture, 0, Qt.AlignmentFlag.AlignTop)
            picture.show()
            self._pictures.append(picture)

    def restyle(self) -> None:
        """Draw them as large as the text wants."""
        self._draw()
        super().restyle()
