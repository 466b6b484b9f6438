"""The diagrams of the games' phases: true to how the games go, and the same in ARCHITECTURE.md."""

from pathlib import Path
from random import Random

import pytest

from cucu_desktop.engine.mechanisms.reentry import BACKING
from cucu_desktop.engine.phase_diagram import START_OR_END, diagram, transitions, with_diagrams
from cucu_desktop.engine.state import State
from cucu_desktop.engine.tricks.series import Series
from tests.games.copied_games import GAMES, any_action, begin

ARCHITECTURE = Path(__file__).parent.parent.parent / "ARCHITECTURE.md"


def kind_of(game):
    state = begin(game, Random(1))
    return state.kind if isinstance(state, Series) else type(state)


class Walk:
    """The ways that states take from phase to phase: takes the place of the attribute `_phase`."""

    def __init__(self, slot):
        self.slot, self.state, self.last, self.seen = slot, None, START_OR_END, set()

    def __get__(self, state, kind=None):
        return self.slot.__get__(state, kind)

    def __set__(self, state, phase):
        if state is not self.state:
            self.end()
        self.slot.__set__(state, phase)
        if str(phase) != self.last:
            self.seen.add((self.last, str(phase)))
        self.state, self.last = state, str(phase)

    def end(self):
        if self.last != START_OR_END:
            self.seen.add((self.last, START_OR_END))
        self.last = START_OR_END

    def leave(self):
        self.state, self.last = None, START_OR_END


@pytest.mark.unwatched  # many games; watched, they would take three times as long
@pytest.mark.parametrize("game", GAMES)
def test_games_go_where_the_diagram_says_and_nowhere_else(game, monkeypatch):
    walk = Walk(State._phase)
    monkeypatch.setattr(State, "_phase", walk)
    for number in range(200):
        random = Random(f"{game}/{number}/phases")
        state = begin(game, random)
        for _ in range(150):
            if not state.is_over:
                state.apply(any_action(state, random))
        if state.is_over:
            walk.end()
        walk.leave()
    assert walk.seen == set(transitions(kind_of(game)))


def test_a_phase_interrupts_only_where_the_game_says_so():
    state = begin("cuckoo", Random(1))
    with pytest.raises(ValueError, match="Backing may not interrupt Shuffle"):
        state.interrupt(BACKING)
    assert state.phase == "Shuffle"


def test_a_diagram_is_what_mermaid_reads():
    assert diagram(kind_of("campli")).splitlines() == [
        "stateDiagram-v2",
        "    [*] --> Stakes",
        "    Stakes --> Agreement",
        "    Agreement --> Shuffle",
        "    Shuffle --> Turns",
        "    Turns --> Comparison",
        "    Comparison --> Reentry",
        "    Reentry --> Pool",
        "    Pool --> Agreement: next deal",
        "    Turns --> Inn: interrupted",
        "    Inn --> Turns",
        "    Reentry --> Backing: interrupted",
        "    Backing --> Reentry",
        "    Pool --> [*]",
    ]


def test_a_diagram_is_put_under_its_mark_and_an_old_one_goes():
    kinds = {game: kind_of(game) for game in GAMES}
    bare = "# Phases\n\n<!-- phases of coch -->\n\n<!-- phases of zifuli -->\n\nMore.\n"
    text = with_diagrams(bare, kinds)
    assert text.count("```mermaid\n") == 2
    assert f"<!-- phases of zifuli -->\n```mermaid\n{diagram(kinds['zifuli'])}```\n\nMore.\n" in text
    assert with_diagrams(text, kinds) == text
    assert with_diagrams(text.replace("Deal", "Older"), kinds) == text


@pytest.mark.skipif(not ARCHITECTURE.exists(), reason="there is no ARCHITECTURE.md yet")
def test_the_diagrams_that_are_shown_are_the_games():
    text = ARCHITECTURE.read_text(encoding="utf-8")
    assert with_diagrams(text, {game: kind_of(game) for game in GAMES}) == text
    for game in GAMES:
        assert f"<!-- phases of {game} -->\n```mermaid" in text
