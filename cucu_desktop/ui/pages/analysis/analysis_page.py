"""The analysis of a game: its course, the influence of the cards, and the cost of each decision."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QComboBox, QHBoxLayout, QWidget

from cucu_desktop.analysis.grades import grade_of
from cucu_desktop.ui.pages.analysis.amounts import Amounts
from cucu_desktop.ui.pages.analysis.analyst import Analyst, Found
from cucu_desktop.ui.pages.analysis.course_chart import LEAST, CourseChart
from cucu_desktop.ui.pages.analysis.decision_words import told_decision
from cucu_desktop.ui.pages.analysis.grade_words import counts_told, grade_told
from cucu_desktop.ui.pages.analysis.progress_strip import ProgressStrip
from cucu_desktop.ui.pages.analysis.text_table import TextTable
from cucu_desktop.ui.pages.worded_page import WordedPage
from cucu_desktop.ui.widgets.language import tr
from cucu_desktop.ui.widgets.notices import announce, name_choice
from cucu_desktop.ui.widgets.paper_widgets import Rule, written
from cucu_desktop.ui.widgets.player_names import called

if TYPE_CHECKING:
    from pathlib import Path

    from PySide6.QtGui import QHideEvent, QShowEvent

    from cucu_desktop.analysis.report import CostlyDecision, GameAnalysis
    from cucu_desktop.match.number_words import NumberWords
    from cucu_desktop.ui.text.wording import Wording
    from cucu_desktop.ui.widgets.art import Art
    from cucu_desktop.ui.widgets.theme import Theme

MOST_TOLD: Final = 6
"""The most costly decisions that are listed."""


class AnalysisPage(WordedPage):
    """Luck in a game, and the effect of the player's decisions."""

    learn_wanted = Signal(str)
    """Ask the mistakes of the person of this name again."""
    decision_wanted = Signal(int, int)
    """Show a decision: its line of the log (the header not counted), and its seat."""
    WIDTH = FULL = 1000
    WAITING: Final = 620

    def __init__(
        self,
        theme: Theme,
        wording: Wording,
        art: Art,
        log: Path,
        kept: Path,
    ) -> None:
        """Show the analysis of a match.

        Args:
            theme: colours and text size.
            wording: the words of the game.
            art: the pictures.
            log: the log of the match.
            kept: the folder of stored analyses.
        """
        super().__init__(theme, wording)
        self.game = wording.game_id
        self._log, self._kept = log, kept
        self._wanted: tuple[int, int] | None = None
        """The game to select, from 1, and the seat; None: the last game, the first person."""
        self._found: Found | None = None
        self._failed = self._is_stopped = False
        self._analyst = Analyst(self)
        self._analyst.advanced.connect(self._advance)
        self._analyst.found.connect(self._take)
        self._analyst.done.connect(self._show)
        self._analyst.failed.connect(self._fail)
        self._which, self._who = QComboBox(), QComboBox()
        self._choices = QWidget()
        choices = QHBoxLayout(self._choices)
        choices.setContentsMargins(0, 0, 0, 0)
        choices.addWidget(self._which, 1)
        choices.addWidget(self._who, 1)
        name_choice(self._which, tr("Analysis", "Which game of the match"))
        name_choice(self._who, tr("Analysis", "Whose game"))
        self.head.addWidget(self._choices)
        self.title.setText(tr("Analysis", "Luck and skill"))
        self._said = written("", "body", "second", wrap=True)
        self._strip = ProgressStrip(theme)
        self._strip.setAccessibleName(tr("Analysis", "Analysis progress"))
        self._told = written("", "meaning", wrap=True)
        self._chart = CourseChart(theme, art)
        self._chart.setAccessibleName(tr("Analysis", "How the game went"))
        self._how = written("", "small", "third", wrap=True)
        self._costly = TextTable(theme, stretched=1)
        self._deals = TextTable(theme, stretched=0)
        costly = written(tr("Analysis", "Costliest decisions"), "heading", "call", wrap=True)
        deals = written(tr("Analysis", "Deal by deal"), "heading", "call", wrap=True)
        self._graded = written("", "body", "second", wrap=True)
        self._unit = written("", "small", "third", wrap=True)
        self._parts = (
            *(self._told, self._chart, self._how, costly, self._graded, self._costly),
            *(Rule(theme), deals, self._unit, self._deals),
        )
        for part in (self._said, self._strip, *self._parts):
            self.body.addWidget(part)
        self.body.addStretch(1)
        self.foot.addStretch(1)
        self._learn, self._stop = self.button(tr("Learn", "Practise these")), self.button()
        self._back = self.button(tr("Analysis", "Back"), loud=True)
        self._which.activated.connect(lambda _: self._choose_game())
        self._who.activated.connect(lambda _: self._show())
        self._stop.clicked.connect(self._stop_or_begin)
        self._chart.chosen.connect(self._look_at_fall)
        self._learn.clicked.connect(self._ask_again)
        self._back.clicked.connect(self.closed)
        self._show()

    # Content

    @property
    def game_analysis(self) -> GameAnalysis | None:
        """The analysis of the selected game; None before it is found."""
        games = self._found.analysed.games if self._found else ()
        return next((game for game in games if game.number == self._which.currentData()), None)

    @property
    def seat(self) -> int:
        """The seat whose decisions are shown."""
        return int(self._who.currentData() or 0)

    def _show(self) -> None:
        """Show the results found so far."""
        analysis, is_busy = self.game_analysis, self._analyst.is_busy
        self.WIDTH = self.FULL if analysis else self.WAITING
        for part in (*self._parts, self._choices):
            part.setVisible(analysis is not None)
        self._strip.setVisible(is_busy and analysis is None)
        self._said.setVisible(analysis is None)
        self._stop.setVisible(analysis is None and (is_busy or self._found is None))
        self._said.setText(self._state_told())
        costly = [each for each in analysis.costly if each.seat == self.seat] if analysis else []
        self._learn.setVisible(bool(costly) and analysis is not None and not analysis.players[self.seat].bot)
        self.label(self._stop, tr("Analysis", "Stop") if is_busy else tr("Analysis", "Analyse anyway"))
        if analysis is not None:
            self._tell(analysis)
        self.refit()

    def _state_told(self) -> str:
        """Return the reason why no analysis is shown."""
        if self._analyst.is_busy:
            return tr(
                "Analysis",
                "Rechecking every decision, using only what the player knew at the time.",
            )
        if self._failed:
            return tr("Analysis", "This game could not be analysed.")
        if self._found is None:
            return tr("Analysis", "Analysis stopped before the end.")
        if _is_of_collection(self._log):
            return tr(
                "Analysis",
                "Memorable deals are not analysed: their cards were chosen, not dealt.",
            )
        return tr("Analysis", "Nothing to analyse until the first deal is over.")

    def _tell(self, analysis: GameAnalysis) -> None:
        seat, amounts = self.seat, Amounts(self.wording, analysis.currency)
        told = _summary(analysis, seat, amounts)
        self._told.setText(told)
        own = [each for each in analysis.costly if each.seat == seat]
        falls = [
            [each.cost for each in own if each.deal == deal] for deal in range(1, len(analysis.deals) + 1)
        ]
        height = partial(_height_told, self.wording.numbers, is_chance=amounts.is_chance)
        self._chart.show_course(analysis.course(seat), falls, height, is_chance=amounts.is_chance)
        how = tr(
            "Analysis",
            "The line shows how you stood after each deal. Red drops are what your own decisions cost: "
            "click one to see it.",
        )
        self._chart.tell(told, how)
        self._how.setText(how)
        self._graded.setText(counts_told(grade_of(each.cost, analysis) for each in own))
        self._graded.setVisible(bool(own))
        self._tell_costly(sorted(own, key=lambda each: -each.cost)[:MOST_TOLD], amounts)
        self._unit.setText(amounts.unit())
        self._tell_deals(analysis, amounts)

    def _tell_costly(self, costly: list[CostlyDecision], amounts: Amounts) -> None:
        analysis = self.game_analysis
        assert self._found is not None  # the decisions come from it
        assert analysis is not None
        rows, deals = [], []
        for each in costly:
            past = self._found.decisions.get(each.line)
            said = told_decision(each, past, self.wording) if past else each.did
            deal = tr("Analysis", "Deal {number}").format(number=each.deal)
            deals.append(deal)
            rows.append(
                (f"{deal}\n{grade_told(grade_of(each.cost, analysis))}", said, amounts.signed(-each.cost))
            )
        if not rows:
            rows = [("", tr("Analysis", "None: every decision was the best available."), "")]
        look = tr("Analysis", "Show")
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
        own = [each for each in analysis.costly if each.seat == self.seat and each.deal == deal + 1]
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
        out = (tr("Analysis", "out"), "", "", "")
        rows = []
        for number, deal in enumerate((deal[self.seat] for deal in analysis.deals), 1):
            is_out = amounts.is_chance and not any((deal.before, deal.after, deal.own, deal.others))
            rows.append((str(number), *(out if is_out else amounts.parts(deal))))
        all_told = tr("Analysis", "The game") if analysis.is_over else tr("Analysis", "So far")
        rows.append((all_told, *amounts.parts(analysis.whole(self.seat))))
        self._deals.show_rows(rows, heads, marked=len(rows) - 1)

    def _ask_again(self) -> None:
        if self.game_analysis is not None:
            self.learn_wanted.emit(self.game_analysis.players[self.seat].name)

    # Selection

    def _choose_game(self) -> None:
        """List the players of the game, people before bots; keep the selected name if it is among them."""
        analysis = self.game_analysis
        before = self._who.currentText()
        self._who.clear()
        if analysis is not None:
            seats = sorted(
                range(len(analysis.players)), key=lambda seat: analysis.players[seat].bot is not None
            )
            for seat in seats:
                self._who.addItem(called(analysis.players[seat].name), seat)
        self._who.setCurrentIndex(max(0, self._who.findText(before)))
        self._which.setVisible(self._which.count() > 1)
        self._show()

    # Analysis

    def _stop_or_begin(self) -> None:
        if self._analyst.is_busy:
            self._analyst.stop()
            self._is_stopped = True
            self._show()
        else:
            self._begin()

    def _begin(self) -> None:
        self._failed = self._is_stopped = False
        self._strip.show_part(0)
        self._analyst.ask([self._log], self._kept, decisions=True)
        self._show()

    def _advance(self, part: float) -> None:
        self._strip.show_part(part)

    def _take(self, found: Found) -> None:
        self._found, self._failed = found, bool(found.analysed.error)
        self._which.clear()
        for game in found.analysed.games:
            named = tr("Analysis", "Game {number}").format(number=game.number)
            self._which.addItem(named, game.number)
        number, seat = self._wanted or (0, None)
        index = self._which.findData(number)
        self._which.setCurrentIndex(index if index >= 0 else self._which.count() - 1)
        self._choose_game()
        if index >= 0 and (who := self._who.findData(seat)) >= 0:
            self._who.setCurrentIndex(who)
            self._show()
        announce(self, self._told.text() or self._said.text())

    def _fail(self) -> None:
        self._failed = True
        self._show()

    def save_state(self) -> tuple[Found | None, bool, bool, tuple[int, int] | None]:
        """Return the result, whether the analysis failed or was stopped, and the selected game and seat."""
        analysis = self.game_analysis
        chosen = None if analysis is None else (analysis.number, self.seat)
        return self._found, self._failed, self._is_stopped, chosen

    def restore_state(self, state: tuple[Found | None, bool, bool, tuple[int, int] | None]) -> None:
        found, failed, self._is_stopped, self._wanted = state
        if found is not None:
            self._take(found)
        self._failed = failed
        self._show()

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self._back.setFocus()
        if self._found is None and not (self._is_stopped or self._analyst.is_busy):
            self._begin()

    def hideEvent(self, event: QHideEvent) -> None:
        super().hideEvent(event)
        self._analyst.stop()


