"""The data sent to a guest's screen: made from the seat's observation and from words, and from nothing else.

A message has two parts. The *public* one is the same for all readers of a language, and is made
once for all of them; the *own* one has the seat's cards and, at their decision, the options.
"""

from __future__ import annotations

import json
from dataclasses import replace
from typing import TYPE_CHECKING, Final, NamedTuple

from cucu_desktop.catalogues import catalogue
from cucu_desktop.engine.actions import CALL
from cucu_desktop.engine.cards import Card
from cucu_desktop.engine.events import Exposed
from cucu_desktop.engine.tricks.observation import TrickObservation
from cucu_desktop.games.catalogue import GAMES
from cucu_desktop.games.game import ExchangeGame
from cucu_desktop.ui.guests.option_buttons import button_of, options_of
from cucu_desktop.ui.guests.outcome import losers_of, ranked, verdict, won_told
from cucu_desktop.ui.text.hint_text import advice_told
from cucu_desktop.ui.text.wording import wording_of
from cucu_desktop.ui.widgets.venue import CAMPLI, VENUES
from cucu_desktop.words import smooth

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping, Sequence

    from cucu_desktop.engine.any_observation import AnyObservation
    from cucu_desktop.engine.cards import SeenCard
    from cucu_desktop.engine.options import GameOptions
    from cucu_desktop.json_values import Json, JsonObject
    from cucu_desktop.match.advice.advice import Advice
    from cucu_desktop.match.records.game_result import SeatTally
    from cucu_desktop.ui.text.deal_result import DealResult
    from cucu_desktop.ui.text.log_words import Happening

_TOLD: Final = 3
"""The number of latest sentences of the log that are sent."""
_KEPT: Final = 12
"""The number of latest events from which these sentences are made."""
_STEP: Final = 512
"""The sizes of messages are multiples of this number of bytes."""


class Own(NamedTuple):
    """What is sent to one seat only.

    Attributes:
        seen: its observation; None: it is shown no cards.
        asked: whether the decision is theirs and the table is at rest.
        may_undo: whether the last choice is theirs and may be undone.
        advice: the advice that they have asked for.
        has_left: whether they have left the game, and a bot plays for them.
        skips: whether they want to skip to the end.
        read: whether they have read the result.
    """

    seen: AnyObservation | None
    asked: bool = False
    may_undo: bool = False
    advice: Advice | None = None
    has_left: bool = False
    skips: bool = False
    read: bool = False


class Common(NamedTuple):
    """The state of the match, the same for all.

    Attributes:
        moment: a key of the open decision.
        calls: whether players may call before the turns of others.
        over: whether the game is over, and the table shows it.
        shown: whether the table shows all events.
        waits: whether the table waits until the result has been read.
        skips: how many guests want to skip to the end, and how many have to; None: they may not.
        reading: the names of the guests who have not read the result, while the table waits for it.
        by_bot: the names of the guests for whom a bot plays.
        tally: the result of the game by seat; () before its end.
    """

    moment: str
    calls: bool
    over: bool
    shown: bool = True
    waits: bool = False
    skips: tuple[int, int] | None = None
    reading: Sequence[str] = ()
    by_bot: frozenset[str] = frozenset()
    tally: Sequence[SeatTally] = ()


