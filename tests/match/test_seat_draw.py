"""The draw for the seats (000, E8)."""

from collections import Counter
from random import Random

import pytest

from cucu_desktop.engine.cards import CUCCO, ITALIAN, STANDARD
from cucu_desktop.engine.events import SPECTATOR, SeatsDrawn
from cucu_desktop.games.catalogue import GAMES
from cucu_desktop.match.match import Match, Player, Setup
from cucu_desktop.match.seat_draw import draw, in_order


def begin(game, seats, seed, path=None):
    players = tuple(Player(f"P{seat}", "peppe") for seat in range(seats))
    return Match.begin(Setup(game, players, GAMES[game].options(), seed=seed), path)


@pytest.mark.parametrize(
    ("pack", "players"), [(CUCCO, 30), (CUCCO, 39), (STANDARD, 20), (STANDARD, 52), (ITALIAN, 40)]
)
def test_equal_cards_are_drawn_again_between_those_players_only(pack, players):
    for seed in range(200):
        drawn = draw(pack, players, Random(seed))
        keys = [tuple(card.rank for card in cards) for cards in drawn]
        assert len(set(keys)) == players, "nobody's place hangs on anything but the cards"
        assert Counter(card for card, *_ in drawn) <= Counter(pack.cards)
        for key in keys:
            for length in range(1, len(key)):
                assert sum(other[:length] == key[:length] for other in keys) > 1, "who is alone draws no more"
        in_rank = [keys[player] for player in in_order(drawn)]
        assert in_rank == sorted(keys, reverse=True)


def test_at_cambio_the_matto_is_the_highest_of_the_draw(tmp_path):
    seen = 0
    for seed in range(12):
        match = begin("cambio", 20, seed, tmp_path / f"{seed}")
        match.close()
        cards = match.feed(SPECTATOR)[0].cards
        assert "MATTO" not in cards[1:]
        seen += cards[0] == "MATTO"
        assert list(cards) == sorted(cards, key=lambda card: (card != "MATTO", -CUCCO[card].rank))
    assert seen > 2


@pytest.mark.parametrize(("pack", "players"), [(CUCCO, 2), (CUCCO, 20), (STANDARD, 13), (ITALIAN, 10)])
def test_from_half_a_pack_one_card_each_is_enough(pack, players):
    for seed in range(50):
        drawn = draw(pack, players, Random(seed))
        assert {len(cards) for cards in drawn} == {1}
        assert len({cards[0].rank for cards in drawn}) == players


def test_when_the_cards_run_out_those_drawn_before_come_back():
    for seed in range(50):
        drawn = draw(STANDARD, 52, Random(seed))
        again = Counter(card for _, *cards in drawn for card in cards)
        assert sum(again.values()) >= 52 - 13


def test_the_seats_are_the_order_of_the_draw_and_the_log_tells_all_cards(tmp_path):
    seen = 0
    for seed in range(12):
        match = begin("lu_stu", 30, seed, tmp_path / f"{seed}")
        match.close()
        event = match.feed(SPECTATOR)[0]
        assert isinstance(event, SeatsDrawn)
        keys = [[CUCCO[card].rank] for card in event.cards]
        for drawn in event.again:
            for seat, card in drawn:
                keys[seat].append(CUCCO[card].rank)
        assert keys == sorted(keys, reverse=True)
        assert len(set(map(tuple, keys))) == 30
        seen += bool(event.again)
        again = Match.resume(tmp_path / f"{seed}")
        again.close()
        assert again.feed(SPECTATOR) == match.feed(SPECTATOR)
        assert again.players == match.players
    assert seen == 12


def test_a_draw_without_equal_cards_is_told_as_ever(tmp_path):
    match = begin("campli", 5, 3, tmp_path / "log")
    match.close()
    (drawn,) = [event for event in match.feed(SPECTATOR) if isinstance(event, SeatsDrawn)]
    assert drawn.again == ()
    line = (tmp_path / "log").read_text().splitlines()[1]
    assert line.startswith('{"seats":[["P')
    assert line.count(",") == 2 * 5 - 1
