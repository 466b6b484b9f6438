"""The data sent to a guest's screen: made from the seat's observation and from words, and from nothing else.

A message has two parts. The *public* one is the same for all readers of a language, and is made
once for all of them; the *own* one has the seat's cards and, at their decision, the options.
"""

from __future__ import annotations

import json
from dataclasses import replace
from typing import TYPE_CHECKING, Final, NamedTuple

from cucu_desktop.catalogues import catalogue
from cucu_desktop.engine.actions import CALL, Action, Bet, Offer
from cucu_desktop.engine.cards import Card
from cucu_desktop.engine.events import Exposed
from cucu_desktop.engine.tricks.observation import TrickObservation
from cucu_desktop.games.catalogue import GAMES
from cucu_desktop.games.game import ExchangeGame, TrickGame
from cucu_desktop.ui.text.hint_text import advice_told
from cucu_desktop.ui.text.number_words import starting_amount
from cucu_desktop.ui.text.wording import wording_of
from cucu_desktop.ui.widgets.venue import CAMPLI, VENUES

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping, Sequence

    from cucu_desktop.engine.actions import Option
    from cucu_desktop.engine.any_observation import AnyObservation
    from cucu_desktop.engine.cards import SeenCard
    from cucu_desktop.engine.options import GameOptions
    from cucu_desktop.games.game import Game
    from cucu_desktop.json_values import Json, JsonObject
    from cucu_desktop.match.advice.advice import Advice
    from cucu_desktop.ui.text.amount_words import Part
    from cucu_desktop.ui.text.buttons import Label
    from cucu_desktop.ui.text.deal_result import DealResult
    from cucu_desktop.ui.text.log_words import Happening
    from cucu_desktop.ui.text.wording import Wording

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
    """

    seen: AnyObservation | None
    asked: bool = False
    may_undo: bool = False
    advice: Advice | None = None
    has_left: bool = False
    skips: bool = False


class Common(NamedTuple):
    """The state of the match, the same for all.

    Attributes:
        moment: a key of the open decision.
        calls: whether players may call before the turns of others.
        over: whether the game is over, and the table shows it.
        shown: whether the table shows all events.
        waits: whether the table waits until the result has been read.
        skips: how many guests want to skip to the end, and how many have to; None: they may not.
    """

    moment: str
    calls: bool
    over: bool
    shown: bool = True
    waits: bool = False
    skips: tuple[int, int] | None = None


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

    def message(self, told: Own, name: str, public: str) -> str:
        """Return the whole message to a seat, or to an onlooker.

        It is filled up with spaces, so that messages at rest are of nearly equal sizes.

        Args:
            told: what is for this seat only.
            name: the person's name.
            public: the result of `public`.
        """
        seen = told.seen
        own: JsonObject = {"name": name, "cards": [], "looked": [], "ask": "", "options": []}
        own |= {"side": "", "undo": told.may_undo, "hint": False, "advice": "", "advised": ""}
        own |= {"left": told.has_left, "skips": told.skips}
        if seen is not None:
            own["cards"] = self._cards(_own_cards(seen))
            own["looked"] = self._cards(_looked_at(seen))
            own["side"] = self._side(seen)
            if told.asked and seen.decision is not None:
                own["ask"] = self.wording.prompts.question(seen, self.names)
                own["options"] = self.options(seen)
                own["hint"] = True
                if told.advice is not None:
                    own["advice"] = advice_told(told.advice, self.wording, seen, self.names)
                    own["advised"] = str(told.advice.action)
        text = f'{{"public":{public},"own":{_written(own)}}}'
        return text.ljust(len(text) + -len(text.encode()) % _STEP)

    def public(
        self, seen: AnyObservation, events: Sequence[Happening], result: DealResult, common: Common
    ) -> str:
        """Return the public part, as JSON.

        Args:
            seen: the public observation.
            events: the events shown in this deal, as public ones.
            result: the deal's result so far.
            common: the state of the match.
        """
        over, shown = common.over, common.shown
        told = (self.wording.log.sentence(event, self.names, seen.deals) for event in events[-_KEPT:])
        sentences: list[Json] = [sentence for sentence in told if sentence]
        call = self.wording.buttons.label(CALL.word) if common.calls and not over else None
        goes_on = self._tr("Playing", "Continue")
        public: JsonObject = {
            "n": common.moment,
            "pack": self.wording.pack,
            "players": self._players(seen, _face_up(seen, events, shown=shown)),
            "pool": self._pool(seen),
            "trick": self._trick(seen) if shown else [],
            "open": self._open(seen) if shown else [],
            "ask": self.wording.prompts.question(replace(seen, decision=None), self.names) if shown else "",
            "told": sentences[-_TOLD:],
            "result": self.wording.results.line(result, self.names),
            "call": _button(CALL.word, call) if call else None,
            "continue": {"do": "continue", "say": goes_on, "means": ""} if common.waits else None,
            "skip": None if common.skips is None else self._skip(*common.skips),
            "over": over,
        }
        return _written(public)

    def _skip(self, wanted: int, guests: int) -> JsonObject:
        """Return the button by which all guests together skip to the end."""
        tr = self._tr
        agreed = tr("Guests", "Everyone must agree: {n} of {all}").format(n=wanted, all=guests)
        return {
            "do": "skip",
            "say": tr("Playing", "Skip to the end"),
            "means": agreed if guests > 1 else "",
        }

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

    def _players(self, seen: AnyObservation, faces: Mapping[int, str]) -> list[Json]:
        return [
            {
                "name": name,
                "card": self._card(faces[seat]) if seat in faces else None,
                "has": self._belongings(seen, seat),
                "out": not seen.is_in(seat),
                "acts": seat == seen.to_act,
                "deals": seat == seen.dealer,
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
            has = [_filled(trn("Guests", "{n} trick", "{n} tricks", tricks), tricks)]
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
            rows.append((title, last.cards))
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

    # Options

    def options(self, seen: AnyObservation) -> list[Json]:
        """Return the buttons of the open decision; none without one."""
        options = seen.decision.options if seen.decision is not None else ()
        return [each for option in options for each in self._option(option, seen)]

    def _option(self, option: Option, seen: AnyObservation) -> list[JsonObject]:
        """Return the buttons of an option: one, but for bets one for each outcome."""
        buttons = self.wording.buttons
        if isinstance(option, Action):
            card = option.card.id if option.card and option.series is None else ""
            return [_button(str(option), buttons.option(option, seen), card=card)]
        if isinstance(option, Offer):
            coins = self._part("offer-coins", 0, option.high, 1)
            share = self._part("offer-share", 0, option.share, 0 if option.high else 1, sign="%")
            parts = [part for part in (coins, share) if part["high"]]
            does = self.wording.amounts.does(Action(option.word, coins=1))
            return [_button(option.word, buttons.offer(1, 0), parts, means=does)]
        if isinstance(option, Bet):
            parts = [self._part("bet", 1, option.high, 1)]
            outcomes = option.outcomes if option.high else ()
            made = []
            for each in outcomes:
                does = self.wording.amounts.does(Action(option.word, coins=1, outcome=each))
                tail = f" {each}" if each else ""
                made.append(_button(option.word, buttons.bet(1, each), parts, tail=tail, means=does))
            return made if option.low else [*made, _button(str(option.of(0)), buttons.bet(0))]
        sign = "%" if option.percent else ""
        part = self._part(_PARTS[option.word], option.low, option.high, starting_amount(option), sign=sign)
        label = buttons.option(option, seen, starting_amount(option))
        does = self.wording.amounts.does(option.of(option.low))
        return [_button(option.word, label, [part], means=does or label.meaning)]

    def _part(self, part: Part, low: int, high: int, start: int, *, sign: str = "") -> JsonObject:
        return {
            "name": self.wording.amounts.name(part),
            "low": low,
            "high": high,
            "start": start,
            "sign": sign,
        }


def won_told(wording: Wording, game: Game, won: int) -> str:
    """Return the number of deals that a player of a trick game has won; in Zifuli that of tokens."""
    trn = catalogue(wording.language).npgettext
    in_tokens = isinstance(game, TrickGame) and game.names_partner
    return _filled(
        wording.numbers.tokens(won) if in_tokens else trn("Guests", "{n} win", "{n} wins", won), won
    )


_PARTS: Final[dict[str, Part]] = {"raise": "raise", "back": "back", "propose": "propose"}


def _button(
    do: str,
    label: Label,
    parts: Sequence[JsonObject] = (),
    *,
    card: str = "",
    tail: str = "",
    means: str | None = None,
) -> JsonObject:
    """Return a button: its notation is `do`, the amount of each part, and `tail`."""
    meaning, call = ("", label.local) if means == "" else label.lines(means or "")
    return {"do": do, "parts": list(parts), "tail": tail, "say": call, "means": meaning, "card": card}


def _own_cards(seen: AnyObservation) -> tuple[SeenCard | None, ...]:
    """Return the cards of this seat."""
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


def _filled(text: str, n: int) -> str:
    return text.replace("{n}", str(n))


_WRITER: Final = json.JSONEncoder(ensure_ascii=False, separators=(",", ":"))


def _written(value: JsonObject) -> str:
    return _WRITER.encode(value)
