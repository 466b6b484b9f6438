"""What every event looks like: one function a type of event, found in the table `CUES` at the end.

A cue gets the stage and the event and returns a piece. It reads from the event only what the viewer may
see (a hidden card has no name to read) and changes the scene in such a way that after the last event it
equals the observation.
"""

import math
from collections.abc import Callable, Mapping, Sequence
from functools import partial
from typing import Any, Final

from PySide6.QtCore import QPointF

from cucu_desktop.engine import events
from cucu_desktop.engine.events import Event
from cucu_desktop.ui.announcing import far, look_on
from cucu_desktop.ui.arrests import arrested, take_sign_down
from cucu_desktop.ui.crossing import cross, run_back
from cucu_desktop.ui.dealing import deal_began, dealt, drew, seats_drawn
from cucu_desktop.ui.items.card import CardItem
from cucu_desktop.ui.items.seat import SeatItem
from cucu_desktop.ui.motion import Moment
from cucu_desktop.ui.moves import Stage, hear, hop, pause, say
from cucu_desktop.ui.payments import bought_in, coins_paid, coins_taken, reentered
from cucu_desktop.ui.rarer_cues import RARER_CUES, RARER_TOGETHER, speak_at_inn
from cucu_desktop.ui.reckoning import exposed, retreat, token_lost
from cucu_desktop.ui.seen import face_for
from cucu_desktop.ui.timeline import NOTHING, Piece, call, chain, linear, over, stagger, swing, together, wait

Cue = Callable[[Stage, Any], Piece]

_BLOSSOMS: Final = 22


def begin_game(stage: Stage, coins: tuple[int, ...]) -> Piece:
    """Clear the table for a game's first event; everybody has the coins they sat down with."""
    scene = stage.scene

    def clear() -> None:
        scene.clear_table()
        scene.viewer = stage.now.seat
        scene.pool.set_coins(0)
        scene.markers.forget()
        scene.turn_to(None)
        for seat, item in enumerate(scene.seats):
            item.plays = False
            item.set_tokens(0, virgin=False)
            item.set_coins(coins[seat])
            item.move_aside(0.0)
            item.set_mood("")

    return call(clear)


def game_began(stage: Stage, event: events.GameBegan) -> Piece:
    """Everybody gets the tokens."""
    scene, tokens = stage.scene, stage.now.options.tokens
    manners = scene.manners

    def issue(seat: int) -> Piece:
        item = scene.seats[seat]

        def take() -> None:
            item.plays = True
            item.set_tokens(tokens, virgin=manners.has_tokens, handed=0 if manners.handed_late else tokens)

        return chain(call(take), hop(stage, item, item.place.radius * 0.14, stage.ms("breath")))

    gap = stage.ms("coin_gap")
    return chain(stagger(gap, [issue(seat) for seat in event.players]), wait(stage.ms("breath")))


def kept(stage: Stage, event: events.Kept) -> Piece:
    """Say "Sto": the player knocks on the card, twice."""
    stage.meanwhile(say(stage, event))
    card = stage.scene.cards[event.seat]
    knock = hop(stage, card, max(card.shown_width * 0.13, 6), stage.ms("breath", 1.2), 2) if card else NOTHING
    return chain(hear(stage, "knock"), knock, pause(stage, stage.ms("breath")))


def asked(stage: Stage, event: events.Asked) -> Piece:
    """Say "Passo": the card goes towards whoever is to give theirs; over a horse it is not said again."""
    if isinstance(stage.before, events.Arrested):
        return NOTHING
    stage.meanwhile(say(stage, event))
    card = stage.scene.cards[event.seat]
    target = stage.scene.pack_spot() if event.target is None else stage.scene.home(event.target)
    held_out = _held_out(stage, card, target.centre) if card else NOTHING
    return together(held_out, pause(stage, stage.ms("breath", 1.6)))


