"""The puzzles of a game as numbered slips of paper; solved ones are ticked.

All slips of a game are one tab stop; the arrows move from slip to slip.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QEvent, QPointF, QRect, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent, QPainter, QPen, QPolygonF
from PySide6.QtWidgets import QGridLayout, QSizePolicy, QVBoxLayout, QWidget

from cucu_desktop.match.puzzles.puzzle import GRADES, grade_of
from cucu_desktop.match.puzzles.rating import EASIEST, HARDEST, own_rating
from cucu_desktop.ui.widgets.language import tr
from cucu_desktop.ui.widgets.paper_widgets import Button, written
from cucu_desktop.ui.widgets.safe_paint import safe_paint
from cucu_desktop.ui.widgets.themed import Themed
from cucu_desktop.ui.widgets.woodcut import RING, Cut, cut

if TYPE_CHECKING:
    from collections.abc import Sequence

    from PySide6.QtCore import QObject
    from PySide6.QtGui import QPaintEvent

    from cucu_desktop.match.puzzles.puzzle import Puzzle
    from cucu_desktop.match.puzzles.solved import Solved
    from cucu_desktop.ui.widgets.theme import Theme, Tone

SIDE: Final = 38
"""Width and height of a slip, at the usual text size."""
_NAME: Final = 170
"""Width of the name of a game, where the slips are beside it."""
_BESIDE_NAME: Final = 2
_STEPS: Final = {Qt.Key.Key_Left: -1, Qt.Key.Key_Right: 1, Qt.Key.Key_Home: -99, Qt.Key.Key_End: 99}


def grade_name(grade: int) -> str:
    """Return the name of a degree of difficulty."""
    return (tr("Puzzles", "Easy"), tr("Puzzles", "Medium"), tr("Puzzles", "Hard"))[grade]


def rating_told(solved: Solved) -> str:
    """Return the player's streak and rating in words."""
    told = tr("Puzzles", "In a row: {streak} (best {best}). Your rating: {rating}.")
    return told.format(streak=solved.streak, best=solved.best_streak, rating=own_rating(solved))


def rating_explained(*, in_full: bool = True) -> str:
    """Return what a rating says, in plain words, in one sentence or `in_full`."""
    told = tr("Puzzles", "Easy puzzles are rated {low}, hard ones {high}.").format(low=EASIEST, high=HARDEST)
    half = tr("Puzzles", "You solve about half of those at your own rating.")
    return f"{told} {half}" if in_full else told


class PuzzleSlip(Themed, Button):
    """A slip with the number of a puzzle."""

    def __init__(self, theme: Theme, puzzle: Puzzle, number: int) -> None:
        super().__init__()
        self.theme, self.puzzle, self.number = theme, puzzle, number
        self._is_solved = False
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def tell(self, solved: Solved, game: str) -> None:
        """Tick the slip if the puzzle is solved; the accessible name has the game, too."""
        self._is_solved = solved.is_solved(self.puzzle.id)
        tries = solved.tries(self.puzzle.id)
        if self._is_solved and tries == 1:
            state = tr("Puzzles", "solved first time")
        elif self._is_solved:
            state = tr("Puzzles", "solved")
        else:
            state = tr("Puzzles", "tried") if tries else tr("Puzzles", "not tried yet")
        name = tr("Puzzles", "{game}, puzzle {number}, {grade}: {state}")
        grade = grade_name(grade_of(self.puzzle)).lower()
        self.setAccessibleName(name.format(game=game, number=self.number, grade=grade, state=state))
        self.setToolTip(self.accessibleName())
        self.update()

    def sizeHint(self) -> QSize:
        side = self.theme.px(SIDE)
        return QSize(side, side)

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    @safe_paint
    def paintEvent(self, event: QPaintEvent) -> None:
        del event
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        face: Tone = "mark" if self.underMouse() else "shade" if self._is_solved else "cream"
        how = Cut(face=face, radius=4, waver=0.8, line=1.9, inner=0, drop=2, ring=self.hasFocus())
        painter.drawPixmap(0, 0, cut(self.theme, self.size(), self.devicePixelRatioF(), how, RING - 2))
        sheet = QRect(self.rect()).adjusted(RING, RING, -RING - 1, -RING - 2)
        painter.setFont(self.theme.font("numeral"))
        painter.setPen(self.theme.color("third" if self._is_solved else "ink"))
        painter.drawText(sheet, Qt.AlignmentFlag.AlignCenter | Qt.TextFlag.TextDontClip, str(self.number))
        if self._is_solved:
            self._tick(painter, sheet)

    def _tick(self, painter: QPainter, sheet: QRect) -> None:
        """Draw a tick of red chalk over the lower corner."""
        side = sheet.width()
        left, top = sheet.right() - side * 0.3, sheet.bottom() - side * 0.42
        points = ((0.0, 0.2), (0.16, 0.44), (0.5, -0.12))
        line = QPolygonF([QPointF(left + x * side, top + y * side) for x, y in points])
        pen = QPen()
        pen.setCapStyle(Qt.PenCapStyle.RoundCap)
        pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
        strokes: tuple[tuple[Tone, float], ...] = (("cream", 5.0), ("call", 2.6))
        for tone, width in strokes:
            pen.setColor(self.theme.color(tone))
            pen.setWidthF(width * self.theme.text_scale)
            painter.setPen(pen)
            painter.drawPolyline(line)


