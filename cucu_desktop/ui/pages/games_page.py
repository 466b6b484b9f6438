"""The choice of a game: a tile for each, and a leaf about the selected one."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QRect, QSize, Qt, Signal
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import (
    QGridLayout,
    QHBoxLayout,
    QLabel,
    QRadioButton,
    QSizePolicy,
    QWidget,
)

from cucu_desktop.games.catalogue import CATALOGUE, GAMES
from cucu_desktop.games.game import TrickGame
from cucu_desktop.ui.pages.boxes import in_column
from cucu_desktop.ui.text.wording import Wording
from cucu_desktop.ui.widgets.language import tr
from cucu_desktop.ui.widgets.page import Page
from cucu_desktop.ui.widgets.paper_widgets import written
from cucu_desktop.ui.widgets.safe_paint import safe_paint
from cucu_desktop.ui.widgets.seat_geometry import CARD_HEIGHT
from cucu_desktop.ui.widgets.themed import Themed
from cucu_desktop.ui.widgets.woodcut import RING, Cut, cut

if TYPE_CHECKING:
    from collections.abc import Collection, Iterable, Mapping, Sequence

    from PySide6.QtGui import QMouseEvent, QPaintEvent

    from cucu_desktop.games.game import Game
    from cucu_desktop.ui.widgets.art import Art
    from cucu_desktop.ui.widgets.theme import Theme


MOST_BESIDE: Final = 5
"""The most tiles in a row."""
_TILE: Final = 130
"""The least width of a tile, at the usual text size."""
_LABEL: Final = 84
"""The width of the names of the groups."""
_LEAF: Final = 2
"""The number of rows and of columns that the leaf takes among the tiles."""
_CARDS: Final = (52, 34)
_LEAF_CARD: Final = 84
"""Card widths on a tile, in a high window and in a low one, and on the leaf."""


def kind_of(game: Game) -> str:
    if isinstance(game, TrickGame):
        return "tricks"
    return {"cucco": "one card", "standard52": "standard"}.get(game.pack_of(game.usual).name, "north")


def group_name(group: str) -> str:
    return {
        "one card": tr("Games", "One card"),
        "tricks": tr("Games", "Tricks"),
        "north": tr("Games", "The north"),
        "standard": tr("Games", "52 cards"),
    }[group]


def grouped(games: Iterable[Game]) -> dict[str, list[str]]:
    """Return the ids of the games by group, in the order of the catalogue."""
    groups: dict[str, list[str]] = {}
    for game in games:
        groups.setdefault(kind_of(game), []).append(game.id)
    return groups


def placed(groups: Mapping[str, Sequence[str]], columns: int) -> dict[str, tuple[int, int]]:
    """Return row and column of each game: a group begins a row, and goes on in the next if it must."""
    found, row = {}, 0
    for games in groups.values():
        for index, game in enumerate(games):
            found[game] = row + index // columns, index % columns
        row += -(-len(games) // columns)
    return found


def pack_name(pack: str) -> str:
    return {
        "cucco": tr("Games", "40 Cucù cards"),
        "standard52": tr("Games", "52 cards"),
        "italian40": tr("Games", "40 Italian cards"),
        "gnav": tr("Games", "42 Gnav cards"),
        "slabberjan": tr("Games", "42 wooden pieces"),
        "kille": tr("Games", "42 Kille cards"),
    }[pack]


class GamesPage(Page):
    """All games: a click or an arrow selects one, Enter or a double click begins it at its last table.

    Attributes:
        tiles: the tiles, by the ids of the games.
        leaf: what concerns the selected game, with its buttons.
    """

    played = Signal(str)
    laid = Signal(str)
    rules_wanted = Signal(str)
    lesson_wanted = Signal(str)

    def __init__(
        self, theme: Theme, wording: Wording, art: Art, last: str, known: Collection[str] = ()
    ) -> None:
        """Build the page.

        Args:
            theme: colours and text size.
            wording: the words of the language.
            art: the pictures of the cards.
            last: the id of the game that is selected at first.
            known: the ids of the games whose lesson was taken, or of which a game was finished.
        """
        super().__init__(theme)
        self.wording = wording
        self.title.setText(tr("Games", "Other games"))
        self._grid = QGridLayout()
        self._grid.setContentsMargins(0, 0, 0, 0)
        self._labels = {group: written(group_name(group), "name", "call") for group in grouped(CATALOGUE)}
        self.leaf = _Leaf(theme, wording, art)
        self.tiles = {game.id: _Tile(theme, wording, art, game, known=game.id in known) for game in CATALOGUE}
        self.body.addLayout(self._grid)
        back = self.button(tr("Common", "Back"), back=True)
        back.clicked.connect(self.closed)
        self.lesson = self.button(tr("Common", "Show me how"))
        self.rules = self.button(tr("Common", "Rules"))
        self.lay = self.button(tr("Common", "Players and rules"))
        self.foot.addStretch(1)
        self.play = self.button(tr("Common", "Play"), loud=True)
        ways = {
            self.lesson: self.lesson_wanted,
            self.rules: self.rules_wanted,
            self.lay: self.laid,
            self.play: self.played,
        }
        for button, wanted in ways.items():
            button.clicked.connect(lambda _=False, wanted=wanted: wanted.emit(self.game))
        for game, tile in self.tiles.items():
            tile.toggled.connect(lambda on, game=game: self._show(game) if on else None)
            tile.opened.connect(self.play.click)
        self.tiles[last].setChecked(True)

    def _show(self, game: str) -> None:
        self.game, self.first_focus = game, self.tiles[game]
        self.leaf.show_game(GAMES[game])
        self.refit()
        self.show_in_full(self.tiles[game])

    def fit_into(self, area: QRect) -> None:
        """Place the page, with as many tiles in a row as can be read, with small cards where it is low."""
        gap, line = self.theme.space(2), self._line_width(self.paper_width(area)) - self.theme.space(3)
        room = line - self.theme.px(_LABEL) - gap
        columns = min(MOST_BESIDE, max(1, room // (self.theme.px(_TILE) + gap)))
        places = placed(grouped(CATALOGUE), columns)
        rows = max(row for row, _ in places.values()) + 1
        for card in _CARDS:
            for tile in self.tiles.values():
                tile.fit(room // columns - gap, card)
            high = rows * (max(tile.height() for tile in self.tiles.values()) + self.theme.space(1))
            if high <= self._most_height(area) - self._frame_height(line):
                break
        self.leaf.picture.setVisible(card == _CARDS[0])
        self._arrange(places, columns, gap)
        for part in (self._grid, self.body):  # tiles that are not shown yet do not tell their new sizes
            part.invalidate()
        super().fit_into(area)

    def _arrange(self, places: Mapping[str, tuple[int, int]], columns: int, gap: int) -> None:
        """Lay out tiles and leaf: that is beside short rows at the top, or beneath all."""
        self._grid.setHorizontalSpacing(gap)
        self._grid.setVerticalSpacing(self.theme.space(1))
        self._grid.setColumnMinimumWidth(0, self.theme.px(_LABEL))
        rows = max(row for row, _ in places.values()) + 1
        for game, (row, column) in places.items():
            self._grid.addWidget(self.tiles[game], row, column + 1)
        for group, games in grouped(CATALOGUE).items():
            self._grid.addWidget(self._labels[group], places[games[0]][0], 0)
        longest = max(column for row, column in places.values() if row < _LEAF) + 1
        if longest + _LEAF <= columns:
            self._grid.addWidget(self.leaf, 0, longest + 1, _LEAF, columns - longest)
        else:
            self._grid.addWidget(self.leaf, rows, 0, 1, columns + 1)
        self._grid.setRowStretch(rows + 1, 1)
        self._grid.setColumnStretch(columns + 1, 1)

    def save_state(self) -> str:
        return self.game

    def restore_state(self, state: str) -> None:
        self.tiles[state].setChecked(True)


def _players_told(game: Game) -> str:
    seats = game.seats_of(game.usual)
    if seats[0] == seats[-1]:
        return tr("Games", "{number} players").format(number=seats[0])
    return tr("Games", "{low}–{high} players").format(low=seats[0], high=seats[-1])


class _Leaf(QWidget):
    """The emblem, name and description of the selected game."""

    def __init__(self, theme: Theme, wording: Wording, art: Art) -> None:
        super().__init__()
        self._theme, self._wording, self._art = theme, wording, art
        self.picture = QLabel()
        self.words = (
            written("", "headline", "call", wrap=True),
            written("", wrap=True),
            written("", wrap=True),
        )
        told = in_column(*self.words, gap=theme.space(1))
        told.insertStretch(0, 1)
        told.addStretch(1)
        both = QHBoxLayout(self)
        both.setContentsMargins(theme.space(4), 0, 0, 0)
        both.setSpacing(theme.space(4))
        both.addWidget(self.picture)
        both.addLayout(told, 1)

    def show_game(self, game: Game) -> None:
        """Write all about a game."""
        told, pack = self._wording.choices.game(game.id), game.pack_of(game.usual).name
        self.picture.setPixmap(self._art.card(game.emblem, self._theme.px(_LEAF_CARD), pack=pack))
        played = next(each.id for each in GAMES.values() if each.pack_of(each.usual).name == pack)
        cards = Wording(self._wording.language, played, pack=pack).cards
        self.picture.setAccessibleName(cards.kind(game.emblem))
        where = f"{told['place']}. {pack_name(pack)}, {_players_told(game)}."
        for label, text in zip(self.words, (told["name"], told["like"], where), strict=True):
            label.setText(text)


class _Tile(Themed, QRadioButton):
    """The tile of a game: its card and name, and a tick if it is known."""

    opened = Signal()
    """It was double-clicked."""

    def __init__(self, theme: Theme, wording: Wording, art: Art, game: Game, *, known: bool) -> None:
        told = wording.choices.game(game.id)
        super().__init__(told["name"])
        self.theme, self._art, self._game, self._known = theme, art, game, known
        self._pack, self._card = game.pack_of(game.usual).name, 0
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        line = f"{told['line']} {_players_told(game)}."
        known_told = tr("Games", "Known.")
        self.setAccessibleDescription(f"{line} {known_told}" if known else line)
        self.setToolTip(told["line"])

    def fit(self, width: int, card: int) -> None:
        """Set the width in px, and that of the card at the usual text size."""
        self._card = self.theme.px(card)
        flags = Qt.AlignmentFlag.AlignCenter | Qt.TextFlag.TextWordWrap
        room = self._words_in(QRect(0, 0, width, 1000))
        words = self.theme.metrics("name").boundingRect(room, flags, self.text()).height()
        high = max(round(self._card * CARD_HEIGHT), words)
        self.setFixedSize(width, high + 2 * self.theme.space(1) + 2 * RING)

    def _words_in(self, area: QRect) -> QRect:
        """Return the room of the name on a tile of this geometry."""
        pad = RING + self.theme.space(1)
        return area.adjusted(pad + self._card + self.theme.space(1), RING, -pad, -RING - 4)

    def sizeHint(self) -> QSize:
        return self.size()

    def hitButton(self, pos: object) -> bool:
        del pos
        return True

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        super().mouseDoubleClickEvent(event)
        self.setChecked(True)
        self.opened.emit()

    @safe_paint
    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint paper, card, tick and name; the selected tile is pressed, that under the mouse raised."""
        del event
        painter = QPainter(self)
        painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
        on = self.isChecked()
        how = Cut(
            face="mark" if on else "cream",
            line=3.2 if on else 1.6,
            drop=1.5 if on else 5.0 if self.underMouse() else 3.0,
            ring=self.hasFocus(),
        )
        painter.drawPixmap(0, 0, cut(self.theme, self.size(), self.devicePixelRatioF(), how, RING))
        card = self._art.card(self._game.emblem, self._card, pack=self._pack)
        edge = RING + self.theme.space(1)
        painter.drawPixmap(edge, edge, card)
        painter.setFont(self.theme.font("name"))
        painter.setPen(self.theme.color("call"))
        flags = Qt.AlignmentFlag.AlignCenter | Qt.TextFlag.TextWordWrap
        painter.drawText(self._words_in(self.rect()), flags, self.text())
        if self._known:
            wide = round(self._card * 0.5)
            seal = QRect(edge + self._card - wide, edge + round(self._card * CARD_HEIGHT) - wide, wide, wide)
            painter.setPen(self.theme.color("ink"))
            painter.setBrush(self.theme.color("cream"))
            painter.drawEllipse(seal)
            painter.drawText(seal, Qt.AlignmentFlag.AlignCenter, "✓")
