"""The start page: the table with the program's name, a few cards, and the offers.

Everything here is painted before the window is first shown, so it costs as little as possible: the room, four
cards, one line of lettering and the buttons. The table of games is built when a game begins.
"""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, QSizeF, Qt, Signal
from PySide6.QtGui import QFontMetricsF, QPainter

from cucu_desktop.catalogues import LANGUAGES
from cucu_desktop.ui.pages.start_offers import PICTURES, Offer, paint_title
from cucu_desktop.ui.scene.layout.layout import lay_empty
from cucu_desktop.ui.view.backdrop import RoomPicture, cloth_of
from cucu_desktop.ui.widgets.language import name_of, spoken, tr
from cucu_desktop.ui.widgets.oval import Oval
from cucu_desktop.ui.widgets.paper_widgets import PaperButton
from cucu_desktop.ui.widgets.preferences import TEXT_SIZES
from cucu_desktop.ui.widgets.safe_paint import safe_paint
from cucu_desktop.ui.widgets.theme import letter_sizes
from cucu_desktop.ui.widgets.themed import Layer
from cucu_desktop.ui.widgets.venue import CAMPLI

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from PySide6.QtGui import QFont, QPaintEvent, QResizeEvent, QShowEvent

    from cucu_desktop.ui.pages.start_calls import Calls
    from cucu_desktop.ui.widgets.art import Art
    from cucu_desktop.ui.widgets.theme import Theme

USUAL_SEATS: Final = 6
"""The number of seats of the painted table."""

_USUAL_HEIGHT: Final = 750
_LOW: Final = 600
"""In a page lower than this the cloth is too small for readable letters."""
_LARGEST: Final = 1.5
"""The largest growth of the buttons in a page higher than usual."""
_LEAST: Final = 0.3
"""The smallest scale of the letters of buttons that do not fit."""
_SHRUNK_MUCH: Final = 0.78
_RATHER_IN_ONE: Final = 1.1
"""The least ratio of the scale in two columns to that in one at which two are used."""
_TITLE_PART: Final = 0.115
_MOST_TITLE: Final = 104
"""Height of the lettering, as a fraction of the page height, and the largest height, in pixels."""
_FIRST: Final = 1.2
"""The scale of the letters of the first offer against those of the others."""
DOOR_OF: Final = {"daily": "today", "tonight": "tonight", "album": "album", "workshop": "workshop"}
"""The door of an offer or of a button at the edge."""
EDGE: Final = ("choose", "people", "album", "workshop")
"""The names of the buttons at the edge."""
_CLOSE: Final = 0.3
"""The fraction of the padding with letters that do not fit."""
_CLOSER: Final = 0.5
"""The fraction of the usual distance of the buttons at the edge where they do not fit otherwise."""
_SMALL: Final = 0.74
"""The scale of the buttons at the edge."""
_APART: Final = 6
"""The number of gaps between languages and the other buttons."""

_CARDS: Final = (
    ("back", -0.33, -0.10, 21.0),
    ("XII", -0.285, 0.09, -12.0),
    ("back", 0.33, 0.15, 24.0),
    ("XV", 0.29, -0.03, 9.0),
)
"""Painted cards: the design, its centre from that of the table in fractions of its size, the angle."""
_CARD: Final = 0.105
"""Card width, as a fraction of the table's."""


