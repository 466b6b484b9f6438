"""What is said at the table and about it, in the language of the window and in the words of the place.

There are two axes. The *language* is the window's: it asks, explains and names cards (translations/words;
what only one game says stands in a folder of its own there). The *place* is the one at whose table one sits:
its calls stand in bubbles and on buttons as they are said there, with their meaning in the language of the
window beneath (translations/local). To switch either is to make another `Wording` and to read everything from
it again.

Where a call can be said in several ways, bots choose by what everybody can see, and persons say the
first. No wording ever depends on a hidden card.

The module needs no Qt.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from types import MappingProxyType
from typing import Any, Self

from cucu_desktop.engine import events as happen
from cucu_desktop.engine import rarer_events as rarer
from cucu_desktop.engine.actions import Option
from cucu_desktop.engine.cards import PACKS
from cucu_desktop.engine.events import Event
from cucu_desktop.engine.rarer_events import RarerEvent
from cucu_desktop.engine.trick_events import Counted, ThrownIn, TrickEvent
from cucu_desktop.games import campli
from cucu_desktop.games.catalogue import GAMES, pack_of
from cucu_desktop.match.telling import LANGUAGES, Teller
from cucu_desktop.match.trick_telling import DummyName
from cucu_desktop.ui import happened as explained
from cucu_desktop.ui.asking import Asking
from cucu_desktop.ui.buttons import Buttons, Label
from cucu_desktop.ui.calls import Seen, Spoken, call_of, moment_of, speaker_of, way_of
from cucu_desktop.ui.card_names import CardNames
from cucu_desktop.ui.counted import Counted as Numbers
from cucu_desktop.ui.counted import starting_amount
from cucu_desktop.ui.tricks.asking import TrickAsking
from cucu_desktop.ui.tricks.buttons import TrickButtons
from cucu_desktop.ui.tricks.card_names import TrickCardNames
from cucu_desktop.ui.tricks.explained import counts_told, falls_as_trump, values_of
from cucu_desktop.ui.tricks.kinds import KINDS, Kind
from cucu_desktop.words import SuitedCards, place_words, smooth, words_of

Names = Sequence[str]
Happening = Event | RarerEvent | TrickEvent
Outcome = happen.TokenLost | happen.Eliminated | Counted | ThrownIn
"""What a deal came to."""


@dataclass(frozen=True, slots=True)
class Bubble:
    """What a seat says: the words spoken there, their meaning, and whose they are."""

    local: str
    meaning: str
    seat: int


@dataclass(frozen=True, slots=True)
class Explanation:
    """Why something happened, and the section of the rules page that tells more."""

    text: str
    section: str
    title: str


@dataclass(frozen=True, slots=True)
class Heading:
    """The name of something to choose, and a line about it."""

    name: str
    help: str


class Wording:
    """All words of a game's table in one language, at one place."""

    def __init__(self, language: str, game: str = campli.ID, place: str = "", pack: str = "") -> None:
        """Read the words.

        Args:
            language: one of `LANGUAGES`.
            game: the id of the game that is played or talked about.
            place: the name of a file of translations/local; without one, where this pack is at home.
            pack: the name of the pack that is played with; without one, the game's usual one.

        Raises:
            ValueError: the language is none of ours.
        """
        self.language, self.game_id = language, game
        self.pack = pack or pack_of(game, GAMES[game].Options()).name
        self.place = place or _place_of(game, self.pack)
        self._teller = Teller(language, game, self.pack)
        self._words = words_of("words", language, game)
        self._local = place_words(self.place, game)
        self._counted = Numbers(language, self._words)
        if game in KINDS:
            self._take_tricks(KINDS[game])
            return
        self._cards = CardNames(self._words, self._local, SuitedCards(language, game, self.pack))
        self._asking = Asking(self._words, self._counted)
        self._buttons = Buttons(language, self._local, self._counted)

    def _take_tricks(self, kind: Kind) -> None:
        """Read how cards are named and decisions asked in a trick game."""
        counted, local = self._counted, self._local
        self._cards = cards = TrickCardNames(self._words, local, kind, counted)
        self._asking = TrickAsking(self._words, counted, cards)
        self._buttons = TrickButtons(self.language, local, counted, cards, self._words["doing"])

    def alike(self, kind: "type[Self]") -> "Self":
        """Return the same words as another kind of wording gives them."""
        return kind(self.language, self.game_id, self.place, self.pack)

    # Cards and numbers

    def card(self, card_id: str) -> str:
        """Return a card's name: "the cat (XII)"; "hidden" is one, too."""
        return self._cards.name(card_id)

    def card_there(self, card_id: str) -> str:
        """Return what the card is called at the table: "Gnaf"; those without a name have their id."""
        return self._cards.there(card_id)

    def card_kind(self, card_id: str) -> str:
        """Return what is meant by the card in talk: "a king" where suits do not matter."""
        return self._cards.kind(card_id)

    def series(self, series: str) -> str:
        """Return what a series of a trick game is called."""
        return self._trick_cards.series(series)

    def series_of(self, card_id: str) -> str:
        """Return what the series of a card is called, in a trick game."""
        return self._trick_cards.series_of(card_id)

    def worth(self, card_id: str) -> str:
        """Return what a card counts in a trick game: "Counts 1 point."."""
        return self._trick_cards.worth(card_id)

    def dummy(self, name: str) -> DummyName:
        """Return what a dummy is called for whom this player plays, in a trick game."""
        return DummyName(str(self._words["dummy"]["name"]).format(name=name))

    @property
    def _trick_cards(self) -> TrickCardNames:
        assert isinstance(self._cards, TrickCardNames)
        return self._cards

    def spoken_of(self) -> tuple[tuple[str, tuple[str, ...]], ...]:
        """Return the cards that one may speak of in groups: a name, which may be empty, and ids."""
        return self._cards.spoken_of(PACKS[self.pack])

    def power(self, card_id: str) -> str:
        """Return what the card does, in a sentence or two."""
        return self._cards.power(card_id)

    def coins(self, number: int) -> str:
        """Return "5 coins"."""
        return self._counted.coins(number)

    def tokens(self, number: int) -> str:
        """Return "1 token", by the game's name for it: "2 lives"."""
        return self._counted.tokens(number)

    def percent(self, number: int) -> str:
        """Return a percentage as the language writes it."""
        return self._counted.percent(number)

    def listed(self, names: Names) -> str:
        """Return "Anna, Bruna and Carlo"."""
        return smooth(self._counted.listed(names), self.language)

    # What is said

    def bubble(self, event: Spoken, observation: Seen, person: str = "") -> Bubble | None:
        """Return what a seat says at this event, or None.

        Args:
            event: what happened.
            observation: the table as anybody sees it; it decides between several ways of saying the same.
            person: the id of the bot that speaks, if it is one: some have words of their own. Nobody else's
                mouth is put words into: a person says what stands on the button or in the menu.
        """
        call = call_of(event, observation)
        seat = speaker_of(event, observation)
        if call is None or seat is None:
            return None
        key, values = call
        if key in self._local.get("asides", {}):
            if not person:
                return None
            calls = self._local["asides"]
        else:
            calls = self._local["talk" if isinstance(event, happen.Talked) else "calls"]
        spoken = calls.get(key) or calls[_plainly(key)]
        own = self._local["persons"].get(person, {}).get(key, [])
        said = way_of(spoken, own, key, seat, moment_of(observation)) if person else spoken[0]
        return Bubble(*self._both(said, values), seat)

    def phrase(self, phrase_id: str, card_id: str | None = None) -> Label:
        """Return a phrase of table talk for the menu; "have" wants a card."""
        said = self._local["talk"][phrase_id][0]
        return Label(*self._both(said, {"card": card_id or ""}), key="")

    def _both(self, said: dict[str, str], values: dict[str, Any]) -> tuple[str, str]:
        """Return the local words and their meaning, filled in."""
        there = here = dict(values)
        if card_id := values.get("card"):
            there = values | {"card": self._cards.held(card_id)}
            here = values | {"meaning": self._cards.kind(card_id)}
        elif "card" in values:
            there, here = values | {"card": "…"}, values | {"meaning": "…"}
        if "rank" in values:
            here = there = values | {"rank": self._cards.of_rank(values["rank"])}
        return said["say"].format(**there), said[self.language].format(**here)

    def term(self, term_id: str) -> Label:
        """Return a word of the game as it is used there ("carta morta"), with its meaning."""
        return Label(*self._both(self._local["terms"][term_id], {}), key="")

    # What is asked

    def question(
        self,
        observation: Any,  # noqa: ANN401 - of the game's family
        names: Names,
    ) -> str:
        """Return one line: what is asked of the viewer, or whom everybody is waiting for."""
        return smooth(self._asking.question(observation, names), self.language)

    def which(
        self,
        observation: Any,  # noqa: ANN401 - of the game's family
        names: Names,
    ) -> str:
        """Return what is asked of who has picked something that can be meant in several ways."""
        return self._asking.which(observation, names)

    def option(
        self,
        option: Option,
        observation: Any,  # noqa: ANN401 - of the game's family
        amount: int | None = None,
    ) -> Label:
        """Return what stands on the button of an option; `amount` is the one chosen so far, if it has one."""
        return self._buttons.option(option, observation, amount)

    def offer(self, coins: int, percent: int) -> Label:
        """Return what stands on the button that offers coins, a share of the winnings, or both."""
        return self._buttons.offer(coins, percent)

    def bet(self, coins: int, outcome: str | None = None) -> Label:
        """Return what stands on the button that bets: on an outcome, or against the matador."""
        return self._buttons.bet(coins, outcome)

    def outcome(self, outcome: str) -> Heading:
        """Return what it is called that the matador is "out" or goes "through"."""
        return Heading(**self._words["outcomes"][outcome])

    def talk_button(self) -> Label:
        """Return what stands on the button that opens table talk."""
        return self._buttons.label("talk")

    # What happened

    def account(self, event: Happening, names: Names, deal: int = 0, trick: int = 0) -> str | None:
        """Return a sentence for the running account, with names; None for what is not worth one.

        It tells only what everybody at the table sees, whoever's event it is, and not two deals in the same
        words.
        """
        return self._teller.tell(event, names, deal, trick)

    def before(self, outcome: Outcome | None, card_id: str, names: Names) -> str:
        """Return in a few words what an earlier deal came to: who paid, or went out; what was counted.

        Args:
            outcome: the token lost, or that somebody is out where there are no tokens; how a deal of tricks
                ended; None if nothing of that has happened.
            card_id: the card it was lost with, if all could see it, or for which, in an arrest.
            names: the players' names by seat.
        """
        told = self._words["before"]
        if outcome is None:
            return str(told["none"])
        if isinstance(outcome, ThrownIn):
            return str(told["thrown-in"])
        if isinstance(outcome, Counted):
            counts = counts_told(outcome, self, names)
            return str(told["counted" if outcome.recount is None else "counted-again"]).format(counts=counts)
        if isinstance(outcome, happen.Eliminated):
            key = "out"
        else:
            key = "arrest" if outcome.reason in ("XII", "XIV") else outcome.reason
        return str(told[key]).format(name=names[outcome.seat], card=self.card(card_id))

    def dealer(self, event: happen.DealBegan, names: Names) -> str:
        """Return in a sentence who deals; when it has come down to two, that too."""
        if len(event.order) == 2 and self.game_id not in KINDS:
            return str(self._teller.tell(event, names, event.number))
        return str(self._words["before"]["dealer"]).format(name=names[event.dealer])

    def standing(self, deal: int, pool: int) -> str:
        """Return "Deal 4 · 25 coins in the pool"; a game without stakes has no pool to tell of."""
        before = self._words["before"]
        told = (before["deal"].format(number=deal), before["pool"].format(coins=self.coins(pool)))
        return " · ".join(part for part in told if part)

    def happened(
        self, event: Happening, names: Names, order: Sequence[int] = (), trump: str = ""
    ) -> Explanation | None:
        """Return why this happened, by the rules.

        Args:
            event: what happened.
            names: the players' names by seat.
            order: the deal's playing order, dealer last.
            trump: the trump card of the deal, where there is one.
        """
        told = explained.told_of(event, order, self.game_id)
        if told is None:
            return None
        if falls_as_trump(event, trump):
            told = told._replace(key="Played-trump", section="trump")
        values: dict[str, str] = {name: names[seat] for name, seat in told.seats.items()}
        values |= values_of(event, self, names)
        if isinstance(event, happen.Compared) and event.losers:
            values["names"] = self.listed([names[seat] for seat in event.losers])
        elif isinstance(event, happen.ReentryOffered):
            values["cost"] = self.coins(event.cost)
        elif isinstance(event, rarer.TieBegan):
            values["names"] = self.listed([names[seat] for seat in event.seats])
            values["rank"] = self._cards.of_rank(event.rank)
        texts = self._words["happened"]
        text = str(texts.get(told.key) or texts[_plainly(told.key)]).format(**values)
        text = smooth(text, self.language)
        return Explanation(text[:1].upper() + text[1:], told.section, self.section(told.section))

    @property
    def sections(self) -> tuple[str, ...]:
        """The sections of the game's rules page, in order."""
        return explained.SECTIONS[self.game_id]

    def section(self, section: str) -> str:
        """Return the title of a section of the rules page."""
        return str(self._words["sections"][section])

    # What can be chosen

    def game(self, game_id: str) -> MappingProxyType[str, str]:
        """Return a game's "name", "place" and "line", which says what it is."""
        return MappingProxyType(self._words["games"][game_id])

    def game_option(self, name: str) -> Heading:
        """Return the name of one of a game's options, and what it means."""
        return Heading(**self._words["options"][name])

    def choice(self, option: str, value: str) -> str:
        """Return what may be chosen for an option whose values are words."""
        return str(self._words["choices"][option][value])

    def preset(self, preset_id: str) -> Heading:
        """Return the name of a set of options, and what it means."""
        return Heading(**self._words["presets"][preset_id])

    def level(self, level: int) -> str:
        """Return in words how well somebody plays."""
        return str(self._words["levels"][str(level)])

    def person(self, person_id: str) -> str:
        """Return a line about one of the regulars."""
        return str(self._words["persons"][person_id])


def _plainly(key: str) -> str:
    """Return the key for what has no words of its own for happening on the way back, or last."""
    return key.removesuffix("-back").removesuffix("-last")


def _place_of(game: str, pack: str) -> str:
    """Return the first of the game's places where this pack is played with."""
    places: tuple[str, ...] = GAMES[game].PLACES
    return next(place for place in places if pack in place_words(place, game)["packs"])


__all__ = [
    "LANGUAGES", "Bubble", "Explanation", "Heading", "Label", "Wording", "starting_amount",
]  # fmt: skip
