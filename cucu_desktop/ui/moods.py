"""How the people at the table look, by what everybody has seen and by nothing else.

A face that knew its card would give it away. So a mood follows from an event as all may see it, from the
tokens that lie there, and from what was said, be it true or not; gladness and anger at what a cue shows come
with the cue itself.
"""

from collections.abc import Iterable, Iterator
from typing import Any, Final

from cucu_desktop.engine import events
from cucu_desktop.engine import rarer_events as rarer
from cucu_desktop.engine import trick_events as tricks
from cucu_desktop.ui.items.seat import SeatItem
from cucu_desktop.ui.scene import TableScene

CALM: Final = ""
BOASTS: Final = frozenset(
    ("good-card", "bad-card", "will-keep", "will-exchange", "do-not-try", "have", "beware")
)
"""What may as well be a lie."""
CROWD: Final = 20
"""At a table of more than so many faces are too small to read."""


def feel(scene: TableScene, event: Any, before: Any) -> None:  # noqa: ANN401 - any family's events
    """Let the faces show how they take this event, which came after the one before."""
    match event:
        case events.Exposed() if not isinstance(before, events.Exposed):
            for seat in scene.seats:
                _fear(scene, seat)
        case events.Compared(losers=losers):
            for number, seat in enumerate(scene.seats):
                if number not in losers and seat.mood == "worried":
                    seat.set_mood(CALM)
        case events.Asked(seat=number, target=target):
            scene.seats[number].set_mood(CALM)
            if target is not None:
                _fear(scene, scene.seats[target])
        case _:
            players = [number for number, seat in enumerate(scene.seats) if seat.plays]
            for number, mood in (*_looks(event), *_looks_at_tricks(event, players)):
                scene.seats[number].set_mood(mood)


def _fear(scene: TableScene, seat: SeatItem) -> None:
    """Worry, with the last token at stake; in a crowd nobody would see it."""
    if scene.manners.has_tokens and seat.plays and seat.tokens == 1 and len(scene.seats) <= CROWD:
        seat.set_mood("worried")


def _looks(event: Any) -> Iterator[tuple[int, str]]:  # noqa: ANN401 - any family's events
    """Tell who looks how after an event that concerns nobody's last token."""
    match event:
        case events.Talked(seat=seat, phrase=phrase) if phrase in BOASTS:
            yield seat, "sly"
        case events.DivisionProposed(seat=seat):
            yield seat, "sly"
        case events.Kept(seat=seat) | rarer.BetAnswered(seat=seat):
            yield seat, CALM
        case events.Exchanged(other=other, reason=reason) if reason != "cat":
            yield other, CALM
        case rarer.BetMade(seat=seat, coins=coins):
            yield seat, "sly" if coins else CALM
        case rarer.Offered(guest=guest, coins=coins, percent=percent):
            yield guest, "sly" if coins or percent else CALM
        case rarer.OfferAnswered(guest=guest, innkeeper=innkeeper, accepted=accepted):
            yield guest, CALM
            yield innkeeper, "glad" if accepted else CALM


def _looks_at_tricks(event: Any, players: Iterable[int]) -> Iterator[tuple[int, str]]:  # noqa: ANN401 - as above
    """The same for the events of trick games."""
    match event:
        case tricks.Robbed(seat=seat) | tricks.BidMade(seat=seat):
            yield seat, "sly"
        case tricks.RobbingEnded(seat=seat) | tricks.Passed(seat=seat) | tricks.Played(seat=seat):
            yield seat, CALM
        case tricks.DealWon(winners=winners) if winners:
            yield from ((player, "cross") for player in players if player not in winners)
        case tricks.TokensMoved(seat=seat, tokens=tokens) if tokens:
            yield seat, "glad" if tokens > 0 else "cross"
