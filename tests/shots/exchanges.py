"""The scenes of the exchange games: turns, arrests, comparisons, bargains, bets and long tables."""

from dataclasses import asdict

from window_driver import Scene, WindowDriver

from cucu_desktop.engine.actions import EXCHANGE, KEEP
from cucu_desktop.games.gnav import ZEELAND
from cucu_desktop.ui.play.session_state import Stage


def turn(hand: WindowDriver) -> None:
    hand.sit("III VI XII II XIII V")
    hand.turn()


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

    def stage(hand: WindowDriver) -> None:
        hand.sit(f"II {card} VI IV VIII X")
        hand.turn()
        hand.session.act(EXCHANGE)
        hand.after(sound, ms)

    return stage


def comparison(hand: WindowDriver) -> None:
    hand.sit("IX XIV X XV VIII III")
    hand.turn()
    hand.session.act(KEEP)
    hand.until(lambda: sum(hand.window.playing.view.table.dump()["public"]) == 6, seconds=40)
    hand.rest(900)


def result(cards: str, game: str = "campli") -> Scene:
    """The table waits until the result has been read."""

    def stage(hand: WindowDriver) -> None:
        seats = len(cards.split())
        hand.sit(cards, game=game, seats=seats, done=",".join(["keep"] * (seats - 1)))
        hand.until(lambda: hand.window.playing.view.director.rest.is_on, seconds=60)
        hand.rest(200)

    return stage


def several_lose(cards: str, game: str = "campli", ms: int = 900) -> Scene:
    """All keep, the dealer of their own accord; more than one has the lowest."""

    def stage(hand: WindowDriver) -> None:
        seats = len(cards.split())
        hand.sit(cards, game=game, seats=seats, done=",".join(["keep"] * (seats - 1)))
        hand.until(lambda: sum(hand.window.playing.view.table.dump()["public"]) == seats, seconds=60)
        hand.rest(ms)

    return stage


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


def two(hand: WindowDriver) -> None:
    hand.sit("VII VI", seats=2)
    hand.turn()


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


def bargain(hand: WindowDriver) -> None:
    hand.sit("II XI VI IV VIII X", game="lu_stu", done="exchange")
    hand.turn()


def bargained(hand: WindowDriver) -> None:
    hand.sit(
        "II XI VI IV VIII X", game="lu_stu", done="exchange, offer 12 30%, accept, keep, keep, keep, keep"
    )
    hand.rest(1500)


def runs_back(hand: WindowDriver) -> None:
    hand.sit("V II IV XII VIII X", game="lu_stu", persons=3, done="exchange, exchange")
    hand.take_over()
    hand.turn()
    hand.session.act(EXCHANGE)
    hand.rest(6200)


def out_at_once(hand: WindowDriver) -> None:
    hand.sit("V XIV VII XII VIII X", game="lu_stu", tokens=1, reentry="never", done="exchange")
    hand.rest(3000)


def matto_offers(hand: WindowDriver) -> None:
    hand.sit("MATTO II VI IV", game="lu_stu", seats=2, tokens=1, done="show, offer 20 25%")
    hand.turn()


def king(hand: WindowDriver) -> None:
    hand.sit("3C KH 9D 5S 10C QD", game="cuckoo")
    hand.turn()
    hand.session.act(EXCHANGE)
    hand.rest(1500)


def king_turned_up(hand: WindowDriver) -> None:
    hand.sit("9C 8D AC KH", game="cuckoo", seats=3, done="keep, keep")
    hand.until(lambda: hand.window.playing.view.table.pack.count == 48)
    hand.rest(1500)


def open_kings(hand: WindowDriver) -> None:
    hand.sit("5C 8D KC 2S KH 9D", game="cuckoo", kings="open")
    hand.turn()


def past_kings(hand: WindowDriver) -> None:
    hand.sit("5C KD AC 2S 3H 9D", game="cuckoo", past_kings=True, direction="anticlockwise")
    hand.turn()
    hand.session.act(EXCHANGE)
    hand.rest(2600)


def italian(hand: WindowDriver) -> None:
    hand.sit("3C CS 2D 5S 7C FD", game="cuckoo", pack="italian40", saltacavallo=True)
    hand.turn()
    hand.session.act(EXCHANGE)
    hand.rest(1600)


