"""How a deal ended, in one line: who pays and why, or who has won and by what."""

from dataclasses import replace

import pytest

from cucu_desktop.catalogues import LANGUAGES
from cucu_desktop.engine import events as happen
from cucu_desktop.engine import rarer_events as rarer
from cucu_desktop.engine.cards import CUCCO, KILLE, STANDARD
from cucu_desktop.engine.tricks import events as tricks
from cucu_desktop.games.catalogue import CATALOGUE, GAMES
from cucu_desktop.ui.text.deal_result import DealResult
from cucu_desktop.ui.text.wording import Wording
from cucu_desktop.words import words_of

LION_PAYS_IN_GERMAN = "Don Peppe zahlt: der Löwe ist am niedrigsten"
LION_PAYS_IN_ITALIAN = "Paga Don Peppe: la più bassa è il Leone"
NAMES = ("Don Peppe", "Anna", "Bruna", "Nicola", "Carlo")


def result_of(events):
    result = DealResult()
    for event in events:
        result.note(event)
    return result


def line_of(events, *, language="en", game="campli", viewer=-1, **options):
    played = replace(GAMES[game].usual, **options)
    return Wording(language, game, options=played).results.line(result_of(events), NAMES, viewer)


def shown(events, *, language="en", game="campli", viewer=-1):
    """The line that is shown, and the reasons by seat."""
    words, result = Wording(language, game).results, result_of(events)
    return words.short_line(result, NAMES, viewer), words.reasons(result, NAMES, viewer)


def exposed(seat, card):
    return happen.Exposed(seat, card, happen.EVERYBODY)


def paid(seat, card="LEONE", reason="lowest"):
    return [exposed(seat, CUCCO[card]), happen.TokenLost(seat, 1, reason)]


