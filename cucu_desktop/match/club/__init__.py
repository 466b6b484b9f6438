"""A club's tournament of real cards: places without a network, mergeable files, standings, draws.

Begin with `entries`: a club file is a log of entries, and the union of two files is a file. `book_reader`
reads the entries and `conflicts` finds contradictions, `club_standings` ranks and qualifies, `draw` seats
people at tables, `club_lists` has the lists for screen and paper, `club_file` writes this device's file, and
`sample` makes up a season.
"""
