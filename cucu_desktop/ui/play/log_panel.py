"""The log panel beside the table: calls and results of the deal, and the losers of earlier deals.

It shows public events only: `redacted` is applied to every event. For the selected row an explanation is
shown beneath the list, with a button that opens the section of the rules.
"""

import re
from collections.abc import Iterable, Sequence
from dataclasses import replace
from typing import Final

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QFontMetrics, QKeySequence, QPixmap, QShortcut
from PySide6.QtWidgets import QHBoxLayout, QListWidgetItem, QVBoxLayout, QWidget

from cucu_desktop.engine import events as happen
from cucu_desktop.engine import rarer_events as rarer
from cucu_desktop.engine.cards import PACKS, Card
from cucu_desktop.engine.events import SPECTATOR, Event, redacted
from cucu_desktop.engine.tricks import events as tricks
from cucu_desktop.ui.text.explanations import Explanation
from cucu_desktop.ui.text.log_words import Outcome
from cucu_desktop.ui.text.wording import Wording
from cucu_desktop.ui.widgets.art import Art
from cucu_desktop.ui.widgets.language import tr
from cucu_desktop.ui.widgets.log_row_delegate import (
    BEFORE,
    CARDS,
    EVENT,
    NAMES,
    NUMERAL,
    STRIKES,
    TEXT,
    FittedRows,
    Rows,
)
from cucu_desktop.ui.widgets.paper_widgets import Button, PaperPanel, Rule, written
from cucu_desktop.ui.widgets.theme import Theme
from cucu_desktop.ui.widgets.themed import Translated

WHY_KEY: Final = "F2"
"""The key that shows why the last event happened."""

_CARD: Final = 20
"""Width of the picture of a card in a row, in px."""

DealOutcome = tuple[Outcome, str]
"""An outcome of an earlier deal: a lost token with the card it was lost with or for, or a count of tricks."""


