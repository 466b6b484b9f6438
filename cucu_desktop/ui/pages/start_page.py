"""The table before anybody plays: the program's name, a few cards left lying, and what one may do now.

Everything here is painted before the window is first seen, so it costs as little as it can: the room, four
cards, one line of lettering and the buttons. The table on which games are played is built when one begins.
"""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, QSizeF, Qt, Signal
from PySide6.QtGui import QFontMetricsF, QPainter, QPixmap
from PySide6.QtWidgets import QWidget

from cucu_desktop.catalogues import LANGUAGES
from cucu_desktop.match.evening.store import EveningLeft
from cucu_desktop.resources import asset
from cucu_desktop.ui.pages.start_offers import Offer, cards, faces, lantern, teacher
from cucu_desktop.ui.scene.layout.layout import lay_empty
from cucu_desktop.ui.view.backdrop import Backdrop, cloth_of
from cucu_desktop.ui.widgets.language import name_of, spoken, tr, trn
from cucu_desktop.ui.widgets.oval import Oval
from cucu_desktop.ui.widgets.paper_widgets import PaperButton, PaperPanel
from cucu_desktop.ui.widgets.player_names import called
from cucu_desktop.ui.widgets.safe_paint import safe_paint
from cucu_desktop.ui.widgets.themed import Themed, Translated
from cucu_desktop.ui.widgets.woodcut import cut

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from PySide6.QtGui import QFont, QPaintEvent, QResizeEvent, QShowEvent

    from cucu_desktop.ui.play.saved_matches import Save
    from cucu_desktop.ui.widgets.art import Art
    from cucu_desktop.ui.widgets.theme import Theme

USUAL_SEATS: Final = 6
"""The table is laid for so many."""

_TITLE: Final = "Cucù"

_USUAL_HEIGHT: Final = 770
_LARGEST: Final = 1.5
"""In a page higher than usual the buttons grow, up to so much."""
_SHRUNK: Final = 0.97
"""Where they do not fit they shrink by this, again and again."""
_TRIES: Final = 40
_SHRUNK_MUCH: Final = 8
_LEAST_TITLE: Final = 0.78
"""The lettering shrinks with them, but no further."""
_RATHER_IN_ONE: Final = 3
"""In two columns they must be so many times less shrunk: in one they are read at a glance."""
USUAL_OFFERS: Final = 3
_CLOSE: Final = 0.3
"""If there are more, or their letters do not fit, they have only so much of the air."""
_SMALL: Final = 0.74
"""What lies at the edge is so much smaller."""
_APART: Final = 6
"""Languages and the rest are so many gaps apart."""

_CARDS: Final = (
    ("back", -0.33, -0.10, 21.0),
    ("XII", -0.285, 0.09, -12.0),
    ("back", 0.33, 0.15, 24.0),
    ("XV", 0.29, -0.03, 9.0),
)
"""Cards left lying: the design, its centre from the table's in parts of its width and height, the turn."""
_CARD: Final = 0.105
"""A card's width, in parts of the table's."""


