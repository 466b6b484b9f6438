"""Takes the pictures to look at before a release: the program's scenes, in three languages and two sizes.

    python3 packaging/bootstrap.py shots [WORD ...]     into .shots/, those with all of the words in the name

Every scene is the real window, painted off screen, brought to its moment by the same actions as at the table.
Deals are staged by writing a log with the wanted cards in it and opening that.
"""

# ruff: noqa: E402 - where the program keeps its files and paints is settled before it is imported

import os
import sys
import tempfile
from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
HOME = tempfile.TemporaryDirectory()
os.environ |= {f"XDG_{kind}_HOME": f"{HOME.name}/{kind}" for kind in ("CONFIG", "DATA", "STATE")}

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from trick_shots import CROWDED, TRICKS

from cucu_desktop.engine.actions import EXCHANGE, KEEP, parse
from cucu_desktop.games.catalogue import GAMES, pack_of
from cucu_desktop.match.log import LogWriter
from cucu_desktop.match.match import Match, Player, Setup, _header
from cucu_desktop.ui.main_window import MainWindow
from cucu_desktop.ui.preferences import Preferences
from cucu_desktop.ui.waiting import Stage

SHOTS = Path(__file__).parents[1] / ".shots"
SIZES = ((1280, 800), (1920, 1080))
LANGUAGES = ("it", "de", "en")
BOTS = "assunta nicola bruna carlo tonino concetta ercole filomena berardo peppe".split()
NAMES = "Nonna Assunta,Nicola,Bruna,Don Carlo,Tonino,Concetta,Ercole,Filomena,Berardo,Zi' Peppe".split(",")


class Stagehand:
    """A window, and what brings it to a scene."""

    def __init__(self, language: str, size: tuple[int, int], text: int = 100, scheme: str = "lamp") -> None:
        self.folder = Path(tempfile.mkdtemp(dir=HOME.name))
        preferences = Preferences(self.folder / "settings.ini")
        wishes = replace(preferences.now, language=language, text=text, scheme=scheme, name="Anna")
        preferences.put(wishes)
        self.window = MainWindow(preferences, self.folder / "matches", seed=5)
        self.window.setWindowState(Qt.WindowState.WindowNoState)
        self.window.resize(*size)
        self.window.show()
        self.rest(300)

    def rest(self, ms: int) -> None:
        QTest.qWait(ms)

    def until(self, ready: Callable[[], bool], seconds: int = 20) -> None:
        """Wait for something to happen at the table."""
        for _ in range(seconds * 20):
            if ready():
                return
            self.rest(50)
        raise TimeoutError(f"nothing came of it in {seconds} s")

    def sit(
        self, cards: str, *, seats: int = 6, persons: int = 1, game: str = "campli", done: str = "", **wished
    ) -> None:
        """Open a match: the first person is eldest hand, the cards come in this order, the last deals.

        `done` is what has been done already, one action after the other with commas between.
        """
        options = GAMES[game].Options(**wished)
        pack = pack_of(game, options)
        people = [Player(name, f"you-{number + 1}") for number, name in enumerate(("Anna", "Ugo", "Ines"))]
        bots = [
            Player(NAMES[seat % 10] if seat < 10 else f"{NAMES[seat % 10]} {seat // 10 + 1}", who, who)
            for seat, who in ((seat, BOTS[seat % 10]) for seat in range(seats - persons))
        ]
        players = (*people[:persons], *bots)
        path = self.folder / "matches" / "staged.cucu"
        log = LogWriter(path)
        log.append(_header(Setup(game, players, options, seed=5)))
        log.append(
            {"seats": [[player.name, card.id] for player, card in zip(players, pack.cards, strict=False)]}
        )
        seated = [{"name": player.name, "face": player.face, "bot": player.bot} for player in players]
        game = {"players": seated, "coins": [100] * seats, "dealer": seats - 1, "onlookers": 0}
        log.append({"game": game})
        order = pack.complete(pack[card] for card in cards.split())
        log.append({"shuffle": " ".join(card.id for card in order)})
        log.close()
        match = Match.resume(path)
        for action in filter(None, done.split(",")):
            match.submit(match.to_act, parse(action.strip()))
        match.close()
        self.window.resume(path)

    def turn(self) -> None:
        """Wait until a person is asked."""
        self.until(lambda: self.session.question is not None)
        self.rest(400)

    @property
    def session(self):
        return self.window.playing.session

    @property
    def director(self):
        return self.window.playing.view.director

    def take_over(self) -> None:
        self.until(lambda: self.session.stage is Stage.HAND_OVER)
        self.session.take_over()


def start(hand: Stagehand) -> None:
    hand.rest(100)


def choose(hand: Stagehand) -> None:
    hand.window.papers.choose_game()
    hand.rest(200)


def set_up(hand: Stagehand) -> None:
    hand.window.papers.lay_table("campli")
    hand.rest(300)


def settings(hand: Stagehand) -> None:
    hand.window.papers.open_settings()
    hand.rest(300)


