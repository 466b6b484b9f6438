"""The deal and the tricks of a trick game."""

from collections.abc import Iterator, Sequence
from functools import partial
from typing import TYPE_CHECKING, Final

from cucu_desktop.engine import events
from cucu_desktop.engine.any_observation import as_tricks
from cucu_desktop.engine.tricks import events as tricks
from cucu_desktop.engine.tricks.seating import Order, across, turned
from cucu_desktop.games.game import TrickGame
from cucu_desktop.ui.animation.card_motion import fly, hop, pause, say, turn_down, turn_up
from cucu_desktop.ui.animation.cue import Cue, CueContext, Cues, decided
from cucu_desktop.ui.animation.cues.dealing import seats_drawn
from cucu_desktop.ui.animation.cues.game import game_won
from cucu_desktop.ui.animation.cues.keyframes import Keyframe
from cucu_desktop.ui.animation.cues.reactions import CALM, look
from cucu_desktop.ui.animation.timeline import NOTHING, Piece, call, chain, over, stagger, together, wait
from cucu_desktop.ui.scene import z
from cucu_desktop.ui.scene.items.card import CardItem
from cucu_desktop.ui.scene.scene import TableScene
from cucu_desktop.ui.scene.tricks.scene import trick_scene
from cucu_desktop.ui.scene.tricks.scene_dump import face_of
from cucu_desktop.ui.scene.tricks.seat import FACES

if TYPE_CHECKING:
    from PySide6.QtCore import QPointF

    from cucu_desktop.ui.scene.items.seat import SeatItem
    from cucu_desktop.ui.widgets.seat_geometry import Spot

RICH: Final = 2
"""The number of good cards that makes a trick welcome."""

_HARDLY_TURNED: Final = 2.5
"""The angle above which a card is raised before it turns: below it its cached picture is used."""


def spread(context: CueContext, seat: int) -> Piece:
    """Return the movement of a hand's cards to their sorted spots."""
    scene = trick_scene(context.scene)
    ways: list[tuple[CardItem, Spot, Spot]] = []
    turning: list[tuple[CardItem, float, float]] = []

    def begin() -> None:
        scene.spreading.add(seat)
        spots = scene.hand_spots(seat)  # sorts the hand
        ways[:] = [(card, card.spot, spot) for card, spot in zip(scene.hands[seat], spots, strict=True)]
        scene.stack_hand(seat)
        for card, start, end in ways:
            if abs(end.angle - start.angle) > _HARDLY_TURNED:
                card.travel(start.width)
                turning.append((card, start.angle, end.angle - start.angle))

    def move(part: float) -> None:
        for card, start, end in ways:
            card.setPos(start.centre + (end.centre - start.centre) * part)
        for card, angle, turn in turning:
            card.setRotation(angle + turn * part)

    def lay(number: int) -> None:
        if number < len(ways):
            card, _, spot = ways[number]
            card.place(spot)
            card.keep_picture()

    def end() -> None:
        scene.spreading.discard(seat)
        scene.order_hand(seat)

    # Each moved card is repainted: one a frame, rather than all in the last.
    laid = [call(partial(lay, number)) for number in range(len(scene.hands[seat]))]
    moves = over(context.ms("settle", 1.6), move)
    return chain(call(begin), moves, stagger(context.ms("settle", 0.15), laid), call(end))


def deal_began(context: CueContext, event: events.DealBegan) -> Piece:
    """Show the beginning of a deal: the table is cleared, seats change places, and the pack is put down."""
    scene, now = trick_scene(context.scene), as_tricks(context.now)
    thrown_in = now.number - 1 - now.played

    def pack() -> None:
        scene.gather()
        scene.sit_in(event.order)
        scene.number = event.number - thrown_in
        scene.play_for(now)
        scene.write_score()
        scene.take_pack(event.dealer, len(scene.full_pack.cards))
        scene.turn_to(None)

    context.meanwhile(say(context, event))
    # All cards and faces are painted before the deal, while nothing moves; not if nothing is animated.
    pictures = 0 if context.pace.at_once else len(scene.full_pack.designs) + len(FACES) * len(scene.seats)
    paint = [chain(call(scene.prepare), wait(context.ms("breath", 1.4 / pictures))) for _ in range(pictures)]
    go = NOTHING if scene.sits_as(event.order) or context.pace.reduced else _go_to_seats(context)
    return chain(call(pack), go, *paint)


def _go_to_seats(context: CueContext) -> Piece:
    seats = context.scene.seats
    before = [seat.pos() for seat in seats]
    ways: list[tuple[SeatItem, QPointF, QPointF]] = []

    def leave() -> None:
        ways[:] = [
            (seat, start, seat.pos())
            for seat, start in zip(seats, before, strict=True)
            if start != seat.pos()
        ]
        move(0.0)

    def move(part: float) -> None:
        for seat, start, end in ways:
            seat.setPos(start + (end - start) * part)

    return chain(call(leave), over(context.ms("seat_card", 2), move))


def dealt(context: CueContext, event: events.Dealt) -> Piece:
    """Show a card that is dealt into a hand; the viewer's are turned up, and sorted at the end."""
    scene = trick_scene(context.scene)
    seat, face = event.seat, face_of(event.card)
    whole = len(as_tricks(context.now).hands[seat])
    card: CardItem | None = None

    def leave() -> None:
        nonlocal card
        card = scene.take_up(seat, face, start)
        card.travel(max(start.width, scene.lay.hands[seat].width))
        scene.pack.set_count(scene.pack.count - 1)

    start = end = scene.lay.pile
    position = -1

    def aim(at: int) -> None:
        """Set the target, again if it has moved within the hand meanwhile."""
        nonlocal position, end
        if at != position:
            position, end = at, scene.lay.hands[seat].spots(max(whole, at + 1))[at]

    def move(part: float) -> None:
        assert card is not None
        aim(scene.hands[seat].index(card))
        card.setPos(start.centre + (end.centre - start.centre) * part)
        card.setRotation(start.angle + (end.angle - start.angle) * part)
        card.set_shown_width(start.width + (end.width - start.width) * part)

    def sort() -> None:
        if len(scene.hands[seat]) >= whole:
            context.meanwhile(spread(context, seat))

    flight = call(lambda: move(1.0)) if context.pace.reduced else over(context.ms("deal"), move)
    return chain(call(leave), flight, call(sort))


