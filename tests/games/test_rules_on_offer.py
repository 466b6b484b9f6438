"""What may be chosen before each game, to the last number: a slip here is a rule that nobody meant.

An option that comes later is added to a game without being written here; its own tests say what it does.
"""

from dataclasses import asdict, fields

import pytest

from cucu_desktop.games.catalogue import GAMES

STAKES, LIVES, DEALS, TARGETS = (1, 100), (1, 9), (1, 40), (0, 40)
EXCHANGE_LIMITS = {"stake": STAKES, "tokens": LIVES}
TRICK_LIMITS = {"deals": DEALS, "target": TARGETS}
SHORT = {"tokens": 1}

SEATS = {
    "campli": (2, 20),
    "lu_stu": (2, 39),
    "coch": (2, 4),
    "zifuli": (5, 5),
    "trionfo": (4, 4),
    "cuckoo": (2, 40),
    "tiebreak": (3, 12),
    "ace_chasing": (4, 52),
    "le_her": (2, 2),
    "coucou": (2, 20),
    "kille": (3, 15),
    "gnav": (2, 42),
}
LIMITS = {
    "campli": EXCHANGE_LIMITS,
    "lu_stu": {**EXCHANGE_LIMITS, "matti": (1, 2)},
    "coch": TRICK_LIMITS,
    "zifuli": TRICK_LIMITS,
    "trionfo": TRICK_LIMITS,
    "cuckoo": {**EXCHANGE_LIMITS, "packs": (1, 2)},
    "tiebreak": {"stake": STAKES, "chips": LIVES},
    "ace_chasing": {},
    "le_her": {"stake": STAKES},
    "coucou": {"stake": STAKES, "chips": LIVES},
    "kille": {"stake": STAKES, "buys": (0, 9)},
    "gnav": EXCHANGE_LIMITS,
}
CHOICES = {
    "lu_stu": {"reentry": ("double", "stake", "never")},
    "trionfo": {"sheet": ("smith", "masenghini")},
    "cuckoo": {
        "all_out": ("share", "replay", "carry", "stake"),
        "pack": ("standard52", "italian40"),
        "direction": ("usual", "clockwise", "anticlockwise"),
        "kings": ("asked", "open"),
        "ties": ("all", "first", "cancel"),
        "drawn_king": ("refused", "life", "next"),
        "ace": ("low", "high"),
    },
    "ace_chasing": {"bets": ("matador", "either")},
    "coucou": {"dealer": ("three", "one"), "pack": ("standard52", "piquet32"), "ties": ("all", "first")},
    "kille": {
        "drawn": ("acts", "passes", "kept"),
        "husu": ("chain", "all"),
        "blaren": ("dies", "low"),
        "all_out": ("replay", "share"),
    },
    "gnav": {
        "pack": ("gnav", "slabberjan"),
        "cuckoo": ("free", "pays", "goes-on"),
        "cat": ("pays", "undoes", "both"),
        "inn": ("free", "pays"),
        "drawn": ("acts", "passes", "kept"),
        "fool": ("lowest", "next", "extra"),
        "tariff": ("one", "baan"),
        "slippers": ("none", "first", "all"),
        "all_out": ("share", "replay"),
        "high": ("usual", "bird-first"),
        "low": ("usual", "pot-before-face", "pot-lowest", "fool-before-pot"),
    },
}
USUAL = {
    "campli": {
        "stake": 5,
        "tokens": 3,
        "reentry": True,
        "sharing": True,
        "agreement": True,
        "talk": True,
        "lions": True,
    },
    "lu_stu": {
        "stake": 5,
        "tokens": 3,
        "matti": 2,
        "reentry": "double",
        "sharing": True,
        "agreement": True,
        "fools_bargain": True,
        "lions": True,
    },
    "coch": {"deals": 4, "target": 0},
    "zifuli": {"deals": 5, "target": 0},
    "trionfo": {"sheet": "smith", "deals": 4, "target": 0},
    "cuckoo": {
        "stake": 5,
        "tokens": 3,
        "all_out": "share",
        "pack": "standard52",
        "saltacavallo": False,
        "talk": True,
        "direction": "usual",
        "kings": "asked",
        "past_kings": False,
        "ties": "all",
        "drawn_king": "refused",
        "ace": "low",
        "packs": 1,
    },
    "tiebreak": {"stake": 5, "chips": 3, "talk": True},
    "ace_chasing": {"bets": "matador", "talk": True},
    "le_her": {"stake": 20, "talk": True},
    "coucou": {
        "stake": 5,
        "chips": 3,
        "dealer": "three",
        "pack": "standard52",
        "ties": "all",
        "talk": True,
    },
    "kille": {
        "stake": 5,
        "buys": 3,
        "drawn": "acts",
        "husu": "chain",
        "blaren": "dies",
        "all_out": "replay",
        "talk": True,
    },
    "gnav": {
        "stake": 5,
        "pack": "gnav",
        "tokens": 3,
        "cuckoo": "free",
        "cat": "both",
        "inn": "free",
        "drawn": "acts",
        "fool": "next",
        "knock": True,
        "tariff": "one",
        "slippers": "none",
        "all_out": "share",
        "high": "usual",
        "low": "usual",
        "talk": True,
    },
}
NOT_TO_CHOOSE = {
    "lu_stu": {"talk": False},
    "coch": {"stake": 0, "talk": False},
    "zifuli": {"stake": 0, "talk": False},
    "trionfo": {"stake": 0, "talk": False},
    "cuckoo": {"reentry": False, "sharing": False, "agreement": False},
    "tiebreak": {"reentry": False, "sharing": False, "agreement": False, "tokens": 3},
    "ace_chasing": {"stake": 0, "tokens": 1, "reentry": False, "sharing": False, "agreement": False},
    "le_her": {"tokens": 1, "reentry": False, "sharing": False, "agreement": False},
    "coucou": {"tokens": 3, "reentry": False, "sharing": False, "agreement": False},
    "kille": {"tokens": 1, "reentry": False, "sharing": False, "agreement": False},
    "gnav": {"reentry": False, "sharing": False, "agreement": False},
}
COPENHAGEN = {"cat": "pays", "drawn": "kept", "fool": "lowest", "knock": False}
PRESETS = {
    "campli": {
        "campli": {},
        "short": {**SHORT, "reentry": False, "sharing": False},
        "strict": {"reentry": False, "sharing": False, "agreement": False},
        "silent": {"talk": False},
    },
    "lu_stu": {
        "montorio": {},
        "source-000": {"reentry": "stake"},
        "many": {"matti": 1},
        "short": {**SHORT, "reentry": "never", "sharing": False},
    },
    "coch": {"coch": {}},
    "zifuli": {"zifuli": {}},
    "trionfo": {"smith": {}, "masenghini": {"sheet": "masenghini"}},
    "cuckoo": {
        "cuckoo": {},
        "italian": {"pack": "italian40"},
        "saltacavallo": {"pack": "italian40", "saltacavallo": True},
        "screw-your-neighbour": {"kings": "open"},
        "ranter-go-round": {"past_kings": True, "ties": "first"},
        "short": SHORT,
    },
    "tiebreak": {"tiebreak": {}, "short": {"chips": 1}},
    "ace_chasing": {"ace_chasing": {}, "either": {"bets": "either"}},
    "le_her": {"le_her": {}},
    "coucou": {
        "coucou": {},
        "six": {"pack": "piquet32"},
        "as_qui_court": {"dealer": "one", "chips": 2},
        "larousse": {"dealer": "one", "ties": "first"},
    },
    "kille": {"kille": {}, "one_life": {"buys": 0}},
    "gnav": {
        "norway": {},
        "copenhagen": COPENHAGEN,
        "zeeland": {
            **COPENHAGEN,
            "pack": "slabberjan",
            "tokens": 4,
            "cuckoo": "pays",
            "cat": "undoes",
            "slippers": "all",
        },
    },
}
EVERY_GAME = pytest.mark.parametrize("game", GAMES)
EVERY_GAME_HERE = pytest.mark.parametrize("game", SEATS)
"""The games of the sources; a variant that says nothing of itself here says all in its own test."""


