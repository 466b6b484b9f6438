"""What the others' behaviour tells about their cards, where a card is passed on from one to the next."""

from random import Random

import pytest

from cucu_desktop.bots.belief import ExchangeBelief, Kinds, arrange, deal_hidden
from cucu_desktop.bots.borders import Blur, Borders, as_played, blur
from cucu_desktop.bots.opponent_model import OpponentModel, borders_now, came_late, model_opponents
from cucu_desktop.bots.sampling import Pile
from cucu_desktop.games import cuckoo
from cucu_desktop.games.campli import NULLA
from tests.bots.playing import at_level, situation

BORDERS = (8,) * 10
KING = 12


def least(*done):
    """The rank that each seat's card is not below, as D sees it, who has got the nulla."""
    seen, heard = situation("NULLA X IX VIII", 6, *done)
    return seen, {
        seat: model.least
        for seat, model in model_opponents(heard, seen.order, BORDERS).items()
        if model.least >= 0
    }


def test_who_passed_a_card_on_had_given_nothing_lower_for_it():
    seen, found = least("exchange", "exchange", "exchange")
    assert seen.card is NULLA
    giver, passer, last = seen.order[:3]
    assert found == {giver: NULLA.rank, passer: NULLA.rank}
    assert seen.cards[last].id == "VIII"


@pytest.mark.parametrize(
    "done", [("keep", "keep", "exchange"), ("keep", "keep", "keep"), ("exchange", "keep", "keep")]
)
def test_a_card_that_was_not_passed_on_tells_nothing_of_the_others(done):
    assert least(*done)[1] == {}


def test_who_was_content_gave_the_lower_card_for_it():
    """A passes, B stays: whatever they may hold, B's is the higher; those who came later tell nothing."""
    seen, heard = situation("NULLA II IX VIII", 6, "exchange", "keep", "keep")
    giver, keeper, later = seen.order[:3]
    found = model_opponents(heard, seen.order, BORDERS)
    assert [found[seat].above for seat in (giver, keeper, later)] == [None, giver, None]


def test_what_was_kept_is_judged_by_what_was_done_before_and_not_by_when_it_was_dealt():
    """Where all are dealt cards first: A and B gave up theirs, so that a lower card contents C."""
    unasked = (9,) * 10
    for done, border in ((("keep", "keep", "keep"), 9), (("exchange", "keep", "keep"), 8)):
        seen, heard = situation("2C 3C 9D 2H 8S", 5, *done, options=cuckoo.Options())
        model = model_opponents(heard, seen.order, BORDERS, unasked)[seen.order[2]]
        assert (model.history, model.border) == ("kept", border)


@pytest.mark.parametrize(
    ("done", "kind"),
    [
        ((), "unasked"),
        (("keep", "keep"), "unasked"),
        (("exchange",), "stopped"),
        (("keep", "exchange"), "stopped"),
        (("exchange", "keep"), "asked"),
        (("exchange", "keep", "exchange"), "asked"),
    ],
)
def test_who_comes_goes_by_whether_somebody_surely_has_a_lower_card(done, kind):
    """B has a King and stays, or is content with A's card: A's new one is lower then."""
    borders = Borders((9,) * 5, (7,) * 5, (8,) * 5, (6,) * 5)
    cards = "8C KC KD 2H 8S" if kind == "stopped" else "8C 3C 4D 2H 8S"
    _, heard = situation(cards, 5, *done, options=cuckoo.Options())
    assert borders_now(borders, heard) == getattr(borders, kind)


def test_borders_that_make_no_difference_are_not_told_apart():
    borders = Borders((9,) * 2, (7,) * 2, (8,) * 2)
    assert borders.tried(borders.unasked) == borders.asked == borders.tried(borders.asked)
    assert borders.and_after(1).stopped == (0, 7, 7)


def test_of_cards_just_below_a_blurred_border_some_are_kept_and_the_others_passed_on():
    kept = OpponentModel("kept", 4.7).weights(7, 9, 0.001, 0.1)
    assert kept[4] == pytest.approx(0.3)
    assert (kept[3], kept[5]) == (0.001, 1)
    passed = OpponentModel("passed", 4.7).weights(7, 9, high=0.001)
    assert passed[4] == pytest.approx(0.7)
    assert (passed[3], passed[5]) == (1, 0.001)
    assert OpponentModel("kept", 5).weights(7, 9, 0.001, 0.1)[4] == 0.1


def test_of_a_border_that_is_blurred_over_several_ranks_each_rank_tells_its_own():
    several = Blur(3, (0.25, 0.5))
    assert OpponentModel("kept", several).weights(7, 9, 0.001, 0.1) == (0.001,) * 3 + (0.25, 0.5, 1, 1)
    passed = OpponentModel("passed", several).weights(7, 9, high=0.001)
    assert passed == (1, 1, 1, 0.75, 0.5, 0.001, 0.001)


def blurs(*borders):
    return tuple([blur(border) if isinstance(border, int | float) else border for border in borders])


