"""The collection of scenarios: memorable deals, which can be played from any seat.

They are in assets/scenarios, one file each, in the format that `cucu-desktop scenario` runs. A match that
begins with one writes it into its log's header, as `parsed`: the first deal is the scenario's, card for card;
all later ones are shuffled as in any match.
"""

import tomllib
from functools import cache
from typing import Final

from cucu_desktop.catalogues import in_language
from cucu_desktop.engine.cards import Pack
from cucu_desktop.frozen import frozen
from cucu_desktop.games.catalogue import GAMES
from cucu_desktop.match.scenario.scenario_fields import Table
from cucu_desktop.match.scenario.scripted_deal import ScenarioSeating, ScriptedDeal
from cucu_desktop.names import as_named
from cucu_desktop.resources import asset

FOLDER: Final = "scenarios"


@frozen
class CollectedScenario:
    """A scenario of the collection; its name is that of its file, without the suffix."""

    game: str
    name: str
    scenario: Table

    def title(self, language: str) -> str:
        return in_language(self.scenario["title"], language)

    def notes(self, language: str) -> str:
        return in_language(self.scenario["notes"], language)

    @property
    def seats(self) -> tuple[str, ...]:
        """The names of the players, by seat, cleaned for display; without dummies."""
        seating = ScenarioSeating.of(self.scenario)
        return tuple(map(as_named, seating.names[: seating.players]))

    @property
    def dealer(self) -> int:
        return ScenarioSeating.of(self.scenario).dealer

    @property
    def playing(self) -> tuple[str, ...]:
        """The names of the players who are in the game."""
        out = {as_named(seat["name"]) for seat in self.scenario["seats"] if seat.get("out", False)}
        return tuple(name for name in self.seats if name not in out)

    @property
    def pack(self) -> Pack:
        return ScriptedDeal(self.scenario).state.pack

    @property
    def cards(self) -> tuple[str, ...]:
        """Some cards to recognise it by: as they leave the pack, or the first player's hand."""
        hands = self.scenario.get("hands")
        return tuple(
            hands[ScenarioSeating.of(self.scenario).names[0]] if hands else self.scenario.get("pack", ())
        )

    @property
    def busiest(self) -> int:
        """The seat with the most actions, the first of several."""
        seating = ScenarioSeating.of(self.scenario)
        deciders = [seating.read_action(text)[0] for text in self.scenario.get("actions", ())]
        return max(range(len(self.seats)), key=deciders.count)


def collected() -> tuple[CollectedScenario, ...]:
    return tuple(entry for game in GAMES for entry in entries(game))


@cache
def entries(game: str) -> tuple[CollectedScenario, ...]:
    """Return a game's scenarios, by the names of their files."""
    files = sorted(asset(FOLDER, game).glob("*.toml"))
    return tuple(
        CollectedScenario(game, file.stem, tomllib.loads(file.read_text(encoding="utf-8"))) for file in files
    )
