"""Pots: falls in a deal, the call that ends it, leaving the pot, and the next pot."""

from typing import Final

from cucu_desktop.engine import rarer_events as rarer
from cucu_desktop.ui.animation.card_motion import hear, hop, say, shake
from cucu_desktop.ui.animation.cue import Cue, Cues, nothing
from cucu_desktop.ui.animation.cue_context import CueContext
from cucu_desktop.ui.animation.cues.showdown import retreat
from cucu_desktop.ui.animation.timeline import Piece, call, chain, stagger, together, wait
from cucu_desktop.ui.scene.items.seat import SeatItem


def fell(context: CueContext, event: rarer.Fell) -> Piece:
    """Show that a player falls: their card no longer counts."""
    scene = context.scene
    seat, card = scene.seats[event.seat], scene.cards[event.seat]

    def strike() -> None:
        seat.set_mood("cross")
        if card is not None:
            card.bury(dead=True)

    shaken = shake(context, seat, 5, context.ms("token", 0.6))
    return chain(call(strike), together(say(context, event), shaken))


def called(context: CueContext, event: rarer.Called) -> Piece:
    """Show that the holder of an owl ends the deal."""
    scene = context.scene
    seat = scene.seats[event.seat]
    joy = hop(context, seat, seat.geometry.radius * 0.3, context.ms("push"), 2)
    return chain(call(lambda: scene.turn_to(None)), together(say(context, event), joy))


def left_pot(context: CueContext, event: rarer.LeftPot) -> Piece:
    """Show that a player leaves the pot: the seat moves to the table's edge."""
    seat = context.scene.seats[event.seat]

    def lose() -> None:
        seat.set_tokens(0, virgin=False)
        seat.set_mood("cross")

    words = say(context, event, "remark")
    return chain(hear(context, "out"), call(lose), together(words, retreat(context, seat)))


def pot_began(context: CueContext, event: rarer.PotBegan) -> Piece:
    """Show the beginning of a pot: its players come back to the table."""
    seats = context.scene.seats

    def come(seat: SeatItem) -> Piece:
        def take() -> None:
            seat.set_tokens(1, virgin=False)
            seat.move_aside(0.0)
            seat.set_mood("")

        return chain(call(take), hop(context, seat, seat.geometry.radius * 0.14, context.ms("breath")))

    def leave() -> None:
        for number, seat in enumerate(seats):
            if number not in event.players:
                seat.set_tokens(0, virgin=False)

    coming = [come(seats[seat]) for seat in event.players]
    return chain(call(leave), stagger(context.ms("coin_gap"), coming))


def pot_carried(context: CueContext, event: rarer.PotCarried) -> Piece:
    """Show that the pot is carried over."""
    del event
    return wait(context.ms("remark"))


CUES: Final[Cues] = {
    rarer.Fell: Cue(fell),
    rarer.Called: Cue(called),
    rarer.LeftPot: Cue(left_pot),
    rarer.PackLasts: Cue(nothing),
    rarer.PotBegan: Cue(pot_began),
    rarer.PotCarried: Cue(pot_carried),
}
