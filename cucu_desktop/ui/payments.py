"""Coins and tokens on their way: what is paid, won and lost.

A cue of this kind changes an account when the thing leaves and another when it has arrived, so nothing
is counted twice.
"""

from collections.abc import Callable

from PySide6.QtCore import QPointF

from cucu_desktop.engine import events
from cucu_desktop.engine import rarer_events as rarer
from cucu_desktop.ui.moves import Stage, hop, say, toss
from cucu_desktop.ui.timeline import NOTHING, Piece, call, chain, stagger, together

_MOST_COINS = 6
"""A payment of more coins than this flies as this many."""
_MOST_WON = 16


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
    """Coins fly out of the dish to whoever has won them."""
    scene = stage.scene
    seat = scene.seats[event.seat]

    def arrive() -> None:
        seat.set_coins(seat.coins + event.coins)
        seat.set_mood("glad")

    return _coins(
        stage, event.coins, scene.lay.pool.center(), seat.place.tokens.center(),
        lambda: scene.pool.set_coins(scene.pool.coins - event.coins), arrive, _MOST_WON,
    )  # fmt: skip


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
    most: int = _MOST_COINS,
) -> Piece:
    """Some coins fly; the account changes when the first leaves and when the last arrives."""
    width = max(stage.scene.lay.unit * 17, 11)
    flights = stagger(
        stage.ms("coin_gap"),
        [
            toss(
                stage,
                "coin",
                width,
                start,
                end + QPointF(stage.chance.uniform(-14, 14), stage.chance.uniform(-8, 8)),
                "coin",
            )
            for _ in range(min(coins, most))
        ],
    )
    return chain(call(leave), flights, call(arrive))


def reentered(stage: Stage, event: events.Reentered) -> Piece:
    """A player comes back with new tokens."""
    seat = stage.scene.seats[event.seat]

    def back() -> None:
        seat.set_tokens(event.tokens, virgin=False)
        seat.set_mood("glad")
        seat.move_aside(0.0)

    size = seat.place.tokens.height()
    flights = [
        toss(stage, "token", size, stage.scene.lay.pool.center(), seat.place.tokens.center(), "coin", turns=1)
        for _ in range(min(event.tokens, 3))
    ]
    words = NOTHING if event.free else say(stage, event, "bubble")
    return chain(
        stagger(stage.ms("coin_gap", 2), flights),
        call(back),
        together(words, hop(stage, seat, 10, stage.ms("push"))),
    )
