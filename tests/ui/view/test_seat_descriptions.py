"""What seats have at some games only, seen and told: a Harlekin that has been exchanged, and who may buy a
new right (KL3, KL6); tokens that nobody has been handed yet."""

from dataclasses import replace

import pytest

from cucu_desktop.engine.actions import BUY, KEEP, LEAVE, Decision
from cucu_desktop.engine.cards import HIDDEN, KILLE
from cucu_desktop.engine.events import EVERYBODY, SPECTATOR
from cucu_desktop.engine.rarer_events import Lowered
from cucu_desktop.games.catalogue import GAMES
from cucu_desktop.ui.text.wording import Wording
from cucu_desktop.ui.view.seat_descriptions import seat_told
from tests.ui.tables import a_match, a_view, spin

NAMES = [f"Player {number}" for number in range(4)]
HARLEKIN = KILLE["HARLEKIN"]


@pytest.fixture
def seen():
    return a_match(game="kille").observation(SPECTATOR)


def told(seat, seen):
    return seat_told(seat, seen, NAMES, Wording("en", "kille"), GAMES["kille"])


@pytest.mark.parametrize(("reduced", "known"), [(False, False), (True, False), (False, True)])
def test_he_turns_head_over_heels_and_lies_as_he_lay(qtbot, seen, reduced, known):
    match = a_match(game="kille")
    view = a_view(qtbot, setup=match.setup, speed="fast")
    view.set_reduced_motion(reduced)
    view.sit(match.players)
    view.show_position(seen)
    card = view.table.cards[1]
    if known:
        card.show_face("HARLEKIN", public=False)
    before, upright = card.rotation(), view.grab().toImage()
    fallen = replace(seen, cards=(HIDDEN, HARLEKIN, HIDDEN, HIDDEN), shown=(False, True, False, False))
    view.play([Lowered(1, HARLEKIN, EVERYBODY)], replace(fallen, lowered=fallen.shown))
    while view.busy:
        spin(5)
    assert (card.is_fallen, card.is_public, card.face, card.rotation()) == (True, True, "HARLEKIN", before)
    assert view.grab().toImage() != upright


def test_fallen_and_upright_are_two_pictures(qtbot, seen):
    view = a_view(qtbot, setup=a_match(game="kille").setup)
    view.sit(a_match(game="kille").players)
    pictures = []
    for lowered in (False, True):
        there = replace(
            seen,
            cards=(HARLEKIN, HIDDEN, HIDDEN, HIDDEN),
            shown=(True, False, False, False),
            lowered=(lowered, False, False, False),
        )
        view.show_position(there)
        pictures.append(view.grab().toImage())
        assert view.table.dump()["fallen"] == there.lowered
    assert pictures[0] != pictures[1]


def test_a_screen_reader_is_told_who_has_fallen_and_who_has_bought_in(seen):
    there = replace(seen, cards=(HARLEKIN, HIDDEN, HIDDEN, HIDDEN), shown=(True, False, False, False))
    assert "shows Harlequin, fallen" not in told(0, there)
    there = replace(there, lowered=there.shown, bought=(0, 1, 2, 0))
    assert "shows Harlequin, fallen" in told(0, there)
    assert "bought" not in told(0, there)
    assert "has bought back in once" in told(1, there)
    assert "has bought back in 2 times" in told(2, there)


@pytest.mark.parametrize(
    ("bought", "options", "asked"),
    [
        (0, (BUY, LEAVE), "Buy a life for 5 coins? 3 left."),
        (2, (BUY, LEAVE), "Buy the last life for 5 coins?"),
        (0, (LEAVE,), "A new life costs 5 coins: too much."),
    ],
)
def test_who_is_dead_is_told_how_often_they_may_still_buy(seen, bought, options, asked):
    decision = Decision(1, "reentry", options, cost=5)
    there = replace(seen, seat=1, decision=decision, to_act=1, kind="reentry", bought=(0, bought, 0, 0))
    assert asked in Wording("en", "kille").prompts.question(there, NAMES)


def seats_of(view, match):
    view.sit(match.players)
    view.show_position(match.observation(SPECTATOR))
    return view.table.seats


def test_tokens_to_come_stand_pale_at_every_seat_of_lu_stu(qtbot):
    match = a_match(game="lu_stu")
    view = a_view(qtbot, setup=match.setup)
    assert [seat.waiting for seat in seats_of(view, match)] == [3] * 4
    seen = match.observation(SPECTATOR)
    view.show_position(replace(seen, handed=(2, 0, 0, 0), tokens=(2, 3, 3, 3)))
    assert [seat.waiting for seat in view.table.seats] == [0, 3, 3, 3]
    usual = a_match()
    assert [seat.waiting for seat in seats_of(a_view(qtbot), usual)] == [0] * 4, "all have them at once"


@pytest.mark.parametrize("game", ["lu_stu", "campli"])
def test_tokens_to_come_are_told_to_screen_reader_and_mouse(game):
    seen = a_match(game=game).observation(SPECTATOR)
    words = seat_told(1, seen, NAMES, Wording("en", game), GAMES[game])
    assert ("3 tokens, handed out once the first is lost or won" in words) == (game == "lu_stu")
    assert "3 tokens" in words


def test_one_line_tells_it_in_the_first_deal_while_nobody_is_asked():
    match = a_match(game="lu_stu")
    seen = replace(match.observation(SPECTATOR), to_act=None, decision=None)
    asks = Wording("en", "lu_stu").prompts.question
    assert "still have them all" in asks(seen, NAMES)
    assert not asks(replace(seen, deals=2), NAMES)
    assert not asks(replace(seen, handed=(2, 0, 0, 0)), NAMES)
    assert asks(match.observation(SPECTATOR), NAMES).endswith("is thinking.")
    other = a_match()
    other.submit(other.to_act, KEEP)
    seen = replace(other.observation(SPECTATOR), to_act=None, decision=None)
    assert not Wording("en").prompts.question(seen, NAMES)
