"""The seat draw, the shuffle and the deal.

Each card flies and lands with small random differences, as cards dealt by hand.
"""

import math
from collections.abc import Sequence
from functools import partial
from typing import Final

from PySide6.QtCore import QPointF

from cucu_desktop.engine import events
from cucu_desktop.engine import rarer_events as rarer
from cucu_desktop.ui.animation.card_motion import fly, hear, hop, say, turn_down, turn_up
from cucu_desktop.ui.animation.cue import Cue, CueContext, Cues
from cucu_desktop.ui.animation.timeline import (
    NOTHING,
    Piece,
    call,
    chain,
    hand,
    over,
    stagger,
    swing,
    together,
    wait,
)
from cucu_desktop.ui.scene import z
from cucu_desktop.ui.scene.items.card import CardItem, PackItem
from cucu_desktop.ui.scene.scene import TableScene
from cucu_desktop.ui.scene.scene_dump import face_for
from cucu_desktop.ui.widgets.seat_geometry import Spot, grown


def seats_drawn(context: CueContext, event: events.SeatsDrawn) -> Piece:
    """Show the seat draw: a card for each player, face up; equal ones draw again (E8)."""
    rounds = (tuple(enumerate(event.cards)), *event.again)
    return chain(*(_draw(context, drawn) for drawn in rounds))


def _draw(context: CueContext, drawn: Sequence[tuple[int, str]]) -> Piece:
    """Return the drawing of these cards by these seats, in turn."""
    scene = context.scene
    width = min(scene.home(seat).width for seat in range(len(scene.seats)))
    middle = Spot(scene.lay.centre, width, 0)
    pieces = []
    for seat, design in drawn:
        card = CardItem(scene.art, middle)
        card.show_face(design, public=True)
        scene.add_passing(card, z.CARD)
        card.setVisible(False)
        home = scene.home(seat)
        pieces.append(
            chain(
                call(partial(card.setVisible, True)),
                fly(context, card, Spot(home.centre, width, home.angle), "deal"),
                wait(context.ms("remark", 1.8)),
                fly(context, card, middle, "gather"),
                call(partial(scene.remove_passing, card)),
            )
        )
    gap = min(context.ms("seat_card"), context.ms("seat_card", 8) / max(len(pieces), 1))
    return stagger(gap, pieces)


def deal_began(context: CueContext, event: events.DealBegan) -> Piece:
    """Show the start of a deal: all cards are gathered, and the pack is put before the dealer."""
    scene = context.scene
    geometry = scene.lay.seats[event.dealer]
    target = geometry.pack or Spot(geometry.face, geometry.radius)
    if isinstance(context.before, rarer.PackLasts):
        return _handed_on(context, event, context.before.cards, target)
    lying = [card for card in (*scene.cards, *scene.laid.cards) if card]

    def pack() -> None:
        scene.gather()
        scene.markers.clear()
        _take_pack(scene, event, len(scene.full_pack.cards))

    swept = [
        chain(turn_down(context, card), fly(context, card, target, "gather", arc=0.15, level=z.PACK))
        for card in lying
    ]
    carried = _carried(context, event.dealer, target)
    scene.crossed = [grown(target.rect, target.width * 0.5)]
    context.meanwhile(say(context, event))
    return chain(
        together(stagger(context.ms("coin_gap", 0.5), swept), carried),
        call(pack),
        hear(context, "shuffle"),
        _riffle(context, target, len(scene.full_pack.cards)),
        call(scene.crossed.clear),
        wait(context.ms("settle")),
    )


def _take_pack(scene: TableScene, event: events.DealBegan, cards: int) -> None:
    scene.order = event.order
    scene.take_pack(event.dealer, cards)
    scene.turn_to(None)
    for seat in scene.seats:
        seat.mood = ""


def _carried(context: CueContext, dealer: int, target: Spot) -> Piece:
    """Return the pack's way to another dealer."""
    scene = context.scene
    if scene.dealer in (None, dealer) or context.pace.reduced:
        return NOTHING
    start, end, item = scene.pack.pos(), target.centre, scene.pack
    return over(context.ms("gather"), lambda part: item.setPos(start + (end - start) * part))


def _handed_on(context: CueContext, event: events.DealBegan, cards: int, target: Spot) -> Piece:
    """Show that the rest of the pack is passed on, and that the pile stays in its place (B15)."""
    context.meanwhile(say(context, event))
    handed = call(lambda: _take_pack(context.scene, event, cards))
    return chain(_carried(context, event.dealer, target), handed, wait(context.ms("settle")))


