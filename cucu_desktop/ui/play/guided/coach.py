"""The panel beside the table of a lesson: a few lines with pictures of their cards, and buttons."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Final, NamedTuple

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QFrame, QScrollArea, QSizePolicy, QVBoxLayout, QWidget

from cucu_desktop.ui.widgets.card_strip import CardStrip
from cucu_desktop.ui.widgets.language import tr
from cucu_desktop.ui.widgets.notices import announce
from cucu_desktop.ui.widgets.paper_widgets import PaperButton, PaperPanel, Rule, written
from cucu_desktop.ui.widgets.scrolling.scroll_fade import HIGH, ScrollFade
from cucu_desktop.ui.widgets.themed import Themed, Translated

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from PySide6.QtGui import QKeyEvent

    from cucu_desktop.ui.widgets.card_strip import PicturedCard
    from cucu_desktop.ui.widgets.theme import Theme

_SMALL: Final = 38
"""Width of a card in the order of the cards, in px at the usual size of text."""
_BESIDE: Final = 6
_QUIET: Final = 0.65
"""The text scale of the button that skips the lesson, while something else is to be pressed."""


class OrderRow(NamedTuple):
    """Cards from low to high, with a caption."""

    caption: str
    cards: tuple[PicturedCard, ...]


class Page(NamedTuple):
    """A page of the coach.

    Attributes:
        text: the lines, with an empty one between paragraphs.
        heading: the heading, or "".
        cards: the cards that the text mentions.
        order: rows of cards from low to high.
        is_last: whether the lesson ends with this page, so that a match may follow.
    """

    text: str
    heading: str = ""
    cards: tuple[PicturedCard, ...] = ()
    order: tuple[OrderRow, ...] = ()
    is_last: bool = False


class _Order(Themed, QWidget):
    """Rows of small cards with captions; hidden if there are none."""

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self.theme = theme
        self._rows: tuple[OrderRow, ...] = ()
        self._all = QVBoxLayout(self)
        self._all.setContentsMargins(0, 0, 0, 0)
        self.hide()

    def show_rows(self, rows: tuple[OrderRow, ...]) -> None:
        """Replace the rows."""
        if rows == self._rows:
            return
        self._rows = rows
        while (item := self._all.takeAt(0)) is not None:
            if (widget := item.widget()) is not None:
                widget.hide()
                widget.deleteLater()
        for row in rows:
            strip = CardStrip(self.theme, wide=_SMALL, beside=_BESIDE)
            strip.show_cards(row.cards)
            self._all.addWidget(written(row.caption, "small", "call", wrap=True))
            self._all.addWidget(strip)
        self.setVisible(bool(rows))


class Coach(Translated, PaperPanel):
    """Shows one page at a time; emits which button was pressed."""

    go_on = Signal()
    enough = Signal()
    """The learner ends the lesson."""
    stays = Signal()
    """The learner does not want to skip the lesson after all, and the table does not wait for the coach."""
    play = Signal()
    """The learner wants to play a match."""
    another = Signal()
    """The learner wants to choose another lesson."""

    def __init__(self, theme: Theme, game: Callable[[], str], parent: QWidget | None = None) -> None:
        """`game`: returns the name of the game in the language of the window."""
        super().__init__(theme, parent)
        self._game = game
        self._tell: Callable[[], Page] = lambda: Page("")
        self._is_last = False
        self._title = written("", "title", wrap=True)
        self._heading = written("", "heading", "call", wrap=True)
        self._text = written("", "name", wrap=True)
        self.cards, self._order = CardStrip(theme), _Order(theme)
        self._on, self._another, self._stay, self._enough = (PaperButton(theme) for _ in range(4))
        self._question = written("", "name", "call", wrap=True)
        self._is_asking = self._is_waiting = False
        lines = QVBoxLayout(self)
        lines.addWidget(self._title)
        lines.addWidget(Rule(theme))
        lines.addWidget(self._heading)
        self._text.setAlignment(Qt.AlignmentFlag.AlignTop)
        self._text.setContentsMargins(0, 0, theme.space(3), 0)
        text = QScrollArea()
        text.setFrameShape(QFrame.Shape.NoFrame)
        text.setWidgetResizable(True)
        text.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        text.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        inside = QWidget()
        rows = QVBoxLayout(inside)
        rows.setContentsMargins(0, 0, 0, 0)
        rows.addWidget(self.cards)
        rows.addWidget(self._text)
        rows.addWidget(self._order)
        rows.addStretch(1)
        text.setWidget(inside)
        ScrollFade(text, theme)
        self._scroll = text
        lines.addWidget(text, 1)
        lines.addWidget(self._question)
        for button in (self._on, self._another, self._stay, self._enough):
            button.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
            lines.addWidget(button)
        self._lines = lines
        self._on.clicked.connect(self._leave_page)
        self._another.clicked.connect(self.another)
        self._stay.clicked.connect(lambda: self._ask(is_asking=False))
        self._enough.clicked.connect(self._end)
        self.retranslate()

    def _leave_page(self) -> None:
        (self.play if self._is_last else self.go_on).emit()

    def _end(self) -> None:
        """End the lesson: on the last page at once, before it after a confirmation."""
        if self._is_last or self._is_asking:
            self.enough.emit()
        else:
            self._ask(is_asking=True)

    def _ask(self, *, is_asking: bool) -> None:
        """Ask whether to skip the rest of the lesson, or drop the question."""
        self._is_asking = is_asking
        self.retranslate()
        if is_asking:
            announce(self, self._question.text())
            self._stay.setFocus()
        elif self._is_waiting:
            self._on.setFocus()
        else:
            self.stays.emit()

    @property
    def text(self) -> str:
        """The text of the page, its heading first."""
        return "\n\n".join(filter(None, (self._heading.text(), self._text.text())))

    @property
    def is_last(self) -> bool:
        """Whether the present page is the last of the lesson."""
        return self._is_last

    @property
    def waits(self) -> bool:
        """Whether the table waits for the page to be read."""
        return self._is_waiting

    def say(self, tell: Callable[[], Page], *, waits: bool) -> None:
        """Show a page; if the table `waits` for it to be read, also the button "Next"."""
        told = self.text
        self._tell, self._is_waiting = tell, waits
        self.retranslate()
        self._scroll.verticalScrollBar().setValue(0)  # not kept: PySide may invalidate the reference
        if self.text != told:
            announce(self, self.text.removeprefix(told).strip() if told else self.text)
        if waits and not self._is_asking:
            self._on.setFocus()

    def retranslate(self) -> None:
        """Write the page in the language of the window."""
        page = self._tell()
        self._is_last = page.is_last
        self._title.setText(self._game())
        self._heading.setText(page.heading)
        self._heading.setVisible(bool(page.heading))
        self._text.setText(page.text)
        self.cards.show_cards(page.cards)
        self._order.show_rows(page.order)
        self._on.say(tr("Lesson", "Play a real game"), "", "Return")
        self._another.say("", tr("Lesson", "Another lesson"))
        self._stay.say("", tr("Lesson", "Keep learning"))
        self._enough.say("", tr("Lesson", "Skip the lesson"))
        self._question.setText(tr("Lesson", "Skip the rest of this lesson?"))
        self._quieten(is_quiet=False)
        self.stand_beside(self._on, self._another, self._stay, self._enough)  # one width for all pages
        self._is_asking &= not page.is_last
        for part in (self._question, self._stay):
            part.setVisible(self._is_asking)
        self._quieten(is_quiet=not (self._is_asking or page.is_last))
        self._on.setVisible(self._is_waiting and not self._is_asking)
        self._another.setVisible(page.is_last)
        if page.is_last:
            self._enough.say("", tr("Lesson", "End the lesson"))
        else:
            self._on.say(tr("Lesson", "Next"), "", "Return")

    def _quieten(self, *, is_quiet: bool) -> None:
        """Make the button that ends the lesson small while something else is to be pressed, or full size."""
        scale = self.theme.text_scale * (_QUIET if is_quiet else 1)
        self._enough.set_theme(replace(self.theme, text_scale=scale))
        wide = Qt.AlignmentFlag.AlignHCenter if is_quiet else Qt.AlignmentFlag(0)
        self._lines.setAlignment(self._enough, wide)

    def restyle(self) -> None:
        """Follow the theme: the width depends on the buttons."""
        super().restyle()
        self.retranslate()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Scroll by the page keys; drop the question whether to skip the lesson by Escape."""
        pages = {Qt.Key.Key_PageDown: 1, Qt.Key.Key_PageUp: -1}
        if event.key() in pages:
            bar = self._scroll.verticalScrollBar()
            step = bar.pageStep() - 2 * self.theme.space(HIGH)
            bar.setValue(bar.value() + pages[Qt.Key(event.key())] * step)
        elif event.key() == Qt.Key.Key_Escape and self._is_asking:
            self._ask(is_asking=False)
        else:
            super().keyPressEvent(event)


def together(pages: Sequence[Page]) -> Page:
    """Join these pages; the heading is that of the last page that has one."""
    return Page(
        "\n\n".join(page.text for page in pages if page.text),
        next((page.heading for page in reversed(pages) if page.heading), ""),
        tuple(card for page in pages for card in page.cards),
        tuple(row for page in pages for row in page.order),
        any(page.is_last for page in pages),
    )
