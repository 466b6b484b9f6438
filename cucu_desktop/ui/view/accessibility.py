"""The table for those who cannot see it, and for those who walk round it with the keyboard.

To a screen reader a graphics scene is one blank picture. So real buttons lie over it, transparent and out of
the mouse's way, one for each seat, one each for the viewer's card, the pool and the pack. Their names and
descriptions say what the viewer sees and nothing else: they are written from the observation that the table
shows, after it has been shown. Pressing one reads it out.

What happens is announced: words spoken at the table as they are spoken, and results when they have been seen.
"""

from collections.abc import Sequence
from itertools import pairwise
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QObject, QPoint, QRect, Qt
from PySide6.QtGui import (
    QAccessible,
    QAccessibleAnnouncementEvent,
    QHelpEvent,
    QPainter,
    QPaintEvent,
)
from PySide6.QtWidgets import QToolTip, QWidget

from cucu_desktop.engine import events as happen
from cucu_desktop.engine import rarer_events as rarer
from cucu_desktop.engine.cards import HIDDEN, Card
from cucu_desktop.engine.events import Event
from cucu_desktop.engine.observation import Observation
from cucu_desktop.ui.focus import paint_ring_in
from cucu_desktop.ui.language import tr
from cucu_desktop.ui.paper import Button
from cucu_desktop.ui.seat_told import seat_told
from cucu_desktop.ui.theme import Theme
from cucu_desktop.ui.wording import Bubble, Wording

if TYPE_CHECKING:
    from cucu_desktop.ui.view import TableView

_RESULTS = (
    happen.TokenLost, happen.CardDied, happen.Exposed, happen.Compared, happen.Eliminated, happen.CoinsTaken,
    happen.Reentered, happen.GameWon, happen.DivisionEnded, happen.DealBegan, happen.Exchanged, happen.Drew,
    rarer.TokenGained, rarer.SetAside, rarer.CoinsGiven, rarer.TurnedUp, rarer.PackRenewed, rarer.TieBegan,
    rarer.Judged,
)  # fmt: skip
"""What is announced although nobody says it."""


class Spot(Button):
    """A place on the table for keyboard and screen reader; invisible but for its focus."""

    def __init__(self, theme: Theme, parent: QWidget) -> None:
        super().__init__(parent)
        self.theme = theme
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.hide()

    def tell(self, name: str, description: str = "") -> None:
        """Say what is here, if it is something else than before."""
        if self.accessibleName() != name:
            self.setAccessibleName(name)
        if self.accessibleDescription() != description:
            self.setAccessibleDescription(description)

    def paintEvent(self, event: QPaintEvent) -> None:
        """The ring, when it has the keyboard."""
        del event
        if not self.hasFocus():
            return
        paint_ring_in(QPainter(self), self.theme, self.rect(), 9)


