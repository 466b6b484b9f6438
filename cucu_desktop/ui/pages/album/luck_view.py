"""The analysis of a game: its result, the costliest decisions, its course, and the influence of the cards."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QTimer, Signal
from PySide6.QtWidgets import QComboBox, QWidget

from cucu_desktop.analysis.report import grade_of
from cucu_desktop.ui.pages.analysis.amounts import Amounts
from cucu_desktop.ui.pages.analysis.analyst import Analyst, Found
from cucu_desktop.ui.pages.analysis.course_chart import LEAST, CourseChart
from cucu_desktop.ui.pages.analysis.decision_words import counts_told, grade_told, told_decision
from cucu_desktop.ui.pages.analysis.progress_strip import ProgressStrip
from cucu_desktop.ui.pages.analysis.text_table import TextTable
from cucu_desktop.ui.pages.boxes import in_column
from cucu_desktop.ui.pages.list_page import Fold
from cucu_desktop.ui.widgets.language import tr
from cucu_desktop.ui.widgets.notices import name_choice
from cucu_desktop.ui.widgets.paper_widgets import written
from cucu_desktop.ui.widgets.player_names import called, labelled

if TYPE_CHECKING:
    from collections.abc import Mapping
    from pathlib import Path

    from PySide6.QtGui import QHideEvent, QShowEvent

    from cucu_desktop.analysis.report import CostlyDecision, GameAnalysis
    from cucu_desktop.match.number_words import NumberWords
    from cucu_desktop.ui.play.saved_matches import Save
    from cucu_desktop.ui.text.wording import Wording
    from cucu_desktop.ui.widgets.art import Art
    from cucu_desktop.ui.widgets.theme import Theme

MOMENTS: Final = 3
"""The most costly decisions that are listed."""
PAUSE: Final = 250
"""Milliseconds before the analysis of a selected game begins."""


class LuckView(QWidget):
    """Luck in a game, and the effect of a player's decisions."""

    changed = Signal()
    """The result of the analysis is shown."""
    decision_wanted = Signal(int, int)
    """Show a decision: its line of the log (the header not counted), and its seat."""

    def __init__(self, theme: Theme, art: Art, kept: Path) -> None:
        """`kept`: the folder of stored analyses."""
        super().__init__()
        self._kept = kept
        self._game: Save | None = None
        self._wording: Wording | None = None
        self._results: dict[Path, Found | None] = {}
        """The result for each log, None if the analysis failed."""
        self._analyst = Analyst(self)
        self._analyst.found.connect(self._take)
        self._analyst.done.connect(self._show)
        self._analyst.failed.connect(self._fail)
        self._soon = QTimer(self)
        self._soon.setSingleShot(True)
        self._soon.setInterval(PAUSE)
        self._soon.timeout.connect(self._begin)
        self._said = written("", "body", "second", wrap=True)
        self._strip = ProgressStrip(theme)
        self._strip.setAccessibleName(tr("Analysis", "Analysis progress"))
        self._analyst.advanced.connect(self._strip.show_part)
        self._told = written("", "meaning", wrap=True)
        self._costly = TextTable(theme, stretched=1)
        numbers = QWidget()
        self._fold = Fold(tr("Album", "Numbers"), [numbers])
        parts = (self._said, self._strip, self._told, self._costly, self._fold)
        in_column(*parts, within=self, gap=theme.space(2))
        self._who = QComboBox()
        self._chart = CourseChart(theme, art)
        self._chart.setAccessibleName(tr("Analysis", "How the game went"))
        self._how = written("", "small", "third", wrap=True)
        self._split = written("", "body", wrap=True)
        self._graded = written("", "body", "second", wrap=True)
        self._unit = written("", "small", "third", wrap=True)
        self._deals = TextTable(theme, stretched=0)
        texts = (self._how, self._split, self._graded, self._unit)
        in_column(self._who, self._chart, *texts, self._deals, within=numbers)
        name_choice(self._who, tr("Analysis", "Whose game"))
        self._who.activated.connect(lambda _: self._show())
        self._chart.chosen.connect(self._look_at_fall)

    # Content

    @property
    def game_analysis(self) -> GameAnalysis | None:
        """The analysis of the game; None before it is found."""
        found = self._results.get(self._game.path) if self._game else None
        games = found.analysed.games if found else ()
        return next((game for game in games if self._game and game.number == self._game.number), None)

    @property
    def seat(self) -> int:
        return int(self._who.currentData() or 0)

    @property
    def learner(self) -> str:
        """The name of the person at `seat` if a decision cost something, else ""; "" for a bot."""
        analysis = self.game_analysis
        if analysis is None or analysis.players[self.seat].bot or not self._own(analysis):
            return ""
        return analysis.players[self.seat].name

    def show_game(self, game: Save | None, wording: Wording | None) -> None:
        """Analyse a game, and show the result; None: none."""
        self._game, self._wording = game, wording
        self._analyst.stop()
        self._soon.stop()
        if game is not None and not game.is_of_collection and game.path not in self._results:
            self._strip.show_part(0)
            self._soon.start()
        self._list_players()

    def _list_players(self) -> None:
        """List the players of the game, people before bots; keep the selected name if it is among them."""
        analysis, before = self.game_analysis, self._who.currentText()
        self._who.clear()
        if analysis is not None:
            seats = sorted(
                range(len(analysis.players)), key=lambda seat: analysis.players[seat].bot is not None
            )
            for seat in seats:
                self._who.addItem(labelled(analysis.players[seat].name), seat)
        self._who.setCurrentIndex(max(0, self._who.findText(before)))
        self._show()

    def _show(self) -> None:
        """Show the results found so far."""
        analysis, is_busy = self.game_analysis, self._analyst.is_busy or self._soon.isActive()
        for part in (self._told, self._costly, self._fold):
            part.setVisible(analysis is not None)
        self._strip.setVisible(is_busy)
        self._said.setVisible(analysis is None)
        self._said.setText(self._state_told())
        if analysis is not None:
            self._tell(analysis)
        self.changed.emit()

    def _state_told(self) -> str:
        """Return the reason why no analysis is shown."""
        if self._game is None:
            return ""
        if not self._strip.isHidden():
            return tr("Album", "Looking through the game…")
        if self._game.is_of_collection:
            return tr("Analysis", "Famous deals are not analysed: their cards were chosen, not dealt.")
        if self._game.path in self._results and not self._results[self._game.path]:
            return tr("Analysis", "This game could not be analysed.")
        return tr("Analysis", "Nothing to analyse until the first deal is over.")

    def _own(self, analysis: GameAnalysis) -> list[CostlyDecision]:
        return [each for each in analysis.costly if each.seat == self.seat]

    def _tell(self, analysis: GameAnalysis) -> None:
        assert self._wording is not None  # it comes with the game
        amounts, own = Amounts(self._wording, analysis.currency), self._own(analysis)
        told = _summary(analysis, self.seat, amounts)
        self._told.setText(told)
        self._split.setText(_split(analysis, self.seat, amounts))
        falls = [
            [each.cost for each in own if each.deal == deal] for deal in range(1, len(analysis.deals) + 1)
        ]
        height = partial(_height_told, self._wording.numbers, is_chance=amounts.is_chance)
        self._chart.show_course(analysis.course(self.seat), falls, height, is_chance=amounts.is_chance)
        how = tr(
            "Analysis",
            "The line shows how you stood after each deal. Red drops are what your own decisions cost: "
            "click one to see it.",
        )
        self._chart.tell(told, how)
        self._how.setText(how)
        self._graded.setText(counts_told(grade_of(each.cost, analysis) for each in own))
        self._graded.setVisible(bool(own))
        self._tell_costly(sorted(own, key=lambda each: -each.cost)[:MOMENTS], amounts)
        self._unit.setText(amounts.unit())
        self._tell_deals(analysis, amounts)

    def _tell_costly(self, costly: list[CostlyDecision], amounts: Amounts) -> None:
        analysis = self.game_analysis
        assert self._wording is not None
        assert analysis is not None
        found = self._results.get(self._game.path) if self._game else None
        decisions = found.decisions if found else {}
        rows, deals = [], []
        for each in costly:
            past = decisions.get(each.line)
            said = told_decision(each, past, self._wording) if past else each.did
            deals.append(tr("Common", "Deal {number}").format(number=each.deal))
            rows.append(
                (
                    f"{deals[-1]}\n{grade_told(grade_of(each.cost, analysis))}",
                    said,
                    amounts.signed(-each.cost),
                )
            )
        if not rows:
            rows = [("", tr("Analysis", "None: every decision was the best available."), "")]
        look = tr("Album", "Watch")
        buttons = [
            (look, f"{deal}: {look}", partial(self.decision_wanted.emit, each.line, each.seat))
            for deal, each in zip(deals, costly, strict=True)
        ]
        self._costly.show_rows(rows, buttons=buttons)

    def _look_at_fall(self, deal: int, number: int) -> None:
        """Open the position of a fall that was selected in the chart."""
        analysis = self.game_analysis
        if analysis is None:
            return
        low, high = self._chart.range
        own = [each for each in self._own(analysis) if each.deal == deal + 1]
        marked = [each for each in own if each.cost > LEAST * (high - low)]
        self.decision_wanted.emit(marked[number].line, self.seat)

    def _tell_deals(self, analysis: GameAnalysis, amounts: Amounts) -> None:
        heads = [
            tr("Analysis", "Deal"),
            tr("Analysis", "the cards"),
            tr("Analysis", "own decisions"),
            tr("Analysis", "others’ mistakes"),
            tr("Analysis", "total"),
        ]
        out = (tr("Common", "out"), "", "", "")
        rows = []
        for number, deal in enumerate((deal[self.seat] for deal in analysis.deals), 1):
            is_out = amounts.is_chance and not any((deal.before, deal.after, deal.own, deal.others))
            rows.append((str(number), *(out if is_out else amounts.parts(deal))))
        all_told = tr("Analysis", "The game") if analysis.is_over else tr("Analysis", "So far")
        rows.append((all_told, *amounts.parts(analysis.whole(self.seat))))
        self._deals.show_rows(rows, heads, marked=len(rows) - 1)

    # Analysis

    def _begin(self) -> None:
        if self._game is not None and self._game.path not in self._results and self.isVisible():
            self._analyst.ask([self._game.path], self._kept, decisions=True)
            self._show()

    def _take(self, found: Found) -> None:
        if self._game is not None:
            self._results[self._game.path] = None if found.analysed.error else found
            self._list_players()

    def _fail(self) -> None:
        if self._game is not None:
            self._results[self._game.path] = None
        self._show()

    def save_state(self) -> tuple[Mapping[Path, Found | None], int, bool]:
        """Return the results, the selected seat, and whether the numbers are shown."""
        return dict(self._results), self.seat, self._fold.is_open

    def restore_state(self, state: tuple[Mapping[Path, Found | None], int, bool]) -> None:
        results, seat, shows_numbers = state
        self._results = dict(results)
        self._list_players()
        self._who.setCurrentIndex(max(0, self._who.findData(seat)))
        self._fold.button.setChecked(shows_numbers)
        self._show()

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        if self._game is not None and self.game_analysis is None and not self._analyst.is_busy:
            self.show_game(self._game, self._wording)

    def hideEvent(self, event: QHideEvent) -> None:
        super().hideEvent(event)
        self._soon.stop()
        self._analyst.stop()


