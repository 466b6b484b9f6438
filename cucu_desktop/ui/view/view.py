"""The table on the screen: the view that fills the window, and everything that others ask of it.

It puts together what the neighbours do: `layout` knows the places, `scene` the things, `director` the
order in which events are shown, `gestures` the mouse. What it adds is the room behind the table,
painted once for a size, and the laying anew of the table when size, theme or viewer change.
"""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QEvent, QPointF, QRect, QRectF, QSize, QSizeF, Qt, QTimer, Signal
from PySide6.QtGui import QColor, QKeyEvent, QMouseEvent, QPainter, QPixmap, QResizeEvent, QWheelEvent
from PySide6.QtWidgets import QFrame, QGraphicsView, QWidget

from cucu_desktop.engine.events import Event
from cucu_desktop.resources import asset
from cucu_desktop.ui import z
from cucu_desktop.ui.backdrop import Backdrop
from cucu_desktop.ui.director import Director
from cucu_desktop.ui.families import EXCHANGE, Family, Pointing
from cucu_desktop.ui.items.name_tag import NameTag
from cucu_desktop.ui.layout import lay_out
from cucu_desktop.ui.manners import Manners
from cucu_desktop.ui.motion import Pace, Speed
from cucu_desktop.ui.theme import Theme, load_fonts
from cucu_desktop.ui.venue import CAMPLI

if TYPE_CHECKING:
    from cucu_desktop.engine.actions import Action
    from cucu_desktop.engine.observation import Observation
    from cucu_desktop.match.match import Player
    from cucu_desktop.ui.scene import TableScene
    from cucu_desktop.ui.wording import Wording

_SMALLEST = QSize(640, 480)


