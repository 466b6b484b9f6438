"""The meanings of letter keys: those of the table, and those of answers, in the words of all places."""

from cucu_desktop.games.catalogue import GAMES
from cucu_desktop.ui.widgets.focus import ADVICE, ORDER, SOUNDS
from cucu_desktop.ui.widgets.language import tr
from cucu_desktop.words import place_words


def letter_keys() -> dict[str, str]:
    """Return the meaning of each letter key in the language of the window, by its default letter."""
    done: dict[str, dict[str, None]] = {
        ADVICE: {tr("Keys", "hint"): None},
        ORDER: {tr("Keys", "card order"): None},
        SOUNDS: {tr("Keys", "sound on or off"): None},
        "L": {tr("Keys", "last trick"): None},
        "C": {tr("Keys", "cover my card"): None},
    }
    for game in GAMES.values():
        for place in game.places:
            for button in place_words(place, game.id)["buttons"].values():
                key = button["key"]
                if len(key) == 1:
                    done.setdefault(key, {})[button["say"]] = None
    return {key: ", ".join(done[key]) for key in sorted(done)}
