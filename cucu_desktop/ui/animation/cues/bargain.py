"""Bargains: a guest's promise or offer at the inn, or to a Matto's holder, and the answer."""

import math
from typing import Final

from cucu_desktop.engine import events
from cucu_desktop.engine import rarer_events as rarer
from cucu_desktop.engine.actions import PlayerKind
from cucu_desktop.ui.animation.card_motion import say
from cucu_desktop.ui.animation.cue import Cue, CueContext, Cues, decided
from cucu_desktop.ui.animation.cues.arrests.inn import take_sign_down
from cucu_desktop.ui.animation.cues.reactions import CALM, SLY, look, nod, shake_head
from cucu_desktop.ui.animation.timeline import NOTHING, Piece, call, chain, linear, over, together
from cucu_desktop.ui.scene.scene import TableScene

SaidAtInn = events.Promised | rarer.Offered | rarer.OfferAnswered


def speak_at_inn(context: CueContext, event: SaidAtInn, seat: int, *, agrees: bool = True) -> Piece:
    """Return a call at the inn, with a nod or a shake of the head; the sign sways."""
    head = (nod if agrees else shake_head)(context, seat)

    def sway(part: float) -> None:
        if context.scene.inn.sign:
            context.scene.inn.sign.swing(9 * (1 - part) * math.sin(part * 14))

    swaying = NOTHING if context.pace.reduced else over(context.ms("swing"), sway, linear)
    return together(say(context, event, "remark"), head, swaying)


def offered(context: CueContext, event: rarer.Offered) -> Piece:
    """Show a guest's offer; one for a Matto is on a slip until its holder decides."""
    scene, markers = context.scene, context.scene.markers
    at_inn = scene.inn.sign is not None

    def put() -> None:
        scene.turn_to(event.innkeeper)
        if at_inn:
            markers.offer = (event.coins, event.percent)
        elif event.coins or event.percent:
            markers.put_slip(event.guest, event.coins, event.percent)

    words = speak_at_inn(context, event, event.guest)
    refused = take_sign_down(context) if at_inn and not (event.coins or event.percent) else NOTHING
    return chain(call(put), words, refused)


def offer_answered(context: CueContext, event: rarer.OfferAnswered) -> Piece:
    """Show the answer to an offer; a promised share is written beside the guest."""
    markers = context.scene.markers

    def settle() -> None:
        slip = markers.slips.get(event.guest)
        percent = slip.percent if slip else markers.offer[1]
        markers.take_slip(event.guest)
        markers.offer = (0, 0)
        if event.accepted and percent:
            markers.set_ledger((*markers.ledger, (event.guest, event.innkeeper, percent)))

    words = speak_at_inn(context, event, event.innkeeper, agrees=event.accepted)
    return chain(words, call(settle), take_sign_down(context))


def promised(context: CueContext, event: events.Promised) -> Piece:
    speaker = event.guest if event.answer in ("asked", "kept") else event.innkeeper
    context.scene.turn_to(speaker)
    words = speak_at_inn(context, event, speaker, agrees=event.answer != "refused")
    return words if event.answer == "asked" else chain(words, take_sign_down(context))


def _promise(event: events.Promised, _: object) -> tuple[int, PlayerKind]:
    guest = event.answer in ("asked", "kept")
    return (event.guest, "inn") if guest else (event.innkeeper, "promise")


def _feel_answered(scene: TableScene, event: rarer.OfferAnswered, before: object) -> None:
    del before
    scene.seats[event.guest].set_mood(CALM)
    scene.seats[event.innkeeper].set_mood("glad" if event.accepted else CALM)


CUES: Final[Cues] = {
    events.Promised: Cue(promised, decision=_promise),
    rarer.Offered: Cue(
        offered,
        decision=decided("guest", "bargain"),
        feel=look("guest", lambda event: SLY if event.coins or event.percent else CALM),
    ),
    rarer.OfferAnswered: Cue(offer_answered, decision=decided("innkeeper", "offer"), feel=_feel_answered),
}
