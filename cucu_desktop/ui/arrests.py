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
from cucu_desktop.ui import z
from cucu_desktop.ui.items.card import CardItem
from cucu_desktop.ui.items.sprite import Sprite
from cucu_desktop.ui.moves import Stage, fly, hear, hop, say, shake, show_then_fade, turn_up
from cucu_desktop.ui.places import CARD_HEIGHT, Spot
from cucu_desktop.ui.timeline import (
    NOTHING,
    Piece,
    call,
    chain,
    fall,
    hand,
    linear,
    over,
    stagger,
    swing,
    together,
    wait,
)

_HIGH: Final = 8.0
"""How far above the cloth a card is held for all to see."""


def arrested(stage: Stage, event: Arrested) -> Piece:
    """Stage the arrest of this card; an unknown one is announced with words alone."""
    stage.scene.seats[event.holder].set_mood("glad")
    scene = ARRESTS.get(getattr(event.card, "value", ""))
    if scene is None:
        return say(stage, event, "call")
    return scene(stage, event)


def _announce(stage: Stage, event: Arrested, deed: Callable[[CardItem, Spot], Piece]) -> Piece:
    """The card comes forward, turned up and large; the holder calls, the deed is done; it goes home."""
    scene = stage.scene
    card = scene.cards[event.holder]
    assert card is not None
    # Both who asked and the card that shall be hit stay in sight.
    spot = scene.lay.stage(event.holder, [scene.home(event.exchanger).rect])
    home = scene.home(event.holder)
    known = card.face is not None
    come = fly(stage, card, spot, "grow", arc=0.0, level=z.STAGED)
    shown = call(lambda: card.show_face(str(event.card), public=True))
    up = shown if known else turn_up(stage, card, str(event.card), public=True)
    back = fly(stage, card, home, "shrink", arc=0.0, level=scene.level(event.holder))
    words = say(stage, event, "call")
    held = call(lambda: card.set_lift(_HIGH))
    return chain(together(come, up), held, together(words, deed(card, spot)), back)


def cuckoo(stage: Stage, event: Arrested) -> Piece:
    """XV: the cuckoo calls, twice, and notes fly out of its beak."""

    def deed(card: CardItem, spot: Spot) -> Piece:
        calls = [hop(stage, card, spot.width * 0.09, stage.ms("shot", 0.75)) for _ in range(2)]
        notes = [_note(stage, spot, number) for number in range(6)]
        return together(
            chain(wait(stage.ms("breath", 0.5)), hear(stage, "cuckoo"), *calls),
            stagger(stage.ms("coin_gap", 1.6), notes),
        )

    return _announce(stage, event, deed)


def _note(stage: Stage, spot: Spot, number: int) -> Piece:
    """A note swaying up and away."""
    scene = stage.scene
    note = scene.sprite("note", spot.width * 0.42)
    side = -1 if number % 2 else 1
    start = spot.centre + QPointF(-spot.width * 0.3, -spot.width * 0.12)  # its beak
    reach = spot.width * stage.chance.uniform(0.75, 1.15)
    drift = stage.chance.uniform(0.5, 1.0)

    def float_up(part: float) -> None:
        sway = math.sin(part * 9 + number) * spot.width * 0.07
        note.setPos(start + QPointF(side * reach * drift * part + sway, -spot.width * 1.05 * part))
        note.setOpacity(min(1.0, 3 * (1 - part)))
        note.setRotation(side * 16 * math.sin(part * 7))
        note.setScale(0.6 + 0.5 * part)

    gone = call(lambda: scene.remove_passing(note))
    if stage.pace.reduced:
        return gone
    return chain(call(lambda: note.setVisible(True)), over(stage.ms("swing", 0.75), float_up, linear), gone)


def hunter(stage: Stage, event: Arrested) -> Piece:
    """XIV: a flash towards the exchanger, whose card jumps and gets a hole."""
    scene = stage.scene
    victim = scene.cards[event.exchanger]
    scene.seats[event.exchanger].set_mood("cross")

    def deed(card: CardItem, spot: Spot) -> Piece:
        aim = scene.home(event.exchanger).centre - spot.centre
        flash = _towards(stage, "flash", spot, aim, spot.width * 1.25)
        recoil = _recoil(stage, card, aim)
        hit = NOTHING
        if victim is not None:
            hit = together(
                hop(stage, victim, victim.shown_width * 0.5, stage.ms("shot")),
                chain(wait(stage.ms("shot")), shake(stage, victim, 4, stage.ms("shot"))),
                show_then_fade(stage, _hole(stage, event.exchanger), stage.ms("shot", 2.0)),
                shake(stage, scene.seats[event.exchanger], 5, stage.ms("shot")),
            )
        return chain(
            wait(stage.ms("breath", 1.4)),
            hear(stage, "shot"),
            together(show_then_fade(stage, flash, stage.ms("shot", 0.7)), recoil, hit),
        )

    return _announce(stage, event, deed)


