"""Advice is one of the options, is founded on what the player may know, and its reasons are true."""

from dataclasses import replace
from random import Random
from typing import get_args

import pytest

from cucu_desktop.bots.persons import COUNSELLOR
from cucu_desktop.engine.actions import ASK, EXCHANGE, KEEP, PASS
from cucu_desktop.engine.cards import CUCCO, HIDDEN, KILLE, Card
from cucu_desktop.engine.observation import unseen
from cucu_desktop.engine.tricks.world_sampling import Worlds
from cucu_desktop.games import campli, coch, trionfo
from cucu_desktop.games.catalogue import GAMES
from cucu_desktop.match.advice.advice import advise
from cucu_desktop.match.advice.reason import Reason, ReasonKey
from cucu_desktop.match.advice.scenario_advice import advise_on
from cucu_desktop.match.bot_process import BotProcess
from cucu_desktop.match.match import Match, Player, Setup
from cucu_desktop.match.scenario.practice import PracticeDeal, PracticeMatch
from cucu_desktop.words import words_of
from tests.bots.quick_thinking import think_quickly
from tests.bots.random_decisions import decisions

TRICKS = ("coch", "zifuli", "trionfo")


@pytest.fixture(autouse=True)
def _thinks_quickly(monkeypatch):
    """What is said has to be true however many deals were thought of."""
    think_quickly(monkeypatch, samples=400)


def a_match(game: str, seed: int, most: int = 5, **options: object) -> Match:
    chosen = GAMES[game].options(**options)
    seats = GAMES[game].seats_of(chosen)
    number = min(most, seats[-1])
    players = tuple(Player(f"P{seat}", "you-1") for seat in range(number))
    return Match.begin(Setup(game, players, chosen, seed=seed))


def advised(game: str, deals: int = 3, seed: int = 3, players: int = 5):
    """Yield what everybody at a table is advised, and with which eyes; it is always done."""
    match = a_match(game, seed, players)
    for _ in range(120):
        seat = match.to_act
        if seat is None:
            return
        seen = match.observation(seat)
        if seen.deals > deals:
            return
        heard = match.feed(seat)
        advice = advise(seen, heard)
        yield seen, advice
        match.submit(seat, advice.action)


@pytest.mark.parametrize("language", ["it", "de", "en"])
def test_every_reason_has_a_sentence(language):
    told = {key for game in GAMES for key in words_of("words", language, game)["advice"]}
    lacking = {key for key in get_args(ReasonKey) if key not in told and f"{key}-1" not in told}
    assert not lacking


@pytest.mark.parametrize("game", GAMES)
def test_advice_is_an_option_with_a_reason_and_the_same_for_the_same_question(game):
    given = list(advised(game))
    assert given
    for seen, advice in given:
        assert seen.decision.allows(advice.action)
        assert advice.why is not None
    assert list(advised(game, deals=1)) == [each for each in given if each[0].deals <= 1]


def second_at_campli(own: str, before: str, **changed: object):
    """What the second player sees, whose card the first has changed for this one."""
    match = a_match("campli", 5, talk=False)
    match.submit(match.to_act, KEEP)
    seat = match.to_act
    seen = match.observation(seat)
    cards = [card and CUCCO[own] for card in seen.cards]
    cards[seen.order[0]] = CUCCO[before]
    return replace(seen, cards=tuple(cards), **changed)


def test_where_all_is_equal_the_advice_is_to_keep():
    players = tuple(Player(f"P{seat}", "you-1") for seat in range(4))
    setup = Setup("campli", players, campli.Options(), drawn=False, deals=1)
    match = PracticeMatch.of(setup, [PracticeDeal(3, "XV XI V IV")])
    match.submit(0, EXCHANGE)
    advice = advise(match.observation(0), match.feed(0))
    assert {option.action for option in advice.assessment.options} == {KEEP, ASK}
    assert advice.why == Reason("same")
    assert advice.action == KEEP


def test_a_lower_card_that_one_has_seen_is_the_reason_to_keep():
    seen = second_at_campli("VI", "II")
    advice = advise(seen, ())
    assert advice.action == KEEP
    assert advice.why == Reason("lower", seats={"name": seen.order[0]}, cards={"card": "II"})


@pytest.mark.parametrize(
    ("own", "before", "dead"),
    [("II", "VI", ()), ("VI", "VI", ()), ("VI", "MATTO", ()), ("MATTO", "II", ()), ("VI", "II", (True,) * 5)],
)
def test_a_card_that_is_not_lower_dead_or_settles_otherwise_is_no_such_reason(own, before, dead):
    seen = second_at_campli(own, before)
    dead = tuple(bool(dead) and seat == seen.order[0] for seat in range(5))
    advice = advise(replace(seen, dead=dead), ())
    assert advice.why is None or advice.why.key != "lower"


