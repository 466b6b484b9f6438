"""All entries of the window, each an action with its shortcuts: few are in the menu, all in *Everything*.

The actions belong to the window, so their shortcuts work wherever they are listed.
"""

from __future__ import annotations

import sys
from functools import partial
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QObject, Qt
from PySide6.QtGui import QAction, QKeySequence, QShortcut

from cucu_desktop.frozen import frozen
from cucu_desktop.ui.widgets.focus import ADVICE, ORDER, SOUNDS, TAKE_BACK
from cucu_desktop.ui.widgets.language import tr
from cucu_desktop.ui.widgets.menu import Menu, with_access_keys
from cucu_desktop.ui.widgets.round_button import RoundButton, menu_slot

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from PySide6.QtWidgets import QMainWindow

    from cucu_desktop.ui.pages.everything_page import Row
    from cucu_desktop.ui.play.match_widget import MatchWidget
    from cucu_desktop.ui.text.wording import Wording
    from cucu_desktop.ui.widgets.settings_file import Settings
    from cucu_desktop.ui.widgets.theme import Theme

_Key = QKeySequence.StandardKey


@frozen
class Entry:
    """One entry.

    Attributes:
        name: returns its text.
        keys: its shortcuts.
        group: the part of *Everything* under which it is listed.
        also: returns other names by which *Everything* finds it.
    """

    name: Callable[[], str]
    keys: tuple[QKeySequence.StandardKey | str, ...] = ()
    group: str = "play"
    also: Callable[[], str] = str


ENTRIES: Final[Mapping[str, Entry]] = {
    "hint": Entry(lambda: tr("Common", "Hint"), (ADVICE,)),
    "undo": Entry(lambda: tr("Menus", "Undo"), (_Key.Undo, TAKE_BACK)),
    "order": Entry(lambda: tr("Common", "Card order"), (ORDER,)),
    "rules": Entry(lambda: tr("Common", "Rules"), ("F1",), "help"),
    "account": Entry(lambda: tr("Common", "Log"), ("F9",), "help"),
    "settings": Entry(
        lambda: tr("Common", "Settings"),
        (_Key.Preferences, "Ctrl+,"),
        "help",
        lambda: tr("Menus", "speed, lighting, text size, language, dialect"),
    ),
    "everything": Entry(lambda: tr("Menus", "Everything"), ("Ctrl+K", "Ctrl+I"), "", str),
    "leave": Entry(lambda: tr("Common", "Leave table"), ("Ctrl+W", _Key.Close)),
    "way_out": Entry(lambda: tr("Menus", "Leave full screen"), (), ""),
    "quit": Entry(lambda: tr("Menus", "Quit"), (_Key.Quit, "Ctrl+Q"), "help"),
    "new_game": Entry(
        lambda: tr("Games", "Other games"),
        (_Key.New,),
        also=lambda: tr("Menus", "choose a game, set up, players and rules"),
    ),
    "go_on": Entry(
        lambda: tr("Menus", "Resume a game"), (_Key.Open,), also=lambda: tr("Menus", "continue, saved")
    ),
    "show_me": Entry(lambda: tr("Common", "Show me how"), also=lambda: tr("Menus", "lesson, learn")),
    "daily": Entry(lambda: tr("Today", "Today"), also=lambda: tr("Menus", "deals of the day")),
    "puzzles": Entry(lambda: tr("Puzzles", "Puzzles"), also=lambda: tr("Menus", "my mistakes, practise")),
    "evening": Entry(lambda: tr("Tonight", "Tonight"), also=lambda: tr("Menus", "evening, season")),
    "album": Entry(
        lambda: tr("Common", "Album"), ("Ctrl+P",), "album", lambda: tr("Menus", "past matches, analyse")
    ),
    "look_back": Entry(
        lambda: tr("Ending", "Look back"),
        ("Ctrl+B",),
        "album",
        lambda: tr("Menus", "replay, luck and skill, deal numbers, deal editor"),
    ),
    "collection": Entry(
        lambda: tr("Album", "Famous deals"), ("Ctrl+D",), "album", lambda: tr("Menus", "memorable deals")
    ),
    "feats": Entry(lambda: tr("Album", "Shelf"), (), "album", lambda: tr("Menus", "prizes, trophy shelf")),
    "statistics": Entry(lambda: tr("Menus", "Statistics"), ("Ctrl+T",), "album"),
    "people": Entry(lambda: tr("Start", "With people"), (), "people"),
    "guests": Entry(lambda: tr("Menus", "Guests with phones"), (), "people"),
    "score": Entry(
        lambda: tr("Score", "Scorekeeper"), (), "people", lambda: tr("Start", "At the table with real cards")
    ),
    "club": Entry(lambda: tr("Club", "Tournament"), (), "workshop"),
    "print": Entry(lambda: tr("Print", "Print for the table"), (), "workshop"),
    "deal_number": Entry(lambda: tr("Workshop", "A deal by its number"), (), "workshop"),
    "open_file": Entry(lambda: tr("Common", "Open file"), (), "workshop"),
    "save_account": Entry(lambda: tr("Menus", "Save log…"), (_Key.Save,), "workshop"),
    "copy_account": Entry(lambda: tr("Menus", "Copy log"), (), "workshop"),
    "keys": Entry(lambda: tr("Common", "Keyboard shortcuts"), (), "help"),
    "sound": Entry(lambda: tr("Common", "Sound"), (SOUNDS,), "help"),
    "full_screen": Entry(lambda: tr("Common", "Full screen"), ("F11",), "help"),
    "about": Entry(lambda: tr("Menus", "About Cucù"), (), "help"),
}
"""All entries, in the order of *Everything*; the first ones are in the menu."""
IN_MENU: Final = tuple(ENTRIES)[:10]
"""The ids of the entries of the menu."""
_OF_MATCH: Final = ("hint", "undo", "order", "look_back", "save_account", "copy_account")
"""The ids of the entries that need a match in play."""


