"""How each event of a trick game is shown; one function for each kind, as in `ui.cues`."""

from collections.abc import Callable, Mapping
from functools import partial
from typing import TYPE_CHECKING, Any, Final

from cucu_desktop.engine import events
from cucu_desktop.engine import trick_events as tricks
from cucu_desktop.ui import z
from cucu_desktop.ui.cues import game_won
from cucu_desktop.ui.dealing import seats_drawn
from cucu_desktop.ui.items.card import CardItem
from cucu_desktop.ui.motion import Moment
from cucu_desktop.ui.moves import Stage, fly, hop, pause, say, toss, turn_down, turn_up
from cucu_desktop.ui.timeline import NOTHING, Piece, call, chain, over, stagger, together, wait
from cucu_desktop.ui.tricks.counting import count_gone, count_shown
from cucu_desktop.ui.tricks.looks import looks_at_trick
from cucu_desktop.ui.tricks.robbing import indicator_turned, looked_at, robbed, robbing_ended
from cucu_desktop.ui.tricks.scene import table_of
from cucu_desktop.ui.tricks.seat import FACES
from cucu_desktop.ui.tricks.seen import face_of

if TYPE_CHECKING:
    from cucu_desktop.ui.places import Spot

Cue = Callable[[Stage, Any], Piece]
_HARDLY_TURNED: Final = 2.5
"""A card that is turned by so many degrees at most moves up first: its picture serves until it lies again."""


def spread(stage: Stage, seat: int) -> Piece:
    """The cards of a hand move up, sorted as far as they are seen."""
    scene = table_of(stage)
    ways: list[tuple[CardItem, Spot, Spot]] = []

    def begin() -> None:
        scene.spreading.add(seat)
        spots = scene.hand_spots(seat)  # which sorts the hand
        ways[:] = [(card, card.spot, spot) for card, spot in zip(scene.hands[seat], spots, strict=True)]
        scene.stack_hand(seat)
        for card, start, end in ways:
            if abs(end.angle - start.angle) > _HARDLY_TURNED:
                card.travel(start.width)

    def move(part: float) -> None:
        for card, start, end in ways:
            card.setPos(start.centre + (end.centre - start.centre) * part)
            if abs(end.angle - start.angle) > _HARDLY_TURNED:
                card.setRotation(start.angle + (end.angle - start.angle) * part)

    def lay(number: int) -> None:
        if number < len(ways):
            card, _, spot = ways[number]
            card.lie(spot)
            card.keep_picture()

    def end() -> None:
        scene.spreading.discard(seat)
        scene.order_hand(seat)

    # Each card that lies anew is painted anew: one a frame, rather than all in the last.
    laid = [call(partial(lay, number)) for number in range(len(scene.hands[seat]))]
    moves = over(stage.ms("settle", 1.6), move)
    return chain(call(begin), moves, stagger(stage.ms("settle", 0.15), laid), call(end))


def deal_began(stage: Stage, event: events.DealBegan) -> Piece:
    """The table is cleared, and the pack lies before the middle."""
    scene, now = table_of(stage), stage.now
    thrown_in = now.number - 1 - now.played  # type: ignore[attr-defined]

    def pack() -> None:
        scene.gather()
        scene.number = event.number - thrown_in
        scene.play_for(stage.now)  # type: ignore[arg-type]
        scene.write_score()
        scene.take_pack(event.dealer, len(scene.manners.pack.cards))
        scene.turn_to(None)

    stage.meanwhile(say(stage, event))
    # While nothing moves yet: every card will be played, and be turned up by then. At once there is no time.
    pictures = 0 if stage.pace.at_once else len(scene.manners.pack.designs) + len(FACES) * len(scene.seats)
    paint = [chain(call(scene.prepare), wait(stage.ms("breath", 1.4 / pictures))) for _ in range(pictures)]
    return chain(call(pack), *paint)