@pytest.mark.parametrize(
    ("own", "before", "lowered", "is_lower"),
    [
        ("9", "HARLEKIN", 0, True),
        ("9", "HARLEKIN", None, False),
        ("HARLEKIN", "9", 1, False),
        ("BLAREN", "HARLEKIN", 0, False),
        ("9", "BLAREN", None, True),
    ],
)
def test_a_fallen_harlekin_is_the_lowest_and_whoever_shows_the_mask_dies_anyway(
    own, before, lowered, is_lower
):
    match = a_match("kille", 5, talk=False)
    match.submit(match.to_act, KEEP)
    seat = match.to_act
    seen = match.observation(seat)
    cards, fallen = [HIDDEN] * 5, [False] * 5
    cards[seen.order[0]], cards[seat] = KILLE[before], KILLE[own]
    if lowered is not None:
        fallen[seen.order[lowered]] = True
    advice = advise(replace(seen, cards=tuple(cards), lowered=tuple(fallen)), match.feed(seat))
    key = "fallen" if lowered == 0 else "lower"
    assert (advice.why is not None and advice.why.key == key) is (is_lower and advice.action == KEEP)
    assert advice.action == KEEP or not is_lower


@pytest.mark.parametrize(
    ("own", "before", "options", "is_lower"),
    [
        ("9", "NARR", {}, False),
        ("9", "NARR", {"fool": "next"}, False),
        ("9", "NARR", {"fool": "lowest"}, True),
        ("9", "NARR", {"fool": "extra"}, True),
        ("9", "JANRIT", {"preset": "zeeland"}, True),
        ("9", "2", {"fool": "next"}, True),
        ("POTTE", "UGLE", {}, True),
        ("UGLE", "POTTE", {}, False),
        ("UGLE", "POTTE", {"low": ["UGLE", "POTTE", "NARR"]}, True),
        ("POTTE", "UGLE", {"low": ["UGLE", "POTTE", "NARR"]}, False),
    ],
)
def test_a_fool_is_lower_where_the_lowest_alone_has_to_pay(own, before, options, is_lower):
    names = [{"name": name} for name in "ABCD"]
    deal = {"game": "gnav", "seats": names, "options": options, "pack": [own, before]}
    told = advise_on({**deal, "actions": ["A exchange"]}, COUNSELLOR, 1, "en")
    assert told["best"] == "keep" or not is_lower
    assert told["reason"].endswith("lower than yours.") is is_lower


@pytest.mark.parametrize(
    ("card", "reason"),
    [
        ("MATTO", "Asking is free: "),
        ("II", "Asking is free: "),
        ("X", "Asking is free: "),
        ("NULLA", "Either the innkeeper pays for your nulla, "),
        ("XI", "It makes no difference: "),
        ("XIV", "It makes no difference: "),
        ("XV", "It makes no difference: "),
    ],
)
def test_at_the_inn_it_depends_on_the_card_what_asking_is_good_for(card, reason):
    names = [{"name": name} for name in "ABCD"]
    deal = {"game": "campli", "seats": names, "pack": [card, "XI"], "actions": ["A exchange"]}
    told = advise_on(deal, COUNSELLOR, 0, "en")
    assert told["best"] == "ask" or "no difference" in reason
    assert told["reason"].startswith(reason)
    asks, keeps = (option["worth"] for option in sorted(told["options"], key=lambda each: each["action"]))
    assert (asks > keeps) == (card == "NULLA")


def test_the_lowest_card_costs_most_and_the_cuckoo_nothing():
    match = a_match("campli", 5, talk=False)
    seat = match.to_act
    seen = match.observation(seat)
    low = replace(seen, cards=tuple(CUCCO["LEONE"] if card is not None else None for card in seen.cards))
    high = replace(seen, cards=tuple(CUCCO["XV"] if card is not None else None for card in seen.cards))
    worst, best = (advise(each, match.feed(seat)[:0]) for each in (low, high))
    assert str(worst.action) == "exchange"
    assert str(best.action) == "keep"
    assert worst.why.worths["first"].rounded < worst.why.worths["second"].rounded
    assert best.why.worths["first"].rounded == 0


def test_paying_to_stay_in_a_pot_is_explained_by_the_part_that_it_is_worth():
    asked = [
        (seen, heard)
        for _, seen, heard in decisions("cambio", range(40))
        if seen.kind == "penalty" and len(seen.decision.options) > 1
    ]
    found = [(advise(seen, heard), seen) for seen, heard in asked[:12]]
    parts = [(advice.why.coins, seen) for advice, seen in found if advice.why.key == "part"]
    assert parts
    for coins, seen in parts:
        inside = sum(map(bool, seen.tokens))
        assert coins["cost"] == seen.cost < coins["part"] <= (seen.pool + inside * seen.cost) / inside + 1


def test_in_a_crowd_the_matador_is_said_to_survive():
    *_, (seen, heard) = [
        (seen, heard)
        for _, seen, heard in decisions("ace_chasing", range(40))
        if seen.kind == "consent" and len(seen.order) > 20
    ]
    assert advise(seen, heard).why.key == "survives"


def test_nulle_are_counted_that_have_not_been_seen():
    for seed in range(1, 30):
        for seen, advice in advised("campli", seed=seed):
            if advice.why is not None and advice.why.key == "nulla":
                left = unseen(seen, GAMES["campli"].pack_of(seen.options))
                assert advice.why.numbers == {"nulle": left[campli.NULLA], "cards": left.total()}
                return
    pytest.fail("nobody was asked to promise")


