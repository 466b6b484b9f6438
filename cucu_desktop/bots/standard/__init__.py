"""How the bots play the games with ordinary cards, in which everybody is dealt a card first."""
