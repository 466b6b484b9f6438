"""The scenes of the trick games: hands, tricks, bids, robbed cards and the count."""

from window_driver import Scene, WindowDriver, staged

from cucu_desktop.games import coch, trionfo, zifuli
from cucu_desktop.ui.animation.cues.tricks.counting import SumItem
from cucu_desktop.ui.play.session_state import Stage

MOST_TURNS = 40_000
"""So often one looks whether it is counted: on a busy machine the bots take their time."""
STATES = {game.ID: game.GAME.state_class for game in (coch, zifuli, trionfo)}
COCH = (
    "VI VIII X XII XIII XV LEONE MATTO I III",
    "V VII IX XI XIV NULLA SECCHIA II IV X",
    "I II III VI XII XIII XV LEONE VIII IX",
)
ZIFULI = ("VI VIII XII XIII XV LEONE IX III", "V VII IX XI XIV NULLA II X", "I II III VI XII XIII XV VIII")
TRIONFO = (
    "VI VIII XII XIII XIV NULLA IX III",
    "V VII IX XI SECCHIA II X IV",
    "I II III VI XII MATTO XI VIII",
)


def packets(game: str, hands: tuple[str, ...], rest: str = "") -> str:
    """Return the cards in dealing order that give the first players these hands, the others what is left."""
    kind = STATES[game]
    size = sum(kind.packets)
    left = [card.id for card in kind.pack.cards]
    told = [hand.split() for hand in hands]
    for card in (*(card for hand in told for card in hand), *rest.split()):
        left.remove(card)
    told += [left[at * size : (at + 1) * size] for at in range(kind.seats - len(told))]
    first = [card for hand in told for card in hand[: kind.packets[0]]]
    return " ".join([*first, *(card for hand in told for card in hand[kind.packets[0] :]), *rest.split()])


IN_PLAY = "play VIII, play X, play VI, play V, play XI, play LEONE, play MATTO"
PARTNER = "pass, bid VII, pass, pass, pass, play VI, play VII"
fan = staged(packets("coch", COCH), game="coch", seats=4)
in_play = staged(packets("coch", COCH), game="coch", seats=4, done=IN_PLAY)


def last_trick(hand: WindowDriver) -> None:
    in_play(hand)
    hand.window.playing.accessibility.last.turned.emit()
    hand.rest(200)


def order(hand: WindowDriver) -> None:
    in_play(hand)
    hand.window.playing.turn_order()
    hand.rest(200)


def of_three(number: int) -> Scene:
    """Play a number of deals of a match of three; the picture shows the next one, with the dummy at its
    place."""

    def stage(hand: WindowDriver) -> None:
        hand.sit(packets("coch", COCH), game="coch", seats=3)
        view = hand.window.playing.view
        view.set_speed("at once")
        while (question := hand.session.question) is None or question.number < number:
            if question is not None:
                hand.session.act(question.decision.options[0])
            hand.rest(5)
            view.director.rest.go_on()
        hand.rest(400)

    return stage


def counted(game: str, hands: tuple[str, ...], seats: int) -> Scene:
    """Play a deal to its end; the picture shows the count."""

    def stage(hand: WindowDriver) -> None:
        hand.sit(packets(game, hands), game=game, seats=seats)
        view = hand.window.playing.view
        view.set_speed("at once")
        for _ in range(MOST_TURNS):
            question = hand.session.question
            if question is not None:
                if len(question.hands[0]) == 1:
                    view.set_speed("normal")
                hand.session.act(question.decision.options[-1])
            if any(isinstance(item, SumItem) and item.won for item in view.table.items()):
                hand.rest(500)
                return
            hand.rest(5)
        raise TimeoutError("it was not counted")

    return stage


def rob(hand: WindowDriver) -> None:
    rest = "I MATTO V IV XIII XIV X XV"
    hand.sit(packets("trionfo", TRIONFO, rest), game="trionfo", seats=4, persons=3)
    hand.until(lambda: hand.session.stage in (Stage.HAND_OVER, Stage.ANSWER), seconds=40)
    if hand.session.stage is Stage.HAND_OVER:
        hand.take_over()
    hand.turn()


def hand_over(hand: WindowDriver) -> None:
    hand.sit(packets("coch", COCH), game="coch", seats=4, persons=3)
    hand.until(lambda: hand.session.stage is Stage.HAND_OVER)
    hand.rest(300)


TRICKS: dict[str, Scene] = {
    "coch-fan": fan,
    "coch-trick": in_play,
    "coch-last-trick": last_trick,
    "coch-order": order,
    "coch-dummies": staged(packets("coch", COCH), game="coch", seats=2, done="play VIII, play X"),
    "coch-side-dummy": staged(packets("coch", COCH), game="coch", seats=3),
    "coch-three-1": of_three(1),
    "coch-three-2": of_three(2),
    "coch-three-3": of_three(3),
    "coch-count": counted("coch", COCH, 4),
    "coch-hand-over": hand_over,
    "zifuli-bid": staged(packets("zifuli", ZIFULI), game="zifuli", seats=5),
    "zifuli-overbid": staged(
        packets("zifuli", ZIFULI), game="zifuli", seats=5, done="bid VIII, bid VII, bid VI, pass, pass"
    ),
    "zifuli-partner": staged(packets("zifuli", ZIFULI), game="zifuli", seats=5, done=PARTNER),
    "zifuli-count": counted("zifuli", ZIFULI, 5),
    "trionfo-rob": rob,
    "trionfo-trump": staged(
        packets("trionfo", TRIONFO, "NULLA MATTO V IV XIII XIV X I"),
        game="trionfo",
        seats=4,
        done="leave, leave",
    ),
    "trionfo-count": counted("trionfo", TRIONFO, 4),
}
"""Scenes by name."""
