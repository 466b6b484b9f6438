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

import tomllib
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from types import MappingProxyType
from typing import Any, Final
from zlib import crc32

from cucu_desktop.engine import events as happen
from cucu_desktop.engine.actions import Action, Amount, Option
from cucu_desktop.engine.events import Event
from cucu_desktop.engine.observation import Observation
from cucu_desktop.games import campli
from cucu_desktop.games.catalogue import place_of
from cucu_desktop.match.telling import LANGUAGES, Teller
from cucu_desktop.resources import translation
from cucu_desktop.ui import happened as explained
from cucu_desktop.ui.calls import call_of, speaker_of

Names = Sequence[str]


@dataclass(frozen=True, slots=True)
class Bubble:
    """What a seat says: the words spoken there, their meaning, and whose they are."""

    local: str
    meaning: str
    seat: int


@dataclass(frozen=True, slots=True)
class Label:
    """What stands on a button: the word said at the table, its meaning, and the key that presses it."""

    local: str
    meaning: str
    key: str


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


@cache
def _read(*parts: str) -> dict[str, Any]:
    return tomllib.loads(translation(*parts[:-1], f"{parts[-1]}.toml").read_text(encoding="utf-8"))


@cache
def _words_of(language: str, game: str) -> dict[str, Any]:
    """Return the words that all games share, and over them those of the game."""
    own = translation("words", game, f"{language}.toml")
    common = _read("words", language)
    return _laid_over(common, _read("words", game, language)) if own.is_file() else common


def _laid_over(common: dict[str, Any], own: dict[str, Any]) -> dict[str, Any]:
    both = {**common, **own}
    for key in common.keys() & own.keys():
        if isinstance(own[key], dict):
            both[key] = _laid_over(common[key], own[key])
    return both


