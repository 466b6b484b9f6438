"""The solver finds what trying everything finds, in every game, from any card of a trick on."""

import gc
from random import Random
from statistics import median

import pytest

from cucu_desktop.bots.tricks.solver import Solver
from cucu_desktop.bots.tricks.trick_position import Position
from tests.bots.tricks.open_cards import BIT_PACKS, any_ending, moves, value

ENDINGS = 60


@pytest.mark.parametrize("game", BIT_PACKS)
@pytest.mark.parametrize("cards", [1, 2, 3])
def test_it_finds_what_trying_everything_finds(game, cards):
    random = Random(f"{game}/{cards}")
    for _ in range(ENDINGS if cards < 3 else ENDINGS // 4):
        context, hands = any_ending(game, min(cards, 2 if game == "zifuli" else 3), random)
        solver = Solver(context, hands)
        position = Position(random.randrange(len(hands)), len(hands))
        while position.to_come:
            assert solver.value(position, sum(hands)) == value(context, hands, position)
            if not hands[position.seat]:
                break
            card, named = random.choice(list(moves(context, hands[position.seat], position)))
            hands[position.seat] ^= card
            position = position.after(card, context, named)


@pytest.mark.parametrize("game", ["coch", "trionfo"])
def test_four_cards_each_too(game):
    random = Random(f"{game}/deeper")
    for _ in range(3):
        context, hands = any_ending(game, 4, random)
        position = Position(0, 4)
        for _ in range(5):  # a trick, and a card of the next: then trying everything is quick enough
            position = position if position.to_come else Position(position.winner, 4)
            card, named = random.choice(list(moves(context, hands[position.seat], position)))
            hands[position.seat] ^= card
            position = position.after(card, context, named)
        assert Solver(context, hands).value(position, sum(hands)) == value(context, hands, position)


@pytest.mark.parametrize("game", BIT_PACKS)
def test_few_leads_are_looked_at_in_endings_of_six_cards(game):
    """So few that such an ending takes 40 ms at most, which the benchmark measures."""
    random = Random("six")
    work = []
    for _ in range(20):
        context, hands = any_ending(game, 6, random)
        solver = Solver(context, hands)
        solver.value(Position(0, len(hands)), sum(hands))
        work.append(solver.work)
    assert median(work) < 1_500
    assert max(work) < 5_000


def test_a_solver_leaves_no_garbage():
    """Many are made for one card, and a full collection takes longer than most endings."""
    context, hands = any_ending("coch", 5, Random("garbage"))
    Solver(context, hands).value(Position(0, len(hands)), sum(hands))
    gc.collect()
    Solver(context, hands).value(Position(0, len(hands)), sum(hands))
    assert gc.collect() == 0


def test_whether_so_much_can_be_taken_is_what_the_value_says():
    for number in range(40):
        random = Random(f"{number}/can take")
        context, hands = any_ending(random.choice(sorted(BIT_PACKS)), 3, random)
        solver, start = Solver(context, hands), Position(0, len(hands))
        most = solver.value(start, sum(hands))
        assert all(solver.can_take(start, sum(hands), need) is (need <= most) for need in range(-1, most + 4))
