"""Before the play: bids, and robbing, in which a card of the pile is held up, and goes to the robber or back.

Then the trump indicator is turned up.
"""

from typing import Final

from cucu_desktop.engine.tricks import events as tricks
from cucu_desktop.ui.animation.card_motion import fly, hop, reveal, say, turn_down, turn_up
from cucu_desktop.ui.animation.cue import Cue, CueContext, Cues, decided
from cucu_desktop.ui.animation.cues.reactions import CALM, SLY, look, nod
from cucu_desktop.ui.animation.cues.tricks.playing import spread
from cucu_desktop.ui.animation.timeline import NOTHING, Piece, call, chain, over, stagger, together, wait
from cucu_desktop.ui.scene import z
from cucu_desktop.ui.scene.tricks.scene import trick_scene
from cucu_desktop.ui.scene.tricks.scene_dump import face_of
from cucu_desktop.ui.widgets.seat_geometry import Spot


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


def looked_at(context: CueContext, event: tricks.LookedAt) -> Piece:
    """Show a card of the pile that is held up to its possible robber."""
    scene = trick_scene(context.scene)
    scene.turn_to(event.seat)
    face = face_of(event.card) if event.seat == scene.viewer else None
    card = scene.looked.show(None)
    card.place(scene.lay.pile)
    up = turn_up(context, card, face, public=False) if face else NOTHING
    flight = fly(context, card, scene.looked.spot, "draw", level=z.CARD)
    return chain(
        together(flight, up),
        call(lambda: scene.looked.show(face)),
        wait(context.ms("trick" if face else "breath")),
    )


def robbed(context: CueContext, event: tricks.Robbed) -> Piece:
    """Show that the card goes into the robber's hand, seen by all."""
    scene = trick_scene(context.scene)
    seat, face = event.seat, str(event.card)
    mine = seat == scene.viewer or scene.lies_open
    card = scene.looked.item or scene.looked.show(face if mine else None)
    home = scene.lay.hands[seat]
    context.meanwhile(say(context, event))

    def take() -> None:
        scene.looked.put_back()
        scene.take_up(seat, face if mine or scene.is_open(seat) else None, Spot(home.centre, home.width))
        scene.pack.set_count(scene.pack.count - 1)
        scene.order_hand(seat)

    return chain(
        reveal(context, card, face),
        hop(context, card, 12, context.ms("grow")),
        wait(context.ms("bubble")),
        fly(context, card, Spot(home.centre, home.width), "draw", level=z.MOVING),
        call(take),
    )


def robbing_ended(context: CueContext, event: tricks.RobbingEnded) -> Piece:
    """Show that the card goes back to the pile, unseen by the others."""
    scene = trick_scene(context.scene)
    card = scene.looked.item
    context.meanwhile(say(context, event))
    back = (
        together(turn_down(context, card), fly(context, card, scene.lay.pile, "gather", level=z.PACK + 1))
        if card
        else NOTHING
    )
    return chain(wait(context.ms("breath")), back, call(scene.looked.put_back))


def indicator_turned(context: CueContext, event: tricks.IndicatorTurned) -> Piece:
    """Show the trump indicator that is turned up beside the pile."""
    scene = trick_scene(context.scene)
    scene.turn_indicator(str(event.card))
    scene.pack.set_count(scene.pack.count - 1)
    card = scene.indicator
    assert card is not None
    card.set_turned(0.0)
    context.meanwhile(say(context, event))
    return chain(over(context.ms("flip"), card.set_turned), wait(context.ms("remark", 0.7)))


def discarded(context: CueContext, event: tricks.Discarded) -> Piece:
    """Show a card that goes from a hand under the pile, face down."""
    scene = trick_scene(context.scene)
    face = face_of(event.card) if event.seat == scene.viewer or scene.lies_open else None
    hand = scene.hands[event.seat]
    held = (scene.card_at(event.seat, face) if face else None) or hand[len(hand) // 2]

    def leave() -> None:
        scene.turn_to(event.seat)
        hand.remove(held)
        scene.discards += 1

    return chain(
        call(leave),
        together(
            chain(turn_down(context, held), fly(context, held, scene.lay.pile, "draw", level=z.LAID)),
            spread(context, event.seat),
        ),
        call(lambda: scene.removeItem(held)),
    )


CUES: Final[Cues] = {
    tricks.LookedAt: Cue(looked_at),
    tricks.Robbed: Cue(robbed, decision=decided("seat", "rob"), feel=look("seat", SLY)),
    tricks.RobbingEnded: Cue(robbing_ended, decision=decided("seat", "rob"), feel=look("seat", CALM)),
    tricks.IndicatorTurned: Cue(indicator_turned),
    tricks.Discarded: Cue(discarded, decision=decided("seat", "discard")),
    tricks.BidMade: Cue(bid_made, decision=decided("seat", "bid"), feel=look("seat", SLY)),
    tricks.Passed: Cue(passed, decision=decided("seat", "bid"), feel=look("seat", CALM)),
    tricks.ThrownIn: Cue(thrown_in, ends_deal=True),
    tricks.PartnerKnown: Cue(partner_known),
}