LION = [*paid(0), happen.Compared((0,))]
LIONS = [*paid(0), *paid(1), happen.Compared((0, 1))]
TIE = [*paid(2), exposed(1, CUCCO["LEONE"]), happen.Compared((2,), "LEONE", (2, 1))]
TWICE = [
    happen.TokenLost(0, 2, "XII"),
    exposed(0, CUCCO["III"]),
    happen.TokenLost(0, 1, "lowest"),
    happen.Compared((0,)),
]
FOOL_TOO = [*paid(1, "MATTO", "matto"), *paid(0), happen.Compared((1, 0))]
PARTNERS = [tricks.Counted(((0, 2), (1, 3)), (7, 12), None), tricks.DealWon((1, 3))]
FOOLS = [exposed(seat, CUCCO["MATTO"]) for seat in (1, 2)]
TWOS = [*(exposed(seat, CUCCO["II"]) for seat in (2, 4)), happen.Compared((2, 4), "II", (2, 4))]
FOUR = [*(event for seat in range(4) for event in paid(seat)), happen.Compared((0, 1, 2, 3))]
MIXED = [*paid(0), *paid(1, "II"), *paid(2, "III"), *paid(3), happen.Compared((0, 1, 2, 3))]
LINES = [
    ("campli", "en", -1, LION, "Don Peppe pays: lowest, the lion."),
    ("campli", "de", -1, LION, f"{LION_PAYS_IN_GERMAN}."),
    ("campli", "it", -1, LION, f"{LION_PAYS_IN_ITALIAN}."),
    ("campli", "en", 0, LION, "You pay: lowest, the lion."),
    ("campli", "de", 0, LION, "Du zahlst: der Löwe ist am niedrigsten."),
    ("campli", "it", 0, LION, "Paghi tu: la più bassa è il Leone."),
    ("campli", "en", -1, LIONS, "Don Peppe and Anna pay: lowest, the lion."),
    ("campli", "de", -1, LIONS, "Don Peppe und Anna zahlen: der Löwe ist am niedrigsten."),
    ("campli", "it", -1, LIONS, "Pagano Don Peppe e Anna: la più bassa è il Leone."),
    ("lu_stu", "en", -1, TIE, "Two lions: Bruna pays, first to play."),
    ("lu_stu", "de", -1, TIE, "Zwei Löwen: Bruna zahlt, weil zuerst an der Reihe."),
    ("lu_stu", "it", -1, TIE, "Due Leoni: paga Bruna, di mano."),
    ("lu_stu", "it", 2, TIE, "Due Leoni: paghi tu, di mano."),
    ("campli", "en", -1, FOUR, "Don Peppe, Anna, Bruna and Nicola pay: lowest, the lion."),
    ("campli", "en", -1, [happen.Compared(())], "Nobody pays."),
    ("campli", "en", 1, MIXED, "You, Don Peppe, Bruna and Nicola pay"),
    ("campli", "de", 1, MIXED, "Du, Don Peppe, Bruna und Nicola zahlt"),
    ("campli", "it", 1, MIXED, "Pagate tu, Don Peppe, Bruna e Nicola"),
    ("campli", "de", 1, FOUR, "Du, Don Peppe, Bruna und Nicola zahlt"),
    ("campli", "en", -1, FOOL_TOO, "Don Peppe pays: lowest, the lion; Anna pays too, with the fool (Matto)."),
    ("campli", "de", -1, FOOL_TOO, f"{LION_PAYS_IN_GERMAN}; auch Anna zahlt: der Narr (Matto)."),
    ("lu_stu", "de", -1, FOOL_TOO, "; auch Anna zahlt: der Narr (Matto) zahlt und lässt zahlen."),
    ("lu_stu", "it", -1, FOOL_TOO, f"{LION_PAYS_IN_ITALIAN}; paga anche Anna: il Matto paga e fa pagare."),
    (
        "lu_stu",
        "en",
        -1,
        TWICE,
        "pays twice: for meeting the cat (XII) and for the lowest card, the three (III).",
    ),
    (
        "lu_stu",
        "de",
        -1,
        TWICE,
        "zahlt zweimal: das war die Katze (XII) und die niedrigste Karte ist die Drei (III).",
    ),
    ("lu_stu", "it", -1, TWICE, "Don Peppe: per il gatto (XII) e perché la più bassa è il tre (III)."),
    ("coch", "en", -1, PARTNERS, "Anna and Nicola win the deal, 12 to 7."),
    ("coch", "en", 3, PARTNERS, "You and Anna win the deal, 12 to 7."),
    ("coch", "de", 3, PARTNERS, "Du und Anna gewinnt die Runde, 12 zu 7."),
    ("coch", "it", 3, PARTNERS, "Vincete la mano tu e Anna, 12 a 7."),
    ("campli", "en", -1, [*FOOLS, *LION], "Two fools rank high: Anna and Bruna don’t pay."),
    ("campli", "de", -1, [*FOOLS, *LION], "Zwei Narren zählen hoch und zahlen nicht: Anna und Bruna."),
    ("campli", "it", -1, [*FOOLS, *LION], "Due Matti valgono molto e non pagano: Anna e Bruna."),
    ("cambio", "en", -1, TWOS, "Bruna and Carlo lose: "),
    ("cambio", "de", -1, TWOS, "Bruna und Carlo verlieren: "),
    ("cambio", "it", -1, TWOS, "Perdono Bruna e Carlo: "),
]
"""The game, the language, who is addressed, what has happened, and a part of the line."""


@pytest.mark.parametrize(("game", "language", "viewer", "events", "line"), LINES)
def test_the_line_names_the_players_and_addresses_the_viewer(game, language, viewer, events, line):
    told = line_of(events, language=language, game=game, viewer=viewer)
    assert line in told
    assert viewer < 0 or NAMES[viewer] not in told


TWO = [exposed(2, STANDARD["2H"]), happen.TokenLost(2, 1, "lowest")]


