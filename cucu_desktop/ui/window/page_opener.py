"""Pages that can be opened at any time: list of games, settings, rules.

Each page is imported and built when it is opened, to keep the start fast.
"""

# ruff: noqa: PLC0415 - see the sentence above
from __future__ import annotations

from dataclasses import asdict, replace
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from cucu_desktop.ui.play import saved_matches
from cucu_desktop.ui.window.doors import finished

if TYPE_CHECKING:
    from collections.abc import Mapping
    from pathlib import Path

    from cucu_desktop.engine.options import GameOptions
    from cucu_desktop.match.match import Player
    from cucu_desktop.match.puzzles.puzzle import Puzzle
    from cucu_desktop.ui.pages.setup.seating import Plan
    from cucu_desktop.ui.pages.setup.setup_page import SetupPage
    from cucu_desktop.ui.play.saved_matches import Save
    from cucu_desktop.ui.widgets.page import Page
    from cucu_desktop.ui.window.guided_controller import GuidedController
    from cucu_desktop.ui.window.match_controller import WindowCore


class PageOpener(QObject):
    """Opens pages over the table, and carries out their choices with the controllers of the match in play."""

    guests_wanted = Signal(object)
    """Guests with phones are to join the table of this `Plan`."""

    def __init__(self, core: WindowCore, guided: GuidedController) -> None:
        super().__init__(core.page_stack)
        self._context, self._page_stack, self._match_controller = core
        self._guided = guided
        guided.play_wanted.connect(self._play_with)

    def _play_with(self, game: str, players: tuple[Player, ...]) -> None:
        """Begin a game with these players in these seats, by its usual options."""
        plan = replace(self._plan(game), players=players, onlookers=(), deal=None, drawn=False)
        self._match_controller.play(plan)

    def play_now(self) -> None:
        """Begin the usual game at once, with one person and five bots."""
        from cucu_desktop.games.catalogue import USUAL
        from cucu_desktop.ui.pages.setup.seating import usual
        from cucu_desktop.ui.widgets.player_names import unnamed

        preferences = self._context.preferences
        self._begin(usual(USUAL.id, preferences.name or unnamed(), preferences.face))

    def play_again(self, last: Save | None = None) -> None:
        """Begin a match with the game, players and options of a game; None: of the last finished one."""
        from cucu_desktop.match.log import LogError, read_log
        from cucu_desktop.match.setup import setup_in
        from cucu_desktop.ui.pages.setup.seating import Plan
        from cucu_desktop.ui.window.inn.what_waits import last_played

        last = last or last_played(self._context.matches)
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
        from cucu_desktop.games.catalogue import USUAL
        from cucu_desktop.ui.pages.games_page import GamesPage
        from cucu_desktop.ui.window.last_table import last_table

        context = self._context
        last = last_table(context.preferences)
        page = GamesPage(
            context.theme,
            context.wording,
            context.art,
            last.game if last else USUAL.id,
            self._known,
        )
        page.played.connect(self._play)
        page.lesson_wanted.connect(self._guided.show_me)
        page.laid.connect(self.lay_table)
        page.rules_wanted.connect(self._open_rules_of)
        return page

    def _play(self, game: str) -> None:
        """Begin a game at once, at the last table of this game or the usual one."""
        from cucu_desktop.ui.window.last_table import with_last

        plan = self._plan(game)
        self._context.prefer(tables=with_last(self._context.preferences, plan))
        self._begin(plan)

    @property
    def _known(self) -> set[str]:
        """The ids of the games whose lesson was taken, or of which a game was finished."""
        played = {game for _, game in finished(self._context.results)}
        return {*self._context.preferences.lessons, *played}

    def _begin(self, plan: Plan) -> None:
        """Begin a match; one of an unknown game offers the lesson."""
        self._match_controller.play(plan)
        playing = self._match_controller.playing
        if playing is not None and plan.game not in self._known:
            playing.buttons.lesson.clicked.connect(lambda: self._guided.show_me(plan.game))
            playing.buttons.offer_lesson()

    def lay_table(self, game: str, *, phones: bool = False, together: bool = False) -> None:
        """Open the set-up page of a game.

        Args:
            game: its id.
            phones: a guest has the place of a bot.
            together: a second person at this screen has the place of a bot.
        """
        from cucu_desktop.ui.pages.setup.seating import filled, next_person

        plan = self._plan(game)
        here = [player for player in plan.players if player.bot is None]
        if together and len(here) == 1 and len(plan.players) > 1:
            plan = replace(plan, players=(*here, next_person(here), *plan.players[2:]))
        plan = replace(filled(plan, plan.seats - 1), phones=1) if phones else plan
        self._page_stack.push(lambda: self._setup(plan))

    def ask_number(self) -> None:
        """Open the set-up of the last game at the field for the number of its first deal."""
        from cucu_desktop.games.catalogue import USUAL
        from cucu_desktop.ui.pages.setup.setup_page import SetupPage
        from cucu_desktop.ui.window.last_table import last_table

        plan = last_table(self._context.preferences) or self._plan(USUAL.id)
        self._page_stack.push(lambda: self._setup(plan))
        page = self._page_stack.page
        if isinstance(page, SetupPage):
            page.ask_number()

    def call_phones(self, game: str) -> None:
        """Wait for guests at the last table of a game, where they take the places of bots."""
        from cucu_desktop.ui.pages.setup.seating import filled

        plan = replace(self._plan(game), phones=0)
        self.guests_wanted.emit(filled(plan, plan.seats))

    def _setup(self, plan: Plan) -> SetupPage:
        from cucu_desktop.ui.pages.setup.setup_page import SetupPage
        from cucu_desktop.ui.window.last_table import last_table, people_here

        context, game = self._context, plan.game
        last = last_table(context.preferences)
        page = SetupPage(
            context.theme,
            context.words_of(game),
            plan,
            context.settings,
            self._sets(game),
            people_here(context),
            last.players if last else (),
        )
        for signal in (page.begun, page.guests_wanted):
            signal.connect(self._remember)
        page.begun.connect(self._match_controller.play)
        page.guests_wanted.connect(self.guests_wanted)
        page.sets_changed.connect(lambda sets: self._keep_sets(game, sets))
        return page

    def show_me(self) -> None:
        """Begin the lesson of the game on the screen, or of the usual one."""
        from cucu_desktop.games.catalogue import USUAL

        setup = self._context.seen
        self._guided.show_me(USUAL.id if setup is None else setup.game)

    def open_puzzles(self, puzzle: Puzzle | None = None) -> None:
        """Open a puzzle; None: the next one of the games that the player knows."""
        self._page_stack.push(lambda: self._puzzles(puzzle))

    def open_questions(self, name: str, game: str, first: Path | None = None) -> None:
        """Open the mistakes of a person; those of log `first`, then those of this game, come first."""
        self._page_stack.push(lambda: self._puzzles(mistakes_of=name, game=game, first=first))

    def _puzzles(
        self, puzzle: Puzzle | None = None, mistakes_of: str = "", game: str = "", first: Path | None = None
    ) -> Page:
        """Return the page of puzzles; `mistakes_of`: of this person's mistakes first."""
        from cucu_desktop.games.catalogue import GAMES, USUAL
        from cucu_desktop.match.puzzles.solved import Solved
        from cucu_desktop.match.setup import PERSON_FACES
        from cucu_desktop.ui.pages.puzzles.mistake_search import MistakeSearch
        from cucu_desktop.ui.pages.puzzles.puzzle_page import PuzzlePage
        from cucu_desktop.ui.widgets.player_names import unnamed

        context, preferences = self._context, self._context.preferences
        person = preferences.name or unnamed(), preferences.face or PERSON_FACES[0]
        known = {USUAL.id, *preferences.lessons, *preferences.tables}
        logs, kept = saved_matches.kept_logs(context.matches), saved_matches.analyses(context.matches)
        name, games = mistakes_of or person[0], [each for each in GAMES if each in known]
        search = MistakeSearch(logs, kept, name, game, first, is_first=bool(mistakes_of))
        solved = Solved(context.results)
        return PuzzlePage(context.theme, context.words_of, solved, person, games, search, puzzle)

    def open_settings(self) -> None:
        self._page_stack.push(self._settings)

    def _settings(self) -> Page:
        from cucu_desktop.ui.pages.preference_rows import TableRows
        from cucu_desktop.ui.pages.settings_page import SettingsPage

        theme, settings, seen = self._context.theme, self._context.settings, self._context.seen
        table = None
        if seen is not None:
            here = [
                player for player in seen.players if player.bot is None and player.name not in seen.remote
            ]
            table = TableRows(theme, settings, seen.game, seen.options, is_shared=len(here) > 1)
        page = SettingsPage(theme, settings, table)
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
