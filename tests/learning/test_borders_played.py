"""The borders of the policies in assets/ against play of the games: deals by the engine, both choices."""

from dataclasses import replace
from math import sqrt
from random import Random

import pytest

from cucu_desktop.bots.learnt_borders import Kind, LearntTurns
from cucu_desktop.engine.actions import EXCHANGE, KEEP, Shuffled
from cucu_desktop.games.catalogue import GAMES
from cucu_desktop.learning.deal_record import DealRecord
from cucu_desktop.learning.policy import read_policy
from cucu_desktop.learning.policy_store import shipped_folder
from cucu_desktop.learning.setting import actions_of
from cucu_desktop.learning.turn_key import read_key
from cucu_desktop.learning.turn_record import TurnRecord

PATHS = sorted(path for path in shipped_folder().iterdir() if path.suffix in (".policy", ".turns"))
COINS = 100
FEW, MANY = 40, 1_200
"""The least and the greatest number of deals with one card at one place; fewer tell no error."""
NEAR = 0.02
"""The loss in tokens by a border that is at most half a rank away."""
BAD = 0.1
"""The loss in tokens that is found for certain: of a border about a rank away."""
ERRORS, SURELY = 2.8, 4.0
"""The number of standard errors from which a loss is no luck: in the end, and before all deals are played."""
PURE = 0.9
"""The fraction of kept cards from which a rank is above the border."""
TRIES = 6_000
"""The number of deals tried, of which those count in which all before keep."""


class Table:
    """A game at its first deal, with the tokens that its players begin with, and a policy for all seats."""

    def __init__(self, path):
        self.policy = read_policy(path.read_bytes())
        origin = self.policy.origin
        self.game, self.seats = GAMES[origin.game], origin.seats
        self.options = self.game.options(**origin.options)
        self.is_whole = path.suffix == ".policy"
        self.turns = None if self.is_whole else LearntTurns(self.options, self.seats)
        self.blurs = {}
        self.pack = self._before().to_shuffle.cards

    def _before(self):
        state = self.game.state_class(self.options, [COINS] * self.seats, self.seats - 1)
        state.start()
        return state

    def deal(self, cards):
        state = self._before().clone()  # without the events before the deal
        tokens = tuple(state.table.tokens)
        state.table.recording = True
        state.apply(Shuffled(tuple(cards)))
        return (DealRecord if self.is_whole else TurnRecord)(state, tokens)

    def kept(self, deal, decision):
        """Return the probability of keeping; None of another decision."""
        key = deal.key(decision)
        if self.is_whole:
            row = self.policy.rows.get(key)
            return row.chance(str(KEEP)) if row and {*row.actions} == {str(KEEP), str(EXCHANGE)} else None
        turn = read_key(key)
        if turn is None:
            return None
        kind = Kind(turn.here, turn.setout, turn.gave, turn.beside_open)
        if kind not in self.blurs:
            came = turn.setout is not None
            others = (Kind(turn.here, turn.setout),) if came else (Kind(turn.here), Kind(0))
            self.blurs[kind] = self.turns.blurs(kind, *others)
        if turn.gave >= 0:  # a player before has the lower card that was given for it
            return 1.0
        return self.blurs[kind][turn.after].kept(turn.rank)

    def play_on(self, deal, random):
        while (decision := deal.due) is not None:
            options = actions_of(decision.options)
            kept = self.kept(deal, decision) if len(options) > 1 else None
            if kept is not None:
                deal.apply(KEEP if random.random() < kept else EXCHANGE)
            else:
                deal.apply(random.choice(options))
        return deal.payoff()

    def gains(self, rank, place, deals, seed):
        """Yield what keeping a card of this rank wins more than exchanging it, if all before have kept."""
        random = Random(seed)
        mine = [card for card in self.pack if card.rank == rank]
        for _ in range(TRIES):
            if not deals:
                return
            cards = self._kept_before(random, random.choice(mine), place)
            if cards is None:
                continue
            deal = self.deal(cards)
            for _ in range(place):
                if deal.due is None or KEEP not in deal.due.options:
                    break
                deal.apply(KEEP)
            decision = deal.due
            if decision is None or {*decision.options} != {KEEP, EXCHANGE}:
                continue
            if decision.seat != deal.order[place]:
                continue
            other, dice = deal.clone(), random.random()
            deal.apply(KEEP)
            other.apply(EXCHANGE)
            deals -= 1
            ends = [self.play_on(each, Random(dice))[place] for each in (deal, other)]
            yield ends[0] - ends[1]

    def _kept_before(self, random, own, place):
        """Return a pack with a card at a place; None if a player before would not keep."""
        left = [card for card in self.pack if card is not own]
        cards = []
        for seat in range(place):
            at = random.randrange(len(left))
            left[at], left[-1] = left[-1], left[at]
            cards.append(left.pop())
            if random.random() >= self.first_kept[seat][cards[-1].rank]:
                return None
        random.shuffle(left)
        return [*cards, own, *left]

    @property
    def first_kept(self):
        """Return by place and rank the probability of keeping where all before have kept."""
        if "first" not in self.__dict__:
            ranks = max(card.rank for card in self.pack) + 1
            blurs = None if self.is_whole else self.turns.blurs(Kind(0))
            self.__dict__["first"] = [
                [
                    self._first_of(place, rank) if blurs is None else blurs[self.seats - 1 - place].kept(rank)
                    for rank in range(ranks)
                ]
                for place in range(self.seats)
            ]
        return self.__dict__["first"]

    def _first_of(self, place, rank):
        """Return the probability by a policy of keeping a card of a rank, if all before have kept."""
        mine = next((card for card in self.pack if card.rank == rank), None)
        for seed in range(FEW):
            cards = Random(seed).sample(self.pack, len(self.pack))
            if mine is None or not self._keeps_before(cards, mine, place):
                continue
            deal = self.deal(cards)
            for _ in range(place):
                deal.apply(KEEP)
            kept = self.kept(deal, deal.due) if deal.due else None
            if kept is not None:
                return kept
        return 1.0

    def _keeps_before(self, cards, mine, place):
        """Put a card at a place; return whether each player before may keep."""
        at = cards.index(mine)
        cards[at], cards[place] = cards[place], cards[at]
        deal = self.deal(cards)
        for _ in range(place):
            if deal.due is None or KEEP not in deal.due.options:
                return False
            deal.apply(KEEP)
        return deal.due is not None and deal.due.seat == deal.order[place]


