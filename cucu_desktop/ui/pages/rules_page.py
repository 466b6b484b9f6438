"""The rules of a game, with its cards, one key away (F1): assets/rules/<game>.<language>.md.

The text has its game's sections of `happened.SECTIONS` in their order, so that an explanation of an event
can open it at the right section. A picture `card:XII` is that card of the game's pack, drawn for the screen
that shows it, `card:italian40/RD` one of another pack; `card:XII?small` is small, for use in a row,
and `card:kille/HARLEKIN?fallen` is as low as its card can fall.
"""

import functools
from bisect import bisect_right
from collections.abc import Iterator

from PySide6.QtCore import QEvent, QObject, QSignalBlocker, QSize, Qt, QUrl, Signal
from PySide6.QtGui import (
    QFont,
    QKeyEvent,
    QPainter,
    QPixmap,
    QShowEvent,
    QTextBlock,
    QTextBlockFormat,
    QTextCharFormat,
    QTextCursor,
    QTextDocument,
    QTextTable,
)
from PySide6.QtWidgets import (
    QHBoxLayout,
    QListWidget,
    QListWidgetItem,
    QSizePolicy,
    QTextBrowser,
    QVBoxLayout,
)

from cucu_desktop.resources import asset
from cucu_desktop.ui.text.wording import Wording
from cucu_desktop.ui.widgets.art import FALLEN
from cucu_desktop.ui.widgets.language import tr
from cucu_desktop.ui.widgets.log_row_delegate import TEXT, RowList
from cucu_desktop.ui.widgets.page import Page
from cucu_desktop.ui.widgets.pictures.vignette import Vignette
from cucu_desktop.ui.widgets.scrolling.scroll_fade import HIGH, ScrollFade
from cucu_desktop.ui.widgets.theme import Role, Theme

_CARD_WIDTH = 84
_SMALL_WIDTH = 48
_PICTURES = 64
"""The most pictures in the cache: more than the rules of any game show."""


