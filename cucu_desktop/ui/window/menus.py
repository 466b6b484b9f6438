"""The menus, as every desktop has them, and the keys that work wherever one is."""

from __future__ import annotations

from dataclasses import replace
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject
from PySide6.QtGui import QAction, QActionGroup, QKeySequence

from cucu_desktop.ui.language import tr
from cucu_desktop.ui.preferences import LANGUAGES, SCHEMES, SPEEDS, TEXT_SIZES
from cucu_desktop.ui.shortcuts import ADVICE, TAKE_BACK
from cucu_desktop.ui.start import LANGUAGE_NAMES

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

    from PySide6.QtWidgets import QMainWindow, QMenu

    from cucu_desktop.ui.playing import Playing
    from cucu_desktop.ui.preferences import Preferences
    from cucu_desktop.ui.wording import Wording


def speed_name(speed: str) -> str:
    """Return a speed in the language of the window."""
    return {
        "slow": tr("Menus", "Slow"),
        "normal": tr("Menus", "Normal"),
        "fast": tr("Menus", "Fast"),
        "at once": tr("Menus", "At once"),
    }[speed]


def scheme_name(scheme: str) -> str:
    """Return a scheme of colours in the language of the window."""
    return {
        "lamp": tr("Menus", "Lamplight"),
        "day": tr("Menus", "Daylight"),
        "contrast": tr("Menus", "High contrast"),
        "system": tr("Menus", "As the system has it"),
    }[scheme]


