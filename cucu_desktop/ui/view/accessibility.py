"""The table for screen readers and for the keyboard.

To a screen reader a graphics scene is one blank picture. So transparent buttons, which ignore the mouse, are
placed over it: one for each seat, and one each for the viewer's card, the pool and the pack. Their names and
descriptions have the viewer's information and nothing else: they are made from the observation that the table
shows, after it has been shown. Pressing one reads it out.

Events are announced: results when they have been shown, and calls at their time. Where the table waits for a
key after each step, calls come after the other announcements, since a key interrupts the rest.
"""

from collections.abc import Sequence
from dataclasses import replace
from itertools import pairwise
from typing import Any

from PySide6.QtCore import QEvent, QObject, QPoint, QRect, Qt
from PySide6.QtGui import (
    QAccessible,
    QAccessibleAnnouncementEvent,
    QFocusEvent,
    QHelpEvent,
    QPainter,
    QPaintEvent,
)
from PySide6.QtWidgets import QToolTip, QWidget

from cucu_desktop.engine import events as happen
from cucu_desktop.engine.any_observation import AnyObservation, as_exchange
from cucu_desktop.engine.cards import HIDDEN, Card
from cucu_desktop.engine.events import Event
from cucu_desktop.engine.observation import Observation
from cucu_desktop.names import Unnamed
from cucu_desktop.ui.text.calls import Bubble
from cucu_desktop.ui.text.card_names import printed
from cucu_desktop.ui.text.wording import Wording
from cucu_desktop.ui.view.answer_keys import AnswerKeys
from cucu_desktop.ui.view.seat_descriptions import after_result, seat_told
from cucu_desktop.ui.view.tooltips import in_lines, thing_at, tooltip_at
from cucu_desktop.ui.view.view import TableView
from cucu_desktop.ui.widgets.focus import paint_ring_in
from cucu_desktop.ui.widgets.language import tr, trn
from cucu_desktop.ui.widgets.notices import announcer
from cucu_desktop.ui.widgets.paper_widgets import Button
from cucu_desktop.ui.widgets.player_names import labelled
from cucu_desktop.ui.widgets.safe_paint import safe_paint
from cucu_desktop.ui.widgets.soon import soon
from cucu_desktop.ui.widgets.theme import Theme
from cucu_desktop.ui.widgets.themed import Themed


class TableButton(Themed, Button):
    """A button over a thing on the table, for keyboard and screen reader; only its focus is visible."""

    def __init__(self, theme: Theme, parent: QWidget) -> None:
        super().__init__(parent)
        self.theme = theme
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.hide()

    def tell(self, name: str, description: str = "") -> None:
        """Set name and description for the screen reader, if they have changed."""
        if self.accessibleName() != name:
            self.setAccessibleName(name)
        if self.accessibleDescription() != description:
            self.setAccessibleDescription(description)

    @safe_paint
    def paintEvent(self, event: QPaintEvent) -> None:
        del event
        if not self.hasFocus():
            return
        paint_ring_in(QPainter(self), self.theme, self.rect(), 9)


