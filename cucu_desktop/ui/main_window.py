"""The window: what is on the screen when, and what happens to it when somebody wishes otherwise.

A match is never lost by anything that is done here. Its log is written before anybody sees what it tells,
so to begin another, to leave the table or to close the window is only to stop looking at it.
"""

# ruff: noqa: PLC0415 - what is not painted at the start is not imported before it
from __future__ import annotations

from dataclasses import replace
from datetime import datetime
from random import SystemRandom
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, Qt
from PySide6.QtWidgets import QApplication, QMainWindow

from cucu_desktop.ui import saves
from cucu_desktop.ui.art import Art
from cucu_desktop.ui.language import speak
from cucu_desktop.ui.menus import Menus
from cucu_desktop.ui.notices import (
    match_not_kept,
    played_elsewhere,
    result_not_kept,
    settings_not_kept,
    unreadable,
)
from cucu_desktop.ui.paper import dress
from cucu_desktop.ui.papers import Papers, guest
from cucu_desktop.ui.preferences import is_still, scheme_of
from cucu_desktop.ui.room import Room
from cucu_desktop.ui.saves import Save, Unreadable
from cucu_desktop.ui.standing import Standing
from cucu_desktop.ui.start import StartPage
from cucu_desktop.ui.theme import Theme

if TYPE_CHECKING:
    from pathlib import Path

    from PySide6.QtCore import QLockFile
    from PySide6.QtGui import QCloseEvent, QKeyEvent

    from cucu_desktop.match.match import Match, Player
    from cucu_desktop.ui.lesson import Lesson
    from cucu_desktop.ui.playing import Playing
    from cucu_desktop.ui.preferences import Preferences
    from cucu_desktop.ui.seating import Plan
    from cucu_desktop.ui.session import Session
    from cucu_desktop.ui.sheet import Sheet
    from cucu_desktop.ui.thinking import Thinking
    from cucu_desktop.ui.wording import Wording


