"""The tournament of a club: its lists, entries, draws, prints, and a screen for the room.

Begin with club_page.py.
"""
