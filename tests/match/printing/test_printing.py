"""A printed pack is true to size, front and back lie on each other, and each drawing is in the file once."""

import re
import zlib

import pytest
from PySide6.QtCore import QBuffer, QByteArray, QSize
from PySide6.QtPdf import QPdfDocument

from cucu_desktop.engine.cards import PACKS
from cucu_desktop.match.printing.card_drawings import read_drawing
from cucu_desktop.match.printing.sheets import BLEED, CARD, PAPERS, PRINTED, SHAPES, SheetPage, print_pack
from cucu_desktop.resources import asset

DOTS = 8
"""Pixels in a millimetre."""
LARGEST = 3_000_000


def page_image(data, number):
    """A page as a picture of `DOTS` pixels to the millimetre."""
    buffer = QBuffer()
    buffer.setData(QByteArray(data))
    buffer.open(QBuffer.OpenModeFlag.ReadOnly)
    document = QPdfDocument()
    document.load(buffer)
    size = document.pagePointSize(number)
    pixels = QSize(round(size.width() * 25.4 / 72 * DOTS), round(size.height() * 25.4 / 72 * DOTS))
    image = document.render(number, pixels)
    document.close()
    return image


def coloured(image, across, at):
    """Where a line of pixels is not white, as the first and last one in millimetres."""
    size = image.width() if across else image.height()
    colours = [image.pixelColor(*((pixel, at) if across else (at, pixel))) for pixel in range(size)]
    found = [pixel for pixel, colour in enumerate(colours) if colour.alpha() and colour.lightness() < 250]
    return found[0] / DOTS, (found[-1] + 1) / DOTS


@pytest.mark.parametrize("pack", PRINTED)
def test_each_drawing_is_in_the_file_once_and_each_card_on_its_pages_as_often_as_in_the_pack(pack):
    data = print_pack(pack, "a4")
    assert len(data) < LARGEST
    streams = [zlib.decompress(each) for each in re.findall(rb"stream\n(.*?)\nendstream", data, re.DOTALL)]
    used = [name.decode() for stream in streams for name in re.findall(rb"/C(\w+) Do", stream)]
    cards = [card.id for card in PACKS[pack].cards]
    assert sorted(name for name in used if name != "back") == sorted(cards)
    assert used.count("back") == len(cards)
    assert data.count(b"/Subtype /Form") == len(set(cards)) + 1


@pytest.mark.parametrize("paper", PAPERS)
def test_cards_are_true_to_size_with_their_bleed(paper, qapp):
    image = page_image(print_pack("cucco", paper), 0)
    width, height = PAPERS[paper]
    assert image.width() / DOTS == pytest.approx(width, abs=0.2)
    assert image.height() / DOTS == pytest.approx(height, abs=0.2)
    left, right = coloured(image, True, round(height * DOTS / 2 - 30 * DOTS))
    step = CARD.width + 2 * BLEED
    assert right - left == pytest.approx(3 * step, abs=0.2)
    assert left == pytest.approx((width - 3 * step) / 2, abs=0.2)


@pytest.mark.parametrize("paper", PAPERS)
def test_backs_lie_behind_their_cards(paper):
    page = SheetPage(PAPERS[paper], CARD)
    for index in range(page.number):
        x, y = page.corner(index)
        back_x, back_y = page.corner(index, "mirrored")
        assert back_x == pytest.approx(PAPERS[paper][0] - x - CARD.width, abs=1e-9)
        assert back_y == y


def test_the_last_page_of_backs_has_them_where_its_cards_are(qapp):
    data = print_pack("cucco", "a4")  # of forty cards the last page has four
    fronts, backs = page_image(data, 12), page_image(data, 13)
    row = round((297 / 2 + 50) * DOTS)
    left, right = coloured(fronts, True, row)
    back_left, back_right = coloured(backs, True, row)
    assert back_left == pytest.approx(210 - right, abs=0.2)
    assert back_right == pytest.approx(210 - left, abs=0.2)


def test_a_page_is_printed_at_its_size_on_both_sides():
    data = print_pack("kille", "a4")
    assert b"/PrintScaling /None" in data
    assert b"/Duplex /DuplexFlipLongEdge" in data


def test_the_same_pack_is_the_same_file():
    assert print_pack("gnav", "letter") == print_pack("gnav", "letter")


def test_a_pack_may_have_the_other_back():
    assert print_pack("cucco", "a4", "backs/cuckoos") != print_pack("cucco", "a4")


CREAM = (0xF3, 0xE8, 0xCF)


