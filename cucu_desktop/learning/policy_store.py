"""Where policies are: in `assets/policies` those of the program, in the cache those learnt on this computer.

A file's name has the game, the number of players and the digest of the rules: a policy for other rules than
those that are played is never found.
"""

from __future__ import annotations

import logging
from contextlib import suppress
from dataclasses import fields, replace
from functools import cache, lru_cache
from typing import TYPE_CHECKING, Any, Final

from cucu_desktop.games.catalogue import GAMES
from cucu_desktop.games.game import ExchangeGame
from cucu_desktop.learning.deal_record import UnsuitedError
from cucu_desktop.learning.policy import ODD, DamagedPolicyError, Origin, Policy, check, read_policy
from cucu_desktop.learning.setting import Setting, within_deals
from cucu_desktop.own_files import own_folder, read_kept, write_out
from cucu_desktop.resources import asset
from cucu_desktop.resources import cache as cache_folder

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping
    from pathlib import Path

    from cucu_desktop.engine.options import ExchangeOptions

FOLDER: Final = "policies"
ENDINGS: Final = {"tree": ".policy", "sampled": ".turns"}
"""By method the ending of a file's name: for all that may happen in a deal, or for kinds of turns."""


GOOD: Final = 0.005
"""The gain of a best response, in tokens a deal, below which bots play by a policy."""
ENOUGH: Final = 3
"""The tokens of a seat from which one more changes nothing within a deal."""


def shipped_folder() -> Path:
    return asset(FOLDER)


def own_policies() -> Path:
    """Return the folder of the policies that were learnt on this computer."""
    return cache_folder(FOLDER)


def policy_for(options: ExchangeOptions, seats: int) -> Policy | None:
    """Return the policy for a deal in which no player has only one token left, or None if there is none.

    Args:
        options: the options of the game; how many tokens it begins with does not matter.
        seats: the number of players in the deal.
    """
    chosen: Any = with_lives(within_deals(options), last=False)  # options are frozen: they can be a key
    name = _name_of(chosen, seats)
    return _found(name) if name else None


def with_lives(options: ExchangeOptions, *, last: bool) -> ExchangeOptions:
    """Return the options of a game in which all players have one token, or as many as no deal takes.

    A game that fixes its tokens keeps its options.
    """
    if not any(field.name == "tokens" for field in fields(options)):
        return options
    chosen: Any = {"tokens": 1 if last else ENOUGH}
    return replace(options, **chosen)


@cache
def _name_of(options: ExchangeOptions, seats: int) -> str | None:
    """Return the name of the policy's file; None if no policy of this game and number of players exists."""
    game = GAMES[options.game]
    prefix = f"{game.id}-{seats}-"
    folders = [shipped_folder()]
    with suppress(ImportError):  # a Python without platformdirs has no cache
        folders.append(own_policies())
    if not isinstance(game, ExchangeGame) or not any(_has(folder, prefix) for folder in folders):
        return None
    try:
        return name_of(Setting(game, options, seats))
    except UnsuitedError:
        return None


@lru_cache(maxsize=64)
def turns_for(options: ExchangeOptions, seats: int) -> Policy:
    """Return the policy by kinds of turns for a deal with these options, or for the nearest known ones.

    Those with the most equal options are the nearest; of their sizes the largest that is not larger. Whether
    players begin with one token is an option, as it decides who is out during a deal. A game without any has
    those of the game whose options it extends.

    Args:
        options: the options of the game.
        seats: the number of players in the deal.

    Raises:
        LookupError: neither game has any.
    """
    chosen = _as_dict(within_deals(with_lives(options, last=options.tokens == 1)))
    games = [kind.__dict__["game"] for kind in type(options).__mro__ if "game" in kind.__dict__]
    known = next((found for found in map(_turns_of, games) if found), ())
    if not known:
        raise LookupError(options.game)
    least = min([_differing(chosen, policy.origin.options) for policy in known])
    near = [policy for policy in known if _differing(chosen, policy.origin.options) == least]
    sizes = [policy.origin.seats for policy in near]
    size = max([each for each in sizes if each <= seats], default=min(sizes))
    return near[sizes.index(size)]


