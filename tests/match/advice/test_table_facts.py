"""What can be seen at the table speaks for what is advised, and is true."""

from dataclasses import replace
from math import comb
from random import Random

import pytest

from cucu_desktop.bots.persons import COUNSELLOR
from cucu_desktop.engine.actions import EXCHANGE, KEEP
from cucu_desktop.engine.cards import HIDDEN, Card
from cucu_desktop.engine.observation import unseen
from cucu_desktop.games.catalogue import GAMES
from cucu_desktop.match.advice import table_facts
from cucu_desktop.match.advice.advice import reason_for
from cucu_desktop.match.advice.scenario_advice import advise_on
from cucu_desktop.match.puzzles.puzzle import puzzles_of
from cucu_desktop.match.puzzles.puzzle_position import question_of
from tests.bots.quick_thinking import think_quickly
from tests.bots.random_decisions import EXCHANGE as EXCHANGE_GAMES
from tests.bots.random_decisions import decisions
from tests.games.random_play import any_action
from tests.match.advice.test_advice import a_match

FOUR = [{"name": name} for name in "ABCD"]


def reason(seats=FOUR, **scenario):
    told = advise_on({"seats": seats, **scenario}, COUNSELLOR, 0, "en")
    return told["best"], told["reason"]


@pytest.mark.parametrize("game", EXCHANGE_GAMES)
def test_counted_facts_are_true_and_speak_for_the_action(game, monkeypatch):
    """The cards are counted here once more, by the rows in which the table shows them."""
    think_quickly(monkeypatch)
    found = set()
    for _, seen, heard in decisions(game, range(6)):
        if seen.kind != "turn" or not isinstance(seen.card, Card) or any(seen.lowered):
            continue
        options = seen.options
        pack = GAMES[game].pack_of(options)
        row = GAMES[game].order_of(pack, options).get("", ())
        height = {card: at for at, cards in enumerate(row) for card in cards}
        left = unseen(seen, pack)
        for action in (KEEP, EXCHANGE):
            fact = table_facts.table_fact(seen, action, heard)
            if fact is None or seen.card not in height:
                continue
            mine = height[seen.card]
            fools = table_facts._pay_apart(options)
            lower = sum(n for card, n in left.items() if height.get(card, mine) < mine and card not in fools)
            higher = sum(n for card, n in left.items() if height.get(card, mine) > mine and card not in fools)
            found.add(fact.key)
            numbers = fact.numbers
            if fact.key in ("few-lower", "most-lower", "more-higher"):
                assert (numbers["lower"], numbers["higher"]) == (lower, higher)
                assert numbers["unseen"] == left.total()
            speaks = {
                "few-lower": (EXCHANGE, 3 * lower <= left.total()),
                "none-lower": (EXCHANGE, lower == 0),
                "more-higher": (EXCHANGE, 2 * higher >= left.total()),
                "most-lower": (KEEP, 2 * lower >= left.total()),
                "none-higher": (KEEP, higher == 0),
            }
            if fact.key in speaks:
                assert speaks[fact.key] == (action, True)
            if fact.key == "one-lower":
                others = [seat for seat in seen.order if seat != seen.seat and not seen.dead[seat]]
                hidden = sum(seen.cards[seat] is HIDDEN for seat in others)
                assert numbers["count"] == hidden
                none = comb(left.total() - lower, hidden) / comb(left.total(), hidden)
                assert action == KEEP
                assert none <= 0.4
    assert len(found & {"few-lower", "most-lower", "more-higher", "none-lower", "none-higher"}) >= 3


def test_a_card_that_pays_anyway_is_to_be_got_rid_of():
    best, told = reason(game="campli", pack=["MATTO"])
    assert best == "exchange"
    assert told.startswith("Alone, the fool (Matto) always pays. ")
    best, told = reason(game="gnav", pack=["NARR"])
    assert best == "exchange"
    assert told.startswith("The fool always pays. ")


def test_the_fools_of_gnav_are_said_to_be_left_out_of_the_count():
    _, told = reason(game="gnav", pack=["POTTE"])
    assert told.startswith("Your card is low: only 2 of 41 unseen cards are lower, not counting the fools. ")
    _, told = reason(game="campli", pack=["NULLA"])
    assert told.startswith("Your card is low: only 6 of 39 unseen cards are lower. "), (
        "Campli's fool has no place in the row"
    )


def seen_at(game, own, **others):
    """What the first player in order sees, who knows the cards of the next ones (`next`, `after`)."""
    match = a_match(game, 5, talk=False)
    seen, pack = match.observation(match.to_act), GAMES[game].pack_of(GAMES[game].usual)
    design = {card.id: card for card in pack.designs}
    cards = [HIDDEN] * len(seen.cards)
    cards[seen.seat] = design[own]
    for seat, card in zip(seen.order[1:], others.values(), strict=False):
        cards[seat] = design[card]
    return replace(seen, cards=tuple(cards))