class Access(QObject):
    """Keeps the spots in step with the table; call `show` with what the table shows once it is at rest.

    Attributes:
        seats: a spot for each seat.
        own: the viewer's card.
        pool, pack: these.
    """

    def __init__(self, view: "TableView", theme: Theme, wording: Wording) -> None:
        super().__init__(view)
        self._view, self._theme, self._wording = view, theme, wording
        self._observation: Observation | None = None
        self._names: tuple[str, ...] = ()
        ground = view.viewport()
        self.own, self.pool, self.pack = (Spot(theme, ground) for _ in range(3))
        self.seats: list[Spot] = []
        for spot in (self.own, self.pool, self.pack):
            spot.clicked.connect(self._read_out)
        ground.installEventFilter(self)
        view.geometry_changed.connect(self.place)
        view.spoke.connect(self.speak)

    # What is told

    def show(self, observation: Observation, names: Sequence[str]) -> None:
        """Tell what the table shows now."""
        self._observation, self._names = observation, tuple(names)
        while len(self.seats) < len(names):
            spot = Spot(self._theme, self._view.viewport())
            spot.clicked.connect(self._read_out)
            spot.installEventFilter(self)
            self.seats.append(spot)
        self._write()
        self.place()
        self._order()

    def hide_private(self) -> None:
        """Take the viewer's card away at once, before anybody else looks at the screen or listens to it."""
        self.own.tell("")
        self.own.hide()
        self._observation = None

    def speak(self, seat: int, bubble: Bubble) -> None:
        """Announce what somebody says at the table."""
        if seat < len(self._names):
            said = tr("Access", "{name}: {words} ({meaning})")
            self.announce(said.format(name=self._names[seat], words=bubble.local, meaning=bubble.meaning))

    def tell(self, events: Sequence[Event]) -> None:
        """Announce the results among these events, which everybody has seen by now."""
        text = " ".join(filter(None, (self._result(event) for event in events)))
        if text:
            self.announce(text)

    def _result(self, event: Event) -> str | None:
        """Return the sentence for a result; cards by name, for a voice reads numerals as letters."""
        if isinstance(event, happen.Exposed) and event.card is not HIDDEN:
            shows = tr("Access", "shows {card}").format(card=self._wording.card(event.card.id))
            return f"{self._names[event.seat]} {shows}."
        if not isinstance(event, _RESULTS):
            return None
        deal = self._observation.deals if self._observation else 0
        return self._wording.account(event, self._names, deal)

    def ask(self, question: str) -> None:
        """Announce what is asked, with the card that it is about."""
        observation = self._observation
        card = self.own.accessibleName() if observation and not self.own.isHidden() else ""
        self.announce(f"{card}. {question}" if card else question, assertive=True)

    def take_focus(self) -> bool:
        """Take the keyboard if the answer is given here, by a card; tell whether it is."""
        return False

    def move_focus(self, seat: int, card: str) -> None:
        """Take the keyboard from card to card of a hand, if it is on one: here nobody holds a hand."""

    @property
    def is_on_card(self) -> bool:
        """Whether the keyboard is on a card of a hand: here nobody holds a hand."""
        return False

    def let_go(self) -> None:
        """Take the keyboard off what is about to move: here it is never on it."""

    def announce(self, text: str, *, assertive: bool = False) -> None:
        """Let a screen reader say this, at once or when it has said the rest."""
        event = QAccessibleAnnouncementEvent(self._view, text)
        politeness = QAccessible.AnnouncementPoliteness
        event.setPoliteness(politeness.Assertive if assertive else politeness.Polite)
        QAccessible.updateAccessibility(event)

    def _read_out(self) -> None:
        spot = self.sender()
        if isinstance(spot, Spot):
            self.announce(". ".join(filter(None, (spot.accessibleName(), spot.accessibleDescription()))))

    # How it is told

    def set_wording(self, wording: Wording) -> None:
        """Tell everything in another language."""
        self._wording = wording
        self._write()

    def set_theme(self, theme: Theme) -> None:
        """Take another look."""
        for spot in (self.own, self.pool, self.pack, *self.seats):
            spot.theme = theme
            spot.update()

    def _write(self) -> None:
        observation, wording = self._observation, self._wording
        if observation is None:
            return
        self._view.setAccessibleName(tr("Access", "The table"))
        for seat, name in enumerate(self._names):
            mine = tr("Access", "{name}, your seat") if seat == observation.seat else "{name}"
            told = seat_told(seat, observation, self._names, wording, self._view.table.manners)
            self.seats[seat].tell(mine.format(name=name), told)
        card = observation.card
        if card is None or card is HIDDEN:
            self.own.tell("")
        else:
            yours = tr("Access", "Your card: {card}").format(card=wording.card(card.id))
            self.own.tell(yours, self._power(card))
        pool = tr("Access", "The pool: {coins}").format(coins=wording.coins(observation.pool))
        chips = tr("Access", "in the pot: {chips}").format(chips=wording.tokens(observation.pot))
        self.pool.tell(pool, chips if self._view.table.manners.has_pot else "")
        number = observation.stock
        left = tr("Access", "The pack: %n cards left", "", int, number)
        dealer = self._names[observation.dealer] if observation.dealer < len(self._names) else ""
        self.pack.tell(left, tr("Access", "{name} deals").format(name=dealer))

    def _power(self, card: Card) -> str:
        """Return what a card is called at this table, and what it does there."""
        there, power = self._wording.card_there(card.id), self._wording.power(card.id)
        return power if there == card.id else f"{there}: {power}"

    # Where it lies

    def place(self) -> None:
        """Lay every spot where the table has the thing."""
        observation, view = self._observation, self._view
        if observation is None:
            return
        for seat, spot in enumerate(self.seats):
            lay_spot(spot, view.seat_rect(seat) if seat < len(self._names) else QRect())
        has_card = bool(self.own.accessibleName()) and observation.seat < observation.players
        lay_spot(self.own, view.card_rect(observation.seat) if has_card else QRect())
        lay_spot(self.pool, view.pool_rect())
        lay_spot(self.pack, view.pack_rect())

    def _order(self) -> None:
        """Let Tab go from the viewer's card round the table in playing order, then to pool and pack."""
        observation = self._observation
        if observation is None or not self.seats:
            return
        number = len(self._names)
        first = observation.seat if observation.seat < number else 0
        round_table = [self.seats[(first + step) % number] for step in range(number)]
        chain = [self.own, *round_table, self.pool, self.pack]
        for before, after in pairwise(chain):
            QWidget.setTabOrder(before, after)

    # The mouse

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Show in a tooltip what lies under the mouse, a name, or what a card does; name whom Tab reaches."""
        if event.type() == QEvent.Type.ToolTip and isinstance(event, QHelpEvent):
            lying = self._open_card_at(event.pos())
            spot = None if lying else self._spot_at(event)
            if spot:
                text = "\n".join(filter(None, (spot.accessibleName(), spot.accessibleDescription())))
                lying = text, spot.geometry()
            if lying:
                QToolTip.showText(event.globalPos(), lying[0], self._view, lying[1])
                return True
        if event.type() in (QEvent.Type.FocusIn, QEvent.Type.FocusOut):
            focused = (seat for seat, spot in enumerate(self.seats) if spot is watched)
            self._view.point_out(next(focused, None) if event.type() == QEvent.Type.FocusIn else None)
        return super().eventFilter(watched, event)

    def _open_card_at(self, pos: QPoint) -> tuple[str, QRect] | None:
        """Tell whose card lies face up there and what it does; where it lies."""
        observation = self._observation
        if not isinstance(observation, Observation):  # at a table of tricks every open card is a spot
            return None
        for seat, name in enumerate(self._names[: observation.players]):
            card, rect = observation.cards[seat], self._view.card_rect(seat)
            if card is None or card is HIDDEN or seat == observation.seat or not observation.shown[seat]:
                continue
            if rect.contains(pos):
                return f"{name}: {self._wording.card(card.id)}\n{self._power(card)}", rect
        return None

    def _all_spots(self) -> Sequence[Spot]:
        """All there are, those above others first."""
        return (self.own, *self.seats, self.pool, self.pack)

    def _spot_at(self, event: QHelpEvent) -> Spot | None:
        for spot in self._all_spots():
            if not spot.isHidden() and spot.geometry().contains(event.pos()):
                return spot
        return None


def lay_spot(spot: Spot, rect: QRect) -> None:
    """Lay a spot over a thing with room for its ring, or hide it if the thing is not there."""
    if rect.isEmpty():
        spot.hide()
    else:
        spot.setGeometry(rect.adjusted(-6, -6, 6, 6))
        spot.show()