@cache
def _turns_of(game: str) -> tuple[Policy, ...]:
    """Return the policies by kinds of turns for a game; first those learnt here, by the rules as they are."""
    found = []
    with suppress(ImportError):  # a Python without platformdirs has no cache
        found += [policy for policy in _read_turns(own_policies(), game) if _is_of_these_rules(policy.origin)]
    return (*found, *_read_turns(shipped_folder(), game))


def _is_of_these_rules(origin: Origin) -> bool:
    game = GAMES[origin.game]
    if not isinstance(game, ExchangeGame):
        return False
    try:
        options: Any = replace(game.usual, **origin.options)
        if not _are_possible(game, options, origin.seats):
            return False
        return Setting(game, options, origin.seats).digest() == origin.digest
    except ODD:  # an option that no longer exists, or has other values
        return False


def _are_possible(game: ExchangeGame, options: ExchangeOptions, seats: int) -> bool:
    """Return whether the game can be played with these options; those between deals may be off."""
    usual: Any = game.usual
    off: Any = within_deals(usual)
    with_usual = {
        field.name: getattr(usual, field.name)
        for field in fields(usual)
        if getattr(options, field.name) == getattr(off, field.name)
    }
    game.check(replace(options, **with_usual))
    return seats in game.seats_of(options)


def _read_turns(folder: Path, game: str) -> Iterator[Policy]:
    """Read the policies of a game by kinds of turns in a folder; damaged ones are left out."""
    with suppress(OSError):
        for path in sorted(folder.glob(f"{game}-*{ENDINGS['sampled']}")):
            policy = _read(path)
            if policy is not None:
                yield policy


def _read(path: Path) -> Policy | None:
    """Return the policy in a file; None, told once, if it is odd: the bots and the command do without.

    Raises:
        OSError: the file is missing or cannot be read.
    """
    data = read_kept(path)
    try:
        policy = read_policy(data)
        check(file_name(policy.origin) == path.name, "its name is that of another")
    except DamagedPolicyError as error:
        logging.getLogger(__name__).warning("%s is no policy, and is ignored: %s.", path, error)
        return None
    return policy


def _as_dict(options: ExchangeOptions) -> dict[str, object]:
    return {field.name: getattr(options, field.name) for field in fields(options)}


def _differing(options: Mapping[str, object], others: Mapping[str, object]) -> int:
    """Return the number of options with another value."""
    return sum(others.get(name, value) != value for name, value in options.items())


def _has(folder: Path, prefix: str) -> bool:
    with suppress(OSError):
        return any(path.name.startswith(prefix) for path in folder.iterdir())
    return False


def name_of(setting: Setting) -> str:
    return f"{setting.game.id}-{setting.seats}-{setting.digest()}{ENDINGS['tree']}"


@cache
def _found(name: str) -> Policy | None:
    folders = [shipped_folder()]
    with suppress(ImportError):
        folders.append(own_policies())
    for folder in folders:
        with suppress(OSError):
            policy = _read(folder / name)
            if policy is not None and is_good(policy.origin):
                return policy
    return None


def is_good(origin: Origin) -> bool:
    """Return whether a policy was learnt long enough for bots to play by it."""
    return origin.gain + origin.gain_error < GOOD


def forget() -> None:
    """Look for the files again: one has been written."""
    for each in (_name_of, _found, _turns_of, turns_for):
        each.cache_clear()


def keep(folder: Path, policy: Policy) -> Path:
    """Write a policy into a folder; return its path.

    Raises:
        OSError: it cannot be written.
    """
    own_folder(folder)
    path = folder / file_name(policy.origin)
    write_out(path, policy.to_bytes(), mode=0o644)
    forget()
    return path


def file_name(origin: Origin) -> str:
    return f"{origin.game}-{origin.seats}-{origin.digest}{ENDINGS[origin.method]}"
