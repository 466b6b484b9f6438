"""The arguments of `cucu-desktop host`: the table for guests, and its address."""

from argparse import Namespace
from pathlib import Path

from cucu_desktop.bots.persons import PERSONS
from cucu_desktop.engine.options import GameOptions
from cucu_desktop.frozen import frozen
from cucu_desktop.games.catalogue import GAMES
from cucu_desktop.match.tournament_command import ChoiceError, chosen_options


@frozen
class Hosting:
    """A table for guests.

    Attributes:
        guests: the number of the players who are guests at screens of their own; the rest are bots.
        bots: the ids of the bots to choose from; () for the usual ones.
        address: the address of this machine at which guests find the table.
        port: the port there; 0: any that is free.
        urls: the file into which the players' address and the onlookers' are written.
    """

    game: str
    options: GameOptions
    seats: int
    guests: int
    bots: tuple[str, ...]
    address: str
    port: int
    urls: Path


def hosting_of(arguments: Namespace) -> Hosting:
    """Return the table that the arguments describe.

    Raises:
        ChoiceError: a choice is not possible.
    """
    game, guests = arguments.game, arguments.guests
    if game not in GAMES:
        raise ChoiceError("no-table", game=repr(game), games=", ".join(GAMES))
    played = GAMES[game]
    options = chosen_options(game, arguments.preset, [])
    possible = played.seats_of(options)
    usual = min(max(played.usual_seats, guests, possible[0]), possible[-1])
    seats = usual if arguments.seats is None else arguments.seats
    if seats not in possible:
        raise ChoiceError("seats", game=game, number=seats, few=possible[0], many=possible[-1])
    if not 1 <= guests <= seats:
        raise ChoiceError("guests", number=guests, seats=seats)
    if not 0 <= arguments.port < 1 << 16:
        raise ChoiceError("port", number=arguments.port)
    bots = tuple(each for each, person in PERSONS.items() if person.level == arguments.bots)
    urls = Path(arguments.urls)
    return Hosting(game, options, seats, guests, bots, arguments.address, arguments.port, urls)
