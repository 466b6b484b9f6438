"""The last two of Gnav, Slabberjan and Kille: nobody gains by playing otherwise than as is advised."""

from collections import Counter
from random import Random

import pytest

from cucu_desktop.bots.dispatch import assess
from cucu_desktop.bots.north.north_last_two import deal_of_two, north_series
from cucu_desktop.bots.north.north_rules import rules_of
from cucu_desktop.bots.persons import COUNSELLOR
from cucu_desktop.engine.actions import EXCHANGE, KEEP, Shuffled
from cucu_desktop.engine.events import redacted
from cucu_desktop.engine.observation import observe
from cucu_desktop.games import gnav, kille
from cucu_desktop.games.gnav import COPENHAGEN, ZEELAND
from tests.bots.playing import at_level

NORWAY = gnav.Options()
ODD = gnav.Options(
    pack="slabberjan", cuckoo="goes-on", inn="pays", drawn="passes", fool="extra", tariff="baan",
    slippers="all", all_out="replay",
)  # fmt: skip
COTTAGE = kille.Options(buys=0)
ALL_OUT = kille.Options(buys=0, drawn="kept", husu="all", blaren="low", all_out="share")
GNAVS = (NORWAY, COPENHAGEN, ZEELAND, ODD)
IDS = ("norway", "copenhagen", "zeeland", "odd")


def two(options, cards, *actions, tokens=(3, 3), **stands):
    """A deal of two, A the eldest hand and B the dealer, of three who began."""
    module = kille if isinstance(options, kille.Options) else gnav
    state = module.GAME.state_class(options, [100] * 3, 1)
    state.start()
    state.table.tokens[:] = (*tokens, 0)
    state.deal.dealer = 1
    for name, value in stands.items():
        setattr(state, name, value)
    state.apply(Shuffled(state.pack.complete(state.pack[name] for name in cards)))
    for action in actions:
        state.apply(action)
    return state


def assessed(options, cards, *actions, person=COUNSELLOR, **stands):
    state = two(options, cards.split(), *actions, **stands)
    seat = state.decision.seat
    heard = [redacted(event, seat) for event in state.table.events()]
    return assess(person, observe(state, seat), heard, Random(1))


def rules(options):
    tokens = (1, 1) if isinstance(options, kille.Options) else (3, 3)
    state = two(options, (), tokens=tokens)
    return rules_of(observe(state, state.decision.seat))


def knocks(options):
    return isinstance(options, gnav.Options) and options.knock


@pytest.mark.parametrize("options", GNAVS, ids=IDS)
def test_nobody_gains_by_playing_gnav_otherwise_at_any_score(options):
    series = north_series(rules(options), 3, knocks=options.knock)
    assert series.exploitability() < 1e-10
    assert all(sum(pair) == pytest.approx(1) for pair in series.chances.values())


@pytest.mark.parametrize("options", [COTTAGE, ALL_OUT], ids=["cottage", "all_out"])
def test_nobody_gains_by_playing_kille_otherwise(options):
    series = north_series(rules(options), 1, knocks=False)
    assert series.exploitability() < 1e-10
    assert sum(series.chances[1, 1]) == pytest.approx(1)


@pytest.mark.parametrize("options", [NORWAY, COPENHAGEN, COTTAGE], ids=["norway", "copenhagen", "cottage"])
def test_the_chances_of_all_cards_add_up(options):
    deal = deal_of_two(rules(options)).deal(rules(options).fools if knocks(options) else ())
    for meeting in deal.values():
        for ends in (*meeting.kept, *meeting.passed):
            assert sum(ends.values()) == pytest.approx(1)
    assert sum(meeting.chance for meeting in deal.values()) == pytest.approx(1)


def paid(end):
    """What an end costs both."""
    return tuple(end.paid.count(position) + end.due[position] for position in range(2))


@pytest.mark.parametrize("options", GNAVS, ids=IDS)
def test_what_comes_of_two_cards_is_what_comes_of_them_in_the_game(options):
    pack, random = rules(options).pack, Random(options.pack)
    met = Counter()
    for _ in range(400):
        cards = [card.id for card in pack.cards]
        random.shuffle(cards)
        mine, dealers = (pack[name].rank for name in cards[:2])
        state = two(options, cards, tokens=(9, 9))
        done = []
        while state.decision and state.decision.kind == "turn" and state.deals == 1:
            done.append(random.choice((KEEP, EXCHANGE)))
            state.apply(done[-1])
        ways = deal_of_two(rules(options))
        ends = (ways.kept if done[0] is KEEP else ways.passed)(mine, dealers)
        found = ends[done[1] is EXCHANGE if len(done) == 2 else 0]
        assert len(done) == 2 or len(ends) == 1
        assert tuple(9 - left for left in state.table.tokens[:2]) in {paid(end) for end in found}
        met[len(found) > 1, *map(str, done)] += 1
    assert len(met) >= 5


