"""A game under way in which chance decides card by card, and each player has the story of what they know.

To the rules chance decides once for a deal: the order of the whole pack. Who reckons with probabilities wants
it in small steps. The hard idea is to draw late: a card of the pack is settled only when it is about to leave
the pack. An action is tried on a copy first; if it takes more cards than are settled, it waits until chance
has settled them, each of the cards left as likely as the next. Nobody sees the order, so nobody can tell when
it was made. In a trick game nearly all cards are dealt, and some of the others looked at: there the whole
pack is settled at once.
"""

from collections import Counter
from dataclasses import fields
from typing import TYPE_CHECKING, Any, Final, Self, cast

from cucu_desktop.engine.actions import CHANCE, Action, Shuffled, spelled
from cucu_desktop.engine.cards import Card
from cucu_desktop.engine.events import Event, redacted
from cucu_desktop.engine.tricks.series import Series
from cucu_desktop.research.action_ids import Choices
from cucu_desktop.research.configuration import Configuration

if TYPE_CHECKING:
    from cucu_desktop.engine.families import GameState

NOTHING: Final = Choices({}, b"")


class CardByCard:
    """A game under way; a copy goes its own way.

    Attributes:
        configuration: what was agreed on.
        state: the true state, but for the order of the cards that are not settled.
        moves: how many decisions players have made.
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
        """Begin a game, which then waits for its first cards or the first decision."""
        self.configuration = configuration
        self.state: GameState = configuration.begin()
        self.moves = 0
        self._settled = 0
        """So many cards at the front of the pack chance has settled."""
        self._wanted = 0
        """So many are needed for what waits to be done."""
        self._waiting: Action | None = None
        """What a player has chosen and waits for cards."""
        self._order: tuple[Card, ...] = ()
        """The pack that waits to be dealt; empty unless a shuffle is due."""
        self._journal: tuple[tuple[Any, ...], ...] = ()
        """What happened, as tables note it; of a player's choice the seat and its text."""
        self._stories: dict[int, tuple[int, str]] = {}
        """For each seat that has asked for it how much of the journal is told, and the text."""
        self._prepare()

    def copy(self) -> Self:
        """Return a copy to try things with; it costs little, as no state is ever changed in place."""
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
        """Whether chance has to settle a card."""
        return not self.is_over and self._settled < self._wanted

    @property
    def to_act(self) -> int:
        """The player whose decision it is, when it is neither over nor chance's turn."""
        assert self.state.decision is not None  # the caller has asked
        return self.state.decision.seat

    def choices(self) -> Choices:
        """Return what the player whose decision it is may choose."""
        decision = self.state.decision
        return NOTHING if decision is None else self.configuration.actions.choices(decision)

    def unsettled(self) -> Counter[Card]:
        """Return the cards of which chance settles one, counted; of `Configuration.kinds`."""
        pack = self._order or self._pack()[::-1]
        return Counter(pack[self._settled :])

    def settle(self, card: Card) -> None:
        """Let this be the next card of the pack, or one that nobody can tell from it."""
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
        """Do what a player has chosen, as soon as the cards for it are settled."""
        decision = self.state.decision
        assert decision is not None  # somebody has chosen
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
        """What happened, as tables note it, with players' choices among it."""
        return self._journal

    def heard(self, seat: int) -> str:
        """Return all that the seat has seen and chosen."""
        told, text = self._stories.get(seat, (0, ""))
        if told < len(self._journal):
            text += "".join(self._told(entry, seat) for entry in self._journal[told:])
            self._stories[seat] = len(self._journal), text
        return text

    def story(self, seat: int) -> str:
        """Return all that the seat has seen and chosen, and what it is asked now."""
        text = self.heard(seat)
        decision = None if self.is_over or self.is_chance else self.state.decision
        if decision is None or decision.seat != seat:
            return text
        return f"{text}{decision.kind}? {', '.join(map(spelled, decision.options))}"

    def _told(self, entry: tuple[Any, ...], seat: int) -> str:
        """Return an entry of the journal as a seat is told it; "" if it is not."""
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
        """Get the pack ready when a shuffle is due."""
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
        """Do what waits, if the cards that it takes are settled; else note how many it takes."""
        if self.is_over:
            return
        before = self._order or self._pack()
        state = self.state.clone()
        state.table.recording = True
        if self._order:
            state.apply(Shuffled(self._order))
        else:
            assert self._waiting is not None  # somebody has chosen
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
"""What stands in the journal for a player's choice, instead of an event."""
