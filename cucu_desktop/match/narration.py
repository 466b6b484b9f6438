"""Narration of events in sentences: the log panel in the window and the transcripts of `simulate`.

The sentences are the table "account" of the catalogues; those of one game only are a table of its own.
`events.tables` has the key and the words of each type of event.
They contain public information only, from any seat's events, and name all players.

Frequent events have several variants, so that a story does not repeat a sentence six times.
The variant depends on the deal, the seat and the trick: neighbouring events never share a variant,
and the same deal always gets the same text.
"""

import os
from collections.abc import Mapping, Sequence
from typing import Any, Final
from zlib import crc32

from cucu_desktop.catalogues import LANGUAGES, Counting, counted, known_language
from cucu_desktop.engine import events as happen
from cucu_desktop.engine.cards import CUCCO
from cucu_desktop.engine.events import Event
from cucu_desktop.engine.options import GameOptions
from cucu_desktop.engine.rarer_events import RarerEvent
from cucu_desktop.engine.tricks.events import TrickEvent
from cucu_desktop.games.catalogue import GAMES, USUAL
from cucu_desktop.match.events.tables import event_rows
from cucu_desktop.match.sides import DummyName, names_in, written
from cucu_desktop.names import Unnamed
from cucu_desktop.words import SuitedCards, addressed, by_rules, smooth, words_of

Words = dict[str, Any]
_PAIR: Final = 2


def system_language() -> str:
    """Return the language of the environment; English if it is not available."""
    for variable in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if value := os.environ.get(variable):
            return known_language(value.partition(".")[0])
    return "en"


class TieWords:
    """The sentence about equal lowest cards of which only one loses: who it is, and why.

    The result line, the log, the guests' log and transcripts all take it from here.
    """

    def __init__(self, language: str, game: str, pack: str, options: GameOptions | None) -> None:
        """Take the sentences from the table `result` of the game's words, as of `Narrator`."""
        played = GAMES[game]
        words = words_of("words", language, game)
        self._language, self._first_pays = language, played.first_pays(options)
        self._words: Mapping[str, Any] = words["result"]
        self._several: Mapping[str, str] = words.get("tied", {})
        self._suited = SuitedCards(language, pack, by_suit=played.suits_matter)

    def sentence(self, event: happen.Compared, names: Sequence[str]) -> str:
        """Return the clause as a sentence of its own, or ""."""
        told = smooth(self.clause(event, names), self._language)
        return f"{told[0].upper()}{told[1:]}." if told else ""

    def clause(self, event: happen.Compared, names: Sequence[str], viewer: int = -1) -> str:
        """Return which of equal lowest cards loses, and why; "" if only one is as low, or all of them lose.

        `viewer` is the seat that is addressed, if any.
        """
        if not self._first_pays or len(event.level) < _PAIR:
            return ""
        seat, words = event.level[0], self._words
        is_addressed = seat == viewer or isinstance(names[seat], Unnamed)
        addressed = words["you"] if is_addressed else words
        if "tied" in words:  # the dealer wins (LH3)
            return str(addressed["tied"]).format(name=names[seat], card=self._suited.name(event.lowest))
        number = words["count"].get(str(len(event.level)), len(event.level))
        cards = self._cards(event.lowest)
        return str(addressed["first"]).format(number=number, cards=cards, name=names[seat])

    def _cards(self, card_id: str) -> str:
        """Return the name of several cards of a rank: "lions", "nines"."""
        return self._suited.several(card_id[:-1]) if self._suited.suits else self._several[card_id]


