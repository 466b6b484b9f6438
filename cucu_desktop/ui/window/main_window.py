"""The main window: start page, menus, preferences, and the objects shared by all pages.

The match in play belongs to `match_controller`, other pages to `page_opener`; both get a `Context` and do not
know the window.
"""

# ruff: noqa: PLC0415 - not needed for the first paint
from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QApplication, QMainWindow, QWidget

from cucu_desktop.ui.play.context import Context
from cucu_desktop.ui.widgets.art import Art
from cucu_desktop.ui.widgets.language import speak, tr
from cucu_desktop.ui.widgets.paper_widgets import dress
from cucu_desktop.ui.widgets.preferences import scheme_of
from cucu_desktop.ui.widgets.theme import Theme
from cucu_desktop.ui.window.files import Files
from cucu_desktop.ui.window.guided_controller import GuidedController
from cucu_desktop.ui.window.hosting.guests_opener import GuestsOpener
from cucu_desktop.ui.window.inn.evening_controller import EveningController
from cucu_desktop.ui.window.inn.inn import Inn
from cucu_desktop.ui.window.inn.window_parts import WindowParts
from cucu_desktop.ui.window.letter_keys import SingleKeys, press_by_position
from cucu_desktop.ui.window.match_controller import MatchController, WindowCore
from cucu_desktop.ui.window.menus import Menus
from cucu_desktop.ui.window.page_opener import PageOpener
from cucu_desktop.ui.window.past_controller import PastController
from cucu_desktop.ui.window.stack.page_stack import PageStack
from cucu_desktop.ui.window.store_watch import StoreWatch
from cucu_desktop.ui.window.window_geometry import WindowGeometry

if TYPE_CHECKING:
    from pathlib import Path

    from PySide6.QtGui import QCloseEvent, QMoveEvent, QResizeEvent

    from cucu_desktop.ui.pages.setup.seating import Plan
    from cucu_desktop.ui.play.match_widget import MatchWidget
    from cucu_desktop.ui.widgets.settings_file import Settings


