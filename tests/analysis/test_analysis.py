"""What the cards gave and what was decided add up to the result; who does what is advised loses nothing."""

from dataclasses import asdict, replace

import pytest

from cucu_desktop.analysis.analysis import analyse
from cucu_desktop.analysis.currency import currency_of
from cucu_desktop.analysis.judgement import judge
from cucu_desktop.analysis.past_deal import deals_of
from cucu_desktop.analysis.report import from_json
from cucu_desktop.bots.assessment import Assessment, Estimate
from cucu_desktop.bots.standard.bet_decisions import HONOUR
from cucu_desktop.engine.actions import EXCHANGE, KEEP
from cucu_desktop.engine.events import SPECTATOR, CoinsPaid, DealBegan
from cucu_desktop.games.campli import Options
from cucu_desktop.games.catalogue import GAMES
from cucu_desktop.match.advice.advice import advise
from cucu_desktop.match.match import Match
from cucu_desktop.match.past_decisions import PastDecision, go_through
from tests.analysis.bot_matches import play

STRICT = Options(reentry=False, sharing=False, agreement=False)
SEATS = {"coch": 4, "zifuli": 5, "trionfo": 4}
TWO = ("le_her",)


@pytest.fixture(autouse=True)
def quick_search(monkeypatch):
    """At tricks a few worlds are enough here."""
    monkeypatch.setattr("cucu_desktop.bots.tricks.play.WORLDS", 6)
    monkeypatch.setattr("cucu_desktop.bots.tricks.play.SOLVED", 2)


@pytest.mark.parametrize("game", GAMES)
def test_the_parts_sum_to_the_result(game, tmp_path):
    log = tmp_path / "match.cucu"
    match = play(log, game, SEATS.get(game, 2 if game in TWO else 4), deals=1 if game in SEATS else 4)
    (analysis,) = analyse(log)
    assert analysis.game == game
    assert len(analysis.deals) == len(match.finished_deals)
    assert sum(rating.decisions for rating in analysis.ratings) > 0
    for seat in range(len(analysis.players)):
        whole = analysis.whole(seat)
        for deal in (*(each[seat] for each in analysis.deals), whole):
            assert deal.cards + deal.own + deal.others == pytest.approx(deal.result, abs=1e-9)
            assert deal.own <= 0
        assert whole.result == pytest.approx(sum(deal[seat].result for deal in analysis.deals), abs=1e-9)
        course = analysis.course(seat)
        assert course[-1] - course[0] - whole.paid == pytest.approx(whole.result, abs=1e-9)
    assert from_json(asdict(analysis)) == analysis


def test_chances_of_all_are_one_and_the_winner_has_it_in_the_end(tmp_path):
    log = tmp_path / "match.cucu"
    match = play(log, "campli", 3, deals=99, options=STRICT)
    assert match.is_over
    (analysis,) = analyse(log)
    assert analysis.is_over
    for deal in analysis.deals:
        assert sum(split.before for split in deal) == pytest.approx(1)
        assert sum(split.after for split in deal) == pytest.approx(1)
    ends = [analysis.whole(seat).after for seat in range(3)]
    assert sorted(ends) == [0, 0, 1]
    assert analysis.whole(0).before == pytest.approx(1 / 3)


@pytest.mark.parametrize(("game", "seed", "price_of_all"), [("campli", 10, 5), ("kille", 2, 35)])
def test_what_it_costs_to_come_back_is_part_of_the_result(game, seed, price_of_all, tmp_path):
    log = tmp_path / "match.cucu"
    play(log, game, 5, deals=5, seed=seed)
    (analysis,) = analyse(log)
    paid = 0
    for deal, splits in zip(deals_of(go_through(log)), analysis.deals, strict=True):
        assert sum(split.before for split in splits) == pytest.approx(1)
        assert sum(split.after for split in splits) == pytest.approx(1)
        pool = deal.end.observation.pool
        for event in deal.end.events:
            if isinstance(event, CoinsPaid):
                split = splits[event.seat]
                assert event.reason == "reentry"
                assert split.paid == pytest.approx(event.coins / pool)
                assert split.result == pytest.approx(split.after - split.before - event.coins / pool)
                assert split.cards < 0.03  # to lose the last token is no luck
                paid += event.coins
    assert paid == price_of_all


def test_who_leaves_though_coming_back_is_worth_it_has_lost_it_by_that_and_not_won_by_cards(tmp_path):
    log = tmp_path / "match.cucu"
    play(log, "campli", 5, deals=4, seed=97)
    (analysis,) = analyse(log)
    (left,) = (each for each in analysis.costly if each.kind == "reentry")
    assert (left.did, left.best) == ("leave", "reenter")
    split = analysis.deals[left.deal - 1][left.seat]
    assert split.after == split.paid == 0
    assert split.own <= -left.cost < -0.04
    assert split.cards < 0


def test_in_the_end_all_have_what_they_got_of_the_pool(tmp_path):
    log = tmp_path / "match.cucu"
    match = play(log, "campli", 4, deals=99, seed=1)
    assert match.is_over
    (analysis,) = analyse(log)
    assert [split.after for split in analysis.deals[-1]] == pytest.approx([0, 0.36, 0, 0.64])