class RulesText(QTextBrowser):
    """The text of the rules."""

    def __init__(self, theme: Theme, wording: Wording) -> None:
        """Show the rules of the game of a wording, with pictures of its pack."""
        super().__init__()
        self.theme, self._wording = theme, wording
        self.setOpenLinks(False)
        # A screen reader follows the caret line by line; without a caret it reads nothing.
        flags = Qt.TextInteractionFlag
        self.setTextInteractionFlags(flags.TextBrowserInteraction | flags.TextSelectableByKeyboard)
        self.setProperty("plain", True)
        self._set(rules_in_markdown(wording))

    def titles(self) -> list[str]:
        return [block.text() for block in self._headings()]

    def turn_to(self, section: str) -> None:
        """Scroll so that a section is at the top, beneath the fade."""
        block = self._headings()[self._wording.explanations.sections.index(section)]
        self.setTextCursor(QTextCursor(block))  # lays the page out up to there, which extends the scroll bar
        layout = self.document().documentLayout()
        top = int(layout.blockBoundingRect(block).top())
        self.verticalScrollBar().setValue(top - self.theme.space(HIGH))

    @property
    def place(self) -> tuple[int, float]:
        """The section at the top, 0 before the first one, and the fraction of it that is scrolled past."""
        tops, value = self._tops(), self.verticalScrollBar().value()
        number = bisect_right(tops, value) - 1
        return number, (value - tops[number]) / (tops[number + 1] - tops[number])

    def go_to_place(self, number: int, part: float) -> None:
        """Scroll to a `place` returned by a page in another language or text size."""
        tops = self._tops()
        self.verticalScrollBar().setValue(round(tops[number] + part * (tops[number + 1] - tops[number])))

    def _tops(self) -> list[float]:
        """Return the tops of the sections, and of the part before the first heading, and the last bottom."""
        self.document().pageCount()  # lays out all of it: until then the bar has only a part of its range
        layout = self.document().documentLayout()
        begins = [layout.blockBoundingRect(block).top() for block in self._headings()]
        return [0.0, *begins, self.document().size().height()]

    def section_read(self, before: int) -> int:
        """Return the number of the section that is being read; before it was that of number `before`.

        At the end of the page several sections may be visible together: then it is the one selected before,
        if that is visible.
        """
        bar, layout = self.verticalScrollBar(), self.document().documentLayout()
        tops = [layout.blockBoundingRect(block).top() for block in self._headings()]
        if before not in range(len(tops)):
            return before  # the text is being replaced
        if bar.value() == bar.maximum():
            return before if tops[before] >= bar.value() else len(tops) - 1
        line = bar.value() + self.viewport().height() // 4
        return max(0, bisect_right(tops, line) - 1)

    def loadResource(self, kind: int, name: QUrl | str) -> object:
        """Draw a card for the page."""
        url = QUrl(name)
        if url.scheme() != "card":
            return super().loadResource(kind, url)
        pack, card = pack_and_card(url, self._wording.pack)
        width = _SMALL_WIDTH if url.query() == "small" else _CARD_WIDTH
        if url.query() == "fallen":
            card = FALLEN.format(card)
        return card_picture(pack, card, self.theme.px(width), self.devicePixelRatioF())

    def _headings(self) -> list[QTextBlock]:
        return [block for block in blocks_of(self.document()) if block.blockFormat().headingLevel() == 2]

    def _set(self, page: str) -> None:
        # Written in a document that is not shown: each change of a shown one sends a screen reader an event.
        document = QTextDocument(self)
        document.setDocumentMargin(6)
        document.setDefaultFont(self.theme.font("body"))
        document.setMarkdown(page)
        for block in blocks_of(document):
            self._style(block)
        for frame in document.rootFrame().childFrames():
            if isinstance(frame, QTextTable):
                self._style_table(frame)
        self.setDocument(document)

    def _style(self, block: QTextBlock) -> None:
        """Set the fonts and margins of a block."""
        theme = self.theme
        level = block.blockFormat().headingLevel()
        cursor = QTextCursor(block)
        cursor.select(QTextCursor.SelectionType.BlockUnderCursor)
        shape = QTextBlockFormat()
        shape.setLineHeight(118, QTextBlockFormat.LineHeightTypes.ProportionalHeight.value)
        shape.setBottomMargin(theme.space(1.5))
        if level:
            shape.setTopMargin(theme.space(4 if level > 1 else 0))
            text = QTextCharFormat()
            text.setFont(_heading(theme, "title" if level == 1 else "heading"))
            text.setForeground(theme.color("call" if level > 1 else "ink"))
            cursor.mergeCharFormat(text)
        cursor.mergeBlockFormat(shape)
        if not level:
            self._style_words(block)

    def _style_words(self, block: QTextBlock) -> None:
        """Colour emphasised words red: the fonts have no bold cut.

        The tooltip of a picture has the name and effect of its card.
        """
        for found, cursor in fragments_of(block):
            text = QTextCharFormat()
            if found.fontWeight() > QFont.Weight.Medium:
                text.setForeground(self.theme.color("call"))
            if found.isImageFormat():
                text.setToolTip(self._told(QUrl(found.toImageFormat().name())))
            cursor.mergeCharFormat(text)

    def _told(self, url: QUrl) -> str:
        pack, card = pack_and_card(url, self._wording.pack)
        shown = Wording(self._wording.language, self._wording.game_id, pack=pack)
        return f"{shown.cards.name(card)}: {shown.cards.power(card)}"

    def _style_table(self, table: QTextTable) -> None:
        shape = table.format()
        shape.setBorder(0)
        shape.setCellPadding(self.theme.space(1))
        shape.setCellSpacing(0)
        table.setFormat(shape)
        for row in range(table.rows()):
            cell = table.cellAt(row, 1)
            middle = cell.format()
            middle.setVerticalAlignment(QTextCharFormat.VerticalAlignment.AlignMiddle)
            cell.setFormat(middle)


def rules_in_markdown(wording: Wording) -> str:
    """Return the rules of a game; in English for a language without a translation of them."""
    page = asset("rules", f"{wording.game_id}.{wording.language}.md")
    return (page if page.is_file() else asset("rules", f"{wording.game_id}.en.md")).read_text("utf-8")


def pack_and_card(url: QUrl, usual: str) -> tuple[str, str]:
    """Return the pack and the card of a picture; `usual`: the pack of a picture that names none."""
    pack, _, card = url.path().rpartition("/")
    return pack or usual, card


def blocks_of(document: QTextDocument) -> Iterator[QTextBlock]:
    """Yield the paragraphs, headings and cells of a document."""
    block = document.begin()
    while block.isValid():
        yield block
        block = block.next()


def fragments_of(block: QTextBlock) -> Iterator[tuple[QTextCharFormat, QTextCursor]]:
    """Yield the format of each part of a block, and a cursor that selects it."""
    fragments = block.begin()
    while not fragments.atEnd():
        fragment = fragments.fragment()
        cursor = QTextCursor(block)
        cursor.setPosition(fragment.position())
        cursor.setPosition(fragment.position() + fragment.length(), QTextCursor.MoveMode.KeepAnchor)
        yield fragment.charFormat(), cursor
        fragments += 1


def _heading(theme: Theme, role: Role) -> QFont:
    font = theme.font(role)
    font.setWeight(QFont.Weight.Normal)
    return font


