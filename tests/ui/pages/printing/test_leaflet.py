"""The rules on paper: their headings belong to the text below them."""

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtPdf import QPdfDocument

from cucu_desktop.catalogues import LANGUAGES
from cucu_desktop.games.catalogue import GAMES
from cucu_desktop.ui.pages.printing import leaflet
from cucu_desktop.ui.pages.printing.paper_writer import PaperWriter
from cucu_desktop.ui.text.wording import wording_of


def blocks(rules):
    block = rules.begin()
    while block.isValid():
        yield block
        block = block.next()


@pytest.fixture
def writer(qtbot, tmp_path):
    writer = PaperWriter(str(tmp_path / "x.pdf"), "a4", "x")
    yield writer
    writer.end()


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_heading_stands_above_its_text_with_room_before_it(writer, language, game):
    for points in (8.0, 9.25):
        rules = leaflet._Rules(wording_of(language, game), points, writer, writer.width * 0.43)
        headings = [block for block in blocks(rules) if block.blockFormat().headingLevel()]
        assert headings
        for heading in headings:
            assert rules.column(heading) == rules.column(heading.next()), heading.text()
            assert heading.blockFormat().topMargin() > 0
            assert heading.next().blockFormat().topMargin() == 0, heading.text()


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_all_rules_are_on_the_sheet(writer, language, game, tmp_path):
    """A heading that moves changes the places of all text below it."""
    words = wording_of(language, game)
    path = tmp_path / "rules.pdf"
    points = leaflet.print_leaflet(str(path), words, "a4")
    rules = leaflet._Rules(words, points, writer, writer.width * 0.43)
    printed = QPdfDocument()
    printed.load(str(path))
    text = "".join(printed.getAllText(page).text() for page in range(printed.pageCount()))
    found = "".join(text.split())
    for heading in blocks(rules):
        if heading.blockFormat().headingLevel():
            assert "".join(heading.text().split()).casefold() in found.casefold(), heading.text()
    last = rules.lastBlock().text().split()[-1]
    assert last in text, last


def test_nothing_of_the_next_column_is_printed_below_a_column(writer):
    """The top of a picture that comes first in a column was seen below the one before."""
    rules = leaflet._Rules(wording_of("de", "ace_chasing"), 11.25, writer, writer.width * 0.43)
    clips = []

    class Layout:
        def draw(self, painter, shown):
            clips.append(QRectF(shown.clip))

    rules.documentLayout = Layout
    for column in (0, 1):
        leaflet.print_column(writer, rules, 0, column)
    assert clips[0].bottom() < clips[1].top() - 2
