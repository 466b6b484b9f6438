"""Explanations of events by the rules, from their rows: keys of the catalogues and sections of the rules."""

from collections.abc import Callable, Mapping, Sequence
from types import MappingProxyType
from typing import Any, Final

from cucu_desktop.engine import events as happen
from cucu_desktop.engine import rarer_events as rarer
from cucu_desktop.engine.events import Event
from cucu_desktop.engine.rarer_events import RarerEvent
from cucu_desktop.engine.tricks import events as tricks
from cucu_desktop.engine.tricks.events import TrickEvent
from cucu_desktop.frozen import frozen
from cucu_desktop.games.catalogue import GAMES, USUAL
from cucu_desktop.match.events.event_row import ExplanationKey, plainly
from cucu_desktop.match.events.tables import event_rows
from cucu_desktop.match.number_words import NumberWords
from cucu_desktop.match.sides import names_in, written
from cucu_desktop.ui.text.card_names import CardNames
from cucu_desktop.ui.text.tricks.card_names import TrickCardNames
from cucu_desktop.words import addressed, smooth

_NEAREST: Final[Mapping[str, tuple[str, ...]]] = MappingProxyType(
    {
        "back": ("pool",),
        "run": ("arrests",),
        "turn": ("deal",),
        "pool": ("match", "pot"),
        "inn": ("arrests",),
        "ties": ("counting",),
    }
)
"""The sections used for a topic that a page lacks: the first of these that it has."""


def explanation_of(
    event: Event | RarerEvent | TrickEvent, order: Sequence[int], game: str = USUAL.id
) -> ExplanationKey | None:
    """Return the explanation of the event, or None for a card that is simply dealt.

    Args:
        event: the event.
        order: the deal's playing order, the dealer last.
        game: the game's id.
    """
    found = event_rows(game)[type(event)].explanation(event, order)
    if found is None:
        return None
    sections = GAMES[game].sections
    if found.section in sections:
        return found
    return found._replace(section=next(each for each in _NEAREST[found.section] if each in sections))


@frozen
class ExplanationWords:
    """The words of an explanation: names of cards, and numbers."""

    cards: CardNames
    numbers: NumberWords

    @property
    def of_tricks(self) -> bool:
        """Whether these are the words of a trick game."""
        return isinstance(self.cards, TrickCardNames)

    @property
    def trick_cards(self) -> TrickCardNames:
        """The names of cards in a trick game, with series and values."""
        assert isinstance(self.cards, TrickCardNames)
        return self.cards


def counts_in_words(event: tricks.Counted, words: ExplanationWords, names: Sequence[str]) -> str:
    """Return the sides' counts, the second ones if counted twice: "Anna and Carlo 12, Bruna and Dino 7"."""
    return ", ".join(
        f"{words.numbers.listed(names_in(side, names))} {written(points)}"
        for side, points in zip(event.sides, event.recount or event.points, strict=True)
    )


def _losers(event: happen.Compared, words: ExplanationWords, names: Sequence[str]) -> dict[str, Any]:
    return {"names": words.numbers.listed([names[seat] for seat in event.losers])} if event.losers else {}


def _tied(event: rarer.TieBegan, words: ExplanationWords, names: Sequence[str]) -> dict[str, Any]:
    tied = words.numbers.listed([names[seat] for seat in event.seats])
    return {"names": tied, "rank": words.cards.of_rank(event.rank)}


def _meant(event: tricks.BidMade | tricks.Robbed, words: ExplanationWords, _: object) -> dict[str, Any]:
    return {"card": words.cards.kind(str(event.card))}


def _card_played(event: tricks.Played, words: ExplanationWords, _: object) -> dict[str, Any]:
    card = str(event.card)
    cards = words.trick_cards
    series = event.series or cards.series_id(card)
    told = {"series": cards.series(series), "gloss": cards.gloss(series)}
    return {"card": cards.name(card), "worth": cards.worth(card), **told}


def _winners(event: tricks.DealWon, words: ExplanationWords, names: Sequence[str]) -> dict[str, Any]:
    return {"names": words.numbers.listed(names_in(event.winners, names))} if event.winners else {}


_VALUES: Final[Mapping[type, Callable[[Any, ExplanationWords, Sequence[str]], dict[str, Any]]]] = {
    happen.Compared: _losers,
    happen.ReentryOffered: lambda event, words, _: {"cost": words.numbers.coins(event.cost)},
    rarer.TieBegan: _tied,
    tricks.BidMade: _meant,
    tricks.Robbed: _meant,
    tricks.IndicatorTurned: lambda event, words, _: {"card": words.cards.name(str(event.card))},
    tricks.Played: _card_played,
    tricks.Counted: lambda event, words, names: {"counts": counts_in_words(event, words, names)},
    tricks.DealWon: _winners,
    tricks.TokensMoved: lambda event, words, _: {"tokens": words.numbers.tokens(abs(event.tokens))},
}
"""From an event, the words and the players' names to the values of its explanation besides players."""


@frozen
class Explanation:
    """The explanation of an event, and its section of the rules page."""

    text: str
    section: str
    title: str


class Explanations:
    """Explanations of events, in the words of one game and language."""

    def __init__(self, language: str, game: str, words: Mapping[str, Any], values: ExplanationWords) -> None:
        self._language, self._game, self._words, self._values = language, game, words, values

    def of(
        self,
        event: Event | RarerEvent | TrickEvent,
        names: Sequence[str],
        order: Sequence[int] = (),
        trump: str = "",
    ) -> Explanation | None:
        """Return the explanation of this event by the rules.

        Args:
            event: the event.
            names: the players' names by seat.
            order: the deal's playing order, dealer last.
            trump: the trump card of the deal, or None.
        """
        told = explanation_of(event, order, self._game)
        if told is None:
            return None
        if isinstance(event, tricks.Played) and not event.series and str(event.card) == trump:
            told = told._replace(key="Played-trump", section="trump")
        values: dict[str, str] = {name: names[seat] for name, seat in told.seats.items()}
        if type(event) in _VALUES:
            values |= _VALUES[type(event)](event, self._values, names)
        texts = self._words["happened"]
        ways = texts.get(told.key) or texts[plainly(told.key)]
        (way,) = addressed(ways, values.get("name", ""), values.get("other", ""))
        text = smooth(way.format(**values), self._language)
        return Explanation(text[:1].upper() + text[1:], told.section, self.title(told.section))

    @property
    def sections(self) -> tuple[str, ...]:
        """The sections of the game's rules page, in order."""
        return GAMES[self._game].sections

    def title(self, section: str) -> str:
        return str(self._words["sections"][section])
