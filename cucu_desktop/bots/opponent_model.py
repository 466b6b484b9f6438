"""Opponent model: inference from the others' actions about their cards.

A player who keeps unasked has a good card; one who was stopped while passing still has a bad one; and if A
passes and B is content with A's card, then the card that A got instead is lower still ("passo e arresto",
000). If B passes it on, A's new card is no lower.
"""

from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from cucu_desktop.bots.borders import Blur, Borders, blur
from cucu_desktop.bots.talk import CLAIMS
from cucu_desktop.engine.cards import Card
from cucu_desktop.engine.events import Asked, DealBegan, Dealt, Event, Exchanged, Kept, Talked
from cucu_desktop.frozen import frozen

SURPRISE: Final = 0.04
"""The likelihood of an action that a sensible player would not take."""
CLOSE: Final = 0.4
"""The likelihood of an action that some sensible players take."""
NONE: Final = -1
"""The value for no card."""


@frozen
class OpponentModel:
    """The information about the card before a seat.

    Attributes:
        history: how it came there: "fresh", "kept", "passed", "given", "given-low", "content".
        border: the rank from which a sensible player would have kept it in that position, or a blur; 4.7: of
            rank 4 three of ten are kept.
        claims: its holder's talk about it.
        least: a lower bound of its rank, as a card of this rank was passed on though this one was given
            for it; below all ranks if none was seen.
        above: the seat whose card is lower, as this holder was content with it.
        is_asked: whether a receiver was content before this card was passed on.
        behind: the players who passed it on though it had come for theirs, in order; their given cards are
            no lower.
    """

    history: str
    border: float | Blur
    claims: tuple[tuple[str, str | None], ...] = ()
    least: int = NONE
    above: int | None = None
    behind: tuple[int, ...] = ()
    is_asked: bool = False

    @property
    def blur(self) -> Blur:
        """The border as a blur."""
        return self.border if isinstance(self.border, Blur) else blur(self.border)

    @property
    def givers(self) -> tuple[int, ...]:
        """The final holder of the card given for this one, if its receiver was content; else empty."""
        return () if self.above is None else (self.above,)

    def weights(
        self,
        ranks: int,
        arrest: int,
        surprise: float = SURPRISE,
        close: float = CLOSE,
        high: float = SURPRISE,
        *,
        arranged: bool = False,
    ) -> tuple[float, ...]:
        """Return the likelihood of this history for each rank.

        Args:
            ranks: the number of ranks.
            arrest: the lowest that is not given on demand.
            surprise, close: the likelihood of keeping a card far below the border, and one just below it.
            high: the likelihood of passing on a card from the border on.
            arranged: whether the cards of content receivers and their givers are swapped into order
                afterwards.
        """
        shares = [self.blur.kept(rank) for rank in range(ranks)]
        if self.history == "kept":
            found = [share or surprise for share in shares]
            sure = shares.index(1.0) if 1.0 in shares else 0
            if sure and not shares[sure - 1]:
                found[sure - 1] = close
            return tuple(found)
        if self.history == "passed" or (arranged and self.history in ("content", "given-low")):
            return tuple([1 - share or high for share in shares])
        border = self.blur.mean
        if self.history == "given-low":
            return tuple(max(border - rank, 3 * high) if rank < arrest else 0.0 for rank in range(ranks))
        if self.history == "content":
            return tuple(rank + 1.0 if rank < border else high for rank in range(ranks))
        if self.history == "given":
            return tuple(float(rank < arrest) for rank in range(ranks))
        return (1.0,) * ranks


def model_opponents(
    heard: Sequence[Event],
    order: Sequence[int],
    borders: Sequence[float | Blur],
    unasked: Sequence[float | Blur] = (),
    stopped: Sequence[float | Blur] = (),
    late: Sequence[float | Blur] = (),
) -> dict[int, OpponentModel]:
    """Follow this deal's cards round the table and return the model of each seat's card.

    Args:
        heard: the events.
        order: the players in playing order.
        borders: the keep thresholds of a sensible player by number of later players.
        unasked: the same for a dealt card when all before have kept, if that makes a difference.
        stopped: the same when a player has tried to exchange and no receiver was content.
        late: the same when the content receiver has got a card that set out late.
    """
    after = {seat: len(order) - 1 - position for position, seat in enumerate(order)}
    found: dict[int, OpponentModel] = {}
    source: dict[int, int] = {}
    here = first = unasked or borders
    late = late or borders
    ways = Arrivals()
    for event in heard:
        if isinstance(event, Kept | Asked) and event.seat in found and found[event.seat].history == "fresh":
            border = here[after.get(event.seat, 0)]
            is_asked = bool(stopped) and (here is borders or here is late)
            found[event.seat] = replace(found[event.seat], border=border, is_asked=is_asked)
        if isinstance(event, Kept) and event.seat in source:
            here = late if ways.is_late(event.seat) and here is not borders else borders
        if isinstance(event, Asked):
            here = (stopped or borders) if here is first else here
            _note_way(event, found, source)
        if isinstance(event, DealBegan):
            found, source, here = {}, {}, first
        elif isinstance(event, Dealt):
            _part(found, {event.seat})
            found[event.seat] = OpponentModel("fresh", here[after.get(event.seat, 0)])
        elif isinstance(event, Exchanged):
            if event.seat in found and event.other in found:
                _cross(event, found, source)
                _see_way(event, found)
        elif isinstance(event, Kept | Asked | Talked) and event.seat in found:
            _note(event, found, source)
        ways.follow(event)
    return found


