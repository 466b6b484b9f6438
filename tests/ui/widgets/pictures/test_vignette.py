"""What stands at the end of a page takes only the room that is left."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QColor, QPixmap
from PySide6.QtWidgets import QScrollArea, QWidget

from cucu_desktop.ui.widgets.pictures.vignette import LARGEST, SMALLEST, Vignette
from cucu_desktop.ui.widgets.theme import Theme


def painted(qtbot, width, height):
    vignette = Vignette(Theme(), "fiasco")
    qtbot.addWidget(vignette)
    vignette.resize(width, height)
    picture = QPixmap(width, height)
    picture.fill(QColor("white"))
    vignette.render(picture, renderFlags=Vignette.RenderFlag.DrawChildren)
    image = picture.toImage()
    inked = [x for x in range(width) if any(image.pixelColor(x, y).value() < 99 for y in range(height))]
    return (inked[0], inked[-1]) if inked else None


@pytest.mark.parametrize(("width", "height"), [(SMALLEST - 1, 400), (400, SMALLEST - 1)])
def test_where_there_is_no_room_nothing_is_printed(qtbot, width, height):
    assert painted(qtbot, width, height) is None


def test_it_stands_in_the_middle_and_is_never_too_large(qtbot):
    left, right = painted(qtbot, 500, 400)
    assert right - left <= LARGEST
    assert abs((left + right) / 2 - 250) < LARGEST / 4


def test_it_asks_for_no_room_but_what_it_was_told_to(qtbot):
    for least in (0, 90):
        vignette = Vignette(Theme(), "cat", least=least)
        qtbot.addWidget(vignette)
        assert (vignette.minimumSizeHint().width(), vignette.minimumSizeHint().height()) == (0, least)
        vignette.set_theme(Theme(text_scale=2))
        assert vignette.minimumSizeHint().height() == 2 * least


def test_it_gives_way_where_that_is_wanted(qtbot):
    vignette = Vignette(Theme(), "cat", least=90)
    qtbot.addWidget(vignette)
    vignette.give_way(wanted=True)
    assert vignette.minimumSizeHint().height() == 0
    vignette.give_way(wanted=False)
    assert vignette.minimumSizeHint().height() == 90


@pytest.mark.parametrize(
    ("above", "room"),
    [
        (50, (0, 250)),  # much is seen at first
        (290, (10, 240)),  # what is seen is too little: then below it
        (400, (0, 250)),
    ],
)
def test_the_edge_of_a_page_that_scrolls_never_cuts_it(qtbot, above, room):
    vignette, area, page = Vignette(Theme(), "fiasco"), QScrollArea(), QWidget()
    qtbot.addWidget(area)
    area.setFrameShape(QScrollArea.Shape.NoFrame)
    area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
    area.setWidget(page)
    page.resize(200, 800)
    vignette.setParent(page)
    vignette.setGeometry(0, above, 200, 250)
    area.resize(220, 300)
    area.show()
    assert vignette.span() == room
