"""The setup of a match, and its form in the header of the log."""

import re
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import asdict, fields, replace
from itertools import takewhile
from random import SystemRandom
from typing import Any, Final

from cucu_desktop import __version__
from cucu_desktop.bots import PERSONS
from cucu_desktop.engine.edition import EDITION, FIRST
from cucu_desktop.engine.options import GameOptions
from cucu_desktop.frozen import frozen
from cucu_desktop.games.catalogue import GAMES
from cucu_desktop.kept_stores import DAMAGE
from cucu_desktop.match.log import FORMAT, Line, LogError
from cucu_desktop.names import as_named

PERSON_FACES: Final = tuple(f"you-{number}" for number in range(1, 7))
"""The ids of the faces for people at this screen."""
PURSE = 100
"""The default purse of each player."""


@frozen
class Player:
    """A player at the table.

    Attributes:
        name: unique at the table.
        face: the id of the drawn face.
        bot: the id of the bot that plays, or None for a person.
    """

    name: str
    face: str
    bot: str | None = None


@frozen
class Setup:
    """The setup of a match.

    Attributes:
        game: the game's id.
        players: the players, in playing order unless they draw for their seats.
        onlookers: the onlookers, who may share in a re-entry.
        options: the game's options.
        seed: the seed of all deal numbers (see `match.deal_numbers`).
        purse: the coins of each player at the start.
        deal: the deal number that was called for, or None: the first deal, or the one played again.
        case: the scenario of the first deal, or None; it sets the seats.
        drawn: whether the players draw for their seats.
        edition: the edition of the rulings.
        purses: the coins of each player by name, where they differ.
        deals: the number of the deal in the last game after which the match is over, if the game is not over
            before.
        remote: the names of the players at screens of their own, when the match began: the common screen
            does not show their cards.
    """

    game: str
    players: tuple[Player, ...]
    options: GameOptions
    onlookers: tuple[Player, ...] = ()
    seed: int = 0
    purse: int = PURSE
    case: Mapping[str, Any] | None = None
    deal: int | None = None
    drawn: bool = True
    edition: int = EDITION
    purses: Mapping[str, int] | None = None
    deals: int | None = None
    remote: tuple[str, ...] = ()


SEED_BITS: Final = 128
"""The number of bits of a seed, too many to find it by trying."""


def draw_seed() -> int:
    """Return a random seed from the system's source."""
    return SystemRandom().getrandbits(SEED_BITS)


def is_small(seed: int) -> bool:
    """Return whether a seed is a number that any program and any database can represent."""
    return abs(seed) < 1 << 53


_USUAL: Final[Line] = {"case": None, "deal": None, "drawn": True, "purses": None, "deals": None, "remote": ()}
"""The fields that are in a header only if they differ from these values."""


def header_of(setup: Setup) -> Line:
    """Return the header of the log of a match."""
    told = {key: value for key, value in asdict(setup).items() if key not in _USUAL or value != _USUAL[key]}
    if not is_small(setup.seed):
        told["seed"] = str(setup.seed)  # other programs that read JSON would round a number
    return {"cucu": FORMAT, "version": __version__, **told}


def game_line(players: Iterable[Player], coins: list[int], dealer: int, onlookers: int) -> Line:
    """Return the line of a log that begins a game, by seat, onlookers last."""
    seated = [asdict(player) for player in players]
    return {"game": {"players": seated, "coins": coins, "dealer": dealer, "onlookers": onlookers}}


def setup_in(header: Line) -> Setup:
    """Parse a header.

    Raises:
        LogError: it is damaged, or of a later version: with unknown rulings, game, options or bots. An
            unknown face
        or field of the header is accepted.
    """
    try:
        return _read(header)
    except LogError:
        raise
    except DAMAGE as error:
        raise LogError("newer" if is_of_later_version(header) else "damaged", 1) from error


def is_of_later_version(header: Line) -> bool:
    """Return whether the program that wrote this header has a later version than this one."""
    ours, theirs = (re.findall(r"\d{1,9}", str(text))[:3] for text in (__version__, header.get("version")))
    return [int(number) for number in theirs] > [int(number) for number in ours]


def _read(header: Line) -> Setup:
    _check_known([header["game"]], GAMES)
    game = GAMES[header["game"]]
    _check_known(header["options"], [option.name for option in fields(game.options)])
    options = game.options(**{**game.kept_without, **header["options"]})
    game.check(options)
    seated = [*header["players"], *header["onlookers"]]
    _check_known([key for player in seated for key in player], [item.name for item in fields(Player)])
    _check_known([player["bot"] for player in seated if player["bot"] is not None], PERSONS)
    players, onlookers = (
        tuple(player_in(player) for player in header[key]) for key in ("players", "onlookers")
    )
    check_company(game.seats_of(options), (*players, *onlookers), len(players))
    seed, purse, deal = _seed_in(header["seed"]), header["purse"], header.get("deal")
    drawn = header.get("drawn", True)
    if type(purse) is not int or purse < 1 or type(deal) not in (int, type(None)):
        msg = "the number of the cards or the purse is none"
        raise ValueError(msg)
    if type(drawn) is not bool:
        msg = "who sits where is neither drawn for nor agreed"
        raise ValueError(msg)
    edition = header.get("edition", FIRST)
    if type(edition) is not int or edition < FIRST:
        msg = "there is no such edition of the rulings"
        raise ValueError(msg)
    if edition > EDITION:
        raise LogError("newer", 1)
    deals = header.get("deals")
    if deals is not None and (type(deals) is not int or deals < 1):
        msg = "the match ends after no such deal"
        raise ValueError(msg)
    case, purses = header.get("case"), _purses_in(header.get("purses"))
    remote = _remote_in(header.get("remote", []))
    return Setup(
        game.id, players, options, onlookers, seed, purse, case, deal, drawn, edition, purses, deals, remote
    )


