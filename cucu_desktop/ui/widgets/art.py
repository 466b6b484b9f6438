"""Pictures of the table: drawings from `assets/` as pixmaps of a requested size, cached.

A drawing is read and painted at its first use (1 to 4 ms each, a quarter of that if it is in the disk cache
of this machine), so the start pays only for visible ones. Turned cards are drawn from a picture half
again as large, which keeps their lines sharp.

One pack is in play at a time; cards of the others are painted if their pack is named. A pack is a
folder of `assets/packs/`, described in the README there.
"""

import functools
import math
from collections.abc import Mapping
from typing import Any, Final

from PySide6.QtCore import QByteArray, QPointF, QRectF, QSize, QSizeF, Qt
from PySide6.QtGui import QColor, QImage, QPainter, QPixmap, QRadialGradient
from PySide6.QtSvg import QSvgRenderer

from cucu_desktop.frozen import frozen
from cucu_desktop.resources import asset
from cucu_desktop.ui.widgets.pictures.drawings import drawing, face_file
from cucu_desktop.ui.widgets.pictures.picture_cache import picture_cache
from cucu_desktop.ui.widgets.seat_geometry import CARD_HEIGHT

BACK: Final = "back"
FALLEN: Final = "variants/{}-fallen"
"""The drawing of a card that became the lowest by being exchanged (KL3)."""
SHADOW_REACH: Final = 0.28
"""The largest spread of a card's shadow beyond the card, in its widths."""

_RINGS: Final = 8

_FINER: Final = 1.5
_SERVES: Final = (0.9, 1.15)
"""A cached picture of up to this multiple of the requested width is used instead: it is finer anyway."""

_AS_DRAWN: Final[Mapping[bytes, bytes]] = {}
_NONE: Final[Mapping[str, str]] = {}


@frozen
class _Folder:
    """The description of a pack's folder.

    Attributes:
        faces: the names of its faces, in the pack's order.
        four_colours: the colours of suits, with their replacements for one colour a suit.
        backs: the drawings that can be chosen instead of its back.
    """

    faces: tuple[str, ...]
    four_colours: Mapping[bytes, bytes]
    backs: tuple[str, ...]


@functools.cache
def _folder(pack: str) -> _Folder:
    import tomllib  # noqa: PLC0415 - a pack is asked for its faces when a match begins

    told = tomllib.loads(asset("packs", pack, "pack.toml").read_text(encoding="utf-8"))
    four = {usual.encode(): other.encode() for usual, other in told.get("four_colours", {}).items()}
    backs = (file.removesuffix(".svg") for file in told["back"].get("others", ()))
    return _Folder(tuple(told["faces"]["order"]), four, tuple(backs))


