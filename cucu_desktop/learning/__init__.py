"""Policies of exchange games, learnt by self-play from the rules alone.

`deal_record` tells what each seat knows, `game_tree` and `regret` learn a small deal exactly. Of a large one
`sampling` learns kinds of turns (`turn_key`, `turn_record`). `policy` is the result, `policy_store` finds it.
Nothing in this package names a game, a card or a rule.
"""
