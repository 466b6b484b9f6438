"""Bets, bargains, ties, chips and suits: what lies on the table at some games only, deal by deal."""

import pytest

from cucu_desktop.engine.actions import Shuffled, parse
from cucu_desktop.engine.events import SPECTATOR
from cucu_desktop.games.catalogue import GAMES
from cucu_desktop.ui.scene.scene_dump import dump_of
from tests.ui.tables import a_match, a_view, step


@pytest.fixture
def table(qtbot, monkeypatch):
    """Deal these cards at a game, and let everybody do this; each deed is shown before the next."""

    def open_table(game, cards, deeds="", *, seats=4, speed="at once", **options):
        begun = a_match(seats, game=game, bots=False, **options)
        pack = GAMES[game].pack_of(begun.setup.options)
        order = Shuffled(pack.complete(pack[name] for name in cards.split()))
        monkeypatch.setattr(Shuffled, "by", classmethod(lambda cls, random, pack: order))
        match = a_match(seats, game=game, bots=False, **options)
        view = a_view(qtbot, setup=match.setup, speed="at once")
        view.sit(match.players)
        view.play(match.feed(SPECTATOR), match.observation(SPECTATOR))
        for number, deed in enumerate(deeds.split(", ") if deeds else [], 1):
            if number == len(deeds.split(", ")):
                view.set_speed(speed)
            since = match.length
            match.submit(match.to_act, parse(deed))
            view.play(match.feed(SPECTATOR, since), match.observation(SPECTATOR))
            if not view.busy or speed == "at once":
                assert view.table.dump() == dump_of(match.observation(SPECTATOR))
        return view, match

    return open_table


def test_a_bet_lies_there_paler_until_it_is_agreed(table):
    view, match = table("ace_chasing", "3C 4C 5C 6C", "bet 5 out", bets="either")
    eldest = match.observation(SPECTATOR).order[0]
    slip = view.table.markers.slips[eldest]
    assert (slip.coins, slip.outcome, slip.is_firm) == (5, "out", False)
    assert slip.opacity() < 1
    assert view.table.dump()["to_act"] == match.observation(SPECTATOR).dealer


@pytest.mark.parametrize(("answer", "lie"), [("agree", 1), ("refuse", 0)])
def test_agreed_it_stays_and_refused_it_goes(table, answer, lie):
    view, _ = table("ace_chasing", "3C 4C 5C 6C", f"bet 5, {answer}")
    assert len(view.table.dump()["bets"]) == lie
    assert len(view.table.markers.slips) == lie


def test_coins_change_hands_and_the_slips_are_gone_in_the_next_deal(table):
    deeds = "bet 5, agree, bet 0, bet 7, agree, keep, keep, keep"
    view, match = table("ace_chasing", "9C 9D 9H 9S", deeds)
    assert sorted(view.table.dump()["coins"]) == sorted(match.observation(0).coins) != [100] * 4
    assert view.table.markers.slips == {}


def test_lower_cards_go_up_before_those_of_an_aces_suit(table):
    deeds = "bet 0, bet 0, bet 0, keep, keep, keep"
    view, _ = table("ace_chasing", "AH 9H 2C 5S", deeds, speed="normal")
    eldest, second, third = 1, 2, 3
    up = []
    while "H" not in view.table.markers.suits or len(up) < 4:
        step(view, 30)
        public = view.table.dump()["public"]
        up += [seat for seat in range(4) if public[seat] and seat not in up]
    assert up.index(second) > max(up.index(eldest), up.index(third))


def test_a_tie_is_named_and_only_its_players_stand_out(table):
    view, match = table("tiebreak", "9C 4D 9H 4S JD", "keep, keep, keep, keep, keep", seats=5)
    markers, order = view.table.markers, match.observation(SPECTATOR).tie[1]
    assert markers.tie[0] == "9"
    assert [(sign.rank, sign.cards) for sign in markers.middle.signs] == [("9", 2), ("4", 2)]
    assert markers.middle.isVisible()
    assert [seat for seat, item in enumerate(view.table.seats) if not item.is_faint] == sorted(order)


def test_a_king_brings_a_chip_back_from_the_pot(table):
    view, match = table("tiebreak", "3C 8D 9H JS", "keep, keep, keep, keep", chips=2)
    assert view.table.dump()["pot"] == 1
    assert view.table.markers.pot.isVisible()
    assert sum(view.table.dump()["tokens"]) == 7
    assert not match.is_over


def test_what_was_promised_for_the_inn_is_seen_at_the_guests_seat(table):
    view, match = table("lu_stu", "II XI VI IV", "exchange, offer 12 30%, accept")
    guest, innkeeper = match.observation(SPECTATOR).order[:2]
    assert view.table.dump()["ledger"] == ((guest, innkeeper, 30),)
    assert view.table.seats[guest].debts == ((match.players[innkeeper].face, 30),)
    assert view.table.dump()["cards"][guest] == "XI", "the inn that was sold lies open"
    assert view.table.inn.sign is None


def test_the_sign_hangs_until_the_host_has_answered(table):
    view, _ = table("lu_stu", "II XI VI IV", "exchange, offer 12")
    assert view.table.inn.sign is not None


def test_virgins_have_no_tokens_before_them(table):
    view, match = table("lu_stu", "II XIV VI IV", "exchange")
    shot = match.observation(SPECTATOR).order[0]
    handed = view.table.dump()["handed"]
    assert handed[shot] == 2
    assert sum(handed) == 2
    assert view.table.dump()["tokens"] == tuple(2 if seat == shot else 3 for seat in range(4))


def test_the_dish_is_gone_where_nothing_is_staked(table):
    assert not table("ace_chasing", "3C 4C 5C 6C")[0].table.pool.isVisible()
    assert table("cuckoo", "3C 4C 5C 6C")[0].table.pool.isVisible()
