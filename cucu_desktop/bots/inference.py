"""Inference: the likelihood of the others' actions, given their cards.

Each card is followed from the seat it was dealt to through all exchanges. A player who has had their turn has
kept or passed on a card that was dealt to them, or one that came for another; if both of these cards are
hidden, the action gives a joint likelihood of the two.
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
"""The likelihood of an action that a sensible player never takes."""
TRIES: Final = 60
"""The largest number of trials of rejection sampling."""
ASKED, UNASKED, STOPPED, GIVEN = range(4)
"""The kinds of turns, in the order of `Borders.watched`."""
ANY: Final = -1
"""The rank of a card for which none was given: below all others."""
Table = Sequence[Sequence[float]]
"""The likelihood of the actions, by a player's rank and the rank they gave for it."""


@frozen
class PastTurn:
    """A turn that is over, as public information. Cards are named by the seat that they were dealt to.

    Attributes:
        seat: whose turn it was.
        held: the card before them.
        given: the card they had given for it, if it came for another.
        kept: whether they kept it.
        after: the number of players after them.
        border: the keep threshold of sensible players.
        beside: the card of the next player.
        is_asked: whether a receiver was content by then.
        lowered: whether another player has a Harlekin that was exchanged.
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


Keeps = Callable[[PastTurn, int, int], float]
"""The probability that a card is kept, by its rank and the rank given for it, or `ANY`."""


class History:
    """The actions of a deal.

    Attributes:
        lies: by seat the card before it.
        choices: the turns that are over.
        fools: the cards that were announced by knocking.
        taken: the cards that were given on demand.
    """

    __slots__ = ("_borders", "_came", "_here", "_lowered", "_order", "choices", "fools", "lies", "taken")

    def __init__(self, heard: Sequence[Event], order: Sequence[int], borders: Borders) -> None:
        """Follow the events of this deal.

        Args:
            heard: the events.
            order: the players in playing order.
            borders: the keep thresholds of sensible players.
        """
        self._order = order
        self._borders = borders.blurs
        self._begin()
        for event in heard:
            self._note(event)

    def _begin(self) -> None:
        self.lies = {seat: seat for seat in self._order}
        self.choices: list[PastTurn] = []
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
                PastTurn(seat, held, came, kept, after, border, beside, self._here == ASKED, lowered)
            )
        if not self.tells(seat):
            return
        if kept and came is not None:
            self._here = ASKED
        elif not kept and self._here == UNASKED:
            self._here = STOPPED

    def tells(self, seat: int) -> bool:
        """Return whether a turn is evidence of low cards; with a fool, which pays as well, it is not."""
        return self.fools.isdisjoint((self.lies[seat], self._came.get(seat)))

    def here(self, borders: Borders) -> tuple[int, ...]:
        """Return which of these borders hold for the next player who is dealt a card."""
        return (borders.asked, borders.unasked, borders.tried(borders.unasked))[self._here]


class Inference:
    """The likelihoods of the hidden cards.

    Attributes:
        weights: by seat the likelihood of each rank of its card.
        pairs: two seats, and the joint likelihood of the ranks of their cards.
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
        """Weigh the actions of a deal.

        Args:
            history: the actions.
            known: by seat the known ranks.
            likely: by seat the likelihood of hidden ranks from other information.
            keeps: gives the probability that a card is kept.
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


def _chance(choice: PastTurn, keeps: Keeps, held: int, given: int) -> float:
    """Return the likelihood of this choice, given the ranks of both cards."""
    chance = keeps(choice, held, given)
    return max(chance if choice.kept else 1 - chance, SLIP)


def _eased(table: list[list[float]], held: list[float], given: list[float]) -> Table:
    """Factor a joint likelihood: weigh each card by its maximum over the other, and return the rest."""
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
    """Return the ranks of all cards by position, the hidden ones by rejection sampling from the likelihoods.

    Args:
        pile: the ranks of unseen cards.
        known: the known ranks.
        hidden: the other positions, with the likelihood of each rank.
        pairs: two positions, and the joint likelihood of their ranks.
        random: decides which samples are accepted.
    """
    for _ in range(TRIES):
        pile.gather()
        cards = [*known]
        pile.deal_like(hidden, cards)
        if all(random.random() < table[cards[held]][cards[given]] for held, given, table in pairs):
            break
    return cards
