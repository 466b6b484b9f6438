"""The score of a trick game of real cards is the engine's own, whatever is entered."""

from random import Random

import pytest

from cucu_desktop.engine.actions import CHANCE
from cucu_desktop.engine.tricks.series import Series
from cucu_desktop.games.catalogue import GAMES
from cucu_desktop.match.score.score_reader import SCORED_TRICKS, read
from cucu_desktop.match.score.score_run import run, score_of
from cucu_desktop.match.score.trick_score import TrickScore
from tests.trick_playing import any_action, any_shuffle

MATCHES = 300
FOUR = ("Anna", "Bea", "Carla", "Dino")


def scored(*told, game="coch", names=FOUR, **keys):
    return run({"game": game, "seats": [{"name": name} for name in names], "told": list(told), **keys})


def play(game, seed):
    """Play a random match; return it as written down, and what the engine says after each deal."""
    random = Random(f"{game}/{seed}/told")
    kind = GAMES[game]
    players = random.choice([*kind.seats])
    options = {"deals": random.choice([1, 2, 4]), "target": random.choice([0, 0, 2])}
    names = [f"P{seat}" for seat in range(players)]
    series = Series(kind.state_class, kind.options(**options), [0] * players, players - 1)
    series.start()
    told, stands = [], []
    while not series.is_over:
        deal = series.deal
        while series.deal is deal and not series.is_over:
            decision = series.decision
            series.apply(any_shuffle(random) if decision.seat == CHANCE else any_action(series, random))
        told += texts_of(deal, names)
        stands.append((len(told), stand(series, deal, names)))
    written = {
        "game": game,
        "options": options,
        "seats": [{"name": name} for name in names],
        "told": told,
    }
    return written, stands


def texts_of(deal, names):
    """The entries of a finished deal."""
    texts = []
    if deal.sides():
        if getattr(deal, "bidder", None) is not None:
            texts.append(f"{names[deal.bidder]} bid {deal.bid.id}")
            texts += [f"partner {names[deal.partner]}"] if deal.partner is not None else []
        for word, counts in (("points", deal.points), ("recount", deal.recount)):
            for side, points in list(zip(deal.sides(), counts or (), strict=False)):
                if not (word == "points" and deal.second_values and side != deal.sides()[0]) and not (
                    word == "recount" and side != deal.sides()[1]
                ):
                    member = next(seat for seat in side if seat < len(names))
                    texts.append(f"{word} {names[member]} {points:g}")
    return [*texts, "dealt"]


def stand(series, deal, names):
    """What a deal came to, and what everybody has won."""
    sides = ["+".join(names[seat] for seat in sorted(side) if seat < len(names)) for side in deal.sides()]
    won = (deal.winners and sides[deal.sides().index(deal.winners)]) or "draw" if sides else None
    winners = [names[seat] for seat in series.winners]
    return {
        "deals": series.deals,
        "played": series.played,
        "dealer": None if series.is_over else names[series.deal.dealer],
        "points": dict(zip(sides, deal.points, strict=True)) if sides else None,
        "result": won,
        "standing": dict(zip(names, series.standing, strict=False)),
        "winner": winners if len(winners) > 1 else winners[0] if winners else None,
    } | (
        {"recount": dict(zip(sides, deal.recount, strict=True)) if deal.recount else None}
        if deal.second_values
        else {}
    )


@pytest.mark.unwatched
@pytest.mark.parametrize("game", SCORED_TRICKS)
def test_every_stand_of_a_told_match_is_the_engines(game):
    for seed in range(MATCHES):
        written, stands = play(game, seed)
        score = score_of(read(written))
        for length, expected in stands:
            for text in written["told"][len(score.told) : length]:
                score.tell(text)
            result = score.result()
            assert {key: result[key] for key in expected} == expected, (seed, written["told"])


@pytest.mark.parametrize("game", SCORED_TRICKS)
def test_undo_leads_back_to_the_beginning_by_every_stand(game):
    written, _ = play(game, 1)
    score = score_of(read(written))
    before = []
    for text in written["told"]:
        before.append(score.result())
        score.tell(text)
    while score.told:
        score.undo()
        assert score.result() == before.pop()


def test_half_points_are_written_in_three_ways():
    for number in ("9.5", "9,5", "9½"):
        assert scored(f"points Anna {number}")["points"] == {"Anna+Carla": 9.5, "Bea+Dino": 9.5}