def le_her(hand: WindowDriver) -> None:
    hand.sit("7C 8D", game="le_her", seats=2)
    hand.turn()


def coucou_three(hand: WindowDriver) -> None:
    hand.sit("3C KH 9D 5S 10C 7D QD 4D", game="coucou")
    hand.turn()


def coucou_king(hand: WindowDriver) -> None:
    coucou_three(hand)
    hand.session.act(EXCHANGE)
    hand.after("cuckoo", 900)


def coucou_comparison(hand: WindowDriver) -> None:
    hand.sit("9C KH JD 8S 10C 2D QS 5D", game="coucou")
    hand.turn()
    hand.session.act(KEEP)
    hand.until(lambda: sum(hand.window.playing.view.table.dump()["public"]) == 6, seconds=40)
    hand.rest(900)


def le_her_king(hand: WindowDriver) -> None:
    hand.sit("5C KD", game="le_her", seats=2)
    hand.turn()
    hand.session.act(EXCHANGE)
    hand.after("cuckoo", 300)


def le_her_comparison(hand: WindowDriver) -> None:
    hand.sit("9C 5D JS", game="le_her", seats=2)
    hand.turn()
    hand.session.act(KEEP)
    hand.until(lambda: sum(hand.window.playing.view.table.dump()["public"]) == 2, seconds=40)
    hand.rest(900)


def kille(cards: str, sound: str = "", ms: int = 0) -> Scene:
    """Anna asks for the second of the cards; the picture is taken so long after a sound has begun."""

    def stage(hand: WindowDriver) -> None:
        hand.sit(cards, game="kille", seats=7)
        hand.turn()
        if ms:
            hand.session.act(EXCHANGE)
            hand.after(sound, ms)

    return stage


def kille_svinhugg(hand: WindowDriver) -> None:
    hand.sit("1 8 6 HUSU 9", game="kille", seats=5, persons=3, done="exchange, exchange")
    hand.take_over()
    hand.turn()
    hand.session.act(EXCHANGE)
    hand.rest(3600)


def kille_showing(hand: WindowDriver) -> None:
    hand.sit("9 HARLEKIN 3 8 BLAREN", game="kille", seats=5, done="keep, exchange, keep, keep")
    hand.until(lambda: sum(hand.window.playing.view.table.dump()["public"]) == 5, seconds=40)
    hand.rest(1900)


def kille_buying(hand: WindowDriver) -> None:
    hand.sit("1 HARLEKIN 9 8 11", game="kille", seats=5, done="keep, keep, keep, keep")
    hand.window.playing.view.set_speed("at once")

    def is_asked() -> bool:
        hand.director.rest.go_on()  # the result waits for a user to read it
        return hand.session.question is not None and hand.session.question.kind == "reentry"

    hand.until(is_asked, seconds=40)
    hand.rest(900)


def gnav(cards: str, sound: str = "", ms: int = 0, seats: int = 6, **wished) -> Scene:
    """Anna asks for the second of the cards, in Bergen or on Walcheren; as of Kille."""

    def stage(hand: WindowDriver) -> None:
        hand.sit(cards, game="gnav", seats=seats, **wished)
        hand.turn()
        if ms:
            hand.session.act(EXCHANGE)
            hand.after(sound, ms)

    return stage


def cuckoo_comparison(hand: WindowDriver) -> None:
    hand.sit("9C KH JD 8S 10C 2D", game="cuckoo")
    hand.turn()
    hand.session.act(KEEP)
    hand.until(lambda: sum(hand.window.playing.view.table.dump()["public"]) == 6, seconds=40)
    hand.rest(900)


def tie(hand: WindowDriver) -> None:
    cards = "9C 4D 6S 6H 4S 10C 9H 4C 5D JD 7H QS 2D AC 8C"
    hand.sit(cards, game="tiebreak", seats=8, done=",".join(["keep"] * 8))
    hand.turn()


def whinny(hand: WindowDriver) -> None:
    hand.sit("3C KH 9D 5S 10C QD", game="tiebreak")
    hand.turn()
    hand.session.act(EXCHANGE)
    hand.rest(1500)


def bet(hand: WindowDriver) -> None:
    hand.sit("3C KH 9D 5S 10C QD 7H", game="ace_chasing", seats=7, bets="either")
    hand.turn()


