"""After a deal of the collection: its point, its result, and the next choices."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Signal

from cucu_desktop.ui.widgets.language import tr
from cucu_desktop.ui.widgets.page import Page
from cucu_desktop.ui.widgets.paper_widgets import Rule, written

if TYPE_CHECKING:
    from collections.abc import Sequence

    from cucu_desktop.engine.events import Event
    from cucu_desktop.match.scenario.collection import CollectedScenario
    from cucu_desktop.ui.text.wording import Wording
    from cucu_desktop.ui.widgets.theme import Theme


class AfterScriptedPage(Page):
    """The result of a deal of the collection."""

    again = Signal()
    """Play the same deal again from the same seat."""
    watch = Signal()
    """Replay the deal as it is written."""
    collection = Signal()
    """Open the collection."""

    def __init__(
        self,
        theme: Theme,
        wording: Wording,
        entry: CollectedScenario,
        events: Sequence[Event],
        names: Sequence[str],
        *,
        over: bool,
    ) -> None:
        """Show the result of a deal.

        Args:
            theme: colours and text size.
            wording: the words of its game.
            entry: the deal of the collection.
            events: the events of the deal.
            names: the names of the players, by seat.
            over: whether the game ended with the deal.
        """
        super().__init__(theme)
        self.wording = wording
        self.game = entry.game
        self.title.setText(entry.title(wording.language))
        events = [event for event in events if wording.row_of(event).sums_up]
        sentences = [wording.log.sentence(event, names) for event in events]
        told = "\n".join(sentence for sentence in sentences if sentence)
        for widget in (
            written(tr("Collection", "The story"), "small", "third", wrap=True),
            written(entry.notes(wording.language), "name", wrap=True),
            Rule(theme),
            written(tr("Collection", "How it turned out here"), "small", "third", wrap=True),
            written(told or tr("Collection", "Nobody lost anything."), "body", wrap=True),
        ):
            self.body.addWidget(widget)
        self.body.addStretch(1)
        self.foot.addStretch(1)
        back = self.button(tr("Common", "All deals"), back=True)
        on = self.button(tr("Collection", "Continue"))
        on.setVisible(not over)
        watch = self.button(tr("Album", "Watch"))
        self.first_focus = again = self.button(tr("Collection", "Again"), loud=True)
        back.clicked.connect(self.collection)
        on.clicked.connect(self.closed)
        watch.clicked.connect(self.watch)
        again.clicked.connect(self.again)