def test_no_game_here_is_left_out_of_a_table():
    assert set(GAMES) >= set(SEATS) == set(LIMITS) == set(USUAL) == set(PRESETS)


@EVERY_GAME_HERE
def test_so_many_may_play(game):
    seats = GAMES[game].seats
    assert (seats[0], seats[-1]) == SEATS[game]
    assert seats == range(seats[0], seats[-1] + 1)


@EVERY_GAME_HERE
def test_so_much_may_be_chosen(game):
    limits = GAMES[game].limits
    assert {name: (limits[name][0], limits[name][-1]) for name in LIMITS[game]} == LIMITS[game]
    assert CHOICES.get(game, {}).items() <= GAMES[game].choices.items()


@EVERY_GAME_HERE
def test_so_it_usually_is(game):
    options = GAMES[game].options()
    assert USUAL[game].items() <= asdict(options).items()
    for name, value in NOT_TO_CHOOSE.get(game, {}).items():
        assert getattr(options, name) == value


@EVERY_GAME_HERE
def test_the_presets_differ_in_what_their_names_say(game):
    usual, presets = asdict(GAMES[game].options()), GAMES[game].presets
    assert {name: asdict(preset) for name, preset in presets.items()} == {
        name: {**usual, **chosen} for name, chosen in PRESETS[game].items()
    }


