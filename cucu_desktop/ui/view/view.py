"""The table on the screen: the view that fills the window, and its interface for other modules.

It connects its neighbours: `layout` has the positions, `scene` the things, `director` the order in which
events are shown, `gestures` the mouse. It adds the background, painted once for a size, and a new layout when
size, theme or viewer change.
"""

import math
from collections.abc import Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QPointF, QRect, QRectF, QSizeF, Qt, Signal
from PySide6.QtGui import QColor, QKeyEvent, QMouseEvent, QPainter, QResizeEvent, QWheelEvent
from PySide6.QtWidgets import QFrame, QGraphicsView, QWidget

from cucu_desktop.engine.events import Event
from cucu_desktop.ui.animation.director import Director
from cucu_desktop.ui.animation.durations import Pace
from cucu_desktop.ui.scene import z
from cucu_desktop.ui.scene.items.bubble import NameTag
from cucu_desktop.ui.scene.layout.layout import lay_empty
from cucu_desktop.ui.view.backdrop import RoomPicture
from cucu_desktop.ui.view.viewport import Viewport
from cucu_desktop.ui.widgets.theme import Theme, load_fonts
from cucu_desktop.ui.widgets.themed import Themed
from cucu_desktop.ui.widgets.venue import CAMPLI

if TYPE_CHECKING:
    from cucu_desktop.engine.actions import Action
    from cucu_desktop.engine.any_observation import AnyObservation
    from cucu_desktop.engine.options import GameOptions
    from cucu_desktop.games.game import Game
    from cucu_desktop.match.match import Player
    from cucu_desktop.ui.scene.scene import TableScene
    from cucu_desktop.ui.text.wording import Wording
    from cucu_desktop.ui.view.family import CardPointer, Family
    from cucu_desktop.ui.widgets.preferences import Preferences, Speed


