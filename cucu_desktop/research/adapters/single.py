"""A game as an environment of Gymnasium: one agent at the table, all other seats played by bots.

An observation is a dictionary of "observation", the vector, and "action_mask", the legal actions, which is in
`info` and `action_masks()`, too. A reward is the change of the seat's payoff since its last action, so
rewards add up to the payoff.
"""

from collections.abc import Callable, Sequence
from random import Random
from typing import Final, cast

import gymnasium
import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from cucu_desktop.bots import PERSONS, Person
from cucu_desktop.bots.dispatch import choose
from cucu_desktop.engine.actions import CHANCE, Action, Shuffled
from cucu_desktop.engine.families import GameState, deal_began, heard_by, seen_from
from cucu_desktop.games.catalogue import GAMES
from cucu_desktop.research.action_ids import LegalActions
from cucu_desktop.research.configuration import Configuration

Seen = dict[str, NDArray[np.generic]]
Policy = Callable[[Seen], int]
"""Gives the number of a legal action for an observation."""
Opponent = str | Policy
AT_RANDOM: Final = "random"
DEALT_AGAIN: Final = 1_000
"""The number of consecutive games in which the seat is never asked that counts as an error."""


def register() -> tuple[str, ...]:
    """Register every game of the catalogue that is not registered yet; return all their ids."""
    ids = {f"cucu/{game}-v0": game for game in GAMES}
    for env_id in ids.keys() - gymnasium.registry.keys():
        gymnasium.register(env_id, "cucu_desktop.research:gymnasium_env", kwargs={"game": ids[env_id]})
    return tuple(ids)