def test_mistakes_of_one_are_gained_by_the_others(tmp_path):
    log = tmp_path / "match.cucu"
    play(log, "campli", 3, deals=99, options=STRICT)
    (analysis,) = analyse(log)
    assert analysis.costly
    for deal in analysis.deals:
        assert sum(split.own + split.others for split in deal) == pytest.approx(0, abs=1e-9)


@pytest.mark.parametrize("game", ["campli", "lu_stu", "ace_chasing", "trionfo"])
def test_who_does_what_is_advised_loses_nothing(game, tmp_path):
    log = tmp_path / "match.cucu"
    play(log, game, 4, deals=1 if game in SEATS else 3, act=lambda *asked: advise(*asked).action)
    (analysis,) = analyse(log)
    assert analysis.costly == ()
    assert all(rating.mean == 0 for rating in analysis.ratings)


def test_a_deal_that_is_still_on_is_not_looked_at(tmp_path):
    log = tmp_path / "match.cucu"
    play(log, "campli", 4, deals=2)
    whole = log.read_text("utf-8")
    (before,) = analyse(log)
    assert '"shuffle"' in whole[whole.rindex('"digest"') :]
    cut = whole[: whole.rindex('{"digest"')]
    log.write_text(cut, "utf-8")
    (after,) = analyse(log)
    assert after.deals == before.deals[:1]
    assert all(decision.deal == 1 for decision in after.costly)


def test_a_game_without_a_deal_that_is_over_is_left_out(tmp_path):
    log = tmp_path / "match.cucu"
    play(log, "cuckoo", 3, deals=99)
    match = Match.resume(log)
    match.next_game()
    match.close()
    (only,) = analyse(log)
    assert (only.number, only.is_over) == (1, True)


def test_of_a_game_for_pots_the_deals_bring_what_was_won_and_nothing_to_who_was_not_in(tmp_path):
    options = replace(GAMES["cambio"].usual, chips=3, talk=False)
    match = play(tmp_path / "a.cucu", "cambio", 4, deals=99, options=options)
    assert match.is_over
    (game,) = analyse(tmp_path / "a.cucu")
    won = [coins - 3 for coins in match.observation(SPECTATOR).coins]
    assert [sum(deal[seat].result for deal in game.deals) for seat in range(4)] == pytest.approx(won)
    dealt_in = [event.order for event in match.feed(SPECTATOR) if isinstance(event, DealBegan)]
    outside = [
        split
        for order, deal in zip(dealt_in, game.deals, strict=True)
        for seat, split in enumerate(deal)
        if seat not in order
    ]
    assert outside
    assert all(split.result == split.own == split.others == 0 for split in outside)


def test_a_life_in_ace_chasing_is_a_part_of_the_honour_and_who_is_out_gets_nothing(tmp_path):
    log = tmp_path / "match.cucu"
    match = play(log, "ace_chasing", 5, deals=99, seed=3)
    assert match.is_over
    (analysis,) = analyse(log)
    assert analysis.currency == "honour"
    coins = match.observation(SPECTATOR).coins
    winners = match.observation(SPECTATOR).winners
    won = [analysis.whole(seat).result for seat in range(5)]
    assert sum(won) == pytest.approx(0)
    start = sum(coins) / 5
    assert won == pytest.approx([coins[s] - start + HONOUR * (s in winners) - HONOUR / 5 for s in range(5)])
    for deal in deals_of(go_through(log)):
        splits = analysis.deals[deal.begin.observation.deals]
        for seat, held in enumerate(deal.begin.observation.tokens):
            if not held:
                assert splits[seat].cards == splits[seat].own == splits[seat].others == 0


def test_a_life_lost_by_a_mistake_costs_what_the_result_counts_for_one(tmp_path):
    log = tmp_path / "match.cucu"
    play(log, "ace_chasing", 5, deals=1, seed=3)
    (deal,) = deals_of(go_through(log))
    seen = next(each.observation for each in deal.decisions if each.observation.kind == "turn")
    currency = currency_of(GAMES["ace_chasing"])
    assert currency.price(deal, seen, "tokens") == currency.expected_before(deal)[0] == HONOUR / 5
    assert currency.price(deal, seen, "coins") == 1


@pytest.mark.parametrize(("error", "cost"), [(0.2, 0.0), (0.1, 0.25), (0.0, 0.25)])
def test_what_may_be_chance_alone_costs_nothing(error, cost, tmp_path, monkeypatch):
    log = tmp_path / "match.cucu"
    play(log, "campli", 4, deals=1)
    decisions = (each for each in go_through(log) if isinstance(each, PastDecision))
    decision = next(each for each in decisions if each.observation.kind == "turn")
    kept = replace(decision, action=KEEP)
    worths = {KEEP: Estimate(-0.75, error), EXCHANGE: Estimate(-0.5, error)}
    monkeypatch.setattr("cucu_desktop.analysis.judgement.choose", lambda *_: EXCHANGE)
    monkeypatch.setattr("cucu_desktop.analysis.judgement.assessed", lambda _: Assessment.of("tokens", worths))
    judgement = judge(kept)
    assert judgement.cost == cost
    assert judgement.best == (EXCHANGE if cost else KEEP)
