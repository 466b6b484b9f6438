"""Simple cues as rows of data: what changes at once, what is said, and which movement goes with it."""

from collections.abc import Callable
from typing import Any

from cucu_desktop.frozen import frozen
from cucu_desktop.ui.animation.card_motion import hear, hop, say
from cucu_desktop.ui.animation.cue import CueContext
from cucu_desktop.ui.animation.durations import Moment
from cucu_desktop.ui.animation.timeline import NOTHING, Piece, call, chain, over, together, wait
from cucu_desktop.ui.scene.items.seat import SeatItem


@frozen
class Keyframe:
    """A cue about the seat in the field `seat` of its event.

    Attributes:
        sound: the sound at the beginning.
        ends_turn: whether no seat is shown as acting from now on.
        tokens: the seat's new number of tokens.
        slippers: whether the seat has slippers now.
        mood: the new mood of its face.
        dies: whether its card no longer counts.
        words: how long the call is shown, if the event has one.
        is_aside: whether the call does not delay the pause.
        move: the seat's movement, at the same time as the call.
        pause: the time after all of this.
    """

    sound: str = ""
    ends_turn: bool = False
    tokens: int | None = None
    slippers: bool | None = None
    mood: str | None = None
    dies: bool = False
    words: Moment | None = None
    is_aside: bool = False
    move: Callable[[CueContext, SeatItem], Piece] | None = None
    pause: Moment | None = None

    def __call__(self, context: CueContext, event: Any) -> Piece:  # noqa: ANN401 - any event with a call
        said = say(context, event, self.words) if self.words else NOTHING
        if self.is_aside:
            context.meanwhile(said)
            said = NOTHING
        moved = self.move(context, context.scene.seats[event.seat]) if self.move else NOTHING
        return chain(
            hear(context, self.sound) if self.sound else NOTHING,
            call(lambda: self._change(context, event)),
            together(said, moved),
            wait(context.ms(self.pause)) if self.pause else NOTHING,
        )

    def _change(self, context: CueContext, event: Any) -> None:  # noqa: ANN401 - one with a seat, if it changes
        if self.ends_turn:
            context.scene.turn_to(None)
        if self.dies and (card := context.scene.cards[event.seat]):
            card.is_dead = True
        if self.slippers is not None:
            context.scene.seats[event.seat].in_slippers = self.slippers
        if self.tokens is not None:
            context.scene.seats[event.seat].set_tokens(self.tokens, virgin=False)
        if self.mood is not None:
            context.scene.seats[event.seat].mood = self.mood


def joy(context: CueContext, seat: SeatItem) -> Piece:
    return hop(context, seat, seat.geometry.radius * 0.3, context.ms("push"), 2)


def knocks(context: CueContext, seat: SeatItem) -> Piece:
    return hop(context, seat, seat.geometry.radius * 0.16, context.ms("push"), 3)


def retreat(context: CueContext, seat: SeatItem) -> Piece:
    """Return the movement of a player who has lost the last token away from the table."""
    if context.pace.reduced:
        return call(lambda: seat.move_aside(1.0))
    if not seat.has_way_aside:
        return chain(call(lambda: seat.move_aside(1.0)), wait(context.ms("push")))
    return over(context.ms("push"), seat.move_aside)