class LogPanel(Translated, PaperPanel):
    """The panel; `begin` and `add` pass it the events."""

    closed = Signal()
    """The user closes the panel."""
    rules_wanted = Signal(str)
    """The id of the section of the rules to open."""
    deal_wanted = Signal(int)
    """The number of the earlier deal of this game to replay."""

    def __init__(
        self,
        theme: Theme,
        wording: Wording,
        parent: QWidget | None = None,
        *,
        art: Art | None = None,
        closes: bool = True,
    ) -> None:
        """Create the panel.

        Args:
            theme: colours and fonts.
            wording: the words of the game.
            parent: the parent widget.
            art: makes small pictures of the cards in the rows; None: rows have no pictures.
            closes: whether it has a button that closes it.
        """
        super().__init__(theme, parent)
        self._art = art
        self._wording = wording
        self._names: tuple[str, ...] = ()
        self._events: list[Event] = []
        self._before: list[tuple[int, tuple[DealOutcome, ...], happen.Compared | None]] = []
        self._deal = self._pool = 0
        self._order: tuple[int, ...] = ()
        self._trump = ""
        self._exposed: dict[int, str] = {}
        self._title = written("", "title")
        self._standing = written("", "gloss", "third", wrap=True)
        self._close = Button("\N{MULTIPLICATION SIGN}")
        self._close.setProperty("compact", True)
        self._close.clicked.connect(self.closed)
        if not closes:  # shown without a parent, the button would be a window of its own
            self._close.hide()
        self._rows = Rows(theme)
        self._rows.currentItemChanged.connect(self._explain)
        self._why = written("", "gloss", "second", wrap=True)
        self._more = Button()
        self._more.setProperty("compact", True)
        self._more.clicked.connect(self._want_rules)
        self._earlier_title = written("", "heading")
        self._earlier = FittedRows(theme)
        self._earlier.itemActivated.connect(lambda item: self.deal_wanted.emit(item.data(NUMERAL)))
        self._earlier.itemClicked.connect(lambda item: self.deal_wanted.emit(item.data(NUMERAL)))
        head = QHBoxLayout()
        head.addWidget(self._title, 1)
        head.addWidget(self._close)
        layout = QVBoxLayout(self)
        layout.addLayout(head)
        layout.addWidget(Rule(theme))
        layout.addWidget(self._standing)
        layout.addWidget(self._rows, 5)
        layout.addWidget(self._why)
        layout.addWidget(self._more)
        self._rule = Rule(theme)
        layout.addWidget(self._rule)
        layout.addWidget(self._earlier_title)
        layout.addWidget(self._earlier, 2)
        QShortcut(QKeySequence(WHY_KEY), self).activated.connect(self.explain_last)
        self._measure()
        self.retranslate()

    # Events

    def begin(self, events: Iterable[Event], names: Sequence[str]) -> None:
        """Start over with all events of this game so far."""
        self._names = tuple(names)
        self._events, self._before, self._exposed = [], [], {}
        self._deal = self._pool = 0
        self._order = ()
        self._rows.clear()
        for event in events:
            self._take(event)
        self.retranslate()

    def add(self, event: Event) -> None:
        """Add a row for the event."""
        deal = self._deal
        self._take(event)
        if self._deal != deal:
            self._rewrite()
        else:
            *before, last = self._events
            self._write_row(last, sum(isinstance(event, tricks.TrickTaken) for event in before))
        self._write_standing()
        self._rows.scrollToBottom()

    def explain_last(self) -> None:
        """Select the last row, which shows why it happened; `WHY_KEY` does this anywhere in the window."""
        self._rows.setCurrentRow(self._rows.count() - 1)
        self._rows.setFocus(Qt.FocusReason.ShortcutFocusReason)

    def sentences(self) -> list[str]:
        """Return the texts of the rows, for announcements and tests."""
        return [self._rows.item(row).text() for row in range(self._rows.count())]

    def earlier(self) -> list[str]:
        return [self._earlier.item(row).text() for row in range(self._earlier.count())]

    def _take(self, event: Event) -> None:
        public = redacted(event, SPECTATOR)
        if isinstance(public, happen.DealBegan):
            if self._deal:
                self._before.insert(0, (self._deal, self._outcomes(), self._compared()))
            self._deal, self._events, self._exposed = public.number, [], {}
            self._order, self._trump = public.order, ""
        elif isinstance(public, tricks.IndicatorTurned):
            self._trump = str(public.card)
        elif isinstance(public, happen.CoinsPaid):
            self._pool += public.coins
        elif isinstance(public, happen.CoinsTaken):
            self._pool -= public.coins
        elif isinstance(public, happen.Exposed) and isinstance(public.card, Card):
            self._exposed[public.seat] = public.card.id
        self._events.append(public)

    def _outcomes(self) -> tuple[DealOutcome, ...]:
        """Return the lost tokens with their cards, or else the losers of the deal or game.

        In a deal of tricks, the counts.
        """
        paid = {event.seat for event in self._events if isinstance(event, happen.TokenLost)}
        return tuple(
            (outcome, self._lost_with(outcome))
            for event in self._events
            for outcome in _one_by_one(event)
            if isinstance(outcome, (happen.TokenLost, rarer.Fell, tricks.Counted, tricks.ThrownIn))
            or (isinstance(outcome, happen.Eliminated) and outcome.seat not in paid)
            or (isinstance(outcome, happen.Compared) and not paid)
        )

    def _compared(self) -> happen.Compared | None:
        return next((event for event in self._events if isinstance(event, happen.Compared)), None)

    def _lost_with(self, event: Outcome) -> str:
        if isinstance(event, (tricks.Counted, tricks.ThrownIn)):
            return ""
        if isinstance(event, rarer.Fell) or (
            isinstance(event, happen.TokenLost) and event.reason not in happen.IN_COMPARISON
        ):
            return event.reason
        if isinstance(event, happen.Compared):
            return self._exposed.get(event.losers[0], "hidden")
        return self._exposed.get(event.seat, "hidden")

    # Appearance

    def set_wording(self, wording: Wording, names: Sequence[str] = ()) -> None:
        self._wording, self._names = wording, tuple(names) or self._names
        self.retranslate()

    def restyle(self) -> None:
        super().restyle()
        self._measure()

    def _measure(self) -> None:
        self.setFixedWidth(round(230 * (1 + self.theme.text_scale) / 2))
        layout = self.layout()
        if layout:
            layout.setSpacing(self.theme.space(1.5))
        self._fit_title()

    def _fit_title(self) -> None:
        """Use the larger title font if the title fits the width."""
        margins = self.contentsMargins()
        room = self.width() - margins.left() - margins.right() - self.theme.px(60)
        wide = QFontMetrics(self.theme.font("title")).horizontalAdvance(self._title.text())
        self._title.setProperty("role", "title" if wide <= room else "heading")
        self._title.style().polish(self._title)

    def retranslate(self) -> None:
        """Write everything in the language of the window."""
        self._title.setText(tr("Common", "Log"))
        self._fit_title()
        self._close.setAccessibleName(tr("Common", "Close"))
        self._close.setToolTip(tr("Account", "Close the log"))
        self._rows.setAccessibleName(tr("Account", "What has happened in this deal"))
        self._rows.setToolTip(tr("Account", "{key}: why did that happen?").format(key=WHY_KEY))
        self._earlier_title.setText(tr("Account", "Earlier deals"))
        self._earlier.setAccessibleName(tr("Account", "How earlier deals ended"))
        self._earlier.setToolTip(tr("Account", "Choose a deal to watch it"))
        self._earlier.setAccessibleDescription(self._earlier.toolTip())
        self._rewrite()
        self._write_standing()

    def _rewrite(self) -> None:
        self._rows.clear()
        trick = 0
        for event in self._events:
            self._write_row(event, trick)
            trick += isinstance(event, tricks.TrickTaken)
        self._rows.scrollToBottom()
        self._earlier.clear()
        for number, outcomes, compared in self._before:
            told = [self._wording.log.outcome(event, card, self._names, compared) for event, card in outcomes]
            text = "; ".join(told) or self._wording.log.outcome(None, "", self._names)
            item = QListWidgetItem(f"{number}. {text}")
            item.setData(NUMERAL, number)
            item.setData(TEXT, text)
            item.setData(CARDS, self._pictures(card for _, card in outcomes))
            item.setData(Qt.ItemDataRole.ToolTipRole, text)
            item.setData(EVENT, BEFORE)
            self._earlier.addItem(item)
        self._earlier.fit()
        self._explain()

    def _write_row(self, event: Event, trick: int) -> None:
        if isinstance(event, happen.DealBegan):  # the number of the deal is shown above the list
            sentence: str | None = self._wording.log.dealer(event, self._names)
        else:
            sentence = self._wording.log.row(event, self._names, self._deal, trick)
        if not sentence:
            return
        self._drop_question(event)
        item = QListWidgetItem(sentence)
        item.setData(NAMES, self._named(sentence))
        item.setData(TEXT, sentence)
        item.setData(EVENT, event)
        card = getattr(event, "card", None)
        item.setData(CARDS, self._pictures([card.id] if isinstance(card, Card) else []))
        item.setData(STRIKES, self._wording.row_of(event).strikes)
        why = self._wording.explanations.of(event, self._names, self._order, self._trump)
        if why:
            item.setToolTip(why.text)
            item.setData(Qt.ItemDataRole.AccessibleDescriptionRole, why.text)
        self._rows.addItem(item)

    def _drop_question(self, event: Event) -> None:
        """Remove the row of the wish to swap when `event` is that swap: each step has one row."""
        if not isinstance(event, happen.Drew | happen.Exchanged) or not self._rows.count():
            return
        asked = self._rows.item(self._rows.count() - 1).data(EVENT)
        if isinstance(asked, happen.Asked) and asked.seat == event.seat:
            self._rows.takeItem(self._rows.count() - 1)

    def _pictures(self, cards: Iterable[str]) -> list[QPixmap]:
        """Return small pictures of these cards, each once; ids that are no cards are left out."""
        if self._art is None:
            return []
        known = {card.id for card in PACKS[self._art.pack].designs}
        wide = self.theme.px(_CARD)
        return [self._art.card(card, wide) for card in dict.fromkeys(cards) if card in known]

    def _named(self, sentence: str) -> list[tuple[int, int]]:
        """Return the spans of players' names in a sentence; of names within names the longer one."""
        names = "|".join(re.escape(name) for name in sorted(self._names, key=len, reverse=True) if name)
        found = re.finditer(rf"(?<!\w)(?:{names})(?!\w)", sentence) if names else ()
        return [match.span() for match in found]

    def _write_standing(self) -> None:
        self._standing.setText(self._wording.log.standing(self._deal, self._pool) if self._deal else "")

    def _explain(self, *_: object) -> None:
        why = self._chosen()
        self._why.setText(why.text if why else "")
        self._more.setText(why.title if why else "")
        self._more.setAccessibleName(
            tr("Account", "Rules: {section}").format(section=why.title) if why else ""
        )
        self._why.setVisible(why is not None)
        self._more.setVisible(why is not None)
        for widget in (self._rule, self._earlier_title, self._earlier):
            widget.setVisible(why is None and bool(self._before))

    def _chosen(self) -> Explanation | None:
        """The explanation of the selected row."""
        row = self._rows.currentRow()
        if row < 0:
            return None
        event = self._rows.item(row).data(EVENT)
        return self._wording.explanations.of(event, self._names, self._order, self._trump)

    def _want_rules(self) -> None:
        why = self._chosen()
        if why:
            self.rules_wanted.emit(why.section)


def _one_by_one(event: Event) -> tuple[Event, ...]:
    """Split a comparison into one event for each loser; return other events unchanged."""
    if isinstance(event, happen.Compared):
        return tuple(replace(event, losers=(loser,)) for loser in event.losers)
    return (event,)