@functools.lru_cache(_PICTURES)
def card_picture(pack: str, card_id: str, width: int, ratio: float) -> QPixmap:
    """Draw the face of a card in this width; cached for the next opening of the rules."""
    from PySide6.QtSvg import QSvgRenderer  # noqa: PLC0415 - most games are played without the rules open

    size = QSize(width, round(width * 1.75))
    pixmap = QPixmap(size * ratio)
    pixmap.setDevicePixelRatio(ratio)
    pixmap.fill(Qt.GlobalColor.transparent)
    painter = QPainter(pixmap)
    QSvgRenderer(str(asset("packs", pack, f"{card_id}.svg"))).render(painter)
    painter.end()
    return pixmap


class RulesPage(Page):
    """The page of the rules: sections to the left, the text beside them."""

    lesson_wanted = Signal()
    """Start the lesson of this game."""

    def __init__(
        self,
        theme: Theme,
        wording: Wording,
        section: str = "",
    ) -> None:
        """Open the page; at `section`, if given."""
        super().__init__(theme)
        self.wording = wording
        self._section = section
        self._restored: tuple[int, tuple[int, float]] | None = None
        self.title.setText(wording.choices.game(wording.game_id)["name"])
        self._sections = RowList(theme)
        self._sections.setAccessibleName(tr("Rules", "Contents"))
        for name in wording.explanations.sections:
            item = QListWidgetItem(wording.explanations.title(name))
            item.setData(TEXT, wording.explanations.title(name))
            self._sections.addItem(item)
        self._sections.setWordWrap(True)
        self._sections.currentRowChanged.connect(self._turn)
        self._sections.installEventFilter(self)
        self.text = RulesText(theme, wording)
        self.text.setAccessibleName(tr("Common", "Rules"))
        self.text.setMinimumHeight(160)
        ScrollFade(self.text, theme)
        self._turns = False  # whether the text is scrolled by the program, not by the reader
        self.text.verticalScrollBar().valueChanged.connect(self._follow)
        self._sections.setSizeAdjustPolicy(QListWidget.SizeAdjustPolicy.AdjustToContents)
        self._sections.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Maximum)
        left, both = QVBoxLayout(), QHBoxLayout()
        left.addWidget(self._sections)
        left.addWidget(Vignette(theme, "ledgers"))
        both.addLayout(left, 3)
        both.addWidget(self.text, 8)
        self.body.addLayout(both, 1)
        self._lesson = self.button(tr("Common", "Show me how"))
        self._lesson.clicked.connect(self.lesson_wanted)
        self.foot.addStretch(1)
        self._done = self.button(tr("Common", "Back"), back=True)
        self._done.clicked.connect(self.closed)

    def _height_for(self, width: int) -> int:
        del width
        return 10_000

    def turn_to(self, section: str) -> None:
        """Open the page at a section."""
        self._sections.setCurrentRow(self.wording.explanations.sections.index(section))

    def _turn(self, row: int) -> None:
        if row >= 0:
            self._turns = True
            self.text.turn_to(self.wording.explanations.sections[row])
            self._turns = False

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Scroll the text by the page keys while the list has the focus: the list would go to its end."""
        if (
            watched is self._sections
            and isinstance(event, QKeyEvent)
            and event.type() == QEvent.Type.KeyPress
        ):
            pages = {Qt.Key.Key_PageDown: 1, Qt.Key.Key_PageUp: -1}.get(Qt.Key(event.key()))
            if pages is not None:
                bar, line = self.text.verticalScrollBar(), self.text.fontMetrics().lineSpacing()
                bar.setValue(bar.value() + pages * (bar.pageStep() - 2 * line))
                return True
        return super().eventFilter(watched, event)

    def _follow(self) -> None:
        """Select the section that is visible after scrolling."""
        if self._turns or not self.isVisible():
            return
        with QSignalBlocker(self._sections):
            self._sections.setCurrentRow(self.text.section_read(max(0, self._sections.currentRow())))

    def save_state(self) -> tuple[int, tuple[int, float]]:
        """Return the number of the selected section, and the place in the text."""
        return self._sections.currentRow(), self.text.place

    def restore_state(self, state: tuple[int, tuple[int, float]]) -> None:
        self._section, self._restored = "", state

    def showEvent(self, event: QShowEvent) -> None:
        """Scroll to the requested or last read section, once the page has its width."""
        super().showEvent(event)
        with QSignalBlocker(
            self._sections
        ):  # a list that gets the focus selects a row, which scrolls the text
            self._sections.setFocus()
        if self._section:
            self.turn_to(self._section)
            self._section = ""
        if self._restored is not None:
            row, place = self._restored
            self._turns = True
            self.text.go_to_place(*place)
            self._turns = False
            with QSignalBlocker(self._sections):
                self._sections.setCurrentRow(row)
            self._restored = None
