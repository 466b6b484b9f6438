"""The table for those who cannot see it, and for those who walk round it with the keyboard.

To a screen reader a graphics scene is one blank picture. So real buttons lie over it, transparent and out of
the mouse's way, one for each seat, one each for the viewer's card, the pool and the pack. Their names and
descriptions say what the viewer sees and nothing else: they are written from the observation that the table
shows, after it has been shown. Pressing one reads it out.

What happens is announced: results when they have been seen, and words spoken at the table as they are spoken.
Where the table waits for a key after each step, what is spoken comes after what has happened: a key cuts off
the rest.
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
from cucu_desktop.ui.text.calls import Bubble
from cucu_desktop.ui.text.card_names import printed
from cucu_desktop.ui.text.wording import Wording
from cucu_desktop.ui.view.answer_keys import AnswerKeys
from cucu_desktop.ui.view.seat_descriptions import after_result, seat_told
from cucu_desktop.ui.view.table_things import thing_at
from cucu_desktop.ui.view.tooltip_position import in_lines, tooltip_at
from cucu_desktop.ui.view.view import TableView
from cucu_desktop.ui.widgets.focus import paint_ring_in
from cucu_desktop.ui.widgets.language import tr, trn
from cucu_desktop.ui.widgets.notices import announcer
from cucu_desktop.ui.widgets.paper_widgets import Button
from cucu_desktop.ui.widgets.safe_paint import safe_paint
from cucu_desktop.ui.widgets.soon import soon
from cucu_desktop.ui.widgets.theme import Theme
from cucu_desktop.ui.widgets.themed import Themed


class TableButton(Themed, Button):
    """A button over a thing on the table, for keyboard and screen reader; invisible but for its focus."""

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
        """The ring, when it has the keyboard."""
        del event
        if not self.hasFocus():
            return
        paint_ring_in(QPainter(self), self.theme, self.rect(), 9)


class TableAccessibility(QObject):
    """Keeps the spots in step with the table; call `show` with what the table shows once it is at rest.

    Attributes:
        seats: a spot for each seat.
        own: the viewer's card.
        pool, pack: these.
    """

    def __init__(self, view: TableView, theme: Theme, wording: Wording) -> None:
        super().__init__(view)
        self._view, self._theme, self._wording = view, theme, wording
        self._observation: AnyObservation | None = None
        self._names: tuple[str, ...] = ()
        self._may_be_speaking = False
        """Whether something was announced after the last question: the next one must not cut it off."""
        self._said: list[str] = []
        """What was spoken since the table waited last, to be announced after what has happened."""
        self.holds_talk = False
        """Whether a deal is being decided: what is spoken now is announced after the result."""
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

    # What is told

    def show(self, observation: AnyObservation, names: Sequence[str]) -> None:
        """Tell what the table shows now."""
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
        """Tell of nothing any more that it may be chosen: it was answered."""
        if self._observation is not None:
            without: Any = {"decision": None}  # the kinds of observations share no base with fields
            self._observation = replace(self._observation, **without)
            self._write()

    def hide_private(self) -> None:
        """Remove the viewer's card from the accessible table before anybody else looks or listens."""
        self.own.tell("")
        self.own.hide()
        self._observation = None

    def speak(self, bubble: Bubble) -> None:
        """Announce what is said at the table; step by step, or as a deal ends, after what has happened."""
        if bubble.seat >= len(self._names):
            return
        said = tr("Access", "{name}: {words} ({meaning})")
        self._said.append(
            said.format(name=self._names[bubble.seat], words=bubble.local, meaning=bubble.meaning)
        )
        if not self._view.director.is_stepping and not self.holds_talk:
            self.say_rest()

    def tell(self, events: Sequence[Event]) -> None:
        """Announce the results among these events, which everybody has seen by now, then what was said."""
        if isinstance(self._observation, Observation):
            self._observation = after_result(self._observation, events)
            self._write()
        told = [self._result(event) for event in events]
        text = " ".join(filter(None, (*told, self._own_changed(events))))
        if text:
            self.announce(text)
        self.say_rest()

    def say_rest(self) -> None:
        """Announce what was spoken and has not been announced yet."""
        said, self._said, self.holds_talk = self._said, [], False
        for text in said:
            self.announce(text)

    def _own_changed(self, events: Sequence[Event]) -> str:
        """Return the viewer's card where these events have given them another, and they see it."""
        table = self._view.table
        viewer, swapped = table.viewer, (happen.Exchanged, happen.Drew)
        if self._observation is None or not 0 <= viewer < len(table.cards):
            return ""
        item = table.cards[viewer]
        got = (event for event in events if isinstance(event, swapped))
        mine = any(viewer in (event.seat, getattr(event, "other", None)) for event in got)
        face = item.visible_face if item is not None and mine else None
        return f"{self._yours(face)}." if face is not None else ""

    def _yours(self, card: str) -> str:
        return tr("Access", "Your card: {card}").format(card=self._wording.cards.name(card))

    def _result(self, event: Event) -> str | None:
        """Return the sentence for a result; cards by name, for a voice reads numerals as letters."""
        if isinstance(event, happen.Exposed) and event.card is not HIDDEN:
            shows = tr("Access", "shows {card}").format(card=self._wording.cards.name(event.card.id))
            return f"{self._names[event.seat]} {shows}."
        if not self._wording.text_of(event).announced:
            return None
        deal = self._observation.deals if self._observation else 0
        return self._wording.log.sentence(event, self._names, deal)

    def ask(self, question: str) -> None:
        """Announce what is asked, with the card that it is about: at once, or after what is being said."""
        self.say_rest()
        told = " ".join(filter(None, (question, self.card)))
        self.announce(told, assertive=not self._may_be_speaking)
        self._may_be_speaking = False

    @property
    def card(self) -> str:
        """What the viewer's card is called and what it does, in sentences, if they see one."""
        if self._observation is None or self.own.isHidden():
            return ""
        told = (self.own.accessibleName(), self.own.accessibleDescription())
        return " ".join(each if each.endswith((".", "!", "?")) else f"{each}." for each in told if each)

    @property
    def may_be_speaking(self) -> bool:
        """Whether something was announced after the last question, and nothing can have cut it off."""
        return self._may_be_speaking

    def know_silent(self) -> None:
        """Know that nothing is being said any more: a key was pressed, or the keyboard put on a question."""
        self._may_be_speaking = False

    def take_focus(self) -> bool:
        """Take the focus if the answer is given by a card; tell whether it is."""
        return False

    def move_focus(self, seat: int, card: str) -> None:
        """Move the focus to a card of a hand; exchange games have no hands."""

    def let_go(self) -> None:
        """Take the focus off cards that are about to move; exchange games never have it there."""

    def announce(self, text: str, *, assertive: bool = False) -> None:
        """Announce this to a screen reader; `assertive`: at once, else when it has said the rest."""
        event = QAccessibleAnnouncementEvent(announcer(self._view), text)
        politeness = QAccessible.AnnouncementPoliteness
        event.setPoliteness(politeness.Assertive if assertive else politeness.Polite)
        QAccessible.updateAccessibility(event)
        self._may_be_speaking = True

    def _read_out(self) -> None:
        spot = self.sender()
        if isinstance(spot, TableButton):
            self.announce(". ".join(filter(None, (spot.accessibleName(), spot.accessibleDescription()))))

    # How it is told

    def set_wording(self, wording: Wording) -> None:
        """Tell everything in another language."""
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
            self.own.tell(self._yours(card.id), self._power(card))
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
        """Return what lies on the open pile, which may be counted (B15); nothing where there is none."""
        cards = [self._wording.cards.name(card.id) for card in observation.laid if isinstance(card, Card)]
        if not cards or not self._view.table.game.has_pile:
            return ""
        return tr("Access", "Discard pile, newest first: {cards}").format(cards=", ".join(reversed(cards)))

    def _power(self, card: Card) -> str:
        """Return what a card is called at this table, and what it does there."""
        there, power = self._wording.cards.there(card.id), self._wording.cards.power(card.id)
        return power if there == printed(card.id) else f"{there}: {power}"

    # Where it lies

    def arrange(self) -> None:
        """Lay every button over the thing it stands for."""
        observation, view = self._observation, self._view
        if observation is None:
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
        """Show in a tooltip what lies under the mouse, a name, or what a card does; name whom Tab reaches."""
        if event.type() == QEvent.Type.ToolTip and isinstance(event, QHelpEvent):
            lying = thing_at(self._view, self._names, event.pos()) or self._open_card_at(event.pos())
            spot = None if lying else self._spot_at(event)
            if spot:
                text = "\n".join(filter(None, (spot.accessibleName(), spot.accessibleDescription())))
                lying = text, spot.geometry()
            if lying:
                text = in_lines(lying[0])
                table = self._view.table
                clear = [*table.read_areas(), *table.own_areas(), self._view.free_rect()]
                point = tooltip_at(text, lying[1], clear, self._view, self._theme)
                QToolTip.showText(point, text, self._view, lying[1])
                return True
        if watched is self._view:
            if event.type() == QEvent.Type.FocusIn and isinstance(event, QFocusEvent):
                self._name_view(by=event.reason())
            elif event.type() == QEvent.Type.FocusOut:
                soon(self, self._name_view)  # when the keyboard is elsewhere, or the name would be read
            return super().eventFilter(watched, event)
        if event.type() in (QEvent.Type.FocusIn, QEvent.Type.FocusOut):
            focused = (seat for seat, spot in enumerate(self.seats) if spot is watched)
            self._view.point_out(next(focused, None) if event.type() == QEvent.Type.FocusIn else None)
        return super().eventFilter(watched, event)

    def _name_view(self, *, by: Qt.FocusReason = Qt.FocusReason.TabFocusReason) -> None:
        """Name the table, unless the focus has come there by itself.

        There it stays while nothing is asked: a name would be read after each answer.
        """
        by_key = by in (Qt.FocusReason.TabFocusReason, Qt.FocusReason.BacktabFocusReason)
        stays_silent = by_key and self._view.hasFocus() and not self._view.accessibleName()
        name = tr("Access", "Table") if by_key and not stays_silent else ""
        if name != self._view.accessibleName():
            self._view.setAccessibleName(name)

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
                return f"{name}: {self._wording.cards.name(card.id)}\n{self._power(card)}", rect
        return None

    def _all_spots(self) -> Sequence[TableButton]:
        """All there are, those above others first."""
        return (self.own, *self.seats, self.pool, self.pack)

    def _spot_at(self, event: QHelpEvent) -> TableButton | None:
        for spot in self._all_spots():
            if not spot.isHidden() and spot.geometry().contains(event.pos()):
                return spot
        return None


def lay_button(spot: TableButton, rect: QRect) -> None:
    """Lay a spot over a thing with room for its ring, or hide it if the thing is not there."""
    if rect.isEmpty():
        spot.hide()
    else:
        spot.setGeometry(rect.adjusted(-6, -6, 6, 6))
        spot.show()
