"""A game as a transcript: what chance and the players did, each line marked `>`, and all that came of it.

After a change of the rules that is meant, write a game's transcript anew from what was done in it and read
the difference: `python -m tests.transcripts.transcript campli`.
"""

import sys
from dataclasses import fields
from pathlib import Path

from cucu_desktop.engine.actions import CHANCE, Shuffled, parse
from cucu_desktop.engine.cards import Card
from cucu_desktop.engine.families import sit_down
from cucu_desktop.engine.tricks.series import Series
from cucu_desktop.games import catalogue
from tests.trick_playing import GAMES as TRICKS

FOLDER = Path(__file__).parent
GAMES = {**catalogue.GAMES, **TRICKS}


def path(name):
    return FOLDER / f"{name}.txt"


def game_of(name):
    """The game of a transcript: by other rules than is usual its name goes on, `cuckoo-kings`."""
    return name.partition("-")[0]


def read(text):
    """What was done in a transcript: its first line, and seat and action in order."""
    head, *lines = text.splitlines()
    done = [line.removeprefix("> ").split(" ", 1) for line in lines if line.startswith("> ")]
    return head, [(int(seat), action) for seat, action in done]


def tell(game, head, done):
    """Play what was done, and tell it."""
    module = GAMES[game]
    table = dict(word.split("=") for word in head.split())
    players, onlookers, coins, dealer = (
        int(table.pop(key)) for key in ("players", "onlookers", "coins", "dealer")
    )
    options = module.options(**{name: option(value) for name, value in table.items()})
    state = sit_down(module.state_class, options, [coins] * (players + onlookers), dealer, onlookers)
    state.start()
    lines, told = [head], 0
    for seat, action in done:
        lines += events(state, told)
        told = len(state.table.journal)
        assert seat == state.decision.seat
        asked = " ".join(map(str, state.decision.options))
        lines += ["", f"  {state.decision.kind}: {asked}"] if asked else [""]
        lines.append(f"> {seat} {action}")
        state.apply(Shuffled.read(action, state.to_shuffle) if seat == CHANCE else parse(action))
    end = f"standing {list(state.standing)}" if isinstance(state, Series) else f"coins {state.table.coins}"
    return "\n".join([*lines, *events(state, told), "", f"  {end}"]) + "\n"


def option(text):
    """What a game's option is set to: a number, a truth or a word."""
    return {"True": True, "False": False}.get(text, int(text) if text.isdecimal() else text)


def events(state, since):
    return [f"  {one_line(event)}" for event in state.table.events(since)]


def one_line(event):
    values = [(field.name, getattr(event, field.name)) for field in fields(event)]
    shown = (f"{name}={value if isinstance(value, Card) else repr(value)}" for name, value in values)
    return " ".join([type(event).__name__, *shown])


if __name__ == "__main__":
    for name in sys.argv[1:]:
        done = read(path(name).read_text(encoding="utf-8"))
        path(name).write_text(tell(game_of(name), *done), encoding="utf-8")