def turn(hand: Stagehand) -> None:
    hand.sit("III VI XII II XIII V")
    hand.turn()


def account(hand: Stagehand) -> None:
    turn(hand)
    hand.window.playing.show_account(wanted=True)
    hand.session.act(EXCHANGE)
    hand.turn() if hand.session.question else hand.rest(4000)


def arrest(card: str, moment: int) -> Callable[[Stagehand], None]:
    """Anna asks for the card; the picture is taken so many milliseconds into what comes of it."""

    def stage(hand: Stagehand) -> None:
        hand.sit(f"II {card} VI IV VIII X")
        hand.turn()
        hand.session.act(EXCHANGE)
        hand.rest(moment)

    return stage


def comparison(hand: Stagehand) -> None:
    hand.sit("IX XIV X XV VIII III")
    hand.turn()
    hand.session.act(KEEP)
    hand.until(lambda: sum(hand.window.playing.view.dump()["public"]) == 6, seconds=40)
    hand.rest(900)


def hand_over(hand: Stagehand) -> None:
    hand.sit("IX XIV X XV VIII III", persons=3)
    hand.until(lambda: hand.session.stage is Stage.HAND_OVER)
    hand.rest(300)


def handed_over(hand: Stagehand) -> None:
    hand_over(hand)
    hand.take_over()
    hand.turn()


def talk(hand: Stagehand) -> None:
    turn(hand)
    hand.session.say(0, "have", "XV")
    hand.rest(900)


def twenty(hand: Stagehand) -> None:
    hand.sit("VII VI XII II XIII V X IX III I IV XI", seats=20)
    hand.turn()
    hand.session.act(KEEP)
    hand.rest(9000)


def two(hand: Stagehand) -> None:
    hand.sit("VII VI", seats=2)
    hand.turn()


def ending(hand: Stagehand) -> None:
    hand.sit("VII VI", seats=3)
    hand.window.playing.view.set_speed("at once")
    for _ in range(4000):
        question = hand.session.question
        if question and question.decision:
            hand.session.act(question.decision.options[-1])
        elif hand.session.stage is Stage.OVER:
            break
        hand.rest(5)
    hand.rest(800)


def bargain(hand: Stagehand) -> None:
    hand.sit("II XI VI IV VIII X", game="lu_stu", done="exchange")
    hand.turn()


def bargained(hand: Stagehand) -> None:
    hand.sit(
        "II XI VI IV VIII X", game="lu_stu", done="exchange, offer 12 30%, accept, keep, keep, keep, keep"
    )
    hand.rest(1500)


def runs_back(hand: Stagehand) -> None:
    hand.sit("V II IV XII VIII X", game="lu_stu", persons=3, done="exchange, exchange")
    hand.take_over()
    hand.turn()
    hand.session.act(EXCHANGE)
    hand.rest(6200)


def out_at_once(hand: Stagehand) -> None:
    hand.sit("V XIV VII XII VIII X", game="lu_stu", tokens=1, reentry="never", done="exchange")
    hand.rest(3000)


def matto_offers(hand: Stagehand) -> None:
    hand.sit("MATTO II VI IV", game="lu_stu", seats=2, tokens=1, done="show, offer 20 25%")
    hand.turn()


def king(hand: Stagehand) -> None:
    hand.sit("3C KH 9D 5S 10C QD", game="cuckoo")
    hand.turn()
    hand.session.act(EXCHANGE)
    hand.rest(1500)


def king_turned_up(hand: Stagehand) -> None:
    hand.sit("9C 8D AC KH", game="cuckoo", seats=3, done="keep, keep")
    hand.until(lambda: hand.window.playing.view.table.pack.count == 48)
    hand.rest(1500)


def italian(hand: Stagehand) -> None:
    hand.sit("3C CS 2D 5S 7C FD", game="cuckoo", pack="italian40", saltacavallo=True)
    hand.turn()
    hand.session.act(EXCHANGE)
    hand.rest(1600)


def cuckoo_comparison(hand: Stagehand) -> None:
    hand.sit("9C KH JD 8S 10C 2D", game="cuckoo")
    hand.turn()
    hand.session.act(KEEP)
    hand.until(lambda: sum(hand.window.playing.view.dump()["public"]) == 6, seconds=40)
    hand.rest(900)


TIES = "9C 4D 6S 6H 4S 10C 9H 4C 5D JD 7H QS 2D AC 8C"


def tie(hand: Stagehand) -> None:
    hand.sit(TIES, game="tiebreak", seats=8, done=",".join(["keep"] * 8))
    hand.turn()


def whinny(hand: Stagehand) -> None:
    hand.sit("3C KH 9D 5S 10C QD", game="tiebreak")
    hand.turn()
    hand.session.act(EXCHANGE)
    hand.rest(1500)


def bet(hand: Stagehand) -> None:
    hand.sit("3C KH 9D 5S 10C QD 7H", game="ace_chasing", seats=7, bets="either")
    hand.turn()


