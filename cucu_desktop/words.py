"""Words of the table: those that all games share, overridden by those of one game.

Words in the languages of the window come from their catalogues (see `catalogues`), words in
the dialect of a place from translations/local.
"""

import re
import tomllib
from collections.abc import Mapping, Sequence
from functools import cache, lru_cache
from typing import Any, Final

from cucu_desktop.catalogues import catalogue
from cucu_desktop.games.catalogue import GAMES, base_of
from cucu_desktop.names import Unnamed
from cucu_desktop.resources import translation


@cache
def words_of(kind: str, language: str, game: str) -> Mapping[str, Any]:
    """Return the words of a kind, "words", "account" or "cards", for a game.

    They are those of the table <kind>, overridden by the game's own: <kind>/<game>, or
    <kind>/<family>/<game> over the words of a family of games. A variant without a table of its own has
    the words of the game that it is a variant of. Where the log has no own name of a card, it is that of
    "words". The result is shared: do not change it.
    """
    told = catalogue(language)
    found = {name.rpartition("/")[2]: name for name in told.tables if name.startswith(f"{kind}/")}
    name = next((found[each] for each in reversed(_lineage(game)) if each in found), kind)
    words: dict[str, Any] = {"cards": words_of("words", language, game)["cards"]} if kind == "account" else {}
    for end in re.finditer(r"/|$", name):
        words = _laid_over(words, told.table(name[: end.start()]))
    return words


def by_rules(words: Mapping[str, Any], rules: Sequence[str]) -> Mapping[str, Any]:
    """Return the words of a game under certain house rules: a key `key@rule` replaces `key`.

    Of several rules that change the same text the first one counts.
    """
    if not rules:
        return words
    changed = {
        key.removesuffix(f"@{rule}"): text
        for rule in reversed(rules)
        for key, text in words.items()
        if key.endswith(f"@{rule}")
    }
    return {
        key: by_rules(text, rules) if isinstance(text, Mapping) else text
        for key, text in {**words, **changed}.items()
    }


def addressed(ways: str | list[str], name: str = "", other: str = "") -> list[str]:
    r"""Return the ways to say something, without marks: after "@" it addresses `name`, after "@@" `other`.

    A person who has not given a name is addressed, where there are words for it.

    >>> addressed("{name} pays.\n@You pay.", Unnamed("Guest")), addressed("{name} pays.\n@You pay.", "Anna")
    (['You pay.'], ['{name} pays.'])
    """
    lines = ways.split("\n") if isinstance(ways, str) else ways
    mark = "@" if isinstance(name, Unnamed) else "@@" if isinstance(other, Unnamed) else ""
    own = [line.lstrip("@") for line in lines if mark and line[: -len(line.lstrip("@"))] == mark]
    return own or [line for line in lines if not line.startswith("@")]


def _lineage(game: str) -> tuple[str, ...]:
    """Return a game's id, after those of the games that it is a variant of."""
    base = base_of(GAMES[game]) if game in GAMES else None
    return (*(_lineage(base.id) if base else ()), game)


@cache
def place_words(place: str, game: str) -> dict[str, Any]:
    """Return the names of things at a place: local/<place>.toml, overridden by its table `in.<game>`.

    The result is shared: do not change it.
    """
    return _at_table(_read("local", place), game)


@lru_cache(maxsize=2)
def place_calls(place: str, game: str) -> dict[str, Any]:
    """Return the calls of a place, likewise from local/calls/<place>.toml.

    The file is ten times as long, so it is read at the first call, and only two are cached.
    """
    return _at_table(_read("local", "calls", place), game)


def remembered_calls() -> dict[str, Any]:
    """Return remarks to players of an earlier match, by region and by the memory that they are about."""
    return _read("local", "calls", "remembered")


def _at_table(words: dict[str, Any], game: str) -> dict[str, Any]:
    own = words.get("in", {})
    for each in _lineage(game):
        words = _laid_over(words, own.get(each, {}))
    return words


