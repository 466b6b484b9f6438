"""Ties: players with cards of one rank continue among themselves."""

from typing import Final

from cucu_desktop.engine import rarer_events as rarer
from cucu_desktop.engine.any_observation import as_exchange
from cucu_desktop.ui.animation.card_motion import fly, hop, say
from cucu_desktop.ui.animation.cue import Cue, CueContext, Cues
from cucu_desktop.ui.animation.cues.laid_away import lay_away
from cucu_desktop.ui.animation.timeline import (
    NOTHING,
    Piece,
    call,
    chain,
    over,
    spring,
    stagger,
    together,
    wait,
)
from cucu_desktop.ui.scene import z


def tie_began(context: CueContext, event: rarer.TieBegan) -> Piece:
    """Show the beginning of a tie: the others are dimmed, and the rank is shown in the middle (T3)."""
    scene, markers, now = context.scene, context.scene.markers, as_exchange(context.now)
    tie = (event.rank, event.seats)
    is_now = now.tie is not None and tuple(now.tie[:2]) == tie
    waiting = tuple(other[:2] for other in now.ties) if is_now else ()

    def begin() -> None:
        scene.turn_to(None)
        markers.set_tie(tie, waiting)

    def grow(part: float) -> None:
        markers.middle.setScale(0.6 + 0.4 * part)

    cards = [card for seat in event.seats if (card := scene.cards[seat])]
    hops = together(*(hop(context, card, 9, context.ms("push")) for card in cards))
    words = say(context, event, "remark")
    shown = NOTHING if context.pace.reduced else over(context.ms("grow"), grow, spring)
    return chain(call(begin), together(shown, hops, words), wait(context.ms("breath")))


def discarded(context: CueContext, event: rarer.Discarded) -> Piece:
    return lay_away(context, event.seat)


def pack_renewed(context: CueContext, event: rarer.PackRenewed) -> Piece:
    """Show that the discards become a new pack (T4)."""
    scene = context.scene
    target = scene.pack_spot()
    swept = [fly(context, card, target, "gather", arc=0.3, level=z.PACK) for card in scene.laid.cards]

    def renew() -> None:
        scene.laid.clear()
        scene.pack.set_count(event.cards)

    return chain(stagger(context.ms("coin_gap", 0.3), swept), call(renew), wait(context.ms("breath")))


CUES: Final[Cues] = {
    rarer.TieBegan: Cue(tie_began),
    rarer.Discarded: Cue(discarded, gap="coin_gap"),
    rarer.PackRenewed: Cue(pack_renewed),
}