@pytest.mark.parametrize(
    ("game", "ties", "cards", "compared", "part"),
    [
        (
            "cuckoo",
            "first",
            ["2C"],
            happen.Compared((2,), "2H", (2, 0)),
            "Two twos: Bruna pays, first to play.",
        ),
        (
            "coucou",
            "first",
            ["2C"],
            happen.Compared((2,), "2H", (2, 0)),
            "Two twos: Bruna pays, first to play.",
        ),
        ("cuckoo", "cancel", ["AC", "AH"], happen.Compared((2,)), "is the lowest that nobody else has"),
    ],
)
def test_the_line_says_by_which_option_one_of_equal_cards_pays(game, ties, cards, compared, part):
    events = [*(exposed(seat, STANDARD[card]) for seat, card in enumerate(cards)), *TWO, compared]
    assert part in line_of(events, game=game, ties=ties)
    assert part not in line_of(events, game=game)


@pytest.mark.parametrize(
    ("language", "viewer", "line", "reason"),
    [
        ("en", -1, "Anna and Bruna pay.", "For the lowest card, the three (III)."),
        ("en", 2, "You and Anna pay.", "For the lowest card, the three (III)."),
        ("de", -1, "Anna und Bruna zahlen.", "Die niedrigste Karte ist die Drei (III)."),
        ("it", -1, "Pagano Anna e Bruna.", "Perché la più bassa è il tre (III)."),
    ],
)
def test_each_reason_stands_at_the_loser_and_the_line_has_the_names(language, viewer, line, reason):
    told, reasons = shown(
        [*paid(1, reason="XII"), *paid(2, "III"), happen.Compared((2,))], language=language, viewer=viewer
    )
    assert told == line
    assert set(reasons) == {1, 2}
    assert reasons[2] == f"{reason} 2 → 1"


@pytest.mark.parametrize(
    ("language", "viewer", "line"),
    [
        ("en", -1, "Bruna pays."),
        ("en", 2, "You pay."),
        ("de", -1, "Bruna zahlt."),
        ("de", 2, "Du zahlst."),
        ("it", -1, "Paga Bruna."),
        ("it", 2, "Paghi."),
    ],
)
def test_one_loser_is_named_in_two_words(language, viewer, line):
    assert shown([*paid(2), happen.Compared((2,))], language=language, viewer=viewer)[0] == line


def test_of_a_tie_the_loser_has_the_rule():
    tied = [*paid(2), happen.Compared((2,), "LEONE", (2, 0))]
    assert shown(tied, game="lu_stu") == ("Bruna pays.", {2: "Two lions: Bruna pays, first to play. 2 → 1"})


def test_many_losers_have_no_reasons_beside_them():
    events = [event for seat in range(4) for event in paid(seat)]
    told, reasons = shown([*events, happen.Compared((0, 1, 2, 3))])
    assert reasons == {}
    assert told == line_of([*events, happen.Compared((0, 1, 2, 3))])


def test_nothing_is_said_before_the_deal_is_decided_nor_of_the_deal_before():
    assert not line_of(paid(0))
    assert not line_of([*paid(0), happen.Compared((0,)), happen.DealBegan(2, 1, (0, 1))])


@pytest.mark.parametrize(
    ("language", "viewer", "payers", "line"),
    [
        ("en", -1, 2, "Don Peppe and Anna pay: lowest, a two."),
        ("en", 1, 3, "You, Don Peppe and Bruna pay: lowest, a two."),
        ("en", -1, 4, "Don Peppe, Anna, Bruna and Nicola pay: lowest, a two."),
        ("de", -1, 2, "Don Peppe und Anna zahlen: eine Zwei ist am niedrigsten."),
        ("it", -1, 2, "Pagano Don Peppe e Anna: la più bassa è un due."),
    ],
)
def test_lowest_cards_of_one_rank_are_one_reason_whatever_their_suits(language, viewer, payers, line):
    result = DealResult()
    for seat, suit in zip(range(payers), "CDHS", strict=False):
        result.note(happen.Exposed(seat, STANDARD[f"2{suit}"], happen.EVERYBODY))
        result.note(happen.TokenLost(seat, 1, "lowest"))
    result.note(happen.Compared(tuple(range(payers))))
    assert Wording(language, "cuckoo").results.line(result, NAMES, viewer).startswith(line)