def dealt(stage: Stage, event: events.Dealt) -> Piece:
    """A card flies into a hand; the viewer's are turned up, and sorted when all have come."""
    scene = table_of(stage)
    seat, face = event.seat, face_of(event.card)
    whole = len(stage.now.hands[seat])  # type: ignore[attr-defined]
    card: CardItem | None = None

    def leave() -> None:
        nonlocal card
        card = scene.take_up(seat, face, start)
        card.travel(max(start.width, scene.lay.hands[seat].width))
        scene.pack.set_count(scene.pack.count - 1)

    start = scene.lay.pile

    def move(part: float) -> None:
        assert card is not None
        place = scene.hands[seat].index(card)
        end = scene.lay.hands[seat].spots(max(whole, place + 1))[place]
        card.setPos(start.centre + (end.centre - start.centre) * part)
        card.setRotation(start.angle + (end.angle - start.angle) * part)
        card.set_shown_width(start.width + (end.width - start.width) * part)

    def sort() -> None:
        if len(scene.hands[seat]) >= whole:
            stage.meanwhile(spread(stage, seat))

    flight = call(lambda: move(1.0)) if stage.pace.reduced else over(stage.ms("deal"), move)
    return chain(call(leave), flight, call(sort))


def played(stage: Stage, event: tricks.Played) -> Piece:
    """A card goes out of the hand into the middle, face up."""
    scene = table_of(stage)
    seat, face = event.seat, str(event.card)
    card: CardItem | None = None
    stage.meanwhile(say(stage, event))
    if not scene.trick:
        scene.leader = None
    held = scene.card_at(seat, face) or scene.hands[seat][len(scene.hands[seat]) // 2]
    place = len(scene.trick)

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
    flight = fly(stage, held, spot, "cross", arc=0.08, level=z.CARD + 1 + place / 10)
    up = NOTHING if held.face else turn_up(stage, held, face, public=True)
    return chain(call(leave), together(flight, up, spread(stage, seat)), call(lie))


def trick_taken(stage: Stage, event: tricks.TrickTaken) -> Piece:
    """The trick lies there to be read, then goes to whoever took it."""
    scene = table_of(stage)
    spot = scene.lay.won[event.seat]
    best = _winning_card(stage, event.seat)
    faces = tuple(card.face or "" for card in scene.trick)

    def feel() -> None:
        if scene.leader is not None:
            looks = looks_at_trick(scene.kind, faces, scene.leader, event.seat, scene.dummies)
            # One after the other, as people see what it means; and no frame has to paint all of them.
            moods = [call(partial(scene.seats[seat].set_mood, mood)) for seat, mood in looks]
            stage.meanwhile(stagger(stage.ms("breath", 0.3), moods))

    def take() -> None:
        scene.taken.append((event.seat, faces))
        scene.remove_trick()
        scene.set_won(event.seat, scene.won[event.seat].count + 1)

    swept = [
        together(turn_down(stage, card), fly(stage, card, spot, "gather", arc=0.1, level=z.LAID))
        for card in scene.trick
    ]
    return chain(
        call(lambda: scene.turn_to(None)),
        call(feel),
        hop(stage, best, 10, stage.ms("breath")) if best else NOTHING,
        call(lambda: scene.turn_to(event.seat)),  # who leads next, too
        call(lambda: stage.meanwhile(say(stage, event))),
        pause(stage, stage.ms("trick")),
        call(lambda: scene.keep_last(event.seat)),
        stagger(stage.ms("coin_gap", 0.6), swept),
        call(take),
    )


def _winning_card(stage: Stage, seat: int) -> CardItem | None:
    scene = table_of(stage)
    if scene.leader is None:
        return None
    place = (seat - scene.leader) % len(scene.seats)
    return scene.trick[place] if place < len(scene.trick) else None


def discarded(stage: Stage, event: tricks.Discarded) -> Piece:
    """A card goes from a hand under the pile, face down."""
    scene = table_of(stage)
    face = face_of(event.card) if event.seat == scene.viewer else None
    hand = scene.hands[event.seat]
    held = (scene.card_at(event.seat, face) if face else None) or hand[len(hand) // 2]

    def leave() -> None:
        scene.turn_to(event.seat)
        hand.remove(held)
        scene.discards += 1

    return chain(
        call(leave),
        together(
            chain(turn_down(stage, held), fly(stage, held, scene.lay.pile, "draw", level=z.LAID)),
            spread(stage, event.seat),
        ),
        call(lambda: scene.removeItem(held)),
    )


def bid_made(stage: Stage, event: tricks.BidMade) -> Piece:
    """A card is named."""
    scene = table_of(stage)
    scene.turn_to(event.seat)
    scene.bids.add(event.seat, event.card)
    return say(stage, event, "remark")


def passed(stage: Stage, event: tricks.Passed) -> Piece:
    """Somebody does not bid, and has done with bidding."""
    table_of(stage).bids.add(event.seat, None)
    stage.scene.turn_to(event.seat)
    return say(stage, event)


def thrown_in(stage: Stage, event: tricks.ThrownIn) -> Piece:
    """The cards are thrown in, and the dealer says why."""
    scene = table_of(stage)
    scene.turn_to(None)
    cards = [card for hand in scene.hands for card in hand]
    swept = [together(turn_down(stage, card), fly(stage, card, scene.lay.pile, "gather")) for card in cards]
    return chain(say(stage, event, "remark"), stagger(stage.ms("coin_gap", 0.3), swept))


def partner_known(stage: Stage, event: tricks.PartnerKnown) -> Piece:
    """The partner shows as the bidder's, and has the card that was called beside the face from now on."""
    scene = table_of(stage)
    scene.bids.tell(scene.bids.said, event.partner)
    together_now = [event.bidder] if event.partner is None else [event.bidder, event.partner]
    for seat in together_now:
        scene.seats[seat].set_mood("glad")
    hops = [hop(stage, scene.seats[seat], 10, stage.ms("breath")) for seat in together_now]
    return chain(say(stage, event, "remark"), *hops)


def counted(stage: Stage, event: tricks.Counted) -> Piece:
    """The sides count their cards, one by one."""
    scene = table_of(stage)
    scene.turn_to(None)
    if event.recount is None or not scene.kind.second:
        return count_shown(stage, event.sides, scene.kind.values)
    return chain(
        count_shown(stage, event.sides, scene.kind.values),
        say(stage, event, "remark"),
        count_gone(stage),
        count_shown(stage, event.sides, scene.kind.second, again=True),
    )


def deal_won(stage: Stage, event: tricks.DealWon) -> Piece:
    """Who has won is glad, while the count still lies there; then it is written down."""
    scene = table_of(stage)
    winners = [scene.seats[seat] for seat in event.winners]
    joy = [
        chain(call(partial(item.set_mood, "glad")), hop(stage, item, 14, stage.ms("win"), 2))
        for item in winners
    ]
    standing = stage.now.standing  # type: ignore[attr-defined]
    seen = chain(together(*joy), say(stage, event, "remark"), count_gone(stage))
    if scene.kind.names_partner:
        return seen  # what it is worth is told by the tokens
    look = hop(stage, scene.score, 8, stage.ms("push"), 2) if winners else NOTHING
    return chain(seen, call(lambda: scene.stand(standing)), look)


def tokens_moved(stage: Stage, event: tricks.TokensMoved) -> Piece:
    """Tokens fly from who pays onto the cloth, and on to who gets them; the score goes with them."""
    scene = table_of(stage)
    item = scene.people[event.seat]
    standing = stage.now.standing[event.seat]  # type: ignore[attr-defined]
    own, middle = item.place.tokens.center(), scene.lay.centre
    pays = event.tokens < 0
    start, end = (own, middle) if pays else (middle, own)
    size = item.place.tokens.height() * 1.6
    flights = [toss(stage, "token", size, start, end, "coin") for _ in range(abs(event.tokens))]
    moved = stagger(stage.ms("coin_gap", 2), flights)

    def count() -> None:
        item.set_standing(standing)
        scene.write_score()

    return chain(call(count), moved) if pays else chain(wait(stage.ms("coin")), moved, call(count))


CUES: Final[Mapping[type, Cue]] = {
    events.SeatsDrawn: seats_drawn,
    events.DealBegan: deal_began,
    events.Dealt: dealt,
    tricks.BidMade: bid_made,
    tricks.Passed: passed,
    tricks.ThrownIn: thrown_in,
    tricks.LookedAt: looked_at,
    tricks.Robbed: robbed,
    tricks.RobbingEnded: robbing_ended,
    tricks.IndicatorTurned: indicator_turned,
    tricks.Discarded: discarded,
    tricks.Played: played,
    tricks.TrickTaken: trick_taken,
    tricks.PartnerKnown: partner_known,
    tricks.Counted: counted,
    tricks.DealWon: deal_won,
    tricks.TokensMoved: tokens_moved,
    events.GameWon: game_won,
}

TOGETHER: Final[Mapping[type, Moment]] = {events.Dealt: "deal_gap", tricks.TokensMoved: "coin_gap"}
"""Events of which each begins this long after the one before, without waiting for its end."""