class TableView(QGraphicsView):
    """The card table."""

    acted = Signal(object)
    """A gesture of the viewer's: one of the options of the decision that is open (an `Action`)."""
    picked = Signal(object)
    """A gesture that may mean several of these options (a tuple), to be chosen among."""
    drained = Signal()
    """All that was to be played is shown."""
    spoke = Signal(int, object)
    """Somebody says something: the seat, and the `Bubble`."""
    geometry_changed = Signal()
    """Seats, cards and free room are elsewhere now."""

    def __init__(self, theme: Theme, parent: QWidget | None = None, family: Family = EXCHANGE) -> None:
        """Lay an empty table for games of this family."""
        super().__init__(parent)
        load_fonts()
        self._family = family
        self._table = family.scene(theme)
        self.setScene(self._table)
        self.director = Director(self._table, self, family.script)
        self.director.drained.connect(self.drained)
        self.director.failed.connect(self._show_again)
        self.director.spoke.connect(self.spoke)
        self._theme = theme
        self._players: tuple[Player, ...] = ()
        self._onlookers = 0
        self._bottom = 0
        self._observation: Observation | None = None
        self._gestures: Pointing | None = None
        self._place = CAMPLI
        self._backdrop = Backdrop(asset("table"), theme.scheme)
        self._name: NameTag | None = None
        self._room = QPixmap()
        self._room_key: tuple[object, ...] = ()
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setViewportUpdateMode(QGraphicsView.ViewportUpdateMode.MinimalViewportUpdate)
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

    def behave(self, manners: Manners) -> None:
        """Play as this game is played; before anybody sits down."""
        self._table.behave(manners)
        self._lay()

    def sit(self, players: "Sequence[Player]", onlookers: int = 0) -> None:
        """Seat these players; those who look on come last."""
        self.close_input()
        self.point_out(None)
        self.director.clear()
        self._players = tuple(players)
        self._onlookers = onlookers
        self._bottom = min(self._bottom, len(players) - onlookers - 1)
        self._table.sit(self._players)
        self.director.seat_bots([player.bot or "" for player in self._players])
        self._lay()

    def rename(self, players: "Sequence[Player]") -> None:
        """Call those who sit here by other names: in another language, whoever has none of their own."""
        if [player.name for player in players] != [player.name for player in self._players]:
            self.point_out(None)
            self._players = tuple(players)
            self._table.rename(self._players)

    def show_position(self, observation: "Observation") -> None:
        """Forget what is being shown and build the table as this observation has it."""
        self.close_input()
        self.director.clear()
        self._look_from(observation)
        self._table.show(observation)

    def play(self, events: Sequence[Event], observation: "Observation") -> None:
        """Show these events, after all that is still being shown; they end in this observation.

        Events seen with other eyes than the table might show cards to the wrong person: then only the
        end is shown.
        """
        self.close_input()
        is_new = self._family.script.begins(events)
        if not is_new and observation.seat != self._table.viewer:
            self.show_position(observation)
            events = ()
        self._look_from(observation)
        self.director.play(events, observation)

    def _show_again(self) -> None:
        """Build the table anew where it should have come to."""
        if self._observation is not None:
            self.show_position(self._observation)

    def _look_from(self, observation: "Observation") -> None:
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

    def hurry(self) -> None:
        """Show the rest faster."""
        self.director.hurry()

    def skip(self) -> None:
        """Bring what is being shown to its end at once."""
        self.director.skip()

    def dump(self) -> dict[str, Any]:
        """What lies on the table, to compare with `scene.dump_of(observation)`."""
        return self._table.dump()

    # The viewer's decision

    def open_input(self, observation: "Observation") -> None:
        """Let the viewer answer by gestures, and light up where the card may go."""
        self.close_input()
        self._gestures = self._family.gestures(self._table, observation)

    @property
    def takes_input(self) -> bool:
        """Whether the viewer may answer by gestures now."""
        return self._gestures is not None

    def close_input(self) -> None:
        """Let the mouse do nothing to the cards."""
        if self._gestures is not None:
            self._gestures.close()
            self._gestures = None
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
        """Change colours and size of text."""
        self._theme = theme
        self._backdrop = Backdrop(asset("table"), theme.scheme, self._place)
        self._table.restyle(theme, self.devicePixelRatioF())
        self._lay()

    def set_wording(self, wording: "Wording") -> None:
        """Change the language and the words of the table, and be where they are spoken.

        What is being said now stays as it was said.
        """
        self.director.wording = wording
        if wording.place != self._place:
            self._place = wording.place
            self._backdrop = Backdrop(asset("table"), self._theme.scheme, self._place)
            self.viewport().update()

    def set_speed(self, speed: Speed) -> None:
        """Change how fast everything moves."""
        self._set_pace(Pace(speed, self.director.pace.reduced))

    def set_reduced_motion(self, reduced: bool) -> None:  # noqa: FBT001 - a setter, as Qt has them
        """Replace movements by short fades, or not."""
        self._set_pace(Pace(self.director.pace.speed, reduced))

    def _set_pace(self, pace: Pace) -> None:
        self.director.pace = pace
        self._table.ease = 0 if pace.reduced else round(pace.ms("settle"))

    def set_four_colours(self, wanted: bool) -> None:  # noqa: FBT001 - a setter, as Qt has them
        """Give each suit a colour of its own, or not."""
        if self._table.art.four_colours != wanted:
            self._table.art.four_colours = wanted
            self._table.update()

    def set_other_back(self, wanted: bool) -> None:  # noqa: FBT001 - a setter, as Qt has them
        """Give the cards their pack's other back, or the usual one."""
        if self._table.art.other_back != wanted:
            self._table.art.other_back = wanted
            self._table.update()

    # Where everything is

    def _lay(self) -> None:
        """Lay the table for the present size."""
        if not self._players:
            return
        self.director.finish_present()
        self.point_out(None)
        gestures, observation = self._gestures, self._observation
        self.close_input()
        if self._table.art.ratio != self.devicePixelRatioF():
            self._table.restyle(self._theme, self.devicePixelRatioF())
        size = QSizeF(self.viewport().size())
        layout = self._table.lay_out(size, self._bottom, self._onlookers, self._theme.text_scale)
        if layout is not self._table.layout_:
            self._table.art.forget()
        self._table.arrange(layout)
        if gestures is not None and observation is not None:
            self.open_input(observation)
        self.viewport().update()
        self.geometry_changed.emit()

    def seat_rect(self, seat: int) -> QRect:
        """Where somebody's face, name and tokens are, in the viewport."""
        return self._table.lay.places[seat].block.toAlignedRect()

    def card_rect(self, seat: int) -> QRect:
        """Where somebody's card lies, in the viewport; an empty rectangle for who only looks on."""
        card = self._table.lay.places[seat].card
        return card.rect.toAlignedRect() if card else QRect()

    def pool_rect(self) -> QRect:
        """Where the pool is, with its number, in the viewport; an empty rectangle where there is none."""
        if not self._table.manners.has_pool:
            return QRect()
        return self._table.lay.pool.united(self._table.lay.sum).toAlignedRect()

    def pack_rect(self) -> QRect:
        """Where the pack lies, in the viewport; an empty rectangle before the first deal."""
        return QRect() if self._table.dealer is None else self._table.pack_spot().rect.toAlignedRect()

    def free_rect(self) -> QRect:
        """Where the choices of a decision go, below the viewer's seat, in the viewport."""
        if self._table.layout_ is None:
            size = QSizeF(self.viewport().size())
            return lay_out(size, 2, 0, 0, self._theme.text_scale).buttons.toAlignedRect()
        return self._table.lay.buttons.toAlignedRect()

    # Who is pointed at

    def point_out(self, seat: int | None) -> None:
        """Tell the name of somebody in a crowd, where seats have none; None: of nobody."""
        place = None if seat is None else self._table.lay.places[seat]
        name = self._players[seat].name if seat is not None and place and not place.name_px else ""
        if self._name and self._name.name != name:
            self._table.removeItem(self._name)
            self._name = None
        if name and place and not self._name:
            area = QRectF(QPointF(0, 0), self._table.lay.size)
            self._name = NameTag(self._theme, self.devicePixelRatioF(), name, place, area)
            self._name.setZValue(z.BUBBLE)
            self._table.addItem(self._name)

    def _seat_at(self, point: QPointF) -> int | None:
        if self._table.layout_ is None or self._table.layout_.lens is None:
            return None
        places = enumerate(self._table.lay.places)
        return next((seat for seat, place in places if place.block.contains(point)), None)

    # Qt

    def drawBackground(self, painter: QPainter, rect: QRectF | QRect) -> None:
        """Floor, table and cloth, from a picture made once for a size."""
        area = QRectF(rect)
        if self._table.layout_ is None:
            painter.fillRect(area, QColor(self._theme.color("room")))
            return
        ratio = self.devicePixelRatioF()
        if ratio != self._table.art.ratio:
            QTimer.singleShot(0, self._lay)  # the window has come to another screen
        table, stand = self._table.lay.table, self._table.lay.corners or ()
        clockwise = self._table.manners.clockwise
        size, look = self.viewport().size(), (self._theme.scheme, self._place, clockwise)
        key = (size, ratio, look, table.getRect(), *(corner.getRect() for corner in stand))
        if key != self._room_key:
            self._room_key = key
            self._room = self._backdrop.render(size, ratio, table, stand, clockwise=clockwise)
        painter.drawPixmap(area, self._room, QRectF(area.topLeft() * ratio, area.size() * ratio))

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Lay the table anew."""
        super().resizeEvent(event)
        self._lay()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Skip what is being shown, or take the card."""
        if event.button() != Qt.MouseButton.LeftButton:
            super().mousePressEvent(event)
        elif self.busy:
            self.skip()
        elif self._gestures is not None:
            self._gestures.press(self.mapToScene(event.position().toPoint()))

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Move the card in the hand, or say with the pointer what could be taken, and who sits there."""
        point = self.mapToScene(event.position().toPoint())
        self.point_out(self._seat_at(point))
        if self._gestures is None:
            return
        if event.buttons() & Qt.MouseButton.LeftButton:
            self._gestures.move(point)
        elif self._gestures.hovers(point):
            self.viewport().setCursor(Qt.CursorShape.PointingHandCursor)
        else:
            self.viewport().unsetCursor()

    def leaveEvent(self, event: QEvent) -> None:
        """Point at nobody."""
        super().leaveEvent(event)
        self.point_out(None)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """Put the card down."""
        if event.button() != Qt.MouseButton.LeftButton or self._gestures is None:
            return
        meant = self._gestures.release(self.mapToScene(event.position().toPoint()))
        if meant:
            self.answer(meant)

    def answer(self, meant: "Sequence[Action]") -> None:
        """Take what somebody means by a gesture or a key, or have them say which of several it is."""
        if len(meant) > 1:
            self.picked.emit(tuple(meant))
            return
        self.close_input()
        self.acted.emit(meant[0])

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Skip with the space bar; all other keys are for the window."""
        if event.key() == Qt.Key.Key_Space and self.busy:
            self.skip()
        else:
            event.ignore()

    def wheelEvent(self, event: QWheelEvent) -> None:
        """Stay where it is: a table does not scroll."""
        event.ignore()
