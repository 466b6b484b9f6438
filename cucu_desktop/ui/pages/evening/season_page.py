"""A season: who is ahead, what comes next, the rival, and what stands on the shelf."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QBoxLayout, QGridLayout, QHBoxLayout, QLabel, QSizePolicy, QVBoxLayout, QWidget

from cucu_desktop.match.evening.season import HERE, company
from cucu_desktop.ui.pages.evening.prize_words import prizes_told
from cucu_desktop.ui.pages.evening.shelf_painter import board_for, draw_shelf
from cucu_desktop.ui.pages.evening.words import games_told, points_told, signed
from cucu_desktop.ui.pages.worded_page import WordedPage
from cucu_desktop.ui.widgets.language import tr, trn
from cucu_desktop.ui.widgets.paper_widgets import written
from cucu_desktop.ui.widgets.pictures.icons import portrait
from cucu_desktop.ui.widgets.player_names import called
from cucu_desktop.ui.widgets.safe_paint import safe_paint
from cucu_desktop.ui.widgets.themed import Themed

if TYPE_CHECKING:
    from collections.abc import Sequence

    from PySide6.QtCore import QRect
    from PySide6.QtGui import QPaintEvent, QShowEvent

    from cucu_desktop.match.evening.prize_shelf import Prize
    from cucu_desktop.match.evening.season import Season, SeasonStanding
    from cucu_desktop.ui.text.wording import Wording
    from cucu_desktop.ui.widgets.art import Art
    from cucu_desktop.ui.widgets.theme import Theme

_FACE: Final = 26
_WIDE: Final = 780
"""From this width on the table stands at the left of the rest."""
_SHELF: Final = 74
_RIVAL: Final = 72


class SeasonPage(WordedPage):
    """What there is to know of a season between two of its evenings."""

    evening_wanted = Signal()
    """The next evening is to begin, or to be gone on with."""
    new_wanted = Signal()
    """Another season is to be begun."""
    WIDTH = 980

    def __init__(
        self, theme: Theme, art: Art, wording: Wording, season: Season, prizes: Sequence[Prize]
    ) -> None:
        super().__init__(theme, wording)
        self._art, self._season, self._prizes = art, season, tuple(prizes)
        self._columns = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        self._columns.setSpacing(theme.space(8))
        self.body.addLayout(self._columns)
        self._table = _Table(theme)
        self._next, self._who = written("", "name", wrap=True), written("", "body", "second", wrap=True)
        self._face, self._rival = QLabel(), written("", "body", wrap=True)
        self._shelf_head = written("", "heading", "call")
        self._shelf = _Shelf(theme, art, [each.kind for each in self._prizes])
        self._won = [written("", "small", "second", wrap=True) for _ in prizes_told(self._prizes)]
        self._waits = written("", "small", "third", wrap=True)
        self._later = written("", "body", "second", wrap=True)
        self._columns.addWidget(self._table, 5, Qt.AlignmentFlag.AlignTop)
        self._columns.addLayout(self._right(), 4)
        self.body.addStretch(1)
        self._new = self.button()
        self.foot.addStretch(1)
        self._back = self.button()
        self._begin = self.button(loud=True)
        self._new.clicked.connect(self.new_wanted)
        self._back.clicked.connect(self.closed)
        self._begin.clicked.connect(self.evening_wanted)
        self.retranslate()

    def _right(self) -> QVBoxLayout:
        lines = QVBoxLayout()
        lines.setSpacing(self.theme.space(2))
        lines.addWidget(self._next)
        lines.addWidget(self._who)
        rival = QHBoxLayout()
        rival.addWidget(self._face)
        rival.addWidget(self._rival, 1)
        lines.addLayout(rival)
        lines.addWidget(self._waits)
        lines.addWidget(self._later)
        for part in (self._shelf_head, self._shelf, *self._won):
            lines.addWidget(part)
            if not self._prizes:  # shown before it is on the page, a part would be a window of its own
                part.hide()
        lines.addStretch(1)
        return lines

    def fit_into(self, area: QRect) -> None:
        """Stand in the middle; where it is narrow the table stands beneath the rest."""
        wide = min(self.theme.px(self.WIDTH), area.width()) >= self.theme.px(_WIDE)
        way = QBoxLayout.Direction.LeftToRight if wide else QBoxLayout.Direction.BottomToTop
        self._columns.setDirection(way)
        super().fit_into(area)

    def show_season(self) -> None:
        """Tell what is new: the other table has played."""
        self.retranslate()
        if self._area:
            self.fit_into(self._area)

    def retranslate(self) -> None:
        """Write everything in the language of the window."""
        season, wording = self._season, self.wording
        played, number = season.next_evening, len(season.plan.evenings)
        standings = season.standings
        if season.is_over:
            names = [called(each.player.name) for each in standings if each.place == 1]
            told = (
                tr("Season", "{names} win the season")
                if len(names) > 1
                else tr("Season", "{names} wins the season")
            )
            self.title.setText(told.format(names=wording.numbers.listed(names)))
        else:
            self.title.setText(tr("Season", "The season"))
        here = {player.name for player in company(season.plan, min(played, number - 1), HERE)}
        self._table.show_standings(standings, here if played < number else set(), is_new=not played)
        self._tell_later(played)
        self._tell_next(played, number)
        self._tell_rival()
        waits = bool(season.missing)
        self._waits.setText(tr("Season", "The other table is still playing.") if waits else "")
        self._waits.setVisible(waits)
        self._shelf_head.setText(tr("Season", "On the shelf"))
        self._shelf.setAccessibleName(tr("Season", "On the shelf"))
        for label, told in zip(self._won, prizes_told(self._prizes), strict=True):
            label.setText(told)
        self.label(self._new, tr("Season", "New season"))
        self.label(self._back, tr("SetUp", "Back"))
        self.label(self._begin, tr("Evening", "Start evening"))
        self._begin.setVisible(played < number)
        self._new.setVisible(played in (0, number))

    def _tell_next(self, played: int, number: int) -> None:
        season, wording = self._season, self.wording
        if played == number:
            self._next.setText(tr("Season", "All evenings have been played."))
            self._who.setVisible(False)
            return
        games = games_told(wording, season.plan.evenings[played])
        self._next.setText(
            tr("Season", "Evening {number} of {all}: {games}").format(
                number=played + 1, all=number, games=games
            )
        )
        names = [called(each.name) for each in company(season.plan, played, HERE) if each.bot]
        self._who.setText(tr("Season", "At your table: {names}.").format(names=wording.numbers.listed(names)))

    def _tell_later(self, played: int) -> None:
        """Tell what is played on the evenings after the next."""
        told = tr("Season", "Evening {number}: {games}")
        evenings = list(enumerate(self._season.plan.evenings, 1))[played + 1 :]
        lines = [
            told.format(number=number, games=games_told(self.wording, plan)) for number, plan in evenings
        ]
        self._later.setText("\n".join(lines))
        self._later.setVisible(bool(lines))

    def _tell_rival(self) -> None:
        season = self._season
        rival, person = season.rival, season.plan.persons[0]
        ahead, behind = season.duel(person.name)
        mood = "glad" if behind > ahead else "cross" if ahead > behind else "sly"
        size = self.theme.px(_RIVAL)
        self._face.setPixmap(portrait(rival.face, mood).pixmap(size, size))
        self._face.setAccessibleName(tr("SetUp", "Face"))
        name = called(rival.name)
        if not ahead and not behind:
            told = tr("Season", "{rival} is your rival, and sits at your table every evening.").format(
                rival=name
            )
        else:
            told = tr(
                "Season", "{rival}, your rival: {name} finished ahead {ahead}, behind {behind}."
            ).format(
                rival=name,
                name=called(person.name),
                ahead=_times(ahead),
                behind=_times(behind),
            )
        self._rival.setText(told)

    def showEvent(self, event: QShowEvent) -> None:
        """Enter sits down."""
        super().showEvent(event)
        (self._begin if self._begin.isVisible() else self._back).setFocus()


def _times(n: int) -> str:
    return trn("Season", "once", "{n} times", n) if n else tr("Season", "never")


class _Table(Themed, QWidget):
    """A line for each of a dozen."""

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self.theme = theme
        self._grid = QGridLayout(self)
        self._grid.setContentsMargins(0, 0, 0, 0)
        self._grid.setColumnStretch(2, 1)
        self._heads = [written("", "small", "third") for _ in range(3)]
        right = Qt.AlignmentFlag.AlignRight
        for column, head in enumerate(self._heads, 3):
            self._grid.addWidget(head, 0, column, right)
        self._lines: list[tuple[QLabel, ...]] = []
        self.restyle()

    def restyle(self) -> None:
        """Space the table as the theme has it."""
        self._grid.setHorizontalSpacing(self.theme.space(3))
        self._grid.setVerticalSpacing(self.theme.space(0.6))

    @staticmethod
    def _heads_told() -> tuple[str, str, str]:
        return tr("Season", "evenings won"), tr("Evening", "last"), tr("Evening", "points")

    def show_standings(self, standings: Sequence[SeasonStanding], here: set[str], *, is_new: bool) -> None:
        """Write everybody's line; those who sit here next are in red. `is_new`: nobody has a place yet."""
        heads = ("",) * 3 if is_new else self._heads_told()
        for head, text in zip(self._heads, heads, strict=True):
            head.setText(text)
        right = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
        while len(self._lines) < len(standings):
            row = len(self._lines) + 1
            place, face, *rest = (
                written("", role) for role in ("body", "body", "name", "name", "name", "name")
            )
            self._lines.append((place, face, *rest))
            for column, label in enumerate(self._lines[-1]):
                self._grid.addWidget(
                    label, row, column, right if column in (0, 3, 4, 5) else Qt.AlignmentFlag.AlignLeft
                )
        size = self.theme.px(_FACE)
        for each, (place, face, name, won, last, points) in zip(standings, self._lines, strict=True):
            place.setText("" if is_new else f"{each.place}.")
            face.setPixmap(portrait(each.player.face).pixmap(size, size))
            face.setAccessibleName(tr("SetUp", "Face"))
            name.setText(called(each.player.name))
            tone = "call" if each.player.bot is None else "ink" if each.player.name in here else "second"
            name.setProperty("tone", tone)
            for label in (won, last, points):
                label.setVisible(not is_new)
            won.setText(str(each.won))
            won.setAccessibleName(trn("Season", "{n} evening won", "{n} evenings won", each.won))
            last.setText(signed(each.last))
            points.setText(str(each.points))
            points.setAccessibleName(points_told(each.points))


class _Shelf(Themed, QWidget):
    """What has been won."""

    def __init__(self, theme: Theme, art: Art, kinds: Sequence[str]) -> None:
        super().__init__()
        self.theme, self._art, self._kinds = theme, art, tuple(kinds)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def sizeHint(self) -> QSize:
        """As wide as may be."""
        return QSize(0, self.theme.px(_SHELF))

    @safe_paint
    def paintEvent(self, event: QPaintEvent) -> None:
        """A board, and the prizes on it."""
        del event
        painter = QPainter(self)
        painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
        high = self.height() * 0.8
        wide = min(board_for(len(self._kinds), high), self.width() - 2)
        draw_shelf(painter, self.theme, self._art, self._kinds, QRectF(1, 2, wide, high))
