"""The pages of the window: the open page, the pages that `back` returns to, and how a page is rebuilt.

Begin with `page_stack`.
"""
