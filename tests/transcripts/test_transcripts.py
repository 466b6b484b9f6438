"""A golden transcript of each game: a change of the rules that nobody meant shows as a difference."""

from typing import get_args

import pytest

from cucu_desktop.engine.events import BoughtIn, Event, SeatsDrawn, Talked
from cucu_desktop.engine.rarer_events import RarerEvent
from cucu_desktop.engine.tricks.events import TrickEvent
from tests.transcripts.transcript import FOLDER, GAMES, game_of, path, read, tell

WRITTEN = {file.stem: game_of(file.stem) for file in sorted(FOLDER.glob("*.txt"))}


@pytest.mark.parametrize("name", WRITTEN)
def test_the_game_goes_as_it_went(name):
    written = path(name).read_text(encoding="utf-8")
    assert tell(WRITTEN[name], *read(written)) == written


def test_no_game_lacks_a_transcript_and_no_transcript_its_game():
    assert set(WRITTEN.values()) == set(GAMES)
    assert set(WRITTEN) >= set(GAMES)


def test_everything_that_can_happen_happens_in_some_transcript():
    told = "".join(path(name).read_text(encoding="utf-8") for name in WRITTEN)
    of_the_match = (SeatsDrawn, BoughtIn, Talked)
    families = (*get_args(Event), *get_args(RarerEvent), *get_args(TrickEvent))
    kinds = {kind.__name__ for kind in families if kind not in of_the_match}
    assert {kind for kind in kinds if f"  {kind}" not in told} == set()
