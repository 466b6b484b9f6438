"""The table of a trick game for keyboard and screen reader: a button over every card in the viewer's hand.

As in `view.accessibility`, names and descriptions have the viewer's information and nothing else. Pressing a
legal card plays it; pressing another one reads it out.
"""

from collections.abc import Sequence
from functools import partial
from itertools import pairwise
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QEvent, QObject, QPointF, QRect, Qt
from PySide6.QtGui import QCursor, QMouseEvent
from PySide6.QtWidgets import QWidget
from shiboken6 import isValid

from cucu_desktop.engine.any_observation import as_tricks
from cucu_desktop.engine.cards import HIDDEN
from cucu_desktop.ui.scene.tricks.bids import bid_that_counts
from cucu_desktop.ui.scene.tricks.scene import TrickScene
from cucu_desktop.ui.scene.tricks.scene_dump import bids_in, looked_at, partner_in
from cucu_desktop.ui.text.wording import Wording
from cucu_desktop.ui.view.accessibility import TableAccessibility, TableButton, lay_button
from cucu_desktop.ui.view.tricks.gestures import by_card
from cucu_desktop.ui.view.tricks.last_trick_area import LastTrickArea
from cucu_desktop.ui.view.view import TableView
from cucu_desktop.ui.widgets.art import BACK
from cucu_desktop.ui.widgets.language import tr, trn
from cucu_desktop.ui.widgets.theme import Theme
from cucu_desktop.words import smooth

if TYPE_CHECKING:
    from cucu_desktop.engine.any_observation import AnyObservation
    from cucu_desktop.engine.events import Event
    from cucu_desktop.engine.tricks.observation import TrickObservation
    from cucu_desktop.ui.scene.items.card import CardItem


