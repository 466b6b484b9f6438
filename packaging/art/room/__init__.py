"""The room and the table: floor, wall, objects in the corners and on the table, effects of arrests.

`draw_table.py` writes the files of assets/table/. Begin with `floor` and `walls`; their sizes come from the
window's venues.
"""
