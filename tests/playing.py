"""Games for the tests of the rules: a deal with chosen cards, told in few words; whole games at random."""

from cucu_desktop.engine.actions import SHUFFLE, Amount, Shuffled, parse
from cucu_desktop.engine.cards import CUCCO
from cucu_desktop.engine.exchange import SHUFFLING
from cucu_desktop.games.campli import ARRESTS, MATTO, CampliState, Options

QUIET = Options(sharing=False, agreement=False, talk=False)
"""Nobody talks of money between deals: whatever is asked is about the cards or the re-entry."""


def deal(cards, words="", *, tokens=(3, 3, 3), options=QUIET, virgins=None, agreement=None, **purse):
    """A deal among seats 0, 1, 2 ..., the last of them dealing, with the pack in this order.

    `words` are what the players do, one after the other: the rules know whose turn it is. A seat without
    tokens is out; `onlookers`, `coins` and `pool` are the purse.
    """
    seats = len(tokens)
    onlookers = purse.get("onlookers", 0)
    coins = purse.get("coins", [100] * (seats + onlookers))
    state = CampliState(options, coins, seats - 1, onlookers)
    for seat, held in enumerate(tokens):
        state.table.issue(seat, held, virgin=held == 3 if virgins is None else seat in virgins)
    state.table.pool = purse.get("pool", seats * options.stake)
    state.agreement = agreement or {}
    state.start(SHUFFLING)
    state.apply(pack(cards))
    return do(state, words)


def pack(cards):
    """The shuffle that brings these cards first."""
    return Shuffled(CUCCO.complete(CUCCO[card] for card in cards.split()))


def do(state, words):
    """Apply these actions in order; an action and its amount are joined by a colon, as in "raise:12"."""
    for word in words.split():
        state.apply(parse(word.replace(":", " ")))
    return state


def cards(state):
    """The cards before the seats: "II XV -"."""
    return " ".join(str(card or "-") for card in state.table.cards)


def asked(state):
    """Whose decision it is, and between what: "1 keep exchange"; the next deal's shuffle is nobody's."""
    if state.decision is None or state.decision is SHUFFLE:
        return "nobody"
    return " ".join([str(state.decision.seat), *map(str, state.decision.options)])


def happened(state, kind):
    """The events of one kind, in order."""
    return [event for event in state.table.events() if isinstance(event, kind)]


def loud_shuffle(random):
    """A shuffle with a few special cards crowding at its front, so that something happens."""
    loud = random.sample([*ARRESTS, MATTO], random.randint(0, 4))
    order = sorted(CUCCO.cards, key=lambda card: random.random() - 0.6 * (card in loud))
    return Shuffled(tuple(order))


def any_action(state, random):
    """Some legal action, chance's among them."""
    if state.decision is SHUFFLE:
        return loud_shuffle(random)
    options = state.decision.options
    option = options[-1] if random.random() < 0.3 else random.choice(options)  # keep less than exchange
    if isinstance(option, Amount):
        return option.of(random.choice([option.low, option.high, random.randint(option.low, option.high)]))
    return option


def any_game(random):
    """A new game with any options, players and onlookers, its first decision due."""
    options = Options(
        stake=random.choice([1, 2, 5, 50]),
        tokens=random.choice([1, 1, 2, 3]),
        reentry=random.random() < 0.8,
        sharing=random.random() < 0.7,
        agreement=random.random() < 0.7,
    )
    seats = random.choice([2, 2, 3, 3, 4, 5, 8, 20])
    onlookers = random.choice([0, 0, 1, 3])
    coins = [options.stake + random.choice([0, 1, 7, 100]) for _ in range(seats)]
    coins += [random.choice([0, 3, 500]) for _ in range(onlookers)]
    state = CampliState(options, coins, random.randrange(seats), onlookers)
    state.start()
    return state


def steps(random, most):
    """The state of a random game at each of its decisions, and the action that is about to be done."""
    state = any_game(random)
    for _ in range(most):
        if state.is_over:
            return
        action = any_action(state, random)
        yield state, action
        state.apply(action)


def everything(state):
    """All that a state is, for comparing two of them: nothing may be left out by accident."""
    return {name: told(getattr(state, name)) for name in names(type(state)) if name != "journal"}


def names(kind):
    return [name for base in kind.__mro__ for name in getattr(base, "__slots__", ()) if name != "recording"]


def told(value):
    slots = names(type(value))
    if not slots:
        return repr(value)
    return type(value), {name: told(getattr(value, name)) for name in slots if name != "journal"}
