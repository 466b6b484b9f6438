"""The words of the table, in the language of the window and in the dialect of the place.

The *language* is the window's: questions, explanations and names of cards (see `catalogues`). The
*place* is that of the table: its calls are in bubbles and on buttons in its dialect,
with their meaning in the language of the window beneath (translations/local). Switching either makes
another `Wording`, from which all texts are read again.

Of a call's variants bots choose one by public information, and persons use the first. No wording depends on a
hidden card.

The module needs no Qt.
"""

from collections.abc import Mapping
from functools import partial
from types import MappingProxyType
from typing import TYPE_CHECKING, Any

from cucu_desktop.catalogues import in_language
from cucu_desktop.engine.cards import PACKS
from cucu_desktop.engine.options import GameOptions
from cucu_desktop.frozen import frozen
from cucu_desktop.games.catalogue import GAMES, USUAL
from cucu_desktop.games.game import ExchangeGame, Game, TrickGame
from cucu_desktop.match.events.event_row import EventRow
from cucu_desktop.match.events.tables import event_rows
from cucu_desktop.match.narration import Narrator
from cucu_desktop.match.number_words import NumberWords
from cucu_desktop.match.sides import DummyName
from cucu_desktop.ui.text.amount_words import AmountWords
from cucu_desktop.ui.text.buttons import Buttons, TrickButtons
from cucu_desktop.ui.text.calls import Calls
from cucu_desktop.ui.text.card_names import CardNames
from cucu_desktop.ui.text.card_order import OrderWords
from cucu_desktop.ui.text.explanations import Explanations, ExplanationWords
from cucu_desktop.ui.text.log_words import Happening, LogWords
from cucu_desktop.ui.text.prompts import Prompts
from cucu_desktop.ui.text.result_words import ResultWords
from cucu_desktop.ui.text.tricks.card_names import TrickCardNames
from cucu_desktop.ui.text.tricks.prompts import TrickPrompts
from cucu_desktop.words import SuitedCards, by_rules, place_calls, place_words, words_of

if TYPE_CHECKING:
    from cucu_desktop.ui.widgets.preferences import LocalWords


@frozen
class Heading:
    """The name of a choice, and a line about it."""

    name: str
    help: str


class Choices:
    """Names of choices, in one language."""

    def __init__(self, words: Mapping[str, Any]) -> None:
        self._words = words

    def game(self, game_id: str) -> MappingProxyType[str, str]:
        """Return a game's "name", "place" and "line", a description."""
        return MappingProxyType(self._words["games"][game_id])

    def option(self, name: str) -> Heading:
        return Heading(**self._words["options"][name])

    def value(self, option: str, value: str) -> str:
        return str(self._words["choices"][option][value])

    def preset(self, preset_id: str) -> Heading:
        return Heading(**self._words["presets"][preset_id])

    def level(self, level: int) -> str:
        return str(self._words["levels"][str(level)])

    def person(self, person_id: str) -> str:
        """Return a line about a regular."""
        return str(self._words["persons"][person_id])

    def outcome(self, outcome: str) -> Heading:
        return Heading(**self._words["outcomes"][outcome])


