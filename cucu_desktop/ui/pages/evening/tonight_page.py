"""Tonight: an unfinished evening, the season, a proposed evening, or one planned by the user."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QRectF, Qt, Signal
from PySide6.QtGui import QPainter, QPixmap

from cucu_desktop.ui.pages.evening.pictures import left_lying, people, picture_of, table
from cucu_desktop.ui.pages.evening.words import games_told, proposal_name
from cucu_desktop.ui.pages.list_page import Act, ListPage, Section
from cucu_desktop.ui.pages.row_list import Row
from cucu_desktop.ui.pages.start_calls import shown_names
from cucu_desktop.ui.widgets.language import tr
from cucu_desktop.ui.widgets.paper_widgets import written

if TYPE_CHECKING:
    from collections.abc import Sequence

    from cucu_desktop.match.evening.evening_plan import Proposal
    from cucu_desktop.match.evening.evening_store import EveningLeft
    from cucu_desktop.ui.pages.inn.slip import Picture
    from cucu_desktop.ui.play.context import Context

SEASON: Final = "season"
OWN: Final = ""
"""The keys of the season and of an own evening; a proposal has its name, an unfinished one its log."""
_PICTURE: Final = 56
"""Width and height of the picture of a row, at the usual text size."""


class TonightSection(Section):
    """All evenings, unfinished ones first."""

    gone_on = Signal(object)
    """Continue the evening of this log."""
    begun = Signal(str)
    """Begin the proposed evening of this name, with the players of the last one."""
    planned = Signal(str)
    """Plan the evening of this name; empty: a new one."""
    season_wanted = Signal()
    """Open the season."""

    def __init__(
        self, context: Context, left: Sequence[EveningLeft], proposals: Sequence[Proposal], players: str
    ) -> None:
        """List evenings.

        Args:
            context: theme, pictures, and the names of the games.
            left: the unfinished evenings, the latest first.
            proposals: the proposed evenings.
            players: the names of the players of the last evening.
        """
        super().__init__(context.theme)
        self.name = tr("Tonight", "Tonight")
        self._context, self._left, self._proposals, self._players = context, left, proposals, players
        self._key: object = None
        self._head = written("", "heading", "call", wrap=True)
        self._about = written("", "body", wrap=True)
        self._who = written("", "small", "third", wrap=True)
        for part in (self._head, self._about, self._who):
            self.lines.addWidget(part)

    def rows(self) -> list[Row]:
        words, rows = self._context.wording, []
        for left in self._left:
            played = tr("Evening", "{done} of {all} games played")
            told = f"{played.format(done=left.done, all=len(left.games))}: {shown_names(left.names)}"
            rows.append(Row(left.path, tr("Evening", "Resume the evening"), told, self._drawn(left_lying)))
        about = tr("Season", "evenings with twelve regulars, a rival and prizes")
        rows.append(Row(SEASON, tr("Common", "The season"), about, self._drawn(people)))
        for each in self._proposals:
            told = games_told(words, each.games)
            rows.append(Row(each.name, proposal_name(each.name), told, self._drawn(picture_of(each))))
        about = tr("Evening", "choose the games, the players and the scoring")
        return [*rows, Row(OWN, tr("Evening", "Your own"), about, self._drawn(table))]

    def _drawn(self, picture: Picture) -> QPixmap:
        art, side = self._context.art, self.theme.px(_PICTURE)
        drawn = QPixmap(round(side * art.ratio), round(side * art.ratio))
        drawn.setDevicePixelRatio(art.ratio)
        drawn.fill(Qt.GlobalColor.transparent)
        painter = QPainter(drawn)
        painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
        picture(painter, self.theme, art, QRectF(0, 0, side, side))
        painter.end()
        return drawn

    def choose(self, row: Row | None) -> None:
        assert row is not None  # the season is always listed
        self._key = row.key
        self._head.setText(row.name)
        self._about.setText(row.line)
        self._who.setText(tr("Daily", "with {names}").format(names=self._players))
        self._who.setVisible(self._is_proposed)
        self.changed.emit()

    @property
    def _is_proposed(self) -> bool:
        return self._key in {each.name for each in self._proposals}

    def acts(self) -> list[Act | None]:
        key = self._key
        if key == SEASON:
            return [Act(tr("Common", "Open"), self.season_wanted.emit)]
        plan = Act(tr("Tonight", "Plan"), lambda: self.planned.emit(str(key)))
        if self._is_proposed:
            return [Act(tr("Season", "Start"), lambda: self.begun.emit(str(key))), plan]
        return [plan] if key == OWN else [Act(tr("Common", "Continue"), lambda: self.gone_on.emit(key))]


class TonightPage(ListPage):
    """The page of evenings."""

    def __init__(self, section: TonightSection) -> None:
        super().__init__(section.theme, tr("Tonight", "Tonight"), [section])
