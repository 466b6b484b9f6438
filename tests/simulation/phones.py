"""Guests' phones, and a network in memory between them and the door: all of `guests` but the sockets."""

from __future__ import annotations

import json
from dataclasses import fields, is_dataclass
from random import Random
from typing import TYPE_CHECKING

from shiboken6 import isValid

from tests.simulation.broken import BrokenError

if TYPE_CHECKING:
    from cucu_desktop.ui.window.main_window import MainWindow
    from tests.simulation.world import World

NAMES = ("Bea", "Carla", "Dora")
JUNK = (
    *("", "{", "[]", "null", '{"name": 3}', '{"n": 1e400, "do": "keep"}', '{"do": "leave"}', "\0" * 20),
    *('{"n": "0", "do": "call"}', '{"name": "Bea"}', '{"do": "continue"}', '{"say": "have", "card": "XV"}'),
)


class Phone:
    """A guest's page: what it was sent last, and what it may answer.

    Attributes:
        key: the connection; "" when there is none.
        state: the last message about the table.
        secret: by which it comes back.
        sleeps: whether it answers no pings.
        seen: the cards that the seat, or everyone, had seen when messages were sent, by part of the message.
    """

    def __init__(self, window: MainWindow, name: str) -> None:
        self.window, self.door, self.name = window, window.guests.host.guests.door, name
        self.seen: dict[str, set[str]] = {"public": set(), "own": set()}
        self.key = self.secret = ""
        self.state: dict = {}
        self.sleeps = False
        self.silent = 0

    def connect(self, path: str, language: str = "en") -> bool:
        """Open a WebSocket; return whether it is admitted."""
        if not isValid(self.door) or not self.door._handler.admits(path):
            return False
        self.door._number += 1
        self.key = f"guest-{self.door._number}"
        self.door.phones[self.key] = self
        self.door.came.emit(self.key, path, f"l={language}")
        return True

    def send(self, text: str) -> None:
        if self.key and isValid(self.door):
            self.silent = 0
            self.door.heard.emit(self.key, text)

    def take(self, text: str) -> None:
        message = json.loads(text)
        self.secret = message.get("secret", self.secret)
        if "public" in message:
            self.state = message
            self._note_seen()

    def _note_seen(self) -> None:
        from cucu_desktop.engine.events import SPECTATOR  # noqa: PLC0415 - after the clock

        playing = self.window.playing if isValid(self.window) else None
        if playing is None:
            return
        match, view = playing.session._match, playing.session.match_view
        seats = {player.name: seat for seat, player in enumerate(match.players)}
        for part, seat in (("public", SPECTATOR), ("own", seats.get(self.name, SPECTATOR))):
            for told in (match.feed(seat), match.observation(seat), view.observation_of(seat)):
                self.seen[part] |= _cards_in(told)

    def vanish(self) -> None:
        """Lose the connection."""
        key, self.key = self.key, ""
        if key and isValid(self.door) and self.door.phones.pop(key, None) is not None:
            self.door.gone.emit(key)

    @property
    def options(self) -> list[dict]:
        return self.state.get("own", {}).get("options", []) if self.key else []


def nothing_hidden_is_sent(world: World) -> None:
    """A phone was sent no card but those that its seat had seen, and publicly those that all had seen."""
    for phone in world.phones:
        if not phone.name and phone.options:
            raise BrokenError("hidden", "an onlooker was sent what to choose from")
        for part, seen in phone.seen.items():
            if strange := _ids_in(phone.state.get(part)) - seen:
                raise BrokenError("hidden", f"{phone.name or 'an onlooker'} was sent the card {min(strange)}")


def nobody_who_left_is_awaited(world: World) -> None:
    """A bot plays for a guest who has left the game."""
    host_ = world.window.guests.host
    table = host_.guests.table if host_ is not None else None
    if world.waited >= 2_000 and table is not None and isValid(table) and table.awaited in table.left:
        raise BrokenError("nobody", f"{table.awaited} has left the game, and the table waits for them")


