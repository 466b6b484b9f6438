"""Cards noted at the score of a game of real cards, and how often each costs a token.

The text "card A XII" names the card of the latest loss of A in the deal under way: of "paid A" the card that
lost, of "penalty A" the card that cost the token (the cat, the hunter). In a pack with suits it is named by
its rank alone ("K").
"""

import json
from collections import Counter
from collections.abc import Iterable, Sequence
from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING, Final

from cucu_desktop.kept_stores import DAMAGE
from cucu_desktop.match.log import LogError, read_lines
from cucu_desktop.match.scenario.scenario_fields import InvalidScenarioError
from cucu_desktop.match.score.score_reader import KEYS, WrittenGame, read

if TYPE_CHECKING:
    from cucu_desktop.engine.cards import Card, Pack

CARD: Final = "card"
LOSSES: Final = ("paid", "penalty")
"""The first words of told texts after which a card can be noted."""


def ranks(pack: "Pack") -> "dict[str, Card]":
    """Return the names of the cards that can be noted, each with a card of that rank, from low to high."""
    return {card.value: card for card in sorted(pack.half, key=lambda card: card.rank)}


def is_named(rest: str, name: str) -> bool:
    """Return whether the rest of a text about a loss, "A" or "A by B", is about this person."""
    return rest == name or rest.startswith(f"{name} by ")


def open_loss(texts: Sequence[str], names: Sequence[str]) -> tuple[str, str] | None:
    """Return the word and the name of the last text if it is a loss; None otherwise."""
    word, _, rest = texts[-1].partition(" ") if texts else ("", "", "")
    named = [name for name in names if is_named(rest, name)] if word in LOSSES else []
    return (word, max(named, key=len)) if named else None


def unnoted(texts: Iterable[str], names: Sequence[str], name: str) -> int:
    """Return the number of losses of a person among the texts of a deal that have no card yet."""
    losses = 0
    for text in texts:
        loss = open_loss([text], names)
        losses += loss is not None and loss[1] == name
        losses -= text.partition(" ")[0] == CARD and text.removeprefix(f"{CARD} ").rpartition(" ")[0] == name
    return losses


def card_of(texts: Sequence[str], index: int, names: Sequence[str]) -> int | None:
    """Return the index of the text that notes the card of the loss at `index`; None if none does."""
    loss = open_loss(texts[: index + 1], names)
    if loss is None:
        return None
    for end in range(index + 1, len(texts)):
        if unnoted(texts[index : end + 1], names, loss[1]) == 0:
            return end
    return None


def noted(texts: Iterable[str], names: Sequence[str]) -> list[tuple[str, str]]:
    """Return the noted losses, in order: the word of the loss and the name of its card."""
    found = []
    pending: dict[str, list[str]] = {}
    for text in texts:
        word, _, rest = text.partition(" ")
        name, _, card = rest.rpartition(" ")
        if text == "dealt":
            pending = {}
        elif word == CARD and pending.get(name):
            found.append((pending[name].pop(), card))
        elif loss := open_loss([text], names):
            pending.setdefault(loss[1], []).append(loss[0])
    return found


class CardStatistics:
    """How often each card cost a token, in all scored games of one kind.

    Attributes:
        losses: the number of losses, with a card or without.
        by_word: for "paid" and "penalty" the number of tokens that each card cost, by the card's name.
    """

    def __init__(self) -> None:
        self.losses = 0
        self.by_word: dict[str, Counter[str]] = {word: Counter() for word in LOSSES}

    @property
    def noted(self) -> int:
        return sum(cards.total() for cards in self.by_word.values())

    def add(self, texts: Sequence[str], names: Sequence[str]) -> None:
        self.losses += sum(text.partition(" ")[0] in LOSSES for text in texts)
        for word, card in noted(texts, names):
            self.by_word[word][card] += 1


def statistics(paths: Iterable[Path], like: WrittenGame) -> CardStatistics:
    """Count the losses in logs of games of one kind; a log that cannot be read is passed over."""
    found = CardStatistics()
    for path in paths:
        with suppress(LogError, InvalidScenarioError, *DAMAGE):
            lines = read_lines(path)
            header = json.loads(lines[0])
            if header["game"] != like.game.id:
                continue
            game = read({key: header[key] for key in KEYS if key in header})
            if isinstance(game, WrittenGame) and pack_of(game).name == pack_of(like).name:
                found.add(_texts(lines[1:]), game.names)
    return found


def pack_of(game: WrittenGame) -> "Pack":
    return game.game.pack_of(game.options)


def _texts(lines: Iterable[bytes]) -> list[str]:
    """Return the texts that count, without those taken back, up to the first damaged line."""
    texts: list[str] = []
    before: list[tuple[int, list[str]]] = []
    with suppress(*DAMAGE):
        for raw in lines:
            line = json.loads(raw)
            if "undo" in line and before and before[-1][0] == len(texts):
                texts = before.pop()[1]
            elif "undo" in line:
                texts.pop()
            elif "replace" in line:
                told = enumerate(texts)
                left = [line["told"] if at == line["replace"] else text for at, text in told]
                kept = [text for at, text in enumerate(left) if at not in line.get("without", ())]
                before.append((sum(text is not None for text in kept), texts))
                texts = [text for text in kept if text is not None]
            else:
                texts.append(str(line["told"]))
    return texts
