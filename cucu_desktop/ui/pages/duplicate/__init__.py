"""The result of a player in a deal, compared with others who had the same cards.

Begin with `duplicate_page.py`.
"""
