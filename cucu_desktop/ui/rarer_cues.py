"""What the events of some tables only look like: cards that run back, bargains, bets, ties, Kings turned up.

As in `cues`, each is a function that gets the stage and the event and returns a piece.
"""

import math
from collections.abc import Callable, Mapping
from typing import Any, Final

from cucu_desktop.engine import events
from cucu_desktop.engine import rarer_events as rarer
from cucu_desktop.engine.cards import Card
from cucu_desktop.ui import z
from cucu_desktop.ui.arrests import crowned, take_sign_down
from cucu_desktop.ui.items.card import CardItem
from cucu_desktop.ui.motion import Moment
from cucu_desktop.ui.moves import Stage, fly, hop, pause, put_down, say, turn_down, turn_up
from cucu_desktop.ui.payments import coins_given, token_gained
from cucu_desktop.ui.timeline import (
    NOTHING,
    Piece,
    call,
    chain,
    linear,
    over,
    spring,
    stagger,
    together,
    wait,
)

_FEW: Final = 10
"""At a table of more than so many what all do in turn goes faster."""


def runs_back(stage: Stage, event: rarer.RunsBack) -> Piece:
    """The card that runs back leaps at the player before: "cart'arrit"."""
    scene = stage.scene
    card = scene.cards[event.seat]
    assert card is not None
    stage.meanwhile(say(stage, event))
    height = card.shown_width * 0.5
    return chain(call(lambda: scene.turn_to(event.seat)), hop(stage, card, height, stage.ms("run"), 2))


def set_aside(stage: Stage, event: rarer.SetAside) -> Piece:
    """The card of who is out goes under the pack (L6)."""
    stage.meanwhile(say(stage, event))
    return _lay_away(stage, event.seat)


def discarded(stage: Stage, event: rarer.Discarded) -> Piece:
    """A card is laid away; a new one comes later."""
    return _lay_away(stage, event.seat)


def _lay_away(stage: Stage, seat: int) -> Piece:
    """The card before a seat is turned down and goes under the pack."""
    scene = stage.scene
    card = scene.cards[seat]
    assert card is not None

    def laid() -> None:
        card.bury(dead=False)
        scene.lay_away(card)

    # Where on the heap it comes to lie is known when it arrives: others may be on their way, too.
    flight = fly(stage, card, scene.laid_spot(len(scene.laid)), "draw", arc=-0.15, level=z.LAID)
    return chain(turn_down(stage, card), flight, call(laid))


def speak_at_inn(stage: Stage, event: Any, seat: int) -> Piece:  # noqa: ANN401 - promises and prices
    """One of the two who talk it over nods to it, and the sign, if it hangs there, sways."""
    speaker = stage.scene.seats[seat]
    nod = hop(stage, speaker, speaker.place.radius * 0.16, stage.ms("push", 1.2), 2)

    def sway(part: float) -> None:
        if stage.scene.sign:
            stage.scene.sign.swing(9 * (1 - part) * math.sin(part * 14))

    swaying = NOTHING if stage.pace.reduced else over(stage.ms("swing"), sway, linear)
    return together(say(stage, event, "remark"), nod, swaying)


def offered(stage: Stage, event: rarer.Offered) -> Piece:
    """A guest names a price, or nothing; for a Matto it lies on paper until the holder has taken a side."""
    scene, markers = stage.scene, stage.scene.markers
    at_inn = scene.sign is not None

    def put() -> None:
        scene.turn_to(event.innkeeper)
        if at_inn:
            markers.offer = (event.coins, event.percent)
        elif event.coins or event.percent:
            markers.put_slip(event.guest, event.coins, event.percent)

    words = speak_at_inn(stage, event, event.guest)
    refused = take_sign_down(stage) if at_inn and not (event.coins or event.percent) else NOTHING
    return chain(call(put), words, refused)


def offer_answered(stage: Stage, event: rarer.OfferAnswered) -> Piece:
    """The price is taken or not; a share that was promised is written down beside the guest."""
    markers = stage.scene.markers

    def settle() -> None:
        slip = markers.slips.get(event.guest)
        percent = slip.percent if slip else markers.offer[1]
        markers.take_slip(event.guest)
        markers.offer = (0, 0)
        if event.accepted and percent:
            markers.set_ledger((*markers.ledger, (event.guest, event.innkeeper, percent)))

    words = speak_at_inn(stage, event, event.innkeeper)
    return chain(words, call(settle), take_sign_down(stage))


def turned_up(stage: Stage, event: rarer.TurnedUp) -> Piece:
    """A King comes off the pack: all see it, nobody may have it, and it is laid away (K2, T2)."""
    scene = stage.scene
    card = CardItem(scene.art, scene.pack_spot())

    def leave() -> None:
        scene.add_passing(card, z.MOVING)
        scene.pack.set_count(scene.pack.count - 1)

    def laid() -> None:
        scene.remove_passing(card)
        scene.add_laid(card)

    spot = scene.lay.stage(event.seat, [scene.home(event.seat).rect])
    come = fly(stage, card, spot, "grow", arc=0.1, level=z.STAGED)
    up = turn_up(stage, card, str(event.card), public=True)
    words = say(stage, event, "call")
    away = fly(stage, card, scene.laid_spot(len(scene.laid)), "draw", level=z.LAID)
    seen = together(words, crowned(stage, card, spot))
    scene.crossed = [spot.rect.adjusted(0, -spot.width * 0.6, 0, 0)]
    down = chain(call(scene.crossed.clear), put_down(stage, card))
    return chain(call(leave), come, up, seen, down, away, call(laid))


