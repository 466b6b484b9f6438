"""Players who are out: they ask for backing, come back or leave; and the division between two."""

from functools import partial
from typing import Final

from cucu_desktop.engine import events
from cucu_desktop.engine.actions import PlayerKind
from cucu_desktop.ui.animation.card_motion import say, toss
from cucu_desktop.ui.animation.cue import Cue, CueContext, Cues, decided
from cucu_desktop.ui.animation.cues.keyframes import Keyframe, joy
from cucu_desktop.ui.animation.cues.reactions import SLY, look, nod, shake_head
from cucu_desktop.ui.animation.timeline import Piece, call, chain, over, stagger, swing, together

SPOKEN: Final = Keyframe(words="remark")


def reentered(context: CueContext, event: events.Reentered) -> Piece:
    """Show a player who comes back to the table and gets new tokens."""
    scene, seat = context.scene, context.scene.seats[event.seat]
    is_off = not seat.off.isNull()

    def back() -> None:
        seat.set_tokens(event.tokens, virgin=False)
        seat.set_mood("glad")

    moves_up = call(lambda: seat.move_aside(0.0))
    if is_off and not context.pace.reduced:
        moves_up = over(context.ms("push"), lambda part: seat.move_aside(1 - part), swing)
    size = seat.geometry.tokens.height() * 1.9
    flights = [
        toss(context, "token", size, scene.lay.pool.center(), seat.geometry.tokens.center(), "token", turns=1)
        for _ in range(min(event.tokens, 3) if scene.game.has_tokens else 0)
    ]
    words = say(context, event, "bubble")
    arrived = together(moves_up, stagger(context.ms("coin_gap", 2), flights))
    return chain(arrived, call(back), together(words, joy(context, seat)))


def division_answered(context: CueContext, event: events.DivisionAnswered) -> Piece:
    """Show the answer to a proposed division; if it is yes, both look glad."""
    words = say(context, event, "remark")
    if not event.accepted:
        return together(words, shake_head(context, event.seat))
    pair = [seat for seat in context.scene.seats if seat.tokens]
    agreed = together(words, nod(context, event.seat))
    return chain(agreed, *(call(partial(seat.set_mood, "glad")) for seat in pair))


def backing_given(context: CueContext, event: events.BackingGiven) -> Piece:
    """Show a contribution to a re-entry, with nods of both, or a refusal with a shake of the head."""
    words = say(context, event, "remark")
    if not event.coins:
        return together(words, shake_head(context, event.backer))
    return together(words, chain(nod(context, event.backer), nod(context, event.seat)))


def _reentry(event: events.Reentered, _: object) -> tuple[int, PlayerKind] | None:
    return None if event.free else (event.seat, "reentry")


CUES: Final[Cues] = {
    events.ReentryOffered: Cue(SPOKEN),
    events.BackingAsked: Cue(SPOKEN, decision=decided("seat", "reentry")),
    events.BackingGiven: Cue(backing_given, decision=decided("backer", "backing")),
    events.Reentered: Cue(reentered, gap="coin_gap", decision=_reentry),
    events.Left: Cue(SPOKEN, decision=decided("seat", "reentry")),
    events.DivisionProposed: Cue(SPOKEN, decision=decided("seat", "agreement"), feel=look("seat", SLY)),
    events.DivisionAnswered: Cue(division_answered, decision=decided("seat", "agreement")),
    events.DivisionEnded: Cue(Keyframe(pause="breath")),  # only the log panel has it
}
