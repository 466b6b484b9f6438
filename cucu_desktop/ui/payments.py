"""Coins and tokens on their way: what is paid, won and lost.

A cue of this kind changes an account when the thing leaves and another when it has arrived, so nothing
is counted twice.
"""

from collections.abc import Callable

from PySide6.QtCore import QPointF

from cucu_desktop.engine import events
from cucu_desktop.engine import rarer_events as rarer
from cucu_desktop.ui import z
from cucu_desktop.ui.moves import Stage, hop, say, toss
from cucu_desktop.ui.timeline import Piece, call, chain, over, stagger, swing, together

_MOST_COINS = 6
"""A payment of more coins than this flies as this many."""
_MOST_WON = 16
_PUSHED = 0.45
"""So much of the way the dish is pushed to whoever has won it."""


def bought_in(stage: Stage, event: events.BoughtIn) -> Piece:
    """New coins come to a seat from its pocket."""
    seat = stage.scene.seats[event.seat]
    pocket = seat.place.face - seat.place.inward * seat.place.radius * 3
    return _coins(
        stage,
        event.coins,
        pocket,
        seat.place.tokens.center(),
        lambda: None,
        lambda: seat.set_coins(seat.coins + event.coins),
    )


def coins_paid(stage: Stage, event: events.CoinsPaid) -> Piece:
    """Coins fly from a seat into the dish."""
    scene = stage.scene
    seat = scene.seats[event.seat]
    return _coins(
        stage, event.coins, seat.place.tokens.center(), scene.lay.pool.center(),
        lambda: seat.set_coins(seat.coins - event.coins),
        lambda: scene.pool.set_coins(scene.pool.coins + event.coins),
    )  # fmt: skip


def coins_taken(stage: Stage, event: events.CoinsTaken) -> Piece:
    """Coins stream out of the dish to whoever has won them; to who wins them all the dish is pushed over."""
    scene = stage.scene
    seat = scene.seats[event.seat]
    flying = min(event.coins, _MOST_WON)
    home, end = scene.lay.pool.center(), seat.place.tokens.center()
    is_all = event.coins == scene.pool.coins and not stage.pace.reduced
    start = home + (end - home) * _PUSHED if is_all else home

    def stream(number: int) -> Piece:
        share = event.coins * (number + 1) // flying - event.coins * number // flying
        out = call(lambda: scene.pool.set_coins(scene.pool.coins - share))
        return chain(out, _coin(stage, start, end))

    def arrive() -> None:
        seat.set_coins(seat.coins + event.coins)
        seat.set_mood("glad")

    flights = stagger(stage.ms("coin_gap"), [stream(number) for number in range(flying)])
    joy = hop(stage, seat, seat.place.radius * 0.3, stage.ms("push"), 2)
    if not is_all:
        return chain(flights, call(arrive), joy)
    over_cards, below = (
        call(lambda: scene.pool.setZValue(z.PUSHED)),
        call(lambda: scene.pool.setZValue(z.POOL)),
    )
    there, back = _dish_goes(stage, home, start), _dish_goes(stage, start, home)
    return chain(over_cards, there, flights, call(arrive), together(joy, back), below)


def _dish_goes(stage: Stage, start: QPointF, end: QPointF) -> Piece:
    """The dish is pushed over the cloth."""
    dish = stage.scene.pool
    return chain(
        over(stage.ms("push", 1.3), lambda part: dish.setPos(start + (end - start) * part), swing),
        call(lambda: dish.setPos(end)),
    )


def coins_given(stage: Stage, event: rarer.CoinsGiven) -> Piece:
    """Coins fly from one player to another."""
    giver, taker = stage.scene.seats[event.seat], stage.scene.seats[event.other]

    def arrive() -> None:
        taker.set_coins(taker.coins + event.coins)
        taker.set_mood("glad")

    return _coins(
        stage, event.coins, giver.place.tokens.center(), taker.place.tokens.center(),
        lambda: giver.set_coins(giver.coins - event.coins), arrive,
    )  # fmt: skip


def token_gained(stage: Stage, event: rarer.TokenGained) -> Piece:
    """A token comes flying: out of the pot, or from nowhere, which is where two Matti have it from."""
    scene, seat = stage.scene, stage.scene.seats[event.seat]
    size = seat.place.tokens.height() * 2
    pot = scene.lay.pot

    def leave() -> None:
        if pot:
            scene.markers.pot.set_chips(scene.markers.pot.chips - 1)

    def arrive() -> None:
        seat.set_tokens(event.left, virgin=seat.is_virgin)
        seat.set_mood("glad")

    start = pot.center() if pot else scene.lay.pool.center()
    flight = toss(stage, "token", size, start, seat.place.tokens.center(), "token", turns=1)
    joy = hop(stage, seat, 10, stage.ms("push"))
    return chain(call(leave), flight, call(arrive), together(say(stage, event), joy))


def _coins(
    stage: Stage,
    coins: int,
    start: QPointF,
    end: QPointF,
    leave: Callable[[], None],
    arrive: Callable[[], None],
) -> Piece:
    """Some coins fly; the account changes when the first leaves and when the last arrives."""
    flights = [_coin(stage, start, end) for _ in range(min(coins, _MOST_COINS))]
    return chain(call(leave), stagger(stage.ms("coin_gap"), flights), call(arrive))


def _coin(stage: Stage, start: QPointF, end: QPointF) -> Piece:
    """One coin flies, turning over, and lands near the others."""
    near = QPointF(stage.chance.uniform(-14, 14), stage.chance.uniform(-8, 8))
    width = max(stage.scene.lay.unit * 22, 13)
    return toss(stage, "coin", width, start, end + near, "coin", turns=stage.chance.choice((-1, 1)))


def reentered(stage: Stage, event: events.Reentered) -> Piece:
    """A player moves up to the table again and gets new tokens."""
    scene, seat = stage.scene, stage.scene.seats[event.seat]
    is_off = not seat.off.isNull()

    def back() -> None:
        seat.set_tokens(event.tokens, virgin=False)
        seat.set_mood("glad")

    moves_up = call(lambda: seat.move_aside(0.0))
    if is_off and not stage.pace.reduced:
        moves_up = over(stage.ms("push"), lambda part: seat.move_aside(1 - part), swing)
    size = seat.place.tokens.height() * 1.9
    flights = [
        toss(stage, "token", size, scene.lay.pool.center(), seat.place.tokens.center(), "token", turns=1)
        for _ in range(min(event.tokens, 3))
    ]
    words = say(stage, event, "bubble")
    joy = hop(stage, seat, seat.place.radius * 0.3, stage.ms("push"), 2)
    return chain(
        together(moves_up, stagger(stage.ms("coin_gap", 2), flights)), call(back), together(words, joy)
    )
