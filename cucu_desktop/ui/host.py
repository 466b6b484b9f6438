"""The host of the house: seats a company at the table, and sees it off.

A match is never lost by anything that is done here. Its log is written before anybody sees what it tells, so
to begin another, to leave the table or to close the window is only to stop looking at it.
"""

# ruff: noqa: PLC0415 - what is not painted at the start is not imported before it
from __future__ import annotations

from datetime import datetime
from random import SystemRandom
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from cucu_desktop.ui import saves
from cucu_desktop.ui.notices import match_not_kept, played_elsewhere, result_not_kept, unreadable

if TYPE_CHECKING:
    from pathlib import Path

    from PySide6.QtCore import QLockFile

    from cucu_desktop.match.collection import Entry
    from cucu_desktop.match.deals import Deal
    from cucu_desktop.match.match import Match, Player
    from cucu_desktop.ui.lesson import Lesson
    from cucu_desktop.ui.main_window import MainWindow
    from cucu_desktop.ui.playing import Playing
    from cucu_desktop.ui.seating import Plan
    from cucu_desktop.ui.session import Session
    from cucu_desktop.ui.sheet import Sheet
    from cucu_desktop.ui.staging import Placard, Staging
    from cucu_desktop.ui.thinking import Thinking
    from cucu_desktop.ui.wording import Wording


