"""What is painted once is not painted in each frame."""

import pytest
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QImage, QPainter, QPixmap, QPolygonF, QTransform
from PySide6.QtWidgets import QGraphicsRectItem

from cucu_desktop.ui.scene.items.bubble import BubbleItem
from cucu_desktop.ui.scene.items.card import CardItem, PackItem
from cucu_desktop.ui.scene.items.picture import TurnedPicture
from cucu_desktop.ui.scene.items.pool import PoolItem
from cucu_desktop.ui.scene.items.seat import SeatItem
from cucu_desktop.ui.scene.tricks.last_trick import WonItem
from cucu_desktop.ui.scene.tricks.score import ScoreItem
from cucu_desktop.ui.widgets.art import BACK, SHADOW_REACH, Art
from cucu_desktop.ui.widgets.seat_geometry import Spot
from cucu_desktop.ui.widgets.theme import Theme

SIDE = 240
"""The sheet's sides: wide enough for a card of 90 with its shadow, turned."""


@pytest.mark.parametrize("item", [CardItem, PackItem, SeatItem, PoolItem, BubbleItem, ScoreItem, WonItem])
def test_qt_knows_how_large_an_item_is_without_asking_python(item):
    assert item.boundingRect is QGraphicsRectItem.boundingRect


@pytest.fixture
def painter(qapp):
    sheet = QPixmap(200, 200)
    sheet.fill(Qt.GlobalColor.white)
    with QPainter(sheet) as painter:
        painter.translate(100, 100)
        painter.rotate(10)
        yield painter


def test_a_turned_picture_is_drawn_once_however_it_is_moved(painter):
    drawn = []
    picture, area = TurnedPicture(), QRectF(-20, -30, 40, 60)
    for step in range(5):
        painter.translate(step, 0)
        before = painter.worldTransform()
        picture.paint(painter, ("face",), lambda: area, 1.0, drawn.append)
        assert painter.worldTransform() == before
    assert len(drawn) == 1


def test_a_turned_picture_is_drawn_again_when_it_looks_otherwise(painter):
    drawn = []
    picture, area = TurnedPicture(), QRectF(-20, -30, 40, 60)
    for looks in (("face",), ("back",), ("back",)):
        picture.paint(painter, looks, lambda: area, 1.0, drawn.append)
    painter.rotate(5)
    picture.paint(painter, ("back",), lambda: area, 1.0, drawn.append)
    assert len(drawn) == 3


def test_what_is_left_clear_is_not_kept_and_nothing_looks_otherwise(qapp):
    sheets, sizes = [], []
    area, painted = QRectF(-40.3, -60.7, 80.6, 121.4), QRectF(-11.2, -17.9, 23.1, 36.4)

    def draw(painter):
        sizes.append(painter.device().size())
        painter.fillRect(painted, Qt.GlobalColor.darkRed)

    for part in (None, lambda: painted):
        sheet = QPixmap(200, 200)
        sheet.fill(Qt.GlobalColor.white)
        with QPainter(sheet) as painter:
            painter.translate(100.4, 99.3)
            painter.rotate(17)
            TurnedPicture().paint(painter, (), lambda: area, 1.0, draw, part)
        sheets.append(sheet.toImage())
    whole, cropped = sizes
    assert sheets[0] == sheets[1]
    assert cropped.width() * cropped.height() * 4 < whole.width() * whole.height()


