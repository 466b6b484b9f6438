"""Editions of the rulings: a match goes on under the edition that it was begun under.

1. The rulings of the first version.
2. An agreement also pays the shares in a re-entry (C10). The Matto's bargain is open to each new holder of
   the Matto (L14).
3. In Cöch for three each player has the dummy for partner in turn (H4).
"""

from typing import Final

EDITION: Final = 3
"""The present edition."""
FIRST: Final = 1
DUMMY_GOES_ROUND: Final = 3
"""The first edition in which the dummy of three changes partners."""
