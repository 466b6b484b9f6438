"""The score of real cards, kept by tapping: a written-down game, undone and resumed."""

import pytest
from PySide6.QtCore import QPoint, QSizeF
from PySide6.QtGui import QContextMenuEvent

from cucu_desktop.match.score.score_reader import SCORED
from tests.ui.objects.controls import button, click, shows_button, texts
from tests.ui.objects.score import NAMES, Scorekeeper, written
from tests.ui.windows import a_window

PAPER = (
    ("Bea",), ("Dino",), ("Bea", "Carla"), ("Bea",), ("Dino",), ("Ezio",), ("Dino", "Anna"), ("Ezio",),
    ("Carla",), ("Fabia",),
)  # fmt: skip
"""Who lost in the ten deals of a game of fifteen, as a volunteer has them on paper."""


def test_ten_deals_of_a_written_down_game_are_kept_without_a_mistake(hand):
    hand.begin(*NAMES[:15])
    told = []
    for losers in PAPER:
        hand.lose(*losers)
        told += [*(f"paid {loser}" for loser in losers), "dealt"]
        while hand.question:
            back = next(each for each in hand.answers if "Rientro" in each)
            told.append(f"{hand.question.partition(':')[0]} reenter")
            hand.press(back)
    expected = written(NAMES[:15], told)
    assert hand.told == told
    assert hand.result == expected
    assert expected["ok"]
    assert expected["coins"]["Bea"] == 90, "the stake, and the first buy-back"
    assert expected["coins"]["Dino"] == 85, "the second one costs twice as much"


@pytest.mark.parametrize("game", ["campli", "coch", "zifuli"])
def test_an_empty_deal_is_entered_only_by_a_second_press(hand, game):
    """A double tap on the button of the next deal would add a deal, and another would deal."""
    people = {"campli": 2, "zifuli": 5}.get(game, 4)
    hand.begin(*NAMES[:people], game=game)
    sheet = hand.page.kept.sheet
    hand.press("Next deal")
    assert sheet.told == []
    assert hand.headline.startswith("Nothing is entered for this deal.")
    hand.press("Next deal")
    assert sheet.told[-1] == "dealt"
    if game == "campli":
        hand.tap("Anna")
        hand.tap("Anna")
        hand.press("Next deal")
        assert sheet.told == ["dealt"], "the question is asked anew after a tap"


def test_a_deal_that_the_rules_rule_out_is_refused_with_its_reason(hand):
    hand.begin(*NAMES[:4], game="lu_stu")
    hand.press("Next deal")
    assert hand.headline == "Fewer people have lost than the rules allow. Tap everyone who lost."
    hand.lose(*NAMES[:3])
    assert hand.headline == "More people have lost than the rules allow. Tap one of them again."
    hand.lose(NAMES[0])
    assert hand.told == [f"paid {NAMES[1]}", f"paid {NAMES[2]}", "dealt"]


def test_cuckoo_without_buying_back_has_no_flower_no_penalty_and_no_bargain(hand):
    hand.begin(*NAMES[:4], game="cuckoo")
    assert not any(shows_button(hand.page, each) for each in ("penalty", "won a token", "Inn sold …"))
    assert "no token lost yet" not in hand.told_of("Anna")


def test_all_who_die_at_kille_live_on_and_nobody_is_asked_for_money(hand):
    hand.begin(*NAMES[:3], game="kille")
    hand.lose(*NAMES[:3])
    assert hand.question == ""
    assert hand.result["tokens"] == dict.fromkeys(NAMES[:3], 1)


def test_a_second_tap_takes_the_first_one_back(hand):
    hand.begin(*NAMES[:4])
    for name in ("Anna", "Bea"):
        hand.tap(name)
    assert "lost" in hand.told_of("Anna")
    hand.tap("Anna")
    assert hand.told == ["paid Bea"]
    assert "lost" not in hand.told_of("Anna")


def test_a_penalty_is_the_other_mouse_button_or_a_button_before(hand):
    hand.begin(*NAMES[:4])
    hand.tile("Anna").contextMenuEvent(
        QContextMenuEvent(QContextMenuEvent.Reason.Mouse, QPoint(5, 5), QPoint(5, 5))
    )
    assert hand.told == ["penalty Anna"]
    hand.press("penalty")
    hand.tap("Bea")
    hand.tap("Carla")
    assert hand.told == ["penalty Anna", "penalty Bea", "paid Carla"], "a tap means a loss again"
    assert "penalty" in hand.told_of("Bea")


def test_what_is_asked_is_told_with_its_price_and_answered_by_buttons(hand):
    hand.begin(*NAMES[:4])
    assert any("next buy-back: 5 coins" in each for each in texts(hand.page))
    for _ in range(3):
        hand.lose("Bea")
    assert hand.question.startswith("Bea:")
    assert "5 coins" in hand.question
    assert not button(hand.page, "Next deal").isEnabled()
    hand.press(hand.answers[0])
    assert hand.told[-1] == "Bea reenter"
    assert hand.result["tokens"]["Bea"] > 0
    assert any("next buy-back: 10 coins" in each for each in texts(hand.page))


