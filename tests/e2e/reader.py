"""Goes through the program by key and hears what a screen reader would say; prints it as JSON, by chapters.

Runs under the system's Python, which has the AT-SPI bindings, beside the program, on a session bus of their
own. It listens as Orca 48 does: a focus cuts off what is being said, unless it comes from a named widget to
one within, and is read with the dialogs that it enters; announcements wait for their turn; a name that
changes where the focus is cuts off as well; a key silences everything. Nothing depends on how long speaking
takes: what is cut off is whatever was announced since the last key.
"""

import json
import subprocess
import sys
import time

import pyatspi
from accessible import answer, application, attend, look, shown

PATIENCE = 90  # seconds for one thing to happen, on a busy machine
GUARD = 0.6  # seconds in which a page or a stop that has just come takes no key
AGAIN = 4  # seconds until a key is pressed once more
GOES_ON = sys.argv[1]  # the button with which the table goes on

chapters = {}
heard = []
"""What is heard in this chapter: pairs of what kind it is and what is said."""
counts = {"text": 0}
now = {"focus": None}


def note(kind, said):
    heard.append((kind, said))


def ancestors(node):
    found = []
    while node is not None and len(found) < 40:
        found.append(node)
        node = look(lambda node=node: node.parent)
    return found


def loose_labels(node):
    """The labels on a dialog that belong to nothing, which is what is read of one without a description."""
    found = []
    for child in look(lambda: list(node), []):
        if child is None or not look(lambda child=child: child.getState().contains(pyatspi.STATE_SHOWING)):
            continue
        if child.getRole() == pyatspi.ROLE_LABEL and not child.getRelationSet():
            found.append(child.name)
        elif child.getRole() not in (pyatspi.ROLE_LIST, pyatspi.ROLE_PUSH_BUTTON, pyatspi.ROLE_COMBO_BOX):
            found += loose_labels(child)
    return found


def on_focus(event):
    before, here = now["focus"], event.source
    if not event.detail1 or here == before:
        return
    now["focus"] = here
    old, new = ancestors(before), ancestors(here)
    within = before in new and bool(look(lambda: before.name))
    note("focus within" if within else "focus", "")
    for around in reversed(new[1:]):
        if around not in old and look(around.getRole) == pyatspi.ROLE_DIALOG:
            described = look(lambda around=around: around.description, "")
            note("dialog", f"{around.name} | {described or ' '.join(loose_labels(around))}")
    role = look(here.getRoleName, "")
    told = f"{look(lambda: here.name, '')} | {role} | {look(lambda: here.description, '')}"
    note("at", told)


def on_announcement(event):
    note("announced", event.any_data)


def on_name(event):
    if event.source == now["focus"] and event.any_data:
        note("renamed", event.any_data)


def on_text(_event):
    counts["text"] += 1


def on_caret(event):
    if event.source == now["focus"]:
        text = look(event.source.queryText)
        if text is not None:
            line = look(lambda: text.getTextAtOffset(text.caretOffset, pyatspi.TEXT_BOUNDARY_LINE_START))
            note("line", line[0].strip() if line else "")


def wait_for(what, why, seconds=PATIENCE, *, give_up=False):
    """Wait for an answer; without one, end this script, or return None if it was to come sooner."""
    found = answer(what, seconds)
    if found or (seconds < PATIENCE and not give_up):
        return found
    sys.exit(f"missing: {why}; heard last: {heard[-12:]}")


def key(name):
    """Press a key, as soon as one is taken; it silences what is being said."""
    until = time.monotonic() + GUARD
    while time.monotonic() < until:
        attend()
        time.sleep(0.02)
    note("key", name)
    subprocess.run(["xdotool", "key", "--clearmodifiers", name], check=True)


def since_key():
    last = max((at for at, (kind, _) in enumerate(heard) if kind == "key"), default=-1)
    return heard[last + 1 :]


def at(part):
    """Whether the focus has come since the last key to something that is read with these words."""
    return any(kind == "at" and part in said for kind, said in since_key())


def moved():
    return any(kind == "at" for kind, _ in since_key())


