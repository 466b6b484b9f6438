"""The cards in a text, so that they can be shown beside it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cucu_desktop.engine.cards import Card
from cucu_desktop.engine.observation import Observation
from cucu_desktop.games.catalogue import GAMES
from cucu_desktop.ui.widgets.card_strip import PicturedCard

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from cucu_desktop.engine.actions import Action
    from cucu_desktop.engine.any_observation import AnyObservation
    from cucu_desktop.match.advice.reason import Reason
    from cucu_desktop.ui.text.wording import Wording


def of_decision(
    seen: AnyObservation, actions: Iterable[Action], reason: Reason | None, wording: Wording
) -> tuple[PicturedCard, ...]:
    """Return the cards of a decision: the one held, those of the actions, those in the reason.

    Args:
        seen: the deciding seat's observation.
        actions: the actions in the text.
        reason: the reason, if given.
        wording: the words of the game.
    """

    def named() -> Iterator[str]:
        if isinstance(seen, Observation) and isinstance(seen.card, Card):
            yield seen.card.id
        yield from (action.card.id for action in actions if action.card is not None)
        yield from reason.cards.values() if reason is not None else ()

    return pictured(named(), wording)


def pictured(cards: Iterable[str], wording: Wording) -> tuple[PicturedCard, ...]:
    """Return cards of these ids for display, each once."""
    drawings = GAMES[wording.game_id].drawings
    return tuple(
        PicturedCard(wording.pack, drawings.get(card, card), wording.cards.name(card))
        for card in dict.fromkeys(cards)
    )
