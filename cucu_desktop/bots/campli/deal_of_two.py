"""A deal between the last two of Campli: the possible ends of their cards, and the value of each choice.

The eldest hand keeps or exchanges, knowing one card. After "keep" the dealer knows one card, and both after
an exchange. At the inn the guest asks or does not, and the dealer answers without knowing the guest's card.
"""

from collections.abc import Iterator, Sequence
from functools import cache
from operator import mul
from typing import Final, NamedTuple

from cucu_desktop.bots.campli.comparison import losers
from cucu_desktop.bots.campli.odds import ARREST, COPIES, PACK, RANKS
from cucu_desktop.bots.two_players.deal import DEALER, ELDEST, After, DealPlan, End, Ends, Pair, mixed
from cucu_desktop.engine.cards import CUCCO
from cucu_desktop.games.campli import NULLA, XI, XIII, XV, V

EVERY_RANK: Final = range(RANKS)
AT_THE_INN: Final = RANKS
"""The eldest hand's plan has from this index on, by rank, the probability that a guest does not ask; the
dealer's has at this index the probability that an innkeeper who is asked refuses.
"""
LION: Final = CUCCO["LEONE"].rank
_BOUND: Final = float("-inf")
Loss = tuple[int, int]
"""The tokens that the eldest hand and the dealer lose in a deal."""


class Turn(NamedTuple):
    """The worth of the eldest hand's turn with a card to one player.

    Attributes:
        kept: the worth of "keep" if the dealer never draws.
        changes: by the dealer's rank what it changes if they draw.
        met: the worth of an exchange, but for that with the inn.
        inn: the probability that the dealer has the inn.
    """

    kept: float
    changes: list[float]
    met: float
    inn: float

    def keep(self, draws: Sequence[float]) -> float:
        """Return the worth of "keep", by the probabilities that the dealer draws."""
        change: float = sum(map(mul, draws, self.changes))
        return self.kept + change