def key_until(name, done, why):
    """Press a key and wait; press it again if it came too early to be taken, as on a busy machine."""
    until = time.monotonic() + PATIENCE
    while time.monotonic() < until:
        key(name)
        if wait_for(done, why, AGAIN):
            return
    wait_for(lambda: False, why, 0.1, give_up=True)


def press(name, to=""):
    """Press a key and wait until the focus has moved, if `to` is given to something read like that."""
    key_until(name, lambda: at(to) if to else moved(), f"the focus after {name}")


def chapter(name):
    attend()
    chapters[name] = list(heard)
    heard.clear()


def button(start):
    """The first button that shows and whose name begins like this."""
    found = (each for each in shown(program) if each.getRoleName() == "push button")
    return next((each for each in found if each.name.startswith(start)), None)


def tab_to(part, most=30):
    """Walk by Tab to something that is read with these words."""
    for _ in range(most):
        press("Tab")
        if at(part):
            return
    wait_for(lambda: at(part), f"a way by Tab to {part}")


for handler, kind in (
    (on_focus, "object:state-changed:focused"),
    (on_announcement, "object:announcement"),
    (on_name, "object:property-change:accessible-name"),
    (on_text, "object:text-changed"),
    (on_caret, "object:text-caret-moved"),
):
    pyatspi.Registry.registerEventListener(handler, kind)
program = wait_for(application, "the program")
wait_for(lambda: moved() and at("Play now"), "the start page")

for language in (each for each in shown(program) if each.getRole() == pyatspi.ROLE_RADIO_BUTTON):
    note("radio", f"{language.name} | {language.getState().contains(pyatspi.STATE_CHECKED)}")
tab_to("Other games")
chapter("start")

press("ctrl+n", to=" | radio button")
press("Down", to=" | radio button")
press("Escape")
chapter("games")

counts["text"] = 0
press("F1", to=" | list")
note("text events", str(counts["text"]))
tab_to(" | label")
for _ in range(4):
    lines = sum(kind == "line" for kind, _ in heard)
    key("Down")
    wait_for(lambda lines=lines: sum(kind == "line" for kind, _ in heard) > lines, "a line of the rules")
press("Escape")
chapter("rules")

press("ctrl+comma")
press("Tab")
note("chosen", look(lambda: now["focus"][0].querySelection().getSelectedChild(0).name, ""))
press("Escape")
chapter("settings")


press("ctrl+k", to=" | text")
for letter in "puzz":
    key(letter)
press("Return")
wait_for(lambda: at("Your card") or at("?"), "the question of a puzzle")
press("Right", to=" | push button")
key_until("Return", lambda: at("Yes") or at("No"), "the verdict")
chapter("puzzle")
press("Escape", to="Other games")


def asked():
    """Whether a player is asked: where the focus is, or as it is announced."""
    return any(
        (kind == "at" and " | label" in said)
        or (kind == "announced" and "Your card: " in said and "?" in said)
        or (kind == "announced" and said.startswith(("You lead: ", "First card: ")))
        for kind, said in since_key()
    )


def go_on():
    """Press the key that goes on."""
    key_until("space", lambda: since_key() or button(GOES_ON) is None, "what the key does")


def choose():
    """Press what has the focus: a way of answering, or a card."""
    key_until("Return", lambda: since_key() or button(GOES_ON), "what the choice does")


def to_a_question():
    """Continue at the table until there is a question."""
    while wait_for(lambda: "asked" if asked() else button(GOES_ON) and "waits", "the table") != "asked":
        go_on()


tab_to("Play now")
choose()
to_a_question()
chapter("campli begins")
tab_to(" | push button")
choose()
until = time.monotonic() + 2 * PATIENCE
while not any("Deal 2" in said for kind, said in heard if kind == "announced") and time.monotonic() < until:
    wait_for(lambda: asked() or button(GOES_ON) or since_key(), "the table")
    if asked():
        tab_to(" | push button")
        choose()
    else:
        go_on()
to_a_question()
chapter("campli")

press("ctrl+n", to=" | radio button")
while not at("C\u00f6ch"):
    press("Down", to=" | radio button")
choose()
for _ in range(2):
    to_a_question()
    if not at("may be played"):
        press("Tab", to="may be played")
    choose()
to_a_question()
chapter("coch")
print(json.dumps(chapters))
