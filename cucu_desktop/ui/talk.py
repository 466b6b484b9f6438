"""Table talk as a menu: what one may say, true or not, as it is said there, with its meaning (C9)."""

from functools import partial
from typing import Final

from PySide6.QtCore import Signal
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
            text = f"&{number}   {label.local}\t{label.meaning}"
            if phrase == _ABOUT_A_CARD:
                menu = self.addMenu(text.partition("\t")[0])
                for card in reversed(CUCCO.designs):
                    action = menu.addAction(wording.card(card.id))
                    action.triggered.connect(
                        lambda _=False, name=card.id: self.said.emit(_ABOUT_A_CARD, name)
                    )
            else:
                action = self.addAction(text)
                action.triggered.connect(partial(self.said.emit, phrase, None))