@EVERY_GAME
def test_whatever_is_preset_may_be_chosen(game):
    known = GAMES[game]
    for preset in (known.options(), *known.presets.values()):
        for option in fields(preset):
            value = getattr(preset, option.name)
            allowed = known.limits.get(option.name) or known.choices.get(option.name) or (True, False)
            assert value in allowed


TRAITS = {
    "campli": {"has_tokens", "has_virgins", "has_pool"},
    "lu_stu": {"has_tokens", "has_virgins", "has_pool", "handed_late", "first_of_equals"},
    "coch": {"has_partners", "has_tokens", "has_pool"},
    "zifuli": {"names_partner", "has_tokens", "has_pool"},
    "trionfo": {"has_partners", "has_tokens", "has_pool"},
    "cuckoo": {"clockwise", "dealt_first", "has_tokens", "has_pool"},
    "tiebreak": {"clockwise", "dealt_first", "has_tokens", "has_pool", "has_pot"},
    "ace_chasing": {"clockwise", "dealt_first", "suits_matter", "has_matador"},
    "le_her": {"clockwise", "has_pool", "dealt_first", "first_of_equals"},
    "coucou": {"has_tokens", "has_pool", "dealt_first"},
    "kille": {"clockwise", "dealt_first", "has_pool"},
    "gnav": {"clockwise", "dealt_first", "has_tokens", "has_pool"},
}
USUAL_SEATS = dict.fromkeys(("campli", "cuckoo", "tiebreak"), 6) | {"lu_stu": 8, "ace_chasing": 8}
USUAL_SEATS |= {"coch": 4, "zifuli": 5, "trionfo": 4, "le_her": 2, "coucou": 6, "kille": 7, "gnav": 6}


@EVERY_GAME_HERE
def test_so_it_lies_on_the_table(game):
    known = GAMES[game]
    flags = {field.name for field in fields(known) if getattr(known, field.name) is True}
    assert flags == TRAITS[game]
    assert known.usual_seats == USUAL_SEATS[game]


@pytest.mark.parametrize(("game", "hands", "undealt"), [("coch", 4, 0), ("zifuli", 5, 0), ("trionfo", 4, 8)])
def test_so_many_hands_are_dealt(game, hands, undealt):
    assert (GAMES[game].hands, GAMES[game].undealt) == (hands, undealt)


def test_good_cards_count_as_much_as_a_ten():
    assert GAMES["coch"].good_cards == frozenset("X XI XII XIII XIV XV LEONE".split())
    assert GAMES["zifuli"].good_cards == GAMES["coch"].good_cards
    assert GAMES["trionfo"].good_cards == frozenset("X XI XII XIII XIV XV".split())


def test_a_hand_is_sorted_by_series_from_the_highest_card_down():
    hand = "I MATTO X LEONE II XV".split()
    assert sorted(hand, key=GAMES["coch"].position_in_hand) == "X II I LEONE XV MATTO".split()
    assert sorted(hand, key=GAMES["trionfo"].position_in_hand) == "X II I XV LEONE MATTO".split()


def test_which_seats_may_go_without_a_player():
    may = GAMES["coch"].may_be_dummies
    assert may((3,), 0)
    assert may((2, 3), 0)
    assert not may((0,), 0)
    assert not may((1, 3), 0), "partners"
    assert may((), 2)
