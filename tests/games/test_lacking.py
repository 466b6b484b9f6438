"""What the test of completeness finds in games that are broken, each in one way that nothing else shows."""

import sys
from dataclasses import fields, replace
from types import MappingProxyType, SimpleNamespace
from typing import ClassVar

import pytest

from cucu_desktop.bots import dispatch
from cucu_desktop.bots.reckoned import RECKONED, _values, is_reckoned
from cucu_desktop.engine.cards import HIDDEN, STANDARD
from cucu_desktop.engine.events import EVERYBODY, Exchanged
from cucu_desktop.frozen import frozen
from cucu_desktop.games import campli, catalogue, cuckoo
from cucu_desktop.match.scenario import schema
from cucu_desktop.ui.play.guided import lessons
from cucu_desktop.words import place_calls, place_words, words_of
from tests.games.lacking import play, players, scenarios
from tests.games.lacking.advice import decisions, unchanged, usual_worths
from tests.games.lacking.explanations import explanations_lacking, table_of
from tests.games.lacking.lesson import lesson_lacking
from tests.games.lacking.players import options_lacking, players_lacking, rules_lacking
from tests.games.lacking.scenarios import scenarios_lacking

pytestmark = pytest.mark.unwatched  # as the test of completeness

OWN = "standard.cuckoo_last_two:CUCKOO"


@frozen
class RanterOptions(cuckoo.Options):
    game: ClassVar[str] = "ranter"


class RanterState(cuckoo.CuckooState):
    """Cuckoo in which a King is given like any other card."""

    __slots__ = ()
    options: RanterOptions
    arrests = MappingProxyType({})


@frozen
class ForeignOptions:
    """Options that do not derive from Cuckoo's."""

    game: ClassVar[str] = "ranter"
    stake: int = 5


@frozen
class CostlyOptions(campli.Options):
    """Campli's, and an option that nobody knows."""

    game: ClassVar[str] = "campli"
    toll: int = 1


def variant(**changed):
    game = cuckoo.GAME
    values = {each.name: getattr(game, each.name) for each in fields(game)} | {
        "id": "ranter",
        "state_class": RanterState,
        "options": RanterOptions,
        "presets": {"ranter": RanterOptions()},
    }
    return type(game)(**{**values, **changed})


@pytest.fixture
def offered(monkeypatch):
    """Put a game into the catalogue, with the strategy and the schema of another."""

    def put(game, like, strategy=OWN, reckoned=None):
        known, listed = dict(catalogue.GAMES), list(catalogue.CATALOGUE)
        known[game.id] = game
        listed = [*(each for each in listed if each.id != game.id), game]
        changed = (
            (catalogue.GAMES, "GAMES", known),
            (catalogue.CATALOGUE, "CATALOGUE", listed),
            (dispatch.STRATEGIES, "STRATEGIES", {**dispatch.STRATEGIES, game.id: strategy}),
        )
        for value, name, instead in changed:
            for module in list(sys.modules.values()):
                if getattr(module, name, None) is value:
                    monkeypatch.setattr(module, name, instead)
        row = schema._with_all_options(game, schema._SCHEMAS[like])
        monkeypatch.setitem(schema.SCHEMAS, game.id, row)
        if reckoned is not None:
            monkeypatch.setitem(RECKONED, game.id, reckoned)
            forget()
        return game

    yield put
    forget()


def forget():
    for each in (_values, is_reckoned, dispatch.strategy_of, play.played, unchanged, decisions, usual_worths):
        each.cache_clear()
    for words in (words_of, place_words, place_calls):
        words.cache_clear()


def unplayed(monkeypatch, *parts):
    """Leave out the parts that play the game, for a minute, and find nothing here."""
    nothing = {
        "played": lambda _game: SimpleNamespace(faults=[]),
        "reckoning_lacking": lambda _game: (),
        "options_lacking": lambda _game: (),
    }
    for part in parts or nothing:
        monkeypatch.setattr(players, part, nothing[part])


def told(sentences):
    return "\n".join(sentences)


def test_bots_of_another_game_that_do_not_know_the_rules_are_told_of_until_it_is_said_why(
    offered, monkeypatch
):
    game = offered(variant(), "cuckoo", reckoned="")
    unplayed(monkeypatch)
    (found,) = players_lacking(game)
    assert "The bots of ranter are those of cuckoo, but its rules differ in arrests: take it" in found
    monkeypatch.setitem(players.SHARED, "ranter", "Kings stop nobody here")
    assert told(rules_lacking(game)) == ""


