"""The cue of `Arrested`: finds the animation of the card that arrests in the table `ARRESTS`.

All of them leave the holder's card where it lay, face up if it was shown.
"""

from collections.abc import Callable, Mapping
from typing import Final

from cucu_desktop.engine.events import Arrested
from cucu_desktop.ui.animation.card_motion import say
from cucu_desktop.ui.animation.cue_context import CueContext
from cucu_desktop.ui.animation.cues.arrests.cat import cat
from cucu_desktop.ui.animation.cues.arrests.cuckoo import cuckoo
from cucu_desktop.ui.animation.cues.arrests.horse import horse
from cucu_desktop.ui.animation.cues.arrests.hunter import hunter
from cucu_desktop.ui.animation.cues.arrests.inn import inn
from cucu_desktop.ui.animation.cues.arrests.king import king
from cucu_desktop.ui.animation.timeline import Piece, call, chain
from cucu_desktop.ui.text.events.turns import Stopped


def arrested(context: CueContext, event: Arrested) -> Piece:
    """Show the arrest of this card; an unknown one is announced with words alone.

    Whoever was stopped may say something to it, while the game goes on.
    """
    context.scene.seats[event.holder].set_mood("glad")
    card = getattr(event.card, "value", "")
    scene = ARRESTS.get(card)
    if scene is None:
        return say(context, event, "call")
    return chain(
        scene(context, event), call(lambda: context.meanwhile(say(context, Stopped(event.exchanger, card))))
    )


ARRESTS: Final[Mapping[str, Callable[[CueContext, Arrested], Piece]]] = {
    "XI": inn,
    "XII": cat,
    "XIII": horse,
    "XIV": hunter,
    "XV": cuckoo,
    "K": king,
    "R": king,
    "C": horse,
}
"""The animation of each card that arrests, by its name without the suit."""
