"""The arrests: each a small scene of a second or two, staged for its card.

XV, the cuckoo calls. XIV, the hunter fires. XIII, the horse leaps over its holder. XII, the cat spits
and claws; what it sends back runs in the exchanges that follow. XI, the inn: the card stays face down
and only the sign is hung out; a card that runs back finds it shut (L7). A King is crowned, or whinnies (T1).

The table `ARRESTS` finds a scene by its card. All of them leave the holder's card at its place, face up
if it was shown.
"""

import math
from collections.abc import Callable, Mapping
from typing import Final

from PySide6.QtCore import QPointF

from cucu_desktop.engine.events import Arrested
from cucu_desktop.ui.announcing import announce, far, flinch, look_on, recoil, towards
from cucu_desktop.ui.beasts import cat, cuckoo, horse, note
from cucu_desktop.ui.calls import Stopped
from cucu_desktop.ui.items.card import CardItem
from cucu_desktop.ui.items.sprite import Sprite
from cucu_desktop.ui.moves import Stage, hear, hop, say, shake, show_then_fade
from cucu_desktop.ui.places import CARD_HEIGHT, Spot
from cucu_desktop.ui.timeline import (
    NOTHING,
    Piece,
    call,
    chain,
    fall,
    linear,
    over,
    stagger,
    together,
    wait,
)


def arrested(stage: Stage, event: Arrested) -> Piece:
    """Stage the arrest of this card; an unknown one is announced with words alone.

    Whoever was stopped may say something to it, while the game goes on.
    """
    stage.scene.seats[event.holder].set_mood("glad")
    card = getattr(event.card, "value", "")
    scene = ARRESTS.get(card)
    if scene is None:
        return say(stage, event, "call")
    return chain(
        scene(stage, event), call(lambda: stage.meanwhile(say(stage, Stopped(event.exchanger, card))))
    )


def hunter(stage: Stage, event: Arrested) -> Piece:
    """XIV: the hunter takes aim and fires; the exchanger's card is thrown up and has a hole in it."""
    scene = stage.scene
    victim = scene.cards[event.exchanger]
    scene.seats[event.exchanger].set_mood("cross")

    def deed(card: CardItem, spot: Spot) -> Piece:
        aim = scene.home(event.exchanger).centre - spot.centre
        # At a crowded table the fire must not hide whom it hits.
        room = far(aim) - spot.width - scene.home(event.exchanger).width * 0.5
        flash = towards(stage, "flash", spot, aim, min(max(room * 1.7, spot.width * 0.7), spot.width * 1.7))
        hit = NOTHING
        if victim is not None:
            hit = together(
                _thrown_up(stage, victim),
                show_then_fade(stage, _hole(stage, victim), stage.ms("shot", 1.5)),
                shake(stage, scene.seats[event.exchanger], 5, stage.ms("shot")),
            )
        flinched = flinch(stage, spot.centre, (event.holder, event.exchanger))
        return chain(
            _take_aim(stage, card, aim),
            hear(stage, "shot"),
            together(_fire(stage, flash), recoil(stage, card, aim), hit, flinched),
        )

    return announce(stage, event, deed, stage.ms("shot", 1.2))


def _take_aim(stage: Stage, card: CardItem, aim: QPointF) -> Piece:
    """The card turns a little towards its aim, and holds its breath."""
    if stage.pace.reduced:
        return wait(stage.ms("breath"))
    turned = 0.0
    lean = math.copysign(7.0, aim.x()) if abs(aim.x()) > 1 else 0.0

    def begin() -> None:
        nonlocal turned
        turned = card.rotation()

    def turn(part: float) -> None:
        card.setRotation(turned + lean * part)

    return chain(call(begin), over(stage.ms("breath"), turn), wait(stage.ms("breath", 0.6)))


def _fire(stage: Stage, flash: Sprite) -> Piece:
    """Fire bursts out, and the smoke swells and thins."""
    if stage.pace.reduced:
        return show_then_fade(stage, flash, stage.ms("shot", 0.7))

    def burst(part: float) -> None:
        flash.setScale(0.45 + 0.7 * part)

    def drift(part: float) -> None:
        flash.setScale(1.15 + 0.12 * part)
        flash.setOpacity(1 - part * part)

    return chain(
        call(lambda: flash.setVisible(True)),
        over(stage.ms("shot", 0.2), burst),
        wait(stage.ms("shot", 0.35)),
        over(stage.ms("shot", 0.8), drift, linear),
        call(lambda: stage.scene.remove_passing(flash)),
    )


def _thrown_up(stage: Stage, card: CardItem) -> Piece:
    """The card that is hit flies up, tumbling, falls back and bounces."""
    if stage.pace.reduced:
        return NOTHING
    home, turned, wide = QPointF(), 0.0, card.shown_width

    def begin() -> None:
        nonlocal home, turned
        home, turned = card.pos(), card.rotation()

    def tumble(part: float) -> None:
        high = 4 * part * (1 - part)
        card.setPos(home - QPointF(0, wide * 0.8 * high))
        card.setRotation(turned + 26 * math.sin(math.pi * 2 * part) * (1 - part * 0.4))
        card.set_lift(2 + 8 * high)

    def rest() -> None:
        card.setPos(home)
        card.setRotation(turned)
        card.set_lift(2)

    bounce = hop(stage, card, wide * 0.14, stage.ms("shot", 0.6), times=2)
    return chain(call(begin), over(stage.ms("shot", 1.15), tumble, linear), call(rest), bounce)


