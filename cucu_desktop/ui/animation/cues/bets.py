"""Bets against the matador, and their settlement (A4).

Bets are made before the deal; at its end the matador's card and all lower ones go up, then those of an Ace's
suit.
"""

from typing import Final

from cucu_desktop.engine import events
from cucu_desktop.engine import rarer_events as rarer
from cucu_desktop.engine.cards import Card
from cucu_desktop.ui.animation.card_motion import hop, pause, say
from cucu_desktop.ui.animation.cue import Cue, CueContext, Cues, decided
from cucu_desktop.ui.animation.cues.reactions import CALM, SLY, look, nod, shake_head
from cucu_desktop.ui.animation.timeline import NOTHING, Piece, call, chain, over, spring, together, wait

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
    """Return the factor by which each of many bets is shown faster."""
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


CUES: Final[Cues] = {
    rarer.BetMade: Cue(
        bet_made,
        decision=decided("seat", "bet"),
        feel=look("seat", lambda event: SLY if event.coins else CALM),
    ),
    rarer.BetAnswered: Cue(bet_answered, decision=decided("matador", "consent"), feel=look("seat", CALM)),
    rarer.Judged: Cue(judged, ends_deal=True),
}
