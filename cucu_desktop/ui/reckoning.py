"""The reckoning: cards are turned up, the lowest is pushed forward, and its owner loses a token.

It has its tension: the last cards are turned after a breath, those who sit near look at the one who pays,
and the skittle that is a life stands and wavers before it falls across the table's rim.
"""

import math
from itertools import product
from typing import Final

from PySide6.QtCore import QPointF

from cucu_desktop.engine import events
from cucu_desktop.ui import z
from cucu_desktop.ui.announcing import look_on
from cucu_desktop.ui.items.card import CardItem
from cucu_desktop.ui.items.seat import SeatItem
from cucu_desktop.ui.moves import Stage, fly, hear, hop, say, shake, turn_up
from cucu_desktop.ui.places import Spot
from cucu_desktop.ui.rarer_cues import aces_up, step_of
from cucu_desktop.ui.timeline import NOTHING, Piece, call, chain, fall, hand, linear, over, together, wait

_LAST: Final = (0.9, 0.4)
"""How long one waits for the last card to be turned up, and for the one before; in parts of a tension."""
_CHOSEN: Final = ("lowest", "matto")
"""Why somebody pays whose card is pushed forward for all to see."""


def exposed(stage: Stage, event: events.Exposed) -> Piece:
    """A card is taken up at the comparison, turned and put down; the last ones after a breath."""
    card = stage.scene.cards[event.seat]
    assert card is not None
    stage.scene.turn_to(None)
    step, ace = step_of(stage, event), aces_up(stage, event)
    if card.is_public:
        return ace
    breath = _breath(stage, event.seat)
    if card.face:
        known = card.face
        hopped = hop(stage, card, 8, stage.ms("expose"))
        return chain(breath, step, call(lambda: card.show_face(known, public=True)), hopped, ace)
    return chain(breath, step, _taken_up(stage, card, str(event.card)), ace)


def _breath(stage: Stage, seat: int) -> Piece:
    """Wait before the last cards of a round that is long enough to wonder."""
    order = stage.scene.order
    left = len(order) - 1 - order.index(seat) if seat in order else len(order)
    return wait(stage.ms("tension", _LAST[left])) if left < len(_LAST) < len(order) else NOTHING


def _taken_up(stage: Stage, card: CardItem, face: str) -> Piece:
    """A hand takes the card up while it turns it, and puts it down."""
    up = turn_up(stage, card, face, public=True)
    if stage.pace.reduced:
        return up

    def lift(part: float) -> None:
        high = math.sin(math.pi * part)
        card.setScale(1 + 0.14 * high)
        card.set_lift(2 + 6 * high)

    return together(up, chain(over(stage.ms("flip"), lift, linear), call(lambda: card.setScale(1.0))))


def token_lost(stage: Stage, event: events.TokenLost) -> Piece:
    """All look at the card that pays as it is pushed forward; a token wavers, and is gone."""
    scene = stage.scene
    seat, card = scene.seats[event.seat], scene.cards[event.seat]
    chosen = card is not None and event.reason in _CHOSEN
    # Of several who pay, the first is waited for.
    first = not isinstance(stage.before, events.TokenLost)
    pushed = _pushed(stage, event.seat, card) if card and chosen else NOTHING
    falls = _token_falls(stage, seat, stage.ms("tension", 0.6 if chosen and first else 0.35))
    pot = scene.markers.pot if scene.manners.has_pot else None
    lost_virgin = seat.is_virgin and scene.manners.has_virgins

    def take() -> None:
        scene.markers.set_tie(None)
        seat.set_tokens(event.left, virgin=False)
        seat.set_mood("worried")

    def lose() -> None:
        seat.set_mood("cross")
        if pot:
            pot.set_chips(pot.chips + 1)

    words = say(stage, event, times=1.0 if first else 0.7)
    until = max(falls.length - stage.ms("token", 0.8), 0.0)
    moves = chain(
        shake(stage, seat, 5, stage.ms("token", 0.6)), NOTHING if event.left else retreat(stage, seat)
    )
    grieved = together(chain(wait(stage.ms("token", 0.3)), words), moves)
    grief = chain(wait(until), call(lose), grieved)
    blossom = _blossom_drops(stage, seat) if lost_virgin else NOTHING
    paid = chain(call(take), together(falls, grief, blossom))
    eyes = NOTHING
    if chosen:
        eyes = look_on(stage, scene.home(event.seat).centre, (event.seat,), pushed.length + until)
    return together(eyes, chain(wait(stage.ms("breath", 0.5)) if first else NOTHING, pushed, paid))


def _pushed(stage: Stage, number: int, card: CardItem) -> Piece:
    """The card slides out in front of all others, larger than they are."""
    scene = stage.scene
    wide = scene.home(number).width * (1.1 if number == scene.lay.bottom else 1.32)
    askew = scene.home(number).angle + stage.chance.uniform(-4, 4)
    return fly(stage, card, Spot(_in_front(stage, number, wide), wide, askew), "push", arc=0, level=z.PUSHED)


