"""The showdown: cards are turned up, the lowest is pushed forward, and its owner loses a token.

There is a pause before the last cards, and a lost token (drawn as a skittle) sways before it falls over the
table's rim.
"""

import math
from typing import Final

from PySide6.QtCore import QPointF

from cucu_desktop.engine import events
from cucu_desktop.engine import rarer_events as rarer
from cucu_desktop.engine.any_observation import as_exchange
from cucu_desktop.ui.animation.card_motion import fly, fly_by, hear, hop, reveal, say, shake, turn_up
from cucu_desktop.ui.animation.cue import Cue, CueContext, Cues
from cucu_desktop.ui.animation.cues.arrests.stage import look_on
from cucu_desktop.ui.animation.cues.bargain import aces_up, step_of
from cucu_desktop.ui.animation.cues.keyframes import Keyframe, retreat
from cucu_desktop.ui.animation.cues.reactions import CALM, fear
from cucu_desktop.ui.animation.cues.turns import lay_away
from cucu_desktop.ui.animation.timeline import (
    NOTHING,
    Piece,
    call,
    chain,
    fall,
    hand,
    linear,
    over,
    spring,
    stagger,
    together,
    wait,
)
from cucu_desktop.ui.scene import z
from cucu_desktop.ui.scene.items.card import CardItem
from cucu_desktop.ui.scene.items.seat import SeatItem
from cucu_desktop.ui.scene.moved_cards import is_for_its_card
from cucu_desktop.ui.scene.scene import TableScene
from cucu_desktop.ui.widgets.seat_geometry import Spot

_LAST: Final = (0.9, 0.4)
"""The pauses before the last card is turned up and before the one before it, as fractions of a `tension`."""

_ASKEW: Final = 4.0
"""The largest change of angle of a card that is pushed forward."""


def exposed(context: CueContext, event: events.Exposed) -> Piece:
    """Show a card that is turned up at the comparison; the last ones after a pause."""
    card = context.scene.card_of(event.seat)
    context.scene.turn_to(None)
    step, ace = step_of(context, event), aces_up(context, event)
    if card.is_public:
        return ace
    breath = _breath(context, event.seat)
    if card.face:
        hopped = hop(context, card, 8, context.ms("expose"))
        return chain(breath, step, reveal(context, card, card.face), hopped, ace)
    return chain(breath, step, _taken_up(context, card, str(event.card)), ace)


def _breath(context: CueContext, seat: int) -> Piece:
    """Return the pause before one of the last cards of a round."""
    order = context.scene.order
    left = len(order) - 1 - order.index(seat) if seat in order else len(order)
    return wait(context.ms("tension", _LAST[left])) if left < len(_LAST) < len(order) else NOTHING


def _taken_up(context: CueContext, card: CardItem, face: str) -> Piece:
    up = turn_up(context, card, face, public=True)
    if context.pace.reduced:
        return up

    def lift(part: float) -> None:
        high = math.sin(math.pi * part)
        card.setScale(1 + 0.14 * high)
        card.set_lift(2 + 6 * high)

    return together(up, chain(over(context.ms("flip"), lift, linear), call(lambda: card.setScale(1.0))))


def token_lost(context: CueContext, event: events.TokenLost) -> Piece:
    """Show the loss of a token: the card that pays is pushed forward, and the token falls."""
    scene = context.scene
    seat, card = scene.seats[event.seat], scene.cards[event.seat]
    chosen = card is not None and is_for_its_card(event)
    pushed = _pushed(context, event.seat, card) if card and chosen else NOTHING
    falls = _token_falls(context, seat, context.ms("tension", 0.6 if chosen else 0.35))
    pot = scene.markers.pot if scene.game.has_pot else None
    lost_virgin = seat.is_virgin and scene.game.has_virgins

    def take() -> None:
        scene.markers.set_tie(None)
        seat.set_tokens(event.left, virgin=False)
        seat.set_mood("worried")

    def lose() -> None:
        seat.set_mood("cross")
        if pot:
            pot.count += 1
        context.meanwhile(words)

    words = say(context, event)
    until = max(falls.length - context.ms("token", 0.8), 0.0)
    moves = chain(
        shake(context, seat, 5, context.ms("token", 0.6)), NOTHING if event.left else retreat(context, seat)
    )
    grief = chain(wait(until), call(lose), moves)
    blossom = _blossom_drops(context, seat) if lost_virgin else NOTHING
    paid = chain(call(take), together(falls, grief, blossom))
    eyes = NOTHING
    if chosen:
        eyes = look_on(context, scene.home(event.seat).centre, (event.seat,), pushed.length + until)
    return together(eyes, chain(wait(context.ms("breath", 0.5)), pushed, paid))


