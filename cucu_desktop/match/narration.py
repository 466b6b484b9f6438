"""Narration of events in sentences: the log panel in the window and the transcripts of `simulate`.

The sentences are the table "account" of the catalogues; those of one game only are a table of its own.
They contain public information only, from any seat's events, and name all players.

Frequent events have several variants, so that a story does not repeat a sentence six times.
The variant depends on the deal, the seat and the trick: neighbouring events never share a variant,
and the same deal always gets the same text.
"""

import os
from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final
from zlib import crc32

from cucu_desktop.catalogues import LANGUAGES, Counting, counted, known_language
from cucu_desktop.engine import events as happen
from cucu_desktop.engine import rarer_events as rarer
from cucu_desktop.engine.cards import CUCCO, Card
from cucu_desktop.engine.events import Event
from cucu_desktop.engine.options import GameOptions
from cucu_desktop.engine.tricks.events import TrickEvent
from cucu_desktop.games.catalogue import GAMES, USUAL
from cucu_desktop.match import trick_narration
from cucu_desktop.words import SuitedCards, by_rules, smooth, words_of

Words = dict[str, Any]


def system_language() -> str:
    """Return the language of the environment; English if it is not available."""
    for variable in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if value := os.environ.get(variable):
            return known_language(value.partition(".")[0])
    return "en"