class Art:
    """The pictures of one screen, with one pack in play.

    Attributes:
        ratio: the device pixel ratio.
        age: a number that changes when cards may look different.
    """

    def __init__(self, pack: str = "cucco", ratio: float = 1.0, *, four_colours: bool = False) -> None:
        """Take the pack, the device pixel ratio, and whether clubs are green and diamonds blue."""
        self.ratio = ratio
        self._pack = pack
        self._variants: Mapping[str, str] = {}
        self._four_colours = four_colours
        self._other_back = False
        self.age = 0
        self._made: dict[tuple[Any, ...], QPixmap] = {}
        self._cards: dict[tuple[object, ...], QPixmap] = {}
        """A cache by the arguments as given: a moving card asks in each frame."""
        self._cast: dict[tuple[float, int], tuple[QPixmap, float, float]] = {}

    @property
    def look(self) -> tuple[object, ...]:
        """The inputs of a card's picture besides its name and size."""
        return self._pack, self._four_colours, self._other_back

    @property
    def pack(self) -> str:
        return self._pack

    def use(self, pack: str, variants: Mapping[str, str] = _NONE) -> None:
        """Use this pack from now on, and drop the pictures of the old one.

        Args:
            pack: the pack's name.
            variants: for a card its drawing at this table: Brescia has its own lion.
        """
        self._variants = variants
        self._cards.clear()
        self.age += 1
        if pack != self._pack:
            self._forget_cards(self._pack)
            self._pack = pack

    @property
    def faces(self) -> tuple[str, ...]:
        return _folder(self._pack).faces

    @property
    def four_colours(self) -> bool:
        """Whether every suit has its own colour, in packs where two share one."""
        return self._four_colours

    @four_colours.setter
    def four_colours(self, four_colours: bool) -> None:
        if four_colours != self._four_colours:
            self._four_colours = four_colours
            self._forget_cards()
            self.age += 1

    @property
    def other_back(self) -> bool:
        """Whether cards have their pack's other back, if it has one."""
        return self._other_back

    @other_back.setter
    def other_back(self, other_back: bool) -> None:
        self._other_back = other_back
        self.age += 1

    def forget(self) -> None:
        self._made.clear()
        self._cards.clear()
        self._cast.clear()
        self.age += 1

    def _forget_cards(self, pack: str | None = None) -> None:
        """Drop the pictures of one pack's cards, or of all."""
        self._cards.clear()
        cards = ("packs",) if pack is None else ("packs", pack)
        for key in [key for key in self._made if key[: len(cards)] == cards]:
            del self._made[key]

    def card(self, design: str, width: float, pack: str | None = None) -> QPixmap:
        """Return a card's face, or `BACK`; by default of the pack in play."""
        asked = (design, width, pack, self._other_back, self.ratio)
        picture = self._cards.get(asked)
        if picture is None:
            picture = self._cards[asked] = self._card(design, width, pack or self._pack)
        return picture

    def lay_card(
        self,
        painter: QPainter,
        card: tuple[str, str],
        centre: QPointF,
        width: float,
        turn: float = 0.0,
        *,
        lift: int = 0,
    ) -> None:
        """Paint a card, given by pack and design, turned by `turn` degrees; `lift`: with a shadow."""
        pack, design = card
        high = width * CARD_HEIGHT
        painter.save()
        painter.translate(centre)
        painter.rotate(turn)
        if lift:
            shadow, left, top = self.cast_shadow(width, lift)
            painter.drawPixmap(QPointF(left + 2 * lift, top + 4 * lift), shadow)
        face = self.card(design, width, pack)
        painter.drawPixmap(QRectF(-width / 2, -high / 2, width, high), face, QRectF(face.rect()))
        painter.restore()

    def _card(self, design: str, width: float, pack: str) -> QPixmap:
        drawing = self._variants.get(design, design) if pack == self._pack else design
        if design == BACK and self._other_back:
            drawing = next(iter(_folder(pack).backs), BACK)
        path, size = ("packs", pack, f"{drawing}.svg"), _card_size(width)
        key = self._key(path, size)
        if key not in self._made:
            there = self._about_as_large(path, size) or self._from_larger(path, size)
            if there is not None:
                self._made[key] = there
        if not self._four_colours:
            return self._drawn(path, size, _FINER)
        return self._drawn(path, size, _FINER, _folder(pack).four_colours)

    def _from_larger(self, path: tuple[str, ...], size: QSizeF) -> QPixmap | None:
        """Return a picture of this card made from a larger cached one, which saves reading its drawing."""
        wide = self._key(path, size)[-2]
        larger = [key for key in self._made if key[:-2] == path and key[-2] >= wide * _SERVES[1]]
        if not larger:
            return None
        ratio = self.ratio * _FINER
        smooth = Qt.TransformationMode.SmoothTransformation
        picture = self._made[min(larger, key=lambda key: int(key[-2]))]
        made = picture.scaled((size * ratio).toSize(), Qt.AspectRatioMode.IgnoreAspectRatio, smooth)
        made.setDevicePixelRatio(ratio)
        return made

    def _about_as_large(self, path: tuple[str, ...], size: QSizeF) -> QPixmap | None:
        """Return a cached picture of about the same size: in the hand it is little larger than played."""
        wide = self._key(path, size)[-2]
        least, most = (round(part * wide) for part in _SERVES)
        return next(
            (picture for key, picture in self._made.items() if key[:-2] == path and least <= key[-2] <= most),
            None,
        )

    def prepare(self, width: float) -> bool:
        """Paint the next card of the pack in play without a picture, while nothing moves.

        Return whether there was one.
        """
        for design in self.faces:
            drawing = self._variants.get(design, design)
            if self._key(("packs", self._pack, f"{drawing}.svg"), _card_size(width)) not in self._made:
                self.card(design, width)
                return True
        return False

    def face(self, who: str, mood: str, diameter: float) -> QPixmap:
        """Return a person's medallion. `mood`: "" for calm, "glad", "cross", "sly", "worried", "asleep"."""
        return self._drawn(("faces", face_file(who, mood)), QSizeF(diameter, diameter))

    def prepare_face(self, who: str, mood: str, diameter: float) -> bool:
        """Paint a medallion without a picture, while nothing moves; return whether it had none."""
        is_due = self._key(("faces", face_file(who, mood)), QSizeF(diameter, diameter)) not in self._made
        if is_due:
            self.face(who, mood, diameter)
        return is_due

    def thing(self, name: str, width: float, height: float | None = None) -> QPixmap:
        return self._drawn(("table", f"{name}.svg"), QSizeF(width, width if height is None else height))

    def shadow(self, width: float, lift: float) -> QPixmap:
        """Return the soft shadow of a card `lift` steps (0 to 10) above the cloth."""
        step = round(lift)
        key = ("shadow", round(width), step)
        if key not in self._made:
            self._made[key] = _shadow(width, step, self.ratio, self._spare(width, lift))
        return self._made[key]

    def cast_shadow(self, width: float, lift: float) -> tuple[QPixmap, float, float]:
        """Return such a shadow, and the offset of its picture's corner from a card's middle."""
        key = (width, round(lift))
        cast = self._cast.get(key)
        if cast is None:
            reach = self.shadow_reach(width, lift)
            left, top = -width / 2 - reach, -width * CARD_HEIGHT / 2 - reach
            cast = self._cast[key] = self.shadow(width, lift), left, top
        return cast

    def shadow_reach(self, width: float, lift: float) -> float:
        """Return the extent of the picture of a card's shadow beyond the card on each side."""
        return width * SHADOW_REACH - self._spare(width, lift)

    def _spare(self, width: float, lift: float) -> float:
        """Return the margin by which the picture of a shadow is cropped.

        It is in whole device pixels, or the shadow would change. The cropped part is transparent, but
        painting it would take as long as the rest.
        """
        clear = round(width) * SHADOW_REACH - (_RINGS - 1) * _ring(round(lift))
        return max(math.floor(clear * self.ratio), 0) / self.ratio

    def halo(self, radius: float) -> QPixmap:
        key = ("halo", round(radius * 4))
        if key not in self._made:
            self._made[key] = _halo(radius, self.ratio)
        return self._made[key]

    @staticmethod
    def _key(path: tuple[str, ...], size: QSizeF) -> tuple[Any, ...]:
        return (*path, round(size.width() * 4), round(size.height() * 4))

    def _drawn(
        self,
        path: tuple[str, ...],
        size: QSizeF,
        finer: float = 1.0,
        colours: Mapping[bytes, bytes] = _AS_DRAWN,
    ) -> QPixmap:
        key = self._key(path, size)
        made = self._made.get(key)
        if made is None:
            made = self._made[key] = _rasterised(path, size, self.ratio * finer, colours)
        return made


