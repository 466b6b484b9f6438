"""Reading a scenario: everything that can be wrong with it but its actions, each told with where it stands.

Nothing is guessed: what is not written down has the format's default, and what the format does not know is an
error.
"""

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final

from cucu_desktop.engine.cards import CUCCO, Card, UnknownCardError
from cucu_desktop.games import campli

FORMAT: Final = 1
MOST: Final = 10**12
MOST_TIMES: Final = 1000
VIRGIN: Final = 3
WHOLE: Final = 100

KEYS: Final = frozenset(
    "format game title notes source options seats pack hands cut stock stake pool eliminations reentries "
    "agreement bets actions expect".split()
)
ELSEWHERE: Final = ("hands", "cut", "stock", "bets")
"""Keys that belong to other games and would change the deal: nothing to be ignored."""
RESULT_KEYS: Final = frozenset(
    "ok mismatch state to_act legal cost cards tokens virgin lost gained losers arrests out reentered coins "
    "pool winner down eliminated matador_survives rounds bidder bid partner robbed indicator trump tricks "
    "points recount score result".split()
)
SEAT_KEYS: Final = frozenset("name tokens virgin coins out".split())

Table = dict[str, Any]


class InvalidScenarioError(Exception):
    """The scenario is not valid.

    Attributes:
        where: the key that is wrong ("actions[3]", "seats[1].name").
        message: what is wrong with it, and what would be right.
    """

    def __init__(self, where: str, message: str) -> None:
        super().__init__(f"{where}: {message}")
        self.where = where
        self.message = message


@dataclass(frozen=True, slots=True)
class Seat:
    """A seat of a scenario."""

    name: str
    tokens: int
    virgin: bool
    coins: int
    out: bool


@dataclass(frozen=True, slots=True)
class Case:
    """A scenario that has been read and is valid but, maybe, for its actions."""

    seats: tuple[Seat, ...]
    pack: tuple[Card, ...]
    stake: int
    pool: int
    eliminations: int
    agreement: dict[int, int]
    actions: tuple[str, ...]
    expect: Table


def read(scenario: object) -> Case:
    """Check everything but the actions.

    Raises:
        InvalidScenarioError: it is not valid.
    """
    keys = _table("scenario", scenario)
    for key in keys:
        if key not in KEYS:
            raise InvalidScenarioError(
                key, f"there is no key {key!r}; the keys are {', '.join(sorted(KEYS))}"
            )
    if _whole("format", keys.get("format", FORMAT)) != FORMAT:
        raise InvalidScenarioError("format", f"only format {FORMAT} can be read")
    _check_game(keys)
    for key in ("title", "notes", "source"):
        _check_text(key, keys.get(key, ""))
    for key in _table("options", keys.get("options", {})):
        raise InvalidScenarioError(f"options.{key}", f"campli has no option {key!r}")
    seats = _seats(keys)
    stake = _whole("stake", keys.get("stake", 1))
    _whole("reentries", keys.get("reentries", 0), MOST_TIMES)
    return Case(
        seats=seats,
        pack=_pack(keys),
        stake=stake,
        pool=_whole("pool", keys["pool"]) if "pool" in keys else stake * len(seats),
        eliminations=_whole("eliminations", keys.get("eliminations", 0), MOST_TIMES),
        agreement=_agreement(keys, seats),
        actions=_texts("actions", keys.get("actions", [])),
        expect=_expect(keys),
    )


def _check_game(keys: Table) -> None:
    if "game" not in keys:
        raise InvalidScenarioError("game", "the game is missing; known is campli")
    game = _text("game", keys["game"])
    if game != campli.ID:
        raise InvalidScenarioError("game", f"there is no game {game!r}; known is campli")
    for key in ELSEWHERE:
        if key in keys:
            raise InvalidScenarioError(key, f"{key!r} is not for campli")


def _check_text(key: str, value: object) -> None:
    if isinstance(value, dict):
        for language, text in value.items():
            _text(f"{key}.{language}", text)
    else:
        _text(key, value)


def _table(where: str, value: object) -> Table:
    if not isinstance(value, dict):
        raise InvalidScenarioError(where, "a table of keys and values is needed here")
    return value


def _list(where: str, value: object) -> list[Any]:
    if not isinstance(value, list):
        raise InvalidScenarioError(where, "a list is needed here")
    return value


def _text(where: str, value: object) -> str:
    if not isinstance(value, str):
        raise InvalidScenarioError(where, "a text is needed here")
    return value