def smooth(sentence: str, language: str) -> str:
    """Return a sentence with names and numbers filled in, with elisions and contractions.

    In Italian "a" and "e" do not meet themselves, and an article does not meet "otto", "undici" or "uno";
    before "zero" it is another one. A preposition is drawn together with an article that a name begins with.

    >>> smooth("Bruna e Ercole, o Anna", "it"), smooth("passa a Anna", "it"), smooth("a Anna", "en")
    ('Bruna ed Ercole, o Anna', 'passa ad Anna', 'a Anna')
    >>> smooth("il 80 % a lei, fino al 11 % a loro, il 18 % a me", "it").replace(_APOSTROPHE, "'")
    "l'80 % a lei, fino all'11 % a loro, il 18 % a me"
    >>> smooth("il 0 % a me, del 0 %", "it")
    'lo 0 % a me, dello 0 %'
    >>> smooth("Da il morto arriva il nove; la presa va a il morto, è di il morto", "it")
    'Dal morto arriva il nove; la presa va al morto, è del morto'
    """
    if language != "it":
        return sentence
    sentence = _WITH_ARTICLE.sub(_joined, _MEETING.sub(r"\1d ", sentence))
    return _BEFORE_ZERO.sub(_before_zero, _ARTICLE.sub(_short, sentence))


def _short(article: re.Match[str]) -> str:
    return f"{article[1]}ll{_APOSTROPHE}" if article[1] else f"l{_APOSTROPHE}"


def _before_zero(article: re.Match[str]) -> str:
    return f"{article[1]}llo " if article[1] else "lo "


def _joined(preposition: re.Match[str]) -> str:
    first, rest = preposition[1][0], preposition[1][1:]
    return f"{first}{'e' if rest == 'i' else rest}l "


_APOSTROPHE: Final = "\N{RIGHT SINGLE QUOTATION MARK}"
_WITH_ARTICLE: Final = re.compile(r"\b([Aa]|[Dd]a|[Dd]i) il ")
_MEETING: Final = re.compile(r"\b([Aa](?= [Aa])|[Ee](?= [Ee])) ")
_ARTICLE: Final = re.compile(r"\b(?:i|(a|de|da|ne|su)(?=l ))l (?=(?:1|11|8|8[0-9])\s%)")
_BEFORE_ZERO: Final = re.compile(r"\b(?:i|(a|de|da|ne|su)l?)l (?=0\s%)")


def _read(*parts: str) -> dict[str, Any]:
    return tomllib.loads(translation(*parts[:-1], f"{parts[-1]}.toml").read_text(encoding="utf-8"))


def _laid_over(common: dict[str, Any], own: dict[str, Any]) -> dict[str, Any]:
    both = {**common, **own}
    for key in common.keys() & own.keys():
        if isinstance(own[key], dict):
            both[key] = _laid_over(common[key], own[key])
    return both


def signed(number: float | str, *, plus: bool = False) -> str:
    """Return a number, or its text with a hyphen as the sign, with a typographic minus sign (U+2212).

    With `plus` a positive number has a plus sign.
    """
    digits = str(number).removeprefix("-")
    if not digits.strip("0.,"):
        return digits
    return ("\N{MINUS SIGN}" if str(number).startswith("-") else "+" * plus) + digits


class SuitedCards:
    """The names of a pack's cards in a language; empty for a pack without suits."""

    def __init__(self, language: str, pack: str, *, by_suit: bool) -> None:
        """Take the names from the words of kind "cards"; two packs may share a card id.

        `by_suit`: whether suits matter in the game, and are named.
        """
        words = words_of("cards", language, "")
        self._ranks: dict[str, str] = words["ranks"]
        self._shown: dict[str, str] = words["shown"]
        self._kinds: dict[str, str] = words["kinds"]
        self._tied: dict[str, str] = words["tied"]
        self.suits: dict[str, str] = words["suits"].get(pack, {})
        """The names of the suits, by their letters."""
        self.by_suit = by_suit

    def name(self, card_id: str) -> str:
        """Return the card's name: "the king of hearts"."""
        return self._ranks[card_id[:-1]].format(suit=self.suits[card_id[-1]])

    def shown(self, card_id: str) -> str:
        """Return the card's name as it is shown or played, inflected for the language."""
        return self._shown[card_id[:-1]].format(suit=self.suits[card_id[-1]])

    def spoken(self, card_id: str) -> str:
        """Return the card's name in speech: "a king", if suits do not matter."""
        return self.name(card_id) if self.by_suit else self._kinds[card_id[:-1]]

    def any_of(self, rank: str) -> str:
        """Return the name of a card of this rank: "a king"."""
        return self._kinds[rank]

    def several(self, rank: str) -> str:
        """Return the name of several cards of this rank: "nines"."""
        return self._tied[rank]
