"""The table before anybody plays: the program's name, a few cards left lying, and what one may do now.

Everything here is painted before the window is first seen, so it costs as little as it can: the room, four
cards, one line of lettering and the buttons. The table on which games are played is built when one begins.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QEvent, QPointF, QRectF, QSizeF, Qt, Signal
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPixmap
from PySide6.QtWidgets import QHBoxLayout, QToolButton, QVBoxLayout, QWidget

from cucu_desktop.resources import asset
from cucu_desktop.ui.backdrop import Backdrop
from cucu_desktop.ui.language import tr
from cucu_desktop.ui.layout import lay_out
from cucu_desktop.ui.paper import PaperButton, set_theme_below
from cucu_desktop.ui.preferences import LANGUAGES

if TYPE_CHECKING:
    from PySide6.QtGui import QFont, QPaintEvent, QResizeEvent, QShowEvent

    from cucu_desktop.ui.art import Art
    from cucu_desktop.ui.saves import Save
    from cucu_desktop.ui.theme import Theme

USUAL_SEATS: Final = 6
"""The table is laid for so many."""

LANGUAGE_NAMES: Final = {"it": "Italiano", "de": "Deutsch", "en": "English"}
"""Each language's name in itself: one finds one's own whatever the window speaks."""

_CARDS: Final = (
    ("back", -0.33, -0.10, 21.0),
    ("XII", -0.285, 0.09, -12.0),
    ("back", 0.33, 0.15, 24.0),
    ("XV", 0.29, -0.03, 9.0),
)
"""Cards left lying: the design, its centre from the table's in parts of its width and height, the turn."""
_CARD: Final = 0.105
"""A card's width, in parts of the table's."""