def bets(hand: Stagehand) -> None:
    done = "bet 5 out, agree, bet 3 through, agree, bet 8 out, agree, bet 0, bet 2 through, agree, bet 9 out"
    done += ", agree"
    hand.sit("3C KH 9D 5S 10C QD 7H", game="ace_chasing", seats=7, bets="either", done=done)
    hand.turn()


def aces(hand: Stagehand) -> None:
    done = "bet 5, agree, bet 3, agree, bet 8, agree, bet 0, bet 2, agree, bet 9, agree"
    done += ", keep" * 5
    hand.sit("9C AH 7H QS 8C 5H 2C", game="ace_chasing", seats=7, done=done)
    hand.until(lambda: "H" in hand.window.playing.view.dump()["suits"], seconds=40)
    hand.rest(1200)


def fifty_two(hand: Stagehand) -> None:
    hand.sit("3C", game="ace_chasing", seats=52, done=",".join(["bet 0"] * 20))
    hand.rest(3000)


def fifty_two_up(hand: Stagehand) -> None:
    bets = ", ".join("bet 0" if seat % 4 else f"bet {seat % 9 + 1}, agree" for seat in range(51))
    cards = "9C AH 7H QS 8C 5H 2C KD 3S 10H JC 4D AS 6S 6H 9D 8H"
    hand.sit(cards, game="ace_chasing", seats=52, done=bets + ", keep" * 50)
    hand.until(lambda: "H" in hand.window.playing.view.dump()["suits"], seconds=40)
    hand.rest(2200)


def thirty_eight(hand: Stagehand) -> None:
    hand.sit("III VI XII II XIII V", game="lu_stu", seats=38, done="keep, keep, keep")
    hand.rest(2500)


SCENES: dict[str, Callable[[Stagehand], None]] = {
    "start": start,
    "choose": choose,
    "set-up": set_up,
    "settings": settings,
    "turn": turn,
    "account": account,
    "arrest-XI": arrest("XI", 1900),
    "arrest-XII": arrest("XII", 2300),
    "arrest-XIII": arrest("XIII", 2500),
    "arrest-XIV": arrest("XIV", 2300),
    "arrest-XV": arrest("XV", 2000),
    "comparison": comparison,
    "hand-over": hand_over,
    "handed-over": handed_over,
    "talk": talk,
    "20-seats": twenty,
    "2-seats": two,
    "ending": ending,
    "lu-stu-bargain": bargain,
    "lu-stu-bargained": bargained,
    "lu-stu-runs-back": runs_back,
    "lu-stu-out-at-once": out_at_once,
    "lu-stu-matto": matto_offers,
    "cuckoo-king": king,
    "cuckoo-turned-up": king_turned_up,
    "cuckoo-italian": italian,
    "cuckoo-comparison": cuckoo_comparison,
    "tiebreak-tie": tie,
    "tiebreak-whinny": whinny,
    "ace-bet": bet,
    "ace-bets": bets,
    "ace-aces": aces,
    "52-seats": fifty_two,
    "52-seats-up": fifty_two_up,
    "38-seats": thirty_eight,
    **{name: scene for name, (game, scene) in TRICKS.items() if game in GAMES},
}
"""What there is to see, by name."""
COMMON = ("start", "turn", "arrest-XII", "set-up")
"""What is seen every time: it is looked at in large letters and in every scheme."""


def pictures() -> Iterator[tuple[str, Callable[[Stagehand], None], dict[str, object]]]:
    """Yield each picture's name, scene and window."""
    for width, height in SIZES:
        for language in LANGUAGES:
            for name, scene in SCENES.items():
                yield f"{name}-{language}-{width}", scene, {"language": language, "size": (width, height)}
    for language in LANGUAGES:
        for name in SCENES.keys() & (*COMMON, "settings", "lu-stu-bargain", "ace-bet", "52-seats", *CROWDED):
            window = {"language": language, "size": (1024, 700), "text": 150}
            yield f"{name}-{language}-1024-text150", SCENES[name], window
    for scheme in ("day", "contrast"):
        for name in (*COMMON, "tiebreak-tie", "ace-aces"):
            window = {"language": "en", "size": SIZES[0], "scheme": scheme}
            yield f"{name}-en-1280-{scheme}", SCENES[name], window


def main(words: list[str]) -> int:
    """Take the pictures whose names have all of the words."""
    application = QApplication([])
    SHOTS.mkdir(exist_ok=True)
    failed = []
    for name, scene, window in pictures():
        if not all(word in name.split("-") or word in name for word in words):
            continue
        hand = Stagehand(**window)
        try:
            scene(hand)
            hand.window.grab().save(str(SHOTS / f"{name}.png"))
            print(f"{SHOTS / name}.png")
        except TimeoutError as error:
            failed.append(f"{name}: {error}")
        hand.window.close()
        hand.window.deleteLater()
        application.processEvents()
    print("\n".join(failed), file=sys.stderr)
    return len(failed)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