class Menus(QObject):
    """Builds the menu bar. The actions are attributes; whoever can do them connects them."""

    def __init__(self, window: QMainWindow, preferences: Preferences) -> None:
        super().__init__(window)
        self._window = window
        self._preferences = preferences
        bar = window.menuBar()
        self._menus = {name: bar.addMenu("") for name in ("game", "view", "language", "help")}
        self.game = self._menus["game"]
        self.game.setToolTipsVisible(True)
        keys = QKeySequence.StandardKey
        self.new_game = self._add("game", keys.New)
        self.go_on = self._add("game", keys.Open)
        self.collection = self._add("game", None, "Ctrl+D")
        self.statistics = self._add("game", None, "Ctrl+T")
        self._menus["game"].addSeparator()
        self.undo = self._add("game", keys.Undo, TAKE_BACK)
        self.hint = self._add("game", None, ADVICE)
        self.deals = self._add("game", None)
        self.talk = self._menus["game"].addMenu("")
        self._menus["game"].addSeparator()
        self.leave = self._add("game", keys.Close)
        self.quit = self._add("game", keys.Quit, "Ctrl+Q")
        self.account = self._add("view", None, "F9")
        self.account.setCheckable(True)
        self.sound = self._add("view", None, "M")
        self.sound.setCheckable(True)
        self.full_screen = self._add("view", None, "F11")
        self.full_screen.setCheckable(True)
        self._menus["view"].addSeparator()
        self.speed, self._speeds = self._choice("view", "speed", SPEEDS)
        self.scheme, self._schemes = self._choice("view", "scheme", SCHEMES)
        self.text, self._texts = self._choice("view", "text", TEXT_SIZES)
        self._menus["view"].addSeparator()
        self.settings = self._add("view", keys.Preferences, "Ctrl+,")
        self._languages = self._group(self._menus["language"], "language", LANGUAGES)
        self._menus["language"].addSeparator()
        self.places = self._menus["language"].addMenu("")
        self.places.menuAction().setVisible(False)
        self.rules = self._add("help", None, "F1")
        self.show_me = self._add("help", None)
        self._menus["help"].addSeparator()
        self.about = self._add("help", None)
        self.quit.setMenuRole(QAction.MenuRole.QuitRole)
        self.settings.setMenuRole(QAction.MenuRole.PreferencesRole)
        self.about.setMenuRole(QAction.MenuRole.AboutRole)
        self.full_screen.toggled.connect(lambda on: self._put(full_screen=on))
        self.account.toggled.connect(lambda on: self._put(account=on))
        self.sound.toggled.connect(lambda on: self._put(muted=not on))
        # Closed, the menu lets the key through: whoever presses it is told why the choice stands.
        self.game.aboutToHide.connect(lambda: self.undo.setEnabled(self.leave.isEnabled()))
        preferences.changed.connect(self.show_wishes)
        self.retranslate()
        self.show_wishes()

    def show_wishes(self) -> None:
        """Tick what is wished now."""
        wishes = self._preferences.now
        self.account.setChecked(wishes.account)
        self.sound.setChecked(not wishes.muted)
        self.full_screen.setChecked(wishes.full_screen)
        for name, actions in (
            ("speed", self._speeds),
            ("scheme", self._schemes),
            ("text", self._texts),
            ("language", self._languages),
        ):
            for value, action in actions.items():
                action.setChecked(getattr(wishes, name) == value)

    def retranslate(self) -> None:
        """Write everything in the language of the window."""
        titles = {
            "game": tr("Menus", "&Game"),
            "view": tr("Menus", "&View"),
            "language": tr("Menus", "&Language"),
            "help": tr("Menus", "&Help"),
        }
        for name, title in titles.items():
            self._menus[name].setTitle(title)
        self.new_game.setText(tr("Menus", "&New game"))
        self.go_on.setText(tr("Menus", "&Go on with a match"))
        self.collection.setText(tr("Menus", "&Deals worth seeing"))
        self.statistics.setText(tr("Menus", "&Statistics"))
        self.undo.setText(tr("Menus", "Take my last choice &back"))
        self.hint.setText(tr("Menus", "&What would you do?"))
        self.deals.setText(tr("Menus", "Deals by numbe&r"))
        self.talk.setTitle(tr("Menus", "&Table talk"))
        self.leave.setText(tr("Menus", "&Leave the table"))
        self.quit.setText(tr("Menus", "&Quit"))
        self.account.setText(tr("Menus", "Running &account"))
        self.sound.setText(tr("Menus", "S&ounds"))
        self.full_screen.setText(tr("Menus", "&Full screen"))
        self.speed.setTitle(tr("Menus", "&Speed"))
        self.scheme.setTitle(tr("Menus", "&Light"))
        self.text.setTitle(tr("Menus", "Size of &text"))
        self.settings.setText(tr("Menus", "S&ettings"))
        self.places.setTitle(tr("Menus", "&Words of the table"))
        self.rules.setText(tr("Menus", "&Rules"))
        self.show_me.setText(tr("Menus", "&Show me how"))
        self.about.setText(tr("Menus", "&About Cucù"))
        for speed, action in self._speeds.items():
            action.setText(speed_name(str(speed)))
        for scheme, action in self._schemes.items():
            action.setText(scheme_name(str(scheme)))
        for size, action in self._texts.items():
            action.setText(f"{size} %")
        for language, action in self._languages.items():
            action.setText(LANGUAGE_NAMES[str(language)])

    def offer_places(self, game: str, places: Mapping[str, str], wished: str) -> None:
        """Offer at whose table a game may be played, if there is more than one.

        Args:
            game: the game's id.
            places: what each place is called, by its id.
            wished: the place that is wished for now.
        """
        offered = [(action.data(), action.text()) for action in self.places.actions()]
        if offered == [((game, place), name) for place, name in places.items()]:
            for action in self.places.actions():
                action.setChecked(action.data() == (game, wished))
            return
        self.places.clear()
        group = QActionGroup(self.places)
        for place, name in places.items():
            action = self.places.addAction(name)
            action.setData((game, place))
            action.setCheckable(True)
            action.setChecked(place == wished)
            action.setActionGroup(group)
            action.triggered.connect(lambda _=False, place=place: self._sit_at(game, place))
        self.places.menuAction().setVisible(len(places) > 1)

    def _sit_at(self, game: str, place: str) -> None:
        self._put(places={**self._preferences.now.places, game: place})

    def offer_undo(self, playing: Playing | None) -> None:
        """Offer to take the last choice back, or tell why it stands, as long as the menu is open."""
        back = playing.taking_back if playing is not None else None
        self.undo.setEnabled(back is not None and back.is_possible)
        self.undo.setToolTip(back.reason if back is not None else "")

    def fill_talk(self, playing: Playing | None, wording: Wording) -> None:
        """Offer what may be said, for each person who may say something now."""
        from cucu_desktop.ui.talk import TalkMenu  # noqa: PLC0415 - not before the first paint

        self.talk.clear()
        if playing is None:
            return
        for seat in playing.session.speakers():
            talk = TalkMenu(wording, self.talk)
            talk.setTitle(playing.names[seat])
            talk.said.connect(partial(playing.say, seat))
            self.talk.addMenu(talk)

    def _add(self, menu: str, standard: QKeySequence.StandardKey | None, key: str = "") -> QAction:
        """Return a new action of a menu; its key works with the menu bar hidden, too."""
        action = QAction(self._window)
        keys = QKeySequence.keyBindings(standard) if standard is not None else []
        if key:
            keys = [*keys, QKeySequence(key)]
        action.setShortcuts(list(dict.fromkeys(keys)))
        self._menus[menu].addAction(action)
        self._window.addAction(action)
        return action

    def _choice(self, menu: str, wish: str, values: Iterable[object]) -> tuple[QMenu, dict[object, QAction]]:
        below = self._menus[menu].addMenu("")
        return below, self._group(below, wish, values)

    def _group(self, menu: QMenu, wish: str, values: Iterable[object]) -> dict[object, QAction]:
        group = QActionGroup(self)
        actions = {}
        for value in values:
            action = QAction(group)
            action.setCheckable(True)
            action.triggered.connect(lambda _=False, value=value: self._put(**{wish: value}))
            menu.addAction(action)
            actions[value] = action
        return actions

    def _put(self, **wish: object) -> None:
        self._preferences.put(replace(self._preferences.now, **wish))  # type: ignore[arg-type]
