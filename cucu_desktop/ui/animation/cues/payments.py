"""Payments: coins and tokens that fly between seats, dish and pot.

Such a cue changes one account at the departure and the other at the arrival, so nothing
is counted twice.
"""

from collections.abc import Callable, Sequence
from typing import Any, Final

from PySide6.QtCore import QPointF

from cucu_desktop.engine import events
from cucu_desktop.engine import rarer_events as rarer
from cucu_desktop.ui.animation.card_motion import hop, say, toss
from cucu_desktop.ui.animation.cue import Cue, Cues
from cucu_desktop.ui.animation.cue_context import CueContext
from cucu_desktop.ui.animation.cues.showdown import retreat
from cucu_desktop.ui.animation.timeline import Piece, call, chain, over, stagger, swing, together
from cucu_desktop.ui.scene import z

_MOST_COINS = 6
"""The largest number of coins drawn for one payment."""

_MOST_WON = 16

_PUSHED = 0.45
"""The fraction of the way that the dish is pushed towards its winner."""


def bought_in(context: CueContext, event: events.BoughtIn) -> Piece:
    """Show that a player buys in."""
    seat = context.scene.seats[event.seat]
    pocket = seat.geometry.face - seat.geometry.inward * seat.geometry.radius * 3
    return _coins(
        context,
        event.coins,
        pocket,
        seat.geometry.tokens.center(),
        lambda: None,
        lambda: seat.set_coins(seat.coins + event.coins),
    )


def coins_paid(context: CueContext, event: events.CoinsPaid) -> Piece:
    """Show coins that fly from a seat into the dish."""
    scene = context.scene
    seat = scene.seats[event.seat]
    return _coins(
        context, event.coins, seat.geometry.tokens.center(), scene.lay.pool.center(),
        lambda: seat.set_coins(seat.coins - event.coins),
        lambda: scene.pool.set_coins(scene.pool.coins + event.coins),
    )  # fmt: skip


def coins_taken(context: CueContext, event: events.CoinsTaken) -> Piece:
    """Show coins that fly from the dish to a seat; a winner of all gets the dish pushed over."""
    scene = context.scene
    seat = scene.seats[event.seat]
    flying = min(event.coins, _MOST_WON)
    home, end = scene.lay.pool.center(), seat.geometry.tokens.center()
    is_all = event.coins == scene.pool.coins and not context.pace.reduced
    start = home + (end - home) * _PUSHED if is_all else home

    def stream(number: int) -> Piece:
        share = event.coins * (number + 1) // flying - event.coins * number // flying
        out = call(lambda: scene.pool.set_coins(scene.pool.coins - share))
        return chain(out, _coin(context, start, end))

    def arrive() -> None:
        seat.set_coins(seat.coins + event.coins)
        seat.set_mood("glad")

    flights = stagger(context.ms("coin_gap"), [stream(number) for number in range(flying)])
    joy = hop(context, seat, seat.geometry.radius * 0.3, context.ms("push"), 2)
    if not is_all:
        return chain(flights, call(arrive), joy)
    over_cards, below = (
        call(lambda: scene.pool.setZValue(z.PUSHED)),
        call(lambda: scene.pool.setZValue(z.POOL)),
    )
    there, back = _dish_goes(context, home, start), _dish_goes(context, start, home)
    return chain(over_cards, there, flights, call(arrive), together(joy, back), below)


def _dish_goes(context: CueContext, start: QPointF, end: QPointF) -> Piece:
    """Return the movement of the dish towards the winner."""
    dish = context.scene.pool
    return chain(
        over(context.ms("push", 1.3), lambda part: dish.setPos(start + (end - start) * part), swing),
        call(lambda: dish.setPos(end)),
    )


def coins_given(context: CueContext, event: rarer.CoinsGiven) -> Piece:
    """Show coins that fly from one player to another."""
    giver, taker = context.scene.seats[event.seat], context.scene.seats[event.other]

    def arrive() -> None:
        taker.set_coins(taker.coins + event.coins)
        taker.set_mood("glad")

    return _coins(
        context, event.coins, giver.geometry.tokens.center(), taker.geometry.tokens.center(),
        lambda: giver.set_coins(giver.coins - event.coins), arrive,
    )  # fmt: skip


def token_gained(context: CueContext, event: rarer.TokenGained) -> Piece:
    """Show a token that is gained: from the pot, or, for two Matti, from the middle of the table."""
    scene, seat = context.scene, context.scene.seats[event.seat]
    size = seat.geometry.tokens.height() * 2
    pot = scene.lay.pot

    def leave() -> None:
        if pot:
            scene.markers.pot.set_chips(scene.markers.pot.chips - 1)

    def arrive() -> None:
        seat.set_tokens(event.left, virgin=seat.is_virgin)
        seat.set_mood("glad")

    start = pot.center() if pot else scene.lay.pool.center()
    flight = toss(context, "token", size, start, seat.geometry.tokens.center(), "token", turns=1)
    joy = hop(context, seat, 10, context.ms("push"))
    return chain(call(leave), flight, call(arrive), together(say(context, event), joy))


def _coins(
    context: CueContext,
    coins: int,
    start: QPointF,
    end: QPointF,
    leave: Callable[[], None],
    arrive: Callable[[], None],
) -> Piece:
    """Return the flight of coins; the counts change when the first leaves and when the last arrives."""
    flights = [_coin(context, start, end) for _ in range(min(coins, _MOST_COINS))]
    return chain(call(leave), stagger(context.ms("coin_gap"), flights), call(arrive))


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
        seat.set_slippers(worn=True)
        seat.move_aside(0.0)

    size = seat.geometry.tokens.height() * 2
    flight = toss(context, "slippers", size, scene.lay.pool.center(), seat.geometry.tokens.center(), "token")
    return chain(flight, call(arrive), say(context, event))


def slippers_lost(context: CueContext, event: rarer.SlippersLost) -> Piece:
    """Show that a player in slippers has to pay, and is out."""
    seat = context.scene.seats[event.seat]

    def lose() -> None:
        seat.set_slippers(worn=False)
        seat.set_tokens(0, virgin=False)
        seat.set_mood("cross")

    return chain(call(lose), together(say(context, event), retreat(context, seat)))


def knocked(context: CueContext, event: rarer.Knocked) -> Piece:
    """Show that a player knocks three times on the table."""
    seat = context.scene.seats[event.seat]
    knocks = hop(context, seat, seat.geometry.radius * 0.16, context.ms("push"), 3)
    return together(say(context, event), knocks)


CUES: Final[Cues] = {
    events.BoughtIn: Cue(bought_in, gap="coin_gap"),
    events.CoinsPaid: Cue(coins_paid, gap="coin_gap"),
    events.CoinsTaken: Cue(coins_taken, gap="coin"),
    rarer.CoinsGiven: Cue(coins_given, gap="coin_gap"),
    rarer.TokenGained: Cue(token_gained),
    rarer.SlippersPutOn: Cue(slippers_put_on),
    rarer.SlippersLost: Cue(slippers_lost),
    rarer.Knocked: Cue(knocked),
}
