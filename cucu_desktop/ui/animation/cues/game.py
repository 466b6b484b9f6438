"""The begin and end of a game, and table talk."""

import math
from collections.abc import Sequence
from functools import partial
from typing import Any, Final

from PySide6.QtCore import QPointF

from cucu_desktop.engine import events
from cucu_desktop.engine.any_observation import as_exchange
from cucu_desktop.ui.animation.card_motion import fly_by, hear, hop, say
from cucu_desktop.ui.animation.cue import Cue, CueContext, Cues
from cucu_desktop.ui.animation.cues.arrests.stage import look_on
from cucu_desktop.ui.animation.cues.keyframes import Keyframe
from cucu_desktop.ui.animation.cues.payments import coins_before
from cucu_desktop.ui.animation.cues.reactions import SLY, look
from cucu_desktop.ui.animation.timeline import Piece, call, chain, stagger, together, wait
from cucu_desktop.ui.scene.items.seat import SeatItem

_BLOSSOMS: Final = 22
_BLOSSOM_SIZES: Final = (0.6, 1.3)
_BLOSSOM_STEP: Final = 0.125
"""The sizes of blossoms, least and most, and their step, in radiuses of the face."""


def begin_game(context: CueContext, happened: Sequence[Any]) -> Piece:
    """Clear the table for a game's first event, with the coins before it."""
    scene, now = context.scene, as_exchange(context.now)
    had = coins_before(happened, now.coins)  # more may have been paid than these events show: chips are known
    coins = [scene.game.coins_of(now.options, had[seat]) for seat in range(len(had))]

    def clear() -> None:
        scene.clear_table()
        scene.viewer = context.now.seat
        scene.pool.count = 0
        scene.markers.forget()
        scene.turn_to(None)
        for seat, item in enumerate(scene.seats):
            item.plays = False
            item.set_tokens(0, virgin=False)
            item.coins = coins[seat]
            item.move_aside(0.0)
            item.mood = ""

    return call(clear)


def game_began(context: CueContext, event: events.GameBegan) -> Piece:
    """Show the beginning of a game: all players get tokens."""
    scene, now = context.scene, as_exchange(context.now)
    game = scene.game
    tokens = game.tokens_of(now.options, len(event.players))

    def issue(seat: int) -> Piece:
        item = scene.seats[seat]

        def take() -> None:
            item.plays = True
            item.in_slippers = False
            # With the stakes all players are virgins, whether or not that matters here.
            item.set_tokens(
                tokens, virgin=game.has_pool and not game.chips, handed=0 if game.handed_late else tokens
            )

        return chain(call(take), hop(context, item, item.geometry.radius * 0.14, context.ms("breath")))

    gap = context.ms("coin_gap")
    return chain(stagger(gap, [issue(seat) for seat in event.players]), wait(context.ms("breath")))


def game_won(context: CueContext, event: events.GameWon) -> Piece:
    """Show the winner: the face jumps, blossoms fall, and the others look."""
    scene = context.scene
    pieces = []
    for number in event.winners:
        seat = scene.seats[number]
        glad = call(partial(seat.set_mood, "glad"))
        joy = hop(context, seat, seat.geometry.radius * 0.5, context.ms("win", 1.3), 4)
        thrown = [_blossom(context, seat) for _ in range(_BLOSSOMS // len(event.winners))]
        blossoms = stagger(context.ms("coin_gap", 0.8), thrown)
        pieces.append(chain(glad, together(say(context, event, "remark"), joy, blossoms)))
    first = scene.seats[event.winners[0]].geometry
    look = look_on(context, first.face, event.winners, context.ms("win", 1.6), context.ms("win", 0.6))
    scene.turn_to(None)
    return together(hear(context, "win"), look, *pieces)


def _blossom(context: CueContext, seat: SeatItem) -> Piece:
    """Return the flight of a blossom, thrown up over a player's head and falling."""
    scene, geometry = context.scene, seat.geometry
    # Of few sizes: each is a drawing to be painted before the first of them flies.
    size = round(context.chance.uniform(*_BLOSSOM_SIZES) / _BLOSSOM_STEP) * _BLOSSOM_STEP
    blossom = scene.sprite("virgin", geometry.radius * size)
    aside, up = context.chance.uniform(-4.4, 4.4), context.chance.uniform(2.2, 4.2)
    spin = context.chance.uniform(-320, 320)

    def fly_up(part: float) -> None:
        # Up quickly, and down slowly.
        rise = up * math.sin(math.pi * min(part * 1.1, 1.0)) - 2.4 * part * part
        sway = 0.3 * math.sin(part * 9 + aside)
        blossom.setPos(geometry.face + QPointF(aside * part + sway, -rise) * geometry.radius)
        blossom.setRotation(spin * part)
        blossom.setOpacity(min(1.0, 4 * (1 - part)))

    return fly_by(context, blossom, context.ms("win", 1.5), fly_up)


def begins(happened: Sequence[Any]) -> bool:
    return any(isinstance(event, events.GameBegan) for event in happened)


BOASTS: Final = frozenset(
    ("good-card", "bad-card", "will-keep", "will-exchange", "do-not-try", "have", "beware")
)
"""The phrases that may be lies: a player who says one looks sly."""

CUES: Final[Cues] = {
    events.GameBegan: Cue(game_began),
    events.Talked: Cue(
        Keyframe(words="remark", is_aside=True, pause="breath"),
        feel=look("seat", lambda event: SLY if event.phrase in BOASTS else None),
    ),
    events.GameWon: Cue(game_won, ends_deal=True),
}