def _pushed(context: CueContext, number: int, card: CardItem) -> Piece:
    """Return the movement of a card out in front of all others, where it is larger."""
    spot = context.scene.forward.take(number)
    askew = Spot(spot.centre, spot.width, spot.angle + context.chance.uniform(-_ASKEW, _ASKEW))
    return fly(context, card, askew, "push", arc=0, level=z.PUSHED)


def _token_falls(context: CueContext, seat: SeatItem, wavers: float) -> Piece:
    """Return the movement of a lost token from its row over the table's rim, or into the pot.

    Where lives are not shown as tokens, a pause of the same length.
    """
    scene, geometry = context.scene, seat.geometry
    if not scene.game.has_tokens:
        return wait(wavers)
    size = geometry.tokens.height() * 2.6
    token = scene.sprite("token", size, anchor=(0.5, 0.92))
    start = geometry.tokens.center() + QPointF(-size * 0.2, geometry.tokens.height() * 0.4)
    top = QPointF(geometry.face.x(), max(geometry.face.y() - geometry.radius * 0.85, size * 0.95)) + seat.off
    pot = scene.lay.pot
    side = (
        context.chance.choice((-1.0, 1.0))
        if abs(geometry.inward.x()) < 0.4
        else -math.copysign(1.0, geometry.inward.x())
    )
    off = pot.center() if pot else _beyond(top, geometry.inward, side, geometry.radius)

    def rise(part: float) -> None:
        token.setPos(start + (top - start) * part)
        token.setScale(0.4 + 0.6 * part)

    def waver(part: float) -> None:
        # It sways more and more before it falls.
        token.setRotation(side * 17 * part * math.sin(part * 15))

    def drop(part: float) -> None:
        token.setPos(top + (off - top) * part - QPointF(0, geometry.radius * 0.9 * 4 * part * (0.7 - part)))
        token.setRotation(side * (15 + 300 * part))
        token.setScale(1 - 0.5 * part)
        token.setOpacity(1.0 if pot else min(1.0, 3 - 3 * part))

    gone = call(lambda: scene.remove_passing(token))
    heard = hear(context, "token")
    if context.pace.reduced:
        return chain(wait(context.ms("tension")), heard, gone)
    return chain(
        call(lambda: rise(0.0)),
        call(lambda: token.setVisible(True)),
        over(context.ms("push", 0.66), rise, hand),
        over(wavers, waver, linear),
        together(over(context.ms("token", 0.8), drop, fall), chain(wait(context.ms("token", 0.4)), heard)),
        gone,
    )


def _beyond(top: QPointF, inward: QPointF, side: float, radius: float) -> QPointF:
    """Return the point beyond the table's rim where a token is removed."""
    return top - inward * (radius * 1.7) + QPointF(side * radius * 1.9, radius * 1.2)


def _blossom_drops(context: CueContext, seat: SeatItem) -> Piece:
    """Return the fall of the blossom, which is lost with the first token."""
    scene, radius = context.scene, seat.geometry.radius
    blossom = scene.sprite("virgin", max(radius * 0.66, 14.0) * 1.5)
    start = seat.geometry.face + seat.off + QPointF(radius * 0.74, -radius * 0.7)

    def sail(part: float) -> None:
        sway = math.sin(part * 7.5)
        blossom.setPos(start + QPointF(radius * (0.55 * sway + 0.3 * part), radius * 2.6 * part))
        blossom.setRotation(46 * sway + 40 * part)
        blossom.setScale(1 - 0.4 * part)
        blossom.setOpacity(min(1.0, 3 - 3 * part))

    return fly_by(context, blossom, context.ms("token", 2.0), sail)


