"""The cue of `Arrested`: the animation of the arresting card from the table `ARRESTS`.

The holder's card stays in its place, face up if it was shown.
"""

from collections.abc import Callable, Mapping
from typing import Final

from cucu_desktop.engine.events import Arrested
from cucu_desktop.engine.power import PowerFigure
from cucu_desktop.games.catalogue import POWERS
from cucu_desktop.match.events.turns import Stopped
from cucu_desktop.ui.animation.card_motion import hop, say, shake
from cucu_desktop.ui.animation.cue import CueContext
from cucu_desktop.ui.animation.cues.arrests.cat import cat
from cucu_desktop.ui.animation.cues.arrests.cuckoo import cuckoo
from cucu_desktop.ui.animation.cues.arrests.horse import horse
from cucu_desktop.ui.animation.cues.arrests.hunter import hunter
from cucu_desktop.ui.animation.cues.arrests.inn import inn
from cucu_desktop.ui.animation.cues.arrests.king import king
from cucu_desktop.ui.animation.cues.arrests.stage import announce
from cucu_desktop.ui.animation.timeline import NOTHING, Piece, call, chain, together
from cucu_desktop.ui.scene.items.card import CardItem
from cucu_desktop.ui.widgets.seat_geometry import Spot


def arrested(context: CueContext, event: Arrested) -> Piece:
    """Show the arrest of this card; one without an animation of its own is only shown large.

    The stopped player may make a remark, while the game goes on.
    """
    context.scene.seats[event.holder].set_mood("glad")
    card = getattr(event.card, "value", "")
    is_unnamed = context.scene.game.has_pile and not event.shown  # at Campli it is the inn
    scene = unnamed if is_unnamed else ARRESTS.get(card, plainly)
    return chain(
        scene(context, event), call(lambda: context.meanwhile(say(context, Stopped(event.exchanger, card))))
    )


def plainly(context: CueContext, event: Arrested) -> Piece:
    """Return the animation of a card without one of its own: it is shown large, called, and put down."""

    def deed(card: CardItem, spot: Spot) -> Piece:
        return shake(context, card, spot.width * 0.05, context.ms("push"))

    return announce(context, event, deed)


def unnamed(context: CueContext, event: Arrested) -> Piece:
    """Return the animation of an unnamed card that sends the exchanger on: it stays in its place."""
    card = context.scene.cards[event.holder]
    nod = hop(context, card, card.shown_width * 0.2, context.ms("push"), 2) if card else NOTHING
    return together(say(context, event, "call"), nod)


_Scene = Callable[[CueContext, Arrested], Piece]
_FIGURES: Final[Mapping[PowerFigure, _Scene]] = {"bird": cuckoo, "cat": cat, "horse": horse}
ARRESTS: Final[Mapping[str, _Scene]] = {
    "XI": inn,
    "XII": cat,
    "XIII": horse,
    "XIV": hunter,
    "XV": cuckoo,
    "K": king,
    "R": king,
    "C": horse,
    **{card: _FIGURES[power.figure] for card, power in POWERS.items() if power.figure},
}
"""The animation of each card that arrests, by its name without the suit."""