class StartPage(QWidget):
    """Three large things to do, or four: a match that was left is offered first."""

    resume = Signal()
    play_now = Signal()
    choose_game = Signal()
    show_me = Signal()
    language_chosen = Signal(str)

    def __init__(self, theme: Theme, art: Art, save: Save | None, parent: QWidget | None = None) -> None:
        """Lay the page; `save` is the match that was left, if any."""
        super().__init__(parent)
        self._theme = theme
        self._art = art
        self._save = save
        self._backdrop = Backdrop(asset("table"), theme.scheme)
        self._room = QPixmap()
        self._room_key: tuple[object, ...] = ()
        self.setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent)
        self.buttons = {
            name: PaperButton(theme, stacked=True) for name in ("resume", "play", "choose", "show")
        }
        signals = (self.resume, self.play_now, self.choose_game, self.show_me)
        for button, signal in zip(self.buttons.values(), signals, strict=True):
            button.clicked.connect(signal)
        self.buttons["resume"].setVisible(save is not None)
        self._languages = [QToolButton() for _ in LANGUAGES]
        self._stack = QVBoxLayout(self)
        self._stack.setSpacing(theme.space(2))
        self._stack.addStretch(1)
        for button in self.buttons.values():
            self._stack.addWidget(button, 0, Qt.AlignmentFlag.AlignHCenter)
        line = QHBoxLayout()
        line.addStretch(1)
        for language, choice in zip(LANGUAGES, self._languages, strict=True):
            choice.setText(LANGUAGE_NAMES[language])
            choice.clicked.connect(lambda _=False, language=language: self.language_chosen.emit(language))
            line.addWidget(choice)
        line.addStretch(1)
        self._stack.addSpacing(theme.space(2))
        self._stack.addLayout(line)
        self._stack.addStretch(1)
        self.retranslate()

    def set_save(self, save: Save | None) -> None:
        """Offer another match, or none."""
        self._save = save
        self.buttons["resume"].setVisible(save is not None)
        self.retranslate()

    def retranslate(self) -> None:
        """Write everything in the language of the window."""
        if self._save:
            names = told_names(self._save.names)
            self.buttons["resume"].say(tr("Start", "Go on playing"), names)
        self.buttons["play"].say(tr("Start", "Play now"), tr("Start", "Cucù of Campli, with five others"))
        self.buttons["choose"].say(tr("Start", "Choose a game"), tr("Start", "who plays, and by which rules"))
        self.buttons["show"].say(
            tr("Start", "Show me how"), tr("Start", "one deal, with somebody at your side")
        )
        self._arrange()

    def set_theme(self, theme: Theme) -> None:
        """Take another look."""
        self._theme = theme
        self._backdrop = Backdrop(asset("table"), theme.scheme)
        set_theme_below(self, theme)
        self._arrange()

    def _arrange(self) -> None:
        """Give all buttons one width, and the lettering the room above them."""
        width = max(button.sizeHint().width() for button in self.buttons.values())
        for button in self.buttons.values():
            button.setFixedWidth(width)
        lettering = QFontMetricsF(self._title_font())
        self._stack.setContentsMargins(0, round(lettering.height()), 0, 0)
        self.update()

    def _title_font(self) -> QFont:
        font = self._theme.font("title")
        font.setPixelSize(round(min(self.height() * 0.13, 96)))
        return font

    def paintEvent(self, event: QPaintEvent) -> None:
        """The room, the cards, and the name of the game above the buttons."""
        del event
        painter = QPainter(self)
        painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
        table = lay_out(QSizeF(self.size()), USUAL_SEATS, 0, 0, self._theme.text_scale).table
        self._paint_room(painter, table)
        shown = [button for button in self.buttons.values() if button.isVisible()]
        top = min((button.y() for button in shown), default=self.height() // 2)
        width = table.width() * _CARD
        widest = max((button.width() for button in shown), default=0)
        for design, across, down, turn in _CARDS:
            away = max(abs(across) * table.width(), widest / 2 + width * 0.75)
            x = table.center().x() + (away if across > 0 else -away)
            self._card(painter, design, QPointF(x, table.center().y() + down * table.height()), width, turn)
        font = self._title_font()
        painter.setFont(font)
        line = QFontMetricsF(font).height()
        place = QRectF(0, top - line * 1.02, self.width(), line)
        painter.setPen(QColor(0, 0, 0, 110))
        painter.drawText(place.translated(0, 3), Qt.AlignmentFlag.AlignCenter, "Cucù")
        painter.setPen(QColor("#f3e8cf"))
        painter.drawText(place, Qt.AlignmentFlag.AlignCenter, "Cucù")

    def _paint_room(self, painter: QPainter, table: QRectF) -> None:
        key = (self.size(), self.devicePixelRatioF(), self._theme.scheme, table.getRect())
        if key != self._room_key:
            self._room_key = key
            self._room = self._backdrop.render(self.size(), self.devicePixelRatioF(), table)
        painter.drawPixmap(0, 0, self._room)

    def _card(self, painter: QPainter, design: str, centre: QPointF, width: float, turn: float) -> None:
        painter.save()
        painter.translate(centre)
        painter.rotate(turn)
        height = width * 1.75
        shadow = self._art.shadow(width, 1)
        spread = (shadow.width() / shadow.devicePixelRatio() - width) / 2
        painter.drawPixmap(QPointF(-width / 2 - spread + 2, -height / 2 - spread + 4), shadow)
        face = self._art.card(design, width)
        painter.drawPixmap(QRectF(-width / 2, -height / 2, width, height), face, QRectF(face.rect()))
        painter.restore()

    def showEvent(self, event: QShowEvent) -> None:
        """Enter does what is most likely wanted."""
        super().showEvent(event)
        self.buttons["resume" if self._save else "play"].setFocus()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Keep the lettering in proportion."""
        super().resizeEvent(event)
        self._arrange()

    def changeEvent(self, event: QEvent) -> None:
        """Write everything anew in another language."""
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)


def told_names(names: tuple[str, ...]) -> str:
    """Return the names as a line that is never too long: three of them, and how many others."""
    first = ", ".join(names[:3])
    others = len(names) - 3
    if others < 1:
        return first
    return tr("Start", "{names} and %n others", "", int, others).format(names=first)