@pytest.mark.parametrize(
    ("own", "given", "key"),
    [("4", "NARR", "worse"), ("4", "2", "worse"), ("4", "9", None), ("NARR", "2", None)],
)
def test_a_worse_card_of_the_next_player_is_reason_enough_to_keep(own, given, key):
    fact = table_facts.decisive_fact(seen_at("gnav", own, next=given), KEEP)
    assert (fact and fact.key) == key


@pytest.mark.parametrize(("given", "key"), [("9", "higher"), ("2", None), ("NARR", None)])
def test_a_higher_card_of_the_next_player_is_reason_enough_to_exchange(given, key):
    fact = table_facts.decisive_fact(seen_at("gnav", "4", next=given), EXCHANGE)
    assert (fact and fact.key) == key


def test_a_higher_card_of_the_only_opponent_is_reason_enough_to_exchange():
    two = [{"name": "A"}, {"name": "B"}]
    best, told = reason(two, game="le_her", pack=["2H", "QC"], actions=["A exchange"])
    assert (best, told) == ("exchange", "A has the queen of clubs, which is higher than yours.")


def test_who_has_kept_hardly_has_a_low_card():
    three = [{"name": name} for name in "ABC"]
    best, told = reason(three[:2], game="le_her", pack=["QC", "7H"], actions=["A keep"])
    assert best == "exchange"
    assert told.startswith("A kept: hardly a low card. Keeping wins about ")
    kept = {"game": "cuckoo", "actions": ["A keep", "B keep"]}
    best, told = reason(three, pack=["QC", "JH", "7H"], **kept)
    assert best == "exchange"
    assert told.startswith("The others kept: hardly low cards. ")
    passed = {**kept, "actions": ["A exchange", "B keep"]}
    assert "hardly" not in reason(three, pack=["2C", "JH", "7H"], **passed)[1]


def test_who_wins_ties_keeps_an_equal_card():
    two = [{"name": "A"}, {"name": "B"}]
    best, told = reason(two, game="le_her", pack=["4H", "4C"], actions=["A exchange"])
    assert (best, told) == ("keep", "A has the four of clubs, and a tie is yours.")


@pytest.mark.parametrize("game", EXCHANGE_GAMES)
def test_puzzles_of_one_card_have_a_reason_in_words_of_the_table(game):
    """Four in five turns at least: where cards tell nothing, numbers alone are honest."""
    turns = [
        question for puzzle in puzzles_of(game)
        if (question := question_of(puzzle, "Anna", "you-1")).decision.observation.kind == "turn"
    ]  # fmt: skip
    spoken = [each for each in turns if each.reason.key != "named" or each.reason.seen is not None]
    assert turns
    assert len(spoken) >= 0.8 * len(turns)
    for each in turns:
        decision = each.decision
        assert each.reason == reason_for(decision.observation, each.assessment, decision.heard)


def _worlds(state, seen, number):
    """The state with the cards that the player has not seen dealt in other ways."""
    random = Random(1)
    for _ in range(number):
        world = state.clone()
        table = world.table
        places = [seat for seat, card in enumerate(seen.cards) if card is HIDDEN]
        cards = [table.cards[seat] for seat in places] + list(table.stock)
        random.shuffle(cards)
        for seat in places:
            table.cards[seat] = cards.pop()
        table.stock[:] = cards
        yield world, random


def _loses_after(world, action, seat, random):
    """Whether a player loses something in this deal after an action, whatever the others do."""
    before = world.table.tokens[seat]
    world.apply(action)
    while world.decision is not None and world.decision.kind == "turn" and world.decision.seat >= 0:
        world.apply(any_action(world, random))
    return world.table.tokens[seat] < before


@pytest.mark.parametrize("game", EXCHANGE_GAMES)
def test_what_is_said_for_certain_is_certain_by_the_rules(game, monkeypatch):
    """The unseen cards are dealt anew, and the others do anything: what keeping costs is as it was said."""
    think_quickly(monkeypatch)
    told = 0
    for state, seen, heard in decisions(game, range(6)):
        if seen.kind != "turn" or not isinstance(seen.card, Card) or KEEP not in seen.decision.options:
            continue
        if not table_facts.must_lose(seen):
            continue
        told += 1
        for world, random in _worlds(state, seen, 20):
            assert _loses_after(world, KEEP, seen.seat, random), (seen, heard)
    assert told or game != "cuckoo"


@pytest.mark.parametrize("game", ["cuckoo", "gnav", "tiebreak"])
def test_a_content_receiver_is_no_certainty(game):
    cards = ["5", "3", "9"] if game == "gnav" else ["5C", "4H", "QS"]
    three = [{"name": name} for name in "ABC"]
    best, told = reason(three, game=game, pack=cards, actions=["A exchange", "B keep"])
    assert best == "keep"
    assert "should have a lower one" in told
    assert "keeping costs next to nothing" in told


def test_a_card_that_always_loses_costs_a_life_every_time():
    three = [{"name": name} for name in "ABC"]
    _, told = reason(three, game="cuckoo", pack=["AC", "4H", "QS"], actions=["A exchange"])
    assert "keeping costs 1 life every time" in told