def pack_renewed(stage: Stage, event: rarer.PackRenewed) -> Piece:
    """The cards laid away are gathered and shuffled: a new pack (T4)."""
    scene = stage.scene
    target = scene.pack_spot()
    swept = [fly(stage, card, target, "gather", arc=0.3, level=z.PACK) for card in scene.laid]

    def renew() -> None:
        scene.gather_laid()
        scene.pack.set_count(event.cards)

    return chain(stagger(stage.ms("coin_gap", 0.3), swept), call(renew), wait(stage.ms("breath")))


def tie_began(stage: Stage, event: rarer.TieBegan) -> Piece:
    """Who hold cards of one rank stand out; the rank lies in the middle for all to see (T3)."""
    scene, markers, now = stage.scene, stage.scene.markers, stage.now
    tie = (event.rank, event.seats)
    is_now = now.tie is not None and tuple(now.tie[:2]) == tie
    waiting = tuple(other[:2] for other in now.ties) if is_now else ()

    def begin() -> None:
        scene.turn_to(None)
        markers.set_tie(tie, waiting)

    def grow(part: float) -> None:
        markers.middle.setScale(0.6 + 0.4 * part)

    cards = [card for seat in event.seats if (card := scene.cards[seat])]
    hops = together(*(hop(stage, card, 9, stage.ms("push")) for card in cards))
    words = say(stage, event, "remark")
    shown = NOTHING if stage.pace.reduced else over(stage.ms("grow"), grow, spring)
    return chain(call(begin), together(shown, hops, words), wait(stage.ms("breath")))


def bet_made(stage: Stage, event: rarer.BetMade) -> Piece:
    """Coins are laid on the player's card, for the matador to agree."""
    scene = stage.scene
    stage.meanwhile(say(stage, event, "bubble", 1.3))

    def put() -> None:
        if event.coins:
            scene.turn_to(scene.dealer)
            scene.markers.propose_bet(event.seat, event.coins, event.outcome)
        else:
            scene.turn_to(event.seat)

    return chain(call(put), pause(stage, stage.ms("bubble", _haste(stage))))


def bet_answered(stage: Stage, event: rarer.BetAnswered) -> Piece:
    """The matador nods, or the coins go back."""
    scene = stage.scene
    stage.meanwhile(say(stage, event))
    nod = hop(stage, scene.seats[event.matador], 6, stage.ms("push")) if event.agreed else NOTHING
    answer = call(lambda: scene.markers.answer_bet(event.seat, agreed=event.agreed))
    return chain(answer, together(nod, wait(stage.ms("breath", 1.4 * _haste(stage)))))


def _haste(stage: Stage) -> float:
    """How much less time is taken over each of many bets."""
    return min(1.0, _FEW / len(stage.scene.seats))


def aces_up(stage: Stage, event: events.Exposed) -> Piece:
    """An Ace that is up calls for its suit: it is shown large, so that one sees why others go down (A4)."""
    scene, card = stage.scene, event.card
    if not scene.manners.has_matador or not isinstance(card, Card) or card.value != "A":
        return NOTHING
    suit = card.suit

    def grow(part: float) -> None:
        scene.markers.middle.setScale(0.5 + 0.5 * part)

    shown = NOTHING if stage.pace.reduced else over(stage.ms("grow"), grow, spring)
    return chain(call(lambda: scene.markers.add_suit(suit)), shown)


def step_of(stage: Stage, event: events.Exposed) -> Piece:
    """First the matador's card and all lower ones go face up, then those of an Ace's suit (A4)."""
    scene, card = stage.scene, event.card
    if not scene.manners.has_matador or not isinstance(card, Card):
        return NOTHING
    if event.seat == scene.dealer:
        scene.markers.matador = card
        return NOTHING
    matador = scene.markers.matador
    is_lower = matador is None or card.rank < matador.rank
    return NOTHING if is_lower else wait(stage.ms("remark"))


def judged(stage: Stage, event: rarer.Judged) -> Piece:
    """The matador is through, and others are out by it; or alone with the card, and out."""
    scene = stage.scene
    matador = scene.seats[event.matador]
    scene.turn_to(None)

    def moods() -> None:
        matador.set_mood("glad" if event.survives else "cross")
        for seat in event.eliminated:
            scene.seats[seat].set_mood("cross")

    joy = hop(stage, matador, 14, stage.ms("win", 0.8), 2) if event.survives else NOTHING
    return chain(call(moods), together(say(stage, event, "remark"), joy), wait(stage.ms("breath")))


RARER_CUES: Final[Mapping[type, Callable[[Stage, Any], Piece]]] = {
    rarer.TokenGained: token_gained,
    rarer.RunsBack: runs_back,
    rarer.SetAside: set_aside,
    rarer.Offered: offered,
    rarer.OfferAnswered: offer_answered,
    rarer.CoinsGiven: coins_given,
    rarer.TurnedUp: turned_up,
    rarer.Discarded: discarded,
    rarer.PackRenewed: pack_renewed,
    rarer.TieBegan: tie_began,
    rarer.BetMade: bet_made,
    rarer.BetAnswered: bet_answered,
    rarer.Judged: judged,
}

RARER_TOGETHER: Final[Mapping[type, Moment]] = {
    rarer.CoinsGiven: "coin_gap",
    rarer.Discarded: "coin_gap",
}
"""Events of which each begins this long after the one before, without waiting for its end."""