def _hole(stage: Stage, card: CardItem) -> Sprite:
    """The hole goes with the card, wherever that is thrown."""
    hole = stage.scene.sprite("shot-hole", card.shown_width * 0.85)
    hole.setParentItem(card)
    hole.setPos(QPointF(card.shown_width * 0.08, -card.shown_width * 0.2) / card.scale())
    return hole


def inn(stage: Stage, event: Arrested) -> Piece:
    """XI: the sign is hung out by the innkeeper's face and swings; the card stays face down.

    Sign and words stay while the guest is asked: they say what about. To a card that runs back the inn is
    shown, and nobody is asked.
    """
    scene = stage.scene
    if event.shown:
        return announce(stage, event, lambda card, _: shake(stage, card, 5, stage.ms("spit")))
    scene.turn_to(event.exchanger)

    def hang(part: float) -> None:
        # It is held out large for all to see, and comes to rest by the innkeeper's face.
        if scene.sign:
            near = max(1 - part * 2.2, 0.0)
            scene.sign.setScale(1 + 0.9 * near * near)
            scene.sign.setOpacity(min(1.0, part * 12))
            scene.sign.swing(58 * (1 - part) * (1 - part) * math.cos(part * 16))

    def come_to_rest() -> None:
        if scene.sign:
            scene.sign.setScale(1.0)
            scene.sign.swing(0.0)

    hung = call(lambda: scene.hang_sign(event.holder, event.exchanger))
    words = call(lambda: stage.meanwhile(say(stage, event, "call", 4)))
    swings = chain(over(stage.ms("swing", 1.3), hang, linear), call(come_to_rest))
    knock = scene.cards[event.holder]
    nod = hop(stage, knock, knock.shown_width * 0.2, stage.ms("push"), 2) if knock else NOTHING
    look = look_on(stage, scene.home(event.holder).centre, (event.holder, event.exchanger), stage.ms("swing"))
    moves = wait(stage.ms("fade")) if stage.pace.reduced else together(swings, nod)
    return chain(hung, hear(stage, "inn"), together(moves, look, chain(wait(stage.ms("breath")), words)))


def take_sign_down(stage: Stage) -> Piece:
    """The guest has stayed or gone: the sign fades."""
    scene = stage.scene

    def fade(part: float) -> None:
        if scene.sign:
            scene.sign.setOpacity(1 - part)

    return chain(over(stage.ms("fade"), fade), call(scene.take_sign_down))


def king(stage: Stage, event: Arrested) -> Piece:
    """K, Re: the King takes the crown; where Kings whinny, the card rears like a horse besides (T1)."""
    stage.scene.seats[event.exchanger].set_mood("cross")

    def deed(card: CardItem, spot: Spot) -> Piece:
        if not stage.scene.manners.has_pot:
            return chain(hear(stage, "cuckoo"), crowned(stage, card, spot))
        notes = stagger(stage.ms("coin_gap", 1.6), [_neigh(stage, spot, number) for number in range(4)])
        whinny = chain(hear(stage, "neigh"), _rear(stage, card), _rear(stage, card))
        return together(whinny, notes, chain(wait(stage.ms("leap", 1.3)), crowned(stage, card, spot)))

    return announce(stage, event, deed)


def _rear(stage: Stage, card: CardItem) -> Piece:
    """A card rears up like a horse: it tilts back, trembles and comes down."""
    if stage.pace.reduced:
        return NOTHING
    turned = 0.0

    def begin() -> None:
        nonlocal turned
        turned = card.rotation()

    def move(part: float) -> None:
        card.setRotation(turned - 16 * math.sin(math.pi * part) + 2.5 * math.sin(part * 40) * (1 - part))

    return chain(
        call(begin), over(stage.ms("leap", 0.8), move, linear), call(lambda: card.setRotation(turned))
    )


def _neigh(stage: Stage, spot: Spot, number: int) -> Piece:
    """A note flies up at the left and at the right of the card, in turn."""
    side = -1.0 if number % 2 else 1.0
    return note(
        stage, spot.width * 0.46, spot.centre + QPointF(side * spot.width * 0.3, -spot.width * 0.3), side
    )


def crowned(stage: Stage, card: CardItem, spot: Spot) -> Piece:
    """A crown comes down on a card, and it bows a little under it."""
    wide = spot.width * 0.8
    crown = stage.scene.sprite("crown", wide)
    rest = spot.centre - QPointF(0, spot.width * CARD_HEIGHT * 0.5 + wide * 0.36)

    def come_down(part: float) -> None:
        crown.setPos(rest - QPointF(0, spot.width * 0.8 * (1 - part)))
        crown.setRotation(-14 * (1 - part))
        crown.setOpacity(min(1.0, part * 3))

    gone = call(lambda: stage.scene.remove_passing(crown))
    shown = chain(call(lambda: crown.setPos(rest)), call(lambda: crown.setVisible(True)))
    if stage.pace.reduced:
        return chain(shown, wait(stage.ms("remark")), gone)
    landed = together(
        shake(stage, card, 4, stage.ms("push")),
        hop(stage, crown, wide * 0.24, stage.ms("push", 1.2), 2),
        wait(stage.ms("remark", 0.55)),
    )
    return chain(shown, over(stage.ms("push"), come_down, fall), landed, gone)


ARRESTS: Final[Mapping[str, Callable[[Stage, Arrested], Piece]]] = {
    "XI": inn,
    "XII": cat,
    "XIII": horse,
    "XIV": hunter,
    "XV": cuckoo,
    "K": king,
    "R": king,
    "C": horse,
}
"""The scene of each card that arrests, by what it is, its suit aside."""