class CuccoSeat(gymnasium.Env):
    """A seat at a table of bots; `reset` begins a game and goes on to the seat's first decision.

    Attributes:
        configuration: the configuration.
        seat: the agent's seat.
        opponents: the player of each seat; None for the agent's.
    """

    def __init__(
        self, configuration: Configuration, seat: int, opponents: Opponent | Sequence[Opponent]
    ) -> None:
        """Make an environment.

        Args:
            configuration: the configuration.
            seat: the agent's seat, from 0.
            opponents: the player of the others, or of each of them, in the order of the seats: the id of a
                person in `cucu_desktop.bots.PERSONS`, "random", or a function of an observation.

        Raises:
            ValueError: an unknown seat or person, or not one for each of the other seats.
        """
        if not 0 <= seat < configuration.seats:
            raise ValueError(f"there is no seat {seat!r}; seats are 0 to {configuration.seats - 1}")
        others = [other for other in range(configuration.seats) if other != seat]
        listed = (
            [opponents] * len(others) if _is_one(opponents) else list(cast("Sequence[Opponent]", opponents))
        )
        if len(listed) != len(others):
            raise ValueError(f"there are {len(others)} opponents, not {len(listed)}")
        for opponent in listed:
            if isinstance(opponent, str) and opponent != AT_RANDOM and opponent not in PERSONS:
                raise ValueError(f"there is no opponent {opponent!r}; there are random, {', '.join(PERSONS)}")
        self.metadata: dict[str, object] = {"render_modes": []}
        self.configuration = configuration
        self.seat = seat
        self.opponents: list[Opponent | None] = [None] * configuration.seats
        for other, opponent in zip(others, listed, strict=True):
            self.opponents[other] = cast("Opponent", opponent)
        size, count = configuration.layout.size, len(configuration.actions)
        self.observation_space = spaces.Dict(
            {
                "observation": spaces.Box(-1, 1, (size,), np.float32),
                "action_mask": spaces.Box(0, 1, (count,), np.int8),
            }
        )
        self.action_space = spaces.Discrete(count)
        self._state: GameState | None = None
        self._random = Random()
        self._moves = 0
        self._payoff = 0.0

    def reset(
        self, *, seed: int | None = None, options: dict[str, object] | None = None
    ) -> tuple[Seen, dict[str, object]]:
        """Begin a new game, with the same seed the same cards and the same bots.

        Args:
            seed: the seed of cards and bots; None: the random source continues.
            options: none.
        """
        del options
        super().reset(seed=seed)
        self._random = Random(int(self.np_random.integers(2**63)))
        for _ in range(DEALT_AGAIN):
            state = self._state = self.configuration.begin(recording=True)
            self._moves, self._payoff = 0, self._payoff_of(state)
            self._play_on(state)
            if state.decision is not None and self._moves < self.configuration.max_moves:
                return self._seen(state, self.seat), self._info(state)
        raise RuntimeError(f"seat {self.seat} is never asked anything in this game")

    def step(self, action: int) -> tuple[Seen, float, bool, bool, dict[str, object]]:
        """Apply the agent's action, and go on to its next decision or the end.

        An illegal action ends the game with the largest possible loss, and `info` has "illegal".

        Returns: the observation, the reward, whether the game is over, whether it was given up after
            `max_moves` decisions, and `info` with "action_mask".

        Raises:
            RuntimeError: no game is under way.
        """
        state = self._state
        if state is None or state.decision is None or self._moves >= self.configuration.max_moves:
            raise RuntimeError("reset() begins the game")
        before = self._payoff
        chosen = self._choices(state).actions.get(int(action))
        if chosen is None:
            seen = self._seen(state, self.seat)
            self._state = None
            lost = -self.configuration.best_payoff - before
            return seen, lost, True, False, self._info(state) | {"illegal": True}
        self._do(state, chosen)
        self._play_on(state)
        self._payoff = self._payoff_of(state)
        is_over = state.decision is None
        is_given_up = not is_over and self._moves >= self.configuration.max_moves
        return self._seen(state, self.seat), self._payoff - before, is_over, is_given_up, self._info(state)

    def action_masks(self) -> NDArray[np.bool_]:
        """Return for each action whether it is legal now, in the form that maskable learners use."""
        if self._state is None:
            raise RuntimeError("reset() begins the game")
        return self._mask(self._state, self.seat).astype(bool)

    def _play_on(self, state: GameState) -> None:
        """Apply chance and the bots' actions until the agent is asked, or the game is over."""
        while (decision := state.decision) is not None and self._moves < self.configuration.max_moves:
            if decision.seat == CHANCE:
                state.apply(Shuffled.by(self._random, state.to_shuffle))
            elif decision.seat == self.seat:
                return
            else:
                self._do(state, self._answer(state, decision.seat))

    def _do(self, state: GameState, action: Action) -> None:
        state.apply(action)
        self._moves += 1

    def _answer(self, state: GameState, seat: int) -> Action:
        """Return the action of the bot on this seat, from its observation."""
        opponent = self.opponents[seat]
        choices = self._choices(state).actions
        if callable(opponent):
            number = int(opponent(self._seen(state, seat)))
            if number not in choices:
                raise ValueError(
                    f"the opponent on seat {seat} has chosen {number}; legal are {list(choices)}"
                )
            return choices[number]
        if opponent == AT_RANDOM:
            return self._random.choice(list(choices.values()))
        heard = heard_by(state, seat, deal_began(state))
        return choose(_person(opponent), seen_from(state, seat), heard, self._random)

    def _choices(self, state: GameState) -> LegalActions:
        assert state.decision is not None  # a decision is due
        return self.configuration.actions.choices(state.decision)

    def _payoff_of(self, state: GameState) -> float:
        return self.configuration.payoffs(state)[self.seat]

    def _mask(self, state: GameState, seat: int) -> NDArray[np.int8]:
        decision = state.decision
        if decision is None or decision.seat != seat or self._moves >= self.configuration.max_moves:
            return np.zeros(len(self.configuration.actions), np.int8)
        return np.frombuffer(bytearray(self._choices(state).mask), np.int8)

    def _seen(self, state: GameState, seat: int) -> Seen:
        vector = np.frombuffer(self.configuration.vector(state, seat), np.float32)
        return {"observation": vector, "action_mask": self._mask(state, seat)}

    def _info(self, state: GameState) -> dict[str, object]:
        return {"action_mask": self._mask(state, self.seat)}


def _is_one(opponents: object) -> bool:
    return isinstance(opponents, str) or callable(opponents)


def _person(opponent: str | None) -> Person:
    assert opponent is not None  # the agent's own seat is not asked here
    return PERSONS[opponent]