class Narrator:
    """Narrates a game's events in a language."""

    def __init__(
        self,
        language: str,
        game: str = USUAL.id,
        pack: str = CUCCO.name,
        options: GameOptions | None = None,
    ) -> None:
        """Load the sentences.

        Args:
            language: a code of `LANGUAGES`.
            game: the id of the game.
            pack: the name of its pack; two packs may share a card id.
            options: the game's options; by default the usual ones.

        Raises:
            ValueError: the language is not in `LANGUAGES`.
        """
        if language not in LANGUAGES:
            msg = f"{language!r} is none of the languages {', '.join(LANGUAGES)}"
            raise ValueError(msg)
        data = by_rules(words_of("account", language, game), GAMES[game].rules_of(options))
        self._language = language
        self._story: Mapping[str, str | list[str]] = data["story"]
        self._cards: dict[str, str] = data["cards"]
        self._objects: dict[str, str] = data["objects"]
        self._suited = SuitedCards(language, pack, by_suit=GAMES[game].suits_matter)
        self._left: dict[str, str] = data["left"]
        self._coins: dict[str, str] = data["coins"]
        self._and: str = data["words"]["and"]
        self.summary: dict[str, str] = data["summary"]
        """The words of a simulation's summary."""

    def card(self, card_id: str) -> str:
        """Return the name of a card in a sentence."""
        return self._suited.name(card_id) if self._suited.suits else self._cards.get(card_id, card_id)

    def shown(self, card_id: str) -> str:
        """Return the name of a card as the object of "show" or "play": "den Kuckuck", where it matters."""
        if self._suited.suits:
            return self._suited.shown(card_id)
        return self._objects.get(card_id, card_id)

    def tell(
        self,
        event: Event | rarer.RarerEvent | TrickEvent,
        names: Sequence[str],
        deal: int = 0,
        trick: int = 0,
    ) -> str | None:
        """Return the sentence for an event, or None for one without a sentence.

        Args:
            event: the event.
            names: the players' names by seat.
            deal: the number of its deal.
            trick: the number of tricks taken before it.
        """
        kind = type(event)
        told = (trick_narration.TOLD[kind] if kind in trick_narration.TOLD else _TOLD[kind])(event)
        if told is None:
            return None
        key, words = told
        if key not in self._story and (general := _general(key)) in self._story:
            key = general
        if key not in self._story:
            return None
        ways = self._story[key]
        if isinstance(ways, Counting):
            ways = ways.of(words["number"]).split("\n")
        if isinstance(ways, list):
            ways = ways[(crc32(f"{deal}/{key}".encode()) + int(words.get("name", 0)) + trick) % len(ways)]
        worded = self._worded(words, names)
        sentence = smooth(ways.format(**worded), self._language)
        begins = ways.startswith("{name}") and isinstance(worded["name"], trick_narration.DummyName)
        return sentence[0].upper() + sentence[1:] if begins else sentence  # a dummy's name has an article

    def _worded(self, words: Words, names: Sequence[str]) -> Words:
        """Replace seats and amounts in the words by names and numbers."""
        worded = dict(words)
        for key in ("name", "other"):
            if key in words:
                worded[key] = names[words[key]]
        if "names" in words:
            worded["names"] = self._listed(trick_narration.names_in(words["names"], names))
        if "rank" in words:
            worded["rank"] = self._suited.several(words["rank"])
        worded |= self._goods(words)
        for key in ("points", "ones"):
            if key in words:
                worded[key] = ", ".join(
                    f"{self._listed(trick_narration.names_in(side, names))} {trick_narration.written(number)}"
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
        *first, last = parts
        return f"{', '.join(first)} {self._and} {last}" if first else last


_Sentence = tuple[str, Words] | None


def _general(key: str) -> str:
    """Return the key of the general sentence: for any card shown, any token lost."""
    return key.rsplit("-", 1)[0]


def _nothing(_: object) -> _Sentence:
    return None


def _deal_began(event: happen.DealBegan) -> _Sentence:
    """Return the sentence with the dealer; with two players left there is another one."""
    if len(event.order) == 2:
        return "deal-began-two", {"name": event.dealer, "names": event.order, "number": event.number}
    return "deal-began", {"name": event.dealer, "number": event.number}


def _asked(event: happen.Asked) -> _Sentence:
    if event.target is None:
        return "asked-pack", {"name": event.seat}
    return "asked", {"name": event.seat, "other": event.target}


def _arrested(event: happen.Arrested) -> _Sentence:
    card = event.card
    return f"arrested-{card.value}", {"name": event.holder, "other": event.exchanger, "card": card}


def _exposed(event: happen.Exposed) -> _Sentence:
    card = event.card
    key = f"exposed-{card.value}" if isinstance(card, Card) else "exposed"
    return key, {"name": event.seat, "card": card}


def _lost(event: happen.TokenLost) -> _Sentence:
    """Return the sentence of a loss; the last token but one, and the last, have variants of their own."""
    rest = {0: "-gone", 1: "-last"}.get(event.left, "") if event.reason == "lowest" else ""
    return f"lost-{happen.kind_of_loss(event.reason)}{rest}", {"name": event.seat, "left": event.left}


def _compared(event: happen.Compared) -> _Sentence:
    """Return a summary if several pay, or nobody; a single loss has its own sentence already."""
    if len(event.losers) == 1:
        return None
    return ("compared", {"names": event.losers}) if event.losers else ("compared-none", {})


def _eliminated(event: happen.Eliminated) -> _Sentence:
    key = "eliminated-first" if event.number == 1 else "eliminated"
    return key, {"name": event.seat, "number": event.number}


def _backing(event: happen.BackingGiven) -> _Sentence:
    key = "backing-given" if event.coins else "backing-refused"
    return key, {"name": event.backer, "other": event.seat, "coins": event.coins}


def _offered(event: rarer.Offered) -> _Sentence:
    said = [key for key, part in (("coins", event.coins), ("share", event.percent)) if part]
    words = {"name": event.guest, "other": event.innkeeper, "coins": event.coins, "percent": event.percent}
    return "-".join(["offered", *said]) if said else "offered-nothing", words


_TOLD: Final[dict[type, Callable[[Any], _Sentence]]] = {
    happen.SeatsDrawn: lambda e: ("seats-drawn", {"name": 0, "card": e.cards[0]}),
    happen.BoughtIn: lambda e: ("bought-in", {"name": e.seat, "coins": e.coins}),
    happen.GameBegan: lambda e: ("game-began", {"name": e.dealer}),
    happen.CoinsPaid: lambda e: (f"paid-{e.reason}", {"name": e.seat, "coins": e.coins}),
    happen.CoinsTaken: lambda e: (f"taken-{e.reason}", {"name": e.seat, "coins": e.coins}),
    happen.DealBegan: _deal_began,
    happen.Dealt: _nothing,
    happen.Kept: lambda e: ("kept", {"name": e.seat}),
    happen.Asked: _asked,
    happen.Exchanged: lambda e: (f"exchanged-{e.reason}", {"name": e.seat, "other": e.other}),
    happen.Drew: lambda e: ("drew", {"name": e.seat}),
    happen.Arrested: _arrested,
    happen.Promised: lambda e: (f"promise-{e.answer}", {"name": e.guest, "other": e.innkeeper}),
    happen.TokenLost: _lost,
    happen.CardDied: lambda e: ("card-died", {"name": e.seat}),
    happen.Exposed: _exposed,
    happen.Compared: _compared,
    happen.Eliminated: _eliminated,
    happen.ReentryOffered: lambda e: ("reentry-offered", {"name": e.seat, "coins": e.cost}),
    happen.BackingAsked: lambda e: ("backing-asked", {"name": e.seat, "coins": e.coins}),
    happen.BackingGiven: _backing,
    happen.Reentered: lambda e: ("reentered-free" if e.free else "reentered", {"name": e.seat}),
    happen.Left: lambda e: ("left", {"name": e.seat}),
    happen.DivisionProposed: lambda e: ("proposed", {"name": e.seat, "other": e.other, "percent": e.percent}),
    happen.DivisionAnswered: lambda e: (
        f"answer-{'accepted' if e.accepted else 'declined'}",
        {"name": e.seat},
    ),
    happen.DivisionEnded: lambda _: ("division-ended", {}),
    happen.GameWon: lambda e: ("won" if len(e.winners) == 1 else "won-shared", {"names": e.winners}),
    rarer.TokenGained: lambda e: (f"gained-{e.reason}", {"name": e.seat, "number": e.left}),
    rarer.RunsBack: lambda e: ("runs-back", {"name": e.seat, "other": e.target}),
    rarer.SetAside: lambda e: ("set-aside", {"name": e.seat}),
    rarer.Offered: _offered,
    rarer.OfferAnswered: lambda e: (
        f"offer-{'accepted' if e.accepted else 'refused'}",
        {"name": e.innkeeper, "other": e.guest},
    ),
    rarer.CoinsGiven: lambda e: (f"given-{e.reason}", {"name": e.seat, "other": e.other, "coins": e.coins}),
    rarer.KingOpened: lambda e: ("king-opened", {"name": e.seat, "card": e.card}),
    rarer.KingMet: lambda e: (
        "king-met" if e.passes else "king-met-stopped",
        {"name": e.seat, "other": e.holder},
    ),
    rarer.TurnedUp: lambda e: ("turned-up", {"name": e.seat, "card": e.card}),
    rarer.Chosen: lambda e: ("chosen", {"name": e.seat}),
    rarer.Discarded: lambda e: ("discarded", {"name": e.seat}),
    rarer.PackRenewed: lambda e: ("pack-renewed", {"number": e.cards}),
    rarer.TieBegan: lambda e: ("tie-began", {"names": e.seats, "rank": e.rank, "number": e.round}),
    rarer.BetMade: lambda e: (
        f"bet-{(e.outcome or 'against') if e.coins else 'nothing'}",
        {"name": e.seat, "coins": e.coins},
    ),
    rarer.BetAnswered: lambda e: (
        f"bet-{'agreed' if e.agreed else 'refused'}",
        {"name": e.matador, "other": e.seat},
    ),
    rarer.Knocked: lambda e: ("knocked", {"name": e.seat}),
    rarer.SlippersPutOn: lambda e: ("slippers-on", {"name": e.seat}),
    rarer.SlippersLost: lambda e: ("slippers-lost", {"name": e.seat}),
    rarer.Lowered: lambda e: ("lowered", {"name": e.seat, "card": e.card}),
    rarer.Fell: lambda e: (f"fell-{e.reason}", {"name": e.seat}),
    rarer.Called: lambda e: ("called", {"name": e.seat}),
    rarer.LeftPot: lambda e: ("left-pot" if e.free else "left-pot-poor", {"name": e.seat}),
    rarer.PackLasts: _nothing,
    rarer.PotBegan: lambda e: ("pot-began", {"names": e.players}),
    rarer.PotCarried: lambda e: ("pot-carried", {"coins": e.coins}),
    rarer.Judged: lambda e: ("matador-through" if e.survives else "matador-out", {"name": e.matador}),
    happen.Talked: lambda e: (f"talk-{e.phrase}", {"name": e.seat, "spoken": e.card}),
}
"""For each kind of event the sentence's key and its words."""
