"""After a deal of the collection: what was to be seen, how it came out, and what one may do with it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Signal

from cucu_desktop.match.scenario.collection import entries
from cucu_desktop.ui.pages.worded_page import WordedPage
from cucu_desktop.ui.widgets.language import tr
from cucu_desktop.ui.widgets.paper_widgets import Rule, written

if TYPE_CHECKING:
    from collections.abc import Sequence

    from PySide6.QtGui import QShowEvent

    from cucu_desktop.engine.events import Event
    from cucu_desktop.match.scenario.collection import CollectedScenario
    from cucu_desktop.ui.text.wording import Wording
    from cucu_desktop.ui.widgets.theme import Theme


class AfterScriptedPage(WordedPage):
    """How a deal of the collection came out."""

    again = Signal()
    """The same deal from the same seat."""
    other = Signal()
    """The same deal, to be played if it was seen, to be seen if it was played."""
    collection = Signal()
    """Back to all deals, or to the writing of one's own."""
    play_on = Signal()
    """The match goes on from here."""
    WIDTH = 760

    def __init__(
        self,
        theme: Theme,
        wording: Wording,
        entry: CollectedScenario,
        events: Sequence[Event],
        names: Sequence[str],
        *,
        seen: bool,
        over: bool,
    ) -> None:
        """Tell of a deal.

        Args:
            theme: how it looks.
            wording: the words of its game.
            entry: the deal as it is written.
            events: what has happened in it.
            names: who sits there, by seat.
            seen: whether it was only to be seen.
            over: whether the game is over by it.
        """
        super().__init__(theme, wording)
        self._entry, self._names, self._seen = entry, names, seen
        self.game = entry.game
        self._events = [event for event in events if wording.text_of(event).sums_up]
        self._written = written("", "small", "third", wrap=True)
        self._notes = written("", "name", wrap=True)
        self._here = written("", "small", "third", wrap=True)
        self._told = written("", "body", wrap=True)
        for widget in (self._written, self._notes, Rule(theme), self._here, self._told):
            self.body.addWidget(widget)
        self.body.addStretch(1)
        self.foot.addStretch(1)
        self._collection, self._on, self._other = self.button(), self.button(), self.button()
        self._again = self.button(loud=True)
        self._on.setVisible(not over and not seen)
        for button, signal in (
            (self._collection, self.collection),
            (self._on, self.play_on),
            (self._other, self.other),
            (self._again, self.again),
        ):
            button.clicked.connect(signal)
        self.play_on.connect(self.closed)
        self.retranslate()

    def retranslate(self) -> None:
        """Write everything in the language of the window."""
        language = self.wording.language
        self.title.setText(self._entry.title(language))
        self._written.setText(tr("Collection", "The story"))
        self._notes.setText(self._entry.notes(language))
        self._here.setText(tr("Collection", "How it turned out here"))
        sentences = [self.wording.log.sentence(event, self._names) for event in self._events]
        told = "\n".join(sentence for sentence in sentences if sentence)
        self._told.setText(told or tr("Collection", "Nobody lost anything."))
        is_own = all(each.scenario != self._entry.scenario for each in entries(self._entry.game))
        self.label(
            self._collection, tr("Writer", "Continue editing") if is_own else tr("Collection", "All deals")
        )
        self.label(self._on, tr("Collection", "Continue"))
        self.label(
            self._other, tr("Collection", "Play this deal") if self._seen else tr("Collection", "Show me")
        )
        self.label(self._again, tr("Collection", "Again"))

    def showEvent(self, event: QShowEvent) -> None:
        """Enter plays it once more."""
        super().showEvent(event)
        self._again.setFocus()