def _held_out(stage: Stage, card: CardItem, target: QPointF) -> Piece:
    """A card is held out to whoever is to give theirs, and comes back until they do."""
    if stage.pace.reduced:
        return NOTHING
    home, turned = card.pos(), card.rotation()
    way = target - home
    reach = way * (card.shown_width * 0.42 / (far(way) or 1.0))
    lean = math.copysign(4.0, way.x())

    def hold_out(part: float) -> None:
        card.setPos(home + reach * part)
        card.setRotation(turned + lean * part)
        card.set_lift(2 + 5 * part)

    half = stage.ms("breath", 0.8)
    return chain(over(half, hold_out), over(half, lambda part: hold_out(1 - part), swing))


def exchanged(stage: Stage, event: events.Exchanged) -> Piece:
    """Two cards cross, face down; whoever of the two is the viewer sees the new one."""
    scene = stage.scene
    faces = (
        face_for(event.taken, event.seat, scene.viewer, public=False),
        face_for(event.given, event.other, scene.viewer, public=False),
    )
    if event.reason == "cat":
        return run_back(stage, event.seat, event.other, faces=faces)
    past = _passed_over(stage, event)
    crossed = cross(stage, event.seat, event.other, faces=faces, past=past)
    return chain(crossed, call(lambda: scene.turn_to(event.other)))


def _passed_over(stage: Stage, event: events.Exchanged) -> Sequence[int]:
    """Who sits between the two in playing order: holders of horses, past whom one was asked."""
    order = stage.scene.order
    if event.seat not in order or event.other not in order:
        return ()
    here, there = sorted((order.index(event.seat), order.index(event.other)))
    return order[here + 1 : there]


def promised(stage: Stage, event: events.Promised) -> Piece:
    """Guest and innkeeper talk it over."""
    speaker = event.guest if event.answer in ("asked", "kept") else event.innkeeper
    stage.scene.turn_to(speaker)
    words = speak_at_inn(stage, event, speaker)
    return words if event.answer == "asked" else chain(words, take_sign_down(stage))


def card_died(stage: Stage, event: events.CardDied) -> Piece:
    """The card of who has just lost the last token goes pale: it counts for nothing."""
    card = stage.scene.cards[event.seat]
    assert card is not None
    return chain(call(lambda: card.bury(dead=True)), wait(stage.ms("breath")))


def compared(stage: Stage, event: events.Compared) -> Piece:
    """Everybody looks at what has been lost; who has not lost breathes again, and may mock who has."""
    stage.meanwhile(say(stage, event, "remark"))
    return chain(call(lambda: stage.scene.markers.set_tie(None)), wait(stage.ms("remark", 0.4)))


def eliminated(stage: Stage, event: events.Eliminated) -> Piece:
    """A player sits at the table's edge from now on."""
    seat = stage.scene.seats[event.seat]
    stage.scene.turn_to(None)
    words = say(stage, event, "remark")
    gone = NOTHING
    if not stage.scene.manners.has_tokens:
        # No token tells that the last one is lost: now is the time to get up.
        gone = chain(call(lambda: seat.set_tokens(0, virgin=False)), retreat(stage, seat))
    sad = chain(hear(stage, "out"), call(lambda: seat.set_mood("cross")))
    return chain(sad, together(words, gone), wait(stage.ms("breath")))


