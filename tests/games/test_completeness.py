"""What a game of the catalogue still lacks, in sentences: each names the file or the table to write it in."""

import tomllib
from dataclasses import fields
from random import Random

import pytest

from cucu_desktop.bots.dispatch import STRATEGIES, strategy_of, trick_strategy_of
from cucu_desktop.engine.actions import CHANCE, Amount, Bet, Shuffled
from cucu_desktop.engine.families import sit_down
from cucu_desktop.games.catalogue import CATALOGUE, GAMES
from cucu_desktop.games.game import ExchangeGame
from cucu_desktop.match.narration import LANGUAGES, Narrator
from cucu_desktop.match.scenario.collection import entries
from cucu_desktop.match.scenario.schema import SCHEMAS
from cucu_desktop.resources import asset, translation
from cucu_desktop.ui.text.wording import Wording
from cucu_desktop.ui.view.families import family_of
from cucu_desktop.ui.widgets.venue import VENUES
from cucu_desktop.words import place_words, words_of
from tests.transcripts import transcript

EVENTS = 400
"""So many events of a random game show what its words have to tell."""


def lacks(game):
    """Everything that the game lacks, a sentence each."""
    found = [*places_lacking(game), *things_lacking(game), *players_lacking(game), *cases_lacking(game)]
    for language in LANGUAGES:
        found += words_lacking(game, language)
        found += page_lacking(game, language)
        if not [*places_lacking(game), *words_lacking(game, language)]:
            found += [*titles_lacking(game, language), *telling_lacking(game, language)]
    return found


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
    for options in game.presets.values():
        pack = game.pack_of(options).name
        if not any(pack in place_words(place, game.id)["packs"] for place in written):
            yield f"No place of {game.id} knows the {pack} cards: name them in `packs` of a local file."


def things_lacking(game):
    """The card that stands for it."""
    pack = game.pack_of(game.usual)
    if game.emblem not in {card.id for card in pack.designs}:
        yield f"The emblem {game.emblem} is no card of {pack.name}: choose another in games/{game.id}.py."
    if not asset("packs", pack.name, f"{game.emblem}.svg").is_file():
        yield f"The emblem is not drawn: assets/packs/{pack.name}/{game.emblem}.svg is missing."


def players_lacking(game):
    """The bots that play it."""
    if game.id not in STRATEGIES:
        yield f"No bot can play {game.id}: add a row to STRATEGIES in bots/dispatch.py."
        return
    for options in game.presets.values():
        for kind in game.state_class.vocabulary(options):
            if isinstance(game, ExchangeGame):
                known = kind in strategy_of(game.id).judges
            else:
                known = kind in trick_strategy_of(game.id).judges
            if not known:
                yield f"No bot can decide {kind!r}: add who does to {STRATEGIES[game.id]} in bots."


def cases_lacking(game):
    """Its scenarios and its transcript."""
    if isinstance(game, ExchangeGame) and game.id not in SCHEMAS:
        yield f"A scenario may say nothing of {game.id}: add a row to SCHEMAS in match/scenario/schema.py."
    if not entries(game.id):
        yield f"There is no deal worth seeing: write a scenario into assets/scenarios/{game.id}/."
    if not transcript.path(game.id).is_file():
        yield f"There is no golden transcript: write tests/transcripts/{game.id}.txt."


def words_lacking(game, language):
    """What it is called, what can be chosen, and what its rules page has."""
    common, own = (
        f"translations/cucu-desktop.pot or {language}.po, table {t}," for t in ("words", f"words/{game.id}")
    )
    words = words_of("words", language, game.id)
    missing = {"name", "place", "line"} - words.get("games", {}).get(game.id, {}).keys()
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
    wording, narrator = Wording(language, game.id), Narrator(language, game.id, game.pack_of(game.usual).name)
    cues, names = family_of(game).cue_table.cues, [f"P{seat}" for seat in range(60)]
    seen = set()
    for event, order in some_events(game):
        kind = type(event).__name__
        if type(event) not in cues:
            seen.add(f"Nothing is shown of {kind}: add a cue to a module of ui/animation/cues.")
        try:
            narrator.tell(event, names, 1)
        except KeyError as error:
            seen.add(f"translations/cucu-desktop.pot lacks {error} in account/{game.id} for {kind}.")
        try:
            wording.explanations.of(event, names, order)
        except KeyError as error:
            seen.add(f"translations/cucu-desktop.pot lacks {error} in words/{game.id} for {kind}.")
    yield from sorted(seen)


def some_events(game):
    """What happens in a random game, each with the playing order of its deal."""
    random, seats = Random(game.id), min(max(4, game.seats[0]), game.seats[-1])
    state = sit_down(game.state_class, game.usual, [100] * seats, 0)
    state.start()
    while not state.is_over and len(state.table.journal) < EVENTS:
        state.apply(any_action(state, random))
    order = state.deal.order
    return [(event, order) for event in state.table.events()]


def any_action(state, random):
    """Some legal action, chance's among them."""
    if state.decision.seat == CHANCE:
        return Shuffled.by(random, state.to_shuffle)
    option = random.choice(state.decision.options)
    if isinstance(option, Bet):
        return option.of(0)
    return option.of(option.low) if isinstance(option, Amount) else option


@pytest.mark.parametrize("game", CATALOGUE, ids=lambda game: game.id)
def test_the_game_lacks_nothing(game):
    found = lacks(game)
    assert not found, "\n".join(
        ["", f"What {game.id} still lacks:", *(f"- {sentence}" for sentence in found)]
    )


def test_the_tables_know_no_game_that_the_catalogue_lacks():
    assert STRATEGIES.keys() == GAMES.keys()
    assert SCHEMAS.keys() == {game.id for game in CATALOGUE if isinstance(game, ExchangeGame)}
    local = translation("local").rglob("*.toml")
    told = {game for file in local for game in tomllib.loads(file.read_text("utf-8")).get("in", {})}
    assert told <= GAMES.keys()
