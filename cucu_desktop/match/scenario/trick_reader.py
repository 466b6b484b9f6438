"""Reading a scenario of a trick game: dummies, hands, cut and stock, each error with its location."""

from collections import Counter
from typing import Final

from cucu_desktop.engine.cards import CUCCO, Card, UnknownCardError
from cucu_desktop.engine.options import TrickOptions
from cucu_desktop.frozen import frozen
from cucu_desktop.games.catalogue import GAMES
from cucu_desktop.games.game import TrickGame
from cucu_desktop.match.scenario.scenario_fields import (
    MOST_TIMES,
    InvalidScenarioError,
    Table,
    expected,
    flag_at,
    list_at,
    opened,
    table_at,
    text_at,
    texts_at,
    whole_at,
)

SEAT_KEYS: Final = frozenset("name tokens virgin coins out dummy".split())
ELSEWHERE: Final = ("agreement", "bets")
"""Keys of other games that would change the deal: an error here."""
UNUSED: Final = {"stake": None, "pool": None, "eliminations": MOST_TIMES, "reentries": MOST_TIMES}
"""Numbers that no trick game uses, and their largest ignored values (None: the usual value)."""


@frozen
class ParsedTrickScenario:
    """A valid scenario, its actions not yet checked.

    Attributes:
        game: the game.
        options: the game's options.
        names: the seats' names in playing order, the dealer's last.
        dummies: the seats without a player.
        pack: the cards in the order in which they leave the pack.
        actions: what the players do.
        expect: the expected result.
    """

    game: TrickGame
    options: TrickOptions
    names: tuple[str, ...]
    dummies: tuple[int, ...]
    pack: tuple[Card, ...]
    actions: tuple[str, ...]
    expect: Table


def is_trick_game(scenario: object) -> bool:
    """Return whether the scenario is one of a trick game, as far as it can be read."""
    game = scenario.get("game") if isinstance(scenario, dict) else None
    return isinstance(game, str) and isinstance(GAMES.get(game), TrickGame)


def read(scenario: object) -> ParsedTrickScenario:
    """Check everything but the actions.

    Raises:
        InvalidScenarioError: it is not valid.
    """
    keys = opened(scenario)
    game = GAMES[keys["game"]]
    assert isinstance(game, TrickGame)  # see `is_trick_game`
    _check_keys_of_other_games(keys, game)
    names, dummies = _seats(keys, game)
    return ParsedTrickScenario(
        game=game,
        options=_options(keys, game),
        names=names,
        dummies=dummies,
        pack=_pack(keys, game, names),
        actions=texts_at("actions", keys.get("actions", [])),
        expect=expected(keys),
    )


def _check_keys_of_other_games(keys: Table, game: TrickGame) -> None:
    for key in (*ELSEWHERE, *(() if game.undealt else ("cut", "stock"))):
        if key in keys:
            raise InvalidScenarioError(key, f"{key!r} is not for {game.id}")
    for key, most in UNUSED.items():
        if key in keys:
            whole_at(key, keys[key], *(() if most is None else (most,)))


def _options(keys: Table, game: TrickGame) -> TrickOptions:
    chosen = table_at("options", keys.get("options", {}))
    for key, value in chosen.items():
        if key not in game.choices:
            raise InvalidScenarioError(f"options.{key}", f"{game.id} has no option {key!r}")
        if text_at(f"options.{key}", value) not in game.choices[key]:
            known = ", ".join(game.choices[key])
            raise InvalidScenarioError(f"options.{key}", f"{key} is one of {known}, not {value!r}")
    return game.options(**chosen)


def _seats(keys: Table, game: TrickGame) -> tuple[tuple[str, ...], tuple[int, ...]]:
    if "seats" not in keys:
        raise InvalidScenarioError("seats", "the seats are missing")
    listed, needed = list_at("seats", keys["seats"]), game.hands
    if len(listed) != needed:
        raise InvalidScenarioError("seats", f"{game.id} has {needed} seats, not {len(listed)}")
    names: list[str] = []
    dummies: list[int] = []
    for index, entry in enumerate(listed):
        name, is_dummy = _seat(f"seats[{index}]", entry, game)
        if name in names:
            raise InvalidScenarioError(f"seats[{index}].name", f"another seat is called {name!r} too")
        names.append(name)
        if is_dummy:
            dummies.append(index)
            if not (game.may_be_dummies and game.may_be_dummies(dummies, needed - 1)):
                why = "the dealer and each dummy's partner are players"
                raise InvalidScenarioError(f"seats[{index}].dummy", why)
    return tuple(names), tuple(dummies)


