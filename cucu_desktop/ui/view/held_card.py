"""The card under the viewer's hand: it rises when hovered, and hangs from the pointer when dragged."""

from __future__ import annotations

import math
import time
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QEasingCurve, QPointF, QTimer, QVariantAnimation

from cucu_desktop.ui.scene import z
from cucu_desktop.ui.widgets.seat_geometry import Spot

if TYPE_CHECKING:
    from cucu_desktop.ui.scene.items.card import CardItem
    from cucu_desktop.ui.scene.scene import TableScene

MOST: Final = 11.0
"""The largest tilt in degrees."""
_PER_SPEED: Final = 8.0
"""The degrees of tilt for each pixel a millisecond."""
_LAG: Final = 55.0
"""Milliseconds in which the tilt comes two thirds of the way to its target."""
_LEVEL: Final = 0.1
"""The tilt in degrees that counts as upright."""


def tilted(tilt: float, across: float, milliseconds: float) -> float:
    """Return the tilt, in degrees clockwise, after a move to the right by `across` pixels in this time."""
    span = max(milliseconds, 1.0)
    wanted = max(-MOST, min(MOST, across / span * _PER_SPEED))
    return tilt + (wanted - tilt) * (1 - math.exp(-span / _LAG))


_DRAG: Final = 8.0
"""The distance in pixels from which a click becomes a drag."""


def is_drag(pressed: QPointF, point: QPointF) -> bool:
    return (point - pressed).manhattanLength() > _DRAG


_RISEN: Final = 5.0
_PRESSED: Final = 7.0
_CARRIED: Final = 9.0
"""The height above the cloth, by its shadow."""
_LARGER: Final = 1.05
_BACK: Final = 1.6
"""The duration of the card's way back, relative to that of other cards moving aside."""
_FRAME: Final = 16


class HeldCard:
    """One card at a time, between its spot on the table and the pointer."""

    def __init__(self, scene: TableScene) -> None:
        self._scene = scene
        self.card: CardItem | None = None
        """The dragged card."""
        self._raised: CardItem | None = None
        self._home: Spot | None = None
        self._level = 0.0
        self._grip = QPointF()
        self._tilt = self._moved_at = 0.0
        self._rest = QTimer(scene)
        self._rest.setInterval(_FRAME)
        self._rest.timeout.connect(self._hang)
        self._back = QVariantAnimation(scene, startValue=0.0, endValue=1.0)
        self._back.setEasingCurve(QEasingCurve.Type.OutBack)
        self._from = Spot(QPointF(), 0)
        self._back.valueChanged.connect(self._go_back)
        self._back.finished.connect(self.put_back)

    # Hovering and pressing

    def raise_(self, card: CardItem | None, home: Spot | None = None, *, pressed: bool = False) -> None:
        """Lift the hovered card; None lowers it."""
        if self._raised is not None and self._raised is not card:
            self._lower()
        if card is None or self.card is not None:
            return
        if self._raised is None:
            if home is None or not card.is_resting_at(home):
                return
            self._raised, self._home = card, home
        card.set_lift(_PRESSED if pressed else _RISEN)

    def _lower(self) -> None:
        """Lower the raised card, unless it has moved since."""
        card, self._raised = self._raised, None
        if card is not None and self._home is not None and card.pos() == self._home.centre:
            card.place(self._home)

    # Dragging

    def take(self, card: CardItem, home: Spot, pointer: QPointF) -> None:
        """Drag a card from now on; `home`: the spot to return to."""
        self.put_back()
        self._raised = None
        self.card, self._home, self._level = card, home, card.zValue()
        self._grip = card.pos() - pointer
        self._tilt, self._moved_at = 0.0, time.monotonic()
        wide = card.shown_width * _LARGER
        card.travel(wide)
        card.set_shown_width(wide if self._scene.ease else card.shown_width)
        card.setZValue(z.HELD)
        card.set_lift(_CARRIED)
        self._scene.sounded.emit("flip")

    def move(self, pointer: QPointF) -> None:
        """Follow the pointer; the faster, the more it tilts."""
        if self.card is None or self._home is None:
            return
        now, to = time.monotonic(), pointer + self._grip
        if self._scene.ease:
            across = to.x() - self.card.pos().x()
            self._tilt = tilted(self._tilt, across, (now - self._moved_at) * 1000)
            self.card.setRotation(self._home.angle + self._tilt)
            self._rest.start()
        self._moved_at = now
        self.card.setPos(to)

    def _hang(self) -> None:
        """Return to upright while the pointer rests."""
        if self.card is not None and self._home is not None:
            if (time.monotonic() - self._moved_at) * 1000 < _FRAME:
                return
            tilt = tilted(self._tilt, 0.0, _FRAME)
            self._tilt = tilt if abs(tilt) > _LEVEL else 0.0
            self.card.setRotation(self._home.angle + self._tilt)
        if self.card is None or not self._tilt:
            self._rest.stop()

    def snap_back(self) -> None:
        """Return to the spot that it was taken from."""
        self._rest.stop()
        if self.card is None:
            return
        self._scene.sounded.emit("deal")
        if not self._scene.ease:
            self.put_back()
            return
        self._from = self.card.spot
        self._back.setDuration(round(self._scene.ease * _BACK))
        self._back.start()

    def _go_back(self, part: float) -> None:
        card, home, start = self.card, self._home, self._from
        if card is not None and home is not None:
            card.setPos(start.centre + (home.centre - start.centre) * part)
            card.setRotation(start.angle + (home.angle - start.angle) * part)

    def put_back(self) -> None:
        """Return there at once, from anywhere."""
        self._rest.stop()
        self._lower()
        card, self.card = self.card, None
        self._back.stop()
        if card is not None and self._home is not None:
            card.place(self._home)
            card.setZValue(self._level)

    def let_go(self) -> CardItem | None:
        """Leave the card in its place for the caller to move; return it."""
        self._rest.stop()
        self._back.stop()
        card, self.card, self._raised = self.card, None, None
        return card

    def close(self) -> None:
        self.put_back()
        self._rest.deleteLater()
        self._back.deleteLater()
