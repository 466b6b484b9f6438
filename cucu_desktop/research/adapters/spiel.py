"""Games as those of OpenSpiel: sequential, with explicit chance card by card, zero-sum.

A player's information has two forms. The observation is the table as the seat may see it, as a vector and as
text. The information state is text only: all that the seat has seen and chosen since the game began. Its
length is unbounded, so it has no tensor, and asking for one raises a `SpielError`.

Games, states and observers pickle, and so do solvers that hold them; unpickling needs no
registration of the games.
"""

from collections.abc import Callable, Sequence
from random import Random
from typing import Final, NoReturn

import numpy as np
import pyspiel

from cucu_desktop.engine.families import seen_from
from cucu_desktop.games.catalogue import CATALOGUE
from cucu_desktop.games.game import ExchangeGame, TrickGame
from cucu_desktop.research.card_by_card import CardByCard
from cucu_desktop.research.configuration import Configuration, Setting, defaults
from cucu_desktop.research.resampling import Resampler

PREFIX: Final = "cucu_"
NO_RECALL: Final = pyspiel.IIGObservationType(perfect_recall=False)
NO_TENSOR: Final = "{}: there is no tensor of information states, only text; observations have a tensor"


def register() -> tuple[str, ...]:
    """Register every game of the catalogue that is not registered yet; return all their names."""
    known = set(pyspiel.registered_names())
    for game in CATALOGUE:
        if _name(game) not in known:
            kind = _type_of(game)
            pyspiel.register_game(kind, _class_of(game, kind))
    return tuple(_name(game) for game in CATALOGUE)


def _name(game: ExchangeGame | TrickGame) -> str:
    return PREFIX + game.id


def _loaded(name: str, parameters: dict[str, Setting]) -> "SpielGame":
    """Return the game of this name, also in a process that has not registered it."""
    register()
    game: SpielGame = pyspiel.load_game(name, parameters)
    return game


def _restored(game: "SpielGame", history: Sequence[int]) -> "SpielState":
    """Return the state of a game after these actions."""
    state = game.new_initial_state()
    for action in history:
        state.apply_action(action)
    return state


def _class_of(game: ExchangeGame | TrickGame, kind: pyspiel.GameType) -> type["SpielGame"]:
    """Return a class that makes the game from its settings.

    It is a class because the library releases it after Python has ended: a class is not freed then,
    any other object is, and that aborts the process.
    """

    class RegisteredGame(SpielGame):
        def __init__(self, settings: dict[str, Setting] | None = None) -> None:
            super().__init__(game.id, kind, settings)

    return RegisteredGame


def _type_of(game: ExchangeGame | TrickGame) -> pyspiel.GameType:
    return pyspiel.GameType(
        short_name=_name(game),
        long_name=f"{game.id} of the Cucco family",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=game.seats[-1],
        min_num_players=game.seats[0],
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        provides_factored_observation_string=False,
        parameter_specification=defaults(game),
    )


class SpielGame(pyspiel.Game):
    """A game of the catalogue with its settings.

    Attributes:
        configuration: the configuration.
    """

    def __init__(self, game: str, kind: pyspiel.GameType, settings: dict[str, Setting] | None = None) -> None:
        """Make a game.

        Args:
            game: its id.
            kind: its registered type.
            settings: by name.

        Raises:
            ValueError: an unknown setting, or an impossible value.
        """
        settings = dict(settings or {})
        agreed = self.configuration = Configuration(game, settings)
        info = pyspiel.GameInfo(
            num_distinct_actions=len(agreed.actions),
            max_chance_outcomes=len(agreed.kinds),
            num_players=agreed.seats,
            min_utility=-agreed.best_payoff,
            max_utility=agreed.best_payoff,
            utility_sum=0.0,
            max_game_length=agreed.max_moves,
        )
        super().__init__(kind, info, settings)
        self.first = CardByCard(agreed)

    def __reduce__(self) -> tuple[object, ...]:
        return _loaded, (self.get_type().short_name, self.get_parameters())

    def information_state_tensor_shape(self) -> NoReturn:
        """Raise an error.

        Raises:
            SpielError: always; `provides_information_state_tensor` is false.
        """
        raise pyspiel.SpielError(NO_TENSOR.format(self.get_type().short_name))

    information_state_tensor_size = information_state_tensor_shape
    information_state_tensor_layout = information_state_tensor_shape

    def new_initial_state(self) -> "SpielState":
        return SpielState(self)

    def make_py_observer(
        self,
        iig_obs_type: pyspiel.IIGObservationType | None = None,
        params: dict[str, Setting] | None = None,
    ) -> "SpielObserver":
        """Return an observer, or with perfect recall one of information states, as text only.

        Raises:
            ValueError: there are parameters, or only a part of a player's information is asked for.
        """
        if params:
            raise ValueError(f"an observer has no parameters, not {params}")
        kind = iig_obs_type or NO_RECALL
        if not kind.public_info or kind.private_info != pyspiel.PrivateInfoType.SINGLE_PLAYER:
            raise ValueError(
                "an observer tells all that one player knows, what is public and what is private"
            )
        return SpielObserver(self.configuration, perfect_recall=kind.perfect_recall)