class SeatView:
    """Writes messages in one language, for one game.

    Attributes:
        wording: the words of the game.
        names: the names of the players, by seat.
    """

    def __init__(
        self, language: str, game: str, options: GameOptions, names: Sequence[str], place: str = ""
    ) -> None:
        self.wording = wording_of(language, game, options, place)
        self.names = tuple(names)
        self._game = GAMES[game]
        self._amounts: dict[tuple[int | None, int | None], str] = {}
        """Tokens and coins in words."""
        self._tr, self._trn = catalogue(language).pgettext, catalogue(language).npgettext

    def message(self, told: Own, name: str, public: str, result: DealResult, common: Common) -> str:
        """Return the whole message to a seat, or to an onlooker, with what `public` has returned.

        It is filled up with spaces, so that messages at rest are of nearly equal sizes.
        """
        seen = told.seen
        own: JsonObject = {"name": name, "cards": [], "looked": [], "ask": "", "options": []}
        own |= {"side": "", "undo": told.may_undo, "hint": False, "advice": "", "advised": ""}
        own |= {"left": told.has_left, "skips": told.skips, "read": told.read, "back": False}
        own |= {"verdict": "", "result": "", "waits": "", "dummy": None}
        if seen is not None:
            own |= self._outcome(seen, result, common)
            own["cards"] = self._cards(_own_cards(seen))
            own["looked"] = self._cards(_looked_at(seen))
            own["side"] = self._side(seen)
            if told.asked and seen.decision is not None:
                own["ask"] = self.wording.prompts.question(seen, self.names)
                own["options"] = options_of(seen, self.wording)
                own["dummy"] = self._due_dummy(seen)
                own["hint"] = True
                if told.advice is not None:
                    own["advice"] = advice_told(told.advice, self.wording, seen, self.names)
                    own["advised"] = str(told.advice.action)
        text = f'{{"public":{public},"own":{_written(own)}}}'
        return text.ljust(len(text) + -len(text.encode()) % _STEP)

    def public(
        self, seen: AnyObservation, events: Sequence[Happening], result: DealResult, common: Common
    ) -> str:
        """Return the public part, as JSON; `events` are those shown in this deal, as public ones."""
        over, shown = common.over, common.shown
        told = (self.wording.log.sentence(event, self.names, seen.deals) for event in events[-_KEPT:])
        sentences: list[Json] = [sentence for sentence in told if sentence]
        call = self.wording.buttons.label(CALL.word) if common.calls and not (over or common.waits) else None
        public: JsonObject = {
            "n": common.moment,
            "pack": self.wording.pack,
            "players": self._players(seen, _face_up(seen, events, shown=shown), losers_of(result), common),
            "backs": isinstance(self._game, ExchangeGame) and shown and not over,
            "pool": self._pool(seen),
            "trick": self._trick(seen) if shown else [],
            "open": self._open(seen) if shown else [],
            "ask": self._waiting(seen, common) if shown else "",
            "ranking": ranked(self.wording, self._game, self.names, common.tally),
            "told": sentences[-_TOLD:],
            "result": self.wording.results.line(result, self.names),
            "call": button_of(CALL.word, call) if call else None,
            "continue": common.waits,
            "skip": None if common.skips is None else list(common.skips),
            "reading": list(common.reading),
            "over": over,
        }
        return _written(public)

    def _waiting(self, seen: AnyObservation, common: Common) -> str:
        """Return for whom or what all wait; at the end of a match of deals the winners of the match."""
        if common.tally and isinstance(seen, TrickObservation):
            won = [self.names[each.seat] for each in common.tally if each.won]
            tr = self._tr
            if len(won) == len(common.tally):
                return tr("Ending", "All level: nobody has lost")
            told = tr("Ending", "{names} win") if len(won) > 1 else tr("Ending", "{names} wins")
            return told.format(names=self.wording.numbers.listed(won))
        return self.wording.prompts.question(replace(seen, decision=None), self.names)

    def _outcome(self, seen: AnyObservation, result: DealResult, common: Common) -> JsonObject:
        """Return the fields of the message about a result: `result`, `back`, and `verdict` or `waits`."""
        told: JsonObject = {"result": self.wording.results.line(result, self.names, seen.seat)}
        if common.waits or common.over:
            told["verdict"] = verdict(self.wording, self._game, seen, result, common.tally)
        elif seen.to_act != seen.seat:
            told["waits"] = self._waiting(seen, common)
        is_dealt = isinstance(seen, TrickObservation) or isinstance(seen.card, Card)
        return told | {"back": not is_dealt and common.shown and not common.over and seen.is_in(seen.seat)}

    def _due_dummy(self, seen: AnyObservation) -> JsonObject | None:
        """Return name and open hand of the dummy for which this seat decides, or None."""
        if not isinstance(seen, TrickObservation) or seen.about is None:
            return None
        return {"name": self.names[seen.about], "cards": self._cards(seen.hands[seen.about])}

    def venue(self) -> str:
        """Return the message with the colours of the table by lamplight."""
        place = self.wording.place
        palette = VENUES[place if place in VENUES else CAMPLI].palette("lamp")
        _, glow, cloth, edge = palette.cloth
        colours: JsonObject = {"cloth-glow": glow, "cloth": cloth, "cloth-edge": edge}
        return _written({"venue": colours | {"wood": palette.rim[-1], "gold": palette.ring}})

    def phrases(self) -> str:
        """Return the message with the remarks of table talk."""
        talk = self.wording.buttons.label("talk")
        phrases: list[Json] = []
        for phrase in self._game.phrases:
            label = self.wording.calls.phrase(phrase)
            groups: list[Json] = []
            if phrase == "have":
                for name, cards in self.wording.cards.spoken_of():
                    listed: list[Json] = [
                        {"id": card, "name": self.wording.cards.kind(card)} for card in cards
                    ]
                    groups.append({"name": name, "cards": listed})
            phrases.append({"do": phrase, "say": label.local, "means": label.meaning, "groups": groups})
        told: JsonObject = {"say": talk.local, "means": talk.meaning, "phrases": phrases}
        return _written({"talk": told})

    def _cards(self, cards: Iterable[SeenCard | None]) -> list[Json]:
        return [self._card(card.id) for card in cards if isinstance(card, Card)]

    def _card(self, card: str) -> JsonObject:
        return {"id": card, "name": self.wording.cards.name(card)}

    def _players(
        self, seen: AnyObservation, faces: Mapping[int, str], losers: frozenset[int], common: Common
    ) -> list[Json]:
        return [
            {
                "name": name,
                "card": self._card(faces[seat]) if seat in faces else None,
                "has": self._belongings(seen, seat),
                "bot": name in common.by_bot,
                "out": not seen.is_in(seat),
                "acts": common.shown and seat == seen.to_act,
                "loses": seat in losers and not common.over,
            }
            for seat, name in enumerate(self.names)
        ]

    def _belongings(self, seen: AnyObservation, seat: int) -> str:
        """Return a player's tokens and coins; in a trick game tricks, and the earlier score."""
        numbers, trn = self.wording.numbers, self._trn
        if isinstance(seen, TrickObservation):
            if seat >= seen.players:
                return ""
            tricks = sum(trick.winner == seat for trick in seen.tricks)
            has = [trn("Common", "{n} trick", "{n} tricks", tricks).replace("{n}", str(tricks))]
            if seat < len(seen.standing) and seat not in seen.dummies:
                has.append(won_told(self.wording, self._game, seen.standing[seat]))
            return ", ".join(has)
        has_tokens = isinstance(self._game, ExchangeGame) and self._game.has_tokens
        amounts = seen.tokens[seat] if has_tokens else None, seen.coins[seat] if any(seen.coins) else None
        if amounts not in self._amounts:  # the same for most players, and in most messages
            tokens, coins = amounts
            parts = [] if tokens is None else [numbers.tokens(tokens)]
            parts += [] if coins is None else [numbers.coins(coins)]
            self._amounts[amounts] = ", ".join(parts)
        return self._amounts[amounts]

    def _pool(self, seen: AnyObservation) -> str:
        if isinstance(seen, TrickObservation) or not seen.pool:
            return ""
        return self._tr("Access", "Pool: {coins}").format(coins=self.wording.numbers.coins(seen.pool))

    def _trick(self, seen: AnyObservation) -> list[Json]:
        """Return the cards of the trick under way, each with its player."""
        if not isinstance(seen, TrickObservation):
            return []
        played = zip(seen.seats_from(seen.leader), seen.trick, strict=False)
        return [
            {"id": card.id, "name": self.wording.cards.name(card.id), "by": self.names[seat]}
            for seat, card in played
        ]

    def _open(self, seen: AnyObservation) -> list[Json]:
        """Return the other open cards of a trick game, in rows with a title.

        The rows are the hands of dummies, the last trick and the indicator.
        """
        if not isinstance(seen, TrickObservation):
            return []
        tr = self._tr
        rows: list[tuple[str, Sequence[SeenCard]]] = [
            (self.names[seat], seen.hands[seat]) for seat in seen.dummies
        ]
        if seen.tricks:
            last = seen.tricks[-1]
            title = tr("Guests", "Last trick, taken by {name}").format(name=self.names[last.winner])
            rows.append((smooth(title, self.wording.language), last.cards))
        if seen.indicator is not None:
            rows.append((tr("Guests", "Turned up"), (seen.indicator,)))
        return [{"name": title, "cards": told} for title, cards in rows if (told := self._cards(cards))]

    def _side(self, seen: AnyObservation) -> str:
        """Return with whom the seat plays in a trick game, as far as it knows; "" if it plays alone."""
        if not isinstance(seen, TrickObservation) or not seen.sides or seen.seat >= seen.players:
            return ""
        mine = next((side for side in seen.sides if seen.seat in side), ())
        others, tr = [self.names[seat] for seat in mine if seat != seen.seat], self._tr
        if not others:
            return ""
        return tr("Guests", "You play with {names}.").format(names=self.wording.numbers.listed(others))


def _own_cards(seen: AnyObservation) -> tuple[SeenCard | None, ...]:
    if isinstance(seen, TrickObservation):
        return seen.hands[seen.seat] if seen.seat < seen.players else ()
    return (seen.card,)


def _looked_at(seen: AnyObservation) -> tuple[SeenCard | None, ...]:
    """Return the card of the pile that this seat alone has looked at."""
    return (seen.peeked,) if isinstance(seen, TrickObservation) else ()


def _face_up(seen: AnyObservation, events: Iterable[Happening], *, shown: bool) -> dict[int, str]:
    """Return the players' cards that lie face up, by seat: those of the comparison unless all is shown."""
    if isinstance(seen, TrickObservation):
        return {}
    if shown:
        lying = zip(range(seen.players), seen.cards, seen.shown, strict=False)
        return {seat: card.id for seat, card, is_up in lying if is_up and isinstance(card, Card)}
    return {
        event.seat: event.card.id
        for event in events
        if isinstance(event, Exposed) and isinstance(event.card, Card)
    }


_WRITER: Final = json.JSONEncoder(ensure_ascii=False, separators=(",", ":"))


def _written(value: JsonObject) -> str:
    return _WRITER.encode(value)
