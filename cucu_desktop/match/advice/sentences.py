"""Reasons in sentences, in each language: for the window, and for `cucu-desktop advise`."""

from collections.abc import Mapping, Sequence
from typing import Any, Final

from cucu_desktop.catalogues import counted
from cucu_desktop.engine.actions import Action
from cucu_desktop.match.advice.reason import Reason, ReasonKey, ShownWorth
from cucu_desktop.match.number_words import NumberWords
from cucu_desktop.words import SuitedCards, smooth, words_of

_BY_NUMBER: Final[Mapping[ReasonKey, str]] = {
    "few": "count",
    "higher-out": "count",
    "as-good": "count",
    "few-lower": "lower",
    "most-lower": "lower",
    "more-higher": "higher",
    "no-higher": "count",
    "stops": "count",
}
"""The sentences with a plural, and the number that decides its form."""
_AROUND: Final = {"tokens": "in-a-hundred-deals", "out": "in-a-hundred-rounds", "game": "counting-the-game"}
"""The sentence around those of some worths: per hundred deals, or with a further value counted."""
_AS_COINS: Final = ("pool", "game")
"""The units that are coins."""
_LIKE_NONE: Final = {"tokens": "lost", "pool": "won", "chance": "won", "out": "won"}
"""The units in which a worth of nothing has the verb of a loss, or of a gain."""


class ReasonSentences:
    """Writes reasons in one language, with the words of one game."""

    def __init__(self, language: str, game: str, pack: str) -> None:
        self._language = language
        words = words_of("words", language, game)
        self._told: Mapping[str, Any] = words["advice"]
        self._cards: Mapping[str, str] = words["cards"]
        self._objects: Mapping[str, str] = words.get("objects", self._cards)
        self._suited = SuitedCards(language, pack, by_suit=False)
        self._counted = NumberWords(language, words)

    def tell(self, why: Reason, names: Sequence[str], *, brief: bool = False) -> str:
        """Return the sentences of a reason; `names` are the players' by seat.

        If a fact at the table is the reason, `brief` leaves out the resulting worths.
        """
        if why.seen is None:
            return self._sentence(why, names)
        seen = self._sentence(why.seen, names)
        return seen if brief else f"{seen} {self._sentence(why, names)}"

    def _sentence(self, why: Reason, names: Sequence[str]) -> str:
        apart = f"{why.key}-apart" if why.numbers.get("apart") else ""
        told = self._told[f"nulla-{why.numbers['nulle']}" if why.key == "nulla" else why.key]
        told = self._told.get(apart, told)
        if why.key in _BY_NUMBER:
            told = counted(told, int(why.numbers[_BY_NUMBER[why.key]]))
        values: dict[str, object] = {name: names[seat] for name, seat in why.seats.items()}
        values |= {name: self._card(card) for name, card in why.cards.items()}
        values |= {
            name: self._counted.points(number) if name in ("points", "average") else number
            for name, number in why.numbers.items()
        }
        if "tokens" in why.numbers:
            values["tokens"] = self._counted.tokens(int(why.numbers["tokens"]))
        values |= {name: self._counted.coins(number) for name, number in why.coins.items()}
        values |= {name: self._counted.percent(number) for name, number in why.percents.items()}
        worths = self._worths(why.worths)
        values |= worths
        if why.key == "named":
            values |= {
                name: self._if(why.actions[name]).format(**values, worth=worth)
                for name, worth in worths.items()
            }
        sentence = str(told).format(**values)
        around = next((_AROUND[worth.what] for worth in why.worths.values() if worth.what in _AROUND), "")
        if around:
            frame = str(self._told[around])
            # A sentence begins after a colon.
            sentence = frame.format(told=_begun(sentence) if ": {told}" in frame else sentence, **values)
        return _begun(smooth(sentence, self._language))

    def _if(self, action: Action) -> str:
        """Return the clause of an option, without the {worth} itself: "if you keep it, {worth}"."""
        key, amount = action.word, ""
        if action.word == "bet":
            key += f"-{action.outcome or 'against'}" if action.coins else "-nothing"
        if action.series is not None:
            key += f"-{action.series}"
        if action.word == "offer":
            amount = self._counted.offer(action.coins or 0, action.percent or 0)
        elif action.coins is not None:
            amount = self._counted.coins(action.coins)
        card = self._objects[action.card.id] if action.card is not None else ""
        return str(self._told["if"][key]).replace("{amount}", amount).replace("{card}", card)

    def _card(self, card_id: str) -> str:
        return self._suited.name(card_id) if self._suited.suits else str(self._cards[card_id])

    def _worths(self, worths: Mapping[str, ShownWorth]) -> dict[str, str]:
        """Return the clauses of worths; a clause leaves out the verb that the one before has."""
        told: dict[str, str] = {}
        before: ShownWorth | None = None
        for name, worth in worths.items():
            told[name] = (before and self._short(worth, before)) or self._worth(worth)
            before = worth
        return told

    def _short(self, worth: ShownWorth, before: ShownWorth) -> str:
        """Return a worth without a verb, as "2.4", if the clause before has the same verb; else ""."""
        how, first, is_often = _how(worth), _how(before), worth.what in ("chance", "out")
        if how == "none" and first == _LIKE_NONE.get(worth.what) and not before.is_sure:
            never = "never" if is_often else "nothing"
            return str(self._told[never if worth.is_sure else f"almost-{never}"])
        if worth.is_sure or how == "none":
            return ""
        number = self._counted.decimal(abs(worth.rounded), worth.decimals)
        if how == first and not before.is_sure:
            is_out = worth.what == "out"
            return counted(self._told["out-also"], _times(worth)).format(number=number) if is_out else number
        if worth.what == "points" and first != "none":
            return str(self._told[f"points-{how}-also"]).format(number=number)
        if first == "none" and how == _LIKE_NONE.get(worth.what) and worth.what != "out":
            told = self._told["chance-about" if is_often else "about"]
            return counted(told, _times(worth)).format(number=number, amount=self._amount(worth))
        return ""

    def _worth(self, worth: ShownWorth) -> str:
        """Return the clause of a worth: "costs about 57 tokens"."""
        how = _how(worth)
        if worth.what in ("chance", "out"):
            if worth.is_sure:
                return str(self._told[f"{worth.what}-{'never' if how == 'none' else 'surely'}"])
            told = self._told[f"{worth.what}-{'none' if how == 'none' else 'some'}"]
            number = self._counted.decimal(worth.rounded, worth.decimals)
            return counted(told, _times(worth)).format(number=number)
        key = f"{worth.what}-{how}"
        if not worth.is_sure:
            return str(self._told[key]).format(amount=self._amount(worth))
        each = self._counted.tokens(round(abs(worth.number)) // 100) if worth.rounded else ""
        return str(self._told[f"{key}-surely"]).format(amount=each)

    def _amount(self, worth: ShownWorth) -> str:
        if worth.what in ("chance", "out"):
            return ""
        what = "coins" if worth.what in _AS_COINS else worth.what
        return self._counted.about(what, abs(worth.rounded), worth.decimals)


def _how(worth: ShownWorth) -> str:
    """Return the sign of a worth: "won", "lost" or "none"."""
    return "won" if worth.rounded > 0 else "lost" if worth.rounded < 0 else "none"


def _times(worth: ShownWorth) -> int:
    """Return the number that decides the plural form; a fraction takes the plural."""
    return int(worth.rounded) if worth.rounded == int(worth.rounded) else 2


def _begun(sentence: str) -> str:
    """Return a sentence with a capital letter."""
    return sentence[:1].upper() + sentence[1:]
