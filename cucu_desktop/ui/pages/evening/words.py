"""Words about evenings that several pages use."""

from __future__ import annotations

from itertools import groupby
from typing import TYPE_CHECKING

from cucu_desktop.ui.widgets.language import tr
from cucu_desktop.ui.widgets.player_names import called

if TYPE_CHECKING:
    from collections.abc import Iterable

    from cucu_desktop.match.evening.game_moments import Moment
    from cucu_desktop.match.evening.prize_shelf import Prize
    from cucu_desktop.match.evening.standings import EveningStanding
    from cucu_desktop.ui.text.wording import Wording


def proposal_name(name: str) -> str:
    return {
        "usual": tr("Evening", "The usual Saturday"),
        "short": tr("Evening", "A short one"),
        "cucco": tr("Evening", "Cuckoo cards only"),
        "cards": tr("Evening", "Kings and aces"),
        "tricks": tr("Evening", "Trick games only"),
        "long": tr("Evening", "Till the lamp goes out"),
    }[name]


def game_name(wording: Wording, game: str) -> str:
    return wording.choices.game(game)["name"]


def games_told(wording: Wording, games: Iterable[str]) -> str:
    """Return the games in order; equal consecutive games once, with their number."""
    told = []
    for game, those in groupby(games):
        number = len(list(those))
        name = game_name(wording, game)
        told.append(f"{number} \N{MULTIPLICATION SIGN} {name}" if number > 1 else name)
    return ", ".join(told)


def leader_told(wording: Wording, standings: list[EveningStanding], *, over: bool) -> str:
    """Return a sentence on the leader, or on the winner."""
    names = [str(called(each.player.name)) for each in standings if each.place == 1]  # nobody is addressed
    if len(names) == len(standings):
        return tr("Evening", "All level")
    if over:
        told = (
            tr("Evening", "{names} win the evening")
            if len(names) > 1
            else tr("Evening", "{names} wins the evening")
        )
    else:
        told = (
            tr("Evening", "{names} are in the lead")
            if len(names) > 1
            else tr("Evening", "{names} is in the lead")
        )
    return told.format(names=wording.numbers.listed(names))


def moment_told(wording: Wording, moment: Moment) -> str:
    """Return a moment in a sentence, in the words of its game."""
    words = {
        "virgin": tr("Evening", "{name} won without losing a single token."),
        "back": tr("Evening", "{name} was knocked out, bought back in and won."),
        "swept": tr("Evening", "{name} won every deal."),
        "arrests": tr("Evening", "{card}: {name} stopped the others with it {number} times."),
        "ousted": tr("Evening", "{name} knocked {other} out by passing on a card."),
        "bluffed": tr("Evening", "{name} claimed to hold {card} and turned up something else."),
        "pool": tr("Evening", "{name} took {coins} from the pool."),
    }
    template = words.get(moment.kind)
    if template is None:
        return ""
    card = _card(wording, moment.card)
    return template.format(
        name=called(moment.name),
        other=called(moment.other),
        number=moment.number,
        card=card[:1].upper() + card[1:] if moment.kind == "arrests" else card,
        coins=wording.numbers.coins(moment.number),
    )


def _card(wording: Wording, card: str) -> str:
    if not card:
        return ""
    try:
        return wording.cards.kind(card)
    except KeyError:
        return card


def prize_told(prize: Prize) -> str:
    """Return a prize with its winner and the result that earned it."""
    told = {
        "first": tr("Season", "The crown: {name} won a season"),
        "second": tr("Season", "The copper jug: {name} came second in a season"),
        "third": tr("Season", "The flask: {name} came third in a season"),
        "rival": tr("Season", "The squeeze-box: {name} beat a rival over a season"),
    }[prize.kind]
    return told.format(name=called(prize.name))
