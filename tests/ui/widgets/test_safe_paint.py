"""Nothing that goes wrong while something is painted reaches Qt, which would end the program."""

import ast
from pathlib import Path

import pytest
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QWidget

import cucu_desktop.ui
from cucu_desktop.ui.widgets.safe_paint import safe_paint

UI = Path(cucu_desktop.ui.__file__).parent


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
                    yield f"{path.relative_to(UI)}: {node.name}.{method.name}"


def test_everything_that_qt_lets_paint_is_guarded():
    assert [each for path in sorted(UI.rglob("*.py")) for each in unguarded(path)] == []
