"""The picture of a QR code: its modules as they are painted."""

import segno
from PySide6.QtGui import QColor

from cucu_desktop.ui.guests.qr_view import QrView
from cucu_desktop.ui.widgets.theme import Theme

URL = "http://192.168.178.21:40123/j/Y9XaYabb-9aX"


def test_every_module_is_painted_with_a_margin_of_four(qtbot):
    view = QrView(Theme())
    qtbot.addWidget(view)
    view.show_text(URL, "The address")
    view.resize(view.sizeHint())
    picture = view.grab().toImage()
    matrix = segno.make_qr(URL, error="m", mode="byte", boost_error=False).matrix
    whole = len(matrix) + 8
    module = picture.width() // whole
    painted = [
        [picture.pixelColor(x * module + module // 2, y * module + module // 2) for x in range(whole)]
        for y in range(whole)
    ]
    assert [[color == QColor("black") for color in row[4:-4]] for row in painted[4:-4]] == [
        [bool(dark) for dark in row] for row in matrix
    ]
    margin = [*painted[:4], *painted[-4:], *([*row[:4], *row[-4:]] for row in painted)]
    assert {color.name() for row in margin for color in row} == {"#ffffff"}
