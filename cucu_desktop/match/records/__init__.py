"""Results of games that are over: read off their events, kept in SQLite, added up for statistics.

Begin with `game_result`; `store` is the database, `player_record` what it tells of one person.
"""
