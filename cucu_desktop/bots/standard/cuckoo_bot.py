"""Bots of Cuckoo: low cards are passed on, Kings stay, all holders of the lowest rank pay (K1-K13)."""

from collections import Counter
from collections.abc import Callable, Sequence
from itertools import cycle
from random import Random
from typing import Final

from cucu_desktop.bots.assessment import Assessment
from cucu_desktop.bots.belief import ExchangeBelief, Kinds, deal_hidden
from cucu_desktop.bots.borders import Borders, as_played
from cucu_desktop.bots.leaning import lean, stops
from cucu_desktop.bots.opponent_model import borders_now, giver_of
from cucu_desktop.bots.persons import Person
from cucu_desktop.bots.sampling import Pile, Weights, compare, sample_count
from cucu_desktop.bots.slips import slipping
from cucu_desktop.bots.standard.cuckoo_borders import borders
from cucu_desktop.bots.standard.cuckoo_last_two import assess_cuckoo
from cucu_desktop.bots.strategy import Judge, Strategy, exact_first, options_of
from cucu_desktop.bots.win_chance import Equity, unit_of_turn
from cucu_desktop.engine.actions import EXCHANGE, KEEP
from cucu_desktop.engine.events import Event
from cucu_desktop.engine.observation import Observation
from cucu_desktop.games.cuckoo import GAME, HORSES, KINGS, Options

NONE: Final = -1
"""The value for no card."""


class CuckooPlayout:
    """Playout of a deal. Cards are their ranks, players their positions in the order.

    Attributes:
        king: the rank that may not be taken.
        jumped: the ranks that are jumped: horses (K5), Kings that are gone past (K8).
        opens: whether Kings are open, so that their holders have no turn (K7).
        shuts: whether a player before such a King may only keep.
        borders: the keep thresholds.
        fined: the position that has lost a life to a King from the pack (K11), or None.
    """

    __slots__ = ("_options", "_takes_any", "borders", "fined", "jumped", "king", "opens", "shuts")

    def __init__(self, observation: Observation, players: int) -> None:
        options = self._options = options_of(observation, Options)
        self.king = king_of(options)
        self.jumped: tuple[int, ...] = ()
        if options.saltacavallo:
            pack = GAME.pack_of(options)
            self.jumped = tuple({card.rank for card in pack.designs if card in HORSES})
        if options.past_kings:
            self.jumped += (self.king,)
        self.opens = options.kings == "open"
        self.shuts = self.opens and not options.past_kings
        self._takes_any = options.saltacavallo and not options.past_kings and options.drawn_king == "refused"
        self.borders = cuckoo_borders(options, players)
        self.fined: int | None = None

    def exchange(self, cards: list[int], position: int, draw: Callable[[], int]) -> int:
        """Make the player at this position try the next one or the pack; return the next position."""
        last = len(cards) - 1
        if position == last:
            self._draw(cards, position, draw)
            return last + 1
        target = position + 1
        while target <= last and cards[target] in self.jumped:
            target += 1
        if target > last:
            if self._takes_any:
                cards[position] = draw()
            else:
                self._draw(cards, position, draw)
        elif cards[target] != self.king:
            cards[position], cards[target] = cards[target], cards[position]
            return target
        return target + 1

    def _draw(self, cards: list[int], position: int, draw: Callable[[], int]) -> None:
        """Draw a card from the pack; a King is not kept (K2, K11)."""
        drawn = draw()
        while drawn == self.king:
            if self._options.drawn_king == "life":
                self.fined = position
            if self._options.drawn_king != "next":
                return
            drawn = draw()
        cards[position] = drawn

    def play_on(
        self,
        cards: list[int],
        position: int,
        draw: Callable[[], int],
        given: int = NONE,
        here: tuple[int, ...] = (),
    ) -> None:
        """Play on from this position by the borders.

        Args:
            cards: by position; they change.
            position: the position on turn.
            draw: deals a card.
            given: the card that the first player gave for theirs.
            here: the borders for dealt cards, if not those for asked players.
        """
        last, borders = len(cards) - 1, self.borders
        here = here or borders.asked
        while position <= last:
            card = cards[position]
            if self.opens and card == self.king:
                position, given = position + 1, NONE
                continue
            kind = here if given == NONE else borders.came(here)
            is_shut = self.shuts and position < last and cards[position + 1] == self.king
            if is_shut or card >= kind[last - position] or NONE < given < card:
                here = here if given == NONE else borders.asked
                position, given = position + 1, NONE
                continue
            here = borders.tried(here)
            following = self.exchange(cards, position, draw)
            given = cards[position] if following <= last and cards[following] == card else NONE
            position = following

    def lost(self, order: Sequence[int], tokens: Sequence[int], cards: Sequence[int]) -> tuple[int, ...]:
        """Return the seats of lives lost in the deal, with repeats (K3, K9, K11)."""
        ties, fined = self._options.ties, self.fined
        if ties == "all" and fined is None:
            lowest = min(cards)
            return tuple([order[at] for at, card in enumerate(cards) if card == lowest])
        before = () if fined is None else (order[fined],)
        is_dead = fined is not None and tokens[order[fined]] == 1
        live = [at for at in range(len(cards)) if not (is_dead and at == fined)]
        if len(live) == 1:
            return before
        held = [cards[at] for at in live]
        if ties == "cancel":
            held = [card for card, count in Counter(held).items() if count == 1]
        losers = [order[at] for at in live if held and cards[at] == min(held)]
        return (*before, *(losers[:1] if ties == "first" else losers))