def _towards(stage: Stage, name: str, spot: Spot, aim: QPointF, width: float) -> Sprite:
    """An effect at a staged card's edge, turned to its aim; its drawing points left (flash) or right."""
    points_left = name == "flash"
    height = width * 0.75 if points_left else width
    anchor = (0.62, 0.5) if points_left else (0.02, 0.5)
    sprite = stage.scene.sprite(name, width, height, anchor=anchor)
    far = math.hypot(aim.x(), aim.y()) or 1.0
    edge = min(
        spot.width * 0.5 / (abs(aim.x()) / far + 1e-6),
        spot.width * CARD_HEIGHT * 0.5 / (abs(aim.y()) / far + 1e-6),
    )
    sprite.setPos(spot.centre + aim * (edge * 0.92 / far))
    turn = math.degrees(math.atan2(aim.y(), aim.x()))
    sprite.setRotation(turn + 180 if points_left else turn)
    return sprite


def _recoil(stage: Stage, card: CardItem, aim: QPointF) -> Piece:
    """The card kicks back and comes to rest again."""
    if stage.pace.reduced:
        return NOTHING
    start = QPointF()
    far = math.hypot(aim.x(), aim.y()) or 1.0
    kick = aim * (-card.shown_width * 0.35 / far)

    def begin() -> None:
        nonlocal start
        start = card.pos()

    def move(part: float) -> None:
        card.setPos(start + kick * (math.sin(math.pi * part) * (1 - part)) * 1.6)

    return chain(call(begin), over(stage.ms("shot"), move, hand))


def _hole(stage: Stage, seat: int) -> Sprite:
    home = stage.scene.home(seat)
    hole = stage.scene.sprite("shot-hole", home.width * 0.8)
    hole.setPos(home.centre + QPointF(home.width * 0.08, -home.width * 0.2))
    return hole


def horse(stage: Stage, event: Arrested) -> Piece:
    """XIII: the horse rears and leaps over its holder; the exchanger's card jumps after it."""
    scene = stage.scene
    victim = scene.cards[event.exchanger]

    def deed(card: CardItem, spot: Spot) -> Piece:
        way = _way_over(stage, event, spot)
        hooves = stagger(
            stage.ms("leap", 0.22),
            [show_then_fade(stage, _hoof(stage, way, number), stage.ms("leap", 1.2)) for number in range(5)],
        )
        follow = NOTHING
        if victim is not None:
            gallop = hop(stage, victim, victim.shown_width * 0.7, stage.ms("leap", 1.5), times=3)
            follow = chain(wait(stage.ms("leap", 0.9)), gallop)
        rear = _rear(stage, card)
        leap = chain(hear(stage, "horse"), rear, together(_leap(stage, card, way), hooves))
        return together(leap, follow)

    return _announce(stage, event, deed)


def _way_over(stage: Stage, event: Arrested, spot: Spot) -> Callable[[float], QPointF]:
    """The leap: from the staged card over the holder's face to the other side, away from the exchanger."""
    scene = stage.scene
    place, home = scene.lay.places[event.holder], scene.home(event.holder).centre
    away = home - scene.home(event.exchanger).centre
    far = math.hypot(away.x(), away.y()) or 1.0
    landing = scene.lay.held(
        home + place.inward * spot.width * 0.85 + away * (spot.width * 1.1 / far), spot.width
    )
    # Half way, where it is highest, it is over the face, as far as that is within the view.
    bend = scene.lay.held(place.face, spot.width) * 2 - (spot.centre + landing) / 2

    def at(part: float) -> QPointF:
        left = 1 - part
        return spot.centre * (left * left) + bend * (2 * left * part) + landing * (part * part)

    return at


def _rear(stage: Stage, card: CardItem) -> Piece:
    """The horse rears up: the card tilts back and trembles."""
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