class SpielState(pyspiel.State):
    """A state of a game: all of it is in `play`."""

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self.play = game.first.copy()

    def __reduce__(self) -> tuple[object, ...]:
        return _restored, (self.get_game(), self.history())

    def information_state_tensor(self, player: int | None = None) -> NoReturn:
        """Raise an error, as the game does.

        Raises:
            SpielError: always.
        """
        del player
        raise pyspiel.SpielError(NO_TENSOR.format(self.get_game().get_type().short_name))

    def current_player(self) -> int:
        """Return the player to act, chance, or the terminal player."""
        play = self.play
        if play.is_over:
            return int(pyspiel.PlayerId.TERMINAL)
        return int(pyspiel.PlayerId.CHANCE) if play.is_chance else play.to_act

    def _legal_actions(self, player: int) -> list[int]:
        del player  # only the acting player has actions
        return list(self.play.choices().actions)

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """Return the possible next cards, by their index in `Configuration.kinds`, with probabilities."""
        left = self.play.unsettled()
        total = left.total()
        kinds = self.play.configuration.kinds
        return [(number, left[card] / total) for number, card in enumerate(kinds) if left[card]]

    def _apply_action(self, action: int) -> None:
        if self.play.is_chance:
            self.play.settle(self.play.configuration.kinds[action])
        else:
            self.play.choose(self.play.choices().actions[action])

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            agreed = self.play.configuration
            return agreed.name_of(agreed.kinds[action])
        found = self.play.choices().actions.get(action)
        return str(found) if found is not None else self.play.configuration.actions.names[action]

    def resample_from_infostate(
        self, player_id: int, probability_sampler: Callable[[], float]
    ) -> "SpielState":
        """Return a state with the same information state of the player, and other hidden cards.

        Args:
            player_id: the player.
            probability_sampler: the random source: returns a number from 0 to 1, 1 excluded.
        """
        random = Random(int(probability_sampler() * 2**53))
        game = self.get_game()
        return _restored(game, Resampler(game.first, self.history(), player_id).sample(random))

    def is_terminal(self) -> bool:
        """Return whether the game has ended, or was given up."""
        return self.play.is_over

    def returns(self) -> list[float]:
        """Return the payoffs; 0 before the end."""
        play = self.play
        return play.configuration.payoffs(play.state) if play.is_over else [0.0] * play.configuration.seats

    def __str__(self) -> str:
        seats = range(self.play.configuration.seats)
        return "\n".join(f"player {seat}:\n{self.play.story(seat)}" for seat in seats)


class SpielObserver:
    """Gives a player's information; if suits do not matter, the text names one card for all of its rank.

    Attributes:
        tensor: the vector; None for information states.
        dict: the same by name.
    """

    def __init__(self, configuration: Configuration, *, perfect_recall: bool) -> None:
        self._recalls = perfect_recall
        self.tensor = None if perfect_recall else np.zeros(configuration.layout.size, np.float32)
        self.dict = {} if self.tensor is None else {"observation": self.tensor}

    def set_from(self, state: SpielState, player: int) -> None:
        """Write the player's observation into the vector."""
        if self.tensor is not None:
            play = state.play
            self.tensor[:] = play.configuration.vector(play.state, player)

    def string_from(self, state: SpielState, player: int) -> str:
        """Return the player's information as text."""
        if self._recalls:
            return state.play.story(player)
        return repr(seen_from(state.play.state, player))
