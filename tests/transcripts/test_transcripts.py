"""A golden transcript of each game: a change of the rules that nobody meant shows as a difference."""

from typing import get_args

import pytest

from cucu_desktop.engine.events import BoughtIn, Event, SeatsDrawn, Talked
from cucu_desktop.engine.rarer_events import RarerEvent
from cucu_desktop.engine.tricks.events import TrickEvent
from tests.transcripts.transcript import FOLDER, GAMES, path, read, tell


@pytest.mark.parametrize("game", GAMES)
def test_the_game_goes_as_it_went(game):
    written = path(game).read_text(encoding="utf-8")
    assert tell(game, *read(written)) == written


def test_no_game_lacks_a_transcript_and_no_transcript_its_game():
    assert {file.stem for file in FOLDER.glob("*.txt")} == set(GAMES)


def test_everything_that_can_happen_happens_in_some_transcript():
    told = "".join(path(game).read_text(encoding="utf-8") for game in GAMES)
    of_the_match = (SeatsDrawn, BoughtIn, Talked)
    families = (*get_args(Event), *get_args(RarerEvent), *get_args(TrickEvent))
    kinds = {kind.__name__ for kind in families if kind not in of_the_match}
    assert {kind for kind in kinds if f"  {kind}" not in told} == set()