class StartPage(Layer):
    """One to three offers, the first of them large, and small buttons at the edge.

    Attributes:
        buttons: the offers.
        edge: the small buttons beside the languages.
    """

    chosen = Signal(str)
    """The name of a button was chosen, as of `buttons` and `edge`."""
    language_chosen = Signal(str)

    def __init__(
        self,
        theme: Theme,
        art: Art,
        calls: Calls,
        name_of: Callable[[str], str] = str,
        prizes: Sequence[str] = (),
    ) -> None:
        """Build the page.

        Args:
            theme: colours and text size.
            art: the pictures of the cards.
            calls: the offers to continue.
            name_of: returns the name of a game in the language of the window.
            prizes: the kinds of the prizes on the shelf, the latest at the end.
        """
        super().__init__()
        self._prizes = tuple(prizes)
        self._name_of = name_of
        self.theme = theme.as_wished()
        self._art = art
        self._calls = calls
        self._room_picture = RoomPicture()
        self.table, self._lettering = QRectF(), QRectF()
        self.corners: tuple[QRectF, ...] = ()
        self._laid_for = QSize()
        self._title = 1
        self._edge_high = self._edge_gap = 0
        self.setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent)
        self.buttons = {name: Offer(theme, art, picture, self) for name, picture in PICTURES.items()}
        for name, button in self.buttons.items():
            button.setVisible(name in calls.offered)
        self.languages = {language: PaperButton(theme, parent=self) for language in LANGUAGES}
        for language, choice in self.languages.items():
            choice.setCheckable(True)
            choice.setAutoExclusive(True)  # which makes it a radio button to a screen reader
            choice.clicked.connect(lambda _=False, language=language: self.language_chosen.emit(language))
        self.edge = {name: PaperButton(theme, parent=self) for name in EDGE}
        for name, each in (*self.buttons.items(), *self.edge.items()):
            each.clicked.connect(lambda _=False, name=name: self.chosen.emit(name))
        self._show_edge(wanted=True)
        self.retranslate()

    def retranslate(self) -> None:
        """Set all texts in the language of the window."""
        calls = self._calls
        offers = {
            "resume": (tr("Common", "Continue"), calls.left_told(self._name_of)),
            "daily": (tr("Today", "Today"), calls.daily_told()),
            "score": (tr("Score", "Scorekeeper"), self._name_of(calls.score) if calls.score else ""),
            "again": (tr("Start", "Same table again"), calls.again_told(self._name_of)),
            "play": (tr("Start", "Play now"), tr("Start", "Cucù of Campli, against the computer")),
            "tonight": (tr("Tonight", "Tonight"), calls.tonight_told()),
            "show": (tr("Common", "Show me how"), calls.lesson_told()),
        }
        for name, (title, line) in offers.items():
            self.buttons[name].say(self._starred(name, title), line)
        for language, choice in self.languages.items():
            choice.say("", name_of(language))
            choice.setChecked(language == spoken())
            stops = Qt.FocusPolicy.StrongFocus if language == spoken() else Qt.FocusPolicy.ClickFocus
            choice.setFocusPolicy(stops)  # Tab reaches the selected one, the arrows the others
        titles = {
            "choose": tr("Games", "Other games"),
            "people": tr("Start", "With people"),
            "album": tr("Common", "Album"),
            "workshop": tr("Everything", "Workshop"),
        }
        for name, title in titles.items():
            self.edge[name].say("", self._starred(name, title))
        self._arrange()

    def _starred(self, name: str, title: str) -> str:
        """Return the title of a button, with a star if its door is new."""
        return f"{title} ★" if DOOR_OF.get(name) in self._calls.new_doors else title

    def _show_edge(self, *, wanted: bool) -> None:
        shown = self._small
        for button in (*self.languages.values(), *self.edge.values()):
            button.setVisible(wanted and button in shown)

    def set_theme(self, theme: Theme) -> None:
        """Follow a new theme; letters also scale with the page."""
        super().set_theme(theme.as_wished())

    def restyle(self) -> None:
        self._arrange()

    def _arrange(self) -> None:
        """Lay the buttons out on the cloth under the lettering, as large as they fit."""
        self._laid_for = self.size() if self.isVisible() else QSize()
        if self._laid_for.isEmpty():
            return
        # There are no questions here: the table need not leave room for large letters beneath it.
        size = QSizeF(self.size())
        self.table, both, room = lay_empty(size, USUAL_SEATS)
        self.corners = (both or ()) if self._lay_edge() <= room.width() else ()
        if self._lay_offers() < self._grown() * _SHRUNK_MUCH:
            # The table takes the room that the buttons at the edge would leave in the largest letters.
            spare = size.height() - self._edge_high - self.table.bottom()
            self.table, _, _ = lay_empty(size + QSizeF(0, max(spare, 0)), USUAL_SEATS)
            self.corners = ()
            self._lay_offers()
        self.update()

    def _lay_offers(self) -> float:
        """Lay out lettering and offers on the cloth, as large as they fit; return the letter scale."""
        wished, in_one = self._grown(), _LEAST
        for in_one in letter_sizes(wished, _LEAST, self._growth):
            if self._fits(in_one, 1):
                break
        least = in_one * _RATHER_IN_ONE
        for in_two in letter_sizes(wished, _LEAST, self._growth):
            if in_two < least:
                break
            if self._fits(in_two, 2):
                return in_two
        self._fits(in_one, 1)
        return in_one

    @property
    def _growth(self) -> float:
        """Return the scale of letters in a page of this height."""
        return min(max(1.0, self.height() / _USUAL_HEIGHT), _LARGEST)

    def _grown(self) -> float:
        """Return the scale of letters in a page of this height, with the text size of the settings."""
        return self.theme.text_scale * self._growth

    def _fits(self, scale: float, columns: int) -> bool:
        """Lay out lettering and offers at this scale, in `columns` columns; return whether they fit.

        The offers are on the cloth; only the lettering above them may cover the rim. In a low page, as where
        the system has large letters, they cover the table. All distances follow the scale, and the lettering
        follows the page alone.
        """
        theme = replace(self.theme, text_scale=scale)
        shown = self.shown
        self._title = round(min(self.height() * _TITLE_PART, _MOST_TITLE))
        is_close = columns == 1 and scale < self._grown()
        for button in shown:
            button.set_theme(theme if button is not shown[0] else replace(theme, text_scale=scale * _FIRST))
            button.set_air(_CLOSE if is_close else 1.0)
        first, *others = (button.sizeHint() for button in shown)
        wide = max((size.width() for size in others), default=0)
        high = max((size.height() for size in others), default=0)
        gap = theme.space(1)
        title = QFontMetricsF(self._title_font()).height()
        rows = -(-len(others) // columns)
        width = max(columns * (wide + gap) - gap, first.width())
        wide = (width + gap) // columns - gap
        height = title + first.height() + rows * (high + gap)
        is_low = self.height() < _LOW
        cloth = QRectF(0, 0, self.width(), self.height() - self._edge_high)
        if not is_low:
            cloth = cloth_of(self.table)
        centre = (cloth if is_low else self.table).center()
        bottom = min(centre.y() + height / 2, cloth.bottom() - 2 * gap)
        self._lettering = QRectF(0, bottom - height, self.width(), title)
        left, top = centre.x() - width / 2, self._lettering.bottom()
        shown[0].setGeometry(round(left), round(top), width, first.height())
        top += first.height() + gap
        for index, button in enumerate(shown[1:]):
            row, column = divmod(index, columns)
            alone = columns > 1 and index == len(others) - 1 and not column
            x = centre.x() - wide / 2 if alone else left + column * (wide + gap)
            button.setGeometry(round(x), round(top + row * (high + gap)), wide, high)
        if is_low:
            return self._lettering.top() >= 0 and width <= cloth.width() - 2 * gap
        middles = [QRectF(button.geometry()).center().y() for button in shown]
        return self._lettering.top() >= self.table.top() and all(
            width <= Oval(cloth).chord(middle) - 2 * gap for middle in middles
        )

    @property
    def shown(self) -> list[Offer]:
        """Return the visible offers, the large one first."""
        return [self.buttons[name] for name in self._calls.offered]

    @property
    def _small(self) -> list[PaperButton]:
        """Return the buttons at the edge: languages before the first game; album and workshop once open."""
        opened = {"choose", "people", *self._calls.doors}
        edge = [button for name, button in self.edge.items() if name in opened]
        return [*(self.languages.values() if self._calls.is_new else ()), *edge]

    def _lay_edge(self) -> int:
        """Place the small buttons at the lower edge, off the table: languages, then the others.

        Returns their total width.
        """
        small, growth = self._small, self._growth * _SMALL
        self._size_edge(TEXT_SIZES[-1] / 100 * growth)
        self._edge_high = max(button.sizeHint().height() for button in small) + 2 * self._edge_gap
        wide = self._size_edge(self.theme.text_scale * growth)
        gap = self._edge_gap
        left = (self.width() - wide) // 2
        for button in small:
            size = button.sizeHint()
            left += _APART * gap if button is self.edge["choose"] and button is not small[0] else 0
            button.setGeometry(left, self.height() - size.height() - gap, size.width(), size.height())
            left += size.width() + gap
        return wide

    def _size_edge(self, wished: float) -> int:
        """Give the buttons at the edge the largest letters with which they fit in a row; return the width."""
        small = self._small
        for scale in letter_sizes(wished, _LEAST, self._growth * _SMALL):
            theme = replace(self.theme, text_scale=scale)
            closed_up = ((False, _CLOSER), (True, _CLOSER))
            for tight, part in ((False, 1.0), *closed_up) if scale == wished else closed_up:
                gap = self._edge_gap = theme.space(part)
                for button in small:
                    button.tighten(int(tight))
                    button.set_theme(theme)
                wide = sum(button.sizeHint().width() + gap for button in small) + _APART * gap
                if wide <= self.width() - 2 * gap:
                    return wide
        return wide

    def _title_font(self) -> QFont:
        font = self.theme.font("title")
        font.setPixelSize(self._title)
        return font

    @safe_paint
    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the room, the cards, and the name of the game above the buttons."""
        del event
        painter = QPainter(self)
        painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
        table = self.table
        ratio = self.devicePixelRatioF()
        room = self._room_picture.of(self.theme.scheme, CAMPLI, self.size(), ratio, table, self.corners)
        painter.drawPixmap(0, 0, room)
        if self._prizes:
            from cucu_desktop.ui.pages.evening.shelf_painter import paint_shelf  # noqa: PLC0415 - rarely needed

            paint_shelf(painter, self.theme, self._art, self._prizes, QSizeF(self.size()), table)
        shown = [button.geometry() for button in self.shown]
        half = (max(rect.right() for rect in shown) - min(rect.left() for rect in shown)) / 2
        width = table.width() * _CARD
        for design, across, down, turn in _CARDS:
            away = max(abs(across) * table.width(), half + width * 0.75)
            y = table.center().y() + down * table.height()
            if away + width > self.width() / 2:  # no room beside the buttons: partly visible above them
                away, y = abs(across) * table.width(), self._lettering.bottom() + (down - 0.1) * width
            x = table.center().x() + (away if across > 0 else -away)
            self._art.lay_card(painter, ("cucco", design), QPointF(x, y), width, turn, lift=1)
        paint_title(painter, self.theme, self._title_font(), self._lettering)

    def take_focus(self) -> None:
        """Focus the first offer, the most likely choice."""
        self.shown[0].setFocus()

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        if self._laid_for != self.size():
            self._arrange()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if self._laid_for != self.size():
            self._arrange()

    def changeEvent(self, event: QEvent) -> None:
        """Hide the buttons at the edge while a page is shown over the table."""
        if event.type() == QEvent.Type.EnabledChange:  # partly covered they would look like litter
            self._show_edge(wanted=self.isEnabled())
        super().changeEvent(event)
