"""Inference: how likely what others have done is with the cards as they may lie.

Each card is followed from whom it was dealt to through all exchanges. Whoever has had their turn has kept or
passed on a card that was dealt to them, or one that came for another; if they and the one who asks have not
seen both, that tells something of two cards at once.
"""

from collections.abc import Callable, Mapping, Sequence
from random import Random
from typing import Final

from cucu_desktop.bots.borders import Blur, Borders
from cucu_desktop.bots.sampling import Pile, Weights
from cucu_desktop.engine.events import Asked, DealBegan, Event, Exchanged, Kept
from cucu_desktop.engine.rarer_events import Knocked, Lowered
from cucu_desktop.frozen import frozen

SLIP: Final = 0.0005
"""How likely somebody does what nobody does."""
TRIES: Final = 60
"""So often cards are dealt in thought at most until they go with what was done."""
ASKED, UNASKED, STOPPED, GIVEN = range(4)
"""The kinds of turns, in the order in which borders are watched."""
ANY: Final = -1
"""The rank of a card for which none was given: below all others."""
Table = Sequence[Sequence[float]]
"""By the rank that somebody holds and the one they gave for it, how well both go with what was done."""


@frozen
class Choice:
    """A turn that is over, as everybody has seen it. Cards are named by whom they were dealt to.

    Attributes:
        seat: whose turn it was.
        held: the card before them.
        given: the one they had given for it, if it came for another.
        kept: whether they kept it.
        after: how many players came after them.
        border: from which rank on sensible players keep.
        beside: the card of the next player.
        is_asked: whether somebody was content by then with a card that came.
        lowered: whether a Harlekin that was exchanged lies with somebody else.
    """

    seat: int
    held: int
    given: int | None
    kept: bool
    after: int
    border: Blur
    beside: int | None
    is_asked: bool
    lowered: bool


Keeps = Callable[[Choice, int, int], float]
"""Tells how likely somebody keeps a card of a rank for which they gave one of another, or `ANY`."""


class History:
    """What has been done in a deal.

    Attributes:
        lies: by seat the card before it.
        choices: the turns that are over.
        fools: the cards that were knocked for.
        taken: the cards that were given on demand.
    """

    __slots__ = ("_borders", "_came", "_here", "_lowered", "_order", "choices", "fools", "lies", "taken")

    def __init__(self, heard: Sequence[Event], order: Sequence[int], borders: Borders) -> None:
        """Follow the events of this deal.

        Args:
            heard: the events.
            order: the players in playing order.
            borders: from which ranks on sensible players keep.
        """
        self._order = order
        self._borders = borders.blurs
        self._begin()
        for event in heard:
            self._note(event)

    def _begin(self) -> None:
        self.lies = {seat: seat for seat in self._order}
        self.choices: list[Choice] = []
        self.fools: set[int] = set()
        self.taken: set[int] = set()
        self._came: dict[int, int] = {}
        self._lowered: set[int] = set()
        self._here = UNASKED

    def _note(self, event: Event) -> None:
        if isinstance(event, DealBegan):
            self._begin()
        elif isinstance(event, Knocked):
            self.fools.add(self.lies[event.seat])
        elif isinstance(event, Lowered):
            self._lowered.add(self.lies[event.seat])
        elif isinstance(event, Exchanged):
            lies, seat, other = self.lies, event.seat, event.other
            lies[seat], lies[other] = lies[other], lies[seat]
            if event.reason == "turn":
                self._came[other] = lies[seat]
                self.taken.add(lies[seat])
        elif isinstance(event, Kept | Asked) and not any(event.seat == each.seat for each in self.choices):
            self._choose(event)

    def _choose(self, event: Kept | Asked) -> None:
        seat, order, kept = event.seat, self._order, isinstance(event, Kept)
        after = len(order) - 1 - order.index(seat)
        came = self._came.get(seat)
        kind = self._here if came is None or self._here == ASKED else GIVEN
        held = self.lies[seat]
        beside = self.lies[order[-after]] if after else None
        lowered = bool(self._lowered - {held})
        if held not in self._lowered:
            border = self._borders[kind][after]
            self.choices.append(
                Choice(seat, held, came, kept, after, border, beside, self._here == ASKED, lowered)
            )
        if not self.tells(seat):
            return
        if kept and came is not None:
            self._here = ASKED
        elif not kept and self._here == UNASKED:
            self._here = STOPPED

    def tells(self, seat: int) -> bool:
        """Tell whether a turn tells of the lowest card; with a fool, which pays beside it, it does not."""
        return self.fools.isdisjoint((self.lies[seat], self._came.get(seat)))

    def here(self, borders: Borders) -> tuple[int, ...]:
        """Return which of these borders hold for who is dealt a card now."""
        return (borders.asked, borders.unasked, borders.tried(borders.unasked))[self._here]


