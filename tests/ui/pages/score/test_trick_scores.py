"""The points of trick games with real cards."""

from PySide6.QtWidgets import QLabel

from tests.ui.objects.controls import click
from tests.ui.objects.score import NAMES
from tests.ui.windows import nameless


def test_points_of_a_trick_game_are_kept_deal_by_deal(hand):
    hand.begin(*NAMES[:4], game="coch")
    board = hand.page.tricks
    board.points[0].setValue(11.5)
    hand.press("Next deal")
    board.points[0].setValue(9.5)
    assert not board.recount.isHidden()
    board.recount.setValue(30)
    hand.press("Next deal")
    tricks = hand.page.kept.tricks
    assert tricks.told == [
        "points Anna 11.5", "dealt", "points Bea 9.5", "recount Bea 30", "dealt",
    ]  # fmt: skip
    assert tricks.result()["standing"] == {"Anna": 2, "Bea": 0, "Carla": 2, "Dino": 0}
    assert "Anna + Carla won" in board.last.text()
    hand.page.undo()
    assert tricks.told == ["points Anna 11.5", "dealt"]
    assert hand.page.undo_button.toolTip() == "Undo: deal 1"


def test_a_bid_of_zifuli_is_entered_with_its_partner(hand):
    hand.begin(*NAMES[:5], game="zifuli")
    board = hand.page.tricks
    hand.press("Next deal")
    hand.press("Next deal")
    assert board.last.text() == "Thrown in: nobody bid."
    board.points[0].setValue(9.5)
    assert board.recount.isHidden(), "nobody has bid yet"
    board.bidder.setCurrentIndex(board.bidder.findData("Bea"))
    assert not board.recount.isHidden()
    board.card.setCurrentIndex(board.card.findData("IV"))
    board.partner.setCurrentIndex(board.partner.findData("Ezio"))
    assert board.partner.findData("Bea") < 0
    board.points[0].setValue(12)
    hand.press("Next deal")
    result = hand.page.kept.tricks.result()
    assert result["standing"] == {"Anna": -1, "Bea": 2, "Carla": -1, "Dino": -1, "Ezio": 1}


def test_a_match_of_tricks_ends_and_another_follows(hand):
    hand.begin(*NAMES[:4], game="trionfo")
    for _ in range(4):
        hand.page.tricks.points[0].setValue(60)
        hand.page.tricks.points[1].setValue(50)
        hand.press("Next deal")
    assert hand.page.kept.tricks.series.is_over
    assert nameless(hand.page) == []
    hand.press("Another game")
    assert [field.text() for field in hand.page.setup.names[:4]] == ["Bea", "Carla", "Dino", "Anna"]


def test_points_that_cannot_be_are_refused_and_nothing_is_written(hand):
    hand.begin(*NAMES[:4], game="trionfo")
    hand.page.tricks.points[0].setValue(200)
    hand.page.tricks.points[1].setValue(100)
    hand.press("Next deal")
    assert hand.page.kept.tricks.told == []
    assert "can’t be" in hand.headline


def test_an_earlier_deal_of_tricks_is_corrected_after_its_consequences_were_shown(hand):
    hand.begin(*NAMES[:4], game="coch")
    for points in (11.5, 9.5, 5, 12):
        hand.page.tricks.points[0].setValue(points)
        hand.page.tricks.recount.setValue(30)
        hand.press("Next deal")
    hand.press("Log")
    change = hand.page.trick_change
    assert [change.deal.itemText(at)[:6] for at in range(4)] == ["deal 4", "deal 3", "deal 2", "deal 1"]
    change.deal.setCurrentIndex(2)
    assert not change.correct.isEnabled(), "nothing is changed yet"
    assert (change.board.points[0].value(), change.board.recount.value()) == (9.5, 30)
    before = hand.page.kept.tricks.result()
    change.board.points[0].setValue(13)
    shown = {label.text() for label in change.board.findChildren(QLabel)}
    assert shown >= {"Anna\n1 win", "Bea\n3 wins"}
    assert hand.page.kept.tricks.result() == before, "nothing is recorded before it is accepted"
    click(hand.page, "Correct")
    after = hand.page.kept.tricks
    assert after.told[2:4] == ["points Bea 13", "dealt"]
    assert after.result()["standing"] != before["standing"]
    assert hand.page.undo_button.toolTip() == "Undo: a correction"
    hand.page.undo()
    assert hand.page.kept.tricks.result() == before


def test_a_bid_of_zifuli_is_corrected_and_impossible_points_are_not(hand):
    hand.begin(*NAMES[:5], game="zifuli")
    board, change = hand.page.tricks, hand.page.trick_change
    board.bidder.setCurrentIndex(board.bidder.findData("Bea"))
    board.points[0].setValue(12)
    hand.press("Next deal")
    hand.press("Next deal")
    hand.press("Next deal")
    hand.press("Log")
    change.deal.setCurrentIndex(1)
    assert change.board.bidder.currentData() == "Bea"
    change.board.bidder.setCurrentIndex(change.board.bidder.findData("Anna"))
    change.board.partner.setCurrentIndex(change.board.partner.findData("Dino"))
    click(hand.page, "Correct")
    assert hand.page.kept.tricks.told[1:] == ["partner Dino", "points Anna 12", "dealt", "dealt"]
    change.deal.setCurrentIndex(0)
    change.board.bidder.setCurrentIndex(change.board.bidder.findData("Anna"))
    change.board.points[0].setValue(18.7)
    assert not change.correct.isEnabled()
    assert "can’t be" in change.board.last.text()