def _leap(stage: Stage, card: CardItem, way: Callable[[float], QPointF]) -> Piece:
    """Over in an arc, head up at the start and down at the landing."""
    if stage.pace.reduced:
        return NOTHING

    def move(part: float) -> None:
        card.setPos(way(part))
        card.setRotation(-18 * math.cos(math.pi * part))
        card.set_lift(6 + 4 * math.sin(math.pi * part))

    return chain(over(stage.ms("leap", 1.3), move, swing), wait(stage.ms("leap", 0.3)))


def _hoof(stage: Stage, way: Callable[[float], QPointF], number: int) -> Sprite:
    """One hoof mark of the way, left and right in turn."""
    at, ahead = 0.08 + number * 0.21, way(0.1 + number * 0.21)
    along = ahead - way(at)
    far = math.hypot(along.x(), along.y()) or 1.0
    hoof = stage.scene.sprite("hoof", max(stage.scene.lay.unit * 44, 28))
    side = QPointF(-along.y(), along.x()) * (stage.scene.lay.unit * (16 if number % 2 else -16) / far)
    hoof.setPos(way(at) + side)
    hoof.setRotation(math.degrees(math.atan2(along.y(), along.x())) + 90)
    return hoof


def cat(stage: Stage, event: Arrested) -> Piece:
    """XII: the cat spits and claws the exchanger's card; what runs back, runs in the events that follow."""
    scene = stage.scene
    victim = scene.cards[event.exchanger]
    scene.seats[event.exchanger].set_mood("cross")

    def deed(card: CardItem, spot: Spot) -> Piece:
        aim = scene.home(event.exchanger).centre - spot.centre
        spits = [
            show_then_fade(
                stage,
                _towards(stage, "spit", spot, aim, spot.width * (0.62 + 0.2 * number)),
                stage.ms("spit"),
            )
            for number in range(2)
        ]
        scratch = NOTHING
        if victim is not None:
            home = scene.home(event.exchanger)
            claw = scene.sprite("claw", home.width * 1.15)
            claw.setPos(home.centre)
            struck = chain(call(lambda: claw.setVisible(True)), _strike(stage, claw))
            mark = chain(struck, wait(stage.ms("spit", 2)), call(lambda: scene.remove_passing(claw)))
            scratch = together(mark, shake(stage, victim, 6, stage.ms("shot", 1.2)))
        arch = shake(stage, card, 5, stage.ms("spit", 1.5))
        return together(
            chain(wait(stage.ms("breath")), hear(stage, "cat"), stagger(stage.ms("spit", 0.8), spits)),
            chain(wait(stage.ms("breath")), arch),
            chain(wait(stage.ms("breath", 2.6)), scratch),
        )

    return _announce(stage, event, deed)


def _strike(stage: Stage, claw: Sprite) -> Piece:
    """The claws come down."""

    def move(part: float) -> None:
        claw.setScale(1.7 - 0.7 * part)
        claw.setOpacity(part)

    return over(stage.ms("fade"), move, fall)


def inn(stage: Stage, event: Arrested) -> Piece:
    """XI: the sign is hung out by the innkeeper's face and swings; the card stays face down.

    Sign and words stay while the guest is asked: they say what about. To a card that runs back the inn is
    shown, and nobody is asked.
    """
    scene = stage.scene
    if event.shown:
        return _announce(stage, event, lambda card, _: shake(stage, card, 5, stage.ms("spit")))
    scene.turn_to(event.exchanger)

    def open_(part: float) -> None:
        if scene.sign:
            scene.sign.setOpacity(min(1.0, part * 3))
            scene.sign.swing(46 * (1 - part) * math.cos(part * 15))

    hung = call(lambda: scene.hang_sign(event.holder, event.exchanger))
    words = call(lambda: stage.meanwhile(say(stage, event, "call", 4)))
    moves = wait(stage.ms("fade")) if stage.pace.reduced else over(stage.ms("swing", 1.3), open_, linear)
    knock = scene.cards[event.holder]
    nod = hop(stage, knock, 8, stage.ms("push")) if knock else NOTHING
    return chain(hung, words, hear(stage, "inn"), together(moves, nod))


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
        notes = stagger(stage.ms("coin_gap", 1.6), [_note(stage, spot, number) for number in range(4)])
        whinny = chain(hear(stage, "neigh"), _rear(stage, card), _rear(stage, card))
        return together(crowned(stage, card, spot), whinny, notes)

    return _announce(stage, event, deed)


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
    landed = together(shake(stage, card, 2.5, stage.ms("push")), wait(stage.ms("remark", 0.7)))
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
