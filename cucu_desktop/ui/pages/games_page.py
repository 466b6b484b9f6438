"""The choice of a game: a slip for each, with a short description."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QEvent, QObject, QRect, Qt, Signal
from PySide6.QtGui import QCursor, QKeyEvent, QPainter
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QLabel, QPushButton, QSizePolicy, QVBoxLayout, QWidget

from cucu_desktop.games.catalogue import CATALOGUE, GAMES
from cucu_desktop.ui.pages.game_groups import group_name, grouped, headed, placed
from cucu_desktop.ui.pages.worded_page import WordedPage
from cucu_desktop.ui.text.wording import Wording
from cucu_desktop.ui.widgets.language import tr
from cucu_desktop.ui.widgets.paper_widgets import Button, written
from cucu_desktop.ui.widgets.safe_paint import safe_paint
from cucu_desktop.ui.widgets.seat_geometry import CARD_HEIGHT
from cucu_desktop.ui.widgets.soon import soon
from cucu_desktop.ui.widgets.woodcut import Cut, cut

if TYPE_CHECKING:
    from PySide6.QtGui import QPaintEvent, QShowEvent

    from cucu_desktop.games.game import Game
    from cucu_desktop.ui.widgets.art import Art
    from cucu_desktop.ui.widgets.theme import Theme

TILE: Final = 240
"""The least width of a tile."""
MOST_BESIDE: Final = 5
ROOMY_ROWS: Final = 3
"""With more rows than these the tiles are dense."""
MOST_SNUG: Final = 3
"""With fewer tiles in a row than this, one more is worth small letters on their buttons."""
TOLD: Final = 360
"""The least width of the description of a game between the buttons at the bottom."""
_LOW: Final = 460
"""On a page lower than this a tile does not fit with its buttons at the bottom."""


def pack_name(pack: str) -> str:
    """Return a short name of a pack."""
    return {
        "cucco": tr("Games", "40 Cucù cards"),
        "standard52": tr("Games", "52 cards"),
        "italian40": tr("Games", "40 Italian cards"),
        "gnav": tr("Games", "42 Gnav cards"),
        "slabberjan": tr("Games", "42 wooden pieces"),
        "kille": tr("Games", "42 Kille cards"),
    }[pack]


class GamesPage(WordedPage):
    """All games: for each, buttons to play at once, set up, read the rules, take the lesson.

    Attributes:
        tiles: the tiles, by the ids of the games.
        headings: the headings of the groups.
    """

    played = Signal(str)
    laid = Signal(str)
    rules_wanted = Signal(str)
    lesson_wanted = Signal(str)
    collection_wanted = Signal()
    WIDTH = 1480

    def __init__(self, theme: Theme, wording: Wording, art: Art) -> None:
        super().__init__(theme, wording)
        self.title.setText(tr("Games", "Choose a game"))
        self._by_place = self._is_dense = False
        self._places: dict[str, tuple[int, int]] = {}
        self.headings: list[QLabel] = []
        self._grid = QGridLayout()
        self._grid.setContentsMargins(0, 0, 0, 0)
        self.body.addLayout(self._grid)
        self.told = written("", "body", wrap=True)
        self.told.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.tiles = {game.id: _Game(theme, wording, art, game) for game in CATALOGUE}
        for game, tile in self.tiles.items():
            tile.play.clicked.connect(lambda _=False, game=game: self.played.emit(game))
            tile.lay.clicked.connect(lambda _=False, game=game: self.laid.emit(game))
            tile.rules.clicked.connect(lambda _=False, game=game: self.rules_wanted.emit(game))
            tile.lesson.clicked.connect(lambda _=False, game=game: self.lesson_wanted.emit(game))
            for watched in (tile, *tile.buttons):
                watched.installEventFilter(self)
        self._arrange(1)
        self._sort = self.button(tr("Games", "By place"))
        self._sort.clicked.connect(self._sort_otherwise)
        collection = self.button(tr("Collection", "Memorable deals"))
        collection.clicked.connect(self.collection_wanted)
        self.foot.addStretch()
        self.foot.addWidget(self.told, 1)  # a fixed position, however long the list
        back = self.button(tr("Games", "Back"))
        back.clicked.connect(self.closed)
        self._at_foot = (self._sort, collection, back)
        self._tell_first()

    def _sort_otherwise(self) -> None:
        """Group the games by place instead of by kind, or the reverse."""
        self._by_place = not self._by_place
        self.label(self._sort, tr("Games", "By kind") if self._by_place else tr("Games", "By place"))
        for tile in self.tiles.values():
            tile.set_by_place(by_place=self._by_place)
        self._tell_first()
        self.refit()

    def fit_into(self, area: QRect) -> None:
        """Centre the page, with as many tiles in a row as can be read."""
        gap, around = self.theme.space(2), self.theme.space(18)
        width = min(self.theme.px(self.WIDTH), area.width() - 2 * self.theme.space(3)) - around
        beside = self._columns(width, gap, snug=True)
        usual = self._columns(width, gap, snug=False)
        if usual < min(beside, MOST_SNUG):
            self._columns(width, gap, snug=True)
        else:
            beside = usual
        self._is_dense = len(self.tiles) > beside * ROOMY_ROWS
        for tile in self.tiles.values():
            tile.set_low(low=area.height() < self.theme.px(_LOW))
            tile.set_dense(dense=self._is_dense)
        buttons = sum(button.sizeHint().width() + gap for button in self._at_foot)
        is_told = width - buttons >= self.theme.px(TOLD)
        self.told.setVisible(is_told)
        for tile in self.tiles.values():
            tile.describe(in_tooltip=not is_told)
        self._arrange(beside)
        self._tell_first()
        self._grid.setVerticalSpacing(self.theme.space(0.5 if self._is_dense else 1.5))
        super().fit_into(area)

    def _fit_head(self, area: QRect) -> None:
        super()._fit_head(area)
        if self._is_dense:
            self._rule.hide()

    def _above(self, area: QRect) -> int:
        return self.theme.space(1) if self._is_dense else super()._above(area)

    def _columns(self, width: int, gap: int, *, snug: bool) -> int:
        """Make the letters of the buttons small or not; return the number of tiles in a row."""
        for tile in self.tiles.values():
            tile.set_snug(snug=snug)
            tile.polish()
        widest = max(self.theme.px(TILE), *(t.minimumSizeHint().width() for t in self.tiles.values()))
        return min(MOST_BESIDE, max(1, (width + gap) // (widest + gap)))

    def _tell_first(self) -> None:
        """Describe the game under the mouse, else the game with the focus."""
        tiles = list(self.tiles.values())
        at = next((tile for tile in tiles if _is_under_mouse(tile)), None)
        focused = next(
            (tile for tile in tiles if any(button.hasFocus() for button in tile.buttons)), tiles[0]
        )
        self.told.setText((at or focused).line)

    def _tell(self, watched: QObject) -> None:
        """Describe the game under the mouse, or with the focus."""
        for tile in self.tiles.values():
            if watched is tile or watched in tile.buttons:
                self.told.setText(tile.line)

    def _arrange(self, columns: int) -> None:
        groups = grouped(CATALOGUE, by_place=self._by_place)
        self._places = placed(groups, columns)
        for heading in self.headings:
            self._grid.removeWidget(heading)
            heading.deleteLater()
        self.headings = []
        for game, (row, column) in self._places.items():
            self._grid.addWidget(self.tiles[game], 2 * row + 1, column)
        for group, row, column, wide in headed(groups, self._places):
            heading = written(group_name(group), "name", "call")
            self.headings.append(heading)
            self._grid.addWidget(heading, 2 * row, column, 1, wide)
            heading.show()
        for column in range(MOST_BESIDE):
            self._grid.setColumnStretch(column, 1 if column < columns else 0)
        self._grid.setSpacing(self.theme.space(1.5))

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Move from game to game by the arrows, to the same button of each; describe the game."""
        if event.type() in (QEvent.Type.FocusIn, QEvent.Type.Enter):
            self._tell(watched)
        if isinstance(event, QKeyEvent) and event.type() == QEvent.Type.KeyPress:
            step = {
                Qt.Key.Key_Left: (0, -1),
                Qt.Key.Key_Right: (0, 1),
                Qt.Key.Key_Up: (-1, 0),
                Qt.Key.Key_Down: (1, 0),
            }.get(Qt.Key(event.key()))
            if step is not None:
                self._walk(watched, *step)
                return True
        return super().eventFilter(watched, event)

    def _walk(self, button: QObject, down: int, along: int) -> None:
        """Go to the nearest game in another row, or to the next or last one in reading order."""
        games = list(self._places)
        here = next(game for game, tile in self.tiles.items() if button in tile.buttons)
        row, column = self._places[here]
        if along:
            at = games.index(here) + along
            found = games[at] if 0 <= at < len(games) else None
        else:
            others = [game for game in games if self._places[game][0] == row + down]
            found = min(others, key=lambda game: abs(self._places[game][1] - column), default=None)
        if found is not None:
            there = self.tiles[found].buttons[self.tiles[here].buttons.index(button)]
            there.setFocus(Qt.FocusReason.TabFocusReason)
            self._scroll.ensureWidgetVisible(self.tiles[found])

    def save_state(self) -> bool:
        """Return whether the games are grouped by place."""
        return self._by_place

    def restore_state(self, state: bool) -> None:  # noqa: FBT001 - as `save_state` returns it
        if state:
            self._sort_otherwise()

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self.tiles[next(iter(self._places))].play.setFocus()
        soon(self, self._tell_first)  # the mouse may be over a tile already, without an event


