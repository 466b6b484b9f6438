"""Plays a deal with nothing but what a screen reader has, and prints what it met, as JSON.

Runs under the system's Python, which has the AT-SPI bindings, beside the program, on a session bus of their
own. With the argument "waits" it never has the table go on: that does so by itself, or the deal does not end.
"""

import json
import sys
import time

import pyatspi
from accessible import answer, application, shown

WAITS = "waits" in sys.argv
PATIENCE = 60  # seconds for a whole deal, on a busy machine
CARDS = ("(Matto)", "the lion", "the mask", "the bucket", "the nulla", *(
    f"({roman})" for roman in "I II III IV V VI VII VIII IX X XI XII XIII XIV XV".split()
))  # fmt: skip

heard = []
focused = []
"""What the keyboard came to: a screen reader reads name and description."""
steps = []
"""What stood in the line each time that the table waited for a key."""


def wait_for(what, seconds=PATIENCE):
    """Wait for an answer; without one, end this script."""
    found = answer(what, seconds)
    if found:
        return found
    sys.exit(f"missing: {what.__name__}; there: {sorted(str(name) for name in names())}")


def buttons():
    return {node.name: node for node in shown(program) if node.getRoleName() == "push button"}


def names():
    return {node.name for node in shown(program)}


def press(name):
    buttons()[name].queryAction().doAction(0)


def rows():
    """The running account."""
    lists = (node for node in shown(program) if node.name == "What has happened in this deal")
    account = next(lists, ())
    return [row.name for row in account]


def cards_in(text):
    return [card for card in CARDS if card in text]


def start_page():
    return next((name for name in buttons() if name.startswith("Play now")), None)


def offered():
    """The answers that are offered now."""
    return [name for name in buttons() if name.startswith(("Sto: ", "Passo: ", "Cambio: ", "Mi fermo: "))]


def note_focus(event):
    if event.detail1:
        focused.append(f"{event.source.name} {event.source.description}".strip())


def due():
    """Somebody asks, or the next deal began; where the table waits for a key it is pressed, if allowed."""
    if not WAITS and (go_on := buttons().get("Continue")):
        # It may go by itself while we press: `wait_for` looks again then.
        go_on.queryAction().doAction(0)
        steps.append("Continue")
        time.sleep(0.3)
    return offered() or second_deal()


def second_deal():
    return any(name.startswith("Deal 2 ") for name in names())


def own_card():
    return next((name for name in buttons() if name.startswith("Your card: ")), None)


pyatspi.Registry.registerEventListener(lambda event: heard.append(event.any_data), "object:announcement")
pyatspi.Registry.registerEventListener(note_focus, "object:state-changed:focused")
program = wait_for(application)
press(wait_for(start_page))
turns = []
told = []
while wait_for(due) and not second_deal():
    told = rows()
    card, answers = wait_for(own_card), wait_for(offered)
    table = {name: node.description for name, node in buttons().items() if not name.startswith("Your card")}
    seen = [
        text
        for name, description in table.items()
        for text in (name, description)
        if cards_in(text) and "shows" not in text
    ]
    turns.append(
        {
            "card": card,
            "answers": answers,
            "power": buttons()[card].description,
            "leaks": seen,
            "seats": [name for name in table if "token" in table[name]],
        }
    )
    press(card)  # reads it out
    press(answers[0])
    wait_for(lambda answered=answers: offered() != answered or second_deal())
met = {"turns": turns, "told": told, "before": sorted(names()), "heard": heard}
print(json.dumps({**met, "focused": focused, "steps": len(steps)}))
