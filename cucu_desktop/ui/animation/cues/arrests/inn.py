"""The arrest by XI, the inn: its sign is hung out; a card that runs back is shown the inn itself (L7)."""

import math

from cucu_desktop.engine.events import Arrested
from cucu_desktop.ui.animation.card_motion import hear, hop, say, shake
from cucu_desktop.ui.animation.cue import CueContext
from cucu_desktop.ui.animation.cues.arrests.stage import announce, look_on
from cucu_desktop.ui.animation.timeline import NOTHING, Piece, call, chain, linear, over, together, wait


def inn(context: CueContext, event: Arrested) -> Piece:
    """Return the animation of XI: the sign is hung out by the innkeeper's face; the card stays face down.

    Sign and words stay while the guest decides, as the subject of the question. To a card that runs back the
    inn is shown, and nobody is asked.
    """
    scene = context.scene
    if event.shown:
        return announce(context, event, lambda card, _: shake(context, card, 5, context.ms("spit")))
    scene.turn_to(event.exchanger)

    def hang(part: float) -> None:
        # It shrinks to its size by the innkeeper's face.
        if scene.inn.sign:
            near = max(1 - part * 2.2, 0.0)
            scene.inn.sign.setScale(1 + 0.9 * near * near)
            scene.inn.sign.setOpacity(min(1.0, part * 12))
            scene.inn.sign.swing(58 * (1 - part) * (1 - part) * math.cos(part * 16))

    def come_to_rest() -> None:
        if scene.inn.sign:
            scene.inn.sign.setScale(1.0)
            scene.inn.sign.swing(0.0)

    hung = call(lambda: scene.inn.hang(event.holder, event.exchanger))
    words = call(lambda: context.meanwhile(say(context, event, "call", 4)))
    swings = chain(over(context.ms("swing", 1.3), hang, linear), call(come_to_rest))
    knock = scene.cards[event.holder]
    nod = hop(context, knock, knock.shown_width * 0.2, context.ms("push"), 2) if knock else NOTHING
    look = look_on(
        context, scene.home(event.holder).centre, (event.holder, event.exchanger), context.ms("swing")
    )
    moves = wait(context.ms("fade")) if context.pace.reduced else together(swings, nod)
    return chain(hung, hear(context, "inn"), together(moves, look, chain(wait(context.ms("breath")), words)))


def take_sign_down(context: CueContext) -> Piece:
    """Return the fading of the sign when the guest has decided."""
    scene = context.scene

    def fade(part: float) -> None:
        if scene.inn.sign:
            scene.inn.sign.setOpacity(1 - part)

    return chain(over(context.ms("fade"), fade), call(scene.inn.take_down))
