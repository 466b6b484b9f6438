"""A club's tournament of real cards: places without a network, files that merge, standings, draws.

Begin with `entries`: a club file is a log of entries, and the union of two files is a file. `book` reads what
the entries say, `standings` ranks and qualifies, `draw` seats people at tables, `sample` makes a season up.
"""
