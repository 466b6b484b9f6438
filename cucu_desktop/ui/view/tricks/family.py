"""The family of the trick games: the parts of their table views."""

from functools import partial

from cucu_desktop.games.game import TrickGame
from cucu_desktop.ui.animation.cues.tricks.cue_table import TRICKS
from cucu_desktop.ui.scene.tricks.scene import TrickScene
from cucu_desktop.ui.view.family import Family
from cucu_desktop.ui.view.tricks.gestures import TrickGestures


def trick_family(game: TrickGame) -> Family:
    """Return the parts of a trick game's table view."""
    return Family(partial(TrickScene, game=game), TRICKS, TrickGestures)