class MainWindow(QMainWindow):
    """The program's one window."""

    def __init__(self, preferences: Preferences, matches: Path, *, seed: int | None = None) -> None:
        """Open on the page of the start.

        Args:
            preferences: what the person likes.
            matches: where the logs lie.
            seed: what the cards of the first match follow from; drawn by lot if not given.
        """
        super().__init__()
        self.preferences = preferences
        self.matches = matches
        self._seed = seed
        self._playing: Playing | None = None
        self._lesson: Lesson | None = None
        self._wording: Wording | None = None
        wishes = preferences.now
        self.setMinimumSize(800, 560)
        self._standing = Standing(self, wishes.place, fills=wishes.full_screen)
        self.theme = self._theme()
        speak(wishes.language)
        dress(_app(), self.theme)
        self.art = Art(ratio=self.devicePixelRatioF())
        self.setWindowTitle("Cucù")
        self.room = Room(self.theme, self)
        self.setCentralWidget(self.room)
        self.menus = Menus(self, preferences)
        self.papers = Papers(self)
        self._connect()
        self._open_start()
        self.menuBar().setVisible(not wishes.full_screen)

    def _connect(self) -> None:
        menus, papers = self.menus, self.papers
        menus.new_game.triggered.connect(papers.choose_game)
        menus.go_on.triggered.connect(papers.list_matches)
        menus.settings.triggered.connect(papers.open_settings)
        menus.rules.triggered.connect(lambda _=False: papers.open_rules())
        menus.about.triggered.connect(papers.open_about)
        menus.talk.aboutToShow.connect(lambda: menus.fill_talk(self._playing, self.wording))
        menus.show_me.triggered.connect(self.show_me)
        menus.leave.triggered.connect(self.leave)
        menus.quit.triggered.connect(self.close)
        papers.laid.connect(self._lay)
        papers.planned.connect(self.play)
        papers.chosen.connect(self.resume)
        self.room.sheet_gone.connect(self._sheet_gone)
        self.preferences.changed.connect(self._take_wishes)
        self.preferences.lost.connect(lambda: self.room.tell(settings_not_kept))
        _app().styleHints().colorSchemeChanged.connect(self._look_again)
        self._standing.grown.connect(self._look_again)

    @property
    def playing(self) -> Playing | None:
        """The match that is being played, if one is."""
        return self._playing

    @property
    def wording(self) -> Wording:
        """The words of the table, read when they are first needed."""
        if self._wording is None:
            from cucu_desktop.ui.wording import Wording

            self._wording = Wording(self.preferences.now.language)
        return self._wording

    # The start

    def _open_start(self) -> None:
        page = StartPage(self.theme, self.art, self._newest())
        page.resume.connect(self._resume_newest)
        page.play_now.connect(self.papers.play_now)
        page.choose_game.connect(self.papers.choose_game)
        page.show_me.connect(self.show_me)
        page.language_chosen.connect(lambda language: self._wish(language=language))
        self.room.fill(page)
        page.take_focus()
        self._tell_menus()

    def _newest(self) -> Save | None:
        """Return the match to be offered, and tell, once for each, of logs that cannot be read."""
        told = self.preferences.now.told
        for found in saves.waiting(self.matches):
            if isinstance(found, Save):
                return found
            if isinstance(found, Unreadable) and found.path.name not in told:
                self._tell_unreadable(found.reason, found.path)
        return None

    def _tell_unreadable(self, reason: str, path: Path) -> None:
        self.room.tell(lambda: unreadable(reason, path.name))
        wishes = self.preferences.now
        if path.name not in wishes.told:
            self.preferences.put(replace(wishes, told=(*wishes.told, path.name)))

    def _resume_newest(self) -> None:
        found = saves.newest(self.matches)
        if found:
            self.resume(found.path)

    # Playing

    def play(self, plan: Plan) -> None:
        """Begin a match; the one in play, if any, waits where it is."""
        from cucu_desktop.match.match import Match

        seed = _lot() if self._seed is None else self._seed
        self._seed = None
        setup = plan.setup(seed)
        path = saves.new_log(self.matches, seed, datetime.now().astimezone())
        self._get_up()
        lock = saves.lock(path)
        self._sit_down(Match.begin(setup, path), lock=lock).begin()

    def resume(self, path: Path) -> None:
        """Go on with a match; if its log cannot be read that is told, and nothing else changes."""
        from cucu_desktop.match.log import LogError
        from cucu_desktop.match.match import Match

        if self._playing is not None and self._playing.log == path:
            return
        lock = saves.lock(path)
        if lock is None:
            self.room.tell(played_elsewhere)
            return
        try:
            match = Match.resume(path)
        except LogError as error:
            self._tell_unreadable(error.reason, path)
            return
        self._get_up()
        self._sit_down(match, lock=lock).begin(resumed=True)

    def show_me(self) -> None:
        """Sit down for a lesson; whatever is being played waits."""
        from cucu_desktop.ui import lesson

        wishes = self.preferences.now
        self._get_up()
        match = lesson.lesson_match(wishes.name or guest(), wishes.face or "you-1")
        playing = self._sit_down(match, thinking=lesson.thinking())
        self._lesson = lesson.Lesson(playing, self.theme, self.wording)
        self._lesson.over.connect(self.leave)
        playing.begin()

    def _sit_down(
        self, match: Match, *, lock: QLockFile | None = None, thinking: Thinking | None = None
    ) -> Playing:
        """Lay the table for a match; it begins when it is told to."""
        from cucu_desktop.ui.playing import Playing

        wishes = self.preferences.now
        self.room.take_away()
        playing = Playing(self.theme, self.wording, match, lock=lock, thinking=thinking)
        self._playing = playing
        playing.rules_wanted.connect(self.papers.open_rules)
        playing.account_closed.connect(lambda: self._wish(account=False))
        playing.handing_over.connect(self._hand_over)
        playing.uncovered.connect(self._uncover)
        playing.ended.connect(self._end)
        playing.unsaved.connect(lambda: self.room.tell(match_not_kept))
        playing.take_wishes(wishes, still=is_still(wishes, _app()))
        self.room.fill(playing)
        playing.setFocus()
        self._tell_menus()
        return playing

    def _get_up(self) -> None:
        """Stop looking at the match in play; if it has just been won, that counts, seen or not."""
        self.room.cover_with(None)
        self.room.forget()
        if self._playing is not None:
            kept = self._keep_result(self._playing.session)
            self._playing.get_up(put_away=kept)
            self._playing = self._lesson = None

    def leave(self) -> None:
        """Go back to the page of the start; the match waits."""
        if self._playing is not None:
            self._get_up()
            self.room.take_away()
            self._open_start()

    def _end(self) -> None:
        """Keep the result, and lay the page on which the game ends."""
        from cucu_desktop.ui.ending import EndingSheet
        from cucu_desktop.ui.results import tallies
        from cucu_desktop.ui.seating import Plan

        playing = self._playing
        assert playing is not None
        session = playing.session
        self._keep_result(session)
        tally = tallies(session.players, session.public_events())
        plan = Plan(session.setup.game, session.players, (), session.setup.options)
        sheet = EndingSheet(self.theme, self.wording, plan, tally, saves.results(self.matches))
        sheet.another.connect(self._another_game)
        sheet.left.connect(self.leave)
        self._lay(sheet, stays=True)

    def _keep_result(self, session: Session) -> bool:
        """Keep the result of a game that is over; tell whether there is one that is kept."""
        kept = session.record(saves.results(self.matches))
        if session.is_over and not kept:
            self.room.tell(result_not_kept)
        return kept

    def _another_game(self, joining: list[Player], leaving: list[str]) -> None:
        if self._playing is not None:
            self._playing.session.another_game(joining, leaving)
            self.room.forget()
            self.room.take_away()

    # Who may look

    def _lay(self, sheet: Sheet, *, stays: bool = False) -> None:
        """Lay a sheet; whoever had their card before them may not be the one who reads it."""
        self.hide_cards()
        if self._playing is not None:
            self._playing.session.hold("paper")
        self.room.lay(sheet, stays=stays)

    def _sheet_gone(self) -> None:
        """Give the keyboard back; the end of a game comes back until the company gets up or plays on."""
        playing = self._playing
        if playing is not None and playing.is_over:
            self.room.lay_again()
            return
        if playing is not None:
            playing.session.release("paper")
        self.room.take_focus()

    def _hand_over(self, seat: int) -> None:
        from cucu_desktop.ui.cover import Cover

        assert self._playing is not None
        cover = Cover(self.theme, self._playing.session.players[seat])
        cover.taken.connect(self._playing.session.take_over)
        self.room.cover_with(cover)

    def _uncover(self) -> None:
        self.room.cover_with(None)

    def hide_cards(self) -> None:
        """Cover the table if somebody's card is on it and others share the screen."""
        if self._playing is not None:
            self._playing.session.hide()

    # Wishes

    def _wish(self, **wish: object) -> None:
        self.preferences.put(replace(self.preferences.now, **wish))  # type: ignore[arg-type]

    def _take_wishes(self, new: frozenset[str]) -> None:
        """Change what is wished otherwise, and nothing else."""
        wishes, playing = self.preferences.now, self._playing
        if "language" in new:
            self._speak(wishes.language)
        if new & {"scheme", "text"}:
            self._look_again()
        if "full_screen" in new:
            self._fill_screen()
        if playing is not None:
            playing.take_wishes(wishes, still=is_still(wishes, _app()))

    def _speak(self, language: str) -> None:
        from cucu_desktop.ui.wording import Wording

        speak(language)
        self._wording = Wording(language)
        for part in (self._playing, self._lesson, *self.room.sheets):
            if part is not None and hasattr(part, "set_wording"):
                part.set_wording(self._wording)

    def _theme(self) -> Theme:
        wishes = self.preferences.now
        growth = self._standing.growth
        return Theme(scheme_of(wishes, _app()), wishes.text / 100 * growth, growth)

    def _look_again(self) -> None:
        """Take the colours and the size of text that are wished now."""
        theme = self._theme()
        if theme == self.theme:
            return
        self.theme = theme
        dress(_app(), theme)
        self.room.set_theme(theme)

    def _tell_menus(self) -> None:
        """Offer in the menus what can be done now."""
        playing = self._playing
        self.menus.leave.setEnabled(playing is not None)
        self.menus.talk.setEnabled(playing is not None and playing.session.setup.options.talk)

    # The window itself

    def _fill_screen(self) -> None:
        """Fill the screen, without menus, or stop filling it."""
        fills = self.preferences.now.full_screen
        self.menuBar().setVisible(not fills)
        if fills:
            self.showFullScreen()
        elif self.isFullScreen():
            self.setWindowState(self.windowState() & ~Qt.WindowState.WindowFullScreen)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Escape leaves full screen."""
        if event.key() == Qt.Key.Key_Escape and self.isFullScreen():
            self._wish(full_screen=False)
        else:
            super().keyPressEvent(event)

    def changeEvent(self, event: QEvent) -> None:
        """Cover what is private as soon as somebody turns away; write the menus in another language."""
        kind = event.type()
        if kind in (QEvent.Type.ActivationChange, QEvent.Type.WindowStateChange) and (
            not self.isActiveWindow() or self.isMinimized()
        ):
            self.hide_cards()
        elif kind == QEvent.Type.LanguageChange and hasattr(self, "menus"):
            self.menus.retranslate()
        super().changeEvent(event)

    def closeEvent(self, event: QCloseEvent) -> None:
        """Remember where the window stood; the match is on the disk already."""
        self._get_up()
        self._wish(place=bytes(self.saveGeometry().data()))
        super().closeEvent(event)


def _app() -> QApplication:
    app = QApplication.instance()
    assert isinstance(app, QApplication)
    return app


def _lot() -> int:
    """Draw the number that a match's cards follow from."""
    return SystemRandom().randrange(10**9)
