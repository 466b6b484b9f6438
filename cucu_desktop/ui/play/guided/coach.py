"""The panel beside the table of a lesson: a few lines with pictures of their cards, and buttons.

Each page so far can be read again: a button leads back, "Next" forward to the present page.
"""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeySequence
from PySide6.QtWidgets import QBoxLayout, QFrame, QScrollArea, QSizePolicy, QVBoxLayout, QWidget

from cucu_desktop.ui.play.guided.lesson_pages import Page, PageHistory
from cucu_desktop.ui.widgets.card_strip import CardStrip
from cucu_desktop.ui.widgets.language import tr
from cucu_desktop.ui.widgets.notices import announce
from cucu_desktop.ui.widgets.paper_widgets import PaperButton, PaperPanel, Rule, written
from cucu_desktop.ui.widgets.scrolling.scroll_fade import HIGH, ScrollFade
from cucu_desktop.ui.widgets.themed import Themed, Translated

if TYPE_CHECKING:
    from collections.abc import Callable

    from PySide6.QtGui import QKeyEvent, QResizeEvent

    from cucu_desktop.ui.play.guided.lesson_pages import OrderRow
    from cucu_desktop.ui.widgets.theme import Theme

_BESIDE: Final = (4, 5, 6, 7)
"""Numbers of cards in a row of the order of the cards: the first with which no scrolling is needed."""
_LEAST: Final = 42
"""The least room for the width of a card and the gap, in px: smaller cards could not be told apart."""
_QUIET: Final = 0.6
"""The text scale of "Back", and of the button that skips the lesson while something else is to be pressed."""
_WIDE: Final = 340
"""The width where the window has room, in px at the usual size of text: the cards in a row are larger."""
_SHARE: Final = 0.27
"""The largest part of the window's width that `_WIDE` may take."""
_LARGE: Final = 1.25
"""The text scale from which a page with a heading is shown without the name of the game."""
_BACK: Final = "Backspace"
"""The key that leads to the page before."""


