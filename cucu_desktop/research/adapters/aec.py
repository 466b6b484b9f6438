"""A game as an environment of PettingZoo: agent by agent, as players have their turns (AEC).

An observation is a dictionary of "observation", the vector, and "action_mask", the legal actions; the mask of
an agent that is not to act is 0 throughout. `state` has the observations of all. A reward is the change of
the payoff since the last one. When the game is over, or given up after `max_moves` decisions, it is so for
all agents. A player who is out of a game stays an agent: they may come back.
"""

import sys
from random import Random
from typing import Final, cast

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray
from pettingzoo import AECEnv

from cucu_desktop.engine.actions import CHANCE, Shuffled, spelled
from cucu_desktop.engine.events import SPECTATOR, Event, redacted
from cucu_desktop.engine.families import GameState
from cucu_desktop.research.action_ids import LegalActions
from cucu_desktop.research.configuration import Configuration

Seen = dict[str, NDArray[np.generic]]
"""An agent's observation: the vector and the mask."""
NO_CHOICE: Final = LegalActions({}, b"")
RENDER_MODES: Final = ["human", "ansi"]


class CuccoEnv(AECEnv):
    """A game of the catalogue; `reset` begins it, with the same cards for the same seed."""

    def __init__(self, configuration: Configuration, render_mode: str | None = None) -> None:
        """Make an environment.

        Args:
            configuration: the configuration.
            render_mode: "human", "ansi" or None.

        Raises:
            ValueError: an unknown mode.
        """
        super().__init__()
        if render_mode not in (None, *RENDER_MODES):
            raise ValueError(f"{render_mode!r} is no way to render; there are {' and '.join(RENDER_MODES)}")
        self.metadata = {
            "name": f"cucu_{configuration.game.id}_v0",
            "render_modes": RENDER_MODES,
            "is_parallelizable": False,
            "render_fps": 2,
        }
        self.configuration = configuration
        self.render_mode = render_mode
        self.possible_agents = [f"player_{seat}" for seat in range(configuration.seats)]
        self._seats = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        size, count = configuration.layout.size, len(configuration.actions)
        self.observation_spaces = {
            agent: spaces.Dict(
                {
                    "observation": spaces.Box(-1, 1, (size,), np.float32),
                    "action_mask": spaces.Box(0, 1, (count,), np.int8),
                }
            )
            for agent in self.possible_agents
        }
        self.action_spaces = {agent: spaces.Discrete(count) for agent in self.possible_agents}
        self.state_space = spaces.Box(-1, 1, (configuration.seats * size,), np.float32)
        self._random = Random()
        self._no_mask = bytes(count)
        self._state: GameState | None = None
        self._choices = NO_CHOICE
        self._moves = self._told = 0

    def observation_space(self, agent: str) -> spaces.Space:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space:
        """Return the space of an agent's actions, the same for all."""
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, object] | None = None) -> None:
        """Begin a new game.

        Args:
            seed: the seed of this and the following games; None: the random source continues.
            options: none.
        """
        del options
        if seed is not None:
            self._random = Random(seed)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, object]] = {agent: {} for agent in self.agents}
        self._moves = self._told = 0
        state = self._state = self.configuration.begin(recording=self.render_mode is not None)
        self._won = list(self.configuration.won(state))
        self._payoffs = self.configuration.payoffs(state)
        self._rewarded = False
        self._go_on(state)

    def _go_on(self, state: GameState) -> None:
        """Shuffle when due, and select the next agent."""
        random = self._random
        while (decision := state.decision) is not None:
            if decision.seat != CHANCE:
                self.agent_selection = self.possible_agents[decision.seat]
                self._choices = self.configuration.actions.choices(decision)
                return
            state.apply(Shuffled.by(random, state.to_shuffle))
        self._choices = NO_CHOICE

    def observe(self, agent: str) -> Seen:
        """Return an agent's observation and legal actions."""
        state = self._running()
        vector = self.configuration.vector(state, self._seats[agent])
        is_asked = agent == self.agent_selection and self._choices.mask and not self.truncations.get(agent)
        mask = self._choices.mask if is_asked else self._no_mask
        return {
            "observation": np.frombuffer(vector, np.float32),
            "action_mask": np.frombuffer(bytearray(mask), np.int8),
        }

    def state(self) -> NDArray[np.float32]:
        """Return the vectors of all seats, one after the other, for a central critic.

        It includes every hand, but no information that no seat has, as the order of the pack. Its space is
        `state_space`, of seats times the size of an observation.

        Raises:
            RuntimeError: no game is under way.
        """
        state = self._running()
        vectors = (self.configuration.vector(state, seat) for seat in range(self.configuration.seats))
        return np.concatenate([np.frombuffer(vector, np.float32) for vector in vectors])

    def step(self, action: int | None) -> None:
        """Apply the selected agent's action; None for an agent whose game is over.

        Raises:
            ValueError: the action is not legal; nothing has changed.
        """
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        state = self._running()
        chosen = self._choices.actions.get(-1 if action is None else int(action))
        if chosen is None:
            raise ValueError(self._refusal(action, state))
        state.apply(chosen)
        self._moves += 1
        self._go_on(state)
        self._cumulative_rewards[agent] = 0.0
        self._reward(state)
        if state.decision is None:
            self.terminations = dict.fromkeys(self.agents, True)
        elif self._moves >= self.configuration.max_moves:
            self.truncations = dict.fromkeys(self.agents, True)
        if self.render_mode == "human":
            self.render()

    def _reward(self, state: GameState) -> None:
        won = self.configuration.won(state)
        if list(won) == self._won:
            if self._rewarded:
                self.rewards = dict.fromkeys(self.agents, 0.0)
                self._rewarded = False
            return
        before, self._won = self._payoffs, list(won)
        now = self._payoffs = self.configuration.payoffs(state)
        self.rewards = {agent: now[seat] - before[seat] for agent, seat in self._seats.items()}
        self._rewarded = True
        self._accumulate_rewards()

    def _refusal(self, action: int | None, state: GameState) -> str:
        names = self.configuration.actions.names
        known = action is not None and 0 <= action < len(names)
        legal = ", ".join(f"{number} ({names[number]})" for number in self._choices.actions)
        told = ", ".join(map(spelled, state.decision.options)) if state.decision else "nothing"
        name = f" ({names[action]})" if known and action is not None else ""
        return f"action {action}{name} is not legal here; legal: {legal}; that is {told}"

    def _running(self) -> GameState:
        if self._state is None:
            raise RuntimeError("reset() begins the game")
        return self._state

    def render(self) -> str | None:
        """Return, or print, the public events since the last call, one a line."""
        if self.render_mode is None:
            return None
        events = self._running().table.events(self._told)
        self._told += len(events)
        text = "\n".join(repr(redacted(cast("Event", event), SPECTATOR)) for event in events)
        if self.render_mode == "ansi":
            return text
        if text:
            sys.stdout.write(text + "\n")
        return None

    def close(self) -> None:
        self._state = None
