"""What if?: the cards of a replay are swapped by mouse, finger or keys.

A card is dragged onto another one, or both are chosen one after the other, by a tap or by keys. `WhatIf`
decides whether the deal allows it. In a hand a card is known by its face, so one that is face down stays.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

from PySide6.QtCore import QEvent, QObject, QPointF, QRect, Qt, Signal
from PySide6.QtGui import QKeyEvent

from cucu_desktop.match.playback.what_if import PACK, CardPlace, SwapRefusedError
from cucu_desktop.ui.scene.tricks.hands import HandsScene
from cucu_desktop.ui.view.accessibility import TableButton, lay_button
from cucu_desktop.ui.view.held_card import HeldCard, is_drag
from cucu_desktop.ui.widgets.language import tr
from cucu_desktop.ui.widgets.seat_geometry import Spot

if TYPE_CHECKING:
    from collections.abc import Iterator

    from cucu_desktop.engine.actions import Action
    from cucu_desktop.ui.play.replay.replay_steps import ReplaySteps
    from cucu_desktop.ui.scene.items.card import CardItem
    from cucu_desktop.ui.scene.scene import TableScene
    from cucu_desktop.ui.view.accessibility import TableAccessibility
    from cucu_desktop.ui.view.view import TableView

_TAKEN: Final = 0.2
"""The part of its width by which a chosen card is moved up."""
_LAST: Final = 2
"""The number of swaps that are named, the last ones."""
_WAYS: Final = {Qt.Key.Key_Right: 1, Qt.Key.Key_Down: 1, Qt.Key.Key_Left: -1, Qt.Key.Key_Up: -1}
_CHOOSE: Final = (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space)


class _Lying(NamedTuple):
    """A card on the table: its place, and its item; None for the pack."""

    place: CardPlace
    item: CardItem | None


def _lying(scene: TableScene) -> Iterator[_Lying]:
    """Yield all cards before players, seat by seat from the viewer on, and last the next card of the pack."""
    seats = len(scene.seats)
    for seat in ((scene.lay.bottom + step) % seats for step in range(seats)):
        if isinstance(scene, HandsScene):
            yield from (_Lying(CardPlace(seat, item.face or ""), item) for item in scene.hands[seat])
        elif (item := scene.cards[seat]) is not None:
            yield _Lying(CardPlace(seat), item)
    if scene.pack.isVisible() and scene.pack.count:
        yield _Lying(CardPlace(PACK), None)


def _at(scene: TableScene, point: QPointF, held: CardItem | None = None) -> _Lying | None:
    """Return the uppermost card at a point, or in exchange games the card of the seat there."""
    lying = [each for each in _lying(scene) if each.item is None or each.item is not held]
    there = [each for each in lying if each.item is not None and each.item.is_at(point)]
    if there:
        return max(there, key=lambda each: each.item.zValue() if each.item is not None else 0.0)
    if lying and lying[-1].item is None and scene.pack_spot().pack_rect.contains(point):
        return lying[-1]
    if isinstance(scene, HandsScene):
        return None
    seats = [each for each in lying if each.item is not None]
    return next((each for each in seats if scene.lay.seats[each.place.seat].block.contains(point)), None)


class SwapPointer:
    """Mouse and touch input that chooses cards: a `CardPointer` that never ends in an action."""

    def __init__(self, scene: TableScene, swaps: CardSwaps) -> None:
        self._scene, self._swaps = scene, swaps
        self._pressed: QPointF | None = None
        self._from: _Lying | None = None
        self._held = HeldCard(scene)

    def press(self, point: QPointF) -> bool:
        self._from, self._pressed = _at(self._scene, point), point
        return self._from is not None

    def move(self, point: QPointF) -> None:
        if self._pressed is None or self._from is None or self._from.item is None:
            return
        if self._held.card is None and is_drag(self._pressed, point):
            self._swaps.drop()
            self._held.take(self._from.item, self._from.item.spot, self._pressed)
        self._held.move(point)

    def release(self, point: QPointF) -> tuple[Action, ...]:
        """Swap the dragged card with the one at the point, or choose the tapped one; return no action."""
        start, self._from, self._pressed = self._from, None, None
        goal = _at(self._scene, point, self._held.card)
        if start is None or (goal is None and self._held.card is None):
            return ()
        if self._held.card is None:
            self._swaps.choose(start)
        elif goal is None or not self._swaps.swap(start.place, goal.place):
            self._held.snap_back()
        return ()

    def refused(self, point: QPointF) -> None:
        """Return None: no card of a replay is refused as a play."""
        del point

    def point(self, point: QPointF | None) -> bool:
        return point is not None and _at(self._scene, point) is not None

    def close(self) -> None:
        self._held.close()


class CardCursor(TableButton):
    """The card that the keyboard points at: arrows move it, Enter or Space chooses the card."""

    moved = Signal(int)
    """Go to the next (1) or the previous (-1) card."""
    dropped = Signal()
    """Forget the chosen card."""
    is_carrying = False

    def event(self, event: QEvent) -> bool:
        """Take its keys before the shortcuts of the replay do."""
        if isinstance(event, QKeyEvent) and event.type() == QEvent.Type.ShortcutOverride:
            is_plain = not event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier
            if is_plain and (event.key() in (*_WAYS, *_CHOOSE) or self._drops(event)):
                event.accept()
                return True
        return super().event(event)

    def _drops(self, event: QKeyEvent) -> bool:
        return self.is_carrying and event.key() == Qt.Key.Key_Escape

    def keyPressEvent(self, event: QKeyEvent) -> None:
        key = Qt.Key(event.key())
        if key in _WAYS:
            self.moved.emit(_WAYS[key])
        elif key in _CHOOSE:
            self.clicked.emit()
        elif self._drops(event):
            self.dropped.emit()
        else:
            super().keyPressEvent(event)


class CardSwaps(QObject):
    """Swaps cards of the position that `steps` shows, and describes the swaps.

    Attributes:
        cursor: the card that the keyboard points at.
    """

    changed = Signal()
    """`told` returns another text, at the same position."""

    def __init__(self, view: TableView, steps: ReplaySteps, spots: TableAccessibility) -> None:
        super().__init__(view)
        self._view, self._steps, self._spots = view, steps, spots
        self._taken: _Lying | None = None
        self._refused: SwapRefusedError | None = None
        self._home = Spot(QPointF(), 0)
        """The spot of the chosen card."""
        self._row = 0
        self.cursor = CardCursor(view.theme, view.viewport())
        self.cursor.moved.connect(self._move)
        self.cursor.clicked.connect(lambda: self.choose([*_lying(view.table)][self._row]))
        self.cursor.dropped.connect(self.drop)
        view.geometry_changed.connect(self._lay_again)
        steps.moved.connect(self._forget)

    def offer(self) -> None:
        """Take input of swaps at this position, if they are possible there; the table is at rest."""
        if self._steps.what_if.is_possible:
            self._view.open_input(self._steps.observation)
        self._lay_cursor()

    def rename(self) -> None:
        self._lay_cursor()

    def choose(self, lying: _Lying) -> None:
        """Choose the first card, or swap it with this one; the first one again is put back."""
        first = self._taken
        self.drop()
        if first is not None and first.place.seat != lying.place.seat:
            self.swap(first.place, lying.place)
        elif first is None or first.place != lying.place:
            self._taken, self.cursor.is_carrying = lying, True
            if lying.item is not None:
                self._home = lying.item.spot
                lying.item.moveBy(0, -_TAKEN * self._home.width)
            self._tell()

    def swap(self, one: CardPlace, other: CardPlace) -> bool:
        """Swap two cards of different seats; return whether the deal allows it."""
        if one.seat == other.seat:
            return False
        try:
            self._steps.swap(one, other)
        except SwapRefusedError as error:
            self._refused = error
            self._tell()
            return False
        return True

    def drop(self) -> None:
        was_taken = self._taken is not None
        self._forget()
        if was_taken:
            self._tell()

    def _forget(self) -> None:
        taken, self._taken, self._refused, self.cursor.is_carrying = self._taken, None, None, False
        if taken is not None and taken.item is not None:
            taken.item.place(self._home)

    def _lay_again(self) -> None:
        """Forget the chosen card, which the new layout has put back."""
        if self._taken is not None:
            self._taken, self.cursor.is_carrying = None, False
            self.changed.emit()
        self._lay_cursor()

    def _tell(self) -> None:
        self._lay_cursor()
        self.changed.emit()

    def _move(self, way: int) -> None:
        self._row += way
        self._lay_cursor()
        self._spots.announce(self.cursor.accessibleName())

    def _lay_cursor(self) -> None:
        """Place the cursor over its card; it is hidden where no cards can be swapped."""
        lying = [*_lying(self._view.table)] if self._view.gestures is not None else []
        if not lying:
            lay_button(self.cursor, QRect())
            return
        self._row %= len(lying)
        here = lying[self._row]
        spot = self._view.table.pack_spot() if here.item is None else here.item.spot
        lay_button(self.cursor, spot.rect.toAlignedRect())
        self.cursor.tell(self._named(here), tr("WhatIf", "Arrow keys: another card. Enter: swap this card."))
        self.cursor.raise_()

    def _named(self, lying: _Lying) -> str:
        """Return the name of a card on the table."""
        face = None if lying.item is None else lying.item.visible_face
        return self._name(lying.place, face or "")

    def _name(self, place: CardPlace, face: str) -> str:
        wording = self._view.director.wording
        assert wording is not None  # the replay has set it
        if place.seat == PACK:
            return tr("WhatIf", "next card of the pack")
        name = self._steps.names[place.seat]
        if not face:
            return name
        return tr("WhatIf", "{name}: {card}").format(name=name, card=wording.cards.name(face))

    def told(self) -> str:
        """Return what was refused, what is chosen, or what has been swapped; "" without any of it."""
        if self._refused is not None:
            return self._refusal(self._refused)
        if self._taken is not None:
            told = tr("WhatIf", "{card} – swap it with which card?")
            return told.format(card=self._named(self._taken))
        swaps = self._steps.what_if.swaps
        if not swaps:
            return ""
        pairs = [", ".join(self._name(place, place.card) for place in swap) for swap in swaps[-_LAST:]]
        if len(swaps) > _LAST:
            pairs.insert(0, "…")
        told = tr("WhatIf", "What if? Swapped: {cards}. “Play from here” continues with these cards.")
        return told.format(cards="; ".join(pairs))

    def _refusal(self, error: SwapRefusedError) -> str:
        if error.reason == "action" and error.seat is not None:
            told = tr("WhatIf", "No swap: with these cards {name} could not have played as before.")
            return told.format(name=self._steps.names[error.seat])
        if error.reason == "same":
            return tr("WhatIf", "No swap: these two cards are equal.")
        if error.reason == "closed":
            return tr("WhatIf", "No swap: that card is face down. Turn on “Show all cards” first.")
        return tr("WhatIf", "No swap: with these cards the deal would have gone differently up to here.")
