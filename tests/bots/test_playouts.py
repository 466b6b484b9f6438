"""Playouts follow the rules: both are played with the same cards, side by side."""

from itertools import product
from random import Random

import pytest

from cucu_desktop.bots.borders import Borders
from cucu_desktop.bots.learnt_borders import learnt_borders
from cucu_desktop.bots.lu_stu import lu_stu_playout
from cucu_desktop.bots.lu_stu.token_values import win_chance
from cucu_desktop.bots.opponent_model import borders_now
from cucu_desktop.bots.sampling import Pile, compare
from cucu_desktop.bots.standard import ace_chasing_bot as chasing
from cucu_desktop.bots.standard import tiebreak_bot as tiebreak_playout
from cucu_desktop.bots.standard.cuckoo_playout import CuckooPlayout, CuckooRules
from cucu_desktop.engine.actions import EXCHANGE, KEEP, NO_OFFER, Action
from cucu_desktop.engine.rarer_events import TieBegan
from cucu_desktop.games import ace_chasing, lu_stu, tiebreak
from tests.games.random_play import any_shuffle

NONE = -1
KING = 12
DEALS = 300


def in_turn(cards):
    """A draw of these cards, by rank, in the order in which they leave the pack."""
    coming = iter(cards)
    return lambda: next(coming).rank


def turns(state, keeps):
    """Play the turns of a deal.

    `keeps` gets the number of players after, the rank held, and the rank that was given for it or NONE.
    """
    given, holder = NONE, None
    while state.decision and state.decision.seat >= 0 and state.decision.kind in ("turn", "bargain"):
        seat = state.decision.seat
        if state.decision.kind == "bargain":
            state.apply(NO_OFFER)
            given = NONE
            continue
        order, cards = state.deal.order, state.table.cards
        rank = cards[seat].rank
        known = given if holder == seat else NONE
        can_exchange = state.decision.allows(EXCHANGE)
        keep = keeps(len(order) - 1 - order.index(seat), rank, known) or not can_exchange
        state.apply(KEEP if keep else EXCHANGE)
        following = state.decision.seat if state.decision and state.decision.kind == "turn" else None
        went_on = state.deal.way and state.deal.way[-1] == (seat, following)
        given, holder = (cards[seat].rank if went_on else NONE), following


def start(game, options, seats, random):
    state = game.GAME.state_class(options, [100] * seats, random.randrange(seats))
    state.start()
    shuffle = any_shuffle(state, random)
    return state, shuffle


@pytest.mark.parametrize("matti", [1, 2])
def test_a_deal_of_lu_stu(matti):
    """Who keeps by the borders, and the inn not bargained for: the same tokens go and come."""
    options = lu_stu.Options(matti=matti, agreement=False, fools_bargain=False)
    costly = 0
    for seed in range(2 * DEALS):
        random = Random(seed)
        seats = random.choice((2, 3, 4, 5, 8, 20))
        state, shuffle = start(lu_stu, options, seats, random)
        tokens = [random.choice((1, 1, 2, 3)) for _ in range(seats)]
        state.table.tokens[:] = tokens
        state.apply(shuffle)
        order = state.deal.order
        borders = learnt_borders(options, seats)
        draw = in_turn(shuffle.cards)
        deal = lu_stu_playout.LuStuPlayout([NONE] * seats, [tokens[seat] for seat in order], draw, borders)
        deal.turns(0, here=borders.unasked)
        lost, won = deal.result()
        turns(
            state,
            by_borders(state, borders, protects=lambda given, rank: 0 < given <= rank or given == rank == 0),
        )
        for position, seat in enumerate(order):
            told = tokens[seat] + won.count(position) - lost.count(position)
            assert max(told, 0) == state.table.tokens[seat]
        costly += bool(deal.paid)
    assert costly > DEALS / 6


def test_a_dealt_card_like_the_one_that_a_king_has_refused_did_not_come_for_another():
    borders = Borders((9,) * 4, (4,) * 4, (9,) * 4)
    deal = CuckooPlayout(CuckooRules(KING), [5, KING, 5, 8], lambda: 0, borders)
    deal.turns(0, here=borders.unasked)
    assert deal.cards == [5, KING, 5, 8]  # the second 5 is kept by the border of dealt cards


def by_borders(state, borders, protects=lambda given, rank: NONE < given < rank):
    """Keep by borders, by what was done before.

    Whoever gave a card that protects them keeps what came for it.
    """

    def keeps(after, rank, given):
        here = borders_now(borders, state.table.events())
        kind = here if given == NONE else borders.came(here)
        return rank >= kind[after] or protects(given, rank)

    return keeps


class Coming:
    """A pile whose cards come in the order in which they leave the pack."""

    def __init__(self, cards):
        self.deal = in_turn(cards)
        self.left = len(cards)