class GradeHeads(QWidget):
    """The names of the degrees of difficulty, over the columns of all games."""

    def __init__(self, theme: Theme, widest: int) -> None:
        """Build the names.

        Args:
            theme: colours and text size.
            widest: as for `GameSlips`.
        """
        super().__init__()
        self._names = QWidget()
        grid = QGridLayout(self)
        grid.setContentsMargins(2, 0, 0, 0)  # as in the body of a page
        grid.setHorizontalSpacing(theme.space(5))
        grid.addWidget(self._names, 0, 0)
        for grade in range(GRADES):
            grid.addWidget(written(grade_name(grade), "small", "third"), 0, 1 + grade)
            grid.setColumnMinimumWidth(1 + grade, widest * theme.px(SIDE))
        grid.setColumnStretch(1 + GRADES, 1)

    def arrange(self, names: int) -> None:
        """Set the width of the column of names of games at the left."""
        self._names.setFixedWidth(names)


class GameSlips(Themed, QWidget):
    """The slips of a game, with its name and the number of solved puzzles."""

    chosen = Signal(object)
    """A `Puzzle` was selected."""
    left = Signal(int)
    """An arrow key moves up (-1) or down (1), out of this game."""
    five_wanted = Signal()
    """Start a series of five puzzles."""

    def __init__(self, theme: Theme, puzzles: Sequence[Puzzle], widest: int) -> None:
        """Build the slips of a game.

        Args:
            theme: colours and text size.
            puzzles: the puzzles.
            widest: the largest number of slips of one difficulty in any game: the width of all columns.
        """
        super().__init__()
        self.theme, self._widest = theme, widest
        self.five = Button()
        self.five.setProperty("slim", True)
        self.five.setSizePolicy(QSizePolicy.Policy.Maximum, QSizePolicy.Policy.Fixed)
        self.five.clicked.connect(self.five_wanted)
        self.slips = [PuzzleSlip(theme, puzzle, number) for number, puzzle in enumerate(puzzles, 1)]
        self._name = written("", "heading")
        self._count = written("", "small", "third")
        self._grades = [written("", "small", "third") for _ in range(GRADES)]
        self._blocks = [self._block(grade) for grade in range(GRADES)]
        for slip in self.slips:
            slip.installEventFilter(self)
            slip.clicked.connect(lambda _=False, slip=slip: self.chosen.emit(slip.puzzle))
        self._grid = QGridLayout(self)
        self._grid.setContentsMargins(0, 0, 0, theme.space(1))
        self._grid.setHorizontalSpacing(theme.space(5))
        self._grid.setVerticalSpacing(theme.space(1))
        self._beside = 0
        self._stop_at(0)
        self.arrange(10**4, self.name_width)

    def _block(self, grade: int) -> QWidget:
        """Return the slips of a degree of difficulty, in a row."""
        block = QWidget()
        lines = QVBoxLayout(block)
        lines.setContentsMargins(0, 0, 0, 0)
        lines.setSpacing(0)
        lines.addWidget(self._grades[grade])
        row = QGridLayout()
        row.setSpacing(0)
        of_grade = [slip for slip in self.slips if grade_of(slip.puzzle) == grade]
        for column, slip in enumerate(of_grade):
            row.addWidget(slip, 0, column)
        row.setColumnStretch(len(of_grade), 1)
        lines.addLayout(row)
        return block

    @property
    def name_width(self) -> int:
        """The width of the column of names that this game needs."""
        return max(self.theme.px(_NAME), self._name.sizeHint().width())

    @property
    def is_beside_name(self) -> bool:
        """Whether the slips are in one line with the name: then `GradeHeads` has the headings."""
        return self._beside == _BESIDE_NAME

    def arrange(self, room: int, names: int = 0) -> None:
        """Put the slips into the line of the name, or beneath it in one line or in three, by the width.

        Args:
            room: the width of the page.
            names: the width of the column of names, the same for all games.
        """
        slips = GRADES * (self._widest * self.theme.px(SIDE) + self.theme.space(5))
        named = slips + names + self.theme.space(5) + self.five.sizeHint().width()
        beside = _BESIDE_NAME if room >= named else 1 if room >= slips else 0
        for block in self._blocks:
            block.setMinimumWidth(self._widest * self.theme.px(SIDE) if beside else 0)
        self._name.setMinimumWidth(names if beside == _BESIDE_NAME else 0)
        for label in self._grades:
            label.setVisible(beside != _BESIDE_NAME)
        if beside == self._beside and self._grid.count():
            return
        self._beside = beside
        low, high = Qt.AlignmentFlag.AlignBottom, Qt.AlignmentFlag.AlignTop
        parts: list[QWidget] = [self._name, self._count, self.five, *self._blocks]
        for part in parts:
            self._grid.removeWidget(part)
        self._grid.addWidget(self._name, 0, 0, low)
        if beside == _BESIDE_NAME:
            self._grid.addWidget(self._count, 1, 0, high)
            self._grid.addWidget(self.five, 0, 1 + GRADES, 2, 1, Qt.AlignmentFlag.AlignBottom)
        else:
            self._grid.addWidget(self._count, 0, 1, low)
            self._grid.addWidget(self.five, 0, 2, low)
        for grade, block in enumerate(self._blocks):
            if beside == _BESIDE_NAME:
                self._grid.addWidget(block, 0, 1 + grade, 2, 1, low)
            elif beside:
                self._grid.addWidget(block, 1, grade)
            else:
                self._grid.addWidget(block, 1 + grade, 0, 1, 3)
        for column in range(6):
            self._grid.setColumnStretch(column, 1 if column == (5 if beside == _BESIDE_NAME else 3) else 0)

    def say(self, name: str, solved: Solved) -> None:
        """Set the texts in the language of the window."""
        self._name.setText(name)
        self.five.setText(tr("Puzzles", "Play five"))
        self.five.setAccessibleName(f"{name}: {self.five.text()}")
        number = sum(solved.is_solved(slip.puzzle.id) for slip in self.slips)
        told = tr("Puzzles", "{solved} of {number} solved")
        self._count.setText(told.format(solved=number, number=len(self.slips)))
        for grade, label in enumerate(self._grades):
            label.setText(grade_name(grade))
        for slip in self.slips:
            slip.tell(solved, name)
        self.setAccessibleName(f"{name}, {self._count.text()}")

    # Keyboard

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Move from slip to slip by the arrows."""
        if event.type() != QEvent.Type.KeyPress or not isinstance(event, QKeyEvent):
            return super().eventFilter(watched, event)
        at = next((at for at, slip in enumerate(self.slips) if slip is watched), 0)
        key = Qt.Key(event.key())
        if key in _STEPS:
            self.take_focus(max(0, min(len(self.slips) - 1, at + _STEPS[key])))
        elif key in {Qt.Key.Key_Up, Qt.Key.Key_Down}:
            self._stop_at(at)
            self.left.emit(-1 if key == Qt.Key.Key_Up else 1)
        else:
            return super().eventFilter(watched, event)
        return True

    @property
    def at(self) -> int:
        """The index of the slip that is the tab stop, from 0."""
        return next(at for at, slip in enumerate(self.slips) if slip.focusPolicy() & Qt.FocusPolicy.TabFocus)

    def take_focus(self, at: int) -> None:
        """Focus a slip, which becomes the tab stop."""
        self._stop_at(min(at, len(self.slips) - 1))
        self.slips[self.at].setFocus(Qt.FocusReason.TabFocusReason)

    def _stop_at(self, at: int) -> None:
        for number, slip in enumerate(self.slips):
            stops = Qt.FocusPolicy.StrongFocus if number == at else Qt.FocusPolicy.ClickFocus
            slip.setFocusPolicy(stops)