def _is_under_mouse(widget: QWidget) -> bool:
    return widget.isVisible() and widget.rect().contains(widget.mapFromGlobal(QCursor.pos()))


def _players_told(game: Game) -> str:
    seats = game.seats_of(game.usual)
    if seats[0] == seats[-1]:
        return tr("Games", "{number} players").format(number=seats[0])
    return tr("Games", "{low}–{high} players").format(low=seats[0], high=seats[-1])


class _Game(QWidget):
    """The tile of a game: its card, name, kind or place, and buttons."""

    CARD: Final = 50
    DENSE: Final = 34
    """Card widths: usual, and in a dense tile."""
    CUT: Final = Cut(face="cream", line=1.6, drop=2.5)

    def __init__(self, theme: Theme, wording: Wording, art: Art, game: Game) -> None:
        super().__init__()
        self._game, self.theme, self._art = game, theme, art
        self._pack = game.pack_of(game.usual).name
        self._is_low = self._is_dense = self._is_by_place = False
        told, self._players = wording.choices.game(game.id), _players_told(game)
        self._picture = QLabel()
        self._picture.setScaledContents(True)
        played = next(each.id for each in GAMES.values() if each.pack_of(each.usual).name == self._pack)
        cards = Wording(wording.language, played, pack=self._pack).cards
        self._picture.setAccessibleName(cards.kind(game.emblem))
        self._name = written(told["name"], "button", "call", wrap=True)
        self._like = written(told["like"], "small", wrap=True)
        self._where = written(told["place"], "small", "third", wrap=True)
        self._with = written(f"{pack_name(self._pack)} · {self._players}", "small", "third", wrap=True)
        self._line = str(told["line"])
        self.play, self.lay = Button(tr("Games", "Play")), Button(tr("Games", "Set up"))
        self.rules, self.lesson = Button(tr("Games", "Rules")), Button(tr("Games", "Learn"))
        self.play.setAccessibleDescription(self._line)  # the tile has no room for it
        self._buttons = QHBoxLayout()
        for button in self.buttons:
            button.setSizePolicy(QSizePolicy.Policy.Maximum, QSizePolicy.Policy.Fixed)
            self._buttons.addWidget(button)
            button.setProperty("slim", True)
            button.setProperty("tight", True)
            button.setAccessibleName(f"{button.text()}: {told['name']}")
        self.play.setProperty("loud", True)
        self._buttons.addStretch(1)
        self._words = QVBoxLayout()
        for label in (self._name, self._like, self._where, self._with):
            self._words.addWidget(label)
        self._words.addStretch(1)
        self._top = QHBoxLayout()
        self._top.addWidget(self._picture, 0, Qt.AlignmentFlag.AlignTop)
        self._top.addLayout(self._words, 1)
        self._all = QVBoxLayout(self)
        self._all.addLayout(self._top, 1)
        self._all.addLayout(self._buttons)
        self._show_lines()
        self._lay_out()

    @property
    def buttons(self) -> tuple[QPushButton, ...]:
        """The buttons of the game."""
        return (self.play, self.lay, self.rules, self.lesson)

    @property
    def line(self) -> str:
        """The description of the game, with the number of players if the tile does not show it."""
        return f"{self._line} {self._players}." if self._is_dense else self._line

    def describe(self, *, in_tooltip: bool) -> None:
        """Set the description as the tooltip, unless the page shows it at its foot."""
        self.setToolTip(f"{self._line} {self._players}." if in_tooltip else "")

    def set_dense(self, *, dense: bool) -> None:
        """Reduce the height to the minimum, for many rows."""
        if dense != self._is_dense:
            self._is_dense = dense
            self._show_lines()
            self._lay_out()

    def set_snug(self, *, snug: bool) -> None:
        """Make the letters of the buttons small, or of their usual size."""
        for button in self.buttons:
            if bool(button.property("snug")) != snug:
                button.setProperty("snug", snug)
                button.style().unpolish(button)
                button.style().polish(button)

    def set_by_place(self, *, by_place: bool) -> None:
        """Show the place of the game instead of its kind."""
        self._is_by_place = by_place
        self._show_lines()

    def _show_lines(self) -> None:
        """Show the lines that fit beside the card, below the name."""
        self._like.setVisible(not self._is_by_place)
        self._where.setVisible(self._is_by_place)
        self._with.setVisible(not self._is_dense)

    def set_low(self, *, low: bool) -> None:
        """Adapt the tile to a page on which little or more is visible at once."""
        if low != self._is_low:
            self._is_low = low
            self._lay_out()

    def polish(self) -> None:
        """Resolve the layout, so that all widths are final."""
        for part in self.findChildren(QWidget):
            part.ensurePolished()
        self._buttons.invalidate()
        self._all.invalidate()

    def _lay_out(self) -> None:
        """Put the buttons last, but first where there is little room: playing needs no scrolling."""
        theme = self.theme
        card = theme.px(self.DENSE if self._is_dense else self.CARD)
        self._picture.setPixmap(self._art.card(self._game.emblem, card, pack=self._pack))
        self._picture.setFixedSize(card, round(card * CARD_HEIGHT))
        side, pad = theme.space(1.5), theme.space(0.75 if self._is_dense else 2)
        self._all.setContentsMargins(side, pad, side + 2, pad + 3)
        self._all.setSpacing(theme.space(0.25 if self._is_dense else 1))
        self._top.setSpacing(theme.space(2))
        self._words.setSpacing(0)
        self._buttons.setSpacing(theme.space(0.5))
        self._buttons.setContentsMargins(3, 2, 0, 3)
        self._all.removeItem(self._buttons)
        self._all.insertLayout(0 if self._is_low else -1, self._buttons)
        self.update()

    @safe_paint
    def paintEvent(self, event: QPaintEvent) -> None:
        del event
        painter = QPainter(self)
        painter.drawPixmap(0, 0, cut(self.theme, self.size(), self.devicePixelRatioF(), self.CUT))
