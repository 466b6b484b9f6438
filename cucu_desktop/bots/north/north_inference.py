"""Inference from actions in a northern game: players keep by the borders, unless an open card decides.

An open card is a Harlekin that was exchanged, the lowest of all (KL3), or a fool announced by knocking (N11).
"""

from cucu_desktop.bots.belief import ExchangeBelief
from cucu_desktop.bots.borders import Borders
from cucu_desktop.bots.inference import History, Inference, PastTurn
from cucu_desktop.bots.north.north_rules import NorthRules


def infer(history: History, belief: ExchangeBelief, rules: NorthRules, borders: Borders) -> Inference:
    """Return the likelihoods of the hidden cards.

    Args:
        history: the actions.
        belief: the seat's view of the cards and the talk.
        rules: the rules of the deal.
        borders: the keep thresholds of sensible players.
    """

    def keeps(choice: PastTurn, rank: int, given: int) -> float:
        if choice.lowered:
            return float(rank not in rules.fools)
        if given not in rules.helpless and given < rank and choice.given is not None:
            return 1.0
        share = choice.border.kept(rank)
        if rules.helpless and rank not in rules.fools and choice.beside in history.fools:
            return max(share, float(rank >= borders.beside_open[choice.is_asked][choice.after]))
        return share

    known = {seat: card.rank for seat, card in belief.known.items()}
    likely = belief.likely
    if rules.knocks:
        likely = {
            seat: [
                float((rank in rules.fools) == (history.lies[seat] in history.fools)) * weight
                for rank, weight in enumerate(weights)
            ]
            for seat, weights in likely.items()
        }
    return Inference(history, known, likely, keeps, rules.arrest)
