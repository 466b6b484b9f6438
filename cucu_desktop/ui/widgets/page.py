"""The base of all pages: settings, set-up, saved matches, the end of a game.

A page is a widget of the window, no window of its own: it is in every screenshot and in full screen.
`window.stack.page_stack` shows it and keeps the keyboard away from the table meanwhile.

A page writes its texts and takes its sizes once, when it is made: the stack builds it again by its factory in
another language, theme or text size. What the factory does not know goes through `save_state`.
"""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Any, Final

from PySide6.QtCore import QEvent, QPoint, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent, QKeySequence
from PySide6.QtWidgets import (
    QAbstractSpinBox,
    QApplication,
    QComboBox,
    QHBoxLayout,
    QLabel,
    QLayout,
    QLineEdit,
    QPushButton,
    QSizePolicy,
    QVBoxLayout,
    QWidget,
)

from cucu_desktop.ui.widgets.focus import contents, read_in_order
from cucu_desktop.ui.widgets.paper_widgets import MARGINS, PaperButton, PaperPanel, Rule, written
from cucu_desktop.ui.widgets.pictures.vignette import Vignette
from cucu_desktop.ui.widgets.round_button import menu_slot
from cucu_desktop.ui.widgets.scrolling.scroll_fade import HIGH, FadingScroll
from cucu_desktop.ui.widgets.scrolling.wheel_guard import WheelGuard
from cucu_desktop.ui.widgets.theme import letter_sizes

if TYPE_CHECKING:
    from collections.abc import Sequence

    from PySide6.QtCore import QObject, QRect
    from PySide6.QtGui import QHideEvent, QShowEvent

    from cucu_desktop.ui.widgets.theme import Theme


PAGE_WIDTH: Final = 1000
"""The width of a page's contents at the usual text size, if the window allows."""
FROM_EDGE: Final = 24
"""Distance of the main button from the edges of the window, in px at any text size."""
_MARGIN: Final = 20
"""Distance of the contents from the edges of the page beside and below them, in px at any text size."""

_LOW: Final = 420
"""The height of an area, in px at the usual text size, below which space is saved."""

_LEAST_LETTERS: Final = 0.6
"""The least text scale of the buttons at the foot."""
_HEADINGS: Final = ("title", "headline", "heading")


def main_slot(window: QSize, text_scale: float) -> QPoint:
    """Return the lower right corner of the main button of each page and table in a window of this size."""
    right = min(window.width() / 2 + PAGE_WIDTH / 2 * text_scale, window.width() - FROM_EDGE)
    return QPoint(round(right), window.height() - FROM_EDGE)


class QDialog(PaperPanel):
    """A panel that a screen reader calls a dialog: Qt takes the role of a widget from its classes' names.

    Qt's own dialog is a window, and presses default buttons by Enter.
    """


def takes_undo(event: QEvent) -> bool:
    """Return whether an event asks if a page handles the key of undo itself."""
    if not isinstance(event, QKeyEvent) or event.type() != QEvent.Type.ShortcutOverride:
        return False
    return event.matches(QKeySequence.StandardKey.Undo)


