"""The window: what is on the screen when, and what happens to it when somebody wishes otherwise.

Whatever has to do with the match in play is the host's; here are the start, the menus, and what is wished.
"""

# ruff: noqa: PLC0415 - what is not painted at the start is not imported before it
from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QEvent, Qt
from PySide6.QtWidgets import QApplication, QMainWindow

from cucu_desktop.ui import saves
from cucu_desktop.ui.art import Art
from cucu_desktop.ui.controls import bar_sheet
from cucu_desktop.ui.host import Host
from cucu_desktop.ui.language import speak
from cucu_desktop.ui.menus import Menus
from cucu_desktop.ui.notices import (
    settings_not_kept,
)
from cucu_desktop.ui.paper import dress
from cucu_desktop.ui.papers import USUAL_GAME, Papers
from cucu_desktop.ui.preferences import is_still, scheme_of
from cucu_desktop.ui.room import Room
from cucu_desktop.ui.saves import Save, Unreadable
from cucu_desktop.ui.standing import Standing
from cucu_desktop.ui.start import StartPage
from cucu_desktop.ui.theme import Theme

if TYPE_CHECKING:
    from pathlib import Path

    from PySide6.QtGui import QCloseEvent, QKeyEvent, QResizeEvent

    from cucu_desktop.ui.playing import Playing
    from cucu_desktop.ui.preferences import Preferences
    from cucu_desktop.ui.seating import Plan
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
        self.host = Host(self, seed=seed)
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
        self._bar: tuple[object, ...] = ()
        self.papers = Papers(self)
        self._connect()
        self._open_start()
        self.menuBar().setVisible(not wishes.full_screen)

    def _connect(self) -> None:
        menus, papers = self.menus, self.papers
        menus.new_game.triggered.connect(papers.choose_game)
        menus.go_on.triggered.connect(papers.list_matches)
        menus.collection.triggered.connect(lambda _=False: papers.open_collection())
        menus.statistics.triggered.connect(lambda _=False: papers.open_statistics())
        menus.settings.triggered.connect(papers.open_settings)
        menus.rules.triggered.connect(lambda _=False: papers.open_rules())
        menus.about.triggered.connect(papers.open_about)
        menus.talk.aboutToShow.connect(lambda: menus.fill_talk(self.playing, self.wording))
        menus.show_me.triggered.connect(self.show_me)
        menus.undo.triggered.connect(self.host.take_back)
        menus.game.aboutToShow.connect(lambda: menus.offer_undo(self.playing))
        menus.hint.triggered.connect(self.host.advise)
        menus.deals.triggered.connect(self.host.tell_deals)
        menus.leave.triggered.connect(self.leave)
        menus.quit.triggered.connect(self.close)
        papers.laid.connect(self.host.lay)
        papers.planned.connect(self.play)
        papers.chosen.connect(self.resume)
        self.room.sheet_gone.connect(self.host.take_back_the_table)
        self.host.seated.connect(self._tell_menus)
        self.host.free.connect(self._open_start)
        self.preferences.changed.connect(self._take_wishes)
        self.preferences.lost.connect(lambda: self.room.tell(settings_not_kept))
        _app().styleHints().colorSchemeChanged.connect(self._look_again)
        self._standing.grown.connect(self._look_again)

    @property
    def playing(self) -> Playing | None:
        """The match that is being played, if one is."""
        return self.host.playing

    @property
    def wording(self) -> Wording:
        """The words of the game that is being played, or of the usual one."""
        if self.playing is None:
            return self.words_of(USUAL_GAME)
        setup = self.playing.session.setup
        return self.words_of(setup.game, setup.options)

    def words_of(self, game: str, options: Any = None) -> Wording:  # noqa: ANN401 - each game has its own
        """Return the words of a game, with these options, as at the table that is wished for it."""
        from cucu_desktop.ui import tables

        wishes = self.preferences.now
        return tables.words_of(wishes.language, game, options, wishes.places.get(game, ""))

    # The start

    def _open_start(self) -> None:
        page = StartPage(self.theme, self.art, self._newest(), self._name_of)
        page.resume.connect(self._resume_newest)
        page.play_now.connect(self.papers.play_now)
        page.choose_game.connect(self.papers.choose_game)
        page.show_me.connect(self.show_me)
        page.statistics_wanted.connect(self.papers.open_statistics)
        page.settings_wanted.connect(self.papers.open_settings)
        page.language_chosen.connect(lambda language: self.wish(language=language))
        self.room.fill(page)
        page.take_focus()
        self._tell_menus()

    def _name_of(self, game: str) -> str:
        """Return what a game is called; only its name is read for that, not all that is said at its table."""
        from cucu_desktop.words import words_of

        return str(words_of("words", self.preferences.now.language, game)["games"][game]["name"])

    def _newest(self) -> Save | None:
        """Return the match to be offered, and tell, once for each, of logs that cannot be read."""
        told = self.preferences.now.told
        for found in saves.waiting(self.matches):
            if isinstance(found, Save):
                return found
            if isinstance(found, Unreadable) and found.path.name not in told:
                self.host.tell_unreadable(found.reason, found.path)
        return None

    def _resume_newest(self) -> None:
        found = saves.newest(self.matches)
        if found:
            self.resume(found.path)

    # Playing

    def play(self, plan: Plan) -> None:
        """Begin a match; the one in play, if any, waits where it is."""
        self.host.play(plan)

    def resume(self, path: Path) -> None:
        """Go on with a match."""
        self.host.resume(path)

    def show_me(self) -> None:
        """Sit down for a lesson."""
        self.host.show_me()

    def leave(self) -> None:
        """Go back to the page of the start; the match waits."""
        self.host.leave()

    # Wishes

    def wish(self, **wish: object) -> None:
        """Wish something otherwise, by the names that `Wishes` has for it."""
        self.preferences.put(replace(self.preferences.now, **wish))  # type: ignore[arg-type]

    def let_play(self, playing: Playing) -> None:
        """Have it played as it is wished now."""
        wishes = self.preferences.now
        playing.take_wishes(wishes, still=is_still(wishes, _app()))

    def _take_wishes(self, new: frozenset[str]) -> None:
        """Change what is wished otherwise, and nothing else."""
        if "language" in new:
            speak(self.preferences.now.language)
        if new & {"language", "places"}:
            self._speak()
        if new & {"scheme", "text"}:
            self._look_again()
        if "full_screen" in new:
            self._fill_screen()
        if self.playing is not None:
            self.let_play(self.playing)

    def _speak(self) -> None:
        """Let the table and every sheet speak in the words of their game that are wished now."""
        self._offer_places()
        self.host.set_wording(self.wording)
        for sheet in self.room.sheets:
            if hasattr(sheet, "set_wording"):
                sheet.set_wording(self.words_of(sheet.game) if sheet.game else self.wording)

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
        self._tone_bar()

    def _tone_bar(self) -> None:
        """Let the menus hang in the room in which one is: as dark, and of such wood."""
        from cucu_desktop.ui.venue import CAMPLI, VENUES

        place = self.wording.place if self.playing is not None else CAMPLI
        how = (self.theme, VENUES[place if place in VENUES else CAMPLI].palette(self.theme.scheme).bar)
        if how != self._bar:
            self._bar = how
            self.menuBar().setStyleSheet(bar_sheet(*how))

    def _tell_menus(self) -> None:
        """Offer in the menus what can be done now."""
        playing = self.playing
        for action in (self.menus.leave, self.menus.undo, self.menus.hint, self.menus.deals):
            action.setEnabled(playing is not None)
        self.menus.talk.setEnabled(playing is not None and playing.session.setup.options.talk)
        self._offer_places()

    def _offer_places(self) -> None:
        """Offer in the menus the words of all tables at which the game in play is at home."""
        self._tone_bar()
        if self.playing is None:
            self.menus.offer_places("", {}, "")
            return
        from cucu_desktop.ui import tables

        setup, wording = self.playing.session.setup, self.wording
        names = tables.place_names(wording.language, setup.game, setup.options)
        self.menus.offer_places(setup.game, names, wording.place)

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
            self.wish(full_screen=False)
        else:
            super().keyPressEvent(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Let the letters grow with the window."""
        super().resizeEvent(event)
        self._standing.come_to_size()

    def changeEvent(self, event: QEvent) -> None:
        """Cover what is private as soon as somebody turns away; write the menus in another language."""
        kind = event.type()
        if kind in (QEvent.Type.ActivationChange, QEvent.Type.WindowStateChange) and (
            not self.isActiveWindow() or self.isMinimized()
        ):
            self.host.hide_cards()
        elif kind == QEvent.Type.LanguageChange and hasattr(self, "menus"):
            self.menus.retranslate()
        super().changeEvent(event)

    def closeEvent(self, event: QCloseEvent) -> None:
        """Remember where the window stood; the match is on the disk already."""
        self.host.get_up()
        self.wish(place=bytes(self.saveGeometry().data()))
        super().closeEvent(event)


def _app() -> QApplication:
    app = QApplication.instance()
    assert isinstance(app, QApplication)
    return app
