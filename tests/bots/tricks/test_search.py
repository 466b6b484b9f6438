"""What the search says did not matter does not: other cards in its place, and the answer is the same."""

from random import Random

import pytest

from cucu_desktop.bots.tricks.alpha_beta import search
from cucu_desktop.bots.tricks.heuristics import upward
from cucu_desktop.bots.tricks.solver import Solver
from cucu_desktop.bots.tricks.trick_position import DealContext, Position
from cucu_desktop.engine.cards import CUCCO
from tests.bots.tricks.open_cards import BIT_PACKS, any_ending

ENDINGS = 120


def with_others_below(context, hands, mattered, random):
    """The hands with other cards for those that did not matter, of the same series and counting the same."""
    pack = context.pack
    fixed = mattered | context.trump
    free = {}
    for mask in pack.masks:
        for card in upward(mask & ~fixed):
            free.setdefault((mask, pack.points[card]), []).append(card)
    for cards in free.values():
        random.shuffle(cards)
    return [
        hand & fixed
        | sum(
            free[mask, pack.points[card]].pop()
            for mask in pack.masks
            for card in upward(hand & mask & ~fixed)
        )
        for hand in hands
    ]


def test_the_example_of_the_search():
    pack = BIT_PACKS["coch"]
    ours, theirs = pack.lay(*([CUCCO[name] for name in hand.split()] for hand in ("IX II", "VIII VI")))
    asked = search(DealContext(pack, (True, False), (1, 0)), [ours, theirs])
    point = pack.part
    value, mattered = asked.lead(ours | theirs, 0, point, 2 * point)
    assert value >= point
    assert mattered & (ours | theirs) == pack.in_hand(CUCCO["IX"], ours)


@pytest.mark.parametrize("game", BIT_PACKS)
@pytest.mark.parametrize("cards", [2, 3, 4])
def test_what_did_not_matter_may_be_anything(game, cards):
    random = Random(f"{game}/{cards}/below")
    changed = 0
    for _ in range(ENDINGS):
        context, hands = any_ending(game, cards, random)
        left = context.pack.worth(sum(hands))
        need = random.randint(1, max(1, left))
        value, mattered = search(context, hands).lead(sum(hands), 0, need, left)
        for _ in range(3):
            others = with_others_below(context, hands, mattered, random)
            changed += others != hands
            exact = Solver(context, others).value(Position(0, len(hands)), sum(others))
            assert exact >= value if value >= need else exact <= value
    assert changed > ENDINGS


@pytest.mark.parametrize("game", BIT_PACKS)
def test_what_is_remembered_from_one_question_does_not_spoil_the_next(game):
    random = Random(f"{game}/questions")
    for _ in range(20):
        context, hands = any_ending(game, 4, random)
        left = context.pack.worth(sum(hands))
        exact = Solver(context, hands).value(Position(0, len(hands)), sum(hands))
        asked = search(context, hands)
        for need in random.sample(range(1, left + 1), min(left, 12)):
            value, _ = asked.lead(sum(hands), 0, need, left)
            assert (exact >= value) if value >= need else (exact <= value)
            assert (value >= need) is (exact >= need)
