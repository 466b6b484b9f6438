"""The differences between the tables of the two families of games: scene, cues, gestures."""

from collections.abc import Callable
from functools import partial
from typing import Final

from cucu_desktop.games.game import Game, TrickGame
from cucu_desktop.ui.animation.cue_table import EXCHANGE as EXCHANGE_CUES
from cucu_desktop.ui.scene.scene import TableScene
from cucu_desktop.ui.text.wording import Wording
from cucu_desktop.ui.view.accessibility import TableAccessibility
from cucu_desktop.ui.view.family import Family
from cucu_desktop.ui.view.gestures import Gestures
from cucu_desktop.ui.view.view import TableView
from cucu_desktop.ui.widgets.theme import Theme

EXCHANGE: Final = Family(TableScene, EXCHANGE_CUES, Gestures)
"""The family of games with one card each, kept or passed on."""


def family_of(game: Game) -> Family:
    if not isinstance(game, TrickGame):
        return EXCHANGE
    # Most never lay that table.
    from cucu_desktop.ui.animation.cues.tricks.cue_table import TRICKS  # noqa: PLC0415
    from cucu_desktop.ui.scene.tricks.scene import TrickScene  # noqa: PLC0415
    from cucu_desktop.ui.view.tricks.gestures import TrickGestures  # noqa: PLC0415

    return Family(partial(TrickScene, game=game), TRICKS, TrickGestures)


def accessibility_of(game: Game) -> Callable[[TableView, Theme, Wording], TableAccessibility]:
    """Return the class of a game's table for keyboard and screen reader."""
    if not isinstance(game, TrickGame):
        return TableAccessibility
    from cucu_desktop.ui.view.tricks.accessibility import TrickAccessibility  # noqa: PLC0415 - as above

    return TrickAccessibility