class _Order(Themed, QWidget):
    """Rows of cards with captions, as large as fits; hidden if there are none."""

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self.theme = theme
        self._rows: tuple[OrderRow, ...] = ()
        self._strips: list[CardStrip] = []
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
        self._strips = []
        for row in rows:
            strip = CardStrip(self.theme, is_one_row=False)
            strip.show_cards(row.cards)
            self._strips.append(strip)
            self._all.addWidget(written(row.caption, "small", "call", wrap=True))
            self._all.addWidget(strip)
        self.setVisible(bool(rows))

    def fit(self, width: int, height: int) -> None:
        """Make the cards as large as they fit into this area, in pixels."""
        for beside in _BESIDE if self._strips else ():
            if beside > _BESIDE[0] and width // beside < _LEAST:
                break
            for strip in self._strips:
                strip.fit(beside, width)
            strips = sum(strip.height_needed for strip in self._strips)
            captions = self._all.count() - len(self._strips)
            items = [self._all.itemAt(2 * number) for number in range(captions)]
            lines = sum(item.heightForWidth(width) for item in items if item is not None)
            if strips + lines + self._all.spacing() * (self._all.count() - 1) <= height:
                break


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
    rereading = Signal(bool)
    """The learner begins to read earlier pages again (True), or is back at the present page."""

    def __init__(self, theme: Theme, game: Callable[[], str], parent: QWidget | None = None) -> None:
        """`game`: returns the name of the game in the language of the window."""
        super().__init__(theme, parent)
        self._game = game
        self._pages = PageHistory()
        self._window = self.window().width()
        """The width of the window at the beginning, in pixels: the panel keeps its width."""
        self._is_last = self._is_asking = self._is_waiting = False
        self._title = written("", "title", wrap=True)
        self._heading = written("", "heading", "call", wrap=True)
        self._text = written("", "name", wrap=True)
        self.cards, self._order = CardStrip(theme), _Order(theme)
        self._back, self._on, self._another, self._stay, self._enough = (PaperButton(theme) for _ in range(5))
        self._question = written("", "name", "call", wrap=True)
        self._lines = lines = QVBoxLayout(self)
        lines.addWidget(self._title)
        self._title_rule = Rule(theme)
        lines.addWidget(self._title_rule)
        lines.addWidget(self._heading)
        self._scroll = self._scrolled()
        lines.addWidget(self._scroll, 1)
        lines.addWidget(self._question)
        for button in (self._on, self._another, self._stay):
            button.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
            lines.addWidget(button)
        self._quiet = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        self._quiet.addWidget(self._back, 0, Qt.AlignmentFlag.AlignHCenter)
        self._quiet.addWidget(self._enough)
        lines.addLayout(self._quiet)
        self._on.clicked.connect(self._leave_page)
        self._back.arrange("bare")  # with its key it would need a row of its own
        self._back.clicked.connect(lambda: self._turn(1))
        self._another.clicked.connect(self.another)
        self._stay.clicked.connect(lambda: self._ask(is_asking=False))
        self._enough.clicked.connect(self._end)
        self.retranslate()

    def _scrolled(self) -> QScrollArea:
        """Return the area of the cards and the text."""
        self._text.setAlignment(Qt.AlignmentFlag.AlignTop)
        self._text.setContentsMargins(0, 0, self.theme.space(3), 0)
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
        ScrollFade(text, self.theme)
        return text

    def _leave_page(self) -> None:
        if self.is_rereading:
            self._turn(-1)
        else:
            (self.play if self._is_last else self.go_on).emit()

    def _turn(self, back: int) -> None:
        """Show the page before the shown one (1), or one after it (negative)."""
        was_rereading, is_pressed = self.is_rereading, self._back.hasFocus()
        self._pages.turn(back)
        self.retranslate()
        self._scroll.verticalScrollBar().setValue(0)  # not kept: PySide may invalidate the reference
        announce(self, self.text)
        if self.is_rereading or self._is_waiting:
            if self._back.isHidden() or not is_pressed:
                self._on.setFocus()
        else:
            self.stays.emit()
        if was_rereading != self.is_rereading:
            self.rereading.emit(self.is_rereading)

    def show_present(self) -> None:
        """Show the present page, if an earlier one is shown."""
        if self.is_rereading:
            self._turn(-self._pages.pages_back)

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
        elif self._is_waiting or self.is_rereading:
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

    @property
    def is_rereading(self) -> bool:
        """Whether an earlier page is shown instead of the present one."""
        return self._pages.pages_back > 0

    def say(self, tell: Callable[[], Page], *, waits: bool, keeps: bool = True) -> None:
        """Make a page the present one, and show it unless an earlier page is being read again.

        Args:
            tell: returns the page in the language of the window.
            waits: whether the table waits for it to be read; then it has the button "Next".
            keeps: whether it can be read again later.
        """
        told = self.text
        self._pages.add(tell, keeps=keeps)
        self._is_waiting = waits
        self.retranslate()
        if self.is_rereading:
            return
        self._scroll.verticalScrollBar().setValue(0)  # not kept: PySide may invalidate the reference
        if self.text != told:
            announce(self, self.text.removeprefix(told).strip() if told else self.text)
        if waits and not self._is_asking:
            self._on.setFocus()

    def retranslate(self) -> None:
        """Write the page in the language of the window."""
        page = self._pages.shown
        self._is_last = page.is_last
        self._title.setText(self._game())
        has_title = not page.heading or self.theme.text_scale < _LARGE  # large letters need its room
        self._title.setVisible(has_title)
        self._title_rule.setVisible(has_title)
        self._heading.setText(page.heading)
        self._heading.setVisible(bool(page.heading))
        self._text.setText(page.text)
        self._text.setVisible(bool(page.text))
        self.cards.show_cards(page.cards)
        self._order.show_rows(page.order)
        self._on.say(tr("Lesson", "Play a real game"), "", "Return")
        self._back.say("", tr("Lesson", "Back"), _BACK)
        self._back.setToolTip(self._back.shortcut().toString(QKeySequence.SequenceFormat.NativeText))
        self._another.say("", tr("Lesson", "Another lesson"))
        self._stay.say("", tr("Lesson", "Keep learning"))
        self._enough.say("", tr("Lesson", "Skip the lesson"))
        self._question.setText(tr("Lesson", "Skip the rest of this lesson?"))
        self._quieten(is_quiet=False)
        self.stand_beside(self._on, self._another, self._stay, self._enough)  # one width for all pages
        self.setFixedWidth(max(self.width(), min(self.theme.px(_WIDE), round(self._window * _SHARE))))
        self._is_asking &= not page.is_last
        for part in (self._question, self._stay):
            part.setVisible(self._is_asking)
        self._quieten(is_quiet=not (self._is_asking or page.is_last))
        self._on.setVisible((self._is_waiting or self.is_rereading) and not self._is_asking)
        self._back.setVisible(self._pages.has_earlier and not self._is_asking)
        self._another.setVisible(page.is_last)
        if page.is_last:
            self._enough.say("", tr("Lesson", "End the lesson"))
        else:
            # At a question Return belongs to the focused answer.
            self._on.say(tr("Lesson", "Next"), "", "Return" if self._is_waiting else "")

        self._fit_order()

    def _fit_quiet(self) -> None:
        """Lay "Back" and the button that ends the lesson in a row, or in a column if it is too wide."""
        wide = self._back.sizeHint().width() + self._quiet.spacing() + self._enough.sizeHint().width()
        inside = self.contentsRect().marginsRemoved(self._lines.contentsMargins())
        ways = QBoxLayout.Direction
        self._quiet.setDirection(ways.LeftToRight if wide <= inside.width() else ways.TopToBottom)

    def _fit_order(self) -> None:
        """Make the cards above the text, and those of the order beneath it, as large as they fit."""
        self._fit_quiet()
        self._lines.activate()
        room, text = self._scroll.viewport().size(), self._scroll.widget()
        inside = text.layout() if text is not None else None
        assert inside is not None  # `_scrolled` has made both
        has_text = bool(self._text.text())
        above = self._text.heightForWidth(room.width()) + inside.spacing() if has_text else 0
        if self.cards.cards:
            self.cards.fit_height(room.height() - above - inside.spacing())
            above += self.cards.height_needed + inside.spacing()
        self._order.fit(room.width(), room.height() - above)

    def _quieten(self, *, is_quiet: bool) -> None:
        """Make the button that ends the lesson small while something else is to be pressed, or full size."""
        scale = self.theme.text_scale * (_QUIET if is_quiet else 1)
        self._enough.set_theme(replace(self.theme, text_scale=scale))
        self._back.set_theme(replace(self.theme, text_scale=self.theme.text_scale * _QUIET))
        wide = Qt.AlignmentFlag.AlignHCenter if is_quiet else Qt.AlignmentFlag(0)
        self._quiet.setAlignment(self._enough, wide)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit_order()

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