def beating(game: str, card: Card, seen) -> set[Card]:
    """The cards that beat this one, if it wins the trick now, and that an opponent yet to play may hold.

    They are found in worlds that fit what the player knows.
    """
    mine = seen.seat if seen.about is None else seen.about
    friends = next((side for side in seen.sides or () if mine in side), (mine,))
    after = seen.seats_from(seen.leader)[len(seen.trick) + 1 :]
    opponents = [seat for seat in after if seat not in friends]
    ranks, trump = _series(game, card), seen.indicator
    worlds, random = Worlds(seen), Random(0)
    held = {other for _ in range(300) for seat in opponents for other in worlds.sample(random).hands[seat]}
    if card is trump:
        return set()
    return {other for other in held if other is trump or ranks.get(other, -1) > ranks[card]}


def counts(beating: set[Card], number: int) -> bool:
    """Whether this number of cards may be these, two of each at most."""
    return len(beating) <= number <= 2 * len(beating)


@pytest.mark.parametrize(("game", "players"), [*((game, 5) for game in TRICKS), ("coch", 3), ("coch", 2)])
def test_reasons_at_tricks_are_true(game, players):
    keys = set()
    for seed in range(1, 4):
        for seen, advice in advised(game, deals=1, seed=seed, players=players):
            if advice.why is None:
                continue
            keys.add(advice.why.key)
            check = CHECKS.get(advice.why.key)
            if check:
                check(game, seen, advice)
    assert len(keys) >= 5, keys


def _unbeaten(game: str, seen, advice) -> None:
    assert advice.action.card is seen.indicator or not beating(game, advice.action.card, seen)


def _but_trump(game: str, seen, advice) -> None:
    assert beating(game, advice.action.card, seen) == {seen.indicator}


def _few(game: str, seen, advice) -> None:
    assert counts(beating(game, advice.action.card, seen), advice.why.numbers["count"])


def _last(_game: str, seen, _advice) -> None:
    assert len(seen.trick) == len(seen.hands) - 1


def _cheapest(game: str, seen, advice) -> None:
    _last(game, seen, advice)
    ranks = _series(game, seen.trick[0])
    winning = [option.card for option in seen.decision.options if _takes(game, seen, option.card)]
    own = [ranks[card] for card in winning if card in ranks and card is not seen.indicator]
    assert ranks.get(advice.action.card) == min(own)


def _partner(_game: str, seen, advice) -> None:
    mine = seen.seat if seen.about is None else seen.about
    side = next(side for side in seen.sides if mine in side)
    assert advice.why.seats["name"] in side


def _hand(_game: str, seen, advice) -> None:
    assert advice.action == PASS
    assert advice.why.numbers["points"] < advice.why.numbers["average"]


def _points(game: str, card: Card) -> float:
    return trionfo.VALUES[card] if game == "trionfo" else coch.POINTS[card]


def _cheap(game: str, seen, advice) -> None:
    counts = [_points(game, option.card) for option in seen.decision.options]
    assert _points(game, advice.action.card) == min(counts)


def _lost(game: str, seen, advice) -> None:
    _cheap(game, seen, advice)
    assert not [option for option in seen.decision.options if _takes(game, seen, option.card)]


def _higher_out(game: str, seen, advice) -> None:
    _cheap(game, seen, advice)
    ranks = _series(game, seen.trick[0])
    best = max((option.card for option in seen.decision.options if option.card in ranks), key=ranks.get)
    assert _takes(game, seen, best)
    assert counts(beating(game, best, seen), advice.why.numbers["count"])
    assert advice.why.numbers["count"]


def _lead_cheap(game: str, seen, advice) -> None:
    assert not seen.trick
    assert _points(game, advice.action.card) == 0


def _series(game: str, card: Card) -> dict[Card, int]:
    return next(ranks for ranks in GAMES[game].ranks.values() if card in ranks)


def _takes(game: str, seen, card: Card) -> bool:
    """Whether a card would win the trick as it lies; what was led is followed if it is no trump card."""
    if seen.indicator is not None and seen.indicator in seen.trick:
        return False
    ranks = GAMES[game].ranks[seen.series]
    best = max((ranks[other] for other in seen.trick if other in ranks), default=-1)
    return card is seen.indicator or ranks.get(card, -1) > best


def _only(_game: str, seen, advice) -> None:
    assert seen.decision.options == (advice.action,)


CHECKS = {
    "unbeaten": _unbeaten, "but-trump": _but_trump, "few": _few, "last": _last, "cheapest": _cheapest,
    "partner": _partner, "lost": _lost, "higher-out": _higher_out, "lead-cheap": _lead_cheap,
    "discard": _cheap, "hand": _hand, "only": _only,
}  # fmt: skip


def test_a_process_of_its_own_advises_the_same(monkeypatch):
    monkeypatch.undo()
    match = a_match("coch", 2)
    seen, heard = match.observation(match.to_act), match.feed(match.to_act)
    bot_process = BotProcess()
    try:
        assert bot_process.advise(seen, heard) == advise(seen, heard)
    finally:
        bot_process.close()
