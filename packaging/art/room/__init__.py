"""The room and the table: floor, wall, what stands in the corners, what lies on the table, the effects of arrests.

`draw_table.py` writes them to assets/table/. Begin with `floor` and `walls`; their sizes come from the window's venues.
"""
