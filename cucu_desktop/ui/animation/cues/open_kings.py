"""Kings that are laid open before the first turn, and exchanges that come to one (K7, K8)."""

from typing import Final

from cucu_desktop.engine import rarer_events as rarer
from cucu_desktop.ui.animation.card_motion import hear, hop, say, turn_up
from cucu_desktop.ui.animation.cue import Cue, Cues
from cucu_desktop.ui.animation.cue_context import CueContext
from cucu_desktop.ui.animation.cues.arrests.king import crowned
from cucu_desktop.ui.animation.timeline import Piece, call, chain, together


def king_opened(context: CueContext, event: rarer.KingOpened) -> Piece:
    """Show a King that is turned up in its place, under a crown."""
    scene = context.scene
    card = scene.cards[event.seat]
    assert card is not None  # every player was dealt a card
    if card.face:
        known = card.face
        up = call(lambda: card.show_face(known, public=True))
    else:
        up = turn_up(context, card, str(event.card), public=True)
    shown = together(say(context, event), crowned(context, card, scene.home(event.seat)))
    return chain(up, hear(context, "cuckoo"), shown)


def king_met(context: CueContext, event: rarer.KingMet) -> Piece:
    """Show the open King that an exchange meets: it moves a little, and a stopped exchanger looks cross."""
    card = context.scene.cards[event.holder]
    assert card is not None  # the holder has an open King
    if not event.passes:
        context.scene.seats[event.seat].set_mood("cross")
    return hop(context, card, 8, context.ms("expose"))


CUES: Final[Cues] = {
    rarer.KingOpened: Cue(king_opened),
    rarer.KingMet: Cue(king_met),
}