@pytest.mark.parametrize(("survives", "line"), [(True, "Anna -2, Bruna +1"), (False, "Anna +2, Bruna -1")])
def test_it_is_said_what_the_bets_against_the_matador_bring(survives, line):
    events = [
        rarer.BetMade(1, 2, None),
        rarer.BetAnswered(1, 0, agreed=True),
        rarer.BetMade(2, 1, "through"),
        rarer.BetAnswered(2, 0, agreed=True),
        rarer.BetMade(3, 5, None),
        rarer.BetAnswered(3, 0, agreed=False),
        rarer.Judged(0, survives, (0,), (4,) if survives else (0,)),
    ]
    told = line_of(events, game="ace_chasing").replace("\N{MINUS SIGN}", "-")
    assert told.endswith(f". Bets: {line}.")


def test_several_reasons_of_a_payer_stand_together_after_the_lowest():
    events = [
        happen.TokenLost(1, 2, "XII"),
        happen.TokenLost(1, 1, "XIV"),
        *paid(0, "III"),
        *paid(1, "MATTO", "matto"),
        happen.Compared((1, 0)),
    ]
    assert line_of(events).startswith(
        "Don Peppe pays: lowest, the three (III); Anna pays 3 times: for meeting the cat (XII), "
        "for meeting the hunter (XIIII) and with the fool (Matto)."
    )


@pytest.mark.parametrize(
    ("language", "line"),
    [
        ("en", "; Anna’s promise was for a nulla only."),
        ("de", "; Anna hatte nur für eine Null zu zahlen versprochen."),
        ("it", "; Anna aveva promesso solo per la nulla."),
    ],
)
def test_it_is_said_why_the_innkeeper_does_not_pay_for_the_guest(language, line):
    promised = happen.Promised(0, 1, "agreed")
    end = happen.Compared((0,))
    assert line in line_of([promised, *paid(0, "MASCHERA"), end], language=language)
    assert "nulla only" not in line_of([*paid(0, "MASCHERA"), end]), "nobody has promised"
    assert "nulla only" not in line_of([promised, *paid(2, "MASCHERA"), end]), "the guest does not pay"
    assert "nulla only" not in line_of([promised, happen.TokenLost(0, 2, "XIV"), end]), "the hunter's token"
    kept = happen.Promised(0, 1, "kept")
    assert "nulla only" not in line_of([kept, *paid(0, "MASCHERA"), end])


def test_those_who_fell_have_lost_too():
    exposed = happen.Exposed(1, CUCCO["V"], happen.EVERYBODY)
    fallen = rarer.Fell(0, "XIV")
    told = line_of([fallen, exposed, happen.Compared((1,))], game="cambio")
    assert told == "Don Peppe falls to the human (XIIII); Anna loses, lowest with the five (V)."
    assert line_of([fallen, happen.Compared(())], game="cambio") == "Don Peppe falls to the human (XIIII)."
    many = [rarer.Fell(0, "MATTO"), rarer.Fell(2, "MATTO"), happen.Compared((1, 3))]
    assert line_of(many, game="cambio") == "Don Peppe, Bruna, Anna and Nicola lose."
    assert (
        line_of([fallen, happen.DealBegan(2, 1, (0, 1)), happen.Compared(())], game="cambio")
        == "Nobody loses."
    )


@pytest.mark.parametrize(
    ("language", "viewer", "line"),
    [
        ("en", -1, "Don Peppe, Nicola and Bruna lose."),
        ("en", 3, "You, Don Peppe and Bruna lose."),
        ("de", -1, "Don Peppe, Nicola und Bruna verlieren."),
        ("it", -1, "Perdono Don Peppe, Nicola e Bruna."),
    ],
)
def test_three_losers_for_three_reasons_are_told_in_few_words(language, viewer, line):
    lion = happen.Exposed(2, CUCCO["LEONE"], happen.EVERYBODY)
    events = [rarer.Fell(0, "MATTO"), rarer.Fell(3, "XII"), lion, happen.Compared((2,), "LEONE", (2,))]
    short, reasons = shown(events, language=language, game="cambio", viewer=viewer)
    assert short == line
    assert set(reasons) == {0, 2, 3}
    if language == "en":
        assert reasons == {0: "The fool.", 3: "The cat (XII).", 2: "For the lowest card, the lion."}


