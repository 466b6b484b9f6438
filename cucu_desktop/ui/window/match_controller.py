"""The match at the table of the window: begins, resumes and suspends it.

No method here can lose a match. Its log is written before its events are shown, so beginning another match,
leaving the table or closing the window only closes the view of it.
"""

# ruff: noqa: PLC0415 - not needed for the first paint
from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple, Protocol

from PySide6.QtCore import QObject, Signal

from cucu_desktop.kept_stores import unwritten_at
from cucu_desktop.ui.play import saved_matches
from cucu_desktop.ui.widgets.preferences import is_still, pause_of
from cucu_desktop.ui.window import memory

if TYPE_CHECKING:
    from collections.abc import Callable

    from PySide6.QtCore import QLockFile

    from cucu_desktop.match.match import Match, Player, Setup
    from cucu_desktop.ui.pages.setup.seating import Plan
    from cucu_desktop.ui.play.bot_workers import BotWorkers
    from cucu_desktop.ui.play.context import Context
    from cucu_desktop.ui.play.match_widget import MatchWidget
    from cucu_desktop.ui.play.session import Session
    from cucu_desktop.ui.text.wording import Wording
    from cucu_desktop.ui.window.stack.page_stack import PageStack


class Guide(Protocol):
    """Leads a person through the match in play, until the match is closed."""

    @property
    def keeps_results(self) -> bool:
        """Whether the results of the match are saved."""

    def takes_end(self) -> bool:
        """Handle the end of a game; return False if it ends like a game without a guide."""

    def set_wording(self, wording: Wording) -> None: ...

    def stop(self) -> None:
        """Emit no more signals: the match has been closed."""