def bets(hand: WindowDriver) -> None:
    done = "bet 5 out, agree, bet 3 through, agree, bet 8 out, agree, bet 0, bet 2 through, agree, bet 9 out"
    done += ", agree"
    hand.sit("3C KH 9D 5S 10C QD 7H", game="ace_chasing", seats=7, bets="either", done=done)
    hand.turn()


def aces(hand: WindowDriver) -> None:
    done = "bet 5, agree, bet 3, agree, bet 8, agree, bet 0, bet 2, agree, bet 9, agree"
    done += ", keep" * 5
    hand.sit("9C AH 7H QS 8C 5H 2C", game="ace_chasing", seats=7, done=done)
    hand.until(lambda: "H" in hand.window.playing.view.table.dump()["suits"], seconds=40)
    hand.rest(1200)


def fifty_two(hand: WindowDriver) -> None:
    hand.sit("3C", game="ace_chasing", seats=52, done=",".join(["bet 0"] * 20))
    hand.rest(3000)


def fifty_two_up(hand: WindowDriver) -> None:
    bets = ", ".join("bet 0" if seat % 4 else f"bet {seat % 9 + 1}, agree" for seat in range(51))
    cards = "9C AH 7H QS 8C 5H 2C KD 3S 10H JC 4D AS 6S 6H 9D 8H"
    hand.sit(cards, game="ace_chasing", seats=52, done=bets + ", keep" * 50)
    hand.until(lambda: "H" in hand.window.playing.view.table.dump()["suits"], seconds=40)
    hand.rest(2200)


def thirty_eight(hand: WindowDriver) -> None:
    hand.sit("III VI XII II XIII V", game="lu_stu", seats=38, done="keep, keep, keep")
    hand.rest(2500)


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
    "comparison": comparison,
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
    "2-seats": two,
    "ending": ending,
    "lu-stu-bargain": bargain,
    "lu-stu-bargained": bargained,
    "lu-stu-runs-back": runs_back,
    "lu-stu-out-at-once": out_at_once,
    "lu-stu-matto": matto_offers,
    "cuckoo-king": king,
    "cuckoo-turned-up": king_turned_up,
    "cuckoo-open-kings": open_kings,
    "cuckoo-past-kings": past_kings,
    "cuckoo-italian": italian,
    "cuckoo-comparison": cuckoo_comparison,
    "kille-turn": kille("8 12 VARDSHUS 3 KRANSEN 7 HUSU"),
    "kille-harlekin": kille("4 HARLEKIN 9 8 11 7 5", "exchange", 900),
    "kille-kuku": kille("4 KUKU 9 8 11 7 5", "cuckoo", 300),
    "kille-husar": kille("4 HUSAR 9 8 11 7 5", "", 1600),
    "kille-husu": kille_svinhugg,
    "kille-kavall": kille("4 KAVALL VARDSHUS 8 11 7 5", "horse", 500),
    "kille-showing": kille_showing,
    "kille-buying": kille_buying,
    "gnav-turn": gnav("4 12 HUS 3 POTTE 7", seats=6),
    "gnav-gjok": gnav("4 GJOK 9 8 11 7", "cuckoo", 300),
    "gnav-dragon": gnav("4 DRAGON 9 8 11 7", "", 1600),
    "gnav-zeeland": gnav("4 12 HERBERG 3 PISPOT 7", **asdict(ZEELAND)),
    "gnav-poes": gnav("4 POES 9 8 11 7", "cat", 900, **asdict(ZEELAND)),
    "gnav-42-seats": gnav("4 12 HUS 3 POTTE 7", seats=42),
    "le-her-turn": le_her,
    "le-her-king": le_her_king,
    "coucou-turn": coucou_three,
    "coucou-king": coucou_king,
    "coucou-comparison": coucou_comparison,
    "le-her-comparison": le_her_comparison,
    "tiebreak-tie": tie,
    "tiebreak-whinny": whinny,
    "ace-bet": bet,
    "ace-bets": bets,
    "ace-aces": aces,
    "52-seats": fifty_two,
    "52-seats-up": fifty_two_up,
    "38-seats": thirty_eight,
}
"""Scenes by name."""