class TrickAccessibility(TableAccessibility):
    """Keeps the spots in step with a trick game's table.

    Attributes:
        cards: a spot for each card of the viewer's hand, and of a dummy's when the viewer plays for it.
        score: the score of the match.
        last: the last trick, which is shown large on demand.
    """

    def __init__(self, view: TableView, theme: Theme, wording: Wording) -> None:
        super().__init__(view, theme, wording)
        self.cards: list[TableButton] = []
        self.score = TableButton(theme, view.viewport())
        self.score.clicked.connect(self._read_out)
        self.last = LastTrickArea(theme, view.viewport())
        self.last.wanted.connect(self._hold_up)
        self.last.turned.connect(lambda: self._hold_up(not self._table.last.is_large))
        self._players: tuple[str, ...] = ()
        """The names of the players, dummies included."""
        self.held: list[tuple[int, str]] = []
        """The hand and the design of each of the spots."""

    @property
    def _table(self) -> TrickScene:
        assert isinstance(self._view.table, TrickScene)
        return self._view.table

    @property
    def _seen(self) -> "TrickObservation":
        assert self._observation is not None  # an observation is shown
        return as_tricks(self._observation)

    def show(self, observation: "AnyObservation", names: Sequence[str]) -> None:
        self._players = tuple(names)
        super().show(observation, names)

    def set_wording(self, wording: Wording) -> None:
        self._table.retranslate()
        super().set_wording(wording)

    def _own_changed(self, events: "Sequence[Event]") -> str:
        """Return "": a hand is read card by card."""
        del events
        return ""

    def hide_private(self) -> None:
        """Remove the viewer's cards from the accessible table before another player looks or listens."""
        super().hide_private()
        self.held = []
        for spot in self.cards:
            spot.tell("")
            spot.hide()

    def let_go(self) -> None:
        """Take the focus off the cards, which are about to move."""
        if any(spot.hasFocus() for spot in self.cards):
            self._view.setFocus()

    def move_focus(self, seat: int, card: str) -> None:
        for spot, held in zip(self.cards, self.held, strict=False):
            if held == (seat, card) and not spot.isHidden():
                spot.setFocus(Qt.FocusReason.OtherFocusReason)
                return

    def take_focus(self) -> bool:
        """Focus the first legal card, if any."""
        for spot, held in zip(self.cards, self.held, strict=False):
            if self._is_meant(held) and not spot.isHidden():
                spot.setFocus(Qt.FocusReason.OtherFocusReason)
                return True
        return False

    def _meant(self) -> dict[str, list[Any]]:
        decision = self._seen.decision if self._observation else None
        return by_card(decision.options) if decision else {}

    def _is_meant(self, held: tuple[int, str]) -> bool:
        """Return whether this card is legal: in the hand that plays, not the other."""
        return self._is_of_asked(held) and held[1] in self._meant()

    def _is_of_asked(self, held: tuple[int, str]) -> bool:
        decision = self._seen.decision if self._observation else None
        if decision is None:
            return False
        return held[0] == (decision.seat if decision.other is None else decision.other)

    def _hold_up(self, large: bool) -> None:  # noqa: FBT001 - a slot
        """Show the last trick large, or small again."""
        item = self._table.last
        if large and item.trick is not None and not item.is_large:
            self.announce(self.last.accessibleName())
        item.hold_up(large=large)
        self.last.know_large(large=item.is_large)

    def _write(self) -> None:
        if self._observation is None:
            return
        observation, wording = self._seen, self._wording
        self._name_table()
        self._names = self._called(observation)
        for seat, name in enumerate(self._names):
            mine = tr("Access", "{name}, your seat") if seat == observation.seat else "{name}"
            self.seats[seat].tell(mine.format(name=name), self._trick_seat_told(seat, observation))
        self._write_hand(observation)
        played = [
            f"{self._names[seat]}: {wording.cards.name(card.id)}"
            for seat, card in zip(observation.seats_from(observation.leader), observation.trick, strict=False)
        ]
        last = ", ".join(self._last_told(observation))
        trick = ", ".join(played) or tr("Access", "nothing yet")
        looked = looked_at(observation)
        if looked is None or looked == BACK:
            self.pool.tell(tr("Access", "Trick so far: {cards}").format(cards=trick))
        else:
            self.pool.tell(
                wording.cards.name(looked), wording.cards.power(looked)
            )  # it is shown in the trick's area
        self.last.tell(tr("Access", "Last trick: {cards}").format(cards=last) if last else "")
        self.last.know_large(large=self._table.last.is_large)
        score = self._table.score.score
        self.score.tell(score.told if score else "")
        indicator = observation.indicator
        up = tr("Access", "Turned up: {card}. Its twin, if in play, is the trionfo.")
        turned = up.format(card=wording.cards.name(indicator.id)) if indicator else ""
        left = observation.pile
        self.pack.tell(trn("Access", "Pack: {n} card left", "Pack: {n} cards left", left), turned)

    def _called(self, observation: "TrickObservation") -> tuple[str, ...]:
        """Return the spoken names: two dummies after their players, without brackets."""
        if len(observation.dummies) < 2:
            return self._players
        return tuple(
            self._wording.dummy(self._players[observation.player_for(seat)])
            if seat in observation.dummies
            else name
            for seat, name in enumerate(self._players)
        )

    def _last_told(self, observation: "TrickObservation") -> list[str]:
        """Return the last trick in words: its cards and players, and its taker."""
        if not observation.tricks:
            return []
        trick = observation.tricks[-1]
        told = [
            f"{self._names[seat]}: {self._wording.cards.name(card.id)}"
            for seat, card in zip(observation.seats_from(trick.leader), trick.cards, strict=True)
        ]
        taken = tr("Access", "taken by {name}").format(name=self._names[trick.winner])
        return [*told, smooth(taken, self._wording.language)]

    def _write_hand(self, observation: "TrickObservation") -> None:
        """Place a spot over every card of the hand, in its order."""
        decision, wording = observation.decision, self._wording
        seats = [observation.seat] if observation.seat < observation.players else []
        if decision is not None and decision.other is not None:
            seats.append(decision.other)
        self.held = [
            (seat, card.face) for seat in seats for card in self._table.hands[seat] if card.face is not None
        ]
        while len(self.cards) < len(self.held):
            spot = TableButton(self._theme, self._view.viewport())
            spot.clicked.connect(partial(self._press, len(self.cards)))
            spot.installEventFilter(self)
            spot.installEventFilter(self.keys)
            self.cards.append(spot)
        for spot, (seat, face) in zip(self.cards, self.held, strict=False):
            name = wording.cards.name(face)
            if observation.indicator and observation.indicator.id == face:
                name = tr("Access", "{card}, the trionfo").format(card=name)
            can = self._can(observation.kind).format(card=name)
            spot.tell(can if self._is_meant((seat, face)) else name, wording.cards.power(face))
        for spot in self.cards[len(self.held) :]:
            spot.tell("")
        self.own.tell("")
        if self._focused_card() is not None and self._table.pointed is not self._focused_card():
            self.point_at(self._under_mouse())  # the hand was sorted under the focus

    @staticmethod
    def _can(kind: str) -> str:
        if kind == "bid":
            return tr("Access", "{card}, may be called")
        if kind == "discard":
            return tr("Access", "{card}, can be discarded")
        return tr("Access", "{card}, may be played")

    def _press(self, number: int) -> None:
        """Play the card, or ask for its series; an illegal one is read out."""
        if number >= len(self.held):
            return
        actions = self._meant().get(self.held[number][1], [])
        if actions and self._is_meant(self.held[number]) and self._view.gestures is not None:
            if len(actions) > 1:
                self._table.pick(self._table.card_at(*self.held[number]))
            self._view.answer(actions)
        elif self._view.gestures is not None and self._meant() and self._is_of_asked(self.held[number]):
            self._view.refused.emit(self.held[number][1])
        else:
            self.announce(self.cards[number].accessibleName())

    # The raised card

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Raise the card under the mouse or with the focus."""
        kind = event.type()
        if not isValid(self._view) or not self._view.isVisible():  # a closing window changes the focus
            return False
        if watched is self._view.viewport():
            if kind == QEvent.Type.MouseMove and isinstance(event, QMouseEvent) and not event.buttons():
                self.point_at(self._card_under(event.position()))
            elif kind == QEvent.Type.Leave:
                self.point_at(None)
        elif watched in self.cards and kind in (QEvent.Type.FocusIn, QEvent.Type.FocusOut):
            number = self.cards.index(watched)
            there = kind == QEvent.Type.FocusIn and number < len(self.held)
            self.point_at(self.nth_card(number) if there else None)
        return super().eventFilter(watched, event)

    def point_at(self, card: "CardItem | None") -> None:
        held = card or self._focused_card()
        if held is not self._table.pointed:
            self._table.point_at(held)
            self.arrange()

    def _focused_card(self) -> "CardItem | None":
        focused = (number for number, spot in enumerate(self.cards) if spot.hasFocus())
        number = next(focused, len(self.held))
        return self.nth_card(number) if number < len(self.held) else None

    def _card_under(self, point: QPointF) -> "CardItem | None":
        """Return the card under the mouse in a hand visible to the viewer."""
        at = self._view.mapToScene(point.toPoint())
        seats = dict.fromkeys(seat for seat, _ in self.held)
        return next(filter(None, (self._table.card_under(seat, at) for seat in seats)), None)

    def _under_mouse(self) -> "CardItem | None":
        port = self._view.viewport()
        return self._card_under(QPointF(port.mapFromGlobal(QCursor.pos()))) if port.underMouse() else None

    def nth_card(self, number: int) -> "CardItem | None":
        """Return the item of a card of the hands, by the number of its spot."""
        seat, face = self.held[number]
        before = self.held[:number].count((seat, face))
        alike = [card for card in self._table.hands[seat] if card.face == face]
        return alike[before] if before < len(alike) else None

    def _trick_seat_told(self, seat: int, observation: "TrickObservation") -> str:
        """Return the description of a seat: dealer, turn, tricks, score, an open hand."""
        told = []
        if seat == observation.dealer:
            told.append(tr("Common", "deals"))
        if seat == observation.about:
            told.append(tr("Access", "one card to play from this hand"))
        elif seat == observation.to_act:
            told.append(tr("Access", "is to play"))
        told += self._bids_told(seat, observation)
        taken = sum(trick.winner == seat for trick in observation.tricks)
        told.append(trn("Common", "{n} trick", "{n} tricks", taken))
        standing = observation.standing[seat] if seat < len(observation.standing) else 0
        told.append(tr("Access", "score: {number}").format(number=standing))
        hand = observation.hands[seat]
        if (seat,) == observation.dummies:
            partner = self._names[observation.player_for(seat)]
            told.append(tr("Access", "is the partner of {name}").format(name=partner))
        if seat in observation.dummies:
            cards = ", ".join(self._wording.cards.name(card.id) for card in hand if card is not HIDDEN)
            told.append(tr("Access", "face up: {cards}").format(cards=cards))
        else:
            told.append(trn("Access", "{n} card in hand", "{n} cards in hand", len(hand)))
        return ", ".join(told)

    def _bids_told(self, seat: int, observation: "TrickObservation") -> list[str]:
        called, passes = tr("Access", "has called {card}"), tr("Access", "has passed")
        said = [card for other, card in bids_in(observation) if other == seat]
        told = [called.format(card=self._wording.cards.kind(card)) if card else passes for card in said]
        counts = bid_that_counts(bids_in(observation))
        if counts and seat == partner_in(observation):
            told.append(tr("Access", "is the partner of {name}").format(name=self._names[counts[0]]))
        return told

    def arrange(self) -> None:
        """Place every button over the seat, card or pile that it stands for."""
        if self._observation is None:
            return
        for seat, spot in enumerate(self.seats):
            lay_button(spot, self._view.seat_rect(seat) if seat < len(self._names) else QRect())
        lay_button(self.own, QRect())
        areas: dict[tuple[int, str], list[QRect]] = {}
        for seat, face in self.held:
            for card in self._table.hands[seat]:
                if card.face == face:
                    areas.setdefault((seat, face), []).append(self._table.area_of(seat, card))
        for spot, held in zip(self.cards, self.held, strict=False):
            left = areas.get(held, [])
            lay_button(spot, left.pop(0) if left else QRect())
        for spot in self.cards[len(self.held) :]:
            spot.hide()
        lay_button(self.pool, self._table.trick_area())
        lay_button(self.last, self._table.last.small_area.toAlignedRect())
        lay_button(self.score, self._table.score.area.toAlignedRect())
        lay_button(self.pack, self._view.pack_rect() if self._table.pack.count else QRect())

    def _order(self) -> None:
        """Set the tab order: the hand, the seats in playing order, trick, pack."""
        if self._observation is None or not self.seats:
            return
        first = self._seen.seat if self._seen.seat < len(self._names) else 0
        round_table: Sequence[QWidget] = [self.seats[seat] for seat in self._seen.seats_from(first)]
        chain = [*self.cards[: len(self.held)], *round_table, self.pool, self.last, self.score, self.pack]
        for before, after in pairwise(chain):
            QWidget.setTabOrder(before, after)

    def _all_spots(self) -> Sequence[TableButton]:
        return (self.last, self.score, *reversed(self.cards), *super()._all_spots())