@pytest.mark.parametrize(
    ("language", "lower", "tied"),
    [
        ("en", "Anna loses the pool, lower with the six of clubs.",
         "Anna loses: a tie, the queen of clubs, goes to the dealer."),
        ("de", "Anna verliert den Topf: die Kreuz-Sechs ist niedriger.",
         "Anna verliert: die Kreuz-Dame ist gleich hoch, das gewinnt der Geber."),
        ("it", "Anna perde il piatto: la carta più bassa è il sei di fiori.",
         "Perde Anna: la donna di fiori fa pari, e vince il mazziere."),
    ],
)  # fmt: skip
def test_le_her_says_what_is_lost_and_that_a_tie_goes_to_the_dealer(language, lower, tied):
    def told(own, other):
        shown = [
            happen.Exposed(seat, STANDARD[card], happen.EVERYBODY) for seat, card in ((1, own), (0, other))
        ]
        compared = happen.Compared((1,), own, (1, 0) if own[0] == other[0] else (1,))
        return line_of([*shown, compared], language=language, game="le_her")

    assert told("6C", "JC") == lower
    assert told("QC", "QD") == tied


def test_who_is_out_beside_the_matador():
    events = [rarer.Judged(0, True, (1, 2), (1, 2))]
    assert line_of(events, game="ace_chasing") == "Anna and Bruna are out."
    events = [happen.Exposed(1, STANDARD.cards[0], happen.EVERYBODY), rarer.Judged(0, True, (1,), (1,))]
    assert line_of(events, game="ace_chasing").startswith("Anna is out, with ")


@pytest.mark.parametrize(
    ("winners", "points", "again", "line"),
    [
        ((0, 2), (24, 14), None, "Don Peppe and Bruna win the deal, 24 to 14."),
        ((1, 3), (18.5, 19.5), None, "Anna and Nicola win the deal, 19½ to 18½."),
        ((0, 2), (19, 19), (22, 18),
         "Don Peppe and Bruna win the deal, 22 to 18, on a recount of ones."),
        ((), (19, 19), None, "The deal is a draw, 19 to 19."),
    ],
)  # fmt: skip
def test_who_wins_a_deal_of_tricks_and_by_what(winners, points, again, line):
    events = [tricks.Counted(((0, 2), (1, 3)), points, again), tricks.DealWon(winners)]
    assert line_of(events, game="coch") == line


@pytest.mark.parametrize(
    ("game", "viewer", "line"),
    [
        ("campli", 0, "Anna pays as promised at the inn; you had the nulla."),
        ("campli", 1, "You pay as promised at the inn; Don Peppe had the nulla."),
        ("campli", 2, "Anna pays as promised at the inn; Don Peppe had the nulla."),
        ("lu_stu", 0, "Anna pays for the guest turned away at the inn; you had the nulla."),
        ("lu_stu", 1, "You pay for the guest you turned away at the inn; Don Peppe had the nulla."),
    ],
)
def test_the_guest_for_whom_an_innkeeper_pays_is_named_or_addressed(game, viewer, line):
    events = [
        happen.Arrested(1, 0, CUCCO["XI"], False, happen.EVERYBODY),
        *(happen.Exposed(seat, CUCCO["NULLA"], happen.EVERYBODY) for seat in (0, 3)),
        happen.TokenLost(1, 1, "promise"),
        happen.Compared((1,)),
    ]
    assert line_of(events, game=game, viewer=viewer).startswith(line)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_game_and_language_has_a_line_for_every_reason(language):
    for reason in ("lowest", "matto", "promise", "XII", "XIV"):
        assert line_of([*paid(0, reason=reason), happen.Compared((0,))], language=language)
    assert line_of([rarer.Judged(0, True, (1,), (1,))], language=language, game="ace_chasing")
    words = Wording(language, "ace_chasing").log
    assert "Anna" in words.outcome(happen.Eliminated(1, 1), "hidden", NAMES), "among the deals before"
    for game in ("coch", "zifuli", "trionfo"):
        assert line_of([tricks.ThrownIn()], language=language, game=game)