class StartPage(Themed, Translated, QWidget):
    """Three large things to do, or four: a match that was left is offered first."""

    resume = Signal()
    play_now = Signal()
    choose_game = Signal()
    show_me = Signal()
    language_chosen = Signal(str)
    statistics_wanted = Signal()
    settings_wanted = Signal()
    inn_wanted = Signal()

    def __init__(
        self,
        theme: Theme,
        art: Art,
        save: Save | EveningLeft | None,
        name_of: Callable[[str], str] = str,
        prizes: Sequence[str] = (),
        parent: QWidget | None = None,
    ) -> None:
        """Lay the page.

        Args:
            theme: how it looks.
            art: the pictures of the cards.
            save: the match, or the evening between two games, that was left, if any.
            name_of: tells what a game is called in the language of the window.
            prizes: what stands on the shelf, by kind, what was won last at the end.
            parent: where it lies.
        """
        super().__init__(parent)
        self._prizes = tuple(prizes)
        self._name_of = name_of
        self.theme = theme.as_wished()
        self._art = art
        self._save = save
        self._backdrop = Backdrop(asset("table"), theme.scheme)
        self._room = QPixmap()
        self._room_key: tuple[object, ...] = ()
        self._table, self._lettering = QRectF(), QRectF()
        self._corners: tuple[QRectF, ...] = ()
        self._laid_for = QSize()
        self._title = 1
        self.setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent)
        pictures = {"resume": lantern, "play": faces, "choose": cards, "show": teacher}
        self.buttons = {name: Offer(theme, art, picture, self) for name, picture in pictures.items()}
        signals = (self.resume, self.play_now, self.choose_game, self.show_me)
        for button, signal in zip(self.buttons.values(), signals, strict=True):
            button.clicked.connect(signal)
        self.buttons["resume"].setVisible(save is not None)
        self._languages = {language: PaperButton(theme, parent=self) for language in LANGUAGES}
        for language, choice in self._languages.items():
            choice.setCheckable(True)
            choice.setAutoExclusive(True)  # which makes it a radio button to a screen reader
            choice.clicked.connect(lambda _=False, language=language: self.language_chosen.emit(language))
        self._inn, self._statistics, self._settings = (PaperButton(theme, parent=self) for _ in range(3))
        self._inn.clicked.connect(self.inn_wanted)
        self._statistics.clicked.connect(self.statistics_wanted)
        self._settings.clicked.connect(self.settings_wanted)
        self.retranslate()

    def retranslate(self) -> None:
        """Write everything in the language of the window."""
        if self._save:
            self.buttons["resume"].say(tr("Start", "Continue"), self._left_told(self._save))
        self.buttons["play"].say(tr("Start", "Play now"), tr("Start", "Cucù of Campli, with five bots"))
        self.buttons["choose"].say(tr("Start", "Choose a game"), tr("Start", "pick players and rules"))
        self.buttons["show"].say(tr("Start", "Show me how"), tr("Start", "two practice deals with a guide"))
        for language, choice in self._languages.items():
            choice.say("", name_of(language))
            choice.setChecked(language == spoken())
        self._inn.say("", tr("Inn", "At the inn"))
        self._statistics.say("", tr("Start", "Statistics"))
        self._settings.say("", tr("Settings", "Settings"))
        self._arrange()

    def _left_told(self, save: Save | EveningLeft) -> str:
        """Return what was left: a match, or an evening between two games."""
        left = tr("Evening", "Evening") if isinstance(save, EveningLeft) else self._name_of(save.game)
        return f"{left}: {told_names(save.names)}"

    def set_theme(self, theme: Theme) -> None:
        """Follow a new theme; letters also scale with the page."""
        super().set_theme(theme.as_wished())

    def restyle(self) -> None:
        """Paint the room by another light, and lay everything anew."""
        self._backdrop = Backdrop(asset("table"), self.theme.scheme)
        self._arrange()

    def _arrange(self) -> None:
        """Lay the buttons on the cloth under the lettering, as large as they fit."""
        self._laid_for = self.size() if self.isVisible() else QSize()
        if self._laid_for.isEmpty():
            return
        # Nobody is asked anything here: the table need not leave room for large letters beneath it.
        size = QSizeF(self.size())
        self._table, both, room = lay_empty(size, USUAL_SEATS)
        is_free = self._lay_edge() <= room.width()
        self._corners = both if both and is_free else ()
        if self._lay_offers() > _SHRUNK_MUCH:  # the table takes what room the small things at the edge leave
            spare = min(button.y() for button in self._small) - self.theme.space(1) - self._table.bottom()
            self._table, _, _ = lay_empty(size + QSizeF(0, max(spare, 0)), USUAL_SEATS)
            self._corners = ()
            self._lay_offers()
        self.update()

    def _lay_offers(self) -> int:
        """Lay lettering and offers on the cloth, as large as they fit; return how often they shrank."""
        for step in range(_TRIES):
            if self._fits(step, 1) or (step >= _RATHER_IN_ONE and self._fits(step - _RATHER_IN_ONE, 2)):
                break
        return step

    def _grown(self) -> float:
        """Return how large letters are in a page of this height."""
        return self.theme.text_scale * min(max(1.0, self.height() / _USUAL_HEIGHT), _LARGEST)

    def _fits(self, step: int, columns: int) -> bool:
        """Lay lettering and offers in letters shrunk so often, in so many columns; tell whether they fit.

        The offers lie on the cloth; only the lettering above them may lie on the rim.
        """
        shrunk = _SHRUNK**step
        theme = replace(self.theme, text_scale=self._grown() * shrunk)
        self._title = round(min(self.height() * 0.115, 104) * max(shrunk, _LEAST_TITLE))
        shown = [button for button in self.buttons.values() if not button.isHidden()]
        for button in shown:
            button.set_theme(theme)
            button.set_air(_CLOSE if columns == 1 and (step or len(shown) > USUAL_OFFERS) else 1.0)
        wide = max(button.sizeHint().width() for button in shown)
        high = max(button.sizeHint().height() for button in shown)
        gap = self.theme.space(1)
        title = QFontMetricsF(self._title_font()).height()
        rows = -(-len(shown) // columns)
        height, width = title + rows * (high + gap) - gap, columns * (wide + gap) - gap
        cloth, centre = cloth_of(self._table), self._table.center()
        bottom = min(centre.y() + height / 2, cloth.bottom() - 2 * gap)
        self._lettering = QRectF(0, bottom - height, self.width(), title)
        for index, button in enumerate(shown):
            row, column = divmod(index, columns)
            alone = columns > 1 and index == len(shown) - 1 and not column
            x = centre.x() - (wide if alone else width) / 2 + column * (wide + gap)
            y = self._lettering.bottom() + row * (high + gap)
            button.setGeometry(round(x), round(y), wide, high)
        middles = [QRectF(button.geometry()).center().y() for button in shown]
        return self._lettering.top() >= self._table.top() and all(
            width <= Oval(cloth).chord(middle) - 2 * gap for middle in middles
        )

    @property
    def _small(self) -> list[PaperButton]:
        """What lies at the edge."""
        return [*self._languages.values(), self._inn, self._statistics, self._settings]

    def _lay_edge(self) -> int:
        """Lay the small things at the lower edge, off the table: languages, inn, statistics, settings.

        Returns how wide they are together.
        """
        small, gap = self._small, self.theme.space(1)
        scale = self._grown() * _SMALL
        for tried in range(_TRIES):
            theme = replace(self.theme, text_scale=scale)
            for button in small:
                button.tighten(wanted=tried > 0)
                button.set_theme(theme)
            wide = sum(button.sizeHint().width() + gap for button in small) + _APART * gap
            if wide <= self.width() - 2 * gap:
                break
            scale *= _SHRUNK if tried else 1
        left = (self.width() - wide) // 2
        for button in small:
            size = button.sizeHint()
            left += _APART * gap if button is self._inn else 0
            button.setGeometry(left, self.height() - size.height() - gap, size.width(), size.height())
            left += size.width() + gap
        return wide

    def _title_font(self) -> QFont:
        font = self.theme.font("title")
        font.setPixelSize(self._title)
        return font

    @safe_paint
    def paintEvent(self, event: QPaintEvent) -> None:
        """The room, the cards, and the name of the game above the buttons."""
        del event
        painter = QPainter(self)
        painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
        table = self._table
        self._paint_room(painter, table)
        if self._prizes:
            self._paint_shelf(painter)
        shown = [button.geometry() for button in self.buttons.values() if not button.isHidden()]
        half = (max(rect.right() for rect in shown) - min(rect.left() for rect in shown)) / 2
        width = table.width() * _CARD
        for design, across, down, turn in _CARDS:
            away = max(abs(across) * table.width(), half + width * 0.75)
            y = table.center().y() + down * table.height()
            if away + width > self.width() / 2:  # no room beside the buttons: they peep out above them
                away, y = abs(across) * table.width(), self._lettering.bottom() + (down - 0.1) * width
            x = table.center().x() + (away if across > 0 else -away)
            self._card(painter, design, QPointF(x, y), width, turn)
        self._paint_title(painter)

    def _paint_title(self, painter: QPainter) -> None:
        """The name of the game on a slip of paper that lies a little askew."""
        font = self._title_font()
        size = QFontMetricsF(font).size(0, _TITLE)
        edge = 2 * self.theme.space(2)  # which does not shrink with the letters
        slip = QSize(
            round(size.width() + max(font.pixelSize() * 1.1, 2 * edge)),
            round(max(self._lettering.height() * 0.94, font.pixelSize() + edge)),
        )
        painter.save()
        painter.translate(self._lettering.center() - QPointF(0, self.theme.space(2)))
        painter.rotate(-1.6)
        paper = cut(self.theme, slip, self.devicePixelRatioF(), PaperPanel.CUT)
        rect = QRectF(QPointF(-slip.width() / 2, -slip.height() / 2), QSizeF(slip))
        painter.drawPixmap(rect.topLeft(), paper)
        painter.setFont(font)
        painter.setPen(self.theme.color("call"))
        painter.drawText(rect.translated(-2, -4), Qt.AlignmentFlag.AlignCenter, _TITLE)
        painter.restore()

    def _paint_room(self, painter: QPainter, table: QRectF) -> None:
        rects = [rect.getRect() for rect in (table, *self._corners)]
        key = (self.size(), self.devicePixelRatioF(), self.theme.scheme, *rects)
        if key != self._room_key:
            self._room_key = key
            self._room = self._backdrop.render(self.size(), self.devicePixelRatioF(), table, self._corners)
        painter.drawPixmap(0, 0, self._room)

    def _paint_shelf(self, painter: QPainter) -> None:
        """Paint what was won last on a board, as much of it as the wall has room for beside the table."""
        from cucu_desktop.ui.pages.evening import shelf_painter as shelf  # noqa: PLC0415 - most starts have nothing to show

        area = shelf.room_for(QSizeF(self.size()), self._table)
        number = shelf.fitting(area)
        if number and self.theme.scheme != "contrast":
            kinds = self._prizes[-number:]
            area.setWidth(min(area.width(), shelf.board_for(len(kinds), area.height())))
            shelf.draw_shelf(painter, self.theme, self._art, kinds, area)

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

    def take_focus(self) -> None:
        """Focus the button that is most likely wanted."""
        self.buttons["resume" if self._save else "play"].setFocus()

    def showEvent(self, event: QShowEvent) -> None:
        """Lay everything for the first time."""
        super().showEvent(event)
        if self._laid_for != self.size():
            self._arrange()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Keep the lettering in proportion."""
        super().resizeEvent(event)
        if self._laid_for != self.size():
            self._arrange()

    def changeEvent(self, event: QEvent) -> None:
        """Clear the edge while a page lies on the table."""
        if event.type() == QEvent.Type.EnabledChange:  # half under a paper they would look like litter
            for button in self._small:
                button.setVisible(self.isEnabled())
        super().changeEvent(event)


def told_names(names: tuple[str, ...]) -> str:
    """Return the names as a line that is never too long: three of them, and how many others."""
    first = ", ".join(called(name) for name in names[:3])
    others = len(names) - 3
    if others < 1:
        return first
    return trn("Start", "{names} and one more", "{names} and {n} others", others).format(names=first)
