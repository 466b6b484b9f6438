"""Whole games of the other exchange games, played at random."""

from dataclasses import replace

from cucu_desktop.engine.actions import CHANCE, Action, Amount, Bet, Offer, Shuffled
from cucu_desktop.games import ace_chasing, catalogue, coucou, cuckoo, gnav, kille, le_her, lu_stu, tiebreak

GAMES = {game.ID: game.GAME for game in (lu_stu, cuckoo, tiebreak, ace_chasing, gnav, kille, le_her, coucou)}
SEATS = {"lu_stu": [2, 2, 3, 3, 4, 5, 8, 38], "cuckoo": [2, 2, 3, 5, 20], "tiebreak": [3, 4, 5, 7]}
SEATS |= {"ace_chasing": [4, 5, 8, 52], "gnav": [2, 3, 3, 4, 5, 9, 42], "kille": [3, 3, 4, 5, 7, 15]}
SEATS["coucou"] = [2, 2, 3, 5, 20]
LIVES = {"gnav": ("tokens", [1, 2, 3]), "kille": ("buys", [0, 1, 3]), "coucou": ("chips", [1, 2, 3])}
LIVES["cambio"] = ("chips", [1, 2, 3])


def house_rules(random):
    """House rules of Cuckoo, each at random."""
    return {
        "all_out": random.choice(["share", "replay", "carry", "stake"]),
        "direction": random.choice(["usual", "clockwise", "anticlockwise"]),
        "kings": random.choice(["asked", "open"]),
        "past_kings": random.random() < 0.5,
        "ties": random.choice(["all", "first", "cancel"]),
        "drawn_king": random.choice(["refused", "life", "next"]),
        "ace": random.choice(["low", "high"]),
        "packs": random.choice([1, 2]),
    }


def any_options(game, random):
    """Options of the game, each at random; of one that is not known here those of a preset."""
    kind = catalogue.GAMES[game].options
    if game == "lu_stu":
        return kind(
            stake=random.choice([1, 2, 5]), tokens=random.choice([1, 1, 2, 3]), matti=random.choice([1, 2]),
            reentry=random.choice(["double", "stake", "never"]), sharing=random.random() < 0.5,
            agreement=random.random() < 0.5, lions=random.random() < 0.8,
        )  # fmt: skip
    if game == "cuckoo":
        return kind(
            stake=random.choice([1, 5]), tokens=random.choice([1, 2, 3]),
            pack=random.choice(["standard52", "italian40"]), saltacavallo=random.random() < 0.5,
            **(house_rules(random) if random.random() < 0.5 else {}),
        )  # fmt: skip
    if game == "tiebreak":
        return kind(chips=random.choice([1, 2, 3]))
    if game == "ace_chasing":
        return kind(bets=random.choice(["matador", "either"]))
    preset = random.choice(list(catalogue.GAMES[game].presets.values()))
    if game in LIVES:
        chosen = {
            name: random.choice(values)
            for name, values in catalogue.GAMES[game].choices.items()
            if random.random() < 0.4 and (game == "coucou" or name not in ("pack", "high", "low"))
        }
        name, values = LIVES[game]
        return replace(preset, **chosen, **{name: random.choice(values)})
    lives = {"tokens": random.choice([1, 2])} if catalogue.GAMES[game].has_option("tokens") else {}
    return replace(preset, **lives)


def any_game(game, random):
    """A new game, its first decision due."""
    options = any_options(game, random)
    possible = catalogue.GAMES[game].seats_of(options)
    seats = min(random.choice(SEATS.get(game, [possible[0], *possible[:4]])), possible[-1])
    onlookers = random.choice([0, 1]) if game == "lu_stu" else 0
    purses = [options.stake + random.choice([0, 1, 7, 100]) for _ in range(seats + onlookers)]
    coins = [catalogue.GAMES[game].coins_of(options, purse) for purse in purses]
    state = catalogue.GAMES[game].state_class(options, coins, random.randrange(seats), onlookers)
    state.start()
    return state


def any_shuffle(state, random):
    """A shuffle with some cards crowding at its front, so that something happens."""
    ranks = sorted({card.rank for card in state.pack.designs})
    loud = set(random.sample(ranks, random.randint(0, 3))) | set(
        random.sample(ranks[-5:], random.randint(0, 4))
    )
    order = sorted(state.to_shuffle.cards, key=lambda card: random.random() - 0.5 * (card.rank in loud))
    return Shuffled(tuple(order))


def any_action(state, random):
    """Some legal action, chance's among them."""
    decision = state.decision
    if decision.seat == CHANCE:
        return any_shuffle(state, random)
    option = decision.options[-1] if random.random() < 0.3 else random.choice(decision.options)
    if isinstance(option, Offer):
        coins = random.randint(option.low, option.high) if option.high and random.random() < 0.6 else None
        percent = (
            random.randint(1, option.share)
            if option.share and (coins is None or random.random() < 0.5)
            else None
        )
        return Action(option.word, coins, percent) if coins or percent else decision.options[-1]
    if isinstance(option, Bet):
        coins = random.randint(0, min(option.high, 3))
        bet = Action(option.word, coins, None, random.choice(option.outcomes) if coins else None)
        return bet if option.includes(bet) else option.of(0)
    if isinstance(option, Amount):
        return option.of(random.choice([option.low, option.high]))
    return option
