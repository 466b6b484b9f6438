"""Tonight: the season with its standings and its rival, and other evenings in a menu."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QHBoxLayout, QLabel, QSizePolicy

from cucu_desktop.match.evening.season import HERE, company
from cucu_desktop.ui.pages.evening.words import games_told, proposal_name
from cucu_desktop.ui.pages.list_page import Act, ListPage, Section
from cucu_desktop.ui.pages.row_list import Row
from cucu_desktop.ui.pages.start_calls import shown_names
from cucu_desktop.ui.widgets.language import tr, trn
from cucu_desktop.ui.widgets.paper_widgets import Button, written
from cucu_desktop.ui.widgets.pictures.icons import portrait
from cucu_desktop.ui.widgets.player_names import called, labelled
from cucu_desktop.words import signed

if TYPE_CHECKING:
    from collections.abc import Sequence

    from cucu_desktop.match.evening.evening_plan import Proposal
    from cucu_desktop.match.evening.evening_store import EveningLeft
    from cucu_desktop.match.evening.season import Season
    from cucu_desktop.ui.play.context import Context

_FACE: Final = 36
_RIVAL: Final = 72


class TonightSection(Section):
    """The season between two evenings, or how one begins without."""

    season_wanted = Signal()
    """Begin a season with the players of the last evening."""
    season_planned = Signal()
    """Choose the players of a new season."""
    evening_wanted = Signal()
    """Begin or continue the next evening of the season."""
    gone_on = Signal(object)
    """Continue the evening of this log."""
    begun = Signal(str)
    """Begin the proposed evening of this name, with the players of the last one."""
    planned = Signal()
    """Plan an evening."""

    def __init__(
        self,
        context: Context,
        season: Season | None,
        left: Sequence[EveningLeft],
        proposals: Sequence[Proposal],
        persons: Sequence[str],
    ) -> None:
        """Describe the season.

        Args:
            context: theme, pictures, and the names of the games.
            season: the latest season, if any.
            left: the unfinished evenings, the latest first.
            proposals: the proposed evenings; none: only the season is offered.
            persons: the names of the persons of the last evening.
        """
        super().__init__(context.theme)
        self.name = tr("Tonight", "Tonight")
        self.more = tr("Tonight", "Another evening…")
        self.season, self._wording, self._proposals = season, context.wording, proposals
        coming = (season.path.name, season.next_evening) if season is not None else ("", 0)
        self._left = [each for each in left if each.season != coming]
        self._is_left = len(self._left) < len(left)
        self._begins = season is None or season.next_evening == len(season.plan.evenings)
        if season is None:
            told = tr("Season", "Six evenings, twelve regulars, one rival. Prizes stay on your shelf.")
            self.add(written(told, "name", wrap=True))
        else:
            self._describe(season)
        if self._begins:
            who = tr("Common", "Who plays")
            self.who = Button(f"{who}: {shown_names(persons)} ▸".replace("&", "&&"))
            self.who.setProperty("tool", True)
            self.who.setSizePolicy(QSizePolicy.Policy.Maximum, QSizePolicy.Policy.Fixed)
            self.who.clicked.connect(self.season_planned)
            self.add(self.who)

    def _describe(self, season: Season) -> None:
        number, evenings, wording = season.next_evening, season.plan.evenings, self._wording
        if number < len(evenings):
            told = tr("Season", "Season, evening {number} of {all}: {games}").format(
                number=number + 1, all=len(evenings), games=games_told(wording, evenings[number])
            )
            names = [called(each.name) for each in company(season.plan, number, HERE) if each.bot]
            who = tr("Season", "At your table: {names}.").format(names=wording.numbers.listed(names))
            self.add(written(told, "name", wrap=True), written(who, "body", "second", wrap=True))
        self.lines.addLayout(self._rival(season))
        if season.missing:
            waits = tr("Season", "The other table is still playing.")
            self.add(written(waits, "small", "third", wrap=True))

    def _rival(self, season: Season) -> QHBoxLayout:
        """Return the rival's face with the result of the duel so far."""
        rival, person = season.rival, season.plan.persons[0]
        ahead, behind = season.duel(person.name)
        mood = "glad" if behind > ahead else "cross" if ahead > behind else "sly"
        size = self.theme.px(_RIVAL)
        face = QLabel()
        face.setPixmap(portrait(rival.face, mood).pixmap(size, size))
        face.setAccessibleName(tr("SetUp", "Face"))
        if ahead or behind:
            told = tr("Season", "{rival}, your rival: {name} finished ahead {ahead}, behind {behind}.")
        else:
            told = tr("Season", "{rival} is your rival, and sits at your table every evening.")
        times = {"ahead": _times(ahead), "behind": _times(behind)}
        line = QHBoxLayout()
        line.addWidget(face)
        told = told.format(rival=called(rival.name), name=called(person.name), **times)
        line.addWidget(written(told, "body", wrap=True), 1)
        return line

    def title(self) -> str:
        """Return the title of the page: who has won the season, once it is over."""
        season = self.season
        if season is None or not season.is_over:
            return self.name
        names = [str(called(each.player.name)) for each in season.standings if each.place == 1]
        many = tr("Season", "{names} win the season")
        told = many if len(names) > 1 else tr("Season", "{names} wins the season")
        return told.format(names=self._wording.numbers.listed(names))

    def rows(self) -> list[Row]:
        """Return the standings of the season; the players of the other table are faint."""
        season = self.season
        if season is None:
            return []
        size, number, rows = self.theme.px(_FACE), season.next_evening, []
        here = {each.name for each in season.plan.everybody}
        if not self._begins:
            here = {each.name for each in company(season.plan, number, HERE)}
        for each in season.standings:
            numbers = (
                (str(each.won), tr("Evening", "won")),
                (signed(each.last, plus=True), tr("Evening", "last")),
                (str(each.points), tr("Evening", "points")),
            )
            name, face = each.player.name, portrait(each.player.face).pixmap(size, size)
            told = f"{each.place}. {labelled(name)}" if number else labelled(name)
            rows.append(Row(name, told, "", face, name not in here, numbers if number else ()))
        return rows

    def acts(self) -> list[Act | None]:
        return [self._main(), None, *self._others()]

    def _main(self) -> Act:
        if self.season is None or self._begins:
            return Act(tr("Season", "Start season"), self.season_wanted.emit)
        if self._is_left:
            return Act(tr("Common", "Continue"), self.evening_wanted.emit)
        number = self.season.next_evening + 1
        return Act(tr("Season", "Start evening {number}").format(number=number), self.evening_wanted.emit)

    def _others(self) -> list[Act]:
        """Return the entries of the menu: unfinished evenings, proposed ones, an own one, a new season."""
        acts = []
        for left in self._left:
            told = tr("Evening", "Continue game {number} of {all}: {names}").format(
                number=left.done + 1, all=len(left.games), names=shown_names(left.names)
            )
            acts.append(Act(told, partial(self.gone_on.emit, left.path)))
        for each in self._proposals:
            told = f"{proposal_name(each.name)}: {games_told(self._wording, each.games)}"
            acts.append(Act(told, partial(self.begun.emit, each.name)))
        if self._proposals:
            acts.append(Act(tr("Evening", "Make your own…"), self.planned.emit))
            if not self._begins:
                acts.append(Act(tr("Season", "New season"), self.season_planned.emit))
        return acts


class TonightPage(ListPage):
    """The page of the season and of other evenings."""

    def __init__(self, section: TonightSection) -> None:
        super().__init__(section.theme, section.title(), [section])
        if section.season is not None:
            self.open_at(section.season.plan.persons[0].name)


def _times(n: int) -> str:
    return trn("Season", "once", "{n} times", n) if n else tr("Season", "never")