@pytest.mark.parametrize("ratio", [1.0, 1.25, 2.0])
@pytest.mark.parametrize("width", [38.4, 150.3])
def test_the_picture_of_a_shadow_ends_where_it_is_clear(qapp, ratio, width):
    for lift in (0, 2, 9):
        art = Art(ratio=ratio)
        reach, image = art.shadow_reach(width, lift), art.shadow(width, lift).toImage()
        assert image.width() / ratio == pytest.approx(width + 2 * reach, abs=1 / ratio)
        edges = [image.pixelColor(image.width() // 2, y).alpha() for y in (0, image.height() - 1)]
        assert edges == [0, 0], "nothing of it is cut off"
        assert reach <= max(8 * (0.6 + lift * 0.3) + 1, width * SHADOW_REACH)


def painted_card(card: CardItem, *, white: QRectF | None = None) -> QImage:
    """Return the card as its `paint` leaves it, on white; `white`: what is painted over in the end."""
    sheet = QImage(SIDE, SIDE, QImage.Format.Format_RGB32)
    sheet.fill(Qt.GlobalColor.white)
    with QPainter(sheet) as painter:
        painter.translate(SIDE / 2 + 0.4, SIDE / 2 - 0.7)
        painter.rotate(card.rotation())
        painter.scale(card.scale(), card.scale())
        card.paint(painter, None)
        if white:
            painter.fillRect(white, Qt.GlobalColor.white)
    return sheet


@pytest.mark.parametrize("angle", [0, -8, 37])
@pytest.mark.parametrize("turned", [0.1, 0.4, 0.8, 1.0])
def test_a_card_leaves_the_painter_as_it_was(qapp, angle, turned):
    card = CardItem(Art(), Spot(QPointF(), 90, angle))
    card.set_turned(turned)
    sheet = QImage(SIDE, SIDE, QImage.Format.Format_RGB32)
    with QPainter(sheet) as painter:
        before = painter.renderHints()
        card.paint(painter, None)
        assert painter.renderHints() == before


def test_the_picture_of_an_item_is_smooth_for_as_long_as_it_is_turned(qapp, monkeypatch):
    bubble, smooth = BubbleItem(Theme("lamp"), Art(), "Sto.", ""), QPainter.RenderHint.SmoothPixmapTransform
    bubble.put(QRectF(QPointF(), bubble.size), QPointF())
    seen = []
    monkeypatch.setattr(QPainter, "drawPixmap", lambda self, *_: seen.append(smooth in self.renderHints()))
    sheet = QImage(SIDE, SIDE, QImage.Format.Format_RGB32)
    with QPainter(sheet) as painter:
        bubble.paint(painter, None)
        bubble.setRotation(4)
        bubble.paint(painter, None)
        assert smooth not in painter.renderHints()
        bubble.setRotation(0.0)
        bubble.paint(painter, None)
    assert seen == [False, True, False]


@pytest.mark.parametrize("lift", [2, 6, 9])
@pytest.mark.parametrize("scale", [1.0, 0.6])
@pytest.mark.parametrize("angle", [0, -8, 37])
def test_a_moving_card_paints_on_nothing_but_its_own_room(qapp, lift, scale, angle):
    card = CardItem(Art(), Spot(QPointF(), 90, angle))
    card.travel(90)
    card.carry(0, 0, angle, 90 * scale, lift)
    empty = QImage(SIDE, SIDE, QImage.Format.Format_RGB32)
    empty.fill(Qt.GlobalColor.white)
    assert painted_card(card, white=card.rect()) == empty


def test_a_card_that_turns_looks_the_picture_up_again_only_for_its_other_side(qapp, monkeypatch):
    art = Art()
    card = CardItem(art, Spot(QPointF(), 90))
    card.show_face("MATTO", public=True)
    asked: list[str] = []
    read = art.card
    monkeypatch.setattr(art, "card", lambda name, width: asked.append(name) or read(name, width))
    for turned in (0.1, 0.3, 0.6, 0.8):
        card.set_turned(turned)
        painted_card(card)
    assert asked == [BACK, "MATTO"]


@pytest.mark.parametrize("scale", [1.0, 0.5])
def test_a_card_paints_on_no_more_than_it_says(qapp, scale):
    card = CardItem(Art(), Spot(QPointF(), 90, 20))
    for moves, lift in ((False, 2), (False, 9), (True, 2), (True, 10)):
        if moves:
            card.travel(90)
        card.set_shown_width(90 * scale)
        card.set_lift(lift)
        sheet = painted_card(card)
        around = QTransform().translate(SIDE / 2 + 0.4, SIDE / 2 - 0.7).rotate(20).scale(scale, scale)
        inside = around.map(QPolygonF(card.boundingRect()))
        ink = [
            QPointF(x, y)
            for x in range(0, SIDE, 2)
            for y in range(0, SIDE, 2)
            if sheet.pixel(x, y) != 0xFFFFFFFF
        ]
        assert ink
        assert all(inside.containsPoint(point, Qt.FillRule.OddEvenFill) for point in ink), (moves, lift)


def test_a_card_at_rest_needs_little_more_room_than_its_shadow(qapp):
    card = CardItem(Art(), Spot(QPointF(), 100))
    assert card.boundingRect().width() < 100 * 1.3