class TableAccessibility(QObject):
    """Updates the spots from the table; call `show` with the table's observation once it is at rest.

    Attributes:
        seats: a spot for each seat.
        own: the viewer's card.
        pool, pack: the spots of these.
    """

    def __init__(self, view: TableView, theme: Theme, wording: Wording) -> None:
        super().__init__(view)
        self._view, self._theme, self._wording = view, theme, wording
        self._observation: AnyObservation | None = None
        self._names: tuple[str, ...] = ()
        self.may_be_speaking = False
        """Whether something was announced after the last question, and not interrupted by a key or a change
        of the focus: the next question must not interrupt it."""
        self._said: list[str] = []
        """The calls since the last stop, to be announced after the events."""
        self.holds_talk = False
        """Whether a deal is being decided: calls are announced after the result."""
        ground = view.viewport()
        view.installEventFilter(self)
        self._name_table()
        self.keys = AnswerKeys(self)
        self.own, self.pool, self.pack = (TableButton(theme, ground) for _ in range(3))
        self.seats: list[TableButton] = []
        for spot in (self.own, self.pool, self.pack):
            spot.clicked.connect(self._read_out)
        ground.installEventFilter(self)
        view.geometry_changed.connect(self.arrange)
        view.table.spoke.connect(self.speak)

    # Contents

    def show(self, observation: AnyObservation, names: Sequence[str]) -> None:
        """Describe the table as this observation has it."""
        self._observation, self._names = observation, tuple(names)
        while len(self.seats) < len(names):
            spot = TableButton(self._view.theme, self._view.viewport())
            spot.clicked.connect(self._read_out)
            spot.installEventFilter(self)
            self.seats.append(spot)
        self._write()
        self.arrange()
        self._order()

    def close_question(self) -> None:
        """Remove the note that something can be chosen: the question was answered."""
        if self._observation is not None:
            without: Any = {"decision": None}  # the kinds of observations share no base with fields
            self._observation = replace(self._observation, **without)
            self._write()

    def hide_private(self) -> None:
        """Remove the viewer's card from the accessible table before another player looks or listens."""
        self.own.tell("")
        self.own.hide()
        self._observation = None

    def speak(self, bubble: Bubble) -> None:
        """Announce a call; step by step, or at the end of a deal, after the events."""
        if bubble.seat >= len(self._names):
            return
        words, meaning = bubble.lines
        self._said.append(
            f"{labelled(self._names[bubble.seat])}: {words}{f' ({meaning})' if meaning else ''}"
        )
        if not self._view.director.is_stepping and not self.holds_talk:
            self.say_rest()

    def tell(self, events: Sequence[Event]) -> None:
        """Announce the results among these events, which have been shown, then the calls."""
        if isinstance(self._observation, Observation):
            self._observation = after_result(self._observation, events)
            self._write()
        told = [self._result(event) for event in events]
        text = " ".join(filter(None, (*told, self._own_changed(events))))
        if text:
            self.announce(text)
        self.say_rest()

    def say_rest(self) -> None:
        """Announce the calls that have not been announced yet."""
        said, self._said, self.holds_talk = self._said, [], False
        for text in said:
            self.announce(text)

    def _own_changed(self, events: Sequence[Event]) -> str:
        """Return the viewer's card if these events have replaced it, and it is visible."""
        table = self._view.table
        viewer, swapped = table.viewer, (happen.Exchanged, happen.Drew)
        if self._observation is None or not 0 <= viewer < len(table.cards):
            return ""
        item = table.cards[viewer]
        got = (event for event in events if isinstance(event, swapped))
        mine = any(viewer in (event.seat, getattr(event, "other", None)) for event in got)
        face = item.visible_face if item is not None and mine else None
        return f"{self.yours(face)}." if face is not None else ""

    def yours(self, card: str) -> str:
        return tr("Access", "Your card: {card}").format(card=self._wording.cards.name(card))

    def _result(self, event: Event) -> str | None:
        """Return the sentence of a result; cards by name, as a voice reads numerals as letters."""
        if isinstance(event, happen.Exposed) and event.card is not HIDDEN:
            if isinstance(self._names[event.seat], Unnamed):
                return self._wording.log.sentence(event, self._names)
            shows = tr("Access", "shows {card}").format(card=self._wording.cards.name(event.card.id))
            return f"{self._names[event.seat]} {shows}."
        if not self._wording.row_of(event).announced:
            return None
        deal = self._observation.deals if self._observation else 0
        return self._wording.log.sentence(event, self._names, deal)

    def ask(self, question: str) -> None:
        """Announce the question, with its card: at once, or after the present announcement."""
        self.say_rest()
        told = " ".join(filter(None, (question, self.card)))
        self.announce(told, assertive=not self.may_be_speaking)
        self.may_be_speaking = False

    @property
    def card(self) -> str:
        """The name and the effect of the viewer's card, in sentences, if visible."""
        if self._observation is None or self.own.isHidden():
            return ""
        told = (self.own.accessibleName(), self.own.accessibleDescription())
        return " ".join(each if each.endswith((".", "!", "?")) else f"{each}." for each in told if each)

    def take_focus(self) -> bool:
        """Take the focus if the answer is a card; return whether it is."""
        return False

    def move_focus(self, seat: int, card: str) -> None:
        """Move the focus to a card of a hand; exchange games have no hands."""

    def let_go(self) -> None:
        """Take the focus off cards that are about to move; in exchange games none has it."""

    def announce(self, text: str, *, assertive: bool = False) -> None:
        """Announce a text to a screen reader; `assertive`: at once, else after the present one."""
        event = QAccessibleAnnouncementEvent(announcer(self._view), text)
        politeness = QAccessible.AnnouncementPoliteness
        event.setPoliteness(politeness.Assertive if assertive else politeness.Polite)
        QAccessible.updateAccessibility(event)
        self.may_be_speaking = True

    def read_card(self, card: Card) -> None:
        """Announce a hidden card at once to its player, who has asked for it."""
        told = f"{self.yours(card.id)}. {self._power(card)}"
        self.announce(told, assertive=True)

    def _read_out(self) -> None:
        spot = self.sender()
        if isinstance(spot, TableButton):
            self.announce(". ".join(filter(None, (spot.accessibleName(), spot.accessibleDescription()))))

    # Wording

    def set_wording(self, wording: Wording) -> None:
        self._wording = wording
        self._write()

    def _write(self) -> None:
        if self._observation is None:
            return
        observation, wording = as_exchange(self._observation), self._wording
        self._name_table()
        for seat, name in enumerate(self._names):
            mine = tr("Access", "{name}, your seat") if seat == observation.seat else "{name}"
            told = seat_told(seat, observation, self._names, wording, self._view.table.game)
            self.seats[seat].tell(mine.format(name=name), told)
        card = observation.card
        if card is None or card is HIDDEN:
            self.own.tell("")
        else:
            self.own.tell(self.yours(card.id), self._power(card))
        pool = tr("Access", "Pool: {coins}").format(coins=wording.numbers.coins(observation.pool))
        chips = tr("Access", "in the pot: {chips}").format(chips=wording.numbers.tokens(observation.pot))
        self.pool.tell(pool, chips if self._view.table.game.has_pot else "")
        number = observation.stock
        left = trn("Access", "Pack: {n} card left", "Pack: {n} cards left", number)
        dealer = self._names[observation.dealer] if observation.dealer < len(self._names) else ""
        deals = tr("Access", "{name} deals").format(name=dealer)
        self.pack.tell(left, "\n".join(filter(None, (deals, self._pile(observation)))))

    def _name_table(self) -> None:
        self._view.viewport().setAccessibleName(tr("Access", "Table"))
        self._name_view()

    def _pile(self, observation: Observation) -> str:
        """Return the description of the open pile, which may be counted (B15); "" without a pile."""
        cards = [self._wording.cards.name(card.id) for card in observation.laid if isinstance(card, Card)]
        if not cards or not self._view.table.game.has_pile:
            return ""
        return tr("Access", "Discard pile, newest first: {cards}").format(cards=", ".join(reversed(cards)))

    def _power(self, card: Card) -> str:
        there, power = self._wording.cards.there(card.id), self._wording.cards.power(card.id)
        return power if there == printed(card.id) else f"{there}: {power}"

    # Geometry

    def arrange(self) -> None:
        """Place every button over the seat, card or pile that it stands for."""
        observation, view = self._observation, self._view
        if observation is None or len(self._names) > len(view.table.seats):  # people sit down for a new game
            return
        for seat, spot in enumerate(self.seats):
            lay_button(spot, view.seat_rect(seat) if seat < len(self._names) else QRect())
        has_card = bool(self.own.accessibleName()) and observation.seat < observation.players
        lay_button(self.own, view.card_rect(observation.seat) if has_card else QRect())
        lay_button(self.pool, view.pool_rect())
        lay_button(self.pack, view.pack_rect())

    def _order(self) -> None:
        """Set the tab order: the viewer's card, the seats in playing order, pool, pack."""
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
        """Show a tooltip for the thing under the mouse, a name or a card's effect; name the focused seat."""
        if event.type() == QEvent.Type.ToolTip and isinstance(event, QHelpEvent):
            seen = self._observation
            buy_back = "" if seen is None else self._wording.prompts.buy_back(seen.options)
            lying = thing_at(self._view, self._names, event.pos(), buy_back) or self._open_card_at(
                event.pos()
            )
            spot = None if lying else self.spot_at(event)
            if spot:
                text = "\n".join(filter(None, (spot.accessibleName(), spot.accessibleDescription())))
                lying = text, spot.geometry()
            if lying:
                text = in_lines(lying[0])
                table = self._view.table
                clear = [*table.open_areas(), *table.own_areas(), self._view.free_rect()]
                point = tooltip_at(text, lying[1], clear, self._view, self._theme)
                QToolTip.showText(point, text, self._view, lying[1])
                return True
        if watched is self._view:
            if event.type() == QEvent.Type.FocusIn and isinstance(event, QFocusEvent):
                self._name_view(by=event.reason())
            elif event.type() == QEvent.Type.FocusOut:
                soon(self, self._name_view)  # once the focus is elsewhere, or the name would be read
            return super().eventFilter(watched, event)
        if event.type() in (QEvent.Type.FocusIn, QEvent.Type.FocusOut):
            focused = (seat for seat, spot in enumerate(self.seats) if spot is watched)
            self._view.point_out(next(focused, None) if event.type() == QEvent.Type.FocusIn else None)
        return super().eventFilter(watched, event)

    def _name_view(self, *, by: Qt.FocusReason = Qt.FocusReason.TabFocusReason) -> None:
        """Name the table, unless it has the focus by default.

        The focus is there while no question is open: a name would be read after each answer.
        """
        by_key = by in (Qt.FocusReason.TabFocusReason, Qt.FocusReason.BacktabFocusReason)
        stays_silent = by_key and self._view.hasFocus() and not self._view.accessibleName()
        name = tr("Access", "Table") if by_key and not stays_silent else ""
        if name != self._view.accessibleName():
            self._view.setAccessibleName(name)

    def _open_card_at(self, pos: QPoint) -> tuple[str, QRect] | None:
        """Return the name and effect of the face-up card at a position, and its area, or None."""
        observation = self._observation
        if not isinstance(observation, Observation):  # in trick games every open card has a spot
            return None
        for seat, name in enumerate(self._names[: observation.players]):
            card, rect = observation.cards[seat], self._view.card_rect(seat)
            if card is None or card is HIDDEN or seat == observation.seat or not observation.shown[seat]:
                continue
            if rect.contains(pos):
                return f"{name}: {self._wording.cards.name(card.id)}\n{self._power(card)}", rect
        return None

    def _all_spots(self) -> Sequence[TableButton]:
        return (self.own, *self.seats, self.pool, self.pack)

    def spot_at(self, event: QHelpEvent) -> TableButton | None:
        for spot in self._all_spots():
            if not spot.isHidden() and spot.geometry().contains(event.pos()):
                return spot
        return None


def lay_button(spot: TableButton, rect: QRect) -> None:
    """Place a button over this area, with a margin for its focus ring; hide it if the area is empty."""
    if rect.isEmpty():
        spot.hide()
    else:
        spot.setGeometry(rect.adjusted(-6, -6, 6, 6))
        spot.show()
