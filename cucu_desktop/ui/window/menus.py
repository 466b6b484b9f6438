"""The menu bar, and the shortcuts that work on every page."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtGui import QAction, QActionGroup, QKeySequence, QShortcut

from cucu_desktop.ui.widgets.focus import ADVICE, ORDER, SOUNDS, TAKE_BACK
from cucu_desktop.ui.widgets.language import tr
from cucu_desktop.ui.widgets.menu import Menu, with_access_keys
from cucu_desktop.ui.widgets.preferences import ROWS as PREFERENCES
from cucu_desktop.ui.widgets.preferences import speed_of
from cucu_desktop.ui.widgets.soon import soon
from cucu_desktop.ui.window.inn.rows import ROWS

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from PySide6.QtWidgets import QMainWindow, QMenuBar

    from cucu_desktop.ui.play.match_widget import MatchWidget
    from cucu_desktop.ui.text.wording import Wording
    from cucu_desktop.ui.widgets.settings_file import Settings


class Menus(QObject):
    """Builds the menu bar. The actions are attributes; the code that carries them out connects them."""

    closed = Signal()
    """The last open menu was closed."""

    def __init__(self, window: QMainWindow, settings: Settings) -> None:
        super().__init__(window)
        self._window = window
        self._settings = settings
        self._ticks: dict[str, tuple[QAction, bool]] = {}
        """For each preference its action, and the value for which the action is checked."""
        self._choices: dict[str, dict[object, QAction]] = {}
        """For each preference the action of each of its choices."""
        bar = window.menuBar()
        self._texts: list[tuple[Callable[[str], object], Callable[[], str]]] = []
        """For each text the function that sets it, and the one that returns it in the current language."""
        titles = {
            "play": lambda: tr("Menus", "&Play"),
            "table": lambda: tr("Menus", "&Table"),
            "analyse": lambda: tr("Menus", "&Analyse"),
            "inn": lambda: tr("Menus", "&Inn"),
            "language": lambda: tr("Menus", "&Language"),
            "help": lambda: tr("Menus", "&Help"),
        }
        self._menus = {name: self._add_menu(bar, told) for name, told in titles.items()}
        self.play = self._menus["play"]
        self.play.setToolTipsVisible(True)
        self._build_play()
        self._build_table()
        self.look_back = self._add("analyse", lambda: tr("Menus", "Repla&y"), "Ctrl+B")
        self.analysis = self._add("analyse", lambda: tr("Menus", "Luc&k and skill"))
        self._menus["analyse"].addSeparator()
        self.played = self._add("analyse", lambda: tr("Menus", "&Past matches"), "Ctrl+P")
        self.collection = self._add("analyse", lambda: tr("Menus", "&Memorable deals"), "Ctrl+D")
        self.statistics = self._add("analyse", lambda: tr("Menus", "&Statistics"), "Ctrl+T")
        self.at_the_inn = self._add("inn", lambda: tr("Menus", "&At the inn"), "Ctrl+I")
        self._menus["inn"].addSeparator()
        self.inn = {row.id: self._add("inn", row.entry) for row in ROWS}
        self._add_choices(self._menus["language"], "language")
        self._menus["language"].addSeparator()
        self.places = self._add_menu(self.language, lambda: tr("Menus", "&Table language"))
        self.places.menuAction().setVisible(False)
        self.rules = self._add("help", lambda: tr("Menus", "&Rules"), "F1")
        self.show_me = self._add("help", lambda: tr("Menus", "&Show me how"))
        self.keys = self._add("help", lambda: tr("Menus", "&Keyboard shortcuts"))
        self._menus["help"].addSeparator()
        self.about = self._add("help", lambda: tr("Menus", "&About Cucù"))
        self.leave_here, self.way_out = (QAction(bar, visible=False) for _ in range(2))
        bar.addActions([self.leave_here, self.way_out])
        self._text(self.leave_here.setText, self._leave_here_told)
        self._text(self.way_out.setText, self._way_out_told)
        self._connect()
        self.show_preferences()

    def _build_play(self) -> None:
        keys = QKeySequence.StandardKey
        self.new_game = self._add("play", lambda: tr("Menus", "&Choose a game"), keys.New)
        self.go_on = self._add("play", lambda: tr("Menus", "R&esume a match"), keys.Open)
        self.guests = self._add("play", lambda: tr("Menus", "&Guests with phones"))
        self.play.addSeparator()
        self.hint = self._add("play", lambda: tr("Menus", "&Hint"), ADVICE)
        self.undo = self._add("play", lambda: tr("Menus", "&Undo"), keys.Undo, TAKE_BACK)
        self.talk = self._add_menu(self.play, lambda: tr("Menus", "&Table talk"))
        self.play.addSeparator()
        self.more = self._menus["more"] = self._add_menu(self.play, lambda: tr("Menus", "&More"))
        self.open_file = self._add("more", lambda: tr("Menus", "&Open file…"))
        self.save_account = self._add("more", lambda: tr("Menus", "Sa&ve log…"), keys.Save)
        self.copy_account = self._add("more", lambda: tr("Menus", "&Copy log"))
        self.deals = self._add("more", lambda: tr("Menus", "Deal numbe&rs"))
        self.play.addSeparator()
        self.leave = self._add("play", lambda: tr("Menus", "&Leave table"), "Ctrl+W", keys.Close)
        self.quit = self._add("play", lambda: tr("Menus", "&Quit"), keys.Quit, "Ctrl+Q")

    def _build_table(self) -> None:
        self.account = self._add("table", lambda: tr("Menus", "&Log"), "F9")
        self.order = self._add("table", lambda: tr("Menus", "Card &order"), ORDER)
        self._menus["table"].addSeparator()
        below = {
            "speed": lambda: tr("Menus", "&Speed"),
            "scheme": lambda: tr("Menus", "L&ighting"),
            "text": lambda: tr("Menus", "&Text size"),
        }
        self.speed, self.scheme, self.text = (
            self._add_choices(self._add_menu(self._menus["table"], told), name)
            for name, told in below.items()
        )
        self._menus["table"].addSeparator()
        self.sound = self._add("table", lambda: tr("Menus", "Soun&d"), SOUNDS)
        self.full_screen = self._add("table", lambda: tr("Menus", "&Full screen"), "F11")
        preferences = QKeySequence.StandardKey.Preferences
        self.settings = self._add("table", lambda: tr("Menus", "S&ettings"), preferences, "Ctrl+,")
        self._tick(self.account, "account")
        self._tick(self.sound, "muted", inverted=True)
        self._tick(self.full_screen, "full_screen")

    def _connect(self) -> None:
        self.quit.setMenuRole(QAction.MenuRole.QuitRole)
        self.settings.setMenuRole(QAction.MenuRole.PreferencesRole)
        self.about.setMenuRole(QAction.MenuRole.AboutRole)
        self.leave_here.triggered.connect(self.leave.trigger)
        self.way_out.triggered.connect(lambda: self._settings.change(full_screen=False))
        # While the menu is closed the key works, and a notice says why a choice cannot be undone.
        self.play.aboutToHide.connect(lambda: self.undo.setEnabled(self.hint.isEnabled()))
        for menu in self._menus.values():
            menu.aboutToHide.connect(lambda: soon(self, self._tell_closed))
        QShortcut(QKeySequence("F10"), self._window).activated.connect(self.open)
        self._settings.changed.connect(self.show_preferences)
        self.speed.aboutToShow.connect(self._show_speed)

    def show_preferences(self) -> None:
        """Check the actions of the current preferences, and set the shortcuts."""
        preferences = self._settings.now
        for action, key in ((self.hint, ADVICE), (self.order, ORDER), (self.sound, SOUNDS)):
            action.setShortcut(
                QKeySequence(preferences.keys.get(key, key) if preferences.letter_keys else "")
            )
        for name, (action, checked) in self._ticks.items():
            action.setChecked(getattr(preferences, name) == checked)
        for name, actions in self._choices.items():
            for value, action in actions.items():
                action.setChecked(getattr(preferences, name) == value)

    def _show_speed(self) -> None:
        """Check the speed when its menu opens: a screen reader, which may start late, changes it."""
        now = speed_of(self._settings.now)
        for value, action in self._choices["speed"].items():
            action.setChecked(now == value)

    def _text(self, write: Callable[[str], object], told: Callable[[], str]) -> None:
        """Set a text with `write`, and again in `retranslate`."""
        self._texts.append((write, told))
        write(told())

    def retranslate(self) -> None:
        """Write all texts in the current language."""
        for write, told in self._texts:
            write(told())
        for preference in self._choices:
            self._name_choices(preference)

    def _leave_here_told(self) -> str:
        key = self.leave.shortcut().toString(QKeySequence.SequenceFormat.NativeText)
        return tr("Menus", "Leave table ({key})").format(key=key)

    def _way_out_told(self) -> str:
        key = self.full_screen.shortcut().toString(QKeySequence.SequenceFormat.NativeText)
        return tr("Menus", "Leave full screen ({key})").format(key=key)

    def _name_choices(self, preference: str) -> None:
        names = with_access_keys([name() for name in PREFERENCES[preference].choices.values()])
        for action, text in zip(self._choices[preference].values(), names, strict=True):
            action.setText(text)

    @property
    def language(self) -> Menu:
        """The menu of the languages, and of the dialects of the game in play."""
        return self._menus["language"]

    def offer_places(self, game: str, places: Mapping[str, str], wished: str) -> None:
        """Fill the menu of places whose dialect a game can use; it is hidden if there is only one.

        Args:
            game: the game's id.
            places: the name of each place by its id.
            wished: the id of the preferred place.
        """
        keyed = with_access_keys(list(places.values()))
        offered = [(action.data(), action.text()) for action in self.places.actions()]
        if offered == [((game, place), name) for place, name in zip(places, keyed, strict=True)]:
            for action in self.places.actions():
                action.setChecked(action.data() == (game, wished))
            return
        self.places.clear()
        group = QActionGroup(self.places)
        for place, name in zip(places, keyed, strict=True):
            action = self.places.addAction(name)
            action.setData((game, place))
            action.setCheckable(True)
            action.setChecked(place == wished)
            action.setActionGroup(group)
            action.triggered.connect(lambda _=False, place=place: self._sit_at(game, place))
        self.places.menuAction().setVisible(len(places) > 1)

    def _sit_at(self, game: str, place: str) -> None:
        self._settings.change(places={**self._settings.now.places, game: place})

    def enable(self, playing: MatchWidget | None, *, is_left: bool) -> None:
        """Enable the entries that apply to the match in play, if any; `is_left`: no table is shown."""
        of_table = (self.undo, self.hint, self.order, self.deals, self.look_back, self.analysis)
        for action in (*of_table, self.copy_account, self.save_account):
            action.setEnabled(playing is not None)
        self.leave.setEnabled(not is_left)
        self.leave_here.setVisible(playing is not None)
        self.talk.setEnabled(playing is not None and playing.session.match_view.setup.options.talk)

    def offer_undo(self, playing: MatchWidget | None) -> None:
        """Enable undo if it is possible while the menu is open, else show in the tooltip why it is not."""
        back = playing.undo if playing is not None else None
        self.undo.setEnabled(back is not None and back.is_possible)
        self.undo.setToolTip(back.reason if back is not None else "")

    def fill_talk(self, playing: MatchWidget | None, wording: Wording) -> None:
        """Fill the menu with the phrases of each person who may say one now."""
        from cucu_desktop.ui.play.talk_menu import TalkMenu  # noqa: PLC0415 - not before the first paint

        self.talk.clear()
        if playing is None:
            return
        speakers = playing.session.speakers()
        names = dict(zip(speakers, with_access_keys([playing.names[seat] for seat in speakers]), strict=True))
        for seat in speakers:
            talk = TalkMenu(wording, self.talk)
            talk.setTitle(names[seat])
            talk.said.connect(partial(playing.session.say, seat))
            self.talk.addMenu(talk)

    def _add(self, menu: str, told: Callable[[], str], *keys: QKeySequence.StandardKey | str) -> QAction:
        """Return a new action of a menu; its shortcuts also work while the menu bar is hidden."""
        action = QAction(self._window)
        self._text(action.setText, told)
        shortcuts: list[QKeySequence] = []
        for key in keys:
            shortcuts += [QKeySequence(key)] if isinstance(key, str) else QKeySequence.keyBindings(key)
        action.setShortcuts(list(dict.fromkeys(shortcuts)))
        self._menus[menu].addAction(action)
        self._window.addAction(action)
        return action

    def _add_menu(self, above: QMenuBar | Menu, told: Callable[[], str]) -> Menu:
        """Return a new menu of the bar, or a submenu."""
        menu = Menu(above)
        above.addMenu(menu)
        self._text(menu.setTitle, told)
        return menu

    def open(self) -> None:
        """Open the first menu, at its first entry; a hidden bar is shown as long as a menu is open."""
        bar = self._window.menuBar()
        bar.show()
        bar.raise_()
        bar.setFocus(Qt.FocusReason.MenuBarFocusReason)
        bar.setActiveAction(self.play.menuAction())
        self.play.go_to(first=True)

    @property
    def is_open(self) -> bool:
        """Whether a menu of the bar is open."""
        return any(menu.isVisible() for menu in self._menus.values())

    def _tell_closed(self) -> None:
        if not self.is_open:
            self.closed.emit()

    def _tick(self, action: QAction, name: str, *, inverted: bool = False) -> None:
        """Bind a checkable action to a boolean preference; `inverted`: checked if it is off."""
        action.setCheckable(True)
        self._ticks[name] = action, not inverted
        action.toggled.connect(lambda on: self._settings.change(**{name: on is not inverted}))

    def _add_choices(self, menu: Menu, name: str) -> Menu:
        """Add the choices of a preference to a menu; return the menu."""
        group = QActionGroup(self)
        self._choices[name] = {}
        for value in PREFERENCES[name].choices:
            action = self._choices[name][value] = QAction(group)
            action.setCheckable(True)
            action.triggered.connect(lambda _=False, value=value: self._settings.change(**{name: value}))
            menu.addAction(action)
        self._name_choices(name)
        return menu
