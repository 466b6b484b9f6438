"""Payments: coins and tokens that fly between seats, dish and pot; and the pots of a game.

Such a cue changes one account at the departure and the other at the arrival, so nothing
is counted twice.
"""

from collections.abc import Callable, Sequence
from typing import Any, Final

from PySide6.QtCore import QPointF

from cucu_desktop.engine import events
from cucu_desktop.engine import rarer_events as rarer
from cucu_desktop.ui.animation.card_motion import hop, say, shake, toss
from cucu_desktop.ui.animation.cue import Cue, CueContext, Cues, nothing
from cucu_desktop.ui.animation.cues.keyframes import Keyframe, joy, knocks, retreat
from cucu_desktop.ui.animation.timeline import Piece, call, chain, over, stagger, swing, together
from cucu_desktop.ui.scene import z
from cucu_desktop.ui.scene.items.seat import SeatItem

_MOST_COINS = 6
"""The largest number of coins drawn for one payment."""

_MOST_WON = 16

_PUSHED = 0.45
"""The fraction of the way that the dish is pushed towards its winner."""


def flow(giver: str, taker: str) -> Callable[[CueContext, Any], Piece]:
    """Return the cue of coins that fly from one account to another, see `_account`.

    The accounts change when the first coin leaves and when the last one arrives.
    """

    def show(context: CueContext, event: Any) -> Piece:  # noqa: ANN401 - any event with coins
        start, pay = _account(context, event, giver)
        end, take = _account(context, event, taker)
        flights = [_coin(context, start, end) for _ in range(min(event.coins, _MOST_COINS))]
        flying = stagger(context.ms("coin_gap"), flights)
        return chain(call(lambda: pay(-event.coins)), flying, call(lambda: take(event.coins)))

    return show


def _account(
    context: CueContext,
    event: Any,  # noqa: ANN401 - any event with coins
    name: str,
) -> tuple[QPointF, Callable[[int], None]]:
    """Return where an account lies, and a function that adds coins to it.

    `name`: "pool", "pocket" (of the event's seat, outside the game) or the field of the event with its seat.
    """
    pool = context.scene.pool
    seat = context.scene.seats[event.seat if name in ("pool", "pocket") else getattr(event, name)]

    def put_in_pool(coins: int) -> None:
        pool.count += coins

    def put_before_seat(coins: int) -> None:
        seat.coins += coins
        if name == "other":
            seat.mood = "glad"

    if name == "pool":
        return context.scene.lay.pool.center(), put_in_pool
    if name == "pocket":
        return seat.geometry.face - seat.geometry.inward * seat.geometry.radius * 3, lambda _: None
    return seat.geometry.tokens.center(), put_before_seat


def coins_taken(context: CueContext, event: events.CoinsTaken) -> Piece:
    """Show coins that fly from the dish to a seat; a winner of all gets the dish pushed over."""
    scene = context.scene
    seat = scene.seats[event.seat]
    flying = min(event.coins, _MOST_WON)
    home, end = scene.lay.pool.center(), seat.geometry.tokens.center()
    is_all = event.coins == scene.pool.count and not context.pace.reduced
    start = home + (end - home) * _PUSHED if is_all else home

    def stream(number: int) -> Piece:
        share = event.coins * (number + 1) // flying - event.coins * number // flying

        def leave() -> None:
            scene.pool.count -= share

        return chain(call(leave), _coin(context, start, end))

    def arrive() -> None:
        seat.coins += event.coins
        seat.mood = "glad"

    flights = stagger(context.ms("coin_gap"), [stream(number) for number in range(flying)])
    glad = joy(context, seat)
    if not is_all:
        return chain(flights, call(arrive), glad)
    over_cards, below = (
        call(lambda: scene.pool.setZValue(z.PUSHED)),
        call(lambda: scene.pool.setZValue(z.POOL)),
    )
    there, back = _dish_goes(context, home, start), _dish_goes(context, start, home)
    return chain(over_cards, there, flights, call(arrive), together(glad, back), below)


def _dish_goes(context: CueContext, start: QPointF, end: QPointF) -> Piece:
    dish = context.scene.pool
    return chain(
        over(context.ms("push", 1.3), lambda part: dish.setPos(start + (end - start) * part), swing),
        call(lambda: dish.setPos(end)),
    )


