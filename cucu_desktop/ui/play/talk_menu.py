"""Menu of table talk and its button: the phrases of the game, true or not, in its dialect (C9).

Its last entry tells the bots not to chat.
"""

from typing import Final

from PySide6.QtCore import QPoint, QRect, Signal
from PySide6.QtGui import QAction, QKeySequence
from PySide6.QtWidgets import QWidget

from cucu_desktop.engine.any_observation import AnyObservation
from cucu_desktop.engine.events import SPECTATOR
from cucu_desktop.games.catalogue import GAMES
from cucu_desktop.ui.text.wording import Wording
from cucu_desktop.ui.widgets.language import tr
from cucu_desktop.ui.widgets.menu import Menu, with_access_keys
from cucu_desktop.ui.widgets.round_button import RoundButton
from cucu_desktop.ui.widgets.theme import Theme

_ABOUT_A_CARD: Final = "have"


class TalkMenu(Menu):
    """Phrases of table talk; number keys choose, and "I have ..." opens a submenu of cards."""

    said = Signal(str, object)
    """A phrase and, for the phrase about a card, the card's name; otherwise None."""
    silenced = Signal(bool)
    """Whether the bots are to be quiet."""

    def __init__(
        self, wording: Wording, parent: QWidget | None = None, *, are_bots_quiet: bool = False
    ) -> None:
        super().__init__(parent)
        talk = wording.buttons.label("talk")
        self.setTitle(talk.lines()[0])
        self.setAccessibleName(talk.told)
        for number, phrase in enumerate(GAMES[wording.game_id].phrases, 1):
            label = wording.calls.phrase(phrase)
            large, call = label.lines()
            if phrase == _ABOUT_A_CARD:
                menu = Menu(f"&{number}   {label.told}", self)
                self.addMenu(menu)
                groups = wording.cards.spoken_of()
                for title, (group, cards) in zip(
                    with_access_keys([group for group, _ in groups]), groups, strict=True
                ):
                    below = menu
                    if group:
                        below = Menu(title, menu)
                        menu.addMenu(below)
                    kinds = with_access_keys([wording.cards.kind(card) for card in cards])
                    for card, kind in zip(cards, kinds, strict=True):
                        self._offer(below.addAction(kind), phrase, card)
            else:
                self._offer(
                    self.addAction("\t".join((f"&{number}   {large}", *filter(None, (call,))))), phrase, None
                )
        self.addSeparator()
        quiet = self.addAction(*with_access_keys([tr("Talk", "Quiet, please")]))
        quiet.setCheckable(True)
        quiet.setChecked(are_bots_quiet)
        quiet.triggered.connect(self.silenced)

    def open_above(self, button: QWidget) -> None:
        """Open the menu above its button, within the window."""
        size, at, window = self.sizeHint(), button.mapToGlobal(QPoint(0, 0)), button.window()
        left, right = (window.mapToGlobal(QPoint(x, 0)).x() for x in (0, window.width()))
        self.popup(QPoint(max(left, min(at.x(), right - size.width())), at.y() - size.height()))

    def _offer(self, action: QAction, phrase: str, card: str | None) -> None:
        action.triggered.connect(lambda: self.said.emit(phrase, card))


class TalkButton(RoundButton):
    """The button that opens the menu; hidden while nothing may be said."""

    said = Signal(str, object)
    """As `TalkMenu.said`."""
    silenced = Signal(bool)
    """As `TalkMenu.silenced`."""

    def __init__(self, theme: Theme, wording: Wording, parent: QWidget) -> None:
        super().__init__(theme, "", "bubble", parent)
        self.are_bots_quiet = False
        self._menu: TalkMenu | None = None
        self.hide()
        self.clicked.connect(self.open)
        self.set_wording(wording)

    def open(self) -> None:
        if not self.isHidden():
            self._menu = TalkMenu(self._wording, self.parentWidget(), are_bots_quiet=self.are_bots_quiet)
            self._menu.said.connect(self.said)
            self._menu.silenced.connect(self.silenced)
            self._menu.open_above(self)

    def stand_at(self, portrait: QRect) -> None:
        """Place the button at the upper left of this portrait."""
        self.move(portrait.topLeft() - QPoint(self.width() * 2 // 3, self.height() // 4))
        self.raise_()

    def set_wording(self, wording: Wording) -> None:
        """Write the label with this wording."""
        talk = wording.buttons.label("talk")
        self._wording, self._key = wording, talk.key
        key = QKeySequence(self.theme.key(talk.key))
        if self.shortcut() != key:
            self.setShortcut(key)
        self.say(talk.lines()[0])


def may_talk(observation: AnyObservation) -> bool:
    """Return whether there is table talk for the seat of this observation."""
    is_player = observation.seat != SPECTATOR
    return is_player and bool(observation.options.talk) and not observation.winners
