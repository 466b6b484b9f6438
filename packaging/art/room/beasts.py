"""Animals cut out of the high cards, which step out of their cards at an arrest."""

from collections.abc import Callable

from PySide6.QtCore import Qt
from PySide6.QtGui import QPainterPath, QPainterPathStroker, QTransform

from cucco.cat import arched
from cucco.cuckoo import calling
from cucco.horse import rearing
from kit.curves import ellipse
from kit.layers import Layer
from kit.woodcut import CREAM, INK, Art


def _cut_out(draw: Callable[[Art], None], seed: int, name: str) -> Art:
    """Draw an animal with a margin of paper round it, as cut out with scissors, scaled to its sheet."""
    art = Art(seed)
    draw(art)
    whole = QPainterPath()
    for layer in art.layers:
        filled = QPainterPath(layer.path)
        filled.setFillRule(Qt.FillRule.WindingFill)
        whole = whole.united(filled)
    paper = [(_grown(whole, 11), INK), (_grown(whole, 7.6), CREAM)]
    art.layers[:0] = [Layer(path, colour) for path, colour in paper]
    (wide, high), room = SIZES[name], paper[0][0].boundingRect()
    scale = min(wide / room.width(), high / room.height(), 1)
    to_middle = QTransform().translate(wide / 2, high / 2).scale(scale, scale)
    art.transform(0, to_middle.translate(-room.center().x(), -room.center().y()))
    return art


def _grown(path: QPainterPath, by: float) -> QPainterPath:
    """Return the path with a margin half as wide as `by` round it, small holes filled."""
    stroker = QPainterPathStroker()
    stroker.setWidth(by)
    stroker.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    grown = path.united(stroker.createStroke(path)).simplified()
    outlines = (QPainterPath(), *(_closed(polygon) for polygon in grown.toSubpathPolygons()))
    whole = QPainterPath()
    for outline in outlines:
        whole = whole.united(outline)
    whole.setFillRule(Qt.FillRule.WindingFill)
    return whole


def _closed(polygon: object) -> QPainterPath:
    path = QPainterPath()
    path.addPolygon(polygon)  # type: ignore[arg-type]
    path.closeSubpath()
    path.setFillRule(Qt.FillRule.WindingFill)
    return path


def horse() -> Art:
    """Draw the leaping horse, its nose to the right. 200 x 250."""
    return _cut_out(rearing, 61, "horse")


def cuckoo() -> Art:
    """Draw the cuckoo, its bill to the left. 200 x 244."""
    return _cut_out(calling, 62, "cuckoo")


def cat() -> Art:
    """Draw the cat, its face at the left. 200 x 250."""
    return _cut_out(arched, 63, "spitting-cat")


def shade() -> Art:
    """Draw the soft shadow of a thing in the air. 100 x 50."""
    art = Art(64)
    for k in range(7):
        art.add([ellipse(50, 25, 48 - k * 4.6, 23 - k * 2.2, steps=40)], "#0c0703", 0.09)
    return art


BEASTS = {"horse": horse, "cuckoo": cuckoo, "spitting-cat": cat, "shade": shade}
"""The function of every animal by the name of its file."""

SIZES = {"horse": (200, 250), "cuckoo": (200, 244), "spitting-cat": (200, 250), "shade": (100, 50)}
"""The width and height of every animal."""
