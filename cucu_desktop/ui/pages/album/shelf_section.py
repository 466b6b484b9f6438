"""The shelf: the prizes of the seasons, and a plate for each feat; a plate opens the deal that earned it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QPointF, QRectF, Qt, QTimer, Signal
from PySide6.QtGui import QPainter, QPen, QPixmap, QPixmapCache
from PySide6.QtSvg import QSvgRenderer

from cucu_desktop.match.feats.shelf import FEATS
from cucu_desktop.resources import asset
from cucu_desktop.ui.pages.evening.shelf_painter import PICTURES
from cucu_desktop.ui.pages.evening.words import prize_told
from cucu_desktop.ui.pages.list_page import Act, Fold, Section
from cucu_desktop.ui.pages.row_list import Row
from cucu_desktop.ui.text import dates
from cucu_desktop.ui.widgets.language import spoken, tr, trn
from cucu_desktop.ui.widgets.paper_widgets import written
from cucu_desktop.ui.widgets.player_names import called
from cucu_desktop.words import words_of

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping, Sequence
    from pathlib import Path

    from PySide6.QtGui import QHideEvent, QShowEvent

    from cucu_desktop.match.evening.prize_shelf import Prize
    from cucu_desktop.match.feats.shelf import Earned, Shelf
    from cucu_desktop.ui.play.context import Context
    from cucu_desktop.ui.widgets.theme import Theme

SIZE: Final = 74
"""Width and height of a plate, at the usual text size."""
_INSIDE: Final = 0.62
"""Width of the picture, as a fraction of the plate."""


class ShelfSection(Section):
    """The prizes and the earned plates; the other plates on demand."""

    watched = Signal(object)
    """Replay the deal of an `Earned`."""
    famous_wanted = Signal()
    """Open the famous deals."""
    is_grid = True

    def __init__(self, context: Context, shelf: Shelf, logs: Sequence[Path], prizes: Sequence[Prize]) -> None:
        """Show the shelf.

        Args:
            context: theme, pictures, and names of games.
            shelf: the earned feats.
            logs: the stored matches, which are searched for more.
            prizes: the prizes of all seasons.
        """
        super().__init__(context.theme)
        self.name = tr("Album", "Shelf")
        self._context, self._shelf, self._logs, self._prizes = context, shelf, tuple(logs), prizes
        self._looking: Iterator[int] | None = None
        self._timer = QTimer(self)
        self._timer.timeout.connect(self._look_on)
        self._feat = ""
        self._head = written("", "heading", "call", wrap=True)
        self._about = written("", "body", wrap=True)
        self._state = written("", "small", "third", wrap=True)
        self._rest = Fold("", [])
        self.add(self._head, self._about, self._rest, self._state)
        self._rest.turned.connect(lambda _: self.filled.emit())
        self.earned = shelf.earned(self._logs)
        self._tell_rest()

    @property
    def is_looking(self) -> bool:
        """Whether stored matches are being searched."""
        return self._timer.isActive()

    def rows(self) -> list[Row]:
        """Return the prizes, then the earned plates, then the others."""
        size, ratio = self.theme.px(SIZE), self._context.art.ratio
        rows = [
            Row(
                ("prize", number),
                prize_told(prize),
                picture=self._context.art.thing(PICTURES[prize.kind], size),
            )
            for number, prize in enumerate(self._prizes)
        ]
        listed = FEATS if self._rest.is_open else [feat for feat in FEATS if feat in self.earned]
        for feat in sorted(listed, key=lambda feat: feat not in self.earned):
            is_earned = feat in self.earned
            picture = plate_picture(self.theme, feat, ratio, is_earned=is_earned)
            rows.append(Row(feat, _words(feat)["name"], self.sentence(feat), picture, not is_earned))
        return rows

    def sentence(self, feat: str) -> str:
        """Return the condition of a feat, and the player and date if it was earned."""
        done, earned = _words(feat)["done"], self.earned.get(feat)
        if earned is None:
            return tr("Feats", "{done} Not yet.").format(done=done)
        who = tr("Feats", "{done} {name}, at {game}, {day}.")
        name, game = called(earned.name), self._context.game_name(earned.game)
        return who.format(done=done, name=name, game=game, day=dates.short_day(earned.day))

    def choose(self, row: Row | None) -> None:
        self._feat = row.key if row is not None and isinstance(row.key, str) else ""
        self._head.setText(row.name if row else tr("Album", "Nothing here yet"))
        self._about.setText(row.line if row else tr("Album", "The trophies you earn stand here."))
        self._about.setVisible(bool(self._about.text()))
        self.changed.emit()

    def _tell_rest(self) -> None:
        left = len(FEATS) - len(self.earned)
        self._rest.name(trn("Album", "{n} more to find", "{n} more to find", left).format(n=left))
        self._rest.setVisible(bool(left))
        self._state.setText(tr("Feats", "Looking through your saved games."))
        self._state.setVisible(self.is_looking)

    def acts(self) -> list[Act | None]:
        earned: Earned | None = self.earned.get(self._feat)
        can_be_shown = earned is not None and earned.log in {log.name for log in self._logs}
        watch = Act(tr("Album", "Watch"), lambda: self.watched.emit(earned)) if can_be_shown else None
        return [watch, Act(tr("Album", "Famous deals"), self.famous_wanted.emit)]

    def foot_text(self) -> str:
        earned = self.earned.get(self._feat)
        if earned is None or earned.log in {log.name for log in self._logs}:
            return ""
        return tr("Feats", "That game has been deleted.")

    # Stored matches

    def showEvent(self, event: QShowEvent) -> None:
        """Search the new matches."""
        super().showEvent(event)
        if self._looking is None:
            self._looking = self._shelf.look(self._logs)
            self._timer.start(0)
            self._tell_rest()

    def hideEvent(self, event: QHideEvent) -> None:
        super().hideEvent(event)
        self._timer.stop()
        self._looking = None

    def _look_on(self) -> None:
        """Search one more match, then return to the event loop."""
        if self._looking is not None and next(self._looking, None) is not None:
            return
        self._timer.stop()
        before, self.earned = self.earned, self._shelf.earned(self._logs)
        self._tell_rest()
        if self.earned != before:
            self.filled.emit()

    def save_state(self) -> bool:
        return self._rest.is_open

    def restore_state(self, state: bool) -> None:  # noqa: FBT001 - what `save_state` returns
        self._rest.button.setChecked(state)


def _words(feat: str) -> Mapping[str, str]:
    """Return the `name` of a feat and its condition, `done`."""
    words: Mapping[str, str] = words_of("feats", spoken(), "")[feat]
    return words


def plate_picture(theme: Theme, feat: str, ratio: float, *, is_earned: bool) -> QPixmap:
    """Return the plate of a feat, for a screen with this ratio of pixels."""
    side = theme.px(SIZE)
    picture = QPixmap(_painted(feat, round(side * ratio)))
    picture.setDevicePixelRatio(ratio)
    if is_earned:
        painter = QPainter(picture)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        _draw_seal(painter, theme, QPointF(side * 0.84, side * 0.84), side * 0.13)
        painter.end()
    return picture


def _draw_seal(painter: QPainter, theme: Theme, middle: QPointF, radius: float) -> None:
    """Draw the mark of an earned plate, a tick in a circle, so that colour is not the only sign."""
    painter.setPen(QPen(theme.color("ink"), 1.4))
    painter.setBrush(theme.color("active"))
    painter.drawEllipse(middle, radius, radius)
    painter.setPen(QPen(theme.color("ink"), max(radius * 0.26, 1.6)))
    corners = ((-0.45, 0.02), (-0.1, 0.4), (0.5, -0.38))
    painter.drawPolyline([middle + QPointF(x, y) * radius for x, y in corners])


def _painted(feat: str, pixels: int) -> QPixmap:
    """Return the plate with its picture."""
    key, picture = f"feat/{feat}/{pixels}", QPixmap()
    if QPixmapCache.find(key, picture):
        return picture
    picture = QPixmap(pixels, pixels)
    picture.fill(Qt.GlobalColor.transparent)
    painter = QPainter(picture)
    QSvgRenderer(str(asset("feats", "plate.svg"))).render(painter, QRectF(0, 0, pixels, pixels))
    edge = pixels * (1 - _INSIDE) / 2
    inside = QRectF(edge, edge, pixels * _INSIDE, pixels * _INSIDE)
    QSvgRenderer(str(asset("feats", f"{feat}.svg"))).render(painter, inside)
    painter.end()
    QPixmapCache.insert(key, picture)
    return picture
