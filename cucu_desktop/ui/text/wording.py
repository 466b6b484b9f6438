"""What is said at the table and about it, in the language of the window and in the words of the place.

There are two axes. The *language* is the window's: it asks, explains and names cards (see `catalogues`). The
*place* is the one at whose table one sits: its calls stand in bubbles and on buttons as they are said there,
with their meaning in the language of the window beneath (translations/local). To switch either is to make
another `Wording` and to read everything from it again.

Where a call can be said in several ways, bots choose by what everybody can see, and persons say the
first. No wording ever depends on a hidden card.

The module needs no Qt.
"""

from functools import partial

from cucu_desktop.catalogues import in_language
from cucu_desktop.engine.cards import PACKS
from cucu_desktop.engine.options import GameOptions
from cucu_desktop.games.catalogue import GAMES, USUAL
from cucu_desktop.games.game import ExchangeGame, Game, TrickGame
from cucu_desktop.match.narration import Narrator
from cucu_desktop.match.trick_narration import DummyName
from cucu_desktop.ui.text.amount_words import AmountWords
from cucu_desktop.ui.text.buttons import Buttons
from cucu_desktop.ui.text.calls import Calls
from cucu_desktop.ui.text.card_names import CardNames
from cucu_desktop.ui.text.card_order import OrderWords
from cucu_desktop.ui.text.choices import Choices
from cucu_desktop.ui.text.deal_result import ResultWords
from cucu_desktop.ui.text.events.event_text import EventText, ExplanationWords
from cucu_desktop.ui.text.events.tables import event_texts
from cucu_desktop.ui.text.explanations import Explanations
from cucu_desktop.ui.text.log_words import Happening, LogWords
from cucu_desktop.ui.text.number_words import NumberWords
from cucu_desktop.ui.text.prompts import Prompts
from cucu_desktop.ui.text.tricks.buttons import TrickButtons
from cucu_desktop.ui.text.tricks.card_names import TrickCardNames
from cucu_desktop.ui.text.tricks.prompts import TrickPrompts
from cucu_desktop.words import SuitedCards, by_rules, place_calls, place_words, words_of


class Wording:
    """All words of a game's table in one language, at one place, each part under a name of its own.

    Attributes:
        language, game_id, place, pack: what was asked for.
        cards: what cards are called.
        order: how their order is told.
        numbers: coins, tokens, shares, lists of names.
        amounts: what is said of an amount that is chosen.
        calls: what is said at the table.
        prompts: what is asked of one.
        buttons: what stands on the buttons of a decision.
        log: what happened, in sentences.
        results: how a deal ended, in one line.
        explanations: why it happened, by the rules.
        choices: what can be chosen before a game.
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
            language: one of `LANGUAGES`.
            game: the id of the game that is played or talked about.
            place: the name of a file of translations/local; without one, where this pack is at home.
            pack: the name of the pack that is played with; without one, the game's usual one.
            options: what is agreed at the table, where it may change how high a card is, and what is said.
            glosses: whether it is told with the name of a series what its cards show.

        Raises:
            ValueError: the language is none of ours.
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
        self._texts = event_texts(game)
        values = ExplanationWords(self.cards, numbers)
        called = partial(place_calls, self.place, game)
        self.calls = Calls(language, local["terms"], called, self.cards, self._texts)
        self.log = LogWords(narrator, words, values)
        self.results = ResultWords(
            language,
            words,
            self.cards,
            numbers,
            has_tokens=played.has_tokens and isinstance(played, ExchangeGame),
        )
        self.explanations = Explanations(language, game, words, values)
        self.choices = Choices(words)

    def addressed(self) -> "Wording":
        """Return the same words, that put the name before what is asked of one of several people."""
        wording = Wording(
            self.language, self.game_id, self.place, self.pack, options=self._options, glosses=self._glosses
        )
        wording.prompts.addressed = True
        return wording

    @property
    def trick_cards(self) -> TrickCardNames:
        """What cards are called in a trick game, with series and values."""
        assert isinstance(self.cards, TrickCardNames)
        return self.cards

    def dummy(self, name: str) -> DummyName:
        """Return what a dummy is called for whom this player plays, in a trick game."""
        return DummyName(self._dummy.format(name=name))

    def text_of(self, event: Happening) -> EventText:
        """Return what the table says about events of this type."""
        return self._texts[type(event)]


def _place_of(game: Game, pack: str) -> str:
    """Return the first of the game's places where this pack is played with."""
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
    glosses: bool = True,
) -> Wording:
    """Return a game's words; those of the wished place, if it is one of the game's and knows its cards."""
    known = place and place in places_of(game, options)  # to know them is to read them all
    return Wording(
        language, game, place if known else "", _pack(game, options), options=options, glosses=glosses
    )


def _pack(game: str, options: GameOptions | None) -> str:
    return GAMES[game].pack_of(options or GAMES[game].usual).name


def place_names(language: str, game: str, options: GameOptions | None = None) -> dict[str, str]:
    """Return what the places are called in a language, by their ids."""
    found = {place: place_words(place, game)["place"] for place in places_of(game, options)}
    return {
        place: name if isinstance(name, str) else in_language(name, language) for place, name in found.items()
    }
