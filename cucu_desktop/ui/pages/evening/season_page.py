"""A season: the standings, the next evening, the rival, and the prizes."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QBoxLayout, QGridLayout, QHBoxLayout, QLabel, QSizePolicy, QVBoxLayout, QWidget

from cucu_desktop.match.evening.season import HERE, company
from cucu_desktop.ui.pages.evening.shelf_painter import board_for, draw_shelf
from cucu_desktop.ui.pages.evening.words import games_told, points_told
from cucu_desktop.ui.pages.worded_page import WordedPage
from cucu_desktop.ui.widgets.language import tr, trn
from cucu_desktop.ui.widgets.paper_widgets import written
from cucu_desktop.ui.widgets.pictures.icons import portrait
from cucu_desktop.ui.widgets.player_names import called, labelled
from cucu_desktop.ui.widgets.safe_paint import safe_paint
from cucu_desktop.words import signed

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from PySide6.QtCore import QRect
    from PySide6.QtGui import QPaintEvent, QShowEvent

    from cucu_desktop.match.evening.prize_shelf import Prize
    from cucu_desktop.match.evening.season import Season, SeasonStanding
    from cucu_desktop.ui.text.wording import Wording
    from cucu_desktop.ui.widgets.art import Art
    from cucu_desktop.ui.widgets.theme import Theme, Tone


_FACE: Final = 26
_WIDE: Final = 780
"""Width from which the table is left of the rest."""
_SHELF: Final = 74
_RIVAL: Final = 72


class SeasonPage(WordedPage):
    """The state of a season between two of its evenings."""

    evening_wanted = Signal()
    """Start or continue the next evening."""
    new_wanted = Signal()
    """Start a new season."""

    def __init__(
        self, theme: Theme, art: Art, wording: Wording, season: Season, prizes: Sequence[Prize]
    ) -> None:
        super().__init__(theme, wording)
        self._art, self.season, self._prizes = art, season, tuple(prizes)
        self.title.setText(self._headline())
        played, number = season.next_evening, len(season.plan.evenings)
        here = {player.name for player in company(season.plan, min(played, number - 1), HERE)}
        table = _Table(theme, season.standings, here if played < number else set(), is_new=not played)
        self._columns = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        self._columns.setSpacing(theme.space(8))
        self.body.addLayout(self._columns)
        self._columns.addWidget(table, 5, Qt.AlignmentFlag.AlignTop)
        self._columns.addLayout(self._right(played, number), 4)
        self.body.addStretch(1)
        new = self.button(tr("Season", "New season"))
        new.setVisible(played in (0, number))
        self.foot.addStretch(1)
        self._back = self.button(tr("Common", "Back"), back=True)
        self._begin = self.button(tr("Evening", "Start evening"), loud=True)
        self._begin.setVisible(played < number)
        new.clicked.connect(self.new_wanted)
        self._back.clicked.connect(self.closed)
        self._begin.clicked.connect(self.evening_wanted)

    def _headline(self) -> str:
        if not self.season.is_over:
            return tr("Common", "The season")
        names = [called(each.player.name) for each in self.season.standings if each.place == 1]
        many = tr("Season", "{names} win the season")
        told = many if len(names) > 1 else tr("Season", "{names} wins the season")
        return told.format(names=self.wording.numbers.listed(names))

    def _right(self, played: int, number: int) -> QVBoxLayout:
        lines = QVBoxLayout()
        lines.setSpacing(self.theme.space(2))
        for label in self._next_told(played, number):
            lines.addWidget(label)
        lines.addLayout(self._rival_told())
        if self.season.missing:
            waits = tr("Season", "The other table is still playing.")
            lines.addWidget(written(waits, "small", "third", wrap=True))
        if later := self._later_told(played):
            lines.addWidget(written(later, "body", "second", wrap=True))
        if self._prizes:
            lines.addWidget(written(tr("Season", "On the shelf"), "heading", "call"))
            shelf = _Shelf(self.theme, self._art, [each.kind for each in self._prizes])
            shelf.setAccessibleName(tr("Season", "On the shelf"))
            lines.addWidget(shelf)
            for told in prizes_told(self._prizes):
                lines.addWidget(written(told, "small", "second", wrap=True))
        lines.addStretch(1)
        return lines

    def fit_into(self, area: QRect) -> None:
        """Place the page; where it is narrow the table is below the rest."""
        wide = self.paper_width(area) >= self.theme.px(_WIDE)
        way = QBoxLayout.Direction.LeftToRight if wide else QBoxLayout.Direction.BottomToTop
        self._columns.setDirection(way)
        super().fit_into(area)

    def _next_told(self, played: int, number: int) -> list[QLabel]:
        """Return labels on the next evening and its players."""
        season, wording = self.season, self.wording
        if played == number:
            return [written(tr("Season", "All evenings have been played."), "name", wrap=True)]
        games = games_told(wording, season.plan.evenings[played])
        told = tr("Season", "Evening {number} of {all}: {games}").format(
            number=played + 1, all=number, games=games
        )
        names = [called(each.name) for each in company(season.plan, played, HERE) if each.bot]
        who = tr("Season", "At your table: {names}.").format(names=wording.numbers.listed(names))
        return [written(told, "name", wrap=True), written(who, "body", "second", wrap=True)]

    def _later_told(self, played: int) -> str:
        """Return the programme of the evenings after the next."""
        told = tr("Season", "Evening {number}: {games}")
        evenings = list(enumerate(self.season.plan.evenings, 1))[played + 1 :]
        lines = [
            told.format(number=number, games=games_told(self.wording, plan)) for number, plan in evenings
        ]
        return "\n".join(lines)

    def _rival_told(self) -> QHBoxLayout:
        """Return the rival's face with the result of the duel so far."""
        season = self.season
        rival, person = season.rival, season.plan.persons[0]
        ahead, behind = season.duel(person.name)
        mood = "glad" if behind > ahead else "cross" if ahead > behind else "sly"
        size = self.theme.px(_RIVAL)
        face = QLabel()
        face.setPixmap(portrait(rival.face, mood).pixmap(size, size))
        face.setAccessibleName(tr("SetUp", "Face"))
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
        line = QHBoxLayout()
        line.addWidget(face)
        line.addWidget(written(told, "body", wrap=True), 1)
        return line

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        (self._begin if self._begin.isVisible() else self._back).setFocus()