def compared(context: CueContext, event: events.Compared) -> Piece:
    """Show the end of the comparison: relief of the survivors, and perhaps a taunt."""
    pushed = NOTHING
    if not isinstance(context.before, events.TokenLost):
        # If nobody has lost a token, this is the first sign of the lowest cards.
        lost = [(seat, context.scene.cards[seat]) for seat in event.losers]
        pushed = together(*(_pushed(context, seat, card) for seat, card in lost if card and card.face))
    context.meanwhile(say(context, event, "remark"))
    untied = call(lambda: context.scene.markers.set_tie(None))
    return chain(untied, pushed, wait(context.ms("breath")))


def eliminated(context: CueContext, event: events.Eliminated) -> Piece:
    """Show that a player is out: the seat moves to the table's edge."""
    seat = context.scene.seats[event.seat]
    context.scene.turn_to(None)
    words = say(context, event, "remark")
    gone = NOTHING
    if seat.tokens:
        # If no token was lost the seat moves away now; else it did with the last one.
        gone = chain(call(lambda: seat.set_tokens(0, virgin=False)), retreat(context, seat))
    sad = chain(hear(context, "out"), call(lambda: seat.set_mood("cross")))
    return chain(sad, together(words, gone), wait(context.ms("breath")))


def _feel_exposed(scene: TableScene, event: events.Exposed, before: object) -> None:
    """Set worried moods at all seats with one token when the first card is turned up."""
    del event
    if not isinstance(before, events.Exposed):
        for seat in scene.seats:
            fear(scene, seat)


def _feel_compared(scene: TableScene, event: events.Compared, before: object) -> None:
    """Set calm moods at worried seats that have not lost."""
    del before
    for number, seat in enumerate(scene.seats):
        if number not in event.losers and seat.mood == "worried":
            seat.set_mood(CALM)


def tie_began(context: CueContext, event: rarer.TieBegan) -> Piece:
    """Show the beginning of a tie: the others are dimmed, and the rank is shown in the middle (T3)."""
    scene, markers, now = context.scene, context.scene.markers, as_exchange(context.now)
    tie = (event.rank, event.seats)
    is_now = now.tie is not None and tuple(now.tie[:2]) == tie
    waiting = tuple(other[:2] for other in now.ties) if is_now else ()

    def begin() -> None:
        scene.turn_to(None)
        markers.set_tie(tie, waiting)

    def grow(part: float) -> None:
        markers.middle.setScale(0.6 + 0.4 * part)

    cards = [card for seat in event.seats if (card := scene.cards[seat])]
    hops = together(*(hop(context, card, 9, context.ms("push")) for card in cards))
    words = say(context, event, "remark")
    shown = NOTHING if context.pace.reduced else over(context.ms("grow"), grow, spring)
    return chain(call(begin), together(shown, hops, words), wait(context.ms("breath")))


def discarded(context: CueContext, event: rarer.Discarded) -> Piece:
    return lay_away(context, event.seat)


def pack_renewed(context: CueContext, event: rarer.PackRenewed) -> Piece:
    """Show that the discards become a new pack (T4)."""
    scene = context.scene
    target = scene.pack_spot()
    swept = [fly(context, card, target, "gather", arc=0.3, level=z.PACK) for card in scene.laid.cards]

    def renew() -> None:
        scene.laid.clear()
        scene.pack.set_count(event.cards)

    return chain(stagger(context.ms("coin_gap", 0.3), swept), call(renew), wait(context.ms("breath")))


CUES: Final[Cues] = {
    events.Exposed: Cue(exposed, gap="expose_gap", feel=_feel_exposed),
    events.Compared: Cue(compared, feel=_feel_compared, ends_deal=True),
    events.TokenLost: Cue(token_lost, gap="push"),
    events.CardDied: Cue(Keyframe(dies=True, pause="breath")),
    events.Eliminated: Cue(eliminated),
    rarer.TieBegan: Cue(tie_began),
    rarer.Discarded: Cue(discarded, gap="coin_gap"),
    rarer.PackRenewed: Cue(pack_renewed),
}