def test_a_split_of_the_pool_is_written_as_a_number(hand):
    hand.begin(*NAMES[:3])
    for _ in range(3):
        hand.lose("Bea")
    hand.press(hand.answers[-1])
    assert "share the pool" in hand.question.lower()
    field = next(part for part in hand.page.ask.parts if part.accessibleName() == "Your share of the pool")
    field.setValue(60)
    hand.press(hand.answers[0])
    proposer = hand.told[-1].split()[0]
    assert hand.told[-1] == f"{proposer} propose 60%"


def test_undo_leads_back_to_the_beginning_and_says_what_it_undoes(hand):
    hand.begin(*NAMES[:4])
    nothing = hand.result
    for _ in range(3):
        hand.lose("Bea")
    hand.press(hand.answers[0])
    hand.tap("Carla")
    assert hand.foot == "Last: Carla, lost"
    undo = button(hand.page, "Undo")
    assert undo.accessibleDescription() == "Undo: Carla, lost"
    seen = []
    while undo.isEnabled():
        seen.append(hand.foot)
        hand.press("Undo")
    assert seen[1] == "Last: Bea pays 5 coins into the pool."
    assert seen[2:4] == ["Last: end of deal 3", "Last: Bea, lost"]
    assert hand.result == nothing
    assert hand.told == []


def test_it_is_gone_on_with_after_the_page_was_closed_or_the_program_killed(hand, window, qtbot):
    hand.begin(*NAMES[:6])
    hand.lose("Dino")
    hand.tap("Ezio")
    before = hand.told, hand.result
    log = hand.page.kept.path
    log.write_bytes(log.read_bytes() + b'{"told":"dea')  # killed in the middle of a line
    window.page_stack.close_pages()
    again = Scorekeeper(window, qtbot)
    assert (again.told, again.result) == before
    again.press("Next deal")
    assert again.result["deals"] == 2


def test_coins_put_into_a_buy_back_are_seen_while_the_game_goes_on(hand):
    seats = [{"name": name, "coins": 8 if name == "Bea" else 100} for name in NAMES[:4]]
    plan = {"game": "campli", "options": {"sharing": True}, "seats": seats}
    hand.page.begun.emit({**plan, "onlookers": [{"name": "Vera", "coins": 50}]})
    for _ in range(3):
        hand.lose("Bea")
    for text in ("Bea raise 2", "Vera back 2", "Bea reenter"):
        assert hand.page.tell(text)
    assert "has promised Vera 2/5 of the winnings" in hand.told_of("Bea")


@pytest.mark.parametrize("game", SCORED)
def test_every_game_is_played_to_its_end_and_another_one_follows(hand, game):
    hand.begin(*NAMES[:4], game=game)
    for _ in range(400):
        if hand.result["state"] == "game over":
            break
        if hand.question:
            hand.press(hand.answers[-1])
        else:
            live = [tile for tile in hand.page.board.tiles if tile.isEnabled()]
            hand.lose(live[-1].accessibleName())
    winner = hand.result["winner"]
    coins = hand.result["coins"]
    assert winner in hand.question
    hand.press("New game")
    again = {seat["name"]: seat["coins"] for seat in hand.page.setup.plan["seats"]}
    assert again == coins, "everyone sits down with what they have"
    assert hand.page.setup.game == game


def test_the_log_tells_all_the_last_first(hand):
    hand.begin(*NAMES[:4])
    hand.lose("Bea")
    hand.press("penalty")
    hand.tap("Carla")
    click(hand.page, "Log")
    lines = hand.log.splitlines()
    assert lines[0] == "Carla: penalty."
    assert any("Bea" in line and "lowest" in line for line in lines)
    click(hand.page, "Back")
    assert hand.tile("Anna").isVisible()


def test_another_window_does_not_write_the_same_score(hand, qtbot, tmp_path):
    hand.begin(*NAMES[:4])
    hand.lose("Bea")
    other = a_window(qtbot, tmp_path, size=(1024, 700), motion="reduced")
    second = Scorekeeper(other, qtbot)
    assert second.page.kept is None
    second.begin(*NAMES[4:8])
    second.lose("Ezio")
    hand.lose("Anna")
    paths = {hand.page.kept.path, second.page.kept.path}
    assert len(paths) == 2
    assert hand.told == ["paid Bea", "dealt", "paid Anna", "dealt"]
    assert second.told == ["paid Ezio", "dealt"]
    other.close()


def test_the_longest_name_on_a_tile_is_read_in_two_lines(hand):
    long, single = "Massimiliano Alessandro Delle Montagnole", "x" * 40
    hand.begin(long, single, "Bea")
    room = QSizeF(320, 64)
    lines, pixels = hand.tile(long).name_lines(room)
    assert lines == ("Massimiliano Alessandro", "Delle Montagnole")
    assert pixels >= 24
    assert hand.tile("Bea").name_lines(room) == (("Bea",), 46)
    assert hand.tile(single).name_lines(room)[0] == (single,)