def _seat(where: str, entry: object, game: TrickGame) -> tuple[str, bool]:
    keys = table_at(where, entry)
    for key in keys:
        if key not in SEAT_KEYS:
            raise InvalidScenarioError(f"{where}.{key}", f"a seat has no key {key!r}")
        if key == "dummy" and game.may_be_dummies is None:
            raise InvalidScenarioError(f"{where}.{key}", f"there are no dummies in {game.id}")
    name = text_at(f"{where}.name", keys.get("name"))
    if not name:
        raise InvalidScenarioError(f"{where}.name", "a seat needs a name")
    for key in ("tokens", "coins"):
        whole_at(f"{where}.{key}", keys.get(key, 0))
    for key in ("virgin", "out"):
        flag_at(f"{where}.{key}", keys.get(key, False))
    return name, flag_at(f"{where}.dummy", keys.get("dummy", False))


class _Cards:
    """The cards of the pack that a scenario lists in several keys."""

    def __init__(self) -> None:
        self.used: Counter[Card] = Counter()

    def read(self, where: str, value: object) -> list[Card]:
        """Parse a list of cards, each no more often than the pack has it."""
        cards: list[Card] = []
        for index, name in enumerate(texts_at(where, value)):
            try:
                card = CUCCO[name]
            except UnknownCardError as error:
                raise InvalidScenarioError(f"{where}[{index}]", str(error)) from None
            self.used[card] += 1
            most = CUCCO.cards.count(card)
            if self.used[card] > most:
                raise InvalidScenarioError(f"{where}[{index}]", f"the pack has only {most} {name}")
            cards.append(card)
        return cards


def _pack(keys: Table, game: TrickGame, names: tuple[str, ...]) -> tuple[Card, ...]:
    """Return the whole pile, the first card to be dealt first, the card under the cut last (R11)."""
    if "hands" in keys and "pack" in keys:
        raise InvalidScenarioError("hands", "hands stand instead of a pack, not beside it")
    if "stock" in keys and "hands" not in keys:
        raise InvalidScenarioError("stock", "a stock goes with hands")
    cards = _Cards()
    if "hands" in keys:
        top = _dealt(_hands(cards, keys["hands"], game, names), game.state_class.packets)
    else:
        top = cards.read("pack", keys.get("pack", []))
    undealt, listed = game.undealt, 0
    for key in ("cut", "stock"):
        listed += len(list_at(key, keys.get(key, [])))
        if listed > undealt:
            raise InvalidScenarioError(key, f"only {undealt} cards are not dealt")
    cut = cards.read("cut", keys.get("cut", []))
    stock = cards.read("stock", keys.get("stock", []))
    between = list((Counter(CUCCO.cards) - cards.used).elements())
    return (*top, *stock, *between, *reversed(cut))


def _hands(cards: _Cards, value: object, game: TrickGame, names: tuple[str, ...]) -> list[list[Card]]:
    listed, size = table_at("hands", value), sum(game.state_class.packets)
    for name in listed:
        if name not in names:
            raise InvalidScenarioError(f"hands.{name}", f"there is no seat {name!r}")
    hands = []
    for name in names:
        if name not in listed:
            raise InvalidScenarioError(f"hands.{name}", f"the hand of {name!r} is missing")
        hand = cards.read(f"hands.{name}", listed[name])
        if len(hand) != size:
            raise InvalidScenarioError(f"hands.{name}", f"a hand has {size} cards, not {len(hand)}")
        hands.append(hand)
    return hands


def _dealt(hands: list[list[Card]], packets: tuple[int, ...]) -> list[Card]:
    """Return the order of the pack that deals these hands: packet by packet, round the table."""
    pack: list[Card] = []
    for number, packet in enumerate(packets):
        begin = sum(packets[:number])
        for hand in hands:
            pack += hand[begin : begin + packet]
    return pack