def test_equal_points_are_counted_again_before_the_deal_is_over():
    assert scored("points Anna 9.5", "dealt")["error"]["where"] == "told[1]"
    result = scored("points Anna 9.5", "recount Bea+Dino 42", "dealt")
    assert (result["recount"], result["result"]) == ({"Anna+Carla": 40, "Bea+Dino": 42}, "Bea+Dino")


def test_a_dummy_goes_round_and_each_player_has_points_of_their_own():
    names = FOUR[:3]
    result = scored("points Carla 11", "dealt", "points Bea 12", "dealt", names=names)
    assert result["points"] == {"Anna": 7, "Bea+Carla": 12}
    assert result["standing"] == {"Anna": 0, "Bea": 1, "Carla": 2}


def test_a_bidder_without_a_partner_plays_for_two_tokens_of_each():
    names = (*FOUR, "Elsa")
    result = scored("Bea bid IV", "points Bea 10", "dealt", game="zifuli", names=names)
    assert result["score"] == {"Anna": -2, "Bea": 8, "Carla": -2, "Dino": -2, "Elsa": -2}
    result = scored("Bea bid IV", "partner Elsa", "points Bea 9", "dealt", game="zifuli", names=names)
    assert result["score"] == {"Anna": 1, "Bea": -2, "Carla": 1, "Dino": 1, "Elsa": -1}


def test_a_deal_without_a_bid_is_thrown_in_and_does_not_count():
    result = scored("dealt", game="zifuli", names=(*FOUR, "Elsa"))
    assert (result["deals"], result["played"], result["result"]) == (1, 0, None)


@pytest.mark.parametrize(
    ("game", "told", "at"),
    [
        ("coch", ["points Anna"], 0),
        ("coch", ["points Zoe 9"], 0),
        ("coch", ["points Anna+Bea 9"], 0),
        ("coch", ["points Anna 19.5"], 0),
        ("coch", ["points Anna 9.25"], 0),
        ("coch", ["points Anna -1"], 0),
        ("coch", ["points Anna nine"], 0),
        ("coch", ["points Anna 9", "points Bea 10"], 1),
        ("coch", ["recount Anna 40"], 0),
        ("coch", ["points Anna 10", "recount Anna 40"], 1),
        ("coch", ["points Anna 9.5", "recount Anna 40.5"], 1),
        ("coch", ["Anna bid IV"], 0),
        ("coch", ["dealt"], 0),
        ("coch", ["paid Anna"], 0),
        ("trionfo", ["points Anna 60", "dealt"], 1),
        ("trionfo", ["points Anna 60.5"], 0),
        ("trionfo", ["points Anna 200", "points Bea 41"], 1),
        ("zifuli", ["points Anna 9"], 0),
        ("zifuli", ["Zoe bid IV"], 0),
        ("zifuli", ["Anna bid 4"], 0),
        ("zifuli", ["Anna bid IV", "Bea bid III"], 1),
        ("zifuli", ["partner Bea"], 0),
        ("zifuli", ["Anna bid IV", "partner Anna"], 1),
        ("zifuli", ["Anna bid IV", "partner Zoe"], 1),
        ("zifuli", ["Anna bid IV", "points Anna 9", "partner Bea"], 2),
        ("zifuli", ["Anna bid IV", "dealt"], 1),
    ],
)
def test_what_cannot_be_is_told_with_its_place_and_changes_nothing(game, told, at):
    names = (*FOUR, "Elsa") if game == "zifuli" else FOUR
    error = scored(*told, game=game, names=names)["error"]
    assert error["where"] == f"told[{at}]"
    score = score_of(read({"game": game, "seats": [{"name": name} for name in names]}))
    assert isinstance(score, TrickScore)
    for text in told[:at]:
        score.tell(text)
    before = score.result()
    with pytest.raises(Exception, match="told"):
        score.tell(told[at])
    assert score.result() == before


def test_nothing_is_told_after_the_match():
    result = scored("points Anna 12", "dealt", "dealt", options={"deals": 1})
    assert result["error"] == {"where": "told[2]", "message": "the match is over"}


@pytest.mark.parametrize(
    ("keys", "where"),
    [
        ({"onlookers": [{"name": "Gigi"}]}, "onlookers"),
        ({"stake": -1}, "stake"),
        ({"names": FOUR[:1]}, "seats"),
    ],
)
def test_what_a_trick_game_has_not_is_told(keys, where):
    assert scored(**keys)["error"]["where"] == where
