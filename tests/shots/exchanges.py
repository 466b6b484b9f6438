"""The scenes of the exchange games: turns, arrests, comparisons, bargains, bets and long tables."""

from dataclasses import asdict

from window_driver import Scene, WindowDriver, staged

from cucu_desktop.engine.actions import EXCHANGE, KEEP
from cucu_desktop.games.gnav import ZEELAND
from cucu_desktop.ui.play.session_state import Stage

turn = staged("III VI XII II XIII V")
KEEPS = {seats: ",".join(["keep"] * (seats - 1)) for seats in range(2, 9)}
"""What all but the dealer do, who keeps of their own accord."""


def order(game: str, cards: str) -> Scene:
    """The order of the cards, at a person's turn."""

    def stage(hand: WindowDriver) -> None:
        hand.sit(cards, game=game)
        hand.turn()
        hand.window.playing.turn_order()
        hand.rest(200)

    return stage


def account(hand: WindowDriver) -> None:
    turn(hand)
    hand.window.context.prefer(account=True)
    hand.session.act(EXCHANGE)
    hand.turn() if hand.session.question else hand.rest(4000)


def arrest(card: str, sound: str, ms: int) -> Scene:
    """Anna asks for the card; the picture is taken so long after its sound has begun."""
    return staged(f"II {card} VI IV VIII X", EXCHANGE, sound, ms)


def result(cards: str, game: str = "campli") -> Scene:
    """The table waits until the result has been read."""

    def stage(hand: WindowDriver) -> None:
        seats = len(cards.split())
        hand.sit(cards, game=game, seats=seats, done=KEEPS[seats])
        hand.until(lambda: hand.window.playing.view.director.rest.is_on, seconds=60)
        hand.rest(200)

    return stage


def several_lose(cards: str, game: str = "campli", ms: int = 900) -> Scene:
    """All keep; more than one has the lowest."""
    seats = len(cards.split())
    return staged(cards, ms=ms, asks=False, up=seats, game=game, seats=seats, done=KEEPS[seats])


def hand_over(hand: WindowDriver) -> None:
    hand.sit("IX XIV X XV VIII III", persons=3)
    hand.until(lambda: hand.session.stage is Stage.HAND_OVER)
    hand.rest(300)


def handed_over(hand: WindowDriver) -> None:
    hand_over(hand)
    hand.take_over()
    hand.turn()


def at_open_table(persons: int, seat: int | None = None, game: str = "campli") -> Scene:
    """As many persons at an open table; the one at this seat holds their key."""
    cards = {"campli": "VI IX XIV X XV VIII III IV V VII II XIII", "cambio": "VI XV VII IX VIII"}

    def stage(hand: WindowDriver) -> None:
        hand.sit(cards.get(game, "7 8 9 10 3"), persons=persons, seats=persons, game=game, is_open=True)
        hand.turn()
        if seat is not None:
            hand.window.playing.looks.begin("mouse", seat)
        hand.rest(300)

    return stage


def swapped_at_open_table(hand: WindowDriver) -> None:
    """Anna has swapped with Ugo, and both look at their new cards."""
    at_open_table(5)(hand)
    hand.session.act(EXCHANGE)
    hand.turn()
    for number, seat in enumerate(hand.window.playing.looks.allowed):
        hand.window.playing.looks.begin(("finger", number), seat)
    hand.rest(300)


def talk(hand: WindowDriver) -> None:
    turn(hand)
    hand.session.say(0, "have", "XV")
    hand.rest(900)


def twenty(hand: WindowDriver) -> None:
    hand.sit("VII VI XII II XIII V X IX III I IV XI", seats=20)
    hand.turn()
    hand.session.act(KEEP)
    hand.rest(9000)


def ending(hand: WindowDriver) -> None:
    hand.sit("VII VI", seats=3, tokens=1)
    hand.window.playing.view.set_speed("at once")

    def is_shown() -> bool:
        question = hand.session.question
        if question and question.decision:
            hand.session.act(question.decision.options[-1])
        elif hand.director.rest.is_on:
            hand.director.rest.go_on()
        return hand.window.page_stack.page is not None

    hand.until(is_shown, seconds=60)
    hand.rest(800)


def pool(hand: WindowDriver) -> None:
    """Two are left, and the first of them may propose to divide the pool."""
    hand.sit("VII VI XV II", seats=2, tokens=2, done="keep")
    hand.window.playing.view.set_speed("at once")

    def is_asked() -> bool:
        hand.director.rest.go_on()
        return hand.session.question is not None and hand.session.question.kind == "agreement"

    hand.until(is_asked, seconds=60)
    hand.rest(500)