def _cards_in(value: object) -> set[str]:
    """Return the identifiers of all cards in an observation or in events."""
    from cucu_desktop.engine.cards import Card  # noqa: PLC0415 - after the clock

    if isinstance(value, Card):
        return {value.id}
    if isinstance(value, (list, tuple, set, frozenset)):
        return set().union(*map(_cards_in, value))
    if is_dataclass(value):
        return set().union(*(_cards_in(getattr(value, field.name)) for field in fields(value)))
    return set()


def _ids_in(value: object) -> set[str]:
    """Return the identifiers of all cards in a part of a message."""
    if isinstance(value, dict):
        inner = set().union(*map(_ids_in, value.values()))
        return inner | ({value["id"]} if {"id", "name"} <= value.keys() else set())
    return set().union(*map(_ids_in, value)) if isinstance(value, list) else set()


def host(world: World, which: int, how: int) -> str:
    """Lay a table for guests; they join, and the match begins when all have come."""
    from cucu_desktop.games.catalogue import GAMES  # noqa: PLC0415 - after the clock
    from cucu_desktop.match.hosting.host_command import Hosting  # noqa: PLC0415
    from tests.simulation.steps import SHORT  # noqa: PLC0415

    game = list(GAMES)[which % len(GAMES)]
    options = GAMES[game].usual
    if short := SHORT.get(game):
        from dataclasses import replace  # noqa: PLC0415

        options = replace(options, **short)
    seats = max(GAMES[game].usual_seats if how % 2 else 0, GAMES[game].seats_of(options)[0])
    guests = min(seats, 1 + how % len(NAMES))
    address = "192.168.0.2" if how % 4 == 3 else "127.0.0.1"  # by the network guests have to be confirmed
    if world.window.guests.host is not None:
        world.window.guests.host.give_up()
    world.window.guests.open_table(Hosting(game, options, seats, guests, (), address, 0, None))
    people = world.window.guests.host.guests
    world.phones = []
    for name in NAMES[:guests]:
        phone = Phone(world.window, name)
        world.phones.append(phone)
        phone.connect(f"/ws/j/{people.join_token}", ("en", "de", "it")[how % 3])
        phone.send(json.dumps({"name": name}))
    onlooker = Phone(world.window, "")
    onlooker.connect(f"/ws/w/{people.watch_token}")
    world.phones.append(onlooker)
    return f"{guests} guests join {game} at {address}"


def guest(world: World, which: int, how: int) -> str:
    """A guest does something: chooses, continues, leaves, sleeps, vanishes, comes back, sends junk."""
    phones = [phone for phone in world.phones if isValid(phone.door)]
    host_ = world.window.guests.host
    if not phones or host_ is None:
        return ""
    phone = phones[which % len(phones)]
    match = world.window.playing.session._match if world.window.playing is not None else None
    number = len(match._replay.lines) if match is not None else 0
    if phone.options and how % 4:
        told = _choose(phone, how)
    elif not phone.key:
        told = _return(phone, host_.guests, how)
    else:
        told = _DEEDS[how % len(_DEEDS)](phone, phones, host_.guests, how)
    if match is not None:
        _acts_once_for_itself(phone, match, match._replay.lines[number:])
    return told


def _acts_once_for_itself(phone: Phone, match: object, lines: list[dict]) -> None:
    """What a phone sends is at most one choice, which is that of its own seat."""
    people = [match.players[line["seat"]] for line in lines if "do" in line]
    names = [player.name for player in people if player.bot is None]
    if len(names) > 1 or names not in ([], [phone.name]):
        raise BrokenError("acted", f"one message of {phone.name or 'an onlooker'} was a choice of {names}")


def _choose_for_another(phone: Phone, phones: list[Phone], _people: object, _how: int) -> str:
    """Send the choice that another phone is asked for."""
    asked = next((each for each in phones if each is not phone and each.options), None)
    if asked is None:
        return ""
    phone.send(_chosen(asked.state, asked.options[0]))
    return f"{phone.name} sends a choice of {asked.name}"