def _height_told(numbers: NumberWords, height: float, decimals: int, *, is_chance: bool) -> str:
    """Return the label at a height of the chart: "20%", or "4" with its sign."""
    if is_chance:
        return numbers.percent(100 * height, decimals)
    return numbers.decimal(height, decimals)


def _is_of_collection(log: Path) -> bool:
    """Return whether a match began with a deal of the collection, which has no analysis."""
    from cucu_desktop.kept_stores import DAMAGE  # noqa: PLC0415 - as above
    from cucu_desktop.match.log import LogError, read_log  # noqa: PLC0415 - needed without analysis
    from cucu_desktop.match.setup import setup_in  # noqa: PLC0415 - as above

    try:
        return setup_in(read_log(log)[0]).case is not None
    except (LogError, *DAMAGE):
        return False


def _summary(analysis: GameAnalysis, seat: int, amounts: Amounts) -> str:
    """Return one or two sentences on the result of a seat in a game, and its causes."""
    whole, name = analysis.whole(seat), called(analysis.players[seat].name)
    cards, own, others, result = amounts.parts(whole)
    if amounts.is_chance:
        begins = (
            tr("Analysis", "{name}: win chance went from {before} to {after}.")
            if analysis.is_over
            else tr("Analysis", "{name}: win chance has gone from {before} to {after} so far.")
        )
    else:
        begins = (
            tr("Analysis", "{name}: {result} overall.")
            if analysis.is_over
            else tr("Analysis", "{name}: {result} so far.")
        )
    told = [
        begins.format(
            name=name,
            before=amounts.standing(whole.before),
            after=amounts.standing(whole.after),
            result=result,
        )
    ]
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