class TableView(Themed, QGraphicsView):
    """The card table.

    Attributes:
        table: the scene.
        gestures: the mouse input of the open decision, else None.
        is_furnished: whether the objects in the corners of the room are drawn; in a room that has them, they
            are not.
    """

    acted = Signal(object)
    """Emitted with the option (an `Action`) of a gesture."""
    picked = Signal(object)
    """Emitted with the options (a tuple) of an ambiguous gesture."""
    refused = Signal(str)
    """Emitted with the design of a card that may not be chosen now."""
    drained = Signal()
    """Emitted when all events have been shown."""
    geometry_changed = Signal()
    """Emitted when seats, cards and free areas have moved."""

    def __init__(self, theme: Theme, family: "Family", parent: QWidget | None = None) -> None:
        super().__init__(parent)
        # Made here, as PySide would have to wrap a viewport made by Qt, and for that every class of widgets.
        ground = Viewport()
        ground.refined.connect(self._lay, Qt.ConnectionType.QueuedConnection)
        self.setViewport(ground)
        load_fonts()
        self._family = family
        self.table: TableScene = family.scene(theme)
        # Python's garbage collection may run in any thread, and an animation that is deleted in another
        # thread than its own crashes the program.
        self.table.setParent(self)
        self.setScene(self.table)
        self.director = Director(self.table, self, family.cue_table)
        self.table.rearranged.connect(self._rearranged)
        self.director.drained.connect(self.drained)
        self.director.failed.connect(self._show_again)
        self.theme = theme
        self._players: tuple[Player, ...] = ()
        self._onlookers = 0
        self._bottom = 0
        self._observation: AnyObservation | None = None
        self.gestures: CardPointer | None = None
        self._name: NameTag | None = None
        self._room = RoomPicture()
        self.is_furnished = True
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        # Clipping turned cards to many rectangles costs Qt more than repainting the areas between.
        self.setViewportUpdateMode(QGraphicsView.ViewportUpdateMode.MinimalViewportUpdate)
        self.setCacheMode(QGraphicsView.CacheModeFlag.CacheBackground)
        self.viewport().setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent)  # the background covers it all
        self.setOptimizationFlags(
            QGraphicsView.OptimizationFlag.DontSavePainterState
            | QGraphicsView.OptimizationFlag.DontAdjustForAntialiasing
        )
        self.setAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop)
        self.setMouseTracking(True)
        self.setMinimumSize(320, 240)

    # Players and position

    def set_game(self, game: "Game", options: "GameOptions") -> None:
        self.table.set_game(game, options)
        self._lay()

    def sit(self, players: "Sequence[Player]", onlookers: int = 0, viewer: int | None = None) -> None:
        """Seat these players, with the viewer at the bottom if they play; onlookers come last."""
        self.close_input()
        self.point_out(None)
        self.director.clear()
        self._players = tuple(players)
        self._onlookers = onlookers
        bottom = self._bottom if viewer is None else viewer
        last = len(players) - onlookers - 1
        self._bottom = bottom if bottom <= last else min(self._bottom, last)
        self.table.sit(self._players, viewer)
        self.director.seat_bots([player.bot or "" for player in self._players])
        self._lay()

    def rename(self, players: "Sequence[Player]") -> None:
        """Rename the players without a name of their own, in another language."""
        if [player.name for player in players] != [player.name for player in self._players]:
            self.point_out(None)
            self._players = tuple(players)
            self.table.rename(self._players)

    def show_position(self, observation: "AnyObservation", forward: Sequence[int] = ()) -> None:
        """Stop showing events and set the table to this observation.

        `forward`: the seats whose cards are pushed forward, which only past events determine.
        """
        self.close_input()
        self.director.clear()
        self._look_from(observation)
        self.table.show(observation)
        self.table.forward.push(forward)

    def play(self, events: Sequence[Event], observation: "AnyObservation") -> None:
        """Show these events, after those still being shown; they end in this observation.

        Events of another viewer might reveal cards to the wrong person: then only the
        end is shown.
        """
        self.close_input()
        is_new = self._family.cue_table.begins(events)
        if not is_new and observation.seat != self.table.viewer:
            self.show_position(observation)
            events = ()
        self._look_from(observation)
        self.director.play(events, observation)

    def _show_again(self) -> None:
        if self._observation is not None:
            self.show_position(self._observation)

    def _look_from(self, observation: "AnyObservation") -> None:
        """Turn the table so that the viewer sits at the bottom; for a spectator it stays unchanged."""
        self._observation = observation
        onlookers = len(self._players) - observation.players
        bottom = observation.seat if observation.seat < observation.players else self._bottom
        if (bottom, onlookers) != (self._bottom, self._onlookers):
            self._bottom, self._onlookers = bottom, onlookers
            self._lay()

    @property
    def busy(self) -> bool:
        return self.director.busy

    # Input

    def open_input(self, observation: "AnyObservation") -> None:
        """Accept answers by gestures, and highlight the targets."""
        self.close_input()
        self.gestures = self._family.gestures(self.table, observation)

    def close_input(self) -> None:
        if self.gestures is not None:
            self.gestures.close()
            self.gestures = None
            self.viewport().unsetCursor()

    # Privacy

    def cover(self) -> None:
        self.table.cover(covered=True)

    def uncover(self) -> None:
        self.table.cover(covered=False)

    # Theme and motion

    def set_theme(self, theme: Theme) -> None:
        """Set the theme; text on the table scales with the window, too."""
        super().set_theme(theme.as_wished())

    def restyle(self) -> None:
        self.table.set_theme(self.theme, self.devicePixelRatioF())
        self._renew_room()
        self._lay()

    def set_wording(self, wording: "Wording") -> None:
        """Change the language and the place of the table's words.

        A call that is being shown keeps its words.
        """
        self.director.wording = wording
        self._renew_room()

    def set_speed(self, speed: "Speed") -> None:
        self._set_pace(Pace(speed, self.director.pace.reduced))

    def set_reduced_motion(self, reduced: bool) -> None:  # noqa: FBT001 - a setter, as Qt has them
        self._set_pace(Pace(self.director.pace.speed, reduced))

    def _set_pace(self, pace: Pace) -> None:
        self.director.pace = pace
        self.table.ease = 0 if pace.reduced else round(pace.ms("settle"))

    def take_preferences(self, preferences: "Preferences", *, still: bool) -> None:
        """Apply the preferences of the table; `still`: with as little motion as possible."""
        self.set_reduced_motion(still)
        self.table.show_points(wanted=preferences.trick_points)
        self.table.open_cards.is_flat = preferences.flat
        art = self.table.art
        drawn = preferences.four_colours, preferences.other_back
        if (art.four_colours, art.other_back) != drawn:
            art.four_colours, art.other_back = drawn
            self.table.update()

    # Geometry

    def _lay(self) -> None:
        """Lay out the table for the present size."""
        if not self._players:
            return
        self.director.finish_present()
        self.point_out(None)
        gestures, observation = self.gestures, self._observation
        self.close_input()
        if self.table.art.ratio != self.devicePixelRatioF():
            self.table.set_theme(self.theme, self.devicePixelRatioF())
        size = QSizeF(self.viewport().size())
        layout = self.table.lay_out(size, self._bottom, self._onlookers, self.theme.text_scale)
        if layout is not self.table.layout_:
            self.table.art.forget()
        self.table.arrange(layout)
        if gestures is not None and observation is not None:
            self.open_input(observation)
        self._rearranged()

    def _rearranged(self) -> None:
        self._renew_room()
        self.geometry_changed.emit()

    def _renew_room(self) -> None:
        """Repaint the background with the next frame: Qt caches its picture."""
        self.resetCachedContent()
        self.viewport().update()

    def seat_rect(self, seat: int) -> QRect:
        """Return the rectangle of a seat's face, name and tokens, in the viewport."""
        return self.table.lay.seats[seat].block.toAlignedRect()

    def face_rect(self, seat: int) -> QRect:
        seats = self.table.lay.seats
        face, radius = seats[seat].face, seats[seat].radius
        return QRectF(face.x() - radius, face.y() - radius, 2 * radius, 2 * radius).toAlignedRect()

    def card_rect(self, seat: int) -> QRect:
        """Return the rectangle of a seat's card, in the viewport; empty for an onlooker."""
        card = self.table.lay.seats[seat].card
        return card.rect.toAlignedRect() if card else QRect()

    def pool_rect(self) -> QRect:
        """Return the rectangle of the pool and its number, in the viewport; empty without a pool."""
        if not self.table.game.has_pool:
            return QRect()
        return self.table.lay.pool.united(self.table.lay.sum).toAlignedRect()

    def pack_rect(self) -> QRect:
        """Return the rectangle of the pack, in the viewport; empty before the first deal."""
        return QRect() if self.table.dealer is None else self.table.pack_spot().rect.toAlignedRect()

    def free_rect(self) -> QRect:
        """Return the rectangle for a decision's options, below the viewer's seat, in the viewport."""
        if self.table.layout_ is None:
            return lay_empty(QSizeF(self.viewport().size()), 2, self.theme.text_scale)[2].toAlignedRect()
        return self.table.lay.buttons.toAlignedRect()

    def free_above(self) -> int:
        """Return the height in pixels above that rectangle that is free, too: beneath seats, on the rim."""
        return 0 if self.table.layout_ is None else max(int(self.table.lay.above_buttons) - 1, 0)

    def room_over(self, place: QRect) -> QRect:
        """Return the part of this area in the viewport at the right of the own card, below other seats."""
        if self.table.layout_ is None:
            return QRect()
        lay = self.table.lay
        own = lay.seats[lay.bottom]
        left = math.ceil((own.card.rect if own.card else own.block).right())
        place = place.adjusted(max(0, left - place.left()), 0, 0, 0)
        lowest = lay.lowest(place.left(), place.right())
        return place.adjusted(0, max(0, math.ceil(lowest) - place.top()), 0, 0)

    # Hovering

    def point_out(self, seat: int | None) -> None:
        """Show the full name of a hovered seat, and in a crowd a large face; None hides it."""
        self.table.look_at(seat)
        item = None if seat is None else self.table.seats[seat]
        name = "" if item is None or item.shown_name == item.name else item.name
        if self._name and self._name.text != name:
            self.table.removeItem(self._name)
            self._name = None
        if item and name and not self._name:
            area = self.table.sceneRect()
            self._name = NameTag(self.theme, self.table.art, name, item.geometry, area)
            self._name.setZValue(z.BUBBLE)
            self.table.addItem(self._name)

    def _seat_at(self, point: QPointF) -> int | None:
        if self.table.layout_ is None:
            return None
        return next((seat for seat, it in enumerate(self.table.lay.seats) if it.block.contains(point)), None)

    # Qt

    def drawBackground(self, painter: QPainter, rect: QRectF | QRect) -> None:
        """Paint floor, table and cloth, from a picture made once for a size; only called for a new room."""
        if self.table.layout_ is None:
            painter.fillRect(rect, QColor(self.theme.color("room")))
            return
        area, ratio, lay = QRectF(rect), self.devicePixelRatioF(), self.table.lay
        place = self.director.wording.place if self.director.wording else CAMPLI
        look = self.theme.scheme, place, self.viewport().size(), ratio
        corners = (lay.corners or ()) if self.is_furnished else ()
        room = self._room.of(*look, lay.table, corners, clockwise=self.table.is_clockwise)
        painter.drawPixmap(area, room, QRectF(area.topLeft() * ratio, area.size() * ratio))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._lay()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        if event.button() != Qt.MouseButton.LeftButton:
            super().mousePressEvent(event)
        elif self.busy:
            self.director.skip()
        elif self.gestures is not None:
            self.gestures.press(self.mapToScene(event.position().toPoint()))

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Drag the card, or set the cursor over a target and show the hovered seat."""
        point = self.mapToScene(event.position().toPoint())
        self.point_out(self._seat_at(point))
        if self.gestures is None:
            return
        if event.buttons() & Qt.MouseButton.LeftButton:
            self.gestures.move(point)
        elif self.gestures.point(point):
            self.viewport().setCursor(Qt.CursorShape.PointingHandCursor)
        else:
            self.viewport().unsetCursor()

    def leaveEvent(self, event: QEvent) -> None:
        super().leaveEvent(event)
        self.point_out(None)
        if self.gestures is not None:
            self.gestures.point(None)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        if event.button() != Qt.MouseButton.LeftButton or self.gestures is None:
            return
        point = self.mapToScene(event.position().toPoint())
        if meant := self.gestures.release(point):
            self.answer(meant)
        elif card := self.gestures.refused(point):
            self.refused.emit(card)

    def answer(self, meant: "Sequence[Action]") -> None:
        """Emit the action of a gesture or key, or, if ambiguous, the options."""
        if len(meant) > 1:
            self.picked.emit(tuple(meant))
            return
        self.close_input()
        self.acted.emit(meant[0])

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Skip by the space bar; all other keys are for the window."""
        if event.key() == Qt.Key.Key_Space and self.busy:
            self.director.skip()
        else:
            event.ignore()

    def wheelEvent(self, event: QWheelEvent) -> None:
        """Ignore the wheel: a table does not scroll."""
        event.ignore()