def test_what_a_deal_of_zifuli_is_worth_is_told_in_tokens():
    won = [tricks.Counted(((0, 2), (1, 3, 4)), (12, 7), None), tricks.DealWon((0, 2))]
    moved = [tricks.TokensMoved(seat, tokens) for seat, tokens in ((0, 2), (1, -1), (2, 1), (3, -1), (4, -1))]
    known = tricks.PartnerKnown(0, 2)
    told = line_of([known, *won, *moved], game="zifuli")
    assert told == (
        "Don Peppe and Bruna win the deal, 12 to 7; tokens: "
        "Don Peppe (bidder) +2, Bruna (partner) +1, Anna, Nicola and Carlo \N{MINUS SIGN}1 each."
    )
    short, reasons = shown([known, *won, *moved], game="zifuli")
    assert short == "Don Peppe and Bruna win the deal, 12 to 7."
    assert reasons[0] == "Tokens: +2 (bidder)."
    assert reasons[4] == "Tokens: \N{MINUS SIGN}1."
    own = line_of([known, *won, *moved], language="it", game="zifuli", viewer=0)
    assert "tu (hai chiamato) +2" in own
    alone = [tricks.PartnerKnown(0, None), *won, tricks.TokensMoved(0, 8)]
    assert "tokens: Don Peppe (alone) +8." in line_of(alone, game="zifuli")


def test_a_swapped_harlequin_is_said_to_be_the_lowest():
    card = KILLE["HARLEKIN"]
    told = line_of(
        [happen.Exposed(1, card, happen.EVERYBODY), happen.TokenLost(1, 0, "lowest"), happen.Compared((1,))],
        game="kille",
    )
    assert told.startswith("Anna is out: Harlequin is lowest once it has been swapped")


def test_a_game_that_is_won_before_the_comparison_says_who_paid():
    lost = happen.TokenLost(1, 0, "DRAGON")
    told = line_of([lost, happen.Eliminated(1, 1), happen.GameWon((0,))], game="gnav")
    assert told.startswith("Anna met the dragoon and pays")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", [game.id for game in CATALOGUE])
def test_who_is_addressed_is_not_named(language, game):
    words = words_of("words", language, game)["result"]
    for key, sentence in words["you"].items():
        assert "{name" not in sentence, (game, key)


@pytest.mark.parametrize("language", LANGUAGES)
def test_results_and_hints_call_tokens_the_same(language):
    unit = Wording(language, "zifuli").numbers.tokens(2).removeprefix("2 ")
    assert words_of("words", language, "zifuli")["result"]["moved"] == f"{unit}: {{told}}"


def test_two_fools_that_are_lowest_are_not_said_to_rank_high():
    lost = [happen.TokenLost(seat, 1, "lowest") for seat in (1, 2)]
    assert "Two fools" not in line_of([*FOOLS, *lost, happen.Compared((1, 2))])


def test_two_fools_gain_a_token_each_in_lu_stu():
    gained = [rarer.TokenGained(seat, 4, "matti") for seat in (1, 2)]
    deal = [*FOOLS, *paid(0), *gained, happen.Compared((0,))]
    told = line_of(deal, game="lu_stu", viewer=2)
    assert "Two fools: you and Anna win a token each." in told
    assert "Two fools" not in line_of([*FOOLS, gained[0], happen.Compared(())], game="lu_stu")
    assert "Two fools" not in line_of(
        [*deal, happen.DealBegan(2, 1, (0, 1)), happen.Compared(())], game="lu_stu"
    )
