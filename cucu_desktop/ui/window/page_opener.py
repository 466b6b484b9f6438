"""The pages that can be opened at any time: games to choose, matches to go on with, settings, rules.

Each is imported and built when it is first wanted: nothing of it is paid for before the table is seen.
"""

# ruff: noqa: PLC0415 - see the sentence above
from __future__ import annotations

from dataclasses import asdict
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from cucu_desktop.ui.play import saved_matches

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from cucu_desktop.engine.options import GameOptions
    from cucu_desktop.match.scenario.collection import CollectedScenario
    from cucu_desktop.ui.pages.analysis.analysis_page import AnalysisPage
    from cucu_desktop.ui.pages.setup.seating import Plan
    from cucu_desktop.ui.play.context import Context
    from cucu_desktop.ui.text.wording import Wording
    from cucu_desktop.ui.widgets.page import Page
    from cucu_desktop.ui.window.match_controller import MatchController
    from cucu_desktop.ui.window.page_stack import PageStack


class PageOpener(QObject):
    """Opens pages over the table, and has the match controller do what is chosen there."""

    decision_wanted = Signal(Path, int, int, object)
    """A decision is to be looked at: the log, the line of it, the header not counted, whose it was, and what
    opens the page again from which one came."""
    replay_wanted = Signal(Path)
    """The match of this log is to be looked through."""

    def __init__(self, context: Context, page_stack: PageStack, match_controller: MatchController) -> None:
        super().__init__(page_stack)
        self._context, self._page_stack = context, page_stack
        self._match_controller = match_controller
        match_controller.play_wanted.connect(lambda game: match_controller.play(self._plan(game)))

    def play_now(self) -> None:
        """Begin at once: the usual game, one person and five bots."""
        from cucu_desktop.games.catalogue import USUAL
        from cucu_desktop.ui.pages.setup.seating import usual
        from cucu_desktop.ui.widgets.player_names import unnamed

        preferences = self._context.preferences
        self._match_controller.play(usual(USUAL.id, preferences.name or unnamed(), preferences.face))
        self._offer_lesson(USUAL.id)

    def play_again(self) -> None:
        """Begin a match like the one that was over last: its game, company and options."""
        from cucu_desktop.match.log import LogError, read_log
        from cucu_desktop.match.setup import setup_in
        from cucu_desktop.ui.pages.setup.seating import Plan
        from cucu_desktop.ui.window.inn.what_waits import last_played

        last = last_played(self._context.matches)
        if last is None:
            self.play_now()
            return
        try:
            setup = setup_in(read_log(last.path)[0])
        except LogError:
            self.lay_table(last.game)
            return
        self._match_controller.play(
            Plan(setup.game, setup.players, setup.onlookers, setup.options, drawn=setup.drawn)
        )

    def choose_game(self) -> None:
        """Open the list of games."""
        from cucu_desktop.ui.pages.games_page import GamesPage

        page = GamesPage(self._context.theme, self._context.wording, self._context.art)
        page.played.connect(self._play)
        page.lesson_wanted.connect(self._match_controller.show_me)
        page.laid.connect(self.lay_table)
        page.rules_wanted.connect(self._open_rules_of)
        page.collection_wanted.connect(self.open_collection)
        self._open(page, self.choose_game)

    def _play(self, game: str) -> None:
        """Begin a game at once, at the table that was last laid for it or the usual one."""
        from cucu_desktop.ui.window.last_table import with_last

        plan = self._plan(game)
        self._context.prefer(tables=with_last(self._context.preferences, plan))
        self._match_controller.play(plan)
        self._offer_lesson(game)

    def _offer_lesson(self, game: str) -> None:
        """Offer the lesson of a game that is played for the first time, once."""
        from cucu_desktop.ui.widgets.language import tr
        from cucu_desktop.ui.widgets.notices import Offer

        known = self._context.preferences.lessons
        if game in known:
            return
        self._context.prefer(lessons=(*known, game))
        show_me = self._match_controller.show_me
        offer = Offer(lambda: tr("Start", "Show me how"), lambda: show_me(game))
        self._page_stack.notify(lambda: tr("Lesson", "First time? A few practice deals show you."), offer)

    def lay_table(self, game: str) -> None:
        """Open the set-up page of a game."""
        self._open_setup(self._plan(game))

    def _open_setup(self, plan: Plan) -> None:
        from cucu_desktop.match.records.store import Store
        from cucu_desktop.ui.pages.setup.setup_page import SetupPage
        from cucu_desktop.ui.window.last_table import known_people, last_table

        context, game = self._context, plan.game
        known = known_people(context.preferences, Store(context.results).persons())
        last = last_table(context.preferences)
        page = SetupPage(
            context.theme, context.words_of(game), plan, self._sets(game), known, last.players if last else ()
        )
        page.begun.connect(self._remember_and_play)
        page.sets_changed.connect(lambda sets: self._keep_sets(game, sets))
        self._open(page, lambda: self._open_setup(page.plan))

    def list_matches(self) -> None:
        """Open the list of matches to go on with."""
        from cucu_desktop.ui.pages.saves_page import SavedMatchesPage

        playing = self._match_controller.playing
        here = playing.log if playing else None
        found = [save for save in saved_matches.waiting(self._context.matches) if save.path != here]
        page = SavedMatchesPage(self._context.theme, self._context.wording, found)
        page.chosen.connect(lambda save: self._match_controller.resume(save.path))
        if playing is None:
            page.removed.connect(self._match_controller.free)
        self._open(page, self.list_matches)

    def list_played(self) -> None:
        """Open the list of matches that are over."""
        from cucu_desktop.ui.pages.played_page import MOST, PlayedMatchesPage
        from cucu_desktop.ui.play import saved_matches

        found = saved_matches.played(self._context.matches, MOST)
        page = PlayedMatchesPage(self._context.theme, self._context.wording, found)
        page.chosen.connect(lambda save: self.replay_wanted.emit(save.path))
        self._open(page, self.list_played)

    def show_me(self) -> None:
        """Begin the lesson of the game that is on the screen, or of the usual one."""
        from cucu_desktop.games.catalogue import USUAL

        setup = self._context.seen
        self._match_controller.show_me(USUAL.id if setup is None else setup.game)

    def open_collection(self, entry: CollectedScenario | None = None) -> None:
        """Open the collection of deals worth seeing, at one of them."""
        from cucu_desktop.ui.pages.collection_page import CollectionPage

        context, stage = self._context, self._match_controller.stage
        game = entry.game if entry else context.wording.game_id
        name = entry.name if entry else ""
        page = CollectionPage(context.theme, context.art, context.words_of, game, name)
        page.played.connect(lambda entry, seat: stage(entry, seat, shows=False))
        page.shown.connect(lambda entry, seat: stage(entry, seat, shows=True))
        self._open(page, lambda: self.open_collection(entry))

    def open_statistics(self) -> None:
        """Open the statistics of whoever is at the screen."""
        from cucu_desktop.ui.pages.analysis.rating_view import RatingView
        from cucu_desktop.ui.pages.statistics_page import StatisticsPage

        context, playing = self._context, self._match_controller.playing
        names = (
            [playing.session.match_view.company[seat].name for seat in playing.session.match_view.persons]
            if playing
            else []
        )
        name = names[0] if names else context.preferences.name
        logs = saved_matches.kept_logs(context.matches)
        ratings = RatingView(context.theme, context.words_of, logs, saved_matches.analyses(context.matches))
        page = StatisticsPage(
            context.theme, context.wording, context.art, context.results, name, ratings=ratings
        )
        waiting = saved_matches.waiting(context.matches)
        page.take_left([save for save in waiting if isinstance(save, saved_matches.Save)])
        ratings.learn_wanted.connect(self.open_questions)
        self._open(page, self.open_statistics)

    def open_analysis(self) -> None:
        """Look back at the match in play, as far as its deals are over."""
        playing = self._match_controller.playing
        if playing is not None and playing.log is not None:
            self.look_back(playing.log, self._context.wording)

    def look_back(self, log: Path, wording: Wording, wanted: tuple[int, int] | None = None) -> None:
        """Look back at a match, in the words of its game; at a game and a seat of it, if they are wanted."""
        from cucu_desktop.ui.pages.analysis.analysis_page import AnalysisPage

        context = self._context
        analyses = saved_matches.analyses(context.matches)
        page = AnalysisPage(context.theme, wording, context.art, log, analyses, wanted)
        page.game = wording.game_id
        page.decision_wanted.connect(lambda line, seat: self._look_at(page, log, line, seat))
        page.learn_wanted.connect(lambda name: self.open_questions(name, page.game, log))
        self._open(page, lambda: self.look_back(log, page.wording, self._wanted(page)))

    def _look_at(self, page: AnalysisPage, log: Path, line: int, seat: int) -> None:
        """Have a decision looked at, and after it the page again from which one came, as it was."""
        again = partial(self.look_back, log, page.wording, self._wanted(page))
        self.decision_wanted.emit(log, line, seat, again)

    @staticmethod
    def _wanted(page: AnalysisPage) -> tuple[int, int] | None:
        """Return which game of the match, and which seat, is looked back at."""
        analysis = page.game_analysis
        return (analysis.number, page.seat) if analysis is not None else None

    def open_questions(self, name: str, game: str, first: Path | None = None) -> None:
        """Ask somebody again what has cost them most, at a game or at all, of one match before others."""
        from cucu_desktop.games.catalogue import USUAL
        from cucu_desktop.ui.pages.analysis.questions_page import QuestionsPage

        context = self._context
        logs = sorted(saved_matches.kept_logs(context.matches), key=lambda log: log != first)
        kept = saved_matches.analyses(context.matches)
        self._open(
            QuestionsPage(context.theme, context.words_of, logs, kept, name, game or USUAL.id, first=first)
        )

    def open_wanted(self, name: str) -> None:
        """Open the page of this name, the "statistics" or the "analysis"; others are not opened here."""
        pages = {"statistics": self.open_statistics, "analysis": self.open_analysis}
        if name in pages:
            pages[name]()

    def open_settings(self) -> None:
        """Open the settings."""
        from cucu_desktop.ui.pages.settings_page import SettingsPage

        page = SettingsPage(self._context.theme, self._context.settings)
        page.keys_wanted.connect(self.open_keys)
        self._open(page, self.open_settings)

    def open_keys(self) -> None:
        """Open the page of the keys."""
        from cucu_desktop.ui.pages.keys_page import KeysPage

        page = KeysPage(self._context.theme, self._context.settings)
        self._open(page)

    def open_rules(self, section: str = "") -> None:
        """Open the rules of the game that is being played or set up, at a section."""
        from cucu_desktop.games.catalogue import USUAL

        before = self._page_stack.page
        playing = self._context.seen.game if self._context.seen else USUAL.id
        self._open_rules_of((before.game if before else "") or playing, section)

    def _open_rules_of(self, game: str, section: str = "") -> None:
        from cucu_desktop.ui.pages.rules_page import RulesPage

        page = RulesPage(self._context.theme, self._context.words_of(game), section)
        page.game = game
        page.lesson_wanted.connect(lambda: self._match_controller.show_me(game))
        self._open(page)

    def open_about(self) -> None:
        """Open the page that tells whose program this is."""
        from cucu_desktop.ui.pages.about_page import AboutPage

        self._open(AboutPage(self._context.theme))

    def _open(self, page: Page, reopens: Callable[[], object] | None = None) -> None:
        self._match_controller.lay(page, reopens=reopens)

    def _plan(self, game: str) -> Plan:
        """Return the table as it was last set up for this game, or as it usually is."""
        from cucu_desktop.ui.pages.setup import seating
        from cucu_desktop.ui.widgets.player_names import unnamed

        preferences = self._context.preferences
        kept = seating.read(game, preferences.tables[game]) if game in preferences.tables else None
        return kept or seating.usual(game, preferences.name or unnamed(), preferences.face)

    def _sets(self, game: str) -> dict[str, GameOptions]:
        """Return the sets of options of a game that were given a name, as far as they can be played now."""
        from cucu_desktop.ui.pages.setup import seating

        kept = self._context.preferences.sets.get(game, {})
        found = {name: seating.read_options(game, table) for name, table in kept.items()}
        return {name: options for name, options in found.items() if options is not None}

    def _keep_sets(self, game: str, sets: Mapping[str, GameOptions]) -> None:
        preferences = self._context.preferences
        written = {name: asdict(options) for name, options in sets.items()}
        self._context.prefer(sets={**preferences.sets, game: written})

    def _remember_and_play(self, plan: Plan) -> None:
        """Keep the table for the next time, then play.

        Who plays alone against bots is whose settings these are; several people at the screen change no name.
        """
        from cucu_desktop.ui.widgets.player_names import GUEST
        from cucu_desktop.ui.window.last_table import with_last

        preferences = self._context.preferences
        name, face = preferences.name, preferences.face
        persons = [player for player in plan.everybody if player.bot is None]
        if len(persons) == 1:
            name, face = name if persons[0].name == GUEST else persons[0].name, persons[0].face
        self._context.prefer(name=name, face=face, tables=with_last(preferences, plan))
        self._match_controller.play(plan)
