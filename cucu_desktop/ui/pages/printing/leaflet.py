"""The rules of a game on one sheet, in two columns, with the calls of its place."""

from __future__ import annotations

import re
from bisect import bisect_left
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt, QUrl
from PySide6.QtGui import (
    QAbstractTextDocumentLayout,
    QColor,
    QFont,
    QPalette,
    QPen,
    QTextBlock,
    QTextBlockFormat,
    QTextCharFormat,
    QTextCursor,
    QTextDocument,
    QTextFormat,
    QTextOption,
    QTextTable,
)

from cucu_desktop.catalogues import in_language
from cucu_desktop.ui.pages.printing.paper_writer import (
    CAPITALS,
    DOTS,
    MM,
    POINT,
    RED,
    TEXT,
    PaperWriter,
    letters,
)
from cucu_desktop.ui.pages.rules_page import (
    blocks_of,
    card_picture,
    fragments_of,
    pack_and_card,
    rules_in_markdown,
)
from cucu_desktop.words import place_calls, place_words, words_of

if TYPE_CHECKING:
    from cucu_desktop.ui.text.wording import Wording

_MARGIN: Final = 11 * MM
_GUTTER: Final = 7 * MM
_HEAD: Final = 15 * MM
_FOOT: Final = 6 * MM
_COLUMNS, _PAGES = 2, 2
"""Columns of a page, and the pages of a sheet."""
_SIZES: Final = tuple(quarter / 4 for quarter in range(22, 49))
"""Letter sizes in points; the largest in which all fits on the pages is taken."""
READABLE: Final = 8.0
"""The least letter size in points; rules that need a smaller one for one page get both sides of the sheet."""
_CARD, _SMALL = 2.6, 2.0
"""The width of a card, and of a small one, in letter sizes."""
_PIXELS: Final = 160
"""The width of a picture of a card: 400 dots per inch or more at 11 points."""
_HIGH: Final = 1.75
"""The height of a card in widths."""
_SCREEN: Final = 96
"""The dots per inch of Qt's usual screen."""
_CALLS: Final = ("keep", "exchange", "exchange-pack", "bid", "pass", "rob", "call", "knock")
_ROUNDED: Final = 0.001
"""A line at the top of a column may be above it by rounding, in heights of a column."""


class _Rules(QTextDocument):
    """The rules as a document for paper; cards are drawn in the size of its letters."""

    def __init__(self, wording: Wording, points: float, writer: PaperWriter, width: float) -> None:
        super().__init__()
        self._pack, self._points = wording.pack, points
        self.documentLayout().setPaintDevice(writer.device)
        self.setDocumentMargin(0)
        self.setDefaultFont(letters(TEXT, points))
        option = QTextOption()
        option.setWrapMode(QTextOption.WrapMode.WordWrap)
        self.setDefaultTextOption(option)
        self.setIndentWidth(self._letters(1.6))
        self.setMarkdown(text_of(wording))
        for block in blocks_of(self):
            self._style(block)
        for frame in self.rootFrame().childFrames():
            if isinstance(frame, QTextTable):
                shape = frame.format()
                shape.setBorder(0)
                shape.setCellPadding(self._letters(0.15))
                shape.setCellSpacing(0)
                frame.setFormat(shape)
        high = writer.height - 2 * _MARGIN - _HEAD - _FOOT
        self.setPageSize(QSizeF(width, high))
        self._keep_headings()

    def _keep_headings(self) -> None:
        """Move a heading to the next column if the text below it begins there."""
        for block in blocks_of(self):
            if block.blockFormat().headingLevel() and self.column(block) != self.column(block.next()):
                shape = QTextBlockFormat()
                shape.setPageBreakPolicy(QTextFormat.PageBreakFlag.PageBreak_AlwaysBefore)
                QTextCursor(block).mergeBlockFormat(shape)
                self.markContentsDirty(0, self.characterCount())  # else only a part is laid out again

    def column(self, block: QTextBlock) -> int:
        """Return the number of the column in which a block begins."""
        top = self.documentLayout().blockBoundingRect(block).y()
        lines = block.layout()
        if lines.lineCount():
            top += lines.lineAt(0).y()
        return int(top / self.pageSize().height() + _ROUNDED)

    def _letters(self, number: float) -> float:
        """Return a length in letter sizes in the dots of a screen, from which Qt scales lengths."""
        return number * self._points * POINT * _SCREEN / DOTS

    def loadResource(self, kind: int, name: QUrl | str) -> object:
        url = QUrl(name)
        if url.scheme() != "card":
            return super().loadResource(kind, url)
        return card_picture(*pack_and_card(url, self._pack), _PIXELS, 1.0)

    def _style(self, block: QTextBlock) -> None:
        level = block.blockFormat().headingLevel()
        cursor = QTextCursor(block)
        shape = QTextBlockFormat()
        shape.setBottomMargin(self._letters(0.25))
        shape.setTopMargin(self._letters(0.8 if level else 0))
        cursor.mergeBlockFormat(shape)
        text = QTextCharFormat()
        if level:
            cursor.movePosition(QTextCursor.MoveOperation.EndOfBlock, QTextCursor.MoveMode.KeepAnchor)
            text.setFont(letters(CAPITALS, self._points * 1.15))
            text.setForeground(QColor(RED))
            cursor.mergeCharFormat(text)
            return
        for found, cursor in fragments_of(block):
            if found.isImageFormat():
                picture = found.toImageFormat()
                is_small = QUrl(picture.name()).query() == "small"
                width = self._letters(_SMALL if is_small else _CARD)
                picture.setWidth(width)
                picture.setHeight(width * _HIGH)
                cursor.setCharFormat(picture)
            elif found.fontWeight() > QFont.Weight.Medium:  # the font has no bold cut
                words = QTextCharFormat()
                words.setForeground(QColor(RED))
                words.setFontWeight(QFont.Weight.Normal)
                cursor.mergeCharFormat(words)


