"""The court of the standard pack: twelve figures of the old Guyenne (Bordeaux) pattern, printed in our colours.

The figures are those of the card set "guyenne-classic" of GNOME Aisleriot (GPL-3.0-or-later; in Debian the file
/usr/share/aisleriot/cards/guyenne-classic.svgz of the package gnome-cards-data). The lines and areas of the
blocks are taken from it; the colours, offset a little from the lines, the stock and the index are ours.
"""

import gzip
import re
from pathlib import Path
from xml.etree import ElementTree as ET

from PySide6.QtCore import QBuffer, QByteArray, QIODevice, QRectF, Qt
from PySide6.QtGui import QPainter, QPainterPath, QTransform
from PySide6.QtSvg import QSvgGenerator, QSvgRenderer

from kit.layers import Layer
from kit.woodcut import BLUE, CREAM, DEEP_RED, FLESH, GREEN, INK, OCHRE, VERMILION

SVG = "{http://www.w3.org/2000/svg}"
SUITS = {"C": "club", "D": "diamond", "H": "heart", "S": "spade"}
RANKS = {"J": "jack", "Q": "queen", "K": "king"}

DARK_OCHRE = "#b98532"
LIGHT_GREEN = "#8a9f68"
LIGHT_BLUE = "#9db1bb"
STONE = "#cfc3a8"

INKS = {
    **dict.fromkeys(("#000000", "#333333", "#1a1a4d", "#00004d", "#00004c", "#554400"), INK),
    **dict.fromkeys(("#ffff00", "#d1c117", "#c4c400", "#ff0"), OCHRE),
    **dict.fromkeys(("#808000", "#747400", "#b6b600"), DARK_OCHRE),
    **dict.fromkeys(("#ff0000", "#df0000", "#b30000", "red"), VERMILION),
    **dict.fromkeys(("#800000", "#550000", "#501616"), DEEP_RED),
    **dict.fromkeys(("#000080", "#0000ff", "#090bca"), BLUE),
    **dict.fromkeys(("#008000", "#006600"), GREEN),
    "#00ff00": LIGHT_GREEN,
    **dict.fromkeys(("#aaaaaa", "#b3b3b3", "#bfb9b9", "#cccccc", "#666666"), STONE),
    **dict.fromkeys(("#e6e6e6", "#d6c1c1", "#d7d1d1"), FLESH),
    "#ffffff": CREAM,
}
"""The colour of our palette for each colour of the source."""

EXCHANGED = {BLUE: GREEN, GREEN: BLUE, LIGHT_GREEN: LIGHT_BLUE}
"""Clubs in green and spades in blue, swapped against Bordeaux, so that figures fit the four-colour suits."""

PANEL = QRectF(7.4, 73.4, 185.2, 269.2)
"""The position of the figure on the card."""


class Court:
    """The twelve figures, read from their source file."""

    def __init__(self, file: Path) -> None:
        whole = ET.fromstring(gzip.decompress(file.read_bytes()))  # noqa: S314 - a file given by the caller
        self._groups = {group.get("id"): group for group in whole}
        self._head = {name: whole.attrib[name] for name in ("width", "height", "viewBox", "version")}

    def figure(self, rank: str, suit: str) -> list[Layer]:
        """Return the figure of a rank ("J", "Q", "K") and suit ("C", "D", "H", "S"), in its panel."""
        name = f"{SUITS[suit]}_{RANKS[rank]}"
        # `use` places the blank card and the suit's mark, which are drawn here instead.
        group = self._groups[name]
        for used in group.findall(f"{SVG}use"):
            group.remove(used)
        sheet = ET.Element(f"{SVG}svg", self._head)
        sheet.append(group)
        renderer = QSvgRenderer(QByteArray(ET.tostring(sheet)))
        transform = QTransform()
        box = renderer.boundsOnElement(name)
        transform.translate(PANEL.x(), PANEL.y())
        transform.scale(PANEL.width() / box.width(), PANEL.height() / box.height())
        return [_printed(colour, transform.map(path), suit) for colour, path in _flat(renderer, name, box)]


def _flat(renderer: QSvgRenderer, name: str, box: QRectF) -> list[tuple[str, QPainterPath]]:
    """Return each filled path of an element with its colour; the element's corner is at the origin."""
    fine = 10
    paper = QBuffer()
    paper.open(QIODevice.OpenModeFlag.WriteOnly)
    generator = QSvgGenerator()
    generator.setOutputDevice(paper)
    generator.setSize((box.size() * fine).toSize())
    generator.setViewBox(QRectF(0, 0, box.width() * fine, box.height() * fine))
    painter = QPainter(generator)
    renderer.render(painter, name, QRectF(0, 0, box.width() * fine, box.height() * fine))
    painter.end()
    drawn = ET.fromstring(bytes(paper.data().data()))  # noqa: S314 - written by Qt above
    flat: list[tuple[str, QPainterPath]] = []
    for group in drawn.iter(f"{SVG}g"):
        numbers = re.findall(r"-?[\d.]+(?:e-?\d+)?", group.get("transform", ""))
        for drawing in group.findall(f"{SVG}path"):
            a, b, c, d, e, f = map(float, numbers)
            at = QTransform(a, b, c, d, e, f) * QTransform.fromScale(1 / fine, 1 / fine)
            path = _read(drawing.get("d", ""))
            path.setFillRule(
                Qt.FillRule.OddEvenFill if drawing.get("fill-rule") == "evenodd" else Qt.FillRule.WindingFill
            )
            flat.append((group.get("fill", ""), at.map(path)))
    return flat


def _read(data: str) -> QPainterPath:
    """Parse a path as Qt writes it: moves, lines and curves, all absolute."""
    path = QPainterPath()
    for command, numbers in re.findall(r"([MLC])([^MLC]*)", data):
        n = [float(number) for number in re.findall(r"-?[\d.]+(?:e-?\d+)?", numbers)]
        if command == "M":
            path.moveTo(n[0], n[1])
        elif command == "L":
            path.lineTo(n[0], n[1])
        else:
            for i in range(0, len(n), 6):
                path.cubicTo(*n[i : i + 6])
    return path


def _printed(theirs: str, path: QPainterPath, suit: str) -> Layer:
    ours = INKS[theirs]
    return Layer(path, EXCHANGED.get(ours, ours) if suit in "CS" else ours)
