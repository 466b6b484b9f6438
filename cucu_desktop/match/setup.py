"""What is agreed before a match, and how the header of its log tells it."""

from collections.abc import Mapping, Sequence
from dataclasses import asdict, dataclass
from types import ModuleType
from typing import Any, Final

from cucu_desktop import __version__
from cucu_desktop.bots import PERSONS
from cucu_desktop.games.catalogue import GAMES, seats_of
from cucu_desktop.match.log import FORMAT, Line

PURSE = 100
"""The coins that everybody brings to the table."""


@dataclass(frozen=True, slots=True)
class Player:
    """Somebody at the table.

    Attributes:
        name: as others call them; unique at the table.
        face: the id of the drawn face.
        bot: the id of the bot that plays, or None for a person.
    """

    name: str
    face: str
    bot: str | None = None


@dataclass(frozen=True, slots=True)
class Setup:
    """What is agreed before a match.

    Attributes:
        game: the game's id.
        players: who plays, in playing order if they do not draw for their seats.
        onlookers: who looks on and may share in a re-entry.
        options: the game's options.
        seed: the number that the numbers of all deals follow from (see `match.deals`).
        purse: the coins that everybody brings.
        deal: the number of the deal that is called for, if one is: the first, or the one played again.
        case: the scenario that the first deal is, if it is one: its players sit as it says.
        drawn: whether the players draw for their seats.
    """

    game: str
    players: tuple[Player, ...]
    options: Any
    onlookers: tuple[Player, ...] = ()
    seed: int = 0
    purse: int = PURSE
    case: Mapping[str, Any] | None = None
    deal: int | None = None
    drawn: bool = True


_USUAL: Final[Line] = {"case": None, "deal": None, "drawn": True}
"""What only stands in a header where it is otherwise."""


def header_of(setup: Setup) -> Line:
    """Return the header of the log of a match."""
    told = {key: value for key, value in asdict(setup).items() if key not in _USUAL or value != _USUAL[key]}
    return {"cucu": FORMAT, "version": __version__, **told}


def setup_in(header: Line) -> Setup:
    """Read a header.

    Raises:
        KeyError, TypeError, ValueError: it is none of ours.
    """
    game = header["game"]
    options = GAMES[game].Options(**header["options"])
    _check_options(GAMES[game], options)
    players, onlookers = (
        tuple(Player(**player) for player in header[key]) for key in ("players", "onlookers")
    )
    check_company(seats_of(game, options), (*players, *onlookers), len(players))
    seed, purse, deal = header["seed"], header["purse"], header.get("deal")
    drawn = header.get("drawn", True)
    if type(seed) is not int or type(purse) is not int or purse < 1 or type(deal) not in (int, type(None)):
        msg = "the number of the cards or the purse is none"
        raise ValueError(msg)
    if type(drawn) is not bool:
        msg = "who sits where is neither drawn for nor agreed"
        raise ValueError(msg)
    return Setup(game, players, options, onlookers, seed, purse, header.get("case"), deal, drawn)


def check_company(possible: range, seated: Sequence[Player], playing: int) -> None:
    """Refuse, with a ValueError, a company that cannot sit down to this game."""
    texts = all(isinstance(text, str) for player in seated for text in (player.name, player.face))
    known = all(player.bot is None or player.bot in PERSONS for player in seated)
    if not texts or not known or playing not in possible or len({who.name for who in seated}) < len(seated):
        msg = "these players cannot play this game together"
        raise ValueError(msg)


def _check_options(game: ModuleType, options: Any) -> None:  # noqa: ANN401 - each game has its own
    """Refuse, with a ValueError, options that cannot be chosen."""
    usual = asdict(game.Options())
    for name, value in asdict(options).items():
        allowed = game.LIMITS.get(name) or game.CHOICES.get(name)
        if type(value) is not type(usual[name]) or (allowed and value not in allowed):
            msg = f"{value!r} cannot be chosen for {name}"
            raise ValueError(msg)
