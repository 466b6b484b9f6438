"""What a game of the catalogue still lacks, in sentences: each names the file or the table to write it in."""

import tomllib
from dataclasses import fields
from functools import cache
from pathlib import Path
from random import Random

import pytest

from cucu_desktop.bots.dispatch import NOT_READ, SHARED, STRATEGIES
from cucu_desktop.bots.reckoned import RECKONED
from cucu_desktop.catalogues import catalogue
from cucu_desktop.engine.actions import CHANCE, Shuffled
from cucu_desktop.engine.families import sit_down
from cucu_desktop.games.catalogue import CATALOGUE, GAMES
from cucu_desktop.games.game import ExchangeGame
from cucu_desktop.match.daily.programme import EDITIONS
from cucu_desktop.match.narration import LANGUAGES, Narrator
from cucu_desktop.match.scenario.collection import entries
from cucu_desktop.match.scenario.schema import SCHEMAS
from cucu_desktop.resources import asset, translation
from cucu_desktop.ui.pages.games_page import pack_name
from cucu_desktop.ui.play.guided.lessons import LESSONS
from cucu_desktop.ui.text.wording import Wording
from cucu_desktop.ui.view.families import family_of
from cucu_desktop.ui.widgets.venue import VENUES
from cucu_desktop.words import place_words, words_of
from tests.games.lacking.explanations import explanations_lacking, sections_lacking, table_of
from tests.games.lacking.lesson import lesson_lacking
from tests.games.lacking.play import variations
from tests.games.lacking.players import players_lacking
from tests.games.lacking.scenarios import scenarios_lacking
from tests.transcripts import transcript
from tests.transcripts.transcript import any_option

pytestmark = pytest.mark.unwatched  # bots play the rules here by the thousand, and cover no branch alone

FROZEN = Path(__file__).parents[1] / "match" / "frozen"
EVENTS, FEWER = 400, 100
"""So many events of a random game show what its words have to tell; fewer where one option is otherwise."""


def lacks(game):
    """Everything that the game lacks, a sentence each."""
    found = [*places_lacking(game), *things_lacking(game), *players_lacking(game), *cases_lacking(game)]
    found += [*lesson_lacking(game), *days_lacking(game)]
    for language in LANGUAGES:
        found += page_lacking(game, language)
    words = [*words_lacking(game)]
    if words or [*places_lacking(game)]:
        return found + words
    sections = [*sections_lacking(game, some_events(game))]
    if sections:
        return found + sections
    for language in LANGUAGES:
        found += [*titles_lacking(game, language), *telling_lacking(game, language)]
    return [*found, *explanations_lacking(game, some_events(game))]


def places_lacking(game):
    """At whose table it is played, what is said there, and the room."""
    for place in game.places:
        if not translation("local", f"{place}.toml").is_file():
            yield f"Nothing has a name at {place}: write translations/local/{place}.toml."
        if not translation("local", "calls", f"{place}.toml").is_file():
            yield f"Nobody says a word at {place}: write translations/local/calls/{place}.toml."
        if place not in VENUES:
            yield f"There is no room for {place}: add it to VENUES in ui/widgets/venue.py."
    written = [place for place in game.places if translation("local", f"{place}.toml").is_file()]
    for pack in dict.fromkeys(game.pack_of(options).name for options in (game.usual, *variations(game))):
        if not any(pack in place_words(place, game.id)["packs"] for place in written):
            yield f"No place of {game.id} knows the {pack} cards: name them in `packs` of a local file."
        try:
            pack_name(pack)
        except KeyError:
            yield f"The games page has no name for the {pack} cards: add it in ui/pages/games_page.py."


def things_lacking(game):
    """The card that stands for it."""
    pack = game.pack_of(game.usual)
    if game.emblem not in {card.id for card in pack.designs}:
        yield f"The emblem {game.emblem} is no card of {pack.name}: choose another in games/{game.id}.py."
    if not asset("packs", pack.name, f"{game.emblem}.svg").is_file():
        yield f"The emblem is not drawn: assets/packs/{pack.name}/{game.emblem}.svg is missing."


def cases_lacking(game):
    """Its scenarios and its transcript."""
    yield from scenarios_lacking(game)
    if not entries(game.id):
        yield f"There is no deal worth seeing: write a scenario into assets/scenarios/{game.id}/."
    elif not (FROZEN / f"{game.id}.cucu").is_file():
        yield f"Its files are not frozen yet: `python tests/match/test_frozen_formats.py {game.id}`."
    if not transcript.path(game.id).is_file():
        yield f"There is no golden transcript: `python -m tests.transcripts.transcript --begin {game.id}`."


def days_lacking(game):
    """Its days in the daily programme."""
    newest = EDITIONS[-1]
    if game.id not in {**newest.exchange, **newest.tricks}:
        yield f"No day has {game.id}: `python packaging/daily_edition.py DAY` writes the next edition."


