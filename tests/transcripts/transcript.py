"""A game as a transcript: what chance and the players did, each line marked `>`, and all that came of it.

A new game's transcript is begun with a game at random, by the usual options or by those of a preset:
`python -m tests.transcripts.transcript --begin campli`, or `--begin campli-short`. Read it: whatever is wrong
in it stays golden. After a change of the rules that is meant, write it anew from what was done in it and read
the difference: `python -m tests.transcripts.transcript campli`.
"""

import sys
from dataclasses import fields
from pathlib import Path
from random import Random

from cucu_desktop.engine.actions import CHANCE, Action, Amount, Bet, Offer, Shuffled, parse
from cucu_desktop.engine.cards import Card
from cucu_desktop.engine.families import sit_down
from cucu_desktop.engine.tricks.series import Series
from cucu_desktop.games import catalogue
from tests.trick_playing import GAMES as TRICKS

FOLDER = Path(__file__).parent
GAMES = {**catalogue.GAMES, **TRICKS}
BEGUN = 200
"""So many events are enough to be read, and bring about what is usual in a game."""


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


def begin(name, length=BEGUN):
    """Return the head of a transcript that is not there yet, and what is done in it, at random."""
    game, _, preset = name.partition("-")
    module, random = GAMES[game], Random(name)
    options = module.presets[preset] if preset else module.options()
    usual = module.options()
    seats = module.seats_of(options)
    players = min(max(4, seats[0]), seats[-1])
    chosen = {
        field.name: value
        for field in fields(options)
        if (value := getattr(options, field.name)) != getattr(usual, field.name)
    }
    table = {"players": players, "onlookers": 0, "coins": 100, "dealer": players - 1} | chosen
    state = sit_down(module.state_class, options, [100] * players, players - 1, 0)
    state.start()
    done = []
    while not state.is_over and len(state.table.journal) < length:
        seat = state.decision.seat
        if seat == CHANCE:
            action = Shuffled.by(random, state.to_shuffle)
        else:
            action = any_option(random.choice(state.decision.options))
        done.append((seat, str(action)))
        state.apply(action)
    return " ".join(f"{key}={value}" for key, value in table.items()), done


def any_option(option):
    """The smallest action of an option."""
    if isinstance(option, Bet):
        return option.of(0)
    if isinstance(option, Offer) and not option.high:
        return Action(option.word, None, 1)
    return option.of(option.low) if isinstance(option, Amount) else option


if __name__ == "__main__":
    begins, names = sys.argv[1:2] == ["--begin"], sys.argv[1 + ("--begin" in sys.argv) :]
    for name in names:
        if begins and path(name).exists():
            sys.exit(f"{path(name)} is there already; without --begin it is written anew.")
        if game_of(name) not in GAMES:
            sys.exit(f"There is no game {game_of(name)!r}: is it in games/catalogue.py?")
        if begins:
            path(name).write_text(tell(game_of(name), *begin(name)), encoding="utf-8")
            continue
        done = read(path(name).read_text(encoding="utf-8"))
        path(name).write_text(tell(game_of(name), *done), encoding="utf-8")
