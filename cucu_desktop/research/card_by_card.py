"""A game with chance decisions card by card, and the information state of each player as text.

To the rules chance decides once for a deal: the order of the whole pack. Solvers want small chance nodes. The
hard idea is to draw late: a card of the pack is settled only when it is about to leave the pack. An action is
tried on a copy first; if it takes more cards than are settled, it waits until chance has settled them, all of
the cards left being equally likely. Nobody sees the order, so settling it late makes no difference. In a
trick game nearly all cards are dealt, and some of the others looked at: there the whole pack is settled at
once.
"""

from collections import Counter
from dataclasses import fields
from typing import TYPE_CHECKING, Any, Final, Self, cast

from cucu_desktop.engine.actions import CHANCE, Action, Shuffled, spelled
from cucu_desktop.engine.cards import Card
from cucu_desktop.engine.events import Event, redacted
from cucu_desktop.engine.tricks.series import Series
from cucu_desktop.research.action_ids import LegalActions
from cucu_desktop.research.configuration import Configuration

if TYPE_CHECKING:
    from cucu_desktop.engine.families import GameState

NOTHING: Final = LegalActions({}, b"")


class CardByCard:
    """A game under way; copies are independent.

    Attributes:
        configuration: the configuration.
        state: the true state, except for the order of the cards that are not settled.
        moves: the number of players' decisions so far.
    """

    __slots__ = (
        "_journal",
        "_order",
        "_settled",
        "_stories",
        "_waiting",
        "_wanted",
        "configuration",
        "moves",
        "state",
    )

    def __init__(self, configuration: Configuration) -> None:
        """Begin a game, up to its first chance node or decision."""
        self.configuration = configuration
        self.state: GameState = configuration.begin()
        self.moves = 0
        self._settled = 0
        """The number of cards at the front of the pack that chance has settled."""
        self._wanted = 0
        """The number of settled cards that the waiting action needs."""
        self._waiting: Action | None = None
        """The player's action that waits for cards."""
        self._order: tuple[Card, ...] = ()
        """The pack that waits to be dealt; empty unless a shuffle is due."""
        self._journal: tuple[tuple[Any, ...], ...] = ()
        """The events as in a table's journal; for a player's choice the seat and its text."""
        self._stories: dict[int, tuple[int, str]] = {}
        """For each seat that has asked for its story the length of the journal in it, and the text."""
        self._prepare()

    def copy(self) -> Self:
        """Return an independent copy; it is cheap, as states are never changed in place."""
        copy = type(self).__new__(type(self))
        for name in self.__slots__:
            setattr(copy, name, getattr(self, name))
        copy._stories = self._stories.copy()  # noqa: SLF001 - its own kind
        return copy

    def __deepcopy__(self, memo: dict[int, object]) -> Self:
        return self.copy()

    @property
    def is_over(self) -> bool:
        """Whether the game has ended, or was given up."""
        return self.state.decision is None or self.moves >= self.configuration.max_moves

    @property
    def is_chance(self) -> bool:
        return not self.is_over and self._settled < self._wanted

    @property
    def to_act(self) -> int:
        """The seat that decides, at a decision of a player."""
        assert self.state.decision is not None  # checked by the caller
        return self.state.decision.seat

    def choices(self) -> LegalActions:
        """Return the options of the player to act."""
        decision = self.state.decision
        return NOTHING if decision is None else self.configuration.actions.choices(decision)

    def unsettled(self) -> Counter[Card]:
        """Return the number of cards of each of `Configuration.kinds` from which chance settles one."""
        pack = self._order or self._pack()[::-1]
        return Counter(pack[self._settled :])

    def settle(self, card: Card) -> None:
        """Settle the next card of the pack as this one, or one of the same kind."""
        card = self.configuration.kind_of(card)
        if self._order:
            order = list(self._order)
            _swap(order, self._settled, order.index(card, self._settled))
            self._order = tuple(order)
        else:
            self.state = self.state.clone()
            pack = self._pack()  # its next card is the last one
            last = len(pack) - 1 - self._settled
            _swap(pack, last, pack.index(card, 0, last + 1))
        self._settled += 1
        if self._settled == self._wanted:
            self._try()

    def choose(self, action: Action) -> None:
        """Apply a player's choice, as soon as the cards for it are settled."""
        decision = self.state.decision
        assert decision is not None  # a decision was due
        self._journal += ((_CHOSE, decision.seat, f"{decision.kind}: {action}"),)
        self._waiting = action
        self.moves += 1
        self._try()

    @property
    def begins_deal(self) -> bool:
        """Whether the pack waits to be shuffled for a deal, none of its cards settled."""
        decision = self.state.decision
        return bool(self._order) and not self._settled and decision is not None and decision.kind == "shuffle"

    @property
    def journal(self) -> tuple[tuple[Any, ...], ...]:
        """The events as in a table's journal, with players' choices."""
        return self._journal

    def heard(self, seat: int) -> str:
        """Return the text of all that the seat has seen and chosen."""
        told, text = self._stories.get(seat, (0, ""))
        if told < len(self._journal):
            text += "".join(self._told(entry, seat) for entry in self._journal[told:])
            self._stories[seat] = len(self._journal), text
        return text

    def story(self, seat: int) -> str:
        """Return the text of all that the seat has seen and chosen, and of its present decision."""
        text = self.heard(seat)
        decision = None if self.is_over or self.is_chance else self.state.decision
        if decision is None or decision.seat != seat:
            return text
        return f"{text}{decision.kind}? {', '.join(map(spelled, decision.options))}"

    def _told(self, entry: tuple[Any, ...], seat: int) -> str:
        """Return the text of a journal entry for a seat; "" if the seat does not see it."""
        kind, *attributes = entry
        if kind == _CHOSE:
            chooser, text = attributes
            return f"{text}\n" if chooser == seat else ""
        event = redacted(cast("Event", kind(*attributes)), seat)
        values = [getattr(event, part.name) for part in fields(event) if part.name != "audience"]
        return f"{type(event).__name__} {' '.join(map(self._in_words, values))}\n"

    def _in_words(self, value: object) -> str:
        if isinstance(value, tuple):
            return f"({' '.join(map(self._in_words, value))})"
        return self.configuration.name_of(value) if isinstance(value, Card) else str(value)

    def _pack(self) -> list[Card]:
        """Return the cards that are not dealt, the next one last."""
        state = self.state
        return state.table.pile if isinstance(state, Series) else state.table.stock

    def _prepare(self) -> None:
        """Prepare the pack when a shuffle is due."""
        decision = self.state.decision
        if decision is None or decision.seat != CHANCE:
            return
        self._order = tuple(map(self.configuration.kind_of, self.state.to_shuffle.cards))
        self._settled = 0
        if isinstance(self.state, Series):
            self._wanted = len(self._order)
        else:
            self._try()

    def _try(self) -> None:
        """Apply the waiting action, if its cards are settled; else record their number."""
        if self.is_over:
            return
        before = self._order or self._pack()
        state = self.state.clone()
        state.table.recording = True
        if self._order:
            state.apply(Shuffled(self._order))
        else:
            assert self._waiting is not None  # a choice is waiting
            state.apply(self._waiting)
        taken = 0 if isinstance(state, Series) else len(before) - len(state.table.stock)
        if taken > self._settled:
            self._wanted = taken
            return
        self._settled, self._wanted = self._settled - taken, 0
        self._waiting, self._order = None, ()
        self._journal += tuple(state.table.journal)
        state.table.journal = []
        self.state = state
        self._prepare()


def _swap(cards: list[Card], one: int, other: int) -> None:
    cards[one], cards[other] = cards[other], cards[one]


_CHOSE: Final = "chose"
"""The journal's mark of a player's choice, instead of an event."""