AT_TABLE: Final = ("hint", "undo", "order", "account", "leave")
"""The ids of the entries that concern the table, over which no page may be open."""
_GROUPS: Final = ("play", "album", "people", "workshop", "help")


class Menus(QObject):
    """Builds the menu and all actions; the code that carries them out connects them.

    Attributes:
        actions: the actions, by the ids of `ENTRIES`.
        button: the button that opens the menu; hidden on macOS, which has a menu bar.
        menu: the menu.
        talk: its submenu of the phrases of table talk.
    """

    def __init__(self, window: QMainWindow, settings: Settings, theme: Theme) -> None:
        super().__init__(window)
        self._window, self._settings = window, settings
        self._ticks = {
            "account": ("account", True),
            "sound": ("muted", False),
            "full_screen": ("full_screen", True),
        }
        """For each action that is checkable its preference, and the value for which it is checked."""
        self.menu, self.talk = Menu(window), Menu(window)
        self.button = button = RoundButton(theme, "F10", "menu", window)
        button.setFocusPolicy(Qt.FocusPolicy.TabFocus)  # after a click the keyboard stays where it was
        button.setLayoutDirection(Qt.LayoutDirection.RightToLeft)  # the menu is aligned at the right
        button.setMenu(self.menu)
        if sys.platform == "darwin":
            window.menuBar().addMenu(self.menu)
            button.hide()
        self.actions = {name: self._add(entry) for name, entry in ENTRIES.items()}
        for name in IN_MENU:
            self.menu.addAction(self.actions[name])
            if name == "account":
                self.menu.addMenu(self.talk)
        self.menu.setToolTipsVisible(True)
        self.talk.menuAction().setVisible(False)
        self.retranslate()
        self._connect()
        self.show_preferences()

    def _add(self, entry: Entry) -> QAction:
        action = QAction(self._window)
        shortcuts: list[QKeySequence] = []
        for key in entry.keys:
            shortcuts += [QKeySequence(key)] if isinstance(key, str) else QKeySequence.keyBindings(key)
        action.setShortcuts(list(dict.fromkeys(shortcuts)))
        self._window.addAction(action)
        return action

    def _connect(self) -> None:
        roles = QAction.MenuRole
        for name, role in (("quit", roles.QuitRole), ("settings", roles.PreferencesRole)):
            self.actions[name].setMenuRole(role)
        self.actions["way_out"].triggered.connect(lambda: self._settings.change(full_screen=False))
        for name, (preference, checked) in self._ticks.items():
            action = self.actions[name]
            action.setCheckable(True)
            action.toggled.connect(
                lambda on, preference=preference, checked=checked: self._settings.change(
                    **{preference: on is checked}
                )
            )
        # While the menu is closed the key works, and a notice says why a choice cannot be undone.
        self.menu.aboutToHide.connect(lambda: self.actions["undo"].setEnabled(True))
        QShortcut(QKeySequence("F10"), self._window).activated.connect(self.open)
        self._settings.changed.connect(self.show_preferences)

    def show_preferences(self) -> None:
        """Check the actions of the current preferences, and set the shortcuts."""
        preferences = self._settings.now
        self.actions["way_out"].setVisible(preferences.full_screen)
        for name, key in (("hint", ADVICE), ("order", ORDER), ("sound", SOUNDS)):
            self.actions[name].setShortcut(
                QKeySequence(preferences.keys.get(key, key) if preferences.letter_keys else "")
            )
        for name, (preference, checked) in self._ticks.items():
            self.actions[name].setChecked(getattr(preferences, preference) is checked)

    def retranslate(self) -> None:
        """Write all texts in the current language."""
        self.menu.setTitle(tr("Menus", "Menu"))
        self.button.say(tr("Menus", "Menu"))
        for name, action in self.actions.items():
            action.setText(ENTRIES[name].name())
        named = [ENTRIES[name].name() for name in IN_MENU]
        *keyed, talk = with_access_keys([*named, tr("Menus", "Table talk")])
        for name, text in zip(IN_MENU, keyed, strict=True):
            self.actions[name].setText(text)
        self.talk.setTitle(talk)

    def enable(self, playing: MatchWidget | None, *, is_left: bool) -> None:
        """Show the entries that apply to the match in play, if any; `is_left`: no table is shown."""
        for name in _OF_MATCH:
            self.actions[name].setVisible(playing is not None)
        for name in ("leave", "account"):
            self.actions[name].setVisible(not is_left)
        may_talk = playing is not None and playing.session.match_view.setup.options.talk
        self.talk.menuAction().setVisible(may_talk)

    def fill_talk(self, playing: MatchWidget | None, wording: Wording) -> None:
        """Fill the menu with the phrases of each person who may say one now."""
        from cucu_desktop.ui.play.talk_menu import TalkMenu  # noqa: PLC0415 - not before the first paint

        self.talk.clear()
        if playing is None:
            return
        speakers = playing.session.speakers()
        names = with_access_keys([playing.names[seat] for seat in speakers])
        for seat, name in zip(speakers, names, strict=True):
            talk = TalkMenu(wording, self.talk)
            talk.setTitle(name)
            talk.said.connect(partial(playing.session.say, seat))
            self.talk.addMenu(talk)

    def offer_undo(self, playing: MatchWidget | None) -> None:
        """Enable undo if it is possible while the menu is open, else show in the tooltip why it is not."""
        back = playing.undo if playing is not None else None
        self.actions["undo"].setEnabled(back is not None and back.is_possible)
        self.actions["undo"].setToolTip(back.reason if back is not None else "")

    def rows(self) -> list[Row]:
        """Return the rows of *Everything*: all that can be done now, by groups."""
        from cucu_desktop.ui.pages.everything_page import Row  # noqa: PLC0415 - not before the first paint

        found = []
        for group in _GROUPS:
            for name, entry in ENTRIES.items():
                action = self.actions[name]
                if entry.group == group and action.isVisible():
                    key = action.shortcut().toString(QKeySequence.SequenceFormat.NativeText)
                    found.append(Row(name, group, entry.name(), key, entry.also()))
        return found

    def place(self) -> None:
        """Place the button at the upper right of the window."""
        self.button.setGeometry(menu_slot(self._window.width(), self.button.theme))
        self.button.raise_()

    def set_theme(self, theme: Theme) -> None:
        self.button.set_theme(theme)
        self.place()

    def open(self) -> None:
        """Open the menu, at its first entry."""
        self.button.showMenu()
        self.menu.go_to(first=True)
