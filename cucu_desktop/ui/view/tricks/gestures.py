"""Mouse gestures on a hand: a click on a raised card, or a drag onto the cloth."""

from collections import defaultdict
from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF

from cucu_desktop.engine.actions import ROB, Action, Option
from cucu_desktop.ui.scene.tricks.layout import RAISED
from cucu_desktop.ui.view.held_card import HeldCard, is_drag

if TYPE_CHECKING:
    from cucu_desktop.engine.tricks.observation import TrickObservation
    from cucu_desktop.ui.scene.items.card import CardItem
    from cucu_desktop.ui.scene.tricks.scene import TrickScene


def by_card(options: tuple[Option, ...]) -> dict[str, list[Action]]:
    """Return the options with a card, by the card; leading the trump card has one for each series."""
    found: dict[str, list[Action]] = defaultdict(list)
    for option in options:
        if isinstance(option, Action) and option.card is not None:
            found[option.card.id].append(option)
    return dict(found)


class TrickGestures:
    """Mouse input at a trick game's table, while a decision is open."""

    def __init__(self, scene: "TrickScene", observation: "TrickObservation") -> None:
        """Raise the legal cards."""
        self._scene = scene
        decision = observation.decision
        options = decision.options if decision else ()
        self._meant = by_card(options)
        self._may_rob = ROB in options
        self._seat = observation.seat if decision is None or decision.other is None else decision.other
        self._pressed: QPointF | None = None
        self._held = HeldCard(scene)
        self._taken: CardItem | None = None
        scene.offer(self._seat, frozenset(self._meant))

    def close(self) -> None:
        self._held.let_go()
        self._held.close()
        self._scene.offer(self._seat, frozenset())

    def press(self, point: QPointF) -> bool:
        self._taken = card = self._card_at(point)
        self._pressed = point if card or self._robs(point) else None
        if card:
            self._held.raise_(card, card.spot, pressed=True)
        return self._pressed is not None

    def move(self, point: QPointF) -> None:
        if self._pressed is None or self._taken is None:
            return
        if self._held.card is None and is_drag(self._pressed, point):
            self._held.take(self._taken, self._taken.spot, self._pressed)
        self._held.move(point)

    def release(self, point: QPointF) -> tuple[Action, ...]:
        """Handle a release; return the action meant, or one for each series to name."""
        pressed, held = self._pressed, self._taken
        self._pressed = self._taken = None
        drags = self._held.let_go() is not None
        if pressed is None:
            return ()
        if held is None:
            return (ROB,) if self._robs(point) else ()
        high = self._scene.lay.hands[self._seat].rect
        on_cloth = abs(held.pos().y() - high.center().y()) > high.height() * (0.5 + RAISED)
        self._scene.order_hands([self._seat])
        if drags and not on_cloth:
            self._scene.sounded.emit("deal")
            return ()
        actions = self._meant.get(held.face or "", [])
        self._scene.pick(held if len(actions) > 1 else None)
        return tuple(actions)

    def point(self, point: QPointF | None) -> bool:
        """Return whether a press would begin a gesture; the card in front is raised by `point_at`."""
        if point is None:
            return False
        return self._card_at(point) is not None or self._robs(point)

    def refused(self, point: QPointF) -> str | None:
        """Return the design of the card at this point if it may not be chosen now; None: no such card."""
        card = self._scene.card_under(self._seat, point) if self._meant else None
        return card.face if card and card.face not in self._meant else None

    def _card_at(self, point: QPointF) -> "CardItem | None":
        """Return the card at a point, if it is legal."""
        card = self._scene.card_under(self._seat, point)
        return card if card and card.face in self._meant else None

    def _robs(self, point: QPointF) -> bool:
        looked = self._scene.looked.item
        return self._may_rob and looked is not None and looked.is_at(point)