def test_bots_that_cannot_play_it_are_told_of_with_the_place(offered):
    game = offered(variant(options=ForeignOptions, presets={"ranter": ForeignOptions()}), "cuckoo")
    found = told(players_lacking(game))
    for level in play.LEVELS:
        assert f"Bots of level {level} cannot play ranter: " in found
    assert ".py:" in found


def test_a_strategy_that_is_not_there_is_told_of(offered):
    game = offered(variant(), "cuckoo", "standard.no_such:GAME")
    assert "The row of ranter in STRATEGIES of bots/dispatch.py names no strategy" in told(
        players_lacking(game)
    )


def test_an_option_that_no_bot_reads_is_told_of_until_it_is_said_why(offered, monkeypatch):
    game = offered(with_toll(), "campli", "campli:CAMPLI", reckoned="reentry lions toll")
    unplayed(monkeypatch, "played", "reckoning_lacking")
    (found,) = players_lacking(game)
    assert "No advice changes with the option toll" in found
    monkeypatch.setitem(players.NOT_READ, "campli", {"toll": "they reckon with one token"})
    assert told(options_lacking(game)) == ""
    monkeypatch.setitem(players.NOT_READ, "campli", {"toll": "", "lions": "a lion is a card like others"})
    assert told(options_lacking(game)) == (
        "The bots do heed the option lions: take it out of NOT_READ in bots/dispatch.py."
    )


def with_toll():
    game = campli.GAME
    values = {each.name: getattr(game, each.name) for each in fields(game)}
    limits = {**game.limits, "toll": range(1, 3)}
    return type(game)(
        **values | {"options": CostlyOptions, "presets": {"campli": CostlyOptions()}, "limits": limits}
    )


def test_a_new_option_can_be_chosen_in_a_scenario_at_once(offered):
    game = offered(with_toll(), "campli", "campli:CAMPLI")
    assert tuple(scenarios.choices(game, "toll")) == (1, 2)
    assert list(scenarios_lacking(game)) == []
    assert schema.SCHEMAS["campli"].options["toll"] == range(1, 3)


def test_an_option_that_no_scenario_can_choose_is_told_of(offered, monkeypatch):
    game = offered(with_toll(), "campli", "campli:CAMPLI")
    row = schema.SCHEMAS["campli"]
    monkeypatch.setitem(schema.SCHEMAS, "campli", replace(row, options={**row.options, "toll": (1,)}))
    assert "No scenario can choose toll: see the row of campli" in told(scenarios_lacking(game))


def test_an_option_narrowed_to_one_value_needs_no_advice(offered, monkeypatch):
    narrow = variant(choices={**cuckoo.GAME.choices, "ties": ("all",)})
    game = offered(narrow, "cuckoo")
    asked = []
    monkeypatch.setattr(players, "unchanged", lambda _game, names: asked.extend(names) or [])
    assert told(options_lacking(game)) == ""
    assert "ties" not in asked
    assert "kings" in asked


def test_a_game_without_a_lesson_and_one_with_other_cards_are_told_of(offered, monkeypatch):
    game = offered(variant(), "cuckoo")
    assert "There is no lesson" in told(lesson_lacking(game))
    monkeypatch.setitem(lessons.LESSONS, "ranter", lessons.LESSONS["campli"])
    assert "The lesson cannot be played: " in told(lesson_lacking(game))
    monkeypatch.setitem(lessons.LESSONS, "ranter", lessons.LESSONS["cuckoo"])
    assert told(lesson_lacking(game)) == ""


def test_a_variant_speaks_the_words_of_its_game(offered):
    game = offered(variant(), "cuckoo")
    assert words_of("words", "en", game.id) == words_of("words", "en", "cuckoo")
    assert place_words("parlour", game.id) == place_words("parlour", "cuckoo")
    assert table_of("words", game) == "words/cuckoo/ranter"


def test_what_is_said_of_other_cards_is_told_of(offered):
    game = offered(variant(state_class=CuckooApart), "cuckoo")
    swapped = Exchanged(0, 1, HIDDEN, HIDDEN, "turn", EVERYBODY)
    found = told(explanations_lacking(game, [(swapped, (1, 0))]))
    assert "words/ranter lacks [happened] Exchanged-turn" in found
    assert "is of the cucco cards" in found


class CuckooApart(cuckoo.KingState):
    """A state that derives from that of no game."""

    __slots__ = ()
    pack = STANDARD