class MatchController(QObject):
    """Owns the match in play; only this class seats or closes one.

    Attributes:
        playing: the match in play, if there is one.
        guide: the guide of the match in play, if it has one.
    """

    seated = Signal()
    """A match has been seated at the table."""
    free = Signal()
    """The table is free, and no other match is about to begin."""
    rules_wanted = Signal(str)
    """A section of the rules is to be opened."""
    over = Signal()
    """A game is over, and the table shows it: the page at its end is to be opened."""
    guests_missing = Signal()
    """The resumed match has players at other screens, of whom none is connected."""
    resumed = Signal()
    """A stored match has been seated, and is about to go on."""
    copied = Signal(Path, Path)
    """The intact part of the first log, which is damaged, is resumed in the second."""

    def __init__(self, context: Context, page_stack: PageStack, *, seed: int | None) -> None:
        """`seed`: seed of the cards of the first match, random if not given."""
        super().__init__(page_stack)
        self._context, self._page_stack = context, page_stack
        self._seed = seed
        self.playing: MatchWidget | None = None
        self.guide: Guide | None = None

    # Beginning

    def play(self, plan: Plan) -> None:
        """Begin a match; the one in play, if any, is suspended."""
        self.begin(plan.setup)

    def begin(
        self,
        setup_of: Callable[[int], Setup],
        noted: Callable[[Path], object] | None = None,
    ) -> None:
        """Begin a match.

        Args:
            setup_of: returns the set-up for a seed of the cards.
            noted: is called with the path of the log before the match begins.
        """
        from cucu_desktop.match.match import Match

        seed = self.next_seed()
        setup, path = setup_of(seed), self.new_log(seed)
        self.get_up()
        if noted is not None:
            noted(path)
        lock = saved_matches.lock(path)
        self.seat(Match.begin(setup, path), lock=lock).begin()

    def new_log(self, seed: int) -> Path:
        """Return the path of the log for a match with this seed, which begins now."""
        from cucu_desktop.local_time import local_now

        return saved_matches.new_log(self._context.matches, seed, local_now())

    def next_seed(self) -> int:
        """Return the seed for the cards of a match: for the first one that of the window, if it has one."""
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
        from cucu_desktop.ui.play.guided import scripted_game

        if self.playing is not None and self.playing.log == path:
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
        playing = self.seat(match, lock=lock, bot_workers=scripted_game.bot_workers(match))
        self.resumed.emit()
        playing.begin(resumed=True)
        if playing.session.match_view.remote:
            self.guests_missing.emit()

    def _resume_copy(self, path: Path) -> None:
        from cucu_desktop.match.log import LogError
        from cucu_desktop.match.setup import draw_seed
        from cucu_desktop.ui.widgets.notices import gone_on_from_the_beginning

        copy = self.new_log(draw_seed())
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
        path = path or self.new_log(seed)
        match = make(seed, path)
        self.get_up()
        workers = scripted_game.bot_workers(match)
        self.seat(match, lock=saved_matches.lock(path), bot_workers=workers).begin(resumed=resumed)

    def seat(
        self,
        match: Match,
        *,
        lock: QLockFile | None = None,
        bot_workers: BotWorkers | None = None,
    ) -> MatchWidget:
        """Show the table for a match; the caller begins it.

        The cards of players at other screens (`Setup.remote`) stay hidden here, also of a resumed match.
        """
        from cucu_desktop.ui.play.match_widget import MatchWidget
        from cucu_desktop.ui.widgets.notices import process_restarted

        context, page_stack = self._context, self._page_stack
        page_stack.close_pages()
        memory.keep_only_for(match.setup.game, context.art)
        context.setup = match.setup
        elsewhere = frozenset(match.setup.remote)
        playing = MatchWidget(
            context.theme, context.wording, match, lock=lock, bot_workers=bot_workers, elsewhere=elsewhere
        )
        self.playing = playing
        playing.log_display.rules_wanted.connect(self.rules_wanted)
        playing.log_display.closed.connect(lambda: context.prefer(account=False))
        playing.session.handing_over.connect(self._hand_over)
        playing.session.uncovered.connect(lambda: page_stack.cover_with(None))
        playing.session.ended.connect(self._end)
        playing.decision_bar.talk.silenced.connect(lambda quiet: context.prefer(table_talk=not quiet))
        playing.session.bot_turns.workers.restarted.connect(lambda: page_stack.notify(process_restarted))
        self.take_preferences()
        page_stack.fill(playing)
        playing.setFocus()
        _tell_unknown_faces(page_stack, match)
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
        if self.playing is not None:
            try:
                self.playing.get_up(put_away=self._keep_result(self.playing.session))
                if self.guide is not None:
                    self.guide.stop()
            finally:
                self.playing = self.guide = None
                self._context.setup = None
                memory.give_back_soon(self)

    def suspend(self) -> None:
        """Close the match in play; if it can be resumed, show a notice that offers to."""
        playing = self.playing
        kept = playing.log if playing is not None and not playing.session.match_view.is_over else None
        game = playing.session.match_view.setup.game if playing is not None else ""
        self.get_up()
        if kept is not None and (kept.exists() or unwritten_at(kept) is not None):
            _tell_kept(self._page_stack, lambda: self._context.game_name(game), lambda: self.resume(kept))

    def leave(self) -> None:
        """Leave the table; the match is suspended."""
        if self.playing is not None:
            self.get_up()
            self._page_stack.close_pages()
            self.free.emit()

    def _end(self) -> None:
        """Keep the result, and open the page at the end of the game."""
        assert self.playing is not None
        session = self.playing.session
        if self.guide is not None and self.guide.takes_end():
            return
        self._keep_result(session)
        self.over.emit()

    def _keep_result(self, session: Session) -> bool:
        """Save the result of a finished game; return whether one is saved."""
        if self.guide is not None and not self.guide.keeps_results:
            return False
        return session.match_view.record(self._context.results)

    def another_game(self, joining: list[Player], leaving: list[str]) -> None:
        """Play another game at this table, with the players `joining`, without those named in `leaving`."""
        if self.playing is not None:
            self._keep_result(self.playing.session)  # retry: the disk may have been full
            self.playing.session.another_game(joining, leaving)
            self._page_stack.close_pages()

    # Pages over the table, and hidden cards

    def hold_table(self) -> None:
        """Hide cards and stop the match: a page is about to cover the table."""
        self.hide_cards()
        if self.playing is not None:
            self.playing.session.hold("paper")

    def take_back_the_table(self) -> None:
        """Resume the match and return the focus to the table: no page covers it any more."""
        if self.playing is not None:
            self.playing.session.release("paper")
        self._page_stack.take_focus()

    def advise(self) -> None:
        """Show a hint, if the table is enabled."""
        if self.playing is not None and self.playing.isEnabled():
            self.playing.hint.ask()

    def take_back(self) -> None:
        """Undo the last choice of a person, if no page is open."""
        if self.playing is not None and self._page_stack.page is None and self._page_stack.front is None:
            self.playing.undo.ask()

    def hide_cards(self) -> None:
        """Cover the table if it shows a player's cards and others share the screen."""
        if self.playing is not None:
            self.playing.session.hide()

    def take_preferences(self) -> None:
        """Apply the current preferences to the match in play."""
        if self.playing is not None:
            preferences = self._context.preferences
            self.playing.take_preferences(preferences, still=is_still(preferences))

    def set_wording(self) -> None:
        """Apply the current wording to the table and its guide."""
        wording = self._context.wording
        for part in (self.playing, self.guide):
            if part is not None:
                part.set_wording(wording)

    def _hand_over(self, _seat: int) -> None:
        from cucu_desktop.ui.play.covers.covers import cover_of

        assert self.playing is not None
        context, session = self._context, self.playing.session
        seconds = pause_of(context.preferences)
        self._page_stack.cover_with(cover_of(session, context.theme, context.wording, seconds))


def _tell_unknown_faces(page_stack: PageStack, match: Match) -> None:
    """Show a notice that names the players with an unknown face id."""
    from cucu_desktop.ui.widgets.notices import face_not_known
    from cucu_desktop.ui.widgets.pictures.drawings import has_face

    names = ", ".join(player.name for player in match.players if not has_face(player.face))
    if names:
        page_stack.notify(lambda: face_not_known(names))


def _tell_kept(page_stack: PageStack, name: Callable[[], str], resume: Callable[[], object]) -> None:
    """Show a notice that a match is kept, with a button to resume it; `name` returns that of its game."""
    from cucu_desktop.ui.widgets.language import tr
    from cucu_desktop.ui.widgets.notices import Offer

    def kept() -> str:
        return tr("Saves", "Your game is saved: {game}. It is under “Album”.").format(game=name())

    page_stack.notify(kept, Offer(lambda: tr("Saves", "Back to the game"), resume))


class WindowCore(NamedTuple):
    """The preferences and theme, the page stack, and the match at the table."""

    context: Context
    page_stack: PageStack
    match_controller: MatchController
