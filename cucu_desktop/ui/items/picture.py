"""Things that are painted into a picture once and cost one blit a frame from then on."""

from abc import abstractmethod
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt
from PySide6.QtGui import QPainter, QPixmap
from PySide6.QtWidgets import QGraphicsItem

if TYPE_CHECKING:
    from PySide6.QtWidgets import QStyleOptionGraphicsItem, QWidget


class PictureItem(QGraphicsItem):
    """An item that keeps what it looks like until something about it changes."""

    def __init__(self) -> None:
        super().__init__()
        self._picture: QPixmap | None = None

    @abstractmethod
    def draw(self, painter: QPainter) -> None:
        """Paint the picture, in the item's coordinates."""

    @property
    @abstractmethod
    def ratio(self) -> float:
        """Device pixels a pixel of the picture."""

    def renew(self) -> None:
        """Paint the picture again before it is next seen."""
        self._picture = None
        self.update()

    def paint(
        self, painter: QPainter, option: "QStyleOptionGraphicsItem", widget: "QWidget | None" = None
    ) -> None:
        """Show the picture."""
        del option, widget
        if self._picture is None:
            self._picture = self._drawn()
        painter.drawPixmap(self.boundingRect().topLeft(), self._picture)

    def _drawn(self) -> QPixmap:
        area = self.boundingRect()
        picture = QPixmap((area.size() * self.ratio).toSize())
        picture.setDevicePixelRatio(self.ratio)
        picture.fill(Qt.GlobalColor.transparent)
        painter = QPainter(picture)
        painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
        painter.translate(-area.topLeft())
        self.draw(painter)
        painter.end()
        return picture
