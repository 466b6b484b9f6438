"""The cards of a text, in pictures: a row of them, each as wide as the text allows."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

from PySide6.QtCore import QSize, Qt
from PySide6.QtWidgets import QGridLayout, QLabel, QWidget

from cucu_desktop.ui.widgets.pictures.icons import card_face
from cucu_desktop.ui.widgets.seat_geometry import CARD_HEIGHT
from cucu_desktop.ui.widgets.themed import Themed

if TYPE_CHECKING:
    from collections.abc import Iterable

    from cucu_desktop.ui.widgets.theme import Theme

_WIDE: Final = 62
MOST: Final = 4
"""The largest number of cards; more could not be told apart."""


class PicturedCard(NamedTuple):
    """A card: its pack, its drawing there, and its name."""

    pack: str
    design: str
    name: str


class CardStrip(Themed, QWidget):
    """Cards in a row, or in several; without cards it takes no space."""

    def __init__(
        self, theme: Theme, parent: QWidget | None = None, *, wide: int = _WIDE, beside: int = 0
    ) -> None:
        """Hold `MOST` cards of the width `wide` in a row, or any number with `beside` cards in each row."""
        super().__init__(parent)
        self.theme, self._wide, self._beside = theme, wide, beside
        self.cards: tuple[PicturedCard, ...] = ()
        self._pictures: list[QLabel] = []
        self._rows = QGridLayout(self)
        self._rows.setContentsMargins(0, 0, 0, 0)
        self._rows.setColumnStretch(beside or MOST, 1)
        self.hide()

    def show_cards(self, cards: Iterable[PicturedCard]) -> None:
        """Show these cards instead of the old ones, each once."""
        wanted = tuple(dict.fromkeys(cards))
        if not self._beside:
            wanted = wanted[:MOST]
        if wanted != self.cards:
            self.cards = wanted
            self._draw()
        self.setVisible(bool(wanted))

    def _draw(self) -> None:
        for picture in self._pictures:
            self._rows.removeWidget(picture)
            picture.hide()
            picture.deleteLater()
        self._pictures = []
        wide = self.theme.px(self._wide)
        size = QSize(wide, round(wide * CARD_HEIGHT))
        self._rows.setSpacing(self.theme.space(1 if self._beside else 2))
        for place, card in enumerate(self.cards):
            picture = QLabel()
            picture.setPixmap(card_face(card.pack, card.design).pixmap(size, self.devicePixelRatioF()))
            picture.setFixedSize(size)
            picture.setScaledContents(True)
            picture.setAccessibleName(card.name)
            picture.setToolTip(card.name)
            row, column = divmod(place, self._beside or MOST)
            self._rows.addWidget(picture, row, column, Qt.AlignmentFlag.AlignTop)
            picture.show()
            self._pictures.append(picture)

    def restyle(self) -> None:
        self._draw()
        super().restyle()
