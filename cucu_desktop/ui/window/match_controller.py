"""The match at the table of the window: begins, resumes, demonstrates, teaches and suspends it.

No method here can lose a match. Its log is written before its events are shown, so beginning another match,
leaving the table or closing the window only closes the view of it.
"""

# ruff: noqa: PLC0415 - not needed for the first paint
from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QApplication

from cucu_desktop.ui.play import saved_matches
from cucu_desktop.ui.widgets.preferences import is_still, pause_of
from cucu_desktop.ui.window import memory
from cucu_desktop.ui.window.table_notices import tell_kept, tell_saving, tell_unknown_faces

if TYPE_CHECKING:
    from collections.abc import Callable

    from PySide6.QtCore import QLockFile

    from cucu_desktop.match.match import Match, Player, Setup
    from cucu_desktop.match.scenario.collection import CollectedScenario
    from cucu_desktop.ui.pages.setup.seating import Plan
    from cucu_desktop.ui.play.bot_workers import BotWorkers
    from cucu_desktop.ui.play.context import Context
    from cucu_desktop.ui.play.guided.lesson import Lesson
    from cucu_desktop.ui.play.guided.placard import Placard
    from cucu_desktop.ui.play.guided.scripted_game import ScriptedGame
    from cucu_desktop.ui.play.match_widget import MatchWidget
    from cucu_desktop.ui.play.session import Session
    from cucu_desktop.ui.widgets.page import Page
    from cucu_desktop.ui.window.stack.page_stack import PageStack


