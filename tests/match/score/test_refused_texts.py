"""What the rules of a game make impossible is refused; a comparison in which all lose is kept as they say."""

from dataclasses import replace
from itertools import pairwise, product
from random import Random

import pytest

from cucu_desktop.engine.actions import CHANCE, Shuffled
from cucu_desktop.games.catalogue import GAMES
from cucu_desktop.match.score.score_reader import SCORED
from cucu_desktop.match.score.score_run import run
from tests.games.random_play import any_action
from tests.match.score.entered_games import difference_in, play_on

ABC = "ABC"


def scored(game, told, people=ABC, **options):
    seats = [{"name": name} for name in people]
    return run({"game": game, "options": options, "seats": seats, "told": told.split(", ")})


@pytest.mark.parametrize(
    ("game", "told", "people", "options", "why"),
    [
        *((game, "paid A, paid A", "ABC", {}, "lost this deal already") for game in SCORED),
        ("gnav", "paid A, paid A, paid A", "ABC", {"fool": "extra"}, "lost this deal already"),
        ("gnav", "paid A, paid A, paid A", "ABC", {"tariff": "baan", "tokens": 2}, "no more token"),
        ("campli", "dealt", "ABC", {}, "at least 1 must"),
        ("campli", "paid A, paid B, paid C, paid D, dealt", "ABCDE", {}, "at most 3"),
        ("lu_stu", "dealt", "ABC", {}, "at least 1 must"),
        ("lu_stu", "paid A, paid B, paid C, dealt", "ABCD", {}, "at most 2"),
        ("lu_stu", "won A, paid B, dealt", "ABC", {}, "both holders"),
        ("lu_stu", "won A, won A", "ABC", {}, "two Matti"),
        ("lu_stu", "won A", "ABC", {"matti": 1}, "one Matto"),
        ("lu_stu", "dealt", "AB", {}, "both hold a Matto"),
        ("cuckoo", "dealt", "ABC", {}, "at least 1 must"),
        ("cuckoo", "paid A, paid B, dealt", "ABC", {"ties": "first"}, "at most 1"),
        ("cuckoo", "paid A, paid B, dealt", "ABC", {"ties": "cancel"}, "at most 1"),
        ("cuckoo", "paid A, paid B, paid C, paid D, paid E, dealt", "ABCDE", {}, "at most 4"),
        ("cuckoo", "penalty A", "ABC", {}, "no token is lost before"),
        ("cuckoo", "penalty A", "ABC", {"drawn_king": "life"}, "only the dealer"),
        ("cuckoo", "penalty C, penalty C", "ABC", {"drawn_king": "life"}, "more than 1"),
        ("coucou", "dealt", "ABCDE", {}, "at least 1 must"),
        ("coucou", "paid A, paid B, dealt", "ABC", {"ties": "first"}, "at least 1 must"),
        ("coucou", "penalty A", "ABC", {}, "no token is lost before"),
        ("gnav", "dealt", "ABC", {}, "at least 1 must"),
        ("gnav", "paid A, paid B, paid C, dealt", "ABCD", {"fool": "lowest"}, "at most 2"),
        ("kille", "dealt", "ABC", {"all_out": "share"}, "at least 1 must"),
        ("kille", "paid A, paid B, paid C, dealt", "ABCD", {"blaren": "low"}, "at most 2"),
        ("cambio", "dealt", "ABC", {}, "at least 1 must"),
        ("cambio", "paid A, paid B, paid C, dealt", "ABC", {}, "at most 2"),
        ("cambio", "penalty A, paid A", "ABC", {}, "out of this deal"),
        ("campli", "penalty A by A", "ABC", {}, "own card"),
        ("campli", "penalty C by A", "ABC", {}, "dealer"),
        ("campli", "penalty A, penalty A", "ABC", {}, "more than 1"),
        ("campli", "paid A, penalty A", "ABC", {"tokens": 1}, "out before it"),
        ("campli", "paid A, dealt, A leave, paid A", "ABCD", {"tokens": 1}, "not in this deal"),
        ("lu_stu", "offer C A 5", "ABC", {}, "guest's turn is first"),
        ("cuckoo", "paid A, dealt, A reenter", "ABC", {"tokens": 1}, "tells nothing"),
    ],
)
def test_what_the_rules_rule_out_is_refused_at_its_text(game, told, people, options, why):
    error = scored(game, told, people, **options)["error"]
    assert why in error["message"]
    assert error["where"] == f"told[{told.count(', ')}]"


