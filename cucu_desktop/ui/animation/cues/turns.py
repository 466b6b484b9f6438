"""The events of a turn: kept, asked, exchanged, laid away, Kings from the pack and open ones, arrests.

The animation of an arresting card is in the table `ARRESTS`; the holder's card stays in its place, face up
if it was shown.
"""

import math
from collections.abc import Callable, Mapping, Sequence
from typing import Final

from PySide6.QtCore import QPointF

from cucu_desktop.engine import events
from cucu_desktop.engine import rarer_events as rarer
from cucu_desktop.engine.events import Arrested
from cucu_desktop.engine.power import PowerFigure
from cucu_desktop.games.catalogue import POWERS
from cucu_desktop.match.events.turns import Stopped
from cucu_desktop.ui.animation.card_motion import (
    fly,
    hear,
    hop,
    pause,
    put_down,
    reveal,
    say,
    shake,
    turn_down,
    turn_up,
)
from cucu_desktop.ui.animation.cue import Cue, CueContext, Cues, decided
from cucu_desktop.ui.animation.cues.arrests.cat import cat
from cucu_desktop.ui.animation.cues.arrests.cuckoo import cuckoo
from cucu_desktop.ui.animation.cues.arrests.horse import horse
from cucu_desktop.ui.animation.cues.arrests.hunter import hunter
from cucu_desktop.ui.animation.cues.arrests.king import crowned, king
from cucu_desktop.ui.animation.cues.arrests.stage import announce, far
from cucu_desktop.ui.animation.cues.bargain import inn
from cucu_desktop.ui.animation.cues.reactions import CALM, fear, look
from cucu_desktop.ui.animation.cues.swap import cross, run_back, runs_back
from cucu_desktop.ui.animation.timeline import NOTHING, Piece, call, chain, over, since, swing, together
from cucu_desktop.ui.scene import z
from cucu_desktop.ui.scene.items.card import CardItem
from cucu_desktop.ui.scene.scene import TableScene
from cucu_desktop.ui.scene.scene_dump import face_for
from cucu_desktop.ui.widgets.seat_geometry import Spot


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
    card = context.scene.card_of(event.seat)
    up = reveal(context, card, str(event.card))
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


def lay_away(context: CueContext, seat: int) -> Piece:
    """Return the movement of a seat's card, face down, under the pack; face up where there is a pile."""
    scene = context.scene
    card = scene.card_of(seat)

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
    card = scene.card_of(event.seat)
    up = reveal(context, card, str(event.card))
    shown = together(say(context, event), crowned(context, card, scene.home(event.seat)))
    return chain(up, hear(context, "cuckoo"), shown)


def king_met(context: CueContext, event: rarer.KingMet) -> Piece:
    """Show the open King that an exchange meets: it moves a little, and a stopped exchanger looks cross."""
    card = context.scene.card_of(event.holder)
    if not event.passes:
        context.scene.seats[event.seat].set_mood("cross")
    return hop(context, card, 8, context.ms("expose"))


def arrested(context: CueContext, event: Arrested) -> Piece:
    """Show the arrest of this card; one without an animation of its own is only shown large.

    The stopped player may make a remark, while the game goes on.
    """
    context.scene.seats[event.holder].set_mood("glad")
    card = getattr(event.card, "value", "")
    is_unnamed = context.scene.game.has_pile and not event.shown  # at Campli it is the inn
    scene = unnamed if is_unnamed else ARRESTS.get(card, plainly)
    return chain(
        scene(context, event), call(lambda: context.meanwhile(say(context, Stopped(event.exchanger, card))))
    )


def plainly(context: CueContext, event: Arrested) -> Piece:
    """Return the animation of a card without one of its own: it is shown large, called, and put down."""

    def deed(card: CardItem, spot: Spot) -> Piece:
        return shake(context, card, spot.width * 0.05, context.ms("push"))

    return announce(context, event, deed)


def unnamed(context: CueContext, event: Arrested) -> Piece:
    """Return the animation of an unnamed card that sends the exchanger on: it stays in its place."""
    card = context.scene.cards[event.holder]
    nod = hop(context, card, card.shown_width * 0.2, context.ms("push"), 2) if card else NOTHING
    return together(say(context, event, "call"), nod)


_Scene = Callable[[CueContext, Arrested], Piece]
_FIGURES: Final[Mapping[PowerFigure, _Scene]] = {"bird": cuckoo, "cat": cat, "horse": horse}
ARRESTS: Final[Mapping[str, _Scene]] = {
    "XI": inn,
    "XII": cat,
    "XIII": horse,
    "XIV": hunter,
    "XV": cuckoo,
    "K": king,
    "R": king,
    "C": horse,
    **{card: _FIGURES[power.figure] for card, power in POWERS.items() if power.figure},
}
"""The animation of each card that arrests, by its name without the suit."""

CUES: Final[Cues] = {
    events.Kept: Cue(kept, decision=decided("seat", "turn"), feel=look("seat", CALM)),
    events.Asked: Cue(asked, decision=decided("seat", "turn"), feel=_feel_asked),
    events.Exchanged: Cue(
        exchanged, feel=look("other", lambda event: None if event.reason == "cat" else CALM)
    ),
    events.Arrested: Cue(arrested),
    rarer.RunsBack: Cue(runs_back),
    rarer.Lowered: Cue(lowered),
    rarer.SetAside: Cue(set_aside),
    rarer.TurnedUp: Cue(turned_up),
    rarer.KingOpened: Cue(king_opened),
    rarer.KingMet: Cue(king_met),
}
