"""The table on the screen: the view that fills the window, and everything that others ask of it.

It puts together what the neighbours do: `layout` knows the positions, `scene` the things, `director` the
order in which events are shown, `gestures` the mouse. What it adds is the room behind the table,
painted once for a size, and the laying anew of the table when size, theme or viewer change.
"""

from collections.abc import Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QPoint, QPointF, QRect, QRectF, QSize, QSizeF, Qt, Signal
from PySide6.QtGui import QColor, QKeyEvent, QMouseEvent, QPainter, QResizeEvent, QWheelEvent
from PySide6.QtWidgets import QFrame, QGraphicsView, QWidget

from cucu_desktop.engine.events import Event
from cucu_desktop.resources import asset
from cucu_desktop.ui.animation.director import Director
from cucu_desktop.ui.animation.durations import Pace, Speed
from cucu_desktop.ui.scene import z
from cucu_desktop.ui.scene.items.name_tag import NameTag
from cucu_desktop.ui.scene.layout.layout import lay_empty
from cucu_desktop.ui.view.backdrop import Backdrop, RoomPicture
from cucu_desktop.ui.view.family import CardPointer, Family
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
    from cucu_desktop.ui.widgets.preferences import Preferences

_SMALLEST = QSize(320, 240)


class TableView(Themed, QGraphicsView):
    """The card table.

    Attributes:
        gestures: what follows the pointer over the cards while a question is open, else None.
    """

    acted = Signal(object)
    """A gesture of the viewer's: one of the options of the decision that is open (an `Action`)."""
    picked = Signal(object)
    """A gesture that may mean several of these options (a tuple), to be chosen among."""
    refused = Signal(str)
    """A card was picked that may not be chosen now: the name of its design."""
    drained = Signal()
    """All that was to be played is shown."""
    geometry_changed = Signal()
    """Seats, cards and free room are elsewhere now."""

    def __init__(self, theme: Theme, family: Family, parent: QWidget | None = None) -> None:
        """Lay an empty table for games of this family."""
        super().__init__(parent)
        # Made here, or PySide would have to find out what Qt made: it builds every class of widgets for that.
        ground = Viewport()
        ground.refined.connect(self._lay, Qt.ConnectionType.QueuedConnection)
        self.setViewport(ground)
        load_fonts()
        self._family = family
        self._table = family.scene(theme)
        # Or it would be left to Python's garbage collection, which runs in any thread: an animation that is
        # deleted in another thread than its own brings the program down.
        self._table.setParent(self)
        self.setScene(self._table)
        self.director = Director(self._table, self, family.cue_table)
        self._table.rearranged.connect(self._rearranged)
        self.director.drained.connect(self.drained)
        self.director.failed.connect(self._show_again)
        self.theme = theme
        self._players: tuple[Player, ...] = ()
        self._onlookers = 0
        self._bottom = 0
        self._observation: AnyObservation | None = None
        self.gestures: CardPointer | None = None
        self._place = CAMPLI
        self._backdrop = Backdrop(asset("table"), theme.scheme)
        self._name: NameTag | None = None
        self._room = RoomPicture()
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        # Clipped to many rectangles turned cards cost Qt more, but what lies between two costs nothing.
        self.setViewportUpdateMode(QGraphicsView.ViewportUpdateMode.MinimalViewportUpdate)
        self.setCacheMode(QGraphicsView.CacheModeFlag.CacheBackground)
        self.viewport().setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent)  # the room covers it all
        self.setOptimizationFlags(
            QGraphicsView.OptimizationFlag.DontSavePainterState
            | QGraphicsView.OptimizationFlag.DontAdjustForAntialiasing
        )
        self.setAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop)
        self.setMouseTracking(True)
        self.setMinimumSize(_SMALLEST)

    @property
    def table(self) -> "TableScene":
        """The things on the table."""
        return self._table

    # Who sits where, and what is shown

    def set_game(self, game: "Game", options: "GameOptions") -> None:
        """Lay this game's table, as it is with these options; before anybody sits down."""
        self._table.set_game(game, options)
        self._lay()

    def sit(self, players: "Sequence[Player]", onlookers: int = 0, viewer: int | None = None) -> None:
        """Seat these players, with the viewer at the bottom if they play; those who look on come last."""
        self.close_input()
        self.point_out(None)
        self.director.clear()
        self._players = tuple(players)
        self._onlookers = onlookers
        bottom = self._bottom if viewer is None else viewer
        last = len(players) - onlookers - 1
        self._bottom = bottom if bottom <= last else min(self._bottom, last)
        self._table.sit(self._players, viewer)
        self.director.seat_bots([player.bot or "" for player in self._players])
        self._lay()

    def rename(self, players: "Sequence[Player]") -> None:
        """Call those who sit here by other names: in another language, whoever has none of their own."""
        if [player.name for player in players] != [player.name for player in self._players]:
            self.point_out(None)
            self._players = tuple(players)
            self._table.rename(self._players)

    def show_position(self, observation: "AnyObservation", forward: Sequence[int] = ()) -> None:
        """Forget what is being shown and build the table as this observation has it.

        `forward`: whose cards lie pushed forward, which is told by what has happened only.
        """
        self.close_input()
        self.director.clear()
        self._look_from(observation)
        self._table.show(observation)
        self._table.forward.push(forward)

    def play(self, events: Sequence[Event], observation: "AnyObservation") -> None:
        """Show these events, after all that is still being shown; they end in this observation.

        Events seen with other eyes than the table might show cards to the wrong person: then only the
        end is shown.
        """
        self.close_input()
        is_new = self._family.cue_table.begins(events)
        if not is_new and observation.seat != self._table.viewer:
            self.show_position(observation)
            events = ()
        self._look_from(observation)
        self.director.play(events, observation)

    def _show_again(self) -> None:
        """Build the table anew where it should have come to."""
        if self._observation is not None:
            self.show_position(self._observation)

    def _look_from(self, observation: "AnyObservation") -> None:
        """Turn the table so that the viewer sits at the bottom; a spectator sees it as it was turned last."""
        self._observation = observation
        onlookers = len(self._players) - observation.players
        bottom = observation.seat if observation.seat < observation.players else self._bottom
        if (bottom, onlookers) != (self._bottom, self._onlookers):
            self._bottom, self._onlookers = bottom, onlookers
            self._lay()

    @property
    def busy(self) -> bool:
        """Whether something is still being shown."""
        return self.director.busy

    # The viewer's decision

    def open_input(self, observation: "AnyObservation") -> None:
        """Accept answers by gestures, and highlight where the card may go."""
        self.close_input()
        self.gestures = self._family.gestures(self._table, observation)

    def clear_corners(self) -> None:
        """Let nothing stand in the corners of the room: the same stands in those of the room around."""
        self._room.is_furnished = False

    @property
    def takes_input(self) -> bool:
        """Whether the viewer may answer by gestures now."""
        return self.gestures is not None

    def close_input(self) -> None:
        """Accept no answers by gestures."""
        if self.gestures is not None:
            self.gestures.close()
            self.gestures = None
            self.viewport().unsetCursor()

    # Who may look

    def cover(self) -> None:
        """Paint nothing private until `uncover`."""
        self._table.cover(covered=True)

    def uncover(self) -> None:
        """Paint again what the viewer may see."""
        self._table.cover(covered=False)

    # How it looks and moves

    def set_theme(self, theme: Theme) -> None:
        """Follow a new theme; text on the table also scales with the window."""
        super().set_theme(theme.as_wished())

    def restyle(self) -> None:
        """Paint room and table anew."""
        self._backdrop = Backdrop(asset("table"), self.theme.scheme, self._place)
        self._table.set_theme(self.theme, self.devicePixelRatioF())
        self._renew_room()
        self._lay()

    def set_wording(self, wording: "Wording") -> None:
        """Change the language and the words of the table, and be where they are spoken.

        What is being said now stays as it was said.
        """
        self.director.wording = wording
        if wording.place != self._place:
            self._place = wording.place
            self._backdrop = Backdrop(asset("table"), self.theme.scheme, self._place)
            self._renew_room()

    def set_speed(self, speed: Speed) -> None:
        """Change how fast everything moves."""
        self._set_pace(Pace(speed, self.director.pace.reduced))

    def set_reduced_motion(self, reduced: bool) -> None:  # noqa: FBT001 - a setter, as Qt has them
        """Replace movements by short fades, or not."""
        self._set_pace(Pace(self.director.pace.speed, reduced))

    def _set_pace(self, pace: Pace) -> None:
        self.director.pace = pace
        self._table.ease = 0 if pace.reduced else round(pace.ms("settle"))

    def take_preferences(self, preferences: "Preferences", *, still: bool) -> None:
        """Apply the preferences for what the table shows; `still`: with as little motion as possible."""
        self.set_reduced_motion(still)
        self._table.show_points(wanted=preferences.trick_points)
        art = self._table.art
        drawn = preferences.four_colours, preferences.other_back
        if (art.four_colours, art.other_back) != drawn:
            art.four_colours, art.other_back = drawn
            self._table.update()

    # Where everything is

    def _lay(self) -> None:
        """Lay the table for the present size."""
        if not self._players:
            return
        self.director.finish_present()
        self.point_out(None)
        gestures, observation = self.gestures, self._observation
        self.close_input()
        if self._table.art.ratio != self.devicePixelRatioF():
            self._table.set_theme(self.theme, self.devicePixelRatioF())
        size = QSizeF(self.viewport().size())
        layout = self._table.lay_out(size, self._bottom, self._onlookers, self.theme.text_scale)
        if layout is not self._table.layout_:
            self._table.art.forget()
        self._table.arrange(layout)
        if gestures is not None and observation is not None:
            self.open_input(observation)
        self._rearranged()

    def _rearranged(self) -> None:
        self._renew_room()
        self.geometry_changed.emit()

    def _renew_room(self) -> None:
        """Paint the room anew with the next frame: Qt keeps its picture."""
        self.resetCachedContent()
        self.viewport().update()

    def seat_rect(self, seat: int) -> QRect:
        """Where somebody's face, name and tokens are, in the viewport."""
        return self._table.lay.seats[seat].block.toAlignedRect()

    def card_rect(self, seat: int) -> QRect:
        """Where somebody's card lies, in the viewport; an empty rectangle for who only looks on."""
        card = self._table.lay.seats[seat].card
        return card.rect.toAlignedRect() if card else QRect()

    def pool_rect(self) -> QRect:
        """Where the pool is, with its number, in the viewport; an empty rectangle where there is none."""
        if not self._table.game.has_pool:
            return QRect()
        return self._table.lay.pool.united(self._table.lay.sum).toAlignedRect()

    def pack_rect(self) -> QRect:
        """Where the pack lies, in the viewport; an empty rectangle before the first deal."""
        return QRect() if self._table.dealer is None else self._table.pack_spot().rect.toAlignedRect()

    def free_rect(self) -> QRect:
        """Where the choices of a decision go, below the viewer's seat, in the viewport."""
        if self._table.layout_ is None:
            return lay_empty(QSizeF(self.viewport().size()), 2, self.theme.text_scale)[2].toAlignedRect()
        return self._table.lay.buttons.toAlignedRect()

    def free_above(self) -> int:
        """How many pixels above that are free, too: beneath seats, on the rim."""
        return 0 if self._table.layout_ is None else max(int(self._table.lay.above_buttons) - 1, 0)

    def area_above_own(self) -> QRect:
        """What lies above the cards and the seat at the bottom, in the viewport."""
        return QRect(QPoint(0, 0), QSize(self.viewport().width(), int(self._table.lay.own_top)))

    # Who is pointed at

    def point_out(self, seat: int | None) -> None:
        """Tell the name of somebody at whose seat not all of it stands, and show them large in a crowd.

        None: of nobody.
        """
        self._table.look_at(seat)
        geometry = None if seat is None else self._table.lay.seats[seat]
        is_read = seat is None or self._table.seats[seat].told_name == self._table.seats[seat].name
        name = "" if seat is None or is_read else self._players[seat].name
        if self._name and self._name.name != name:
            self._table.removeItem(self._name)
            self._name = None
        if name and geometry and not self._name:
            area = QRectF(QPointF(0, 0), self._table.lay.size)
            self._name = NameTag(self.theme, self._table.art, name, geometry, area)
            self._name.setZValue(z.BUBBLE)
            self._table.addItem(self._name)

    def _seat_at(self, point: QPointF) -> int | None:
        if self._table.layout_ is None:
            return None
        return next((seat for seat, it in enumerate(self._table.lay.seats) if it.block.contains(point)), None)

    # Qt

    def drawBackground(self, painter: QPainter, rect: QRectF | QRect) -> None:
        """Floor, table and cloth, from a picture made once for a size; only called for a room made anew."""
        if self._table.layout_ is None:
            painter.fillRect(rect, QColor(self.theme.color("room")))
            return
        area, ratio = QRectF(rect), self.devicePixelRatioF()
        look = (self.viewport().size(), ratio, self.theme.scheme, self._place, self._table.is_clockwise)
        room = self._room.of(self._backdrop, self._table.lay, look)
        painter.drawPixmap(area, room, QRectF(area.topLeft() * ratio, area.size() * ratio))

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Lay the table anew."""
        super().resizeEvent(event)
        self._lay()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Skip what is being shown, or take the card."""
        if event.button() != Qt.MouseButton.LeftButton:
            super().mousePressEvent(event)
        elif self.busy:
            self.director.skip()
        elif self.gestures is not None:
            self.gestures.press(self.mapToScene(event.position().toPoint()))

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Move the card in the hand, or say with the pointer what could be taken, and who sits there."""
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
        """Point at nobody."""
        super().leaveEvent(event)
        self.point_out(None)
        if self.gestures is not None:
            self.gestures.point(None)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """End a drag."""
        if event.button() != Qt.MouseButton.LeftButton or self.gestures is None:
            return
        point = self.mapToScene(event.position().toPoint())
        if meant := self.gestures.release(point):
            self.answer(meant)
        elif card := self.gestures.refused(point):
            self.refused.emit(card)

    def answer(self, meant: "Sequence[Action]") -> None:
        """Emit the action meant by a gesture or key, or, if it may be several, which ones."""
        if len(meant) > 1:
            self.picked.emit(tuple(meant))
            return
        self.close_input()
        self.acted.emit(meant[0])

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Skip with the space bar; all other keys are for the window."""
        if event.key() == Qt.Key.Key_Space and self.busy:
            self.director.skip()
        else:
            event.ignore()

    def wheelEvent(self, event: QWheelEvent) -> None:
        """Stay where it is: a table does not scroll."""
        event.ignore()
