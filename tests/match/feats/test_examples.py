"""Every feat can be won: for each a match that was played by usual rules, in which Anna wins it.

The bots of the house have played them against each other; Anna sits where one
of them sat. In "returns" and "alone" she did what a bot seldom does: came back whenever she could, and
named a card of which she held both copies.
"""

from pathlib import Path

import pytest

from cucu_desktop.games.catalogue import GAMES
from cucu_desktop.match.feats.deal_stories import stories_in
from cucu_desktop.match.feats.shelf import FEATS, Shelf
from cucu_desktop.match.log import read_log
from cucu_desktop.match.setup import setup_in

EXAMPLES = Path(__file__).parent / "examples"


@pytest.mark.parametrize("feat", FEATS)
def test_it_was_won(feat):
    log = EXAMPLES / f"{feat}.cucu"
    setup = setup_in(read_log(log)[0])
    assert setup.options in GAMES[setup.game].presets.values()
    (story,) = stories_in(log)
    (anna,) = story.persons
    assert FEATS[feat](story, anna) == len(story.deals) - 1


def test_all_of_them_stand_on_the_shelf_of_who_has_won_them(tmp_path):
    logs = sorted(EXAMPLES.glob("*.cucu"))
    shelf = Shelf(tmp_path / "results.sqlite")
    assert list(shelf.look(logs)) == list(range(1, len(FEATS) + 1))
    earned = shelf.earned(logs)
    assert earned.keys() == FEATS.keys()
    assert {each.name for each in earned.values()} == {"Anna"}