class MatchController(QObject):
    """Owns the match in play; only this class begins or ends one."""

    seated = Signal()
    """A match has been seated at the table."""
    free = Signal()
    """The table is free, and no other match is about to begin."""
    rules_wanted = Signal(str)
    """A section of the rules is to be opened."""
    collection_wanted = Signal(object)
    """The collection is to be opened at this deal."""
    over = Signal()
    """A game is over, and the table shows it: the page at its end is to be opened."""
    play_wanted = Signal(str)
    """A match of this game is to be begun after its lesson."""
    games_wanted = Signal()
    """The list of games is to be opened after a lesson."""
    copied = Signal(Path, Path)
    """The intact part of the first log, which is damaged, is resumed in the second."""

    def __init__(self, context: Context, page_stack: PageStack, *, seed: int | None) -> None:
        """`seed`: seed of the cards of the first match, random if not given."""
        super().__init__(page_stack)
        self._context, self._page_stack = context, page_stack
        self._seed = seed
        self._playing: MatchWidget | None = None
        self._lesson: Lesson | None = None
        self._scripted_game: ScriptedGame | None = None
        self._placard: Placard | None = None

    @property
    def playing(self) -> MatchWidget | None:
        """The match in play, if any."""
        return self._playing

    # Beginning

    def play(self, plan: Plan) -> None:
        """Begin a match; the one in play, if any, is suspended."""
        self.begin(plan.setup)

    def begin(
        self,
        setup_of: Callable[[int], Setup],
        noted: Callable[[Path], object] | None = None,
        elsewhere: frozenset[str] = frozenset(),
    ) -> None:
        """Begin a match.

        Args:
            setup_of: returns the set-up for a seed of the cards.
            noted: is called with the path of the log before the match begins.
            elsewhere: the names of the persons who play at other screens.
        """
        from cucu_desktop.match.match import Match

        seed = self._next_seed()
        setup, path = setup_of(seed), self._new_log(seed)
        self.get_up()
        if noted is not None:
            noted(path)
        lock = saved_matches.lock(path)
        self._sit_down(Match.begin(setup, path), lock=lock, elsewhere=elsewhere).begin()

    def _new_log(self, seed: int) -> Path:
        from datetime import datetime

        return saved_matches.new_log(self._context.matches, seed, datetime.now().astimezone())

    def _next_seed(self) -> int:
        from cucu_desktop.match.setup import draw_seed

        seed, self._seed = self._seed, None
        return draw_seed() if seed is None else seed

    def resume(self, path: Path, *, again: bool = True) -> None:
        """Resume a match; show a notice if its log cannot be read, without any other effect.

        The intact part of a damaged log is copied and the copy is resumed, but only if `again`: the copy
        itself is opened without it.
        """
        from cucu_desktop.match.log import LogError
        from cucu_desktop.match.match import Match
        from cucu_desktop.match.scenario.collection import CollectedScenario
        from cucu_desktop.ui.play.guided import scripted_game

        if self._playing is not None and self._playing.log == path:
            return
        lock = saved_matches.lock(path)
        if lock is None:
            from cucu_desktop.ui.widgets.notices import played_elsewhere

            self._page_stack.notify(played_elsewhere)
            return
        try:
            match = Match.resume(path)
        except LogError as error:
            if error.reason == "damaged" and again:
                self._resume_copy(path)
            else:
                self.tell_unreadable(error.reason, path)
            return
        self.get_up()
        playing = self._sit_down(match, lock=lock, bot_workers=scripted_game.bot_workers(match))
        if match.scripted_deal is not None and playing.session.match_view.deals == 1 and not match.is_over:
            self._watch(CollectedScenario(match.setup.game, "", dict(match.setup.case or {})), shows=False)
        playing.begin(resumed=True)

    def _resume_copy(self, path: Path) -> None:
        from cucu_desktop.match.log import LogError
        from cucu_desktop.match.setup import draw_seed
        from cucu_desktop.ui.widgets.notices import gone_on_from_the_beginning

        copy = self._new_log(draw_seed())
        try:
            saved_matches.salvage(path, copy)
        except LogError:
            self.tell_unreadable("damaged", path)
            return
        self.copied.emit(path, copy)
        self.resume(copy, again=False)
        self._page_stack.notify(lambda: gone_on_from_the_beginning(path.name))

    def begin_from(
        self, make: Callable[[int, Path], Match], path: Path | None = None, *, resumed: bool = True
    ) -> None:
        """Seat a match that begins in the middle of another; the one in play is suspended.

        Args:
            make: returns the match from the seed of its further deals and the path of its log.
            path: of the log; None: a new one in the folder of the matches.
            resumed: whether the table shows the current state at once.
        """
        from cucu_desktop.match.setup import draw_seed
        from cucu_desktop.ui.play.guided import scripted_game

        seed = draw_seed()
        path = path or self._new_log(seed)
        match = make(seed, path)
        self.get_up()
        workers = scripted_game.bot_workers(match)
        self._sit_down(match, lock=saved_matches.lock(path), bot_workers=workers).begin(resumed=resumed)

    # Deals of the collection

    def stage(self, entry: CollectedScenario, seat: int, *, shows: bool, steps: int | None = None) -> None:
        """Begin a deal of the collection at step `steps`, played or watched (`shows`) from a seat."""
        from cucu_desktop.ui.play.guided import scripted_game

        seed = self._next_seed()
        face = self._context.preferences.face or "you-1"
        setup = scripted_game.setup_of(entry, seat, face, seed)
        path = None if shows else self._new_log(seed)
        self._suspend()
        lock = saved_matches.lock(path) if path else None
        match = scripted_game.begin(setup, path, steps or 0)
        playing = self._sit_down(match, lock=lock, bot_workers=scripted_game.bot_workers(match))
        self._watch(entry, shows=shows, paused=steps is not None)
        playing.begin(resumed=bool(steps))
        if self._placard is not None and steps is not None:
            self._placard.catch_up(playing.session.match_view.public_events() if steps else ())

    def _watch(self, entry: CollectedScenario, *, shows: bool, paused: bool = False) -> None:
        """Stop at the end of the deal; a placard beside the table explains a deal that is only watched."""
        from cucu_desktop.ui.play.guided import placard, scripted_game

        assert self._playing is not None
        self._scripted_game = game = scripted_game.ScriptedGame(self._playing, entry, shows=shows)
        self.take_preferences()  # a watched deal has no pauses for reading
        game.over.connect(self._tell_after)
        if shows:
            seat = self._playing.session.match_view.persons[0]
            self._placard = placard.beside(self._playing, game, self._context, paused=paused)
            self._placard.back.connect(lambda: self.stage(entry, seat, shows=True, steps=game.steps_before))
            self._placard.enough.connect(lambda: self._to_collection(entry))

    def _tell_after(self, *, over: bool = False) -> None:
        """Open the page at the end of a deal of the collection."""
        assert self._playing is not None
        assert self._scripted_game is not None
        if self._scripted_game.shows:
            self._playing.side.put(None)  # the page repeats the text of the placard
        self._page_stack.push(lambda: self._after_scripted(over=over), stays=over)

    def _after_scripted(self, *, over: bool) -> Page:
        from cucu_desktop.ui.pages.after_scripted_page import AfterScriptedPage

        context, playing, staging = self._context, self._playing, self._scripted_game
        assert playing is not None
        assert staging is not None
        entry, seat, shows = staging.entry, playing.session.match_view.persons[0], staging.shows
        events = playing.session.match_view.public_events()
        page = AfterScriptedPage(
            context.theme, context.wording, entry, events, playing.names, seen=shows, over=over
        )
        page.again.connect(lambda: self.stage(entry, seat, shows=shows))
        page.other.connect(lambda: self.stage(entry, seat, shows=not shows))
        page.collection.connect(lambda: self._to_collection(entry))
        back = (lambda: self._to_collection(entry)) if shows and not over else staging.play_on
        page.closed.connect(back)
        return page

    def _to_collection(self, entry: CollectedScenario) -> None:
        """Leave a deal of the collection, and open the collection there."""
        self.leave()
        self.collection_wanted.emit(entry)

    def show_me(self, game: str) -> None:
        """Begin the lesson of a game; the match in play, if any, is suspended."""
        from cucu_desktop.ui.play.guided import lesson, lesson_match
        from cucu_desktop.ui.widgets.player_names import unnamed

        context, preferences = self._context, self._context.preferences
        name, face = preferences.name or unnamed(), preferences.face or "you-1"
        match = lesson_match.lesson_match(game, name, face)  # first: a faulty plan must not close the match
        if game not in preferences.lessons:
            context.prefer(lessons=(*preferences.lessons, game))
        self._suspend()
        playing = self._sit_down(match, bot_workers=lesson_match.bot_workers(game))
        self._lesson = lesson.Lesson(playing, context.theme, context.wording)
        self.take_preferences()  # the table waits for the coach, with no further pause for a result
        self._lesson.over.connect(self.leave)
        self._lesson.play_wanted.connect(self.play_wanted)
        self._lesson.another_wanted.connect(self._to_games)
        playing.begin()

    def _to_games(self) -> None:
        """Leave a lesson, and open the list of games."""
        self.leave()
        self.games_wanted.emit()

    def _sit_down(
        self,
        match: Match,
        *,
        lock: QLockFile | None = None,
        bot_workers: BotWorkers | None = None,
        elsewhere: frozenset[str] = frozenset(),
    ) -> MatchWidget:
        """Show the table for a match; the caller begins it."""
        from cucu_desktop.ui.play.match_widget import MatchWidget

        context, page_stack = self._context, self._page_stack
        page_stack.close_pages()
        memory.keep_only_for(match.setup.game, context.art)
        context.setup = match.setup
        playing = MatchWidget(
            context.theme, context.wording, match, lock=lock, bot_workers=bot_workers, elsewhere=elsewhere
        )
        self._playing = playing
        playing.log_display.rules_wanted.connect(self.rules_wanted)
        playing.log_display.closed.connect(lambda: context.prefer(account=False))
        playing.session.handing_over.connect(self._hand_over)
        playing.session.uncovered.connect(lambda: page_stack.cover_with(None))
        playing.session.ended.connect(self._end)
        playing.session.saving.connect(lambda what: tell_saving(page_stack, what))
        self.take_preferences()
        page_stack.fill(playing)
        playing.setFocus()
        tell_unknown_faces(page_stack, match)
        self.seated.emit()
        return playing

    def tell_unreadable(self, reason: str, path: Path) -> None:
        """Show a notice that a log cannot be read, and remember in the settings that it was shown."""
        from cucu_desktop.ui.widgets.notices import unreadable

        self._page_stack.notify(lambda: unreadable(reason, path.name))
        told = self._context.preferences.told
        if path.name not in told:
            self._context.prefer(told=(*told, path.name))

    # Ending

    def get_up(self) -> None:
        """Close the match in play; the result of a finished game is saved even if not shown yet."""
        self._page_stack.put_before(None)
        self._page_stack.cover_with(None)
        if self._playing is not None:
            try:
                self._playing.get_up(put_away=self._keep_result(self._playing.session))
                for guide in (self._scripted_game, self._lesson):
                    if guide is not None:
                        guide.stop()
            finally:
                self._playing = self._lesson = self._scripted_game = self._placard = None
                self._context.setup = None
                memory.give_back_soon(self)

    def _suspend(self) -> None:
        """Close the match in play; if it can be resumed, show a notice that offers to."""
        playing = self._playing
        kept = playing.log if playing is not None and not playing.session.match_view.is_over else None
        game = playing.session.match_view.setup.game if playing is not None else ""
        self.get_up()
        if kept is not None and kept.exists():
            tell_kept(self._page_stack, lambda: self._context.game_name(game), lambda: self.resume(kept))

    def leave(self) -> None:
        """Leave the table; the match is suspended."""
        if self._playing is not None:
            self.get_up()
            self._page_stack.close_pages()
            self.free.emit()

    def _end(self) -> None:
        """Keep the result, and open the page at the end of the game."""
        assert self._playing is not None
        session = self._playing.session
        if self._lesson is not None:  # a lesson continues with its next deal
            return
        if self._scripted_game is not None and session.match_view.deals == 1:
            self._tell_after(over=True)
            return
        self._keep_result(session)
        self.over.emit()

    def _keep_result(self, session: Session) -> bool:
        """Save the result of a finished game; return whether one is saved."""
        if self._lesson is not None:
            return False
        kept = session.match_view.record(self._context.results)
        if session.match_view.is_over and not kept:
            from cucu_desktop.ui.widgets.notices import result_not_kept

            self._page_stack.notify(result_not_kept)
        return kept

    def another_game(self, joining: list[Player], leaving: list[str]) -> None:
        """Play another game at this table, with the players `joining`, without those named in `leaving`."""
        if self._playing is not None:
            self._keep_result(self._playing.session)  # retry: the disk may have been full
            self._playing.session.another_game(joining, leaving)
            self._page_stack.close_pages()

    # Pages over the table, and hidden cards

    def hold_table(self) -> None:
        """Hide cards and stop the match: a page is about to cover the table."""
        self.hide_cards()
        if self._playing is not None:
            self._playing.session.hold("paper")

    def take_back_the_table(self) -> None:
        """Resume the match and return the focus to the table: no page covers it any more."""
        if self._playing is not None:
            self._playing.session.release("paper")
        self._page_stack.take_focus()

    def advise(self) -> None:
        """Show a hint, if the table is enabled."""
        if self._playing is not None and self._playing.isEnabled():
            self._playing.hint.ask()

    def take_back(self) -> None:
        """Undo the last choice of a person, if no page is open."""
        if self._playing is not None and self._page_stack.page is None and self._page_stack.front is None:
            self._playing.undo.ask()

    def hide_cards(self) -> None:
        """Cover the table if it shows a player's cards and others share the screen."""
        if self._playing is not None:
            self._playing.session.hide()

    def take_preferences(self) -> None:
        """Apply the current preferences to the match in play."""
        if self._playing is not None:
            app = QApplication.instance()
            assert isinstance(app, QApplication)
            preferences = self._context.preferences
            self._playing.take_preferences(preferences, still=is_still(preferences, app))

    def set_wording(self) -> None:
        """Apply the current wording to table, coach and placard."""
        wording = self._context.wording
        for part in (self._playing, self._lesson, self._placard):
            if part is not None:
                part.set_wording(wording)

    def _hand_over(self, _seat: int) -> None:
        from cucu_desktop.ui.play.covers.covers import cover_of

        assert self._playing is not None
        context, session = self._context, self._playing.session
        seconds = pause_of(context.preferences)
        self._page_stack.cover_with(cover_of(session, context.theme, context.wording, seconds))