class Arrivals:
    """The cards that came to each seat in this deal, and whether they set out late: see `borders`."""

    def __init__(self) -> None:
        self._came: dict[int, bool] = {}
        self._started: dict[int, bool] = {}
        self._has_kept = False

    def has_come(self, seat: int) -> bool:
        """Return whether a seat has received a card by exchange and not kept one since."""
        return seat in self._came

    def is_late(self, seat: int) -> bool:
        """Return whether such a card crossed once, from a player before whom all had kept."""
        return self._came.get(seat, False)

    def follow(self, event: Event) -> None:
        """Record an event."""
        if isinstance(event, DealBegan):
            self._came, self._started, self._has_kept = {}, {}, False
        elif isinstance(event, Asked) and not self._started:
            self._started[event.seat] = self._has_kept
        elif isinstance(event, Exchanged) and event.reason == "turn":
            is_late = event.seat not in self._came and self._started.get(event.seat, False)
            self._came.pop(event.seat, None)
            self._came[event.other] = is_late
        elif isinstance(event, Kept):
            self._came.pop(event.seat, None)
            self._has_kept = True


def borders_now(borders: Borders, heard: Sequence[Event]) -> tuple[int, ...]:
    """Return the borders for the next player who is dealt a card."""
    here = borders.unasked
    ways = Arrivals()
    for event in heard:
        if isinstance(event, DealBegan):
            here = borders.unasked
        elif isinstance(event, Asked):
            here = borders.tried(here)
        elif isinstance(event, Kept) and ways.has_come(event.seat):
            here = borders.content(late=ways.is_late(event.seat) and here is not borders.asked)
        ways.follow(event)
    return here


def came_late(heard: Sequence[Event], seat: int) -> bool:
    """Return whether the card that came to this seat, on turn, set out late: see `Arrivals`."""
    ways = Arrivals()
    for event in heard:
        ways.follow(event)
    return ways.is_late(seat)


def giver_of(heard: Sequence[Event], seat: int) -> int | None:
    """Return the player who has passed a card on to this seat, on turn, in this deal, or None."""
    for event in reversed(heard):
        if isinstance(event, DealBegan):
            return None
        if isinstance(event, Exchanged) and event.other == seat:
            return event.seat
    return None


def _note(event: Kept | Asked | Talked, found: dict[int, OpponentModel], source: dict[int, int]) -> None:
    """Record a player's action on a card, or talk about it."""
    seat, model = event.seat, found[event.seat]
    if isinstance(event, Kept):
        _keep(seat, found, source)
    elif isinstance(event, Talked):
        if event.phrase in CLAIMS:
            found[seat] = replace(model, claims=(*model.claims, (event.phrase, event.card)))
    elif model.history == "fresh":
        found[seat] = replace(model, history="passed")


def _keep(seat: int, found: dict[int, OpponentModel], source: dict[int, int]) -> None:
    """Record that a seat keeps its card: a dealt one for its rank, another because the given one is lower."""
    giver = source.pop(seat, None)
    if giver is None:
        if found[seat].history == "fresh":
            found[seat] = replace(found[seat], history="kept")
    else:
        found[seat] = replace(found[seat], history="content", above=giver)
        found[giver] = replace(found[giver], history="given-low", border=found[seat].border)


def _cross(event: Exchanged, found: dict[int, OpponentModel], source: dict[int, int]) -> None:
    """Swap the information about two cards; talk about them is void."""
    seat, other = event.seat, event.other
    moved = replace(found[other], claims=(), above=None), replace(found[seat], claims=(), above=None)
    found[seat], found[other] = moved
    if event.reason == "turn":
        found[seat] = replace(found[seat], history="given")
        source[other] = seat
        return
    _part(found, {seat, other})


def _part(found: dict[int, OpponentModel], seats: set[int]) -> None:
    """Record that these seats no longer have the cards that they got for a travelling card."""
    for each, model in found.items():
        behind = tuple([seat for seat in model.behind if seat not in seats])
        above = None if model.above in seats else model.above
        if (behind, above) != (model.behind, model.above):
            found[each] = replace(model, behind=behind, above=above)


def _note_way(event: Asked, found: dict[int, OpponentModel], source: dict[int, int]) -> None:
    """Record the receivers that have passed a card on since it set out."""
    giver = source.get(event.seat)
    if giver is not None and event.seat in found and giver not in found[event.seat].behind:
        found[event.seat] = replace(found[event.seat], behind=(*found[event.seat].behind, giver))


def _see_way(event: Exchanged, found: dict[int, OpponentModel]) -> None:
    """Record evidence of a seen card about its givers: a player with a better card than given would keep."""
    if event.reason == "turn" and isinstance(event.given, Card):
        for seat in found[event.other].behind:
            found[seat] = replace(found[seat], least=event.given.rank)
