"""Results of finished games: computed from their events, stored in SQLite, added up for statistics.

Begin with `game_result`; `store` is the database, `player_record` the statistics of one person.
"""