def king_turned_up(hand: WindowDriver) -> None:
    hand.sit("9C 8D AC KH", game="cuckoo", seats=3, done="keep, keep")
    hand.until(lambda: hand.window.playing.view.table.pack.count == 48)
    hand.rest(1500)


def kille(cards: str, sound: str = "", ms: int = 0) -> Scene:
    """Anna asks for the second of the cards, if the picture is taken so long after a sound."""
    return staged(cards, EXCHANGE if ms else None, sound, ms, game="kille", seats=7)


def kille_buying(hand: WindowDriver) -> None:
    hand.sit("1 HARLEKIN 9 8 11", game="kille", seats=5, done="keep, keep, keep, keep")
    hand.window.playing.view.set_speed("at once")

    def is_asked() -> bool:
        hand.director.rest.go_on()  # the result waits for a user to read it
        return hand.session.question is not None and hand.session.question.kind == "reentry"

    hand.until(is_asked, seconds=40)
    hand.rest(900)


def gnav(cards: str, sound: str = "", ms: int = 0, **wished) -> Scene:
    """Anna asks for the second of the cards, in Bergen or on Walcheren; as of Kille."""
    return staged(cards, EXCHANGE if ms else None, sound, ms, game="gnav", **wished)


BETS = (
    "bet 5 out, agree, bet 3 through, agree, bet 8 out, agree, bet 0, bet 2 through, agree, bet 9 out, agree"
)
ACES = "bet 5, agree, bet 3, agree, bet 8, agree, bet 0, bet 2, agree, bet 9, agree" + ", keep" * 5
BETS_OF_52 = ", ".join("bet 0" if seat % 4 else f"bet {seat % 9 + 1}, agree" for seat in range(51))
CARDS_OF_52 = "9C AH 7H QS 8C 5H 2C KD 3S 10H JC 4D AS 6S 6H 9D 8H"
COUCOU = "3C KH 9D 5S 10C 7D QD 4D"
ACE = "3C KH 9D 5S 10C QD 7H"
TIES = "9C 4D 6S 6H 4S 10C 9H 4C 5D JD 7H QS 2D AC 8C"
BARGAIN = "exchange, offer 12 30%, accept, keep, keep, keep, keep"