def _remote_in(written: object) -> tuple[str, ...]:
    """Parse the names of the players at other screens; ValueError if they are none."""
    if not isinstance(written, list) or not all(isinstance(name, str) for name in written):
        msg = "these are no names"
        raise ValueError(msg)
    return tuple(as_named(name[: LONGEST + 1]) for name in written)


def _purses_in(written: object) -> Mapping[str, int] | None:
    """Parse the purses by name; ValueError if they are not valid."""
    if written is None:
        return None
    if not isinstance(written, dict) or any(
        type(coins) is not int or coins < 0 for coins in written.values()
    ):
        msg = "these are no purses"
        raise ValueError(msg)
    return {as_named(name): coins for name, coins in written.items()}


def _seed_in(written: object) -> int:
    """Parse a seed, a number or a text; ValueError if it is not valid."""
    if type(written) is int:
        return written
    if isinstance(written, str) and re.fullmatch(r"-?\d{1,60}", written, re.ASCII):
        return int(written)
    msg = f"{written!r} is no seed"
    raise ValueError(msg)


def _check_known(names: Iterable[str], known: Iterable[str]) -> None:
    """Raise an error for names that this version does not know.

    Raises:
        LogError: an unknown name that is no misspelling of a known one: a later version.
        ValueError: a misspelt name: damage.
    """
    known = list(known)
    for name in names:
        if name in known:
            continue
        if any(_is_misspelt(name, right) for right in known) or not re.fullmatch(r"[a-z][a-z0-9_-]*", name):
            msg = f"{name!r} is not known"
            raise ValueError(msg)
        raise LogError("newer", 1)


def _is_misspelt(name: str, right: str) -> bool:
    """Return whether two names differ in one letter, as by a damaged, missing or added byte."""
    if abs(len(name) - len(right)) > 1:
        return False
    alike = _alike(name, right) + _alike(name[::-1], right[::-1])
    return alike >= max(len(name), len(right)) - 1


def _alike(one: str, other: str) -> int:
    """Return the length of the common prefix of two names."""
    return sum(1 for _ in takewhile(lambda pair: pair[0] == pair[1], zip(one, other, strict=False)))


def player_in(written: Mapping[str, Any]) -> Player:
    """Parse a player; the name is cleaned for display.

    Raises:
        TypeError: it is not valid.
    """
    player = Player(**written)
    name: object = player.name
    is_sound = isinstance(name, str) and len(name) <= LONGEST  # else `are_named` refuses it
    return replace(player, name=as_named(player.name)) if is_sound else player


def players_in(written: Iterable[Mapping[str, Any]]) -> tuple[Player, ...]:
    return with_own_faces(tuple(map(player_in, written)))


def with_own_faces(seated: Sequence[Player]) -> tuple[Player, ...]:
    """Return these players, where a person has the face of another player with another face.

    Files of earlier versions have such tables. Of two people the first by name keeps the face, wherever they
    sit. An unknown face stays: the window says that it is not known.

    >>> [player.face for player in with_own_faces([Player("Dan", "you-1"), Player("Ann", "you-1")])]
    ['you-2', 'you-1']
    """
    worn = Counter(player.face for player in seated)
    known = (*PERSON_FACES, *reversed(tuple(PERSONS)))
    ready = [face for face in known if not worn[face]]
    changed: dict[str, str] = {}
    people = [player for player in seated if player.bot is None]
    for player in sorted(people, key=lambda player: player.name, reverse=True):
        if worn[player.face] > 1 and player.face in known and ready:
            worn[player.face] -= 1
            changed[player.name] = ready.pop(0)
    return tuple(
        replace(player, face=changed[player.name])
        if player.bot is None and player.name in changed
        else player
        for player in seated
    )


LONGEST: Final = 200
"""The longest name, id or title in a file, in characters: painting thousands would take minutes."""


def are_named(seated: Iterable[Player]) -> bool:
    """Return whether these players have names and faces that can be displayed."""
    texts: list[object] = [text for player in seated for text in (player.name, player.face)]
    return all(isinstance(text, str) and len(text) <= LONGEST for text in texts)


def check_company(possible: range, seated: Sequence[Player], playing: int) -> None:
    """Raise a ValueError for players who cannot play this game."""
    known = all(player.bot is None or player.bot in PERSONS for player in seated)
    if (
        not are_named(seated)
        or not known
        or playing not in possible
        or len({who.name for who in seated}) < len(seated)
    ):
        msg = "these players cannot play this game together"
        raise ValueError(msg)