def played(context: CueContext, event: tricks.Played) -> Piece:
    """Show a card that is played into the middle, face up."""
    scene = trick_scene(context.scene)
    seat, face = event.seat, str(event.card)
    card: CardItem | None = None
    context.meanwhile(say(context, event))
    if not scene.trick:
        scene.leader = None
    held = scene.card_at(seat, face) or scene.hands[seat][len(scene.hands[seat]) // 2]
    position = len(scene.trick)

    def leave() -> None:
        nonlocal card
        card = scene.take_out(seat, face)
        if not scene.trick:
            scene.leader = seat
            scene.bids.keep_what_counts()
            for item in scene.seats:
                item.set_mood("")
        scene.trick.append(card)
        scene.turn_to(seat)

    def lie() -> None:
        assert card is not None
        card.show_face(face, public=True)
        card.keep_picture()
        scene.mark(card)

    spot = scene.lay.trick[seat]
    # Painted before it flies: loading a new drawing takes longer than a frame.
    scene.art.card(face, max(held.shown_width, spot.width))
    flight = fly(context, held, spot, "cross", arc=0.08, level=z.CARD + 1 + position / 10)
    up = NOTHING if held.face else turn_up(context, held, face, public=True)
    return chain(call(leave), together(flight, up, spread(context, seat)), call(lie))


def trick_taken(context: CueContext, event: tricks.TrickTaken) -> Piece:
    """Show a trick until it is read, and its way to the taker."""
    scene = trick_scene(context.scene)
    spot = scene.lay.won[event.seat]
    best = _winning_card(context, event.seat)
    faces = tuple(card.face or "" for card in scene.trick)

    def feel() -> None:
        if scene.leader is not None:
            order = turned(scene.round, scene.leader)
            looks = looks_at_trick(scene.game, faces, order, event.seat, scene.dummies)
            # Moods change in sequence, so that no frame has to paint all of them.
            moods = [call(partial(scene.seats[seat].set_mood, mood)) for seat, mood in looks]
            context.meanwhile(stagger(context.ms("breath", 0.3), moods))

    def take() -> None:
        scene.taken.append((event.seat, faces))
        scene.remove_trick()
        scene.set_won(event.seat, scene.won[event.seat].count + 1)
        scene.write_score()

    swept = [
        together(turn_down(context, card), fly(context, card, spot, "gather", arc=0.1, level=z.LAID))
        for card in scene.trick
    ]
    return chain(
        call(lambda: scene.turn_to(None)),
        call(feel),
        hop(context, best, 10, context.ms("breath")) if best else NOTHING,
        call(lambda: scene.turn_to(event.seat)),  # who leads next, too
        call(lambda: context.meanwhile(say(context, event))),
        pause(context, context.ms("trick")),
        call(lambda: scene.keep_last(event.seat)),
        stagger(context.ms("coin_gap", 0.6), swept),
        call(take),
    )


def _is_last_trick(scene: TableScene) -> bool:
    """Return whether all hands are empty: the last trick goes straight to the count."""
    return not any(trick_scene(scene).hands)


def _winning_card(context: CueContext, seat: int) -> CardItem | None:
    scene = trick_scene(context.scene)
    if scene.leader is None:
        return None
    position = turned(scene.round, scene.leader).index(seat)
    return scene.trick[position] if position < len(scene.trick) else None


def looks_at_trick(
    game: TrickGame, cards: Sequence[str], order: Order, winner: int, dummies: frozenset[int]
) -> Iterator[tuple[int, str]]:
    """Yield the seats with their moods when a trick is taken.

    A taker of many points is glad, and so is a publicly known partner; the loser of a good card is cross, and
    the owner of a caught Matto worried. A dummy's player reacts for the dummy.

    Args:
        game: the game.
        cards: the cards, in order.
        order: their players, in the same order.
        winner: the taker.
        dummies: the seats without a player.
    """

    def player(seat: int) -> int:
        return across(order, seat) if seat in dummies else seat

    def together(seat: int) -> bool:
        return seat == winner or (not game.names_partner and seat == across(order, winner))

    moods: dict[int, str] = {}
    for seat, card in zip(order, cards, strict=True):
        if together(seat):
            if sum(other in game.good_cards for other in cards) >= RICH:
                moods[player(seat)] = "glad"
        elif card == "MATTO":
            moods.setdefault(player(seat), "worried")
        elif card in game.good_cards:
            moods[player(seat)] = "cross"
    yield from moods.items()


CUES: Final[Cues] = {
    events.SeatsDrawn: Cue(seats_drawn),
    events.DealBegan: Cue(deal_began),
    tricks.DummyAssigned: Cue(Keyframe(words="bubble", is_aside=True, pause="remark")),
    events.Dealt: Cue(dealt, gap="deal_gap"),
    tricks.Played: Cue(played, decision=decided("seat", "play"), feel=look("seat", CALM)),
    tricks.TrickTaken: Cue(trick_taken, ends_deal=True, is_seen_before=_is_last_trick),
    events.GameWon: Cue(game_won),
}
