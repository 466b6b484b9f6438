"""The last two of Cuckoo, solved, with all house rules: it is Le Her with lives.

A hand is named by its rank; if the other player has an open King (K7) by `OPEN` more, since its holder
then decides with different information, if at all.
"""

from collections.abc import Iterator
from dataclasses import replace
from functools import partial
from typing import Final

from cucu_desktop.bots.assessment import Assessment
from cucu_desktop.bots.two_players.card_odds import Pack, next_card
from cucu_desktop.bots.two_players.deal import Deal, End, Ends, Meeting, Once, Pair, ValuedDeal, mixed
from cucu_desktop.bots.two_players.solutions import kept
from cucu_desktop.bots.two_players.solved_series import (
    MOST_SOLVED,
    Chances,
    Score,
    SolvedSeries,
    passed_on,
    scores_up_to,
    series_of,
)
from cucu_desktop.bots.two_players.turn_advice import assess_turn_of_two
from cucu_desktop.engine.cards import Card
from cucu_desktop.engine.observation import Observation
from cucu_desktop.games.cuckoo import GAME, HORSES, KINGS, Options

ELDEST: Final = 0
DEALER: Final = 1
NOBODY: Final = -1
SHARED: Final = (0.5, 0.5)
"""The value to both players if nobody is left, and they share the pool (K4)."""


class CuckooRules:
    """The ends of a deal with two cards of Cuckoo (K1-K3, K5, K7-K9, K11-K13).

    An end has the lives lost in the comparison by the eldest hand and the dealer, and the player who has
    lost one before to a King from the pack.
    """

    def __init__(self, options: Options) -> None:
        """Take the cards and the rules of these options."""
        pack = GAME.pack_of(options)
        self.ranks = len(pack.half)
        self._pack: Pack = tuple(sum(card.rank == rank for card in pack.cards) for rank in range(self.ranks))
        self._options = options
        self._king = next(card.rank for card in pack.designs if card in KINGS)
        jumped = {card.rank for card in pack.designs if card in HORSES} if options.saltacavallo else set()
        self._jumped = jumped | ({self._king} if options.past_kings else set())
        self._takes_any = bool(jumped) and not options.past_kings and options.drawn_king == "refused"
        self.opens = options.kings == "open"

    def compared(self, mine: int, dealers: int, fined: int = NOBODY) -> End:
        """Return the lives lost in the comparison, and the player who had lost one before."""
        ties = self._options.ties
        if mine == dealers and ties != "all":
            return int(ties == "first"), 0, fined
        return int(mine <= dealers), int(dealers <= mine), fined

    def _drawn(self, mine: int, dealers: int, who: int, *, any_card: bool = False) -> Ends:
        """Return the ends when one of the two exchanges with the pack."""
        how = self._options.drawn_king
        cards = next_card(self._pack, mine, dealers)
        if how == "next" and not any_card:
            others = sum(chance for card, chance in cards if card != self._king)
            cards = [(card, chance / others) for card, chance in cards if card != self._king]
        ends: list[tuple[float, Ends]] = []
        for card, chance in cards:
            stays = card == self._king and not any_card
            fined = who if stays and how == "life" else NOBODY
            held = (mine, dealers) if stays else (card, dealers) if who == ELDEST else (mine, card)
            ends.append((chance, {self.compared(*held, fined): 1.0}))
        return mixed(ends)

    def kept(self, mine: int, dealers: int) -> tuple[Ends, ...]:
        """Return the ends of the deal when the dealer keeps, and draws, given both cards."""
        keep = {self.compared(mine, dealers): 1.0}
        if self.opens and dealers == self._king:
            return (keep,)
        return keep, self._drawn(mine, dealers, DEALER)

    def passed(self, mine: int, dealers: int) -> tuple[Ends, ...]:
        """Return the ends when the eldest hand passes a card; empty if it may not, or has no turn."""
        if (
            self.opens
            and self._king in (mine, dealers)
            and (mine == self._king or self._king not in self._jumped)
        ):
            return ()
        if dealers in self._jumped:
            return (self._drawn(mine, dealers, ELDEST, any_card=self._takes_any),)
        if dealers == self._king:
            return ({self.compared(mine, dealers): 1.0},)
        return self.kept(dealers, mine)

    def deal(self) -> Deal:
        """Return the deal as a tree over all cards."""
        once = Once()
        return {
            (self.number(mine, theirs), self.number(theirs, mine)): Meeting(
                chance, once(self.kept(mine, theirs)), once(self.passed(mine, theirs))
            )
            for mine, theirs, chance in self._hands()
        }

    def _hands(self) -> Iterator[tuple[int, int, float]]:
        for mine, first in next_card(self._pack):
            for theirs, second in next_card(self._pack, mine):
                yield mine, theirs, first * second

    def number(self, card: int, other: int) -> int:
        """Return the name of a hand, given the other player's card."""
        return card + self.ranks if self.opens and other == self._king else card


