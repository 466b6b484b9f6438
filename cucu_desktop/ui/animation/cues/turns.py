"""The events of a turn: kept, asked, exchanged."""

import math
from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QPointF

from cucu_desktop.engine import events
from cucu_desktop.engine import rarer_events as rarer
from cucu_desktop.ui.animation.card_motion import hear, hop, pause, say, turn_up
from cucu_desktop.ui.animation.cue import Cue, CueContext, Cues, decided
from cucu_desktop.ui.animation.cues.arrests.arrest import arrested
from cucu_desktop.ui.animation.cues.arrests.stage import far
from cucu_desktop.ui.animation.cues.reactions import CALM, fear, look
from cucu_desktop.ui.animation.cues.swap import cross, run_back, runs_back
from cucu_desktop.ui.animation.timeline import NOTHING, Piece, call, chain, over, since, swing, together
from cucu_desktop.ui.scene.items.card import CardItem
from cucu_desktop.ui.scene.scene import TableScene
from cucu_desktop.ui.scene.scene_dump import face_for


def kept(context: CueContext, event: events.Kept) -> Piece:
    """Show that the card is kept: "Sto", and two knocks on it."""
    context.meanwhile(say(context, event))
    card = context.scene.cards[event.seat]
    knock = (
        hop(context, card, max(card.shown_width * 0.13, 6), context.ms("breath", 1.2), 2) if card else NOTHING
    )
    return chain(hear(context, "knock"), knock, pause(context, context.ms("breath", 0.5)))


def asked(context: CueContext, event: events.Asked) -> Piece:
    """Show that an exchange is asked for: "Passo", unless it was called before a horse."""
    if isinstance(context.before, events.Arrested):
        return NOTHING
    context.meanwhile(say(context, event))
    card = context.scene.cards[event.seat]
    target = context.scene.pack_spot() if event.target is None else context.scene.home(event.target)
    held_out = _held_out(context, card, target.centre) if card else NOTHING
    return together(held_out, pause(context, context.ms("breath", 1.6), still=False))


def _held_out(context: CueContext, card: CardItem, target: QPointF) -> Piece:
    """Return the movement of a card towards the asked seat, and back."""
    if context.pace.reduced:
        return NOTHING
    home, turned = card.pos(), card.rotation()
    way = target - home
    reach = way * (card.shown_width * 0.42 / (far(way) or 1.0))
    lean = math.copysign(4.0, way.x())

    def hold_out(part: float) -> None:
        card.setPos(home + reach * part)
        card.setRotation(turned + lean * part)
        card.set_lift(2 + 5 * part)

    half = context.ms("breath", 0.8)
    return chain(over(half, hold_out), over(half, lambda part: hold_out(1 - part), swing))


def exchanged(context: CueContext, event: events.Exchanged) -> Piece:
    """Show an exchange, face down; the viewer's new card is turned up."""
    scene = context.scene
    faces = (
        face_for(event.taken, event.seat, scene.viewer, public=scene.lies_open),
        face_for(event.given, event.other, scene.viewer, public=scene.lies_open),
    )
    if event.reason == "cat":
        return run_back(context, event.seat, event.other, faces=faces)
    past = _passed_over(context, event)
    crossed = cross(context, event.seat, event.other, faces=faces, past=past)
    return chain(crossed, call(lambda: scene.turn_to(event.other)))


def lowered(context: CueContext, event: rarer.Lowered) -> Piece:
    """Show that a Harlekin goes face up and somersaults, before it is exchanged (KL3)."""
    card = context.scene.cards[event.seat]
    assert card is not None
    face = str(event.card)
    if card.face:
        up = call(lambda: card.show_face(face, public=True))
    else:
        up = turn_up(context, card, face, public=True)
    return chain(up, together(say(context, event), _tumble(context, card)))


def _tumble(context: CueContext, card: CardItem) -> Piece:
    """Return the fall of a card: half a turn, after which it has its fallen drawing."""

    def land(start: float) -> None:
        card.setRotation(start)
        card.is_fallen = True

    if context.pace.reduced:
        return call(lambda: land(card.rotation()))
    turn = context.ms("flip", 1.6)
    return since(card.rotation, turn, lambda start, part: card.setRotation(start + 180 * part), swing, land)


def _passed_over(context: CueContext, event: events.Exchanged) -> Sequence[int]:
    """Return the seats between the two in playing order: holders of horses that were jumped."""
    order = context.scene.order
    if event.seat not in order or event.other not in order:
        return ()
    here, there = sorted((order.index(event.seat), order.index(event.other)))
    return order[here + 1 : there]


def _feel_asked(scene: TableScene, event: events.Asked, before: object) -> None:
    """Set a calm mood for the asker, and a worried one for an asked player with one token at stake."""
    del before
    scene.seats[event.seat].set_mood(CALM)
    if event.target is not None:
        fear(scene, scene.seats[event.target])


CUES: Final[Cues] = {
    events.Kept: Cue(kept, decision=decided("seat", "turn"), feel=look("seat", CALM)),
    events.Asked: Cue(asked, decision=decided("seat", "turn"), feel=_feel_asked),
    events.Exchanged: Cue(
        exchanged, feel=look("other", lambda event: None if event.reason == "cat" else CALM)
    ),
    events.Arrested: Cue(arrested),
    rarer.RunsBack: Cue(runs_back),
    rarer.Lowered: Cue(lowered),
}