SIX_KINDS = Borders.of(
    unasked=blurs(*[9] * 5),
    asked=blurs(*[3] * 5),
    given=blurs(*[6] * 5),
    stopped=blurs(*[4] * 5),
    relieved=blurs(*[3] * 5),
    late=blurs(*[5] * 5),
)


@pytest.mark.parametrize(
    ("done", "late"),
    [
        (("exchange", "keep"), False),
        (("keep", "exchange", "keep"), True),
        (("keep", "exchange", "exchange", "keep"), False),
        (("exchange", "exchange", "keep"), False),
    ],
)
def test_who_comes_after_somebody_content_asks_whether_others_had_kept_before(done, late):
    """A card that crossed once, from a player before whom all had kept, is the only one known to be low."""
    _, heard = situation("9C 3D 4S 5H 8C", 5, *done, options=cuckoo.Options())
    assert borders_now(SIX_KINDS, heard) is (SIX_KINDS.asked_late if late else SIX_KINDS.asked)


def test_what_came_late_did_so_until_it_is_passed_on():
    for done, late in ((("keep", "exchange"), True), (("keep", "exchange", "exchange"), False)):
        seen, heard = situation("9C 3D 4S 5H 8C", 5, *done, options=cuckoo.Options())
        assert came_late(heard, seen.seat) is late


def test_a_late_border_is_played_out_beside_that_of_who_is_asked():
    for table in as_played(SIX_KINDS):
        assert (table.content(late=True), table.content(late=False)) == ((5,) * 5, (3,) * 5)
        assert table.came(table.asked_late) is table.given_asked


def test_a_deal_is_played_out_with_either_side_of_a_blurred_border():
    three = blurs(3, 3, 3)
    found = as_played(Borders.of(unasked=blurs(5, 4.75, 5), asked=three, given=blurs(4, 4, 4), stopped=three))
    assert {each.unasked[0] for each in found} == {5}
    assert [sum(each.unasked[1] == border for each in found) for border in (4, 5)] == [3, 9]
    assert {(each.asked, each.given, each.stopped) for each in found} == {((3, 3, 3), (4, 4, 4), (3, 3, 3))}
    assert len(set(found)) > 1


def test_a_border_that_is_blurred_over_several_ranks_is_played_as_often_as_it_is_watched():
    several = Blur(3, (0.25, 0.5, 0.75))
    borders = Borders.of(unasked=blurs(5, several), asked=blurs(3, 3), given=blurs(4, 4), stopped=blurs(3, 3))
    assert [borders.blurs[1][1].kept(rank) for rank in range(2, 7)] == [0, 0.25, 0.5, 0.75, 1]
    assert [each.mean for each in borders.watched[1]] == [5, 4.5]
    first = [each.unasked[1] for each in as_played(borders)]
    assert [first.count(rank) for rank in range(3, 7)] == [3, 3, 3, 3]


def test_what_was_given_for_a_card_is_below_the_border_of_who_gave_that():
    """A passed a card on from the first place, B kept it: so A's new one is lower than A's border, too."""
    borders = (8, 8, 8, 8, 5)
    seen, heard = situation("3C 2C 9D 2H 8S", 5, "exchange", "keep", options=cuckoo.Options())
    found = model_opponents(heard, seen.order, borders)
    assert [found[seat].border for seat in seen.order[:2]] == [5, 5]


@pytest.mark.parametrize("level", [2, 3])
def test_worlds_are_dealt_so_that_who_was_content_has_the_higher_card(level):
    view = situation("5C 3C 9D 2H 8S", 5, "exchange", "keep", options=cuckoo.Options())
    kinds = Kinds(cuckoo.PACKS["standard52"], KING)
    belief = ExchangeBelief(at_level(level), *view, Random(1), kinds, BORDERS)
    giver, keeper = view[0].order[:2]
    assert belief.content == ([(keeper, giver)] if level > 2 else [])
    cards = [KING] * 5
    cards[keeper], cards[giver] = 2, 4
    arrange(cards, belief.content)
    assert (cards[keeper], cards[giver]) == ((4, 2) if level > 2 else (2, 4))


def test_who_passed_a_card_on_has_hardly_given_a_lower_one_for_it():
    """The 4 runs from A to D: what B and C gave for it is no lower."""
    done = ("exchange", "exchange", "exchange")
    view = situation("4C 8C 9D 10H 8S", 5, *done, options=cuckoo.Options())
    belief = ExchangeBelief(at_level(3), *view, Random(1), Kinds(cuckoo.PACKS["standard52"], KING), BORDERS)
    first = view[0].order[0]
    lower, equal = (belief.likely[first][rank] for rank in (2, 3))
    assert lower < equal / 50


def test_nobody_is_content_with_a_card_equal_to_the_one_given_for_it():
    pile = Pile([3, 3, 3, 5], Random(1))
    low = [1.0] * 6
    found = [deal_hidden(pile, [9, -1, -1], [(1, low), (2, low)], [(2, 1)]) for _ in range(200)]
    assert sum(cards == [9, 3, 5] for cards in found) > 180