def _times(n: int) -> str:
    return trn("Season", "once", "{n} times", n) if n else tr("Season", "never")


class _Table(QWidget):
    """The standings, a line for each player."""

    def __init__(
        self, theme: Theme, standings: Sequence[SeasonStanding], here: set[str], *, is_new: bool
    ) -> None:
        """Build a line for each player; the next players, `here`, are in ink. `is_new`: without ranks yet."""
        super().__init__()
        grid = QGridLayout(self)
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setColumnStretch(2, 1)
        grid.setHorizontalSpacing(theme.space(3))
        grid.setVerticalSpacing(theme.space(0.6))
        right = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
        if not is_new:
            heads = (tr("Season", "evenings won"), tr("Evening", "last"), tr("Evening", "points"))
            for column, head in enumerate(heads, 3):
                grid.addWidget(written(head, "small", "third"), 0, column, Qt.AlignmentFlag.AlignRight)
        size = theme.px(_FACE)
        for row, each in enumerate(standings, 1):
            place, face = written("" if is_new else f"{each.place}."), QLabel()
            face.setPixmap(portrait(each.player.face).pixmap(size, size))
            face.setAccessibleName(tr("SetUp", "Face"))
            tone: Tone = (
                "call" if each.player.bot is None else "ink" if each.player.name in here else "second"
            )
            line = [place, face, written(labelled(each.player.name), "name", tone)]
            if not is_new:
                won, last = written(str(each.won), "name"), written(signed(each.last, plus=True), "name")
                won.setAccessibleName(trn("Season", "{n} evening won", "{n} evenings won", each.won))
                points = written(str(each.points), "name")
                points.setAccessibleName(points_told(each.points))
                line += [won, last, points]
            for column, label in enumerate(line):
                side = Qt.AlignmentFlag.AlignLeft if column in (1, 2) else right
                grid.addWidget(label, row, column, side)


class _Shelf(QWidget):
    """The prizes won."""

    def __init__(self, theme: Theme, art: Art, kinds: Sequence[str]) -> None:
        super().__init__()
        self.theme, self._art, self._kinds = theme, art, tuple(kinds)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def sizeHint(self) -> QSize:
        return QSize(0, self.theme.px(_SHELF))

    @safe_paint
    def paintEvent(self, event: QPaintEvent) -> None:
        del event
        painter = QPainter(self)
        painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
        high = self.height() * 0.8
        wide = min(board_for(len(self._kinds), high), self.width() - 2)
        draw_shelf(painter, self.theme, self._art, self._kinds, QRectF(1, 2, wide, high))


def prizes_told(prizes: Iterable[Prize]) -> list[str]:
    """Return the prizes with their winners and results; equal prizes share a line."""
    told = Counter(_told(prize) for prize in prizes)
    return [
        f"{number} \N{MULTIPLICATION SIGN} {line}" if number > 1 else line for line, number in told.items()
    ]


def _told(prize: Prize) -> str:
    told = {
        "first": tr("Season", "The crown: {name} won a season"),
        "second": tr("Season", "The copper jug: {name} came second in a season"),
        "third": tr("Season", "The flask: {name} came third in a season"),
        "rival": tr("Season", "The squeeze-box: {name} beat a rival over a season"),
    }[prize.kind]
    return told.format(name=called(prize.name))
