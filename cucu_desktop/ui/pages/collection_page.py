"""The collection of deals: a description of each, and the choice of a seat."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QRectF, QSize, QSizeF, Qt, Signal
from PySide6.QtGui import QPainter, QPixmap
from PySide6.QtWidgets import (
    QBoxLayout,
    QComboBox,
    QFrame,
    QLabel,
    QListWidgetItem,
    QScrollArea,
    QVBoxLayout,
    QWidget,
)

from cucu_desktop.match.scenario.collection import collected
from cucu_desktop.names import as_named
from cucu_desktop.ui.text.wording import Wording
from cucu_desktop.ui.widgets.language import tr
from cucu_desktop.ui.widgets.log_row_delegate import TEXT, RowList
from cucu_desktop.ui.widgets.notices import name_choice
from cucu_desktop.ui.widgets.page import Page
from cucu_desktop.ui.widgets.paper_widgets import written
from cucu_desktop.ui.widgets.pictures.vignette import Vignette
from cucu_desktop.ui.widgets.scrolling.scroll_fade import ScrollFade
from cucu_desktop.ui.widgets.seat_geometry import CARD_HEIGHT

if TYPE_CHECKING:
    from collections.abc import Callable

    from PySide6.QtCore import QRect
    from PySide6.QtGui import QResizeEvent, QShowEvent

    from cucu_desktop.match.scenario.collection import CollectedScenario
    from cucu_desktop.ui.widgets.art import Art
    from cucu_desktop.ui.widgets.theme import Theme

CARD: Final = 112
MOST_CARDS: Final = 7
"""The most cards of a deal that are shown, and the width of a card."""
_STEP: Final = 1.05
"""Distance between cards, in card widths: more than 1, or the names would be covered."""
_LEAST: Final = 40
_HIGH: Final = 0.36
"""The largest height of the cards, as a fraction of the visible page."""
_WIDE: Final = 580
"""Width from which list and description are side by side."""


class CollectionPage(Page):
    """All deals of the collection, grouped by game, with a selected deal and seat."""

    played = Signal(object, int)
    """Play a deal from this seat."""
    shown = Signal(object, int)
    """Show a deal as it is written, from this seat."""
    WIDTH = 1000

    def __init__(
        self,
        theme: Theme,
        art: Art,
        words_of: Callable[[str], Wording],
        game: str,
        name: str = "",
    ) -> None:
        """Open the collection.

        Args:
            theme: colours and text size.
            art: the pictures of the cards.
            words_of: returns the words of a game.
            game: the id of the game whose deals are listed first.
            name: the name of the deal selected first, if any.
        """
        super().__init__(theme)
        self._words_of, self._first = words_of, (game, name)
        self._entries = collected()
        self._listed: list[CollectedScenario] = []
        self._games = QComboBox()
        self.title.setText(tr("Collection", "Memorable deals"))
        for each in dict.fromkeys(entry.game for entry in self._entries):
            self._games.addItem(words_of(each).choices.game(each)["name"], each)
        self._games.setCurrentIndex(max(0, self._games.findData(game)))
        self._list = RowList(theme)
        self._list.setAccessibleName(tr("Collection", "Memorable deals"))
        self._page = _Page(theme, art)
        self._both = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        self._both.addWidget(self._list, 2)
        self._both.addWidget(self._page, 3)
        self.head.addWidget(self._games)
        name_choice(self._games, tr("Collection", "Game"))
        self.body.addLayout(self._both, 1)
        self.foot.addStretch(1)
        self._back, self._show = (
            self.button(tr("Collection", "Back")),
            self.button(tr("Collection", "Show me")),
        )
        self._play = self.button(tr("Collection", "Play this deal"), loud=True)
        self._games.activated.connect(self._fill)
        self._list.currentItemChanged.connect(lambda _now, _before: self._turn())
        self._list.itemActivated.connect(lambda _: self._play.click())
        self._back.clicked.connect(self.closed)
        self._show.clicked.connect(lambda: self.shown.emit(self.entry, self.seat))
        self._play.clicked.connect(lambda: self.played.emit(self.entry, self.seat))
        self._fill()

    @property
    def entry(self) -> CollectedScenario:
        """The selected deal."""
        return self._listed[max(0, self._list.currentRow())]

    @property
    def seat(self) -> int:
        """The seat from which it is played or shown."""
        return int(self._page.seats.currentData())

    def sizeHint(self) -> QSize:
        return QSize(self.theme.px(self.WIDTH), 10_000)

    def _height_for(self, width: int) -> int:
        del width
        return 10_000

    def fit_into(self, area: QRect) -> None:
        """Centre the page; where it is narrow the description is below the list."""
        wide = min(self.theme.px(self.WIDTH), area.width()) >= self.theme.px(_WIDE)
        way = QBoxLayout.Direction.LeftToRight if wide else QBoxLayout.Direction.TopToBottom
        self._both.setDirection(way)
        self._both.setSpacing(self.theme.space(6 if wide else 2))
        super().fit_into(area)

    def _fill(self) -> None:
        """List the deals of the selected game; keep the selected deal if it is among them."""
        game, before = self._games.currentData(), self._first
        if self._listed:
            before = self.entry.game, self.entry.name
        language = self._words_of(game).language
        listed = (entry for entry in self._entries if entry.game == game)
        self._listed = sorted(listed, key=lambda entry: entry.title(language).casefold())
        self._list.blockSignals(True)
        self._list.clear()
        for entry in self._listed:
            item = QListWidgetItem(entry.title(language))
            item.setData(TEXT, entry.title(language))
            self._list.addItem(item)
        chosen = (row for row, each in enumerate(self._listed) if (each.game, each.name) == before)
        self._list.setCurrentRow(next(chosen, 0))
        self._list.blockSignals(False)
        self._list.scrollToItem(self._list.currentItem())
        self._turn()

    def _turn(self) -> None:
        self._page.tell(self.entry, self._words_of(self.entry.game))

    def save_state(self) -> tuple[str, str, int]:
        """Return the selected deal, by game and name, and the seat."""
        return self.entry.game, self.entry.name, self.seat

    def restore_state(self, state: tuple[str, str, int]) -> None:
        game, name, seat = state
        self._games.setCurrentIndex(self._games.findData(game))
        self._first, self._listed = (game, name), []
        self._fill()
        self._page.seats.setCurrentIndex(self._page.seats.findData(seat))

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self._list.setFocus()
        self._list.scrollToItem(self._list.currentItem())


class _Page(QScrollArea):
    """The description of a deal, its players, and the choice of a seat."""

    def __init__(self, theme: Theme, art: Art) -> None:
        super().__init__()
        self.theme, self._art = theme, art
        self._entry: CollectedScenario | None = None
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setWidgetResizable(True)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setMinimumHeight(150)
        ScrollFade(self, theme)
        self._title = written("", "bubble", "call", wrap=True)
        self._notes = written("", "body", wrap=True)
        self._who = written("", "small", "third", wrap=True)
        ask = written(tr("Collection", "Choose your seat"), "body", wrap=True)
        self._cards, self._end = QLabel(), Vignette(theme, "ledgers")
        self.seats = QComboBox()
        self.seats.setAccessibleName(ask.text())
        ask.setBuddy(self.seats)
        inside = QWidget()
        lines = QVBoxLayout(inside)
        lines.setContentsMargins(0, 0, theme.space(2), 0)
        lines.setSpacing(theme.space(2))
        for widget in (self._title, self._notes, self._cards, self._who, ask, self.seats):
            lines.addWidget(widget)
        lines.addWidget(self._end, 1)
        self.setWidget(inside)

    def _show_cards(self) -> None:
        """Show the cards as large as the width allows, with the choice of a seat still visible."""
        if self._entry is None:
            return
        beside = 1 + _STEP * (len(self._entry.cards[:MOST_CARDS]) - 1)
        room = self.viewport().width() - self.theme.space(4)
        high = self.viewport().height() * _HIGH / CARD_HEIGHT
        wide = min(self.theme.px(CARD), max(_LEAST, int(min(room / max(1.0, beside), high))))
        self._cards.setPixmap(_fan(self._art, self._entry, wide))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if event.size() != event.oldSize():
            self._show_cards()

    def tell(self, entry: CollectedScenario, wording: Wording) -> None:
        """Describe a deal; the seat with most decisions is selected until the user chooses one."""
        self._title.setText(entry.title(wording.language))
        self._notes.setText(entry.notes(wording.language))
        self._entry = entry
        self._show_cards()
        cards = Wording(wording.language, entry.game, pack=entry.pack.name).cards
        self._cards.setAccessibleName(", ".join(cards.kind(card) for card in entry.cards[:MOST_CARDS]))
        self._cards.setVisible(bool(entry.cards))
        self._who.setText(" · ".join(_seat_told(seat, wording) for seat in entry.scenario["seats"]))
        self.seats.clear()
        for number, name in enumerate(entry.seats):
            if name in entry.playing:
                deals = number == entry.dealer
                told = tr("Collection", "{name} (dealer)") if deals else "{name}"
                self.seats.addItem(told.format(name=name), number)
        self.seats.setCurrentIndex(max(0, self.seats.findData(entry.busiest)))


def _fan(art: Art, entry: CollectedScenario, wide: int) -> QPixmap:
    """Draw the cards that illustrate a deal, in a row."""
    cards, pack = entry.cards[:MOST_CARDS], entry.pack.name
    step, high = wide * _STEP, wide * CARD_HEIGHT
    size = QSizeF(wide + step * max(0, len(cards) - 1), high) if cards else QSizeF(1, 1)
    picture = QPixmap((size * art.ratio).toSize())
    picture.setDevicePixelRatio(art.ratio)
    picture.fill(Qt.GlobalColor.transparent)
    painter = QPainter(picture)
    painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
    for number, card in enumerate(cards):
        face = art.card(card, wide, pack=pack)
        painter.drawPixmap(QRectF(number * step, 0, wide, high), face, QRectF(face.rect()))
    painter.end()
    return picture


def _seat_told(seat: dict[str, object], wording: Wording) -> str:
    """Return the player of a seat, with the tokens if they differ from the initial number."""
    name = as_named(str(seat["name"]))
    if seat.get("dummy"):
        return tr("Collection", "{name} is a dummy").format(name=name)
    if seat.get("out"):
        return tr("Collection", "{name} is out").format(name=name)
    tokens = seat.get("tokens")
    return f"{name}, {wording.numbers.tokens(tokens)}" if isinstance(tokens, int) else name