def words_lacking(game):
    """Its name, what can be chosen, and what its rules page has; in English, others are translated."""
    common, own = (
        f"translations/cucu-desktop.pot, table {table}," for table in ("words", table_of("words", game))
    )
    words = words_of("words", "en", game.id)
    named = catalogue("en").table("words")["games"]
    needed = set.intersection(*(set(named[other.id]) for other in CATALOGUE if other is not game))
    missing = needed - named.get(game.id, {}).keys()
    if missing:
        yield f"{common} lacks {', '.join(sorted(missing))} in [games.{game.id}]."
    for option in fields(game.options):
        if {"name", "help"} - words.get("options", {}).get(option.name, {}).keys():
            yield f"{own} lacks [options.{option.name}] with name and help."
    for option, values in game.choices.items():
        yield from (
            f"{own} lacks {value} in [choices.{option}]."
            for value in values
            if value not in words.get("choices", {}).get(option, {})
        )
    for preset in game.presets:
        if {"name", "help"} - words.get("presets", {}).get(preset, {}).keys():
            yield f"{own} lacks [presets.{preset}] with name and help."
    for section in game.sections:
        if section not in words.get("sections", {}):
            yield f"{own} lacks {section} in [sections], the title on the rules page."


def page_lacking(game, language):
    """Its rules page."""
    page = asset("rules", f"{game.id}.{language}.md")
    if not page.is_file():
        yield f"There is no rules page: write assets/rules/{page.name}."


def titles_lacking(game, language):
    """The sections of its rules page."""
    page = asset("rules", f"{game.id}.{language}.md")
    if not page.is_file():
        return
    wording = Wording(language, game.id)
    titles = [line[3:] for line in page.read_text("utf-8").splitlines() if line.startswith("## ")]
    expected = [wording.explanations.title(section) for section in game.sections]
    if titles != expected:
        yield f"assets/rules/{page.name} has the sections {titles}, but is to have {expected}."


def telling_lacking(game, language):
    """A sentence, an explanation and a cue for whatever happens."""
    narrators = {pack: Narrator(language, game.id, pack) for *_, pack in some_events(game)}
    wording = Wording(language, game.id)
    cues, names = family_of(game).cue_table.cues, [f"P{seat}" for seat in range(60)]
    seen = set()
    for event, order, pack in some_events(game):
        kind = type(event).__name__
        if type(event) not in cues:
            seen.add(f"Nothing is shown of {kind}: add a cue to a module of ui/animation/cues.")
        try:
            narrators[pack].tell(event, names, 1)
        except KeyError as error:
            seen.add(f"translations/cucu-desktop.pot lacks {error} in account/{game.id} for {kind}.")
        try:
            wording.explanations.of(event, names, order)
        except KeyError as error:
            seen.add(f"translations/cucu-desktop.pot lacks {error} in words/{game.id} for {kind}.")
    yield from sorted(seen)


@cache
def some_events(game):
    """What happens in random games by each choice: events, playing order of the last deal, pack."""
    random, found = Random(game.id), []
    sets = {**dict.fromkeys(game.presets.values(), EVENTS), **dict.fromkeys(variations(game), FEWER)}
    for options, length in sets.items():
        seats = game.seats_of(options)
        state = sit_down(game.state_class, options, [100] * min(max(4, seats[0]), seats[-1]), 0)
        state.start()
        while not state.is_over and len(state.table.journal) < length:
            state.apply(any_action(state, random))
        if isinstance(game, ExchangeGame):
            assert min(state.table.tokens) >= 0, f"somebody has lost more than all by {options}"
        pack = game.pack_of(options).name
        found += [(event, state.deal.order, pack) for event in state.table.events()]
    return found


def any_action(state, random):
    """Some legal action, chance's among them."""
    if state.decision.seat == CHANCE:
        return Shuffled.by(random, state.to_shuffle)
    return any_option(random.choice(state.decision.options))


@pytest.mark.parametrize("game", CATALOGUE, ids=lambda game: game.id)
def test_the_game_lacks_nothing(game):
    found = lacks(game)
    assert not found, "\n".join(
        ["", f"What {game.id} still lacks:", *(f"- {sentence}" for sentence in found)]
    )


def test_the_tables_know_no_game_that_the_catalogue_lacks():
    assert GAMES.keys() == LESSONS.keys()
    assert GAMES.keys() >= STRATEGIES.keys() | NOT_READ.keys() | SHARED.keys() | RECKONED.keys()
    assert SCHEMAS.keys() == GAMES.keys()
    local = translation("local").rglob("*.toml")
    told = {game for file in local for game in tomllib.loads(file.read_text("utf-8")).get("in", {})}
    assert told <= GAMES.keys()
