"""A club's tournament of real cards: places without a network, mergeable files, standings, draws.

Begin with `entries`: a club file is a log of entries, and the union of two files is a file. `book` interprets
the entries, `standings` ranks and qualifies, `draw` seats people at tables, `sample` makes up a season.
"""
