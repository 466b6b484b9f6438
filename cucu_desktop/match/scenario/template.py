"""The template of a scenario: a valid file of a game, with a comment for each key and option.

It is printed by `cucu-desktop scenario --template GAME`, in English as the keys are. A comment of the form
`# key = value` is an entry with its default value.
"""

import json
from collections.abc import Iterator, Sequence
from typing import Final

from cucu_desktop.games.catalogue import GAMES
from cucu_desktop.games.game import ExchangeGame, TrickGame
from cucu_desktop.match.deal_numbers import shuffled
from cucu_desktop.match.scenario.scenario_seats import COINS, usual_tokens
from cucu_desktop.match.scenario.schema import SCHEMAS, OptionChoices

_NAMES: Final = ("Ada", "Bruno", "Cesira", "Dino", "Elena")
_USUAL_SEATS: Final = 4
_DEAL: Final = 1
"""The deal number from which the cards of the template are shuffled."""
_MOST_LISTED: Final = 12
_NUMBERS: Final = {
    "stake": "what each player has paid into the pool",
    "eliminations": "players who have lost their last token in this game",
    "reentries": "players who have come back into it",
}
_OWN_KEYS: Final = {
    "cut": "the first cards that are not dealt, from the bottom of the pile up: cut = [...]",
    "stock": "the first cards that are not dealt, the next one first: stock = [...]",
    "agreement": "of the last two: agreement = {{ {} = 60, {} = 40 }}, their shares of the pool in percent",
    "bets": "the bets made before the deal, by player: bets = {{ {} = 2, {} = 1 }}",
    "slippers_taken": "slippers_taken = true: a player has worn the slippers",
    "deal": "deal = 2: the second deal from a pack that lasts; 1 is the first",
    "pile": "the open cards beside the pack, the newest last: pile = [...]",
    "settled": "settled = 1: one pot is over",
}
_SEAT_KEYS: Final = {
    "slippers": "false  # true: has no tokens, and plays on in slippers",
    "dummy": "false  # true: a hand without a player, played by its partner",
    "bought": "0  # the times that this player has bought a life",
}


def template_of(game_id: str) -> str:
    """Return the template of a game, by its id."""
    parts = (_head(game_id), _cards(game_id), _options(game_id), _seats(game_id))
    return "\n\n".join("\n".join(part) for part in parts) + "\n"


def _head(game_id: str) -> Iterator[str]:
    is_tricks = isinstance(GAMES[game_id], TrickGame)
    example = ("Ada play XV", "Bruno play II") if is_tricks else ("Ada keep", "Bruno exchange")
    yield from (
        "# A deal to be changed as you like. Play it: drop this file on the window of Cucù, or type",
        "#     cucu-desktop scenario FILE",
        "# which prints its result. Only game and seats are needed. Lines that begin with # are comments;",
        "# remove the # before a key to choose another value.",
        "",
        "format = 1",
        f"game = {_value(game_id)}",
        'title = "My deal"',
        'notes = ""',
        "",
        f"# What the players do, in order: actions = {_value(example)}. Without actions",
        '# the deal stops at its first decision; the result has under "to_act" and "legal" whose it is, and',
        "# the possible actions.",
        "actions = []",
    )


def _cards(game_id: str) -> Iterator[str]:
    """Yield the cards: the hands of a trick game, else the first cards of the pack and the numbers."""
    game = GAMES[game_id]
    pack = game.pack_of(game.usual)
    cards = [card.id for card in shuffled(_DEAL, pack).cards]
    yield "# The cards: " + " ".join(dict.fromkeys(card.id for card in pack.cards))
    own_keys = [f"# {key}: {_OWN_KEYS[key].format(*_names(game_id))}" for key in SCHEMAS[game_id].keys]
    if isinstance(game, TrickGame):
        size = sum(game.state_class.packets)
        hands = (cards[at * size : (at + 1) * size] for at in range(game.hands))
        named = (f"{name} = {_value(hand)}" for name, hand in zip(_NAMES, hands, strict=False))
        yield from (*own_keys, "[hands]", *named)
        return
    yield "# In the order in which they leave the pack; those that are not listed follow."
    yield f"pack = {_value(cards[: 2 * _USUAL_SEATS])}"
    for key, meaning in _NUMBERS.items():
        yield f"# {key} = {int(key == 'stake')}  # {meaning}"
    yield "# pool = 10  # the coins in the pool; without this key the stakes of all players"
    yield from own_keys


def _options(game_id: str) -> Iterator[str]:
    game = GAMES[game_id]
    yield "[options]"
    schema = SCHEMAS[game_id]
    if schema.presets:
        yield _option("preset", tuple(schema.presets))
    for name, values in schema.options.items():
        yield _option(name, values)
    for name, by_pack in schema.orders.items():
        pack = game.pack_of(game.usual)
        listed = [design.id for design in reversed(pack.designs) if design.id in by_pack[pack.name]]
        yield f"# {name} = {_value(listed)}  # from high to low"


def _option(name: str, values: OptionChoices) -> str:
    """Return the line of an option with its default, the first value, and the others."""
    if isinstance(values, range):
        return f"# {name} = {_value(values[0])}  # {values[0]} to {values[-1]}"
    told = dict.fromkeys(map(_value, values))
    return f"# {name} = {_value(values[0])}  # {', '.join([*told][:_MOST_LISTED])}"


def _seats(game_id: str) -> Iterator[str]:
    yield "# The seats in playing order, the dealer last."
    game = GAMES[game_id]
    for number, name in enumerate(_names(game_id)):
        yield from ("[[seats]]", f"name = {_value(name)}")
        if number:
            continue
        schema = SCHEMAS[game_id]
        options = game.options()
        if isinstance(game, ExchangeGame):
            usual = {"coins": getattr(options, schema.purse, COINS), "out": False}
            if "tokens" not in schema.ignored:
                usual["tokens"] = usual_tokens(game, options, len(_names(game_id)))
            yield from (f"# {key} = {_value(value)}" for key, value in usual.items())
        yield from (f"# {key} = {_SEAT_KEYS[key]}" for key in schema.seat_keys)
    yield from (
        "",
        "# A result to compare with has keys of the printed one:",
        "#     [expect]",
        '#     winner = "Ada"',
    )


def _names(game_id: str) -> Sequence[str]:
    """Return the names of as many players as the template has."""
    game = GAMES[game_id]
    seats = game.hands if isinstance(game, TrickGame) else min(game.seats[-1], _USUAL_SEATS)
    return _NAMES[:seats]


def _value(value: object) -> str:
    """Return a value of TOML; texts, numbers, booleans and lists of these are written as in JSON."""
    return json.dumps(value, ensure_ascii=False)
