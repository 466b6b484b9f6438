"""How robbing is shown: a card of the pile is held up, and goes to who may have it or back where it was.

Then the trump indicator is turned up.
"""

from cucu_desktop.engine import trick_events as tricks
from cucu_desktop.ui import z
from cucu_desktop.ui.moves import Stage, fly, hop, say, turn_down, turn_up
from cucu_desktop.ui.places import Spot
from cucu_desktop.ui.timeline import NOTHING, Piece, call, chain, over, together, wait
from cucu_desktop.ui.tricks.scene import table_of
from cucu_desktop.ui.tricks.seen import face_of


def looked_at(stage: Stage, event: tricks.LookedAt) -> Piece:
    """A card of the pile is held up to whoever may rob it."""
    scene = table_of(stage)
    scene.turn_to(event.seat)
    face = face_of(event.card) if event.seat == scene.viewer else None
    scene.look_at(None)
    card = scene.looked
    assert card is not None
    card.lie(scene.lay.pile)
    up = turn_up(stage, card, face, public=False) if face else NOTHING
    flight = fly(stage, card, scene.looked_spot, "draw", level=z.CARD)
    return chain(together(flight, up), call(lambda: scene.look_at(face)), wait(stage.ms("breath")))


def robbed(stage: Stage, event: tricks.Robbed) -> Piece:
    """The card is shown to all and goes into the robber's hand."""
    scene = table_of(stage)
    seat, face = event.seat, str(event.card)
    mine = seat == scene.viewer
    if scene.looked is None:
        scene.look_at(face if mine else None)
    card = scene.looked
    assert card is not None
    up = NOTHING if card.face else turn_up(stage, card, face, public=True)
    home = scene.lay.hands[seat]
    stage.meanwhile(say(stage, event))

    def take() -> None:
        scene.look_at(None, there=False)
        scene.take_up(seat, face if mine or scene.is_open(seat) else None, Spot(home.centre, home.width))
        scene.pack.set_count(scene.pack.count - 1)
        scene.order_hand(seat)

    return chain(
        up,
        call(lambda: card.show_face(face, public=True)),
        hop(stage, card, 12, stage.ms("grow")),
        wait(stage.ms("bubble")),
        fly(stage, card, Spot(home.centre, home.width), "draw", level=z.MOVING),
        call(take),
    )


def robbing_ended(stage: Stage, event: tricks.RobbingEnded) -> Piece:
    """The card looked at goes back, unseen by the others."""
    scene = table_of(stage)
    card = scene.looked
    stage.meanwhile(say(stage, event))
    back = (
        together(turn_down(stage, card), fly(stage, card, scene.lay.pile, "gather", level=z.PACK + 1))
        if card
        else NOTHING
    )
    return chain(wait(stage.ms("breath")), back, call(lambda: scene.look_at(None, there=False)))


def indicator_turned(stage: Stage, event: tricks.IndicatorTurned) -> Piece:
    """The trump indicator is turned up beside the pile."""
    scene = table_of(stage)
    scene.turn_indicator(str(event.card))
    scene.pack.set_count(scene.pack.count - 1)
    card = scene.indicator
    assert card is not None
    card.set_turned(0.0)
    stage.meanwhile(say(stage, event))
    return chain(over(stage.ms("flip"), card.set_turned), wait(stage.ms("remark", 0.7)))