def _knock(phone: Phone, _phones: object, people: object, how: int) -> str:
    """A stranger guesses a secret, or comes by one token where another is wanted."""
    wrong = ("s/" + "x" * len(phone.secret), f"s/{people.join_token}", f"j/{people.watch_token}", "w/", "s/")
    path = f"/ws/{wrong[how % len(wrong)]}"
    if Phone(phone.window, "").connect(path):
        raise BrokenError("door", f"a stranger was let in by {path[:6]}")
    return "a stranger knocks"


def _continue(phone: Phone, *_: object) -> str:
    phone.send(json.dumps({"do": "continue"}))
    return f"{phone.name} continues"


def _leave(phone: Phone, _phones: object, _people: object, how: int) -> str:
    """Leave the game, or come back into it."""
    phone.send(json.dumps({"do": "return" if how % 2 else "quit"}))
    return f"{phone.name} {'returns' if how % 2 else 'leaves'}"


def _vanish(phone: Phone, *_: object) -> str:
    phone.vanish()
    return f"{phone.name} vanishes"


def _sleep(phone: Phone, *_: object) -> str:
    phone.sleeps = not phone.sleeps
    return f"{phone.name} sleeps: {phone.sleeps}"


def _send_junk(phone: Phone, _phones: object, _people: object, how: int) -> str:
    phone.send(JUNK[how % len(JUNK)])
    return f"{phone.name} sends junk"


def _reload(phone: Phone, _phones: object, people: object, how: int) -> str:
    phone.vanish()
    return _return(phone, people, how)


def _return(phone: Phone, people: object, how: int) -> str:
    phone.sleeps = False
    if phone.secret and how % 3:
        phone.connect(f"/ws/s/{phone.secret}")
        return f"{phone.name} comes back by the secret"
    if not phone.name:
        phone.connect(f"/ws/w/{people.watch_token}")
        return "an onlooker comes back"
    if phone.connect(f"/ws/j/{people.join_token}"):
        phone.send(json.dumps({"name": phone.name}))
    return f"{phone.name} comes back by the name"


_DEEDS = (_continue, _vanish, _sleep, _send_junk, _reload, _knock, _choose_for_another, _leave)


def _choose(phone: Phone, how: int) -> str:
    """Choose once, or twice in a row."""
    option = Random(how).choice(phone.options)
    for _ in range(1 + how % 2):
        phone.send(_chosen(phone.state, option))
    return f"{phone.name} chooses {option['do']}"


def _chosen(state: dict, option: dict) -> str:
    amounts = "".join(f" {part['start']}{part['sign']}" for part in option["parts"] if part["start"])
    return json.dumps({"n": state["public"]["n"], "do": option["do"] + amounts + option["tail"]})


def install() -> None:  # noqa: C901 - short functions
    """Connect doors with the network in memory."""
    from cucu_desktop.ui.guests import door  # noqa: PLC0415 - after the clock
    from cucu_desktop.ui.window.hosting import host_controller  # noqa: PLC0415

    begin, shut = door.Door.__init__, door.Door.close

    def begun(self: object, *arguments: object) -> None:
        begin(self, *arguments)
        self.phones = {}

    def opened(self: object, address: str, port: int = 0) -> None:
        self._host = f"{address}:{port or 8765}".encode()
        self._pings.start()

    def closed(self: object) -> None:
        shut(self)
        for phone in list(self.phones.values()):
            phone.vanish()

    def sent(self: object, key: str, text: str) -> None:
        if key in self.phones:
            self.phones[key].take(text)

    def parted(self: object, key: str) -> None:
        if key in self.phones:
            self.phones[key].vanish()

    def pinged(self: object) -> None:
        for phone in list(self.phones.values()):
            phone.silent = phone.silent + 1 if phone.sleeps else 0
            if phone.silent > 1:
                phone.vanish()

    door.Door.__init__, door.Door.open, door.Door.close = begun, opened, closed
    door.Door.send, door.Door.shut, door.Door._ping = sent, parted, pinged
    host_controller.private_addresses = lambda: ("192.168.0.2",)
    host_controller.other_addresses = tuple
