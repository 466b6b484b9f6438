"""The score on a screen for the whole room."""

from PySide6.QtCore import Qt

from cucu_desktop.ui.pages.score.score_screen import ScoreScreen
from cucu_desktop.ui.pages.score.seat_tile import SeatTile
from tests.ui.objects.controls import click
from tests.ui.objects.score import NAMES


def test_the_screen_for_the_room_shows_what_the_page_does(hand, qtbot):
    hand.begin(*NAMES[:15])
    click(hand.page, "Screen")
    screen = hand.window.findChild(ScoreScreen)
    screen.resize(1920, 1080)
    told = screen.accessibleDescription()
    assert "next buy-back: 5 coins" in told
    assert "75" in told, "the pool"
    assert all(name in told for name in NAMES[:15])
    hand.lose("Bea")
    assert "tokens: 2" in screen.accessibleDescription()
    tiles = screen.findChildren(SeatTile)
    assert len(tiles) == 15
    assert all(tile.height() * 0.46 * 0.72 * 0.8 >= 1080 / 32 for tile in tiles), "names, from five metres"
    assert screen.rect().contains(tiles[-1].geometry().translated(tiles[-1].parentWidget().pos()))
    for _ in range(2):
        hand.lose("Bea")
    assert "Bea:" in screen.accessibleDescription(), "what is asked"
    qtbot.keyClick(screen, Qt.Key.Key_Escape)
    assert not screen.isVisible()


def test_the_screen_for_the_room_shows_the_players_of_a_trick_game(hand):
    hand.begin(*NAMES[:4], game="coch")
    click(hand.page, "Screen")
    screen = hand.window.findChild(ScoreScreen)
    assert screen.accessibleDescription() == (
        "Deal 1 · Dino deals. Anna, 0 wins; Bea, 0 wins; Carla, 0 wins; Dino, 0 wins, deals"
    )
    hand.page.deal.put(points="11.5")
    hand.press("Next deal")
    assert "Anna + Carla 11½, Bea + Dino 7½." in screen.accessibleDescription()
    assert screen.accessibleDescription().endswith("Carla, 1 win; Dino, 0 wins")
    screen.resize(1920, 1080)
    before = screen.grab().toImage()
    hand.press("Undo")
    assert screen.grab().toImage() != before, "what was undone is not shown any more"
    for _ in range(4):
        hand.page.deal.put(points="11.5")
        hand.press("Next deal")
    assert hand.page.kept.is_over
    assert screen.accessibleDescription().startswith("The game goes to"), "the winners come first"


def test_the_screen_for_the_room_follows_from_one_kind_of_game_to_another(hand):
    hand.begin(*NAMES[:4])
    click(hand.page, "Screen")
    screen = hand.window.findChild(ScoreScreen)
    assert len([tile for tile in screen.findChildren(SeatTile) if tile.isVisible()]) == 4
    click(hand.page, "New game")
    hand.begin(*NAMES[:4], game="trionfo")
    assert screen.accessibleDescription().startswith("Deal 1 · Dino deals. Anna, 0 wins")
