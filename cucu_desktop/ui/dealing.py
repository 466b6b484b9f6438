"""The dealer's work: seats are drawn, the pack is swept up and riffled, and cards are dealt out of it.

No two cards are thrown alike, and none lies quite straight: it is a hand that deals.
"""

import math
from functools import partial

from PySide6.QtCore import QPointF

from cucu_desktop.engine import events
from cucu_desktop.ui import z
from cucu_desktop.ui.items.card import CardItem, PackItem
from cucu_desktop.ui.moves import Stage, fly, hear, hop, say, turn_down, turn_up
from cucu_desktop.ui.places import Spot, grown
from cucu_desktop.ui.seen import face_for
from cucu_desktop.ui.timeline import (
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


def seats_drawn(stage: Stage, event: events.SeatsDrawn) -> Piece:
    """Everybody draws a card from half a pack, face up: the highest sits where the deal begins."""
    scene = stage.scene
    width = min(scene.home(seat).width for seat in range(len(event.cards)))
    middle = Spot(scene.lay.centre, width, 0)
    pieces = []
    for seat, design in enumerate(event.cards):
        card = CardItem(scene.art, middle)
        card.show_face(design, public=True)
        scene.add_passing(card, z.CARD)
        card.setVisible(False)
        home = scene.home(seat)
        pieces.append(
            chain(
                call(partial(card.setVisible, True)),
                fly(stage, card, Spot(home.centre, width, home.angle), "deal"),
                wait(stage.ms("remark", 1.2)),
                fly(stage, card, middle, "gather"),
                call(partial(scene.remove_passing, card)),
            )
        )
    gap = min(stage.ms("seat_card"), stage.ms("seat_card", 8) / max(len(pieces), 1))
    return stagger(gap, pieces)


def deal_began(stage: Stage, event: events.DealBegan) -> Piece:
    """All cards are swept up, and the pack lies before the dealer."""
    scene = stage.scene
    place = scene.lay.places[event.dealer]
    target = place.pack or Spot(place.face, place.radius)
    lying = [card for card in (*scene.cards, *scene.laid) if card]

    def pack() -> None:
        scene.gather()
        scene.markers.clear()
        scene.order = event.order
        scene.take_pack(event.dealer, len(scene.manners.pack.cards))
        scene.turn_to(None)
        for seat in scene.seats:
            seat.set_mood("")

    swept = [
        chain(turn_down(stage, card), fly(stage, card, target, "gather", arc=0.15, level=z.PACK))
        for card in lying
    ]
    carried = NOTHING
    if scene.dealer is not None and scene.dealer != event.dealer and not stage.pace.reduced:
        start, end, item = scene.pack.pos(), target.centre, scene.pack
        carried = over(stage.ms("gather"), lambda part: item.setPos(start + (end - start) * part))
    scene.crossed = [grown(target.rect, target.width * 0.5)]
    stage.meanwhile(say(stage, event))
    return chain(
        together(stagger(stage.ms("coin_gap", 0.5), swept), carried),
        call(pack),
        hear(stage, "shuffle"),
        _riffle(stage, target, len(scene.manners.pack.cards)),
        call(scene.crossed.clear),
        wait(stage.ms("settle")),
    )


def _riffle(stage: Stage, spot: Spot, cards: int) -> Piece:
    """The pack is parted, and the halves run into one another; it is squared up with two taps."""
    scene = stage.scene
    if stage.pace.reduced:
        return wait(stage.ms("fade"))
    halves = [PackItem(scene.art), PackItem(scene.art)]
    for half in halves:
        scene.add_passing(half, z.MOVING)
        half.setVisible(False)
        half.set_count(cards // 2)

    def part(width: float, tilt: float) -> None:
        turn = math.radians(spot.angle)
        across = QPointF(math.cos(turn), math.sin(turn)) * (spot.width * width)
        for half, side in zip(halves, (-1, 1), strict=True):
            half.lie(Spot(spot.centre + across * side, spot.width, spot.angle + tilt * side))

    def begin() -> None:
        part(0.0, 0.0)
        scene.pack.setVisible(False)
        for half in halves:
            half.setVisible(True)

    def run(done: float) -> None:
        # The corners flutter as they run.
        part(0.66 * (1 - done), 12 * (1 - done) + 3 * math.sin(done * 40) * (1 - done))

    def square() -> None:
        scene.pack.setVisible(True)
        for half in halves:
            scene.remove_passing(half)

    return chain(
        call(begin),
        over(stage.ms("riffle", 0.3), lambda done: part(0.66 * done, 12 * done), hand),
        over(stage.ms("riffle", 0.6), run, swing),
        call(square),
        hop(stage, scene.pack, spot.width * 0.14, stage.ms("riffle", 0.4), 2),
    )


def dealt(stage: Stage, event: events.Dealt) -> Piece:
    """A card flies out of the pack; the viewer's own is turned over when it has arrived."""
    scene = stage.scene
    before = stage.before
    exchanged_with = isinstance(before, events.Asked) and before.target == event.seat
    is_turn = not (exchanged_with or scene.manners.dealt_first)
    card = scene.new_card(event.seat, top_of_pack(stage))
    card.setVisible(False)

    def leave() -> None:
        card.setVisible(True)
        scene.pack.set_count(scene.pack.count - 1)
        scene.seats[event.seat].set_mood("")
        if is_turn:
            scene.turn_to(event.seat)

    # Half a turn on the way: the back looks the same upside down.
    turns, arc = stage.chance.choice((-0.5, 0.5)), stage.chance.uniform(0.06, 0.2)
    spot = stage.about(scene.home(event.seat))
    flight = fly(stage, card, spot, "deal", arc=arc, turns=turns, level=scene.level(event.seat))
    face = face_for(event.card, event.seat, scene.viewer, public=False)
    return chain(call(leave), flight, turn_up(stage, card, face, public=False) if face else NOTHING)


def top_of_pack(stage: Stage) -> Spot:
    """Where the next card comes from: the higher, the more cards are left."""
    spot = stage.scene.pack_spot()
    return Spot(stage.scene.pack.top, spot.width, spot.angle)


def drew(stage: Stage, event: events.Drew) -> Piece:
    """A card goes under the pack, and the next of the pack comes in its place."""
    scene = stage.scene
    old = scene.cards[event.seat]
    assert old is not None
    away = fly(stage, old, scene.laid_spot(len(scene.laid)), "draw", arc=-0.15, level=z.LAID)
    face = face_for(event.card, event.seat, scene.viewer, public=False)

    def laid() -> None:
        old.bury(dead=False)
        scene.lay_away(old)

    new = CardItem(scene.art, top_of_pack(stage))

    def take() -> None:
        placed = scene.place_card(event.seat, new)
        placed.setVisible(True)
        scene.pack.set_count(scene.pack.count - 1)

    come = fly(
        stage, new, stage.about(scene.home(event.seat)), "draw", arc=0.15, level=scene.level(event.seat)
    )
    up = turn_up(stage, new, face, public=False) if face else NOTHING
    return chain(turn_down(stage, old), away, call(laid), call(take), come, up)
