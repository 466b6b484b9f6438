"""Takes the pictures to look at before a release: the program's scenes, in three languages and many windows.

    python3 packaging/bootstrap.py shots [WORD ...]     into .shots/, those with all of the words in the name

Every scene is the real window, painted off screen, brought to its moment by the same actions as at the table.
`shots --long ...` takes them in a language whose words are half as long again (`long_language.py`).
A name is SCENE-LANGUAGE-WIDTH and what else is special: `turn-it-1280`, `turn-en-1280-day`, `turn-it-1280-2x`
`arrest-XII-en-store` is for the software centres and the README, which have it from assets/screenshots, in
256 colours: `convert .shots/NAME-store.png -strip -colors 256 PNG8:assets/screenshots/NAME.png`.
"""

# ruff: noqa: E402 - where the program keeps its files and paints is settled before it is imported

import json
import os
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from itertools import product
from pathlib import Path

HOME = tempfile.TemporaryDirectory()
SCREEN = Path(HOME.name, "screen.json")
"""Large enough for every window, on every scale: off screen Qt has a screen of 800 by 800."""
SCREEN.write_text(
    json.dumps(
        {
            "synchronousWindowSystemEvents": False,
            "windowFrameMargins": True,
            "screens": [
                {"name": "wall", "x": 0, "y": 0, "width": 4800, "height": 2800}
                | {"logicalDpi": 96, "logicalBaseDpi": 96, "dpr": 1}
            ],
        }
    )
)
os.environ |= {f"XDG_{kind}_HOME": f"{HOME.name}/{kind}" for kind in ("CONFIG", "DATA", "STATE")}
os.environ["QT_QPA_PLATFORM"] = f"offscreen:configfile={SCREEN}"
Path(os.environ["XDG_DATA_HOME"]).mkdir()
IS_LONG = "--long" in sys.argv
os.environ["CUCU_TRANSLATIONS"] = HOME.name

import long_language

if IS_LONG:
    long_language.write_catalogue(Path(HOME.name))

from cambio import CAMBIO
from evenings import EVENINGS
from exchanges import EXCHANGES
from inn import INN
from pages import EVERY, PAGES
from PySide6.QtCore import QEvent
from PySide6.QtWidgets import QApplication
from riddles import RIDDLES
from tricks import TRICKS
from window_driver import WindowDriver

SHOTS = Path(__file__).parents[2] / ".shots"
SIZES = ((1280, 800), (1920, 1080))
LANGUAGES = (long_language.CODE,) if IS_LONG else ("it", "de", "en")
SCENES = EVERY | PAGES | EVENINGS | INN | EXCHANGES | CAMBIO | TRICKS | RIDDLES
COMMON = ("start", "turn", "arrest-XII", "set-up-of-campli", "coch-trick")
"""What is seen every time: it is looked at in large letters, in every scheme and on the finest screens."""
CROWDED = (
    *("settings", "statistics", "ending", "lu-stu-bargain", "ace-bet", "52-seats"),
    *("coch-dummies", "zifuli-overbid", "trionfo-trump", "coch-count"),
)
"""What has least room when the letters are large."""
TIGHT = (
    *(*EVERY, *PAGES, *EVENINGS, *INN, *COMMON[1:], *CROWDED),
    *("hand-over", "coch-hand-over", "comparison", "account", "order", "coch-order", "talk", "trionfo-rob"),
    *("trionfo-count", "zifuli-count", "zifuli-bid", "20-seats", "coch-side-dummy", "coch-three-1"),
)
"""What is looked at where there is least room."""
NARROW = (
    *(((960, 540), 100), ((853, 533), 100), ((640, 400), 100)),
    *(((1280, 800), 150), ((1280, 800), 200), ((1920, 1080), 200), ((640, 400), 200)),
)
"""Windows with little room, and how large their letters are.

960x540 is what a screen of 1920x1080 has on a scale of 200 %, 853x533 one of 1280x800 on 150 %.
"""
LIT = ("tiebreak-tie", "ace-aces", "games", "comparison", "20-seats", "zifuli-overbid", "ending")
"""What else is looked at by every light."""
FINE = (
    *COMMON,
    "games",
    "settings",
    "statistics",
    "20-seats",
    "52-seats",
    "coch-fan",
    "zifuli-overbid",
    "ace-aces",
)
"""What else is looked at on the finest screens, besides the arrests."""
STORE = {
    "arrest-XII": LANGUAGES,
    **dict.fromkeys(("coch-trick", "arrest-XIV", "cuckoo-king", "20-seats"), ("en",)),
}
"""The pictures for people without the program, and their languages."""
SHOP_WINDOW = (1000, 700)
"""No larger, or software centres show it too small."""

