"""A printed pack is true to size, front and back lie on each other, and each drawing is in the file once."""

import re
import zlib

import pytest
from PySide6.QtCore import QBuffer, QByteArray, QSize
from PySide6.QtPdf import QPdfDocument

from cucu_desktop.engine.cards import PACKS
from cucu_desktop.match.printing.card_drawings import read_drawing
from cucu_desktop.match.printing.sheets import BLEED, CARD, PAPERS, PRINTED, SheetPage, print_pack
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
        back_x, back_y = page.corner(index, mirrored=True)
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


def test_an_edge_goes_on_beyond_the_cut():
    edge = read_drawing(asset("packs", "cucco", "XII.svg")).edge
    assert edge == pytest.approx((0.725, 0.635, 0.486), abs=0.001)
