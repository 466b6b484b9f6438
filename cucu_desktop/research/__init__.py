"""Environments of every game for learning programs, for PettingZoo, Gymnasium and OpenSpiel.

`pettingzoo_env("campli", seats=4, tokens=1)` returns an environment of PettingZoo's turn-based kind;
`gymnasium_env("campli", seats=4, opponents="bruna")` one with a single agent, against bots;
`register_openspiel()` makes games of OpenSpiel, `pyspiel.load_game("cucu_campli", {"seats": 4})`. The
settings besides the game's own options are those of `configuration.defaults`.

Observations are vectors of numbers from -1 to 1, made of the seat's observation and of nothing else; their
parts are listed by `python -m cucu_desktop.research GAME`. Actions are numbers of the game's vocabulary
(`action_ids`), with a mask of those that are legal. A payoff is a player's result less the average of all:
coins, or deals or tokens in a trick game; payoffs add up to 0.

Qt is not needed. The required libraries come with `pip install cucu-desktop[research]`.

Begin with `configuration.py`; `adapters` has a module for each library.
"""

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Sequence

    from cucu_desktop.research.adapters.aec import CuccoEnv
    from cucu_desktop.research.adapters.single import CuccoSeat, Opponent
    from cucu_desktop.research.configuration import Setting


def pettingzoo_env(game: str, *, render_mode: str | None = None, **settings: "Setting") -> "CuccoEnv":
    """Return an environment of PettingZoo for a game.

    Args:
        game: its id, such as "campli".
        render_mode: "human" prints public events, "ansi" returns them; None: nothing is shown.
        settings: seats, options and so on, by the names of `configuration.defaults`.

    Raises:
        ValueError: an unknown game or setting, or an impossible value.
    """
    from cucu_desktop.research.adapters.aec import CuccoEnv  # noqa: PLC0415 - needs only one of the libraries
    from cucu_desktop.research.configuration import Configuration  # noqa: PLC0415

    return CuccoEnv(Configuration(game, settings), render_mode)


def gymnasium_env(
    game: str,
    seat: int = 0,
    opponents: "Opponent | Sequence[Opponent]" = "random",
    *,
    render_mode: None = None,
    **settings: "Setting",
) -> "CuccoSeat":
    """Return an environment of Gymnasium for a game: one agent, against bots.

    Args:
        game: its id, such as "campli".
        seat: the agent's seat, from 0.
        opponents: the player of the other seats, or of each of them in order: the id of a person in
            `cucu_desktop.bots.PERSONS` ("bruna"), "random", or a function that answers an observation, as the
            environment gives it, by the number of a legal action.
        render_mode: None, there is no other.
        settings: seats, options and so on, by the names of `configuration.defaults`.

    Raises:
        ValueError: an unknown game, seat, opponent or setting, or an impossible value.
    """
    from cucu_desktop.research.adapters.single import CuccoSeat  # noqa: PLC0415 - as above
    from cucu_desktop.research.configuration import Configuration  # noqa: PLC0415

    if render_mode is not None:
        raise ValueError(f"{render_mode!r} is no way to render; there is none")
    return CuccoSeat(Configuration(game, settings), seat, opponents)


def register_gymnasium() -> tuple[str, ...]:
    """Register all games with Gymnasium, if they are not yet, and return their ids.

    `gymnasium.make("cucu/campli-v0", seats=4, opponents="bruna")` takes what `gymnasium_env` takes.
    """
    from cucu_desktop.research.adapters.single import register  # noqa: PLC0415 - as above

    return register()


def register_openspiel() -> tuple[str, ...]:
    """Register all games with OpenSpiel, if they are not yet, and return their names.

    The settings of a game are parameters: `pyspiel.load_game("cucu_campli", {"seats": 4, "tokens": 1})`.
    """
    from cucu_desktop.research.adapters.spiel import register  # noqa: PLC0415 - as above

    return register()