def _riffle(context: CueContext, spot: Spot, cards: int) -> Piece:
    """Return the riffle: the pack is parted, and the halves run into one another."""
    scene = context.scene
    if context.pace.reduced:
        return wait(context.ms("fade"))
    halves = [PackItem(scene.art, is_turning=True) for _ in range(2)]
    for half in halves:
        scene.add_passing(half, z.MOVING)
        half.setVisible(False)
        half.set_count(cards // 2)

    def part(width: float, tilt: float) -> None:
        turn = math.radians(spot.angle)
        across = QPointF(math.cos(turn), math.sin(turn)) * (spot.width * width)
        for half, side in zip(halves, (-1, 1), strict=True):
            half.place(Spot(spot.centre + across * side, spot.width, spot.angle + tilt * side))

    def begin() -> None:
        part(0.0, 0.0)
        scene.pack.setVisible(False)
        for half in halves:
            half.setVisible(True)

    def run(done: float) -> None:
        # The halves shake a little as they interleave.
        part(0.66 * (1 - done), 12 * (1 - done) + 3 * math.sin(done * 40) * (1 - done))

    def square() -> None:
        scene.pack.setVisible(True)
        for half in halves:
            scene.remove_passing(half)

    return chain(
        call(begin),
        over(context.ms("riffle", 0.3), lambda done: part(0.66 * done, 12 * done), hand),
        over(context.ms("riffle", 0.6), run, swing),
        call(square),
        hop(context, scene.pack, spot.width * 0.14, context.ms("riffle", 0.4), 2),
    )


def dealt(context: CueContext, event: events.Dealt) -> Piece:
    """Show a card that is dealt; the viewer's own is turned over on arrival."""
    scene = context.scene
    before = context.before
    exchanged_with = isinstance(before, events.Asked) and before.target == event.seat
    is_turn = not (exchanged_with or scene.game.dealt_first)
    card = scene.new_card(event.seat, top_of_pack(context))
    card.setVisible(False)

    def leave() -> None:
        card.setVisible(True)
        scene.pack.set_count(scene.pack.count - 1)
        scene.seats[event.seat].set_mood("")
        if is_turn:
            scene.turn_to(event.seat)

    # Half a turn on the way: the back looks the same upside down.
    turns, arc = context.chance.choice((-0.5, 0.5)), context.chance.uniform(0.06, 0.2)
    spot = context.about(scene.home(event.seat))
    flight = fly(context, card, spot, "deal", arc=arc, turns=turns, level=scene.level(event.seat))
    face = face_for(event.card, event.seat, scene.viewer, public=scene.lies_open)
    return chain(call(leave), flight, turn_up(context, card, face, public=False) if face else NOTHING)


def top_of_pack(context: CueContext) -> Spot:
    spot = context.scene.pack_spot()
    return Spot(context.scene.pack.top, spot.width, spot.angle)


def drew(context: CueContext, event: events.Drew) -> Piece:
    """Show an exchange with the pack: the card goes under it, and the next one replaces it."""
    scene = context.scene
    old = scene.card_of(event.seat)
    away = fly(context, old, scene.laid.spot(), "draw", arc=-0.15, level=z.LAID)
    face = face_for(event.card, event.seat, scene.viewer, public=scene.lies_open)

    def laid() -> None:
        old.is_dead = False
        scene.lay_away(old)

    new = CardItem(scene.art, top_of_pack(context))

    def take() -> None:
        scene.put_card(event.seat, new)
        new.setVisible(True)
        scene.pack.set_count(scene.pack.count - 1)

    come = fly(
        context, new, context.about(scene.home(event.seat)), "draw", arc=0.15, level=scene.level(event.seat)
    )
    up = turn_up(context, new, face, public=False) if face else NOTHING
    return chain(turn_down(context, old), away, call(laid), call(take), come, up)


def chosen(context: CueContext, event: rarer.Chosen) -> Piece:
    """Show that a dealer takes two more cards, and lays two of three under the pack (D2)."""
    scene = context.scene
    home = scene.home(event.seat)
    kept = scene.card_of(event.seat)  # the first of the three
    fan = [
        Spot(home.centre + QPointF(home.width * step, 0), home.width, home.angle + 8 * step)
        for step in (-0.45, 0.45)
    ]
    taken = [CardItem(scene.art, top_of_pack(context)) for _ in fan]

    def leave(card: CardItem) -> None:
        scene.add_passing(card, z.MOVING)
        scene.pack.set_count(scene.pack.count - 1)

    def laid(card: CardItem) -> None:
        scene.remove_passing(card)
        scene.laid.add(card)

    come = [
        chain(call(partial(leave, card)), fly(context, card, spot, "deal", arc=0.12))
        for card, spot in zip(taken, fan, strict=True)
    ]
    go = [
        chain(
            fly(context, card, scene.laid.spot(len(scene.laid.cards) + number), "draw", level=z.LAID),
            call(partial(laid, card)),
        )
        for number, card in enumerate(taken)
    ]
    face = face_for(event.card, event.seat, scene.viewer, public=scene.lies_open)
    down = turn_down(context, kept) if face else NOTHING
    up = turn_up(context, kept, face, public=False) if face else NOTHING
    return chain(*come, wait(context.ms("breath")), down, *go, up)


CUES: Final[Cues] = {
    events.SeatsDrawn: Cue(seats_drawn),
    events.DealBegan: Cue(deal_began),
    events.Dealt: Cue(dealt, gap="deal_gap"),
    events.Drew: Cue(drew),
    rarer.Chosen: Cue(chosen),
}