class Wording:
    """All words of a game's table in one language, at one place, as named parts.

    Attributes:
        language, game_id, place, pack: the arguments.
        cards: names of cards.
        order: their order in words.
        numbers: coins, tokens, shares, lists of names.
        amounts: the words of an amount that is chosen.
        calls: the calls.
        prompts: the questions.
        buttons: the labels of a decision's buttons.
        log: sentences about events.
        results: the result of a deal, in one line.
        explanations: explanations of events by the rules.
        choices: names of the choices before a game.
    """

    cards: CardNames
    prompts: Prompts
    buttons: Buttons

    def __init__(
        self,
        language: str,
        game: str = USUAL.id,
        place: str = "",
        pack: str = "",
        *,
        options: GameOptions | None = None,
        glosses: bool = True,
    ) -> None:
        """Read the words.

        Args:
            language: a code of `LANGUAGES`.
            game: the id of the game.
            place: the name of a file of translations/local; by default the home of this pack.
            pack: the name of the pack; by default the game's usual one.
            options: the game's options, where they change heights of cards and words.
            glosses: whether the name of a series comes with a description of its cards.

        Raises:
            ValueError: an unknown language.
        """
        self.language, self.game_id = language, game
        self._options, self._glosses = options, glosses
        played = GAMES[game]
        self.pack = pack or played.pack_of(played.usual).name
        self.place = place or _place_of(played, self.pack)
        narrator = Narrator(language, game, self.pack, options)
        words = by_rules(words_of("words", language, game), played.rules_of(options))
        local = place_words(self.place, game)
        self._dummy = str(words.get("dummy", {}).get("name", ""))
        self.numbers = numbers = NumberWords(language, words)
        self.amounts = AmountWords(language, words, numbers)
        if isinstance(played, TrickGame):
            self.cards = cards = TrickCardNames(words, local, played, numbers)
            cards.glossed = glosses
            self.prompts = TrickPrompts(language, words, numbers, cards)
            self.buttons = TrickButtons(language, local, numbers, cards, words["doing"])
        else:
            suited = SuitedCards(language, self.pack, by_suit=played.suits_matter)
            whole = PACKS[self.pack] if options is None else played.pack_of(options)
            self.cards = CardNames(words, local, whole, played.order_of(whole, options), suited)
            self.prompts = Prompts(language, words, numbers)
            self.buttons = Buttons(language, local, numbers)
        self.order = OrderWords(words, self.cards)
        self._rows = event_rows(game)
        values = ExplanationWords(self.cards, numbers)
        called = partial(place_calls, self.place, game)
        self.calls = Calls(language, local["terms"], called, self.cards, self._rows)
        self.log = LogWords(narrator, words, values)
        self.results = ResultWords(
            language,
            words,
            self.cards,
            numbers,
            has_tokens=played.has_tokens and isinstance(played, ExchangeGame),
            ties=narrator.ties,
        )
        self.explanations = Explanations(language, game, words, values)
        self.choices = Choices(words)

    def addressed(self) -> "Wording":
        """Return the same words, with the player's name before each question."""
        wording = Wording(
            self.language, self.game_id, self.place, self.pack, options=self._options, glosses=self._glosses
        )
        wording.prompts.addressed = True
        wording.buttons.says_local = self.buttons.says_local
        wording.calls.shows = self.calls.shows
        return wording

    @property
    def trick_cards(self) -> TrickCardNames:
        """The names of cards in a trick game, with series and values."""
        assert isinstance(self.cards, TrickCardNames)
        return self.cards

    def dummy(self, name: str) -> DummyName:
        """Return the name of this player's dummy, in a trick game."""
        return DummyName(self._dummy.format(name=name))

    def row_of(self, event: Happening) -> EventRow:
        return self._rows[type(event)]


def _place_of(game: Game, pack: str) -> str:
    """Return the first of the game's places with this pack."""
    return next(place for place in game.places if pack in place_words(place, game.id)["packs"])


def places_of(game: str, options: GameOptions | None = None) -> tuple[str, ...]:
    """Return the places where the game is played with the cards of these options, the usual one first."""
    pack = _pack(game, options)
    return tuple(place for place in GAMES[game].places if pack in place_words(place, game)["packs"])


def wording_of(
    language: str,
    game: str,
    options: GameOptions | None = None,
    place: str = "",
    *,
    shows: "LocalWords" = "both",
    glosses: bool = True,
) -> Wording:
    """Return a game's words; those of the preferred place, if it is one of the game's and has its cards.

    With `shows` "both" buttons show the place's words if a place is preferred, otherwise their meanings.
    """
    known = bool(place) and place in places_of(game, options)  # finding out reads the files of all
    wording = Wording(
        language, game, place if known else "", _pack(game, options), options=options, glosses=glosses
    )
    wording.buttons.says_local = shows == "local" or (shows == "both" and known)
    wording.calls.shows = shows
    return wording


def _pack(game: str, options: GameOptions | None) -> str:
    return GAMES[game].pack_of(options or GAMES[game].usual).name


def place_names(language: str, game: str, options: GameOptions | None = None) -> dict[str, str]:
    """Return the names of the places in a language, by their ids."""
    found = {place: place_words(place, game)["place"] for place in places_of(game, options)}
    return {
        place: name if isinstance(name, str) else in_language(name, language) for place, name in found.items()
    }