class Page(QDialog):
    """A panel with a title, a body that scrolls if needed, and buttons at its foot.

    Its main button, the only one in the red of calls, stands in the `main_slot` of the window, and Enter
    presses it. The button that leads back is at the left end of the foot.

    Attributes:
        head: the layout of the widgets above the body, which do not scroll.
        body: the layout of the page's contents.
        foot: the layout of its buttons.
        first_focus: the widget that has the focus when the page appears; None: another one takes it.
        game: the id of the page's game; empty: the game being played.
    """

    closed = Signal()
    """Emitted when the page is to be closed."""
    fills = False
    """Whether the page takes the whole window."""

    def __init__(self, theme: Theme) -> None:
        """Lay out the frame; a subclass fills `body` and `foot`."""
        super().__init__(theme)
        self.game = ""
        self.first_focus: QWidget | None = None
        self.title = written("", "headline", wrap=True)
        self.title.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self._inside = QWidget()
        self.body = QVBoxLayout(self._inside)
        self.body.setContentsMargins(2, 2, theme.space(3), 2)
        self._scroll = FadingScroll(theme, self._inside)
        self.head = QVBoxLayout()
        self.foot = QHBoxLayout()
        self._area: QRect | None = None
        self._wheel = WheelGuard(self)
        outer = QVBoxLayout(self)
        outer.setContentsMargins(0, theme.space(1), 0, 0)
        outer.addWidget(self.title)
        self._rule = Rule(theme, ornate=True)
        outer.addWidget(self._rule)
        outer.addLayout(self.head)
        outer.addWidget(self._scroll, 1)
        outer.addLayout(self.foot)
        self.body.setSpacing(theme.space(3))
        self.foot.setSpacing(theme.space(2))

    def _pad(self, *, is_low: bool = False) -> None:
        self.setContentsMargins(_MARGIN, self.theme.space(1.5 if is_low else 4), _MARGIN, _MARGIN)

    def save_state(self) -> object:
        """Return what the page shows and has been told that its factory does not know; None: nothing."""
        return None

    def restore_state(self, state: Any) -> None:  # noqa: ANN401 - each page has a type of its own
        """Take over what another page of this type has returned from `save_state`, before it is shown."""

    def button(self, words: str = "", *, loud: bool = False, back: bool = False) -> PaperButton:
        """Return a new button at the foot.

        Args:
            words: its words.
            loud: whether it is the main button.
            back: whether it leads back, and stands at the left end.
        """
        button = PaperButton(self.theme)
        button.setProperty("loud", loud)
        button.setSizePolicy(QSizePolicy.Policy.Maximum, QSizePolicy.Policy.Fixed)
        self.label(button, words)
        self.foot.insertWidget(0 if back else -1, button)
        return button

    def label(self, button: PaperButton, words: str, key: str = "") -> None:
        """Set the label of one of the foot's buttons."""
        if button.property("loud"):
            button.say(words, "", key)
        else:
            button.say("", words, key)

    def fit_into(self, area: QRect) -> None:
        """Place the page at the lower edge of this part of the window, no higher than needed."""
        self._area = area
        width = self.paper_width(area)
        self._fit_head(area)
        self.setFixedWidth(width)
        self._fit_foot(width)
        layout = self.layout()
        assert layout is not None
        layout.activate()
        most = self._most_height(area)
        self._stand(area, most if self.fills else self._unscrolled(width, most))
        read_in_order(self)

    def paper_width(self, area: QRect) -> int:
        """Return the width of the page in this part of the window."""
        right = area.width() if self.fills else area.width() / 2 + self.theme.px(PAGE_WIDTH) / 2
        ends = min(round(right), area.width() - FROM_EDGE)
        return 2 * (ends + _MARGIN) - area.width()

    def _stand(self, area: QRect, height: int) -> None:
        """Set the height, with the foot in the `main_slot` of the window."""
        self.resize(self.width(), height)
        left = area.left() + (area.width() - self.width()) // 2
        self.move(left, area.top() + area.height() - FROM_EDGE + _MARGIN - height)

    def _most_height(self, area: QRect) -> int:
        return area.height() - self._above(area) - FROM_EDGE + _MARGIN

    def refit(self) -> None:
        """Call `fit_into` again after a change of the contents, if it has been called before."""
        if self._area:
            self.fit_into(self._area)

    def _unscrolled(self, width: int, most: int) -> int:
        """Return the height of the page without scrolling; pictures shrink to avoid it."""
        pictures = self._inside.findChildren(Vignette)
        for gives_way in (False, True, False) if pictures else (False,):
            for picture in pictures:
                picture.give_way(wanted=gives_way)
            if (height := self._height_for(width)) <= most:
                return most if gives_way else height
        return most

    def _fit_head(self, area: QRect) -> None:
        """Reduce the title and the space above it, and hide its rule, in a low window."""
        is_low = self._is_low(area)
        self._pad(is_low=is_low)
        self._rule.setVisible(not self.title.isHidden() and not is_low)
        sheet = ""
        if is_low:  # no smaller than at a text scale for which the window is high enough
            largest = replace(self.theme, text_scale=area.height() / _LOW)
            pixels = (self.theme.font("title").pixelSize(), largest.font("headline").pixelSize())
            sheet = f"font-size: {max(pixels)}px"
        if self.title.styleSheet() != sheet:
            self.title.setStyleSheet(sheet)
        layout = self.layout()
        assert layout is not None
        layout.setSpacing(self.theme.space(0.5 if is_low else 1.5))

    def _is_low(self, area: QRect) -> bool:
        return area.height() < self.theme.px(_LOW)

    def _above(self, area: QRect) -> int:
        """Return the least margin above the page, which covers no part of the menu's button."""
        slot = menu_slot(area.width(), self.theme)
        is_beside = (area.width() + self.paper_width(area)) // 2 < slot.left()
        return max(0 if is_beside else slot.bottom() + 1, self.theme.space(1 if self._is_low(area) else 3))

    def _fit_foot(self, width: int) -> None:
        """Reduce the space between the buttons and in them, then their letters, until they fit."""
        line, wished = self._line_width(width), self.theme.text_scale
        buttons = [part for part in contents(self.foot) if isinstance(part, PaperButton)]
        for scale in letter_sizes(wished, _LEAST_LETTERS):
            theme, steps = replace(self.theme, text_scale=scale), range(len(MARGINS))
            for step in steps if scale == wished else steps[-1:]:
                self.foot.setSpacing(self.theme.space(0.5 if step else 2))
                for button in buttons:
                    if button.theme != theme:
                        button.set_theme(theme)
                    button.tighten(step)
                if self.foot.minimumSize().width() <= line:
                    return

    def reach(self, widget: QWidget) -> None:
        """Make room for a widget added to the body, and scroll to it."""
        self.refit()
        self.body.activate()
        high = max(self._scroll.viewport().height(), self.body.totalHeightForWidth(self._inside.width()))
        self._inside.resize(self._inside.width(), high)
        self._scroll.show_in_full(widget)

    def show_in_full(self, widget: QWidget) -> None:
        """Scroll no further than needed to show a widget of the body in full."""
        if self._inside.isAncestorOf(widget):
            self._scroll.show_in_full(widget)

    def settle(self, *, at_once: bool = False) -> None:
        """Adapt the body's height to its contents; Qt ignores parts that grew while hidden.

        `at_once`: before the next paint, which would show the contents crowded.
        """
        event = QEvent(QEvent.Type.LayoutRequest)
        if at_once:
            for part in self._inside.findChildren(QWidget, options=Qt.FindChildOption.FindDirectChildrenOnly):
                layout = part.layout()
                if layout is not None:
                    layout.activate()
            self.body.activate()
            QApplication.sendEvent(self._scroll, event)
        else:
            QApplication.postEvent(self._inside, event)

    def body_height(self, area: QRect) -> int:
        """Return the greatest height of the body's contents in this part of the window without scrolling."""
        line = self._line_width(self.paper_width(area))
        return self._most_height(area) - self._frame_height(line) - 2 * self.body.spacing()

    def _line_width(self, width: int) -> int:
        margins = self.contentsMargins()
        return width - margins.left() - margins.right()

    def _height_for(self, width: int) -> int:
        line = self._line_width(width)
        least = self._scroll.minimumSizeHint().height()  # with less the buttons would have to give way
        return max(_height_of(self.body, line), least) + self._frame_height(line)

    def _frame_height(self, line: int) -> int:
        """Return the height of all but the body: title, head, buttons and gaps."""
        outer, margins = self.layout(), self.contentsMargins()
        assert outer is not None
        title = (
            self.title.heightForWidth(line)
            if self.title.hasHeightForWidth()
            else self.title.sizeHint().height()
        )
        head = _height_of(self.head, line)
        rule = 0 if self._rule.isHidden() else self._rule.height()
        rest = title + rule + head + self.foot.sizeHint().height() + 4 * outer.spacing()
        around = outer.contentsMargins()
        rest += around.top() + around.bottom()
        return rest + margins.top() + margins.bottom() + 4

    def sizeHint(self) -> QSize:
        width = self.theme.px(PAGE_WIDTH) + 2 * _MARGIN
        return QSize(width, self._height_for(width))

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self.describe()
        self._wheel.begin()
        if self.first_focus is not None:
            self.first_focus.setFocus()

    def describe(self) -> None:
        """Set the page's accessible name (its title) and description (its first sentences).

        Without a description a screen reader reads every label on the page. Two spaces are read as nothing,
        a single one as a character.
        """
        self.setAccessibleName(self.title.text())
        self.setAccessibleDescription(self._said_first() or "  ")

    def _said_first(self) -> str:
        """Return the sentences above the first control of the page."""
        told: list[str] = []
        for part in (*contents(self.head), *contents(self.body)):
            if not isinstance(part, QLabel):
                break
            if not part.isHidden() and part.buddy() is None and part.property("role") not in _HEADINGS:
                told.append(part.text())
        return " ".join(filter(None, told))

    def hideEvent(self, event: QHideEvent) -> None:
        self._wheel.end()
        super().hideEvent(event)

    def step_in_grid(self, event: QEvent, watched: QObject, widgets: Sequence[QWidget], columns: int) -> bool:
        """Handle an arrow key: focus the neighbour of `watched` in a grid of widgets.

        Returns whether it was an arrow key.
        """
        if not isinstance(event, QKeyEvent) or event.type() != QEvent.Type.KeyPress:
            return False
        left, right, up, down = Qt.Key.Key_Left, Qt.Key.Key_Right, Qt.Key.Key_Up, Qt.Key.Key_Down
        step = {left: -1, right: 1, up: -columns, down: columns}.get(Qt.Key(event.key()))
        if step is None:
            return False
        there = next(at for at, widget in enumerate(widgets) if widget is watched) + step
        if 0 <= there < len(widgets):
            widgets[there].setFocus(Qt.FocusReason.TabFocusReason)
            self._scroll.ensureWidgetVisible(widgets[there])
        return True

    def escape(self) -> None:
        """Handle Escape: close the page, unless overridden."""
        self.closed.emit()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Handle Escape, Enter outside of fields and buttons, and the keys that scroll by pages.

        Enter opens the list of a box, and presses the main button from elsewhere.
        """
        pages = {Qt.Key.Key_PageDown: 1, Qt.Key.Key_PageUp: -1}
        if event.key() == Qt.Key.Key_Escape:
            self.escape()
        elif event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            main, focused = self._main_button(), self.focusWidget()
            if isinstance(focused, QComboBox):
                focused.showPopup()
            elif main is not None and not event.isAutoRepeat() and not _takes_enter(focused):
                main.click()
        elif event.key() in pages:
            bar = self._scroll.verticalScrollBar()
            page = bar.pageStep() - 2 * self.theme.space(HIGH)
            bar.setValue(bar.value() + pages[Qt.Key(event.key())] * page)
        else:
            super().keyPressEvent(event)

    def _main_button(self) -> PaperButton | None:
        buttons = [part for part in contents(self.foot) if isinstance(part, PaperButton)]
        return next((each for each in buttons if each.property("loud") and each.isVisible()), None)


def _takes_enter(widget: QWidget | None) -> bool:
    """Return whether Enter means this widget; a field may have passed the keyboard on to a button."""
    return isinstance(widget, QLineEdit | QAbstractSpinBox | QPushButton)


def _height_of(layout: QLayout, width: int) -> int:
    """Return the height of a layout whose labels are wrapped at this width."""
    has_labels = layout.hasHeightForWidth()
    return layout.totalHeightForWidth(width) if has_labels else layout.totalSizeHint().height()
