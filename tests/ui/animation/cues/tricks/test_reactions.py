"""How those at the table of a trick game take a trick."""

from random import Random

import pytest

from cucu_desktop.engine.events import SPECTATOR
from cucu_desktop.engine.tricks.seating import turned
from cucu_desktop.games import coch
from cucu_desktop.games.catalogue import GAMES
from cucu_desktop.match.match import Match, Player, Setup
from cucu_desktop.ui.animation.cues.tricks.playing import looks_at_trick
from cucu_desktop.ui.view.families import family_of
from cucu_desktop.ui.view.view import TableView
from cucu_desktop.ui.widgets.theme import Theme

NOBODY = frozenset()


def looks(game, cards, winner, *, leader=0, dummies=NOBODY):
    order = turned(tuple(range(len(cards.split()))), leader)
    return dict(looks_at_trick(GAMES[game], cards.split(), order, winner, dummies))


def test_a_rich_trick_makes_those_glad_who_take_it_and_cross_who_lose_a_good_card():
    assert looks("coch", "XV X LEONE V", 2) == {0: "glad", 1: "cross", 2: "glad"}
    assert looks("coch", "XV I LEONE V", 3, leader=1) == {1: "glad", 3: "glad"}


def test_a_poor_trick_is_taken_calmly():
    assert looks("coch", "I II III IV", 3) == {}
    assert looks("coch", "XV II III IV", 0) == {}


def test_whose_matto_is_caught_worries():
    assert looks("coch", "XI MATTO V IX", 0) == {1: "worried"}
    assert looks("coch", "XI V MATTO IX", 0) == {}, "a partner's Matto is not caught"


def test_where_the_partner_is_secret_nobody_is_glad_with_the_winner():
    assert looks("zifuli", "XV X LEONE V I", 2) == {0: "cross", 1: "cross", 2: "glad"}


def test_a_dummy_s_player_takes_it_for_the_dummy():
    assert looks("coch", "XV X LEONE V", 2, dummies=frozenset((1, 2))) == {0: "glad", 3: "cross"}


def test_who_sits_opposite_is_glad_whatever_their_number():
    cards = "XV X LEONE V".split()
    looks = dict(looks_at_trick(GAMES["coch"], cards, (1, 3, 2, 0), 2, frozenset((3,))))
    assert looks == {1: "glad", 0: "cross", 2: "glad"}


@pytest.mark.parametrize(("game", "good"), [("coch", 7), ("zifuli", 7), ("trionfo", 6)])
def test_good_are_the_cards_that_count_as_much_as_a_x(game, good):
    assert len(GAMES[game].good_cards) == good


def test_who_thinks_long_over_cards_looks_worried_and_that_is_chance(qtbot):
    players = tuple(Player(name, "peppe", "peppe") for name in ("Anna", "Bruna", "Carlo", "Dino"))
    match = Match.begin(Setup("coch", players, coch.Options(), (), 1))
    view = TableView(Theme("lamp", 1.0), family=family_of(GAMES["coch"]))
    qtbot.addWidget(view)
    view.resize(1024, 676)
    view.sit(match.players)
    now = match.observation(SPECTATOR)
    view.show_position(now)
    view.set_speed("normal")
    director, seats = view.director, view.table.seats
    director.chance = Random(5)
    looks = []
    for _ in range(300):
        seats[1].set_mood("")
        thought = director.thinking(1, "play", now)
        looks.append((seats[1].mood == "worried", thought.length > director.pace.long("play")))
        director.thinking(2, "discard", now)
        assert seats[2].mood == ""
    assert all(worried == long for worried, long in looks)
    assert 25 < sum(worried for worried, _ in looks) < 70
