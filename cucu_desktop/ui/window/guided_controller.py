"""Guided matches at the table of the window: deals of the collection, and lessons."""

# ruff: noqa: PLC0415 - not needed for the first paint
from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from cucu_desktop.ui.play import saved_matches
from cucu_desktop.ui.widgets.soon import soon

if TYPE_CHECKING:
    from collections.abc import Collection

    from cucu_desktop.match.scenario.collection import CollectedScenario
    from cucu_desktop.match.scenario.practice import PracticeMatch
    from cucu_desktop.ui.play.guided.lesson_guide import LessonGuide
    from cucu_desktop.ui.play.guided.scripted_game import ScriptedGame
    from cucu_desktop.ui.text.wording import Wording
    from cucu_desktop.ui.widgets.page import Page
    from cucu_desktop.ui.window.match_controller import WindowCore


class GuidedController(QObject):
    """Begins guided matches with the match controller, and is the `Guide` of each."""

    collection_wanted = Signal(object)
    """The collection is to be opened at this deal."""
    watch_wanted = Signal(object, int)
    """A deal of the collection is to be replayed from this seat."""
    play_wanted = Signal(str, object)
    """A match of this game is to be begun after its lesson, with these players in their seats."""

    def __init__(self, core: WindowCore) -> None:
        super().__init__(core.page_stack)
        self._context, self._page_stack, self._controller = core
        self._lesson: LessonGuide | None = None
        self._scripted_game: ScriptedGame | None = None
        self._controller.resumed.connect(self._watch_resumed)

    # Deals of the collection

    def stage(self, entry: CollectedScenario, seat: int) -> None:
        """Begin a deal of the collection, with the person at this seat."""
        from cucu_desktop.match.match import Match
        from cucu_desktop.ui.play.guided import scripted_game

        controller = self._controller
        seed = controller.next_seed()
        setup = scripted_game.setup_of(entry, seat, self._context.preferences.face or "you-1", seed)
        path = controller.new_log(seed)
        controller.suspend()
        lock = saved_matches.lock(path)
        match = Match.begin(setup, path)
        playing = controller.seat(match, lock=lock, bot_workers=scripted_game.bot_workers(match))
        self._watch(entry)
        playing.begin()

    def _watch_resumed(self) -> None:
        """Stop at the end of the deal, if the match that is resumed is in its scripted one."""
        from cucu_desktop.match.scenario.collection import CollectedScenario

        assert self._controller.playing is not None
        seen = self._controller.playing.session.match_view
        if seen.deals == 1 and not seen.is_over:
            self._watch(CollectedScenario(seen.setup.game, "", dict(seen.setup.case or {})))

    def _watch(self, entry: CollectedScenario) -> None:
        """Stop at the end of the deal."""
        from cucu_desktop.ui.play.guided import scripted_game

        playing = self._controller.playing
        assert playing is not None
        self._scripted_game = game = scripted_game.ScriptedGame(playing, entry)
        self._guide()
        game.over.connect(self._tell_after)

    def _tell_after(self, *, over: bool = False) -> None:
        """Open the page at the end of a deal of the collection."""
        self._page_stack.push(lambda: self._after_scripted(over=over), stays=over)

    def _after_scripted(self, *, over: bool) -> Page:
        from cucu_desktop.ui.pages.after_scripted_page import AfterScriptedPage

        context, playing, staging = self._context, self._controller.playing, self._scripted_game
        assert playing is not None
        assert staging is not None
        entry, seat = staging.entry, playing.session.match_view.persons[0]
        events = playing.session.match_view.public_events()
        page = AfterScriptedPage(context.theme, context.wording, entry, events, playing.names, over=over)
        page.again.connect(lambda: self.stage(entry, seat))
        page.watch.connect(lambda: self.watch_wanted.emit(entry, seat))
        page.collection.connect(lambda: self._to_collection(entry))
        page.closed.connect(staging.play_on)
        return page

    def _to_collection(self, entry: CollectedScenario) -> None:
        """Leave a deal of the collection, and open the collection there."""
        self._controller.leave()
        self.collection_wanted.emit(entry)

    # Lessons

    def show_me(self, game: str) -> None:
        """Begin the lesson of a game; the match in play, if any, is suspended."""
        from cucu_desktop.ui.play.guided import lesson_guide, lesson_match
        from cucu_desktop.ui.play.guided.lessons import LESSONS
        from cucu_desktop.ui.widgets.player_names import unnamed
        from cucu_desktop.ui.window.doors import finished

        context, preferences, controller = self._context, self._context.preferences, self._controller
        name, face = preferences.name or unnamed(), preferences.face or "you-1"
        finished_games = {name for _, name in finished(context.results)}
        is_known = game in finished_games or _is_known(game, {*preferences.learnt, *finished_games})
        is_first_left_out = is_known and len(LESSONS[game].deals) > 1
        # First: a game without a lesson must not close the match in play.
        match = lesson_match.lesson_match(game, name, face, int(is_first_left_out))
        if game not in preferences.lessons:
            context.prefer(lessons=(*preferences.lessons, game))
        controller.suspend()
        playing = controller.seat(match, bot_workers=lesson_match.bot_workers(match))
        self._lesson = lesson_guide.LessonGuide(playing, match, context.wording, is_known=is_known)
        self._guide()
        self._lesson.over.connect(lambda: self._play_on(match))
        playing.begin()

    def _play_on(self, match: PracticeMatch) -> None:
        """Go on with the same people in the same seats, after a lesson.

        A hand of tricks is played to its end; in other games a match begins at once.
        """
        from cucu_desktop.games.catalogue import GAMES
        from cucu_desktop.games.game import ExchangeGame

        game, learnt = match.setup.game, self._context.preferences.learnt
        if game not in learnt and not match.has_more:
            self._context.prefer(learnt=(*learnt, game))
        if match.is_over or isinstance(GAMES[game], ExchangeGame):
            self.play_wanted.emit(game, match.setup.players)

    # The guide of the match in play

    def _guide(self) -> None:
        """Guide the match in play; a lesson has no pauses for reading of its own."""
        self._controller.guide = self
        self._controller.take_preferences()

    @property
    def keeps_results(self) -> bool:
        """Whether the results of the match are saved: none of a lesson."""
        return self._lesson is None

    def takes_end(self) -> bool:
        """Open the page at the end of a scripted deal with which the game ends too.

        A lesson continues with its next deal. Later games of a match with a scripted deal end like any other.
        """
        playing = self._controller.playing
        assert playing is not None
        if self._lesson is None and playing.session.match_view.deals != 1:
            return False
        if self._lesson is None:
            self._tell_after(over=True)
        elif self._lesson.is_over:
            soon(self, self._lesson.over.emit)  # the hand that the lesson began has been played out
        return True

    def set_wording(self, wording: Wording) -> None:
        """Write the line of a lesson in another language."""
        if self._lesson is not None:
            self._lesson.set_wording(wording)

    def stop(self) -> None:
        """Stop lesson or scripted deal: the match has been closed."""
        for guide in (self._scripted_game, self._lesson):
            if guide is not None:
                guide.stop()
        self._lesson = self._scripted_game = None


def _is_known(game: str, known: Collection[str]) -> bool:
    """Return whether another game of the same kind is among those learnt or finished."""
    from cucu_desktop.games.catalogue import GAMES
    from cucu_desktop.games.game import TrickGame

    kind = isinstance(GAMES[game], TrickGame)
    return any(
        isinstance(GAMES[other], TrickGame) == kind for other in known if other in GAMES and other != game
    )
