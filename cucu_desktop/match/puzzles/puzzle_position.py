"""A puzzle's position: its deals are played up to the decision, and observed from the asked seat.

The true state stays in here.
"""

from dataclasses import asdict, replace

from cucu_desktop.bots.assessment import Assessment
from cucu_desktop.bots.persons import PERSONS
from cucu_desktop.engine.actions import CHANCE, RESHUFFLE, Action, Shuffled
from cucu_desktop.engine.families import deal_began, heard_by, seen_from
from cucu_desktop.frozen import frozen
from cucu_desktop.games.catalogue import GAMES
from cucu_desktop.match.advice.advice import reason_for
from cucu_desktop.match.advice.reason import Reason
from cucu_desktop.match.deal_numbers import shuffled
from cucu_desktop.match.log_replay import LogReplay
from cucu_desktop.match.past_decisions import PastDecision
from cucu_desktop.match.puzzles.puzzle import Puzzle, PuzzleDeal
from cucu_desktop.match.setup import PURSE, Player, Setup


@frozen
class PuzzleQuestion:
    """A puzzle as a question.

    Attributes:
        players: by seat; the solver is no bot.
        decision: the seat's observation, and the best action.
        assessment: the worth of each option.
        reason: the reason for the best action.
    """

    players: tuple[Player, ...]
    decision: PastDecision
    assessment: Assessment
    reason: Reason


def question_of(puzzle: Puzzle, name: str, face: str) -> PuzzleQuestion:
    """Return a puzzle as a question to a person with this name and face.

    Raises:
        ValueError: its cards are inconsistent.
    """
    decision = decision_of(puzzle)
    players = [_player(bot) for bot in puzzle.company]
    players[decision.seat] = Player(name, face)
    reason = reason_for(decision.observation, puzzle.assessment, decision.heard)
    return PuzzleQuestion(tuple(players), decision, puzzle.assessment, reason)


def decision_of(puzzle: Puzzle) -> PastDecision:
    """Return the decision of a puzzle, with the best answer.

    Raises:
        ValueError: its cards are inconsistent.
    """
    replay = sat_down(puzzle)
    for deal in puzzle.deals:
        play_deal(replay, deal)
    return decision_at(replay, puzzle.best)


def sat_down(puzzle: Puzzle) -> LogReplay:
    """Return the game of a puzzle before its first deal."""
    players = tuple(_player(bot) for bot in puzzle.company)
    options = replace(GAMES[puzzle.game].usual, **puzzle.options)
    setup = Setup(puzzle.game, players, options, drawn=False, edition=puzzle.edition)
    replay = LogReplay(setup)
    game = {
        "players": [asdict(player) for player in players],
        "coins": [GAMES[puzzle.game].coins_of(options, PURSE)] * len(players),
        "dealer": puzzle.dealer,
        "onlookers": 0,
    }
    replay.take_in({"game": game})
    return replay


def play_deal(replay: LogReplay, deal: PuzzleDeal) -> None:
    """Deal the cards of this number and apply its actions.

    Raises:
        ValueError: an action is not possible.
    """
    shuffle(replay, deal.number)
    for action in deal.done:
        seat = replay.state.decision.seat if replay.state.decision is not None else CHANCE
        replay.take_in({"seat": seat, "do": str(action)})
        if replay.state.decision is RESHUFFLE:
            shuffle(replay, deal.number)


def shuffle(replay: LogReplay, number: int) -> None:
    """Shuffle the pack for the deal of this number, or the discards where its pack has run out (T4)."""
    state = replay.state
    after = replay.length if state.decision is RESHUFFLE else None
    cards: Shuffled = shuffled(number, state.to_shuffle, after)
    replay.take_in({"shuffle": str(cards), "number": number})


def decision_at(replay: LogReplay, action: Action) -> PastDecision:
    """Return the present decision of a game, with this action."""
    state = replay.state
    decision = state.decision
    if decision is None or decision.seat < 0:
        msg = "nobody has to decide anything"
        raise ValueError(msg)
    seat = decision.seat
    heard = heard_by(state, seat, deal_began(state))
    return PastDecision(len(replay.lines), seat, seen_from(state, seat), heard, action)


def _player(bot: str) -> Player:
    person = PERSONS[bot]
    return Player(person.name, person.face, bot)