class Host(QObject):
    """Knows the match that is being played in a window, and nobody else begins or ends one there."""

    seated = Signal()
    """A company has sat down."""
    free = Signal()
    """The table is free, and nobody is about to sit down."""

    def __init__(self, window: MainWindow, *, seed: int | None) -> None:
        """Wait for a company; `seed`: what the cards of its match follow from, drawn by lot if not given."""
        super().__init__(window)
        self._window = window
        self._seed = seed
        self._playing: Playing | None = None
        self._lesson: Lesson | None = None
        self._staging: Staging | None = None
        self._placard: Placard | None = None

    @property
    def playing(self) -> Playing | None:
        """The match that is being played, if one is."""
        return self._playing

    # Sitting down

    def play(self, plan: Plan) -> None:
        """Begin a match; the one in play, if any, waits where it is."""
        from cucu_desktop.match.match import Match

        seed = self._next_seed()
        setup = plan.setup(seed)
        path = saves.new_log(self._window.matches, seed, datetime.now().astimezone())
        self.get_up()
        lock = saves.lock(path)
        self._sit_down(Match.begin(setup, path), lock=lock).begin()

    def _next_seed(self) -> int:
        seed, self._seed = self._seed, None
        return _lot() if seed is None else seed

    def resume(self, path: Path) -> None:
        """Go on with a match; if its log cannot be read that is told, and nothing else changes."""
        from cucu_desktop.match.collection import Entry
        from cucu_desktop.match.log import LogError
        from cucu_desktop.match.match import Match
        from cucu_desktop.ui import staging

        if self._playing is not None and self._playing.log == path:
            return
        lock = saves.lock(path)
        if lock is None:
            self._window.room.tell(played_elsewhere)
            return
        try:
            match = Match.resume(path)
        except LogError as error:
            self.tell_unreadable(error.reason, path)
            return
        self.get_up()
        playing = self._sit_down(match, lock=lock, thinking=staging.thinking(match))
        if match.staged is not None and playing.session.deals == 1 and not match.is_over:
            self._watch(Entry(match.setup.game, "", dict(match.setup.case or {})), shows=False)
        playing.begin(resumed=True)

    # Deals by their numbers

    def tell_deals(self) -> None:
        """Lay the sheet that tells the numbers of the deals of the game in play."""
        from cucu_desktop.ui.deals_page import DealsSheet

        if self._playing is not None:
            sheet = DealsSheet(self._window.theme, self._playing.session.told_deals)
            sheet.again.connect(self._play_again)
            self.lay(sheet)

    def _play_again(self, deal: Deal) -> None:
        """Play a deal of the game in play again, as a match of its own; the one in play waits."""
        assert self._playing is not None
        seed = _lot()
        path = saves.new_log(self._window.matches, seed, datetime.now().astimezone())
        match = self._playing.session.again(deal, seed, path)
        self.get_up()
        self._sit_down(match, lock=saves.lock(path)).begin(resumed=True)

    # Deals of the collection

    def stage(self, entry: Entry, seat: int, *, shows: bool) -> None:
        """Lay a deal of the collection on the table, to be played from a seat, or to be seen from there."""
        from cucu_desktop.match.match import Match
        from cucu_desktop.ui import staging

        window, seed = self._window, self._next_seed()
        face = window.preferences.now.face or "you-1"
        setup = staging.setup_of(entry, seat, face, seed)
        path = None if shows else saves.new_log(window.matches, seed, datetime.now().astimezone())
        self.get_up()
        lock = saves.lock(path) if path else None
        match = Match.begin(setup, path)
        playing = self._sit_down(match, lock=lock, thinking=staging.thinking(match))
        self._watch(entry, shows=shows)
        playing.begin()

    def _watch(self, entry: Entry, *, shows: bool) -> None:
        """Stop at the end of the deal; who only looks on is told what there is to be seen."""
        from cucu_desktop.ui import staging

        assert self._playing is not None
        self._staging = staging.Staging(self._playing, entry, shows=shows)
        self._staging.over.connect(self._tell_after)
        if shows:
            self._placard = staging.Placard(self._window.theme, self._window.wording, entry)
            self._placard.enough.connect(lambda: self._to_collection(entry))
            self._playing.put_beside(self._placard)

    def _tell_after(self, *, over: bool = False) -> None:
        """Lay the page on which a deal of the collection ends."""
        from cucu_desktop.ui.after_page import AfterSheet

        window, playing, staging = self._window, self._playing, self._staging
        assert playing is not None
        assert staging is not None
        entry, seat, shows = staging.entry, playing.session.persons[0], staging.shows
        if shows:
            playing.put_beside(None)  # the page says all that the placard did
        events = playing.session.public_events()
        sheet = AfterSheet(window.theme, window.wording, entry, events, playing.names, seen=shows, over=over)
        sheet.again.connect(lambda: self.stage(entry, seat, shows=shows))
        sheet.other.connect(lambda: self.stage(entry, seat, shows=not shows))
        sheet.collection.connect(lambda: self._to_collection(entry))
        sheet.play_on.connect(sheet.closed)
        if shows and not over:
            sheet.closed.connect(lambda: self._to_collection(entry))
        else:
            sheet.closed.connect(staging.play_on)
        self.lay(sheet, stays=over)

    def _to_collection(self, entry: Entry) -> None:
        """Get up from a deal of the collection, and look for another."""
        self.leave()
        self._window.papers.open_collection(entry)

    def show_me(self) -> None:
        """Sit down for a lesson; whatever is being played waits."""
        from cucu_desktop.ui import lesson
        from cucu_desktop.ui.naming import unnamed

        wishes = self._window.preferences.now
        self.get_up()
        match = lesson.lesson_match(wishes.name or unnamed(), wishes.face or "you-1")
        playing = self._sit_down(match, thinking=lesson.thinking())
        self._lesson = lesson.Lesson(playing, self._window.theme, self._window.wording)
        self._lesson.over.connect(self.leave)
        playing.begin()

    def _sit_down(
        self, match: Match, *, lock: QLockFile | None = None, thinking: Thinking | None = None
    ) -> Playing:
        """Lay the table for a match; it begins when it is told to."""
        from cucu_desktop.ui.playing import Playing

        window = self._window
        window.room.take_away()
        wording = window.words_of(match.setup.game, match.setup.options)
        playing = Playing(window.theme, wording, match, lock=lock, thinking=thinking)
        self._playing = playing
        playing.rules_wanted.connect(window.papers.open_rules)
        playing.account_closed.connect(lambda: window.wish(account=False))
        playing.handing_over.connect(self._hand_over)
        playing.uncovered.connect(lambda: window.room.cover_with(None))
        playing.ended.connect(self._end)
        playing.unsaved.connect(lambda: window.room.tell(match_not_kept))
        window.let_play(playing)
        window.room.fill(playing)
        playing.setFocus()
        self.seated.emit()
        return playing

    def tell_unreadable(self, reason: str, path: Path) -> None:
        """Tell that a log cannot be read, and keep that it has been told."""
        self._window.room.tell(lambda: unreadable(reason, path.name))
        told = self._window.preferences.now.told
        if path.name not in told:
            self._window.wish(told=(*told, path.name))

    # Getting up

    def get_up(self) -> None:
        """Stop looking at the match in play; if it has just been won, that counts, seen or not."""
        self._window.room.cover_with(None)
        self._window.room.forget()
        if self._playing is not None:
            kept = self._keep_result(self._playing.session)
            self._playing.get_up(put_away=kept)
            if self._staging is not None:
                self._staging.stop()
            self._playing = self._lesson = self._staging = self._placard = None

    def leave(self) -> None:
        """Leave the table; the match waits."""
        if self._playing is not None:
            self.get_up()
            self._window.room.take_away()
            self.free.emit()

    def _end(self) -> None:
        """Keep the result, and lay the page on which the game ends."""
        from cucu_desktop.ui.ending import EndingSheet
        from cucu_desktop.ui.results import tallies
        from cucu_desktop.ui.seating import Plan

        window, playing = self._window, self._playing
        assert playing is not None
        session = playing.session
        if self._staging is not None and session.deals == 1:
            self._tell_after(over=True)
            return
        self._keep_result(session)
        tally = tallies(session.company, session.public_events())
        plan = Plan(session.setup.game, session.company, (), session.setup.options)
        sheet = EndingSheet(window.theme, window.wording, plan, tally, saves.results(window.matches))
        sheet.another.connect(self._another_game)
        sheet.left.connect(self.leave)
        sheet.deals_wanted.connect(self.tell_deals)
        sheet.book_wanted.connect(window.papers.open_statistics)
        self.lay(sheet, stays=True)

    def _keep_result(self, session: Session) -> bool:
        """Keep the result of a game that is over; tell whether there is one that is kept."""
        kept = session.record(saves.results(self._window.matches))
        if session.is_over and not kept:
            self._window.room.tell(result_not_kept)
        return kept

    def _another_game(self, joining: list[Player], leaving: list[str]) -> None:
        if self._playing is not None:
            self._playing.session.another_game(joining, leaving)
            self._window.room.forget()
            self._window.room.take_away()

    # Papers on the table, and who may look

    def lay(self, sheet: Sheet, *, stays: bool = False) -> None:
        """Lay a sheet; whoever had their card before them may not be the one who reads it."""
        self.hide_cards()
        if self._playing is not None:
            self._playing.session.hold("paper")
        self._window.room.lay(sheet, stays=stays)

    def take_back_the_table(self) -> None:
        """Give the keyboard back; the end of a game comes back until the company gets up or plays on."""
        playing = self._playing
        if playing is not None and playing.is_over:
            self._window.room.lay_again()
            return
        if playing is not None:
            playing.session.release("paper")
        self._window.room.take_focus()

    def advise(self) -> None:
        """Tell whoever is asked what a good player would do, if they look at the table."""
        if self._playing is not None and self._playing.isEnabled():
            self._playing.counsel.ask()

    def take_back(self) -> None:
        """Take back the last choice of a person, if no sheet lies on the table."""
        if self._playing is not None and self._window.room.sheet is None:
            self._playing.taking_back.ask()

    def hide_cards(self) -> None:
        """Cover the table if somebody's card is on it and others share the screen."""
        if self._playing is not None:
            self._playing.session.hide()

    def set_wording(self, wording: Wording) -> None:
        """Let everybody at the table speak otherwise."""
        for part in (self._playing, self._lesson, self._placard):
            if part is not None:
                part.set_wording(wording)

    def _hand_over(self, seat: int) -> None:
        from cucu_desktop.ui.cover import Cover

        assert self._playing is not None
        cover = Cover(self._window.theme, self._playing.session.company[seat])
        cover.taken.connect(self._playing.session.take_over)
        self._window.room.cover_with(cover)


def _lot() -> int:
    """Draw the number that a match's cards follow from."""
    return SystemRandom().randrange(10**9)