class DealOfTwo:
    """A deal with valued ends: the worth of each choice against the other player's plan.

    Each choice has two options, in the order in which one of two equal ones is taken: keep or exchange, ask
    or not, agree or refuse.
    """

    def __init__(self, after: After, *, last: bool, bound: bool, lions: bool = True) -> None:
        """Value the ends of a deal.

        Args:
            after: their values to both players.
            last: whether the eldest hand has one token only; lost to an arrest, their card is dead (C2).
            bound: whether the eldest hand may only exchange a card below V (C8).
            lions: whether they are in the pack (C11).
        """
        self._after = after
        self._last = last
        self._bound = bound
        self._lions = lions
        self._copies = [copies(rank, lions=lions) for rank in EVERY_RANK]
        self._known: dict[int, Pair] = {}
        kept, drawn = ends_of_comparison(lions=lions)
        self._kept = [[self.worth_of(ends) for ends in row] for row in kept]
        self._drawn = [[self.worth_of(ends) for ends in row] for row in drawn]
        self._kept_by_dealer, self._drawn_by_dealer = (
            [[worth[DEALER] for worth in column] for column in zip(*rows, strict=True)]
            for rows in (self._kept, self._drawn)
        )
        self._turns = [[self._turn(card, player) for player in (ELDEST, DEALER)] for card in EVERY_RANK]

    def eldest_options(self, at: int, plan: DealPlan) -> tuple[float, float | None]:
        """Return the worths of both options to the eldest hand with this card, in the turn or at the inn."""
        card = at % AT_THE_INN
        asks, keeps = self._asking(card, plan)[ELDEST], self._kept[card][XI.rank][ELDEST]
        if at >= AT_THE_INN:
            return asks, keeps
        turn = self._turns[at][ELDEST]
        exchange = turn.met + turn.inn * max(asks, keeps)
        return (_BOUND if self._bound and at < V.rank else turn.keep(plan.draws)), exchange

    def dealer_options(self, at: int, plan: DealPlan) -> tuple[float, float | None]:
        """Return the worths of both options to the dealer with this card after "keep", or at the inn."""
        if at == AT_THE_INN:
            seen = XI.rank
            first = [self.worth_of(agreed(card))[DEALER] for card in EVERY_RANK]
            second = [self._decided(seen, card)[DEALER] for card in EVERY_RANK]
        else:
            seen, first, second = at, self._kept_by_dealer[at], self._drawn_by_dealer[at]
        left = [*self._copies]
        left[seen] = max(left[seen] - 1, 0)
        weights = list(map(mul, self._held(plan, asks=at == AT_THE_INN), left))
        whole = sum(weights)
        return sum(map(mul, weights, first)) / whole, sum(map(mul, weights, second)) / whole

    def dealer_knows(self, mine: int, dealers: int) -> tuple[float, float]:
        """Return the worths of keeping and drawing to a dealer who knows both cards."""
        return self._kept[mine][dealers][DEALER], self._drawn[mine][dealers][DEALER]

    def worth_of(self, ends: Ends) -> Pair:
        """Return the expected value to both players over these ends."""
        known = self._known.get(id(ends))
        if known is None:
            worths = [(chance, self._after(end)) for end, chance in ends.items()]
            known = (
                sum(part * pair[ELDEST] for part, pair in worths),
                sum(part * pair[DEALER] for part, pair in worths),
            )
            self._known[id(ends)] = known
        return known

    def worth(self, plan: DealPlan) -> Pair:
        """Return the value of the deal to both players under this plan."""
        eldest, dealer = (self._worth_to(player, plan) for player in (ELDEST, DEALER))
        return eldest, dealer

    def ends(self, plan: DealPlan) -> dict[End, float]:
        """Return the distribution of the deal's ends under this plan."""
        found: dict[int, tuple[float, Ends]] = {}
        for chance, ends in self._parts(plan):  # hundreds of paths have few different ends
            before = found.get(id(ends))
            found[id(ends)] = (chance + before[0] if before else chance), ends
        return mixed(found.values())

    def _turn(self, card: int, player: int) -> Turn:
        """Return the equity of a player before the eldest hand's turn with this card."""
        kept, drawn = self._kept[card], self._drawn[card]
        keep = met = inn = 0.0
        changes = [0.0] * RANKS
        for dealt, chance in next_card(card, lions=self._lions):
            keep += chance * kept[dealt][player]
            changes[dealt] = chance * (drawn[dealt][player] - kept[dealt][player])
            if dealt == XI.rank:
                inn = chance
            elif dealt < ARREST:
                met += chance * self._decided(dealt, card)[player]
            else:
                stopped = arrested(card, dealt, last=self._last, lions=self._lions)
                met += chance * self.worth_of(stopped)[player]
        return Turn(keep, changes, met, inn)

    def _worth_to(self, player: int, plan: DealPlan) -> float:
        """Return the value of the deal to a player under this plan."""
        found = 0.0
        for card, passes in enumerate(plan.passes[:RANKS]):
            turn, silent = self._turns[card][player], plan.passes[AT_THE_INN + card]
            worth = (1 - passes) * turn.keep(plan.draws)
            if passes:
                keeps, asks = self._kept[card][XI.rank][player], self._asking(card, plan)[player]
                worth += passes * (turn.met + turn.inn * (silent * keeps + (1 - silent) * asks))
            found += self._copies[card] * worth
        return found / sum(self._copies)

    def _parts(self, plan: DealPlan) -> Iterator[tuple[float, Ends]]:
        """Yield the possible ends of the deal, with the probability of each path."""
        whole = sum(self._copies)
        for card, passes in enumerate(plan.passes[:RANKS]):
            for dealt, chance in next_card(card, lions=self._lions):
                part, draws = chance * self._copies[card] / whole, plan.draws[dealt]
                if passes < 1:
                    yield part * (1 - passes) * (1 - draws), dealer_keeps(card, dealt)
                    if draws:
                        yield part * (1 - passes) * draws, self._ends_drawn(card, dealt)
                if not passes:
                    continue
                if dealt < ARREST:
                    yield part * passes, self._ends_decided(dealt, card)
                elif dealt == XI.rank:
                    silent, refuses = plan.passes[AT_THE_INN + card], plan.draws[AT_THE_INN]
                    yield part * passes * silent, dealer_keeps(card, dealt)
                    yield part * passes * (1 - silent) * (1 - refuses), agreed(card)
                    yield part * passes * (1 - silent) * refuses, self._ends_decided(dealt, card)
                else:
                    yield part * passes, arrested(card, dealt, last=self._last, lions=self._lions)

    def _held(self, plan: DealPlan, *, asks: bool) -> list[float]:
        """Return by rank the probability that the eldest hand with that card has kept, or asks at the inn."""
        passes = plan.passes
        if asks:
            held = [passes[card] * (1 - passes[AT_THE_INN + card]) for card in EVERY_RANK]
        else:
            held = [1 - passes[card] for card in EVERY_RANK]
        return held if any(held) else [1.0] * RANKS  # off the equilibrium path any card is possible

    def _asking(self, card: int, plan: DealPlan) -> Pair:
        """Return the worth of asking at the inn with this card."""
        refuses = plan.draws[AT_THE_INN]
        agrees, given = self.worth_of(agreed(card)), self._decided(XI.rank, card)
        return (
            (1 - refuses) * agrees[ELDEST] + refuses * given[ELDEST],
            (1 - refuses) * agrees[DEALER] + refuses * given[DEALER],
        )

    def _decided(self, mine: int, dealers: int) -> Pair:
        """Return the value of the choice of a dealer who knows both cards; of equal options they keep."""
        keeps, draws = self._kept[mine][dealers], self._drawn[mine][dealers]
        return draws if draws[DEALER] > keeps[DEALER] else keeps

    def _ends_decided(self, mine: int, dealers: int) -> Ends:
        draws = self._drawn[mine][dealers][DEALER] > self._kept[mine][dealers][DEALER]
        return self._ends_drawn(mine, dealers) if draws else dealer_keeps(mine, dealers)

    def _ends_drawn(self, mine: int, dealers: int) -> Ends:
        return dealer_draws(mine, dealers, lions=self._lions)


