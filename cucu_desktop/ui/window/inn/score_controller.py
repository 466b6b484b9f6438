"""The score sheet of a game with real cards: its page, its log, and the screen for the room."""

# ruff: noqa: PLC0415 - imported only when a score is opened
from __future__ import annotations

from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QObject

from cucu_desktop.ui.play import saved_matches
from cucu_desktop.ui.widgets.language import tr

if TYPE_CHECKING:
    from collections.abc import Mapping
    from pathlib import Path

    from PySide6.QtCore import QLockFile

    from cucu_desktop.match.score.kept_score import KeptScore
    from cucu_desktop.ui.pages.score.score_page import ScorePage
    from cucu_desktop.ui.pages.score.score_screen import ScoreScreen
    from cucu_desktop.ui.window.inn.score_phones import ScorePhones
    from cucu_desktop.ui.window.inn.window_parts import WindowParts


class ScoreController(QObject):
    """Opens the page of the score, and keeps its log locked while it is open.

    Attributes:
        phones: the phones that follow the score, None while no door is open for them.
    """

    def __init__(self, parts: WindowParts) -> None:
        super().__init__(parts.page_stack)
        self._parts = parts
        self._kept: KeptScore | None = None
        self._lock: QLockFile | None = None
        self._page: ScorePage | None = None
        self._screen: ScoreScreen | None = None
        self.phones: ScorePhones | None = None
        parts.page_stack.page_closed.connect(self._close_phones)
        self._handed_in: dict[Path, bool] = {}
        """Whether a game counts in the tournament, by its log."""

    def open(self) -> None:
        """Open the page with the score that was opened last, or the set-up of a new one.

        A score that another window keeps stays there.
        """
        self._parts.page_stack.push(self._build)

    def _build(self) -> ScorePage:
        from cucu_desktop.match.score.kept_score import known_names, last_score, scores
        from cucu_desktop.ui.pages.score.score_page import ScorePage

        context = self._parts.context
        if self._kept is not None:  # the page is built again, in another language or text size
            self._kept.close()
            self._kept = last_score(context.matches)
        else:
            found = scores(context.matches)
            if found and not self._take_lock(found[0]):
                self._parts.page_stack.notify(
                    lambda: tr("Score", "The last game is open in another window. You can begin another one.")
                )
            elif found:
                self._kept = last_score(context.matches)
        known = known_names(context.matches)
        page = self._page = ScorePage(context.theme, context.art, context.words_of, self._kept, known)
        page.means.note.setChecked(context.preferences.note_cards)
        page.means.note.toggled.connect(lambda noted: context.prefer(note_cards=noted))
        page.begun.connect(self._begin)
        page.closed.connect(self._close)
        page.screen_wanted.connect(self._open_screen)
        page.shown.connect(self._follow)
        page.phones_wanted.connect(self._open_phones)
        if self.phones is not None:
            self.phones.follow(page)
        page.shown.connect(self._offer_club)
        page.club_button.clicked.connect(self.hand_in)
        self._offer_club()
        return page

    def _take_lock(self, path: Path) -> bool:
        """Lock a score in place of the one before; return whether it is free."""
        lock = saved_matches.lock(path)
        if lock is None:
            return False
        if self._lock is not None:
            self._lock.unlock()
        self._lock = lock
        return True

    def _begin(self, plan: Mapping[str, Any]) -> None:
        from cucu_desktop.match.score.kept_score import KeptScore, new_path

        path = new_path(self._parts.context.matches)
        self._take_lock(path)
        self._kept = KeptScore.begin(dict(plan), path)
        assert self._page is not None
        self._page.keep(self._kept)

    def _close(self) -> None:
        if self._kept is not None:
            self._kept.close()
        if self._lock is not None:
            self._lock.unlock()
        if self._screen is not None:
            self._screen.close()
        self._close_phones()
        self._kept = self._lock = self._page = None
        self._handed_in.clear()

    # Tournament

    def _offer_club(self) -> None:
        from cucu_desktop.ui.window.inn.score_to_club import can_hand_in, is_handed_in

        kept, matches, offer = self._kept, self._parts.context.matches, ""
        if self._page is None:
            return
        if kept is not None and can_hand_in(matches, kept):
            if kept.path not in self._handed_in:
                self._handed_in[kept.path] = is_handed_in(matches, kept)
            is_there = self._handed_in[kept.path]
            offer = tr("Score", "Remove entry") if is_there else tr("Score", "Enter in tournament")
        self._page.offer_club(offer)

    def hand_in(self) -> None:
        """Enter the finished game in the tournament, or remove it there if it was entered."""
        from cucu_desktop.ui.pages.club.entry_writer import EntryRefusedError
        from cucu_desktop.ui.window.inn.score_to_club import hand_in

        kept, page = self._kept, self._page
        assert kept is not None
        assert page is not None
        try:
            told = hand_in(self._parts.context.matches, kept)
        except EntryRefusedError as error:
            told = str(error)
        self._handed_in.clear()
        self._offer_club()
        page.say(told)

    # Phones

    def _open_phones(self) -> None:
        from cucu_desktop.ui.widgets.notices import no_network
        from cucu_desktop.ui.window.inn.score_phones import open_phones

        assert self._page is not None
        if self.phones is None:
            self.phones = open_phones(self._page, self)
        if self.phones is None:
            self._parts.page_stack.notify(no_network)
        else:
            self._page.show_phones()

    def _close_phones(self) -> None:
        if self.phones is not None:
            self.phones.close()
        self.phones = None

    # Screen

    def _open_screen(self) -> None:
        from PySide6.QtGui import QGuiApplication

        from cucu_desktop.ui.pages.score.score_screen import ScoreScreen

        context = self._parts.context
        if self._screen is None:
            self._screen = ScoreScreen(context.theme, context.art, self._parts.page_stack)
            self._screen.gone.connect(self._forget_screen)
        self._follow()
        self._screen.open_on(QGuiApplication.screens())

    def _forget_screen(self) -> None:
        if self._screen is not None:
            self._screen.deleteLater()
        self._screen = None

    def _follow(self) -> None:
        """Show the standing of the page on the screen, too."""
        if self._screen is not None and self._page is not None:
            shown = self._page.for_room
            if shown is not None:
                self._screen.show_standing(shown)
