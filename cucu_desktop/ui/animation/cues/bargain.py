"""Bargains: the inn's sign (L7), promises, offers and their answers, bets (A4), returns, and the division.

Bets are made before the deal; at its end the matador's card and all lower ones go up, then those of an Ace's
suit.
"""

import math
from functools import partial
from typing import Final

from cucu_desktop.engine import events
from cucu_desktop.engine import rarer_events as rarer
from cucu_desktop.engine.actions import PlayerKind
from cucu_desktop.engine.cards import Card
from cucu_desktop.engine.events import Arrested
from cucu_desktop.ui.animation.card_motion import hear, hop, pause, say, shake, toss
from cucu_desktop.ui.animation.cue import Cue, CueContext, Cues, decided
from cucu_desktop.ui.animation.cues.arrests.stage import announce, look_on
from cucu_desktop.ui.animation.cues.keyframes import Keyframe, joy
from cucu_desktop.ui.animation.cues.reactions import CALM, SLY, look, nod, shake_head
from cucu_desktop.ui.animation.timeline import (
    NOTHING,
    Piece,
    call,
    chain,
    linear,
    over,
    spring,
    stagger,
    swing,
    together,
    wait,
)
from cucu_desktop.ui.scene.scene import TableScene


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
    scene = context.scene

    def fade(part: float) -> None:
        if scene.inn.sign:
            scene.inn.sign.setOpacity(1 - part)

    return chain(over(context.ms("fade"), fade), call(scene.inn.take_down))


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


_FEW: Final = 10
"""The number of seats above which repeated actions of all players are shown faster."""


def bet_made(context: CueContext, event: rarer.BetMade) -> Piece:
    """Show a bet: coins are laid on the player's card."""
    scene = context.scene
    context.meanwhile(say(context, event, "bubble", 1.3))

    def put() -> None:
        if event.coins:
            scene.turn_to(scene.dealer)
            scene.markers.propose_bet(event.seat, event.coins, event.outcome)
        else:
            scene.turn_to(event.seat)

    return chain(call(put), pause(context, context.ms("bubble", _haste(context)), still=False))


def bet_answered(context: CueContext, event: rarer.BetAnswered) -> Piece:
    """Show the matador's answer: agreed, or the coins go back."""
    scene = context.scene
    context.meanwhile(say(context, event))
    head = (nod if event.agreed else shake_head)(context, event.matador)
    answer = call(lambda: scene.markers.answer_bet(event.seat, agreed=event.agreed))
    return chain(answer, together(head, wait(context.ms("breath", 1.4 * _haste(context)))))


def _haste(context: CueContext) -> float:
    return min(1.0, _FEW / len(context.scene.seats))


def aces_up(context: CueContext, event: events.Exposed) -> Piece:
    """Show the suit of a face-up Ace in the middle, as the reason for later cards (A4)."""
    scene, card = context.scene, event.card
    if not scene.game.has_matador or not isinstance(card, Card) or card.value != "A":
        return NOTHING
    suit = card.suit

    def grow(part: float) -> None:
        scene.markers.middle.setScale(0.5 + 0.5 * part)

    shown = NOTHING if context.pace.reduced else over(context.ms("grow"), grow, spring)
    return chain(call(lambda: scene.markers.add_suit(suit)), shown)


def step_of(context: CueContext, event: events.Exposed) -> Piece:
    """Return the pause before a card that goes up for an Ace's suit; none before lower cards (A4)."""
    scene, card = context.scene, event.card
    if not scene.game.has_matador or not isinstance(card, Card):
        return NOTHING
    if event.seat == scene.dealer:
        scene.markers.matador = card
        return NOTHING
    matador = scene.markers.matador
    is_lower = matador is None or card.rank < matador.rank
    return NOTHING if is_lower else wait(context.ms("remark"))


def judged(context: CueContext, event: rarer.Judged) -> Piece:
    """Show the end of a deal: the matador has beaten others, or is out."""
    scene = context.scene
    matador = scene.seats[event.matador]
    scene.turn_to(None)

    def moods() -> None:
        matador.set_mood("glad" if event.survives else "cross")
        for seat in event.eliminated:
            scene.seats[seat].set_mood("cross")

    joy = hop(context, matador, 14, context.ms("win", 0.8), 2) if event.survives else NOTHING
    return chain(call(moods), together(say(context, event, "remark"), joy), wait(context.ms("breath")))


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
    events.Promised: Cue(promised, decision=_promise),
    rarer.Offered: Cue(
        offered,
        decision=decided("guest", "bargain"),
        feel=look("guest", lambda event: SLY if event.coins or event.percent else CALM),
    ),
    rarer.OfferAnswered: Cue(offer_answered, decision=decided("innkeeper", "offer"), feel=_feel_answered),
    rarer.BetMade: Cue(
        bet_made,
        decision=decided("seat", "bet"),
        feel=look("seat", lambda event: SLY if event.coins else CALM),
    ),
    rarer.BetAnswered: Cue(bet_answered, decision=decided("matador", "consent"), feel=look("seat", CALM)),
    rarer.Judged: Cue(judged, ends_deal=True),
    events.ReentryOffered: Cue(SPOKEN),
    events.BackingAsked: Cue(SPOKEN, decision=decided("seat", "reentry")),
    events.BackingGiven: Cue(backing_given, decision=decided("backer", "backing")),
    events.Reentered: Cue(reentered, gap="coin_gap", decision=_reentry),
    events.Left: Cue(SPOKEN, decision=decided("seat", "reentry")),
    events.DivisionProposed: Cue(SPOKEN, decision=decided("seat", "agreement"), feel=look("seat", SLY)),
    events.DivisionAnswered: Cue(division_answered, decision=decided("seat", "agreement")),
    events.DivisionEnded: Cue(Keyframe(pause="breath")),  # only the log panel has it
}
