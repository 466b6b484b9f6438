"""Every road of every deal of every lesson: who pays, what is said, and in how many words."""

from itertools import pairwise

import pytest

from cucu_desktop.bots import PERSONS
from cucu_desktop.catalogues import LANGUAGES
from cucu_desktop.engine.tricks.events import Played, TrickTaken
from cucu_desktop.games.catalogue import GAMES
from cucu_desktop.games.game import TrickGame
from cucu_desktop.ui.play.guided.lesson_lines import Line
from cucu_desktop.ui.play.guided.lessons import LESSONS
from cucu_desktop.ui.text.wording import wording_of
from tests.ui.play.guided.roads import roads

MOST_IN_LINE, MOST_IN_LESSON = 12, 80
END = Line("end")
TRICKS = [game for game in LESSONS if isinstance(GAMES[game], TrickGame)]
SINGLE = [game for game in LESSONS if game not in TRICKS]

YOU, NEXT, THIRD, LAST = range(4)
FIRST = {"keep": (YOU,), "swap": (NEXT,)}
SECOND = {"keep": (LAST,), "swap": (YOU, LAST)}
KINGS = {"keep": (LAST,), "swap": (LAST,)}
PAYS = {
    "campli": (FIRST, SECOND, FIRST),
    "lu_stu": (FIRST, SECOND, FIRST),
    "cuckoo": (FIRST, KINGS, FIRST),
    "tiebreak": (FIRST, {"keep keep": (THIRD,), "keep swap": (YOU,), "swap": (THIRD,)}, FIRST),
    "gnav": (FIRST, SECOND, FIRST),
    "kille": (FIRST, SECOND, FIRST),
    "coucou": (FIRST, {"keep": (THIRD,), "swap": (THIRD,)}, {"keep": (YOU,), "swap": (THIRD,)}),
    "cambio": (FIRST, SECOND, {"call": (LAST,), "wait keep": (YOU,), "wait swap": (THIRD,)}),
    "le_her": (FIRST, FIRST, {"keep": (NEXT,), "swap": (YOU,)}),
    "ace_chasing": (
        {"keep": (YOU,), "swap": (LAST,)},
        {"keep": (THIRD, LAST, YOU), "swap": (THIRD,)},
        {f"bet {coins} {choice}": (LAST,) for coins in (0, 3) for choice in ("keep", "swap")},
    ),
}
"""Who pays, by the choices on each road of each deal."""
FIRST_TRICK = {
    "coch": {"LEONE": (0, 3), "XIII": (3, 3), "SECCHIA": (3, 2)},
    "zifuli": {"XIV": (3, 2), "MATTO": (3, 1), "LEONE": (3, 2)},
    "trionfo": {"IV": (0, 20), "I": (3, 24), "IX": (3, 32)},
}
"""The taker of the first trick and its points, by the card that the learner plays to it."""


@pytest.mark.parametrize("game", SINGLE)
def test_those_pay_whom_the_lesson_says(game):
    found = tuple(
        {" ".join(road.taken): road.pays for road in roads(game, deal)} for deal in range(len(PAYS[game]))
    )
    assert found == PAYS[game]


@pytest.mark.parametrize("game", [game for game in SINGLE if game != "ace_chasing"])
def test_the_last_line_of_each_deal_names_one_who_pays(game):
    for deal in range(len(LESSONS[game].deals)):
        for road in roads(game, deal):
            assert road.lines[-1].seat in road.pays
            assert (road.lines[-1].key == "yours") <= (0 in road.pays)


@pytest.mark.parametrize("game", ["campli", "lu_stu", "gnav", "cambio"])
def test_who_passes_on_a_good_card_hears_that_it_was_enough(game):
    said = {" ".join(road.taken): [line.then for line in road.lines if line.then] for road in roads(game, 1)}
    assert said == {"keep": [], "swap": ["enough"]}


@pytest.mark.parametrize("game", [game for game in SINGLE if LESSONS[game].deals[1].stops])
def test_both_choices_show_the_card_that_stops(game):
    keys = {" ".join(road.taken): road.lines[0].key for road in roads(game, 1)}
    assert keys == {"keep": "turned-up", "swap": "met"}


@pytest.mark.parametrize("game", TRICKS)
def test_the_first_trick_goes_where_the_lesson_says(game):
    found = {}
    for road in roads(game, 0):
        line = next(line for line in road.lines if line.trick)
        points = sum(GAMES[game].values[card] for card in line.trick)
        found[road.taken[0]] = (line.seat, points)
    assert {card: found[card] for card in FIRST_TRICK[game]} == FIRST_TRICK[game]


def test_the_secret_partner_is_known_once_the_lion_is_played():
    for road in roads("zifuli", 0):
        assert ("LEONE" in road.taken) == any(line.key == "known" for line in road.lines)
        takers = [event.seat for event in road.events if isinstance(event, TrickTaken)]
        assert takers[:2] == [3, 3]
        assert (takers[2] == 0) == (road.taken[2] == "LEONE")
        assert len([event for event in road.events if isinstance(event, Played)]) == 15


@pytest.mark.parametrize("game", LESSONS)
def test_the_learner_has_three_choices_or_four(game):
    most = [max(len(road.taken) for road in roads(game, deal)) for deal in range(len(LESSONS[game].deals))]
    assert sum(most) in (3, 4)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", LESSONS)
def test_a_line_has_twelve_words_at_most_and_a_lesson_eighty(game, language):
    wording = wording_of(language, game)
    names = ["Anna", *(PERSONS[who].name for who in LESSONS[game].others)]
    longest = len(END.told(wording, names).split())
    for deal in range(len(LESSONS[game].deals)):
        of_roads = []
        for road in roads(game, deal):
            told = [line.told(wording, names) for line in road.lines]
            assert all(0 < len(line.split()) <= MOST_IN_LINE for line in told), told
            assert all("{" not in line for line in told)
            assert all(before != after for before, after in pairwise(told))
            of_roads.append(sum(len(line.split()) for line in told))
        longest += max(of_roads)
    assert longest <= MOST_IN_LESSON
