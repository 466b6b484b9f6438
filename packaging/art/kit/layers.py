"""Layers of a drawing, which are filled paths in order, and their serialisation as SVG."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainterPath, QPolygonF, QTransform

from kit.curves import Outline, Point, simplify


@dataclass(slots=True)
class Layer:
    """One printed shape; later layers cover earlier layers."""

    path: QPainterPath
    colour: str
    opacity: float = 1


def path_of(outlines: Iterable[Sequence[Point]], rule: Qt.FillRule) -> QPainterPath:
    """Return a Qt path around outlines."""
    path = QPainterPath()
    path.setFillRule(rule)
    for outline in outlines:
        path.addPolygon(QPolygonF([QPointF(*point) for point in outline]))
        path.closeSubpath()
    return path


TOLERANCE = 0.07
"""The tolerance of paths: invisible on a card 400 pixels wide; files shrink to a third."""

MANY = 120
"""Paths above this number of points are not merged: Qt paints two medium paths faster than one large path."""


def merged(layers: Iterable[Layer]) -> list[Layer]:
    """Return the same picture in fewer layers: adjacent small opaque shapes of one colour become one."""
    fewer: list[Layer] = []
    for layer in layers:
        last = fewer[-1] if fewer else None
        if last and _alike(last, layer) and _close(last.path.boundingRect(), layer.path.boundingRect()):
            path = QPainterPath(last.path)
            path.addPath(layer.path)
            path.setFillRule(Qt.FillRule.WindingFill)
            fewer[-1] = Layer(path, layer.colour)
        else:
            fewer.append(layer)
    return fewer


def _alike(one: Layer, other: Layer) -> bool:
    if one.path.elementCount() + other.path.elementCount() > MANY:
        return False
    winding = one.path.fillRule() == other.path.fillRule() == Qt.FillRule.WindingFill
    return winding and one.colour == other.colour and one.opacity == other.opacity == 1


def _close(one: QRectF, other: QRectF) -> bool:
    both = one.united(other)
    return both.width() * both.height() < 1.5 * (one.width() * one.height() + other.width() * other.height())


def svg_path(layer: Layer, tolerance: float = TOLERANCE) -> str:
    """Return the SVG element of a layer, or an empty text if the layer has no area."""
    data = "".join(
        _subpath(_flat(polygon), tolerance)
        for polygon in layer.path.toSubpathPolygons(QTransform.fromScale(8, 8))
    )
    if not data:
        return ""
    rule = ' fill-rule="evenodd"' if layer.path.fillRule() == Qt.FillRule.OddEvenFill else ""
    opacity = f' fill-opacity="{layer.opacity:g}"' if layer.opacity != 1 else ""
    return f'<path fill="{layer.colour}"{opacity}{rule} d="{data}"/>'


def _flat(polygon: QPolygonF) -> Outline:
    """Return the points of a polygon, which was enlarged so that curves are cut into fine pieces."""
    return [(point.x() / 8, point.y() / 8) for point in polygon.toList()]


def _subpath(points: Outline, tolerance: float) -> str:
    """Return path data in tenths of a unit; each step starts at the last rounded point: no errors add up."""
    steps: list[str] = []
    x = y = 0
    for px, py in simplify(points, tolerance):
        nx, ny = round(px * 10), round(py * 10)
        if not steps or (nx, ny) != (x, y):
            steps.append(f"{nx - x} {ny - y}")
        x, y = nx, ny
    if len(steps) < 3:
        return ""
    return f"M{steps[0]}l{' '.join(steps[1:])}z".replace(" -", "-")


def union(*outlines: Outline) -> Outline:
    """Return the outline around shapes that overlap or touch."""
    whole = QPainterPath()
    for outline in outlines:
        whole = whole.united(path_of([outline], Qt.FillRule.WindingFill))
    polygon = max(
        whole.toSubpathPolygons(), key=lambda ring: ring.boundingRect().width() * ring.boundingRect().height()
    )
    return [(point.x(), point.y()) for point in polygon.toList()][:-1]
