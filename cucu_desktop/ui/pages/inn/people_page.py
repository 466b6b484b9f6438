"""Pages of slips: the ways to play with others, and what is done beside the table."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

from PySide6.QtCore import QEvent, QObject, QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QFontMetrics, QPainter
from PySide6.QtWidgets import QGridLayout, QSizePolicy

from cucu_desktop.ui.pages.inn.pictures import people, phone, slate, thing
from cucu_desktop.ui.widgets.language import tr
from cucu_desktop.ui.widgets.page import Page
from cucu_desktop.ui.widgets.paper_widgets import Button
from cucu_desktop.ui.widgets.safe_paint import safe_paint
from cucu_desktop.ui.widgets.theme import balanced_width
from cucu_desktop.ui.widgets.woodcut import RING, Cut, cut

if TYPE_CHECKING:
    from collections.abc import Mapping

    from PySide6.QtGui import QPaintEvent

    from cucu_desktop.ui.pages.inn.pictures import Picture
    from cucu_desktop.ui.widgets.art import Art
    from cucu_desktop.ui.widgets.theme import Role, Theme

PICTURE: Final = 92
"""Width and height of the picture, at the usual text size."""
_LEAST: Final = 190
"""The least width of the words."""
_MOST_BESIDE: Final = 2
_WRAPS: Final = int(Qt.AlignmentFlag.AlignLeft | Qt.TextFlag.TextWordWrap)


class Slip(Button):
    """One activity; its words wrap to the width of the slip."""

    def __init__(self, theme: Theme, art: Art, picture: Picture) -> None:
        super().__init__()
        self.theme, self._art, self._picture = theme, art, picture
        self._name = self._line = ""
        policy = QSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Preferred)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)

    def say(self, name: str, line: str) -> None:
        self._name, self._line = name, line
        self.setAccessibleName(name)
        self.setAccessibleDescription(line)
        self.updateGeometry()
        self.update()

    def sentences(self) -> list[str]:
        return [self._name, self._line]

    def _wide(self) -> int:
        return self.theme.px(PICTURE)

    def _pad(self) -> int:
        return RING + self.theme.space(3)

    def _inside(self) -> QRect:
        """The area of the words."""
        pad = self._pad()
        return self.rect().adjusted(2 * pad + self._wide(), pad, -self._right(), -pad - 5)

    def _right(self) -> int:
        """The margin right of the words: as much visible paper as beside the picture."""
        return self._pad() + self.theme.space(2) + 3

    def _heights(self, width: int) -> list[int]:
        room = QRect(0, 0, width, 1 << 20)
        parts: tuple[tuple[Role, str], ...] = (("bubble", self._name), ("gloss", self._line))
        return [
            QFontMetrics(self.theme.font(role)).boundingRect(room, _WRAPS, words).height()
            for role, words in parts
        ]

    def least_width(self) -> int:
        """Return the least width: no word is broken."""
        metrics = QFontMetrics(self.theme.font("bubble"))
        words = max((metrics.horizontalAdvance(word) for word in self._name.split()), default=0)
        return max(words + 2, self.theme.px(_LEAST)) + 2 * self._pad() + self._wide() + self._right()

    def hasHeightForWidth(self) -> bool:
        return True

    def heightForWidth(self, width: int) -> int:
        words = sum(self._heights(width - 2 * self._pad() - self._wide() - self._right()))
        return max(words, self._wide()) + 2 * self._pad() + 5

    def sizeHint(self) -> QSize:
        width = self.least_width()
        return QSize(width, self.heightForWidth(width))

    def minimumSizeHint(self) -> QSize:
        return QSize(self.least_width(), self._wide() + 2 * self._pad() + 5)

    @safe_paint
    def paintEvent(self, event: QPaintEvent) -> None:
        del event
        painter = QPainter(self)
        painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
        pressed = self.isDown()
        hot = self.underMouse() and self.isEnabled() and not pressed
        how = Cut(
            face="mark" if hot or pressed else "cream",
            line=3.2 if hot else 2.4,
            drop=1.5 if pressed else 4.0,
            ring=self.hasFocus(),
        )
        painter.drawPixmap(0, 0, cut(self.theme, self.size(), self.devicePixelRatioF(), how, RING))
        if pressed:
            painter.translate(1, 2)
        pad, wide = self._pad(), self._wide()
        top = (self.height() - 5 - wide) / 2
        painter.save()
        self._picture(painter, self.theme, self._art, QRectF(pad, top, wide, wide))
        painter.restore()
        self._write(painter)

    def _write(self, painter: QPainter) -> None:
        inside = self._inside()
        above, below = self._heights(inside.width())
        top = inside.top() + max(0, (inside.height() - above - below) // 2)
        painter.setFont(self.theme.font("bubble"))
        painter.setPen(self.theme.color("call"))
        wide = balanced_width(painter.fontMetrics(), self._name, inside.width())
        painter.drawText(QRect(inside.left(), top, wide, above), _WRAPS, self._name)
        painter.setFont(self.theme.font("gloss"))
        painter.setPen(self.theme.color("second"))
        wide = balanced_width(painter.fontMetrics(), self._line, inside.width())
        painter.drawText(QRect(inside.left(), top + above, wide, below), _WRAPS, self._line)


class Offered(NamedTuple):
    """The content of a slip: picture, name and the line below it."""

    picture: Picture
    name: str
    line: str


class SlipsPage(Page):
    """Slips, two in a row where their words fit."""

    chosen = Signal(str)
    """The id of the selected slip."""

    def __init__(self, theme: Theme, art: Art, offered: Mapping[str, Offered], title: str) -> None:
        super().__init__(theme)
        self.title.setText(title)
        self._columns = 1
        self._grid = QGridLayout()
        self._grid.setContentsMargins(0, 0, 0, 0)
        self.body.addLayout(self._grid)
        self.body.addStretch(1)
        self.slips = {name: Slip(theme, art, each.picture) for name, each in offered.items()}
        for name, slip in self.slips.items():
            slip.clicked.connect(lambda _=False, name=name: self.chosen.emit(name))
            slip.say(offered[name].name, offered[name].line)
            slip.installEventFilter(self)
        self.foot.addStretch(1)
        self.first_focus = next(iter(self.slips.values()))
        self.button(tr("Common", "Back"), back=True).clicked.connect(self.closed)

    def fit_into(self, area: QRect) -> None:
        """Place the page, with two slips in a row if their words fit."""
        gap, around = self.theme.space(1), self.theme.space(18)
        room = self.paper_width(area) - around
        least = max(slip.least_width() for slip in self.slips.values())
        beside = min(_MOST_BESIDE, len(self.slips), max(1, (room + gap) // (least + gap)))
        self._columns = beside
        for index, slip in enumerate(self.slips.values()):
            self._grid.addWidget(slip, index // beside, index % beside)
        for column in range(_MOST_BESIDE):
            self._grid.setColumnStretch(column, 1 if column < beside else 0)
        self._grid.setSpacing(gap)
        super().fit_into(area)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        slips = list(self.slips.values())
        return self.step_in_grid(event, watched, slips, self._columns) or super().eventFilter(watched, event)


class PeoplePage(SlipsPage):
    """At this screen, on phones, or with real cards: "screen", "guests" or "score" is chosen."""

    def __init__(self, theme: Theme, art: Art) -> None:
        offered = {
            "screen": Offered(people, tr("People", "At this screen"), tr("People", "one keyboard for all")),
            "guests": Offered(phone, tr("People", "On their phones"), tr("People", "they scan a code")),
            "score": Offered(
                slate, tr("People", "With real cards"), tr("People", "the program keeps the score")
            ),
        }
        super().__init__(theme, art, offered, tr("Start", "With people"))


class WorkshopPage(SlipsPage):
    """Print, tournament, files and numbers of deals: the id of an entry of `menus` is chosen."""

    def __init__(self, theme: Theme, art: Art) -> None:
        printed, drawn = tr("Workshop", "cards, rules and score sheets"), tr("Workshop", "draws and lists")
        number, again = tr("Workshop", "A deal by its number"), tr("Workshop", "the same cards again")
        offered = {
            "print": Offered(thing("ledgers"), tr("Print", "Print for the table"), printed),
            "club": Offered(thing("crown"), tr("Club", "Tournament"), drawn),
            "open_file": Offered(
                thing("bag"), tr("Common", "Open file"), tr("Files", "Saved games and deals")
            ),
            "deal_number": Offered(thing("pack"), number, again),
        }
        super().__init__(theme, art, offered, tr("Everything", "Workshop"))
