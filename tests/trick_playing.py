"""Deals for the tests of the trick games: with chosen cards, told in few words, and whole deals at random."""

from random import Random

from cucu_desktop.engine.actions import SHUFFLE, Shuffled, parse
from cucu_desktop.engine.cards import CUCCO
from cucu_desktop.games import coch, trionfo, zifuli

GAMES = {game.ID: game.GAME for game in (coch, zifuli, trionfo)}


def deal(game, hands, words="", *, options=None, dummies=(), stock="", cut=""):
    """A deal with these hands, the last seat dealing; a hand is given in one line, the rest of it is added.

    `stock` are the cards under those dealt, `cut` those at the bottom of the pile, from below.
    """
    module = GAMES[game]
    kind = module.state_class
    size = sum(kind.packets)
    told = [line.split() for line in hands]
    taken = [*(card for hand in told for card in hand), *stock.split(), *cut.split()]
    rest = [card.id for card in CUCCO.cards]
    for card in taken:
        rest.remove(card)
    for hand in told:
        missing = size - len(hand)
        hand.extend(rest[:missing])
        del rest[:missing]
    pack = []
    for at, packet in ((0, kind.packets[0]), (kind.packets[0], kind.packets[1])):
        for hand in told:
            pack += hand[at : at + packet]
    pack += [*stock.split(), *rest, *reversed(cut.split())]
    state = kind(options or module.options(), kind.seats - 1, dummies)
    state.start()
    state.apply(Shuffled(tuple(CUCCO[card] for card in pack)))
    return do(state, words)


def do(state, words):
    """Apply these actions in order: "play:V, pass"."""
    for word in words.split():
        state.apply(parse(word.replace(":", " ")))
    return state


def play(state, cards):
    """Play these cards in order."""
    return do(state, " ".join(f"play:{card}" for card in cards.split()))


def asked(state):
    """Whose decision it is, and between what: "1 rob leave"."""
    if state.decision is None:
        return "nobody"
    return " ".join([str(state.decision.seat), *map(str, state.decision.options)])


def playable(state):
    """The cards that may be played now: "II X"."""
    return " ".join(str(option).removeprefix("play ") for option in state.decision.options)


def happened(state, kind):
    """The events of one kind, in order."""
    return [event for event in state.table.events() if isinstance(event, kind)]


def any_shuffle(random):
    """A shuffle; at times one with much to rob at its end."""
    bias = random.choice([0, 0, 0.5])
    order = sorted(CUCCO.cards, key=lambda card: random.random() + bias * (card in trionfo.TO_ROB))
    return Shuffled(tuple(order))


def any_action(state, random):
    """Some legal action, chance's among them."""
    return any_shuffle(random) if state.decision is SHUFFLE else random.choice(state.decision.options)


def any_deal(random, game=None):
    """A new deal of any game, not yet shuffled; its seats sit round the table in any order."""
    module = GAMES[game or random.choice(list(GAMES))]
    order = tuple(random.sample(range(module.state_class.seats), module.state_class.seats))
    options = random.choice(list(module.presets.values()))
    dummies = ()
    if module is coch.GAME:
        dummies = random.choice([(), (), order[:1], order[1:2], order[:2], order[1:3]])
    state = module.state_class(options, order[-1], dummies, order=order)
    state.partners_change = len(dummies) == 1
    state.start()
    return state


def through(state, random):
    """Play to the end; give the state at each decision."""
    while not state.is_over:
        yield state
        state.apply(any_action(state, random))


__all__ = [
    "GAMES", "Random", "any_action", "any_deal", "any_shuffle", "asked", "deal", "do", "happened", "play",
    "playable", "through",
]  # fmt: skip