def _height_told(numbers: NumberWords, height: float, decimals: int, *, is_chance: bool) -> str:
    """Return the label at a height of the chart: "20%", or "4" with its sign."""
    if is_chance:
        return numbers.percent(100 * height, decimals)
    return numbers.decimal(height, decimals)


def _summary(analysis: GameAnalysis, seat: int, amounts: Amounts) -> str:
    whole, name = analysis.whole(seat), called(analysis.players[seat].name)
    if amounts.is_chance:
        told = (
            tr("Analysis", "{name}: win chance went from {before} to {after}.")
            if analysis.is_over
            else tr("Analysis", "{name}: win chance has gone from {before} to {after} so far.")
        )
    else:
        told = (
            tr("Analysis", "{name}: {result} overall.")
            if analysis.is_over
            else tr("Analysis", "{name}: {result} so far.")
        )
    return told.format(
        name=name,
        before=amounts.standing(whole.before),
        after=amounts.standing(whole.after),
        result=amounts.parts(whole)[-1],
    )


def _split(analysis: GameAnalysis, seat: int, amounts: Amounts) -> str:
    """Return the causes of the result of a seat in a game."""
    whole = analysis.whole(seat)
    cards, own, others, result = amounts.parts(whole)
    told = []
    if whole.paid:
        told.append(
            tr("Analysis", "Buying back in counts as {paid}.").format(paid=amounts.signed(-whole.paid))
        )
    split = tr(
        "Analysis",
        "{result} in all: cards {cards}, own decisions {own}, others’ mistakes {others}.",
    )
    told.append(split.format(result=result, cards=cards, own=own, others=others))
    return " ".join(told)