def judged(table, rank, place, *, keeps):
    """Return the loss in tokens by what a border says of a rank, and its standard error; None if rare.

    It ends where the loss is clearly less than `BAD`, or more than `NEAR`.
    """
    losses = []
    for gain in table.gains(rank, place, MANY, f"{rank}/{place}"):
        losses.append(-gain if keeps else gain)
        if not len(losses) % FEW:
            mean, error = summed(losses)
            if mean + ERRORS * error < BAD or mean - SURELY * error > NEAR:
                break
    return summed(losses) if len(losses) >= FEW else None


def summed(losses):
    mean = sum(losses) / len(losses)
    return mean, sqrt(sum((loss - mean) ** 2 for loss in losses) / len(losses) / (len(losses) - 1))


@pytest.mark.parametrize("path", PATHS, ids=lambda path: path.name)
def test_first_turns_are_played_right(path):
    """The lowest card that is kept, and the highest that is not, at three places of the table."""
    check_first_turns(Table(path))


@pytest.mark.parametrize(
    ("game", "field"),
    [*((game, "tokens") for game in ("campli", "gnav", "lu_stu", "cuckoo")), ("tiebreak", "chips")],
)
def test_at_one_token_first_turns_are_played_right_by_the_borders_of_three(game, field):
    """So no tables of their own are shipped for presets with one token, and for last tokens."""
    path = next(path for path in PATHS if path.name.startswith(f"{game}-6-") and path.suffix == ".turns")
    table = Table(path)
    table.options = replace(table.options, **{field: 1})
    table.turns = LearntTurns(table.options, table.seats)
    assert set(table.deal(table.pack).tokens) == {1}
    check_first_turns(table)


def check_first_turns(table):
    for place in sorted({0, table.seats // 2, table.seats - 1}):
        ordinary = sorted({card.rank for card in table.pack})
        shares = table.first_kept[place]
        kept = min([rank for rank in ordinary if shares[rank] >= PURE], default=-1)
        given = max([rank for rank in ordinary if shares[rank] <= 1 - PURE and rank < kept], default=-1)
        for rank in {kept, given} - {-1}:
            found = judged(table, rank, place, keeps=rank == kept)
            if found is not None:
                loss, error = found
                assert loss <= NEAR + ERRORS * error, (place, rank, loss, error)
