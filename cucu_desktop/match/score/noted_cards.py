"""Cards noted at the score of a game of real cards, and how often each costs a token.

The text "card A XII" names the card of the loss of A told just before it: of "paid A" the card that lost, of
"penalty A" the card that cost the token (the cat, the hunter). In a pack with suits it is named by its rank
alone ("K").
"""

from collections import Counter
from collections.abc import Iterable, Sequence
from itertools import pairwise
from typing import TYPE_CHECKING, Final

from cucu_desktop.match.score.score_reader import WrittenGame

if TYPE_CHECKING:
    from cucu_desktop.engine.cards import Card, Pack
    from cucu_desktop.match.score.sheet import Sheet

CARD: Final = "card"
LOSSES: Final = ("paid", "penalty")
"""The first words of told texts after which a card can be noted."""


def ranks(pack: "Pack") -> "dict[str, Card]":
    """Return the names of the cards that can be noted, each with a card of that rank, from low to high."""
    return {card.value: card for card in sorted(pack.half, key=lambda card: card.rank)}


def person_in(text: str, names: Sequence[str]) -> str | None:
    """Return the name A in "paid A" or "penalty A by B", the longest one that fits; None without a name."""
    rest = text.partition(" ")[2]
    named = (name for name in names if rest == name or rest.startswith(f"{name} by "))
    return max(named, key=len, default=None)


def open_loss(texts: Sequence[str], names: Sequence[str]) -> str | None:
    """Return the `person_in` the last text; None if its first word is not one of LOSSES."""
    is_loss = bool(texts) and texts[-1].partition(" ")[0] in LOSSES
    return person_in(texts[-1], names) if is_loss else None


class CardStatistics:
    """How often each card cost a token, in some scored games.

    Attributes:
        losses: the number of losses, with a card or without.
        by_word: for "paid" and "penalty" the number of tokens that each card cost, by the card's name.
    """

    def __init__(self, scores: "Iterable[Sheet[WrittenGame]]", like: WrittenGame) -> None:
        """Count the losses in those games that are of one kind, and have one pack, with `like`."""
        self.losses = 0
        self.by_word: dict[str, Counter[str]] = {word: Counter() for word in LOSSES}
        for score in scores:
            if score.game.game is like.game and pack_of(score.game).name == pack_of(like).name:
                self.losses += sum(text.partition(" ")[0] in LOSSES for text in score.told)
                for loss, text in pairwise(score.told):
                    if text.startswith(f"{CARD} "):
                        self.by_word[loss.partition(" ")[0]][text.rpartition(" ")[2]] += 1

    @property
    def noted(self) -> int:
        return sum(cards.total() for cards in self.by_word.values())


def pack_of(game: WrittenGame) -> "Pack":
    return game.game.pack_of(game.options)
