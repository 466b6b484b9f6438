"""The rules on paper: their headings belong to the text below them."""

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtPdf import QPdfDocument

from cucu_desktop.catalogues import LANGUAGES
from cucu_desktop.games.catalogue import GAMES
from cucu_desktop.ui.pages.printing import leaflet
from cucu_desktop.ui.pages.printing.paper_writer import PaperWriter
from cucu_desktop.ui.pages.rules_page import blocks_of
from cucu_desktop.ui.text.wording import wording_of

LARGEST = 3_000_000
"""The most bytes of a sheet."""
READABLE = 8
"""The least letter size in points."""
TWO_PAGES = {"lu_stu"}
"""The games whose rules need both sides of the sheet."""


@pytest.fixture(params=["a4"])
def writer(request, qtbot, tmp_path):
    writer = PaperWriter(str(tmp_path / "x.pdf"), request.param, "x")
    yield writer
    writer.end()


def top_of(rules, block):
    """The place of a block's first line, in columns."""
    layout = rules.documentLayout()
    return (layout.blockBoundingRect(block).y() + block.layout().lineAt(0).y()) / rules.pageSize().height()


@pytest.mark.parametrize("writer", ["letter"], indirect=True)
@pytest.mark.parametrize(
    ("language", "game", "points"),
    [("it", "tiebreak", 11.25), ("de", "gnav", 12), ("it", "le_her", 10), ("en", "ace_chasing", 11.25)],
)
def test_no_heading_is_alone_at_the_foot_of_a_column(writer, language, game, points):
    rules = leaflet._Rules(wording_of(language, game), points, writer, writer.width * 0.43)
    for heading in blocks_of(rules):
        if heading.blockFormat().headingLevel():
            above, below = top_of(rules, heading), top_of(rules, heading.next())
            assert below - above < 0.1, heading.text()
            assert int(above + 1e-4) == int(below + 1e-4), heading.text()


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_all_rules_are_on_one_sheet_with_the_calls_of_its_place(writer, language, game, tmp_path):
    """A heading that moves changes the places of all text below it."""
    words = wording_of(language, game)
    path = tmp_path / "rules.pdf"
    points = leaflet.print_leaflet(str(path), words, "a4")
    assert points >= READABLE
    assert path.stat().st_size < LARGEST
    rules = leaflet._Rules(words, points, writer, writer.width * 0.43)
    printed = QPdfDocument()
    printed.load(str(path))
    assert printed.pageCount() == (2 if game in TWO_PAGES else 1)
    text = "".join(printed.getAllText(page).text() for page in range(printed.pageCount()))
    found = "".join(text.split())
    for heading in blocks_of(rules):
        if heading.blockFormat().headingLevel():
            assert rules.column(heading) == rules.column(heading.next()), heading.text()
            assert heading.blockFormat().topMargin() > heading.next().blockFormat().topMargin() == 0
            assert "".join(heading.text().split()).casefold() in found.casefold(), heading.text()
    last = rules.lastBlock().text().split()[-1]
    assert last in text, last
    calls = leaflet.calls_of(words)
    called = calls[-1][1] if calls else words.choices.game(game)["name"]
    assert called.split()[0] in text, "the calls of its place are there, and nothing is cut off at the end"


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