def pixel(image, x, y):
    """The colour at a position in millimetres from the lower left corner."""
    colour = image.pixelColor(round(x * DOTS), image.height() - 1 - round(y * DOTS))
    return (colour.red(), colour.green(), colour.blue()) if colour.alpha() else (255, 255, 255)


@pytest.mark.parametrize("pack", [pack for pack in PRINTED if pack != "slabberjan"])
@pytest.mark.parametrize("number", [0, 1])
def test_the_paper_of_a_card_goes_on_for_three_millimetres_without_a_frame(pack, number, qapp):
    image = page_image(print_pack(pack, "a4"), number)
    left, bottom = SheetPage(PAPERS["a4"], CARD).corner(0, "mirrored" if number else "")
    for out in (-2.8, -1, -0.2, 0.2, 0.4):
        assert pixel(image, left + out, bottom + CARD.height / 2) == pytest.approx(CREAM, abs=3), out
        assert pixel(image, left + CARD.width - out, bottom + 3) == pytest.approx(CREAM, abs=3), out
    assert BLEED == 3
    assert pixel(image, left + 1, bottom + CARD.height + 3.3) == (255, 255, 255)


def test_the_frame_of_a_drawing_can_be_left_out():
    path = asset("packs", "cucco", "XII.svg")
    assert read_drawing(path).edge == pytest.approx((0.725, 0.635, 0.486), abs=0.001)
    assert read_drawing(path, framed=False).edge == pytest.approx((0.953, 0.910, 0.812), abs=0.001)


@pytest.mark.parametrize("paper", PAPERS)
@pytest.mark.parametrize("pack", ["cucco", "slabberjan"])
def test_trim_box_and_bleed_box_lie_around_the_cards(paper, pack):
    data = print_pack(pack, paper)
    boxes = {
        name.decode(): [float(side) * 25.4 / 72 for side in sides.split()]
        for name, sides in re.findall(rb"/(\w+Box) \[([^\]]*)\]", data)
    }
    width, height = PAPERS[paper]
    left, bottom, right, top = boxes["TrimBox"]
    shape = SHAPES.get(pack, CARD)
    assert right - left == pytest.approx(3 * shape.width + 4 * BLEED, abs=0.01)
    assert left + right == pytest.approx(width, abs=0.02)
    assert bottom + top == pytest.approx(height, abs=0.02)
    out = [left - BLEED, bottom - BLEED, right + BLEED, top + BLEED]
    assert boxes["BleedBox"] == pytest.approx(out, abs=0.01)
    assert min(out) > 0


def test_backs_are_shifted_by_the_offset_and_cards_are_not(qapp):
    plain, shifted = print_pack("cucco", "a4"), print_pack("cucco", "a4", offset=(1.5, -2))
    row = round(297 / 2 * DOTS + 40 * DOTS)
    for number, by in ((0, 0), (1, 1.5)):
        left, right = coloured(page_image(plain, number), True, row)
        moved = coloured(page_image(shifted, number), True, row)
        assert moved == pytest.approx((left + by, right + by), abs=0.2)


@pytest.mark.parametrize("pack", ["cucco", "slabberjan"])
def test_folded_along_the_middle_each_back_lies_behind_its_card(pack, qapp):
    page = SheetPage(PAPERS["a4"], SHAPES.get(pack, CARD))
    for index in range(page.number // 2):
        x, y = page.corner(index)
        back_x, back_y = page.corner(index, "folded")
        assert back_x == x
        assert back_y == pytest.approx(297 - y - page.shape.height, abs=1e-9)
        assert y > 297 / 2 > back_y
    data = print_pack(pack, "a4", fold=True)
    assert b"/Duplex /Simplex" in data
    cards = len(PACKS[pack].cards)
    assert data.count(b"/Type /Page ") == -(-cards // (page.number // 2))


def test_a_folded_back_is_upside_down(qapp):
    duplex = page_image(print_pack("kille", "a4"), 1)
    folded = page_image(print_pack("kille", "a4", fold=True), 0)
    page = SheetPage(PAPERS["a4"], CARD)
    (x, y), (back_x, back_y) = page.corner(0, "mirrored"), page.corner(0, "folded")
    for across, up in ((8.0, 11.0), (20.0, 33.0), (28.5, 70.0), (50.0, 90.0), (12.0, 50.0)):
        straight = pixel(duplex, x + across, y + up)
        turned = pixel(folded, back_x + CARD.width - across, back_y + CARD.height - up)
        assert turned == pytest.approx(straight, abs=90)
