"""The tile of a person at a real table, as large as fits: name, tokens, coins, and events of the deal."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QPointF, QRectF, QSize, QSizeF, Qt, Signal
from PySide6.QtGui import QFont, QFontMetricsF, QPainter, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from cucu_desktop.frozen import frozen
from cucu_desktop.ui.widgets.language import tr
from cucu_desktop.ui.widgets.paper_widgets import Button
from cucu_desktop.ui.widgets.safe_paint import safe_paint
from cucu_desktop.ui.widgets.soon import delete_soon
from cucu_desktop.ui.widgets.themed import Themed
from cucu_desktop.ui.widgets.woodcut import RING, Cut, cut

if TYPE_CHECKING:
    from collections.abc import Callable

    from PySide6.QtGui import QContextMenuEvent, QPaintEvent, QResizeEvent

    from cucu_desktop.ui.widgets.art import Art
    from cucu_desktop.ui.widgets.theme import Theme


_IN_A_ROW: Final = 5
_STEP: Final = 0.8
_FLOWER: Final = 0.82
"""Distance of tokens, and width of a flower, in heights of a token."""
_HEAD: Final = 0.46
"""Height of the line with the name, in heights of the content."""
_ONE_LINE, _OF_TWO = 0.72, 0.42
"""The largest font of a name in one line, or in each of two, in heights of the head."""
_PROMISED: Final = 0.2
"""Height of the line of promises, in heights of the content."""
_HAS: Final = 0.6
"""The largest font of what a player of tricks has won, in heights of its line."""
_LEAST: Final = QSize(142, 74)
_WIDE: Final = 2.1
"""The preferred ratio of width to height of a tile."""


@frozen
class Seated:
    """The content of a tile.

    Attributes:
        name: the name of the person.
        deals: whether the person deals.
        won: whether the person has won the game.
        has: in a trick game what the person has won, in words; all that follows is of exchange games.
        letter: the key that taps the tile, or "".
        tokens: the number of tokens left.
        coins: the number of coins.
        virgin: whether no token was lost yet.
        is_in: whether the person can still lose this deal.
        is_out: whether the person is out of the game, or looks on.
        lost: the entries about the person in this deal.
        asked: whether it is this person's decision.
        promised: the parts of the winnings that the person has promised, each with the name of the receiver.
    """

    name: str
    deals: bool
    won: bool
    has: str = ""
    letter: str = ""
    tokens: int = 0
    coins: int = 0
    virgin: bool = False
    is_in: bool = False
    is_out: bool = False
    lost: tuple[str, ...] = ()
    asked: bool = False
    promised: tuple[tuple[str, str], ...] = ()

    @property
    def is_live(self) -> bool:
        """Whether a tap on the person means something in this deal."""
        return self.is_in or bool(self.lost)


def mark_words(tr: Callable[[str, str], str]) -> dict[str, str]:
    """Return what can be entered about a person in a deal, in words; `tr` translates."""
    return {
        "paid": tr("Score", "lost"),
        "penalty": tr("Score", "penalty"),
        "won": tr("Score", "won a token"),
    }


def seated_told(seated: Seated, tr: Callable[[str, str], str]) -> list[str]:
    """Return the content of a tile in words, without the name; `tr` translates."""
    marks = mark_words(tr)
    told = [marks[each] for each in seated.lost]
    if seated.deals:
        told.append(tr("Common", "deals"))
    if seated.won:
        told.append(tr("Score", "has won"))
    if seated.has:
        return [seated.has, *told]
    if seated.is_out:
        told.append(tr("Common", "out"))
    else:
        told.append(tr("Score", "tokens: {number}").format(number=seated.tokens))
    if seated.virgin:
        told.append(tr("Score", "no token lost yet"))
    told.append(tr("Score", "coins: {number}").format(number=seated.coins))
    gives = tr("Access", "has promised {name} {percent} of the winnings")
    told += [gives.format(name=name, percent=part) for part, name in seated.promised]
    return told


class SeatTile(Themed, Button):
    """A person, tapped when they lose; the other mouse button enters a penalty."""

    penalised = Signal()

    def __init__(self, theme: Theme, art: Art, parent: QWidget) -> None:
        super().__init__(parent)
        self.theme, self._art = theme, art
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Ignored)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)

    def show_seat(self, seated: Seated) -> None:
        """Show a person, the first one before the tile is painted."""
        self._seated = seated
        self.setAccessibleName(seated.name)
        self.setAccessibleDescription(", ".join(self.sentences()[1:]))
        self.setEnabled(seated.is_live)
        shape = Qt.CursorShape.PointingHandCursor if seated.is_live else Qt.CursorShape.ArrowCursor
        self.setCursor(shape)
        self.update()

    def sentences(self) -> list[str]:
        return [self._seated.name, *seated_told(self._seated, tr)]

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        """Enter a penalty by the other mouse button, or a long touch where the system makes one of it."""
        event.accept()
        if self.isEnabled():
            self.penalised.emit()

    # Painting

    @safe_paint
    def paintEvent(self, event: QPaintEvent) -> None:
        del event
        seated = self._seated
        painter = QPainter(self)
        painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
        hot = self.underMouse() and self.isEnabled()
        marked = bool(seated.lost) or seated.asked or seated.won
        how = Cut(
            face="active" if marked else "mark" if hot else "paper" if seated.is_out else "cream",
            line=3.2 if hot or marked else 2.2,
            drop=1.5 if self.isDown() else 4.0,
            ring=self.hasFocus(),
        )
        painter.drawPixmap(0, 0, cut(self.theme, self.size(), self.devicePixelRatioF(), how, RING))
        pad = RING + max(9.0, self.height() * 0.07)
        inside = QRectF(self.rect()).adjusted(pad, pad, -pad - 2, -pad - 4)
        head = _HEAD if not seated.promised else _HEAD - _PROMISED / 3
        upper = QRectF(inside.topLeft(), QPointF(inside.right(), inside.top() + inside.height() * head))
        lower = QRectF(QPointF(inside.left(), upper.bottom()), inside.bottomRight())
        if seated.is_out and not seated.won and not seated.asked:
            painter.setOpacity(0.62)
        self._paint_head(painter, seated, upper)
        if seated.has:
            self._write(painter, lower, seated.has, "numeral", lower.height() * _HAS)
            return
        if seated.promised:
            line = QRectF(lower)
            line.setTop(lower.bottom() - inside.height() * _PROMISED)
            lower.setBottom(line.top())
            gives = ", ".join(f"{part} \N{RIGHTWARDS ARROW} {name}" for part, name in seated.promised)
            self._write(painter, line, gives, "bubble", line.height() * 0.95)
        self._paint_goods(painter, seated, lower)

    def _paint_head(self, painter: QPainter, seated: Seated, area: QRectF) -> None:
        """Paint the letter, the name, and the mark of the dealer."""
        left, right = area.left(), area.right()
        high = area.height()
        if seated.letter:
            side = min(high * 0.62, self.theme.px(30))
            cap = QRectF(left, area.top() + (high - side) / 2, side, side)
            painter.setPen(QPen(self.theme.color("ink"), 1.3))
            painter.setBrush(self.theme.color("key"))
            painter.drawRoundedRect(cap, 4, 4)
            self._write(painter, cap, seated.letter, "key", side * 0.66, Qt.AlignmentFlag.AlignCenter)
            left = cap.right() + side * 0.3
        if seated.deals:
            side = high * 0.86
            place = QPointF(right - side, area.top() + (high - side) / 2)
            painter.drawPixmap(place, self._art.thing("dealer", side))
            right -= side + 4
        if seated.lost:
            told = self.sentences()[1 : len(seated.lost) + 1]
            right -= (
                self._stamp(painter, told, QRectF(area.left(), area.top(), right - area.left(), high)) + 6
            )
        room = QRectF(left, area.top(), right - left, high)
        lines, pixels = self.name_lines(room.size())
        for number, line in enumerate(lines):
            part = QRectF(left, room.top() + number * high / len(lines), room.width(), high / len(lines))
            self._write(painter, part, line, "bubble", pixels)

    def name_lines(self, room: QSizeF) -> tuple[tuple[str, ...], int]:
        """Return the name in one line or in two, whichever is larger, and the pixels of its font."""
        name = self.sentences()[0]
        blanks = [place for place, letter in enumerate(name) if letter == " "]
        ways = [(name,), *((name[:place], name[place + 1 :]) for place in blanks)]

        def pixels(lines: tuple[str, ...]) -> int:
            most = room.height() * (_ONE_LINE if len(lines) == 1 else _OF_TWO)
            return min(self._font("bubble", most, line, room.width()).pixelSize() for line in lines)

        largest = max(ways, key=pixels)
        return largest, pixels(largest)

    def _paint_goods(self, painter: QPainter, seated: Seated, area: QRectF) -> None:
        """Paint tokens, or an empty glass for a player who is out, the flower of a virgin, and the coins."""
        coins, heap = str(seated.coins), seated.tokens > _IN_A_ROW
        high = min(area.height() * (0.9 if seated.promised else 0.78), area.width() * 0.3)
        wide = QFontMetricsF(self._font("numeral", 100, coins, 0)).horizontalAdvance(coins) / 100
        many = 1 if seated.is_out or heap else seated.tokens
        needs = many * _STEP + (1.0 if heap else 0) + (_FLOWER if seated.virgin else 0) + 0.7 + wide * 0.62
        high = min(high, area.width() / needs)
        top = area.top() + (area.height() - high) / 2 + 1
        x = area.left()
        thing = self._art.thing("out" if seated.is_out else "token", high)
        for _ in range(many):
            painter.drawPixmap(QPointF(x, top), thing)
            x += high * _STEP
        if heap:
            number = QRectF(x + high * 0.1, top, high, high)
            self._write(painter, number, str(seated.tokens), "numeral", high * 0.66)
            x = number.right()
        if seated.virgin:
            flower = high * _FLOWER
            painter.drawPixmap(QPointF(x, top + (high - flower) / 2), self._art.thing("virgin", flower))
        font = self._font("numeral", high * 0.62, coins, area.width())
        end = area.right() - QFontMetricsF(font).horizontalAdvance(coins) - 2
        coin = high * 0.52
        painter.drawPixmap(QPointF(end - coin * 1.12, top + (high - coin) / 2), self._art.thing("coin", coin))
        painter.setFont(font)
        painter.setPen(self.theme.color("ink"))
        where = QRectF(end, top, area.right() - end, high)
        painter.drawText(where, Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignRight, coins)

    def _stamp(self, painter: QPainter, told: list[str], area: QRectF) -> float:
        """Stamp the entries of the deal right of the name; return the width of the stamp."""
        words, size = " + ".join(told), area.height() * 0.5
        font = self._font("bubble", size, words, area.width() * 0.42)
        metrics = QFontMetricsF(font)
        stamp = QRectF(
            0, 0, metrics.horizontalAdvance(words) + font.pixelSize() * 0.7, metrics.height() * 1.05
        )
        stamp.moveCenter(QPointF(area.right() - stamp.width() / 2, area.center().y()))
        painter.setPen(QPen(self.theme.color("call"), 2.4))
        painter.setBrush(self.theme.color("cream"))
        painter.drawRoundedRect(stamp, 5, 5)
        painter.setFont(font)
        painter.setPen(self.theme.color("call"))
        painter.drawText(stamp, Qt.AlignmentFlag.AlignCenter, words)
        return stamp.width()

    def _font(self, role: str, pixels: float, words: str, width: float) -> QFont:
        """Return the font of a role, in the largest size in which the words fit."""
        font = QFont(self.theme.font(role))  # type: ignore[arg-type]
        font.setPixelSize(max(9, round(pixels)))
        wide = QFontMetricsF(font).horizontalAdvance(words)
        if wide > width > 0:
            font.setPixelSize(max(9, int(pixels * width / wide)))
        return font

    def _write(
        self,
        painter: QPainter,
        area: QRectF,
        words: str,
        role: str,
        pixels: float,
        how: Qt.AlignmentFlag = Qt.AlignmentFlag.AlignVCenter,
    ) -> None:
        font = self._font(role, pixels, words, area.width())
        painter.setFont(font)
        painter.setPen(self.theme.color("ink"))
        metrics = QFontMetricsF(font)
        painter.drawText(area, how, metrics.elidedText(words, Qt.TextElideMode.ElideRight, area.width() + 1))


class SeatBoard(Themed, QWidget):
    """The tiles of all people, in the number of columns that makes them largest."""

    tapped = Signal(int)
    penalised = Signal(str)
    """The name of the person with a penalty."""

    def __init__(self, theme: Theme, art: Art) -> None:
        super().__init__()
        self.theme, self._art = theme, art
        self.tiles: list[SeatTile] = []
        self._tallest: dict[tuple[int, int], int] = {}
        """The largest height so far by the number of tiles and the width."""

    def forget_height(self) -> None:
        """Arrange the tiles anew: the window has another size."""
        self._tallest.clear()

    def show_seats(self, seated: list[Seated]) -> None:
        """Show these people."""
        for tile in self.tiles[len(seated) :]:
            delete_soon(tile)
        del self.tiles[len(seated) :]
        while len(self.tiles) < len(seated):
            tile, seat = SeatTile(self.theme, self._art, self), len(self.tiles)
            tile.clicked.connect(lambda _=False, seat=seat: self.tapped.emit(seat))
            tile.penalised.connect(lambda tile=tile: self.penalised.emit(tile.accessibleName()))
            tile.show()
            self.tiles.append(tile)
        for tile, each in zip(self.tiles, seated, strict=True):
            tile.show_seat(each)
        self._place()

    def ask_room(self, width: int) -> None:
        """Set the minimum height that the tiles need in this width."""
        least, gap = self._least(), self.theme.space(1)
        rows = -(-len(self.tiles) // max(1, min(len(self.tiles), (width + gap) // (least.width() + gap))))
        self.setMinimumHeight(rows * (least.height() + gap))

    def _least(self) -> QSize:
        return QSize(self.theme.px(_LEAST.width()), self.theme.px(_LEAST.height()))

    def _place(self) -> None:
        many, width, height = len(self.tiles), self.width(), self.height()
        if not many:
            return
        gap = self.theme.space(1)
        most = max(1, min(many, (width + gap) // (self._least().width() + gap)))

        def best(height: int) -> int:
            return max(
                range(1, most + 1), key=lambda each: min(width / each / _WIDE, height / -(-many // each))
            )

        # People keep their places while a question or a form takes some of the height for a time.
        tallest = self._tallest[many, width] = max(height, self._tallest.get((many, width), 0))
        columns = best(tallest)
        if -(-many // columns) * (self._least().height() + gap) > height + gap:
            columns = best(height)
        rows = -(-many // columns)
        wide = (width - gap * (columns - 1)) / columns
        high = min((height - gap * (rows - 1)) / rows, wide / 1.3)
        top = max(0.0, (height - rows * high - gap * (rows - 1)) / 2)
        for number, tile in enumerate(self.tiles):
            row, column = divmod(number, columns)
            x, y = column * (wide + gap), top + row * (high + gap)
            tile.setGeometry(round(x), round(y), int(wide), int(high))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._place()