def king_of(options: Options) -> int:
    """Return the rank of a King: the highest, but for an Ace that is high (K12)."""
    return next(card.rank for card in GAME.pack_of(options).designs if card in KINGS)


def cuckoo_borders(options: Options, players: int) -> Borders:
    """Return the borders for these options."""
    return borders(players, len(GAME.pack_of(options).half))


def part_if_nobody_is_left(observation: Observation) -> float:
    """Return a player's part of the pool if nobody is left (K4, K10), less the price of coming back.

    At a replay the share equals that of a division. Returning players are equally likely to win.
    """
    options, order = options_of(observation, Options), observation.order
    if options.all_out == "carry":
        return 1 / observation.players
    if options.all_out == "stake":
        able = [coins >= options.stake for coins in observation.coins[: observation.players]]
        if sum(able) > 1:
            return able[observation.seat] / sum(able)
    return 1 / len(order)


def assess_turn(
    person: Person, observation: Observation, heard: Sequence[Event], random: Random
) -> Assessment:
    """Return the worths of keeping and exchanging."""
    unit = unit_of_turn(person, observation)
    equity = Equity(unit, observation, part_if_nobody_is_left(observation))
    order, tokens = observation.order, observation.tokens
    players, position = len(order), order.index(observation.seat)
    deal = CuckooPlayout(observation, players)
    pack = GAME.pack_of(options_of(observation, Options))
    belief = ExchangeBelief(person, observation, heard, random, Kinds(pack, deal.king), deal.borders)
    ways = cycle([(each, borders_now(each, heard)) for each in as_played(deal.borders)])
    was_given = giver_of(heard, observation.seat) is not None
    pile = Pile([card.rank for card in belief.unseen], random)
    known = [belief.known[seat].rank if seat in belief.known else NONE for seat in order]
    hidden = [(at, _likely(deal, belief.likely[seat])) for at, seat in enumerate(order) if known[at] == NONE]
    content = [(order.index(keeper), order.index(giver)) for keeper, giver in belief.content]

    def sample() -> tuple[float, float]:
        cards = deal_hidden(pile, known, hidden, content)
        deal.borders, here = next(ways)
        left = pile.left
        tried = cards.copy()
        deal.fined = None
        following = deal.exchange(tried, position, pile.deal)
        given = tried[position] if following < players and tried[following] == cards[position] else NONE
        deal.play_on(tried, following, pile.deal, given, deal.borders.tried(here))
        exchanged = equity.after(deal.lost(order, tokens, tried))
        deal.fined = None
        pile.left = left
        deal.play_on(cards, position + 1, pile.deal, here=deal.borders.asked if was_given else here)
        return equity.after(deal.lost(order, tokens, cards)), exchanged

    count = sample_count(person, players)
    keep, exchange = compare(sample, count, stops=stops(person), token=equity.token)
    assessment = Assessment.of(unit, {KEEP: keep, EXCHANGE: exchange})
    return lean(person, assessment, equity.token)


def _likely(deal: CuckooPlayout, weights: Weights) -> Weights:
    """Return the likelihoods of a hidden card: where Kings are open, it is none."""
    if not deal.opens:
        return weights
    return [0.0 if rank == deal.king else weight for rank, weight in enumerate(weights)]


def _border(observation: Observation) -> int:
    return cuckoo_borders(options_of(observation, Options), len(observation.order)).unasked[0]


CUCKOO: Final = Strategy(
    judges={"turn": exact_first(assess_cuckoo, Judge(assess_turn, slips=slipping))},
    border=_border,
)