def copies(rank: int, *, lions: bool) -> int:
    """Return the number of cards of a rank in the pack."""
    return COPIES if lions or rank != LION else 0


@cache
def next_card(*seen: int, lions: bool = True) -> tuple[tuple[int, float], ...]:
    """Return the distribution of the next card of the pack, given these seen cards."""
    left = (PACK if lions else PACK - COPIES) - len(seen)
    counts = ((rank, copies(rank, lions=lions) - seen.count(rank)) for rank in EVERY_RANK)
    return tuple(_likely(rank, count, left) for rank, count in counts if count > 0)


@cache
def _likely(rank: int, count: int, left: int) -> tuple[int, float]:
    """Return a rank and its probability, cached to share the tuples: separate ones would take a megabyte."""
    return rank, count / left


@cache
def dealer_keeps(mine: int, dealers: int) -> Ends:
    """Return the ends of a comparison of these cards."""
    return _certain(_compared(mine, dealers))


@cache
def _certain(loss: Loss) -> Ends:
    return {loss: 1.0}


@cache
def dealer_draws(mine: int, dealers: int, *, lions: bool = True) -> Ends:
    """Return the ends of the deal when the dealer lays a card away and takes the next one of the pack."""
    cards = next_card(mine, dealers, lions=lions)
    ends = mixed([(chance, _certain(_compared(mine, drawn))) for drawn, chance in cards])
    return _DRAWN.setdefault(tuple(ends.items()), ends)


_DRAWN: Final[dict[tuple[tuple[End, float], ...], Ends]] = {}
"""The distinct ends, shared by hundreds of pairs of cards."""


@cache
def ends_of_comparison(*, lions: bool) -> tuple[list[list[Ends]], list[list[Ends]]]:
    """Return the ends by the eldest hand's rank and the dealer's, when the dealer keeps and draws."""
    return (
        [[dealer_keeps(mine, dealers) for dealers in EVERY_RANK] for mine in EVERY_RANK],
        [[dealer_draws(mine, dealers, lions=lions) for dealers in EVERY_RANK] for mine in EVERY_RANK],
    )


@cache
def agreed(card: int) -> Ends:
    """Return the ends of the deal when the innkeeper has promised to pay for a nulla (C6)."""
    mine, theirs = _compared(card, XI.rank)
    return _certain((0, theirs + mine) if card == NULLA.rank else (mine, theirs))


@cache
def arrested(card: int, dealt: int, *, last: bool, lions: bool = True) -> Ends:
    """Return the ends of the deal when this card is stopped by the dealer's cat, horse, hunter or cuckoo.

    Args:
        card: the eldest hand's rank.
        dealt: the dealer's, XII to XV.
        last: whether the eldest hand has one token only; lost, their card is dead (C2).
        lions: whether they are in the pack.
    """
    if dealt == XIII.rank:
        cards = next_card(card, dealt, lions=lions)
        return mixed([(chance, {_compared(drawn, dealt): 1.0}) for drawn, chance in cards])
    if dealt == XV.rank:
        return _certain(_compared(card, dealt))
    if last:
        return _certain((1, 1))  # the dealer's card is the only live one, and so the lowest (C3)
    mine, theirs = _compared(card, dealt)
    return _certain((1 + mine, theirs))


@cache
def _compared(mine: int, dealers: int) -> Loss:
    """Return the losses when the eldest hand's card is compared with the dealer's."""
    paying = losers({0: mine, 1: dealers}, {})
    return paying.count(0), paying.count(1)
