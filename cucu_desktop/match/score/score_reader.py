"""Reading the file of a scored game, TOML or JSON: all checks but those of the texts.

    {"game": "campli", "options": {"tokens": 3}, "stake": 5, "seats": [{"name": "Anna", "coins": 100},
     {"name": "Bea"}, {"name": "Carla"}], "onlookers": [{"name": "Dino"}], "told": ["paid Bea", "dealt"]}

The seats are in playing order, the first dealer last, as in scenarios. Nothing is guessed: a missing key
has its usual value, and an unknown key is an error.
"""

from dataclasses import asdict, replace
from typing import Final, cast

from cucu_desktop.engine.options import ExchangeOptions, GameOptions, TrickOptions
from cucu_desktop.frozen import frozen
from cucu_desktop.games import cambio, campli, coch, coucou, cuckoo, gnav, kille, lu_stu, trionfo, zifuli
from cucu_desktop.games.catalogue import GAMES
from cucu_desktop.games.game import ExchangeGame, Game, TrickGame
from cucu_desktop.match.scenario.scenario_fields import (
    InvalidScenarioError,
    Table,
    list_at,
    opened,
    table_at,
    text_at,
    whole_at,
)
from cucu_desktop.names import LONGEST_NAME, as_named, cleaned, same_key

SCORED: Final = tuple(game.ID for game in (campli, lu_stu, cuckoo, coucou, gnav, kille, cambio))
"""The exchange games whose score can be kept."""
SCORED_TRICKS: Final = tuple(game.ID for game in (coch, zifuli, trionfo))
"""The ids of the trick games that the scorekeeper knows."""
KEYS: Final = frozenset("format game title options stake seats onlookers told".split())
COINS: Final = 100
LONGEST_TEXT: Final = 2000
"""The longest text in code points; a letter of a name may have several."""


@frozen
class ScorePlayer:
    """A person at the table, with their coins."""

    name: str
    coins: int


@frozen
class WrittenGame:
    """A valid game, its texts not yet checked.

    Attributes:
        game: the game's id.
        options: its options.
        players: the players in playing order, the first dealer last.
        onlookers: the onlookers, who may back a buy-back.
        told: the texts and corrections, in order.
    """

    game: ExchangeGame
    options: ExchangeOptions
    players: tuple[ScorePlayer, ...]
    onlookers: tuple[ScorePlayer, ...]
    told: tuple[str | Table, ...]

    @property
    def names(self) -> list[str]:
        return [person.name for person in (*self.players, *self.onlookers)]


@frozen
class WrittenTrickGame:
    """A valid match of a trick game, its texts not yet checked.

    Attributes:
        game: the game's id.
        options: its options.
        names: the players' names in playing order, the first dealer's last.
        told: the texts and corrections, in order.
    """

    game: TrickGame
    options: TrickOptions
    names: list[str]
    told: tuple[str | Table, ...]


def read(written: object) -> WrittenGame | WrittenTrickGame:
    """Check everything but the texts.

    Raises:
        InvalidScenarioError: it is not valid.
    """
    keys = opened(written, "score", KEYS, ("title",))
    game = _game(keys)
    options = options_of(keys, game)
    players = _persons("seats", keys.get("seats"), game, options)
    allowed = game.seats_of(options)
    if len(players) not in allowed:
        message = f"{game.id} has {allowed[0]} to {allowed[-1]} seats, not {len(players)}"
        raise InvalidScenarioError("seats", message)
    onlookers = _persons("onlookers", keys.get("onlookers", []), game, options)
    names = [person.name for person in (*players, *onlookers)]
    keys_of = [same_key(name) for name in names]
    for index, name in enumerate(names):
        if keys_of[index] in keys_of[:index]:
            where = f"seats[{index}]" if index < len(players) else f"onlookers[{index - len(players)}]"
            raise InvalidScenarioError(f"{where}.name", f"another person is called {name!r} too")
    told = tuple(_told(index, item) for index, item in enumerate(list_at("told", keys.get("told", []))))
    if isinstance(game, TrickGame):
        if onlookers:
            raise InvalidScenarioError("onlookers", f"{game.id} has no onlookers: nobody buys back")
        whole_at("stake", keys.get("stake", 0))
        return WrittenTrickGame(game, cast("TrickOptions", options), names, told)
    for index, player in enumerate(players):
        if player.coins < options.stake:
            message = f"{player.name} has {player.coins} coins, and the stake is {options.stake}"
            raise InvalidScenarioError(f"seats[{index}].coins", message)
    return WrittenGame(cast("ExchangeGame", game), cast("ExchangeOptions", options), players, onlookers, told)