class Narrator:
    """Narrates a game's events in a language."""

    def __init__(
        self, language: str, game: str = USUAL.id, pack: str = CUCCO.name, options: GameOptions | None = None
    ) -> None:
        """Load the sentences of a game, by default with its usual options; two packs may share a card id.

        Raises:
            ValueError: the language is not in `LANGUAGES`.
        """
        if language not in LANGUAGES:
            msg = f"{language!r} is none of the languages {', '.join(LANGUAGES)}"
            raise ValueError(msg)
        data = by_rules(words_of("account", language, game), GAMES[game].rules_of(options))
        self._language, self._rows = language, event_rows(game)
        self._story: Mapping[str, str | list[str]] = data["story"]
        self._cards: dict[str, str] = data["cards"]
        self._objects: dict[str, str] = data["objects"]
        self._suited = SuitedCards(language, pack, by_suit=GAMES[game].suits_matter)
        self.ties = TieWords(language, game, pack, options)
        self._left: dict[str, str] = data["left"]
        self._coins: dict[str, str] = data["coins"]
        self._and: str = data["words"]["and"]
        self._you: str = data["words"]["you"]
        self.summary: dict[str, str] = data["summary"]
        """The words of a simulation's summary."""

    def card(self, card_id: str) -> str:
        return self._suited.name(card_id) if self._suited.suits else self._cards.get(card_id, card_id)

    def shown(self, card_id: str) -> str:
        """Return the name of a card as the object of "show" or "play": "den Kuckuck", where it matters."""
        if self._suited.suits:
            return self._suited.shown(card_id)
        return self._objects.get(card_id, card_id)

    def tell(
        self, event: Event | RarerEvent | TrickEvent, names: Sequence[str], deal: int = 0, trick: int = 0
    ) -> str | None:
        """Return the sentence for an event, or None for one without a sentence.

        `deal` is the number of its deal, `trick` the number of tricks taken before it.
        """
        if isinstance(event, happen.Compared) and (tie := self.ties.sentence(event, names)):
            return tie
        told = self._rows[type(event)].sentence(event)
        if told is None:
            return None
        key, words = told
        if key not in self._story and (general := _general(key)) in self._story:
            key = general
        if key not in self._story:
            return None
        ways = self._ways(key, words, names)
        way = ways[(crc32(f"{deal}/{key}".encode()) + int(words.get("name", 0)) + trick) % len(ways)]
        worded = self._worded(words, names)
        if way.startswith("{name}:") and isinstance(worded["name"], Unnamed):
            worded["name"] = self._you
        sentence = smooth(way.format(**worded), self._language)
        begins = way.startswith("{name}") and isinstance(worded["name"], DummyName)
        return sentence[0].upper() + sentence[1:] if begins else sentence  # a dummy's name has an article

    def _ways(self, key: str, words: Words, names: Sequence[str]) -> list[str]:
        """Return the sentences to choose from; of a special event the general ones if only they address."""
        who = [names[words[role]] for role in ("name", "other") if role in words]
        if "name" not in words and len(words.get("names", ())) == 1:
            who = [names[words["names"][0]]]  # the only winner, or the only one who pays
        ways = self._story[key]
        if isinstance(ways, Counting):
            ways = ways.of(words["number"])
        general = self._story.get(_general(key), ways)
        is_addressed = any(isinstance(name, Unnamed) for name in who) and "@" not in "".join(ways)
        return addressed(general if is_addressed and "@" in "".join(general) else ways, *who)

    def _worded(self, words: Words, names: Sequence[str]) -> Words:
        """Replace seats and amounts in the words by names and numbers."""
        worded = dict(words)
        for key in ("name", "other"):
            if key in words:
                worded[key] = names[words[key]]
        if "names" in words:
            worded["names"] = self._listed(names_in(words["names"], names))
        if "rank" in words:
            worded["rank"] = self._suited.several(words["rank"])
        worded |= self._goods(words)
        for key in ("points", "ones"):
            if key in words:
                worded[key] = ", ".join(
                    f"{self._listed(names_in(side, names))} {written(number)}"
                    for side, number in zip(words["sides"], words[key], strict=True)
                )
        return worded

    def _goods(self, words: Words) -> Words:
        """Replace cards, coins and tokens in the words by their texts."""
        goods = {}
        if "card" in words:
            goods["card"] = self.shown(str(words["card"]))
        if words.get("spoken"):
            card = str(words["spoken"])
            goods["card"] = self._suited.spoken(card) if self._suited.suits else self.card(card)
        for key, told in (("coins", self._coins), ("left", self._left)):
            if key in words:
                number = words[key]
                text = told["some"] if number or "none" not in told else told["none"]
                goods[key] = counted(text, number).format(number=number)
        return goods

    def _listed(self, parts: Sequence[str]) -> str:
        *first, last = [self._you.lower() if isinstance(part, Unnamed) else part for part in parts]
        return f"{', '.join(first)} {self._and} {last}" if first else last


def _general(key: str) -> str:
    """Return the key of the general sentence: for any card shown, any token lost."""
    return key.rsplit("-", 1)[0]