def _texts(where: str, value: object) -> tuple[str, ...]:
    return tuple(_text(f"{where}[{place}]", item) for place, item in enumerate(_list(where, value)))


def _flag(where: str, value: object) -> bool:
    if not isinstance(value, bool):
        raise InvalidScenarioError(where, "true or false is needed here")
    return value


def _whole(where: str, value: object, most: int = MOST) -> int:
    if not isinstance(value, int) or isinstance(value, bool) or not 0 <= value <= most:
        raise InvalidScenarioError(where, f"a whole number from 0 to {most} is needed here")
    return value


def _seats(keys: Table) -> tuple[Seat, ...]:
    if "seats" not in keys:
        raise InvalidScenarioError("seats", "the seats are missing")
    listed = _list("seats", keys["seats"])
    if len(listed) not in campli.SEATS:
        raise InvalidScenarioError("seats", f"campli has 2 to 20 seats, not {len(listed)}")
    seats: list[Seat] = []
    for place, entry in enumerate(listed):
        seat = _seat(f"seats[{place}]", entry)
        if any(seat.name == other.name for other in seats):
            raise InvalidScenarioError(f"seats[{place}].name", f"another seat is called {seat.name!r} too")
        seats.append(seat)
    if seats[-1].out:
        raise InvalidScenarioError(
            f"seats[{len(seats) - 1}].out", "the dealer, who is last, has to be in the game"
        )
    if sum(not seat.out for seat in seats) < campli.SEATS.start:
        raise InvalidScenarioError("seats", "at least two players have to be in the game")
    return tuple(seats)


def _seat(where: str, entry: object) -> Seat:
    keys = _table(where, entry)
    for key in keys:
        if key not in SEAT_KEYS:
            why = "there are no dummies in campli" if key == "dummy" else f"a seat has no key {key!r}"
            raise InvalidScenarioError(f"{where}.{key}", why)
    if not _text(f"{where}.name", keys.get("name")):
        raise InvalidScenarioError(f"{where}.name", "a seat needs a name")
    out = _flag(f"{where}.out", keys.get("out", False))
    tokens = _whole(f"{where}.tokens", keys.get("tokens", 0 if out else VIRGIN))
    if bool(tokens) is out:
        why = (
            "who is out has 0 tokens"
            if out
            else "who is in the game has a token; who has none needs out = true"
        )
        raise InvalidScenarioError(f"{where}.tokens", why)
    virgin = _flag(f"{where}.virgin", keys.get("virgin", tokens >= VIRGIN))
    if virgin and tokens < VIRGIN:
        raise InvalidScenarioError(f"{where}.virgin", "a virgin has 3 tokens or more")
    return Seat(keys["name"], tokens, virgin, _whole(f"{where}.coins", keys.get("coins", 100)), out)


def _pack(keys: Table) -> tuple[Card, ...]:
    cards: list[Card] = []
    used: Counter[Card] = Counter()
    for place, name in enumerate(_texts("pack", keys.get("pack", []))):
        try:
            card = CUCCO[name]
        except UnknownCardError as error:
            raise InvalidScenarioError(f"pack[{place}]", str(error)) from None
        used[card] += 1
        if used[card] > CUCCO.copies:
            raise InvalidScenarioError(f"pack[{place}]", f"the pack has only {CUCCO.copies} {name}")
        cards.append(card)
    return CUCCO.complete(cards)


def _agreement(keys: Table, seats: Sequence[Seat]) -> dict[int, int]:
    if "agreement" not in keys:
        return {}
    percents = _table("agreement", keys["agreement"])
    last_two = [seat.name for seat in seats if not seat.out]
    for name, percent in percents.items():
        if name not in last_two:
            raise InvalidScenarioError(f"agreement.{name}", f"{name!r} is not in the game")
        _whole(f"agreement.{name}", percent, WHOLE)
    if len(last_two) != len(percents) or len(last_two) != campli.SEATS.start:
        raise InvalidScenarioError("agreement", "an agreement is between the last two players in the game")
    if sum(percents.values()) != WHOLE:
        raise InvalidScenarioError("agreement", "the percentages have to make 100")
    names = [seat.name for seat in seats]
    return {names.index(name): percent for name, percent in percents.items()}


def _expect(keys: Table) -> Table:
    expect = _table("expect", keys.get("expect", {}))
    for key in expect:
        if key not in RESULT_KEYS:
            raise InvalidScenarioError(f"expect.{key}", f"no result has a key {key!r}")
    return expect