class Wording:
    """All words of a game's table in one language, at one place."""

    def __init__(self, language: str, game: str = campli.ID, place: str = "") -> None:
        """Read the words.

        Args:
            language: one of `LANGUAGES`.
            game: the id of the game that is played or talked about.
            place: the name of a file of translations/local; without one, the game's own place.

        Raises:
            ValueError: the language is none of ours.
        """
        self.language, self.game_id = language, game
        self.place = place or place_of(game)
        self._teller = Teller(language)
        self._words = _words_of(language, game)
        self._local = _read("local", self.place)

    def of(self, game: str) -> "Wording":
        """Return the words of another game in the same language, at its own place."""
        return self if game == self.game_id else Wording(self.language, game)

    # Cards and numbers

    def card(self, card_id: str) -> str:
        """Return a card's name: "the cat (XII)"; "hidden" is one, too."""
        return str(self._words["cards"][card_id])

    def card_there(self, card_id: str) -> str:
        """Return what the card is called at the table: "Gnaf"; those without a name have their number."""
        return str(self._local["cards"].get(card_id, card_id))

    def power(self, card_id: str) -> str:
        """Return what the card does, in a sentence or two."""
        powers = self._words["powers"]
        return str(powers.get(card_id, powers["number"]))

    def coins(self, number: int) -> str:
        """Return "5 coins"."""
        return self._counted("coin", number)

    def tokens(self, number: int) -> str:
        """Return "1 token"."""
        return self._counted("token", number)

    def _counted(self, what: str, number: int) -> str:
        form = what if number == 1 else f"{what}s"
        return str(self._words["numbers"][form]).format(n=number)

    def listed(self, names: Names) -> str:
        """Return "Anna, Bruna and Carlo"."""
        *first, last = names
        return f"{', '.join(first)} {self._words['numbers']['and']} {last}" if first else last

    # What is said

    def bubble(self, event: Event, observation: Observation, person: str = "") -> Bubble | None:
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
        spoken = self._local["talk" if isinstance(event, happen.Talked) else "calls"][key]
        own = self._local["persons"].get(person, {}).get(key, [])
        ways = [*spoken, *own, *own] if person else spoken[:1]
        said = ways[
            crc32(f"{observation.deals}/{seat}/{key}/{observation.eliminations}".encode()) % len(ways)
        ]
        return Bubble(*self._both(said, values), seat)

    def phrase(self, phrase_id: str, card_id: str | None = None) -> Label:
        """Return a phrase of table talk for the menu; "have" wants a card."""
        said = self._local["talk"][phrase_id][0]
        return Label(*self._both(said, {"card": card_id or ""}), key="")

    def _both(self, said: dict[str, str], values: dict[str, Any]) -> tuple[str, str]:
        """Return the local words and their meaning, filled in."""
        there = here = dict(values)
        if card_id := values.get("card"):
            there = values | {"card": self._local["held"][card_id]}
            here = values | {"meaning": self.card(card_id)}
        elif "card" in values:
            there, here = values | {"card": "…"}, values | {"meaning": "…"}
        return said["say"].format(**there), said[self.language].format(**here)

    def term(self, term_id: str) -> Label:
        """Return a word of the game as it is used there ("carta morta"), with its meaning."""
        return Label(*self._both(self._local["terms"][term_id], {}), key="")

    # What is asked

    def question(self, observation: Observation, names: Names) -> str:
        """Return one line: what is asked of the viewer, or whom everybody is waiting for."""
        if observation.winners:
            return self._ask("over", names=self.listed([names[seat] for seat in observation.winners]))
        if observation.decision is not None:
            return self._own_question(observation, names)
        seat = observation.to_act
        if seat is None:
            return ""
        key = "waiting" if observation.kind == "turn" else f"waiting-{observation.kind}"
        other = "" if observation.about is None else names[observation.about]
        return self._ask(key, name=names[seat], other=other)

    def _own_question(self, observation: Observation, names: Names) -> str:
        decision = observation.decision
        assert decision is not None
        if decision.kind == "turn":
            return self._turn_question(observation, names)
        if decision.kind == "reentry":
            return self._reentry_question(observation)
        other = "" if decision.other is None else names[decision.other]
        values: dict[str, Any] = {
            "other": other, "cost": self.coins(decision.cost or 0), "pool": self.coins(observation.pool),
        }  # fmt: skip
        if decision.kind == "agreement" and observation.proposed:
            theirs = observation.proposed[1]
            return self._ask("agreement-answer", theirs=theirs, mine=100 - theirs, **values)
        return self._ask(decision.kind, **values)

    def _turn_question(self, observation: Observation, names: Names) -> str:
        decision, order = observation.decision, observation.order
        assert decision is not None
        if decision.seat == order[-1]:
            return self._ask("turn-dealer")
        following = names[order[order.index(decision.seat) + 1]]
        return self._ask("turn" if len(decision.options) > 1 else "turn-must", next=following)

    def _reentry_question(self, observation: Observation) -> str:
        decision = observation.decision
        assert decision is not None
        cost, given = decision.cost or 0, sum(coins for _, coins in observation.pledged)
        values = {
            "cost": self.coins(cost), "given": self.coins(given), "own": self.coins(cost - given),
            "coins": self.coins(observation.coins[decision.seat]),
        }  # fmt: skip
        can = any(option.word == "reenter" for option in decision.options)
        return self._ask("reentry-short" if not can else "reentry-shared" if given else "reentry", **values)

    def _ask(self, key: str, **values: object) -> str:
        return str(self._words["questions"][key]).format(**values)

    def option(self, option: Option, observation: Observation, amount: int | None = None) -> Label:
        """Return what stands on the button of an option; `amount` is the one chosen so far, if it has one."""
        button = self._local["buttons"][_button_of(option, observation)]
        values: dict[str, Any] = {"cost": self.coins(observation.cost or 0)}
        if isinstance(option, Amount):
            chosen = starting_amount(option) if amount is None else amount
            values["amount"] = self.percent(chosen) if option.percent else self.coins(chosen)
            values["rest"] = self.percent(100 - chosen)
        return Label(button["say"], button[self.language].format(**values), button["key"])

    def percent(self, number: int) -> str:
        """Return a percentage as the language writes it, with a space that does not break."""
        return f"{number}%" if self.language == "en" else f"{number}\N{NO-BREAK SPACE}%"

    def talk_button(self) -> Label:
        """Return what stands on the button that opens table talk."""
        button = self._local["buttons"]["talk"]
        return Label(button["say"], button[self.language], button["key"])

    # What happened

    def account(self, event: Event, names: Names) -> str | None:
        """Return a sentence for the running account, with names; None for what is not worth one.

        It tells only what everybody at the table sees, whoever's event it is.
        """
        return self._teller.tell(event, names)

    def before(self, loss: happen.TokenLost | None, card_id: str, names: Names) -> str:
        """Return in a few words who paid in an earlier deal; None: nobody did.

        Args:
            loss: the token lost.
            card_id: the card it was lost with, if all could see it, or for which, in an arrest.
            names: the players' names by seat.
        """
        if loss is None:
            return str(self._words["before"]["none"])
        key = "arrest" if loss.reason in ("XII", "XIV") else loss.reason
        return str(self._words["before"][key]).format(name=names[loss.seat], card=self.card(card_id))

    def dealer(self, name: str) -> str:
        """Return in a sentence who deals."""
        return str(self._words["before"]["dealer"]).format(name=name)

    def standing(self, deal: int, pool: int) -> str:
        """Return "Deal 4 · 25 coins in the pool"."""
        before = self._words["before"]
        return f"{before['deal'].format(number=deal)} · {before['pool'].format(coins=self.coins(pool))}"

    def happened(self, event: Event, names: Names, order: Sequence[int] = ()) -> Explanation | None:
        """Return why this happened, by the rules; `order` is the deal's, dealer last."""
        told = explained.told_of(event, order)
        if told is None:
            return None
        key, seats, section = told
        values: dict[str, str] = {name: names[seat] for name, seat in seats.items()}
        if isinstance(event, happen.Compared) and event.losers:
            values["names"] = self.listed([names[seat] for seat in event.losers])
        if isinstance(event, happen.ReentryOffered):
            values["cost"] = self.coins(event.cost)
        text = str(self._words["happened"][key]).format(**values)
        return Explanation(text, section, self.section(section))

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

    def preset(self, preset_id: str) -> Heading:
        """Return the name of a set of options, and what it means."""
        return Heading(**self._words["presets"][preset_id])

    def level(self, level: int) -> str:
        """Return in words how well somebody plays."""
        return str(self._words["levels"][str(level)])

    def person(self, person_id: str) -> str:
        """Return a line about one of the regulars."""
        return str(self._words["persons"][person_id])


def starting_amount(option: Amount) -> int:
    """Return the amount that is proposed first: half the pool, or as little as is allowed."""
    return 50 if option.percent else option.low


_BUTTONS: Final = {("inn", "keep"): "inn-keep", ("backing", "decline"): "backing-decline"}


def _button_of(option: Option, observation: Observation) -> str:
    word = option.word
    dealing = observation.order and observation.seat == observation.order[-1]
    if word == "exchange" and isinstance(option, Action) and dealing:
        return "exchange-pack"
    return _BUTTONS.get((observation.kind, word), word)


__all__ = [
    "LANGUAGES", "Bubble", "Explanation", "Heading", "Label", "Wording", "starting_amount",
]  # fmt: skip
