"""An evening on paper: what is proposed, who comes, who is ahead, and how it ended.

Begin with proposals_page.py.
"""