def text_of(wording: Wording) -> str:
    """Return the rules in Markdown without their title, and after them the calls of the place."""
    text = re.sub(r"\A# .*\n", "", rules_in_markdown(wording))
    calls = calls_of(wording)
    if calls:
        lines = "\n".join(f"- *{say}* – {means}" for say, means in calls)
        heading = words_of("account", wording.language, "")["print"]["calls"]
        text += f"\n\n## {heading}\n\n{lines}\n"
    return text


def calls_of(wording: Wording) -> list[tuple[str, str]]:
    """Return the usual calls of a player's own turn and of cards that arrest, each with its meaning.

    Calls with a gap for a card or a number are left out.
    """
    calls = place_calls(wording.place, wording.game_id)["calls"]
    found = {}
    for key, ways in calls.items():
        say, means = ways[0]["say"], in_language(ways[0], wording.language)
        if (key in _CALLS or key.startswith("arrest-")) and "{" not in say + means and say not in found:
            found[say] = means
    return list(found.items())


def title_of(wording: Wording) -> tuple[str, str]:
    place = place_words(wording.place, wording.game_id)["place"]
    name = place if isinstance(place, str) else in_language(place, wording.language)
    return wording.choices.game(wording.game_id)["name"], name


def print_leaflet(path: str, wording: Wording, paper: str) -> float:
    """Write the rules of a game as a PDF file of one page, or two; return the letter size in points.

    Args:
        path: the file.
        wording: the words of the game, of its place, in the language of the page.
        paper: a name in `PAPERS`.

    Raises:
        OSError: the file cannot be written.
    """
    game, place = title_of(wording)
    writer = PaperWriter(path, paper, game)
    wide = (writer.width - 2 * _MARGIN - _GUTTER * (_COLUMNS - 1)) / _COLUMNS
    for pages in (1, _PAGES):
        points = _largest(wording, writer, wide, pages * _COLUMNS)
        if points >= READABLE:
            break
    rules = _Rules(wording, points, writer, wide)
    for page in range(pages):
        if page:
            writer.new_page()
        _print_frame(writer, game, f"{place} · {page + 1}/{pages}" if pages > 1 else place)
        for column in range(_COLUMNS):
            print_column(writer, rules, page, column)
    writer.end()
    return points


def _largest(wording: Wording, writer: PaperWriter, width: float, columns: int) -> float:
    """Return the largest letter size in which the rules fit into columns of this width; else the least."""
    fits = bisect_left(
        _SIZES, x=True, key=lambda points: _Rules(wording, points, writer, width).pageCount() > columns
    )
    return _SIZES[max(0, fits - 1)]


def _print_frame(writer: PaperWriter, game: str, place: str) -> None:
    """Print the names of game and place above a page, and the licence below."""
    painter, up = writer.painter, Qt.AlignmentFlag
    head = QRectF(_MARGIN, _MARGIN, writer.width - 2 * _MARGIN, _HEAD)
    writer.write(game, head, 24, up.AlignLeft | up.AlignTop, is_title=True)
    writer.write(place, head, 12, up.AlignRight | up.AlignTop)
    painter.setPen(QPen(QColor("black"), 0.3 * MM))
    line = head.bottom() - 3 * MM
    painter.drawLine(QPointF(head.left(), line), QPointF(head.right(), line))
    foot = QRectF(_MARGIN, writer.height - _MARGIN, writer.width - 2 * _MARGIN, _FOOT)
    writer.write("Cucù · cucu-desktop · CC BY-SA 4.0", foot, 7, up.AlignCenter)


def print_column(writer: PaperWriter, rules: _Rules, page: int, column: int) -> None:
    """Print a column; to Qt each is a page of the document."""
    painter, size = writer.painter, rules.pageSize()
    number, top = page * _COLUMNS + column, _MARGIN + _HEAD
    painter.save()
    painter.translate(_MARGIN + column * (size.width() + _GUTTER), top - number * size.height())
    shown = QAbstractTextDocumentLayout.PaintContext()
    shown.palette.setColor(QPalette.ColorRole.Text, QColor("black"))
    # The top of a picture in the next column sticks out above it, by rounding.
    shown.clip = QRectF(0, number * size.height(), size.width(), size.height() - 0.5 * MM)
    painter.setClipRect(shown.clip)
    rules.documentLayout().draw(painter, shown)
    painter.restore()
