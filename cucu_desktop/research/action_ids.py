"""Numbers of actions for learning programs.

The numbers follow from the game's vocabulary and stay the same throughout a game. An action without an amount
has one number, in every kind of decision. An amount of coins is cut into equal steps from the least to the
most that the decision allows: with five steps and 1 to 9 coins they are 1, 3, 5, 7 and 9. An offer has a
number for each step of coins, each of the share, and each pair of both; a bet has its steps on each outcome.
"""

from collections.abc import Iterator
from typing import Final, NamedTuple, cast

from cucu_desktop.engine.actions import Action, Amount, Bet, Decision, Offer, Option
from cucu_desktop.engine.vocabulary import Range, Vocabulary, Word

MOST_KEPT: Final = 20_000
"""The number of cached lists of options with their numbers."""


class LegalActions(NamedTuple):
    """The options of a decision.

    Attributes:
        actions: the legal actions by number, in ascending order.
        mask: a byte for each number, 1 if it is legal.
    """

    actions: dict[int, Action]
    mask: bytes


class ActionIds:
    """The numbers of all actions of a vocabulary, from 0.

    Attributes:
        names: the action of each number: "exchange", "play XII", "raise 2/4" for the third of five steps.

    >>> from cucu_desktop.engine.actions import PLAY_ON
    >>> from cucu_desktop.engine.vocabulary import PROPOSE
    >>> ids = ActionIds({"agreement": (PROPOSE, PLAY_ON)}, steps=3)
    >>> ids.names
    ('propose 0/2%', 'propose 1/2%', 'propose 2/2%', 'play-on')
    >>> asked = Decision(0, "agreement", (Amount("propose", 0, 100, percent=True), PLAY_ON))
    >>> [str(action) for action in ids.choices(asked).actions.values()]
    ['propose 0%', 'propose 50%', 'propose 100%', 'play-on']
    """

    def __init__(self, vocabulary: Vocabulary, steps: int) -> None:
        """Number the words in the order of the vocabulary, each once.

        Args:
            vocabulary: all options of the game.
            steps: the number of steps of an amount; at least 2.
        """
        self._steps = steps
        self._ids: dict[Action, int] = {}
        self._ranges: dict[str, tuple[int, Range]] = {}
        names: list[str] = []
        for word in dict.fromkeys(word for words in vocabulary.values() for word in words):
            if isinstance(word, Range):
                self._ranges[word.word] = len(names), word
                names += self._names_of(word)
            else:
                self._ids[word] = len(names)
                names.append(str(word))
        self.names = tuple(names)
        # Most options are the very objects of the vocabulary; looking them up by identity avoids hashing.
        self._same = {id(action): number for action, number in self._ids.items()}
        # Rules make most lists of options once and return the same tuple again.
        self._kept: dict[int, tuple[tuple[Option, ...], LegalActions]] = {}

    def __len__(self) -> int:
        return len(self.names)

    def id_of(self, word: Word) -> int:
        """Return the number of an action without an amount, or the first one of a range."""
        return self._ranges[word.word][0] if isinstance(word, Range) else self._ids[word]

    def choices(self, decision: Decision) -> LegalActions:
        """Return the options of a decision by number.

        If several steps of an amount are equal, only the first one is legal.
        """
        options = decision.options
        kept = self._kept.get(id(options))
        if kept is not None and kept[0] is options:
            return kept[1]
        actions: dict[int, Action] = {}
        for option in options:
            number = self._same.get(id(option))
            if number is not None:
                actions[number] = cast("Action", option)
            elif isinstance(option, Amount):
                actions |= self._amounts(option)
            else:
                actions[self._ids[option]] = option
        numbers = sorted(actions)
        if numbers != list(actions):
            actions = {number: actions[number] for number in numbers}
        mask = bytearray(len(self.names))
        for number in numbers:
            mask[number] = 1
        found = LegalActions(actions, bytes(mask))
        if len(self._kept) >= MOST_KEPT:
            self._kept.clear()
        self._kept[id(options)] = options, found  # with the options, so that their id stays theirs
        return found

    def _amounts(self, option: Amount) -> dict[int, Action]:
        first, word = self._ranges[option.word]
        found: dict[Action, int] = {}
        for number, action in enumerate(self._steps_of(option, word), first):
            if action is not None and option.includes(action):
                found.setdefault(action, number)
        return {number: action for action, number in found.items()}

    def _steps_of(self, option: Amount, word: Range) -> Iterator[Action | None]:
        """Yield for each number of a range its present action, or None."""
        name, amounts = option.word, self._cut(option.low, option.high)
        if isinstance(option, Offer):
            shares = self._cut(1, option.share)
            yield from (None if coins is None else Action(name, coins) for coins in amounts)
            yield from (None if share is None else Action(name, None, share) for share in shares)
            for coins in amounts:
                yield from (
                    None if None in (coins, share) else Action(name, coins, share) for share in shares
                )
        elif isinstance(option, Bet):
            for outcome in word.outcomes:
                for coins in amounts:
                    yield None if coins is None else Action(name, coins, None, outcome if coins else None)
        else:
            yield from (None if amount is None else option.of(amount) for amount in amounts)

    def _cut(self, low: int, high: int) -> list[int] | list[None]:
        """Return the steps from `low` to `high`, rounded half up."""
        if low > high:
            return [None] * self._steps
        last = self._steps - 1
        return [low + (2 * (high - low) * step + last) // (2 * last) for step in range(self._steps)]

    def _names_of(self, word: Range) -> Iterator[str]:
        last = self._steps - 1
        coins = [f"{step}/{last}" for step in range(self._steps)]
        shares = [f"{step}%" for step in coins]
        if word.coins and word.percent:
            yield from (f"{word} {step}" for step in (*coins, *shares))
            yield from (f"{word} {step} {share}" for step in coins for share in shares)
        elif word.percent:
            yield from (f"{word} {share}" for share in shares)
        else:
            for outcome in word.outcomes:
                yield from (" ".join(filter(None, (str(word), step, outcome))) for step in coins)