def token_gained(context: CueContext, event: rarer.TokenGained) -> Piece:
    """Show a token that is gained: from the pot, or, for two Matti, from the middle of the table."""
    scene, seat = context.scene, context.scene.seats[event.seat]
    size = seat.geometry.tokens.height() * 2
    pot = scene.lay.pot

    def leave() -> None:
        if pot:
            scene.markers.pot.count -= 1

    def arrive() -> None:
        seat.set_tokens(event.left, virgin=seat.is_virgin)
        seat.set_mood("glad")

    start = pot.center() if pot else scene.lay.pool.center()
    flight = toss(context, "token", size, start, seat.geometry.tokens.center(), "token", turns=1)
    glad = hop(context, seat, 10, context.ms("push"))
    return chain(call(leave), flight, call(arrive), together(say(context, event), glad))


def _coin(context: CueContext, start: QPointF, end: QPointF) -> Piece:
    """Return the flight of one coin, which lands near the others."""
    near = QPointF(context.chance.uniform(-14, 14), context.chance.uniform(-8, 8))
    width = max(context.scene.lay.unit * 22, 13)
    return toss(context, "coin", width, start, end + near, "coin", turns=context.chance.choice((-1, 1)))


def coins_before(happened: Sequence[Any], coins: Sequence[int]) -> tuple[int, ...]:
    """Return the coins before these events, from those after them."""
    had = list(coins)
    for event in happened:
        if isinstance(event, events.CoinsPaid):
            had[event.seat] += event.coins
        elif isinstance(event, (events.CoinsTaken, events.BoughtIn)):
            had[event.seat] -= event.coins
        elif isinstance(event, rarer.CoinsGiven):
            had[event.seat] += event.coins
            had[event.other] -= event.coins
    return tuple(had)


def slippers_put_on(context: CueContext, event: rarer.SlippersPutOn) -> Piece:
    """Show that a player without tokens plays on in slippers."""
    scene, seat = context.scene, context.scene.seats[event.seat]

    def arrive() -> None:
        seat.set_tokens(1, virgin=False)
        seat.in_slippers = True
        seat.move_aside(0.0)

    size = seat.geometry.tokens.height() * 2
    flight = toss(context, "slippers", size, scene.lay.pool.center(), seat.geometry.tokens.center(), "token")
    return chain(flight, call(arrive), say(context, event))


def pot_began(context: CueContext, event: rarer.PotBegan) -> Piece:
    """Show the beginning of a pot: its players come back to the table."""
    seats = context.scene.seats

    def come(seat: SeatItem) -> Piece:
        def take() -> None:
            seat.set_tokens(1, virgin=False)
            seat.move_aside(0.0)
            seat.mood = ""

        return chain(call(take), hop(context, seat, seat.geometry.radius * 0.14, context.ms("breath")))

    def leave() -> None:
        for number, seat in enumerate(seats):
            if number not in event.players:
                seat.set_tokens(0, virgin=False)

    coming = [come(seats[seat]) for seat in event.players]
    return chain(call(leave), stagger(context.ms("coin_gap"), coming))


def _struck(context: CueContext, seat: SeatItem) -> Piece:
    return shake(context, seat, 5, context.ms("token", 0.6))


CUES: Final[Cues] = {
    events.BoughtIn: Cue(flow("pocket", "seat"), gap="coin_gap"),
    events.CoinsPaid: Cue(flow("seat", "pool"), gap="coin_gap"),
    events.CoinsTaken: Cue(coins_taken, gap="coin"),
    rarer.CoinsGiven: Cue(flow("seat", "other"), gap="coin_gap"),
    rarer.TokenGained: Cue(token_gained),
    rarer.SlippersPutOn: Cue(slippers_put_on),
    rarer.SlippersLost: Cue(Keyframe(slippers=False, tokens=0, mood="cross", words="bubble", move=retreat)),
    rarer.Knocked: Cue(Keyframe(words="bubble", move=knocks)),
    rarer.Fell: Cue(Keyframe(mood="cross", dies=True, words="bubble", move=_struck)),
    rarer.Called: Cue(Keyframe(ends_turn=True, words="bubble", move=joy)),
    rarer.LeftPot: Cue(Keyframe("out", tokens=0, mood="cross", words="remark", move=retreat)),
    rarer.PackLasts: Cue(nothing),
    rarer.PotBegan: Cue(pot_began),
    rarer.PotCarried: Cue(Keyframe(pause="remark")),
}