@kept
def cuckoo_rules(options: Options) -> CuckooRules:
    return CuckooRules(options)


@kept
def cuckoo_series(options: Options, most: int, nobody: Pair | None = None) -> SolvedSeries[ValuedDeal]:
    """Return the solution of the last two of Cuckoo.

    Args:
        options: the game's options; those that do not concern a deal are the usual ones.
        most: the largest number of lives of a player.
        nobody: the value to both if nobody is left; None: they go on with all lives (K10).
    """
    rules = cuckoo_rules(options)
    deal = rules.deal()
    full = max(most, options.tokens) if nobody is None else most
    after = partial(_after, again=options.tokens, nobody=nobody, replays=options.all_out == "replay")
    return series_of(rules.ranks * (1 + rules.opens), scores_up_to(full), lambda _: deal, after)


def _after(
    chances: Chances, score: Score, end: End, *, again: int, nobody: Pair | None, replays: bool
) -> Pair:
    assert isinstance(end, tuple)  # the lives lost by both, and the player fined before
    *lost, fined = end
    lives = list(score)
    if fined != NOBODY:
        lives[fined] -= 1
        if not lives[fined]:  # the other has won (K11)
            return float(fined != ELDEST), float(fined != DEALER)
    left = [held - less for held, less in zip(lives, lost, strict=True)]
    if any(left):
        return passed_on(chances, *left)
    if replays:
        return passed_on(chances, *lives)
    return passed_on(chances, again, again) if nobody is None else nobody


def assess_cuckoo(observation: Observation) -> Assessment | None:
    """Return the exact chance to win with each option, if this is a turn of the last two."""
    if len(observation.order) != 2:
        return None
    options = observation.options
    assert isinstance(options, Options)
    eldest, dealer = observation.order
    score = observation.tokens[eldest], observation.tokens[dealer]
    if max(score) > MOST_SOLVED:
        return None
    nobody = worth_of_nobody(observation)
    usual = Options()
    told = replace(options, stake=usual.stake, talk=usual.talk, direction=usual.direction)
    if nobody is not None:
        told = replace(told, tokens=usual.tokens)
    series, rules = cuckoo_series(told, max(score), nobody), cuckoo_rules(told)
    other = observation.cards[dealer if observation.seat == eldest else eldest]
    shift = rules.number(0, other.rank) if isinstance(other, Card) else 0
    return assess_turn_of_two(observation, series.valued(score), series.plans[score], rules.kept, shift)


def worth_of_nobody(observation: Observation) -> Pair | None:
    """Return the value to the last two if nobody is left; None: these two go on alone.

    Returning players are equally likely to win.
    """
    options = observation.options
    assert isinstance(options, Options)
    coins = observation.coins[: observation.players]
    if options.all_out not in ("carry", "stake"):
        return SHARED
    due = options.stake if options.all_out == "stake" else 0
    back = [seat for seat, held in enumerate(coins) if held >= due]
    if len(back) < 2:
        return SHARED
    if sorted(observation.order) == back:
        return None
    eldest, dealer = ((seat in back) / len(back) for seat in observation.order)
    return eldest, dealer