EXCHANGES: dict[str, Scene] = {
    "turn": turn,
    "order": order("campli", "III VI XII II XIII V"),
    "order-ace": order("ace_chasing", "7H 2S 9C KD 3D JC"),
    "account": account,
    "arrest-XI": arrest("XI", "inn", 330),
    "arrest-XII": arrest("XII", "cat", 980),
    "arrest-XIII": arrest("XIII", "horse", 1000),
    "arrest-XIV": arrest("XIV", "shot", 160),
    "arrest-XV": arrest("XV", "cuckoo", 480),
    "comparison": staged("IX XIV X XV VIII III", KEEP, ms=900, up=6),
    "result": result("MATTO XIV X LEONE VIII XIII"),
    "result-gnav": result("4 7 UGLE 9 11 6", game="gnav"),
    "result-gnav-fool": result("4 7 NARR 9 11 6", game="gnav"),
    "two-lose": several_lose("III XIV X III VIII XIII", ms=2600),
    "two-lose-of-8": several_lose("III XIV X VII VIII III IX XIII", ms=2600),
    "three-lose-of-8-cuckoo": several_lose("2D 2H JD 8S 2C 10H QS KD", game="cuckoo", ms=2600),
    "two-lose-of-8-cambio": several_lose("III XIV X III VIII VII IX XIII", game="cambio", ms=2600),
    "hand-over": hand_over,
    "handed-over": handed_over,
    "open-2": at_open_table(2),
    "open-3": at_open_table(3),
    "open-3-held": at_open_table(3, 0),
    "open-8": at_open_table(8),
    "open-8-held": at_open_table(8, 0),
    "open-cambio": at_open_table(5, game="cambio"),
    "open-kille": at_open_table(5, 0, game="kille"),
    "open-swapped": swapped_at_open_table,
    "open-12": at_open_table(12),
    "open-12-held": at_open_table(12, 0),
    "talk": talk,
    "20-seats": twenty,
    "2-seats": staged("VII VI", seats=2),
    "ending": ending,
    "pool": pool,
    "lu-stu-bargain": staged("II XI VI IV VIII X", game="lu_stu", done="exchange"),
    "lu-stu-bargained": staged("II XI VI IV VIII X", ms=1500, asks=False, game="lu_stu", done=BARGAIN),
    "lu-stu-runs-back": staged(
        "V II IV XII VIII X", EXCHANGE, ms=6200, persons=3, game="lu_stu", done="exchange, exchange"
    ),
    "lu-stu-out-at-once": staged(
        "V XIV VII XII VIII X", ms=3000, asks=False, game="lu_stu", tokens=1, reentry="never", done="exchange"
    ),
    "lu-stu-matto": staged("MATTO II VI IV", game="lu_stu", seats=2, tokens=1, done="show, offer 20 25%"),
    "cuckoo-king": staged("3C KH 9D 5S 10C QD", EXCHANGE, ms=1500, game="cuckoo"),
    "cuckoo-turned-up": king_turned_up,
    "cuckoo-open-kings": staged("5C 8D KC 2S KH 9D", game="cuckoo", kings="open"),
    "cuckoo-past-kings": staged(
        "5C KD AC 2S 3H 9D", EXCHANGE, ms=2600, game="cuckoo", past_kings=True, direction="anticlockwise"
    ),
    "cuckoo-italian": staged(
        "3C CS 2D 5S 7C FD", EXCHANGE, ms=1600, game="cuckoo", pack="italian40", saltacavallo=True
    ),
    "cuckoo-comparison": staged("9C KH JD 8S 10C 2D", KEEP, ms=900, up=6, game="cuckoo"),
    "kille-turn": kille("8 12 VARDSHUS 3 KRANSEN 7 HUSU"),
    "kille-harlekin": kille("4 HARLEKIN 9 8 11 7 5", "exchange", 900),
    "kille-kuku": kille("4 KUKU 9 8 11 7 5", "cuckoo", 300),
    "kille-husar": kille("4 HUSAR 9 8 11 7 5", "", 1600),
    "kille-husu": staged(
        "1 8 6 HUSU 9", EXCHANGE, ms=3600, game="kille", seats=5, persons=3, done="exchange, exchange"
    ),
    "kille-kavall": kille("4 KAVALL VARDSHUS 8 11 7 5", "horse", 500),
    "kille-showing": staged(
        "9 HARLEKIN 3 8 BLAREN",
        ms=1900,
        asks=False,
        up=5,
        game="kille",
        seats=5,
        done="keep, exchange, keep, keep",
    ),
    "kille-buying": kille_buying,
    "gnav-turn": gnav("4 12 HUS 3 POTTE 7"),
    "gnav-gjok": gnav("4 GJOK 9 8 11 7", "cuckoo", 300),
    "gnav-dragon": gnav("4 DRAGON 9 8 11 7", "", 1600),
    "gnav-zeeland": gnav("4 12 HERBERG 3 PISPOT 7", **asdict(ZEELAND)),
    "gnav-poes": gnav("4 POES 9 8 11 7", "cat", 900, **asdict(ZEELAND)),
    "gnav-42-seats": gnav("4 12 HUS 3 POTTE 7", seats=42),
    "le-her-turn": staged("7C 8D", game="le_her", seats=2),
    "le-her-king": staged("5C KD", EXCHANGE, "cuckoo", 300, game="le_her", seats=2),
    "coucou-turn": staged(COUCOU, game="coucou"),
    "coucou-king": staged(COUCOU, EXCHANGE, "cuckoo", 900, game="coucou"),
    "coucou-comparison": staged("9C KH JD 8S 10C 2D QS 5D", KEEP, ms=900, up=6, game="coucou"),
    "le-her-comparison": staged("9C 5D JS", KEEP, ms=900, up=2, game="le_her", seats=2),
    "tiebreak-tie": staged(TIES, game="tiebreak", seats=8, done=KEEPS[8] + ",keep"),
    "tiebreak-whinny": staged("3C KH 9D 5S 10C QD", EXCHANGE, ms=1500, game="tiebreak"),
    "ace-bet": staged(ACE, game="ace_chasing", seats=7, bets="either"),
    "ace-bets": staged(ACE, game="ace_chasing", seats=7, bets="either", done=BETS),
    "ace-aces": staged(
        "9C AH 7H QS 8C 5H 2C", ms=1200, asks=False, suit="H", game="ace_chasing", seats=7, done=ACES
    ),
    "52-seats": staged(
        "3C", ms=3000, asks=False, game="ace_chasing", seats=52, done=",".join(["bet 0"] * 20)
    ),
    "52-seats-up": staged(
        CARDS_OF_52,
        ms=2200,
        asks=False,
        suit="H",
        game="ace_chasing",
        seats=52,
        done=BETS_OF_52 + ", keep" * 50,
    ),
    "38-seats": staged(
        "III VI XII II XIII V", ms=2500, asks=False, game="lu_stu", seats=38, done="keep, keep, keep"
    ),
}
"""Scenes by name."""