def test_a_deal_of_tie_break_with_all_its_ties():
    played_out = ties = 0
    for seed in range(DEALS):
        random = Random(seed)
        seats = random.choice((3, 5, 7))
        state, shuffle = start(tiebreak, tiebreak.Options(), seats, random)
        state.table.tokens[:] = [2] * seats
        state.apply(shuffle)
        order = state.deal.order
        deal = tiebreak_playout.TiebreakPlayout(
            order, [card.rank for card in state.table.cards], Coming(shuffle.cards[seats:]), state.options
        )
        borders = learnt_borders(state.options, seats)
        first = deal.turns_of(order, borders)
        first.turns(0, here=borders.unasked)
        deal.take(order, first)
        deal.play_ties(deal.ties())

        def keeps(after, rank, given, state=state, borders=borders):
            events = state.table.events()
            if state.deal.tie:
                begun = max(at for at, event in enumerate(events) if isinstance(event, TieBegan))
                events = events[begun:]
                held = [card.rank if card else NONE for card in state.table.cards]
                waiting = [tie.seats for tie in state.deal.ties]
                table = tiebreak_playout.TiebreakPlayout(
                    state.deal.everybody, held, Coming(()), state.options
                )
                borders = table.borders(state.deal.order, waiting)
            here = borders_now(borders, events)
            kind = here if given == NONE else borders.came(here)
            return rank >= kind[after] or NONE < given < rank

        turns(state, keeps)
        if (state.decision and state.decision.kind == "reshuffle") or len(
            state.rounds
        ) > tiebreak_playout.ROUNDS:
            continue
        for seat in order:  # nobody has more chips than in the beginning
            chips = min(2 + deal.whinnied.count(seat), 3) - deal.loser().count(seat)
            assert state.table.tokens[seat] == chips
        assert [state.table.cards[seat].rank for seat in order] == [deal.cards[seat] for seat in order]
        played_out += 1
        ties += bool(state.rounds)
    assert played_out > 0.9 * DEALS
    assert ties > DEALS / 3


def test_the_matadors_fate():
    for seed in range(DEALS):
        random = Random(seed)
        seats = random.choice((4, 6, 20, 52))
        state, shuffle = start(ace_chasing, ace_chasing.Options(), seats, random)
        state.apply(shuffle)
        while state.decision.kind == "bet":
            state.apply(Action("bet", coins=0))
        order = state.deal.order
        cards = [chasing.NUMBERS[state.table.cards[seat]] for seat in order]
        borders = chasing.borders(seats)
        for position in range(seats - 1):
            if chasing.RANKS[cards[position]] < borders[seats - 1 - position]:
                cards[position], cards[position + 1] = cards[position + 1], cards[position]
        turns(state, lambda after, rank, _, borders=borders: rank >= borders[after])
        for position, seat in enumerate(order):
            matador, mine, left = chasing.fate(cards, position)
            assert matador == (order[-1] not in state.eliminated)
            assert mine == (seat not in state.eliminated)
            assert left == len(state.in_game())


def test_the_chances_of_the_last_two_of_lu_stu():
    """They add up, tokens help, and the dealer has much the better of it."""
    for mine, theirs in product((1, 2, 3), repeat=2):
        assert win_chance(1, (theirs, mine + 1), 0, 4) > win_chance(1, (theirs, mine), 0, 4)
    assert win_chance(1, (1, 1), 0, 3) < 0.43
    assert win_chance(1, (1, 2, 0), 0, 3) + win_chance(0, (1, 2, 0), 0, 3) == pytest.approx(1)
    assert win_chance(1, (1, 2, 0), None, 3) + win_chance(0, (1, 2, 0), None, 3) == pytest.approx(1)
    assert win_chance(2, (1, 2, 0), None, 3) == 0
    assert win_chance(0, (2, 0, 0), None, 3) == 1


def test_a_pile_deals_each_card_once_and_what_goes_with_what_was_seen():
    pile = Pile(range(10), Random(3))
    for _ in range(3):
        pile.gather()
        cards = [NONE]
        pile.deal_like([(0, [float(rank == 4) for rank in range(10)])], cards)
        assert cards == [4]
        assert sorted([pile.deal() for _ in range(9)]) == [0, 1, 2, 3, 5, 6, 7, 8, 9]


def test_comparing_stops_when_it_is_plain():
    tries = []

    def sample():
        tries.append(1)
        return 1.0, 0.0

    kept, tried, apart = compare(sample, 10_000, token=0.5)
    assert (kept.worth, tried.worth) == (1, 0)
    assert len(tries) < 100
    assert kept.error == apart == 0.5 / len(tries)  # what has never come up may come up the next time