def _in_front(stage: Stage, number: int, wide: float) -> QPointF:
    """Into the table, and so far aside that the cards of the neighbours can still be read."""
    scene = stage.scene
    home, inward = scene.home(number), scene.seats[number].place.inward
    others = [scene.home(seat).rect for seat, card in enumerate(scene.cards) if card and seat != number]
    best, least = home.centre, math.inf
    for reach, degrees in product((1.25, 1.7, 2.2), (0, 20, -20, 40, -40, 60, -60)):
        turn = math.radians(degrees)
        way = QPointF(
            inward.x() * math.cos(turn) - inward.y() * math.sin(turn),
            inward.x() * math.sin(turn) + inward.y() * math.cos(turn),
        )
        at = scene.lay.held(home.centre + way * (home.width * reach), wide)
        rect = Spot(at, wide).rect
        covers = [rect.intersected(other) for other in (*others, scene.lay.pool)]
        hidden = (
            sum(area.width() * area.height() for area in covers)
            + abs(degrees) * home.width * 0.1
            + reach * home.width
        )
        if hidden < least:
            best, least = at, hidden
    return best


def retreat(stage: Stage, seat: SeatItem) -> Piece:
    """Whoever has lost the last token moves away from the table."""
    if stage.pace.reduced:
        return call(lambda: seat.move_aside(1.0))
    return over(stage.ms("push"), seat.move_aside)


def _token_falls(stage: Stage, seat: SeatItem, wavers: float) -> Piece:
    """A skittle leaves its row, wavers over its owner's head, and falls across the rim, or into the pot."""
    scene, place = stage.scene, seat.place
    size = place.tokens.height() * 2.6
    token = scene.sprite("token", size, anchor=(0.5, 0.92))
    start = place.tokens.center() + QPointF(-size * 0.2, place.tokens.height() * 0.4)
    top = QPointF(place.face.x(), max(place.face.y() - place.radius * 0.85, size * 0.95)) + seat.off
    pot = scene.lay.pot
    side = (
        stage.chance.choice((-1.0, 1.0))
        if abs(place.inward.x()) < 0.4
        else -math.copysign(1.0, place.inward.x())
    )
    off = pot.center() if pot else _beyond(top, place.inward, side, place.radius)

    def rise(part: float) -> None:
        token.setPos(start + (top - start) * part)
        token.setScale(0.4 + 0.6 * part)

    def waver(part: float) -> None:
        # Ever wider, like a skittle that was struck and may yet stand.
        token.setRotation(side * 17 * part * math.sin(part * 15))

    def drop(part: float) -> None:
        token.setPos(top + (off - top) * part - QPointF(0, place.radius * 0.9 * 4 * part * (0.7 - part)))
        token.setRotation(side * (15 + 300 * part))
        token.setScale(1 - 0.5 * part)
        token.setOpacity(1.0 if pot else min(1.0, 3 - 3 * part))

    gone = call(lambda: scene.remove_passing(token))
    heard = hear(stage, "token")
    if stage.pace.reduced:
        return chain(wait(stage.ms("tension")), heard, gone)
    return chain(
        call(lambda: rise(0.0)),
        call(lambda: token.setVisible(True)),
        over(stage.ms("push", 0.66), rise, hand),
        over(wavers, waver, linear),
        together(over(stage.ms("token", 0.8), drop, fall), chain(wait(stage.ms("token", 0.4)), heard)),
        gone,
    )


def _beyond(top: QPointF, inward: QPointF, side: float, radius: float) -> QPointF:
    """Beside the face and across the rim, where the floor is."""
    return top - inward * (radius * 1.7) + QPointF(side * radius * 1.9, radius * 1.2)


def _blossom_drops(stage: Stage, seat: SeatItem) -> Piece:
    """Whoever loses for the first time loses the blossom, too: it sails down like a leaf."""
    scene, radius = stage.scene, seat.place.radius
    blossom = scene.sprite("virgin", max(radius * 0.66, 14.0) * 1.5)
    start = seat.place.face + seat.off + QPointF(radius * 0.74, -radius * 0.7)

    def sail(part: float) -> None:
        sway = math.sin(part * 7.5)
        blossom.setPos(start + QPointF(radius * (0.55 * sway + 0.3 * part), radius * 2.6 * part))
        blossom.setRotation(46 * sway + 40 * part)
        blossom.setScale(1 - 0.4 * part)
        blossom.setOpacity(min(1.0, 3 - 3 * part))

    gone = call(lambda: scene.remove_passing(blossom))
    if stage.pace.reduced:
        return gone
    return chain(
        call(lambda: sail(0.0)),
        call(lambda: blossom.setVisible(True)),
        over(stage.ms("token", 2.0), sail, linear),
        gone,
    )
