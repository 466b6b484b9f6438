"""What is printed for a table with real cards: the page to choose it, rules leaflets, and sheets to write on.

Begin with print_page.py; the packs of cards are in `match.printing`.
"""
