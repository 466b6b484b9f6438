"""Editions of the rulings: a match goes on under the edition that it was begun under.

1. As the program first had them.
2. A share in a re-entry is one of an agreement's part too (C10). The Matto's bargain is open to whoever comes
   to hold the Matto (L14).
3. In Cöch for three everybody has the dummy for partner in turn (H4).
"""

from typing import Final

EDITION: Final = 3
"""The present edition."""
FIRST: Final = 1
DUMMY_GOES_ROUND: Final = 3
"""Since this one the dummy of three has not kept its partner."""
