"""Nothing that goes wrong while something is painted reaches Qt, which would end the program."""

import ast
from pathlib import Path

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QGraphicsScene, QGraphicsView, QWidget

import cucu_desktop.ui
from cucu_desktop.ui.scene.items.picture import PictureItem, TurnedItem
from cucu_desktop.ui.widgets.art import Art
from cucu_desktop.ui.widgets.safe_paint import safe_paint

UI = Path(cucu_desktop.ui.__file__).parent
BLITS = {"scene/items/picture.py: PictureItem.paint", "scene/items/picture.py: TurnedItem.paint"}
"""They show a picture that they have, fifty of them a frame; all else they leave to a method with a guard."""


class Torn(QWidget):
    painted = 0

    @safe_paint
    def paintEvent(self, event):  # noqa: N802
        painter = QPainter(self)
        painter.drawLine(0, 0, 5, 5)
        self.painted += 1
        raise FileNotFoundError("no such picture")


@pytest.mark.expects_warnings
def test_what_cannot_be_painted_is_told_once_and_the_rest_goes_on(qtbot, caplog):
    torn = Torn()
    qtbot.addWidget(torn)
    for _ in range(3):
        torn.grab()
    assert torn.painted == 3
    (told,) = [record.getMessage() for record in caplog.records]
    assert told.startswith("Torn.paintEvent could not be painted")
    assert "no such picture" in told


def unguarded(path):
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        if not isinstance(node, ast.ClassDef) or not node.bases:
            continue
        for method in node.body:
            if isinstance(method, ast.FunctionDef) and method.name in ("paint", "paintEvent"):
                guards = [name.id for name in method.decorator_list if isinstance(name, ast.Name)]
                if "safe_paint" not in guards:
                    yield f"{path.relative_to(UI).as_posix()}: {node.name}.{method.name}"


def test_everything_that_qt_lets_paint_is_guarded():
    assert {each for path in UI.rglob("*.py") for each in unguarded(path)} == BLITS


class TornPicture(PictureItem):
    def extent(self):
        return QRectF(0, 0, 5, 5)

    def draw(self, painter):
        raise FileNotFoundError("no such drawing")


class TornTurned(TurnedItem):
    def _paint_whole(self, painter):
        raise FileNotFoundError("no such drawing")


@pytest.mark.expects_warnings
@pytest.mark.parametrize("make", [lambda art: TornPicture(None, art), TornTurned])
def test_an_item_that_has_no_picture_yet_is_guarded_too(qtbot, caplog, make):
    item = make(Art())
    item.setRect(0, 0, 5, 5)
    scene = QGraphicsScene()
    scene.addItem(item)
    view = QGraphicsView(scene)
    qtbot.addWidget(view)
    view.grab()
    assert "no such drawing" in caplog.text
