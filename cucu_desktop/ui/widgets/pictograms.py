"""Numbers as pictures: notches in a stick, coins in stacks, skittles standing or fallen.

Every figure can be focused and has an accessible description; colour is never the only
distinction.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPen, QPolygonF
from PySide6.QtWidgets import QSizePolicy, QWidget

from cucu_desktop.ui.widgets.safe_paint import safe_paint
from cucu_desktop.ui.widgets.seat_geometry import CARD_HEIGHT
from cucu_desktop.ui.widgets.themed import Themed
from cucu_desktop.ui.widgets.woodcut import Cut, cut
from cucu_desktop.words import signed

if TYPE_CHECKING:
    from collections.abc import Sequence

    from PySide6.QtGui import QPaintEvent

    from cucu_desktop.ui.widgets.art import Art
    from cucu_desktop.ui.widgets.theme import Theme, Tone

FIVE: Final = 5
"""The size of a group of notches."""


class Figure(Themed, QWidget):
    """A drawing of a number, with a frame when focused."""

    MARGIN: Final = 4

    def __init__(self, theme: Theme, art: Art) -> None:
        super().__init__()
        self.theme, self.art = theme, art
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def tell(self, sentence: str, how: str = "") -> None:
        """Set the accessible name and description: the value, and how to read the figure."""
        self.setAccessibleName(sentence)
        self.setAccessibleDescription(how)
        self.setToolTip(how)

    def high(self) -> int:
        raise NotImplementedError

    def draw(self, painter: QPainter, area: QRectF) -> None:
        raise NotImplementedError

    def sizeHint(self) -> QSize:
        return QSize(self.theme.px(300), self.high() + 2 * self.MARGIN)

    def minimumSizeHint(self) -> QSize:
        return QSize(self.theme.px(160), self.sizeHint().height())

    @safe_paint
    def paintEvent(self, event: QPaintEvent) -> None:
        del event
        painter = QPainter(self)
        painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
        inside = QRectF(self.rect()).adjusted(self.MARGIN, self.MARGIN, -self.MARGIN, -self.MARGIN)
        self.draw(painter, inside)
        if self.hasFocus():
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.setPen(QPen(self.theme.color("focus"), 2))
            painter.drawRoundedRect(QRectF(self.rect()).adjusted(1, 1, -1, -1), 4, 4)


class TallySticks(Figure):
    """A notch in a stick for every game, in order: those of wins are deep and red."""

    IN_A_STICK: Final = 50
    STICKS: Final = 3
    MOST: Final = IN_A_STICK * STICKS

    def __init__(self, theme: Theme, art: Art) -> None:
        super().__init__(theme, art)
        self._games: tuple[bool, ...] = ()

    def show_games(self, games: Sequence[bool]) -> None:
        """Show these games, or the last of them if they are too many."""
        self._games = tuple(games[-self.MOST :])
        self.updateGeometry()
        self.update()

    def _stick(self) -> int:
        return self.theme.px(34)

    def high(self) -> int:
        sticks = max(1, -(-len(self._games) // self.IN_A_STICK))
        return sticks * self._stick() + (sticks - 1) * self.theme.space(1)

    def draw(self, painter: QPainter, area: QRectF) -> None:
        """Draw each stick with its notches in groups of five."""
        for first in range(0, max(1, len(self._games)), self.IN_A_STICK):
            top = area.top() + first // self.IN_A_STICK * (self._stick() + self.theme.space(1))
            stick = QRectF(area.left(), top, area.width(), self._stick())
            how = Cut(face="wood", radius=7, waver=0.9, line=2.4, inner=0, drop=3)
            painter.drawPixmap(
                stick.topLeft(), cut(self.theme, stick.size().toSize(), self.devicePixelRatioF(), how)
            )
            self._draw_grain(painter, stick)
            self._draw_notches(painter, stick, self._games[first : first + self.IN_A_STICK])

    def _draw_grain(self, painter: QPainter, stick: QRectF) -> None:
        """Draw light along the upper edge, veins, shadow along the lower one, and rings at the end."""
        dark, left, right = self.theme.color("wood_dark"), stick.left() + 8, stick.right() - 8
        painter.setPen(QPen(self.theme.color("ochre"), 2.2))
        painter.drawLine(QPointF(left, stick.top() + 4), QPointF(right - 14, stick.top() + 4.5))
        painter.setPen(QPen(dark, 1.2))
        for line, (start, end) in enumerate(((0.03, 0.41), (0.32, 0.88), (0.06, 0.3), (0.5, 0.95))):
            y = stick.top() + stick.height() * (0.48 + 0.1 * line)
            veins = (
                QPointF(left + (right - left) * part, y + bend) for part, bend in ((start, 0), (end, 1.5))
            )
            painter.drawLine(*veins)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(dark)
        foot = stick.bottom() - 5
        for tooth in range(round((right - left) / 4.5)):
            x = left + tooth * 4.5
            high = stick.height() * (0.13 + 0.07 * (tooth * 7 % 5) / 5)
            painter.drawPolygon(
                QPolygonF([QPointF(x, foot), QPointF(x + 2.2, foot), QPointF(x + 2.4, foot - high)])
            )
        painter.setBrush(self.theme.color("cream"))
        painter.setPen(QPen(self.theme.color("ink"), 1.6))
        face = QPointF(stick.right() - 11, stick.center().y() - 1.5)
        for part in (1.0, 0.55, 0.2):
            painter.drawEllipse(face, stick.height() * 0.2 * part, (stick.height() * 0.5 - 4) * part)

    def _draw_notches(self, painter: QPainter, stick: QRectF, games: Sequence[bool]) -> None:
        pitch = (stick.width() - self.theme.px(36)) / (self.IN_A_STICK + self.IN_A_STICK / FIVE)
        top = stick.top() + 2
        for number, won in enumerate(games):
            x = stick.left() + self.theme.px(10) + (number + number // FIVE + 0.8) * pitch
            half, deep = (pitch * 0.42, 0.72) if won else (pitch * 0.28, 0.4)
            tip = QPointF(x + half * 0.2, top + stick.height() * deep)
            notch = QPolygonF([QPointF(x - half, top), QPointF(x + half, top), tip])
            painter.setBrush(self.theme.color("vermilion" if won else "ink"))
            painter.setPen(QPen(self.theme.color("ink"), 1.4 if won else 0.8))
            painter.drawPolygon(notch)


class CoinStacks(Figure):
    """The gains by evening as stacks of coins on a board, or the losses as rings below it."""

    EVENINGS: Final = 12
    HIGHEST: Final = 6
    """The largest number of coins in a stack, or rings below it: it decides the worth of each."""

    def __init__(self, theme: Theme, art: Art) -> None:
        super().__init__(theme, art)
        self._coins: tuple[int, ...] = ()
        self._best = 0

    def show_evenings(self, coins: Sequence[int]) -> None:
        """Show the last of these evenings."""
        self._best = max(coins, default=0)
        self._coins = tuple(coins[-self.EVENINGS :])
        self.updateGeometry()
        self.update()

    @property
    def worth(self) -> int:
        """The number of coins that a drawn one represents."""
        return max(1, -(-max(map(abs, self._coins), default=0) // self.HIGHEST))

    def _drawn(self, coins: int) -> int:
        return -(-abs(coins) // self.worth)

    def _step(self) -> int:
        return self.theme.px(8)

    def _reach(self) -> tuple[int, int]:
        above = max((self._drawn(coins) for coins in self._coins if coins > 0), default=0)
        return above, max((self._drawn(coins) for coins in self._coins if coins < 0), default=0)

    def high(self) -> int:
        above, below = self._reach()
        number = self.theme.px(22)
        up = number + above * self._step() + self.theme.px(22) if above else self.theme.px(8)
        down = number + below * self._step() + self.theme.px(14) if below else self.theme.px(8)
        return up + down

    def draw(self, painter: QPainter, area: QRectF) -> None:
        above, _ = self._reach()
        board = area.top() + (
            self.theme.px(44) + above * self._step() if above else self.theme.px(8)
        )  # as in `high`
        pitch = min(area.width() / max(self.EVENINGS, 1), self.theme.px(58))
        wide = min(pitch * 0.86, self.theme.px(42))
        painter.setFont(self.theme.font("small"))
        for number, coins in enumerate(self._coins):
            x = area.left() + (number + 0.5) * pitch
            if coins > 0:
                self._stack(painter, QPointF(x, board), wide, coins)
            elif coins < 0:
                self._rings(painter, QPointF(x, board), wide, coins)
            else:
                self._write(painter, QPointF(x, board - self.theme.px(14)), "0", "third")
        painter.setPen(QPen(self.theme.color("ink"), 2.2))
        painter.drawLine(QPointF(area.left(), board), QPointF(area.left() + pitch * self.EVENINGS, board))

    def _stack(self, painter: QPainter, foot: QPointF, wide: float, coins: int) -> None:
        lies = self.art.thing("coin-lying", wide, wide * 0.8)
        top = foot.y()
        for number in range(self._drawn(coins)):
            top = foot.y() - wide * 0.66 - number * self._step()
            askew = wide * 0.03 * (number % 3 - 1)
            painter.drawPixmap(QPointF(foot.x() - wide / 2 + askew, top), lies)
        self._write(
            painter,
            QPointF(foot.x(), top - self.theme.px(9)),
            f"+{coins}",
            "call" if coins == self._best else "ink",
        )

    def _rings(self, painter: QPainter, head: QPointF, wide: float, coins: int) -> None:
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(self.theme.color("third"), 1.3, Qt.PenStyle.DashLine))
        y = head.y()
        for number in range(self._drawn(coins)):
            y = head.y() + self.theme.px(10) + number * self._step()
            painter.drawEllipse(QPointF(head.x(), y), wide * 0.42, wide * 0.17)
        told = signed(coins)
        self._write(painter, QPointF(head.x(), y + self.theme.px(17)), told, "second")

    def _write(self, painter: QPainter, centre: QPointF, text: str, tone: Tone) -> None:
        painter.setPen(self.theme.color(tone))
        rect = QRectF(centre.x() - 60, centre.y() - 20, 120, 40)
        painter.drawText(rect, Qt.AlignmentFlag.AlignCenter, text)


class Skittles(Figure):
    """A skittle for each of a number, or ten for larger ones: the standing ones show a fraction."""

    ALL: Final = 10

    def __init__(self, theme: Theme, art: Art) -> None:
        super().__init__(theme, art)
        self._stand, self._all = 0, self.ALL

    def show_share(self, part: int, whole: int) -> None:
        """Show a fraction, with more than ten the nearest one.

        All stand only for all, and none only for none.
        """
        self._all = min(whole, self.ALL) or self.ALL
        stand = round(self._all * part / whole) if whole else 0
        self._stand = min(max(stand, int(part > 0)), self._all - int(part < whole))
        self.update()

    @property
    def standing(self) -> int:
        return self._stand

    @property
    def number(self) -> int:
        return self._all

    def high(self) -> int:
        return self.theme.px(46)

    def draw(self, painter: QPainter, area: QRectF) -> None:
        """Draw the standing skittles, then the fallen ones."""
        size = min(area.height(), area.width() / self.ALL)
        skittle = self.art.thing("token", size)
        for number in range(self._all):
            painter.save()
            x = area.left() + (number + 0.5) * min(size * 1.08, area.width() / self.ALL)
            if number < self._stand:
                painter.translate(x, area.bottom() - size / 2)
            else:
                painter.translate(x, area.bottom() - size * 0.36)
                painter.rotate(96 if number % 2 else -84)
                painter.scale(0.86, 0.86)
                painter.setOpacity(0.72)
            painter.drawPixmap(QPointF(-size / 2, -size / 2), skittle)
            painter.restore()


class CardRow(Figure):
    """Cards, with a number beneath each; one with 0 is pale."""

    CARD: Final = 66

    def __init__(self, theme: Theme, art: Art) -> None:
        super().__init__(theme, art)
        self._cards: tuple[tuple[str, str, int], ...] = ()

    def show_cards(self, cards: Sequence[tuple[str, str, int]]) -> None:
        """Show cards, given by pack, card and number."""
        self._cards = tuple(cards)
        self.update()

    def high(self) -> int:
        return round(self.theme.px(self.CARD) * CARD_HEIGHT) + self.theme.px(34)

    def draw(self, painter: QPainter, area: QRectF) -> None:
        """Draw the cards side by side, as wide as there is space."""
        pitch = min(area.width() / max(len(self._cards), FIVE), self.theme.px(self.CARD) * 1.2)
        wide = min(self.theme.px(self.CARD), pitch * 0.88)
        painter.setFont(self.theme.font("button"))
        for column, (pack, card, number) in enumerate(self._cards):
            left = area.left() + column * pitch
            face = self.art.card(card, wide, pack=pack)
            painter.setOpacity(1.0 if number else 0.4)
            painter.drawPixmap(QRectF(left, area.top(), wide, wide * CARD_HEIGHT), face, QRectF(face.rect()))
            painter.setOpacity(1.0)
            painter.setPen(self.theme.color("call" if number else "faint"))
            beneath = QRectF(left, area.top() + wide * CARD_HEIGHT, wide, self.theme.px(34))
            painter.drawText(beneath, Qt.AlignmentFlag.AlignCenter, str(number) if number else "\N{EN DASH}")


class Badge(Figure):
    """A number, with a picture of the counted thing."""

    THING: Final = 46
    WIDE: Final = 104

    def __init__(self, theme: Theme, art: Art, thing: str) -> None:
        super().__init__(theme, art)
        self._thing, self._number = thing, ""
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def show_number(self, number: int) -> None:
        self._number = signed(number)
        self.update()

    def high(self) -> int:
        return self.theme.px(self.THING)

    def sizeHint(self) -> QSize:
        return QSize(self.theme.px(self.WIDE), self.high() + 2 * self.MARGIN)

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def draw(self, painter: QPainter, area: QRectF) -> None:
        size = self.high()
        painter.drawPixmap(area.topLeft(), self.art.thing(self._thing, size))
        painter.setFont(self.theme.font("bubble"))
        painter.setPen(self.theme.color("call"))
        beside = area.adjusted(size + self.theme.px(6), 0, self.MARGIN, 0)
        painter.drawText(beside, Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft, self._number)