def _told(index: int, item: object) -> str | Table:
    """Return a text with cleaned names, or a correction (see `corrections`)."""
    where = f"told[{index}]"
    if not isinstance(item, dict):
        return _cleaned(where, text_at(where, item))
    said = item.get("told")
    if isinstance(said, list):
        return item | {"told": [_cleaned(where, text_at(where, each)) for each in said]}
    return item | {"told": _cleaned(where, said)} if isinstance(said, str) else item


def _cleaned(where: str, text: str) -> str:
    if len(text) > LONGEST_TEXT:
        raise InvalidScenarioError(where, f"a text has at most {LONGEST_TEXT} characters")
    return cleaned(text) if text == text.strip() else text


def _game(keys: Table) -> Game:
    known = ", ".join((*SCORED, *SCORED_TRICKS))
    if "game" not in keys:
        raise InvalidScenarioError("game", f"the game is missing; known are {known}")
    name = text_at("game", keys["game"])
    if name not in (*SCORED, *SCORED_TRICKS):
        raise InvalidScenarioError("game", f"no score is kept of {name!r}; known are {known}")
    return GAMES[name]


def options_of(keys: Table, game: Game) -> GameOptions:
    """Return the game's usual options, or those of the preset named, with the options that are given.

    Raises:
        InvalidScenarioError: an option is unknown, or has no such value.
    """
    chosen = dict(table_at("options", keys.get("options", {})))
    preset = text_at("options.preset", chosen.pop("preset", next(iter(game.presets))))
    if preset not in game.presets:
        raise InvalidScenarioError(
            "options.preset", f"{preset!r} is no preset; known are {', '.join(game.presets)}"
        )
    options = game.presets[preset]
    usual = asdict(options)
    for name, value in chosen.items():
        if name not in usual:
            raise InvalidScenarioError(f"options.{name}", f"{game.id} has no option {name!r}")
        try:
            changed = replace(options, **{name: value})
            game.check(changed)
        except (TypeError, ValueError):
            allowed = game.limits.get(name) or game.choices.get(name) or (True, False)
            choices = (
                f"{allowed[0]} to {allowed[-1]}"
                if isinstance(allowed, range)
                else " or ".join(map(str, allowed))
            )
            message = f"{value!r} is no choice; it may be {choices}"
            raise InvalidScenarioError(f"options.{name}", message) from None
        options = changed
    if game.has_option("stake") and "stake" in keys:
        options = replace(options, stake=whole_at("stake", keys["stake"]))
    return options


def _persons(where: str, listed: object, game: Game, options: GameOptions) -> tuple[ScorePlayer, ...]:
    if listed is None:
        raise InvalidScenarioError(where, "the seats are missing")
    return tuple(
        _person(f"{where}[{index}]", entry, game, options)
        for index, entry in enumerate(list_at(where, listed))
    )


def _person(where: str, entry: object, game: Game, options: GameOptions) -> ScorePlayer:
    keys = table_at(where, entry)
    for key in keys:
        if key not in ("name", "coins"):
            raise InvalidScenarioError(f"{where}.{key}", f"there is no key {key!r}; the keys are coins, name")
    name = cleaned(text_at(f"{where}.name", keys.get("name", "")))
    if not name:
        raise InvalidScenarioError(f"{where}.name", "a seat needs a name")
    if name != as_named(name):
        raise InvalidScenarioError(f"{where}.name", f"a name has at most {LONGEST_NAME} letters")
    return ScorePlayer(name, whole_at(f"{where}.coins", keys.get("coins", game.coins_of(options, COINS))))
