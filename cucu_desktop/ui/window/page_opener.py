"""Pages that can be opened at any time: list of games, saved matches, settings, rules.

Each page is imported and built when it is opened, to keep the start fast.
"""

# ruff: noqa: PLC0415 - see the sentence above
from __future__ import annotations

from dataclasses import asdict
from pathlib import Path
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QObject, Signal

from cucu_desktop.ui.play import saved_matches

if TYPE_CHECKING:
    from collections.abc import Mapping

    from cucu_desktop.engine.options import GameOptions
    from cucu_desktop.match.scenario.collection import CollectedScenario
    from cucu_desktop.ui.pages.setup.seating import Plan
    from cucu_desktop.ui.widgets.page import Page
    from cucu_desktop.ui.window.guided_controller import GuidedController
    from cucu_desktop.ui.window.window_core import WindowCore

_LARGE: Final = 125
"""The text size in percent from which a notice would cover a face at the table."""


class PageOpener(QObject):
    """Opens pages over the table, and carries out their choices with the controllers of the match in play."""

    decision_wanted = Signal(Path, int, int)
    """A decision is to be replayed: the log, its line without the header, and the seat."""
    guests_wanted = Signal(object)
    """Guests with phones are to join the table of this `Plan`."""
    replay_wanted = Signal(Path)
    """The match of this log is to be replayed."""

    def __init__(self, core: WindowCore, guided: GuidedController) -> None:
        super().__init__(core.page_stack)
        self._context, self._page_stack, self._match_controller = core
        self._guided = guided
        guided.play_wanted.connect(lambda game: core.match_controller.play(self._plan(game)))
        guided.games_wanted.connect(self.choose_game)

    def play_now(self) -> None:
        """Begin the usual game at once, with one person and five bots."""
        from cucu_desktop.games.catalogue import USUAL
        from cucu_desktop.ui.pages.setup.seating import usual
        from cucu_desktop.ui.widgets.player_names import unnamed

        preferences = self._context.preferences
        self._match_controller.play(usual(USUAL.id, preferences.name or unnamed(), preferences.face))
        self._offer_lesson(USUAL.id)

    def play_again(self) -> None:
        """Begin a match with the game, players and options of the last finished one."""
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
        self._page_stack.push(self._games)

    def _games(self) -> Page:
        from cucu_desktop.ui.pages.games_page import GamesPage

        page = GamesPage(self._context.theme, self._context.wording, self._context.art)
        page.played.connect(self._play)
        page.lesson_wanted.connect(self._guided.show_me)
        page.laid.connect(self.lay_table)
        page.rules_wanted.connect(self._open_rules_of)
        page.collection_wanted.connect(self.open_collection)
        return page

    def _play(self, game: str) -> None:
        """Begin a game at once, at the last table of this game or the usual one."""
        from cucu_desktop.ui.window.last_table import with_last

        plan = self._plan(game)
        self._context.prefer(tables=with_last(self._context.preferences, plan))
        self._match_controller.play(plan)
        self._offer_lesson(game)

    def _offer_lesson(self, game: str) -> None:
        """Offer the lesson of a game in a notice, the first time it is played."""
        from cucu_desktop.ui.widgets.language import tr
        from cucu_desktop.ui.widgets.notices import Offer

        known = self._context.preferences.lessons
        if game in known or self._context.preferences.text >= _LARGE:
            return
        self._context.prefer(lessons=(*known, game))
        show_me = self._guided.show_me
        offer = Offer(lambda: tr("Start", "Show me how"), lambda: show_me(game))
        self._page_stack.notify(lambda: tr("Lesson", "First time? A few practice deals show you."), offer)

    def lay_table(self, game: str) -> None:
        """Open the set-up page of a game."""
        plan = self._plan(game)
        self._page_stack.push(lambda: self._setup(plan))

    def _setup(self, plan: Plan) -> Page:
        from cucu_desktop.match.records.store import Store
        from cucu_desktop.ui.pages.setup.setup_page import SetupPage
        from cucu_desktop.ui.window.last_table import known_people, last_table

        context, game = self._context, plan.game
        known = known_people(context.preferences, Store(context.results).persons())
        last = last_table(context.preferences)
        page = SetupPage(
            context.theme, context.words_of(game), plan, self._sets(game), known, last.players if last else ()
        )
        for signal in (page.begun, page.guests_wanted):
            signal.connect(self._remember)
        page.begun.connect(self._match_controller.play)
        page.guests_wanted.connect(self.guests_wanted)
        page.sets_changed.connect(lambda sets: self._keep_sets(game, sets))
        return page

    def list_matches(self) -> None:
        """Open the list of suspended matches."""
        self._page_stack.push(self._waiting)

    def _waiting(self) -> Page:
        from cucu_desktop.ui.pages.saves_page import SavedMatchesPage

        playing = self._match_controller.playing
        here = playing.log if playing else None
        found = [save for save in saved_matches.waiting(self._context.matches) if save.path != here]
        page = SavedMatchesPage(self._context.theme, self._context.wording, found)
        page.chosen.connect(lambda save: self._match_controller.resume(save.path))
        if playing is None:
            page.removed.connect(self._match_controller.free)
        return page

    def list_played(self) -> None:
        """Open the list of finished matches."""
        self._page_stack.push(self._played)

    def _played(self) -> Page:
        from cucu_desktop.ui.pages.played_page import MOST, PlayedMatchesPage
        from cucu_desktop.ui.play import saved_matches

        found = saved_matches.played(self._context.matches, MOST)
        page = PlayedMatchesPage(self._context.theme, self._context.wording, found)
        page.chosen.connect(lambda save: self.replay_wanted.emit(save.path))
        return page

    def show_me(self) -> None:
        """Begin the lesson of the game on the screen, or of the usual one."""
        from cucu_desktop.games.catalogue import USUAL

        setup = self._context.seen
        self._guided.show_me(USUAL.id if setup is None else setup.game)

    def open_collection(self, entry: CollectedScenario | None = None) -> None:
        """Open the collection of deals, at one of them."""
        game = entry.game if entry else self._context.wording.game_id
        self._page_stack.push(lambda: self._collection(game, entry.name if entry else ""))

    def _collection(self, game: str, name: str) -> Page:
        from cucu_desktop.ui.pages.collection_page import CollectionPage

        context, stage = self._context, self._guided.stage
        page = CollectionPage(context.theme, context.art, context.words_of, game, name)
        page.played.connect(lambda entry, seat: stage(entry, seat, shows=False))
        page.shown.connect(lambda entry, seat: stage(entry, seat, shows=True))
        return page

    def open_statistics(self) -> None:
        """Open the statistics of the person at the screen."""
        self._page_stack.push(self._statistics)

    def _statistics(self) -> Page:
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
        return page

    def open_analysis(self) -> None:
        """Open the analysis of the finished deals of the match in play."""
        playing = self._match_controller.playing
        if playing is not None and playing.log is not None:
            setup = playing.session.match_view.setup
            self.look_back(playing.log, setup.game, setup.options)

    def look_back(self, log: Path, game: str, options: GameOptions | None = None) -> None:
        """Open the analysis of a match of this game, which is played with these options."""
        self._page_stack.push(lambda: self._analysis(log, game, options))

    def _analysis(self, log: Path, game: str, options: GameOptions | None) -> Page:
        from cucu_desktop.ui.pages.analysis.analysis_page import AnalysisPage

        context = self._context
        wording = context.words_of(game, options)
        page = AnalysisPage(context.theme, wording, context.art, log, saved_matches.analyses(context.matches))
        page.decision_wanted.connect(lambda line, seat: self.decision_wanted.emit(log, line, seat))
        page.learn_wanted.connect(lambda name: self.open_questions(name, game, log))
        return page

    def open_questions(self, name: str, game: str, first: Path | None = None) -> None:
        """Open the exercises from the costliest decisions of a person; those of log `first` come first."""
        from cucu_desktop.games.catalogue import USUAL
        from cucu_desktop.ui.pages.analysis.questions_page import QuestionsPage

        context = self._context
        logs = sorted(saved_matches.kept_logs(context.matches), key=lambda log: log != first)
        kept = saved_matches.analyses(context.matches)
        self._page_stack.push(
            lambda: QuestionsPage(
                context.theme, context.words_of, logs, kept, name, game or USUAL.id, first=first
            )
        )

    def open_settings(self) -> None:
        self._page_stack.push(self._settings)

    def _settings(self) -> Page:
        from cucu_desktop.ui.pages.settings_page import SettingsPage

        page = SettingsPage(self._context.theme, self._context.settings)
        page.keys_wanted.connect(self.open_keys)
        return page

    def open_keys(self) -> None:
        """Open the page of the keyboard shortcuts."""
        from cucu_desktop.ui.pages.keys_page import KeysPage

        self._page_stack.push(lambda: KeysPage(self._context.theme, self._context.settings))

    def open_rules(self, section: str = "") -> None:
        """Open the rules of the game that is being played or set up, at a section."""
        from cucu_desktop.games.catalogue import USUAL

        before = self._page_stack.page
        playing = self._context.seen.game if self._context.seen else USUAL.id
        self._open_rules_of((before.game if before else "") or playing, section)

    def _open_rules_of(self, game: str, section: str = "") -> None:
        self._page_stack.push(lambda: self._rules(game, section))

    def _rules(self, game: str, section: str) -> Page:
        from cucu_desktop.ui.pages.rules_page import RulesPage

        page = RulesPage(self._context.theme, self._context.words_of(game), section)
        page.game = game
        page.lesson_wanted.connect(lambda: self._guided.show_me(game))
        return page

    def open_about(self) -> None:
        """Open the page about the program."""
        from cucu_desktop.ui.pages.about_page import AboutPage

        self._page_stack.push(lambda: AboutPage(self._context.theme))

    def _plan(self, game: str) -> Plan:
        """Return the last table of this game, or the usual one."""
        from cucu_desktop.ui.pages.setup import seating
        from cucu_desktop.ui.widgets.player_names import unnamed

        preferences = self._context.preferences
        kept = seating.read(game, preferences.tables[game]) if game in preferences.tables else None
        return kept or seating.usual(game, preferences.name or unnamed(), preferences.face)

    def _sets(self, game: str) -> dict[str, GameOptions]:
        """Return the named sets of options of a game that are still valid."""
        from cucu_desktop.ui.pages.setup import seating

        kept = self._context.preferences.sets.get(game, {})
        found = {name: seating.read_options(game, table) for name, table in kept.items()}
        return {name: options for name, options in found.items() if options is not None}

    def _keep_sets(self, game: str, sets: Mapping[str, GameOptions]) -> None:
        preferences = self._context.preferences
        written = {name: asdict(options) for name, options in sets.items()}
        self._context.prefer(sets={**preferences.sets, game: written})

    def _remember(self, plan: Plan) -> None:
        """Save the table for the next time.

        A person who plays alone against bots becomes the user of the settings; several change no name.
        """
        from cucu_desktop.ui.widgets.player_names import GUEST
        from cucu_desktop.ui.window.last_table import with_last

        preferences = self._context.preferences
        name, face = preferences.name, preferences.face
        persons = [player for player in plan.everybody if player.bot is None]
        if len(persons) == 1:
            name, face = name if persons[0].name == GUEST else persons[0].name, persons[0].face
        self._context.prefer(name=name, face=face, tables=with_last(preferences, plan))
