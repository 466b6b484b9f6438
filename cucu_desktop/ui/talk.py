"""Table talk as a menu: what one may say, true or not, as it is said there, with its meaning (C9)."""

from typing import Final

from PySide6.QtCore import Signal
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QMenu, QWidget

from cucu_desktop.engine.cards import CUCCO
from cucu_desktop.games import campli
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
        for number, phrase in enumerate(campli.PHRASES, 1):
            label = wording.phrase(phrase)
            if phrase == _ABOUT_A_CARD:
                menu = self.addMenu(f"&{number}   {label.local}  ({label.meaning})")
                for card in reversed(CUCCO.designs):
                    self._offer(menu.addAction(wording.card(card.id)), phrase, card.id)
            else:
                self._offer(self.addAction(f"&{number}   {label.local}\t{label.meaning}"), phrase, None)

    def _offer(self, action: QAction, phrase: str, card: str | None) -> None:
        action.triggered.connect(lambda: self.said.emit(phrase, card))
