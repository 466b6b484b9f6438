"""The album: the games played, the shelf, a person's numbers, and famous deals.

Begin with games_section.py; each module has a section of a `list_page.ListPage`.
"""
