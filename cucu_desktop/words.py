"""Words in `translations/`: what all games share, and laid over it what one game says otherwise.

Between the two may lie what a family of games shares: an overlay that `extends` one lies over it.
"""

import re
import tomllib
from functools import cache
from typing import Any, Final

from cucu_desktop.resources import translation


@cache
def words_of(kind: str, language: str, game: str) -> dict[str, Any]:
    """Return the words of a kind, "words" or "account", for a game: <kind>/<language>.toml and its overlay.

    The overlay, <kind>/<game>/<language>.toml, need not be there. The result is shared: do not change it.
    """
    if not translation(kind, game, f"{language}.toml").is_file():
        return _read(kind, language)
    own = _read(kind, game, language)
    below = own.pop("extends", "")
    return _laid_over(words_of(kind, language, below) if below else _read(kind, language), own)


@cache
def place_words(place: str, game: str) -> dict[str, Any]:
    """Return what is said at a place: local/<place>.toml, and over it what its table `in.<game>` has.

    The result is shared: do not change it.
    """
    words = _read("local", place)
    return _laid_over(words, words.get("in", {}).get(game, {}))


def smooth(sentence: str, language: str) -> str:
    """Return a sentence with names in it as it is spoken: in Italian "a" and "e" do not meet themselves.

    >>> smooth("Bruna e Ercole, o Anna", "it"), smooth("passa a Anna", "it"), smooth("a Anna", "en")
    ('Bruna ed Ercole, o Anna', 'passa ad Anna', 'a Anna')
    """
    return _MEETING.sub(r"\1d ", sentence) if language == "it" else sentence


_MEETING: Final = re.compile(r"\b([Aa](?= [Aa])|[Ee](?= [Ee])) ")


def _read(*parts: str) -> dict[str, Any]:
    return tomllib.loads(translation(*parts[:-1], f"{parts[-1]}.toml").read_text(encoding="utf-8"))


def _laid_over(common: dict[str, Any], own: dict[str, Any]) -> dict[str, Any]:
    both = {**common, **own}
    for key in common.keys() & own.keys():
        if isinstance(own[key], dict):
            both[key] = _laid_over(common[key], own[key])
    return both


SUITS_MATTER: Final = frozenset({"ace_chasing"})
"""The games in which they do, so that one speaks of the ace of clubs and not of any ace."""


class SuitedCards:
    """The names of a pack's cards in a game and a language; a pack without suits has none here."""

    def __init__(self, language: str, game: str, pack: str) -> None:
        """Take the names from cards/<language>.toml; two packs may have cards of one id."""
        words = _read("cards", language)
        self._ranks: dict[str, str] = words["ranks"]
        self._shown: dict[str, str] = words.get("shown", {})
        self._kinds: dict[str, str] = words["kinds"]
        self._tied: dict[str, str] = words["tied"]
        self.suits: dict[str, str] = words["suits"].get(pack, {})
        """What the suits are called, by their letters."""
        self.by_suit = game in SUITS_MATTER
        """Whether suits matter, so that one speaks of them."""

    def name(self, card_id: str) -> str:
        """Return "the king of hearts"."""
        return self._ranks[card_id[:-1]].format(suit=self.suits[card_id[-1]])

    def shown(self, card_id: str) -> str:
        """Return what somebody shows or plays: as `name`, but where a language inflects it."""
        told = self._shown.get(card_id[:-1])
        return told.format(suit=self.suits[card_id[-1]]) if told else self.name(card_id)

    def spoken(self, card_id: str) -> str:
        """Return what is meant when somebody speaks of the card: "a king", if suits do not matter."""
        return self.name(card_id) if self.by_suit else self._kinds[card_id[:-1]]

    def any_of(self, rank: str) -> str:
        """Return what a card of this rank is: "a king"."""
        return self._kinds[rank]

    def several(self, rank: str) -> str:
        """Return what several cards of this rank are: "nines"."""
        return self._tied[rank]
