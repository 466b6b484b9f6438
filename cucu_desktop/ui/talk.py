"""Table talk as a menu: what one may say, true or not, as it is said there, with its meaning (C9)."""

from typing import Final

from PySide6.QtCore import Signal
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QMenu, QWidget

from cucu_desktop.games.catalogue import GAMES
from cucu_desktop.ui.wording import Wording

_ABOUT_A_CARD: Final = "have"


class TalkMenu(QMenu):
    """What one may say; number keys choose, and "I have ..." leads on to the cards."""

    said = Signal(str, object)
    """A phrase and, for the one about a card, the card's name."""

    def __init__(self, wording: Wording, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        talk = wording.talk_button()
        self.setTitle(talk.local)
        self.setAccessibleName(f"{talk.local}: {talk.meaning}")
        for number, phrase in enumerate(GAMES[wording.game_id].PHRASES, 1):
            label = wording.phrase(phrase)
            if phrase == _ABOUT_A_CARD:
                menu = self.addMenu(f"&{number}   {label.local}  ({label.meaning})")
                for group, cards in wording.spoken_of():
                    below = menu.addMenu(group) if group else menu
                    for card in cards:
                        self._offer(below.addAction(wording.card_kind(card)), phrase, card)
            else:
                self._offer(self.addAction(f"&{number}   {label.local}\t{label.meaning}"), phrase, None)

    def _offer(self, action: QAction, phrase: str, card: str | None) -> None:
        action.triggered.connect(lambda: self.said.emit(phrase, card))
