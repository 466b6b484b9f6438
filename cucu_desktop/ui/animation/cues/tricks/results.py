"""The end of a deal: the count, the winners, and their tokens."""

from functools import partial
from typing import Final

from cucu_desktop.engine.any_observation import as_tricks
from cucu_desktop.engine.tricks import events as tricks
from cucu_desktop.ui.animation.card_motion import hop, say, toss
from cucu_desktop.ui.animation.cue import Cue, CueContext, Cues
from cucu_desktop.ui.animation.cues.reactions import look
from cucu_desktop.ui.animation.cues.tricks.counting import count_gone, count_shown
from cucu_desktop.ui.animation.timeline import NOTHING, Piece, call, chain, stagger, together, wait
from cucu_desktop.ui.scene.scene import TableScene
from cucu_desktop.ui.scene.tricks.scene import trick_scene


def counted(context: CueContext, event: tricks.Counted) -> Piece:
    """Show the count of the sides' cards, one by one."""
    scene = trick_scene(context.scene)
    scene.turn_to(None)
    if event.recount is None or not scene.game.second_values:
        return count_shown(context, event.sides, scene.game.values)
    return chain(
        count_shown(context, event.sides, scene.game.values),
        say(context, event, "remark"),
        count_gone(context),
        count_shown(context, event.sides, scene.game.second_values, again=True),
    )


def deal_won(context: CueContext, event: tricks.DealWon) -> Piece:
    """Show the winners and write the score while the count is still shown."""
    scene = trick_scene(context.scene)
    written = call(lambda: scene.stand(as_tricks(context.now).standing))
    winners = [scene.seats[seat] for seat in event.winners]
    joy = [
        chain(call(partial(item.set_mood, "glad")), hop(context, item, 14, context.ms("win"), 2))
        for item in winners
    ]
    if scene.game.names_partner:  # the score follows with the tokens
        return chain(together(*joy), say(context, event, "remark"))
    look = hop(context, scene.score, 8, context.ms("push"), 2) if event.winners else NOTHING
    return chain(together(*joy, chain(written, look)), say(context, event, "remark"))


def count_put_away(context: CueContext, event: tricks.DealWon) -> Piece:
    is_paid_for = trick_scene(context.scene).game.names_partner and event.winners
    return NOTHING if is_paid_for else count_gone(context)


def payment_put_away(context: CueContext, event: tricks.TokensMoved) -> Piece:
    """Remove the count that was paid for."""
    del event
    return count_gone(context)


def tokens_moved(context: CueContext, event: tricks.TokensMoved) -> Piece:
    """Show tokens that fly from payer to receiver; the score changes with them."""
    scene = trick_scene(context.scene)
    item = scene.people[event.seat]
    standing = as_tricks(context.now).standing[event.seat]
    own, middle = item.geometry.tokens.center(), scene.lay.centre
    pays = event.tokens < 0
    start, end = (own, middle) if pays else (middle, own)
    size = item.geometry.tokens.height() * 1.6
    flights = [toss(context, "token", size, start, end, "coin") for _ in range(abs(event.tokens))]
    moved = stagger(context.ms("coin_gap", 2), flights)

    def count() -> None:
        item.standing = standing
        scene.write_score()

    return chain(call(count), moved) if pays else chain(wait(context.ms("coin")), moved, call(count))


def _feel_lost(scene: TableScene, event: tricks.DealWon, before: object) -> None:
    del before
    losers = [seat for number, seat in enumerate(scene.seats) if seat.plays and number not in event.winners]
    for seat in losers if event.winners else ():
        seat.set_mood("cross")


def _mood_of_payment(event: tricks.TokensMoved) -> str | None:
    if not event.tokens:
        return None
    return "glad" if event.tokens > 0 else "cross"


CUES: Final[Cues] = {
    tricks.Counted: Cue(counted),
    tricks.DealWon: Cue(deal_won, feel=_feel_lost, ends_deal=True, leave=count_put_away),
    tricks.TokensMoved: Cue(
        tokens_moved,
        gap="coin_gap",
        feel=look("seat", _mood_of_payment),
        ends_deal=True,
        leave=payment_put_away,
    ),
}
