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
_LEAST: Final = 42
"""The usual width of a card in pixels of the design, and the least one in a row above a text."""
MOST: Final = 4
"""The largest number of cards; more could not be told apart."""


class PicturedCard(NamedTuple):
    """A card: its pack, its drawing there, and its name."""

    pack: str
    design: str
    name: str


class CardStrip(Themed, QWidget):
    """Cards in a row, or in several; without cards it takes no space."""

    def __init__(self, theme: Theme, parent: QWidget | None = None, *, is_one_row: bool = True) -> None:
        """Hold `MOST` cards in a row, or any number in several rows, see `fit`."""
        super().__init__(parent)
        self.theme, self._is_one_row = theme, is_one_row
        self._beside, self._wide = MOST, 0
        self.cards: tuple[PicturedCard, ...] = ()
        self._pictures: list[QLabel] = []
        self._rows = QGridLayout(self)
        self._rows.setContentsMargins(0, 0, 0, 0)
        self.hide()

    def show_cards(self, cards: Iterable[PicturedCard]) -> None:
        """Show these cards instead of the old ones, each once."""
        wanted = tuple(dict.fromkeys(cards))
        if self._is_one_row:
            wanted = wanted[:MOST]
        if wanted != self.cards:
            self.cards = wanted
            self._draw()
        self.setVisible(bool(wanted))

    def fit(self, beside: int, width: int) -> None:
        """Put `beside` cards in each row, as large as this width in pixels allows, or in their usual size."""
        wide = min(self.theme.px(_WIDE), (width - (beside - 1) * self._gap) // beside)
        if (beside, wide) != (self._beside, self._wide):
            self._beside, self._wide = beside, wide
            self._draw()

    def fit_height(self, height: int) -> None:
        """Make the cards of a single row at most this high in pixels, between their least and usual size."""
        wide = min(self.theme.px(_WIDE), max(self.theme.px(_LEAST), int(height / CARD_HEIGHT)))
        if wide != (self._wide or self.theme.px(_WIDE)):
            self._wide = wide
            self._draw()

    @property
    def height_needed(self) -> int:
        """The height of all rows in pixels."""
        rows = -(-len(self.cards) // self._beside)
        return rows * (self._size.height() + self._gap) - self._gap

    @property
    def _gap(self) -> int:
        return self.theme.space(2 if self._is_one_row else 1)

    @property
    def _size(self) -> QSize:
        """The size of a card in pixels."""
        wide = self._wide or self.theme.px(_WIDE)
        return QSize(wide, round(wide * CARD_HEIGHT))

    def _draw(self) -> None:
        for picture in self._pictures:
            self._rows.removeWidget(picture)
            picture.hide()
            picture.deleteLater()
        self._pictures = []
        size = self._size
        self._rows.setSpacing(self._gap)
        for column in range(self._rows.columnCount()):
            self._rows.setColumnStretch(column, 0)
        self._rows.setColumnStretch(self._beside, 1)
        for place, card in enumerate(self.cards):
            picture = QLabel()
            picture.setPixmap(card_face(card.pack, card.design).pixmap(size, self.devicePixelRatioF()))
            picture.setFixedSize(size)
            picture.setScaledContents(True)
            picture.setAccessibleName(card.name)
            picture.setToolTip(card.name)
            row, column = divmod(place, self._beside)
            self._rows.addWidget(picture, row, column, Qt.AlignmentFlag.AlignTop)
            picture.show()
            self._pictures.append(picture)

    def restyle(self) -> None:
        self._draw()
        super().restyle()
