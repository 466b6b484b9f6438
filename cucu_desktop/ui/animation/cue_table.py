"""The cues of one family of games by event type, and the clearing of its table.

`EXCHANGE` is here and the trick games' table in `cues.tricks.cue_table`; the director plays either.
"""

from collections.abc import Callable, Collection, Sequence
from typing import Any, Final

from cucu_desktop.engine.actions import PlayerKind
from cucu_desktop.frozen import frozen
from cucu_desktop.ui.animation.cue import CueContext, Cues
from cucu_desktop.ui.animation.cues import bargain, dealing, game, payments, showdown, turns
from cucu_desktop.ui.animation.timeline import Piece


@frozen
class CueTable:
    """The cues of one family of games.

    Attributes:
        cues: the cue of each event type.
        begins: whether these events begin on an empty table.
        clear: clears the table for them.
        pondered: the kinds of decisions at which a bot may look worried after a long thinking time, which
            is random.
    """

    cues: Cues
    begins: Callable[[Sequence[Any]], bool]
    clear: Callable[[CueContext, Sequence[Any]], Piece]
    pondered: Collection[PlayerKind] = ()


EXCHANGE: Final = CueTable(
    {
        **game.CUES,
        **dealing.CUES,
        **turns.CUES,
        **bargain.CUES,
        **showdown.CUES,
        **payments.CUES,
    },
    game.begins,
    game.begin_game,
)
