"""Famous deals: the collection of scenarios, each with its story and a choice of seat."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QRectF, QSizeF, Qt, Signal
from PySide6.QtGui import QPainter, QPixmap
from PySide6.QtWidgets import QComboBox, QLabel

from cucu_desktop.match.scenario.collection import collected
from cucu_desktop.names import as_named
from cucu_desktop.ui.pages.list_page import Act, Section
from cucu_desktop.ui.pages.row_list import Row
from cucu_desktop.ui.text.wording import Wording
from cucu_desktop.ui.widgets.language import tr
from cucu_desktop.ui.widgets.notices import name_choice
from cucu_desktop.ui.widgets.paper_widgets import written
from cucu_desktop.ui.widgets.seat_geometry import CARD_HEIGHT

if TYPE_CHECKING:
    from PySide6.QtGui import QResizeEvent

    from cucu_desktop.match.scenario.collection import CollectedScenario
    from cucu_desktop.ui.play.context import Context
    from cucu_desktop.ui.widgets.art import Art

CARD: Final = 112
MOST_CARDS: Final = 7
"""The most cards of a deal that are shown, and the width of a card."""
_STEP: Final = 1.05
"""Distance between cards, in card widths: more than 1, or the names would be covered."""
_LEAST: Final = 40


class FamousSection(Section):
    """The deals of one game, with a choice of games."""

    played = Signal(object, int)
    """Play a deal from this seat."""
    shown = Signal(object, int)
    """Show a deal as it is written, from this seat."""

    def __init__(self, context: Context, game: str) -> None:
        """List the deals of this game first."""
        super().__init__(context.theme)
        self._context = context
        self._entries = collected()
        self._entry: CollectedScenario | None = None
        self._games, self.seats = QComboBox(), QComboBox()
        for each in dict.fromkeys(entry.game for entry in self._entries):
            self._games.addItem(context.game_name(each), each)
        self._games.setCurrentIndex(max(0, self._games.findData(game)))
        self._title = written("", "bubble", "call", wrap=True)
        self._notes = written("", "body", wrap=True)
        self._who = written("", "small", "third", wrap=True)
        ask = written(tr("Collection", "Choose your seat"), "body", wrap=True)
        self._cards = QLabel()
        self._cards.setMinimumWidth(1)
        self.seats.setAccessibleName(ask.text())
        ask.setBuddy(self.seats)
        self.add(self._games, self._title, self._notes, self._cards, self._who, ask, self.seats)
        name_choice(self._games, tr("Common", "Game"))
        self._games.activated.connect(lambda _: self.filled.emit())

    @property
    def entry(self) -> CollectedScenario:
        assert self._entry is not None  # every game has deals
        return self._entry

    @property
    def seat(self) -> int:
        """The seat from which it is played or shown."""
        return int(self.seats.currentData())

    def rows(self) -> list[Row]:
        game, language = self._games.currentData(), self._context.preferences.language
        titles = {entry.name: entry.title(language) for entry in self._entries if entry.game == game}
        return [
            Row((game, name), title)
            for name, title in sorted(titles.items(), key=lambda row: row[1].casefold())
        ]

    def choose(self, row: Row | None) -> None:
        """Describe a deal; the seat with most decisions is selected until the user chooses one."""
        assert row is not None  # every game has deals
        entry = self._entry = next(each for each in self._entries if (each.game, each.name) == row.key)
        wording = self._context.words_of(entry.game)
        self._title.setText(entry.title(wording.language))
        self._notes.setText(entry.notes(wording.language))
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

    def acts(self) -> list[Act | None]:
        return [
            Act(tr("Common", "Play"), lambda: self.played.emit(self.entry, self.seat)),
            Act(tr("Album", "Watch"), lambda: self.shown.emit(self.entry, self.seat)),
        ]

    def _show_cards(self) -> None:
        if self._entry is not None:
            beside = 1 + _STEP * (len(self._entry.cards[:MOST_CARDS]) - 1)
            room = self.width() - self.theme.space(4)
            wide = min(self.theme.px(CARD), max(_LEAST, int(room / max(1.0, beside))))
            self._cards.setPixmap(_fan(self._context.art, self._entry, wide))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if event.size().width() != event.oldSize().width():
            self._show_cards()

    def save_state(self) -> tuple[str, int]:
        return self.entry.game, self.seat

    def restore_state(self, state: tuple[str, int]) -> None:
        game, seat = state
        self._games.setCurrentIndex(self._games.findData(game))
        self.seats.setCurrentIndex(max(0, self.seats.findData(seat)))


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
