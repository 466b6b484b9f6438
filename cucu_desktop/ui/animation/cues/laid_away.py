"""Cards that are laid away, Kings turned up from the pack (K2, T2), and open Kings (K7, K8)."""

from typing import Final

from cucu_desktop.engine import rarer_events as rarer
from cucu_desktop.ui.animation.card_motion import fly, hear, hop, put_down, say, turn_down, turn_up
from cucu_desktop.ui.animation.cue import Cue, CueContext, Cues
from cucu_desktop.ui.animation.cues.arrests.king import crowned
from cucu_desktop.ui.animation.timeline import NOTHING, Piece, call, chain, together
from cucu_desktop.ui.scene import z
from cucu_desktop.ui.scene.items.card import CardItem


def lay_away(context: CueContext, seat: int) -> Piece:
    """Return the movement of a seat's card, face down, under the pack; face up where there is a pile."""
    scene = context.scene
    card = scene.cards[seat]
    assert card is not None

    def laid() -> None:
        card.is_dead = False
        scene.lay_away(card)
        if scene.game.has_pile:
            card.place(scene.laid.spot(len(scene.laid.cards) - 1))

    # Its spot in the heap is chosen on arrival: others may be moving there, too.
    flight = fly(context, card, scene.laid.spot(), "draw", arc=-0.15, level=z.LAID)
    return chain(NOTHING if scene.game.has_pile else turn_down(context, card), flight, call(laid))


def set_aside(context: CueContext, event: rarer.SetAside) -> Piece:
    """Show that the card of a player who is out is laid away (L6)."""
    context.meanwhile(say(context, event))
    return lay_away(context, event.seat)


def turned_up(context: CueContext, event: rarer.TurnedUp) -> Piece:
    """Show a King that is turned up from the pack and laid away (K2, T2)."""
    scene = context.scene
    card = CardItem(scene.art, scene.pack_spot())

    def leave() -> None:
        scene.add_passing(card, z.MOVING)
        scene.pack.set_count(scene.pack.count - 1)

    def laid() -> None:
        scene.remove_passing(card)
        scene.laid.add(card)

    spot = scene.lay.stage(event.seat, [scene.home(event.seat).rect])
    come = fly(context, card, spot, "grow", arc=0.1, level=z.STAGED)
    up = turn_up(context, card, str(event.card), public=True)
    words = say(context, event, "call")
    away = fly(context, card, scene.laid.spot(), "draw", level=z.LAID)
    is_king = getattr(event.card, "value", "") in ("K", "R")
    seen = together(words, crowned(context, card, spot)) if is_king else words
    scene.crossed = [spot.rect.adjusted(0, -spot.width * 0.6, 0, 0)]
    turned = NOTHING if scene.game.has_pile else put_down(context, card)
    down = chain(call(scene.crossed.clear), turned)
    return chain(call(leave), come, up, seen, down, away, call(laid))


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
    rarer.SetAside: Cue(set_aside),
    rarer.TurnedUp: Cue(turned_up),
    rarer.KingOpened: Cue(king_opened),
    rarer.KingMet: Cue(king_met),
}