@pytest.mark.parametrize("options", [COTTAGE, ALL_OUT], ids=["cottage", "all_out"])
def test_who_dies_of_two_cards_of_kille_dies_in_the_game(options):
    pack, random = rules(options).pack, Random(1)
    series = north_series(rules(options), 1, knocks=False)
    deal, again = series.valued((1, 1)), series.chances[1, 1][::-1]
    ways = deal_of_two(rules(options))
    met = Counter()
    for _ in range(400):
        cards = [card.id for card in pack.cards]
        random.shuffle(cards)
        state = two(options, cards, tokens=(1, 1))
        done = []
        while state.decision and state.decision.kind == "turn" and state.deals == 1:
            done.append(random.choice((KEEP, EXCHANGE)))
            state.apply(done[-1])
        ends = (ways.kept if done[0] is KEEP else ways.passed)(*(pack[name].rank for name in cards[:2]))
        found = ends[done[1] is EXCHANGE if len(done) == 2 else 0]
        worth = again
        if state.is_over:
            worth = tuple((seat in state.winners) / len(state.winners) for seat in range(2))
        assert any(deal.worth_of({end: 1.0}) == pytest.approx(worth) for end in found)
        met[state.winners] += 1
    assert len(met) == 3


@pytest.mark.parametrize("options", [NORWAY, ZEELAND], ids=["norway", "zeeland"])
def test_every_card_of_the_pack_is_as_likely_to_come(options):
    known = rules(options)
    names = [card.id for card in known.pack.designs]
    mine, dealers = names[known.arrest - 1], names[3]
    left = [card.id for card in known.pack.cards]
    left.remove(mine)
    left.remove(dealers)
    inns = {names[rank] for rank, kind in enumerate(known.powers) if kind == "inn" and known.drawn != "kept"}
    drawn = [name for name in left if name not in inns]
    found = Counter()
    for name in drawn:
        state = two(options, (mine, dealers, name), KEEP, EXCHANGE, tokens=(9, 9))
        found[tuple(9 - tokens for tokens in state.table.tokens[:2])] += 1 / len(drawn)
    expected = Counter()
    for end, chance in deal_of_two(known).kept(known.pack[mine].rank, known.pack[dealers].rank)[1].items():
        expected[paid(end)] += chance
    assert found == pytest.approx(expected)


def test_a_high_card_is_kept_and_a_low_one_goes():
    for options, low, high in ((NORWAY, "POTTE", "GJOK"), (COTTAGE, "BLAREN", "KUKU")):
        tokens = (1, 1) if options is COTTAGE else (2, 3)
        for card, best in ((low, EXCHANGE), (high, KEEP)):
            found = assessed(options, card, tokens=tokens)
            assert found.unit == "chance"
            assert found.best.action is best
            assert {option.error for option in found.options} == {0.0}


def test_the_dealer_who_gave_a_lower_card_keeps_what_came():
    found = assessed(NORWAY, "5 4", EXCHANGE)
    assert found.best.action is KEEP
    assert found.option(KEEP).worth > found.option(EXCHANGE).worth


def test_a_harlekin_that_has_fallen_is_given_for_any_card():
    found = assessed(COTTAGE, "HARLEKIN 5", EXCHANGE, tokens=(1, 1))
    assert found.best.action is EXCHANGE
    assert found.option(KEEP).worth == 0


def test_who_hears_the_other_knock_keeps_what_beats_a_fool():
    """The fool is the lowest: with any other card nobody pays but its holder, if both keep."""
    assert assessed(NORWAY, "3 5", tokens=(1, 1)).best.action is EXCHANGE
    assert assessed(NORWAY, "3 NARR", tokens=(1, 1)).best.action is KEEP
    assert assessed(NORWAY, "NARR 3", KEEP, tokens=(1, 1)).best.action is KEEP


def test_what_is_not_solved_is_sampled():
    fresh = assessed(gnav.Options(slippers="first"), "5 4")
    worn = assessed(gnav.Options(slippers="first"), "5 4", slippers_taken=True)
    buying = assessed(kille.Options(), "5 4", tokens=(1, 1))
    below = assessed(NORWAY, "5 4", person=at_level(2))
    assert fresh.option(KEEP).error > 0
    assert worn.option(KEEP).error == 0
    assert buying.unit == "coins"
    assert sum(below.policy.values()) == pytest.approx(1)


def test_ways_to_end_that_are_equal_are_kept_once():
    deal = deal_of_two(rules(gnav.Options())).deal()
    found = [ends for meeting in deal.values() for ends in (*meeting.kept, *meeting.passed)]
    equal = {tuple(ends.items()) for ends in found}
    assert len({id(ends) for ends in found}) == len(equal) < len(found) / 2