class Inference:
    """What is to be made of the cards that one does not see.

    Attributes:
        weights: by seat how well each rank of its card goes with what was done.
        pairs: two seats, and how well the ranks of their cards go with it together.
    """

    __slots__ = ("pairs", "weights")

    def __init__(
        self,
        history: History,
        known: Mapping[int, int],
        likely: Mapping[int, Weights],
        keeps: Keeps,
        arrest: int,
    ) -> None:
        """Weigh what has been done.

        Args:
            history: what it was.
            known: by seat the ranks that one knows.
            likely: by seat how likely the ranks of hidden cards are otherwise.
            keeps: how likely somebody keeps.
            arrest: the lowest rank that is not given on demand.
        """
        lies = history.lies
        sees = {lies[seat]: rank for seat, rank in known.items()}
        weights = {lies[seat]: list(each) for seat, each in likely.items()}
        for card in history.taken & weights.keys():
            weights[card][arrest:] = [0.0] * (len(weights[card]) - arrest)
        tables: list[tuple[int, int, list[list[float]]]] = []
        for choice in history.choices:
            held, given = choice.held, choice.given
            if held in weights and given in weights:
                ranks = range(len(weights[held]))
                tables.append((held, given, [[_chance(choice, keeps, a, b) for b in ranks] for a in ranks]))
            elif held in weights:
                came = ANY if given is None else sees[given]
                mine = weights[held]
                weights[held] = [each * _chance(choice, keeps, a, came) for a, each in enumerate(mine)]
            elif given in weights:
                its = weights[given]
                weights[given] = [each * _chance(choice, keeps, sees[held], b) for b, each in enumerate(its)]
        at = {card: seat for seat, card in lies.items()}
        self.pairs = [
            (at[held], at[given], _eased(table, weights[held], weights[given]))
            for held, given, table in tables
        ]
        self.weights = {at[card]: _as_parts(each) for card, each in weights.items()}


def _chance(choice: Choice, keeps: Keeps, held: int, given: int) -> float:
    """Return how likely this was done with a card for another."""
    chance = keeps(choice, held, given)
    return max(chance if choice.kept else 1 - chance, SLIP)


def _eased(table: list[list[float]], held: list[float], given: list[float]) -> Table:
    """Weigh two cards each by the most that the other one lets, and return what is left of a table."""
    for rank, row in enumerate(table):
        most = max((each for each, weight in zip(row, given, strict=True) if weight > SLIP), default=1.0)
        held[rank] *= most
        table[rank] = [min(each / most, 1.0) for each in row]
    for rank in range(len(given)):
        most = max((row[rank] for row, weight in zip(table, held, strict=True) if weight > SLIP), default=1.0)
        given[rank] *= most
        for row in table:
            row[rank] = min(row[rank] / most, 1.0)
    return table


def _as_parts(weights: list[float]) -> Weights:
    most = max(weights)
    return [weight / most for weight in weights] if most else weights


def deal_inferred(
    pile: Pile,
    known: Sequence[int],
    hidden: Sequence[tuple[int, Weights]],
    pairs: Sequence[tuple[int, int, Table]],
    random: Random,
) -> list[int]:
    """Return the ranks of all cards by place, the hidden ones dealt in a way that goes with what was done.

    Args:
        pile: the ranks of what one has not seen.
        known: the ranks that one knows.
        hidden: the other places, with how well each rank goes with what was done there.
        pairs: two places, and how well the ranks there go with it together.
        random: decides which deals are taken.
    """
    for _ in range(TRIES):
        pile.gather()
        cards = [*known]
        pile.deal_like(hidden, cards)
        if all(random.random() < table[cards[held]][cards[given]] for held, given, table in pairs):
            break
    return cards
