"""Bidding: cards that are named, passes, and the partner once revealed."""

from typing import Final

from cucu_desktop.engine.tricks import events as tricks
from cucu_desktop.ui.animation.card_motion import fly, say, turn_down
from cucu_desktop.ui.animation.cue import Cue, CueContext, Cues, decided
from cucu_desktop.ui.animation.cues.reactions import CALM, SLY, look, nod
from cucu_desktop.ui.animation.timeline import Piece, chain, stagger, together
from cucu_desktop.ui.scene.tricks.scene import trick_scene


def bid_made(context: CueContext, event: tricks.BidMade) -> Piece:
    scene = trick_scene(context.scene)
    scene.turn_to(event.seat)
    scene.bids.add(event.seat, event.card)
    return say(context, event, "remark")


def passed(context: CueContext, event: tricks.Passed) -> Piece:
    trick_scene(context.scene).bids.add(event.seat, None)
    context.scene.turn_to(event.seat)
    return say(context, event)


def thrown_in(context: CueContext, event: tricks.ThrownIn) -> Piece:
    """Show that the cards are thrown in, with the dealer's call."""
    scene = trick_scene(context.scene)
    scene.turn_to(None)
    cards = [card for hand in scene.hands for card in hand]
    swept = [
        together(turn_down(context, card), fly(context, card, scene.lay.pile, "gather")) for card in cards
    ]
    return chain(say(context, event, "remark"), stagger(context.ms("coin_gap", 0.3), swept))


def partner_known(context: CueContext, event: tricks.PartnerKnown) -> Piece:
    """Show the bidder's partner: the called card is put beside the face."""
    scene = trick_scene(context.scene)
    scene.bids.tell(scene.bids.said, event.partner)
    together_now = [event.bidder] if event.partner is None else [event.bidder, event.partner]
    for seat in together_now:
        scene.seats[seat].set_mood("glad")
    return chain(say(context, event, "remark"), nod(context, *together_now))


CUES: Final[Cues] = {
    tricks.BidMade: Cue(bid_made, decision=decided("seat", "bid"), feel=look("seat", SLY)),
    tricks.Passed: Cue(passed, decision=decided("seat", "bid"), feel=look("seat", CALM)),
    tricks.ThrownIn: Cue(thrown_in, ends_deal=True),
    tricks.PartnerKnown: Cue(partner_known),
}
