"""RankPlayout of the turns of Cuckoo and its kin: the next player's card is taken, unless it is a King."""

from collections import Counter
from collections.abc import Callable, Sequence
from functools import cache

from cucu_desktop.bots.borders import Borders
from cucu_desktop.bots.rank_playout import NO_BORDERS, NONE, RankPlayout
from cucu_desktop.frozen import frozen
from cucu_desktop.games.cuckoo import GAME, HORSES, KINGS, Options


@frozen
class CuckooRules:
    """The rules of a deal, for ranks.

    Attributes:
        king: the rank that may not be taken.
        jumped: the ranks that are jumped: horses (K5), Kings that are gone past (K8).
        opens: whether Kings are open, so that their holders have no turn (K7).
        shuts: whether a player before such a King may only keep.
        takes_any: whether an exchanger who has jumped all others gets any card of the pack.
        drawn_king: the effect of a King from the pack (K2, K11).
        ties: the losers of equal lowest cards (K9).
    """

    king: int
    jumped: frozenset[int] = frozenset()
    opens: bool = False
    shuts: bool = False
    takes_any: bool = False
    drawn_king: str = "refused"
    ties: str = "all"


@cache
def rules_of(options: Options) -> CuckooRules:
    """Return the rules of Cuckoo with these options; an Ace may be higher than a King (K12)."""
    designs, past = GAME.pack_of(options).designs, options.past_kings
    king = next(card.rank for card in designs if card in KINGS)
    horses = {card.rank for card in designs if card in HORSES and options.saltacavallo}
    opens = options.kings == "open"
    return CuckooRules(
        king,
        frozenset(horses | {king} if past else horses),
        opens,
        shuts=opens and not past,
        takes_any=options.saltacavallo and not past and options.drawn_king == "refused",
        drawn_king=options.drawn_king,
        ties=options.ties,
    )


class CuckooPlayout(RankPlayout):
    """RankPlayout of a deal.

    Attributes:
        fined: the position that has lost a life to a King from the pack (K11), or None.
        whinnied: the positions whose King was asked for.
    """

    __slots__ = ("_draw", "_rules", "fined", "whinnied")

    def __init__(
        self, rules: CuckooRules, cards: list[int], draw: Callable[[], int], borders: Borders = NO_BORDERS
    ) -> None:
        super().__init__(cards, borders)
        self._rules = rules
        self._draw = draw
        self.fined: int | None = None
        self.whinnied: list[int] = []

    def may_exchange(self, position: int) -> bool:
        """Return whether the player at this position has no open King, nor one that bars the way (K7)."""
        rules = self._rules
        barring = self.cards[position : position + 1 + rules.shuts]
        return not (rules.opens and rules.king in barring)

    def exchange(self, position: int) -> tuple[int, int]:
        """Make the player at this position try the next one or the pack."""
        cards, rules, last = self.cards, self._rules, len(self.cards) - 1
        if position == last:
            self._draw_card(position)
            return last + 1, NONE
        target = position + 1
        while target <= last and cards[target] in rules.jumped:
            target += 1
        if target > last:
            if rules.takes_any:
                cards[position] = self._draw()
            else:
                self._draw_card(position)
        elif cards[target] == rules.king:
            self.whinnied.append(target)
        else:
            cards[position], cards[target] = cards[target], cards[position]
            return target, cards[position]
        return target + 1, NONE

    def _draw_card(self, position: int) -> None:
        """Draw a card from the pack; a King is not kept (K2, K11)."""
        rules = self._rules
        drawn = self._draw()
        while drawn == rules.king:
            if rules.drawn_king == "life":
                self.fined = position
            if rules.drawn_king != "next":
                return
            drawn = self._draw()
        self.cards[position] = drawn

    def lost(self, order: Sequence[int], tokens: Sequence[int]) -> tuple[int, ...]:
        """Return the seats of lives lost in the deal, with repeats (K3, K9, K11).

        Args:
            order: the seats in playing order.
            tokens: by seat the lives.
        """
        cards, ties, fined = self.cards, self._rules.ties, self.fined
        if ties == "all" and fined is None:
            lowest = min(cards)
            return tuple([seat for seat, card in zip(order, cards, strict=True) if card == lowest])
        before = () if fined is None else (order[fined],)
        is_dead = fined is not None and tokens[order[fined]] == 1
        live = [at for at in range(len(cards)) if not (is_dead and at == fined)]
        if len(live) == 1:
            return before
        held = [cards[at] for at in live]
        if ties == "cancel":
            held = [card for card, count in Counter(held).items() if count == 1]
        losers = [order[at] for at in live if held and cards[at] == min(held)]
        return (*before, *(losers[:1] if ties == "first" else losers))