class MainWindow(QMainWindow):
    """The main window of the program."""

    _built = False
    """Whether the window has all its parts: Qt sends the first events earlier."""

    def __init__(
        self, settings: Settings, matches: Path, *, seed: int | None = None, is_empty: bool = False
    ) -> None:
        """Open the start page.

        Args:
            settings: the preferences.
            matches: the folder of the logs.
            seed: seed of the cards of the first match; random if not given.
            is_empty: whether a match follows at once, so that no start page is shown.
        """
        preferences = settings.now
        speak(preferences.language)  # before the window is built, or all texts would be written twice
        super().__init__()
        self.settings = settings
        self._geometry = WindowGeometry(self, preferences.geometry, fills=preferences.full_screen)
        theme = self._theme_of_now()
        dress(_app(), theme)
        self.context = Context(settings, matches, theme, Art(ratio=self.devicePixelRatioF()))
        self.setWindowTitle("Cucù")
        self.page_stack = PageStack(theme, self)
        self.setCentralWidget(self.page_stack)
        self.store_watch = StoreWatch(self.page_stack, settings)
        self.menus = Menus(self, settings, theme)
        self._is_alt_alone = False
        self._single_keys = SingleKeys(self)
        self.match_controller = MatchController(self.context, self.page_stack, seed=seed)
        self.core = core = WindowCore(self.context, self.page_stack, self.match_controller)
        self.guided = GuidedController(core)
        self.page_opener = PageOpener(core, self.guided)
        self.past = PastController(core)
        self.files = Files(core, self.guided)
        self.evenings = EveningController(core)
        self.guests = GuestsOpener(core, self.page_opener)
        parts = WindowParts(*core, self.guided, self.page_opener, self.past, self.evenings)
        of_window = {"order": self.turn_order, "leave": self.leave, "quit": self.close}
        self.inn = Inn(parts, self.menus, self.files, self.guests, of_window)
        self.album = self.inn.album
        self._built = True
        self._connect()
        if is_empty:
            self._update_menus()
        else:
            self._open_start()
        self._swallow_letters()
        self.store_watch.tell_odd_settings()

    def _connect(self) -> None:
        menus, page_opener, match_controller = self.menus, self.page_opener, self.match_controller
        for name, opens in self.inn.ways().items():
            menus.actions[name].triggered.connect(lambda _=False, opens=opens: opens())
        menus.menu.aboutToShow.connect(lambda: menus.fill_talk(self.playing, self.context.wording))
        menus.menu.aboutToShow.connect(lambda: menus.offer_undo(self.playing))
        self.past.rules_wanted.connect(page_opener.open_rules)
        self.past.changed.connect(self._update_menus)
        self.files.replay_wanted.connect(self.past.open)
        self.page_stack.file_dropped.connect(self.files.open)
        self.page_stack.page_closed.connect(match_controller.take_back_the_table)
        match_controller.seated.connect(self._update_menus)
        match_controller.seated.connect(self._let_remember)
        match_controller.free.connect(self._open_start)
        match_controller.rules_wanted.connect(page_opener.open_rules)
        self.guided.collection_wanted.connect(self.album.open_famous)
        self.guided.watch_wanted.connect(self.past.watch)
        self.evenings.looked_back.connect(self.album.open_here)
        self.settings.changed.connect(self._take_preferences)
        _app().styleHints().colorSchemeChanged.connect(self._change_theme)
        self._geometry.grown.connect(self._change_theme)
        self._geometry.rested.connect(self._keep_geometry)
        self.page_stack.opening.connect(self._geometry.settle)
        self.page_stack.opening.connect(match_controller.hold_table)

    def _let_remember(self) -> None:
        from cucu_desktop.ui.play.guided.first_notes import FirstNotes
        from cucu_desktop.ui.play.remembered import Remembered

        if self.playing is not None:
            Remembered(self.playing, self.context)
            FirstNotes(self.playing, self.context)

    @property
    def playing(self) -> MatchWidget | None:
        return self.match_controller.playing

    # The start page

    def _open_start(self) -> None:
        self.inn.open_start()
        self._update_menus()

    # Playing

    def play(self, plan: Plan) -> None:
        """Begin a match; the one in play, if any, is suspended."""
        self.match_controller.play(plan)

    def resume(self, path: Path) -> None:
        self.match_controller.resume(path)

    def leave(self) -> None:
        """Close the replay, if one is open; else suspend the match and return to the start page."""
        if not self.past.close():
            self.match_controller.leave()

    def turn_order(self) -> None:
        """Show or hide the order of the cards, if the table is enabled."""
        if self.playing is not None and self.playing.isEnabled():
            self.playing.turn_order()

    # Preferences

    def _take_preferences(self, new: frozenset[str]) -> None:
        """Apply the preferences that have changed, whose names are `new`."""
        if new & {"language", "places", "local_words", "glosses"}:
            with self.page_stack.rebuilding():
                self._change_words(speaks="language" in new)
        if new & {"scheme", "text", "letter_keys", "keys", "language"}:
            self._change_theme()
        if "letter_keys" in new:
            self._swallow_letters()
        if "full_screen" in new:
            self._fill_screen()
        if "notes" in new and not self.context.preferences.notes:
            self.context.prefer(noted=())  # switched on again, they begin anew
        self.match_controller.take_preferences()
        self.past.take_preferences()

    def _change_words(self, *, speaks: bool) -> None:
        """Apply the preferred wording; `speaks`: the language has changed."""
        if speaks:
            speak(self.settings.now.language)
        self.match_controller.set_wording()
        self.past.set_wording()

    def _theme_of_now(self) -> Theme:
        preferences, growth = self.settings.now, self._geometry.growth
        scheme = scheme_of(preferences, _app())
        text = min(preferences.text / 100 * growth, self._geometry.most_text)
        keys: tuple[tuple[str, str], ...] = ()
        if preferences.keys:
            from cucu_desktop.ui.text.key_names import replaced_letters

            keys = replaced_letters(preferences.language, preferences.keys)
        return Theme(scheme, text, growth, preferences.letter_keys, keys)

    def _change_theme(self) -> None:
        """Apply the preferred colours and text size."""
        theme = self._theme_of_now()
        if theme == self.context.theme:
            return
        with self.page_stack.rebuilding():
            self.context.theme = theme
            dress(_app(), theme)
            self.page_stack.set_theme(theme)
        self.menus.set_theme(theme)

    def _swallow_letters(self) -> None:
        """Disable shortcuts of a single letter, if the preference says so."""
        self._single_keys.swallow(wanted=not self.settings.now.letter_keys)

    # Menus

    def _update_menus(self) -> None:
        """Enable the menu entries that apply to the current page and match."""
        playing = self.playing if self.past.replay is None else None
        self.menus.enable(playing, is_left=self.context.seen is None)

    # The window

    def _fill_screen(self) -> None:
        """Enter or leave full screen, as preferred; show a notice with the way out."""
        fills = self.settings.now.full_screen
        self._geometry.fill_screen(fills=fills)
        if fills:
            self.page_stack.notify(lambda: tr("Notice", "F11 leaves full screen."))

    def _keep_geometry(self) -> None:
        """Save the geometry when it changes: a killed program cannot save it at the end."""
        if not self.isMinimized():
            self.context.prefer(geometry=bytes(self.saveGeometry().data()))

    def event(self, event: QEvent) -> bool:
        """Note whether Alt is pressed alone: the focused widget may take the key that follows."""
        if isinstance(event, QKeyEvent) and event.type() == QEvent.Type.ShortcutOverride:
            none, alt = Qt.KeyboardModifier.NoModifier, Qt.KeyboardModifier.AltModifier
            self._is_alt_alone = event.key() == Qt.Key.Key_Alt and event.modifiers() in (none, alt)
        elif event.type() == QEvent.Type.WindowDeactivate:
            self._is_alt_alone = False
        return super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Close the page or full screen on Escape; press a key of another script as the Latin one there."""
        page = self.page_stack.page
        if event.key() == Qt.Key.Key_Escape and page is not None:
            page.escape()
        elif event.key() == Qt.Key.Key_Escape and self.isFullScreen():
            self.context.prefer(full_screen=False)
        elif not press_by_position(self, event):
            super().keyPressEvent(event)

    def keyReleaseEvent(self, event: QKeyEvent) -> None:
        """Open the menu of the button if Alt was pressed and released alone."""
        if self._is_alt_alone and event.key() == Qt.Key.Key_Alt and not self.menus.button.isHidden():
            self._is_alt_alone = False
            self.menus.open()
        super().keyReleaseEvent(event)

    def focusNextPrevChild(self, forward: bool) -> bool:  # noqa: FBT001 - as Qt calls it
        """Move the focus; where its widget is gone, past the menu's button, which is for Tab alone."""
        left: QWidget | None = self.focusWidget()
        is_moved = super().focusNextPrevChild(forward)
        is_gone = left is not None and not (left.isVisible() and left.isEnabled())
        if is_gone and self.menus.button.hasFocus():
            super().focusNextPrevChild(forward)
            if self.menus.button.hasFocus():
                self.menus.button.clearFocus()
        return is_moved

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Schedule the change of text size that follows from the size of the window."""
        super().resizeEvent(event)
        self._geometry.come_to_size()
        if self._built:
            self.menus.place()

    def moveEvent(self, event: QMoveEvent) -> None:
        super().moveEvent(event)
        if self._built:
            self._geometry.change()

    def changeEvent(self, event: QEvent) -> None:
        """Hide cards when the window is no longer active; retranslate the menus when the language changes."""
        super().changeEvent(event)
        if not self._built:
            return
        kind = event.type()
        if kind == QEvent.Type.WindowStateChange:
            self._geometry.change()
        if kind in (QEvent.Type.ActivationChange, QEvent.Type.WindowStateChange) and (
            not self.isActiveWindow() or self.isMinimized()
        ):
            self.match_controller.hide_cards()
        elif kind == QEvent.Type.LanguageChange:
            self.menus.retranslate()

    def closeEvent(self, event: QCloseEvent) -> None:
        """Save the geometry; the match is in its log already.

        While a store is not on the disk, the first attempt only shows a notice of that.
        """
        if not self.store_watch.may_close():
            event.ignore()
            return
        self.match_controller.get_up()
        self.page_stack.close_pages()  # which releases the stores of the pages
        self.evenings.stop()
        self.store_watch.stop()
        self._keep_geometry()
        super().closeEvent(event)


def _app() -> QApplication:
    app = QApplication.instance()
    assert isinstance(app, QApplication)
    return app