def _card_size(width: float) -> QSizeF:
    return QSizeF(width, width * CARD_HEIGHT)


def _rasterised(path: tuple[str, ...], size: QSizeF, ratio: float, colours: Mapping[bytes, bytes]) -> QPixmap:
    painted = drawing(path)
    for usual, other in colours.items():
        painted = painted.replace(usual, other)
    pixels = (size * ratio).toSize()
    pixmap = QPixmap.fromImage(picture_cache().picture(painted, pixels, lambda: _painted(painted, pixels)))
    pixmap.setDevicePixelRatio(ratio)
    return pixmap


def _painted(drawing: bytes, pixels: QSize) -> QImage:
    image = QImage(pixels, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(Qt.GlobalColor.transparent)
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    QSvgRenderer(QByteArray(drawing)).render(painter, QRectF(image.rect()))
    painter.end()
    return image


def _ring(lift: int) -> float:
    """Return the increase of each rectangle of a shadow over the last on each side."""
    return 0.6 + lift * 0.3


def _shadow(width: float, lift: int, ratio: float, spare: float) -> QPixmap:
    """Return overlaid rounded rectangles, each a little larger, of equal opacity."""
    reach = width * SHADOW_REACH
    size = QSizeF(width + 2 * reach, width * CARD_HEIGHT + 2 * reach)
    pixels = 2 * round(spare * ratio)
    pixmap = QPixmap((size * ratio).toSize() - QSize(pixels, pixels))
    pixmap.setDevicePixelRatio(ratio)
    pixmap.fill(Qt.GlobalColor.transparent)
    painter = QPainter(pixmap)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(15, 8, 2, 22))
    card = QRectF(reach - spare, reach - spare, width, width * CARD_HEIGHT)
    for ring in range(_RINGS):
        grow = min(ring * _ring(lift), reach) - 1.2
        painter.drawRoundedRect(card.adjusted(-grow, -grow, grow, grow), 5 + grow, 5 + grow)
    painter.end()
    return pixmap


def _halo(radius: float, ratio: float) -> QPixmap:
    reach = radius + 6
    pixmap = QPixmap((QSizeF(reach * 2, reach * 2) * ratio).toSize())
    pixmap.setDevicePixelRatio(ratio)
    pixmap.fill(Qt.GlobalColor.transparent)
    shade = QRadialGradient(QPointF(reach, reach), reach)
    shade.setColorAt(radius / reach - 0.06, QColor(8, 4, 0, 190))
    shade.setColorAt(1.0, QColor(8, 4, 0, 0))
    painter = QPainter(pixmap)
    painter.fillRect(QRectF(0, 0, reach * 2, reach * 2), shade)
    painter.end()
    return pixmap