@pytest.mark.parametrize(
    ("game", "options"),
    [
        ("kille", {}),
        ("kille", {"buys": 0}),
        ("gnav", {"all_out": "replay", "tokens": 1}),
        ("cuckoo", {"all_out": "replay", "tokens": 1}),
        ("coucou", {"chips": 1}),
        ("coucou", {"chips": 3}),
    ],
)
@pytest.mark.parametrize("told", ["paid A, paid B, paid C, dealt", "dealt"])
def test_a_comparison_that_does_not_count_costs_nothing_and_asks_nobody(game, options, told):
    if game == "coucou" and told == "dealt":
        told = "paid A, paid B, paid C, dealt"
    result = scored(game, told, **options)
    assert result["state"] == "deal over"
    assert result["winner"] is None
    assert result["lost"] == {"A": 0, "B": 0, "C": 0}
    assert result["out"] == []


def voids(game):
    """All options of a game that change what happens if all lose."""
    names = [name for name in ("all_out", "ties", "fool", "slippers", "blaren", "tariff", "dealer")
             if name in GAMES[game].choices]  # fmt: skip
    for values in product(*(GAMES[game].choices[name] for name in names)):
        yield dict(zip(names, values, strict=True))


def equal_cards(state, random):
    """Any action; of shuffles one in which the first cards are of one rank, as far as there are any."""
    if state.decision.seat != CHANCE:
        return any_action(state, random)
    cards = list(state.to_shuffle.cards)
    random.shuffle(cards)
    rank = random.choice(cards).rank
    return Shuffled(tuple(sorted(cards, key=lambda card: card.rank != rank)))


@pytest.mark.parametrize("game", ["cuckoo", "coucou", "gnav", "kille"])
def test_deals_in_which_all_lose_are_kept_as_the_engine_keeps_them(game):
    """Many equal cards, few players with one token or two, and each option of what happens then."""
    void = 0
    for number, options in enumerate(voids(game)):
        for seed in range(40 if game == "kille" else 3):
            random = Random(f"{game}/{number}/{seed}/void")
            lives = {"kille": {}, "coucou": {"chips": 1 + seed % 2}}.get(game, {"tokens": 1 + seed % 2})
            people = 3 if game == "kille" else 2 + seed % 2
            chosen = replace(GAMES[game].options(), **options, **lives)
            state = GAMES[game].state_class(chosen, [40] * people, people - 1)
            state.start()
            written, stands = play_on(game, state, random, equal_cards)
            void += has_void_deal(written["told"], stands)
            assert difference_in(written, stands, seed) is None, options
    assert void


def has_void_deal(told, stands):
    """Whether a deal with losers in its texts has changed nothing."""
    for (before, was), (after, now) in pairwise(stands):
        texts = told[before:after]
        is_only_paid = "dealt" in texts and all(text.startswith(("paid", "dealt")) for text in texts)
        is_void = was["tokens"] == now["tokens"] and not any(now["lost"].values())
        if is_only_paid and len(texts) > 1 and is_void:
            return True
    return False


@pytest.mark.parametrize(
    ("written", "where", "why"),
    [
        ({"told": ["paid A", "x" * 10**5]}, "told[1]", "at most 2000 characters"),
        ({"told": [{"replace": 0, "told": ["x" * 10**5]}]}, "told[0]", "at most 2000 characters"),
        ({"told": [{"replace": 0, "told": [[]]}]}, "told[0]", "a text is needed"),
        (
            {"seats": [{"name": "A" * 41}, {"name": "B"}, {"name": "C"}]},
            "seats[0].name",
            "at most 40 letters",
        ),
    ],
)
def test_what_is_too_long_is_refused_in_a_short_sentence(written, where, why):
    error = run({"game": "campli", "seats": [{"name": name} for name in ABC]} | written)["error"]
    assert error["where"] == where
    assert why in error["message"]
    assert len(error["message"]) < 200