Picture = tuple[str, str, dict[str, object]]
"""The picture's name, its scene, and the window."""


def pictures() -> Iterator[Picture]:
    """Yield what is taken on a usual screen."""
    for width, height in SIZES:
        for language in LANGUAGES:
            for name in SCENES:
                yield f"{name}-{language}-{width}", name, {"language": language, "size": (width, height)}
    for language in LANGUAGES:
        for name in (*COMMON, *CROWDED):
            window = {"language": language, "size": (1024, 700), "text": 150}
            yield f"{name}-{language}-1024-text150", name, window
    for scheme in ("day", "contrast"):
        for name in (*COMMON, *LIT):
            window = {"language": "en", "size": SIZES[0], "scheme": scheme}
            yield f"{name}-en-1280-{scheme}", name, window
    for name, languages in STORE.items():
        for language in languages:
            yield f"{name}-{language}-store", name, {"language": language, "size": SHOP_WINDOW}


def tight_pictures() -> Iterator[Picture]:
    """Yield what is taken where there is least room."""
    for ((width, height), text), language, name in product(NARROW, LANGUAGES, TIGHT):
        window = {"language": language, "size": (width, height), "text": text}
        yield f"{name}-{language}-{width}-text{text}", name, window


def fine_pictures() -> Iterator[Picture]:
    """Yield what is taken on a screen with four dots for each of the usual ones."""
    arrests = [name for name in EXCHANGES if name.startswith("arrest")]
    for number, name in enumerate(dict.fromkeys((*FINE, *arrests))):
        language = LANGUAGES[number % len(LANGUAGES)]
        yield f"{name}-{language}-1280-2x", name, {"language": language, "size": SIZES[0]}


def wanted(found: Iterator[Picture], words: list[str]) -> list[Picture]:
    """Return those with all of the words in their names."""
    return [picture for picture in found if all(word in picture[0] for word in words)]


def take(taken: list[Picture]) -> int:
    """Take pictures, and tell how many failed."""
    application = QApplication([])
    failed = []
    for name, scene, window in taken:
        hand = WindowDriver(**window)
        try:
            SCENES[scene](hand)
            hand.window.grab().save(str(SHOTS / f"{name}.png"))
            print(f"{SHOTS / name}.png", flush=True)
        except TimeoutError as error:
            failed.append(f"{name}: {error}")
        hand.window.close()
        hand.window.deleteLater()
        # Qt keeps what is to be deleted until the next event loop, and would tell it of the next window.
        application.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)
    print(*failed, sep="\n", file=sys.stderr, end="")
    return len(failed)


def main(words: list[str]) -> int:
    """Take the pictures whose names have all of the words; a process of its own has the finest screen."""
    SHOTS.mkdir(exist_ok=True)
    if "QT_SCALE_FACTOR" in os.environ:
        return take(wanted(fine_pictures(), words))
    failed = take([*wanted(pictures(), words), *wanted(tight_pictures(), words)])
    if wanted(fine_pictures(), words):
        again = [sys.executable, str(Path(__file__).parent), *words, *["--long"][: int(IS_LONG)]]
        failed += subprocess.run(again, env={**os.environ, "QT_SCALE_FACTOR": "2"}, check=False).returncode
    return failed


if __name__ == "__main__":
    sys.exit(main([word for word in sys.argv[1:] if word != "--long"]))