def game_won(stage: Stage, event: events.GameWon) -> Piece:
    """The winner jumps for joy in a rain of blossoms, and the others cannot but look."""
    scene = stage.scene
    pieces = []
    for number in event.winners:
        seat = scene.seats[number]
        glad = call(partial(seat.set_mood, "glad"))
        joy = hop(stage, seat, seat.place.radius * 0.5, stage.ms("win", 1.3), 4)
        thrown = [_blossom(stage, seat) for _ in range(_BLOSSOMS // len(event.winners))]
        blossoms = stagger(stage.ms("coin_gap", 0.8), thrown)
        pieces.append(chain(glad, together(say(stage, event, "remark"), joy, blossoms)))
    first = scene.seats[event.winners[0]].place
    look = look_on(stage, first.face, event.winners, stage.ms("win", 1.6), stage.ms("win", 0.6))
    scene.turn_to(None)
    return together(hear(stage, "win"), look, *pieces)


def _blossom(stage: Stage, seat: SeatItem) -> Piece:
    """A blossom thrown up over somebody's head, and falling."""
    scene, place = stage.scene, seat.place
    blossom = scene.sprite("virgin", place.radius * stage.chance.uniform(0.6, 1.3))
    aside, up = stage.chance.uniform(-4.4, 4.4), stage.chance.uniform(2.2, 4.2)
    spin = stage.chance.uniform(-320, 320)

    def fly_up(part: float) -> None:
        # Up quickly, and down as slowly as petals fall.
        rise = up * math.sin(math.pi * min(part * 1.1, 1.0)) - 2.4 * part * part
        sway = 0.3 * math.sin(part * 9 + aside)
        blossom.setPos(place.face + QPointF(aside * part + sway, -rise) * place.radius)
        blossom.setRotation(spin * part)
        blossom.setOpacity(min(1.0, 4 * (1 - part)))

    gone = call(lambda: scene.remove_passing(blossom))
    if stage.pace.reduced:
        return gone
    return chain(call(lambda: blossom.setVisible(True)), over(stage.ms("win", 1.5), fly_up, linear), gone)


def spoken(stage: Stage, event: Event) -> Piece:
    """Only words."""
    return say(stage, event, "remark")


def talked(stage: Stage, event: events.Talked) -> Piece:
    """Table talk: the game goes on meanwhile."""
    stage.meanwhile(say(stage, event, "remark"))
    return wait(stage.ms("breath"))


def division_answered(stage: Stage, event: events.DivisionAnswered) -> Piece:
    """The answer; if it is yes, both are glad."""
    piece = say(stage, event, "remark")
    if not event.accepted:
        return piece
    pair = [seat for seat in stage.scene.seats if seat.tokens]
    return chain(piece, *(call(partial(seat.set_mood, "glad")) for seat in pair))


def division_ended(stage: Stage, event: events.DivisionEnded) -> Piece:
    """The agreement is gone; the account tells it."""
    del event
    return wait(stage.ms("breath"))


CUES: Final[Mapping[type, Cue]] = {
    events.SeatsDrawn: seats_drawn,
    events.BoughtIn: bought_in,
    events.GameBegan: game_began,
    events.CoinsPaid: coins_paid,
    events.CoinsTaken: coins_taken,
    events.DealBegan: deal_began,
    events.Dealt: dealt,
    events.Kept: kept,
    events.Asked: asked,
    events.Exchanged: exchanged,
    events.Drew: drew,
    events.Arrested: arrested,
    events.Promised: promised,
    events.TokenLost: token_lost,
    events.CardDied: card_died,
    events.Exposed: exposed,
    events.Compared: compared,
    events.Eliminated: eliminated,
    events.ReentryOffered: spoken,
    events.BackingAsked: spoken,
    events.BackingGiven: spoken,
    events.Reentered: reentered,
    events.Left: spoken,
    events.DivisionProposed: spoken,
    events.DivisionAnswered: division_answered,
    events.DivisionEnded: division_ended,
    events.GameWon: game_won,
    events.Talked: talked,
    **RARER_CUES,
}

TOGETHER: Final[Mapping[type, Moment]] = {
    events.CoinsPaid: "coin_gap",
    events.CoinsTaken: "coin",
    events.BoughtIn: "coin_gap",
    events.Exposed: "expose_gap",
    events.Reentered: "coin_gap",
    events.Dealt: "deal_gap",
    **RARER_TOGETHER,
}
"""Events of which each begins this long after the one before, without waiting for its end."""
