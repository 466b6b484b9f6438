"""The seating order of a trick game, which may change from deal to deal (H4)."""

from typing import TYPE_CHECKING

from PySide6.QtCore import QSizeF

from cucu_desktop.engine.tricks.seating import Order, across, turned
from cucu_desktop.games.game import TrickGame
from cucu_desktop.ui.scene.participants import Dummy
from cucu_desktop.ui.scene.scene import TableScene
from cucu_desktop.ui.scene.tricks.layout import TrickLayout, lay_out
from cucu_desktop.ui.scene.tricks.seat import TrickSeat
from cucu_desktop.ui.widgets.theme import Theme

if TYPE_CHECKING:
    from collections.abc import Sequence

    from cucu_desktop.match.match import Player


class SeatedScene(TableScene):
    """A table whose seats are arranged in the playing order of the deal, not by their numbers.

    Attributes:
        game: the game played.
        dummies: the seats without a player, whose hands are open.
    """

    game: TrickGame

    def __init__(self, theme: Theme, ratio: float = 1.0, *, game: TrickGame) -> None:
        self.dummies: frozenset[int] = frozenset()
        self._text_scale = 1.0
        super().__init__(theme, ratio, game)

    @property
    def lay(self) -> TrickLayout:
        assert isinstance(self.layout_, TrickLayout)
        return self.layout_

    @property
    def people(self) -> list[TrickSeat]:
        """The seats, typed as those of a trick game."""
        return self.seats  # type: ignore[return-value]

    @property
    def round(self) -> Order:
        """The seats in playing order; from the first deal on the dealer is last."""
        return tuple(self.order) or tuple(range(len(self.seats)))

    def lay_out(self, size: QSizeF, bottom: int, onlookers: int, text_scale: float) -> TrickLayout:
        """Return the layout of a view of this size; there are no onlookers."""
        del onlookers
        self._text_scale = text_scale
        return lay_out(size, self.round, bottom, text_scale, self.dummies)

    def sit(self, players: "Sequence[Player]", first: int | None = None) -> None:
        """Create the seats of these players at an empty table; `first`: the seat listed first in scores."""
        self.order = ()
        self.dummies = frozenset(seat for seat, player in enumerate(players) if isinstance(player, Dummy))
        super().sit(players, first)

    def sits_as(self, order: Order) -> bool:
        """Return whether the present playing order is this one, whatever the dealer."""
        return turned(self.round, 0) == turned(order, 0)

    def sit_in(self, order: Order) -> None:
        """Arrange the seats in this playing order; a dummy has the face of its partner."""
        is_other = not self.sits_as(order)
        self.order = order
        if is_other and self.layout_:
            self.arrange(self.lay_out(self.lay.size, self.lay.bottom, 0, self._text_scale))
            self.rearranged.emit()
        for dummy in self.dummies:
            self.people[dummy].be_played_by(self.seats[across(order, dummy)].who)
